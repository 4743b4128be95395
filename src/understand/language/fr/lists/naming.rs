//! The list's name, what stands around it and what it tells of the list.

pub(super) const OPENERS: &[&str] = &[
    "aujourd hui",
    "demain",
    "cette semaine",
    "ce week end",
    "pour aujourd hui",
    "pour aujourdhui",
    "pour demain",
    "pour cette semaine",
    "pour ce week end",
    "est",
    "sont",
    "avec",
    "contient",
    "comprend",
    "c est",
    "doit contenir",
    "ce sera",
    "2 points",
    "aujourdhui",
    "sera",
    "seront",
    "ce soir",
    "demain soir",
    "il y a",
    "on a",
    "se compose de",
    "nous avons",
    "j ai",
    "a lire",
    "a voir",
    "a acheter",
    "a prendre",
    "a emporter",
    "a faire",
    "a inviter",
    "a visiter",
    "restantes",
    "il reste",
    "ingredients",
    "cet apres midi",
    "ce matin",
    "ce mois",
    "ce mois ci",
    "la semaine prochaine",
    "le week end prochain",
    "demain matin",
    "apres demain",
    "il devrait y avoir",
    "il doit y avoir",
    "devrait contenir",
    "on devrait avoir",
];

pub(super) const COPULAS: &[&str] = &["est", "sont", "sera", "seront", "comprend", "contient"];

pub(super) const PURPOSES: &[&str] = &["pour"];

pub(super) const PURPOSES_OF: &[&str] = &["de", "du", "des", "d"];

pub(super) const OCCASIONS: &[&str] = &[
    "anniversaire",
    "apero",
    "barbecue",
    "dejeuner",
    "diner",
    "fete",
    "mariage",
    "noel",
    "paques",
    "pique",
    "semaine",
    "soiree",
    "vacances",
    "voyage",
    "week",
    "lundi",
    "mardi",
    "mercredi",
    "jeudi",
    "vendredi",
    "samedi",
    "dimanche",
    "demain",
    "aujourdhui",
    "brunch",
    "bapteme",
    "demenagement",
    "randonnee",
    "camping",
    "soir",
    "midi",
    "matin",
    "jour",
    "gouter",
    "reveillon",
    "rentree",
    "sejour",
    "sortie",
    "visite",
    "repas",
];

pub(super) const PREPOSITIONS: &[&str] =
    &["a", "sur", "dans", "pour", "de", "en", "au", "aux", "d", "du", "des", "chez"];

pub(super) const DETERMINERS: &[&str] = &[
    "la",
    "le",
    "les",
    "l",
    "ma",
    "mon",
    "mes",
    "notre",
    "nos",
    "ta",
    "ton",
    "cette",
    "une",
    "un",
    "nouvelle",
    "votre",
    "vos",
    "prochain",
    "prochaine",
];

pub(super) const LIST_WORDS: &[&str] = &["liste", "listes"];

pub(super) const THINGS: &[&str] = &["choses", "trucs"];

pub(super) const OUTINGS: &[&str] = &[];

pub(super) const GOODS: &[&str] = &[
    "course",
    "achat",
    "marche",
    "epicerie",
    "acheter",
    "pharmacie",
    "boulangerie",
    "boucherie",
    "quincaillerie",
    "magasin",
    "drogerie",
    "poissonnerie",
    "fromagerie",
    "primeur",
    "papeterie",
    "fourniture",
    "jardinerie",
    "provision",
    "ingredient",
    "aldi",
    "lidl",
    "ikea",
    "carrefour",
    "leclerc",
    "auchan",
    "monoprix",
    "leroy",
    "castorama",
    "invite",
    "convive",
    "valise",
    "bagage",
];

pub(super) const CHORES: &[&str] = &["tache", "faire", "todo", "rappel", "travail", "corvee", "menage"];

pub(super) const QUESTIONS: &[&str] = &["question"];

pub(super) const TITLES: &[&str] = &[
    "film", "serie", "roman", "livre", "lire", "lecture", "chanson", "playlist", "setlist", "album",
    "musique", "karaoke",
];
