use std::borrow::Cow;
use std::time::Duration;

use http::header::{ALLOW, CONNECTION, CONTENT_TYPE, HeaderName, RETRY_AFTER, WWW_AUTHENTICATE};
use http::{HeaderValue, StatusCode};
use serde::Serialize;
use warp::reply::Response;

use crate::app::AppError;
use crate::auth::Denied;
use crate::model::Scope;
use crate::store::StoreError;

/// Every answer that is not a success (RFC 9457). The only place where an error becomes HTTP.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Problem {
    MalformedJson { detail: Cow<'static, str> },
    MalformedRequest { detail: &'static str },
    Unauthorized,
    MissingScope { scope: Scope },
    UnknownIntegration,
    NotFound,
    NoSuchPath,
    MethodNotAllowed { allow: &'static str },
    RequestTimeout,
    IdempotencyConflict { detail: &'static str },
    TooLarge { detail: Cow<'static, str> },
    UnsupportedMediaType,
    InvalidField { detail: String },
    TooManyFailures { wait: Duration },
    Busy,
    StorageFull,
    StorageFailed,
    StorageDamaged,
    Internal,
}

#[derive(Serialize)]
struct Body<'a> {
    r#type: String,
    title: &'a str,
    status: u16,
    detail: &'a str,
}

/// How long a client should wait for room on the disk, and for its turn at a key check.
const STORAGE_RETRY: Duration = Duration::from_secs(30);
const BUSY_RETRY: Duration = Duration::from_secs(1);

impl Problem {
    pub(super) fn into_response(self) -> Response {
        let (status, name, title) = self.kind();
        let detail = self.detail();
        let r#type = format!("urn:memod:problem:{name}");
        let body = Body { r#type, title, status: status.as_u16(), detail: &detail };
        // Four strings and a number: writing them into memory cannot fail.
        let mut response = Response::new(serde_json::to_vec(&body).unwrap_or_default().into());
        *response.status_mut() = status;
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
        if let Some((header, value)) = self.header() {
            headers.insert(header, value);
        }
        response
    }

    fn kind(&self) -> (StatusCode, &'static str, &'static str) {
        match self {
            Problem::MalformedJson { .. } => {
                (StatusCode::BAD_REQUEST, "malformed-json", "The body is not JSON")
            }
            Problem::MalformedRequest { .. } => {
                (StatusCode::BAD_REQUEST, "malformed-request", "The request cannot be read")
            }
            Problem::Unauthorized => (StatusCode::UNAUTHORIZED, "unauthorized", "No valid API key"),
            Problem::MissingScope { .. } => {
                (StatusCode::FORBIDDEN, "missing-scope", "The API key may not do this")
            }
            Problem::UnknownIntegration => {
                (StatusCode::NOT_FOUND, "unknown-integration", "No such integration")
            }
            Problem::NotFound | Problem::NoSuchPath => {
                (StatusCode::NOT_FOUND, "not-found", "Nothing is here")
            }
            Problem::MethodNotAllowed { .. } => {
                (StatusCode::METHOD_NOT_ALLOWED, "method-not-allowed", "Another method is needed")
            }
            Problem::RequestTimeout => {
                (StatusCode::REQUEST_TIMEOUT, "request-timeout", "The body did not arrive in time")
            }
            Problem::IdempotencyConflict { .. } => {
                (StatusCode::CONFLICT, "idempotency-conflict", "The Idempotency-Key is taken")
            }
            Problem::TooLarge { .. } => (StatusCode::PAYLOAD_TOO_LARGE, "too-large", "Too large"),
            Problem::UnsupportedMediaType => {
                (StatusCode::UNSUPPORTED_MEDIA_TYPE, "unsupported-media-type", "Unknown Content-Type")
            }
            Problem::InvalidField { .. } => {
                (StatusCode::UNPROCESSABLE_ENTITY, "invalid-field", "A member cannot be used")
            }
            Problem::TooManyFailures { .. } => {
                (StatusCode::TOO_MANY_REQUESTS, "too-many-failures", "Too many failed API keys")
            }
            Problem::Busy => (StatusCode::SERVICE_UNAVAILABLE, "busy", "Busy"),
            Problem::StorageFull | Problem::StorageFailed => {
                (StatusCode::SERVICE_UNAVAILABLE, "storage-unavailable", "Nothing can be kept now")
            }
            Problem::StorageDamaged => {
                (StatusCode::SERVICE_UNAVAILABLE, "storage-unavailable", "The store cannot be read")
            }
            Problem::Internal => {
                (StatusCode::INTERNAL_SERVER_ERROR, "internal-error", "memod made a mistake")
            }
        }
    }

    fn detail(&self) -> Cow<'_, str> {
        match self {
            Problem::MalformedJson { detail } | Problem::TooLarge { detail } => Cow::Borrowed(detail),
            Problem::MalformedRequest { detail } | Problem::IdempotencyConflict { detail } => {
                (*detail).into()
            }
            Problem::Unauthorized => {
                "Send a valid API key in the X-API-KEY header; `memod key create` makes one.".into()
            }
            Problem::MissingScope { scope } => format!(
                "This needs a key with the scope {scope}; `memod key create --scope {scope}` makes one."
            )
            .into(),
            Problem::UnknownIntegration => "The key's user has no integration with this id; \
                POST /automation/integrations lists those there are."
                .into(),
            Problem::NotFound => "There is nothing at this path for this key.".into(),
            Problem::NoSuchPath => "There is nothing at this path.".into(),
            Problem::MethodNotAllowed { allow } => format!("Use one of: {allow}.").into(),
            Problem::RequestTimeout => "Send the whole body within the server's body timeout.".into(),
            Problem::UnsupportedMediaType => "Send Content-Type: application/json with a JSON object, or \
                Content-Type: text/plain; charset=utf-8 with the transcript."
                .into(),
            Problem::InvalidField { detail } => Cow::Borrowed(detail),
            Problem::TooManyFailures { wait } => format!(
                "Too many failed keys came from this address; correct the key and try again in {} seconds.",
                whole_seconds(*wait)
            )
            .into(),
            Problem::Busy => {
                "Too many keys are being checked for the first time; try again in a second.".into()
            }
            Problem::StorageFull => {
                "The disk is full: free some space. memod goes on by itself; lists are still answered.".into()
            }
            Problem::StorageFailed => "The disk failed to keep a write: check it, then start memod again. \
                Whether this request was kept is not known; its Idempotency-Key settles it."
                .into(),
            Problem::StorageDamaged => {
                "A part of the store that this needs is damaged; `memod check` says what is lost and what to do."
                    .into()
            }
            Problem::Internal => "The request hit a fault in memod; its log says which.".into(),
        }
    }

    fn header(&self) -> Option<(HeaderName, HeaderValue)> {
        match self {
            Problem::Unauthorized => Some((WWW_AUTHENTICATE, HeaderValue::from_static("ApiKey"))),
            Problem::MethodNotAllowed { allow } => Some((ALLOW, HeaderValue::from_static(allow))),
            Problem::RequestTimeout => Some((CONNECTION, HeaderValue::from_static("close"))),
            Problem::TooManyFailures { wait } => Some((RETRY_AFTER, whole_seconds(*wait).into())),
            Problem::Busy => Some((RETRY_AFTER, whole_seconds(BUSY_RETRY).into())),
            Problem::StorageFull | Problem::StorageFailed | Problem::StorageDamaged => {
                Some((RETRY_AFTER, whole_seconds(STORAGE_RETRY).into()))
            }
            Problem::MalformedJson { .. }
            | Problem::MalformedRequest { .. }
            | Problem::MissingScope { .. }
            | Problem::UnknownIntegration
            | Problem::NotFound
            | Problem::NoSuchPath
            | Problem::IdempotencyConflict { .. }
            | Problem::TooLarge { .. }
            | Problem::UnsupportedMediaType
            | Problem::InvalidField { .. }
            | Problem::Internal => None,
        }
    }
}

/// Rounded up: a client that waits this long waits long enough.
fn whole_seconds(wait: Duration) -> u64 {
    wait.as_millis().div_ceil(1000).max(1).try_into().unwrap_or(u64::MAX)
}

impl From<Denied> for Problem {
    fn from(denied: Denied) -> Self {
        match denied {
            Denied::Unauthorized => Problem::Unauthorized,
            Denied::TooManyFailures { wait } => Problem::TooManyFailures { wait },
            Denied::Busy => Problem::Busy,
        }
    }
}

impl From<AppError> for Problem {
    fn from(error: AppError) -> Self {
        use crate::store::Noun;
        match error {
            AppError::Unknown { noun: Noun::Integration, .. } => Problem::UnknownIntegration,
            // The user was removed while the request was on its way.
            AppError::Unknown { noun: Noun::User | Noun::Key, .. } => Problem::Unauthorized,
            AppError::Unknown { noun: Noun::Memo, .. } => Problem::NotFound,
            AppError::Invalid { member, reason } => {
                Problem::InvalidField { detail: format!("{member} {reason}.") }
            }
            AppError::TooLong => {
                Problem::TooLarge { detail: "text may hold at most 32 KiB of UTF-8; split the memo.".into() }
            }
            AppError::Store(error) => error.into(),
            // No request can cause these.
            AppError::Randomness(_)
            | AppError::Hash(_)
            | AppError::Locked
            | AppError::Unusable { .. }
            | AppError::Open(_)
            | AppError::Taken { .. }
            | AppError::Lines(_)
            | AppError::HalfMoved { .. }
            | AppError::HalfKept { .. }
            | AppError::Transfer(_)
            | AppError::Refused(_) => {
                tracing::error!(%error, "a request met an error that it cannot have caused");
                Problem::Internal
            }
        }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Full => Problem::StorageFull,
            StoreError::Failed => Problem::StorageFailed,
            // The user was removed while the request was on its way.
            StoreError::Unknown(_) => Problem::Unauthorized,
            StoreError::IdempotencyConflict => Problem::IdempotencyConflict {
                detail: "This Idempotency-Key was sent with another memo within 24 hours; use a new one for each memo.",
            },
            StoreError::IdempotencyGone => Problem::IdempotencyConflict {
                detail: "The memo of this Idempotency-Key was kept and then removed by a person; use a new key to \
                         keep it again.",
            },
            StoreError::Record(_) => {
                tracing::error!(%error, "the store cannot answer a request; `memod check` says what is damaged");
                Problem::StorageDamaged
            }
            StoreError::Taken(_) | StoreError::NumbersUsedUp(_) => {
                tracing::error!(%error, "the store cannot answer a request");
                Problem::StorageFailed
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::RecordError;

    /// Whoever asked for a memo was told to look after a disk that had failed to keep a write.
    #[test]
    fn a_record_that_cannot_be_read_is_no_write_that_failed() {
        let problem = Problem::from(StoreError::Record(RecordError::Damaged("memo")));
        let (status, name, _) = problem.kind();
        assert_eq!((status, name), (StatusCode::SERVICE_UNAVAILABLE, "storage-unavailable"));
        let detail = problem.detail();
        assert!(detail.contains("memod check") && !detail.contains("write"), "{detail}");
    }
}
