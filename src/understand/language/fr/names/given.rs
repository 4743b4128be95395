//! How it is said that there is a time for what is to be done.

use crate::understand::language::given::{Chosen, Given};

pub(super) const fn given() -> Given {
    Given::new(
        &["pour"],
        &["j ai [un]", "on a [un]", "nous avons [un]"],
        &["rendez", "rdv"],
        &["(j ai|on a|nous avons|ils ont|elles ont) [enfin|deja] un|une creneau|place"],
        &["faire", "fasse", "fassions"],
        Chosen { chose: CHOSE, agreed: AGREED, articles: ARTICLES, whom: WHOM, ..Chosen::NONE },
    )
}

const CHOSE: &[&str] = &[
    "[nous|m|vous|t] a|ont [deja|enfin] choisi|retenu|bloque|propose|fixe|donne|pose|reserve",
    "[nous|m|vous|t] a|ont [deja|enfin] attribue|trouve|programme|cale|mis|place|prevu|arrete",
    "[nous|m|vous|t] a|ont [deja|enfin] decale|deplace|repousse|reporte|avance|reprogramme|recale|confirme",
    "a|ont [deja|finalement] organise|choisi|retenu|decale|deplace|repousse|reporte|avance",
];

const AGREED: &[&str] = &[
    "s est|etait [enfin|finalement] mis|mises d accord sur|pour",
    "s est|etait [enfin|finalement] entendu|entendus|entendues|arrete|arretes sur",
    "est [enfin|finalement] tombe|tombes|tombees d accord sur|pour",
    "nous sommes mis|mises d accord sur|pour",
    "est parti|partis|parties sur",
];

const ARTICLES: &[&str] = &["le", "la", "l", "les", "mon", "ma", "mes", "notre", "nos"];

const WHOM: &[&str] = &["nous", "moi", "toi", "vous", "lui", "eux"];
