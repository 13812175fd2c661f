//! The sentences of hints.

use ::words::settlers::hints as say;
use settlers::{Action, Corner, Hex, Resource, Side};

use super::super::board::Board;
use super::super::phase::Phase;
use super::super::{labels, names};
use super::Advice;
use crate::Lang;

/// What to do, without a full stop.
pub fn sentence(board: &Board, advice: Advice, players: &[String], lang: Lang) -> String {
    let action = advice.action;
    let cards = || names::bundle(advice.cards, lang);
    match action {
        Action::Discard { .. } => say::DiscardCards { cards: cards() }.of(lang),
        Action::Take { .. } => say::TakeCards { cards: cards() }.of(lang),
        Action::Settle { .. }
        | Action::City { .. }
        | Action::Road { .. }
        | Action::Ship { .. }
        | Action::Lift { .. }
        | Action::Harbour { .. } => building(board, action, lang),
        Action::Robber { .. }
        | Action::Pirate { .. }
        | Action::Chart { .. }
        | Action::Chip { .. } => hexes(board, action, lang),
        Action::Rob { victim } => {
            say::RobName { name: names::player(victim, players, lang) }.of(lang)
        }
        Action::Deal { with } => {
            say::TradeWith { name: names::player(with, players, lang) }.of(lang)
        }
        Action::Bank { .. } | Action::Offer { .. } | Action::Counter { .. } => {
            trade(board, action, lang)
        }
        action => plain(action, lang).to_owned(),
    }
}

/// What is built or moved, and where.
fn building(board: &Board, action: Action, lang: Lang) -> String {
    let lifted = matches!(board.phase, Phase::Lifted(_));
    let corner = |at: Corner| labels::corner(board, at, lang);
    let side = |at: Side| labels::side(board, at, lang);
    match action {
        Action::Settle { at } => say::FoundASettlement { place: corner(at) }.of(lang),
        Action::City { at } => say::TurnYourSettlementIntoACity { place: corner(at) }.of(lang),
        Action::Road { at } => say::BuildARoad { place: side(at) }.of(lang),
        Action::Ship { at } if lifted => say::PutTheShipDown { place: side(at) }.of(lang),
        Action::Ship { at } => say::BuildAShip { place: side(at) }.of(lang),
        Action::Lift { from } => say::MoveYourShip { place: side(from) }.of(lang),
        Action::Harbour { at } => say::LayTheHarbour { place: side(at) }.of(lang),
        _ => String::new(),
    }
}

/// What is done with a hex.
fn hexes(board: &Board, action: Action, lang: Lang) -> String {
    let called = |hex: Hex| board.hex(hex).map(|hex| labels::short(hex, lang)).unwrap_or_default();
    match action {
        Action::Robber { to } => say::MoveTheRobber { hex: called(to) }.of(lang),
        Action::Pirate { .. } => say::PUT_THE_PIRATE_ON_THE_LIT.of(lang).to_owned(),
        Action::Chart { hex } => say::GiveANumberFirst { hex: called(hex) }.of(lang),
        Action::Chip { from } => say::TakeTheNumber { hex: called(from) }.of(lang),
        _ => String::new(),
    }
}

/// What is given for what.
fn trade(board: &Board, action: Action, lang: Lang) -> String {
    match action {
        Action::Bank { give, take } => {
            let rate = board.me().map_or(4, |me| me.rates[give.index()]);
            let give = names::cards_of(give, rate, lang);
            let take = names::cards_of(take, 1u8, lang);
            say::TradeForWithTheBank { give, take }.of(lang)
        }
        Action::Offer { give, want } => {
            let (give, want) = (names::bundle(give, lang), names::bundle(want, lang));
            say::Offer { give, want }.of(lang)
        }
        Action::Counter { give, want } => {
            let (give, want) = (names::bundle(give, lang), names::bundle(want, lang));
            say::MakeACounterOffer { give, want }.of(lang)
        }
        _ => String::new(),
    }
}

/// What needs no more words.
fn plain(action: Action, lang: Lang) -> &'static str {
    match action {
        Action::Roll => say::ROLL_THE_DICE.of(lang),
        Action::End => say::END_YOUR_TURN.of(lang),
        Action::Buy => say::BUY_A_DEVELOPMENT_CARD.of(lang),
        Action::Knight => say::PLAY_A_KNIGHT.of(lang),
        Action::RoadBuilding => say::PLAY_YOUR_ROAD_BUILDING_CARD.of(lang),
        Action::Invention => say::PLAY_YOUR_INVENTION_CARD.of(lang),
        Action::Monopoly { kind } => monopoly(kind, lang),
        Action::Accept => say::ACCEPT_THIS_OFFER.of(lang),
        Action::Refuse => say::REFUSE_THIS_OFFER.of(lang),
        Action::Withdraw => say::TAKE_YOUR_OFFER_BACK.of(lang),
        Action::Keep => say::KEEP_THIS_BOARD.of(lang),
        Action::Redeal => say::HAVE_THE_BOARD_DEALT_AGAIN.of(lang),
        _ => "",
    }
}

fn monopoly(kind: Resource, lang: Lang) -> &'static str {
    match kind {
        Resource::Brick => say::PLAY_MONOPOLY_ON_BRICK.of(lang),
        Resource::Lumber => say::PLAY_MONOPOLY_ON_LUMBER.of(lang),
        Resource::Wool => say::PLAY_MONOPOLY_ON_WOOL.of(lang),
        Resource::Grain => say::PLAY_MONOPOLY_ON_GRAIN.of(lang),
        Resource::Ore => say::PLAY_MONOPOLY_ON_ORE.of(lang),
    }
}
