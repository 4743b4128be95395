use crate::understand::language::WordList;
use crate::understand::language::faint::Faint;

pub(super) const fn faint() -> Faint {
    Faint {
        planned: WordList::new(&[]),
        planned_endings: &[],
        progress: &[],
        told: WordList::new(&[]),
        told_endings: &[],
        states: WordList::new(&[]),
        leads: &[],
    }
}
