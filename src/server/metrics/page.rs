use std::sync::atomic::{AtomicU64, Ordering};

use prometheus::proto::{Bucket, Counter, Gauge, Histogram, LabelPair, Metric, MetricFamily, MetricType};
use prometheus::{Encoder, TextEncoder};

use super::{KeyCheck, Metrics, STATUSES};
use crate::app::App;
use crate::server::route::Route;
use crate::store::StoreStats;
use crate::tally::Spread;

const MICROS: f64 = 1_000_000.0;

impl Metrics {
    /// All figures as Prometheus text, those of the store and of the process as they are now. Looks at the disk.
    pub(in crate::server) fn text(&self, app: &App) -> Option<Vec<u8>> {
        let mut page = Page::default();
        self.requests(&mut page);
        of_keys(self, app, &mut page);
        of_store(app, &mut page);
        self.process(&mut page);
        let mut text = Vec::new();
        TextEncoder::new().encode(&page.families, &mut text).ok()?;
        Some(text)
    }

    fn requests(&self, page: &mut Page) {
        let mut counts = Vec::new();
        let mut times = Vec::new();
        for (at, route) in Route::ALL.iter().enumerate() {
            let of_route = self.counts.all().filter_map(|counts| counts.routes.get(at));
            for (at, status) in STATUSES.iter().enumerate() {
                let count = sum(of_route.clone().filter_map(|of_route| of_route.statuses.get(at)));
                // An alert sees a first failure only as a step up from zero.
                let is_watched = matches!(status, 500 | 503);
                let status = if *status == 0 { "other".to_owned() } else { status.to_string() };
                if count > 0 || is_watched {
                    counts.push(labelled(counter(count), &[("route", route.name()), ("status", &status)]));
                }
            }
            let spreads = of_route.map(|of_route| of_route.micros.spread());
            let spread = spreads.reduce(|all, own| all.and(&own));
            times.extend(spread.map(|all| labelled(histogram(&all, MICROS), &[("route", route.name())])));
        }
        let help = "Requests answered, by route and status.";
        page.add("memod_http_requests_total", help, MetricType::COUNTER, counts);
        let help = "Time from a request's head to its answer, by route.";
        page.add("memod_http_request_duration_seconds", help, MetricType::HISTOGRAM, times);
    }

    fn process(&self, page: &mut Page) {
        let version = [labelled(gauge(1.0), &[("version", env!("CARGO_PKG_VERSION"))])];
        page.add("memod_build_info", "The version that runs.", MetricType::GAUGE, version.into());
        let started = self.started.as_millis() as f64 / 1000.0;
        page.gauge("process_start_time_seconds", "When the process began to serve, in Unix time.", started);
        if let Some(bytes) = resident_bytes() {
            page.gauge("process_resident_memory_bytes", "Memory that the process holds.", bytes);
        }
    }
}

fn sum<'c>(counts: impl Iterator<Item = &'c AtomicU64>) -> u64 {
    counts.map(|count| count.load(Ordering::Relaxed)).sum()
}

fn of_keys(metrics: &Metrics, app: &App, page: &mut Page) {
    let outcome = |(at, outcome): (usize, &KeyCheck)| {
        let counts = metrics.counts.all().filter_map(|counts| counts.key_checks.get(at));
        labelled(counter(sum(counts)), &[("outcome", outcome.name())])
    };
    let checks = KeyCheck::ALL.iter().enumerate().map(outcome).collect();
    page.add("memod_key_checks_total", "API keys checked, by outcome.", MetricType::COUNTER, checks);
    page.count("memod_argon2_runs_total", "Argon2 runs to check a key.", app.argon2_runs());
}

fn of_store(app: &App, page: &mut Page) {
    let StoreStats { memos, commit_micros, commit_changes, free_bytes, size_bytes } = app.stats();
    page.gauge("memod_ready", "1 while a memo would be taken.", f64::from(u8::from(app.ready().is_ok())));
    page.gauge("memod_memos", "Memos that are kept.", memos as f64);
    let taken = app.taken().map(|(format, count)| labelled(counter(count), &[("format", format)]));
    let help = "Memos captured or added by command since the start, by the format of their integration.";
    page.add("memod_memos_taken_total", help, MetricType::COUNTER, taken.collect());
    let help = "Time in which a batch of changes became durable.";
    let time = vec![histogram(&commit_micros, MICROS)];
    page.add("memod_commit_duration_seconds", help, MetricType::HISTOGRAM, time);
    let sizes = vec![histogram(&commit_changes, 1.0)];
    page.add("memod_commit_changes", "Changes in a durable batch.", MetricType::HISTOGRAM, sizes);
    if let Some(bytes) = size_bytes {
        page.gauge("memod_store_size_bytes", "Size of the store's files.", bytes as f64);
    }
    if let Some(bytes) = free_bytes {
        page.gauge("memod_disk_free_bytes", "Free space on the store's disk.", bytes as f64);
    }
    if let Some(at) = app.last_backup() {
        let help = "When the last backup was taken, in Unix time; absent before the first.";
        page.gauge("memod_last_backup_timestamp_seconds", help, at.as_millis() as f64 / 1000.0);
    }
}

/// The second figure of proc_pid_statm(5).
fn resident_bytes() -> Option<f64> {
    let pages: u64 = std::fs::read_to_string("/proc/self/statm").ok()?.split(' ').nth(1)?.parse().ok()?;
    Some(pages as f64 * rustix::param::page_size() as f64)
}

#[derive(Default)]
struct Page {
    families: Vec<MetricFamily>,
}

impl Page {
    /// A family without a series says nothing, and the format forbids it.
    fn add(&mut self, name: &str, help: &str, kind: MetricType, metrics: Vec<Metric>) {
        if metrics.is_empty() {
            return;
        }
        let mut family = MetricFamily::default();
        family.set_name(name.to_owned());
        family.set_help(help.to_owned());
        family.set_field_type(kind);
        family.set_metric(metrics);
        self.families.push(family);
    }

    fn gauge(&mut self, name: &str, help: &str, value: f64) {
        self.add(name, help, MetricType::GAUGE, vec![gauge(value)]);
    }

    fn count(&mut self, name: &str, help: &str, value: u64) {
        self.add(name, help, MetricType::COUNTER, vec![counter(value)]);
    }
}

fn gauge(value: f64) -> Metric {
    let mut gauge = Gauge::default();
    gauge.set_value(value);
    Metric::from_gauge(gauge)
}

fn counter(value: u64) -> Metric {
    let mut counter = Counter::default();
    counter.set_value(value as f64);
    let mut metric = Metric::default();
    metric.set_counter(counter);
    metric
}

/// `unit`: how many of what was tallied make one of what is shown.
fn histogram(spread: &Spread, unit: f64) -> Metric {
    let bucket = |(bound, count): &(u64, u64)| {
        let mut bucket = Bucket::default();
        bucket.set_upper_bound(*bound as f64 / unit);
        bucket.set_cumulative_count(*count);
        bucket
    };
    let mut histogram = Histogram::default();
    histogram.set_bucket(spread.up_to.iter().map(bucket).collect());
    histogram.set_sample_count(spread.count);
    histogram.set_sample_sum(spread.sum as f64 / unit);
    let mut metric = Metric::default();
    metric.set_histogram(histogram);
    metric
}

fn labelled(mut metric: Metric, labels: &[(&str, &str)]) -> Metric {
    let pair = |(name, value): &(&str, &str)| {
        let mut pair = LabelPair::default();
        pair.set_name((*name).to_owned());
        pair.set_value((*value).to_owned());
        pair
    };
    metric.set_label(labels.iter().map(pair).collect());
    metric
}
