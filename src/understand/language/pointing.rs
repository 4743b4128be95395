use super::word_list::WordList;

/// By what it is known what a pronoun before a verb stands for: `ya están las gafas, las recojo a las cuatro`.
#[derive(Debug)]
pub(crate) struct Pointing {
    /// To whom or what something is done, those for one of them first, and the articles of what they stand for; and
    /// what leads to a person.
    pub(crate) pronouns: &'static [(&'static str, &'static [&'static str])],
    pub(crate) person: &'static str,
    /// Say that somebody has something: `tiene`.
    pub(crate) has: WordList,
    /// How verbs end that tell what `we` do, and what `I` or `they` do; and nouns that end so, too.
    pub(crate) we_do: &'static [&'static str],
    pub(crate) i_do: &'static [&'static str],
    pub(crate) nouns: &'static [&'static str],
}

impl Pointing {
    /// Of a language that says it otherwise.
    pub(crate) const fn none() -> Pointing {
        Pointing { pronouns: &[], person: "", has: word_list!(), we_do: &[], i_do: &[], nouns: &[] }
    }
}
