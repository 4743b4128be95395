//! How it is said that somebody put something to a time, or chose that for it.

use crate::understand::language::chosen::Chosen;

pub(super) const fn chosen() -> Chosen {
    Chosen {
        chose: phrases!(CHOSE),
        whom: word_list!(&["nosotros", "mi", "ti", "vosotros", "ella", "ellos", "ellas"]),
        backs: word_list!(&["su", "sus"]),
    }
}

const CHOSE: &[&str] = &[
    "[me|nos|le|les] ha|han|hemos [ya] puesto|reservado|organizado|convocado|programado|fijado|montado",
    "[me|nos|le|les] ha|han|hemos [ya] alquilado|autorizado|conseguido|aprobado|propuesto|ofrecido|confirmado",
    "[me|nos|le|les] ha|han|hemos [ya] cambiado|movido|pasado|adelantado|aplazado|retrasado|anunciado|elegido",
    "[me|nos|le|les] ha|han|hemos [ya] escogido|acordado|concertado",
    "[me|nos|le|les] puso|pusieron|reservo|reservaron|organizo|organizaron|convoco|convocaron|programo|programaron",
    "[me|nos|le|les] autorizo|autorizaron|aprobo|aprobaron|propuso|propusieron|ofrecio|ofrecieron|confirmo",
    "[me|nos|le|les] cambio|cambiaron|movio|movieron|paso|pasaron|adelanto|adelantaron|aplazo|aplazaron|retraso",
    "[me|nos] adelanta|adelantan|aplaza|aplazan|retrasa|retrasan|convoca|convocan|organiza|organizan",
    "me|nos ha|han dicho|dado|confirmado|cambiado [ya] la fecha|hora de",
    "eligio|eligieron|escogio|escogieron|acordo|acordaron|planteo",
];
