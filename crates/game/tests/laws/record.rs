//! Records: there and back, and every way in which one can be wrong.

use crate::common::{external, fair, finished, play_on, reread};
use game::record::{LINE_BYTES_MAX, OPTIONS_MAX, RECORD_BYTES_MAX, RECORD_STEPS_MAX};
use game::toys::Lanterns;
use game::{Coded, Game, Match, Proof, RecordError, RecordText, verify};
use sha2::{Digest, Sha256};

fn load(text: &str) -> Result<Match<Lanterns>, RecordError> {
    Match::from_record(&text.parse::<RecordText>()?)
}

/// `text` with a last line that fits the lines above it.
fn resealed(text: &str) -> String {
    let above = &text[..text.rfind("end ").unwrap()];
    let is_step = |line: &&str| line.starts_with(|c: char| c.is_ascii_digit());
    let steps = above.lines().filter(is_step).count();
    let digest: String = Sha256::digest(above).iter().map(|byte| format!("{byte:02x}")).collect();
    format!("{above}end {steps} sha256:{digest}\n")
}

/// The text with its line `number`, counted from 1, changed; `None` removes it.
fn with_line(text: &str, number: usize, line: Option<&str>) -> String {
    let lines = text.lines().enumerate().filter_map(|(place, old)| match place + 1 == number {
        true => line,
        false => Some(old),
    });
    lines.map(|line| format!("{line}\n")).collect()
}

fn line_of(text: &str, start: &str) -> usize {
    text.lines().position(|line| line.starts_with(start)).unwrap() + 1
}

#[track_caller]
fn refused(text: &str, line: usize, code: &str) -> String {
    let error = load(text).unwrap_err();
    assert_eq!((error.line, error.code()), (line, code), "{error}");
    error.to_string()
}

#[test]
fn a_record_round_trips_at_every_length() {
    for mut table in [fair(7), external()] {
        loop {
            let text = table.record().to_string();
            let loaded = load(&text).unwrap();
            assert_eq!(loaded.game(), table.game());
            assert_eq!(loaded.steps(), table.steps());
            assert_eq!(loaded.players(), table.players());
            assert_eq!(loaded.opening(), table.opening());
            assert_eq!(loaded.record().to_string(), text);
            if table.turn() == game::Turn::Over {
                break;
            }
            play_on(&mut table, 1, 5);
        }
    }
}

#[test]
fn a_record_can_be_read_by_a_person() {
    let text = finished().record().to_string();
    let head: Vec<&str> = text.lines().take(12).collect();
    assert_eq!(
        head[..10],
        [
            "anleger record 1",
            "game lanterns",
            "rules 1",
            "option nights 2",
            "option wind true",
            "option ties \"share\"",
            "option gifts [\"moon\"]",
            "option toast \"\"",
            "seat 0 \"Anna \\\"the lamp\\\" Öl\"",
            "seat 1 \"greedy\" bot greedy",
        ]
    );
    assert!(text.contains("\nchance fair\ncommitment "), "{text}");
    assert!(text.contains("\n10 * wind "), "{text}");
    assert!(text.contains("\nseed 0707"), "{text}");
}

#[test]
fn the_verdict_says_what_is_proved() {
    let proof = |table: &Match<Lanterns>| verify::<Lanterns>(&reread(table)).unwrap().proof;
    assert_eq!(proof(&finished()), Proof::Proven);
    assert_eq!(proof(&fair(7)), Proof::SeedNotRevealed);
    let mut brought = external();
    play_on(&mut brought, usize::MAX, 1);
    assert_eq!(proof(&brought), Proof::ExternalChance);
    let verdict = verify::<Lanterns>(&reread(&brought)).unwrap();
    let points = brought.game().scores(game::Audience::Referee);
    assert_eq!(verdict.scores.as_deref(), Some(&points[..3]));
    assert_eq!(verdict.steps, brought.steps().len());
    assert!(verdict.decisions >= 6, "two nights of three seats");
}

#[test]
fn a_cut_anywhere_is_seen() {
    for table in [finished(), fair(7)] {
        let text = table.record().to_string();
        for cut in (0..text.len() - 1).filter(|&cut| text.is_char_boundary(cut)) {
            let error = load(&text[..cut]).expect_err(&text[..cut]);
            let lines = text[..cut].strip_suffix('\n').unwrap_or(&text[..cut]).split('\n').count();
            assert!(error.line <= lines.max(1), "{error} of {lines}");
        }
        assert!(load(text.trim_end()).is_ok(), "only the last line feed may be missing");
    }
}

