//! Reading a text against integrations, without keeping it: pure, shared by capture, `explain` and the lists.

use super::view::{CandidateView, Explanation};
use crate::format::{Shaped, shape};
use crate::model::{FormatType, Integration, Name};
use crate::understand::{Candidate, Router, Routing, Setting, Trigger};

/// An integration as far as reading a text needs it.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs)]
pub struct Target<'a> {
    pub id: &'a Name,
    pub trigger: &'a Name,
    pub format_type: FormatType,
}

impl<'a> From<&'a Integration> for Target<'a> {
    fn from(integration: &'a Integration) -> Self {
        Target { id: &integration.id, trigger: &integration.trigger, format_type: integration.format_type }
    }
}

/// How `text` would be routed among `targets` and shaped. `router` was built over the targets' triggers, in
/// their order.
pub fn explain(text: &str, router: &Router, targets: &[Target<'_>], setting: &Setting) -> Explanation {
    let routing = router.route(text);
    let chosen = routing.chosen.and_then(|at| Some((at, targets.get(at)?)));
    let read = chosen.map(|(at, target)| read(target, routing.heard(at), text, setting));
    let Routing { normalized, candidates, assumptions, .. } = routing;
    let candidates = candidates
        .iter()
        .filter_map(|candidate| {
            Some(CandidateView {
                integration_id: targets.get(candidate.trigger)?.id.clone(),
                score: candidate.score,
                span: [chars_before(text, candidate.span.0), chars_before(text, candidate.span.1)],
                verdict: candidate.verdict,
            })
        })
        .collect();
    // What the inbox holds has no entries, but a reason why it is there.
    let Shaped { entries, assumptions } = read.unwrap_or(Shaped { entries: Vec::new(), assumptions });
    Explanation {
        normalized,
        candidates,
        integration_id: chosen.map(|(_, target)| target.id.clone()),
        entries,
        assumptions,
    }
}

/// The entries of `text` at `target`, whose trigger was `heard` in it, with every guess on the way to them.
pub(super) fn read(target: &Target<'_>, heard: Option<&Candidate>, text: &str, setting: &Setting) -> Shaped {
    let phrase = target.trigger.as_str();
    let trigger = Trigger { phrase, span: heard.map(|heard| heard.span) };
    let Shaped { entries, assumptions: of_shape } = shape(target.format_type, text, Some(trigger), setting);
    let guess = heard.and_then(|heard| heard.guess(text, phrase));
    Shaped { entries, assumptions: guess.into_iter().chain(of_shape).collect() }
}

fn chars_before(text: &str, byte: usize) -> usize {
    text.char_indices().take_while(|(at, _)| *at < byte).count()
}
