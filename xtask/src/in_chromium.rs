//! The tests that drive the page in Chromium, beside all others.
//!
//! Browsers share the cores with each other and with the other tests, and one of them may starve for
//! seconds: a tap that should be short becomes a long press. A few that fail in this crowd are tried
//! once more, alone; what fails alone has failed, and what needed a second try is named.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::thread;

use crate::Failure;
use crate::chromium;
use crate::commands::{cargo_program, run, start, wait};
use crate::steps::HOUSE;

/// The program of tests that drives the page.
pub const PROGRAM: [&str; 2] = ["--test", "page"];

/// How many browsers play at the same time; each leaves two thirds of a core to others.
const BROWSERS: &str = "4";

/// If more than this fail, it is not for want of a core.
const STARVED_AT_MOST: usize = 3;

/// Runs the tests in Chromium and, beside them, `others`.
pub fn run_beside(others: impl FnOnce() -> Result<(), Failure>) -> Result<(), Failure> {
    let mut page = page_tests(BROWSERS);
    let (line, mut child) = start(page.stdout(Stdio::piped()))?;
    let printed = child.stdout.take().map(BufReader::new);
    let listener = thread::spawn(move || printed.map(pass_on).unwrap_or_default());
    let others = others();
    // The listener ends with the tests; should it panic, nothing is tried again.
    let failed = listener.join().unwrap_or_default();
    let page = wait((line, child));
    others?;
    match page {
        Err(_) if (1..=STARVED_AT_MOST).contains(&failed.len()) => try_alone(&failed),
        ended => ended,
    }
}

/// Runs the tests in Chromium, with a picture of everything they look at.
pub fn keep_screens() -> Result<(), Failure> {
    chromium::install()?;
    run(page_tests(BROWSERS).env("ANLEGER_PICTURES", "all"))
}

fn page_tests(threads: &str) -> Command {
    let mut page = Command::new(cargo_program());
    page.arg("test").args(HOUSE).args(PROGRAM).env("RUST_TEST_THREADS", threads);
    page
}

/// Prints what the tests print, and remembers the names of those that failed.
fn pass_on(printed: impl BufRead) -> Vec<String> {
    let mut failed = Vec::new();
    for line in printed.lines().map_while(Result::ok) {
        failed.extend(name_of_failed(&line));
        println!("{line}");
    }
    failed
}

/// The test of which this line says that it failed.
fn name_of_failed(line: &str) -> Option<String> {
    let name = line.strip_prefix("test ")?.strip_suffix(" ... FAILED")?;
    Some(name.to_owned())
}

fn try_alone(failed: &[String]) -> Result<(), Failure> {
    println!("== tried once more, alone: {}", failed.join(", "));
    run(page_tests("1").args(["--", "--exact"]).args(failed))?;
    println!("== passed only at the second try: {}", failed.join(", "));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tests_that_failed_are_remembered_by_name() {
        let printed = "running 3 tests\ntest manners::waits ... ok\n\
            test late::goes_back ... FAILED\n\nfailures:\n    late::goes_back\n\
            test result: FAILED. 2 passed; 1 failed\n";
        assert_eq!(pass_on(printed.as_bytes()), ["late::goes_back"]);
    }
}
