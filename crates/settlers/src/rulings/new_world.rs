//! S-46 and S-47: the dealt board and the players' harbours.

use game::{Game, Turn};

use super::scenes::*;
use crate::action::{Action, Outcome};
use crate::board::hexes_in;
use crate::geometry::NOWHERE;
use crate::land::{Terrain, is_red};
use crate::options::SettlersOptions;
use crate::refusal::Refusal;
use crate::state::{Settlers, Step};

#[test]
fn s_46_players_draw_a_harbour_and_lay_it_on_a_free_coast_in_turn() {
    let mut game = dealt(&options("new-world-3"), 3, 2);
    let mut laid = 0;
    while let Step::LayHarbour { .. } = game.now.step {
        let owner = game.now.active.index();
        assert_eq!(owner, laid % 3);
        let list = game.listed(owner);
        for action in &list {
            let Action::Harbour { at } = action else { unreachable!("harbours only") };
            let hexes = game.geometry().side_hexes[at.0 as usize];
            let wet = |hex: &u8| *hex == NOWHERE || game.now.terrain[*hex as usize] == Terrain::Sea;
            assert_eq!(hexes.iter().filter(|hex| wet(hex)).count(), 1);
        }
        game.act(owner, list[0]);
        let (side, _) = game.now.harbours[laid];
        let again = Action::Harbour { at: crate::Side(side) };
        laid += 1;
        if game.turn() == Turn::Chance {
            let mut outcomes = Vec::new();
            game.outcomes(&mut outcomes);
            game.chance(outcomes[0].outcome);
            assert_eq!(game.may(laid % 3, again), Err(Refusal::NoHarbourHere));
        }
    }
    assert_eq!((laid, game.now.step), (9, Step::FirstSettlement));
}

fn reds_apart(game: &Settlers) -> bool {
    let reds = |hex: usize| is_red(game.now.chips[hex]);
    hexes_in(game.now.land)
        .filter(|hex| reds(*hex))
        .all(|hex| game.geometry().beside(hex).all(|other| !reds(other)))
}

#[test]
fn s_47_red_chips_lie_apart_and_islands_are_many_and_small() {
    for id in ["new-world-3", "new-world-4"] {
        let seats = if id.ends_with('3') { 3 } else { 4 };
        for seed in 0..12 {
            let game = dealt(&options(id), seats, seed);
            assert!(reds_apart(&game), "{id} seed {seed}");
            let islands: Vec<u64> = game.islands().collect();
            assert!(islands.len() >= 3, "{id} seed {seed}");
            assert!(islands.iter().all(|island| island.count_ones() <= 12), "{id} seed {seed}");
        }
    }
}

#[test]
fn s_47_some_deals_are_dealt_again() {
    let again = (0..12).map(|seed| u32::from(dealt(&options("new-world-4"), 4, seed).now.redeals));
    let total: u32 = again.sum();
    assert!(total > 0 && total < 400, "{total}");
}

#[test]
fn s_47_red_chips_avoid_gold_in_house_pools() {
    let house = crate::scenario::text("new-world-3").expect("of the house");
    let house = house.replace(
        "sea = 19, desert = 0, gold = 0, fields = 4",
        "sea = 19, desert = 0, gold = 2, fields = 2",
    );
    let options =
        SettlersOptions { scenario: "custom".into(), custom: house, ..Default::default() };
    for seed in 0..6 {
        let game = dealt(&options, 3, seed);
        let gold = (0..39).filter(|hex| game.now.terrain[*hex] == Terrain::Gold);
        assert!(
            gold.into_iter().all(|hex| !is_red(game.now.chips[hex]) && game.now.chips[hex] != 0)
        );
    }
}

#[test]
fn every_red_place_offered_leaves_room_for_the_rest() {
    let mut game = Settlers::start(
        &SettlersOptions { numbers: crate::NumberLayout::Random, ..options("base") },
        3,
    )
    .expect("starts");
    while game.turn() == Turn::Chance {
        let mut outcomes = Vec::new();
        game.outcomes(&mut outcomes);
        let last = outcomes[outcomes.len() - 1].outcome;
        if let Outcome::Red { .. } = last {
            assert!(outcomes.iter().all(|outcome| outcome.weight == 1));
        }
        game.chance(last);
    }
    assert!(reds_apart(&game));
}
