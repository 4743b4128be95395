use super::homophones::Homophones;
use super::sounds::Sounds;
use super::table::{SortedWords, Words};
use super::variants::Variants;
use super::word_list::WordList;
use std::sync::LazyLock;

/// How a language spells, and what can be misheard in it.
#[derive(Debug)]
pub(crate) struct Spelling {
    /// Endings of one and of many: `y` and `ies`.
    pub(super) plurals: &'static [(&'static str, &'static str)],
    /// Endings of many that only words with certain ends have, and those ends: `er` in `Bilder`, for a `Urlauber` is
    /// not many an `Urlaub`.
    pub(super) rare_plurals: &'static [(&'static str, &'static [&'static str])],
    /// Endings of many, and those that are written for them by mistake: `repaires` for `repairs`.
    pub(super) plural_slips: &'static [(&'static str, &'static str)],
    /// Letters that are written either way in one and the same word: `our` and `or` in `colour`.
    pub(super) variants: LazyLock<Variants>,
    /// Letters that sound like others, and those others; the first that fits is taken.
    pub(super) sounds: LazyLock<Sounds>,
    /// Letters in `sounds` that have other consonants than what they sound like: words with them are looked for by
    /// their sound, too.
    pub(crate) far_sounds: &'static [&'static str],
    /// Ends of words that sound like others, and those others.
    pub(super) end_sounds: &'static [(&'static str, &'static str)],
    /// Ends of words that sound the same behind the same letters: `diner`, `dinez`.
    pub(super) ends_of_one_sound: &'static [(&'static str, &'static str)],
    /// Ends of nouns, and those of the verbs that sound like them: `appels`, `appelle`.
    pub(super) verb_ends: &'static [(&'static str, &'static str)],
    /// Ends of nouns, and how those are heard, which is no form of a verb: `calendrier` and `calendrié`.
    pub(super) noun_ends: &'static [(&'static str, &'static str)],
    /// Adjectives whose `e` of agreement a recogniser leaves out or writes: `chambre froid`.
    pub(super) agreeing: &'static [&'static str],
    /// Ends of words, and how they are written where what is done is taken for what was: `record` and `recorded`.
    pub(super) done_ends: &'static [(&'static str, &'static str)],
    /// Letters that are not heard at the end of a word.
    pub(super) silent_ends: &'static [char],
    /// Letters between the parts of a compound: `s` in `Einkaufsliste`.
    pub(crate) links: &'static [&'static str],
    /// Endings that make another form of a common word: `ed`.
    pub(super) endings: &'static [&'static str],
    /// Endings of the base form of a word and of its other forms: `ar` and `amos`.
    pub(super) forms: &'static [(&'static str, &'static [&'static str])],
    /// Noises between words: `um`.
    pub(crate) hesitations: WordList,
    /// Words that may stand before a name: `my`, `the`, `to`.
    pub(crate) pointers: &'static [&'static str],
    /// Nouns are written with a capital, so that what is not is none.
    pub(crate) nouns_are_capital: bool,
    /// Who does something: the word behind one of them is a verb.
    pub(crate) doers: &'static [&'static str],
    /// Nouns that are verbs as well, as one is asked to do something, and what stands behind them then: `book a
    /// flight` names no books.
    pub(crate) imperatives: &'static [&'static str],
    pub(crate) objects: &'static [&'static str],
    /// Articles, and prepositions with them: within a phrase one of them may be lost, added or another, `liste des
    /// courses`.
    pub(crate) articles: &'static [&'static str],
    /// Articles that are not heard before a phrase where it is known without: `the freezer list`.
    pub(crate) definite: &'static [&'static str],
    /// What `&` is said as; between the words of a phrase it may be lost.
    pub(crate) ands: &'static [&'static str],
    /// An article of many that may be heard behind one of them: `lista de los invitados`.
    pub(crate) article_of_many: Option<&'static str>,
    /// Those of them that join two nouns, and may be said where a trigger has none: `réparations de voiture`.
    pub(crate) joints: &'static [&'static str],
    /// Words that sound the same: only these are taken for each other.
    pub(crate) homophones: LazyLock<Homophones>,
    /// Words that a recogniser takes for each other, though they sound a little otherwise, parted by spaces: only in a
    /// name at the head of a memo, `song ideals: …`.
    pub(super) slips: &'static [&'static str],
    /// Words that look like forms of the first one and are none, parted by spaces.
    pub(super) no_forms: &'static [&'static str],
    /// Words of everyday speech, four letters or more: hearing one of them is no mishearing of another word. Shorter
    /// ones only where they end compounds: `Baumart`.
    /// `common.txt` is memod's own choice of words that are near others. Dictionaries were asked which are; none was
    /// copied.
    pub(super) common: LazyLock<Words<&'static str>>,
    /// Rarer words that are near a common one, or near a noun that may well be a trigger: hearing one of them is no
    /// mishearing either. Words that sound like the one they are near are not here. Where they come from is said in
    /// docs/understanding.md.
    pub(super) near: SortedWords,
}

