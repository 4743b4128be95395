//! How it is said who arranged something, or got somebody a time.

use crate::understand::language::held_by::HeldBy;

pub(super) const fn held_by() -> HeldBy {
    HeldBy {
        bare: phrases!(BARE),
        decides: phrases!(DECIDES),
        cited: phrases!(CITED),
        reports: phrases!(REPORTS),
    }
}

const BARE: &[&str] = &[
    "[me|nos] ha|han [ya] reservado|organizado|convocado|programado|montado|conseguido|puesto|sacado|comprado",
    "[me|nos] reservo|reservaron|organizo|organizaron|convoco|convocaron|consiguio|consiguieron|puso|pusieron|saco",
    "me|nos ha|han ofrecido",
    "convoca|convocan|organiza|organizan|monta|montan",
    "han cambiado la hora|fecha del",
    "me|nos ofrecio|ofrecieron",
];

const DECIDES: &[&str] = &[
    "ha|han acordado|propuesto [que]",
    "ha|han decidido que",
    "decidio|decidieron que",
    "acordo|acordaron|propuso|propusieron|propone|proponen [que]",
    "me|nos deja|dejan|dejo|dejaron",
    "me|nos ha|han dejado",
];

const CITED: &[&str] = &[
    "me|nos|le|les|lo|la|los|las ha|han [ya] citado|convocado|apuntado|anotado|metido|colado|encajado|agendado",
    "me|nos|le|les|lo|la|los|las ha|han [ya] puesto|pasado|cambiado|colocado|movido|adelantado|aplazado|retrasado",
    "me|nos|le|les cito|citaron|anoto|anotaron|apunto|apuntaron|metio|metieron|colo|encajo|agendo|agendaron|puso",
    "me|nos|lo|la paso|pasaron|cambio|cambiaron|movio|movieron|pusieron",
    "me|nos|le|les ha|han dado cita|hora|turno|fecha|hueco",
    "me|nos|le|les dio|dieron|da|dan cita|hora|turno|fecha|hueco",
    "lo|la|los|las dan|hacen|ponen",
    "tiene|tienen [un] hueco",
];

const REPORTS: &[&str] = &[
    "[me|nos] ha|han dicho|avisado|confirmado|escrito|contado _ [de] que [si]",
    "[me|nos] ha|han dicho|avisado|confirmado|escrito|contado _ del|de * que [si]",
    "[me|nos] dice|dijo|avisa|aviso|confirma|confirmo _ que [si]",
    "[me|nos] pregunta|pregunto|propone|propuso _ [que] si",
    "[me|nos] dice|dijo|avisa|aviso|confirma|confirmo _ del|de * que [si]",
    "quiere|quieren _ que",
];
