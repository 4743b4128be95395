mod after;
mod around;
mod articles;
mod asks;
mod before;
mod chosen;
mod comments;
mod courtesies;
mod doing;
mod given;
mod held_by;
mod noting;
mod pointing;
mod sentences;
mod speaking;
mod told;
mod topics;
mod trailing;

use crate::model::Language;
use crate::understand::language::beside::Beside;
use crate::understand::language::done_to::DoneTo;
use crate::understand::language::es::forms::FORMS;
use crate::understand::language::fixing::Fixing;
use crate::understand::language::invited::Invited;
use crate::understand::language::names::{Aside, Comments, Filing, Names, Referred};
use crate::understand::language::noted_short::NotedShort;
use crate::understand::language::planned::Planned;
use crate::understand::language::settling::Settling;
use crate::understand::language::told_of::ToldOf;
use crate::understand::language::turned::Turned;

pub(crate) static NAMES: Names = Names {
    language: Language::Es,
    trailing: trailing::trailing(),
    before: phrases!(before::BEFORE, courtesies::COURTESIES),
    works: &[
        ("poner", THINGS),
        ("meter", THINGS),
        ("crear", THINGS),
        ("programar", THINGS),
        ("anotar", THINGS),
        ("apuntar", THINGS),
    ],
    places: &[],
    makes: &[],
    begins: phrases!(before::BEGINS),
    after: phrases!(after::AFTER),
    greeted: word_list!(),
    lacks: phrases!(),
    particles: word_list!(),
    onward: phrases!(&["en adelante", "para adelante"]),
    since: word_list!(),
    lasting: word_list!(),
    nearly: word_list!(&[
        "apenas",
        "escasa",
        "escaso",
        "escasos",
        "escasas",
        "aproximadamente",
        "como",
        "mucho",
        "casi",
        "escasamente",
        "exactamente",
        "maximo",
        "minimo",
        "solamente",
        "solo",
        "tan",
        "unicamente",
    ]),
    amounts: word_list!(&[
        "un",
        "una",
        "unos",
        "unas",
        "media",
        "cuarto",
        "cuartos",
        "hora",
        "dos",
        "tres",
        "cuatro",
        "cinco",
        "seis",
        "siete",
        "ocho",
        "nueve",
        "diez",
        "once",
        "doce",
        "quince",
        "veinte",
        "veinticinco",
        "treinta",
        "cuarenta",
        "cincuenta",
        "noventa",
    ]),
    not_then: phrases!(),
    clocks: word_list!(),
    splits: &[],
    shoved: &[],
    shoved_to: "",
    shoves: word_list!(),
    phrasal: &[],
    rests: &[],
    unannounced: &[],
    keeps: word_list!(),
    manners: phrases!(),
    causes: word_list!(),
    caused: word_list!(),
    gives: word_list!(),
    referred: Referred::none(),
    did: word_list!(),
    copulas: phrases!(after::COPULAS),
    accented: word_list!(),
    spaced: &[],
    infinitives: INFINITIVES,
    wished: &[],
    aims: word_list!(&["para"]),
    added: phrases!(&["con este|esta|estos|estas", "con lo que"]),
    whom: word_list!(&["a", "al"]),
    again: AGAIN,
    given: given::given(),
    articles: articles::articles(),
    chosen: chosen::chosen(),
    planned: Planned::none(),
    held_by: held_by::held_by(),
    topics: topics::topics(),
    told_of: ToldOf::none(),
    done_to: DoneTo::none(),
    noted_short: NotedShort::none(),
    invited: Invited::none(),
    pointing: pointing::pointing(),
    fixing: Fixing::none(),
    possessed: phrases!(),
    announcers: word_list!(),
    softeners: word_list!(&["bien", "solo", "tambien", "ya", "pues"]),
    told: phrases!(told::TOLD),
    telling: told::telling(),
    comments: Comments::none(),
    noting: noting::noting(),
    filing: Filing::none(),
    referring: told::REFERRING,
    news: phrases!(told::NEWS),
    spoke: phrases!(told::SPOKE),
    hence: phrases!(told::HENCE),
    instead: phrases!(&["o si", "si no", "o si no", "en su defecto"]),
    inquiring: word_list!(&[
        "quien", "quienes", "que", "cuando", "donde", "adonde", "por", "como", "cuanto", "cuantos", "cuanta",
        "cuantas", "cual", "cuales",
    ]),
    remarks: phrases!(told::REMARKS),
    joined: phrases!(told::JOINED),
    that: word_list!(&["que"]),
    clauses: word_list!(),
    aside: Aside::none(),
    speaking: speaking::speaking(),
    settling: Settling::none(),
    beside: Beside::none(),
    sentences: sentences::sentences(),
    titling: sentences::titling(),
    turned: Turned::none(),
    pronouns: word_list!(&["ella", "ellos", "ellas"]),
    lead: word_list!(asks::LEAD),
    led: word_list!(),
    asks: phrases!(asks::ASKS, courtesies::COURTESIES),
    who: word_list!(&[
        "el", "la", "los", "mi", "mis", "nuestro", "nuestra", "doctor", "doctora", "dr", "senor", "senora",
        "don",
    ]),
    known: word_list!(),
    puts: word_list!(),
    inserts: word_list!(),
    vague: word_list!(),
    vaguely: word_list!(),
    holds: word_list!(),
    frees: word_list!(),
    books: word_list!(),
    into: word_list!(),
    put: word_list!(),
    tail: phrases!(asks::TAIL),
    asked: word_list!(),
    company: phrases!(&["con", "con el", "con la", "con los", "con las", "con mi", "con mis"]),
    ways: word_list!(&["a", "al", "en", "para", "de", "del", "por", "sobre"]),
    namely: phrases!(&["a saber", "en concreto", "mas concretamente"]),
    of: word_list!(&["de", "del"]),
    verb_endings: word_list!(),
    titles: word_list!(),
    to_whom: word_list!(),
    what: word_list!(),
    doing: doing::doing(),
    hesitations: word_list!(&["eh", "ehm", "em", "mmm", "ay", "uy", "uf"]),
    whether: word_list!(),
    forms: &FORMS,
    done: |_, _| false,
    courtesies: phrases!(&["por favor", "porfa", "porfavor", "gracias", "muchas gracias", "mil gracias"]),
    entry: 10,
    event: "Evento",
};

/// Leads to a thing that somebody is to do something with.
const THINGS: &[&str] = &["el", "la", "los", "las", "a"];

/// How verbs end that say what is to be done, with a pronoun or without.
const INFINITIVES: &[&str] = &[
    "ar", "er", "ir", "arme", "arnos", "arse", "erse", "irse", "arte", "arlo", "arla", "arlos", "arlas",
    "arle", "arles", "erlo", "erla", "erlos", "erlas", "erle", "irlo", "irla", "irlos", "irlas",
];

/// Repeat before its verb whom something is done to; an article, where the verb has no such ending.
const AGAIN: &[(&str, &[&str])] = &[
    ("lo", &[""]),
    ("le", &[""]),
    ("les", &[""]),
    ("la", &["an", "en", "on", "amos", "emos"]),
    ("los", &["an", "en", "on", "amos", "emos"]),
    ("las", &["an", "en", "on", "amos", "emos"]),
];
