//! How the forms of German words end.

use crate::understand::language::forms::{Endings, Forms};

pub(super) static FORMS: Forms = Forms {
    does: Endings(&["t"]),
    thou: Endings(&["st"]),
    done: Endings(&["iert"]),
    several: Endings(&["n"]),
    is_other,
    ..Forms::none()
};

/// How participles begin, and the syllable of one behind its front: `getrocknet`, `abgepackt`.
const FRONTS: &[&str] = &["ge", "ver", "be", "ent", "er", "zer"];
const INSIDE: &str = "ge";

/// Of words that say how something is: `mittelalt`, `angebracht` without its front.
const QUALITIES: &[&str] = &["alt", "ght"];

fn is_other(word: &str) -> bool {
    word.ends_with("iert")
        || word.contains(INSIDE)
        || FRONTS.iter().any(|front| word.starts_with(front))
        || QUALITIES.iter().any(|end| word.ends_with(end))
}
