//! S-27 to S-30 and S-74: set-up, winning, victory chips.

use game::{Audience, Game};

use super::scenes::*;
use crate::action::{Action, Card};
use crate::options::SettlersOptions;
use crate::phase::Phase;
use crate::refusal::Refusal;

#[test]
fn s_27_a_start_settlement_on_the_coast_may_take_a_ship() {
    let mut game = dealt(&options("four-islands-3"), 3, 1);
    game.act(0, Action::Settle { at: game.corner(0, 1, "SE") });
    let sea = game.side(0, 2, "SW");
    assert!(game.lists(0, Action::Ship { at: sea }));
    assert!(game.listed(0).iter().any(|action| matches!(action, Action::Road { .. })), "no duty");
    game.act(0, Action::Ship { at: sea });
    assert_eq!(game.now.active, seat(1));
}

#[test]
fn s_28_no_start_ship_on_the_pirates_sides() {
    let pirate = SettlersOptions { pirate: true, ..options("four-islands-3") };
    let mut game = dealt(&pirate, 3, 1);
    let sea = game.side(0, 2, "SW");
    game.now.pirate = game.hex(0, 2).0;
    game.act(0, Action::Settle { at: game.corner(0, 1, "SE") });
    assert_eq!(game.may(0, Action::Ship { at: sea }), Err(Refusal::Pirate));
    assert!(!game.lists(0, Action::Ship { at: sea }));
}

#[test]
fn s_29_points_win_only_on_the_own_turn() {
    let mut game = bare("base");
    game.player_mut(seat(1)).points = 10;
    game.give(0, plenty(3));
    let at = game.corner(2, 2, "N");
    game.village(0, at);
    game.act(0, Action::City { at });
    assert_eq!(game.now.phase, Phase::Main, "another player's points do not end this turn");
    game.act(0, Action::End);
    assert!(game.now.phase.is_over());
    assert!(game.winners().contains(seat(1)) && game.winners().len() == 1);
}

#[test]
fn s_30_victory_chips_stay_when_a_settlement_grows() {
    let mut game = bare("new-shores");
    let at = game.corner(0, 0, "S");
    game.ships(0, &[game.side(0, 0, "SW")]);
    game.give(0, plenty(4));
    game.act(0, Action::Settle { at });
    assert_eq!((game.points(0), game.player(seat(0)).chips), (2, 1));
    game.act(0, Action::City { at });
    assert_eq!((game.points(0), game.player(seat(0)).chips), (3, 1));
}

#[test]
fn s_74_set_up_goes_forth_and_back_and_the_second_settlement_pays() {
    let mut game = dealt(&options("base"), 3, 4);
    let mut order = Vec::new();
    while !game.in_play() {
        order.push(game.now.active.index());
        let settle = game.listed(game.now.active.index())[order.len() * 3];
        let owner = game.now.active.index();
        game.act(owner, settle);
        let Action::Settle { at } = settle else { unreachable!("set-up") };
        let producing = game
            .geometry()
            .hexes_at(at.0)
            .filter(|hex| game.now.terrain[*hex].resource().is_some())
            .count();
        let second = order.len() > 3;
        let held: u8 = game.hand(owner).iter().sum();
        assert_eq!(held as usize, if second { producing } else { 0 });
        let road = game.listed(owner)[0];
        game.act(owner, road);
    }
    assert_eq!(order, [0, 1, 2, 2, 1, 0]);
    assert_eq!((game.now.active, game.now.phase), (seat(0), Phase::Roll));
    assert_eq!(game.scores(Audience::Spectator)[..3], [2, 2, 2]);
}

#[test]
fn s_74_a_start_road_touches_its_settlement() {
    let mut game = dealt(&options("base"), 3, 4);
    game.act(0, Action::Settle { at: game.corner(2, 2, "N") });
    let away = game.side(4, 0, "SW");
    assert_eq!(game.may(0, Action::Road { at: away }), Err(Refusal::NotAtSettlement));
    let ship = game.side(2, 2, "NE");
    assert_eq!(
        game.may(0, Action::Ship { at: ship }),
        Err(Refusal::NoShipHere),
        "no ships in the base game"
    );
}

#[test]
fn victory_cards_win_at_once_and_stay_hidden_till_then() {
    let mut game = bare("base");
    game.player_mut(seat(0)).points = 9;
    game.give(0, crate::building::DEVELOPMENT);
    game.act(0, Action::Buy);
    game.chance(crate::Outcome::Card { card: Card::Point });
    assert!(game.now.phase.is_over());
    let mut quiet = bare("base");
    quiet.player_mut(seat(1)).cards[Card::Point.index()] = 2;
    assert_eq!(quiet.scores(Audience::Seat(seat(0)))[1], 0);
    assert_eq!(quiet.scores(Audience::Seat(seat(1)))[1], 2);
}
