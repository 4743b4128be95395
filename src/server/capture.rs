//! Where phones and scripts hand memos in.

use std::sync::Arc;

use http::header::{CONTENT_TYPE, LOCATION};
use http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use mime::Mime;
use warp::reply::Response;

use super::json::{Members, json};
use super::problem::Problem;
use super::request::Request;
use crate::app::{AppError, Capture, Captured};
use crate::model::{MAX_TEXT_BYTES, Name, Scope, Timestamp, parse_time_zone};

const IDEMPOTENCY_KEY: HeaderName = HeaderName::from_static("idempotency-key");

/// How a body is to be read.
#[derive(PartialEq, Eq)]
enum BodyType {
    Json,
    Text,
}

/// `POST /capture/memos`: takes a memo in. The answer says that it is durable.
pub(super) async fn take(request: &mut Request<'_>) -> Result<Response, Problem> {
    let directory = request.context.app.current();
    let caller = request.caller(&directory, Scope::Capture).await?;
    let body = request.body(request.context.settings.capture_body_bytes).await?;
    let body_type = body_type(&request.headers)?;
    let draft = Draft::read(&body_type, &body)?;
    let once_only = idempotency_key(&request.headers)?;
    let capture = Capture { once_only, ..draft.capture()? };

    let Captured { view, is_new } = request.context.app.capture(caller.account, capture).await?;
    let mut response = json(&view);
    if is_new {
        *response.status_mut() = StatusCode::CREATED;
    }
    let location = [&request.context.settings.base_path, "/capture/memos/", view.id.as_str()].concat();
    // A base path and an id are checked to be visible ASCII when they come in.
    let location = HeaderValue::try_from(location).map_err(|_| Problem::Internal)?;
    response.headers_mut().insert(LOCATION, location);
    Ok(response)
}

/// `GET /capture/memos/ID`: a memo of the key's user, as it is shaped now.
pub(super) async fn show(request: &mut Request<'_>, id: &str) -> Result<Response, Problem> {
    let directory = request.context.app.current();
    let caller = request.caller(&directory, Scope::Capture).await?;
    let id = id.parse().map_err(|_| Problem::NotFound)?;
    let (app, account) = (request.context.app.clone(), Arc::clone(caller.account));
    let found = tokio::task::spawn_blocking(move || app.memo(&account, &id)).await;
    let found = found.unwrap_or_else(|panic| std::panic::resume_unwind(panic.into_panic()))?;
    Ok(json(&found.ok_or(Problem::NotFound)?))
}

/// A body without a type is read as JSON: that is what this API speaks. n8n sends the header empty where its field is
/// left empty. Of two types that differ nobody knows which is true.
fn body_type(headers: &HeaderMap) -> Result<BodyType, Problem> {
    let mut types = headers.get_all(CONTENT_TYPE).iter().filter(|value| !value.is_empty()).map(read_type);
    let first = types.next().unwrap_or(Ok(BodyType::Json))?;
    for other in types {
        if other? != first {
            return Err(Problem::UnsupportedMediaType);
        }
    }
    Ok(first)
}

fn read_type(value: &HeaderValue) -> Result<BodyType, Problem> {
    let parsed: Option<Mime> = value.to_str().ok().and_then(|text| text.parse().ok());
    let mime = parsed.ok_or(Problem::UnsupportedMediaType)?;
    let is_utf8 = mime.get_param(mime::CHARSET).is_none_or(|charset| {
        charset == mime::UTF_8 || charset.as_str().eq_ignore_ascii_case("utf8") || charset == "us-ascii"
    });
    match (mime.type_(), mime.subtype(), mime.suffix()) {
        (mime::APPLICATION | mime::TEXT, mime::JSON, _) | (mime::APPLICATION, _, Some(mime::JSON))
            if is_utf8 =>
        {
            Ok(BodyType::Json)
        }
        (mime::TEXT, mime::PLAIN, _) if is_utf8 => Ok(BodyType::Text),
        _ => Err(Problem::UnsupportedMediaType),
    }
}

/// 1 to 200 visible ASCII characters, once.
fn idempotency_key(headers: &HeaderMap) -> Result<Option<String>, Problem> {
    let mut values = headers.get_all(IDEMPOTENCY_KEY).iter();
    let Some(value) = values.next() else { return Ok(None) };
    let key = value.to_str().ok().filter(|key| {
        (1..=200).contains(&key.len())
            && key.bytes().all(|byte| byte.is_ascii_graphic())
            && values.next().is_none()
    });
    let wrong =
        Problem::MalformedRequest { detail: "Idempotency-Key must be 1 to 200 visible characters, once." };
    key.map(|key| Some(key.to_owned())).ok_or(wrong)
}

/// A body that has the right size, type and form; its members are not looked at yet.
enum Draft<'b> {
    Json(Members<'b>),
    Text(&'b str),
}

impl<'b> Draft<'b> {
    fn read(body_type: &BodyType, body: &'b [u8]) -> Result<Draft<'b>, Problem> {
        match body_type {
            BodyType::Text => {
                let text = body.strip_prefix("\u{feff}".as_bytes()).unwrap_or(body);
                check_size(text)?;
                let text = std::str::from_utf8(text);
                let text =
                    text.map_err(|_| Problem::MalformedRequest { detail: "The transcript must be UTF-8." })?;
                Ok(Draft::Text(text))
            }
            BodyType::Json => {
                let members = Members::read(body)?;
                if let Ok(Some(text)) = members.text("text") {
                    check_size(text.as_bytes())?;
                }
                Ok(Draft::Json(members))
            }
        }
    }

    fn capture(self) -> Result<Capture, Problem> {
        match self {
            Draft::Text(text) => Ok(Capture { text: text.to_owned(), ..Capture::default() }),
            Draft::Json(members) => Ok(Capture {
                text: members.required_text("text")?.into_owned(),
                recorded_at: members.parsed("recordedAt", Timestamp::parse)?,
                time_zone: members.parsed("timeZone", parse_time_zone)?,
                language: members.parsed("language", str::parse)?,
                integration: members.parsed("integrationId", Name::parse)?,
                once_only: None,
            }),
        }
    }
}

/// Size comes before form and members, also the size of the text alone.
fn check_size(text: &[u8]) -> Result<(), Problem> {
    if text.len() > MAX_TEXT_BYTES { Err(AppError::TooLong.into()) } else { Ok(()) }
}
