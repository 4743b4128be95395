//! How it is said that there is a time for what is to be done.

use crate::understand::language::given::{Chosen, Given};

pub(super) const fn given() -> Given {
    Given::new(
        &["para"],
        &["tengo [una]", "tenemos [una]"],
        &["cita", "turno"],
        &["[ya] tengo|tenemos|tienen [un] hueco"],
        &[],
        Chosen::NONE,
    )
}
