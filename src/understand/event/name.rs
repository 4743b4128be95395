use super::lex::Lex;
use crate::understand::language::Names;
use crate::understand::words::{Kind, Token};

/// What remains of the memo, as a person would write it into a calendar; empty if nothing does.
///
/// `cut` says for each token whether it belongs to the trigger or to a time.
pub(super) fn name(text: &str, tokens: &[Token], cut: &[bool], names: &Names) -> String {
    let mut kept: Vec<usize> =
        (0..tokens.len()).filter(|at| !cut.get(*at).copied().unwrap_or_default()).collect();
    loop {
        let before = kept.len();
        strip_marks(tokens, &mut kept);
        strip_front(tokens, &mut kept, names.before);
        strip_back(tokens, &mut kept, names.after);
        if kept.len() == before {
            break;
        }
    }
    strip_marks(tokens, &mut kept);
    kept.retain(|at| {
        tokens.get(*at).is_none_or(|token| {
            token.kind != Kind::Word || !names.hesitations.contains(&token.folded.as_str())
        })
    });
    strip_marks(tokens, &mut kept);
    capitalised(&joined(text, tokens, &kept))
}

fn joined(text: &str, tokens: &[Token], kept: &[usize]) -> String {
    let mut name = String::new();
    let mut last: Option<usize> = None;
    let mut after_mark = false;
    for at in kept {
        let Some(token) = tokens.get(*at) else { continue };
        let follows = last.is_some_and(|last| last + 1 == *at);
        let separator = matches!(
            token.kind,
            Kind::Comma | Kind::Semicolon | Kind::SentenceEnd | Kind::Colon | Kind::Dash
        );
        // Of two marks that a cut brought together, the first stays.
        if separator && !follows && (after_mark || last.is_some()) {
            let next_cut = true;
            if next_cut && token.kind != Kind::SentenceEnd {
                continue;
            }
        }
        if separator && after_mark && !token.glued {
            continue;
        }
        if !name.is_empty() && !(follows && token.glued) && !(separator && token.kind != Kind::Dash) {
            name.push(' ');
        }
        name.push_str(token.said(text));
        last = Some(*at);
        after_mark = separator;
    }
    name
}

fn strip_marks(tokens: &[Token], kept: &mut Vec<usize>) {
    let plain = |at: &usize| {
        tokens.get(*at).is_some_and(|token| {
            token.is_spoken() || matches!(token.folded.as_str(), "(" | "\"" | "“" | "„" | "«" | "#")
        })
    };
    let closing = |at: &usize| {
        tokens.get(*at).is_some_and(|token| {
            token.is_spoken()
                || matches!(
                    token.folded.as_str(),
                    ")" | "\"" | "”" | "“" | "»" | "!" | "?" | "%" | "€" | "$" | "+"
                )
        }) || tokens.get(*at).is_some_and(|token| token.kind == Kind::Symbol && !token.folded.is_ascii())
    };
    while kept.last().is_some_and(|at| !closing(at)) {
        kept.pop();
    }
    let first = kept.iter().position(plain).unwrap_or(kept.len());
    // A first symbol that is no ASCII, an emoji, stays.
    let emoji = kept.iter().take(first).position(|at| {
        tokens.get(*at).is_some_and(|token| token.kind == Kind::Symbol && !token.folded.is_ascii())
    });
    kept.drain(..emoji.unwrap_or(first));
}

fn strip_front(tokens: &[Token], kept: &mut Vec<usize>, phrases: &[&str]) {
    let longest = phrases.iter().filter_map(|phrase| front(tokens, kept, phrase)).max().unwrap_or(0);
    if longest < kept.len() || kept.iter().all(|at| tokens.get(*at).is_some_and(Token::is_spoken)) {
        kept.drain(..longest);
    }
}

/// How many of the kept tokens the phrase takes at the front; a comma inside is nothing.
fn front(tokens: &[Token], kept: &[usize], phrase: &str) -> Option<usize> {
    let mut at = 0;
    for word in phrase.split(' ') {
        while kept
            .get(at)
            .and_then(|at| tokens.get(*at))
            .is_some_and(|token| at > 0 && matches!(token.kind, Kind::Comma | Kind::Dash))
        {
            at += 1;
        }
        if kept.get(at).and_then(|at| tokens.get(*at))?.folded != word {
            return None;
        }
        at += 1;
    }
    Some(at)
}

fn strip_back(tokens: &[Token], kept: &mut Vec<usize>, phrases: &[&str]) {
    let longest = phrases.iter().filter_map(|phrase| back(tokens, kept, phrase)).max().unwrap_or(0);
    kept.truncate(kept.len() - longest);
}

fn back(tokens: &[Token], kept: &[usize], phrase: &str) -> Option<usize> {
    let mut left = kept.len();
    for word in phrase.rsplit(' ') {
        left = left.checked_sub(1)?;
        if kept.get(left).and_then(|at| tokens.get(*at))?.folded != word {
            return None;
        }
    }
    Some(kept.len() - left)
}

/// With a capital first letter.
pub(super) fn capitalised(name: &str) -> String {
    let mut chars = name.chars();
    // `iPhone`: the speaker knew better.
    if name.chars().nth(1).is_some_and(char::is_uppercase) {
        return name.to_owned();
    }
    match chars.next() {
        Some(first) => first.to_uppercase().chain(chars).collect(),
        None => String::new(),
    }
}

/// Marks the words before the trigger that belong to it: `add to my calendar`.
pub(super) fn mark_lead(tokens: &[Token], cut: &mut [bool], lead: &[&str]) {
    let first = cut.iter().position(|cut| *cut).unwrap_or(0);
    for at in (first.saturating_sub(5)..first).rev() {
        let belongs = tokens.get(at).is_some_and(|token| lead.contains(&token.folded.as_str()));
        match cut.get_mut(at).filter(|_| belongs) {
            Some(cut) => *cut = true,
            None => break,
        }
    }
}

/// Marks the tokens of `lexes` from `first` up to `end` in `cut`.
pub(super) fn mark(lexes: &[Lex], first: usize, end: usize, cut: &mut [bool]) {
    for lex in lexes.iter().take(end).skip(first) {
        for at in lex.first..=lex.last {
            if let Some(cut) = cut.get_mut(at) {
                *cut = true;
            }
        }
    }
}
