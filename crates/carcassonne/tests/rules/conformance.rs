//! The examination that every game of the house must pass.

use carcassonne::{
    Agreement, Carcassonne, DragonMoves, Element, FairyPoint, FairyStands, FieldScoring, Layout,
    LonelyPig, Set, Sets, TwoTileCity, Word,
};
use game::conformance::{Exam, Report, examine_with_heuristics, unexamined};
use game::{Game, Options, Seat, Values};

/// In Carcassonne nothing is hidden: the order of the stack exists nowhere.
fn exam(options: Agreement, seats: usize, games: usize) -> Report {
    // A follower that is scored at once is home again: the view does not say whether it was big.
    let forgetful_view = !options.elements_played().is_empty();
    let exam = Exam { options, seats, games, hidden: false, forgetful_view, ..Exam::default() };
    let report = examine_with_heuristics::<Carcassonne>(&exam);
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

/// Three tiles away from the middle of the table, the city closed.
fn start_of_three() -> Layout {
    "E/2 7,-3; D/0 7,-2; V/1 8,-2".parse().expect("a layout")
}

/// Every value of every option, one at a time and all together.
fn agreements() -> Vec<Agreement> {
    let book = Agreement::default();
    let last = Seat::new(2).unwrap_or(Seat::FIRST);
    let all = Agreement { sets: Sets::all(), ..book.clone() };
    vec![
        Agreement { farmers: false, ..book.clone() },
        Agreement { two_tile_city: TwoTileCity::Two, ..book.clone() },
        Agreement { field_scoring: FieldScoring::PerCity, ..book.clone() },
        Agreement { start_seat: last, ..book.clone() },
        Agreement { boxes: 2, ..book.clone() },
        Agreement { followers: 2, ..book.clone() },
        Agreement { start: start_of_three(), ..book.clone() },
        Agreement { left_over: 40, ..book.clone() },
        Agreement { alone: true, ..book },
        Agreement { lonely_pig: LonelyPig::Stays, ..all.clone() },
        Agreement { fairy_point: FairyPoint::Follower, ..all.clone() },
        Agreement { fairy_point: FairyPoint::Place, ..all.clone() },
        Agreement { fairy_stands: FairyStands::OnTile, ..all.clone() },
        Agreement { dragon_moves: DragonMoves::AfterScoring, ..all.clone() },
        Agreement { princess_must: true, ..all.clone() },
        Agreement { tower_reopens: false, ..all.clone() },
        Agreement { ransom_on_credit: true, ..all.clone() },
        Agreement { elements: [Element::Fairy, Element::Builder].into_iter().collect(), ..all },
        Agreement {
            farmers: false,
            two_tile_city: TwoTileCity::Two,
            field_scoring: FieldScoring::PerCity,
            start_seat: last,
            boxes: 2,
            sets: Sets::all(),
            elements: Element::ALL.iter().copied().collect(),
            lonely_pig: LonelyPig::Stays,
            fairy_point: FairyPoint::Follower,
            fairy_stands: FairyStands::OnTile,
            dragon_moves: DragonMoves::AfterScoring,
            princess_must: true,
            tower_reopens: false,
            ransom_on_credit: true,
            followers: 9,
            start: start_of_three(),
            left_over: 3,
            alone: true,
        },
    ]
}

#[test]
fn every_option_passes() {
    for options in agreements() {
        exam(options, 3, 1);
    }
}

/// Nobody plays alone, unless the table agreed on it.
#[test]
fn one_seat_passes_where_the_table_agreed_on_it() {
    let all = Agreement { alone: true, ..Agreement::with_sets(Sets::all()) };
    exam(all, 1, 2);
    assert!(Carcassonne::start(&Agreement::default(), 1).is_err());
}

/// A new option must join the list above.
#[test]
fn no_option_is_left_out() {
    assert_eq!(unexamined(&agreements()), [""; 0]);
    for spec in Agreement::schema() {
        let endless = matches!(spec.values, Values::Text) && spec.key != "start";
        assert!(!endless, "'{}' has endless values", spec.key);
    }
}

/// Every mix of expansions, the number of seats going round.
#[test]
fn every_mix_of_expansions_passes() {
    for number in 0..1 << Set::ALL.len() {
        let set = |&(place, _): &(usize, Set)| number >> place & 1 == 1;
        let sets = Set::ALL.iter().copied().enumerate().filter(set).map(|(_, set)| set);
        let options = Agreement::with_sets(sets.collect());
        let report = exam(options, 2 + number % 5, 1);
        assert!(report.decisions > report.outcomes, "{report:?}");
    }
}
