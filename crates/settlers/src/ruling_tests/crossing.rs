//! S-50 to S-59: trade lines of the Great Crossing.

use game::Game;

use super::scenes::*;
use crate::action::Action;
use crate::event::Event;
use crate::geometry::{Corner, Side};
use crate::options::{SettlersOptions, TradeLines};
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::state::Settlers;

/// Seats 0 and 1 live in the west, seats 2 and 3 in the east, but nothing is built yet.
fn straits() -> Settlers {
    straits_with(&options("great-crossing-4"))
}

fn straits_with(options: &SettlersOptions) -> Settlers {
    let mut game = bare_with(options, 4);
    let (west, east) =
        (game.homes_at(game.corner(2, 1, "NE")), game.homes_at(game.corner(2, 4, "NW")));
    for owner in 0..4 {
        game.player_mut(seat(owner)).home = if owner < 2 { west } else { east };
    }
    game
}

/// The way across between the hexes (2, 1) and (2, 4): from the west coast to the east coast.
fn passage(game: &Settlers) -> ([Corner; 2], Vec<Side>) {
    let sides = [(2, 2, "SW"), (2, 2, "SE"), (2, 3, "SW"), (2, 3, "SE")];
    let line = sides.map(|(r, i, name)| game.side(r, i, name)).to_vec();
    ([game.corner(2, 1, "SE"), game.corner(2, 4, "SW")], line)
}

#[test]
fn s_50_both_start_settlements_lie_on_one_island() {
    let mut game = dealt(&options("great-crossing-4"), 4, 1);
    game.act(0, Action::Settle { at: game.corner(2, 1, "NE") });
    game.act(0, Action::Road { at: game.side(2, 1, "NE") });
    game.now.active = seat(0);
    game.now.phase = Phase::FirstSettlement { placed: 7 };
    let east = game.corner(2, 4, "NW");
    assert_eq!(game.may(0, Action::Settle { at: east }), Err(Refusal::OneHome));
    let west = game.corner(4, 0, "S");
    assert_eq!(game.may(0, Action::Settle { at: west }), Ok(()));
}

#[test]
fn s_50_only_lines_from_the_home_island_count() {
    let mut game = straits();
    let ([west, east], line) = passage(&game);
    game.village(0, east);
    game.village(2, west);
    game.ships(0, &line);
    assert_eq!(game.player(seat(0)).chips, 0, "seat 0 is at home in the west, not where it starts");
    assert!(game.lines.iter().all(|line| line.holders == 0));
}

#[test]
fn s_51_a_direct_line_earns_a_chip_at_any_building() {
    for owner in [0, 2] {
        let mut game = straits();
        let ([west, east], line) = passage(&game);
        game.village(0, west);
        game.village(owner, east);
        game.ships(0, &line[..3]);
        assert_eq!(game.points(0), if owner == 0 { 2 } else { 1 });
        game.ships(0, &line[3..]);
        assert_eq!(game.player(seat(0)).chips, 1);
        assert_eq!(game.lines.len(), 1);
    }
}

#[test]
fn s_52_an_indirect_line_goes_on_by_an_opponents_road_or_ships() {
    let mut game = straits();
    let ([west, _], line) = passage(&game);
    let inland = game.corner(2, 4, "S");
    game.village(0, west);
    game.village(2, inland);
    game.ships(0, &line);
    assert_eq!(game.player(seat(0)).chips, 0);
    game.roads(2, &[game.side(2, 4, "SW")]);
    assert_eq!(game.player(seat(0)).chips, 1, "four ships against one road");
}

/// Seat 0 sails `own` of four sides, seat 2 the rest; `closer` lays the last piece.
fn shared(own: usize, closer: usize) -> Settlers {
    let mut game = straits();
    let ([west, east], line) = passage(&game);
    game.village(0, west);
    game.village(2, east);
    if closer == 2 {
        game.ships(0, &line[..own]);
        game.ships(2, &line[own..]);
    } else {
        game.ships(2, &line[own..]);
        game.ships(0, &line[..own]);
    }
    game
}

#[test]
fn s_53_the_majority_takes_the_chip_and_on_a_tie_the_closer() {
    let chips = |game: &Settlers| (game.player(seat(0)).chips, game.player(seat(2)).chips);
    assert_eq!(chips(&shared(3, 2)), (1, 0));
    assert_eq!(chips(&shared(1, 0)), (0, 1));
    assert_eq!(chips(&shared(2, 0)), (1, 0));
    assert_eq!(chips(&shared(2, 2)), (0, 1));
}

