//! How it is said that there is a time for what is to be done.

use crate::understand::language::given::Given;

pub(super) const fn given() -> Given {
    Given::new(
        &["pour"],
        &["j ai [un]", "on a [un]", "nous avons [un]"],
        &["rendez", "rdv"],
        &["(j ai|on a|nous avons|ils ont|elles ont) [enfin|deja] un|une creneau|place"],
        &["faire", "fasse", "fassions"],
    )
}
