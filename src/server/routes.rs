use std::future::Future;
use std::sync::Arc;

use http::Method;
use warp::filters::BoxedFilter;
use warp::filters::path::FullPath;
use warp::reply::Response;
use warp::{Filter, Rejection};

use super::problem::Problem;
use super::request::{Request, request};
use super::{Context, automation, capture, operations};

/// What a path leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Target<'p> {
    List,
    Integrations,
    TestAuth,
    Capture,
    Memo(&'p str),
    Health,
    Ready,
    Metrics,
    Nothing,
}

/// The name of answers that no target gave.
pub(super) const NO_ROUTE: &str = "none";

/// A path's methods, as its `Allow` header says them.
#[derive(Debug, Clone, Copy)]
enum Methods {
    Get,
    Post,
}

/// The paths that stand still. What follows `/capture/memos/` is a memo's id.
const PATHS: [(&str, Target<'static>); 7] = [
    ("/automation/list", Target::List),
    ("/automation/integrations", Target::Integrations),
    ("/automation/test-auth", Target::TestAuth),
    ("/capture/memos", Target::Capture),
    ("/healthz", Target::Health),
    ("/readyz", Target::Ready),
    ("/metrics", Target::Metrics),
];
const MEMO: &str = "/capture/memos/";

/// Answers every path: one that matches whatever the method, so that a wrong method is 405 and never 404.
///
/// One filter and a table: a handler, or only a path, inside each alternative of warp's `or` would make a future of
/// all of them, which costs more to move about than the rest of a request.
pub(super) fn routes(context: &Arc<Context>) -> BoxedFilter<(Response,)> {
    let context = Arc::clone(context);
    warp::path::full()
        .and(request())
        .then(answer)
        .recover(move |rejection| left_over(&context, &rejection))
        .unify()
        .boxed()
}

async fn answer(path: FullPath, mut request: Request) -> Response {
    let target = Target::of(path.as_str());
    let name = target.name();
    let response = match target.methods() {
        None => Problem::NotFound.into_response(),
        Some(methods) if request.method == Method::OPTIONS => operations::allow(methods.allow()),
        Some(methods) if !methods.contain(&request.method) => {
            Problem::MethodNotAllowed { allow: methods.allow() }.into_response()
        }
        Some(_) => target.handle(&mut request).await.unwrap_or_else(Problem::into_response),
    };
    request.context.metrics.answered(name, response.status());
    request.drain();
    response
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

    /// Answers a request whose method fits.
    async fn handle(self, request: &mut Request) -> Result<Response, Problem> {
        match self {
            Target::List => automation::list(request).await,
            Target::Integrations => automation::integrations(request).await,
            Target::TestAuth => automation::test_auth(request).await,
            Target::Capture => capture::take(request).await,
            Target::Memo(id) => capture::show(request, id).await,
            Target::Health => operations::health(request).await,
            Target::Ready => operations::ready(request).await,
            Target::Metrics => operations::metrics(request).await,
            Target::Nothing => Err(Problem::NotFound),
        }
    }

    /// `None` where nothing is.
    fn methods(&self) -> Option<Methods> {
        match self {
            Target::List | Target::Integrations | Target::TestAuth | Target::Capture => Some(Methods::Post),
            Target::Memo(_) | Target::Health | Target::Ready | Target::Metrics => Some(Methods::Get),
            Target::Nothing => None,
        }
    }

    /// For the metrics.
    fn name(&self) -> &'static str {
        match self {
            Target::List => "list",
            Target::Integrations => "integrations",
            Target::TestAuth => "test-auth",
            Target::Capture => "capture",
            Target::Memo(_) => "memo",
            Target::Health => "healthz",
            Target::Ready => "readyz",
            Target::Metrics => "metrics",
            Target::Nothing => NO_ROUTE,
        }
    }
}

impl Methods {
    fn allow(self) -> &'static str {
        match self {
            Methods::Get => "GET, HEAD, OPTIONS",
            Methods::Post => "POST, OPTIONS",
        }
    }

    fn contain(self, method: &Method) -> bool {
        match self {
            Methods::Get => method == Method::GET || method == Method::HEAD,
            Methods::Post => method == Method::POST,
        }
    }
}

/// What warp itself turns down; with the table above nothing should come here.
fn left_over(
    context: &Context,
    rejection: &Rejection,
) -> impl Future<Output = Result<Response, Rejection>> + use<> {
    tracing::debug!(?rejection, "turned down by the router");
    let response = Problem::NotFound.into_response();
    context.metrics.answered(NO_ROUTE, response.status());
    std::future::ready(Ok(response))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_leads_to_its_target_and_any_other_to_none() {
        let cases = [
            ("/automation/list", Target::List),
            ("/automation/list/", Target::List),
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
