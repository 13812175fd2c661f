//! S-60 to S-66: Greater Catan.

use game::Game;

use super::scenes::*;
use crate::action::{Action, Outcome};
use crate::board::hexes_in;
use crate::geometry::{Hex, Side};
use crate::land::Terrain;
use crate::phase::{Course, Phase};
use crate::state::Settlers;

fn greater() -> Settlers {
    bare("greater-catan-4")
}

/// A ship whose far end touches island 5, the hex (4, 8); its near end is at sea.
fn landing(game: &Settlers) -> (Side, Hex) {
    (game.side(4, 7, "NE"), game.hex(4, 8))
}

/// The bag is empty and seat 0 has reached island 5.
fn robbed() -> Settlers {
    let mut game = greater();
    game.now.chip_pile = [0; 10];
    game
}

fn sail(game: &mut Settlers) {
    let (side, _) = landing(game);
    let at = game.corner(4, 7, "N");
    game.village(0, at);
    game.give(0, plenty(1));
    game.act(0, Action::Ship { at: side });
}

#[test]
fn s_60_eight_cities_chipless_islands_and_a_bag_of_seven() {
    let game = greater();
    let pieces = game.board().scenario.pieces;
    assert_eq!((pieces.settlements, pieces.cities, pieces.roads, pieces.ships), (5, 8, 15, 15));
    assert_eq!(game.now.chip_pile, [1, 1, 1, 1, 0, 0, 1, 1, 1, 0]);
    let small = game.board().bag_hexes;
    assert_eq!(small.count_ones(), 18);
    assert!(hexes_in(small).all(|hex| game.now.chips[hex] == 0 && game.now.terrain[hex].is_land()));
    let start = dealt(&options("greater-catan-4"), 4, 1);
    let abroad = start.corner(4, 8, "N");
    assert_eq!(start.may(0, Action::Settle { at: abroad }), Err(crate::Refusal::NotTheStart));
}

#[test]
fn s_61_a_piece_that_reaches_a_bare_hex_draws_a_chip_from_the_bag() {
    let mut game = greater();
    sail(&mut game);
    let (_, hex) = landing(&game);
    assert_eq!(game.now.phase, Phase::BagChip { hex: hex.0, then: Course::Main });
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    assert!(outcomes.len() == 7 && outcomes.iter().all(|outcome| outcome.weight == 1));
    game.chance(Outcome::Number { chip: 9 });
    assert_eq!((game.now.chips[hex.at()], game.now.phase), (9, Phase::Main));
}

#[test]
fn s_61_two_bare_hexes_at_once_come_in_the_players_order() {
    let mut game = greater();
    let at = game.corner(0, 6, "SW");
    game.village(0, at);
    game.give(0, plenty(1));
    let side = game.geometry().sides_from(at.0).map(Side).find(|side| {
        let far = game.geometry().across(side.0, at.0);
        let bare =
            game.geometry().hexes_at(far).filter(|hex| game.board().bag_hexes >> hex & 1 == 1);
        game.now.ship_sides.contains(side.0) && bare.count() == 2
    });
    game.act(0, Action::Ship { at: side.expect("between two island hexes") });
    assert_eq!(game.now.phase, Phase::OrderChips { then: Course::Main });
    let list = game.listed(0);
    assert_eq!(list.len(), 2);
    let Action::Chart { hex } = list[1] else { unreachable!("an order") };
    game.act(0, list[1]);
    assert_eq!(game.now.phase, Phase::BagChip { hex: hex.0, then: Course::Main });
    game.chance(Outcome::Number { chip: 2 });
    game.chance(Outcome::Number { chip: 3 });
    assert_eq!((game.now.phase, game.now.chips[hex.at()]), (Phase::Main, 2));
}

/// The sources offered for the waiting hex.
fn sources(game: &Settlers) -> Vec<Hex> {
    let list = game.listed(0).into_iter();
    list.map(|action| match action {
        Action::Chip { from } => from,
        other => unreachable!("{other}"),
    })
    .collect()
}

#[test]
fn s_62_a_chip_comes_from_an_own_hex_that_leaves_every_building_one() {
    let mut game = robbed();
    let at = game.corner(4, 4, "N");
    game.village(0, at);
    sail(&mut game);
    let own: Vec<Hex> = game.geometry().hexes_at(at.0).map(|hex| Hex(hex as u8)).collect();
    let offered = sources(&game);
    assert!(!offered.is_empty() && offered.iter().all(|hex| own.contains(hex)));
    let (_, hex) = landing(&game);
    let number = game.now.chips[offered[0].at()];
    game.act(0, Action::Chip { from: offered[0] });
    assert_eq!((game.now.chips[hex.at()], game.now.chips[offered[0].at()]), (number, 0));
    assert_eq!(game.yields_are_up_to_date(), Ok(()));
}

