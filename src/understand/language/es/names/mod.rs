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

use crate::understand::language::beside::Beside;
use crate::understand::language::done_to::DoneTo;
use crate::understand::language::es::forms::FORMS;
use crate::understand::language::fixing::Fixing;
use crate::understand::language::invited::Invited;
use crate::understand::language::names::{Aside, Comments, Filing, Names, Referred};
use crate::understand::language::noted_short::NotedShort;
use crate::understand::language::phrases::Phrases;
use crate::understand::language::planned::Planned;
use crate::understand::language::settling::Settling;
use crate::understand::language::told_of::ToldOf;
use crate::understand::language::turned::Turned;
use crate::understand::language::word_list::WordList;

pub(crate) static NAMES: Names = Names {
    before: Phrases::both(before::BEFORE, courtesies::COURTESIES),
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
    begins: Phrases::new(before::BEGINS),
    after: Phrases::new(after::AFTER),
    greeted: WordList::new(&[]),
    lacks: Phrases::new(&[]),
    particles: WordList::new(&[]),
    onward: Phrases::new(&["en adelante", "para adelante"]),
    since: WordList::new(&[]),
    lasting: WordList::new(&[]),
    nearly: WordList::new(&[
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
    amounts: WordList::new(&[
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
    not_then: Phrases::new(&[]),
    clocks: WordList::new(&[]),
    splits: &[],
    shoved: &[],
    shoved_to: "",
    shoves: WordList::new(&[]),
    phrasal: &[],
    rests: &[],
    unannounced: &[],
    keeps: WordList::new(&[]),
    manners: Phrases::new(&[]),
    causes: WordList::new(&[]),
    caused: WordList::new(&[]),
    gives: WordList::new(&[]),
    referred: Referred::none(),
    did: WordList::new(&[]),
    copulas: Phrases::new(after::COPULAS),
    accented: WordList::new(&[]),
    spaced: &[],
    infinitives: INFINITIVES,
    wished: &[],
    aims: WordList::new(&["para"]),
    added: Phrases::new(&["con este|esta|estos|estas", "con lo que"]),
    whom: WordList::new(&["a", "al"]),
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
    possessed: Phrases::new(&[]),
    announcers: WordList::new(&[]),
    softeners: WordList::new(&["bien", "solo", "tambien", "ya", "pues"]),
    told: Phrases::new(told::TOLD),
    telling: told::telling(),
    comments: Comments::none(),
    noting: noting::noting(),
    filing: Filing::none(),
    referring: told::REFERRING,
    news: Phrases::new(told::NEWS),
    spoke: Phrases::new(told::SPOKE),
    hence: Phrases::new(told::HENCE),
    instead: Phrases::new(&["o si", "si no", "o si no", "en su defecto"]),
    inquiring: WordList::new(&[
        "quien", "quienes", "que", "cuando", "donde", "adonde", "por", "como", "cuanto", "cuantos", "cuanta",
        "cuantas", "cual", "cuales",
    ]),
    remarks: Phrases::new(told::REMARKS),
    joined: Phrases::new(told::JOINED),
    that: WordList::new(&["que"]),
    clauses: WordList::new(&[]),
    aside: Aside::none(),
    speaking: speaking::speaking(),
    settling: Settling::none(),
    beside: Beside::none(),
    sentences: sentences::sentences(),
    titling: sentences::titling(),
    turned: Turned::none(),
    pronouns: WordList::new(&["ella", "ellos", "ellas"]),
    lead: WordList::new(asks::LEAD),
    led: WordList::new(&[]),
    asks: Phrases::both(asks::ASKS, courtesies::COURTESIES),
    who: WordList::new(&[
        "el", "la", "los", "mi", "mis", "nuestro", "nuestra", "doctor", "doctora", "dr", "senor", "senora",
        "don",
    ]),
    known: WordList::new(&[]),
    puts: WordList::new(&[]),
    inserts: WordList::new(&[]),
    vague: WordList::new(&[]),
    vaguely: WordList::new(&[]),
    holds: WordList::new(&[]),
    frees: WordList::new(&[]),
    books: WordList::new(&[]),
    into: WordList::new(&[]),
    put: WordList::new(&[]),
    tail: Phrases::new(asks::TAIL),
    asked: WordList::new(&[]),
    company: Phrases::new(&["con", "con el", "con la", "con los", "con las", "con mi", "con mis"]),
    ways: WordList::new(&["a", "al", "en", "para", "de", "del", "por", "sobre"]),
    namely: Phrases::new(&["a saber", "en concreto", "mas concretamente"]),
    of: WordList::new(&["de", "del"]),
    verb_endings: WordList::new(&[]),
    titles: WordList::new(&[]),
    to_whom: WordList::new(&[]),
    what: WordList::new(&[]),
    doing: doing::doing(),
    hesitations: WordList::new(&["eh", "ehm", "em", "mmm", "ay", "uy", "uf"]),
    whether: WordList::new(&[]),
    forms: &FORMS,
    done: |_, _| false,
    courtesies: Phrases::new(&["por favor", "porfa", "porfavor", "gracias", "muchas gracias", "mil gracias"]),
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
