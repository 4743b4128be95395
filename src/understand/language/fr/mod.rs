mod numbers;
mod spelling;

pub(super) use numbers::NUMBERS;
pub(super) use spelling::SPELLING;
