use crate::understand::language::WordList;
use crate::understand::language::faint::Faint;

pub(super) const fn faint() -> Faint {
    Faint {
        planned: WordList::new(&[]),
        planned_endings: &[],
        progress: &[],
        is: &[],
        told: WordList::new(&[]),
        told_endings: &[],
        joins: WordList::new(&[]),
        states: WordList::new(&[]),
        leads: &[],
    }
}
