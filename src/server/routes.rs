use std::future::Future;
use std::sync::{Mutex, PoisonError};

use bytes::Bytes;
use http::{Method, Uri};
use http_body_util::Empty;
use tower_service::Service;
use warp::Filter;
use warp::filters::path::FullPath;
use warp::reply::Response;

use super::automation::Poll;
use super::problem::Problem;
use super::request::Request;
use super::route::Route;
use super::{capture, operations};

/// What a path leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Target<'p> {
    Poll(Poll),
    Capture,
    Memo(&'p str),
    Health,
    Ready,
    Metrics,
    Nothing,
}

/// The paths that stand still. What follows `/capture/memos/` is a memo's id.
const PATHS: [(&str, Target<'static>); 7] = [
    ("/automation/list", Target::Poll(Poll::List)),
    ("/automation/integrations", Target::Poll(Poll::Integrations)),
    ("/automation/test-auth", Target::Poll(Poll::TestAuth)),
    ("/capture/memos", Target::Capture),
    ("/healthz", Target::Health),
    ("/readyz", Target::Ready),
    ("/metrics", Target::Metrics),
];
const MEMO: &str = "/capture/memos/";

/// The answer to a poll that waits for nothing. Polls come day and night, and such a one is done in one step: warp and a
/// future would cost it more than all that it asks for.
pub(super) fn respond_at_once(uri: &Uri, request: &mut Request<'_>) -> Option<Response> {
    let target = Target::of(uri.path());
    let Target::Poll(poll) = target else { return None };
    if request.method != Method::POST {
        return None;
    }
    let answer = poll.answer_at_once(request)?;
    Some(target.finish(request, answer))
}

/// Answers every path: one that matches whatever the method, so that a wrong method is 405 and never 404.
///
/// One filter and a table: a handler, or only a path, inside each alternative of warp's `or` would make a future of
/// all of them, which costs more to move about than the rest of a request. warp sees the target alone and the request
/// waits beside it: taken from warp, the headers would be a copy and the body a stream in two boxes.
#[allow(clippy::manual_async_fn)] // an `async fn` would hold its arguments twice, and every request that waits moves its future
pub(super) fn respond(uri: Uri, mut request: Request<'_>) -> impl Future<Output = Response> + Send {
    async move {
        let waiting = Mutex::new(Some(&mut request));
        let route = warp::path::full().then(|path| answer(path, &waiting));
        match warp::service(route).call(target_at(uri)).await {
            Ok(response) => response,
            Err(never) => match never {},
        }
    }
}

/// What warp sees of a request.
fn target_at(uri: Uri) -> http::Request<Empty<Bytes>> {
    let mut target = http::Request::new(Empty::new());
    *target.uri_mut() = uri;
    target
}

/// Whether something is at this path.
pub(super) fn leads_somewhere(path: &str) -> bool {
    Target::of(path) != Target::Nothing
}

async fn answer(path: FullPath, waiting: &Mutex<Option<&mut Request<'_>>>) -> Response {
    // warp calls this once.
    let request = waiting.lock().unwrap_or_else(PoisonError::into_inner).take();
    let Some(request) = request else { return Problem::Internal.into_response() };
    let target = Target::of(path.as_str());
    let answer = match target.route().methods() {
        None => Err(Problem::NoSuchPath),
        Some(methods) if request.method == Method::OPTIONS => Ok(operations::allow(methods.allow())),
        Some(methods) if !methods.contain(&request.method) => {
            Err(Problem::MethodNotAllowed { allow: methods.allow() })
        }
        Some(_) => target.handle(request).await,
    };
    target.finish(request, answer)
}

impl<'p> Target<'p> {
    /// A slash at the end makes no difference.
    fn of(path: &'p str) -> Self {
        let path = path.strip_suffix('/').unwrap_or(path);
        if let Some((_, target)) = PATHS.iter().find(|(known, _)| *known == path) {
            return *target;
        }
        match path.strip_prefix(MEMO) {
            Some(id) if !id.contains('/') => Target::Memo(id),
            _ => Target::Nothing,
        }
    }

    /// Answers a request whose method fits. What is asked for less often stands in a box, so that the future of a poll
    /// is small.
    async fn handle(self, request: &mut Request<'_>) -> Result<Response, Problem> {
        match self {
            Target::Poll(poll) => poll.answer(request).await,
            Target::Capture => Box::pin(capture::take(request)).await,
            Target::Memo(id) => Box::pin(capture::show(request, id)).await,
            Target::Health => operations::health(request).await,
            Target::Ready => operations::ready(request).await,
            Target::Metrics => Box::pin(operations::metrics(request)).await,
            Target::Nothing => Err(Problem::NoSuchPath),
        }
    }

    /// The answer as it goes out: counted, and with what is to be done about the rest of the body.
    fn finish(self, request: &mut Request<'_>, answer: Result<Response, Problem>) -> Response {
        let mut response = answer.unwrap_or_else(Problem::into_response);
        request.answered(self.route(), response.status());
        request.finish(&mut response);
        request.drain();
        response
    }

    fn route(&self) -> Route {
        match self {
            Target::Poll(Poll::List) => Route::List,
            Target::Poll(Poll::Integrations) => Route::Integrations,
            Target::Poll(Poll::TestAuth) => Route::TestAuth,
            Target::Capture => Route::Capture,
            Target::Memo(_) => Route::Memo,
            Target::Health => Route::Health,
            Target::Ready => Route::Ready,
            Target::Metrics => Route::Metrics,
            Target::Nothing => Route::Nowhere,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_leads_to_its_target_and_any_other_to_none() {
        let cases = [
            ("/automation/list", Target::Poll(Poll::List)),
            ("/automation/list/", Target::Poll(Poll::List)),
            ("/capture/memos", Target::Capture),
            ("/capture/memos/", Target::Capture),
            ("/capture/memos/x", Target::Memo("x")),
            ("/capture/memos/x/", Target::Memo("x")),
            ("/capture/memos/x/y", Target::Nothing),
            ("/capture/memos//x", Target::Nothing),
            ("/metrics", Target::Metrics),
            ("//metrics", Target::Nothing),
            ("/automation//list", Target::Nothing),
            ("/automation/list//", Target::Nothing),
            ("/Automation/list", Target::Nothing),
            ("/", Target::Nothing),
            ("", Target::Nothing),
        ];
        for (path, target) in cases {
            assert_eq!(Target::of(path), target, "{path}");
        }
    }
}
