use bytes::Bytes;
use http::HeaderValue;
use http::header::CONTENT_TYPE;
use serde::Serialize;
use serde_json::{Map, Value};
use warp::reply::Response;

use super::problem::Problem;

/// A JSON body that was read; members are taken out one by one.
#[derive(Debug)]
pub(super) struct Members(Value);

impl Members {
    /// Reads `body` as JSON; an empty one counts as `{}`.
    pub(super) fn read(body: &[u8]) -> Result<Members, Problem> {
        let text = std::str::from_utf8(body)
            .map_err(|_| Problem::MalformedJson { detail: "The body must be UTF-8.".into() })?;
        // RFC 8259 lets a parser ignore a byte order mark; some tools on Windows send one.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        if text.trim().is_empty() {
            return Ok(Members(Value::Object(Map::new())));
        }
        serde_json::from_str(text).map(Members).map_err(|error| Problem::MalformedJson {
            detail: format!(
                "The body must be JSON: it breaks at line {}, column {}.",
                error.line(),
                error.column()
            )
            .into(),
        })
    }

    /// The text of a member; `None` where it is missing or `null`.
    pub(super) fn text(&self, name: &str) -> Result<Option<&str>, Problem> {
        let invalid = |detail: &str| Err(Problem::InvalidField { detail: format!("{name} {detail}.") });
        match &self.0 {
            Value::Object(members) => match members.get(name) {
                None | Some(Value::Null) => Ok(None),
                Some(Value::String(text)) => Ok(Some(text)),
                Some(_) => invalid("must be a string"),
            },
            _ => invalid("must be a member of a JSON object, and the body is no object"),
        }
    }

    /// The text of a member that must be there.
    pub(super) fn required_text(&self, name: &str) -> Result<&str, Problem> {
        let missing = || Problem::InvalidField { detail: format!("{name} is missing; it must be a string.") };
        self.text(name)?.ok_or_else(missing)
    }

    /// A member that `parse` understands; `None` where it is missing or `null`.
    pub(super) fn parsed<T, E: std::fmt::Display>(
        &self,
        name: &str,
        parse: impl FnOnce(&str) -> Result<T, E>,
    ) -> Result<Option<T>, Problem> {
        let parsed = self.text(name)?.map(parse).transpose();
        parsed.map_err(|error| Problem::InvalidField { detail: format!("{name} {error}.") })
    }
}

/// A `200` with `value` as JSON.
pub(super) fn json(value: &impl Serialize) -> Response {
    // Views hold nothing that JSON cannot: writing one into memory does not fail.
    json_bytes(serde_json::to_vec(value).unwrap_or_default().into())
}

/// A `200` with JSON that is written already.
pub(super) fn json_bytes(body: Bytes) -> Response {
    let mut response = Response::new(body.into());
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    response
}
