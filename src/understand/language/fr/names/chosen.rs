//! How it is said that somebody put something to a time, or chose that for it.

use crate::understand::language::chosen::Chosen;

pub(super) const fn chosen() -> Chosen {
    Chosen {
        chose: phrases!(CHOSE),
        whom: word_list!(&["nous", "moi", "toi", "vous", "lui", "eux"]),
        backs: word_list!(&["lui", "elle", "eux", "elles", "son", "sa", "ses", "leur", "leurs", "y"]),
    }
}

const CHOSE: &[&str] = &[
    "[nous|m|vous|t] a|ont [deja|enfin] choisi|retenu|bloque|propose|fixe|donne|pose|reserve",
    "[nous|m|vous|t] a|ont [deja|enfin] attribue|trouve|programme|cale|mis|place|prevu|arrete",
    "[nous|m|vous|t] a|ont [deja|enfin] decale|deplace|repousse|reporte|avance|reprogramme|recale|confirme",
    "a|ont [deja|finalement] organise|choisi|retenu|decale|deplace|repousse|reporte|avance",
];
