use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bytes::{Bytes, BytesMut};
use futures_util::FutureExt;
use http::header::{CONNECTION, CONTENT_LENGTH, EXPECT};
use http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use http_body_util::BodyExt;
use hyper::body::{Body, Frame, Incoming};
use warp::reply::Response;

use super::Context;
use super::forwarded::client;
use super::metrics::KeyCheck;
use super::patience::Phase;
use super::problem::Problem;
use super::route::Route;
use crate::app::Caller;
use crate::auth::{Asking, Denied};
use crate::model::Scope;
use crate::store::Directory;

/// The header that carries the key.
static X_API_KEY: HeaderName = HeaderName::from_static("x-api-key");
/// What is read and thrown away of a body that the answer does not need.
const DRAIN_BYTES: u64 = 1024 * 1024;
/// A connection outlives an unread body of this length at most.
const UNREAD_BYTES: u64 = 64 * 1024;
/// After this long without a byte of a body that is too large, its client has heard the answer.
const LINGER: Duration = Duration::from_secs(1);
/// After this long an answer is on its way.
const ANSWER_BEGINS: Duration = Duration::from_millis(100);

/// A request as handlers see it, with what was read of its body so far.
pub(super) struct Request<'a> {
    pub(super) context: &'a Arc<Context>,
    pub(super) method: Method,
    pub(super) headers: HeaderMap,
    peer: IpAddr,
    phase: &'a Phase,
    began: Instant,
    body: Option<Incoming>,
    /// What was read of the body.
    read: Whole,
    /// Whether the connection ends with the answer.
    is_last: bool,
}

/// What a request says in its key's header.
enum Presented<'h> {
    /// A key; `None` where it is no text or one of several.
    Key(Option<&'h str>),
    /// No failure that counts: tools are set up one step at a time.
    Nothing,
}

fn content_length(headers: &HeaderMap) -> Option<u64> {
    headers.get(CONTENT_LENGTH)?.to_str().ok()?.parse().ok()
}

/// The values of a header: a few comparisons cost less than the hash of its name.
pub(super) fn all<'h>(headers: &'h HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'h HeaderValue> {
    headers.iter().filter(move |(known, _)| *known == name).map(|(_, value)| value)
}

impl<'a> Request<'a> {
    pub(super) fn new(
        context: &'a Arc<Context>,
        method: Method,
        headers: HeaderMap,
        (peer, phase, began): (IpAddr, &'a Phase, Instant),
        body: Incoming,
    ) -> Self {
        Request {
            context,
            method,
            headers,
            peer,
            phase,
            began,
            body: (!body.is_end_stream()).then_some(body),
            read: Whole::Nothing,
            is_last: false,
        }
    }

    /// Who asks: the peer, or the client of a proxy that is trusted.
    fn client(&self) -> IpAddr {
        client(self.peer, &self.headers, &self.context.settings.trusted_proxies)
    }

    /// Counts and logs the answer.
    pub(super) fn answered(&self, route: Route, status: StatusCode) {
        self.context.answered(route, &self.method, status, self.began, || self.client());
    }

    fn presented(&self) -> Presented<'_> {
        let mut values = all(&self.headers, &X_API_KEY);
        match values.next().filter(|value| !value.is_empty()) {
            Some(value) => Presented::Key(value.to_str().ok().filter(|_| values.next().is_none())),
            None => Presented::Nothing,
        }
    }

