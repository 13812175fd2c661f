//! S-70 to S-83: the base game.

use game::{Audience, Game, SeatSet, Turn};

use super::scenes::*;
use crate::action::{Action, Card, Outcome};
use crate::board::hexes_in;
use crate::building::{CITY, DEVELOPMENT, ROAD, SETTLEMENT, SHIP};
use crate::deal::{SPIRAL_NUMBERS, spiral_order};
use crate::event::Event;
use crate::geometry::Hex;
use crate::goods::{Cards, Resource};
use crate::land::{Terrain, is_red};
use crate::options::SettlersOptions;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::state::Settlers;

#[test]
fn s_70_costs() {
    let costs = [ROAD, SHIP, SETTLEMENT, CITY, DEVELOPMENT].map(Cards::counts);
    let table =
        [[1, 1, 0, 0, 0], [0, 1, 1, 0, 0], [1, 1, 1, 1, 0], [0, 0, 0, 2, 3], [0, 0, 1, 1, 1]];
    assert_eq!(costs, table);
    let mut game = bare("base");
    let at = game.corner(2, 2, "N");
    game.village(0, at);
    assert_eq!(game.may(0, Action::City { at }), Err(Refusal::CannotPay));
    game.give(0, CITY);
    game.act(0, Action::City { at });
    assert_eq!((game.hand(0), game.now.bank), ([0; 5], Cards::new([19; 5])));
}

#[test]
fn s_71_pieces_run_out_and_a_grown_settlement_comes_back() {
    let mut game = bare("base");
    let pieces = game.board().scenario.pieces;
    assert_eq!((pieces.settlements, pieces.cities, pieces.roads, pieces.ships), (5, 4, 15, 0));
    let at = game.corner(2, 2, "N");
    game.village(0, at);
    assert_eq!(game.player(seat(0)).left.settlements, 4);
    game.give(0, plenty(3));
    game.act(0, Action::City { at });
    assert_eq!((game.player(seat(0)).left.settlements, game.player(seat(0)).left.cities), (5, 3));
    game.player_mut(seat(0)).left.roads = 0;
    let side = game.side(2, 2, "NE");
    assert_eq!(game.may(0, Action::Road { at: side }), Err(Refusal::NoPiece));
    assert!(!game.lists(0, Action::Road { at: side }));
    game.player_mut(seat(0)).left.settlements = 0;
    assert_eq!(game.may(0, Action::Settle { at: game.corner(0, 0, "N") }), Err(Refusal::NoPiece));
}

#[test]
fn s_72_bank_and_deck() {
    let game = bare("base");
    assert_eq!(game.now.bank.counts(), [19; 5]);
    assert_eq!(Card::DECK, [14, 5, 2, 2, 2]);
    let mut game = game;
    game.give(0, DEVELOPMENT);
    game.act(0, Action::Buy);
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    let weights: Vec<u32> = outcomes.iter().map(|outcome| outcome.weight).collect();
    assert_eq!(weights, [14, 5, 2, 2, 2]);
    game.now.deck = [0; 5];
    game.now.phase = Phase::Main;
    game.give(0, DEVELOPMENT);
    assert_eq!(game.may(0, Action::Buy), Err(Refusal::NoCard));
}

#[test]
fn s_73_distance_rule_and_a_way_to_every_settlement() {
    let mut game = bare("base");
    let at = game.corner(2, 2, "N");
    game.village(1, at);
    game.give(0, plenty(2));
    let near = game.corner(2, 2, "NE");
    let far = game.corner(2, 2, "SE");
    game.roads(0, &[game.side(2, 2, "E")]);
    assert_eq!(game.may(0, Action::Settle { at: near }), Err(Refusal::TooNear));
    assert_eq!(game.may(0, Action::Settle { at: far }), Ok(()));
    let unconnected = game.corner(4, 0, "S");
    assert_eq!(game.may(0, Action::Settle { at: unconnected }), Err(Refusal::NotConnected));
}

#[test]
fn s_75_roll_first_then_trade_and_build_in_any_order() {
    let mut game = bare("base");
    game.give(0, plenty(5));
    game.now.phase = Phase::Roll;
    let trade = Action::Bank { give: Resource::Wool, take: Resource::Ore };
    assert_eq!(game.may(0, trade), Err(Refusal::NotNow));
    assert_eq!(game.listed(0), [Action::Roll]);
    game.act(0, Action::Roll);
    game.dice(12);
    game.act(0, trade);
    game.act(0, Action::Buy);
    game.chance(Outcome::Card { card: Card::Knight });
    assert!(game.lists(0, Action::Bank { give: Resource::Brick, take: Resource::Ore }));
}

