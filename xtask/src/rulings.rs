//! A rule, a name, a test: every ruling of a finished set has a test that bears its id.
//!
//! The ids come from our own pages under `docs/rulings`; the tests from the sources of the
//! crate. `b_07_nobody_is_placed_from_an_empty_supply` proves B-07.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::path::Path;

use crate::Failure;
use crate::source::Source;

/// A set of rulings and the crate that keeps them.
#[derive(Clone, Copy, Debug)]
pub struct Set {
    /// The letter before the dash.
    pub letter: char,
    /// The page that lists the rulings.
    pub page: &'static str,
    /// The folder of the crate.
    pub room: &'static str,
}

/// The finished sets: from here on, a ruling without a test breaks the build.
pub const FINISHED: &[Set] = &[
    Set { letter: 'B', page: "docs/rulings/carcassonne.md", room: "crates/carcassonne" },
    Set { letter: 'I', page: "docs/rulings/carcassonne.md", room: "crates/carcassonne" },
    Set { letter: 'T', page: "docs/rulings/carcassonne.md", room: "crates/carcassonne" },
    Set { letter: 'D', page: "docs/rulings/carcassonne.md", room: "crates/carcassonne" },
    Set { letter: 'W', page: "docs/rulings/carcassonne.md", room: "crates/carcassonne" },
    Set { letter: 'K', page: "docs/rulings/carcassonne.md", room: "crates/carcassonne" },
    Set { letter: 'X', page: "docs/rulings/carcassonne.md", room: "crates/carcassonne" },
    Set { letter: 'N', page: "docs/rulings/newworld.md", room: "crates/newworld" },
    Set { letter: 'S', page: "docs/rulings/settlers.md", room: "crates/settlers" },
];

/// The rulings of one set, each with the tests that bear its id.
#[derive(Debug)]
pub struct Coverage {
    letter: char,
    tests: BTreeMap<String, Vec<String>>,
    /// What is wrong besides missing tests, one line each.
    faults: Vec<String>,
}

impl Coverage {
    /// Reads the page and the tests of `set`, both below `root`.
    pub fn read(root: &Path, set: &Set) -> Result<Coverage, Failure> {
        let path = root.join(set.page);
        let page = fs::read_to_string(&path)
            .map_err(|error| Failure::File { path: path.clone(), error })?;
        let mut sources = Source::read_all(&root.join(set.room).join("src"))?;
        let tests = root.join(set.room).join("tests");
        if tests.exists() {
            sources.extend(Source::read_all(&tests)?);
        }
        Ok(Coverage::of(set.letter, &page, &sources))
    }

    /// Matches the rulings on `page` with the tests in `sources`.
    pub fn of(letter: char, page: &str, sources: &[Source]) -> Coverage {
        let mut coverage = Coverage { letter, tests: BTreeMap::new(), faults: Vec::new() };
        for bullet in page.lines().filter_map(|line| line.strip_prefix("- **")) {
            coverage.list(bullet);
        }
        if coverage.tests.is_empty() {
            coverage.faults.push(format!("no ruling {letter}-… on the page"));
        }
        for source in sources {
            for test in source.functions().into_iter().filter(|function| function.is_test) {
                coverage.credit(&test.name, source);
            }
        }
        coverage
    }

    /// Takes note of a ruling, if it is one of this set.
    fn list(&mut self, bullet: &str) {
        let Some((id, sentence)) = bullet.split_once("**") else { return };
        if !id.starts_with(self.letter) {
            return;
        }
        if !is_id(id) || sentence.trim().is_empty() {
            self.faults.push(format!("`{id}` on the page is not an id like B-07 and a sentence"));
        } else if self.tests.insert(id.to_owned(), Vec::new()).is_some() {
            self.faults.push(format!("{id} is on the page twice"));
        }
    }

    /// Gives a test to each ruling whose id it bears.
    fn credit(&mut self, test: &str, source: &Source) {
        for id in ids_in(test, self.letter) {
            match self.tests.get_mut(&id) {
                Some(tests) => tests.push(test.to_owned()),
                None => self.faults.push(format!(
                    "{}: test `{test}` bears {id}, which is not a ruling",
                    source.name()
                )),
            }
        }
    }

    fn missing(&self) -> impl Iterator<Item = &str> {
        self.tests.iter().filter(|(_, tests)| tests.is_empty()).map(|(id, _)| id.as_str())
    }

    /// One line for each ruling without a test and each test with an unknown id.
    pub fn faults(&self) -> Vec<String> {
        let missing = self.missing().map(|id| format!("{id} has no test"));
        missing.chain(self.faults.iter().cloned()).collect()
    }
}

impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (id, tests) in &self.tests {
            match tests.split_first() {
                None => writeln!(f, "  {id}  -- no test --")?,
                Some((first, [])) => writeln!(f, "  {id}  {first}")?,
                Some((first, more)) => writeln!(f, "  {id}  {first} (and {} more)", more.len())?,
            }
        }
        let (all, missing) = (self.tests.len(), self.missing().count());
        write!(f, "  {}: {} of {all} rulings have a test", self.letter, all - missing)
    }
}

/// Checks all finished sets, after printing their tables.
pub fn check(root: &Path) -> Result<(), Failure> {
    let mut faults = Vec::new();
    for set in FINISHED {
        let coverage = Coverage::read(root, set)?;
        println!("{coverage}");
        faults.extend(coverage.faults());
    }
    Failure::unless_empty("rulings of a finished set without proof", faults)
}

/// Whether `id` is a capital letter, a dash and two digits.
fn is_id(id: &str) -> bool {
    matches!(id.as_bytes(), [letter, b'-', tens, ones]
        if letter.is_ascii_uppercase() && tens.is_ascii_digit() && ones.is_ascii_digit())
}

/// The ids of the set `letter` that a test name bears. A letter and any number make an id,
/// so that `b_7` and `b_007` are found out as slips.
fn ids_in(test: &str, letter: char) -> BTreeSet<String> {
    let words: Vec<&str> = test.split('_').collect();
    let lower = letter.to_ascii_lowercase().to_string();
    words
        .windows(2)
        .filter(|pair| pair[0] == lower && is_number(pair[1]))
        .map(|pair| format!("{letter}-{}", pair[1]))
        .collect()
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# Rulings\n- **B-01** One thing.\n- **B-02** Another.\n- **I-01** Later.\n";

    fn faults(page: &str, tests: &str) -> Vec<String> {
        let source = Source::parse(Path::new("tests/x.rs"), tests).expect("the sample is Rust");
        Coverage::of('B', page, &[source]).faults()
    }

    #[test]
    fn is_content_when_every_ruling_has_a_test() {
        let tests = "#[test] fn b_01_one() {} proptest! { #[test] fn law_b_02(x in 0..1) {} }";
        assert_eq!(faults(PAGE, tests), [""; 0]);
    }

    #[test]
    fn one_test_may_prove_two_rulings() {
        assert_eq!(faults(PAGE, "#[test] fn b_01_b_02_both() {}"), [""; 0]);
    }

    #[test]
    fn lists_rulings_without_a_test_that_runs() {
        let tests = "fn b_01_helper() {} #[ignore] #[test] fn b_02_later() {}";
        assert_eq!(faults(PAGE, tests), ["B-01 has no test", "B-02 has no test"]);
    }

    #[test]
    fn finds_ids_that_do_not_exist() {
        let tests = "#[test] fn b_01_b_02() {} #[test] fn b_25_typo() {} #[test] fn b_1_slip() {}";
        let unknown =
            |test, id| format!("tests/x.rs: test `{test}` bears {id}, which is not a ruling");
        assert_eq!(faults(PAGE, tests), [unknown("b_25_typo", "B-25"), unknown("b_1_slip", "B-1")]);
    }

    #[test]
    fn leaves_other_sets_and_other_words_alone() {
        let tests = "#[test] fn b_01_b_02() {} #[test] fn i_77_other_set() {}
            #[test] fn tab_03_is_a_word() {} #[test] fn plan_b_works() {}";
        assert_eq!(faults(PAGE, tests), [""; 0]);
    }

    #[test]
    fn finds_a_broken_page() {
        let tests = "#[test] fn b_01_one() {}";
        let page = "- **B-01** Said.\n- **B-01** Said again.\n- **B-2** One digit.\n- **B-03**\n";
        let sentence = |id| format!("`{id}` on the page is not an id like B-07 and a sentence");
        let twice = "B-01 is on the page twice".to_owned();
        assert_eq!(faults(page, tests), [twice, sentence("B-2"), sentence("B-03")]);
        assert_eq!(faults("nothing", ""), ["no ruling B-… on the page"]);
    }

    #[test]
    fn draws_a_table() {
        let tests = "#[test] fn b_01_one() {} #[test] fn b_01_two() {}";
        let source = Source::parse(Path::new("x.rs"), tests).expect("the sample is Rust");
        let table = Coverage::of('B', PAGE, &[source]).to_string();
        let expected = "  B-01  b_01_one (and 1 more)\n  B-02  -- no test --\n  \
                        B: 1 of 2 rulings have a test";
        assert_eq!(table, expected);
    }
}
