//! The examination passes what is sound and catches every fault it is made for.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::broken::{Broken, Fault, break_it};
use game::conformance::{Exam, Examinee, Report, examine, examine_with_heuristics};
use game::toys::{Gift, Lanterns, LanternsOptions, Ties};
use game::{Game, Heuristics};

fn exam<G: Game>() -> Exam<G> {
    Exam { games: 4, seats: 3, steps_max: 200, hidden: true, ..Exam::default() }
}

#[test]
fn lanterns_passes_with_every_number_of_seats() {
    for seats in 2..=4 {
        let report = examine_with_heuristics::<Lanterns>(&Exam { games: 20, seats, ..exam() });
        assert_eq!(report.games, 20);
        let least = |count: usize, least| assert!(count > least, "{report:?}");
        least(report.decisions, 100);
        least(report.outcomes, 100);
        least(report.side_by_side, 40);
        least(report.refused, 1000);
        least(report.worlds_that_differ, report.worlds / 2);
        least(report.streams, 100);
        least(report.positions, 10);
    }
}

#[test]
fn lanterns_passes_with_other_options() {
    let options = LanternsOptions {
        nights: 5,
        wind: false,
        ties: Ties::Nobody,
        gifts: [Gift::Moon, Gift::Oil].into(),
        toast: "Ø".into(),
    };
    examine_with_heuristics::<Lanterns>(&Exam { options, ..exam() });
}

#[test]
fn the_rules_are_examined_the_same_with_and_without_what_bots_ask() {
    assert_eq!(examine::<Lanterns>(&exam()), examine_with_heuristics::<Lanterns>(&exam()));
}

#[test]
fn the_rules_alone_say_nothing_about_what_bots_ask() {
    break_it(Fault::OutlookNotANumber);
    assert_eq!(examine::<Broken>(&exam()).games, 4);
}

#[test]
fn the_same_seed_examines_the_same_games() {
    let report = |seed| examine::<Lanterns>(&Exam { seed, ..exam() });
    assert_eq!(report(1), report(1));
    assert_ne!(report(1), report(2));
}

/// What the examination says about a fault.
fn found<G: Examinee + Heuristics>(exam: &Exam<G>) -> Result<Report, String> {
    catch_unwind(AssertUnwindSafe(|| examine_with_heuristics(exam)))
        .map_err(|panic| panic.downcast_ref::<String>().unwrap().clone())
}

fn found_in(fault: Fault, exam: &Exam<Broken>) -> Result<Report, String> {
    break_it(fault);
    found(exam)
}

#[track_caller]
fn caught(fault: Fault, law: &str) {
    let message = found_in(fault, &exam()).unwrap_err();
    assert!(message.starts_with("broken-lanterns, game "), "{message}");
    assert!(message.contains(&format!(" breaks '{law}': ")), "{message}");
}

#[test]
fn without_a_fault_the_wrapper_passes() {
    assert!(found_in(Fault::Sound, &exam()).is_ok());
}

const LEAK: &str = "a seat is told nothing hidden";
const LIST: &str = "every legal decision is listed once, and nothing else";
const TURN: &str = "whoever decides is at the table and has a choice";
const STRUCTURE: &str = "serialisation round trip";
const OUTCOMES: &str = "outcomes are listed once, with a weight, at chance's turn only";
const ENDING: &str = "after the end the points are final and public, and somebody has won";

#[test]
fn leaks_are_caught() {
    caught(Fault::LeakyView, LEAK);
    caught(Fault::LeakyDrawing, LEAK);
    caught(Fault::LeakyPosition, LEAK);
    caught(Fault::LeakyProjection, LEAK);
    caught(Fault::LeakyList, LEAK);
    caught(Fault::LeakyRefusal, LEAK);
    caught(Fault::LeakyEvent, "events tell nothing hidden");
    caught(Fault::UnheardReferee, "redaction tells spectators least and the referee all");
}

#[test]
fn wrong_positions_are_caught() {
    for (fault, law) in [
        (Fault::ForgetfulPosition, "'a position set up again is the same game': "),
        (Fault::PositionPanics, "'no panic': a slip of the pen"),
    ] {
        let message = found_in(fault, &Exam { games: 40, ..exam() }).unwrap_err();
        assert!(message.contains(&format!(" breaks {law}")), "{message}");
    }
}