#[test]
fn s_76_a_settlement_brings_one_card_and_a_city_two() {
    let mut game = bare("base");
    let hex = hexes_in(game.now.land)
        .find(|hex| game.now.terrain[*hex] == Terrain::Woods)
        .expect("woods");
    let (number, corners) = (game.now.chips[hex], game.geometry().hex_corners[hex]);
    game.village(0, crate::Corner(corners[0]));
    game.town(1, crate::Corner(corners[2]));
    let (before, after) = (game.clone(), {
        game.dice(number);
        game
    });
    let lumber = |game: &Settlers, owner: usize| game.hand(owner)[1];
    assert!(lumber(&after, 0) > lumber(&before, 0));
    assert_eq!(lumber(&after, 1) - lumber(&before, 1), after.brings(seat(1), number).0[1]);
    assert!(lumber(&after, 1) >= 2);
    let mut blocked = before;
    blocked.move_robber(Hex(hex as u8), &mut game::Quiet);
    blocked.now.phase = Phase::Main;
    let only = blocked.brings(seat(0), number).0[1];
    assert_eq!(after.brings(seat(0), number).0[1] - only, 1);
}

#[test]
fn s_77_a_seven_costs_half_of_a_large_hand_and_moves_the_robber() {
    let mut game = bare("base");
    game.give(0, Cards::new([7, 0, 0, 0, 0]));
    game.give(1, Cards::new([1, 2, 3, 3, 0]));
    game.give(2, Cards::new([0, 0, 0, 2, 6]));
    game.dice(7);
    assert_eq!(game.turn(), Turn::Decide(SeatSet::only(seat(1)).with(seat(2))), "side by side");
    assert_eq!((game.player(seat(1)).owed, game.player(seat(2)).owed), (4, 4));
    for card in [Resource::Ore; 4] {
        game.act(2, Action::Discard { card });
    }
    for card in [Resource::Brick, Resource::Lumber, Resource::Lumber, Resource::Wool] {
        game.act(1, Action::Discard { card });
    }
    assert_eq!(game.now.phase, Phase::MoveRobber { rolled: true });
    let here = Hex(game.now.robber);
    assert_eq!(game.may(0, Action::Robber { to: here }), Err(Refusal::RobberStays));
    let to = game.hex(2, 2);
    let to = if to == here { game.hex(2, 1) } else { to };
    let corner = crate::Corner(game.geometry().hex_corners[to.at()][0]);
    game.village(2, corner);
    game.act(0, Action::Robber { to });
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    let weights: Vec<u32> = outcomes.iter().map(|outcome| outcome.weight).collect();
    assert_eq!(weights, [2, 2], "two grain and two ore are left");
    let events = game.chance(Outcome::Stolen { card: Resource::Ore });
    let seen = |audience| Settlers::redact(&events[0], audience);
    let known = Some(Event::Stolen { thief: seat(0), victim: seat(2), card: Some(Resource::Ore) });
    let hidden = Some(Event::Stolen { thief: seat(0), victim: seat(2), card: None });
    assert_eq!(seen(Audience::Seat(seat(0))), known);
    assert_eq!(seen(Audience::Seat(seat(2))), known);
    assert_eq!(seen(Audience::Seat(seat(1))), hidden);
    assert_eq!(seen(Audience::Spectator), hidden);
}

#[test]
fn s_79_one_card_a_turn_not_in_the_turn_it_was_bought() {
    let mut game = bare("base");
    game.give(0, DEVELOPMENT);
    game.act(0, Action::Buy);
    game.chance(Outcome::Card { card: Card::Monopoly });
    let monopoly = Action::Monopoly { kind: Resource::Ore };
    assert_eq!(game.may(0, monopoly), Err(Refusal::CardNotReady));
    game.act(0, Action::End);
    game.now.active = seat(0);
    assert!(game.lists(0, monopoly), "before the roll");
    game.give(1, Cards::new([0, 0, 0, 0, 3]));
    game.act(0, monopoly);
    assert_eq!((game.hand(0)[4], game.hand(1)[4], game.now.phase), (3, 0, Phase::Roll));
    game.player_mut(seat(0)).cards[Card::Knight.index()] = 1;
    assert_eq!(game.may(0, Action::Knight), Err(Refusal::CardPlayed));
}

