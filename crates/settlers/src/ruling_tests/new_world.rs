//! S-46 and S-47: the dealt board, dealing again, and the players' harbours.

use game::{Audience, Game, SeatSet, Turn};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use super::scenes::*;
use crate::action::{Action, Outcome};
use crate::agreement::AGREED_REDEALS_MOST;
use crate::board::hexes_in;
use crate::event::Event;
use crate::geometry::NOWHERE;
use crate::land::{Terrain, is_red};
use crate::options::SettlersOptions;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::state::Settlers;

#[test]
fn s_46_players_draw_a_harbour_and_lay_it_on_a_free_coast_in_turn() {
    let mut game = dealt(&options("new-world-3"), 3, 2);
    let mut laid = 0;
    while let Phase::LayHarbour { .. } = game.now.phase {
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
    assert_eq!((laid, game.now.phase), (9, Phase::FirstSettlement { placed: 0 }));
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

fn in_question(id: &str, seats: usize, seed: u64) -> Settlers {
    dealt(&SettlersOptions { redeal: true, ..options(id) }, seats, seed)
}

/// Lets chance lay out the board up to the next decision.
fn deal_on(game: &mut Settlers, seed: u64) {
    let mut driver = ChaCha8Rng::seed_from_u64(seed);
    while game.turn() == Turn::Chance {
        let outcome = game.pick_outcome(&mut driver, &mut Vec::new());
        game.chance(outcome.expect("chance has its turn"));
        assert_eq!(game.check_invariants(), Ok(()));
    }
}

#[test]
fn s_47_all_seats_are_asked_side_by_side_and_one_keeps_the_deal() {
    let mut game = in_question("new-world-3", 3, 4);
    let board = (game.now.terrain, game.now.chips);
    assert_eq!(game.turn(), Turn::Decide([0, 1, 2].map(seat).into_iter().collect()));
    assert_eq!(game.listed(1), [Action::Keep, Action::Redeal]);
    let told = game.act(1, Action::Keep);
    assert_eq!(told, [Event::DealAnswered { seat: seat(1), keeps: true }]);
    assert!(game.listed(1).is_empty(), "everybody answers once");
    game.act(2, Action::Redeal);
    let shown = game.view(Audience::Spectator);
    let deal = shown.deal.expect("the deal is in question");
    assert_eq!(shown.phase, "agree-deal");
    assert_eq!(deal.answered, [1, 2].map(seat).into_iter().collect());
    assert_eq!(deal.keep, SeatSet::only(seat(1)));
    game.act(0, Action::Redeal);
    assert_eq!((game.now.phase, game.now.active), (Phase::DrawHarbour, seat(0)));
    assert_eq!((game.now.terrain, game.now.chips), board, "nothing moved");
    assert_eq!(game.view(Audience::Spectator).deal, None);
}

#[test]
fn s_47_the_board_is_dealt_again_if_all_ask_for_it_and_not_for_ever() {
    for (id, seats) in [("new-world-3", 3), ("new-world-4", 4)] {
        let mut game = in_question(id, seats, 4);
        let mut before = game.now.terrain;
        for round in 1..=AGREED_REDEALS_MOST {
            assert!(matches!(game.now.phase, Phase::AgreeDeal { .. }), "{id} round {round}");
            let told = (0..seats).map(|owner| game.act(owner, Action::Redeal)).last();
            assert!(told.is_some_and(|told| told.contains(&Event::DealtAgain)));
            assert!(matches!(game.now.phase, Phase::DealTerrain { .. }), "{id} round {round}");
            assert!(game.now.chips.iter().all(|chip| *chip == 0), "the old chips are gone");
            deal_on(&mut game, u64::from(round));
            assert_ne!(game.now.terrain, before, "{id} round {round}");
            assert!(reds_apart(&game));
            before = game.now.terrain;
        }
        assert!(matches!(game.now.phase, Phase::LayHarbour { .. }), "{id}: this one is played");
    }
}

#[test]
fn s_47_nobody_is_asked_without_the_option_or_where_the_islands_are_printed() {
    for options in [
        options("new-world-3"),
        SettlersOptions { redeal: true, ..options("base") },
        SettlersOptions { redeal: true, ..options("oceania-3") },
    ] {
        let game = dealt(&options, 3, 1);
        assert!(!matches!(game.now.phase, Phase::AgreeDeal { .. }), "{}", options.scenario);
        for action in [Action::Keep, Action::Redeal] {
            assert_eq!(game.may(0, action), Err(Refusal::DealStands));
        }
    }
    let game = in_question("new-world-4", 4, 1);
    assert_eq!(game.may(0, Action::Roll), Err(Refusal::NotNow));
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
