//! `explain --jsonl`: one request a line, one answer a line, no store. A bad line gets an answer that says so,
//! and the next one is read.

use std::borrow::Cow;
use std::io::{BufRead, Read, Write};

use chrono_tz::Tz;
use serde::Serialize;
use serde_json::value::RawValue;

use super::failure::Failure;
use crate::app::view::CandidateView;
use crate::app::{Target, explain, not_json, shape_alone};
use crate::legible;
use crate::members::{NoText, Object};
use crate::model::{Assumption, Entry, FormatType, Language, MAX_TEXT_BYTES, Name, Timestamp, is_blank};
use crate::outside::Outside;
use crate::reason::reason_or;
use crate::understand::{Router, Setting};
use crate::values;

/// The longest line that is read into memory.
const MAX_LINE: usize = 4 << 20;

/// The answer to a line that cannot be answered. The contract says the order.
#[derive(Debug, Serialize)]
struct Unanswered {
    error: Fault,
}

#[derive(Debug, Serialize)]
struct Fault {
    line: u64,
    detail: String,
}

/// The answer to one line.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Answer {
    // The outer option: only routed texts have the member. The inner one: null is the inbox.
    #[serde(skip_serializing_if = "Option::is_none")]
    integration_id: Option<Option<Name>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    candidates: Option<Vec<CandidateView>>,
    entries: Vec<Entry>,
    assumptions: Vec<Assumption>,
}

pub(super) fn answer_all(
    mut from: impl BufRead,
    mut out: impl Write,
    outside: &Outside,
) -> Result<(), Failure> {
    let (mut asked, mut unanswered) = (0_u64, 0_u64);
    let mut line = Vec::new();
    let mut number = 0_u64;
    while next_line(&mut from, &mut line)? {
        number += 1;
        if line.trim_ascii().is_empty() {
            continue;
        }
        asked += 1;
        match answer(&line, outside) {
            Ok(answer) => legible::write_line(&mut out, &answer)?,
            Err(detail) => {
                unanswered += 1;
                let error = Fault { line: number, detail };
                legible::write_line(&mut out, &Unanswered { error })?;
            }
        }
        out.flush()?;
    }
    match unanswered {
        0 => Ok(()),
        1 => {
            Err(Failure::Failed(format!("1 of {} could not be answered; its answer says why", lines(asked))))
        }
        many => Err(Failure::Failed(format!(
            "{many} of {asked} lines could not be answered; their answers say why"
        ))),
    }
}

fn lines(number: u64) -> String {
    if number == 1 { "1 line".to_owned() } else { format!("{number} lines") }
}

/// Reads one line. One that is too long is left too long in `line`, its rest skipped.
fn next_line(from: &mut impl BufRead, line: &mut Vec<u8>) -> Result<bool, Failure> {
    let unreadable = |error: std::io::Error| {
        Failure::Failed(format!("cannot read standard input: {}", reason_or(&error, "try again")))
    };
    line.clear();
    let count = from.take(MAX_LINE as u64 + 1).read_until(b'\n', line).map_err(unreadable)?;
    if count > MAX_LINE && line.last() != Some(&b'\n') {
        from.skip_until(b'\n').map_err(unreadable)?;
    }
    Ok(count > 0)
}

fn answer(line: &[u8], outside: &Outside) -> Result<Answer, String> {
    if line.len() > MAX_LINE {
        return Err("the line is longer than 4 MiB".to_owned());
    }
    let line = line.strip_prefix("\u{feff}".as_bytes()).unwrap_or(line);
    let request: Object<'_> = serde_json::from_slice(line).map_err(|error| match error.is_data() {
        true => "the line must be a JSON object".to_owned(),
        false => not_json(line, &error),
    })?;
    let text = &*request_text(&request)?;
    let setting = Setting {
        recorded_at: match optional(&request, "recordedAt", Timestamp::parse)? {
            Some(moment) => moment,
            None => outside.now(),
        },
        time_zone: optional(&request, "timeZone", values::time_zone)?.unwrap_or(Tz::UTC),
        language: optional(&request, "language", str::parse::<Language>)?.unwrap_or_default(),
    };
    let format = optional(&request, "formatType", str::parse::<FormatType>)?;
    match (format, request.get("integrations")) {
        (Some(format), None) => {
            let trigger = optional(&request, "trigger", Name::parse)?;
            let shaped = shape_alone(text, format, trigger.as_ref().map(Name::as_str), &setting);
            Ok(Answer {
                integration_id: None,
                candidates: None,
                entries: shaped.entries,
                assumptions: shaped.assumptions,
            })
        }
        (None, Some(integrations)) => routed(text, integrations, &setting),
        (Some(_), Some(_)) => Err("give either formatType or integrations, not both".to_owned()),
        (None, None) => Err("formatType or integrations is missing".to_owned()),
    }
}

