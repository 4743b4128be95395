//! What stands between items, counts them or takes them back.

pub(super) const CONJUNCTIONS: &[&str] = &["und", "u"];

pub(super) const COMMAS: &[&str] = &["komma", "semikolon", "strichpunkt"];

pub(super) const BREAKS: &[&str] = &[
    "neue zeile",
    "nachste zeile",
    "neuer absatz",
    "zeilenumbruch",
    "spiegelstrich",
    "aufzahlungszeichen",
    "neuer punkt",
    "nachster punkt",
];

pub(super) const SEPARATORS: &[&str] = &[
    "oh und",
    "und vergiss nicht",
    "nicht zu vergessen",
    "was noch",
    "und vergiss",
    "dann",
    "und dann",
    "dann noch",
    "und dann noch",
    "sowie",
    "und auch",
    "und auch noch",
    "ausserdem",
    "und ausserdem",
    "plus",
    "und noch",
    "ach und",
    "ach ja und",
    "danach",
    "und danach",
    "ebenso wie",
    "zusammen mit",
    "und zum schluss",
    "zum schluss",
    "und zuletzt",
    "dazu noch",
    "und dazu",
    "und schliesslich",
    "und wir brauchen",
    "und wir brauchen noch",
    "und ich brauche",
    "und ich brauche noch",
    "und vielleicht",
    "und vielleicht noch",
    "sowie auch",
    "als auch",
    "wie auch",
    "am ende noch",
    "und am ende",
    "und am ende noch",
    "am schluss",
    "und am schluss",
    "am schluss noch",
    "und zum schluss noch",
];

pub(super) const PLUSES: &[&str] = &["plus"];

pub(super) const AFTERTHOUGHTS: &[&str] = &[
    "ach und",
    "ach ja und",
    "oh und",
    "und vielleicht",
    "und vielleicht noch",
    "und vergiss nicht",
    "nicht zu vergessen",
    "was noch",
    "und vergiss",
];

pub(super) const COUNTERS: &[&str] = &["nummer", "punkt", "schritt", "aufgabe"];

pub(super) const ORDINALS: &[(&str, u64)] = &[
    ("erstens", 1),
    ("zweitens", 2),
    ("drittens", 3),
    ("viertens", 4),
    ("funftens", 5),
    ("sechstens", 6),
    ("zuerst", 1),
    ("erst", 1),
    ("als 1.", 1),
    ("als 2.", 2),
    ("als 3.", 3),
    ("als 4.", 4),
    ("als 5.", 5),
    ("als 6.", 6),
    ("als 7.", 7),
    ("als 8.", 8),
    ("zum einen", 1),
    ("zum anderen", 2),
    ("an 1. stelle", 1),
    ("an 2. stelle", 2),
];

pub(super) const LASTS: &[&str] = &[
    "zuletzt",
    "schliesslich",
    "zum schluss",
    "und zuletzt",
    "letztens",
    "als letztes",
    "und als letztes",
    "ganz zum schluss",
];

pub(super) const SEQUELS: &[&str] = &["dann", "danach", "anschliessend"];

pub(super) const CORRECTIONS: &[&str] = &[
    "nein",
    "ach nein",
    "nee",
    "ne",
    "nein warte",
    "warte",
    "halt",
    "moment",
    "quatsch",
    "entschuldigung",
    "sorry",
    "ich meine",
    "ich meinte",
    "doch nicht",
    "falsch",
    "streich das",
    "stop",
    "nein doch",
    "oder nein",
    "nein quatsch",
    "ah nein",
    "besser",
    "beziehungsweise",
    "korrektur",
    "lieber",
];

pub(super) const CORRECTIONS_OF: &[&str] = &[
    "ach nein",
    "nein warte",
    "nein",
    "ich meine",
    "ich meinte",
    "nein ich meine",
    "nein ich meinte",
    "nein doch",
    "oder besser",
    "besser",
    "quatsch",
    "entschuldigung",
    "sorry",
    "nein lieber",
    "doch lieber",
    "lieber",
    "beziehungsweise",
    "vielmehr",
    "oder vielmehr",
    "besser gesagt",
];

pub(super) const FIRM_CORRECTIONS: &[&str] = &["nein", "quatsch", "entschuldigung", "sorry"];

pub(super) const REMOVERS: &[&str] = &[
    "kein",
    "keine",
    "keinen",
    "doch kein",
    "doch keine",
    "doch keinen",
    "streich",
    "streiche",
    "losch",
    "losche",
    "entferne",
    "vergiss",
    "lass",
    "nimm",
    "nicht",
    "doch nicht",
    "weg mit",
];

pub(super) const REMOVALS: &[&str] = &[
    "haben wir noch",
    "haben wir schon",
    "haben wir doch",
    "haben wir noch genug",
    "haben wir ja noch",
    "habe ich noch",
    "hab ich noch",
    "haben wir",
    "doch nicht",
    "nicht",
    "weg",
    "streichen",
    "kann weg",
    "wieder runter",
    "runter",
    "raus",
    "mehr",
    "von der liste",
];

pub(super) const ABBREVIATIONS: &[&str] = &[
    "dr", "hr", "fr", "st", "nr", "bzw", "ca", "zb", "z", "inkl", "prof", "evtl", "ggf", "min", "max", "stk",
    "pkg", "pck", "str", "usw", "l", "kg", "el", "tl", "gr", "u",
];
