use crate::understand::language::time::Holiday::{Advent, Easter, Fixed, Nth};
use crate::understand::language::time::Sense::{self, Holiday, Weak};

/// Days with a name.
pub(super) const HOLIDAYS: &[(&str, &[Sense])] = &[
    ("primer domingo de adviento", &[Holiday(Advent(3))]),
    ("segundo domingo de adviento", &[Holiday(Advent(2))]),
    ("tercer domingo de adviento", &[Holiday(Advent(1))]),
    ("cuarto domingo de adviento", &[Holiday(Advent(0))]),
    ("navidad", &[Holiday(Fixed(12, 25))]),
    ("dia de navidad", &[Holiday(Fixed(12, 25))]),
    ("nochebuena", &[Holiday(Fixed(12, 24))]),
    ("nochevieja", &[Holiday(Fixed(12, 31))]),
    ("fin de ano", &[Holiday(Fixed(12, 31))]),
    ("ano nuevo", &[Holiday(Fixed(1, 1))]),
    ("reyes", &[Holiday(Fixed(1, 6)), Weak]),
    ("dia de reyes", &[Holiday(Fixed(1, 6))]),
    ("san valentin", &[Holiday(Fixed(2, 14))]),
    ("san jose", &[Holiday(Fixed(3, 19))]),
    ("dia del trabajo", &[Holiday(Fixed(5, 1))]),
    ("dia de la madre", &[Holiday(Nth(5, 6, 1))]),
    ("halloween", &[Holiday(Fixed(10, 31))]),
    ("todos los santos", &[Holiday(Fixed(11, 1))]),
    ("dia de todos los santos", &[Holiday(Fixed(11, 1))]),
    ("pascua", &[Holiday(Easter(0))]),
    ("domingo de pascua", &[Holiday(Easter(0))]),
    ("lunes de pascua", &[Holiday(Easter(1))]),
    ("viernes santo", &[Holiday(Easter(-2))]),
    ("jueves santo", &[Holiday(Easter(-3))]),
];