#[test]
fn s_79_invention_takes_two_cards_of_choice() {
    let mut game = bare("base");
    game.player_mut(seat(0)).cards[Card::Invention.index()] = 1;
    game.act(0, Action::Invention);
    game.act(0, Action::Take { card: Resource::Ore });
    game.act(0, Action::Take { card: Resource::Brick });
    assert_eq!((game.hand(0), game.now.phase), ([1, 0, 0, 0, 1], Phase::Main));
}

#[test]
fn s_80_five_pieces_and_three_knights_are_worth_two_points_each() {
    let mut game = bare("base");
    let knight = |game: &mut Settlers, owner: usize| {
        game.now.active = seat(owner);
        game.now.card_played = false;
        game.now.phase = Phase::Main;
        game.player_mut(seat(owner)).cards[Card::Knight.index()] = 1;
        game.act(owner, Action::Knight);
    };
    (0..2).for_each(|_| knight(&mut game, 0));
    assert_eq!(game.points(0), 0);
    knight(&mut game, 0);
    assert_eq!((game.now.army_holder, game.points(0)), (Some(seat(0)), 2));
    (0..3).for_each(|_| knight(&mut game, 1));
    assert_eq!(game.now.army_holder, Some(seat(0)), "equal is not larger");
    knight(&mut game, 1);
    assert_eq!((game.now.army_holder, game.points(0), game.points(1)), (Some(seat(1)), 0, 2));
}

#[test]
fn s_81_points_add_up_and_ten_win_the_base_game() {
    let mut game = bare("base");
    assert_eq!(game.terms.goal, 10);
    let (a, b) = (game.corner(2, 2, "N"), game.corner(2, 2, "S"));
    game.village(0, a);
    game.town(0, b);
    game.player_mut(seat(0)).cards[Card::Point.index()] = 1;
    assert_eq!(game.scores(Audience::Referee)[0], 4);
    assert_eq!(game.scores(Audience::Spectator)[0], 3);
    assert_eq!(game.counted_points(seat(0)), 3);
    let short = SettlersOptions { points_to_win: 5, ..options("base") };
    assert_eq!(bare_with(&short, 3).terms.goal, 5);
}

#[test]
fn s_82_the_island_its_hexes_and_the_spiral_of_chips() {
    let board = crate::scenario::board("base").expect("of the house");
    assert_eq!(board.scenario.pools[0].terrain, Some([0, 1, 0, 4, 3, 3, 4, 4]));
    assert_eq!(board.scenario.spots.len(), 9);
    let order = spiral_order(&board, board.all_hexes(), Some(Hex(0))).expect("a hexagon");
    assert_eq!(order[..7], [0, 3, 7, 12, 16, 17, 18], "counter-clockwise along the coast");
    assert_eq!(order[12..], [4, 8, 13, 14, 10, 5, 9], "then inwards");
    let (left, right) = (order[1], order[11]);
    assert!(left == 3 && right == 1);
    for (corner, desert) in
        [0, 2, 7, 11, 16, 18].into_iter().flat_map(|c| (0..19).map(move |d| (c, d)))
    {
        let order = spiral_order(&board, board.all_hexes(), Some(Hex(corner))).expect("a corner");
        let land = order.into_iter().filter(|hex| *hex != desert);
        let mut chips = [0; 19];
        land.zip(SPIRAL_NUMBERS).for_each(|(hex, number)| chips[hex as usize] = number);
        let touching = (0..19).filter(|hex| is_red(chips[*hex]));
        let apart =
            touching.into_iter().all(|hex| board.geometry.beside(hex).all(|o| !is_red(chips[o])));
        assert!(apart, "from {corner}, desert {desert}");
    }
}

#[test]
fn s_83_a_hex_without_chip_never_produces() {
    let mut game = bare("base");
    let at = game.corner(2, 2, "N");
    game.village(0, at);
    for hex in game.geometry().hexes_at(at.0).collect::<Vec<_>>() {
        game.number(Hex(hex as u8), 0);
    }
    for sum in [2, 3, 4, 5, 6, 8, 9, 10, 11, 12] {
        game.dice(sum);
        game.now.phase = Phase::Main;
    }
    assert_eq!(game.hand(0), [0; 5]);
}
