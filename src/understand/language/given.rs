//! The words with which somebody says that there is a time for what is to be done.

use super::phrases::Phrases;
use super::word_list::WordList;

/// The words of which `pour mon passeport, j'ai rendez-vous` and `j'ai une place` are made.
#[derive(Debug)]
pub(crate) struct Given {
    /// Lead to what there is an appointment for: `pour`.
    pub(crate) for_what: WordList,
    /// Say that somebody has one, before one of `visits`: `j'ai` before `rendez-vous`.
    pub(crate) has_visit: Phrases,
    pub(crate) visits: WordList,
    /// Say that there is a time for what was said to be done: `j'ai une place`.
    pub(crate) has_slot: Phrases,
    /// Begin what others do for somebody, so that a place behind the slot is theirs: `faire poser les pneus`.
    pub(crate) has_done: WordList,
    /// Say behind who did so that something was put to a time, or a time chosen for it: `a retenu`; and the same of
    /// those who agreed on one: `on s'est mis d'accord sur`.
    pub(crate) chose: Phrases,
    pub(crate) agreed: Phrases,
    /// Say behind who did so that something is to be, before what that is: `veut décaler`, `a ajouté`; and lead to what
    /// somebody agreed to, or was put down for, `est d'accord pour`, `m'a inscrite à`, with what may be of it, `au`.
    pub(crate) plans: Phrases,
    pub(crate) agrees_to: Phrases,
    pub(crate) contracted: WordList,
    /// Say directly before the time that somebody gave or has it: `m'a proposé`, `a une place`.
    pub(crate) offers: Phrases,
    /// Point to who did so, who stays then: `avec lui`.
    pub(crate) backs: WordList,
    /// Lead from what was said to be to when, `c'est`.
    pub(crate) then: Phrases,
    /// Stand for somebody who was told of: `il`; of them `she` for a woman, and `many` for several.
    pub(crate) back: WordList,
    pub(crate) she: WordList,
    pub(crate) many: WordList,
    /// Behind such a word, they say that it stands for nobody: `faut`.
    pub(crate) impersonal: WordList,
    /// Say of somebody that they come then, of which a calendar needs no more than who: `repasse`.
    pub(crate) comes: WordList,
    /// Articles of a man, of a woman, and of several.
    pub(crate) masculine: WordList,
    pub(crate) feminine: WordList,
    pub(crate) several: WordList,
    /// Stands for where somebody was: `y`.
    pub(crate) there: WordList,
    /// May stand between two clauses: `moi`.
    pub(crate) soft: WordList,
    /// Behind who or what is told of, they begin what is told: `a`, `n` in `n'a pas`.
    pub(crate) tells: WordList,
    /// Stand before a verb for whom or what something is done to: `la`.
    pub(crate) clitics: WordList,
    /// Lead to such a verb, `passe` in `je passe la voir`; so does `de` behind one of `asks`, `demandé`.
    pub(crate) goes: WordList,
    pub(crate) asks: WordList,
    /// End like a verb and are none behind an article: `dîner`.
    pub(crate) meals: WordList,
    /// Say of a thing that it is so or will be, before what was done to it, `sera` before `livré`, which is so written or `ready`: `prêt`.
    pub(crate) is: WordList,
    pub(crate) ready: WordList,
    /// What leaves, and the verbs that say so; those that say from when something goes, `va`, are `lasts`.
    pub(crate) rides: WordList,
    pub(crate) leaves: WordList,
    pub(crate) lasts: WordList,
    /// How what was done is written at its end.
    pub(crate) written: &'static [&'static str],
    /// Speak for whoever or whatever they are of: `secrétaire`.
    pub(crate) deputies: WordList,
    /// Behind `mais`, lead to what is to be instead of what was `meant`, `voulait`: `finalement`.
    pub(crate) at_all: WordList,
    pub(crate) meant: WordList,
    /// Say that somebody wishes to do something, before one of `has_done`: `veut`.
    pub(crate) wants: WordList,
    /// Such as tell with `is` what was: `arrivé`.
    pub(crate) gone: WordList,
    /// Say that somebody asks somebody else to come, `invite`, and at whose place that is: `chez`.
    pub(crate) invites: WordList,
    /// Who has a home to ask to: `mère`.
    pub(crate) kin: WordList,
    pub(crate) host: &'static str,
    /// Begin what was put to a time: `la`; and stand for whom a time was chosen: `nous`.
    pub(crate) articles: WordList,
    pub(crate) whom: WordList,
    /// Say behind who did so that there is something without an article at a time, `ha reservado` before `pista`, that
    /// something is to be done then, `han decidido`, that somebody got that time, `me ha citado`, or told that something is
    /// then: `dice Andrés que`.
    pub(crate) bare: Phrases,
    pub(crate) decides: Phrases,
    pub(crate) cited: Phrases,
    pub(crate) reports: Phrases,
    /// How verbs end that tell what `we` do, and what `I` or `they` do; and nouns that end so, too.
    pub(crate) we_do: &'static [&'static str],
    pub(crate) i_do: &'static [&'static str],
    pub(crate) nouns: &'static [&'static str],
    /// Say that somebody has something: `tiene`.
    pub(crate) has: WordList,
    /// Pronouns to whom or what something is done, those for one of them first, and the articles of what they stand for;
    /// and what leads to a person.
    pub(crate) pointing: &'static [(&'static str, &'static [&'static str])],
    pub(crate) person: &'static str,
}

