//! The examination that every game of the house must pass.

use game::conformance::{Exam, Report, examine_with_heuristics, unexamined};
use game::{Options, Seat, Values};
use newworld::{Agreement, Bonus, NewWorld};

/// All lies open: the order of the stack exists nowhere.
fn exam(options: Agreement, seats: usize, games: usize) -> Report {
    examine_with_heuristics::<NewWorld>(&Exam {
        options,
        seats,
        games,
        hidden: false,
        ..Exam::default()
    })
}

#[test]
fn two_to_five_seats_pass() {
    for seats in 2..=5 {
        let report = exam(Agreement::default(), seats, 2);
        assert!(report.outcomes >= 2 * 90 && report.decisions > report.outcomes, "{report:?}");
        assert!(report.refused > 1000, "{report:?}");
    }
}

/// Every option with another value than the book's.
fn agreements() -> Vec<Agreement> {
    let book = Agreement::default();
    let tile = "[[start]]\nrow=1\nwest='p'\nplains=[{parts=['n','wt','wb'],animals=1},{parts=['s']}]\n\
                source='documented'\n";
    vec![
        Agreement { bonus: Bonus::PerSurveyor, ..book.clone() },
        Agreement { coast_cards: false, ..book.clone() },
        Agreement { coast_farms: false, ..book.clone() },
        Agreement { blocked_sends_home: false, ..book.clone() },
        Agreement { start_seat: Seat::new(2).unwrap_or(Seat::FIRST), ..book.clone() },
        Agreement { tiles: tile.to_owned(), ..book },
    ]
}

#[test]
fn every_option_passes() {
    for options in agreements() {
        exam(options, 3, 1);
    }
}

/// A new option must join the list above.
#[test]
fn no_option_is_left_out() {
    assert_eq!(unexamined(&agreements()), [""; 0]);
    for spec in Agreement::schema() {
        assert_eq!(matches!(spec.values, Values::Text), spec.key == "tiles");
    }
}
