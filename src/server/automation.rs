//! The three endpoints that polling tools use. They never look at `Content-Type` and read a body as JSON.

use bytes::Bytes;
use serde::Serialize;
use warp::reply::Response;

use super::json::{Members, json, json_bytes};
use super::problem::Problem;
use super::request::Request;
use crate::app::Caller;
use crate::model::{Name, Scope};
use crate::store::Directory;

/// `{"user":"anna","key":"n8n"}`
#[derive(Serialize)]
struct TestAuth<'a> {
    user: &'a Name,
    key: &'a Name,
}

/// `POST /automation/test-auth`: whose key this is.
pub(super) async fn test_auth(request: &mut Request<'_>) -> Result<Response, Problem> {
    let directory = request.context.app.current();
    let (caller, body) = asked(request, &directory).await?;
    Members::read(&body)?;
    Ok(json(&TestAuth { user: &caller.account.user().name, key: &caller.key.name }))
}

/// `POST /automation/integrations`: the integrations of the key's user.
pub(super) async fn integrations(request: &mut Request<'_>) -> Result<Response, Problem> {
    let directory = request.context.app.current();
    let (caller, body) = asked(request, &directory).await?;
    Members::read(&body)?;
    Ok(json(&request.context.app.integrations_of(&caller)))
}

/// `POST /automation/list`: the entries of an integration's most recent memos.
pub(super) async fn list(request: &mut Request<'_>) -> Result<Response, Problem> {
    let directory = request.context.app.current();
    let (caller, body) = asked(request, &directory).await?;
    let id = Members::read(&body)?.required_text("integrationId")?;
    Ok(json_bytes(request.context.app.recent_entries(&caller, &id).await?))
}

async fn asked<'d>(
    request: &mut Request<'_>,
    directory: &'d Directory,
) -> Result<(Caller<'d>, Bytes), Problem> {
    let caller = request.caller(directory, Scope::Automation).await?;
    Ok((caller, request.body(request.context.settings.automation_body_bytes).await?))
}
