//! What puts something on a list, gets it, or is something to do.

pub(super) const ADDERS: &[&str] = &[
    "ajoute",
    "ajouter",
    "ajoutez",
    "rajoute",
    "rajouter",
    "rajoutez",
    "mets",
    "mettre",
    "mettez",
    "note",
    "noter",
    "notez",
    "inscris",
    "inscrire",
    "inscrivez",
    "ecris",
    "ecrire",
    "place",
    "moi",
    "marque",
    "marquer",
    "enregistre",
    "ajoutes",
    "rajoutes",
    "mettes",
    "me mettre",
    "m ajouter",
    "me rajouter",
    "me noter",
    "tu me rajoutes",
    "tu m ajoutes",
    "tu me mets",
    "tu me notes",
    "tu ajoutes",
    "tu rajoutes",
    "tu mets",
    "tu notes",
    "m inscrire",
    "glisse",
    "insere",
    "ajoute moi",
    "ajoute nous",
    "rajoute moi",
    "rajoute nous",
    "ajoutez moi",
    "ajoutez nous",
    "rajoutez moi",
    "rajoutez nous",
    "mets moi",
    "mets nous",
    "mettez moi",
    "mettez nous",
    "note moi",
    "note nous",
    "notez moi",
    "notez nous",
    "marque moi",
    "marque nous",
    "inscris moi",
    "inscris nous",
    "ecris moi",
    "ecris nous",
];

pub(super) const ADDING_THINGS: &[&str] = &["note", "place", "marque"];

pub(super) const ASKERS: &[&str] = &["de", "d", "tu", "vous", "a", "pour", "y"];

pub(super) const LATE_ADDERS: &[&str] = &["ajoute", "ajouter", "ajoutez", "rajoute", "mets", "note", "noter"];

pub(super) const THEREFORES: &[&str] = &["mais", "alors", "donc"];

pub(super) const BUYERS: &[&str] = &[
    "acheter",
    "prendre",
    "achete",
    "prends",
    "commander",
    "racheter",
    "ramener",
    "emporter",
    "rapporter",
    "chercher",
    "achetez",
    "inviter",
    "ramene",
    "rapporte",
    "cherche",
    "commande",
    "recupere",
    "recuperer",
    "prenez",
    "rapportez",
    "ramenez",
    "emporte",
    "emmener",
    "tu me prends",
    "tu me ramenes",
    "tu me rapportes",
    "tu me commandes",
    "tu me trouves",
    "tu nous prends",
    "tu nous ramenes",
    "tu nous rapportes",
    "tu nous commandes",
    "tu prends",
    "tu ramenes",
    "tu rapportes",
    "tu achetes",
    "tu m achetes",
];

pub(super) const VIEWERS: &[&str] = &["voir", "regarder", "lire", "ecouter", "revoir", "relire"];

pub(super) const WAYS: &[&str] = &[
    "aller",
    "passer",
    "vais",
    "passe",
    "va",
    "faut aller",
    "commence",
    "cree",
    "fais",
    "demarre",
    "complete",
    "ouvre",
    "commencer",
    "creer",
    "faire",
    "penser",
    "pense",
];

pub(super) fn is_task(words: &[&str], _: &str) -> bool {
    let is_verb = |word: &str| word.len() > 3 && ["er", "ir", "re"].iter().any(|end| word.ends_with(end));
    match words {
        // `se lever tôt`
        ["se" | "s" | "me" | "m", verb, ..] => is_verb(verb),
        [verb, _, ..] => is_verb(verb),
        _ => false,
    }
}

pub(super) fn is_told(_: &[&str]) -> bool {
    false
}
