use std::future::Future;
use std::net::IpAddr;
use std::sync::Arc;

use bytes::Bytes;
use http::header::{CONTENT_TYPE, LOCATION};
use http::{HeaderValue, Request, StatusCode};
use hyper::body::Incoming;
use tokio::net::TcpListener;
use warp::reply::Response;

use super::Settings;
use super::accept::{Answer, accept};
use super::patience::Phase;

/// The same answer to every request, with no look at it.
struct Constant {
    status: StatusCode,
    location: Option<HeaderValue>,
    body: Bytes,
}

impl Answer for Constant {
    async fn answer(&self, _request: Request<Incoming>, _peer: IpAddr, _phase: &Phase) -> Response {
        let mut response = Response::new(self.body.clone().into());
        *response.status_mut() = self.status;
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        if let Some(location) = &self.location {
            headers.insert(LOCATION, location.clone());
        }
        response
    }
}

/// Answers everything with the same bytes under the accept loop of [`serve`](super::serve): what
/// `benches/http` holds the real handlers against.
pub async fn serve_constant(
    listener: TcpListener,
    settings: &Settings,
    (status, location, body): (StatusCode, Option<HeaderValue>, Bytes),
    stop: impl Future<Output = ()>,
) {
    accept(listener, settings, &Arc::new(Constant { status, location, body }), stop).await;
}