/// Forms of rarer words with so many letters, or fewer, are like too much else.
const SHORT_STEM: usize = 4;

/// The stems of rarer verbs with so many letters, or fewer, are like too much else.
const LONG_VERB: usize = 7;

impl Spelling {
    /// Whether one of two folded words is the plural, or another case, of the other.
    pub(crate) fn same_but_number(&self, a: &str, b: &str) -> bool {
        // Their stem is three letters long at least.
        if a.as_bytes().get(..3) != b.as_bytes().get(..3) {
            return false;
        }
        let ends = |one: &str, many: &str| {
            self.plurals.iter().any(|(singular, plural)| {
                let stem = one.strip_suffix(singular);
                stem.is_some_and(|stem| {
                    stem.chars().nth(2).is_some()
                        && many.strip_suffix(plural) == Some(stem)
                        && self.may_have(one, plural)
                })
            })
        };
        (ends(a, b) || ends(b, a)) && !self.no_forms.iter().any(|words| holds_both(words, a, b))
    }

    /// Whether there are many of `one` with the ending `plural`.
    fn may_have(&self, one: &str, plural: &str) -> bool {
        let ends = self.rare_plurals.iter().find(|(ending, _)| *ending == plural);
        ends.is_none_or(|(_, ends)| ends.iter().any(|end| one.ends_with(end)))
    }

