//! What happened, in sentences.
//!
//! The deal of the board and the beginning of a turn have no line: dozens of hexes and chips can be
//! seen, and every turn begins with a roll that has one.

use ::words::settlers::log as say;
use game::{Seat, SeatSet};
use settlers::{Answer, Bundle, Card, ChipReason, Event, Roll};

use super::headings::award;
use super::names::{self, Piece};
use super::target::Target;
use crate::{Lang, LogLine};

/// A line of the log, without its point on the board; `None` where an event is not worth one.
/// Trades are told as `own`, the seat that looks, would make them.
pub fn line(event: &Event, own: Option<Seat>, players: &[String], lang: Lang) -> Option<LogLine> {
    let (seat, text) = told(event, own, players, lang)?;
    let points = award(event).map(|award| (award.to, award.points));
    let place = place(event).map(|target| target.to_string());
    Some(LogLine { seat, text, points, place, at: None })
}

/// What lights up for an event.
pub fn place(event: &Event) -> Option<Target> {
    Some(match *event {
        Event::ChipTaken { from, .. } => Target::Hex(from),
        Event::Discovered { hex, .. }
        | Event::RobberMoved { hex, .. }
        | Event::PirateMoved { hex, .. } => Target::Hex(hex),
        Event::Rolled { roll, .. } => Target::Roll(roll.sum()),
        Event::RoadLaid { side, .. }
        | Event::ShipLaid { side, .. }
        | Event::ShipLifted { side, .. } => Target::Side(side),
        Event::Settled { corner, .. }
        | Event::CityBuilt { corner, .. }
        | Event::ChipsEarned { corner, .. } => Target::Corner(corner),
        Event::LongestRoute { holder: Some(seat), .. } => Target::Route(seat),
        Event::LineClosed { from, to, .. } | Event::ChipReturned { from, to, .. } => {
            Target::Line(from, to)
        }
        _ => return None,
    })
}

type Told = (Option<Seat>, String);

fn told(event: &Event, own: Option<Seat>, players: &[String], lang: Lang) -> Option<Told> {
    built(event, lang)
        .or_else(|| cards(event, players, lang))
        .or_else(|| trade(event, own, players, lang))
        .or_else(|| honours(event, players, lang))
}

/// What changed on the board.
fn built(event: &Event, lang: Lang) -> Option<Told> {
    let (seat, text) = match *event {
        Event::DealtAgain => {
            let text = say::THE_BOARD_IS_DEALT_AGAIN.of(lang);
            return Some((None, text.to_owned()));
        }
        Event::DealAnswered { seat, keeps } => {
            let text = match keeps {
                true => say::KEEPS_THE_BOARD.of(lang),
                false => say::WANTS_A_NEW_BOARD.of(lang),
            };
            (seat, text.to_owned())
        }
        Event::ChipTaken { seat, number, .. } => {
            (seat, say::TakesTheFromTheMainIsland { number }.of(lang))
        }
        Event::HarbourDrawn { seat, kind } => {
            (seat, say::LaysAHarbour { kind: kind.to_string() }.of(lang))
        }
        Event::Discovered { seat, terrain, .. } => {
            (seat, say::Discovers { terrain: terrain.name() }.of(lang))
        }
        Event::RobberMoved { seat, .. } => (seat, say::MOVES_THE_ROBBER.of(lang).to_owned()),
        Event::PirateMoved { seat, .. } => (seat, say::MOVES_THE_PIRATE.of(lang).to_owned()),
        Event::RoadLaid { seat, .. } => (seat, builds(Piece::Road, lang)),
        Event::ShipLaid { seat, .. } => (seat, builds(Piece::Ship, lang)),
        Event::ShipLifted { seat, .. } => (seat, say::PICKS_UP_A_SHIP.of(lang).to_owned()),
        Event::Settled { seat, .. } => (seat, builds(Piece::Settlement, lang)),
        Event::CityBuilt { seat, .. } => (seat, builds(Piece::City, lang)),
        _ => return None,
    };
    Some((Some(seat), text))
}

fn builds(piece: Piece, lang: Lang) -> String {
    say::Builds { piece: piece.key() }.of(lang)
}

