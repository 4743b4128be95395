//! How it is said that there is a time for what is to be done.

use crate::understand::language::given::Given;
use crate::understand::language::phrases::Phrases;
use crate::understand::language::word_list::WordList;

pub(super) const fn given() -> Given {
    Given {
        for_what: WordList::new(&["pour"]),
        has_visit: Phrases::new(&["j ai [un]", "on a [un]", "nous avons [un]"]),
        visits: WordList::new(&["rendez", "rdv", "consultation", "seance"]),
        has_slot: Phrases::new(&[
            "(j ai|on a|nous avons|ils ont|elles ont) [enfin|deja] un|une creneau|place",
        ]),
        has_done: WordList::new(&["faire", "fasse", "fassions"]),
    }
}
