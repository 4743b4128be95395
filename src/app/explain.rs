//! Reading a text against integrations, without keeping it: pure, shared by capture, `explain` and the lists.

use super::view::{CandidateView, Explanation};
use crate::format::{Shaped, shape};
use crate::model::{FormatType, Name};
use crate::understand::{Router, Routing, Setting};

/// An integration as far as reading a text needs it.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs)]
pub struct Target<'a> {
    pub id: &'a Name,
    pub trigger: &'a Name,
    pub format_type: FormatType,
}

/// How `text` would be routed among `targets` and shaped. `router` was built over the targets' triggers, in
/// their order.
pub fn explain(text: &str, router: &Router, targets: &[Target<'_>], setting: &Setting) -> Explanation {
    let Routing { normalized, candidates, chosen, mut assumptions } = router.route(text);
    let chosen = chosen.and_then(|index| targets.get(index));
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
    let shaped = chosen.map(|target| shape(target.format_type, text, Some(target.trigger.as_str()), setting));
    let Shaped { entries, assumptions: of_shape } = shaped.unwrap_or_else(Shaped::nothing);
    assumptions.extend(of_shape);
    Explanation {
        normalized,
        candidates,
        integration_id: chosen.map(|target| target.id.clone()),
        entries,
        assumptions,
    }
}

fn chars_before(text: &str, byte: usize) -> usize {
    text.char_indices().take_while(|(at, _)| *at < byte).count()
}
