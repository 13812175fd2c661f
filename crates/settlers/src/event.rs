//! What happened in a game of the Settlers, and who may know of it.

use game::{Audience, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::Card;
use crate::dice::Roll;
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
    /// The seat does not trade.
    Refused,
    /// The seat would trade as offered.
    Accepted,
    /// Another offer instead.
    Countered {
        /// What the answering player gives.
        give: Bundle,
        /// What the answering player wants.
        want: Bundle,
    },
}

/// What happened. A `seat` is the one that did it, or that it was done to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// A hex was dealt.
    HexDealt {
        /// The hex that shows its face now.
        hex: Hex,
        /// What it shows.
        terrain: Terrain,
    },
    /// The deal was not to be played, or pleased nobody, and is dealt again (S-47).
    DealtAgain,
    /// A seat said whether to play on this deal.
    DealAnswered {
        /// The seat that answered; all are asked (S-47).
        seat: Seat,
        /// Keep it, or deal again?
        keeps: bool,
    },
    /// A chip came to lie on a hex.
    ChipLaid {
        /// The hex that yields by it from now on.
        hex: Hex,
        /// The number on it: 2 to 12, never 7.
        number: u8,
    },
    /// A chip was taken from the main island (S-62).
    ChipTaken {
        /// The active seat, whose piece reached the small island.
        seat: Seat,
        /// The hex of the main island that is left without.
        from: Hex,
        /// The number on it: 2 to 12, never 7.
        number: u8,
    },
    /// A harbour came to lie at a side.
    HarbourLaid {
        /// The side of the coast, whose two ends it serves (S-04).
        side: Side,
        /// What it trades, and at which rate.
        kind: HarbourKind,
    },
    /// A harbour was drawn for this seat to lay (S-46).
    HarbourDrawn {
        /// The seat that lays it next.
        seat: Seat,
        /// What it trades, and at which rate; everybody sees it.
        kind: HarbourKind,
    },
    /// A hex was discovered (S-40).
    Discovered {
        /// The active seat, whose piece reached it.
        seat: Seat,
        /// The hex that lay face down until now.
        hex: Hex,
        /// What it shows.
        terrain: Terrain,
    },
    /// A turn began.
    TurnBegan {
        /// The active seat from now on.
        seat: Seat,
        /// The number of the turn in the game, 1 for the first after the set-up.
        turn: u16,
    },
    /// The dice fell.
    Rolled {
        /// The active seat, which rolled.
        seat: Seat,
        /// How they fell, or what the levelled deck's card shows.
        #[serde(flatten)]
        roll: Roll,
    },
    /// Cards came from the bank.
    Received {
        /// The seat that gets them.
        seat: Seat,
        /// The resources, of all hexes together.
        cards: Bundle,
    },
    /// The bank could not pay everybody this kind (S-25).
    Short {
        /// The resource that ran short.
        kind: Resource,
    },
    /// A seat must give up cards.
    MustDiscard {
        /// The seat with more than seven cards (S-77).
        seat: Seat,
        /// How many: half of its hand, rounded down.
        count: u8,
    },
    /// A card went back to the bank.
    Discarded {
        /// The seat that gave it up.
        seat: Seat,
        /// The resource, which everybody sees.
        card: Resource,
    },
    /// The robber moved.
    RobberMoved {
        /// The active seat, by a seven or a knight.
        seat: Seat,
        /// The hex of land that it stops from now on (S-38).
        hex: Hex,
    },
    /// The pirate moved or was placed.
    PirateMoved {
        /// The active seat; before the set-up, the first.
        seat: Seat,
        /// The hex of sea whose sides it bars from now on (S-35).
        hex: Hex,
    },
    /// A card was drawn from a hand; only thief and victim see which.
    Stolen {
        /// The active seat, which drew it.
        thief: Seat,
        /// The seat whose hand it was drawn from.
        victim: Seat,
        /// Which card, where it may be known.
        card: Option<Resource>,
    },
    /// A road was laid.
    RoadLaid {
        /// The owner of the road.
        seat: Seat,
        /// The side it lies on.
        side: Side,
    },
    /// A ship was laid.
    ShipLaid {
        /// The owner of the ship.
        seat: Seat,
        /// The side it lies on.
        side: Side,
    },
    /// A ship was lifted to move.
    ShipLifted {
        /// The active seat, which puts it down next.
        seat: Seat,
        /// The side it left.
        side: Side,
    },
    /// A settlement was founded.
    Settled {
        /// The owner of the settlement.
        seat: Seat,
        /// The intersection it stands on.
        corner: Corner,
    },
    /// A settlement became a city.
    CityBuilt {
        /// The owner of the city.
        seat: Seat,
        /// The intersection it stands on, as the settlement did.
        corner: Corner,
    },
    /// A development card was bought; only its owner sees which.
    CardBought {
        /// The active seat, which owns the card.
        seat: Seat,
        /// Which card, where it may be known.
        card: Option<Card>,
    },
    /// A development card was played.
    CardPlayed {
        /// The active seat, whose card it was.
        seat: Seat,
        /// Its kind, known to all from now on.
        card: Card,
    },
    /// Everybody handed over a kind.
    Monopolised {
        /// The active seat, which played the card.
        seat: Seat,
        /// The resource that was named.
        kind: Resource,
        /// The seat that handed them over; one event for each that had any.
        from: Seat,
        /// How many cards: all it had of that kind.
        count: u8,
    },
    /// Cards were traded with the bank.
    BankTraded {
        /// The active seat, which trades.
        seat: Seat,
        /// What the seat gives.
        give: Bundle,
        /// What the seat takes.
        take: Bundle,
    },
    /// A trade was offered.
    Offered {
        /// The active seat, which offers.
        seat: Seat,
        /// What the seat gives.
        give: Bundle,
        /// What the seat wants.
        want: Bundle,
    },
    /// A seat answered.
    Answered {
        /// The seat that answered.
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
        /// The active seat, whose offer it was.
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
        /// The active seat, whose offer it was.
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
        /// The seat that earned them.
        seat: Seat,
        /// The new settlement, or the end of the trade line at home.
        corner: Corner,
        /// How many chips.
        chips: u8,
        /// What they were earned with.
        reason: ChipReason,
    },
    /// A trade line broke and its chip went back (S-56).
    ChipReturned {
        /// The seat that had earned it.
        seat: Seat,
        /// The end of the line at home.
        from: Corner,
        /// The far end.
        to: Corner,
    },
    /// A trade line brings its chip to this seat.
    LineClosed {
        /// The seat that is paid for it (S-53).
        seat: Seat,
        /// The end of the line at home.
        from: Corner,
        /// The far end.
        to: Corner,
    },
    /// The game is over.
    Won {
        /// The active seat; nobody wins in another's turn (S-29).
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
