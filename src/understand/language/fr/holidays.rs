use crate::understand::language::time::Holiday::{Easter, Fixed, Nth};
use crate::understand::language::time::Sense::{self, Holiday};

/// Days with a name.
pub(super) const HOLIDAYS: &[(&str, &[Sense])] = &[
    ("noel", &[Holiday(Fixed(12, 25))]),
    ("jour de noel", &[Holiday(Fixed(12, 25))]),
    ("veille de noel", &[Holiday(Fixed(12, 24))]),
    ("reveillon", &[Holiday(Fixed(12, 24))]),
    ("reveillon de noel", &[Holiday(Fixed(12, 24))]),
    ("reveillon du nouvel an", &[Holiday(Fixed(12, 31))]),
    ("saint sylvestre", &[Holiday(Fixed(12, 31))]),
    ("nouvel an", &[Holiday(Fixed(1, 1))]),
    ("jour de l an", &[Holiday(Fixed(1, 1))]),
    ("epiphanie", &[Holiday(Fixed(1, 6))]),
    ("chandeleur", &[Holiday(Fixed(2, 2))]),
    ("saint valentin", &[Holiday(Fixed(2, 14))]),
    ("fete du travail", &[Holiday(Fixed(5, 1))]),
    ("fete nationale", &[Holiday(Fixed(7, 14))]),
    ("assomption", &[Holiday(Fixed(8, 15))]),
    ("halloween", &[Holiday(Fixed(10, 31))]),
    ("toussaint", &[Holiday(Fixed(11, 1))]),
    ("fete des meres", &[Holiday(Nth(5, 6, 0))]),
    ("fete des peres", &[Holiday(Nth(6, 6, 3))]),
    ("paques", &[Holiday(Easter(0))]),
    ("dimanche de paques", &[Holiday(Easter(0))]),
    ("lundi de paques", &[Holiday(Easter(1))]),
    ("vendredi saint", &[Holiday(Easter(-2))]),
    ("mardi gras", &[Holiday(Easter(-47))]),
    ("ascension", &[Holiday(Easter(39))]),
    ("pentecote", &[Holiday(Easter(49))]),
    ("lundi de pentecote", &[Holiday(Easter(50))]),
];
