use super::word_list::WordList;

/// By what it is shown that a mere number is a time, or that it is none: `the party was put on the 21st`, `it fell on the one`.
#[derive(Debug)]
pub(crate) struct Faint {
    /// What happens at some time, or who comes then, and how further words for it end: `probe`.
    pub(crate) held: WordList,
    pub(crate) held_endings: &'static [&'static str],
    /// What is done then, or to find or change that time, and how further words for it end: `'ll`.
    pub(crate) planned: WordList,
    pub(crate) planned_endings: &'static [&'static str],
    /// How short forms of `to be` end: `'re`.
    pub(crate) is: &'static [&'static str],
    /// Forms of verbs that tell what was by themselves.
    pub(crate) told: WordList,
    /// The same where only an accent tells them, or participles that it tells, as they are written: `hatte`, but not
    /// `hätte`; `passé`, but not `passe`.
    pub(crate) told_written: &'static [&'static str],
    /// How others of them end, as they are written, and how long they are at least, in bytes.
    pub(crate) told_endings: &'static [(&'static str, usize)],
    /// Participles, and the verbs with which they tell what was.
    pub(crate) done: WordList,
    pub(crate) helpers: WordList,
    /// Further verbs that tell in how long something was done, `finished`, those that do with a participle behind it, `hab`,
    /// and what somebody covers in some time: `5k`.
    pub(crate) finished: WordList,
    pub(crate) has: WordList,
    pub(crate) courses: WordList,
    /// They say that it always takes so long: `normalmente`; and not where they open the clause: `sonst`.
    pub(crate) usual: WordList,
    pub(crate) usual_inside: WordList,
    /// Verbs that say behind what was done what somebody is to do: `turn the oven off`.
    pub(crate) orders: WordList,
    /// May follow what is to be done, where that does not stand last: `mit Klaus telefonieren wegen der Saat`.
    pub(crate) follows: WordList,
    /// What is said begins, or in German ends, with a verb that says what to do: `sortir`, `rausholen`.
    pub(crate) is_task: fn(words: &[&str], last: &str) -> bool,
    /// Who does something himself, or that somebody is to do something: `we`, `must`.
    pub(crate) doers: WordList,
    /// Those of them that say that something must be done: `hay`.
    pub(crate) must: WordList,
    /// People of whom it is said when they do something: `neighbour`.
    pub(crate) kin: WordList,
    /// How forms end that say who does it: `viajamos`.
    pub(crate) doer_endings: &'static [&'static str],
    /// Those of the participles behind which the time may stand of what they bring news of: `hat sich gemeldet um acht`.
    pub(crate) news: WordList,
    /// They begin another clause: `because`.
    pub(crate) joins: WordList,
    /// Those of them that say of whom or what: `who`.
    pub(crate) relatives: WordList,
    /// Who does something else behind the verb that tells: `we`, but no `it`, of which something may be done.
    pub(crate) subjects: WordList,
    /// Who tells of himself or of others: `we`.
    pub(crate) states: WordList,
    /// What shows itself to somebody at once: `you can tell right away`.
    pub(crate) noticed: WordList,
    /// Before an article and a number, they lead to no day: `sur`.
    pub(crate) leads: &'static [&'static str],
}