#[test]
fn s_54_a_fork_to_two_buildings_is_two_lines() {
    let mut game = straits();
    let ([west, east], line) = passage(&game);
    game.village(0, west);
    game.village(2, east);
    game.ships(0, &line);
    let before = game.player(seat(0)).chips;
    let far = game.corner(1, 4, "SW");
    game.village(3, far);
    let branch: Vec<Side> = [(2, 3, "W"), (2, 3, "NW"), (2, 3, "NE"), (1, 3, "SE")]
        .map(|(r, i, name)| game.side(r, i, name))
        .to_vec();
    game.ships(0, &branch);
    assert_eq!((before, game.player(seat(0)).chips, game.lines.len()), (1, 2, 2));
    assert_eq!(game.invariants(), Ok(()));
}

#[test]
fn s_55_no_line_runs_on_through_a_building() {
    let mut game = straits();
    let ([west, east], line) = passage(&game);
    game.village(0, west);
    game.village(2, east);
    let middle = game.geometry().side_ends[line[1].0 as usize];
    let shared = *middle
        .iter()
        .find(|c| game.geometry().side_ends[line[2].0 as usize].contains(c))
        .expect("joined");
    game.village(3, Corner(shared));
    game.ships(0, &line);
    assert_eq!(game.player(seat(0)).chips, 0);
}

#[test]
fn s_56_a_shared_line_is_open_and_its_chip_goes_back_when_it_breaks() {
    let mut game = shared(3, 2);
    let (_, line) = passage(&game);
    game.now.active = seat(2);
    assert_eq!(game.liftable_ships(2), [line[3]]);
    let events = game.act(2, Action::Lift { from: line[3] });
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::ChipReturned { seat: s, .. } if *s == seat(0)))
    );
    assert_eq!(game.player(seat(0)).chips, 0);
    let at = game.listed(2)[0];
    game.act(2, at);
    game.ships(0, &line[3..]);
    assert_eq!(game.player(seat(0)).chips, 1, "closing the gap earns it anew");
    game.now.active = seat(0);
    game.now.ship_moved = false;
    assert!(game.liftable_ships(0).contains(&line[3]), "own ships to a foreign building are open");
}

#[test]
fn s_57_an_opponent_with_roads_alone_never_wins_by_majority() {
    let mut game = straits();
    let west = game.corner(2, 1, "SE");
    let inland = game.corner(1, 4, "N");
    game.village(0, west);
    let line: Vec<Side> = [(2, 2, "SW"), (2, 2, "SE"), (2, 3, "SW"), (2, 3, "SE")]
        .map(|(r, i, n)| game.side(r, i, n))
        .to_vec();
    game.ships(0, &line);
    let roads: Vec<Side> = [(2, 4, "W"), (2, 4, "NW"), (1, 4, "W"), (1, 4, "NW"), (0, 5, "W")]
        .map(|(r, i, n)| game.side(r, i, n))
        .to_vec();
    game.roads(2, &roads[..3]);
    assert_eq!(game.lines.len(), 0);
    let mut more = game.clone();
    more.village(2, more.corner(0, 5, "NW"));
    more.roads(2, &roads[3..]);
    assert_eq!(more.lines.len(), 1);
    assert_eq!(
        (more.player(seat(0)).chips, more.player(seat(2)).chips),
        (0, 0),
        "five roads against four ships"
    );
    let mut tie = game;
    tie.village(2, inland);
    tie.roads(2, &roads[3..4]);
    assert_eq!(tie.lines.len(), 1);
    assert_eq!(
        (tie.player(seat(0)).chips, tie.player(seat(2)).chips),
        (0, 1),
        "four against four: the closer"
    );
}

#[test]
fn s_57_one_chip_for_a_pair_of_buildings_by_the_shortest_way() {
    let mut game = straits();
    let ([west, east], line) = passage(&game);
    game.village(0, west);
    game.village(2, east);
    game.ships(0, &line);
    let detour = [(3, 1, "E"), (3, 1, "SE")].map(|(r, i, n)| game.side(r, i, n));
    game.ships(0, &detour);
    assert_eq!((game.lines.len(), game.player(seat(0)).chips), (1, 1));
}

fn reading(trade_lines: TradeLines) -> SettlersOptions {
    SettlersOptions { trade_lines, ..options("great-crossing-4") }
}

