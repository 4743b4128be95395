//! The three endpoints that polling tools use. They never look at `Content-Type` and read a body as JSON.

use serde::Serialize;
use warp::reply::Response;

use super::json::{Members, json, json_bytes};
use super::metrics::KeyCheck;
use super::problem::Problem;
use super::request::Request;
use crate::app::{App, Caller, Wanted};
use crate::model::{Name, Scope};

/// What tools poll.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Poll {
    /// `POST /automation/test-auth`: whose key this is.
    TestAuth,
    /// `POST /automation/integrations`: the integrations of the key's user.
    Integrations,
    /// `POST /automation/list`: the entries of an integration's most recent memos.
    List,
}

/// `{"user":"anna","key":"n8n"}`
#[derive(Serialize)]
struct TestAuth<'a> {
    user: &'a Name,
    key: &'a Name,
}

/// What there is to say to a poll whose key and body are good.
enum Found<'d> {
    Answer(Response),
    /// A list that has to be made.
    Unmade(Wanted<'d>),
}

impl Poll {
    /// The answer, if nothing has to be waited for: the key was verified before, the body has come with its head, and
    /// the list is made. Where there is none, nothing was counted and nothing of the body is lost.
    pub(super) fn answer_at_once(self, request: &mut Request<'_>) -> Option<Result<Response, Problem>> {
        let context = request.context;
        let directory = context.app.current();
        let caller = request.known_caller(&directory, Scope::Automation)?;
        let body = request.body_at_once(context.settings.automation_body_bytes)?;
        let answer = match body.and_then(|body| self.find(&context.app, &caller, &body)) {
            Ok(Found::Answer(response)) => Ok(response),
            Ok(Found::Unmade(_)) => return None,
            Err(problem) => Err(problem),
        };
        context.metrics.key_checked(KeyCheck::Accepted);
        Some(answer)
    }

    /// The answer, whatever has to be waited for.
    pub(super) async fn answer(self, request: &mut Request<'_>) -> Result<Response, Problem> {
        let app = &request.context.app;
        let directory = app.current();
        let caller = request.caller(&directory, Scope::Automation).await?;
        let body = request.body(request.context.settings.automation_body_bytes).await?;
        match self.find(app, &caller, &body)? {
            Found::Answer(response) => Ok(response),
            Found::Unmade(wanted) => Ok(json_bytes(app.make_entries(&caller, wanted).await?)),
        }
    }

    fn find<'d>(self, app: &App, caller: &Caller<'d>, body: &[u8]) -> Result<Found<'d>, Problem> {
        let members = Members::read(body)?;
        let answer = match self {
            Poll::TestAuth => json(&TestAuth { user: &caller.account.user().name, key: &caller.key.name }),
            Poll::Integrations => json(&app.integrations_of(caller)),
            Poll::List => match app.finished_entries(caller, &members.required_text("integrationId")?)? {
                Ok(entries) => json_bytes(entries),
                Err(wanted) => return Ok(Found::Unmade(wanted)),
            },
        };
        Ok(Found::Answer(answer))
    }
}