fn request_text<'l>(request: &Object<'l>) -> Result<Cow<'l, str>, String> {
    let text = text_of(request, "text")?.ok_or_else(|| "text is missing".to_owned())?;
    if is_blank(&text) {
        return Err("text must not be blank".to_owned());
    }
    if text.len() > MAX_TEXT_BYTES {
        return Err("text must be at most 32 KiB of UTF-8".to_owned());
    }
    Ok(text)
}

fn routed(text: &str, integrations: &RawValue, setting: &Setting) -> Result<Answer, String> {
    let integrations: Vec<&RawValue> =
        serde_json::from_str(integrations.get()).map_err(|_| "integrations must be an array".to_owned())?;
    let read = |(index, value): (usize, &&RawValue)| {
        integration(value).map_err(|detail| format!("integrations[{index}]{detail}"))
    };
    let owned = integrations.iter().enumerate().map(read).collect::<Result<Vec<_>, _>>()?;
    let mut ids = std::collections::HashSet::new();
    if let Some((id, ..)) = owned.iter().find(|(id, ..)| !ids.insert(id)) {
        return Err(format!("integrations holds the id {:?} twice", id.as_str()));
    }
    let router = Router::new(owned.iter().map(|(_, trigger, _)| trigger.as_str()), setting.language);
    let targets: Vec<Target<'_>> = owned
        .iter()
        .map(|(id, trigger, format_type)| Target { id, trigger, format_type: *format_type })
        .collect();
    let explanation = explain(text, &router, &targets, setting);
    Ok(Answer {
        integration_id: Some(explanation.integration_id),
        candidates: Some(explanation.candidates),
        entries: explanation.entries,
        assumptions: explanation.assumptions,
    })
}

fn integration(value: &RawValue) -> Result<(Name, Name, FormatType), String> {
    let object: Object<'_> =
        serde_json::from_str(value.get()).map_err(|_| " must be an object".to_owned())?;
    Ok((
        required(&object, "id", Name::parse)?,
        required(&object, "trigger", Name::parse)?,
        required(&object, "formatType", str::parse::<FormatType>)?,
    ))
}

fn required<T, E: ToString>(
    object: &Object<'_>,
    member: &str,
    read: impl FnOnce(&str) -> Result<T, E>,
) -> Result<T, String> {
    match optional(object, member, read) {
        Ok(Some(value)) => Ok(value),
        Ok(None) => Err(format!(".{member} is missing")),
        Err(detail) => Err(format!(".{detail}")),
    }
}

fn optional<T, E: ToString>(
    object: &Object<'_>,
    member: &str,
    read: impl FnOnce(&str) -> Result<T, E>,
) -> Result<Option<T>, String> {
    let read = |text: Cow<'_, str>| read(&text).map_err(|error| format!("{member} {}", error.to_string()));
    text_of(object, member)?.map(read).transpose()
}