/// Dice, cards from the bank, and cards that change hands by force.
fn cards(event: &Event, players: &[String], lang: Lang) -> Option<Told> {
    let (seat, text) = match *event {
        Event::Rolled { seat, roll } => (seat, rolls(roll, lang)),
        Event::Received { seat, cards } => {
            (seat, say::Gets { cards: names::bundle(cards, lang) }.of(lang))
        }
        Event::Short { kind } => {
            let kind = names::resource(kind, lang);
            let text = say::NotEnoughInTheBankNobody { kind }.of(lang);
            return Some((None, text));
        }
        Event::MustDiscard { seat, count } => (seat, must_discard(count.into(), lang)),
        Event::Discarded { seat, card } => (seat, discarded(Bundle::of(card, 1), lang)),
        Event::Stolen { thief, victim, card } => {
            let victim = names::player(victim, players, lang);
            let text = match card {
                Some(card) => {
                    say::StealsFrom { card: names::cards_of(card, 1u8, lang), victim }.of(lang)
                }
                None => say::StealsACardFrom { victim }.of(lang),
            };
            (thief, text)
        }
        Event::CardBought { seat, card } => (seat, bought(card, lang)),
        Event::CardPlayed { seat, card } => (seat, say::Plays { card: card.name() }.of(lang)),
        Event::Monopolised { seat, kind, from, count } => {
            let cards = names::cards_of(kind, count, lang);
            (seat, say::GetsFrom { cards, from: names::player(from, players, lang) }.of(lang))
        }
        _ => return None,
    };
    Some((Some(seat), text))
}

/// What the dice show, and both of them where they are known.
fn rolls(roll: Roll, lang: Lang) -> String {
    let sum = roll.sum();
    match roll.dice() {
        Some([first, second]) => say::RollsDice { first, second, sum }.of(lang),
        None => say::Rolls { sum }.of(lang),
    }
}

/// Who parts with cards after a seven.
pub fn discarding(event: &Event) -> Option<Seat> {
    match *event {
        Event::MustDiscard { seat, .. } | Event::Discarded { seat, .. } => Some(seat),
        _ => None,
    }
}

/// What somebody must discard and has discarded so far, as one line.
pub fn discards(events: &[Event], lang: Lang) -> Option<LogLine> {
    let seat = discarding(events.first()?)?;
    let (mut due, mut gone) = (0, Bundle::default());
    for event in events {
        match *event {
            Event::MustDiscard { count, .. } => due += u32::from(count),
            Event::Discarded { card, .. } => gone.0[card.index()] += 1,
            _ => {}
        }
    }
    let rest = due.saturating_sub(gone.total());
    let text = match (gone.total(), rest) {
        (0, _) => must_discard(due, lang),
        (_, 0) => discarded(gone, lang),
        _ => say::DiscardsAndMore { cards: names::bundle(gone, lang), count: rest }.of(lang),
    };
    Some(LogLine { seat: Some(seat), text, points: None, place: None, at: None })
}

fn must_discard(count: u32, lang: Lang) -> String {
    let cards = names::cards(count, lang);
    say::MustDiscard { cards }.of(lang)
}

fn discarded(cards: Bundle, lang: Lang) -> String {
    let cards = names::bundle(cards, lang);
    say::Discards { cards }.of(lang)
}

fn bought(card: Option<Card>, lang: Lang) -> String {
    match card {
        Some(card) => say::BuysTheCard { card: names::card(card, lang) }.of(lang),
        None => say::BUYS_A_DEVELOPMENT_CARD.of(lang).to_owned(),
    }
}

/// Trade with the bank and among the players.
fn trade(event: &Event, own: Option<Seat>, players: &[String], lang: Lang) -> Option<Told> {
    let (seat, text) = match *event {
        Event::BankTraded { seat, give, take } => {
            let (give, take) = (names::bundle(give, lang), names::bundle(take, lang));
            let text = say::TradesForWithTheBank { give, take }.of(lang);
            (seat, text)
        }
        Event::Offered { seat, give, want } => {
            let sides = Sides { giver: seat, taker: own.unwrap_or(seat), give, take: want };
            (seat, say::Offers { trade: sides.told(own, lang) }.of(lang))
        }
        Event::Answered { seat, to, answer } => (seat, answered(seat, to, answer, own, lang)?),
        Event::Traded { seat, with, give, take } => {
            let sides = Sides { giver: seat, taker: with, give, take };
            (seat, traded(sides, own, players, lang))
        }
        Event::Withdrawn { seat } => (seat, say::MAKES_NO_TRADE.of(lang).to_owned()),
        _ => return None,
    };
    Some((Some(seat), text))
}

