//! The list's name, what stands around it and what it tells of the list.

pub(super) const OPENERS: &[&str] = &[
    "hoy",
    "manana",
    "esta semana",
    "para hoy",
    "para manana",
    "para esta semana",
    "para el fin de semana",
    "es",
    "son",
    "con",
    "incluye",
    "contiene",
    "tiene",
    "sera",
    "esta",
    "2 puntos",
    "seran",
    "esta noche",
    "manana por la noche",
    "hay",
    "tenemos",
    "consiste en",
    "debe tener",
    "tengo",
    "para leer",
    "por leer",
    "por ver",
    "para ver",
    "para llevar",
    "que llevar",
    "que comprar",
    "por comprar",
    "por hacer",
    "que hacer",
    "quedan",
    "que tengo",
    "que tenemos",
    "estan",
    "ingredientes",
    "este fin de semana",
    "la proxima semana",
    "esta tarde",
    "la semana que viene",
    "este mes",
    "este finde",
    "manana por la manana",
    "pasado manana",
    "el lunes",
    "el martes",
    "el miercoles",
    "el jueves",
    "el viernes",
    "el sabado",
    "el domingo",
    "el finde",
    "el fin de semana",
    "deberia haber",
    "debe haber",
    "tiene que haber",
    "deberia tener",
    "deberia incluir",
    "deberian estar",
    "tienen que estar",
    "deben estar",
    "a por",
];

pub(super) const COPULAS: &[&str] = &["es", "son", "sera", "seran", "incluye", "contiene", "tiene"];

pub(super) const PURPOSES: &[&str] = &["para"];

pub(super) const PURPOSES_OF: &[&str] = &["de", "del"];

pub(super) const OCCASIONS: &[&str] = &[
    "barbacoa",
    "boda",
    "cena",
    "comida",
    "cumpleanos",
    "desayuno",
    "excursion",
    "fiesta",
    "navidad",
    "picnic",
    "semana",
    "vacaciones",
    "viaje",
    "lunes",
    "martes",
    "miercoles",
    "jueves",
    "viernes",
    "sabado",
    "domingo",
    "manana",
    "hoy",
    "noche",
    "tarde",
    "brunch",
    "bautizo",
    "mudanza",
    "acampada",
    "camping",
    "almuerzo",
    "merienda",
    "finde",
    "fin",
    "reyes",
    "nochebuena",
    "reunion",
    "visita",
    "dia",
    "ayer",
];

pub(super) const PREPOSITIONS: &[&str] = &["a", "en", "para", "de", "al", "por", "sobre", "del", "como"];

pub(super) const DETERMINERS: &[&str] = &[
    "la", "el", "los", "las", "mi", "mis", "nuestra", "nuestro", "nuestras", "nuestros", "tu", "esta", "una",
    "un", "nueva", "su", "proximo", "proxima", "todos", "todas",
];

pub(super) const LIST_WORDS: &[&str] = &["lista", "listas"];

pub(super) const THINGS: &[&str] = &["cosas", "lo"];

pub(super) const OUTINGS: &[&str] = &[];

pub(super) const GOODS: &[&str] = &[
    "compra",
    "mercado",
    "super",
    "tienda",
    "farmacia",
    "panaderia",
    "carniceria",
    "fruteria",
    "ferreteria",
    "drogueria",
    "papeleria",
    "pescaderia",
    "verduleria",
    "utiles",
    "abarrotes",
    "tianguis",
    "bazar",
    "estanco",
    "ingrediente",
    "aldi",
    "lidl",
    "ikea",
    "carrefour",
    "alcampo",
    "invitad",
    "maleta",
    "equipaje",
    "suministro",
];

pub(super) const CHORES: &[&str] = &["tarea", "pendiente", "hacer", "recordatorio", "trabajo", "recado"];

pub(super) const QUESTIONS: &[&str] = &["pregunta"];

pub(super) const TITLES: &[&str] = &[
    "pelicula", "pelis", "serie", "novela", "libro", "leer", "lectura", "cancion", "playlist", "setlist",
    "album", "musica", "karaoke",
];
