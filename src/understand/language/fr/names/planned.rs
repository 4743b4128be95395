//! How it is said that somebody planned or offered something, or agreed to it.

use crate::understand::language::planned::Planned;

pub(super) const fn planned() -> Planned {
    Planned {
        agreed: phrases!(AGREED),
        plans: phrases!(PLANS),
        agrees_to: phrases!(AGREES_TO),
        offers: phrases!(OFFERS),
        then: phrases!(&[
            ", c est",
            ", ce|ca sera",
            ", ce sera|c est finalement",
            ", je (l ai pris|prends) [, c est]",
            ",",
            "c est",
            "a",
            "au",
        ]),
        deputies: word_list!(&["secretaire", "secretariat", "assistante", "assistant", "dame", "cabinet"]),
        wants: word_list!(&["veut", "voudrait", "souhaite"]),
    }
}

const AGREED: &[&str] = &[
    "s est|etait [enfin|finalement] mis|mises d accord sur|pour",
    "s est|etait [enfin|finalement] entendu|entendus|entendues|arrete|arretes sur",
    "est [enfin|finalement] tombe|tombes|tombees d accord sur|pour",
    "nous sommes mis|mises d accord sur|pour",
    "est parti|partis|parties sur",
];

const PLANS: &[&str] = &[
    "[me|m|nous|lui] propose|proposent|proposait [de|d]",
    "[nous|m|vous|t] a|ont [deja|enfin|finalement] propose|ajoute|rajoute|organise|convoque|confirme|annonce",
    "[nous|m|vous|t] a|ont [deja|enfin|finalement] reserve|trouve|fixe|cale|bloque|prevu",
    "veut|voudrait|souhaite|prefere|doit decaler|reporter|repousser|avancer",
    "decale|decalent|reporte|reportent|repousse|repoussent|deplace|deplacent",
    "ai|avons [deja|enfin|finalement] decale|deplace|repousse|reporte|avance|cale",
];

const AGREES_TO: &[&str] = &[
    "a|ont dit (oui|ok|d accord) pour",
    "est|sont [bien] (ok|partant|partante|partants|d accord) pour",
    "m|nous a|ont inscrit|inscrite|inscrits|inscrites a",
    "m|nous a|ont convoque|convoquee|convoques a|pour",
    "m|nous a|ont inscrit|inscrite|inscrits|inscrites",
    "m|nous a|ont convoque|convoquee|convoques",
];

const OFFERS: &[&str] = &[
    "m|nous a|ont [deja|enfin|finalement] propose|donne|accorde|trouve|fixe|marque|marquee|place|placee",
    "m|nous a|ont [deja|enfin|finalement] mis|mise|case|casee|cale|calee|pris|prise",
    "a|avait|ont [encore|enfin] (une place|une annulation|un creneau|un trou|de la place)",
    "m|nous a|ont dit|demande|propose de venir|passer|revenir|repasser",
    "n a|avait|ont plus [que]",
    "m|nous a|ont",
];
