mod numbers;

pub(super) use numbers::NUMBERS;
