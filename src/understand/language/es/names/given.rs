//! How it is said that there is a time for what is to be done.

use crate::understand::language::es::time::WE_DO;
use crate::understand::language::given::{Chosen, Given};

pub(super) const fn given() -> Given {
    Given::new(
        &["para"],
        &["tengo [una]", "tenemos [una]"],
        &["cita", "turno"],
        &["[ya] tengo|tenemos|tienen [un] hueco"],
        &[],
        Chosen {
            chose: CHOSE,
            articles: ARTICLES,
            whom: WHOM,
            bare: BARE,
            decides: DECIDES,
            cited: CITED,
            reports: REPORTS,
            we_do: WE_DO,
            i_do: &["o", "an", "en"],
            nouns: &["foto", "moto", "mano", "radio", "orden", "imagen", "sarten"],
            has: &["tiene", "tienen", "tenia", "tenian", "tenido", "tuvo", "tuvieron"],
            backs: &["su", "sus"],
            pointing: POINTING,
            person: "a",
            ..Chosen::NONE
        },
    )
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

const ARTICLES: &[&str] =
    &["el", "la", "los", "las", "un", "una", "mi", "mis", "nuestro", "nuestra", "nuestros", "nuestras"];

const WHOM: &[&str] = &["nosotros", "mi", "ti", "vosotros", "ella", "ellos", "ellas"];

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

const POINTING: &[(&str, &[&str])] = &[
    ("lo", &["el", "un", "mi", "nuestro"]),
    ("la", &["la", "una", "mi", "nuestra"]),
    ("los", &["los", "unos", "mis", "nuestros"]),
    ("las", &["las", "unas", "mis", "nuestras"]),
];
