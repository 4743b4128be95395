//! How somebody is begged to do something, before what is asked of them.

pub(super) const COURTESIES: &[&str] = &[
    "fais moi plaisir et",
    "rends moi service et",
    "rends moi un service et",
    "sois chou et",
    "sois gentil et",
    "sois gentille et",
    "sois mignon et",
    "sois mignonne et",
    "sois sympa et",
    "sois un amour et",
    "sois un ange et",
    "soyez aimable et",
    "soyez gentil et",
    "soyez gentille et",
    "tu serais chou de",
    "tu serais gentil de",
    "tu serais gentille de",
    "tu serais sympa de",
    "tu serais un amour de",
    "tu serais un ange de",
];
