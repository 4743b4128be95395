//! What is measured of stores of several sizes, in turns.

use std::time::{Duration, Instant};

use crate::effort::{Effort, median};
use crate::plot::Curve;

/// Calls in a turn, of which the median counts.
const CALLS: usize = 25;

/// One quantity at each size.
pub(crate) struct Growth {
    pub(crate) name: &'static str,
    sizes: Vec<u64>,
    pub(crate) values: Vec<f64>,
    /// To the smallest size.
    pub(crate) ratios: Vec<f64>,
}

impl Growth {
    /// Values that were measured once for each size.
    pub(crate) fn of(name: &'static str, values: Vec<(u64, f64)>) -> Self {
        let first = values.first().map_or(f64::NAN, |(_, value)| *value);
        let ratios = values.iter().map(|(_, value)| value / first).collect();
        let (sizes, values) = values.into_iter().unzip();
        Growth { name, sizes, values, ratios }
    }

    /// For a plot.
    pub(crate) fn curve(&self) -> Curve<'_> {
        let points = self.sizes.iter().zip(&self.values).map(|(size, value)| (*size as f64, *value));
        Curve { name: self.name, points: points.collect() }
    }
}

/// Measures each subject in turn, over and over; the medians of the turns in microseconds.
pub(crate) fn take_turns<T>(
    name: &'static str,
    effort: &Effort,
    subjects: &[(u64, T)],
    measure: impl Fn(&T) -> Duration,
) -> Growth {
    let mut turns = vec![Vec::new(); subjects.len()];
    for _ in 0..effort.turns {
        for ((_, subject), turns) in subjects.iter().zip(&mut turns) {
            turns.push(median((0..CALLS).map(|_| measure(subject).as_secs_f64() * 1e6)));
        }
    }
    let values = turns.iter().map(|turns| median(turns.iter().copied())).collect();
    let first = turns.first().cloned().unwrap_or_default();
    let ratio = |own: &Vec<f64>| median(own.iter().zip(&first).map(|(own, first)| own / first));
    let ratios = turns.iter().map(ratio).collect();
    Growth { name, sizes: subjects.iter().map(|(size, _)| *size).collect(), values, ratios }
}

pub(crate) fn timed(once: impl FnOnce()) -> Duration {
    let begin = Instant::now();
    once();
    begin.elapsed()
}

/// A table with a row for each size, and for each quantity its value and its ratio to the smallest size.
pub(crate) fn print(title: &str, what: &str, growths: &[&Growth]) {
    println!("\n{title}\n");
    let heads = growths.iter().map(|growth| format!(" {} | ratio |", growth.name));
    println!("| {what} |{}", heads.collect::<String>());
    println!("|---:|{}", "---:|---:|".repeat(growths.len()));
    let Some(first) = growths.first() else { return };
    for (at, size) in first.sizes.iter().enumerate() {
        let cells = growths
            .iter()
            .map(|growth| format!(" {} | {:.2} |", short(growth.values[at]), growth.ratios[at]));
        println!("| {size} |{}", cells.collect::<String>());
    }
}

/// Three digits that count.
fn short(value: f64) -> String {
    let digits = if value >= 100.0 {
        0
    } else if value >= 10.0 {
        1
    } else {
        2
    };
    format!("{value:.digits$}")
}
