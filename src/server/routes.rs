use std::future::Future;
use std::sync::Arc;

use http::Method;
use warp::filters::BoxedFilter;
use warp::reply::Response;
use warp::{Filter, Rejection};

use super::problem::Problem;
use super::request::{Request, request};
use super::{Context, automation, capture, operations};

/// Which route answered, for the metrics.
#[derive(Debug, Clone, Copy)]
pub(super) struct RouteName(pub(super) &'static str);

/// A path's methods, as its `Allow` header says them.
#[derive(Debug, Clone, Copy)]
enum Methods {
    Get,
    Post,
}

/// The table of routes. A path that matches answers whatever the method; so a wrong method is 405 and never 404.
pub(super) fn routes(context: &Arc<Context>) -> BoxedFilter<(Response,)> {
    let request = || request(context);
    let list = warp::path!("automation" / "list")
        .and(request())
        .then(|request| answer("list", Methods::Post, request, automation::list));
    let integrations = warp::path!("automation" / "integrations")
        .and(request())
        .then(|request| answer("integrations", Methods::Post, request, automation::integrations));
    let test_auth = warp::path!("automation" / "test-auth")
        .and(request())
        .then(|request| answer("test-auth", Methods::Post, request, automation::test_auth));
    let memos = warp::path!("capture" / "memos")
        .and(request())
        .then(|request| answer("capture", Methods::Post, request, capture::take));
    let memo = warp::path!("capture" / "memos" / String).and(request()).then(|id: String, request| {
        answer("memo", Methods::Get, request, async move |request: &mut Request| {
            capture::show(request, &id).await
        })
    });
    let health = warp::path!("healthz")
        .and(request())
        .then(|request| answer("healthz", Methods::Get, request, operations::health));
    let ready = warp::path!("readyz")
        .and(request())
        .then(|request| answer("readyz", Methods::Get, request, operations::ready));
    let metrics = warp::path!("metrics")
        .and(request())
        .then(|request| answer("metrics", Methods::Get, request, operations::metrics));

    list.or(integrations)
        .unify()
        .or(test_auth)
        .unify()
        .or(memos)
        .unify()
        .or(memo)
        .unify()
        .boxed()
        .or(health)
        .unify()
        .or(ready)
        .unify()
        .or(metrics)
        .unify()
        .or(request().then(not_found))
        .unify()
        .recover(left_over)
        .unify()
        .boxed()
}

/// Answers a request whose path is known.
async fn answer(
    name: &'static str,
    methods: Methods,
    mut request: Request,
    handler: impl AsyncFnOnce(&mut Request) -> Result<Response, Problem>,
) -> Response {
    let allow = methods.allow();
    let mut response = if request.method == Method::OPTIONS {
        operations::allow(allow)
    } else if !methods.contain(&request.method) {
        Problem::MethodNotAllowed { allow }.into_response()
    } else {
        handler(&mut request).await.unwrap_or_else(Problem::into_response)
    };
    request.drain();
    response.extensions_mut().insert(RouteName(name));
    response
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

fn not_found(request: Request) -> impl Future<Output = Response> {
    request.drain();
    std::future::ready(Problem::NotFound.into_response())
}

/// What warp itself turns down; with the table above nothing should come here.
async fn left_over(rejection: Rejection) -> Result<Response, Rejection> {
    tracing::debug!(?rejection, "turned down by the router");
    Ok(Problem::NotFound.into_response())
}