/// A trade: what the giver gives to the taker, and what comes back.
#[derive(Clone, Copy)]
struct Sides {
    giver: Seat,
    taker: Seat,
    give: Bundle,
    take: Bundle,
}

impl Sides {
    /// What `own` gets and gives; `None` where others trade.
    fn seen(self, own: Option<Seat>, lang: Lang) -> Option<String> {
        match own? {
            own if own == self.giver => Some(names::swap(self.take, self.give, lang)),
            own if own == self.taker => Some(names::swap(self.give, self.take, lang)),
            _ => None,
        }
    }

    /// The same; where others trade, what they give for what.
    fn told(self, own: Option<Seat>, lang: Lang) -> String {
        let others = || {
            let (give, take) = (names::bundle(self.give, lang), names::bundle(self.take, lang));
            say::For { give, take }.of(lang)
        };
        self.seen(own, lang).unwrap_or_else(others)
    }
}

fn traded(sides: Sides, own: Option<Seat>, players: &[String], lang: Lang) -> String {
    let with = names::player(sides.taker, players, lang);
    match sides.seen(own, lang) {
        Some(trade) if own == Some(sides.taker) => return say::TradesWithYou { trade }.of(lang),
        Some(trade) => return say::TradesWith { trade, with }.of(lang),
        None => {}
    }
    let (give, take) = (names::bundle(sides.give, lang), names::bundle(sides.take, lang));
    say::TradesForWith { give, take, with }.of(lang)
}

fn answered(
    seat: Seat,
    to: Option<Seat>,
    answer: Answer,
    own: Option<Seat>,
    lang: Lang,
) -> Option<String> {
    Some(match answer {
        Answer::Open => return None,
        Answer::Refused => say::REFUSES.of(lang).to_owned(),
        Answer::Accepted => say::AGREES.of(lang).to_owned(),
        Answer::Countered { give, want } => {
            let sides = Sides { giver: seat, taker: to.unwrap_or(seat), give, take: want };
            say::MakesACounterOffer { trade: sides.told(own, lang) }.of(lang)
        }
    })
}

/// What brings points, and the end.
fn honours(event: &Event, players: &[String], lang: Lang) -> Option<Told> {
    let (seat, text) = match event {
        Event::LongestRoute { holder: None, .. } => {
            let text = say::NOBODY_HAS_THE_LONGEST_TRADE_ROUTE.of(lang);
            return Some((None, text.to_owned()));
        }
        Event::LongestRoute { holder: Some(seat), length } => {
            (*seat, say::NowHasTheLongestTradeRoute { length }.of(lang))
        }
        Event::LargestArmy { holder, knights } => {
            (*holder, say::NowHasTheLargestArmyKnights { knights }.of(lang))
        }
        Event::ChipsEarned { seat, chips, reason, .. } => (*seat, chips_for(*chips, *reason, lang)),
        Event::ChipReturned { seat, .. } => {
            (*seat, say::RETURNS_A_VICTORY_CHIP_THE_TRADE.of(lang).to_owned())
        }
        Event::LineClosed { seat, .. } => (*seat, say::COMPLETES_A_TRADE_LINE.of(lang).to_owned()),
        Event::Won { winners, points } => {
            return Some((None, won(*winners, points, players, lang)));
        }
        _ => return None,
    };
    Some((Some(seat), text))
}

fn chips_for(chips: u8, reason: ChipReason, lang: Lang) -> String {
    let reason = match reason {
        ChipReason::Island => "island",
        ChipReason::TradeLine => "trade-line",
    };
    say::EarnsChipsFor { chips, reason }.of(lang)
}

fn won(winners: SeatSet, points: &[i32], players: &[String], lang: Lang) -> String {
    let best = winners.iter().filter_map(|seat| points.get(seat.index())).max().copied();
    let best = best.unwrap_or(0);
    let names = names::players(winners.iter(), players, lang);
    say::TheGameIsOverWinsWith { best, count: winners.len(), names }.of(lang)
}