/// By what it is known that somebody chose a time for something: the lists of [`Given`].
#[derive(Debug, Clone, Copy)]
pub(crate) struct Chosen {
    pub(crate) chose: &'static [&'static str],
    pub(crate) agreed: &'static [&'static str],
    pub(crate) plans: &'static [&'static str],
    pub(crate) agrees_to: &'static [&'static str],
    pub(crate) contracted: &'static [&'static str],
    pub(crate) offers: &'static [&'static str],
    pub(crate) backs: &'static [&'static str],
    pub(crate) then: &'static [&'static str],
    pub(crate) back: &'static [&'static str],
    pub(crate) she: &'static [&'static str],
    pub(crate) many: &'static [&'static str],
    pub(crate) impersonal: &'static [&'static str],
    pub(crate) comes: &'static [&'static str],
    pub(crate) masculine: &'static [&'static str],
    pub(crate) feminine: &'static [&'static str],
    pub(crate) several: &'static [&'static str],
    pub(crate) there: &'static [&'static str],
    pub(crate) soft: &'static [&'static str],
    pub(crate) tells: &'static [&'static str],
    pub(crate) clitics: &'static [&'static str],
    pub(crate) goes: &'static [&'static str],
    pub(crate) asks: &'static [&'static str],
    pub(crate) meals: &'static [&'static str],
    pub(crate) is: &'static [&'static str],
    pub(crate) ready: &'static [&'static str],
    pub(crate) rides: &'static [&'static str],
    pub(crate) leaves: &'static [&'static str],
    pub(crate) lasts: &'static [&'static str],
    pub(crate) written: &'static [&'static str],
    pub(crate) deputies: &'static [&'static str],
    pub(crate) at_all: &'static [&'static str],
    pub(crate) meant: &'static [&'static str],
    pub(crate) wants: &'static [&'static str],
    pub(crate) gone: &'static [&'static str],
    pub(crate) invites: &'static [&'static str],
    pub(crate) kin: &'static [&'static str],
    pub(crate) host: &'static str,
    pub(crate) articles: &'static [&'static str],
    pub(crate) whom: &'static [&'static str],
    pub(crate) bare: &'static [&'static str],
    pub(crate) decides: &'static [&'static str],
    pub(crate) cited: &'static [&'static str],
    pub(crate) reports: &'static [&'static str],
    pub(crate) we_do: &'static [&'static str],
    pub(crate) i_do: &'static [&'static str],
    pub(crate) nouns: &'static [&'static str],
    pub(crate) has: &'static [&'static str],
    pub(crate) pointing: &'static [(&'static str, &'static [&'static str])],
    pub(crate) person: &'static str,
}

