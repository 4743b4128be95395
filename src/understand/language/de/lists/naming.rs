//! The list's name, what stands around it and what it tells of the list.

pub(super) const OPENERS: &[&str] = &[
    "heute",
    "morgen",
    "morgen fruh",
    "diese woche",
    "am wochenende",
    "fur heute",
    "fur morgen",
    "fur diese woche",
    "furs wochenende",
    "ist",
    "sind",
    "kommt",
    "kommen",
    "gehort",
    "gehoren",
    "soll",
    "sollen",
    "mit",
    "muss",
    "mussen",
    "enthalt",
    "kommt noch",
    "kommen noch",
    "sollte",
    "lautet",
    "steht",
    "stehen",
    "doppelpunkt",
    "wird",
    "werden",
    "heute abend",
    "morgen abend",
    "besteht aus",
    "gibt es",
    "haben wir",
    "wird es geben",
    "um",
    "wir haben",
    "ich habe",
    "zum lesen",
    "zu lesen",
    "zum mitnehmen",
    "zu machen",
    "zu tun",
    "zum anschauen",
    "die ich habe",
    "die wir haben",
    "da sind",
    "waren",
    "zutaten",
    "heute nachmittag",
    "nachste woche",
    "dieses wochenende",
    "diesen monat",
    "heute fruh",
    "morgen nachmittag",
    "ubermorgen",
    "sollten",
    "durfen",
    "durften",
    "mussten",
    "gehorten",
];

pub(super) const COPULAS: &[&str] = &["ist", "sind", "wird", "werden", "soll", "sollen", "kommt", "kommen"];

pub(super) const PURPOSES: &[&str] = &["fur", "furs"];

pub(super) const PURPOSES_OF: &[&str] = &["vom", "am"];

pub(super) const OCCASIONS: &[&str] = &[
    "abend",
    "ausflug",
    "essen",
    "feier",
    "ferien",
    "fest",
    "fete",
    "fruhstuck",
    "geburtstag",
    "grillen",
    "hochzeit",
    "ostern",
    "party",
    "picknick",
    "reise",
    "silvester",
    "tour",
    "treffen",
    "trip",
    "urlaub",
    "weihnachten",
    "woche",
    "wochenende",
    "montag",
    "dienstag",
    "mittwoch",
    "donnerstag",
    "freitag",
    "samstag",
    "sonnabend",
    "sonntag",
    "morgen",
    "heute",
    "brunch",
    "taufe",
    "kommunion",
    "umzug",
    "wanderung",
    "ausfluge",
    "mittag",
    "nachmittag",
    "besuch",
    "jubilaum",
    "fasching",
    "camping",
    "nikolaus",
];

pub(super) const PREPOSITIONS: &[&str] = &[
    "furs", "beim", "vom", "am", "auf", "zu", "zur", "zum", "in", "ins", "im", "fur", "an", "aufs", "mit",
    "unter", "von", "aus", "noch", "bei", "bitte", "als", "vorm",
];

pub(super) const DETERMINERS: &[&str] = &[
    "die", "der", "das", "den", "dem", "meine", "meiner", "meinen", "meinem", "mein", "unsere", "unserer",
    "unseren", "unserem", "unser", "neue", "neuen", "neuer", "neues", "eine", "einer", "deine", "deiner",
    "diese", "dieser", "diesen", "nachste", "nachsten",
];

pub(super) const LIST_WORDS: &[&str] = &["liste", "listen", "zettel"];

pub(super) const THINGS: &[&str] = &["sachen", "dinge"];

pub(super) const OUTINGS: &[&str] = &[];

pub(super) const GOODS: &[&str] = &[
    "einkauf",
    "markt",
    "laden",
    "lebensmittel",
    "besorgung",
    "shop",
    "kaufen",
    "apotheke",
    "drogerie",
    "backer",
    "metzger",
    "fleischer",
    "gartner",
    "zutaten",
    "aldi",
    "lidl",
    "ikea",
    "rewe",
    "edeka",
    "penny",
    "netto",
    "rossmann",
    "hofer",
    "billa",
    "hornbach",
    "kaufland",
    "gaste",
    "einladung",
    "packliste",
];

pub(super) const CHORES: &[&str] =
    &["aufgabe", "to do", "todo", "erledig", "plan", "termin", "arbeit", "haushalt", "pflicht", "erinner"];

pub(super) const QUESTIONS: &[&str] = &["frage"];

pub(super) const TITLES: &[&str] = &[
    "film", "serie", "roman", "buch", "lese", "lieder", "song", "playlist", "setlist", "album", "alben",
    "musik", "karaoke",
];
