use crate::understand::language::topics::Topics;

pub(super) const fn topics() -> Topics {
    Topics {
        slight: word_list!(SLIGHT),
        opens: word_list!(OPENS),
        news: word_list!(NEWS),
        reports: word_list!(REPORTS),
        titles: word_list!(&[
            "mag", "prof", "dr", "dipl", "ing", "hr", "fr", "st", "nr", "str", "tel", "bzw", "ca", "dir",
        ]),
        about: word_list!(&["wegen", "zum", "zur"]),
        places: word_list!(&[
            "in",
            "im",
            "am",
            "beim",
            "bei",
            "auf",
            "vor",
            "vorm",
            "hinter",
            "hinterm",
            "neben",
            "unter",
            "gegenuber",
            "an",
            "unten",
            "oben",
            "draussen",
        ]),
        events: word_list!(&["lieferung", "geliefert"]),
        what_for: word_list!(&["ein", "eine", "einen"]),
        moves: word_list!(MOVES),
        we_move: word_list!(),
        to_do: &["en", "eln", "ern"],
        whom: word_list!(),
        no_task: word_list!(),
        tells: word_list!(),
        empty: word_list!(EMPTY),
    }
}

#[rustfmt::skip] // words side by side, not one a line
const SLIGHT: &[&str] = &[
    "jemand", "leute", "jungs", "manner",
    "er", "sie", "es", "der", "die", "das", "den", "dem", "ihn", "ihm", "ihr", "ihnen", "wir", "ich", "du", "man",
    "uns", "mich", "mir", "dich", "sich", "ihre", "ihren", "unser", "unsere", "mein", "meine", "sein", "seine",
    "deren", "alle", "ist", "sind", "war", "wird", "wirds", "werden", "wurde", "waren", "bin", "hats", "hat",
    "haben", "habe", "hab", "hatte", "hatten", "kann", "konnen", "konnte", "konnten", "soll", "sollen", "sollte",
    "sollten", "muss", "mussen", "musste", "will", "wollen", "wollte", "mochte", "mag", "darf", "durfen", "wars",
    "ists", "gehts", "gibts", "gibt", "kommt", "kommen", "komme", "komm", "kam", "vorbeikommen", "vorbei", "vorbeischauen",
    "hinkommen", "hin", "hingehen", "gehen", "geht", "los", "losgehen", "fangt", "fangen", "an", "anfangen",
    "beginnt", "beginnen", "startet", "starten", "start", "treffen", "treffpunkt", "treff", "da", "dabei", "dort",
    "dann", "jetzt", "nun", "doch", "wieder", "schon", "noch", "nur", "auch", "so", "also", "aber", "und", "oder",
    "erst", "sonst", "denn", "mal", "halt", "eben", "ja", "nein", "nicht", "passt", "passen", "passte", "gedacht",
    "gesagt", "sagt", "sagte", "sagen", "meint", "meinte", "meinen", "ausgemacht", "abgemacht", "vereinbart",
    "verabredet", "verlegt", "verschoben", "umgebucht", "geschoben", "gelegt", "angesetzt", "festgelegt", "schlagt",
    "schlug", "vor", "vorgeschlagen", "bekommen", "gekriegt", "kriegen", "kriege", "gegeben", "geben", "genommen",
    "nehmen", "frei", "was", "etwas", "dran", "drankommen", "fallig", "fertig", "termin", "abgabe", "abholung",
    "lieferung", "geliefert", "beginn", "ende", "anfang", "abfahrt", "ankunft", "erste", "ersten", "erster",
    "erstes", "nachste", "nachsten", "nachster", "zweite", "neue", "neuer", "neuen", "neuem", "stunde", "einheit",
    "sitzung", "datum", "tag", "zeit", "uhrzeit", "zug", "helfe", "helfen", "hilft", "abholen", "abgeholt", "geholt", "holen",
    "hole", "bringen", "findet", "statt", "stattfinden", "dauert", "dauern", "geplant", "eingeplant", "vorgesehen",
    "eingetragen", "moglich", "klappt", "spatestens", "punktlich", "gegen", "ab", "um", "bis", "am", "im", "zum",
    "zur", "fur", "von", "zu", "ungefahr", "etwa", "circa", "ca", "wahrscheinlich", "vermutlich", "angeblich",
    "hoffentlich", "bitte", "einen", "ein", "eine", "einem", "einer", "stuck", "vorstellung", "programm", "heuer",
    "reserviert", "gebucht", "bestellt", "einlass", "sehen", "fang", "fange", "geh", "gehe", "hol", "steigt",
    "diesmal", "dieses", "diesen", "diese", "dieser", "weg", "fort", "unterwegs", "fahren", "fahre", "fahrt", "losfahren", "vom",
    "steht", "stehen", "tur", "klingelt", "lautet", "wer",
    // What a thing that was named begins with, or who told.
    "anpfiff", "auffuhrung", "trauung", "bescherung", "anstoss", "aufbruch", "rief", "schrieb",
];

#[rustfmt::skip] // as above
const OPENS: &[&str] = &[
    "ist", "sind", "war", "wurde", "wurden", "wird", "hat", "haben", "kann", "konnen", "konnte", "wollte", "will",
    "fallt", "geht", "findet", "steht",
];

#[rustfmt::skip] // as above
const NEWS: &[&str] = &[
    "gebucht", "verlegt", "verschoben", "bestatigt", "fix", "abgesagt", "ausgefallen", "angesetzt", "reserviert",
    "vereinbart", "ausgemacht", "eingetragen", "gemeldet", "angerufen", "geschrieben", "geantwortet", "zugesagt",
    "erreicht", "kommen", "statt", "fest", "nicht", "doch", "umgelegt", "vorgezogen", "festgelegt",
    "geplant", "vorverlegt", "durch", "zuruckgerufen", "gemailt", "frei",
];

#[rustfmt::skip] // as above
const REPORTS: &[&str] = &[
    "angerufen", "zuruckgerufen",
];

#[rustfmt::skip] // as above
const EMPTY: &[&str] = &[
    "so", "also", "gut", "super", "toll", "prima", "perfekt", "okay", "ok", "na", "ja", "genau", "hallo", "hi",
    "servus", "moin", "gruezi", "ach", "oh", "ah", "ahm", "hm", "wichtig", "achtung", "notiz", "memo", "erinnerung",
    "nicht", "vergessen", "vergiss", "merken", "merk", "dir", "mir", "bitte", "endlich", "ubrigens", "horst", "hor",
    "zu", "du", "weisst", "weiss", "schon", "was", "neuigkeiten", "neues", "gute", "schlechte", "nachricht",
    "nachrichten", "juhu", "hurra", "puh", "ojemine", "mist", "schade", "leider", "stell", "vor", "kurz", "kurze",
    "schnell", "noch", "eins", "danke", "stellt", "sich", "heraus", "frohe", "tolle", "zwei", "sachen",
];

#[rustfmt::skip] // as above
const MOVES: &[&str] = &[
    "treffen", "komm", "komme", "kommen", "gehen", "geh", "gehe", "fahren", "fahre", "fahrt", "losfahren", "weg", "fort", "unterwegs", "los", "losgehen", "beginnen", "anfangen", "fangen",
];
