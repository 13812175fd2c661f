//! Figures for the operator, in the text format of Prometheus.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// A number that only grows.
#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

impl Counter {
    pub fn up(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// A number that goes up and down.
#[derive(Debug, Default)]
pub struct Gauge(AtomicI64);

impl Gauge {
    pub fn up(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    pub fn down(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    pub fn set(&self, number: usize) {
        self.0.store(number as i64, Ordering::Relaxed);
    }

    fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// The upper ends of the buckets in microseconds: from a write that the cache took to a disk in
/// trouble, and to news that were lost and are found in the log.
const BUCKETS_US: [u64; 12] =
    [250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 500_000, 2_500_000, 5_000_000];

/// How long something took.
#[derive(Debug, Default)]
pub struct Histogram {
    buckets: [AtomicU64; BUCKETS_US.len()],
    sum_us: AtomicU64,
    count: AtomicU64,
}

impl Histogram {
    /// It took so long once more.
    pub fn observe(&self, took: Duration) {
        let us = took.as_micros() as u64;
        if let Some(place) = BUCKETS_US.iter().position(|&end| us <= end) {
            self.buckets[place].fetch_add(1, Ordering::Relaxed);
        }
        self.sum_us.fetch_add(us, Ordering::Relaxed);
        self.count.fetch_add(1, Ordering::Relaxed);
    }

    fn write(&self, to: &mut String, name: &str) {
        let mut below = 0;
        for (end, bucket) in BUCKETS_US.iter().zip(&self.buckets) {
            below += bucket.load(Ordering::Relaxed);
            let end = *end as f64 / 1e6;
            writeln!(to, "{name}_bucket{{le=\"{end}\"}} {below}").ok();
        }
        let count = self.count.load(Ordering::Relaxed);
        let sum = self.sum_us.load(Ordering::Relaxed) as f64 / 1e6;
        writeln!(to, "{name}_bucket{{le=\"+Inf\"}} {count}").ok();
        writeln!(to, "{name}_sum {sum}\n{name}_count {count}").ok();
    }
}

/// The figures of a server.
#[derive(Debug, Default)]
pub struct Metrics {
    pub connections: Gauge,
    /// Tables in memory.
    pub tables_live: Gauge,
    pub tables_created: Counter,
    /// Decisions stored, of people and bots.
    pub actions: Counter,
    /// Decisions of bots stored.
    pub bot_moves: Counter,
    /// Decisions of bots that time ended: they were weaker than their level.
    pub bot_moves_cut: Counter,
    pub frames: Counter,
    /// Reviews that were worked out.
    pub reviews: Counter,
    /// Reviews under way.
    pub reviewing: Gauge,
    /// Finished matches that were looked through for puzzles.
    pub mined: Counter,
    /// Studies saved, new ones and changed ones.
    pub studies_saved: Counter,
    /// Bots and reviews that wait for a place to think here.
    pub thoughts_waiting: Gauge,
    /// Bots that wait until a worker has a place for them.
    pub errands_waiting: Gauge,
    /// Logs that were replayed, to open a table or because what was known of it no longer held.
    pub replays: Counter,
    /// Tables that nobody had open, and whose clock was looked at.
    pub deadlines: Counter,
    /// Tables that could not be read.
    pub unreadable: Counter,
    /// Other nodes that are there.
    pub nodes: Gauge,
    /// How many bots may think at workers at a time.
    pub worker_threads: Gauge,
    /// Lines to other nodes that are up: one, or none.
    pub news_up: Gauge,
    /// Entries that other nodes were told of.
    pub news_announced: Counter,
    /// Entries that other nodes wrote and told of.
    pub news_applied: Counter,
    /// How late entries of other nodes were taken in, counted from when they were stored. Goes by the calendars of both machines.
    pub news_lag_seconds: Histogram,
    /// Times that the log had more than was told.
    pub news_gaps: Counter,
    /// Entries that another node was faster with.
    pub news_conflicts: Counter,
    /// Times that the line to the other nodes came up.
    pub news_connected: Counter,
    /// Times that news came faster than they were read.
    pub news_overrun: Counter,
    /// Errands that were done for others.
    pub errands: Counter,
    /// Errands that nobody did in time.
    pub errands_late: Counter,
    /// Letters of other nodes that could not be read.
    pub news_unreadable: Counter,
    /// How long an entry took to be safe.
    pub append_seconds: Histogram,
    refusals: Mutex<BTreeMap<&'static str, u64>>,
}

impl Metrics {
    /// A request was refused with this code.
    pub fn refused(&self, code: &'static str) {
        let mut refusals = self.refusals.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        *refusals.entry(code).or_default() += 1;
    }

    /// All figures as text.
    pub fn text(&self) -> String {
        let mut text = String::new();
        let gauges = [
            ("anleger_connections", "Open sockets.", &self.connections),
            ("anleger_tables_live", "Tables in memory.", &self.tables_live),
            ("anleger_reviews_under_way", "Reviews under way.", &self.reviewing),
            ("anleger_thoughts_waiting", "Thoughts that wait.", &self.thoughts_waiting),
            ("anleger_errands_waiting", "Errands not handed out yet.", &self.errands_waiting),
            ("anleger_nodes", "Other servers of this store.", &self.nodes),
            ("anleger_worker_threads", "Threads of workers.", &self.worker_threads),
            ("anleger_news_up", "Lines to NATS that are up.", &self.news_up),
        ];
        for (name, help, gauge) in gauges {
            head(&mut text, name, help, "gauge");
            writeln!(text, "{name} {}", gauge.get()).ok();
        }
        let counters = [
            ("anleger_tables_created_total", "Tables made.", &self.tables_created),
            ("anleger_actions_total", "Decisions stored.", &self.actions),
            ("anleger_bot_moves_total", "Decisions of bots stored.", &self.bot_moves),
            ("anleger_bot_moves_cut_total", "Decisions of bots cut short.", &self.bot_moves_cut),
            ("anleger_frames_total", "Frames received.", &self.frames),
            ("anleger_reviews_total", "Reviews worked out.", &self.reviews),
            ("anleger_mined_total", "Matches looked through for puzzles.", &self.mined),
            ("anleger_studies_saved_total", "Studies saved.", &self.studies_saved),
            ("anleger_replays_total", "Logs replayed.", &self.replays),
            ("anleger_deadlines_total", "Clocks of tables not open.", &self.deadlines),
            ("anleger_unreadable_total", "Tables that could not be read.", &self.unreadable),
            ("anleger_news_announced_total", "Entries announced.", &self.news_announced),
            ("anleger_news_applied_total", "Entries of other nodes.", &self.news_applied),
            ("anleger_news_gaps_total", "Gaps filled from the log.", &self.news_gaps),
            ("anleger_news_conflicts_total", "Races lost.", &self.news_conflicts),
            ("anleger_news_connected_total", "Lines to NATS made.", &self.news_connected),
            ("anleger_news_overrun_total", "News not read in time.", &self.news_overrun),
            ("anleger_errands_total", "Errands done for others.", &self.errands),
            ("anleger_errands_late_total", "Errands nobody did in time.", &self.errands_late),
            ("anleger_news_unreadable_total", "News of other forms.", &self.news_unreadable),
        ];
        for (name, help, counter) in counters {
            head(&mut text, name, help, "counter");
            writeln!(text, "{name} {}", counter.get()).ok();
        }
        self.write_refusals(&mut text);
        let histograms = [
            ("anleger_append_seconds", "Time until an entry was safe.", &self.append_seconds),
            ("anleger_news_lag_seconds", "Age of entries of other nodes.", &self.news_lag_seconds),
        ];
        for (name, help, histogram) in histograms {
            head(&mut text, name, help, "histogram");
            histogram.write(&mut text, name);
        }
        text
    }

    fn write_refusals(&self, text: &mut String) {
        head(text, "anleger_refusals_total", "Requests refused, by code.", "counter");
        let refusals = self.refusals.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        for (code, count) in refusals.iter() {
            writeln!(text, "anleger_refusals_total{{code=\"{code}\"}} {count}").ok();
        }
    }
}

fn head(text: &mut String, name: &str, help: &str, kind: &str) {
    writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}").ok();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_count_everything_below_their_end() {
        let metrics = Metrics::default();
        for ms in [1, 3, 3_000] {
            metrics.append_seconds.observe(Duration::from_millis(ms));
        }
        metrics.refused("too-fast");
        let text = metrics.text();
        for line in [
            "anleger_append_seconds_bucket{le=\"0.0005\"} 0",
            "anleger_append_seconds_bucket{le=\"0.001\"} 1",
            "anleger_append_seconds_bucket{le=\"0.005\"} 2",
            "anleger_append_seconds_bucket{le=\"2.5\"} 2",
            "anleger_append_seconds_bucket{le=\"+Inf\"} 3",
            "anleger_append_seconds_count 3",
            "anleger_refusals_total{code=\"too-fast\"} 1",
            "# TYPE anleger_connections gauge",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
    }
}
