//! What `docs/records.md` says is true.

use game::position::POSITION_BYTES_MAX;
use game::record::{LINE_BYTES_MAX, OPTIONS_MAX, RECORD_BYTES_MAX, RECORD_STEPS_MAX};
use game::toys::Lanterns;
use game::{
    Coded, MATCH_STEPS_MAX, Match, NAME_CHARS_MAX, Proof, RecordFault, RecordText, SEATS_MAX, Seat,
    SeatSet, Seed, Turn, Withdrawal, verify,
};

const PAGE: &str = include_str!("../../../../docs/records.md");
const CODES: &str = include_str!("../../src/record/error.rs");

/// The blocks of the page that are marked `kind`.
fn blocks(kind: &str) -> Vec<&'static str> {
    let starts = PAGE.split(&format!("```{kind}\n")).skip(1).collect::<Vec<_>>();
    starts.iter().map(|rest| rest.split("```").next().unwrap()).collect()
}

#[test]
fn the_samples_hold() {
    let proofs: Vec<Proof> = blocks("record")
        .iter()
        .map(|text| {
            let record: RecordText = text.parse().unwrap();
            let table = Match::<Lanterns>::from_record(&record).unwrap();
            assert_eq!(table.record().to_string(), *text);
            verify::<Lanterns>(&record).unwrap().proof
        })
        .collect();
    assert_eq!(proofs, [Proof::Proven, Proof::SeedNotRevealed]);
}

#[test]
fn the_second_sample_goes_on_to_the_first() {
    let [finished, begun] = blocks("record")[..] else { panic!("two samples") };
    let finished: RecordText = finished.parse().unwrap();
    let mut table = Match::<Lanterns>::from_record(&begun.parse().unwrap()).unwrap();
    table.unseal(Seed(std::array::from_fn(|place| place as u8))).unwrap();
    for step in finished.steps() {
        let Some(seat) = step.seat else { continue };
        table.play(seat, step.notation.parse().unwrap()).unwrap();
    }
    assert_eq!((table.turn(), table.record()), (Turn::Over, finished));
}

#[test]
fn the_sample_with_a_share_holds_and_has_other_dice() {
    let [text] = blocks("shared")[..] else { panic!("one sample") };
    let record: RecordText = text.parse().unwrap();
    let mut table = Match::<Lanterns>::from_record(&record).unwrap();
    assert_eq!(table.record().to_string(), text);
    table.unseal(Seed(std::array::from_fn(|place| place as u8))).unwrap();
    let verdict = verify::<Lanterns>(&record).unwrap();
    assert_eq!((verdict.shared, verdict.withheld), (SeatSet::only(Seat::FIRST), SeatSet::EMPTY));
    let alone: RecordText = blocks("record")[1].parse().unwrap();
    assert_eq!(alone.commitment(), record.commitment());
    assert_ne!(alone.steps(), record.steps());
}

#[test]
fn a_match_that_a_seat_left_is_proven_by_its_seed_and_needs_that_seat() {
    let text = blocks("withdrawn")[0];
    let record: RecordText = text.parse().unwrap();
    assert_eq!(record.to_string(), text);
    assert_eq!(record.out(), [(Seat::FIRST, Withdrawal::Resigned)]);
    let verdict = verify::<Lanterns>(&record).unwrap();
    assert_eq!((verdict.proof, verdict.scores), (Proof::Proven, None));
    let table = Match::<Lanterns>::from_record(&record).unwrap();
    let out = [Some(Withdrawal::Resigned), None];
    assert_eq!(table.record().after_withdrawals(&out, record.seed().unwrap()), record);
    assert_eq!(
        table.record().after_withdrawals(&[None, None], record.seed().unwrap()).seed(),
        None
    );

    let nobody_left = text.replace("out 0 resigned\n", "").parse().unwrap();
    let fault = Match::<Lanterns>::from_record(&nobody_left).unwrap_err().fault;
    assert_eq!(fault, RecordFault::SeedTooEarly);
    let wrong = text.replace("seed 00", "seed ff").parse().unwrap();
    let error = Match::<Lanterns>::from_record(&wrong).unwrap_err();
    assert_eq!((error.line, error.fault), (21, RecordFault::WrongSeed));
}

