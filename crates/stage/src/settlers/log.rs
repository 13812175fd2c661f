//! What happened, in sentences.
//!
//! The deal of the board and the beginning of a turn have no line: dozens of hexes and chips can be
//! seen, and every turn begins with a roll that has one.

use game::{Seat, SeatSet};
use settlers::{Answer, Bundle, Card, ChipReason, Event};

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
        Event::Rolled { sum, .. } => Target::Roll(sum),
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
            let text = lang.pick("The board is dealt again.", "Der Plan wird neu ausgelegt.");
            return Some((None, text.to_owned()));
        }
        Event::DealAnswered { seat, keeps } => {
            let text = match keeps {
                true => lang.pick("keeps the board", "behält den Plan"),
                false => lang.pick("wants a new board", "möchte neu auslegen"),
            };
            (seat, text.to_owned())
        }
        Event::ChipTaken { seat, number, .. } => (
            seat,
            match lang {
                Lang::En => format!("takes the {number} from the main island"),
                Lang::De => format!("nimmt die {number} von der Hauptinsel"),
            },
        ),
        Event::HarbourDrawn { seat, kind } => {
            let harbour = names::harbour(kind, lang);
            (seat, format!("{} {harbour}", lang.pick("lays a", "legt")))
        }
        Event::Discovered { seat, terrain, .. } => {
            let found = names::terrain(terrain, lang);
            (seat, format!("{} {found}", lang.pick("discovers", "entdeckt")))
        }
        Event::RobberMoved { seat, .. } => {
            (seat, lang.pick("moves the robber", "versetzt den Räuber").to_owned())
        }
        Event::PirateMoved { seat, .. } => {
            (seat, lang.pick("moves the pirate", "versetzt den Piraten").to_owned())
        }
        Event::RoadLaid { seat, .. } => (seat, builds(Piece::Road, lang)),
        Event::ShipLaid { seat, .. } => (seat, builds(Piece::Ship, lang)),
        Event::ShipLifted { seat, .. } => {
            (seat, lang.pick("picks up a ship", "nimmt ein Schiff auf").to_owned())
        }
        Event::Settled { seat, .. } => (seat, builds(Piece::Settlement, lang)),
        Event::CityBuilt { seat, .. } => (seat, builds(Piece::City, lang)),
        _ => return None,
    };
    Some((Some(seat), text))
}

fn builds(piece: Piece, lang: Lang) -> String {
    format!("{} {}", lang.pick("builds", "baut"), piece.one(lang))
}

/// Dice, cards from the bank, and cards that change hands by force.
fn cards(event: &Event, players: &[String], lang: Lang) -> Option<Told> {
    let (seat, text) = match *event {
        Event::Rolled { seat, sum } => (seat, format!("{} {sum}", lang.pick("rolls", "würfelt"))),
        Event::Received { seat, cards } => {
            let cards = names::bundle(cards, lang);
            (seat, format!("{} {cards}", lang.pick("gets", "bekommt")))
        }
        Event::Short { kind } => {
            let kind = names::resource(kind, lang);
            let text = match lang {
                Lang::En => format!("Not enough {kind} in the bank: nobody gets any."),
                Lang::De => format!("Nicht genug {kind} in der Bank: Niemand bekommt etwas davon."),
            };
            return Some((None, text));
        }
        Event::MustDiscard { seat, count } => (seat, must_discard(count.into(), lang)),
        Event::Discarded { seat, card } => (seat, discarded(Bundle::of(card, 1), lang)),
        Event::Stolen { thief, victim, card } => {
            let victim = names::player(victim, players, lang);
            let card = match card {
                Some(card) => format!("1 {}", names::resource(card, lang)),
                None => lang.pick("a card", "eine Karte").to_owned(),
            };
            let text = match lang {
                Lang::En => format!("steals {card} from {victim}"),
                Lang::De => format!("stiehlt {victim} {card}"),
            };
            (thief, text)
        }
        Event::CardBought { seat, card } => (seat, bought(card, lang)),
        Event::CardPlayed { seat, card } => {
            let card = names::card(card, lang);
            (seat, format!("{} {card}", lang.pick("plays", "spielt")))
        }
        Event::Monopolised { seat, kind, from, count } => {
            let (kind, from) = (names::resource(kind, lang), names::player(from, players, lang));
            let text = match lang {
                Lang::En => format!("gets {count} {kind} from {from}"),
                Lang::De => format!("bekommt von {from} {count} {kind}"),
            };
            (seat, text)
        }
        _ => return None,
    };
    Some((Some(seat), text))
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
        _ => format!("{}; {}", discarded(gone, lang), must_discard_more(rest, lang)),
    };
    Some(LogLine { seat: Some(seat), text, points: None, place: None, at: None })
}

fn must_discard(count: u32, lang: Lang) -> String {
    let cards = names::cards(count, lang);
    match lang {
        Lang::En => format!("must discard {cards}"),
        Lang::De => format!("muss {cards} abwerfen"),
    }
}

fn must_discard_more(count: u32, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{count} more to go"),
        Lang::De => format!("{count} fehlen noch"),
    }
}

fn discarded(cards: Bundle, lang: Lang) -> String {
    let cards = names::bundle(cards, lang);
    match lang {
        Lang::En => format!("discards {cards}"),
        Lang::De => format!("wirft {cards} ab"),
    }
}

