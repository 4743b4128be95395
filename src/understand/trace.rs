//! What became of the words of a text, for a person who asks why. Made only when somebody does.

use serde::{Deserialize, Serialize};

use super::words::Token;

/// How a text was read.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trace {
    /// What the words were taken for, in order; no two overlap.
    pub marks: Vec<Mark>,
    /// Each time expression, as it was read by itself, in spoken order.
    pub times: Vec<TimeSaid>,
}

/// Words and what they were taken for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mark {
    /// Where they stand: bytes, start inclusive, end exclusive.
    pub span: (usize, usize),
    /// What they were taken for.
    pub taken: Taken,
}

/// What words can be taken for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Taken {
    /// The phrase that leads the memo to its integration.
    Trigger,
    /// When it is.
    Time,
    /// What goes into an entry: the name of an event, an item of a list.
    Kept,
    /// Talk around it.
    Filler,
}

/// One time expression.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimeSaid {
    /// Where it stands: bytes, start inclusive, end exclusive.
    pub span: (usize, usize),
    /// What it says, for a person: `Tue 24 Nov 2026, 14:30`. Empty if it only takes something back.
    pub reading: String,
    /// What it does to the time of the event.
    pub role: Role,
}

/// What a time expression does to the time of the event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// It counts, with the others that do.
    Counts,
    /// It replaces what was said before, because the speaker says so.
    Corrects,
    /// It replaces what was said before, because it says more.
    Outdoes,
    /// It says another time than the one that counts.
    Aside,
    /// It is not meant: `not on Monday`.
    TakenBack,
}

