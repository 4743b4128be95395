//! Articles, measures and what is measured.

pub(super) const ARTICLES: &[&str] = &["el", "la", "los", "las", "unos", "unas", "lo"];

pub(super) const LACKS: &[&str] = &[];

pub(super) const LACKING: &[&str] = &[];

pub(super) const GONE: &[&str] = &[];

pub(super) const SOMES: &[&str] = &["unos", "unas"];

pub(super) const TIES: &[&str] = &[
    "con",
    "sin",
    "contra",
    "como",
    "o",
    "y",
    "entre",
    "hasta",
    "desde",
    "antes",
    "despues",
    "durante",
    "tras",
    "segun",
    "bajo",
    "ante",
    "cada",
    "mas",
    "menos",
    "sobre",
    "e",
    "u",
    "aproximadamente",
];

pub(super) const ONES: &[&str] = &["un", "una"];

pub(super) const RATES: &[&str] = &[];

pub(super) const MEASURES: &[&str] = &[
    "docena",
    "decena",
    "par",
    "medio",
    "media",
    "4.",
    "tercio",
    "5.",
    "kilo",
    "kilos",
    "kilogramo",
    "gramo",
    "gramos",
    "litro",
    "litros",
    "libra",
    "botella",
    "botellas",
    "paquete",
    "paquetes",
    "caja",
    "cajas",
    "lata",
    "latas",
    "bote",
    "botes",
    "tarro",
    "bolsa",
    "bolsas",
    "tubo",
    "manojo",
    "ramo",
    "rebanada",
    "loncha",
    "trozo",
    "pieza",
    "poco",
    "poquito",
    "poquitin",
    "barra",
    "barras",
    "brick",
    "carton",
    "tableta",
    "rollo",
    "vaso",
    "taza",
    "cucharada",
    "pizca",
    "punado",
    "diente",
    "cabeza",
    "garrafa",
    "malla",
    "bandeja",
    "pack",
    "saco",
    "sobre",
    "sobres",
    "frasco",
    "racimo",
    "rama",
    "hoja",
    "monton",
    "centenar",
    "1",
    "2",
    "100",
    "chorrito",
    "chorro",
    "gota",
    "nuez",
    "rodaja",
    "bidon",
    "cubo",
    "tallo",
    "metro",
    "racion",
    "hogaza",
    "pastilla",
    "ovillo",
    "bobina",
    "barril",
    "brik",
    "bombona",
    "lote",
    "veintena",
    "quincena",
    "tarrina",
    "ristra",
    "tira",
    "porcion",
    "onza",
    "galon",
    "atado",
    "cucharon",
    "fajo",
    "cartucho",
    "cesta",
    "cesto",
    "pedazo",
    "mazo",
    "jarra",
    "raja",
    "tajada",
    "taco",
    "madeja",
    "carrete",
    "canasta",
    "juego",
    "juegos",
    "tonelada",
    "pale",
    "palet",
    "fardo",
    "carretilla",
    "estuche",
    "blister",
    "talonario",
    "resma",
    "surtido",
    "pliego",
];

pub(super) const DIMINUTIVES: &[&str] = &["cito", "cita", "ito", "ita", "illo", "illa"];

pub(super) const MEASURE_ENDINGS: &[&str] = &["", "o", "a", "e", "zo"];

pub(super) const CONTAINERS: &[&str] = &[];

pub(super) const VESSELS: &[&str] = &[];

pub(super) const UNITS: &[&str] = &[
    "metro",
    "metros",
    "centimetro",
    "centimetros",
    "milimetro",
    "milimetros",
    "pulgada",
    "pulgadas",
    "voltio",
    "voltios",
    "vatio",
    "vatios",
    "amperio",
    "amperios",
];

pub(super) const SHARES: &[&str] = &["cada"];

pub(super) const POINTS: &[&str] = &["coma", "punto"];

pub(super) const LABELS: &[&str] = &[
    "talla", "numero", "tipo", "clase", "nivel", "modelo", "factor", "tomo", "volumen", "calibre", "pagina",
    "capitulo",
];

pub(super) const TIMES: &[&str] = &["por", "x"];

pub(super) const OF: &[&str] = &[];

pub(super) const PARTITIVES: &[&str] = &["de", "del"];

pub(super) const WHOLES: &[&str] = &[
    "juego de mesa",
    "juegos de mesa",
    "juego de cartas",
    "juegos de cartas",
    "juego de rol",
    "juegos de rol",
    "juego de magia",
    "juego de construccion",
    "juego de preguntas",
    "juego de ordenador",
    "juego de la oca",
    "juego de la play",
    "saco de dormir",
    "bolsa de deporte",
    "bolsa de viaje",
    "bolsa de playa",
    "bolsa de basura",
    "caja de herramientas",
    "caja de cambios",
    "barra de labios",
    "vaso de plastico",
    "caja de musica",
    "vale de",
    "vale regalo",
    "vale descuento",
    "vale para",
    "nuez de macadamia",
    "nuez de pecan",
    "nuez moscada",
    "cubo de basura",
    "cubo de fregar",
    "cubo de playa",
    "cubo de rubik",
    "tira de luces",
    "metro de costura",
];

pub(super) const PARTS: &[&str] = &["medio", "media", "4.", "cuartos", "tercio", "mitad", "pico"];

pub(super) const AMOUNTS: &[&str] = &[
    "litro",
    "litros",
    "kilo",
    "kilos",
    "kilogramo",
    "kilogramos",
    "gramo",
    "gramos",
    "docena",
    "docenas",
    "paquete",
    "paquetes",
    "par",
    "pares",
    "pieza",
    "piezas",
    "unidades",
    "rebanadas",
    "lonchas",
    "sobres",
];
