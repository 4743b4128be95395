//! How the forms of Spanish verbs end: no ending tells one from other words, unless a pronoun clings to it.

use crate::understand::language::forms::{Endings, Forms};

pub(super) static FORMS: Forms = Forms {
    back: Endings(&[
        "arlo", "erlo", "irlo", "arla", "erla", "irla", "arlos", "erlos", "irlos", "arlas", "erlas", "irlas",
        "arle", "erle", "irle",
    ]),
    ..Forms::none()
};
