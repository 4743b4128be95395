mod called;
mod forms;
mod holidays;
mod lists;
mod mentions;
mod names;
mod numbers;
mod places;
mod spelling;
mod things;
mod time;
mod values;
mod works;

pub(super) use lists::LISTS;
pub(super) use names::NAMES;
pub(super) use numbers::NUMBERS;
pub(super) use spelling::SPELLING;
pub(super) use time::TIME;
