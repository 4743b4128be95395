//! How long and how often; short when the benches are only tried, as by `cargo test --benches`.

#![allow(dead_code)] // each bench takes what it needs

use std::time::Duration;

/// What a run is asked to do.
pub(crate) struct Effort {
    /// Whether figures are wanted, and not only that everything still runs.
    pub(crate) real: bool,
    pub(crate) turns: usize,
    pub(crate) turn: Duration,
    /// Parts of names; what holds one of them is measured, and everything where there is none.
    filters: Vec<String>,
}

impl Effort {
    /// `turns` of `turn` each if this is a real run. What stands behind an option of `valued` is its value and no filter.
    pub(crate) fn of_this_run(turns: usize, turn: Duration, valued: &[&str]) -> Self {
        let mut filters = Vec::new();
        let mut args = std::env::args().skip(1);
        let mut real = false;
        while let Some(arg) = args.next() {
            match arg.as_str() {
                "--bench" => real = true,
                option if valued.contains(&option) => drop(args.next()),
                option if option.starts_with('-') => {}
                _ => filters.push(arg),
            }
        }
        let (turns, turn) = if real { (turns, turn) } else { (1, Duration::from_millis(20)) };
        Effort { real, turns, turn, filters }
    }

    /// Whether the measurement of this name, or one below it, was asked for.
    pub(crate) fn wants(&self, name: &str) -> bool {
        self.filters.is_empty()
            || self.filters.iter().any(|filter| name.contains(filter) || filter.contains(name))
    }

    /// Whether any measurement of these names was asked for.
    pub(crate) fn wants_any<'n>(&self, names: impl IntoIterator<Item = &'n str>) -> bool {
        names.into_iter().any(|name| self.wants(name))
    }
}

/// The middle one, or the upper of the middle two.
pub(crate) fn median(values: impl IntoIterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.into_iter().collect();
    values.sort_unstable_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}