    /// What `caller` would say of a key that was verified before and may do what `scope` covers; `None` for any other,
    /// of which nothing is counted.
    pub(super) fn known_caller<'d>(&self, directory: &'d Directory, scope: Scope) -> Option<Caller<'d>> {
        let Presented::Key(Some(presented)) = self.presented() else { return None };
        let app = &self.context.app;
        let caller = app.known_caller(directory, presented.as_bytes(), app.now())?;
        caller.key.scopes.contains(scope).then_some(caller)
    }

    /// Whose key came with the request, if it may do what `scope` covers.
    pub(super) async fn caller<'d>(
        &mut self,
        directory: &'d Directory,
        scope: Scope,
    ) -> Result<Caller<'d>, Problem> {
        let caller = self.check_key(directory).await?;
        if caller.key.scopes.contains(scope) { Ok(caller) } else { Err(Problem::MissingScope { scope }) }
    }

    async fn check_key<'d>(&mut self, directory: &'d Directory) -> Result<Caller<'d>, Problem> {
        let Presented::Key(presented) = self.presented() else {
            self.context.metrics.key_checked(KeyCheck::Missing);
            return Err(Problem::Unauthorized);
        };
        let app = &self.context.app;
        let address = self.client();
        let asking = Asking { address, now: app.now(), instant: self.began };
        // In a box, as the rest of a body is: every request that goes through warp moves its future.
        let checked = Box::pin(app.check_key(directory, presented, asking)).await;
        let outcome = match &checked {
            Ok(_) => KeyCheck::Accepted,
            Err(Denied::Unauthorized) => {
                // fail2ban reads this line (packaging/fail2ban): it stays as it is. At most 30 a minute from one
                // address.
                tracing::warn!(target: "memod::keys", %address, "API key refused");
                KeyCheck::Refused
            }
            Err(Denied::TooManyFailures { .. }) => {
                tracing::debug!(target: "memod::keys", %address, "API key not looked at: too many failures");
                KeyCheck::Limited
            }
            Err(Denied::Busy) => {
                tracing::debug!(target: "memod::keys", %address, "API key not looked at: busy");
                KeyCheck::Busy
            }
        };
        self.context.metrics.key_checked(outcome);
        Ok(checked?)
    }

    /// The whole body, at most `limit` bytes of it, chunked or not, within the body timeout.
    pub(super) async fn body(&mut self, limit: usize) -> Result<Bytes, Problem> {
        match self.body_at_once(limit) {
            Some(body) => body,
            None => Box::pin(self.rest(limit)).await,
        }
    }

    /// The same, of which only a part is here.
    async fn rest(&mut self, limit: usize) -> Result<Bytes, Problem> {
        let deadline = tokio::time::Instant::now() + self.context.settings.body_timeout;
        while let Some(body) = &mut self.body {
            let Ok(frame) = tokio::time::timeout_at(deadline, body.frame()).await else {
                self.body = None;
                return Err(Problem::RequestTimeout);
            };
            self.take(frame, limit)?;
        }
        Ok(self.read.bytes())
    }

    /// The whole body, where all of it is here, as it is of most: they come with the head, and need no timer. What is
    /// here is kept for the next who asks.
    pub(super) fn body_at_once(&mut self, limit: usize) -> Option<Result<Bytes, Problem>> {
        if self.body.as_ref().is_some_and(|body| body.size_hint().lower() > limit as u64) {
            return Some(Err(self.too_large(limit)));
        }
        while let Some(body) = &mut self.body {
            let frame = body.frame().now_or_never()?;
            if let Err(problem) = self.take(frame, limit) {
                return Some(Err(problem));
            }
        }
        Some(Ok(self.read.bytes()))
    }

    /// Adds what came of the body; there is none left after its last.
    fn take(&mut self, frame: Option<FrameRead>, limit: usize) -> Result<(), Problem> {
        let Some(frame) = frame.transpose().map_err(|_| {
            self.body = None;
            Problem::MalformedRequest { detail: "The body broke off or is framed wrongly." }
        })?
        else {
            self.body = None;
            return Ok(());
        };
        // Trailers say nothing that is asked for.
        if let Ok(chunk) = frame.into_data() {
            if self.read.len() + chunk.len() > limit {
                return Err(self.too_large(limit));
            }
            self.read.push(chunk);
        }
        // hyper says `None` after a body of known length only when the next request comes.
        self.body.take_if(|body| body.is_end_stream());
        Ok(())
    }

    fn too_large(&mut self, limit: usize) -> Problem {
        self.is_last = true;
        Problem::TooLarge { detail: format!("The body may hold at most {limit} bytes.").into() }
    }

    /// Ends the connection with `response` where much of a body was not read. HAProxy 2.6 does not send the rest of
    /// one that was answered already, and sends the next client's request on the same connection in its place.
    pub(super) fn finish(&mut self, response: &mut Response) {
        self.is_last |=
            self.body.is_some() && content_length(&self.headers).is_some_and(|length| length > UNREAD_BYTES);
        if self.is_last {
            response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
        }
    }

    /// Reads what is left of the body for a bounded while. A socket that is closed with unread bytes in it makes
    /// the kernel throw away the answer that the client has not read yet.
    pub(super) fn drain(&mut self) {
        let Some(mut body) = self.body.take() else { return };
        // Reading before the answer has begun would call for the body with `100 Continue`. A client that waits for
        // that sends nothing now, but one that does not wait is already sending.
        let head_start = if self.headers.contains_key(EXPECT) { ANSWER_BEGINS } else { Duration::ZERO };
        let (phase, patience) = (self.phase.clone(), self.context.settings.body_timeout);
        let silence = if self.is_last { LINGER.min(patience) } else { patience };
        tokio::spawn(tokio::time::timeout(patience, async move {
            tokio::time::sleep(head_start).await;
            let mut drained = 0;
            while !body.is_end_stream() {
                let Ok(next) = tokio::time::timeout(silence, body.frame()).await else { return };
                match next {
                    Some(Ok(frame)) if drained < DRAIN_BYTES => {
                        drained += frame.data_ref().map_or(0, |chunk| chunk.len() as u64);
                    }
                    Some(_) => return,
                    None => break,
                }
            }
            phase.body_ends();
        }));
    }
}

/// A piece of a body as it is read.
type FrameRead = Result<Frame<Bytes>, hyper::Error>;

/// The chunks of a body so far. Most bodies are one chunk, which is not copied.
enum Whole {
    Nothing,
    One(Bytes),
    Many(BytesMut),
}

impl Whole {
    fn len(&self) -> usize {
        match self {
            Whole::Nothing => 0,
            Whole::One(chunk) => chunk.len(),
            Whole::Many(chunks) => chunks.len(),
        }
    }

    fn push(&mut self, chunk: Bytes) {
        *self = match std::mem::replace(self, Whole::Nothing) {
            Whole::Nothing => Whole::One(chunk),
            Whole::One(first) => {
                let mut chunks = BytesMut::from(first);
                chunks.extend_from_slice(&chunk);
                Whole::Many(chunks)
            }
            Whole::Many(mut chunks) => {
                chunks.extend_from_slice(&chunk);
                Whole::Many(chunks)
            }
        };
    }

    fn bytes(&mut self) -> Bytes {
        if let Whole::Many(chunks) = self {
            *self = Whole::One(std::mem::take(chunks).freeze());
        }
        if let Whole::One(chunk) = self { chunk.clone() } else { Bytes::new() }
    }
}
