//! Texts that are no studies.

use game::Coded;
use study::{Study, StudyText};

use crate::desk::*;

const HEADING: &str = r#"{"game":"carcassonne","rules":RULES,"players":["Anna","Ben"]}"#;

/// A study of these lines below the heading.
fn with(lines: &str) -> String {
    let rules = registry().find(CARCASSONNE).unwrap().game().rules_version();
    format!("anleger study 1\n{}\n{lines}", HEADING.replace("RULES", &rules.to_string()))
}

fn check(text: &str, line: Option<usize>, code: &str) {
    let opened = text.parse::<StudyText>().and_then(|text| Study::open(text, &registry()));
    let error = opened.map(drop).unwrap_err();
    assert_eq!((error.line, error.code()), (line, code), "{error}\n{text}");
}

#[test]
fn what_is_wrong_is_told_with_its_line() {
    check("", Some(1), "study-unknown-form");
    check("anleger record 1\n", Some(1), "study-unknown-form");
    check("anleger study 2\n", Some(1), "study-unknown-version");
    check("anleger study 1", Some(2), "study-bad-line");
    check("anleger study 1\n{}", Some(2), "study-bad-line");
    check(&with("nonsense"), Some(3), "study-bad-line");
    check(&with("{}\n{\"unknown\":1}"), Some(4), "study-bad-line");
    check(&with("{\"step\":\"U\"}"), Some(3), "study-step-misplaced");
    check(&with("{}\n{}"), Some(4), "study-step-misplaced");
    check(&with("{}\n{\"step\":\"U\",\"after\":3}"), Some(4), "study-no-such-node");
    check(&with("{}\n{\"step\":\"Q7\"}"), Some(4), "study-illegal-step");
    let long = "x".repeat(300);
    check(&with(&format!("{{}}\n{{\"step\":\"{long}\"}}")), Some(4), "study-text-too-long");
    let doubled = "{}\n{\"step\":\"U\"}\n{\"step\":\"U\",\"after\":0}";
    check(&with(doubled), Some(5), "study-bad-line");
    let comment = "x".repeat(2_001);
    check(&with(&format!("{{\"comment\":\"{comment}\"}}")), Some(3), "study-text-too-long");
    check(&with("{}").replace("carcassonne", "chess"), Some(2), "unknown-game");
    check(&with("{}").replace("\"Anna\",", ""), Some(2), "study-bad-start");
    check(&with("{}").replace("\"Anna\",\"Ben\"", ""), Some(2), "study-bad-line");
    check(&with("{}").replace("\"rules\":", "\"rules\":99"), Some(2), "study-other-rules");
    let position = with("{}").replace("\"players\"", "\"position\":\"x\",\"players\"");
    check(&position, Some(2), "study-bad-start");
    check(&"x".repeat(600 * 1024), None, "study-too-large");
}

#[test]
fn nodes_may_stand_in_any_order_that_leads_forwards() {
    let text = with(concat!(
        "{}\n",
        "{\"step\":\"U\"}\n",
        "{\"step\":\"V\",\"after\":0}\n",
        "{\"seat\":0,\"step\":\"lay 0,1 0\",\"after\":1}\n",
        "{\"seat\":0,\"step\":\"lay 9,9 0\",\"after\":2}\n",
    ));
    check(&text, Some(7), "study-illegal-step");
}

#[test]
fn a_damaged_text_is_refused_or_is_another_study_and_never_more() {
    let (study, _) = played(CARCASSONNE, 6);
    let text = study.to_text().to_string();
    let mut rng = bots::rng_from(11);
    for _ in 0..400 {
        let mut bytes = text.clone().into_bytes();
        let at = game::luck::below(&mut rng, bytes.len() as u32) as usize;
        match game::luck::below(&mut rng, 3) {
            0 => drop(bytes.remove(at)),
            1 => bytes[at] = b" {}\":,0a\n"[game::luck::below(&mut rng, 9) as usize],
            _ => bytes.truncate(at),
        }
        let Ok(damaged) = String::from_utf8(bytes) else { continue };
        let opened = damaged.parse::<StudyText>().and_then(|text| Study::open(text, &registry()));
        if let Ok(opened) = opened {
            let written = opened.to_text().to_string();
            assert!(Study::open(written.parse().unwrap(), &registry()).is_ok(), "{damaged}");
        }
    }
}
