//! What puts something on a list, gets it, or is something to do.

pub(super) const ADDERS: &[&str] = &[
    "anade",
    "anadir",
    "anada",
    "anademe",
    "agrega",
    "agregar",
    "agregue",
    "agregame",
    "pon",
    "poner",
    "ponga",
    "ponme",
    "apunta",
    "apuntar",
    "apunte",
    "apuntame",
    "anota",
    "anotar",
    "anote",
    "anotame",
    "escribe",
    "escribir",
    "mete",
    "meter",
    "incluye",
    "incluir",
    "suma",
    "guarda",
    "coloca",
    "anadirla",
    "anadirlo",
    "anadirlos",
    "anadirlas",
    "ponerlo",
    "ponerla",
    "ponerlos",
    "ponerlas",
    "apuntarlo",
    "apuntarla",
    "apuntarlos",
    "apuntarlas",
    "agregarlo",
    "agregarla",
    "anotarlo",
    "anotarla",
    "meterlo",
    "meterla",
    "anadas",
    "pongas",
    "apuntes",
    "agregues",
    "anotes",
    "anadieras",
    "pusieras",
    "apuntaras",
    "agregaras",
    "anade a",
    "agrega a",
    "pon a",
    "apunta a",
    "mete a",
    "incluye a",
    "anadir a",
    "agregar a",
    "poner a",
    "apuntar a",
    "echa",
    "echale",
    "ponlo",
    "ponlos",
    "ponla",
    "ponlas",
    "apuntalo",
    "apuntalos",
    "apuntala",
    "apuntalas",
    "anadelo",
    "anadelos",
    "anadela",
    "anadelas",
    "agregalo",
    "agregalos",
    "agregala",
    "agregalas",
    "anotalo",
    "anotalos",
    "anotala",
    "anotalas",
    "metelo",
    "metelos",
    "metela",
    "metelas",
];

pub(super) const ASKERS: &[&str] =
    &["de", "a", "que", "puedes", "por", "y", "importaria", "molestaria", "amable", "favor"];

pub(super) const LATE_ADDERS: &[&str] =
    &["anade", "anadir", "agrega", "agregar", "pon", "apunta", "anota", "incluye"];

pub(super) const THEREFORES: &[&str] = &["pero", "asi que", "entonces"];

pub(super) const BUYERS: &[&str] = &[
    "comprar",
    "compra",
    "traer",
    "trae",
    "coger",
    "pedir",
    "conseguir",
    "llevar",
    "buscar",
    "compre",
    "comprame",
    "traeme",
    "invitar",
    "invitar a",
    "coge",
    "consigue",
    "pide",
    "busca",
    "lleva",
    "toma",
    "recoge",
    "recoger",
    "cogeme",
    "coger unos",
    "compra unos",
];

pub(super) const VIEWERS: &[&str] = &["ver", "leer", "mirar", "escuchar"];

pub(super) const WAYS: &[&str] = &[
    "ir",
    "voy",
    "vamos",
    "pasar",
    "paso",
    "pasarme",
    "pasar por",
    "acercarme",
    "ir a",
    "estoy",
    "empieza",
    "crea",
    "haz",
    "comienza",
    "completa",
    "abre",
    "inicia",
    "crear",
    "empezar",
    "hacer",
];

pub(super) fn is_task(words: &[&str], _: &str) -> bool {
    let is_verb =
        |word: &str| word.len() > 3 && ["ar", "er", "ir"].iter().any(|ending| word.ends_with(ending));
    let bare = |word: &str| CLITICS.iter().filter_map(|clitic| word.strip_suffix(clitic)).any(is_verb);
    words.len() > 1
        && words.first().is_some_and(|word| is_verb(word) || SHORT_VERBS.contains(word) || bare(word))
}

const SHORT_VERBS: &[&str] = &["ir", "ver", "dar", "irme", "irnos", "verlo", "darle", "darles"];

/// Pronouns that are written in one word with the verb before them.
const CLITICS: &[&str] = &[
    "lo", "la", "los", "las", "le", "les", "me", "nos", "se", "selo", "sela", "selos", "selas", "melo",
    "mela",
];
