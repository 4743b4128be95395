use std::future::Future;
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::sync::Arc;
use std::time::Instant;

use futures_util::FutureExt;
use http::header::{CONNECTION, HOST};
use http::uri::PathAndQuery;
use http::{HeaderValue, Method, Uri, Version};
use hyper::body::Incoming;
use warp::reply::Response;

use super::Context;
use super::accept::Answer;
use super::forwarded::client;
use super::operations;
use super::patience::Phase;
use super::problem::Problem;
use super::request::{Request, all};
use super::route::Route;
use super::routes::{leads_somewhere, respond, respond_at_once};

/// What stands before warp: requests that warp must not see, polls that wait for nothing, the path prefix, and the net
/// under every handler.
pub(super) struct Front {
    context: Arc<Context>,
}

impl Answer for Front {
    async fn answer(&self, request: http::Request<Incoming>, peer: IpAddr, phase: &Phase) -> Response {
        match self.begin(request, peer, phase) {
            Begun::Answered(response) => response,
            Begun::Waits(answer) => answer.await,
        }
    }
}

/// How far a request got without waiting.
enum Begun<F> {
    Answered(Response),
    Waits(Pin<Box<F>>),
}

impl Front {
    pub(super) fn new(context: Arc<Context>) -> Self {
        Front { context }
    }

    fn begin<'a>(
        &'a self,
        request: http::Request<Incoming>,
        peer: IpAddr,
        phase: &'a Phase,
    ) -> Begun<impl Future<Output = Response> + Send + 'a> {
        let began = Instant::now();
        if let Some(response) = answered_before_warp(&request) {
            let client = client(peer, request.headers(), &self.context.settings.trusted_proxies);
            self.context.answered(Route::Nowhere, request.method(), response.status(), began, || client);
            return Begun::Answered(response);
        }
        let (parts, body) = request.into_parts();
        let uri = self.without_prefix(parts.uri);
        let method = parts.method.clone();
        let mut request =
            Request::new(&self.context, parts.method, parts.headers, (peer, phase, began), body);
        match catch_unwind(AssertUnwindSafe(|| respond_at_once(&uri, &mut request))) {
            Ok(Some(response)) => return Begun::Answered(response),
            Ok(None) => {}
            Err(_) => return Begun::Answered(self.panicked(&method, peer, began)),
        }
        let answer = AssertUnwindSafe(respond(uri, request)).catch_unwind();
        Begun::Waits(Box::pin(
            answer.map(move |answer| answer.unwrap_or_else(|_| self.panicked(&method, peer, began))),
        ))
    }

    fn without_prefix(&self, uri: Uri) -> Uri {
        // A prefix may be called like the beginning of a path that a proxy has stripped already.
        let stripped =
            without_prefix(&uri, &self.context.settings.base_path).filter(|_| !leads_somewhere(uri.path()));
        stripped.unwrap_or(uri)
    }

    fn panicked(&self, method: &Method, peer: IpAddr, began: Instant) -> Response {
        tracing::error!("a request handler panicked; only its request is lost");
        let response = Problem::Internal.into_response();
        self.context.answered(Route::Nowhere, method, response.status(), began, || peer);
        response
    }
}

/// `CONNECT` makes warp's path filters panic; HTTP/1.1 without exactly one `Host` is broken framing, and a sign
/// of request smuggling.
fn answered_before_warp(request: &http::Request<Incoming>) -> Option<Response> {
    if request.method() == Method::CONNECT {
        let mut response = Problem::MethodNotAllowed { allow: operations::ALL_METHODS }.into_response();
        response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
        return Some(response);
    }
    if request.uri().path().is_empty() {
        // `GET host`: the form of a target that only CONNECT may use.
        return Some(broken("The request target must be a path that begins with a slash."));
    }
    let hosts = all(request.headers(), &HOST).count();
    if request.version() >= Version::HTTP_11 && hosts != 1 {
        return Some(broken("Send exactly one Host header with every HTTP/1.1 request."));
    }
    (request.method() == Method::OPTIONS && request.uri().path() == "*")
        .then(|| operations::allow(operations::ALL_METHODS))
}

/// Broken framing: where the next request would begin is anybody's guess.
fn broken(detail: &'static str) -> Response {
    let mut response = Problem::MalformedRequest { detail }.into_response();
    response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    response
}

/// The same target without the path prefix; `None` where there is none to take away.
fn without_prefix(uri: &Uri, base_path: &str) -> Option<Uri> {
    let whole = uri.path_and_query()?.as_str();
    let rest = whole.strip_prefix(base_path).filter(|_| !base_path.is_empty())?;
    let rest = match rest.as_bytes().first() {
        Some(b'/') => PathAndQuery::try_from(rest).ok()?,
        Some(b'?') | None => PathAndQuery::try_from(format!("/{rest}")).ok()?,
        Some(_) => return None,
    };
    let mut parts = uri.clone().into_parts();
    parts.path_and_query = Some(rest);
    Uri::from_parts(parts).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_prefix_is_taken_away_only_where_it_is_a_whole_one() {
        let cases = [
            ("/memod/automation/list", Some("/automation/list")),
            ("/memod/healthz?x=/memod", Some("/healthz?x=/memod")),
            ("/memod", Some("/")),
            ("/memod?x", Some("/?x")),
            ("http://host/memod/healthz", Some("http://host/healthz")),
            ("/memodical", None),
            ("/automation/list", None),
        ];
        for (uri, expected) in cases {
            let stripped = without_prefix(&uri.parse().unwrap(), "/memod").map(|uri| uri.to_string());
            assert_eq!(stripped.as_deref(), expected, "{uri}");
        }
        assert_eq!(without_prefix(&"/healthz".parse().unwrap(), ""), None);
    }
}
