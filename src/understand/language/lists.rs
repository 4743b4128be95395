/// How lists are said in a language. Phrases are folded words with single spaces, the possessive `'s` gone as
/// the tokens have it: `that's it` is `that it`.
#[derive(Debug)]
pub(crate) struct Lists {
    /// What carries nothing at the edge of an item: `oh`, `okay`.
    pub(crate) fillers: &'static [&'static str],
    /// What leads to an item: `can you`, `we need`.
    pub(crate) lead_ins: &'static [&'static str],
    /// Those that lead to a verb of buying, too: `I have to`, `we need to`.
    pub(crate) duties: &'static [&'static str],
    /// What leads in or is a duty begins anew in the middle of a sentence, where it begins so: `we`.
    pub(crate) subjects: &'static [&'static str],
    /// Verbs that put something on a list, where the list is named after: `add … to`.
    pub(crate) adders: &'static [&'static str],
    /// The adders that also stand right after the list's name: `shopping list, add …`.
    pub(crate) late_adders: &'static [&'static str],
    /// Verbs of buying; on a shopping list they say nothing.
    pub(crate) buyers: &'static [&'static str],
    /// What stands between the list's name and the first item: `is`.
    pub(crate) openers: &'static [&'static str],
    /// What ends a list: `that's it`, `thanks`.
    pub(crate) lead_outs: &'static [&'static str],
    /// What the list's name may be followed by when something is put on it: the rest of a verb.
    pub(crate) tails: &'static [&'static str],
    /// Before the list's name: `to`, `on`.
    pub(crate) prepositions: &'static [&'static str],
    /// Between those and the list's name: `my`.
    pub(crate) determiners: &'static [&'static str],
    /// Words for a list.
    pub(crate) list_words: &'static [&'static str],
    /// Stand for what was said before: `them`.
    pub(crate) pronouns: &'static [&'static str],
    /// Between the last two items, or any: `and`.
    pub(crate) conjunctions: &'static [&'static str],
    /// Between any two items, never within one: `and then`, `as well as`.
    pub(crate) separators: &'static [&'static str],
    /// Before the number of an item: `number`.
    pub(crate) counters: &'static [&'static str],
    /// Ordinals that are no number words, and their place: `firstly`, 1.
    pub(crate) ordinals: &'static [(&'static str, u64)],
    /// What introduces the last of counted items: `finally`.
    pub(crate) lasts: &'static [&'static str],
    /// What stays whole though a conjunction stands in it.
    pub(crate) pairs: &'static [&'static str],
    /// Stems of adjectives that are paired: `red and green peppers`.
    pub(crate) adjectives: &'static [&'static str],
    /// What adjectives may end in.
    pub(crate) adjective_endings: &'static [&'static str],
    /// Leading articles that are no quantity.
    pub(crate) articles: &'static [&'static str],
    /// Leading articles that are none before a measure: `a`.
    pub(crate) ones: &'static [&'static str],
    /// Measures: `dozen`, `bottle`.
    pub(crate) measures: &'static [&'static str],
    /// What follows a measure where any noun can be one: `of`.
    pub(crate) of: &'static [&'static str],
    /// Parts of one, after a conjunction: `half`.
    pub(crate) parts: &'static [&'static str],
    /// Take back the item before; what follows stands in its place: `no`, `sorry`.
    pub(crate) corrections: &'static [&'static str],
    /// The corrections that may be followed directly by what is right: `I mean`.
    pub(crate) corrections_of: &'static [&'static str],
    /// Whether the words of an item, the last one written `last`, are something to do.
    pub(crate) is_task: fn(words: &[&str], last: &str) -> bool,
    /// Parts of the names of lists of goods.
    pub(crate) goods: &'static [&'static str],
    /// Parts of the names of lists of things to do.
    pub(crate) chores: &'static [&'static str],
    /// Words that a dot follows within a sentence.
    pub(crate) abbreviations: &'static [&'static str],
}
