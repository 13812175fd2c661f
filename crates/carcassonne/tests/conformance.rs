//! The examination that every game of the house must pass.

use carcassonne::{Agreement, Carcassonne, FieldScoring, TwoTileCity};
use game::conformance::{Exam, Report, examine};
use game::{Options, Seat, Values};

/// In Carcassonne nothing is hidden: the order of the stack exists nowhere.
fn exam(options: Agreement, seats: usize, games: usize) -> Report {
    let report =
        examine::<Carcassonne>(&Exam { options, seats, games, hidden: false, ..Exam::default() });
    assert_eq!(report.games, games);
    report
}

#[test]
fn every_number_of_seats_passes() {
    for seats in 2..=6 {
        let report = exam(Agreement::default(), seats, 2);
        assert!(report.outcomes >= 2 * 71, "{report:?}");
        assert!(report.decisions > report.outcomes, "{report:?}");
        assert!(report.refused > 1000, "{report:?}");
    }
}

/// Every value of every option, one at a time and all together.
fn agreements() -> Vec<Agreement> {
    let book = Agreement::default();
    let last = Seat::new(2).unwrap_or(Seat::FIRST);
    vec![
        Agreement { farmers: false, ..book.clone() },
        Agreement { two_tile_city: TwoTileCity::Two, ..book.clone() },
        Agreement { field_scoring: FieldScoring::PerCity, ..book.clone() },
        Agreement { start_seat: last, ..book.clone() },
        Agreement { boxes: 2, ..book },
        Agreement {
            farmers: false,
            two_tile_city: TwoTileCity::Two,
            field_scoring: FieldScoring::PerCity,
            start_seat: last,
            boxes: 2,
        },
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
    let written = |agreement: &Agreement| game::options::write(agreement);
    let book = written(&Agreement::default());
    for (place, spec) in Agreement::schema().into_iter().enumerate() {
        let other = |agreement: &Agreement| written(agreement)[place] != book[place];
        assert!(agreements().iter().any(other), "no examination changes '{}'", spec.key);
        assert!(!matches!(spec.values, Values::Text), "'{}' has endless values", spec.key);
    }
}
