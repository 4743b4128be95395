use std::fmt::Debug;
use std::ops::RangeInclusive;

/// Between two moments; the same one twice where it is known exactly.
pub type When = RangeInclusive<u64>;

/// One thing and the changes to it, which are asked for one after another.
#[derive(Debug, Clone)]
pub struct Kept<T>(Vec<Step<T>>);

#[derive(Debug, Clone)]
struct Step<T> {
    value: T,
    begun: u64,
    acknowledged: Option<u64>,
}

impl<T: PartialEq + Debug> Kept<T> {
    /// Has been so from the beginning.
    pub fn new(value: T) -> Self {
        Kept(vec![Step { value, begun: 0, acknowledged: Some(0) }])
    }

    /// A change is asked for.
    pub fn begin(&mut self, value: T, now: u64) {
        self.0.push(Step { value, begun: now, acknowledged: None });
    }

    /// The change that was asked for last is acknowledged.
    pub fn acknowledge(&mut self, now: u64) {
        let step = self.0.last_mut().expect("never empty");
        step.acknowledged.get_or_insert(now);
    }

    /// What was asked for last.
    pub fn last(&self) -> &T {
        &self.0.last().expect("never empty").value
    }

    /// How many were asked for.
    pub fn changes(&self) -> usize {
        self.0.len() - 1
    }

    /// Whether nobody knows if the last change was made.
    pub fn is_open(&self) -> bool {
        self.0.last().is_some_and(|step| step.acknowledged.is_none())
    }

    /// What it may be in a store of some moment in `when`: as it was acknowledged last before, or as any change made it
    /// that was asked for by the end.
    pub fn possible(&self, when: &When) -> impl Iterator<Item = &T> {
        let (sure, end) = (*when.start(), *when.end());
        let acknowledged = |step: &Step<T>| step.acknowledged.is_some_and(|moment| moment <= sure);
        let last = self.0.iter().rposition(acknowledged).expect("the first one is");
        self.0[last..].iter().filter(move |step| step.begun <= end).map(|step| &step.value)
    }

    pub fn allows(&self, value: &T, when: &When) -> bool {
        self.possible(when).any(|possible| possible == value)
    }

    /// It is so, whatever was asked for.
    pub fn settle(&mut self, value: T) {
        *self = Kept::new(value);
    }
}
