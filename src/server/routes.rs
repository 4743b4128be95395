use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use http::Method;
use warp::filters::BoxedFilter;
use warp::reply::Response;
use warp::{Filter, Rejection};

use super::problem::Problem;
use super::request::{Request, request};
use super::route::Route;
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
    let route = target.route();
    let response = match route.methods() {
        None => Problem::NotFound.into_response(),
        Some(methods) if request.method == Method::OPTIONS => operations::allow(methods.allow()),
        Some(methods) if !methods.contain(&request.method) => {
            Problem::MethodNotAllowed { allow: methods.allow() }.into_response()
        }
        Some(_) => target.handle(&mut request).await.unwrap_or_else(Problem::into_response),
    };
    request.answered(route, response.status());
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

    fn route(&self) -> Route {
        match self {
            Target::List => Route::List,
            Target::Integrations => Route::Integrations,
            Target::TestAuth => Route::TestAuth,
            Target::Capture => Route::Capture,
            Target::Memo(_) => Route::Memo,
            Target::Health => Route::Health,
            Target::Ready => Route::Ready,
            Target::Metrics => Route::Metrics,
            Target::Nothing => Route::Nowhere,
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
    context.metrics.answered(Route::Nowhere, response.status(), Duration::ZERO);
    std::future::ready(Ok(response))
}
