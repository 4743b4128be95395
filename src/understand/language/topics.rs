use super::word_list::WordList;

/// By what it is known that a sentence only says when something is that the one before it named: `Band practice. We said
/// Sunday at three`.
#[derive(Debug)]
pub(crate) struct Topics {
    /// The words of which such a sentence is made: `we`, `said`, `appointment`.
    pub(crate) slight: WordList,
    /// Begin behind what is named how it came about, `has` in `has been moved`, up to one of `news`: `moved`.
    pub(crate) opens: WordList,
    pub(crate) news: WordList,
    /// The same in one word: `phoned`.
    pub(crate) reports: WordList,
    /// Cut short before somebody, so that their dot ends nothing: `prof`.
    pub(crate) titles: WordList,
    /// Lead from who did so to what it is about: `about`.
    pub(crate) about: WordList,
    /// Lead to where it is: `in`, and not to what it is for.
    pub(crate) places: WordList,
    /// Lead to what for behind one of them: `einen` in `auf einen Tee`.
    pub(crate) what_for: WordList,
    /// Names what happens then in one word, where the sentence before only says how things are: `Lieferung`.
    pub(crate) events: WordList,
    /// What the speaker does then, which is of its own behind a whole sentence, `we're meeting`; and the same with the speaker
    /// in it: `quedamos`.
    pub(crate) moves: WordList,
    pub(crate) we_move: WordList,
    /// How a verb ends that says what is to be done besides: `mitnehmen`.
    pub(crate) to_do: &'static [&'static str],
    /// Stand behind `avec` or `chez` for who was told of in the sentence before: `elle`.
    pub(crate) whom: WordList,
    /// End like such a verb and are none: `taller`.
    pub(crate) no_task: WordList,
    /// Make a sentence or an order of what stands beside a heading, besides the verbs that do so everywhere: `hésite`, `muy`.
    pub(crate) tells: WordList,
    /// A sentence of nothing but these and slight words names nothing: `right`, `good news`.
    pub(crate) empty: WordList,
}
