//! What can be touched or pointed at, by name: `act:roll`, `place:road s9`, `hex:h7`.
//!
//! Panels and board share these names. An `act` and a `place` are tried first, beside the board or on
//! it, and decided by a second touch where the person likes it so. Everything else changes the
//! half-made choice or only lights up.

use std::fmt;
use std::str::FromStr;

use game::Seat;
use settlers::{Action, Corner, Hex, Resource, Side};

use super::names::Piece;
use super::standing::Rule;

/// What can be touched or pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// Tries this and then decides it, if it is on offer: `act:buy`, `act:bank wool > ore`, `act:deal 2`.
    Act(Action),
    /// Tries this on the board, then decides it: `place:settle c7`, `place:lift s9`.
    Place(Action),
    /// Robs the owner of what stands there: `rob:1:c12`, `rob:1:s30`.
    Rob(Seat, VictimAt),
    /// Where a lifted ship would go: `sail:s9`.
    Sail(Side),
    /// Opens the desk for an offer: `trade`.
    Trade,
    /// Opens the desk for a counter-offer: `counter`.
    Counter,
    /// Opens the desk for trade with the bank: `bank`; with what is given: `bank:wool`.
    Bank(Option<Resource>),
    /// Asks for the kind of a monopoly: `monopoly`.
    Monopoly,
    /// Shows only the places for this piece: `build:ship`; once more, all of them again.
    Build(Piece),
    /// Refuses this offer and every other one of this turn: `mute`.
    Mute,
    /// Wants to be asked again: `hear`.
    Hear,
    /// Opens what is said to offers once for all: `answers`.
    Answers,
    /// Says one of it, or takes it back: `always:never-ore`, `always:two-for-one`.
    Always(Rule),
    /// One card more on the giving side of an offer: `give:wool`.
    Give(Resource),
    /// One less: `ungive:wool`.
    Ungive(Resource),
    /// One card more on the wanting side: `want:ore`.
    Want(Resource),
    /// One less: `unwant:ore`.
    Unwant(Resource),
    /// Picks a card to give up or to take: `pick:ore`.
    Pick(Resource),
    /// Puts it back: `unpick:ore`.
    Unpick(Resource),
    /// Empties what is filled in, the desk stays open: `reset`.
    Reset,
    /// Puts the half-made choice away: `close`.
    Close,
    /// Decides what is filled in, as the done button: `send`.
    Send,
    /// A hex: `hex:h7`.
    Hex(Hex),
    /// An intersection with what stands there: `corner:c7`.
    Corner(Corner),
    /// A side with what lies there: `side:s9`.
    Side(Side),
    /// The harbour at a side: `harbour:s9`.
    Harbour(Side),
    /// The hexes with this number: `roll:8`.
    Roll(u8),
    /// The longest run of a seat: `route:0`.
    Route(Seat),
    /// Everything that a seat has on the board: `seat:0`.
    Seat(Seat),
    /// A trade line: `line:c3-c20`.
    Line(Corner, Corner),
}

/// A place where a victim can be touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VictimAt {
    /// At a building.
    Corner(Corner),
    /// At a ship.
    Side(Side),
}

impl Target {
    /// The target of that name; `None` for what is none of ours.
    pub fn read(text: &str) -> Option<Target> {
        let (word, rest) = text.split_once(':').unwrap_or((text, ""));
        if rest.is_empty() { Target::plain(text) } else { Target::about(word, rest) }
    }

    fn plain(word: &str) -> Option<Target> {
        Some(match word {
            "trade" => Target::Trade,
            "counter" => Target::Counter,
            "bank" => Target::Bank(None),
            "monopoly" => Target::Monopoly,
            "mute" => Target::Mute,
            "hear" => Target::Hear,
            "answers" => Target::Answers,
            "reset" => Target::Reset,
            "close" => Target::Close,
            "send" => Target::Send,
            _ => return None,
        })
    }

    fn about(word: &str, rest: &str) -> Option<Target> {
        Some(match word {
            "act" => Target::Act(rest.parse().ok()?),
            "place" => Target::Place(rest.parse().ok()?),
            "build" => Target::Build(Piece::ALL.into_iter().find(|piece| piece.key() == rest)?),
            "always" => Target::Always(Rule::all().find(|rule| rule.key() == rest)?),
            "rob" => {
                let (seat, spot) = rest.split_once(':')?;
                Target::Rob(self::seat(seat)?, VictimAt::read(spot)?)
            }
            "hex" => Target::Hex(rest.parse().ok()?),
            "corner" => Target::Corner(rest.parse().ok()?),
            "side" => Target::Side(rest.parse().ok()?),
            "harbour" => Target::Harbour(rest.parse().ok()?),
            "sail" => Target::Sail(rest.parse().ok()?),
            "roll" => Target::Roll(rest.parse().ok()?),
            "route" => Target::Route(seat(rest)?),
            "seat" => Target::Seat(seat(rest)?),
            "line" => {
                let (from, to) = rest.split_once('-')?;
                Target::Line(from.parse().ok()?, to.parse().ok()?)
            }
            _ => return Target::card(word, rest.parse().ok()?),
        })
    }

