//! The article of who does something. A name that is a sentence keeps it, `Le plombier vient pour la chaudière`; that of a
//! thing does not, `Réunion de chantier`.

use crate::understand::language::{Names, proper};
use crate::understand::words::{Kind, Token};

/// No more words stand before the verb.
const SUBJECT: usize = 7;

/// The first of the tokens that are `kept`, written with its [`article`].
pub(super) fn with_article(
    text: &str,
    tokens: &[Token<'_>],
    kept: &[usize],
    names: &Names,
) -> Option<(usize, String)> {
    let first = *kept.first()?;
    let (article, noun) = (tokens.get(article(tokens, kept, names)?)?, tokens.get(first)?);
    let gap = if noun.glued { "" } else { " " };
    Some((first, [article.said(text), gap, noun.said(text)].concat()))
}

/// What is `kept`, behind its [`article`].
pub(super) fn behind_article(tokens: &[Token<'_>], mut kept: Vec<usize>, names: &Names) -> Vec<usize> {
    if let Some(article) = article(tokens, &kept, names) {
        kept.insert(0, article);
    }
    kept
}

/// `my driving test`, `our flight to Tampa`: takes out whose a thing is that a calendar holds, where the name is no
/// sentence and speaks of nobody: `my sister's flight lands`, `our Jean`.
pub(super) fn without_own(text: &str, tokens: &[Token<'_>], kept: &mut Vec<usize>, names: &Names) {
    let token = |place: usize| kept.get(place).and_then(|at| tokens.get(*at));
    let own = token(0).is_some_and(|first| names.sentences.ours.has(first));
    let Some(thing) = token(1).filter(|thing| own && thing.kind == Kind::Word) else { return };
    let said = thing.said(text);
    // `my MRI`, but `My Fair Lady`
    let named = said.starts_with(char::is_uppercase) && said.chars().skip(1).any(char::is_lowercase);
    let whose = thing.end - thing.start > thing.folded.len();
    let somebody = named
        || whose
        || names.noting.people.has(thing)
        || names.sentences.kin.has(thing)
        || proper::name(thing.word()).is_some();
    let tells = |token: &Token<'_>| {
        let said = &names.sentences;
        token.kind == Kind::Word
            && (names.copulas.holds(token.word())
                || said.states.has(token)
                || said.finite.has(token)
                || said.is.has(token)
                || names.forms.does.end(token.word()))
    };
    let sentence = kept.iter().skip(2).filter_map(|at| tokens.get(*at)).any(tells);
    if !somebody && !sentence {
        kept.remove(0);
    }
}

/// The article before what is `kept`, where a verb stands behind who it is of.
fn article(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> Option<usize> {
    let the = kept.first()?.checked_sub(1)?;
    let led = |at: usize| tokens.get(at).filter(|article| names.doing.articles.has(article));
    // `a la una Ana viene`
    led(the).filter(|_| the.checked_sub(1).and_then(led).is_none())?;
    let stands = |at: &&usize| tokens.get(**at).is_some_and(|token| token.kind == Kind::Word);
    let ends = |at: &&usize| tokens.get(**at).is_some_and(|token| names.doing.begins.has(token));
    let does = |at: &&usize| tokens.get(**at).is_some_and(|token| names.doing.verbs.has(token));
    let mut behind = kept.iter().take(SUBJECT).take_while(stands).skip(1);
    let verb = behind.find(|at| ends(at) || does(at)).is_some_and(|at| does(&at));
    (verb || takes_object(tokens, kept, names)).then_some(the)
}

/// `peintres attaquent la cage d'escalier`: only a verb stands between a noun and an article.
fn takes_object(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let [noun, verb, article, ..] = kept else { return false };
    let Some((said, led)) = tokens.get(*verb).zip(tokens.get(*article)) else { return false };
    let joins = names.ways.has(said)
        || names.company.holds(said.word())
        || names.of.has(said)
        || names.doing.begins.has(said);
    let whole = noun + 1 == *verb && verb + 1 == *article;
    whole && said.kind == Kind::Word && names.doing.articles.has(led) && !joins
}
