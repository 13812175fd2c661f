//! B-02 to B-04: the steps of a turn, and where a tile may lie.

use carcassonne::{Action, Agreement, Draw, Event};
use game::{Coded, Game, Illegal, Turn};

use crate::common::{RED, Table, paid, seat, steps};

#[test]
fn b_02_a_turn_is_lay_then_place_then_score() {
    let mut table = Table::of_two();
    assert_eq!(table.refusal("pass"), "chance-first -");
    table.draw("E");
    assert!(table.offers().iter().all(|offer| offer.starts_with("lay ")));
    assert_eq!(table.refusal("follower city-s"), "lay-first B-02");
    assert_eq!(table.refusal("pass"), "lay-first B-02");
    table.act("lay 0,-1 2");
    assert_eq!(table.refusal("lay 0,1 1"), "already-laid B-02");
    let placed = table.act("follower city-s");
    assert_eq!(steps(&placed), ["placed", "scored", "returned"]);
    assert_eq!((table.active(), table.game.turn()), (seat(1), Turn::Chance));
}

#[test]
fn b_02_scoring_waits_until_placing_is_done() {
    let mut table = Table::drawn("road_of_four", RED);
    let laid = table.lay("W", "2,0 0");
    assert_eq!((steps(&laid), table.scores()), (vec!["laid"], vec![0; 4]));
    assert_eq!(steps(&table.act("follower road-s")), ["placed", "scored", "returned"]);
    assert_eq!(table.scores(), [4, 0, 0, 0]);
}

#[test]
fn b_02_laying_is_a_duty_and_placing_is_not() {
    let mut table = Table::of_two();
    table.draw("U");
    assert!(!table.offers().contains(&"pass".to_owned()));
    table.act("lay 1,0 0");
    assert!(table.offers().contains(&"pass".to_owned()));
    assert_eq!(steps(&table.act("pass")), [""; 0]);
    assert_eq!(table.followers(), [7, 7]);
}

#[test]
fn b_02_only_the_seat_whose_turn_it_is_plays() {
    let mut table = Table::of_two();
    table.draw("U");
    let refused = table.game.play(seat(1), "lay 1,0 0".parse().unwrap());
    assert_eq!(refused.unwrap_err().code(), "not-deciding");
    table.act("lay 1,0 0");
    assert_eq!(table.game.play(seat(1), Action::Pass), Err(Illegal::NotDeciding(seat(1))));
}

#[test]
fn b_03_city_road_and_field_must_run_on() {
    let mut table = Table::of_two();
    table.draw("K");
    let legal = ["lay -1,0 2", "lay -1,0 3", "lay 0,-1 2", "lay 0,1 3", "lay 1,0 0", "lay 1,0 1"];
    assert_eq!(table.offers(), legal);
    for x in -1..=1 {
        for (y, turns) in (-1..=1).flat_map(|y| (0..4).map(move |turns| (y, turns))) {
            let action = format!("lay {x},{y} {turns}");
            if !legal.contains(&action.as_str()) {
                let code = match (x, y) {
                    (0, 0) => "cell-taken B-03",
                    (0, _) | (_, 0) => "side-mismatch B-03",
                    _ => "no-neighbour B-03",
                };
                assert_eq!(table.refusal(&action), code, "{action}");
            }
        }
    }
}

#[test]
fn b_03_every_side_that_touches_must_fit() {
    let mut table = Table::of_two();
    table.turn("U 1,0 0");
    table.turn("V 0,1 3");
    table.draw("V");
    let corner = |offer: &String| offer.starts_with("lay 1,1 ");
    assert_eq!(table.offers().into_iter().filter(corner).collect::<Vec<_>>(), ["lay 1,1 0"]);
    // Turned by 1 only the west side fits, by 3 only the north side.
    assert_eq!(table.refusal("lay 1,1 1"), "side-mismatch B-03");
    assert_eq!(table.refusal("lay 1,1 3"), "side-mismatch B-03");
    table.act("lay 1,1 0");
}

#[test]
fn b_03_touching_by_a_corner_or_not_at_all_is_not_enough() {
    let mut table = Table::of_two();
    table.draw("B");
    for action in ["lay 1,1 0", "lay -1,-1 0", "lay 2,0 0", "lay 300,-7 0"] {
        assert_eq!(table.refusal(action), "no-neighbour B-03", "{action}");
    }
}

/// The only open city is closed: C, city all round, has no place any more.
fn without_open_city() -> Table {
    let mut table = Table::of_two();
    table.turn("E 0,-1 2 field-nl");
    table
}

#[test]
fn b_04_a_tile_that_fits_nowhere_leaves_the_game_and_the_player_draws_another() {
    let mut table = without_open_city();
    let events = table.draw("C");
    assert_eq!(steps(&events), ["drawn", "removed"]);
    assert_eq!(table.removed(), ["C"]);
    assert_eq!((table.active(), table.game.turn()), (seat(1), Turn::Chance));
    let drawn = table.draw("U");
    assert!(matches!(drawn[..], [Event::Drawn { seat: who, .. }] if who == seat(1)));
    table.act("lay 1,0 0");
    table.act("pass");
    let again = table.game.settle(Draw("C".parse().unwrap()));
    assert_eq!(again.unwrap_err().code(), "impossible-outcome");
    assert_eq!((table.active(), table.removed()), (seat(0), vec!["C".to_owned()]));
    assert_eq!(table.game.invariants(), Ok(()));
}

#[test]
fn b_04_a_tile_that_fits_somewhere_stays() {
    let mut table = Table::of_two();
    assert_eq!(steps(&table.draw("C")), ["drawn"]);
    assert_eq!(table.offers(), ["lay 0,-1 0"]);
    assert_eq!(table.removed(), [""; 0]);
}

#[test]
fn b_04_a_last_tile_that_fits_nowhere_ends_the_game_with_final_scoring() {
    let options = Agreement::default();
    let mut table = Table::drawn_with_stock("same_turn_city", &options, &["E", "C"]);
    table.turn("E 0,-1 2 field-nl");
    assert!(!table.is_over());
    let events = table.draw("C");
    assert_eq!(steps(&events), ["drawn", "removed", "scored", "ended"]);
    assert_eq!(paid(&events), ["Field 3 to red"]);
    assert!(table.is_over());
    assert_eq!(table.scores(), [3, 0, 0, 0]);
}
