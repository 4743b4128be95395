use std::future::Future;
use std::sync::Arc;

use http::Method;
use warp::filters::BoxedFilter;
use warp::reply::Response;
use warp::{Filter, Rejection};

use super::problem::Problem;
use super::request::{Request, request};
use super::{Context, automation, capture, operations};

/// What a path leads to.
enum Target {
    List,
    Integrations,
    TestAuth,
    Capture,
    Memo(String),
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

/// The table of routes. A path that matches answers whatever the method; so a wrong method is 405 and never 404.
///
/// warp only finds the target and one function then answers: a handler inside each alternative would make a future
/// of all of them, which costs more to move about than the rest of a request.
pub(super) fn routes(context: &Arc<Context>) -> BoxedFilter<(Response,)> {
    let list = warp::path!("automation" / "list").map(|| Target::List);
    let integrations = warp::path!("automation" / "integrations").map(|| Target::Integrations);
    let test_auth = warp::path!("automation" / "test-auth").map(|| Target::TestAuth);
    let capture = warp::path!("capture" / "memos").map(|| Target::Capture);
    let memo = warp::path!("capture" / "memos" / String).map(Target::Memo);
    let health = warp::path!("healthz").map(|| Target::Health);
    let ready = warp::path!("readyz").map(|| Target::Ready);
    let metrics = warp::path!("metrics").map(|| Target::Metrics);
    let nothing = warp::any().map(|| Target::Nothing);

    let context = Arc::clone(context);
    list.or(integrations)
        .unify()
        .or(test_auth)
        .unify()
        .or(capture)
        .unify()
        .or(memo)
        .unify()
        .or(health)
        .unify()
        .or(ready)
        .unify()
        .or(metrics)
        .unify()
        .or(nothing)
        .unify()
        .and(request())
        .then(answer)
        .recover(move |rejection| left_over(&context, &rejection))
        .unify()
        .boxed()
}

async fn answer(target: Target, mut request: Request) -> Response {
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

impl Target {
    /// Answers a request whose method fits.
    async fn handle(self, request: &mut Request) -> Result<Response, Problem> {
        match self {
            Target::List => automation::list(request).await,
            Target::Integrations => automation::integrations(request).await,
            Target::TestAuth => automation::test_auth(request).await,
            Target::Capture => capture::take(request).await,
            Target::Memo(id) => capture::show(request, &id).await,
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
