use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{App, AppError};
use crate::model::{IntegrationNumber, Language, Memo, MemoId, Name};
use crate::store::{Account, Standing};
use crate::understand::Router;

/// Memos looked at, and moved, in one batch; others write in between.
const AT_ONCE: u64 = 500;
/// The same for memos that are long.
const BYTES_AT_ONCE: usize = 512 * 1024;

/// Which memos are routed again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reroute {
    /// Whose.
    pub user: Name,
    /// Only those in the inbox.
    pub inbox_only: bool,
    /// Only say what would be moved.
    pub dry_run: bool,
}

/// What is heard of a reroute on its way.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RerouteStep {
    /// This memo was moved for good, or would be.
    Moved(RerouteView),
    /// So many memos were looked at, of so many.
    Looked(u64, u64),
}

/// A memo that moves, and why.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct RerouteView {
    /// The memo.
    pub id: MemoId,
    /// Where it was; `None` is the inbox.
    pub from: Option<Name>,
    /// Where it is now.
    pub to: Name,
    /// The trigger of `to`.
    pub trigger: Name,
    /// How the trigger was heard.
    #[serde(rename = "match")]
    pub heard: Heard,
    /// How well it was heard, 0 to 1.
    pub score: f64,
    /// The transcript.
    pub text: String,
}

/// How a trigger was heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Heard {
    /// Word by word.
    Exact,
    /// Nearly.
    Approximate,
}

/// What a reroute did, or would do.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RerouteReport {
    /// Memos that were looked at.
    pub looked: u64,
    /// Memos that were moved, or would be.
    pub moved: u64,
}

impl App {
    /// Routes memos that are kept once more, by the triggers of now, and moves those that belong elsewhere. What
    /// `hear` is told of as moved is durable. Blocks.
    ///
    /// Nobody wrote down whether a memo came to its integration by its trigger or by hand, so one that speaks
    /// that trigger, or none, stays; and no memo ever goes back to the inbox.
    pub fn reroute(
        &self,
        wanted: &Reroute,
        hear: &mut dyn FnMut(RerouteStep),
    ) -> Result<RerouteReport, AppError> {
        let account = self.account(&wanted.user)?;
        let standings = self.store.standings(account.user().number, wanted.inbox_only)?;
        let all = standings.len() as u64;
        let (mut waiting, mut ears) = (standings.into_iter(), Ears::of(&account));
        let mut report = RerouteReport::default();
        hear(RerouteStep::Looked(0, all));
        while report.looked < all {
            let batch = self.reroute_some(&mut waiting, &mut ears, wanted.dry_run);
            let kept = if wanted.dry_run { 0 } else { report.moved };
            let (looked, moved) = batch.map_err(|error| error.after_moving(kept))?;
            report.looked += looked;
            for Move { view, .. } in moved {
                report.moved += 1;
                hear(RerouteStep::Moved(view));
            }
            hear(RerouteStep::Looked(report.looked, all));
        }
        Ok(report)
    }

    /// One batch: how many were looked at, and what was moved or would be.
    fn reroute_some(
        &self,
        waiting: &mut impl Iterator<Item = Standing>,
        ears: &mut Ears<'_>,
        dry_run: bool,
    ) -> Result<(u64, Vec<Move>), AppError> {
        let mut moves: Vec<Move> = Vec::new();
        let (mut looked, mut bytes) = (0, 0);
        for standing in waiting {
            looked += 1;
            if let Some(memo) = self.store.memo_standing(standing)? {
                bytes += memo.text.len();
                moves.extend(ears.elsewhere(memo).map(|(to, view)| Move { standing, to, view }));
            }
            if looked == AT_ONCE || bytes >= BYTES_AT_ONCE {
                break;
            }
        }
        Ok((looked, if dry_run { moves } else { self.move_for_good(moves)? }))
    }

    /// Those of `moves` that came about.
    fn move_for_good(&self, moves: Vec<Move>) -> Result<Vec<Move>, AppError> {
        if moves.is_empty() {
            return Ok(moves);
        }
        let asked = moves.iter().map(|planned| (planned.standing, planned.to)).collect();
        let moved = self.store.move_memos(asked).wait()?;
        Ok(moves.into_iter().zip(moved).filter(|(_, moved)| *moved).map(|(done, _)| done).collect())
    }
}

/// A memo that belongs elsewhere.
struct Move {
    standing: Standing,
    to: IntegrationNumber,
    view: RerouteView,
}

/// The triggers of a user, compared in every language that the memos were spoken in.
struct Ears<'a> {
    account: &'a Account,
    routers: Vec<(Language, Arc<Router>)>,
}

impl<'a> Ears<'a> {
    fn of(account: &'a Account) -> Self {
        Ears { account, routers: Vec::new() }
    }

    /// Where the memo belongs, if that is not where it is.
    fn elsewhere(&mut self, memo: Memo) -> Option<(IntegrationNumber, RerouteView)> {
        let language = memo.language.unwrap_or(self.account.user().language);
        let routing = self.router(language).route(&memo.text);
        let chosen = routing.chosen?;
        // The memos of an integration that was removed a moment ago are on their way to the inbox.
        let from = memo.integration.and_then(|number| self.account.integration_numbered(number));
        let own = from.and_then(|from| self.account.position(from.number));
        if own.is_some_and(|own| routing.heard(own).is_some()) {
            return None;
        }
        let (to, heard) = (self.account.at(chosen)?, routing.heard(chosen)?);
        let view = RerouteView {
            id: memo.id,
            from: from.map(|from| from.id.clone()),
            to: to.id.clone(),
            trigger: to.trigger.clone(),
            heard: if heard.is_literal { Heard::Exact } else { Heard::Approximate },
            score: heard.score,
            text: memo.text,
        };
        Some((to.number, view))
    }

    fn router(&mut self, language: Language) -> Arc<Router> {
        if let Some((_, known)) = self.routers.iter().find(|(known, _)| *known == language) {
            return Arc::clone(known);
        }
        let router = self.account.router_in(language);
        self.routers.push((language, Arc::clone(&router)));
        router
    }
}
