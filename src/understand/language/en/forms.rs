//! How the forms of English verbs end.

use crate::understand::language::forms::{Endings, Forms};

pub(super) static FORMS: Forms = Forms {
    doing: Endings(&["ing"]),
    does: Endings(&["s"]),
    did: Endings(&["ed"]),
    denied: Endings(&["nt"]),
    ..Forms::none()
};