    /// The plurals, or singulars, that a folded word may have: a stem, and what ends it.
    pub(crate) fn numbers_of<'w>(&self, word: &'w str) -> impl Iterator<Item = (&'w str, &'static str)> {
        self.plurals.iter().flat_map(move |(one, many)| {
            let other = |from: &str, to: &'static str| word.strip_suffix(from).map(|stem| (stem, to));
            [other(one, many), other(many, one)].into_iter().flatten()
        })
    }

    /// Whether two folded words are one, written in two ways: `neighbours` and `neighbors`.
    pub(crate) fn is_one_word(&self, a: &str, b: &str) -> bool {
        a.len().abs_diff(b.len()) < 4 && self.variants.tell(a, b)
    }

    /// Whether `heard` is many of `word` with an ending that only others have, and no word: `repaires`.
    pub(crate) fn is_plural_slip(&self, word: &str, heard: &str) -> bool {
        let slip = self.plural_slips.iter().any(|ends| end_alike(ends, word, heard));
        slip && !self.is_common(heard) && !self.is_near_common(heard)
    }

    /// Whether two words cannot be told apart by ear: `mail` and `male`. A common word is not told from another by
    /// its end alone: `boucher` and `bouche`.
    pub(crate) fn sound_the_same(&self, a: &str, b: &str) -> bool {
        let by_end = || {
            let ends = |ends| end_alike(ends, a, b) || end_alike(ends, b, a);
            self.ends_of_one_sound.iter().any(ends) || self.is_verb_of(a, b)
        };
        self.homophones.of(a).contains(&b) || by_end() && !self.is_common(b)
    }

    /// Whether two words, or what begins two compounds, are often taken for each other by a recogniser: `Stahlbuch` for
    /// `Stallbuch`.
    pub(crate) fn are_slips(&self, a: &str, b: &str) -> bool {
        let begin = |word: &str, other: &str| {
            let tail = a.strip_prefix(word).filter(|tail| tail.is_empty() || !self.links.is_empty());
            tail.is_some_and(|tail| b.strip_prefix(other) == Some(tail))
        };
        self.slips.iter().any(|words| {
            words.split(' ').any(|word| words.split(' ').any(|other| word != other && begin(word, other)))
        })
    }

    /// Whether two folded words are written as one sound.
    pub(crate) fn sound_alike(&self, a: &str, b: &str) -> bool {
        let (mut of_a, mut of_b) = (String::new(), String::new());
        self.sound(a, &mut of_a);
        self.sound(b, &mut of_b);
        of_a == of_b
    }

    /// Whether `folded` is a word that only goes with others: an article, a pronoun.
    pub(crate) fn is_small(&self, folded: &str) -> bool {
        [self.articles, self.pointers, self.doers].iter().any(|words| words.contains(&folded))
    }

    /// Whether `heard` is what somebody does who does `noun`: `appelle` and `appels`.
    pub(crate) fn is_verb_of(&self, noun: &str, heard: &str) -> bool {
        self.verb_ends.iter().any(|ends| end_alike(ends, noun, heard))
    }

    /// Whether `heard` is `noun` with an end that sounds the same, and no verb.
    pub(crate) fn is_noun_misheard(&self, noun: &str, heard: &str) -> bool {
        self.noun_ends.iter().any(|ends| end_alike(ends, noun, heard))
    }

    /// Whether two folded words are one adjective but for the `e` of agreement: `froid` and `froide`.
    pub(crate) fn agree(&self, a: &str, b: &str) -> bool {
        let bare = |word: &'static str, said: &str| said.strip_suffix('s').unwrap_or(said) == word;
        let with_e = |word: &str, said: &str| {
            let rest = said.strip_suffix('s').unwrap_or(said).strip_suffix('e');
            // `personnel-le`, `blanc-he`
            let more = || word.chars().next_back().and_then(|last| rest?.strip_suffix([last, 'h']));
            rest == Some(word) || more() == Some(word)
        };
        let one = |word: &'static str, a: &str, b: &str| bare(word, a) && with_e(word, b);
        self.agreeing.iter().any(|word| one(word, a, b) || one(word, b, a))
    }

    /// Whether `heard` is `word` as it is written of what was done: `recorded` for `record`.
    pub(crate) fn is_done(&self, word: &str, heard: &str) -> bool {
        self.done_ends.iter().any(|ends| end_alike(ends, word, heard))
    }

    /// Whether `whole` is written as two words, and one of them as another that sounds the same: `hard wear`.
    pub(crate) fn is_parted_by_ear(&self, whole: &str, (head, tail): (&str, &str)) -> bool {
        let rest = |rest: Option<&str>, said| rest.is_some_and(|rest| self.sound_the_same(rest, said));
        rest(whole.strip_prefix(head), tail) || rest(whole.strip_suffix(tail), head)
    }

    /// Whether `folded` is a word that people say every day, as it stands.
    pub(crate) fn is_common(&self, folded: &str) -> bool {
        self.common.contains(folded)
    }

    /// Whether `folded` is a rarer word that could be taken for one that people say every day.
    pub(crate) fn is_near_common(&self, folded: &str) -> bool {
        self.near.contains(folded)
    }

    /// Whether `folded` is a form of a word that people say every day.
    pub(crate) fn is_form_of_common(&self, folded: &str) -> bool {
        self.is_form_of(folded, |base| self.is_common(base))
    }

    /// Whether `heard` is a form of a rarer word that is not `noun`. Of short words too many are.
    pub(crate) fn is_form_of_rarer(&self, noun: &str, heard: &str) -> bool {
        let is_known = |base: &str| {
            base.len() > SHORT_STEM
                && self.is_near_common(base)
                && base != noun
                && !self.same_but_number(base, noun)
        };
        heard.len() > SHORT_STEM + 1 && self.is_form_of(heard, is_known)
    }

    fn is_form_of(&self, folded: &str, is_known: impl Fn(&str) -> bool) -> bool {
        is_known(folded)
            || self.endings.iter().any(|ending| {
                let stem = folded.strip_suffix(ending).filter(|stem| stem.len() > 3);
                let stem = stem.filter(|stem| match *ending {
                    "es" => !stem.ends_with(['a', 'e', 'i', 'o', 'u']),
                    "d" => stem.ends_with('e'),
                    // Nobody says `chaleure`.
                    "e" => !stem.ends_with("eur"),
                    _ => true,
                });
                stem.is_some_and(&is_known)
            })
            || self.forms.iter().any(|(base, endings)| {
                endings
                    .iter()
                    .filter_map(|ending| folded.strip_suffix(ending))
                    .any(|stem| stem.len() > 2 && is_known(&[stem, base].concat()))
            })
    }

    /// Whether `heard` is a compound that shares one part with `word`, and has another word, one that people say
    /// every day, for the other part: `Parkliste` and `Packliste`. Never where words are not joined, nor where only
    /// vowels differ and ours is no word, `appointmints`.
    pub(crate) fn is_other_compound(&self, word: &str, heard: &str) -> bool {
        if self.links.is_empty() {
            return false;
        }
        heard.char_indices().filter_map(|(at, _)| heard.split_at_checked(at)).any(|(head, tail)| {
            let by_tail = word.strip_suffix(tail).map(|ours| (tail, ours, head));
            let by_head = || word.strip_prefix(head).map(|ours| (head, ours, tail));
            by_tail.or_else(by_head).is_some_and(|(shared, ours, theirs)| {
                shared.len().min(theirs.len()) > 2
                    && (self.may_differ(theirs) || self.is_rarer_part(ours, theirs))
                    && self.may_be_shared(shared, ours, theirs)
                    && (self.may_differ(ours) || !consonants(ours).eq(consonants(theirs)))
                    && !self.are_one_part(ours, theirs)
            })
        })
    }

    /// Whether `shared` is a word, or one with its link, or the stem of a verb, that stands before another word than
    /// ours. Vowels are often misheard there, `Einkaufsleiste`, a whole word of the same length rarely: `Umzugskosten`
    /// are no `Umzugskisten`.
    fn may_be_shared(&self, shared: &str, ours: &str, theirs: &str) -> bool {
        let swapped = || ours.len() == theirs.len() && self.is_common(theirs);
        let differs = || !consonants(ours).eq(consonants(theirs)) || swapped();
        let joined = || (self.is_linked(shared) || self.is_stem(shared)) && differs();
        self.is_common(shared) || self.is_near_common(shared) || joined()
    }

    /// Whether two words are one compound, its parts joined by one link and by another: `Mitgliedsliste` and
    /// `Mitgliederliste`.
    pub(crate) fn are_linked_alike(&self, a: &str, b: &str) -> bool {
        let stems = a.char_indices().filter_map(|(at, _)| a.split_at_checked(at));
        let mut shared = stems.filter_map(|(stem, rest)| Some((stem, rest, b.strip_prefix(stem)?)));
        shared.any(|(stem, ours, theirs)| {
            let tail = |rest| self.links.iter().filter_map(move |link| str::strip_prefix(rest, link));
            let mut tails = tail(ours).filter(|tail| tail.len() > 2);
            stem.len() > SHORT_STEM - 1 && tails.any(|one| tail(theirs).any(|other| one == other))
        })
    }

    /// Whether two parts of compounds are one but for a link or the number, or sound the same.
    fn are_one_part(&self, ours: &str, theirs: &str) -> bool {
        let linked = |link: &&str| {
            ours.strip_suffix(*link) == Some(theirs) || theirs.strip_suffix(*link) == Some(ours)
        };
        ours == theirs
            || self.links.iter().any(linked)
            || self.same_but_number(ours, theirs)
            || self.sound_the_same(ours, theirs)
            || !(self.is_common(ours) && self.is_common(theirs)) && self.sound_alike(ours, theirs)
    }

    /// Whether `folded` is a common word and what links it to the next: `Arbeits`.
    fn is_linked(&self, folded: &str) -> bool {
        self.links.iter().any(|link| folded.strip_suffix(link).is_some_and(|part| self.is_common(part)))
    }

    /// Whether two compounds may differ by `folded`: a word, or the stem of a verb, `Backliste`, `Mähmaschine`.
    fn may_differ(&self, folded: &str) -> bool {
        let short = || folded.len() == 3 && self.is_common(&[folded, "en"].concat());
        folded.len() > 2 && self.is_common(folded) || self.is_stem(folded) || short()
    }

    /// Whether `folded` is the stem of a verb, as compounds begin with it.
    fn is_stem(&self, folded: &str) -> bool {
        let is_verb =
            |verb: &str| self.is_common(verb) || verb.len() > LONG_VERB && self.is_near_common(verb);
        // `Bastel` is a part as a whole, though the forms of its verb begin with `bast`.
        let ends = self.forms.iter().map(|(base, _)| *base).chain(["n"]);
        folded.len() > 3 && ends.into_iter().any(|end| is_verb(&[folded, end].concat()))
    }

    /// Whether the part `theirs` is a rarer word, or a form of one, and not one that `ours` is often misheard as, `Gesteliste`.
    fn is_rarer_part(&self, ours: &str, theirs: &str) -> bool {
        theirs.len() > SHORT_STEM
            && !consonants(ours).map(rough).eq(consonants(theirs).map(rough))
            && (self.is_near_common(theirs) || self.is_form_of_common(theirs))
    }

    /// How a folded word sounds, roughly: words of one sound have one key. Writes over `key`.
    pub(crate) fn sound(&self, folded: &str, key: &mut String) {
        key.clear();
        let mut rest = folded;
        while let Some(first) = rest.chars().next() {
            let heard = self.sounds.heard(rest);
            let (taken, sound) = heard.map_or((first.len_utf8(), None), |(letters, sound)| {
                // A context letter is kept for the next step: in `ce`, the `e`.
                let context = letters.len() > 1 && sound.len() == letters.len();
                let last = letters.chars().next_back().map_or(0, char::len_utf8);
                if context && letters.get(letters.len() - last..) == sound.get(sound.len() - last..) {
                    (letters.len() - last, sound.get(..sound.len() - last))
                } else {
                    (letters.len(), Some(sound))
                }
            });
            match sound {
                Some(sound) => sound.chars().for_each(|c| push_new(key, c)),
                None => push_new(key, first),
            }
            rest = rest.get(taken..).unwrap_or_default();
        }
        // A silent `e` makes the consonant before it heard.
        while key.len() > 3 && key.ends_with(self.silent_ends) && key.pop() != Some('e') {}
        let end = self.end_sounds.iter().find(|(letters, _)| key.len() > 4 && key.ends_with(letters));
        if let Some((letters, sound)) = end {
            key.truncate(key.len() - letters.len());
            key.push_str(sound);
        }
    }
}

