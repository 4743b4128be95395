use http::StatusCode;
use prometheus::core::Collector;
use prometheus::{Encoder, Gauge, IntCounter, IntCounterVec, IntGauge, Opts, Registry, TextEncoder};

use super::problem::Problem;
use crate::app::{App, Caller};
use crate::store::StoreStats;

/// The content type of [`Metrics::text`].
pub(super) const TEXT_FORMAT: &str = prometheus::TEXT_FORMAT;

/// What the server counts. No label holds anything that a user wrote.
#[derive(Debug)]
pub(super) struct Metrics {
    requests: Option<IntCounterVec>,
    key_checks: Option<IntCounterVec>,
}

impl Metrics {
    pub(super) fn new() -> Self {
        let requests = Opts::new("memod_http_requests_total", "Requests answered, by route and status.");
        let key_checks = Opts::new("memod_key_checks_total", "API keys checked, by outcome.");
        Metrics {
            requests: IntCounterVec::new(requests, &["route", "status"]).ok(),
            key_checks: IntCounterVec::new(key_checks, &["outcome"]).ok(),
        }
    }

    pub(super) fn answered(&self, route: &'static str, status: StatusCode) {
        if let Some(requests) = &self.requests {
            requests.with_label_values(&[route, status.as_str()]).inc();
        }
    }

    pub(super) fn key_checked(&self, outcome: &Result<Caller, Problem>) {
        let outcome = match outcome {
            Ok(_) => "accepted",
            Err(Problem::TooManyFailures { .. }) => "limited",
            Err(Problem::Busy) => "busy",
            Err(_) => "refused",
        };
        if let Some(checks) = &self.key_checks {
            checks.with_label_values(&[outcome]).inc();
        }
    }

    /// All figures as Prometheus text, the store's as they are now.
    pub(super) fn text(&self, app: &App) -> Option<Vec<u8>> {
        let registry = Registry::new();
        register(&registry, self.requests.clone()?)?;
        register(&registry, self.key_checks.clone()?)?;
        let StoreStats { memos, commits, changes, commit_seconds, free_bytes } = app.stats();
        count(&registry, "memod_argon2_runs_total", "Argon2 runs to check a key.", app.argon2_runs())?;
        count(&registry, "memod_commits_total", "Batches that became durable.", commits)?;
        count(&registry, "memod_committed_changes_total", "Changes in these batches.", changes)?;
        gauge(&registry, "memod_memos", "Memos that are kept.", memos)?;
        gauge(&registry, "memod_ready", "1 while a memo would be taken.", u64::from(app.ready().is_ok()))?;
        if let Some(free) = free_bytes {
            gauge(&registry, "memod_disk_free_bytes", "Free space on the store's disk.", free)?;
        }
        let name = "memod_commit_seconds_total";
        let seconds = Gauge::new(name, "Time that the batches took, all together.").ok()?;
        seconds.set(commit_seconds);
        register(&registry, seconds)?;
        let mut text = Vec::new();
        TextEncoder::new().encode(&registry.gather(), &mut text).ok()?;
        Some(text)
    }
}

fn count(registry: &Registry, name: &str, help: &str, value: u64) -> Option<()> {
    let counter = IntCounter::new(name, help).ok()?;
    counter.inc_by(value);
    register(registry, counter)
}

fn gauge(registry: &Registry, name: &str, help: &str, value: u64) -> Option<()> {
    let gauge = IntGauge::new(name, help).ok()?;
    gauge.set(value.try_into().unwrap_or(i64::MAX));
    register(registry, gauge)
}

fn register(registry: &Registry, metric: impl Collector + 'static) -> Option<()> {
    registry.register(Box::new(metric)).ok()
}
