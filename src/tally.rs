//! Counts that many threads add to and one reads now and then: no lock, and no look-up on the way.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

/// How often values of each size were seen. `N` upper bounds, each included, in rising order.
#[derive(Debug)]
pub struct Tally<const N: usize> {
    bounds: &'static [u64; N],
    within: [AtomicU64; N],
    beyond: AtomicU64,
    sum: AtomicU64,
}

/// A [`Tally`] at one moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spread {
    /// Each upper bound with the number of values up to it.
    pub up_to: Vec<(u64, u64)>,
    /// The number of all values.
    pub count: u64,
    /// Their sum.
    pub sum: u64,
}

impl Spread {
    /// What two tallies with the same bounds have seen.
    pub fn and(mut self, other: &Spread) -> Spread {
        self.up_to.iter_mut().zip(&other.up_to).for_each(|((_, own), (_, other))| *own += other);
        Spread { up_to: self.up_to, count: self.count + other.count, sum: self.sum + other.sum }
    }
}

/// The same counts in several places, of which each thread has its own: two processors that count one thing in one
/// place wait for each other every time.
#[derive(Debug)]
pub struct Stripes<T>([Apart<T>; STRIPES]);

/// More than the threads that answer on most machines; where there are more of them, some share.
const STRIPES: usize = 8;

/// Alone in the lines of memory that processors hand to each other, in pairs on some.
#[derive(Debug)]
#[repr(align(128))]
struct Apart<T>(T);

impl<T> Stripes<T> {
    /// As many as `make` makes.
    pub fn new(make: impl Fn() -> T) -> Self {
        Stripes(std::array::from_fn(|_| Apart(make())))
    }

    /// This thread's own.
    pub fn own(&self) -> &T {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        thread_local! {
            static OWN: usize = NEXT.fetch_add(1, Ordering::Relaxed) % STRIPES;
        }
        &self.0[OWN.with(|own| *own)].0
    }

    /// All of them, to be added up.
    pub fn all(&self) -> impl Iterator<Item = &T> + Clone {
        self.0.iter().map(|Apart(counts)| counts)
    }
}

impl<const N: usize> Tally<N> {
    /// Nothing seen yet.
    pub const fn new(bounds: &'static [u64; N]) -> Self {
        let zero = [const { AtomicU64::new(0) }; N];
        Tally { bounds, within: zero, beyond: AtomicU64::new(0), sum: AtomicU64::new(0) }
    }

    /// Adds a value.
    pub fn add(&self, value: u64) {
        let found = self.bounds.iter().zip(&self.within).find(|(bound, _)| value <= **bound);
        found.map_or(&self.beyond, |(_, count)| count).fetch_add(1, Ordering::Relaxed);
        self.sum.fetch_add(value, Ordering::Relaxed);
    }

    /// What was seen so far. Values that are added meanwhile may be in one figure and not yet in another.
    pub fn spread(&self) -> Spread {
        let mut count = 0;
        let up_to = self.bounds.iter().zip(&self.within).map(|(bound, within)| {
            count += within.load(Ordering::Relaxed);
            (*bound, count)
        });
        let up_to = up_to.collect();
        let count = count + self.beyond.load(Ordering::Relaxed);
        Spread { up_to, count, sum: self.sum.load(Ordering::Relaxed) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_is_counted_up_to_each_bound_that_holds_it() {
        let tally = Tally::new(&[10, 20]);
        for value in [0, 10, 11, 20, 21, 1000] {
            tally.add(value);
        }
        let expected = Spread { up_to: vec![(10, 2), (20, 4)], count: 6, sum: 1062 };
        assert_eq!(tally.spread(), expected);
        let twice = Spread { up_to: vec![(10, 4), (20, 8)], count: 12, sum: 2124 };
        assert_eq!(tally.spread().and(&expected), twice);
    }

    #[test]
    fn what_many_threads_count_is_all_there() {
        let counts = Stripes::new(|| AtomicU64::new(0));
        std::thread::scope(|scope| {
            for _ in 0..STRIPES * 3 {
                scope.spawn(|| {
                    for _ in 0..100 {
                        counts.own().fetch_add(1, Ordering::Relaxed);
                    }
                });
            }
        });
        let sum: u64 = counts.all().map(|count| count.load(Ordering::Relaxed)).sum();
        assert_eq!(sum, STRIPES as u64 * 300);
    }
}