fn bought(card: Option<Card>, lang: Lang) -> String {
    let buys = lang.pick("buys a development card", "kauft eine Entwicklungskarte");
    match card {
        Some(card) => format!("{buys}: {}", names::card(card, lang)),
        None => buys.to_owned(),
    }
}

/// Trade with the bank and among the players.
fn trade(event: &Event, own: Option<Seat>, players: &[String], lang: Lang) -> Option<Told> {
    let (seat, text) = match *event {
        Event::BankTraded { seat, give, take } => {
            let (give, take) = (names::bundle(give, lang), names::bundle(take, lang));
            let text = match lang {
                Lang::En => format!("trades {give} for {take} with the bank"),
                Lang::De => format!("tauscht bei der Bank {give} gegen {take}"),
            };
            (seat, text)
        }
        Event::Offered { seat, give, want } => {
            let sides = Sides { giver: seat, taker: own.unwrap_or(seat), give, take: want };
            (seat, format!("{}: {}", lang.pick("offers", "bietet"), sides.told(own, lang)))
        }
        Event::Answered { seat, to, answer } => (seat, answered(seat, to, answer, own, lang)?),
        Event::Traded { seat, with, give, take } => {
            let sides = Sides { giver: seat, taker: with, give, take };
            (seat, traded(sides, own, players, lang))
        }
        Event::Withdrawn { seat } => {
            (seat, lang.pick("makes no trade", "tauscht nicht").to_owned())
        }
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
            format!("{give} {} {take}", lang.pick("for", "für"))
        };
        self.seen(own, lang).unwrap_or_else(others)
    }
}

fn traded(sides: Sides, own: Option<Seat>, players: &[String], lang: Lang) -> String {
    let with = match own == Some(sides.taker) {
        true => lang.pick("you", "dir"),
        false => names::player(sides.taker, players, lang),
    };
    if let Some(swap) = sides.seen(own, lang) {
        return format!("{} {with}: {swap}", lang.pick("trades with", "tauscht mit"));
    }
    let (give, take) = (names::bundle(sides.give, lang), names::bundle(sides.take, lang));
    match lang {
        Lang::En => format!("trades {give} for {take} with {with}"),
        Lang::De => format!("tauscht mit {with} {give} gegen {take}"),
    }
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
        Answer::Refused => lang.pick("refuses", "lehnt ab").to_owned(),
        Answer::Accepted => lang.pick("agrees", "ist einverstanden").to_owned(),
        Answer::Countered { give, want } => {
            let sides = Sides { giver: seat, taker: to.unwrap_or(seat), give, take: want };
            let makes = lang.pick("makes a counter-offer", "macht ein Gegenangebot");
            format!("{makes}: {}", sides.told(own, lang))
        }
    })
}

/// What brings points, and the end.
fn honours(event: &Event, players: &[String], lang: Lang) -> Option<Told> {
    let (seat, text) = match event {
        Event::LongestRoute { holder: None, .. } => {
            let text = lang.pick(
                "Nobody has the longest trade route any more.",
                "Niemand hat mehr die längste Handelsstraße.",
            );
            return Some((None, text.to_owned()));
        }
        Event::LongestRoute { holder: Some(seat), length } => (
            *seat,
            match lang {
                Lang::En => format!("now has the longest trade route: {length} pieces"),
                Lang::De => format!("hat jetzt die längste Handelsstraße: {length} Teile"),
            },
        ),
        Event::LargestArmy { holder, knights } => (
            *holder,
            match lang {
                Lang::En => format!("now has the largest army: {knights} knights"),
                Lang::De => format!("hat jetzt die größte Rittermacht: {knights} Ritter"),
            },
        ),
        Event::ChipsEarned { seat, chips, reason, .. } => (*seat, chips_for(*chips, *reason, lang)),
        Event::ChipReturned { seat, .. } => (
            *seat,
            lang.pick(
                "returns a victory chip: the trade line is broken",
                "gibt einen Siegpunktchip zurück: Die Handelslinie ist unterbrochen",
            )
            .to_owned(),
        ),
        Event::LineClosed { seat, .. } => {
            (*seat, lang.pick("completes a trade line", "schließt eine Handelslinie").to_owned())
        }
        Event::Won { winners, points } => {
            return Some((None, won(*winners, points, players, lang)));
        }
        _ => return None,
    };
    Some((Some(seat), text))
}

fn chips_for(chips: u8, reason: ChipReason, lang: Lang) -> String {
    let chips = match (chips, lang) {
        (1, Lang::En) => "a victory chip".to_owned(),
        (1, Lang::De) => "einen Siegpunktchip".to_owned(),
        (_, Lang::En) => format!("{chips} victory chips"),
        (_, Lang::De) => format!("{chips} Siegpunktchips"),
    };
    let reason = match reason {
        ChipReason::Island => lang.pick("a new island", "eine neue Insel"),
        ChipReason::TradeLine => lang.pick("a trade line", "eine Handelslinie"),
    };
    match lang {
        Lang::En => format!("earns {chips} for {reason}"),
        Lang::De => format!("bekommt {chips} für {reason}"),
    }
}

fn won(winners: SeatSet, points: &[i32], players: &[String], lang: Lang) -> String {
    let best = winners.iter().filter_map(|seat| points.get(seat.index())).max().copied();
    let best = best.unwrap_or(0);
    let names = names::players(winners.iter(), players, lang);
    match lang {
        Lang::En => format!("The game is over: {names} wins with {best} points."),
        Lang::De => format!("Das Spiel ist aus: {names} gewinnt mit {best} Punkten."),
    }
}
