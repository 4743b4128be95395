//! What the server counts, in places that are found without a look-up. `page` writes it down.

mod page;

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use http::StatusCode;

use super::route::Route;
use crate::model::Timestamp;
use crate::tally::{Stripes, Tally};

/// The content type of the page.
pub(super) const TEXT_FORMAT: &str = prometheus::TEXT_FORMAT;

/// Every status that memod answers with; the last stands for any other.
const STATUSES: [u16; 18] =
    [200, 201, 204, 400, 401, 403, 404, 405, 408, 409, 413, 415, 422, 429, 431, 500, 503, 0];

/// Upper bounds for the time of a request, in microseconds.
const REQUEST_MICROS: [u64; 14] =
    [50, 100, 250, 500, 1000, 2500, 5000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000, 10_000_000];

/// What the server counts. No label holds anything that a user wrote.
#[derive(Debug)]
pub(super) struct Metrics {
    started: Timestamp,
    counts: Stripes<Counts>,
}

#[derive(Debug)]
struct Counts {
    routes: [OfRoute; Route::ALL.len()],
    key_checks: [AtomicU64; KeyCheck::ALL.len()],
}

#[derive(Debug)]
struct OfRoute {
    statuses: [AtomicU64; STATUSES.len()],
    micros: Tally<{ REQUEST_MICROS.len() }>,
}

/// How the check of a key ended.
#[derive(Debug, Clone, Copy)]
pub(super) enum KeyCheck {
    Accepted,
    /// Wrong, unknown, revoked or expired.
    Refused,
    /// None was sent.
    Missing,
    /// The address has failed too often.
    Limited,
    /// Too many checks at one time.
    Busy,
}

impl KeyCheck {
    const ALL: [KeyCheck; 5] =
        [KeyCheck::Accepted, KeyCheck::Refused, KeyCheck::Missing, KeyCheck::Limited, KeyCheck::Busy];

    fn name(self) -> &'static str {
        match self {
            KeyCheck::Accepted => "accepted",
            KeyCheck::Refused => "refused",
            KeyCheck::Missing => "missing",
            KeyCheck::Limited => "limited",
            KeyCheck::Busy => "busy",
        }
    }
}

impl Metrics {
    pub(super) fn new(started: Timestamp) -> Self {
        let route = |_| OfRoute {
            statuses: [const { AtomicU64::new(0) }; STATUSES.len()],
            micros: Tally::new(&REQUEST_MICROS),
        };
        let counts = || Counts { routes: Route::ALL.map(route), key_checks: Default::default() };
        Metrics { started, counts: Stripes::new(counts) }
    }

    pub(super) fn answered(&self, route: Route, status: StatusCode, took: Duration) {
        let of_route = &self.counts.own().routes[route as usize];
        let known = STATUSES.iter().position(|known| *known == status.as_u16());
        of_route.statuses[known.unwrap_or(STATUSES.len() - 1)].fetch_add(1, Ordering::Relaxed);
        of_route.micros.add(took.as_micros().try_into().unwrap_or(u64::MAX));
    }

    pub(super) fn key_checked(&self, outcome: KeyCheck) {
        self.counts.own().key_checks[outcome as usize].fetch_add(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn routes_and_outcomes_stand_at_their_own_numbers() {
        assert!(Route::ALL.iter().enumerate().all(|(at, route)| *route as usize == at));
        assert!(KeyCheck::ALL.iter().enumerate().all(|(at, outcome)| *outcome as usize == at));
    }

    #[test]
    fn a_status_that_nobody_expected_is_counted_too() {
        let metrics = Metrics::new(Timestamp::MIN);
        metrics.answered(Route::List, StatusCode::IM_A_TEAPOT, Duration::from_secs(100));
        let of_list = &metrics.counts.own().routes[Route::List as usize];
        assert_eq!(of_list.statuses[STATUSES.len() - 1].load(Ordering::Relaxed), 1);
        assert_eq!(of_list.micros.spread().count, 1);
    }
}