#[test]
fn a_cut_after_a_whole_line_is_called_a_cut() {
    let text = finished().record().to_string();
    let lines: Vec<&str> = text.lines().collect();
    for keep in 1..lines.len() {
        refused(&(lines[..keep].join("\n") + "\n"), keep, "record-truncated");
    }
}

#[test]
fn every_changed_byte_is_seen() {
    let text = finished().record().to_string();
    for place in 0..text.len() {
        let mut bytes = text.clone().into_bytes();
        bytes[place] ^= 1;
        let Ok(changed) = String::from_utf8(bytes) else { continue };
        assert!(load(&changed).is_err(), "byte {place}: {changed}");
    }
}

#[test]
fn a_removed_or_doubled_step_is_named() {
    let text = finished().record().to_string();
    let line = line_of(&text, "12 ");
    let message = refused(&with_line(&text, line, None), line, "record-step-number");
    assert!(message.ends_with("expected step 12, found step 13"), "{message}");
    let message = refused(&with_line(&text, line, Some("11 0 rest")), line, "record-step-number");
    assert!(message.ends_with("expected step 12, found step 11"), "{message}");
}

#[test]
fn a_removed_last_step_is_counted() {
    let mut table = fair(7);
    play_on(&mut table, 3, 1);
    let text = table.record().to_string();
    let last = text.lines().count() - 2;
    refused(&with_line(&text, last, None), last + 1, "record-step-count");
}

#[test]
fn a_wrong_move_names_step_line_and_ruling() {
    let text = finished().record().to_string();
    let line = line_of(&text, "11 ");
    let seat = text.lines().nth(line - 1).unwrap().split(' ').nth(1).unwrap();
    let message = refused(
        &with_line(&text, line, Some(&format!("11 {seat} rest"))),
        line,
        "record-illegal-step",
    );
    assert!(message.ends_with("step 11: lay a card now (light-now, L-01)"), "{message}");
    let error = load(&with_line(&text, line, Some(&format!("11 {seat} rest")))).unwrap_err();
    assert_eq!(error.ruling(), Some("L-01"));
    refused(&with_line(&text, line, Some("11 5 rest")), line, "record-illegal-step");
    refused(&with_line(&text, line, Some("11 * wind calm")), line, "record-illegal-step");
    let message = refused(&with_line(&text, line, Some("11 0 dance")), line, "record-bad-notation");
    assert!(message.contains("step 11: 'dance' is none of"), "{message}");
}

#[test]
fn a_touched_outcome_is_named_where_the_seed_is_known() {
    let text = finished().record().to_string();
    let line = line_of(&text, "1 * card");
    let other = if text.contains("\n1 * card 1\n") { "1 * card 2" } else { "1 * card 1" };
    let message =
        refused(&resealed(&with_line(&text, line, Some(other))), line, "record-not-the-dice");
    assert!(message.contains("step 1: the dice give 'card"), "{message}");
    refused(&with_line(&text, line, Some("1 * wind calm")), line, "record-not-the-dice");
}

#[test]
fn an_impossible_outcome_is_named_without_a_seed() {
    let mut table = fair(7);
    play_on(&mut table, 1, 1);
    let text = table.record().to_string();
    let line = line_of(&text, "1 * card");
    let message =
        refused(&with_line(&text, line, Some("1 * wind calm")), line, "record-illegal-step");
    assert!(message.contains("impossible-outcome"), "{message}");
}

#[test]
fn a_possible_lie_without_a_seed_breaks_only_the_digest() {
    let text = fair(7).record().to_string();
    let (line, end) = (line_of(&text, "10 * wind"), line_of(&text, "end "));
    let other = if text.contains("wind calm") { "10 * wind storm" } else { "10 * wind calm" };
    let lie = with_line(&text, line, Some(other));
    refused(&lie, end, "record-tampered");
    assert!(load(&resealed(&lie)).is_ok(), "the doc says so: only the seed proves outcomes");
}

