//! Articles, measures and what is measured.

pub(super) const ARTICLES: &[&str] = &["le", "la", "les", "l", "du", "de", "des", "d"];

pub(super) const LACKS: &[&str] = &[];

pub(super) const LACKING: &[&str] = &[];

pub(super) const GONE: &[&str] = &[];

pub(super) const SOMES: &[&str] = &["du", "des", "de la", "de l"];

pub(super) const TIES: &[&str] = &[
    "depuis", "avec", "sans", "contre", "par", "entre", "comme", "ou", "et", "pas", "sous", "vers", "avant",
    "apres", "chez", "plus", "c", "pres", "autour", "pour", "hors", "moins", "lors", "le", "la", "les",
    "environ",
];

pub(super) const ONES: &[&str] = &["un", "une"];

pub(super) const RATES: &[&str] = &[];

pub(super) const MEASURES: &[&str] = &[
    "douzaine",
    "dizaine",
    "vingtaine",
    "centaine",
    "demi",
    "demie",
    "quart",
    "tiers",
    "kilo",
    "kilos",
    "kilogramme",
    "gramme",
    "grammes",
    "litre",
    "litres",
    "livre",
    "bouteille",
    "bouteilles",
    "paquet",
    "paquets",
    "boite",
    "boites",
    "pot",
    "pots",
    "sac",
    "sachet",
    "sachets",
    "tube",
    "botte",
    "miche",
    "bouquet",
    "tranche",
    "tranches",
    "morceau",
    "part",
    "paire",
    "jeu",
    "peu",
    "barquette",
    "brique",
    "canette",
    "carton",
    "caisse",
    "tablette",
    "rouleau",
    "verre",
    "tasse",
    "cuillere",
    "poignee",
    "gousse",
    "tete",
    "bidon",
    "cubi",
    "filet",
    "plaquette",
    "pack",
    "lot",
    "plateau",
    "pincee",
    "feuille",
    "brin",
    "branche",
    "meule",
    "tonneau",
    "bocal",
    "1",
    "2",
    "100",
    "trait",
    "goutte",
    "cuilleree",
    "noix",
    "noisette",
    "soupcon",
    "cageot",
    "seau",
    "barre",
    "baton",
    "metre",
    "portion",
    "cube",
    "ramette",
    "pelote",
    "bobine",
    "fut",
    "bonbonne",
    "carafe",
    "pichet",
    "tas",
    "stere",
    "grappe",
    "regime",
    "quinzaine",
    "trentaine",
    "cinquantaine",
    "flacon",
    "magnum",
    "assortiment",
    "louche",
    "cuillere a soupe",
    "cuillere a cafe",
    "pinte",
    "cartouche",
    "ravier",
    "motte",
    "cornet",
    "panier",
    "plaque",
    "boule",
    "pave",
    "tresse",
    "bac",
    "recharge",
    "dosette",
    "cagette",
    "bourriche",
    "gobelet",
    "rame",
    "aerosol",
    "rondelle",
    "dose",
    "pintes",
];

pub(super) const DIMINUTIVES: &[&str] = &[];

pub(super) const MEASURE_ENDINGS: &[&str] = &[];

pub(super) const CONTAINERS: &[&str] = &[];

pub(super) const VESSELS: &[&str] = &[];

pub(super) const UNITS: &[&str] = &[
    "metre",
    "metres",
    "centimetre",
    "centimetres",
    "millimetre",
    "millimetres",
    "pouce",
    "pouces",
    "volt",
    "volts",
    "watt",
    "watts",
    "ampere",
    "amperes",
];

pub(super) const POINTS: &[&str] = &["virgule"];

pub(super) const LABELS: &[&str] = &[
    "taille", "pointure", "numero", "type", "classe", "niveau", "modele", "indice", "tome", "volume",
    "calibre", "page", "chapitre",
];

pub(super) const TIMES: &[&str] = &["par", "sur", "x"];

pub(super) const OF: &[&str] = &[];

pub(super) const PARTITIVES: &[&str] = &["de", "d"];

pub(super) const WHOLES: &[&str] = &[
    "prendre contact",
    "prendre soin",
    "prendre rendez vous",
    "jeu de societe",
    "jeux de societe",
    "sac de couchage",
    "sac de sport",
    "sac de plage",
    "sac de voyage",
    "sac de sable",
    "livre de cuisine",
    "livre de recettes",
    "livre de poche",
    "livre de contes",
    "bon d achat",
    "bon d essence",
    "bon de reduction",
    "bon de commande",
    "bon de livraison",
    "bon cadeau",
    "bon pour",
    "pot de fleurs",
    "pot de fleur",
    "boite de nuit",
    "plus de",
    "plus d",
    "carton de demenagement",
    "tube de rangement",
    "boite de rangement",
    "bouteille de gaz",
    "noix de coco",
    "noix de cajou",
    "noix de muscade",
    "noix de pecan",
    "noix de saint",
    "barre de son",
    "barre de traction",
    "barre de toit",
    "baton de ski",
    "baton de marche",
    "baton de colle",
    "baton de rouge",
    "seau de plage",
    "metre de couture",
    "cube de rubik",
];

pub(super) const PARTS: &[&str] = &["demi", "demie", "quart", "tiers"];

pub(super) const AMOUNTS: &[&str] = &[
    "litre",
    "litres",
    "kilo",
    "kilos",
    "kilogramme",
    "kilogrammes",
    "gramme",
    "grammes",
    "douzaine",
    "dizaine",
    "paquet",
    "paquets",
    "paire",
    "paires",
    "morceau",
    "morceaux",
    "tranche",
    "tranches",
    "sachets",
];