fn text_of<'l>(object: &Object<'l>, member: &str) -> Result<Option<Cow<'l, str>>, String> {
    object.text(member).map_err(|why| match why {
        NoText::OtherKind => format!("{member} must be a string"),
        NoText::Malformed(_) => format!("{member} holds an escape that stands for no character"),
    })
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    fn answers(input: &[u8]) -> (Vec<Value>, bool) {
        let mut out = Vec::new();
        let outside = Outside::new(|| Timestamp::parse("2026-11-20T08:30:00Z").unwrap(), |_| Ok(()));
        let good = answer_all(input, &mut out, &outside).is_ok();
        let lines = String::from_utf8(out).unwrap();
        (lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect(), good)
    }

    #[test]
    fn every_bad_line_is_answered_with_its_number_and_the_next_is_read() {
        let input = [
            "nonsense",
            "[]",
            r#"{"formatType":"plainText"}"#,
            r#"{"text":3,"formatType":"plainText"}"#,
            r#"{"text":" ","formatType":"plainText"}"#,
            r#"{"text":"milk"}"#,
            r#"{"text":"milk","formatType":"list"}"#,
            r#"{"text":"milk","formatType":"plainText","integrations":[]}"#,
            r#"{"text":"milk","integrations":[{"id":"a","formatType":"plainText"}]}"#,
            r#"{"text":"milk","formatType":"plainText","timeZone":"Vienna"}"#,
            r#"{"text":"milk","formatType":"plainText","recordedAt":"today"}"#,
            r#"{"text":"milk","formatType":"plainText","language":"xx"}"#,
            r#"{"text":"milk","formatType":"plainText"}"#,
        ];
        let (answers, good) = answers(input.join("\n").as_bytes());
        assert!(!good, "the exit code tells of bad lines");
        let words = [
            "not valid JSON at column 2",
            "object",
            "text is missing",
            "text must be a string",
            "blank",
            "formatType or integrations",
            "formatType must be one of",
            "not both",
            "integrations[0].trigger is missing",
            "timeZone must be",
            "recordedAt must be",
            "language must be",
        ];
        for (index, word) in words.iter().enumerate() {
            let error = &answers[index]["error"];
            assert_eq!(error["line"], index + 1);
            assert!(error["detail"].as_str().unwrap().contains(word), "{error}");
        }
        assert_eq!(answers[12]["entries"][0]["content"], "milk");
        assert!(answers[12].get("integrationId").is_none() && answers[12].get("candidates").is_none());
    }

    #[test]
    fn a_text_is_routed_among_integrations() {
        let request = r#"{"text":"a note: water the plants","integrations":[{"id":"N 1","trigger":"note","formatType":"plainText"}]}"#;
        let (answers, good) = answers(request.as_bytes());
        assert!(good);
        assert_eq!(answers[0]["integrationId"], "N 1");
        assert!(answers[0]["candidates"].is_array() && answers[0]["assumptions"].is_array());
    }

    /// Over HTTP they were ignored, and here a bad line.
    #[test]
    fn members_that_nobody_asks_for_may_be_anything() {
        let nested = format!("{}{}", "[".repeat(10_000), "]".repeat(10_000));
        let among = format!(
            r#"{{"text":"milk","text":"a note","x":1e400,"integrations":[{{"id":"N","y":{nested},"trigger":"note","formatType":"plainText"}}]}}"#
        );
        let alone = format!(r#"{{"x":{nested},"text":"milk","formatType":"plainText","language":null}}"#);
        let (answers, good) = answers([among, alone].join("\n").as_bytes());
        assert!(good, "{answers:?}");
        assert_eq!(answers[0]["integrationId"], "N", "of two texts the last counts");
        assert_eq!(answers[1]["entries"][0]["content"], "milk");
    }

    #[test]
    fn hostile_lines_are_bad_lines_and_no_more() {
        let mut input = vec![b'['; 100_000];
        input.push(b'\n');
        input.extend_from_slice(b"{\"text\":\"\xff\"}\n\n");
        input.extend(std::iter::repeat_n(b'x', MAX_LINE + 10));
        input.extend_from_slice(b"\n{\"text\":\"milk\",\"formatType\":\"plainText\"}\n");
        let (answers, good) = answers(&input);
        assert!(!good);
        assert_eq!(answers.len(), 4, "a blank line asks nothing");
        assert_eq!(answers[2]["error"]["line"], 4);
        assert_eq!(answers[3]["entries"][0]["content"], "milk");
    }
}