#[test]
fn seed_and_scores_must_fit_the_match() {
    let text = finished().record().to_string();
    let seed = line_of(&text, "seed ");
    let wrong = format!("seed {}", "00".repeat(32));
    refused(&resealed(&with_line(&text, seed, Some(&wrong))), seed, "record-wrong-seed");
    refused(&resealed(&with_line(&text, seed, None)), seed, "record-seed-missing");
    let score = line_of(&text, "score 1");
    let message =
        refused(&with_line(&text, score, Some("score 1 99")), score, "record-wrong-score");
    assert!(message.contains("the record says 99"), "{message}");
    let last = line_of(&text, "score 2");
    refused(&resealed(&with_line(&text, last, None)), last, "record-scores-missing");
}

#[test]
fn seed_and_scores_come_only_after_the_end() {
    let text = fair(7).record().to_string();
    let end = line_of(&text, "end ");
    let early = text.replace("\nend ", &format!("\nseed {}\nend ", "07".repeat(32)));
    refused(&resealed(&early), end, "record-seed-too-early");
    refused(
        &resealed(&text.replace("\nend ", "\nscore 0 1\nend ")),
        end,
        "record-scores-too-early",
    );
    let text = external().record().to_string();
    let early = text.replace("\nend ", &format!("\nseed {}\nend ", "07".repeat(32)));
    refused(&resealed(&early), line_of(&text, "end "), "record-seed-too-early");
}

#[test]
fn headers_that_do_not_fit() {
    let text = finished().record().to_string();
    for (line, new, code) in [
        (1, "PGN", "record-unknown-form"),
        (1, "anleger record 2", "record-unknown-version"),
        (2, "game chess", "record-wrong-game"),
        (2, "gme lanterns", "record-unexpected-line"),
        (3, "rules 2", "record-rules-version"),
        (3, "rules one", "record-bad-line"),
        (4, "option nights 9", "record-setup"),
        (4, "option nights", "record-bad-line"),
        (4, "option moonshine true", "record-setup"),
        (5, "option nights 2", "record-bad-line"),
        (6, "option ties share", "record-bad-line"),
        (9, "seat 1 \"Anna\"", "record-bad-line"),
        (9, "seat 0 Anna", "record-bad-line"),
        (9, "seat 0 \"Anna\" bot", "record-bad-line"),
        (9, "seat 0 \"\"", "record-setup"),
        (10, "seat 1 \"Anna\" bot two words", "record-setup"),
        (12, "chance loaded", "record-bad-line"),
        (12, "dice fair", "record-unexpected-line"),
        (13, "commitment 00", "record-bad-line"),
        (14, "x", "record-unexpected-line"),
        (15, "1 card 6", "record-unexpected-line"),
        (15, "1 9 rest", "record-unexpected-line"),
        (15, "1 * card 6\r", "record-bad-line"),
    ] {
        refused(&with_line(&text, line, Some(new)), line, code);
    }
    let rules = refused(&with_line(&text, 3, Some("rules 2")), 3, "record-rules-version");
    assert!(rules.contains("version 2 of the rules of lanterns; this program knows version 1"));
}

#[test]
fn a_table_without_enough_seats_is_refused_at_its_seats() {
    let text = external().record().to_string();
    let alone = with_line(&with_line(&text, 11, None), 10, None);
    refused(&alone, 9, "record-setup");
}

#[test]
fn nothing_comes_after_the_end() {
    let text = finished().record().to_string();
    let lines = text.lines().count();
    refused(&format!("{text}\n"), lines + 1, "record-truncated");
    let end = text.lines().last().unwrap();
    refused(&format!("{text}{end}\n"), lines + 1, "record-unexpected-line");
}

#[test]
fn a_record_has_limits() {
    refused(&"x".repeat(RECORD_BYTES_MAX + 1), 1, "record-too-large");
    let text = external().record().to_string();
    let long = format!("option toast \"{}\"", "x".repeat(LINE_BYTES_MAX));
    refused(&with_line(&text, 8, Some(&long)), 8, "record-line-too-long");
    let many: String = (0..=OPTIONS_MAX).map(|key| format!("option o{key} 1\n")).collect();
    let many = text.replace("option nights 2\n", &many);
    refused(&many, 4 + OPTIONS_MAX, "record-bad-line");
    let (head, tail) = text.split_once("\n\n").unwrap();
    let steps: String =
        (1..=RECORD_STEPS_MAX + 1).map(|step| format!("{step} * card 1\n")).collect();
    let line = head.lines().count() + 1 + RECORD_STEPS_MAX + 1;
    refused(&format!("{head}\n\n{steps}{tail}"), line, "record-too-many-steps");
}
