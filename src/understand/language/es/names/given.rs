//! How it is said that there is a time for what is to be done.

use crate::understand::language::given::Given;

pub(super) const fn given() -> Given {
    Given {
        for_what: word_list!(&["para"]),
        has_visit: phrases!(&["tengo [una]", "tenemos [una]"]),
        visits: word_list!(&["cita", "turno"]),
        has_slot: phrases!(&["[ya] tengo|tenemos|tienen [un] hueco"]),
        has_done: word_list!(),
    }
}
