use std::sync::LazyLock;

use super::alone::Alone;
use super::forms::Forms;
use super::list_index::Index;
use super::packed::Packed;

/// How lists are said in a language. Phrases are folded words with single spaces, the possessive `'s` gone as
/// the tokens have it: `that's it` is `that it`. Each language has them in a folder of one file a kind, the same
/// files in each.
#[derive(Debug)]
pub(crate) struct Lists {
    /// What carries nothing at the edge of an item: `oh`, `okay`.
    pub(crate) fillers: Packed,
    /// The fillers with which somebody is greeted: `good morning`.
    pub(crate) greetings: Packed,
    /// Who is spoken to, besides people and names: `my dear`.
    pub(crate) addresses: Packed,
    /// What stands before or behind the name of who speaks: `this is`, `speaking`.
    pub(crate) speaking: Packed,
    /// Words of courtesy, behind which somebody may be spoken to: `thanks`.
    pub(crate) thanks: Packed,
    /// What carries nothing where it stands by itself, though it may belong to an item elsewhere: `as usual`.
    pub(crate) asides: Packed,
    /// What leads to an item: `can you`, `we need`.
    pub(crate) lead_ins: Packed,
    /// What may stand between the words of what leads in or out, besides fillers: `really`.
    pub(crate) adverbs: Packed,
    /// Those that lead to a verb of buying, too: `I have to`, `we need to`.
    pub(crate) duties: Packed,
    /// The words among both that lead in only where `'s` was said, `let's`: `let` alone is something to do.
    pub(crate) contracted: Packed,
    /// What leads in or is a duty begins anew in the middle of a sentence, where it begins so: `we`.
    pub(crate) subjects: Packed,
    /// Who speaks: what begins so and leads to no item is talk around the list.
    pub(crate) speakers: Packed,
    /// What else opens a sentence about those whom or what the list is for: `he` in `he's nearly out`.
    pub(crate) others: Packed,
    /// Who is called, asked and visited, besides those with names: `mum`.
    pub(crate) people: Packed,
    /// What stands before a name: `Mr`.
    pub(crate) honorifics: Packed,
    /// What someone else does who is to get things: `my daughter wants`.
    pub(crate) wanters: Packed,
    /// What may stand between who speaks and what is needed: `will` in `we will be needing`.
    pub(crate) auxiliaries: Packed,
    /// What stands there before the things: `needing`, `low on`.
    pub(crate) needs: Packed,
    /// What begins a clause that is talk around the list: `when I go to the store`.
    pub(crate) clauses: Packed,
    /// What ends so, before the speaker begins anew, is talk around the list: `my wife says we need`.
    pub(crate) reports: Packed,
    /// Verbs that put something on a list, where the list is named after: `add … to`.
    pub(crate) adders: Packed,
    /// The adders that are things as well: `place` in `place mats`.
    pub(crate) adding_things: Packed,
    /// What stands before an adder where someone is asked for it: `would you be so kind as to add`.
    pub(crate) askers: Packed,
    /// The adders that also stand right after the list's name: `shopping list, add …`.
    pub(crate) late_adders: Packed,
    /// Before an adder, in the middle of a sentence: what was said before is why, `we are out of tea so put …`.
    pub(crate) therefores: Packed,
    /// Verbs of buying; on a shopping list they say nothing.
    pub(crate) buyers: Packed,
    /// The adders that only write something down: `note`.
    pub(crate) noters: Packed,
    /// What is done with titles; on a list of them it says nothing: `watch`.
    pub(crate) viewers: Packed,
    /// What stands between the list's name and the first item: `is`.
    pub(crate) openers: Packed,
    /// The verbs among those: before them ends what the list is for.
    pub(crate) copulas: Packed,
    /// Before what a list is for: `for`.
    pub(crate) purposes: Packed,
    /// Before what a list is for, if that is a known occasion: `du` in `menu du dimanche`.
    pub(crate) purposes_of: Packed,
    /// What a list may be for, or the end of its name: `trip`.
    pub(crate) occasions: Packed,
    /// What is worked on or at, which a list may be for as well: `job`, `roof`.
    pub(crate) undertakings: Packed,
    /// What may both end a list and follow its name: `please`, `when you can`.
    pub(crate) courtesies: Packed,
    /// Those of one word that say where something is on a thing, where they stand behind what that has: `mit Namen
    /// drauf`.
    pub(crate) atop: Packed,
    /// What else ends a list: `that's it`, `thanks`.
    pub(crate) lead_outs: Packed,
    /// The words among those that also say how something is: `done`.
    pub(crate) finished: Packed,
    /// What else ends a list, or fills, but at the end of a clause says that it goes on: the tyres hold `still`.
    pub(crate) lasting: Packed,
    /// The same, that it holds of something else, too: `as well`.
    pub(crate) besides: Packed,
    /// What ends a list only where it stands by itself, as the last word: `stop`.
    pub(crate) ends: Packed,
    /// What is said of when or where people meet again, before that: `see you` at seven.
    pub(crate) farewells: Packed,
    /// All that was not named: `the rest` is here.
    pub(crate) rests: Packed,
    /// What opens an outcry: `can you believe` we're out of milk.
    pub(crate) outcries: Packed,
    /// How something is of which nothing is wanted: the traffic is `awful`.
    pub(crate) moods: Packed,
    /// What stands before the name of who signs: `love`, Eva.
    pub(crate) signatures: Packed,
    /// All words that may stand where it is said that the list is over: `I think that's about it for today`.
    pub(crate) closing: Packed,
    /// Those that open it: `that`.
    pub(crate) closing_opens: Packed,
    /// Those that tell it: `all`.
    pub(crate) closing_tells: Packed,
    /// What else the list's name may be followed by when something is put on it: the rest of a verb.
    pub(crate) tails: Packed,
    /// Before the list's name: `to`, `on`.
    pub(crate) prepositions: Packed,
    /// Between those and the list's name: `my`.
    pub(crate) determiners: Packed,
    /// Words for a list.
    pub(crate) list_words: Packed,
    /// Words for what a list of them may hold: `to the things to do`.
    pub(crate) things: Packed,
    /// Stand for what was said before: `them`.
    pub(crate) pronouns: Packed,
    /// What the speaker does to be where the list is for, or to have a list: `go` in `go to the pharmacy`, `start`.
    pub(crate) ways: Packed,
    /// The list, once it was named: put figs `on it`.
    pub(crate) lists_meant: &'static [&'static [&'static str]],
    /// Verbs behind which the things begin, whatever else is said before: the recipe `needs`, `mir fehlen`.
    pub(crate) cues: Packed,
    /// Where things are kept: the `fridge`.
    pub(crate) stores: Packed,
    /// Things that only an accent tells from a small word: `maïs`. In small letters.
    pub(crate) accented: Packed,
    /// Words that only a clause holds, because they say what happens, or who did it: `came`, `nobody`. They tell nothing of
    /// the words around them, so they are not among those of which something is known.
    pub(crate) happens: Packed,
    /// How somebody looks where things are kept: `checked`.
    pub(crate) looks: Packed,
    /// Words that open a clause as the one who does something, or as its verb: `they`, `estoy`.
    pub(crate) tellers: Packed,
    /// What a verb ends in that stands between who does something and an article: `borrow-ed` the tin.
    pub(crate) finite_endings: Packed,
    /// How the forms of verbs end, whatever they are of.
    pub(crate) forms: &'static Forms,
    /// Whether a word, with one that stands soon behind it, says what happened; both as they were said, in small letters.
    pub(crate) is_past: fn(word: &str, behind: &str) -> bool,
    /// What is asked of the list itself and puts nothing on it: `clear` my list, `is there anything` on it.
    pub(crate) managers: Packed,
    /// How a list is left on which nothing is to be put: `empty`.
    pub(crate) empties: Packed,
    /// The words among those with which somebody is asked for things: `ask` in `ask the butcher for`.
    pub(crate) requests: Packed,
    /// Behind the name of a list of goods, the way to them: `grocery run`.
    pub(crate) outings: Packed,
    /// What stands between the things and the list that they are to be on: `should go`, `gehört`.
    pub(crate) goes: Packed,
    /// Between the last two items, or any: `and`.
    pub(crate) conjunctions: Packed,
    /// Marks that are dictated and part like a comma: `comma`.
    pub(crate) commas: Packed,
    /// Marks that are dictated and begin another line: `bullet point`.
    pub(crate) breaks: Packed,
    /// Between any two items, never within one: `and then`, `as well as`.
    pub(crate) separators: Packed,
    /// The separators that may also end a name or stand before a strength: `Disney plus`, `plus 2.5`.
    pub(crate) pluses: Packed,
    /// The separators that add something after the last item: `oh and`.
    pub(crate) afterthoughts: Packed,
    /// Before the number of an item: `number`.
    pub(crate) counters: Packed,
    /// Ordinals that are no number words, and their place: `firstly`, 1.
    pub(crate) ordinals: &'static [(&'static str, u64)],
    /// What says something of the item before it, behind a comma: `not the red one`, `whatever they have`.
    pub(crate) remarks: Packed,
    /// What begins a clause that tells why: `because`, `or else`.
    pub(crate) causes: Packed,
    /// What stands for the thing that was said before: `ones` in `the red ones`. Where there is none, the article does.
    pub(crate) pointers: Packed,
    /// Between two that will both do: `or`.
    pub(crate) alternatives: Packed,
    /// What comes after the first: `then`.
    pub(crate) sequels: Packed,
    /// What introduces the last of counted items: `finally`.
    pub(crate) lasts: Packed,
    /// What stays whole though a conjunction stands in it.
    pub(crate) pairs: Packed,
    /// The same, but not on a list of goods: what makes a dish is bought by itself.
    pub(crate) dishes: Packed,
    /// Stems of adjectives that are paired: `red and green peppers`.
    pub(crate) adjectives: Packed,
    /// What adjectives may end in.
    pub(crate) adjective_endings: Packed,
    /// They stand behind what they belong to: `pommes vertes`.
    pub(crate) adjectives_follow: bool,
    /// The adjectives that name things as well: `orange`.
    pub(crate) things_too: Packed,
    /// Leading articles that are no quantity.
    pub(crate) articles: Packed,
    /// Articles of what is not there, where the list is told by what is missing: `we have no milk and no bread`.
    pub(crate) lacks: Packed,
    /// What stands before the first of them.
    pub(crate) lacking: Packed,
    /// What may stand behind them: `no butter left`.
    pub(crate) gone: Packed,
    /// Leading articles that are none before a measure: `a`.
    pub(crate) ones: Packed,
    /// The articles of an amount that is not said: where one begins an item, another begins the next, `some milk
    /// some eggs`.
    pub(crate) somes: Packed,
    /// What joins an article to the word before, besides prepositions: `with a`.
    pub(crate) ties: Packed,
    /// What follows an article that tells how often, and no item: `two a day`.
    pub(crate) rates: Packed,
    /// Measures: `dozen`, `bottle`.
    pub(crate) measures: Packed,
    /// What makes a measure small: `ito` in `botecito`.
    pub(crate) diminutives: Packed,
    /// What a measure may lose to it: `e` in `bote`.
    pub(crate) measure_endings: Packed,
    /// The measures whose compounds are measures too: `pack` in `Zwölferpack`.
    pub(crate) containers: Packed,
    /// The measures that are things as well, and count only with `of`: `can`.
    pub(crate) vessels: Packed,
    /// Units that say how big or strong a thing is, behind it: `two boards three metres`.
    pub(crate) units: Packed,
    /// Behind a number, stand for things that were said before: six of `each`.
    pub(crate) shares: Packed,
    /// What stands between the digits of a spoken fraction: `two point five`.
    pub(crate) points: Packed,
    /// What leads to a number that says which or how big a thing is: `size six`.
    pub(crate) labels: Packed,
    /// What stands between the numbers of a size: `four by forty`.
    pub(crate) times: Packed,
    /// What follows a measure where any noun can be one: `of`.
    pub(crate) of: Packed,
    /// What follows a measure where none counts without it: `de`.
    pub(crate) partitives: Packed,
    /// Things whose names begin like a measure or like talk: `sac de couchage`, `get well card`.
    pub(crate) wholes: Packed,
    /// Measures that name nothing themselves, so that they count what was said before them: `flour, two kilos`.
    pub(crate) amounts: Packed,
    /// Parts of one, after a conjunction: `half`.
    pub(crate) parts: Packed,
    /// Take back the item before; what follows stands in its place: `no`, `sorry`.
    pub(crate) corrections: Packed,
    /// The corrections that may be followed directly by what is right: `I mean`.
    pub(crate) corrections_of: Packed,
    /// What says behind an item that it stands in the place of the one before: `brown bread, I mean`.
    pub(crate) meant: &'static [&'static [&'static str]],
    /// Those of one word that no item holds, so that nothing need part them from it: `sorry`.
    pub(crate) firm_corrections: Packed,
    /// Takes an item off the list that was named before: `scratch the milk`.
    pub(crate) removers: Packed,
    /// What stands behind its name then: `doch nicht`, `we have`.
    pub(crate) removals: Packed,
    /// Between what is not wanted and what is: `kein Weichspüler sondern Fleckenentferner`.
    pub(crate) instead: Packed,
    /// Whether an item is something to do; its first three words are told, and its last one as it is written.
    pub(crate) is_task: fn(words: &[&str], last: &str) -> bool,
    /// Whether one of two words belongs to a clause that says more of something to do: `abzuholen`.
    pub(crate) is_told: fn(two: &[&str]) -> bool,
    /// Parts of the names of lists of goods, and of guests: what is got.
    pub(crate) goods: Packed,
    /// Parts of the names of lists of what a dish is made with.
    pub(crate) recipes: Packed,
    /// Parts of the names of lists of things to do.
    pub(crate) chores: Packed,
    /// Parts of the names of lists of things to ask.
    pub(crate) questions: Packed,
    /// Parts of the names of lists of films, books and the like, which have titles.
    pub(crate) titles: Packed,
    /// Parts of the names of lists of what is so, whose items are clauses: `faults`.
    pub(crate) faults: Packed,
    /// With which it is said that something is missing: on those lists, that is what is so. `fehlt`.
    pub(crate) missing: Packed,
    /// What a question begins with: `who`, `can`.
    pub(crate) asks: Packed,
    /// Words that a dot follows within a sentence.
    pub(crate) abbreviations: Packed,
    /// What needs no mark to be told from the next thing.
    pub(crate) alone: LazyLock<Alone>,
    /// The phrases by the words they begin and end with.
    pub(super) index: LazyLock<Index>,
}
