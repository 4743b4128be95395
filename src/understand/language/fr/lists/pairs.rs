//! What stays whole though a conjunction stands in it.

pub(super) const PAIRS: &[&str] = &[
    "sel et poivre",
    "poivre et sel",
    "fish and chips",
    "mac and cheese",
    "gin et tonic",
    "aller et retour",
    "va et vient",
    "vinaigre et sel",
    "fil et aiguille",
    "pelle et balayette",
    "seau et pelle",
    "pelle et seau",
    "seau et serpilliere",
    "boulons et ecrous",
    "ecrous et boulons",
    "vis et boulons",
    "mortier et pilon",
    "arc et fleches",
    "marteau et burin",
    "couteau et fourchette",
    "couteaux et fourchettes",
    "casseroles et poeles",
    "head and shoulders",
    "dolce et gabbana",
    "tom et jerry",
    "m et ms",
    "arts et metiers",
    "terre et mer",
    "pot et couvercle",
    "ail et fines herbes",
    "sel et vinaigre",
];

pub(super) const DISHES: &[&str] =
    &["pates et fromage", "thon et mayonnaise", "sucre et sel", "fromage et dessert", "papier et crayon"];

pub(super) const ADJECTIVES: &[&str] = &[
    "rouge", "vert", "bleu", "jaune", "noir", "blanc", "blanch", "brun", "marron", "orange", "rose",
    "violet", "gris", "petit", "grand", "gros", "court", "long", "epais", "fin", "large", "etroit", "chaud",
    "froid", "vieux", "neuf", "nouveau", "frais", "sucre", "sale", "doux", "douce", "clair", "fonce", "dur",
    "mou", "sec", "seche", "humide", "cru", "cuit", "gauche", "droit", "surgele", "fume", "plat", "gazeuse",
    "entier",
];

pub(super) const ADJECTIVE_ENDINGS: &[&str] = &["", "e", "s", "es"];
