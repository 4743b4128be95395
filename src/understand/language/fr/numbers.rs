use std::sync::LazyLock;

use crate::understand::language::numbers::{Numbers, no_compound, table};

pub(crate) static NUMBERS: Numbers = Numbers {
    words: LazyLock::new(|| table(CARDINALS, ORDINALS)),
    ordinal_suffixes: &["er", "ere", "re", "e", "eme", "ieme"],
    joiners: &[("et", 20)],
    ones: &["un", "une", "unieme"],
    scores: true,
    compound: no_compound,
};

/// `un` and `une` are left to the readers when they stand alone: they are articles first.
const CARDINALS: &[(&str, u64)] = &[
    ("zero", 0),
    ("deux", 2),
    ("trois", 3),
    ("quatre", 4),
    ("cinq", 5),
    ("six", 6),
    ("sept", 7),
    ("huit", 8),
    ("neuf", 9),
    ("dix", 10),
    ("onze", 11),
    ("douze", 12),
    ("treize", 13),
    ("quatorze", 14),
    ("quinze", 15),
    ("seize", 16),
    ("vingt", 20),
    ("vingts", 20),
    ("trente", 30),
    ("quarante", 40),
    ("cinquante", 50),
    ("soixante", 60),
    ("septante", 70),
    ("octante", 80),
    ("huitante", 80),
    ("nonante", 90),
    ("cent", 100),
    ("cents", 100),
    ("mille", 1000),
];

const ORDINALS: &[(&str, u64)] = &[
    ("premier", 1),
    ("premiere", 1),
    ("premiers", 1),
    ("premieres", 1),
    ("deuxieme", 2),
    ("troisieme", 3),
    ("quatrieme", 4),
    ("cinquieme", 5),
    ("sixieme", 6),
    ("septieme", 7),
    ("huitieme", 8),
    ("neuvieme", 9),
    ("dixieme", 10),
    ("onzieme", 11),
    ("douzieme", 12),
    ("treizieme", 13),
    ("quatorzieme", 14),
    ("quinzieme", 15),
    ("seizieme", 16),
    ("vingtieme", 20),
    ("trentieme", 30),
];
