use std::borrow::Cow;

use bytes::Bytes;
use http::HeaderValue;
use http::header::CONTENT_TYPE;
use serde::Serialize;
use serde::de::IgnoredAny;
use warp::reply::Response;

use super::problem::Problem;
use crate::members::{NoText, Object};

/// A JSON body that was read; members are taken out one by one.
#[derive(Debug)]
pub(super) enum Members<'b> {
    Object(Object<'b>),
    /// JSON, but no object.
    Other,
}

impl<'b> Members<'b> {
    /// Reads `body` as JSON; an empty one counts as `{}`.
    pub(super) fn read(body: &'b [u8]) -> Result<Members<'b>, Problem> {
        let text = std::str::from_utf8(body)
            .map_err(|_| Problem::MalformedJson { detail: "The body must be UTF-8.".into() })?;
        // RFC 8259 lets a parser ignore a byte order mark; some tools on Windows send one.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let read = match text.trim_ascii_start().as_bytes().first() {
            Some(b'{') => serde_json::from_str(text).map(Members::Object),
            Some(_) => serde_json::from_str(text).map(|IgnoredAny| Members::Other),
            None => Ok(Members::Object(Object::default())),
        };
        read.map_err(|error| malformed(&error))
    }

    /// The text of a member; `None` where it is missing or `null`. Of two with one name the last counts.
    pub(super) fn text(&self, name: &str) -> Result<Option<Cow<'b, str>>, Problem> {
        let invalid = |detail: &str| Err(Problem::InvalidField { detail: format!("{name} {detail}.") });
        let Members::Object(object) = self else {
            return invalid("must be a member of a JSON object, and the body is no object");
        };
        object.text(name).or_else(|why| match why {
            NoText::OtherKind => invalid("must be a string"),
            NoText::Malformed(error) => Err(malformed(&error)),
        })
    }

    /// The text of a member that must be there.
    pub(super) fn required_text(&self, name: &str) -> Result<Cow<'b, str>, Problem> {
        let missing = || Problem::InvalidField { detail: format!("{name} is missing; it must be a string.") };
        self.text(name)?.ok_or_else(missing)
    }

    /// A member that `parse` understands; `None` where it is missing or `null`.
    pub(super) fn parsed<T, E: std::fmt::Display>(
        &self,
        name: &str,
        parse: impl FnOnce(&str) -> Result<T, E>,
    ) -> Result<Option<T>, Problem> {
        let parsed = self.text(name)?.map(|text| parse(&text)).transpose();
        parsed.map_err(|error| Problem::InvalidField { detail: format!("{name} {error}.") })
    }
}

fn malformed(error: &serde_json::Error) -> Problem {
    let (line, column) = (error.line(), error.column());
    let detail = format!("The body must be JSON: it breaks at line {line}, column {column}.").into();
    Problem::MalformedJson { detail }
}

/// Room for most answers at once, which else grow four times.
const USUAL_BYTES: usize = 1024;

/// A `200` with `value` as JSON.
pub(super) fn json(value: &impl Serialize) -> Response {
    let mut body = Vec::with_capacity(USUAL_BYTES);
    // Views hold nothing that JSON cannot: writing one into memory does not fail.
    let _ = serde_json::to_writer(&mut body, value);
    json_bytes(body.into())
}

/// A `200` with JSON that is written already.
pub(super) fn json_bytes(body: Bytes) -> Response {
    let mut response = Response::new(body.into());
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    response
}
