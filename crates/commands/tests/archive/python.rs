//! The verifier in Python of `docs/fair-dice.md` says of records what this program says.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::records::ARCHIVE;

const DOC: &str = include_str!("../../../../docs/fair-dice.md");

/// The blocks of the page in this language.
fn blocks(language: &str) -> String {
    let opening = format!("```{language}\n");
    let blocks = DOC.split(opening.as_str()).skip(1);
    blocks.filter_map(|rest| rest.split("```").next()).collect()
}

/// What the script prints for this record, or without one.
fn said(script: &Path, record: Option<&str>) -> String {
    let path = script.with_extension("anleger");
    let mut python = Command::new("python3");
    python.arg(script);
    if let Some(record) = record {
        fs::write(&path, record).unwrap();
        python.arg(&path);
    }
    let output = python.env("PYTHONIOENCODING", "utf-8").output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().replace("\r\n", "\n")
}

#[test]
fn the_verifier_in_python_agrees() {
    if !Command::new("python3").arg("--version").output().is_ok_and(|out| out.status.success()) {
        eprintln!("skipped: there is no python3 on this machine, so its verifier was not run");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("verify.py");
    fs::write(&script, blocks("python")).unwrap();
    let promised = blocks("vectors");
    let vectors: Vec<&str> = promised.lines().filter(|line| !line.starts_with("point ")).collect();
    assert_eq!(said(&script, None).lines().collect::<Vec<_>>(), vectors);

    let shared = fs::read_to_string(Path::new(ARCHIVE).join("database-4/shared.anleger")).unwrap();
    let proven = "seed as promised\n\
        seat 0 \"Anna\" added a share as pledged\n\
        seat 1 \"Ben\" added a share as pledged\n\
        seat 2 \"greedy\" bot greedy added nothing\n";
    assert_eq!(said(&script, Some(&shared)), proven);
    // A sign that some programs take for the end of a line is none in a record.
    let odd = shared.replacen("option tiles \"\"", "option tiles \"\u{2028}seed 00\u{2028}\"", 1);
    assert_ne!(odd, shared);
    assert_eq!(said(&script, Some(&odd)), proven);
    let forged = shared.replacen("share 1 22", "share 1 23", 1);
    assert!(said(&script, Some(&forged)).contains("seat 1 \"Ben\" added a share that is WRONG"));
    let silent: String = shared
        .lines()
        .filter(|line| !line.starts_with("share 1"))
        .fold(String::new(), |text, line| text + line + "\n");
    assert!(said(&script, Some(&silent)).contains("seat 1 \"Ben\" pledged and told nothing"));
    let seed = shared.lines().find(|line| line.starts_with("seed ")).unwrap();
    let sealed = shared.replacen(&format!("{seed}\n"), "", 1);
    assert!(said(&script, Some(&sealed)).starts_with("seed not told yet\n"));
    let other = shared.replacen(seed, &format!("seed {}", "00".repeat(32)), 1);
    assert!(said(&script, Some(&other)).starts_with("seed WRONG\n"));
    let external = "anleger record 1\ngame lanterns\nseat 0 \"Anna\"\nchance external\n";
    assert!(said(&script, Some(external)).starts_with("chance was brought from outside"));
}