fn holds_both(words: &str, a: &str, b: &str) -> bool {
    if words.len() <= a.len() + b.len() {
        return false;
    }
    let holds = |word| words.split(' ').any(|other| other == word);
    holds(a) && holds(b)
}

/// Whether two words are one stem, of three letters or more, with the one end and the other.
fn end_alike((one, other): &(&str, &str), a: &str, b: &str) -> bool {
    let stem = a.strip_suffix(one).filter(|stem| stem.len() > 2);
    stem.is_some_and(|stem| b.strip_suffix(other) == Some(stem))
}

fn consonants(word: &str) -> impl Iterator<Item = char> + '_ {
    word.chars().filter(|c| !matches!(c, 'a' | 'e' | 'i' | 'o' | 'u' | 'y'))
}

/// One letter for those that are often taken for each other.
fn rough(consonant: char) -> char {
    match consonant {
        'b' => 'p',
        'd' => 't',
        'g' | 'c' | 'q' => 'k',
        'v' | 'w' => 'f',
        'z' => 's',
        'm' => 'n',
        other => other,
    }
}

/// Doubled letters sound like one.
fn push_new(key: &mut String, c: char) {
    if !key.ends_with(c) {
        key.push(c);
    }
}

/// The words of a file of one word, or several, a line.
pub(super) fn words(text: &'static str) -> Words<&'static str> {
    text.split_whitespace().collect()
}
