//! How it is said that there is a time for what is to be done.

use crate::understand::language::given::Given;

pub(super) const fn given() -> Given {
    Given {
        for_what: word_list!(&["pour"]),
        has_visit: phrases!(&["j ai [un]", "on a [un]", "nous avons [un]"]),
        visits: word_list!(&["rendez", "rdv", "consultation", "seance"]),
        has_slot: phrases!(&["(j ai|on a|nous avons|ils ont|elles ont) [enfin|deja] un|une creneau|place"]),
        has_done: word_list!(&["faire", "fasse", "fassions"]),
    }
}
