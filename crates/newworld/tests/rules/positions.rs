//! Positions written by hand: what is refused, by which code and in which line.

use game::{Coded, PositionError, PositionText};
use newworld::NewWorld;

/// The sample of the page on positions.
fn sample() -> String {
    let page = include_str!("../../../../docs/positions.md");
    let block = page.split("```position\n").find(|text| text.contains("game newworld\n"));
    let (text, _) = block.and_then(|text| text.split_once("```")).expect("a sample");
    text.to_owned()
}

fn set_up(text: &str) -> Result<NewWorld, PositionError> {
    let read: PositionText = text.parse()?;
    read.set_up(None)
}

#[test]
fn the_sample_can_be_played() {
    set_up(&sample()).expect("a position");
}

#[test]
fn every_mistake_has_its_code_and_its_line() {
    for (right, wrong, code, words) in [
        ("surveyors 0 0\n", "", "position-missing", "there is no line 'surveyors'"),
        ("surveyors 0 0\n", "surveyors 0 2\n", "position-bad-line", "line 6: surveyors: at most"),
        ("surveyors 0 0", "surveyors", "position-bad-line", "line 6: surveyors: there is no such"),
        (
            "surveyors 0 0",
            "surveyors 0 0\nsurveyors 0 1",
            "position-doubled",
            "line 7: 'surveyors' is there twice",
        ),
        ("map 1,1", "map 1,1\nmap 1,1", "position-doubled", "line 6: 'map' is there twice"),
        ("laid 1,9", "laid 1,9\nphase draw", "position-doubled", "'phase' is there twice"),
    ] {
        let text = sample();
        assert!(text.contains(right), "{right}");
        let error = set_up(&text.replacen(right, wrong, 1)).expect_err(wrong);
        assert_eq!(error.code(), code, "{error}");
        assert!(error.to_string().contains(words), "{error}");
    }
}

/// Where tiles are named one by one, the surveyors still stand somewhere.
#[test]
fn surveyors_are_never_left_out() {
    let named = "anleger position 1\ngame newworld\nseats 2\n\nsurveyors 0 0\ntile K/1 1,9\n";
    set_up(named).expect("a position");
    let error = set_up(&named.replace("surveyors 0 0\n", "")).expect_err("no surveyors");
    assert_eq!(error.code(), "position-missing", "{error}");
}
