//! What a language is: tables of words and the few rules that really differ, the same shape for each.
//!
//! One folder a language, one file a topic. The readers know no language; a fifth one is a fifth folder and
//! one arm in each `match` here. All words are written as they are compared: folded, see [`super::words`].

// Their macros are known to what stands behind them.
#[macro_use]
mod packed;
#[macro_use]
mod meanings;

mod alone;
mod articles;
mod beside;
mod chosen;
mod de;
mod done_to;
mod en;
mod es;
mod faint;
mod fixing;
mod forms;
mod fr;
mod given;
mod granting;
mod held_by;
mod homophones;
mod invited;
mod lexicon;
mod list_index;
mod lists;
mod names;
mod noted_short;
mod numbers;
mod phrases;
mod planned;
mod pointing;
pub(crate) mod proper;
mod put;
mod senses;
mod sentences;
mod settling;
mod slots;
mod sounds;
mod speaking;
mod spelling;
mod table;
mod time;
mod told_of;
mod topics;
mod trailing;
mod turned;
mod variants;
mod word_list;
mod zones;

pub(crate) use lexicon::Phrase as Spoken;
pub(crate) use list_index::{Beside, Class, Set};
pub(crate) use lists::Lists;
pub(crate) use names::{Names, Noting, Referring};
pub(crate) use numbers::{NumberWord, Numbers};
pub(crate) use packed::Packed;
pub(crate) use phrases::{Alike, Phrases};
pub(crate) use put::Put;
pub(crate) use senses::{Kinds, Senses};
pub(crate) use spelling::Spelling;
pub(crate) use time::{Holiday, Part, Sense, SenseKind, Stay, Time, Unit, Where};
pub(crate) use turned::{SpokenTo, Turned};
pub(crate) use word_list::WordList;

use crate::model::Language;

/// How numbers are said.
pub(crate) fn numbers(language: Language) -> &'static Numbers {
    match language {
        Language::En => &en::NUMBERS,
        Language::De => &de::NUMBERS,
        Language::Fr => &fr::NUMBERS,
        Language::Es => &es::NUMBERS,
    }
}

/// How words are spelt and misheard.
pub(crate) fn spelling(language: Language) -> &'static Spelling {
    match language {
        Language::En => &en::SPELLING,
        Language::De => &de::SPELLING,
        Language::Fr => &fr::SPELLING,
        Language::Es => &es::SPELLING,
    }
}

/// How time is said.
pub(crate) fn time(language: Language) -> &'static Time {
    match language {
        Language::En => &en::TIME,
        Language::De => &de::TIME,
        Language::Fr => &fr::TIME,
        Language::Es => &es::TIME,
    }
}

/// How the name of an event is freed of what people say around it.
pub(crate) fn names(language: Language) -> &'static Names {
    match language {
        Language::En => &en::NAMES,
        Language::De => &de::NAMES,
        Language::Fr => &fr::NAMES,
        Language::Es => &es::NAMES,
    }
}

/// How lists are said.
pub(crate) fn lists(language: Language) -> &'static Lists {
    match language {
        Language::En => &en::LISTS,
        Language::De => &de::LISTS,
        Language::Fr => &fr::LISTS,
        Language::Es => &es::LISTS,
    }
}
