//! B-01: how a game begins.

use carcassonne::{Agreement, Carcassonne, START};
use game::{Audience, Coded, Game};

use crate::common::{Table, seat};

impl Table {
    /// A game from the very beginning.
    pub fn start(options: &Agreement, seats: usize) -> Table {
        Table { game: Carcassonne::start(options, seats).unwrap() }
    }

    /// A game of two as in the book.
    pub fn of_two() -> Table {
        Table::start(&Agreement::default(), 2)
    }

    /// Followers in the supply of each seat.
    pub fn followers(&self) -> Vec<u8> {
        let view = self.game.view(Audience::Spectator);
        view.seats.iter().map(|seat| seat.followers).collect()
    }

    /// Tiles that left the game.
    pub fn removed(&self) -> Vec<String> {
        let view = self.game.view(Audience::Spectator);
        view.removed.iter().map(ToString::to_string).collect()
    }
}

#[test]
fn b_01_the_start_tile_lies_open_and_seven_followers_are_in_every_supply() {
    for seats in 2..=6 {
        let table = Table::start(&Agreement::default(), seats);
        let view = table.game.view(Audience::Spectator);
        let [tile] = view.tiles.as_slice() else { panic!("{} tiles lie open", view.tiles.len()) };
        assert_eq!(
            (tile.tile.to_string().as_str(), tile.cell, tile.turns.index()),
            ("D", START, 0)
        );
        assert_eq!(table.followers(), vec![7; seats]);
        assert_eq!(table.scores(), vec![0; seats]);
        assert_eq!(view.figures, []);
    }
}

#[test]
fn b_01_any_of_the_other_71_tiles_may_come_first() {
    let table = Table::of_two();
    let mut outcomes = Vec::new();
    table.game.outcomes(&mut outcomes);
    let weight = |code: &str| {
        let matches = outcomes.iter().filter(|weighted| weighted.outcome.to_string() == code);
        matches.map(|weighted| weighted.weight).sum::<u32>()
    };
    assert_eq!(outcomes.iter().map(|weighted| weighted.weight).sum::<u32>(), 71);
    assert_eq!((weight("D"), weight("E"), weight("V"), weight("C")), (3, 5, 9, 1));
    assert_eq!(outcomes.len(), 24);
}

#[test]
fn b_01_turns_pass_clockwise_from_the_start_player() {
    for first in 0..3 {
        let options = Agreement { start_seat: seat(first), ..Agreement::default() };
        let mut table = Table::start(&options, 3);
        for step in 0..6 {
            assert_eq!(table.active(), seat((first + step) % 3));
            table.turn(&format!("U {},0 0", step + 1));
        }
    }
}

#[test]
fn b_01_the_start_player_sits_at_the_table_and_two_to_six_play() {
    let options = Agreement { start_seat: seat(3), ..Agreement::default() };
    assert_eq!(Carcassonne::start(&options, 3).unwrap_err().code(), "setup-bad-option");
    assert_eq!(Table::start(&options, 4).active(), seat(3));
    for seats in [0, 1, 7] {
        let refused = Carcassonne::start(&Agreement::default(), seats);
        assert_eq!(refused.unwrap_err().code(), "setup-seats");
    }
}

#[test]
fn a_table_without_a_box_or_with_too_many_is_refused() {
    for boxes in [0, 11, 255] {
        let options = Agreement { boxes, ..Agreement::default() };
        let refused = Carcassonne::start(&options, 2);
        assert_eq!(refused.unwrap_err().code(), "setup-bad-option", "{boxes}");
    }
}

#[test]
fn b_01_a_table_may_agree_on_other_tiles_and_followers_at_the_start() {
    let start = "E/2 7,-3; D/0 7,-2";
    let options = Agreement { start: start.parse().unwrap(), followers: 3, ..Agreement::default() };
    let mut table = Table::start(&options, 2);
    let view = table.game.view(Audience::Spectator);
    assert_eq!(view.tiles.len(), 2);
    assert_eq!(view.stock.iter().map(|left| left.count).sum::<u16>(), 70);
    assert_eq!(table.followers(), [3, 3]);
    assert_eq!(table.game.invariants(), Ok(()));
    let played = table.turn("V 8,-2 0 road-s");
    assert!(!played.is_empty());
    assert_eq!(table.followers(), [2, 3]);
}

#[test]
fn b_01_tiles_that_cannot_lie_together_are_no_start() {
    for (start, reason) in [
        ("D/0 0,0; E/0 0,-1", "the tile at 0,-1: the s side does not continue its neighbour"),
        ("D/0 0,0; E/2 4,4", "the tile at 4,4: is not joined to the others by a side"),
        ("D/0 0,0; D/0 0,0", "the tile at 0,0: is not joined to the others by a side"),
        ("ZZ/0 0,0", "the tile at 0,0: there is no tile ZZ"),
        ("D/0 20000,0", "the tile at 20000,0: lies too far out"),
        ("C/0 0,0; C/0 0,1", "the tile at 0,1: the box has no further C"),
    ] {
        let options = Agreement { start: start.parse().unwrap(), ..Agreement::default() };
        let error = Carcassonne::start(&options, 2).unwrap_err();
        assert!(error.to_string().contains(reason), "{start}: {error}");
        assert_eq!(error.code(), "setup-bad-option");
    }
    let options = Agreement { followers: 31, ..Agreement::default() };
    assert!(Carcassonne::start(&options, 2).is_err());
}
