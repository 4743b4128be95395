//! How somebody is begged to do something, before what is asked of them.

pub(super) const COURTESIES: &[&str] = &[
    "haceme un favor y",
    "hagame|haganme|haceme el|un favor de|y",
    "[me] harias|haces|hacen|haria|hace el|un favor de|y|si",
    "[me] echas|echame una mano y",
    "hacme un favor y",
    "haz el favor de",
    "haz el favor y",
    "hazme el favor de",
    "hazme el favor y",
    "hazme un favor y",
    "se amable y",
    "se buena y",
    "se bueno y",
    "se maja y",
    "se majo y",
    "se un angel y",
    "se un cielo y",
    "se un sol y",
];
