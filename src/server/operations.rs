//! What operators and their tools ask: is it alive, is it ready, how is it doing, what may be sent.

use std::sync::Arc;

use http::header::{ALLOW, CONTENT_TYPE};
use http::{HeaderValue, StatusCode};
use serde::Serialize;
use warp::reply::Response;

use super::json::json;
use super::metrics::TEXT_FORMAT;
use super::problem::Problem;
use super::request::Request;

/// Every method that some path answers.
pub(super) const ALL_METHODS: &str = "GET, HEAD, POST, OPTIONS";

#[derive(Serialize)]
struct Status {
    status: &'static str,
}

/// `GET /healthz`: the process lives.
pub(super) async fn health(_request: &mut Request<'_>) -> Result<Response, Problem> {
    Ok(json(&Status { status: "alive" }))
}

/// `GET /readyz`: a memo would be taken now.
pub(super) async fn ready(request: &mut Request<'_>) -> Result<Response, Problem> {
    request.context.app.ready()?;
    Ok(json(&Status { status: "ready" }))
}

/// `GET /metrics`: Prometheus text.
pub(super) async fn metrics(request: &mut Request<'_>) -> Result<Response, Problem> {
    let context = Arc::clone(request.context);
    let made = tokio::task::spawn_blocking(move || context.metrics.text(&context.app)).await;
    let text = made.ok().flatten().ok_or(Problem::Internal)?;
    let mut response = Response::new(text.into());
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(TEXT_FORMAT));
    Ok(response)
}

/// The answer to `OPTIONS`.
pub(super) fn allow(methods: &'static str) -> Response {
    let mut response = Response::default();
    *response.status_mut() = StatusCode::NO_CONTENT;
    response.headers_mut().insert(ALLOW, HeaderValue::from_static(methods));
    response
}
