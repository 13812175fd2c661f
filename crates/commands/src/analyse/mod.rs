//! `anleger analyse`: a recorded match judged, decision by decision.

mod graph;
mod pictures;
mod report;
mod showing;
mod telling;

use std::io::Write;
use std::path::{Path, PathBuf};

use game::{Heuristics, Match, RecordText};
use teacher::{Effort, Judged, LINES_MOST, Review, Reviewer, WIDE_MOST};
use words::Lang;

use self::showing::Showing;
use crate::failure::Failure;
use crate::games::{self, Visitor};
use crate::many_games::bar;
use crate::record_file;

/// Judge a recorded match: every decision, every stroke of luck, and why
///
/// docs/review.md says what the numbers mean. The same record, lines and seed give the same review on every
/// machine.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// The record
    pub file: PathBuf,
    /// Print all of it as one line of JSON
    #[arg(long)]
    pub json: bool,
    /// Write a report with pictures into this file, for a browser
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,
    /// In which language to tell it: en, de, fr or es
    #[arg(long, value_name = "LANGUAGE", default_value = "en", value_parser = language)]
    pub language: Lang,
    /// How many lines of play to try for each decision that is weighed
    #[arg(long, value_name = "N", default_value_t = Effort::default().lines,
        value_parser = clap::value_parser!(u32).range(1..=i64::from(LINES_MOST)))]
    pub lines: u32,
    /// How many decisions to weigh besides the one that was played
    #[arg(long, value_name = "N", default_value_t = Effort::default().wide as u64,
        value_parser = clap::value_parser!(u64).range(1..=WIDE_MOST as u64))]
    pub wide: u64,
    /// What the lines of play follow from
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
}

/// The language of this code.
pub(crate) fn language(code: &str) -> Result<Lang, String> {
    let found = Lang::ALL.into_iter().find(|lang| lang.code() == code);
    let codes: Vec<&str> = Lang::ALL.into_iter().map(Lang::code).collect();
    found.ok_or_else(|| format!("known: {}", codes.join(", ")))
}

impl Args {
    /// Reads the record, judges it and tells what was found.
    pub fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let record = record_file::read(&self.file)?;
        games::visit(record.game(), Judging { args: self, record: &record, out })?
    }

    fn effort(&self) -> Effort {
        Effort { wide: self.wide as usize, lines: self.lines, ..Effort::default() }
    }
}

struct Judging<'a> {
    args: &'a Args,
    record: &'a RecordText,
    out: &'a mut dyn Write,
}

impl Visitor for Judging<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Heuristics>(self) -> Result<(), Failure> {
        let path: &Path = &self.args.file;
        let played = Match::<G>::from_record(self.record)
            .map_err(|error| record_file::failure(path, error.to_string()))?;
        let review = judged(&played, self.args);
        if let Some(path) = &self.args.report {
            record_file::write(path, &report::html(&played, &review, self.args.language))?;
        }
        match self.args.json {
            true => {
                serde_json::to_writer(&mut *self.out, &review).map_err(std::io::Error::from)?;
                writeln!(self.out)?;
            }
            false => {
                let showing = Showing::new(&played, self.args.language);
                let in_words = |judged: &Judged, notation: &str| {
                    showing.said(judged.step, judged.seat, notation)
                };
                let (players, lang) = (played.players(), self.args.language);
                telling::write(&review, players, lang, &in_words, self.out)?;
            }
        }
        Ok(())
    }
}

/// Judges step by step, with a bar that says how far it is.
fn judged<G: Heuristics>(played: &Match<G>, args: &Args) -> Review {
    let mut reviewer = Reviewer::new(played, args.effort(), args.seed);
    let bar = bar(reviewer.progress().1 as u64, "step {pos} of {len}, {eta} left");
    while reviewer.advance() {
        bar.inc(1);
    }
    bar.finish_and_clear();
    reviewer.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A short match of the base game, as a record in a file.
    fn sample(folder: &Path) -> PathBuf {
        let file = folder.join("sample.anleger");
        std::fs::copy(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/sample.anleger"), &file)
            .expect("a folder that can be written to");
        file
    }

    fn run(file: &Path, more: &[&str]) -> String {
        use clap::Parser;
        #[derive(clap::Parser)]
        struct Line {
            #[command(flatten)]
            args: Args,
        }
        let file = file.to_str().expect("a plain path");
        let line = ["analyse", file, "--lines", "2", "--wide", "2"]
            .into_iter()
            .chain(more.iter().copied());
        let mut out = Vec::new();
        Line::try_parse_from(line).expect("arguments").args.run(&mut out).expect("a review");
        String::from_utf8(out).expect("text")
    }

    #[test]
    fn a_record_is_judged_for_programs_and_for_people() {
        let folder = tempfile::tempdir().expect("a folder");
        let (file, report) = (sample(folder.path()), folder.path().join("report.html"));
        let json = run(&file, &["--json"]);
        let review: Review = serde_json::from_str(&json).expect("a review");
        assert!(review.decisions.len() > 5, "{json}");
        assert_eq!(run(&file, &["--json"]), json, "the same work gives the same review");
        let told = run(&file, &["--language", "de", "--report", report.to_str().unwrap()]);
        assert!(told.contains("Genauigkeit"), "{told}");
        let html = std::fs::read_to_string(&report).expect("a report");
        assert!(html.starts_with("<!doctype html>\n<html lang=\"de\">"), "{}", &html[..80]);
        assert!(html.contains("<svg") && html.ends_with("</html>\n"));
        for fetched in ["<script", "src=\"http", "href=\"http"] {
            assert!(!html.contains(fetched), "nothing is fetched: {fetched}");
        }
    }

    #[test]
    fn only_languages_that_we_speak_are_taken() {
        assert_eq!(language("fr"), Ok(Lang::Fr));
        assert!(language("tlh").is_err_and(|known| known.contains("en") && known.contains("es")));
    }
}
