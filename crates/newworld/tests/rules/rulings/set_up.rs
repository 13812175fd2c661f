//! N-01 to N-06: how a game begins.

use game::{Coded, Game, Turn};
use newworld::{Agreement, NewWorld, ROWS};

use crate::common::{RED, Table, place, scene, seat};

#[test]
fn n_01_two_to_five_play_with_five_settlers_each() {
    for seats in 2..=5 {
        let table = Table::start(seats);
        assert_eq!(table.supplies(), vec![5; seats]);
        assert_eq!(table.scores(), vec![0; seats]);
        assert_eq!(table.view().settlers, []);
    }
    for seats in [0, 1, 6] {
        let refused = NewWorld::start(&Agreement::default(), seats);
        assert_eq!(refused.unwrap_err().code(), "setup-seats");
    }
}

#[test]
fn n_02_the_start_player_is_given_and_turns_pass_clockwise() {
    for first in 0..3 {
        let options = Agreement { start_seat: seat(first), ..Agreement::default() };
        let mut table = Table { game: NewWorld::start(&options, 3).unwrap() };
        for step in 0..3 {
            assert_eq!(table.view().active, seat((first + step) % 3));
            table.turn(&format!("C {},4 0", step + 1));
        }
    }
    let options = Agreement { start_seat: seat(3), ..Agreement::default() };
    assert_eq!(NewWorld::start(&options, 3).unwrap_err().code(), "setup-bad-option");
}

#[test]
fn n_03_columns_grow_to_the_west_and_rows_to_the_south() {
    let mut table = Table::start(2);
    table.draw("K");
    // Beside New York, row 6, only with the town to the east; beside plains it may turn.
    let beside_york: Vec<String> =
        table.offers().into_iter().filter(|offer| offer.starts_with("lay 1,6")).collect();
    assert_eq!(beside_york, ["lay 1,6 1"]);
    table.act("lay 1,6 1");
    let laid = table.game.map().at(place("1,6").cell()).unwrap();
    let west = table.game.map().tile(laid).cell.neighbour(landscape::Side::W);
    let south = table.game.map().tile(laid).cell.neighbour(landscape::Side::S);
    assert_eq!((west, south), (place("2,6").cell(), place("1,7").cell()));
    let coast = |row: i16| table.game.map().at(place(&format!("0,{row}")).cell()).is_some();
    assert_eq!([0, 1, 10, 11].map(coast), [false, true, true, false]);
    assert_eq!(table.game.map().tiles().len(), usize::from(ROWS) + 1);
}

#[test]
fn n_04_both_surveyors_begin_in_column_0() {
    assert_eq!(Table::start(4).view().surveyors, [0, 0]);
}

#[test]
fn n_05_the_first_scoring_never_earns_a_bonus() {
    let told = Table::start(2).turn("K 1,6 1 town-e");
    assert_eq!(told, ["town 4 to 0", "back 0 from 1,6", "surveyor 0 to 1"]);
    // The second one may: one surveyor has come to column 1.
    let mut table = Table::start(2);
    table.turn("K 1,6 1 town-e");
    let told = table.turn("K 1,2 1 town-e");
    assert_eq!(told, ["town 4 to 1", "bonus 4 to 1", "back 1 from 1,2", "surveyor 0 to 1"]);
}

#[test]
fn n_06_all_95_tiles_are_one_stack_and_any_may_come_first() {
    let table = Table::start(2);
    assert_eq!(table.game.turn(), Turn::Chance);
    let mut draws = Vec::new();
    table.game.outcomes(&mut draws);
    assert_eq!(draws.len(), 50);
    assert_eq!(draws.iter().map(|draw| draw.weight).sum::<u32>(), 95);
    assert_eq!(table.view().tiles, []);
    assert_eq!(scene("").by(RED).table().game, Table::start(5).game);
}
