//! How it is said that there is a time for what is to be done.

use crate::understand::language::given::Given;
use crate::understand::language::phrases::Phrases;
use crate::understand::language::word_list::WordList;

pub(super) const fn given() -> Given {
    Given {
        for_what: WordList::new(&["para"]),
        has_visit: Phrases::new(&["tengo [una]", "tenemos [una]"]),
        visits: WordList::new(&["cita", "turno"]),
        has_slot: Phrases::new(&["[ya] tengo|tenemos|tienen [un] hueco"]),
        has_done: WordList::new(&[]),
    }
}
