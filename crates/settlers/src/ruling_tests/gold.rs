//! S-23 to S-26: the gold river and the bank's shortage.

use game::{Game, SeatSet, Turn};

use super::scenes::*;
use crate::action::Action;
use crate::event::Event;
use crate::goods::{Bundle, Cards, Resource};
use crate::land::Terrain;
use crate::phase::Phase;
use crate::refusal::Refusal;

/// New Shores with gold (number 3) in the north east.
fn river() -> crate::Settlers {
    bare("new-shores")
}

fn takes(game: &crate::Settlers) -> Turn {
    game.turn()
}

#[test]
fn s_23_gold_brings_cards_of_free_choice_two_for_a_city() {
    let mut game = river();
    let (south, north) = (game.corner(0, 5, "S"), game.corner(0, 5, "NE"));
    game.village(0, south);
    game.dice(3);
    assert_eq!(takes(&game), Turn::Decide(SeatSet::only(seat(0))));
    assert_eq!(game.listed(0).len(), 5, "any kind");
    game.act(0, Action::Take { card: Resource::Ore });
    assert_eq!((game.hand(0), game.now.phase), ([0, 0, 0, 0, 1], Phase::Main));
    game.town(1, north);
    game.dice(3);
    game.act(0, Action::Take { card: Resource::Wool });
    game.act(1, Action::Take { card: Resource::Wool });
    game.act(1, Action::Take { card: Resource::Ore });
    assert_eq!((game.hand(1), game.now.phase), ([0, 0, 1, 0, 1], Phase::Main));
}

#[test]
fn s_24_normal_hexes_pay_first_then_gold_in_turn_order() {
    let mut game = river();
    game.number(game.hex(0, 4), 3);
    let (south, shared) = (game.corner(0, 5, "S"), game.corner(0, 5, "NW"));
    game.village(0, south);
    game.village(2, shared);
    game.now.active = seat(1);
    let events = game.dice(3);
    assert!(
        events.contains(&Event::Received { seat: seat(2), cards: Bundle::of(Resource::Grain, 1) })
    );
    assert_eq!(takes(&game), Turn::Decide(SeatSet::only(seat(2))), "seat 2 comes before seat 0");
    game.act(2, Action::Take { card: Resource::Ore });
    assert_eq!(takes(&game), Turn::Decide(SeatSet::only(seat(0))));
}

#[test]
fn s_25_a_kind_that_does_not_suffice_goes_to_nobody_or_to_the_only_one() {
    let mut game = river();
    let (a, b) = (game.corner(0, 4, "N"), game.corner(0, 4, "SE"));
    game.village(0, a);
    let others = game.now.bank.count(Resource::Grain) - 1;
    game.give(2, Cards::of(Resource::Grain, others));
    let mut alone = game.clone();
    alone.town(0, b);
    alone.now.bank =
        alone.now.bank.minus(Cards::of(Resource::Grain, alone.now.bank.count(Resource::Grain) - 1));
    alone.dice(4);
    assert_eq!(alone.hand(0)[3], 1, "what is left");
    game.village(1, b);
    let events = game.dice(4);
    assert_eq!((game.hand(0)[3], game.hand(1)[3]), (0, 0));
    assert!(events.contains(&Event::Short { kind: Resource::Grain }));
}

#[test]
fn s_25_gold_names_only_what_the_bank_holds_and_lapses_when_it_is_empty() {
    let mut game = river();
    let south = game.corner(0, 5, "S");
    game.village(0, south);
    game.give(3, Cards::new([19, 19, 19, 19, 18]));
    let mut broke = game.clone();
    broke.give(3, one(Resource::Ore));
    game.dice(3);
    assert_eq!(game.listed(0), [Action::Take { card: Resource::Ore }]);
    assert_eq!(game.may(0, Action::Take { card: Resource::Wool }), Err(Refusal::BankEmpty));
    broke.dice(3);
    assert_eq!(broke.now.phase, Phase::Main);
}

#[test]
fn s_26_a_second_start_settlement_at_gold_pays_a_card_of_choice() {
    let mut game = dealt(&options("base"), 3, 1);
    let hex = game.hex(2, 2);
    game.terraform(hex, Terrain::Gold);
    game.now.active = seat(0);
    game.now.phase = Phase::FirstSettlement { placed: 5 };
    let at = game.corner(2, 2, "N");
    game.act(0, Action::Settle { at });
    let paid: u8 = game.hand(0).iter().sum();
    game.act(0, Action::Road { at: game.side(2, 2, "NE") });
    assert!(matches!(game.now.phase, Phase::Pick { .. }));
    game.act(0, Action::Take { card: Resource::Brick });
    assert_eq!(game.hand(0).iter().sum::<u8>(), paid + 1);
    assert_eq!(game.now.phase, Phase::Roll);
}