#[test]
fn s_57_a_direct_line_keeps_its_chip_beside_a_shorter_shared_way() {
    for (trade_lines, chips) in [(TradeLines::OwnFirst, 1), (TradeLines::Shortest, 0)] {
        let mut game = straits_with(&reading(trade_lines));
        let ([west, east], line) = passage(&game);
        game.village(0, west);
        game.village(1, east);
        let detour =
            [(2, 2, "W"), (2, 2, "NW"), (2, 2, "NE"), (2, 3, "NW"), (2, 3, "NE"), (2, 3, "E")]
                .map(|(r, i, name)| game.side(r, i, name));
        game.ships(0, &detour);
        game.ships(0, &line[..1]);
        assert_eq!(game.player(seat(0)).chips, 1);
        game.ships(1, &[line[3], line[2], line[1]]);
        let held = (game.player(seat(0)).chips, game.player(seat(1)).chips);
        assert_eq!(held, (chips, 0), "seat 1 is not at home in the east");
    }
}

#[test]
fn s_57_a_shared_line_may_end_at_a_third_players_house() {
    for (trade_lines, chips) in [(TradeLines::OwnFirst, 2), (TradeLines::Shortest, 1)] {
        let mut game = straits_with(&reading(trade_lines));
        let ([west, _], line) = passage(&game);
        game.village(0, west);
        game.village(2, game.corner(2, 4, "NW"));
        game.village(3, game.corner(2, 4, "S"));
        game.ships(0, &line);
        game.roads(2, &[game.side(2, 4, "W"), game.side(2, 4, "SW")]);
        assert_eq!(game.player(seat(0)).chips, chips, "four ships against one road each");
    }
}

#[test]
fn s_57_who_shares_a_line_to_a_third_players_house_holds_no_chip_for_it() {
    for (closer, chips) in [(0, [1, 1]), (2, [0, 1])] {
        let mut game = straits();
        let ([west, east], line) = passage(&game);
        game.village(0, west);
        game.village(2, game.corner(2, 4, "NW"));
        game.village(3, east);
        let branch = [(2, 3, "NE"), (2, 3, "NW"), (2, 3, "W")];
        let branch = branch.map(|(r, i, name)| game.side(r, i, name));
        game.ships(2, &branch);
        if closer == 2 {
            game.ships(0, &line[..2]);
            game.ships(2, &line[2..]);
        } else {
            game.ships(2, &line[2..]);
            game.ships(0, &line[..2]);
        }
        let held = [0, 2].map(|owner| game.player(seat(owner)).chips);
        assert_eq!(held, chips, "two ships each to seat 3; two against three to seat 2");
    }
}

#[test]
fn s_58_the_closer_of_a_line_stays_until_it_breaks() {
    let mut game = shared(2, 0);
    let (_, line) = passage(&game);
    assert_eq!(game.lines[0].closer, seat(0));
    game.now.active = seat(0);
    game.act(0, Action::Lift { from: line[1] });
    assert_eq!(game.lines.len(), 0);
    let home = game.corner(2, 1, "SE");
    let beside = game.listed(0).into_iter().find(|action| {
        matches!(action, Action::Ship { at } if game.geometry().side_ends[at.0 as usize].contains(&home.0))
    });
    game.act(0, beside.expect("beside the building"));
    game.ships(2, &line[1..2]);
    assert_eq!(game.lines[0].closer, seat(2));
    assert_eq!((game.player(seat(0)).chips, game.player(seat(2)).chips), (0, 1));
}

#[test]
fn s_59_the_goal_is_13_and_half_of_the_players_may_share_a_home() {
    let game = bare("great-crossing-4");
    assert_eq!(game.terms.goal, 13);
    let limit = SettlersOptions { home_island_limit: true, ..options("great-crossing-4") };
    for (options, third) in
        [(&limit, Err(Refusal::HomeFull)), (&options("great-crossing-4"), Ok(()))]
    {
        let mut game = dealt(options, 4, 1);
        for (r, name) in [(0, "N"), (2, "SE")] {
            let owner = game.now.active.index();
            game.act(owner, Action::Settle { at: game.corner(r, 1, name) });
            let road = game.listed(owner)[0];
            game.act(owner, road);
        }
        let at = game.corner(6, 0, "S");
        assert_eq!(game.may(2, Action::Settle { at }), third);
    }
}
