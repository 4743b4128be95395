use super::word_list::WordList;

/// The words by which a sentence is known whose verb stands before who does it, `am Montag holt der Papa die Kinder ab`, or
/// that says what the speaker does.
#[derive(Debug)]
pub(crate) struct Turned {
    /// Whether a word that is written small may be a form of a verb, and those that are one without capitals.
    pub(crate) is_form: fn(&str) -> bool,
    pub(crate) verbs: WordList,
    /// Are no such verb: `mit`; or what they say goes otherwise: `muss`.
    pub(crate) never: WordList,
    /// Say that somebody comes, which need not be said before one of `what_for` or nothing: `kommt wegen der Heizung`.
    pub(crate) comes: WordList,
    pub(crate) what_for: WordList,
    /// Say that something begins or is over, and what leads on from it to what for: `endet die Frist fürs Bafög`.
    pub(crate) happens: WordList,
    pub(crate) for_what: WordList,
    /// What is called by a name behind it, `Kita`, or ends so; verbs that take no thing, and what those of having end with
    /// where they take none: `bleibt die Kita Sonnenschein zu`.
    pub(crate) bearers: WordList,
    pub(crate) stays: WordList,
    pub(crate) shut: WordList,
    /// Who does it without a name, and what ends a clause of what is to be done to something: `jemand vom Amt`, `muss bezahlt
    /// werden`.
    pub(crate) somebody: WordList,
    pub(crate) becomes: WordList,
    /// Nouns that name nobody, of whom more is told behind them: `der Mann, der den Kamin kehrt`.
    pub(crate) folk: WordList,
    /// Such of whom there are mostly several, and children of somebody: `Kinder`, `Sohn`.
    pub(crate) many: WordList,
    /// Say that somebody means to do something, beside the other verbs of that kind.
    pub(crate) wants: WordList,
    /// Of `never`, those that are a verb if their accents are written: `hält`.
    pub(crate) accented: WordList,
    /// `der Bus fährt nach Verona`: the verbs, how the words end that name what carries people, and what leads to where.
    pub(crate) drives: WordList,
    pub(crate) vehicles: WordList,
    pub(crate) bound: WordList,
    /// Of `whom`, those for who does it: `sich`.
    pub(crate) itself: WordList,
    /// Say of somebody that there is company, and need it: `mit Ben verabredet`.
    pub(crate) with: WordList,
    /// Lead from a thing to what it is for or about: `Frist fürs Finanzamt`.
    pub(crate) of_thing: WordList,
    /// Say of somebody who comes that it is from where they were: `kommt von der Kur zurück`.
    pub(crate) returns: WordList,
    /// Say where something is done, and from where: `bei Steffen`, `ab Basel`.
    pub(crate) places: WordList,
    pub(crate) from: WordList,
    /// Say of a thing how it is, alone behind it: `Kita zu`, `Heizung an`.
    pub(crate) states: WordList,
    /// Before who does it: `der`; and those of them that lead to several: `die`.
    pub(crate) articles: WordList,
    pub(crate) several: WordList,
    /// Between the verb and those: `mir`; and between two who do it: `und`.
    pub(crate) whom: WordList,
    pub(crate) and: WordList,
    /// How an adjective is written that loses the article before it: `neuer` for `der neue`.
    pub(crate) strong: fn(&str, &str) -> Option<String>,
    /// Adjectives that stand for somebody of the house behind one of those articles: `der Kleine`.
    pub(crate) nominal: WordList,
    pub(crate) of_somebody: WordList,
    /// Stems of adjectives, for a memo without capitals.
    pub(crate) adjectives: WordList,
    /// Lead on to whose somebody is, and the articles behind them: `von der`.
    pub(crate) of: WordList,
    pub(crate) whose: WordList,
    /// Whether a verb says that what the last word of its clause names is done to somebody: `wird`, `abgeholt`.
    pub(crate) is_done_to: fn(&str, &str) -> bool,
    /// The speaker: `ich`.
    pub(crate) speakers: WordList,
    /// How a verb is called whose form stands beside a speaker: `holen` for `ich hole`.
    pub(crate) infinitive: fn(&str, &str) -> Option<String>,
    /// Parts of verbs that end a clause: `ab` in `ich hole die Kinder ab`.
    pub(crate) prefixes: WordList,
    /// Stands before what is to be done, or within it, and is not written then: `zu`; with one of `beside_to` it stays.
    pub(crate) to: &'static str,
    pub(crate) beside_to: WordList,
    /// Say of the speaker, at the end of a clause, what says nothing elsewhere: `dass ich mich mit Jo treffe`.
    pub(crate) met: WordList,
    /// Join another clause: `und`; and those of them that say nothing behind the speaker: `dann`.
    pub(crate) joints: WordList,
    pub(crate) onward: WordList,
    /// Open a clause behind which the verb stands first: `wenn`.
    pub(crate) reasons: &'static [&'static str],
    pub(crate) spoken_to: SpokenTo,
    pub(crate) placed: Placed,
}

