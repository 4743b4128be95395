//! How it is said that there is a time for what is to be done.

use crate::understand::language::given::{Chosen, Given};

pub(super) const fn given() -> Given {
    Given::new(
        &["pour"],
        &["j ai [un]", "on a [un]", "nous avons [un]"],
        &["rendez", "rdv", "consultation", "seance"],
        &["(j ai|on a|nous avons|ils ont|elles ont) [enfin|deja] un|une creneau|place"],
        &["faire", "fasse", "fassions"],
        Chosen {
            chose: CHOSE,
            agreed: AGREED,
            plans: PLANS,
            agrees_to: AGREES_TO,
            contracted: &["au", "aux"],
            offers: OFFERS,
            backs: &["lui", "elle", "eux", "elles", "son", "sa", "ses", "leur", "leurs", "y"],
            then: &[
                ", c est",
                ", ce|ca sera",
                ", ce sera|c est finalement",
                ", je (l ai pris|prends) [, c est]",
                ",",
                "c est",
                "a",
                "au",
            ],
            back: &["il", "elle", "ils", "elles"],
            she: &["elle", "elles"],
            many: &["ils", "elles"],
            impersonal: &["faut", "faudra", "faudrait", "y", "fait", "pleut", "neige", "reste", "s"],
            comes: &["passe", "vient", "repasse", "revient", "passera", "viendra", "repassera", "reviendra"],
            masculine: &["le", "un", "mon", "notre", "monsieur", "papa", "papi", "papy"],
            feminine: &["la", "une", "ma", "madame", "mme", "maman", "mamie", "mamy"],
            several: &["les", "mes", "nos", "des"],
            there: &["y"],
            soft: &["moi", "nous", "du", "coup", "bon"],
            tells: &[
                "a", "ont", "avait", "avaient", "est", "sont", "etait", "etaient", "n", "ne", "m", "me",
                "nous", "s", "se", "vient", "viennent",
            ],
            clitics: &["le", "la", "l", "les"],
            goes: &[
                "passe", "passer", "vais", "va", "aller", "allons", "peux", "peut", "dois", "doit", "viens",
                "venir", "pouvais", "pourrais", "pouvait", "viendrai", "irai",
            ],
            asks: &["demande", "demandent", "prie", "supplie", "charge", "dit"],
            meals: &["dejeuner", "diner", "souper", "gouter", "bruncher"],
            is: &["est", "sera", "sont", "seront"],
            ready: &["pret", "prete", "prets", "pretes", "ouvert", "ouverte", "ouverts"],
            rides: &[
                "bateau", "bus", "car", "train", "ferry", "avion", "vol", "taxi", "navette", "tgv", "metro",
            ],
            leaves: &["part", "partira", "decolle", "vient", "passe", "va"],
            lasts: &["va"],
            written: &["\u{e9}", "\u{e9}s", "\u{e9}e", "\u{e9}es"],
            deputies: &["secretaire", "secretariat", "assistante", "assistant", "dame", "cabinet"],
            at_all: &["finalement", "enfin", "bon"],
            meant: &[
                "voulait",
                "voulais",
                "voulaient",
                "devait",
                "devais",
                "devaient",
                "pensait",
                "pensais",
                "prevu",
            ],
            wants: &["veut", "voudrait", "souhaite"],
            gone: &[
                "arrive", "arrivee", "arrives", "arrivees", "passe", "passee", "passes", "rentre", "rentree",
                "rentres", "ne", "nee", "tombe", "tombee", "reste", "restee", "decede", "decedee",
            ],
            invites: &["invite", "invitent", "invites", "invitee", "invitees"],
            kin: &[
                "maman", "papa", "mamie", "papi", "mamy", "papy", "meme", "pepe", "mami", "tata", "tonton",
                "tatie", "tante", "oncle", "cousin", "cousine", "cousins", "cousines", "parrain", "marraine",
                "mere", "pere", "parents", "frere", "freres", "soeur", "soeurs", "fils", "fille", "niece",
                "neveu", "belle", "beau", "beaux", "grand", "grands", "voisin", "voisine", "voisins",
                "voisines",
            ],
            host: "chez",
            articles: ARTICLES,
            whom: WHOM,
            ..Chosen::NONE
        },
    )
}

const CHOSE: &[&str] = &[
    "[nous|m|vous|t] a|ont [deja|enfin] choisi|retenu|bloque|propose|fixe|donne|pose|reserve",
    "[nous|m|vous|t] a|ont [deja|enfin] attribue|trouve|programme|cale|mis|place|prevu|arrete",
    "[nous|m|vous|t] a|ont [deja|enfin] decale|deplace|repousse|reporte|avance|reprogramme|recale|confirme",
    "a|ont [deja|finalement] organise|choisi|retenu|decale|deplace|repousse|reporte|avance",
];

const PLANS: &[&str] = &[
    "[me|m|nous|lui] propose|proposent|proposait [de|d]",
    "[nous|m|vous|t] a|ont [deja|enfin|finalement] propose|ajoute|rajoute|organise|convoque|confirme|annonce",
    "[nous|m|vous|t] a|ont [deja|enfin|finalement] reserve|trouve|fixe|cale|bloque|prevu",
    "veut|voudrait|souhaite|prefere|doit decaler|reporter|repousser|avancer",
    "decale|decalent|reporte|reportent|repousse|repoussent|deplace|deplacent",
    "ai|avons [deja|enfin|finalement] decale|deplace|repousse|reporte|avance|cale",
];

const OFFERS: &[&str] = &[
    "m|nous a|ont [deja|enfin|finalement] propose|donne|accorde|trouve|fixe|marque|marquee|place|placee",
    "m|nous a|ont [deja|enfin|finalement] mis|mise|case|casee|cale|calee|pris|prise",
    "a|avait|ont [encore|enfin] (une place|une annulation|un creneau|un trou|de la place)",
    "m|nous a|ont dit|demande|propose de venir|passer|revenir|repasser",
    "n a|avait|ont plus [que]",
    "m|nous a|ont",
];

const AGREES_TO: &[&str] = &[
    "a|ont dit (oui|ok|d accord) pour",
    "est|sont [bien] (ok|partant|partante|partants|d accord) pour",
    "m|nous a|ont inscrit|inscrite|inscrits|inscrites a",
    "m|nous a|ont convoque|convoquee|convoques a|pour",
    "m|nous a|ont inscrit|inscrite|inscrits|inscrites",
    "m|nous a|ont convoque|convoquee|convoques",
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
