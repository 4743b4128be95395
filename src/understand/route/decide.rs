use super::phrase::Phrase;
use super::{Candidate, Found, Routing, Verdict};
use crate::model::{Assumption, AssumptionCode};

/// Chooses among the phrases that were heard.
pub(super) fn decide(text: &str, phrases: &[Phrase], found: &[Found], normalized: String) -> Routing {
    let mut order: Vec<Found> = found.to_vec();
    order.sort_by_key(|found| (found.likeness, found.start, std::cmp::Reverse(found.end), found.phrase));
    let literal = order.iter().any(|found| found.likeness.is_literal());
    // Exact beats approximate, and a longer trigger beats one that it contains.
    let stands =
        |found: &&Found| found.likeness.is_literal() == literal && !is_held(found, &order, phrases, literal);
    let rivals: Vec<Found> = match order.iter().find(stands) {
        None => Vec::new(),
        Some(best) => {
            order.iter().filter(|other| !is_told_apart(best, other)).filter(stands).copied().collect()
        }
    };
    let verdict = |found: &Found| match rivals.as_slice() {
        [only] if only.phrase == found.phrase => Verdict::Chosen,
        [_, _, ..] if rivals.iter().any(|rival| rival.phrase == found.phrase) => Verdict::Ambiguous,
        _ => Verdict::Outdone,
    };
    let mut candidates: Vec<Candidate> = order
        .iter()
        .map(|found| Candidate {
            trigger: found.phrase,
            score: found.likeness.score(phrases.get(found.phrase).map_or(1, |phrase| phrase.letters)),
            is_literal: found.likeness.is_literal(),
            span: (found.start, found.end),
            verdict: verdict(found),
        })
        .collect();
    candidates.sort_by_key(|candidate| candidate.verdict == Verdict::Outdone);
    let name = |found: &Found| phrases.get(found.phrase).map_or("", |phrase| phrase.text.as_str());
    let heard = |found: &Found| text.get(found.start..found.end).unwrap_or_default();
    let mut assumptions = Vec::new();
    let mut chosen = None;
    match rivals.as_slice() {
        [] => {}
        [only] => {
            chosen = Some(only.phrase);
            let found = candidates.iter().find(|candidate| candidate.trigger == only.phrase);
            assumptions.extend(found.and_then(|found| found.guess(text, name(only))));
        }
        [one, other, ..] => {
            let detail = format!(
                "“{}” may be the trigger “{}” or “{}”; the memo stays in the inbox",
                heard(one),
                name(one),
                name(other)
            );
            assumptions.push(Assumption::new(AssumptionCode::AmbiguousTrigger, detail));
        }
    }
    Routing { normalized, candidates, chosen, assumptions }
}

/// Whether a longer trigger that was heard as well as this one contains it.
fn is_held(found: &Found, all: &[Found], phrases: &[Phrase], literal: bool) -> bool {
    let Some(phrase) = phrases.get(found.phrase) else { return false };
    all.iter()
        .filter(|other| other.likeness.is_literal() == literal)
        .filter(|other| literal || (other.start <= found.start && found.end <= other.end))
        .any(|other| phrases.get(other.phrase).is_some_and(|other| other.contains(phrase)))
}

/// `best` stands before `other` in order.
fn is_told_apart(best: &Found, other: &Found) -> bool {
    if best.phrase == other.phrase {
        return false;
    }
    if best.likeness.is_literal() {
        // Of two that are both word by word, the one that is spoken first.
        return (best.start, best.end) != (other.start, other.end);
    }
    let same_place = best.start < other.end && other.start < best.end;
    best.likeness.is_clearly_better_than(other.likeness, same_place)
}