/// What is said before what it belongs to: `im Kindergarten das Laternenfest`, `für Jonas der Schwimmkurs`.
#[derive(Debug)]
pub(crate) struct Placed {
    /// Lead to where or with whom something is: `im`, `mit`.
    pub(crate) leads: WordList,
    /// Of these, those that lead to a person without an article: `für Jonas`.
    pub(crate) to_whom: WordList,
    /// Say that it begins, which need not be said.
    pub(crate) begins: WordList,
    /// Articles of a thing that something is done to: `einen`.
    pub(crate) accusative: WordList,
    /// Leads to a thing, or says whose the one before it is: `der`.
    pub(crate) ambiguous: &'static str,
    /// How things end to which it only leads: `der Elternabend`.
    pub(crate) masculine: &'static [&'static str],
    /// How those end of which it may say whose something is: `im Garten der Nachbarin`.
    pub(crate) feminine: &'static [&'static str],
    /// How an adjective ends between it and such a thing: `der neue Herd`.
    pub(crate) strong: &'static str,
    /// How a verb begins, as it is written, that says that something goes there: `hin`.
    pub(crate) there: &'static [&'static str],
    /// Lead to where something goes: `zum`; and `in` with one of the articles behind it, `die`.
    pub(crate) to_where: WordList,
    pub(crate) into: WordList,
    pub(crate) them: WordList,
}

impl Placed {
    pub(crate) const fn none() -> Placed {
        Placed {
            leads: word_list!(),
            to_whom: word_list!(),
            begins: word_list!(),
            accusative: word_list!(),
            ambiguous: "",
            masculine: &[],
            feminine: &[],
            strong: "",
            there: &[],
            to_where: word_list!(),
            into: word_list!(),
            them: word_list!(),
        }
    }
}

/// What is said to somebody, or asked of them, before what happens: `Mama, ich bin …`, `Oma lässt fragen, ob ihr … kommt`.
#[derive(Debug)]
pub(crate) struct SpokenTo {
    /// What the speaker is, behind the speaker: `bin`.
    pub(crate) being: WordList,
    /// Who is spoken to: `dir`.
    pub(crate) yours: WordList,
    /// Say that somebody is asked through another: `lässt` `fragen`; and what leads on from there: `ob`.
    pub(crate) lets: WordList,
    pub(crate) ask: WordList,
    pub(crate) whether: WordList,
    /// Who is asked, and the verbs of coming that end the question: `ihr`, `kommt`.
    pub(crate) asked: WordList,
    pub(crate) come: WordList,
    /// End a clause behind which stands with what is to be helped, and the small words before them: `ihr` `helfen`.
    pub(crate) help: WordList,
    pub(crate) helped: WordList,
    /// The speaker, as the last of those who do something: `ich`.
    pub(crate) me: WordList,
}

impl SpokenTo {
    pub(crate) const fn none() -> SpokenTo {
        SpokenTo {
            being: word_list!(),
            yours: word_list!(),
            lets: word_list!(),
            ask: word_list!(),
            whether: word_list!(),
            asked: word_list!(),
            come: word_list!(),
            help: word_list!(),
            helped: word_list!(),
            me: word_list!(),
        }
    }
}

impl Turned {
    /// Of a language whose sentences have one order.
    pub(crate) const fn none() -> Turned {
        Turned {
            is_form: |_| false,
            verbs: word_list!(),
            never: word_list!(),
            comes: word_list!(),
            what_for: word_list!(),
            happens: word_list!(),
            for_what: word_list!(),
            bearers: word_list!(),
            stays: word_list!(),
            shut: word_list!(),
            somebody: word_list!(),
            becomes: word_list!(),
            folk: word_list!(),
            many: word_list!(),
            itself: word_list!(),
            wants: word_list!(),
            accented: word_list!(),
            drives: word_list!(),
            vehicles: word_list!(),
            bound: word_list!(),
            with: word_list!(),
            of_thing: word_list!(),
            returns: word_list!(),
            places: word_list!(),
            from: word_list!(),
            states: word_list!(),
            strong: |_, _| None,
            articles: word_list!(),
            several: word_list!(),
            whom: word_list!(),
            and: word_list!(),
            nominal: word_list!(),
            of_somebody: word_list!(),
            adjectives: word_list!(),
            of: word_list!(),
            whose: word_list!(),
            is_done_to: |_, _| false,
            speakers: word_list!(),
            infinitive: |_, _| None,
            prefixes: word_list!(),
            to: "",
            beside_to: word_list!(),
            met: word_list!(),
            joints: word_list!(),
            onward: word_list!(),
            reasons: &[],
            spoken_to: SpokenTo::none(),
            placed: Placed::none(),
        }
    }
}