#[test]
fn only_seats_of_the_table_leave_it_each_once_and_for_a_known_reason() {
    let text = blocks("withdrawn")[0];
    for line in ["out 2 resigned", "out 1 bored", "out 1", "out x resigned"] {
        let wrong = text.replace("out 0 resigned", line);
        assert_eq!(wrong.parse::<RecordText>().unwrap_err().line, 20, "{line}");
    }
    for lines in ["out 1 resigned\nout 0 resigned", "out 0 resigned\nout 0 out-of-time"] {
        let wrong = text.replace("out 0 resigned", lines);
        assert_eq!(wrong.parse::<RecordText>().unwrap_err().line, 21, "{lines}");
    }
}

#[test]
fn a_match_that_began_in_a_position_is_recorded_with_it() {
    let text = blocks("begun")[0];
    let record: RecordText = text.parse().unwrap();
    let table = Match::<Lanterns>::from_record(&record).unwrap();
    assert_eq!(table.record().to_string(), text);
    assert_eq!(verify::<Lanterns>(&record).unwrap().proof, Proof::ExternalChance);
    for (right, wrong, line) in [
        ("position phase light", "position phase dusk", 11),
        ("position hand 1 1 2", "position hand 1 2?", 9),
        ("position hand 1 1 2", "position hand 1 2 2 2", 9),
    ] {
        let spoilt = text.replace(right, wrong).parse().unwrap();
        let error = Match::<Lanterns>::from_record(&spoilt).unwrap_err();
        assert_eq!((error.line, error.code()), (line, "record-position"), "{error}");
    }
}

#[test]
fn every_code_of_a_position_is_on_its_page() {
    let page = include_str!("../../../../docs/positions.md");
    let codes = include_str!("../../src/position/fault.rs");
    let codes: Vec<&str> = codes.split('"').filter(|text| text.starts_with("position-")).collect();
    assert!(codes.len() > 12, "{codes:?}");
    for code in codes {
        assert!(page.contains(&format!("`{code}`")), "{code}");
    }
    let line = LINE_BYTES_MAX - "position ".len();
    assert!(page.contains(&format!("at most {POSITION_BYTES_MAX} bytes, a line at most {line}")));
}

#[test]
fn the_wrong_line_is_reported_as_the_page_says() {
    let (line, message) = blocks("wrong")[0].trim().split_once('\n').unwrap();
    let sample = blocks("record")[0];
    let wrong: String = sample
        .lines()
        .map(|old| if old.starts_with("7 ") { line } else { old })
        .map(|line| format!("{line}\n"))
        .collect();
    let error = Match::<Lanterns>::from_record(&wrong.parse().unwrap()).unwrap_err();
    assert_eq!(error.to_string(), message);
}

#[test]
fn the_limits_are_those_of_the_code() {
    for (what, most) in [
        ("bytes in all", RECORD_BYTES_MAX),
        ("bytes in a line", LINE_BYTES_MAX),
        ("steps", RECORD_STEPS_MAX),
        ("options", OPTIONS_MAX),
        ("seats", SEATS_MAX),
        ("characters in a name", NAME_CHARS_MAX),
    ] {
        assert!(PAGE.contains(&format!("| {what} | {most} |")), "{what} {most}");
    }
    assert!(PAGE.contains(&format!("no decision after {MATCH_STEPS_MAX} steps")));
}

#[test]
fn every_code_is_on_the_page() {
    let codes: Vec<&str> = CODES.split('"').filter(|text| text.starts_with("record-")).collect();
    assert!(codes.len() > 20, "{codes:?}");
    for code in codes {
        assert!(PAGE.contains(&format!("`{code}`")), "{code}");
    }
}
