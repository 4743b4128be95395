use crate::understand::language::WordList;
use crate::understand::language::faint::Faint;
use crate::understand::language::time::Agreed;

pub(super) const fn faint() -> Faint {
    Faint {
        held: WordList::new(&[]),
        held_endings: &[],
        planned: WordList::new(&[]),
        planned_endings: &[],
        progress: &[],
        is: &[],
        told: WordList::new(&[]),
        told_written: &[],
        told_endings: &[],
        joins: WordList::new(&[]),
        states: WordList::new(&[]),
        leads: &[],
    }
}

pub(super) const fn agreed() -> Agreed {
    Agreed {
        said: WordList::new(&[]),
        behind: WordList::new(&[]),
        is: WordList::new(&[]),
        it_is: WordList::new(&[]),
    }
}
