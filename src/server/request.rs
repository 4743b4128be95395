use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bytes::{Buf, Bytes, BytesMut};
use futures_util::{Stream, StreamExt};
use http::header::{CONTENT_LENGTH, EXPECT, TRANSFER_ENCODING};
use http::{HeaderMap, HeaderName, Method};
use warp::Filter;

use super::Context;
use super::patience::Phase;
use super::problem::Problem;
use crate::app::Caller;
use crate::auth::Asking;
use crate::model::Scope;

/// The header that carries the key.
const X_API_KEY: HeaderName = HeaderName::from_static("x-api-key");
/// What is read and thrown away of a body that the answer does not need.
const DRAIN_BYTES: u64 = 1024 * 1024;
/// After this long an answer is on its way.
const ANSWER_BEGINS: Duration = Duration::from_millis(100);

/// The address of the client, handed through warp.
#[derive(Debug, Clone, Copy)]
pub(super) struct Peer(pub(super) IpAddr);

/// A request as handlers see it: nothing of its body is read yet.
pub(super) struct Request {
    pub(super) context: Arc<Context>,
    pub(super) method: Method,
    pub(super) headers: HeaderMap,
    peer: IpAddr,
    phase: Phase,
    body: Option<Body>,
}

type Body = Pin<Box<dyn Stream<Item = Result<Bytes, warp::Error>> + Send>>;

/// Takes a request out of warp.
pub(super) fn request(
    context: &Arc<Context>,
) -> impl Filter<Extract = (Request,), Error = warp::Rejection> + Clone + use<> {
    let context = Arc::clone(context);
    warp::method()
        .and(warp::header::headers_cloned())
        .and(warp::ext::get::<Peer>())
        .and(warp::ext::get::<Phase>())
        .and(warp::body::stream())
        .map(move |method, headers: HeaderMap, Peer(peer), phase, body| {
            let body = has_body(&headers).then(|| boxed(body));
            Request { context: Arc::clone(&context), method, headers, peer, phase, body }
        })
}

fn boxed(body: impl Stream<Item = Result<impl Buf, warp::Error>> + Send + 'static) -> Body {
    Box::pin(body.map(|chunk| chunk.map(|mut chunk| chunk.copy_to_bytes(chunk.remaining()))))
}

fn has_body(headers: &HeaderMap) -> bool {
    headers.contains_key(TRANSFER_ENCODING) || content_length(headers).is_some_and(|length| length > 0)
}

fn content_length(headers: &HeaderMap) -> Option<u64> {
    headers.get(CONTENT_LENGTH)?.to_str().ok()?.parse().ok()
}

impl Request {
    /// Whose key came with the request, if it may do what `scope` covers.
    pub(super) async fn caller(&mut self, scope: Scope) -> Result<Caller, Problem> {
        let caller = self.check_key().await;
        self.context.metrics.key_checked(&caller);
        let caller = caller?;
        if caller.key.scopes.contains(scope) { Ok(caller) } else { Err(Problem::MissingScope { scope }) }
    }

    async fn check_key(&mut self) -> Result<Caller, Problem> {
        let mut values = self.headers.get_all(X_API_KEY).iter();
        let first = values.next().filter(|value| !value.is_empty());
        // A key that is missing is no failure that counts: tools are set up one step at a time.
        let Some(value) = first else { return Err(Problem::Unauthorized) };
        let presented = value.to_str().ok().filter(|_| values.next().is_none());
        let app = &self.context.app;
        let asking = Asking { address: self.peer, now: app.now(), instant: Instant::now() };
        app.check_key(presented, asking).await.map_err(|denied| {
            tracing::warn!(address = %self.peer, ?denied, "API key refused");
            denied.into()
        })
    }

    /// The whole body, at most `limit` bytes of it, chunked or not, within the body timeout.
    pub(super) async fn body(&mut self, limit: usize) -> Result<Bytes, Problem> {
        let too_large =
            || Problem::TooLarge { detail: format!("The body may hold at most {limit} bytes.").into() };
        if content_length(&self.headers).is_some_and(|length| length > limit as u64) {
            return Err(too_large());
        }
        let Some(body) = &mut self.body else { return Ok(Bytes::new()) };
        let deadline = tokio::time::Instant::now() + self.context.settings.body_timeout;
        let mut whole = BytesMut::new();
        loop {
            match tokio::time::timeout_at(deadline, body.next()).await {
                Ok(None) => {
                    self.body = None;
                    return Ok(whole.freeze());
                }
                Ok(Some(Ok(chunk))) if whole.len() + chunk.len() > limit => return Err(too_large()),
                Ok(Some(Ok(chunk))) => whole.extend_from_slice(&chunk),
                Ok(Some(Err(_))) => {
                    self.body = None;
                    return Err(Problem::MalformedRequest {
                        detail: "The body broke off or is framed wrongly.",
                    });
                }
                Err(_) => {
                    self.body = None;
                    return Err(Problem::RequestTimeout);
                }
            }
        }
    }

    /// Reads what is left of the body for a bounded while. A socket that is closed with unread bytes in it makes
    /// the kernel throw away the answer that the client has not read yet.
    pub(super) fn drain(self) {
        let Some(mut body) = self.body else { return };
        // Reading before the answer has begun would call for the body with `100 Continue`. A client that waits for
        // that sends nothing now, but one that does not wait is already sending.
        let head_start = if self.headers.contains_key(EXPECT) { ANSWER_BEGINS } else { Duration::ZERO };
        let (phase, patience) = (self.phase, self.context.settings.body_timeout);
        // Of a chunked body a length says nothing.
        let chunked = self.headers.contains_key(TRANSFER_ENCODING);
        let length = content_length(&self.headers).filter(|_| !chunked);
        tokio::spawn(tokio::time::timeout(patience, async move {
            tokio::time::sleep(head_start).await;
            let mut drained = 0;
            // hyper keeps a body of known length open until the next request comes, so its end is counted here.
            while length.is_none_or(|length| drained < length) {
                match body.next().await {
                    Some(Ok(chunk)) if drained < DRAIN_BYTES => drained += chunk.len() as u64,
                    Some(_) => return,
                    None => break,
                }
            }
            phase.body_ends();
        }));
    }
}