#[test]
fn wrong_lists_are_caught() {
    caught(Fault::MissingAction, LIST);
    caught(Fault::IllegalActionListed, LIST);
    caught(Fault::DoubleAction, LIST);
    caught(Fault::ListClearsBuffer, LIST);
    caught(Fault::ListOutOfTurn, TURN);
    caught(Fault::RestlessSpelling, "the canonical spelling is the listed one");
}

#[test]
fn senseless_lists_are_caught() {
    const SENSIBLE: &str = "what is sensible is legal, and not nothing where there is a choice";
    caught(Fault::SenselessChoice, SENSIBLE);
    caught(Fault::NothingSensible, SENSIBLE);
    caught(Fault::SensibleClearsBuffer, SENSIBLE);
}

#[test]
fn families_too_large_to_list_are_let_pass() {
    // Without the hook the missing decisions are a flaw; with it they need not be listed.
    let exam = Exam { listed: |_| false, ..exam() };
    assert!(found_in(Fault::MissingAction, &exam).is_ok());
    let message = found_in(Fault::IllegalActionListed, &exam).unwrap_err();
    assert!(message.contains(LIST), "{message}");
}

#[test]
fn lossy_spellings_are_caught() {
    caught(Fault::LossyNotation, "notation round trip");
    caught(Fault::LossyStructure, STRUCTURE);
    caught(Fault::LossyView, STRUCTURE);
}

#[test]
fn unsteady_play_is_caught() {
    caught(Fault::WrongInvariant, "invariants");
    caught(Fault::RefusalChanges, "an illegal decision changes nothing");
    caught(Fault::UnequalTwins, "checked and unchecked play are the same");
    caught(Fault::ListenerMatters, "a step is the same whether or not anybody listens");
    caught(Fault::NeverEnds, "a random game comes to an end");
    caught(Fault::TooManySeats, "a game keeps its limits on seats");
}

#[test]
fn games_that_need_not_end_are_called_off() {
    let exam = Exam { must_end: false, ..exam() };
    let report = found_in(Fault::NeverEnds, &exam).unwrap();
    assert_eq!(report.games, 0);
    assert_eq!(report.decisions + report.outcomes, exam.games * exam.steps_max);
}

#[test]
fn a_panic_is_caught_and_placed() {
    caught(Fault::Panic, "no panic");
    let message = found_in(Fault::Panic, &exam()).unwrap_err();
    assert!(message.contains("a slip of the pen"), "{message}");
}

#[test]
fn crooked_chance_is_caught() {
    caught(Fault::WeightlessOutcome, OUTCOMES);
    caught(Fault::DoubleOutcome, OUTCOMES);
    caught(Fault::AnyOutcome, "chance takes listed outcomes only");
    const BROUGHT: &str = "somebody may bring what is listed, and what says enough to go on";
    caught(Fault::BroughtOutOfTurn, BROUGHT);
    caught(Fault::NothingBrought, BROUGHT);
    const CHANCES: &str =
        "what chance may bring in a search is part of what it may bring, with all its weight";
    caught(Fault::ForgottenChance, CHANCES);
    caught(Fault::ChanceTwice, CHANCES);
}

#[test]
fn an_agreement_that_is_not_kept_whole_is_caught() {
    caught(Fault::ShortMemory, "what can be played can be read back");
    let toasted = examine::<Lanterns>(&exam()).longest_option;
    assert_eq!(toasted, r#"option toast "\n# ""#.len() + 24, "a toast is short by its own rule");
}

#[test]
fn worlds_that_are_no_worlds_are_caught() {
    caught(Fault::ResampleForgets, LEAK);
    caught(Fault::ResampleLosesCards, "invariants");
    caught(Fault::ResampleTellsTruth, "resample draws anew what is hidden");
    caught(Fault::ResampleIntoStale, "resample_into gives the world that resample gives");
    caught(Fault::ResampleFeelsTruth, "what resample draws does not depend on what is hidden");
    let open = Exam { hidden: false, ..exam() };
    let message = found::<Lanterns>(&open).unwrap_err();
    assert!(message.contains("where nothing is hidden, every resampled world is the truth"));
}

#[test]
fn wrong_points_are_caught() {
    caught(Fault::NobodyWins, ENDING);
    caught(Fault::ProjectionAfterEnd, ENDING);
    caught(Fault::PointsForNobody, "points are for seats at the table");
    caught(Fault::OutlookNotANumber, "the outlook is a number per seat");
}
