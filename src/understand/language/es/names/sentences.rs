//! The words of sentences.

use super::comments::{COMMENTS, FINITE, ORDERS, OUTCRIES};
use crate::understand::language::es::lists::ASIDES;
use crate::understand::language::names::Titling;
use crate::understand::language::phrases::Phrases;
use crate::understand::language::sentences::Sentences;
use crate::understand::language::word_list::WordList;

pub(super) const fn sentences() -> Sentences {
    Sentences {
        subjects: WordList::new(&[
            "nadie", "alguien", "yo", "ella", "nosotros", "nosotras", "vosotros", "ellos", "ellas", "me",
            "te", "se", "nos", "os",
        ]),
        elided: WordList::new(&[]),
        joined: WordList::new(&[]),
        states: WordList::new(&[
            "quiere", "quiero", "dice", "dicen", "hace", "tenia", "esto", "es", "estoy", "estas", "estan",
            "son", "hay", "he", "ha", "hemos", "han", "va", "voy", "vamos", "viene", "vienen", "tengo",
            "tiene", "tenemos", "llevo", "que", "porque", "si", "ya", "no", "quien",
        ]),
        spelt: WordList::new(&["está", "están", "estás", "él", "tú"]),
        objects: WordList::new(&[]),
        impersonal: WordList::new(&["se"]),
        presents: WordList::new(&["es"]),
        conditions: WordList::new(&["si", "salvo"]),
        finite: WordList::new(FINITE),
        own: WordList::new(&["yo", "nosotros", "nosotras"]),
        comments: Phrases::both(COMMENTS, ASIDES),
        outcries: Phrases::new(OUTCRIES),
        orders: Phrases::new(ORDERS),
        days: WordList::new(&["dia"]),
        backs: WordList::new(&[
            "lo", "la", "los", "las", "le", "les", "se", "me", "ya", "eso", "esto", "nunca", "siempre",
            "esta", "estan", "es", "son", "lleva", "llevan", "cuesta", "cuestan", "hace", "nadie",
        ]),
        tells: WordList::new(&[
            "decir",
            "dile",
            "decirle",
            "decirles",
            "preguntar",
            "pregunta",
            "preguntarle",
            "escribir",
            "responder",
            "avisar",
            "avisarle",
            "contar",
            "contarle",
            "recordar",
            "recordarle",
        ]),
        always: WordList::new(&["siempre", "nunca", "ya", "luego", "despues", "se", "me", "yo", "nadie"]),
        offers: WordList::new(&[
            "ofrece",
            "ofrecen",
            "ofrecio",
            "ofrecieron",
            "ofrecido",
            "propone",
            "proponen",
            "propuso",
            "propuesto",
        ]),
        prefaces: Phrases::new(&[
            "gracias por",
            "perdon por",
            "perdona por",
            "disculpa por",
            "querido telefono",
            "hablando de",
            "a proposito de",
            "para que",
            "antes de que",
            "solo para",
        ]),
        restates: Phrases::new(&[
            "es",
            "eso es",
            "seria",
            "ponlo como",
            "ponla como",
            "pon",
            "apuntalo como",
            "apuntala como",
            "apunta",
            "anotalo como",
            "anota",
            "llamalo",
            "llamemoslo",
            "digamos",
            "queda como",
            "que quede como",
            "que quede",
        ]),
        whose: WordList::new(&["mi", "mis", "nuestro", "nuestra", "nuestros", "nuestras"]),
        is: WordList::new(&["es", "son"]),
        places: WordList::new(&["en"]),
        links: WordList::new(&["y", "e", "pero", "asi"]),
        points: WordList::new(&["asi", "total", "bueno", "pues", "entonces"]),
        breaks: WordList::new(&["porque"]),
    }
}

pub(super) const fn titling() -> Titling {
    Titling {
        entries: WordList::new(&["entrada", "evento", "recordatorio", "nota", "apunte", "aviso"]),
        called: Phrases::new(&[
            "llamado",
            "llamada",
            "titulado",
            "titulada",
            "que se llame",
            "que se llama",
            "que diga",
            "que ponga",
            "con el titulo",
            "con titulo",
            "con el nombre",
            "con nombre",
            "de nombre",
            "bajo el nombre",
            "bajo el titulo",
        ]),
        wishes: WordList::new(&["quiero", "quisiera", "necesito", "gustaria", "querria", "queria"]),
        says: Phrases::new(&["ponga", "diga", "salga", "aparezca", "figure", "conste", "quede", "se lea"]),
    }
}
