//! Files of our own. A `good` one is played to its end and all that it claims holds; one that `stops` says
//! in its description where and why; one that is `refused` what is said about it.

use std::fs;
use std::path::{Path, PathBuf};

use jcz::{Import, ImportError};

fn samples(prefix: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/samples");
    let all = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let named = |path: &PathBuf| path.file_name().unwrap().to_str().unwrap().starts_with(prefix);
    let mut all: Vec<PathBuf> = all.filter(named).collect();
    all.sort_unstable();
    all
}

fn import(path: &Path) -> (Result<Import, ImportError>, String) {
    let bytes = fs::read(path).unwrap();
    let file: serde_json::Value = serde_json::from_slice(&bytes).unwrap();
    (jcz::import(&bytes), file["test"]["description"].as_str().unwrap().to_owned())
}

#[test]
fn good_files_are_played_and_keep_their_word() {
    let mut wrong = Vec::new();
    for path in samples("good-") {
        let import = import(&path).0.unwrap_or_else(|error| panic!("{path:?}: {error}"));
        wrong.extend(import.halt.iter().map(|halt| format!("{path:?}: {halt}")));
        let broken = import.assertions.iter().filter(|judged| !judged.verdict.holds());
        wrong.extend(broken.map(|judged| format!("{path:?}: {judged:?}")));
        assert!(!import.assertions.is_empty(), "{path:?} claims nothing");
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert_eq!(samples("good-").len(), 31);
}

#[test]
fn what_our_rules_forbid_is_told_with_its_number_and_ruling() {
    let mut wrong = Vec::new();
    for path in samples("stops-") {
        let (import, expected) = import(&path);
        let import = import.unwrap_or_else(|error| panic!("{path:?}: {error}"));
        let found = import.halt.map_or("nothing".to_owned(), |halt| halt.to_string());
        if found != expected {
            wrong.push(format!("{path:?}\n  wanted {expected}\n  found  {found}"));
        }
        let judged =
            import.assertions.iter().any(|judged| judged.verdict.holds() || judged.verdict.fails());
        assert!(!judged, "{path:?}: nothing is judged after a stop");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(samples("stops-").len(), 33);
}

#[test]
fn what_we_do_not_play_is_refused_by_name() {
    for path in samples("refused-") {
        let (import, expected) = import(&path);
        assert_eq!(import.unwrap_err().to_string(), expected, "{path:?}");
    }
    assert_eq!(samples("refused-").len(), 6);
}
