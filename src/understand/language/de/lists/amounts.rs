//! Articles, measures and what is measured.

pub(super) const ARTICLES: &[&str] = &["der", "die", "das", "den", "dem", "des"];

pub(super) const LACKS: &[&str] = &["kein", "keine", "keinen"];

pub(super) const LACKING: &[&str] =
    &["haben", "habe", "hab", "hat", "gibt", "gibts", "ist", "sind", "fast", "auch", "gar"];

pub(super) const GONE: &[&str] = &["mehr"];

pub(super) const SOMES: &[&str] = &["etwas"];

pub(super) const TIES: &[&str] = &[
    "mit", "ohne", "uber", "gegen", "um", "wie", "nach", "vor", "oder", "und", "so", "als", "wegen", "durch",
    "pro", "bis", "zwischen", "hinter", "noch", "auch", "ist", "je", "bei", "neben", "halb", "etwa", "circa",
    "zirka", "ungefahr",
];

pub(super) const ONES: &[&str] = &["ein", "eine", "einen", "einer", "einem", "eines"];

pub(super) const RATES: &[&str] = &[];

pub(super) const MEASURES: &[&str] = &[
    "schussel",
    "teller",
    "dutzend",
    "paar",
    "bisschen",
    "wenig",
    "halbes",
    "halber",
    "halbe",
    "halben",
    "halb",
    "viertel",
    "achtel",
    "drittel",
    "pfund",
    "kilo",
    "kilogramm",
    "gramm",
    "liter",
    "flasche",
    "pfunderli",
    "packung",
    "paket",
    "pack",
    "kiste",
    "kasten",
    "dose",
    "glas",
    "tute",
    "tuten",
    "tube",
    "bund",
    "becher",
    "sack",
    "tafel",
    "rolle",
    "scheibe",
    "stuck",
    "schachtel",
    "karton",
    "kopf",
    "knolle",
    "zehe",
    "prise",
    "handvoll",
    "tasse",
    "loffel",
    "essloffel",
    "teeloffel",
    "stange",
    "strauss",
    "netz",
    "schale",
    "beutel",
    "eimer",
    "fass",
    "laib",
    "palette",
    "rest",
    "menge",
    "haufen",
    "zentner",
    "meter",
    "portion",
    "ecke",
    "riegel",
    "wurfel",
    "blatt",
    "satz",
    "set",
    "tetrapack",
    "kanister",
    "kartusche",
    "kubel",
    "krug",
    "kanne",
    "korb",
    "gebinde",
    "streifen",
    "trommel",
    "kugel",
    "zopf",
    "mass",
    "rohrchen",
    "tiegel",
    "patrone",
    "ampulle",
    "blech",
    "brocken",
    "klumpen",
    "buschel",
    "kranz",
    "block",
    "ries",
    "hauch",
    "humpen",
    "keil",
    "ring",
    "zweig",
    "topf",
    "1",
    "2",
    "100",
    "1000",
    "schuss",
    "spritzer",
    "klecks",
    "tropfen",
    "messerspitze",
    "schluck",
    "bundel",
    "trager",
    "barren",
    "ladung",
    "fuhre",
    "ballen",
    "steige",
    "staude",
    "strang",
    "knauel",
    "spule",
    "stapel",
    "bogen",
    "tonne",
    "kubikmeter",
    "quadratmeter",
    "laufmeter",
];

pub(super) const DIMINUTIVES: &[&str] = &["chen", "lein", "erl"];

pub(super) const MEASURE_ENDINGS: &[&str] = &["", "e", "en"];

pub(super) const CONTAINERS: &[&str] = &[
    "pack", "packung", "flasche", "dose", "tute", "karton", "kiste", "eimer", "beutel", "becher", "sack",
    "trager",
];

pub(super) const VESSELS: &[&str] = &[];

pub(super) const UNITS: &[&str] = &[
    "meter",
    "zentimeter",
    "millimeter",
    "mil",
    "zoll",
    "volt",
    "watt",
    "ampere",
    "korn",
    "kornung",
    "grad",
    "ohm",
];

pub(super) const SHARES: &[&str] = &["jedem", "jeder"];

pub(super) const POINTS: &[&str] = &["komma"];

pub(super) const LABELS: &[&str] = &[
    "grosse", "nummer", "nr", "typ", "stufe", "klasse", "modell", "faktor", "starke", "band", "teil",
    "serie", "seite", "kapitel",
];

pub(super) const TIMES: &[&str] = &["mal", "auf", "x"];

pub(super) const OF: &[&str] = &[];

pub(super) const PARTITIVES: &[&str] = &[];

pub(super) const WHOLES: &[&str] =
    &["mensch argere dich nicht", "oh boy", "entschuldigung vom", "entschuldigung von", "entschuldigung fur"];

pub(super) const PARTS: &[&str] = &[
    "halb",
    "halbe",
    "halber",
    "halbes",
    "halben",
    "viertel",
    "dreiviertel",
    "drittel",
    "anderthalb",
    "eineinhalb",
    "einhalb",
];

pub(super) const AMOUNTS: &[&str] = &[
    "dutzend",
    "liter",
    "kilo",
    "kilogramm",
    "gramm",
    "pfund",
    "stuck",
    "packung",
    "packungen",
    "paar",
    "bund",
    "sack",
    "packerl",
    "packchen",
];
