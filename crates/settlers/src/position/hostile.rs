//! Positions that look right, line by line, and would break the game: each is refused at the door.

use game::{Audience, Coded, Game, PositionError, PositionText, Quiet, Seat};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use super::{Position, Step};
use crate::board::ChipCell;
use crate::geometry::{Corner, Hex, Side};
use crate::phase::{Course, Phase};
use crate::ruling_tests::scenes::*;
use crate::{Settlers, SettlersOptions};

fn set_up(text: &str) -> Result<Settlers, PositionError> {
    let read: PositionText = text.parse()?;
    read.set_up(Some(&mut ChaCha8Rng::seed_from_u64(1)))
}

/// A game as text, after a change.
fn changed(game: &Settlers, change: impl FnOnce(&mut Position)) -> String {
    let text = PositionText::of(game, Audience::Referee).to_string();
    let heading = text.split_once("\n\n").expect("a heading").0;
    let mut position = game.position_for(Audience::Referee);
    change(&mut position);
    format!("{heading}\n\n{position}")
}

#[track_caller]
fn taken(text: &str) -> Settlers {
    set_up(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

#[track_caller]
fn refused(text: &str, words: &str) {
    match set_up(text) {
        Ok(_) => panic!("taken:\n{text}"),
        Err(error) => {
            assert_eq!(error.code(), "position-impossible", "{error}");
            assert!(error.to_string().contains(words), "{error}");
        }
    }
}

#[track_caller]
fn spoiled(game: &Settlers, change: impl FnOnce(&mut Position), words: &str) {
    taken(&changed(game, |_| {}));
    refused(&changed(game, change), words);
}

/// Plays the first listed decision, so many times.
fn after(mut game: Settlers, decisions: usize) -> Settlers {
    for _ in 0..decisions {
        let action = game.listed(game.now.active.index())[0];
        game.act(game.now.active.index(), action);
    }
    game
}

/// Corners that keep their distance from each other and from all that stands.
fn free_corners(game: &Settlers, count: usize) -> Vec<Corner> {
    let mut game = game.clone();
    let next = |_| {
        let at = Corner(game.first_spots().iter().next().expect("room"));
        game.now.open = game.now.open.minus(&game.geometry().near[usize::from(at.0)]);
        at
    };
    (0..count).map(next).collect()
}

#[test]
fn a_set_up_has_as_many_settlements_as_turns_have_passed() {
    let game = dealt(&options("base"), 3, 1);
    let corners = free_corners(&game, 5);
    let five = |position: &mut Position| {
        corners.iter().for_each(|at| position.sketch.settlements[0].insert(at.0));
    };
    spoiled(&game, five, "seat 0 has founded no more than 0 settlements");
    let game = after(game, 4);
    assert_eq!(game.now.phase, Phase::FirstSettlement { placed: 2 });
    let gone = |position: &mut Position| {
        position.sketch.settlements[1] = Default::default();
        position.sketch.roads[1] = Default::default();
    };
    spoiled(&game, gone, "seat 1 has founded 1 settlements, not 0");
    spoiled(&game, |p| p.sketch.roads[1] = Default::default(), "one road or ship belongs");
    let town = |position: &mut Position| {
        std::mem::swap(&mut position.sketch.settlements[1], &mut position.sketch.cities[1]);
    };
    spoiled(&game, town, "seat 1 has founded no more than 1 settlements");
    spoiled(&game, |p| p.course = Some(Course::SetUp { placed: 3 }), "seat 2 has founded 1");
}

#[test]
fn a_first_road_comes_from_a_stock_that_has_it() {
    let game = after(dealt(&options("base"), 3, 1), 1);
    let Phase::FirstRoad { at, .. } = game.now.phase else { panic!("{:?}", game.now.phase) };
    let roads = |position: &mut Position| {
        let mut ahead = game.clone();
        for _ in 0..15 {
            let side = ahead.player(seat(0)).road_spots.iter().last().expect("a spot");
            ahead.put_road(seat(0), Side(side), &mut Quiet);
        }
        position.sketch.roads[0] = ahead.player(seat(0)).roads;
    };
    spoiled(&game, roads, "in the set-up");
    let elsewhere = |position: &mut Position| position.phase = Step::FirstRoad(Corner(at + 1));
    spoiled(&game, elsewhere, "no settlement at");
}

#[test]
fn a_lifted_ship_is_in_the_stock() {
    let mut game = bare("new-shores");
    let coast = |at: &u8| {
        let sides = &game.geometry().sides_at[usize::from(*at)];
        game.now.ship_sides.meets(sides) && game.now.road_sides.meets(sides)
    };
    let home = game.first_spots().iter().find(coast).expect("a coast");
    game.village(0, Corner(home));
    let stock = game.board().scenario.pieces.ships;
    for left in (0..stock).rev() {
        let side = game.player(seat(0)).ship_spots.iter().next().expect("a spot");
        game.ships(0, &[Side(side)]);
        assert_eq!(game.player(seat(0)).left.ships, left);
    }
    let spot = game.player(seat(0)).ship_spots.iter().next().expect("a spot");
    let lifted = |position: &mut Position| {
        (position.phase, position.ship_moved) = (Step::Lifted(Side(spot)), true);
    };
    spoiled(&game, lifted, "no ship was lifted");
}

#[test]
fn cards_that_are_promised_are_those_that_nobody_is_told_to_hold() {
    let mut game = bare("base");
    game.give(0, crate::goods::Cards::new([0, 0, 0, 0, 1]));
    let text = changed(&game, |position| {
        (position.bank, position.players[0].hand) = (None, super::Held::Open(6));
    });
    let offer = "phase answer\noffer 5ore for 1wool\nanswer 1 open\n";
    let text = text.replace("phase main\n", offer);
    taken(&format!("{text}hand 1 14ore\n"));
    refused(&format!("{text}hand 1 16ore\n"), "seat 0 cannot hold what it offers");
    let bank = "bank 19brick+19lumber+19wool+19grain";
    refused(&format!("{text}{bank}+18ore\nhand 1 1wool\n"), "20 cards of wool");
    let bank = "bank 19brick+19lumber+18wool+19grain";
    refused(&format!("{text}{bank}+18ore\nhand 1 1wool\n"), "seat 0 cannot hold what it offers");
}

#[test]
fn counters_have_bounds() {
    let game = bare("oceania-3");
    let text = changed(&game, |_| {});
    refused(&format!("{text}played 200point+100knight\n"), "played victory cards");
    refused(&text.replace("turn 1\n", "turn 65535\n"), "no game has 65535 turns");
    let mut late = taken(&text.replace("turn 1\n", "turn 60000\n"));
    late.end_turn(&mut Quiet);
    assert_eq!(late.now.turn, 60_000);
    taken(&changed(&late, |_| {}));
    let hex = (0..64).find(|hex| game.board().is_face_down(*hex)).expect("a hidden hex");
    let find = format!("phase find h{hex}\nfound h{hex}\n");
    let finds = text.replace("phase main\n", &find);
    refused(&format!("{finds}picks 0 255\n"), "seat 0 takes more cards than there are");
    let game = taken(&format!("{finds}picks 0 95\n"));
    assert_eq!(game.now.phase, Phase::Find { hex: hex as u8, then: Course::Main });
    let mut game = game;
    game.player_mut(seat(0)).claim(200);
    assert_eq!(game.player(seat(0)).picks, 95);
}

#[test]
fn a_game_that_is_over_was_won_with_the_cards_that_are_there() {
    let mut game = bare_with(&SettlersOptions { points_to_win: 5, ..options("base") }, 3);
    for at in free_corners(&game, 2) {
        game.village(0, at);
    }
    let over = |position: &mut Position| position.phase = Step::Over;
    spoiled(&game, over, "the game is over and nobody has won");
    let text = changed(&game, over);
    refused(&format!("{text}cards 0 2knight\n"), "nobody has won");
    refused(&format!("{text}cards 0 2?\n"), "nobody has won");
    taken(&format!("{text}cards 0 knight+3point\n"));
    let game = taken(&format!("{text}cards 0 2?\nnew 0 3?\n"));
    assert!(game.player(seat(0)).hidden_points() >= 3);
}

fn dealing(game: &Settlers, step: &str) -> String {
    let text = changed(game, |position| {
        (position.sketch.robber, position.turn) = (None, None);
        position.sketch.harbours.clear();
    });
    let phase = text.lines().find(|line| line.starts_with("phase")).expect("a phase").to_owned();
    let text = text.replace(&phase, &format!("phase {step}"));
    let lines = text.lines().filter(|line| !line.starts_with("course"));
    lines.map(|line| format!("{line}\n")).collect()
}

/// A game whose board is dealt up to some phase.
fn dealt_up_to(options: &SettlersOptions, seats: usize, stop: fn(Phase) -> bool) -> Settlers {
    let mut game = Settlers::start(options, seats).expect("a game");
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    while !stop(game.now.phase) {
        let outcome = game.pick_outcome(&mut rng, &mut Vec::new()).expect("an outcome");
        game.chance(outcome);
    }
    game
}

#[test]
fn chips_lie_when_their_time_has_come() {
    let base = options("base");
    let spiral = dealt_up_to(&base, 3, |phase| matches!(phase, Phase::DealSpiral { .. }));
    let text = changed(&spiral, |_| {});
    taken(&text);
    let land = spiral.now.terrain.iter().position(|terrain| terrain.takes_chip()).expect("land");
    let chip = |position: &mut Position| position.sketch.hexes[land].1 = 5;
    spoiled(&spiral, chip, "chips of the pool");
    let early = dealt_up_to(&base, 3, |phase| matches!(phase, Phase::DealTerrain { hex: 9, .. }));
    let land = early.now.terrain.iter().position(|terrain| terrain.takes_chip()).expect("land");
    spoiled(&early, |position| position.sketch.hexes[land].1 = 5, "chips of the pool");
    let ready = dealt(&base, 3, 1);
    for step in ["agree-deal", "deal-spiral", "draw-harbour"] {
        assert!(set_up(&dealing(&ready, step)).is_err(), "{step}");
    }
    taken(&dealing(&ready, "deal-harbour"));
    let mut bare = ready.clone();
    let land = (0..19).find(|hex| bare.now.chips[*hex] != 0).expect("a chip");
    bare.now.chips[land] = 0;
    refused(&dealing(&bare, "deal-harbour"), "chips of the pool");
    spoiled(&ready, |position| position.sketch.hexes[land].1 = 0, "chips of the pool");
}

#[test]
fn pools_are_dealt_one_after_the_other() {
    let sea = options("new-world-3");
    let game = dealt_up_to(&sea, 3, |phase| matches!(phase, Phase::DealTerrain { hex: 9, .. }));
    let last = game.geometry().hexes() - 1;
    let later =
        (0..=last).rev().find(|hex| game.now.terrain[*hex] == crate::land::Terrain::Unknown);
    let later = later.expect("an undealt hex");
    let lies = |position: &mut Position| position.sketch.hexes[later].0 = crate::land::Terrain::Sea;
    spoiled(&game, lies, "hexes are dealt in their order");
}

#[test]
fn a_board_shows_what_its_scenario_prints() {
    let game = bare("oceania-3");
    let printed = |cell: &ChipCell| matches!(cell, ChipCell::Number(_));
    let cells = game.board().grids.chips.iter().enumerate().filter(|(_, cell)| printed(cell));
    let hexes: Vec<usize> = cells.map(|(hex, _)| hex).collect();
    let swap = |position: &mut Position| {
        let [a, b] = [hexes[0], hexes[1]].map(|hex| position.sketch.hexes[hex].1);
        (position.sketch.hexes[hexes[0]].1, position.sketch.hexes[hexes[1]].1) = (b, a);
    };
    spoiled(&game, swap, "is printed on h");
    spoiled(&game, |position| position.sketch.harbours.truncate(1), "harbours are missing");
    let base = bare("base");
    spoiled(&base, |position| position.sketch.robber = None, "the robber is missing");
    let pirate = bare_with(&SettlersOptions { pirate: true, ..options("new-shores") }, 4);
    assert!(pirate.now.phase == Phase::Main);
    let text = changed(&pirate, |position| position.sketch.pirate = None);
    refused(&text, "the pirate is missing");
}

#[test]
fn the_robber_stands_once() {
    let game = bare("base");
    let text = changed(&game, |_| {});
    let other = |number: u8| changed(&game, |p| p.sketch.robber = Some(Hex(number)));
    let (one, two) = (other(0), other(18));
    let both: Vec<&str> = one
        .lines()
        .zip(two.lines())
        .zip(text.lines())
        .map(|((one, two), three)| {
            if one.contains('R') {
                one
            } else if two.contains('R') {
                two
            } else {
                three
            }
        })
        .collect();
    let error = set_up(&both.join("\n")).expect_err("two robbers");
    assert_eq!(error.code(), "position-drawing", "{error}");
}

#[test]
fn a_course_agrees_with_its_phase() {
    let text = changed(&bare("base"), |_| {});
    taken(&format!("{text}course main\n"));
    refused(&format!("{text}course roll\n"), "this phase has no course 'roll'");
    let roll = text.replace("phase main", "phase roll");
    taken(&roll);
    refused(&format!("{roll}course main\n"), "this phase has no course 'main'");
}

/// Ties go to whoever closed the line: unless it is told, that is the active seat.
#[test]
fn a_trade_line_of_which_nothing_is_told_was_closed_by_the_active_seat() {
    for active in 0..4 {
        let mut game = bare("great-crossing-4");
        let (west, east) =
            (game.homes_at(game.corner(2, 1, "NE")), game.homes_at(game.corner(2, 4, "NW")));
        for owner in 0..4 {
            game.player_mut(seat(owner)).home = if owner < 2 { west } else { east };
        }
        game.village(0, game.corner(2, 1, "SE"));
        game.village(2, game.corner(2, 4, "SW"));
        let sides = [(2, 2, "SW"), (2, 2, "SE"), (2, 3, "SW"), (2, 3, "SE")];
        let line = sides.map(|(r, i, name)| game.side(r, i, name));
        game.ships(0, &line[..2]);
        game.ships(2, &line[2..]);
        let game = taken(&changed(&game, |position| {
            position.lines.clear();
            position.active = Seat::new(active).expect("a seat");
        }));
        assert_eq!(game.lines.iter().map(|line| line.closer.index()).collect::<Vec<_>>(), [active]);
    }
}
