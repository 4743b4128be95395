//! What stands between items, counts them or takes them back.

pub(super) const CONJUNCTIONS: &[&str] = &["ni", "y", "e"];

pub(super) const COMMAS: &[&str] = &["coma", "punto y coma"];

pub(super) const BREAKS: &[&str] = &[
    "nueva linea",
    "linea nueva",
    "siguiente linea",
    "salto de linea",
    "nuevo parrafo",
    "punto y aparte",
    "punto y seguido",
    "nuevo punto",
];

pub(super) const SEPARATORS: &[&str] = &[
    "oh y",
    "y no olvides",
    "que mas",
    "luego",
    "y luego",
    "despues",
    "y despues",
    "y tambien",
    "tambien",
    "asi como",
    "sino tambien",
    "sino que tambien",
    "ademas",
    "y ademas",
    "ademas de",
    "junto con",
    "mas",
    "y por ultimo",
    "por ultimo",
    "y finalmente",
    "ah y",
    "y al final",
    "y necesito",
    "y necesitamos",
    "y nos falta",
    "y nos faltan",
    "y me falta",
    "y me faltan",
    "y tal vez",
    "y quizas",
    "sin olvidar",
];

pub(super) const PLUSES: &[&str] = &["mas"];

pub(super) const AFTERTHOUGHTS: &[&str] =
    &["ah y", "oh y", "sin olvidar", "y tal vez", "y quizas", "y no olvides", "que mas"];

pub(super) const COUNTERS: &[&str] = &["numero", "punto", "paso", "tarea", "cosa", "trabajo", "pregunta"];

pub(super) const ORDINALS: &[(&str, u64)] = &[
    ("uno", 1),
    ("numero uno", 1),
    ("punto uno", 1),
    ("paso uno", 1),
    ("primeramente", 1),
    ("en 1. lugar", 1),
    ("en 2. lugar", 2),
    ("en 3. lugar", 3),
    ("en 4. lugar", 4),
    ("en 5. lugar", 5),
    ("para empezar", 1),
    ("por un lado", 1),
    ("por otro lado", 2),
];

pub(super) const LASTS: &[&str] = &[
    "finalmente",
    "por ultimo",
    "y finalmente",
    "y por ultimo",
    "al final",
    "para terminar",
    "y para terminar",
    "para acabar",
    "en ultimo lugar",
    "y en ultimo lugar",
];

pub(super) const SEQUELS: &[&str] = &["luego", "despues", "entonces"];

pub(super) const CORRECTIONS: &[&str] = &[
    "no perdona",
    "perdona",
    "no",
    "ah no",
    "no espera",
    "espera",
    "perdon",
    "no perdon",
    "quiero decir",
    "digo",
    "mejor",
    "mejor dicho",
    "no mejor",
    "olvida eso",
    "olvidalo",
    "olvidate",
    "dejalo",
    "dejalo estar",
    "deja",
    "borra eso",
    "cancela eso",
    "en realidad",
    "lo siento",
    "eh no",
    "o mejor",
    "no no",
];

pub(super) const CORRECTIONS_OF: &[&str] = &[
    "no espera",
    "ah no",
    "perdon",
    "no perdon",
    "quiero decir",
    "digo",
    "mejor",
    "mejor dicho",
    "o mejor",
    "o mejor dicho",
    "no mejor",
    "en realidad",
    "mas bien",
    "o mas bien",
];

pub(super) const FIRM_CORRECTIONS: &[&str] = &["perdon", "digo"];

pub(super) const REMOVERS: &[&str] = &[
    "quita",
    "quitar",
    "elimina",
    "borra",
    "tacha",
    "olvida",
    "olvidate de",
    "no",
    "al final no",
    "no hace falta",
    "no hacen falta",
    "no necesitamos",
    "ya tenemos",
    "todavia tenemos",
    "aun tenemos",
    "ya hay",
    "hay",
    "que hay",
    "que ya hay",
    "tenemos",
    "que tenemos",
    "que ya tenemos",
    "quedan",
    "queda",
    "que quedan",
    "que queda",
    "cancela",
    "nada de",
    "deja",
    "dejate",
    "ni",
];

pub(super) const REMOVALS: &[&str] = &[
    "no",
    "al final no",
    "ya no",
    "ya tenemos",
    "no hace falta",
    "no hacen falta",
    "al final",
    "de la lista",
    "ya hay",
    "todavia quedan",
    "todavia queda",
    "aun quedan",
    "aun queda",
    "que todavia quedan",
    "que todavia queda",
    "que aun quedan",
    "que aun queda",
    "que ya tenemos",
    "quedan",
    "queda",
];

pub(super) const INSTEAD: &[&str] = &["sino"];

pub(super) const ABBREVIATIONS: &[&str] = &[
    "dr", "dra", "sr", "sra", "srta", "st", "sta", "aprox", "ca", "no", "num", "kg", "ml", "cl", "min",
    "max", "etc", "ej", "ud", "uds",
];

pub(super) const REMARKS: &[&str] = &[
    "o",
    "no",
    "no muy",
    "no demasiado",
    "pero no",
    "pero solo",
    "con",
    "sin",
    "de",
    "del",
    "segun",
    "si no",
    "porque",
    "por si",
    "por si acaso",
    "lo que",
    "que",
    "da igual",
    "no importa",
    "de preferencia",
    "preferiblemente",
    "a poder ser",
    "al menos",
    "por lo menos",
    "mas o menos",
    "para que",
    "excepto",
    "salvo",
    "en vez de",
    "en lugar de",
    "depende",
    "dependiendo",
    "aquel",
    "aquella",
    "aquellos",
    "aquellas",
    "sobre todo",
    "solo si",
    "o si no",
    "antes de que",
    "antes de",
    "hasta que",
    "en cuanto",
    "un poco",
    "unos cuantos",
    "unas cuantas",
    "bastante",
    "bastantes",
    "todo lo que",
    "ya que",
    "puesto que",
];

pub(super) const POINTERS: &[&str] = &[];

pub(super) const ALTERNATIVES: &[&str] = &["o", "u"];
