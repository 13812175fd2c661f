//! What happened.

use game::{Audience, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::Card;
use crate::geometry::{Corner, Hex, Side};
use crate::goods::{Bundle, Resource};
use crate::land::{HarbourKind, Terrain};

/// Why a seat earned victory chips.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChipReason {
    /// The first settlement on an island (S-39).
    Island,
    /// A trade line (S-51, S-53).
    TradeLine,
}

/// How a seat answered an offer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "answer")]
pub enum Answer {
    /// Not asked, or not yet answered.
    #[default]
    Open,
    /// No.
    Refused,
    /// Yes.
    Accepted,
    /// Another offer instead.
    Countered {
        /// What the answering player gives.
        give: Bundle,
        /// What the answering player wants.
        want: Bundle,
    },
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// A hex was dealt.
    HexDealt {
        /// The hex.
        hex: Hex,
        /// What it shows.
        terrain: Terrain,
    },
    /// The deal was not to be played, or pleased nobody, and is dealt again (S-47).
    DealtAgain,
    /// A seat said whether to play on this deal.
    DealAnswered {
        /// Who.
        seat: Seat,
        /// Keep it, or deal again?
        keeps: bool,
    },
    /// A chip came to lie on a hex.
    ChipLaid {
        /// The hex.
        hex: Hex,
        /// Its number.
        number: u8,
    },
    /// A chip was taken from the main island (S-62).
    ChipTaken {
        /// Who.
        seat: Seat,
        /// Where from.
        from: Hex,
        /// Its number.
        number: u8,
    },
    /// A harbour came to lie at a side.
    HarbourLaid {
        /// The side.
        side: Side,
        /// Its kind.
        kind: HarbourKind,
    },
    /// A harbour was drawn for this seat to lay (S-46).
    HarbourDrawn {
        /// Who.
        seat: Seat,
        /// Its kind.
        kind: HarbourKind,
    },
    /// A hex was discovered (S-40).
    Discovered {
        /// Who.
        seat: Seat,
        /// The hex.
        hex: Hex,
        /// What it shows.
        terrain: Terrain,
    },
    /// A turn began.
    TurnBegan {
        /// Who.
        seat: Seat,
        /// Its number.
        turn: u16,
    },
    /// The dice fell.
    Rolled {
        /// Who.
        seat: Seat,
        /// The sum.
        sum: u8,
    },
    /// Cards came from the bank.
    Received {
        /// Who.
        seat: Seat,
        /// Which cards.
        cards: Bundle,
    },
    /// The bank could not pay everybody this kind (S-25).
    Short {
        /// Its kind.
        kind: Resource,
    },
    /// A seat must give up cards.
    MustDiscard {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A card went back to the bank.
    Discarded {
        /// Who.
        seat: Seat,
        /// Which card, where it may be known.
        card: Resource,
    },
    /// The robber moved.
    RobberMoved {
        /// Who.
        seat: Seat,
        /// The hex.
        hex: Hex,
    },
    /// The pirate moved or was placed.
    PirateMoved {
        /// Who.
        seat: Seat,
        /// The hex.
        hex: Hex,
    },
    /// A card was drawn from a hand; only thief and victim see which.
    Stolen {
        /// Who drew.
        thief: Seat,
        /// Whose hand.
        victim: Seat,
        /// Which card, where it may be known.
        card: Option<Resource>,
    },
    /// A road was laid.
    RoadLaid {
        /// Who.
        seat: Seat,
        /// The side.
        side: Side,
    },
    /// A ship was laid.
    ShipLaid {
        /// Who.
        seat: Seat,
        /// The side.
        side: Side,
    },
    /// A ship was lifted to move.
    ShipLifted {
        /// Who.
        seat: Seat,
        /// The side.
        side: Side,
    },
    /// A settlement was founded.
    Settled {
        /// Who.
        seat: Seat,
        /// The intersection.
        corner: Corner,
    },
    /// A settlement became a city.
    CityBuilt {
        /// Who.
        seat: Seat,
        /// The intersection.
        corner: Corner,
    },
    /// A development card was bought; only its owner sees which.
    CardBought {
        /// Who.
        seat: Seat,
        /// Which card, where it may be known.
        card: Option<Card>,
    },
    /// A development card was played.
    CardPlayed {
        /// Who.
        seat: Seat,
        /// Which card, where it may be known.
        card: Card,
    },
    /// Everybody handed over a kind.
    Monopolised {
        /// Who.
        seat: Seat,
        /// Its kind.
        kind: Resource,
        /// Where from.
        from: Seat,
        /// How many.
        count: u8,
    },
    /// Cards were traded with the bank.
    BankTraded {
        /// Who.
        seat: Seat,
        /// What the seat gives.
        give: Bundle,
        /// What the seat takes.
        take: Bundle,
    },
    /// A trade was offered.
    Offered {
        /// Who.
        seat: Seat,
        /// What the seat gives.
        give: Bundle,
        /// What the seat wants.
        want: Bundle,
    },
    /// A seat answered.
    Answered {
        /// Who.
        seat: Seat,
        /// Whose offer it was; older programs did not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Seat>,
        /// What was said.
        #[serde(flatten)]
        answer: Answer,
    },
    /// Two players traded: `give` went from `seat` to `with`.
    Traded {
        /// Who.
        seat: Seat,
        /// The other player.
        with: Seat,
        /// What the seat gives.
        give: Bundle,
        /// What the seat takes.
        take: Bundle,
    },
    /// The offer is gone.
    Withdrawn {
        /// Who.
        seat: Seat,
    },
    /// The longest route changed hands or was laid aside.
    LongestRoute {
        /// Who holds it now.
        holder: Option<Seat>,
        /// The longest run.
        length: u8,
    },
    /// The largest army changed hands.
    LargestArmy {
        /// Who holds it now.
        holder: Seat,
        /// How many knights.
        knights: u8,
    },
    /// Victory chips were earned.
    ChipsEarned {
        /// Who.
        seat: Seat,
        /// The intersection.
        corner: Corner,
        /// How many chips.
        chips: u8,
        /// What for.
        reason: ChipReason,
    },
    /// A trade line broke and its chip went back (S-56).
    ChipReturned {
        /// Who.
        seat: Seat,
        /// Where from.
        from: Corner,
        /// The far end.
        to: Corner,
    },
    /// A trade line brings its chip to this seat.
    LineClosed {
        /// Who.
        seat: Seat,
        /// Where from.
        from: Corner,
        /// The far end.
        to: Corner,
    },
    /// The game is over.
    Won {
        /// Who won.
        winners: SeatSet,
        /// Points per seat.
        points: Vec<i32>,
    },
}

impl Event {
    /// The event as `audience` may see it.
    pub fn redact(&self, audience: Audience) -> Event {
        let sees = |seat: Seat| match audience {
            Audience::Referee => true,
            Audience::Seat(viewer) => viewer == seat,
            Audience::Spectator => false,
        };
        let mut event = self.clone();
        match &mut event {
            Event::Stolen { thief, victim, card } if !sees(*thief) && !sees(*victim) => {
                *card = None
            }
            Event::CardBought { seat, card } if !sees(*seat) => *card = None,
            _ => {}
        }
        event
    }
}
