//! What stands between items, counts them or takes them back.

pub(super) const CONJUNCTIONS: &[&str] = &["ni", "et", "pis"];

pub(super) const COMMAS: &[&str] = &["virgule", "point virgule"];

pub(super) const BREAKS: &[&str] = &[
    "a la ligne",
    "nouvelle ligne",
    "ligne suivante",
    "retour a la ligne",
    "nouveau paragraphe",
    "point a la ligne",
    "point suivant",
];

pub(super) const SEPARATORS: &[&str] = &[
    "oh et",
    "et n oublie pas",
    "quoi d autre",
    "puis",
    "et puis",
    "ensuite",
    "et ensuite",
    "ainsi que",
    "ainsi qu",
    "et aussi",
    "aussi",
    "plus",
    "et enfin",
    "enfin",
    "egalement",
    "et egalement",
    "et apres",
    "en plus de",
    "en plus d",
    "de meme que",
    "de meme qu",
    "ah et",
    "ah oui et",
    "avec aussi",
    "et il faut",
    "et il nous faut",
    "et il me faut",
    "et encore",
    "mais aussi",
    "mais egalement",
    "et puis aussi",
    "sans oublier",
    "et peut etre",
    "et peut - etre",
    "et pis",
    "pis aussi",
    "et surtout",
];

pub(super) const PLUSES: &[&str] = &["plus"];

pub(super) const AFTERTHOUGHTS: &[&str] = &[
    "ah et",
    "ah oui et",
    "oh et",
    "sans oublier",
    "et peut etre",
    "et n oublie pas",
    "quoi d autre",
    "et peut - etre",
];

pub(super) const COUNTERS: &[&str] = &["numero", "point", "etape", "tache", "chose"];

pub(super) const ORDINALS: &[(&str, u64)] = &[
    ("numero un", 1),
    ("numero une", 1),
    ("point un", 1),
    ("etape un", 1),
    ("d abord", 1),
    ("tout d abord", 1),
    ("premierement", 1),
    ("deuxiemement", 2),
    ("secondement", 2),
    ("troisiemement", 3),
    ("quatriemement", 4),
    ("cinquiemement", 5),
    ("en 1.", 1),
    ("en 2.", 2),
    ("en 3.", 3),
    ("en 4.", 4),
    ("en 5.", 5),
    ("en 6.", 6),
    ("en 1. lieu", 1),
    ("en 2. lieu", 2),
    ("en 3. lieu", 3),
    ("pour commencer", 1),
    ("primo", 1),
    ("secundo", 2),
    ("tertio", 3),
    ("d une part", 1),
    ("d autre part", 2),
];

pub(super) const LASTS: &[&str] = &[
    "enfin",
    "finalement",
    "et enfin",
    "pour finir",
    "en dernier",
    "et en dernier",
    "et pour finir",
    "pour terminer",
    "et pour terminer",
];

pub(super) const SEQUELS: &[&str] = &["puis", "ensuite", "apres"];

pub(super) const CORRECTIONS: &[&str] = &[
    "non",
    "ah non",
    "non attends",
    "attends",
    "pardon",
    "non pardon",
    "desole",
    "je veux dire",
    "enfin non",
    "plutot",
    "ou plutot",
    "oublie ca",
    "oublie",
    "laisse",
    "laisse ca",
    "laisse tomber",
    "laissez tomber",
    "tant pis",
    "annule",
    "en fait",
    "en fait non",
    "euh non",
    "non plutot",
    "euh non plutot",
    "ah non plutot",
    "non mais plutot",
];

pub(super) const CORRECTIONS_OF: &[&str] = &[
    "non plutot",
    "ah non",
    "non attends",
    "pardon",
    "non pardon",
    "je veux dire",
    "ou plutot",
    "plutot",
    "en fait",
    "non en fait",
    "enfin non",
    "desole",
    "non",
];

pub(super) const FIRM_CORRECTIONS: &[&str] = &["pardon"];

pub(super) const REMOVERS: &[&str] = &[
    "finalement pas de",
    "finalement pas d",
    "pas de",
    "pas d",
    "finalement pas",
    "pas",
    "enleve",
    "enlever",
    "retire",
    "retirer",
    "supprime",
    "oublie",
    "annule",
    "raye",
    "barre",
    "laisse tomber",
    "laisse",
    "laissez",
    "on a encore",
    "on a",
    "on a deja",
    "j ai encore",
    "j ai deja",
    "il y a",
    "il y a encore",
    "il reste",
];

pub(super) const REMOVALS: &[&str] = &[
    "de la liste finalement",
    "non",
    "finalement non",
    "finalement",
    "on en a",
    "on en a encore",
    "j en ai encore",
    "il y en a encore",
    "il en reste",
    "pas la peine",
    "de la liste",
];

pub(super) const INSTEAD: &[&str] = &["mais"];

pub(super) const ABBREVIATIONS: &[&str] = &[
    "dr", "m", "mme", "mlle", "st", "ste", "env", "ca", "no", "kg", "cl", "ml", "min", "max", "etc", "ex",
    "p",
];

pub(super) const REMARKS: &[&str] = &[
    "ou",
    "pas",
    "pas trop",
    "mais pas",
    "mais seulement",
    "avec",
    "sans",
    "celui",
    "celle",
    "ceux",
    "celles",
    "selon",
    "sinon",
    "parce que",
    "parce qu",
    "au cas ou",
    "qui",
    "de preference",
    "peu importe",
    "n importe",
    "au moins",
    "environ",
    "pour que",
    "afin que",
    "sauf",
    "genre",
    "du genre",
    "plutot que",
    "a la place",
    "a condition",
    "des que",
    "quitte a",
    "dans le cas",
    "ou sinon",
    "ou alors",
    "avant que",
    "avant de",
    "apres que",
    "jusqu a",
    "des qu",
    "plein",
    "un peu",
    "quelques uns",
    "quelques unes",
    "le plus possible",
    "vu que",
    "vu qu",
    "puisque",
    "puisqu",
    "etant donne que",
    "etant donne qu",
    "mais que",
    "mais qu",
    "mais si",
];

pub(super) const POINTERS: &[&str] = &[];

pub(super) const ALTERNATIVES: &[&str] = &["ou"];

pub(super) const CAUSES: &[&str] =
    &["parce que", "parce qu", "car", "sinon", "puisque", "puisqu", "vu que", "vu qu", "meme si", "mais"];
