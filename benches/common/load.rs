//! How long requests took.

#![allow(dead_code)] // each bench takes what it needs

/// What a slice of load gave.
#[derive(Default)]
pub(crate) struct Load {
    pub(crate) seconds: f64,
    /// Of each request, in microseconds.
    pub(crate) latencies: Vec<u32>,
}

impl Load {
    pub(crate) fn add(&mut self, other: Load) {
        self.seconds += other.seconds;
        self.latencies.extend(other.latencies);
    }

    pub(crate) fn per_second(&self) -> f64 {
        self.latencies.len() as f64 / self.seconds
    }

    /// The latency that `share` of the requests stay under, in microseconds.
    pub(crate) fn quantile(&mut self, share: f64) -> u32 {
        self.latencies.sort_unstable();
        let at = (self.latencies.len() as f64 * share) as usize;
        self.latencies.get(at).or(self.latencies.last()).copied().unwrap_or_default()
    }
}
