//! Reading a text against integrations, without keeping it: pure, shared by capture, `explain` and the lists.

use super::view::{CandidateView, Explained, Explanation};
use crate::format::{Shaped, shape, trace};
use crate::model::{FormatType, Integration, Name};
use crate::understand::{
    Candidate, Mark, Router, Routing, Setting, Taken, Trace, Transcript, Trigger, Verdict,
};

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
    explain_routed(text, router.route(text), targets, setting)
}

fn explain_routed(text: &str, routing: Routing, targets: &[Target<'_>], setting: &Setting) -> Explanation {
    let chosen = routing.chosen.and_then(|at| Some((at, targets.get(at)?)));
    let transcript = Transcript::new(text, setting.language);
    let read = chosen.map(|(at, target)| read(target, routing.heard(at), &transcript, setting));
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

/// The same as [`explain`], with what a person is shown beside it.
pub fn explain_fully(text: &str, router: &Router, targets: &[Target<'_>], setting: &Setting) -> Explained {
    let routing = router.route(text);
    let chosen = routing.chosen.and_then(|at| Some((at, targets.get(at)?)));
    let trace = match chosen {
        Some((at, target)) => {
            let span = routing.heard(at).map(|heard| heard.span);
            let trigger = Trigger { phrase: target.trigger.as_str(), span };
            trace(target.format_type, text, Some(trigger), setting)
        }
        None => Trace { marks: rivals(&routing), times: Vec::new() },
    };
    let heard = routing.candidates.iter().filter_map(|candidate| targets.get(candidate.trigger));
    Explained {
        triggers: heard.map(|target| target.trigger.clone()).collect(),
        format_type: chosen.map(|(_, target)| target.format_type),
        setting: *setting,
        trace,
        explanation: explain_routed(text, routing, targets, setting),
    }
}

/// How `text` would be shaped by one format, whoever asks for it.
pub fn explain_shape(
    text: &str,
    format_type: FormatType,
    phrase: Option<&str>,
    setting: &Setting,
) -> Explained {
    let (routing, trigger, Shaped { entries, assumptions }) = alone(text, format_type, phrase, setting);
    Explained {
        triggers: Vec::new(),
        format_type: Some(format_type),
        setting: *setting,
        trace: trace(format_type, text, trigger, setting),
        explanation: Explanation {
            normalized: routing.normalized,
            candidates: Vec::new(),
            integration_id: None,
            entries,
            assumptions,
        },
    }
}

/// The entries of `text` by one format, and every guess on the way to them; as [`explain_shape`], without the rest.
pub fn shape_alone(text: &str, format_type: FormatType, phrase: Option<&str>, setting: &Setting) -> Shaped {
    alone(text, format_type, phrase, setting).2
}

fn alone<'p>(
    text: &str,
    format_type: FormatType,
    phrase: Option<&'p str>,
    setting: &Setting,
) -> (Routing, Option<Trigger<'p>>, Shaped) {
    let transcript = Transcript::new(text, setting.language);
    let routing = Router::new(phrase, setting.language).route_transcript(&transcript);
    let heard = routing.heard(0);
    let trigger = phrase.map(|phrase| Trigger { phrase, span: heard.map(|heard| heard.span) });
    let shaped = read_as(format_type, trigger, heard, &transcript, setting);
    (routing, trigger, shaped)
}

/// Where the triggers were heard that cannot be told apart.
fn rivals(routing: &Routing) -> Vec<Mark> {
    let rivals = routing.candidates.iter().filter(|heard| heard.verdict == Verdict::Ambiguous);
    let mut spans: Vec<(usize, usize)> = rivals.map(|heard| heard.span).collect();
    spans.sort_unstable();
    let mut end = 0;
    spans.retain(|(from, to)| {
        *from >= end && {
            end = *to;
            true
        }
    });
    spans.into_iter().map(|span| Mark { span, taken: Taken::Trigger }).collect()
}

/// The entries of a text at `target`, whose trigger was `heard` in it, with every guess on the way to them.
pub(super) fn read(
    target: &Target<'_>,
    heard: Option<&Candidate>,
    transcript: &Transcript<'_>,
    setting: &Setting,
) -> Shaped {
    let trigger = Trigger { phrase: target.trigger.as_str(), span: heard.map(|heard| heard.span) };
    read_as(target.format_type, Some(trigger), heard, transcript, setting)
}

fn read_as(
    format_type: FormatType,
    trigger: Option<Trigger<'_>>,
    heard: Option<&Candidate>,
    transcript: &Transcript<'_>,
    setting: &Setting,
) -> Shaped {
    let Shaped { entries, assumptions: of_shape } = shape(format_type, transcript, trigger, setting);
    let guess =
        heard.zip(trigger).and_then(|(heard, trigger)| heard.guess(transcript.text(), trigger.phrase));
    Shaped { entries, assumptions: guess.into_iter().chain(of_shape).collect() }
}

fn chars_before(text: &str, byte: usize) -> usize {
    text.char_indices().take_while(|(at, _)| *at < byte).count()
}
