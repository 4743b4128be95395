//! What puts something on a list, gets it, or is something to do.

pub(super) const ADDERS: &[&str] = &[
    "gib",
    "gib noch",
    "setz",
    "setze",
    "schreib",
    "schreibe",
    "pack",
    "packe",
    "tu",
    "tue",
    "fug",
    "fuge",
    "nimm",
    "notier",
    "notiere",
    "mach",
    "mache",
    "leg",
    "lege",
    "trag",
    "trage",
    "erganze",
    "addiere",
    "setzen",
    "schreiben",
    "mir",
    "uns",
    "hinzufugen",
    "notieren",
    "packen",
    "speichere",
    "stell",
    "stelle",
    "schreibst",
    "setzt",
    "packst",
    "notierst",
    "hinzufugst",
    "tust",
    "fugst",
    "schreibst du",
    "schreibst du mir",
    "schreibst du uns",
    "setzt du",
    "setzt du mir",
    "setzt du uns",
    "packst du",
    "packst du mir",
    "packst du uns",
    "notierst du",
    "notierst du mir",
    "notierst du uns",
    "tust du",
    "tust du mir",
    "tust du uns",
    "fugst du",
    "fugst du mir",
    "fugst du uns",
    "nimmst du",
    "nimmst du mir",
    "nimmst du uns",
    "mach mir",
    "mach uns",
    "gib mir",
    "gib uns",
    "setz mir",
    "setz uns",
    "setze mir",
    "setze uns",
    "schreib mir",
    "schreib uns",
    "schreibe mir",
    "schreibe uns",
    "pack mir",
    "pack uns",
    "packe mir",
    "packe uns",
    "tu mir",
    "tu uns",
    "tue mir",
    "tue uns",
    "nimm mir",
    "nimm uns",
    "notier mir",
    "notier uns",
    "notiere mir",
    "notiere uns",
    "trag mir",
    "trag uns",
    "trage mir",
    "trage uns",
    "leg mir",
    "leg uns",
    "lege mir",
    "lege uns",
    "stell mir",
    "stell uns",
    "stelle mir",
    "stelle uns",
    "aufschreiben",
];

pub(super) const ADDING_THINGS: &[&str] = &["pack"];

pub(super) const ASKERS: &[&str] = &["und", "du", "bitte", "mal", "ihr"];

pub(super) const LATE_ADDERS: &[&str] = &[
    "fuge hinzu",
    "notiere",
    "notier",
    "setze",
    "setz",
    "schreib",
    "schreibe",
    "erganze",
    "fug",
    "fuge",
    "hinzufugen",
    "notieren",
    "erganzen",
    "erganzen um",
    "aufschreiben",
    "dazuschreiben",
    "eintragen",
    "erganze um",
];

pub(super) const THEREFORES: &[&str] =
    &["aber", "also", "deshalb", "darum", "daher", "deswegen", "drum", "da"];

pub(super) const BUYERS: &[&str] = &[
    "brauchen",
    "kaufen",
    "besorgen",
    "holen",
    "einkaufen",
    "mitbringen",
    "bestellen",
    "kaufen gehen",
    "noch kaufen",
    "einpacken",
    "packen",
    "mitnehmen",
    "einladen",
    "kauf",
    "kaufe",
    "hol",
    "hole",
    "besorg",
    "besorge",
    "bring",
    "bringst du",
    "bringst du mir",
    "bringst du uns",
    "bringst du bitte",
    "holst du",
    "holst du mir",
    "holst du uns",
    "holst du bitte",
    "kaufst du",
    "kaufst du mir",
    "kaufst du uns",
    "kaufst du bitte",
    "besorgst du",
    "besorgst du mir",
    "besorgst du uns",
    "besorgst du bitte",
    "nimmst du",
    "nimmst du mir",
    "nimmst du uns",
    "nimmst du bitte",
    "bestell",
    "bestelle",
    "nimm",
    "nimm mir",
    "nimm uns",
    "nimm bitte",
    "nehmt",
    "nachbestellen",
    "nachkaufen",
    "beschaffen",
];

pub(super) const NOTERS: &[&str] = &["notieren", "aufschreiben", "vermerken"];

pub(super) const VIEWERS: &[&str] =
    &["sehen", "ansehen", "schauen", "anschauen", "lesen", "horen", "gucken", "angucken"];

pub(super) const WAYS: &[&str] = &[
    "gang",
    "abstecher",
    "ausflug",
    "gehen",
    "fahren",
    "gehe",
    "fahre",
    "gehe noch",
    "laufen",
    "bin",
    "geh",
    "fahr",
    "starte",
    "beginne",
    "erstelle",
    "erganze",
    "erweitere",
    "aktualisiere",
    "offne",
    "mach",
    "mache",
    "anlegen",
    "du",
    "ihr",
    "du mal",
    "ihr mal",
    "du das nachste mal",
    "frag",
    "frage",
    "fragen",
    "fragst du",
    "auf dem weg",
    "am weg",
    "am heimweg",
    "auf dem heimweg",
    "auf dem ruckweg",
];

pub(super) const REQUESTS: &[&str] = &["frag", "frage", "fragen", "fragst"];

pub(in crate::understand::language) fn is_task(words: &[&str], last: &str) -> bool {
    words.len() > 1
        && last.chars().next().is_some_and(char::is_lowercase)
        && ["en", "ern", "eln", "tun"].iter().any(|ending| last.len() > 4 && last.ends_with(ending))
        && !["kuchen", "beeren"].iter().any(|thing| last.ends_with(thing))
}

/// `zu gießen`, `abzuholen`.
pub(super) fn is_told(two: &[&str]) -> bool {
    let verb = |word: &str| word.len() > 3 && word.ends_with('n');
    let parted = |word: &str| {
        let rest = PARTICLES.iter().filter_map(|particle| word.strip_prefix(particle)?.strip_prefix("zu"));
        rest.into_iter().any(verb)
    };
    two.iter().any(|word| parted(word)) || matches!(two, ["zu", word] if verb(word))
}

/// What stands before the `zu` that is written in one word with a verb.
const PARTICLES: &[&str] = &[
    "ab", "an", "auf", "aus", "bei", "durch", "ein", "fest", "frei", "her", "heraus", "hin", "los", "mit",
    "nach", "raus", "rein", "um", "vor", "vorbei", "weg", "zuruck", "zusammen", "zu",
];

pub(super) fn is_past(_: &str, _: &str) -> bool {
    false
}