#[test]
fn s_62_no_building_loses_its_last_chip_and_reds_stay_apart() {
    let mut game = robbed();
    let at = game.corner(4, 4, "N");
    game.village(0, at);
    let around: Vec<Hex> = game.geometry().hexes_at(at.0).map(|hex| Hex(hex as u8)).collect();
    for (hex, number) in around.iter().zip([6, 4, 9]) {
        game.number(*hex, number);
    }
    let lonely = game.geometry().corners_of[around[1].at()]
        .iter()
        .find(|corner| {
            game.now.open.contains(*corner)
                && game.geometry().hexes_at(*corner).filter(|hex| game.now.chips[*hex] != 0).count()
                    >= 2
        })
        .expect("room for another");
    for hex in
        game.geometry().hexes_at(lonely).filter(|hex| *hex != around[1].at()).collect::<Vec<_>>()
    {
        game.number(Hex(hex as u8), 0);
    }
    game.village(1, crate::Corner(lonely));
    let (_, island) = landing(&game);
    let beside: Vec<usize> = game.geometry().beside(island.at()).collect();
    sail(&mut game);
    assert!(!sources(&game).contains(&around[1]), "it is the last chip of seat 1");
    assert!(beside.iter().all(|hex| game.board().bag_hexes >> hex & 1 == 0));
    let pair = game.hex(0, 0);
    game.now.phase = Phase::TakeChip { hex: game.hex(0, 1).0, then: Course::Main };
    game.number(pair, 8);
    assert!(!sources(&game).contains(&around[0]), "a red chip beside a red one");
}

#[test]
fn s_63_the_rules_break_in_the_order_a_b_c() {
    let mut game = robbed();
    sail(&mut game);
    let free = sources(&game);
    let elsewhere = free.len();
    assert!(elsewhere > 10, "without own building on the main island rule a breaks");
    let at = game.corner(4, 4, "N");
    game.village(1, at);
    let around: Vec<usize> = game.geometry().hexes_at(at.0).collect();
    for hex in hexes_in(game.now.land & game.board().start) {
        game.number(Hex(hex as u8), 0);
    }
    game.number(Hex(around[0] as u8), 5);
    assert_eq!(sources(&game), [Hex(around[0] as u8)], "then b breaks");
    game.number(Hex(around[0] as u8), 6);
    let second = game.hex(0, 1);
    game.now.phase = Phase::TakeChip { hex: second.0, then: Course::Main };
    game.number(game.hex(0, 0), 8);
    assert_eq!(sources(&game), [Hex(around[0] as u8)], "then c breaks");
}

#[test]
fn s_64_a_building_without_any_chip_does_not_block() {
    let mut game = robbed();
    let (own, bare) = (game.corner(4, 4, "N"), game.corner(6, 4, "S"));
    game.village(0, own);
    game.village(1, bare);
    for hex in game.geometry().hexes_at(bare.0).collect::<Vec<_>>() {
        game.number(Hex(hex as u8), 0);
    }
    sail(&mut game);
    let mine: Vec<Hex> = game.geometry().hexes_at(own.0).map(|hex| Hex(hex as u8)).collect();
    let offered = sources(&game);
    assert!(
        !offered.is_empty() && offered.iter().all(|hex| mine.contains(hex)),
        "rule a still holds"
    );
}

#[test]
fn s_65_desert_and_emptied_hexes_stay_bare_and_the_robber_protects_nothing() {
    let mut game = robbed();
    let at = game.corner(4, 4, "N");
    game.village(0, at);
    let from =
        game.geometry().hexes_at(at.0).find(|hex| game.now.chips[*hex] != 0).expect("a chip");
    game.count_hex(Hex(from as u8), false);
    game.now.robber = from as u8;
    sail(&mut game);
    let offered = sources(&game);
    assert!(offered.contains(&Hex(from as u8)));
    game.act(0, Action::Chip { from: Hex(from as u8) });
    game.roads(0, &[game.side(4, 4, "NE")]);
    assert_eq!(game.now.charted, 0, "an emptied hex is no bare island");
    let desert =
        game.now.terrain.iter().position(|terrain| *terrain == Terrain::Desert).expect("one");
    assert_eq!((game.now.chips[desert], game.board().bag_hexes >> desert & 1), (0, 0));
    assert_eq!(game.yields_are_up_to_date(), Ok(()));
}

#[test]
fn s_66_laying_a_chip_gives_no_card_and_18_points_win() {
    let mut game = greater();
    sail(&mut game);
    let hand = game.hand(0);
    game.chance(Outcome::Number { chip: 5 });
    assert_eq!((game.hand(0), game.terms.goal, game.player(seat(0)).chips), (hand, 18, 0));
}