/// Marks for all tokens that `taken` knows: neighbours of one kind and group become one.
pub(super) fn marks(tokens: &[Token<'_>], taken: impl Fn(usize) -> Option<(Taken, usize)>) -> Vec<Mark> {
    let mut marks: Vec<Mark> = Vec::new();
    let mut last = None;
    for (at, token) in tokens.iter().enumerate() {
        let now = taken(at);
        match (now, marks.last_mut()) {
            (Some(_), Some(mark)) if now == last => mark.span.1 = token.end,
            (Some((taken, _)), _) => marks.push(Mark { span: (token.start, token.end), taken }),
            (None, _) => {}
        }
        last = now;
    }
    marks
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::model::{Language, Timestamp};
    use crate::understand::{Setting, Trigger, read_event, read_items, trace_event, trace_items};

    fn setting(language: Language) -> Setting {
        let recorded_at = Timestamp::parse("2026-11-20T08:30:00Z").unwrap();
        Setting { recorded_at, time_zone: chrono_tz::Europe::Vienna, language }
    }

    fn event(text: &str) -> Trace {
        let setting = setting(Language::En);
        trace_event(text, Some(Trigger::find("calendar", text, setting.language)), &setting)
    }

    fn said<'t>(text: &'t str, trace: &Trace, taken: Taken) -> Vec<&'t str> {
        let of = trace.marks.iter().filter(|mark| mark.taken == taken);
        of.map(|mark| text.get(mark.span.0..mark.span.1).unwrap()).collect()
    }

    #[test]
    fn the_words_of_an_event_are_told_apart() {
        let text = "um, Calendar: dentist with Dr. Lee next Tuesday at half past two, please";
        let trace = event(text);
        assert_eq!(said(text, &trace, Taken::Trigger), ["Calendar"]);
        assert_eq!(said(text, &trace, Taken::Kept), ["dentist with Dr. Lee"]);
        assert_eq!(said(text, &trace, Taken::Time), ["next Tuesday at half past two"]);
        assert_eq!(said(text, &trace, Taken::Filler), ["um", "please"]);
    }

    #[test]
    fn each_time_expression_says_how_it_was_read() {
        use Role::*;
        type Times<'a> = &'a [(&'a str, &'a str, Role)];
        let cases: &[(&str, Times<'_>)] = &[
            ("dinner tomorrow", &[("tomorrow", "Sat 21 Nov 2026", Counts)]),
            ("dinner on Friday at 7pm", &[("on Friday at 7pm", "Friday, 19:00", Counts)]),
            ("gym from 2 to 4", &[("from 2 to 4", "2:00 am or pm, until 4:00 am or pm", Counts)]),
            (
                "trip from Monday to Wednesday",
                &[("from Monday to Wednesday", "Mon 23 Nov 2026, until Wed 25 Nov 2026", Counts)],
            ),
            ("week off next week", &[("next week", "Mon 23 Nov 2026 to Sun 29 Nov 2026", Counts)]),
            (
                "trip until the end of the month",
                &[("until the end of the month", "until Mon 30 Nov 2026", Counts)],
            ),
            ("call in two hours", &[("in two hours", "2 h after it was spoken", Counts)]),
            ("call 20 minutes ago", &[("20 minutes ago", "20 min before it was spoken", Counts)]),
            (
                "call at noon for ninety minutes",
                &[("at noon for ninety minutes", "noon, for 1 h 30 min", Counts)],
            ),
            ("yoga every Tuesday", &[("every Tuesday", "repeated, Tue 24 Nov 2026", Counts)]),
            ("call at 3pm Eastern", &[("at 3pm Eastern", "15:00, in America/New_York", Counts)]),
            (
                "dentist tomorrow at 3pm, no wait, at 4pm",
                &[
                    ("tomorrow at 3pm", "Sat 21 Nov 2026, 15:00", Counts),
                    ("no wait, at 4pm", "16:00", Corrects),
                ],
            ),
            (
                "dentist tomorrow, not on Monday",
                &[("tomorrow", "Sat 21 Nov 2026", Counts), ("not on Monday", "", TakenBack)],
            ),
            (
                "dentist Tuesday at 3pm and the hairdresser Wednesday at 4pm",
                &[
                    ("Tuesday at 3pm", "Tue 24 Nov 2026, 15:00", Counts),
                    ("Wednesday at 4pm", "Wed 25 Nov 2026, 16:00", Aside),
                ],
            ),
            ("water the plants", &[]),
        ];
        for (text, expected) in cases {
            let trace = event(text);
            let times: Vec<(&str, &str, Role)> = trace
                .times
                .iter()
                .map(|time| (text.get(time.span.0..time.span.1).unwrap(), time.reading.as_str(), time.role))
                .collect();
            assert_eq!(times, *expected, "{text}");
        }
    }

    /// The second and third comma were marked as a part of the name, which has none.
    #[test]
    fn marks_behind_the_trigger_are_no_part_of_the_name() {
        let text = "call calendar,,,mum, dad";
        let trigger = Some(Trigger::find("calendar", text, Language::En));
        let trace = trace_event(text, trigger, &setting(Language::En));
        assert_eq!(said(text, &trace, Taken::Kept), ["call", "mum, dad"]);
        assert_eq!(read_event(text, trigger, &setting(Language::En)).name, "Call mum, dad");
    }

    #[test]
    fn the_items_of_a_list_are_marked_each_for_itself() {
        let text = "Add two apples three pears, the milk and salt and pepper to my shopping list, thanks";
        let trace = trace_items(text, Some(Trigger::find("shopping list", text, Language::En)), Language::En);
        assert_eq!(said(text, &trace, Taken::Kept), ["two apples", "three pears", "milk", "salt and pepper"]);
        assert_eq!(said(text, &trace, Taken::Trigger), ["shopping list"]);
        assert_eq!(said(text, &trace, Taken::Filler), ["Add", "the", "and", "to my", "thanks"]);
        assert!(trace.times.is_empty());
    }

    proptest! {
        #[test]
        fn marks_of_any_text_lie_inside_it_in_order_and_tell_of_what_was_read(
            text in prop_oneof![any::<String>(), "((um|add|milk|and|at|3|pm|not|no|wait|on|monday|tomorrow|for|an|hour|calendar|,|:|\n|é) ?){0,30}"],
            phrase in prop::option::of(prop::sample::select(&["calendar", "milk", "tomorrow"][..])),
            language in prop::sample::select(&Language::ALL[..]),
        ) {
            let setting = setting(language);
            let trigger = phrase.map(|phrase| Trigger::find(phrase, &text, language));
            let event = trace_event(&text, trigger, &setting);
            let items = trace_items(&text, trigger, language);
            for trace in [&event, &items] {
                let mut end = 0;
                for mark in &trace.marks {
                    prop_assert!(end <= mark.span.0 && mark.span.0 < mark.span.1, "{trace:?}");
                    prop_assert!(text.get(mark.span.0..mark.span.1).is_some(), "{trace:?}");
                    end = mark.span.1;
                }
                for time in &trace.times {
                    prop_assert!(text.get(time.span.0..time.span.1).is_some_and(|said| !said.is_empty()));
                }
            }
            // The name is made of the marked words, and of nothing else where some are marked.
            let name = read_event(&text, trigger, &setting).name;
            for kept in said(&text, &event, Taken::Kept) {
                // The first letter may be a capital now, and between two marks stand signs that nobody sees.
                let first = kept.split_whitespace().next().unwrap_or_default().chars();
                let letters = |said: &str| said.chars().filter(|c| c.is_alphanumeric()).collect::<String>();
                let first = letters(&first.skip(1).collect::<String>());
                prop_assert!(letters(&name).contains(&first), "{kept:?} is not in {name:?}");
            }
            let count = read_items(&text, trigger, language).items.len();
            prop_assert!(said(&text, &items, Taken::Kept).len() >= count, "{items:?}");
        }
    }
}
