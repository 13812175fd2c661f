//! The sentences of hints.

use ::words::settlers::hints as say;
use settlers::{Action, Bundle, Hex, Resource};

use super::super::board::Board;
use super::super::phase::Phase;
use super::super::{labels, names};
use super::Advice;
use crate::Lang;

/// What to do, without a full stop.
pub fn sentence(board: &Board, advice: Advice, players: &[String], lang: Lang) -> String {
    let action = advice.action;
    match action {
        Action::Discard { .. } => around(lang, ("Discard", ""), ("Wirf", " ab"), advice.cards),
        Action::Take { .. } => around(lang, ("Take", ""), ("Nimm", ""), advice.cards),
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
            let name = names::player(victim, players, lang);
            say::RobName { name }.of(lang)
        }
        Action::Deal { with } => {
            let name = names::player(with, players, lang);
            let (trade, with) = (say::TRADE.of(lang), say::WITH.of(lang));
            format!("{trade} {with} {name}")
        }
        Action::Bank { .. } | Action::Offer { .. } | Action::Counter { .. } => {
            trade(board, action, lang)
        }
        action => plain(action, lang).to_owned(),
    }
}

/// Cards between the words of a language.
fn around(lang: Lang, english: (&str, &str), german: (&str, &str), cards: Bundle) -> String {
    let (before, after) = lang.pick(english, german);
    format!("{before} {}{after}", names::bundle(cards, lang))
}

/// What is built or moved, and where.
fn building(board: &Board, action: Action, lang: Lang) -> String {
    let lifted = matches!(board.phase, Phase::Lifted(_));
    match action {
        Action::Settle { at } => {
            let words = say::FOUND_A_SETTLEMENT.of(lang);
            format!("{words} {}", labels::corner(board, at, lang))
        }
        Action::City { at } => {
            let place = labels::corner(board, at, lang);
            say::TurnYourSettlementIntoACity { place }.of(lang)
        }
        Action::Road { at } => beside(board, say::BUILD_A_ROAD.of(lang), at, lang),
        Action::Ship { at } if lifted => beside(board, say::PUT_THE_SHIP_DOWN.of(lang), at, lang),
        Action::Ship { at } => beside(board, say::BUILD_A_SHIP.of(lang), at, lang),
        Action::Lift { from } => beside(board, say::MOVE_YOUR_SHIP.of(lang), from, lang),
        Action::Harbour { at } => beside(board, say::LAY_THE_HARBOUR.of(lang), at, lang),
        _ => String::new(),
    }
}

fn beside(board: &Board, words: &str, at: settlers::Side, lang: Lang) -> String {
    format!("{words} {}", labels::side(board, at, lang))
}

/// What is done with a hex.
fn hexes(board: &Board, action: Action, lang: Lang) -> String {
    let called = |hex: Hex| board.hex(hex).map(|hex| labels::short(hex, lang)).unwrap_or_default();
    match (action, lang) {
        (Action::Robber { to }, Lang::En) => format!("Move the robber to {}", called(to)),
        (Action::Robber { to }, Lang::De) => {
            format!("Versetze den Räuber auf das Feld {}", called(to))
        }
        (Action::Pirate { .. }, _) => say::PUT_THE_PIRATE_ON_THE_LIT.of(lang).to_owned(),
        (Action::Chart { hex }, Lang::En) => format!("Give {} its number first", called(hex)),
        (Action::Chart { hex }, Lang::De) => {
            format!("Gib zuerst dem Feld {} eine Zahl", called(hex))
        }
        (Action::Chip { from }, Lang::En) => format!("Take the number from {}", called(from)),
        (Action::Chip { from }, Lang::De) => format!("Nimm die Zahl vom Feld {}", called(from)),
        _ => String::new(),
    }
}

/// What is given for what.
fn trade(board: &Board, action: Action, lang: Lang) -> String {
    match action {
        Action::Bank { give, take } => {
            let rate = board.me().map_or(4, |me| me.rates[give.index()]);
            let (give, take) = (bundle(give, rate, lang), bundle(take, 1, lang));
            say::TradeForWithTheBank { give, take }.of(lang)
        }
        Action::Offer { give, want } => terms(say::OFFER.of(lang), give, want, lang),
        Action::Counter { give, want } => {
            let words = say::MAKE_A_COUNTER_OFFER.of(lang);
            terms(words, give, want, lang)
        }
        _ => String::new(),
    }
}

fn bundle(kind: Resource, count: u8, lang: Lang) -> String {
    names::bundle(Bundle::of(kind, count), lang)
}

fn terms(words: &str, give: Bundle, want: Bundle, lang: Lang) -> String {
    let (give, want) = (names::bundle(give, lang), names::bundle(want, lang));
    format!("{words} {give} {} {want}", say::FOR.of(lang))
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