impl Chosen {
    /// Of a language that says it otherwise.
    pub(crate) const NONE: Chosen = Chosen {
        chose: &[],
        agreed: &[],
        articles: &[],
        whom: &[],
        bare: &[],
        decides: &[],
        cited: &[],
        reports: &[],
        we_do: &[],
        i_do: &[],
        nouns: &[],
        has: &[],
        pointing: &[],
        person: "",
        plans: &[],
        agrees_to: &[],
        contracted: &[],
        offers: &[],
        backs: &[],
        then: &[],
        back: &[],
        she: &[],
        many: &[],
        impersonal: &[],
        comes: &[],
        masculine: &[],
        feminine: &[],
        several: &[],
        there: &[],
        soft: &[],
        tells: &[],
        clitics: &[],
        goes: &[],
        asks: &[],
        meals: &[],
        is: &[],
        ready: &[],
        rides: &[],
        leaves: &[],
        lasts: &[],
        written: &[],
        deputies: &[],
        at_all: &[],
        meant: &[],
        wants: &[],
        gone: &[],
        invites: &[],
        kin: &[],
        host: "",
    };
}

impl Given {
    pub(crate) const fn new(
        for_what: &'static [&'static str],
        has_visit: &'static [&'static str],
        visits: &'static [&'static str],
        has_slot: &'static [&'static str],
        has_done: &'static [&'static str],
        chosen: Chosen,
    ) -> Given {
        Given {
            for_what: WordList::new(for_what),
            has_visit: Phrases::new(has_visit),
            visits: WordList::new(visits),
            has_slot: Phrases::new(has_slot),
            has_done: WordList::new(has_done),
            chose: Phrases::new(chosen.chose),
            agreed: Phrases::new(chosen.agreed),
            plans: Phrases::new(chosen.plans),
            agrees_to: Phrases::new(chosen.agrees_to),
            contracted: WordList::new(chosen.contracted),
            offers: Phrases::new(chosen.offers),
            backs: WordList::new(chosen.backs),
            then: Phrases::new(chosen.then),
            back: WordList::new(chosen.back),
            she: WordList::new(chosen.she),
            many: WordList::new(chosen.many),
            impersonal: WordList::new(chosen.impersonal),
            comes: WordList::new(chosen.comes),
            masculine: WordList::new(chosen.masculine),
            feminine: WordList::new(chosen.feminine),
            several: WordList::new(chosen.several),
            there: WordList::new(chosen.there),
            soft: WordList::new(chosen.soft),
            tells: WordList::new(chosen.tells),
            clitics: WordList::new(chosen.clitics),
            goes: WordList::new(chosen.goes),
            asks: WordList::new(chosen.asks),
            meals: WordList::new(chosen.meals),
            is: WordList::new(chosen.is),
            ready: WordList::new(chosen.ready),
            rides: WordList::new(chosen.rides),
            leaves: WordList::new(chosen.leaves),
            lasts: WordList::new(chosen.lasts),
            written: chosen.written,
            deputies: WordList::new(chosen.deputies),
            at_all: WordList::new(chosen.at_all),
            meant: WordList::new(chosen.meant),
            wants: WordList::new(chosen.wants),
            gone: WordList::new(chosen.gone),
            invites: WordList::new(chosen.invites),
            kin: WordList::new(chosen.kin),
            host: chosen.host,
            articles: WordList::new(chosen.articles),
            whom: WordList::new(chosen.whom),
            bare: Phrases::new(chosen.bare),
            decides: Phrases::new(chosen.decides),
            cited: Phrases::new(chosen.cited),
            reports: Phrases::new(chosen.reports),
            we_do: chosen.we_do,
            i_do: chosen.i_do,
            nouns: chosen.nouns,
            has: WordList::new(chosen.has),
            pointing: chosen.pointing,
            person: chosen.person,
        }
    }

    /// Of a language that says it otherwise.
    pub(crate) const fn none() -> Given {
        Given::new(&[], &[], &[], &[], &[], Chosen::NONE)
    }
}