    fn card(word: &str, kind: Resource) -> Option<Target> {
        Some(match word {
            "bank" => Target::Bank(Some(kind)),
            "give" => Target::Give(kind),
            "ungive" => Target::Ungive(kind),
            "want" => Target::Want(kind),
            "unwant" => Target::Unwant(kind),
            "pick" => Target::Pick(kind),
            "unpick" => Target::Unpick(kind),
            _ => return None,
        })
    }
}

fn seat(text: &str) -> Option<Seat> {
    Seat::new(text.parse().ok()?)
}

impl VictimAt {
    fn read(text: &str) -> Option<VictimAt> {
        let corner = Corner::from_str(text).ok().map(VictimAt::Corner);
        corner.or_else(|| Side::from_str(text).ok().map(VictimAt::Side))
    }
}

impl fmt::Display for VictimAt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            VictimAt::Corner(corner) => corner.fmt(f),
            VictimAt::Side(side) => side.fmt(f),
        }
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Act(action) => write!(f, "act:{action}"),
            Target::Place(action) => write!(f, "place:{action}"),
            Target::Rob(seat, spot) => write!(f, "rob:{seat}:{spot}"),
            Target::Sail(side) => write!(f, "sail:{side}"),
            Target::Trade => f.write_str("trade"),
            Target::Counter => f.write_str("counter"),
            Target::Bank(None) => f.write_str("bank"),
            Target::Bank(Some(kind)) => write!(f, "bank:{kind}"),
            Target::Monopoly => f.write_str("monopoly"),
            Target::Build(piece) => write!(f, "build:{}", piece.key()),
            Target::Mute => f.write_str("mute"),
            Target::Hear => f.write_str("hear"),
            Target::Answers => f.write_str("answers"),
            Target::Always(rule) => write!(f, "always:{}", rule.key()),
            Target::Give(kind) => write!(f, "give:{kind}"),
            Target::Ungive(kind) => write!(f, "ungive:{kind}"),
            Target::Want(kind) => write!(f, "want:{kind}"),
            Target::Unwant(kind) => write!(f, "unwant:{kind}"),
            Target::Pick(kind) => write!(f, "pick:{kind}"),
            Target::Unpick(kind) => write!(f, "unpick:{kind}"),
            Target::Reset => f.write_str("reset"),
            Target::Close => f.write_str("close"),
            Target::Send => f.write_str("send"),
            Target::Hex(hex) => write!(f, "hex:{hex}"),
            Target::Corner(corner) => write!(f, "corner:{corner}"),
            Target::Side(side) => write!(f, "side:{side}"),
            Target::Harbour(side) => write!(f, "harbour:{side}"),
            Target::Roll(sum) => write!(f, "roll:{sum}"),
            Target::Route(seat) => write!(f, "route:{seat}"),
            Target::Seat(seat) => write!(f, "seat:{seat}"),
            Target::Line(from, to) => write!(f, "line:{from}-{to}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use settlers::Bundle;

    #[test]
    fn every_target_is_read_as_it_was_written() {
        let (wool, ore) = (Resource::Wool, Resource::Ore);
        let (give, want) = (Bundle::of(wool, 2), Bundle::of(ore, 1));
        for target in [
            Target::Act(Action::Roll),
            Target::Act(Action::Offer { give, want }),
            Target::Place(Action::Lift { from: Side(9) }),
            Target::Rob(Seat::FIRST, VictimAt::Corner(Corner(12))),
            Target::Rob(Seat::FIRST, VictimAt::Side(Side(30))),
            Target::Sail(Side(4)),
            Target::Trade,
            Target::Counter,
            Target::Bank(None),
            Target::Bank(Some(wool)),
            Target::Monopoly,
            Target::Build(Piece::Ship),
            Target::Mute,
            Target::Hear,
            Target::Answers,
            Target::Always(Rule::Never(ore)),
            Target::Always(Rule::TwoForOne),
            Target::Give(wool),
            Target::Ungive(wool),
            Target::Want(ore),
            Target::Unwant(ore),
            Target::Pick(ore),
            Target::Unpick(ore),
            Target::Reset,
            Target::Close,
            Target::Send,
            Target::Hex(Hex(7)),
            Target::Corner(Corner(0)),
            Target::Side(Side(200)),
            Target::Harbour(Side(7)),
            Target::Roll(8),
            Target::Route(Seat::FIRST),
            Target::Seat(Seat::FIRST),
            Target::Line(Corner(3), Corner(20)),
        ] {
            assert_eq!(Target::read(&target.to_string()), Some(target));
        }
    }

    #[test]
    fn what_is_none_of_ours_is_nothing() {
        for text in ["", "act", "act:", "act:dance", "hex:c7", "rob:1", "rob:9:c1", "bank:gold"] {
            assert_eq!(Target::read(text), None, "{text}");
        }
    }
}
