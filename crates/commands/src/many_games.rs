//! What every command has that plays many games and tells what came out.

use std::fmt;
use std::io::{self, Write};
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

/// The most jobs and threads that can be asked for: beyond any machine of today.
pub const THREADS_MOST: u64 = 1024;

/// How many games at the same time: as many as were asked for, or as there are cores.
pub fn jobs(asked: Option<u64>) -> usize {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    asked.map_or(cores, |jobs| jobs as usize)
}

/// Prints a report for a person, or as one line of JSON.
pub fn tell(
    report: &(impl Serialize + fmt::Display),
    json: bool,
    out: &mut dyn Write,
) -> io::Result<()> {
    if json {
        serde_json::to_writer(&mut *out, report)?;
        return writeln!(out);
    }
    writeln!(out, "{report}")
}

/// A bar on standard error with these words behind it; nothing where that is no terminal.
pub fn bar(length: u64, words: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {words}"));
    ProgressBar::new(length).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
