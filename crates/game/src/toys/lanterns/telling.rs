//! What the audiences of Lanterns are told.

use serde::{Deserialize, Serialize};

use super::rules::{Lanterns, LanternsPhase, Place};
use super::words::{Card, Wind};
use crate::{Audience, Seat, SeatSet};

/// What happened in a game of Lanterns. Where a seat is named, it is the one that did it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
pub enum LanternsEvent {
    /// A seat was dealt a card.
    Dealt {
        /// The seat the card went to.
        seat: Seat,
        /// Which; only the owner sees it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    /// A seat feels the glow of a 6 in its hand; only its owner knows.
    Glow {
        /// The seat that holds the 6, and the only one told.
        seat: Seat,
    },
    /// The wind turned.
    WindTurned {
        /// In which night, counted from 1.
        night: u8,
        /// How it blows now.
        wind: Wind,
    },
    /// A seat laid a card face down.
    Laid {
        /// The seat whose card lies there.
        seat: Seat,
        /// Which; only the owner knows it yet.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    /// All have laid, and the cards are shown.
    Shown {
        /// The cards in the order of the seats.
        cards: Vec<Card>,
    },
    /// A night brought points, and why.
    Scored {
        /// Which night, counted from 1.
        night: u8,
        /// In which wind.
        wind: Wind,
        /// Whose lanterns shone.
        winners: SeatSet,
        /// The points of each winner.
        points: i32,
    },
    /// A seat put a card under the deck.
    Swapped {
        /// The seat that draws another card next.
        seat: Seat,
        /// Which; only the owner knows it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    /// A seat kept its hand.
    Rested {
        /// The seat that did without another card.
        seat: Seat,
    },
    /// The game is over, and a hand is shown.
    HandShown {
        /// The seat whose hand it was.
        seat: Seat,
        /// What was in it.
        cards: Vec<Card>,
        /// The points it brought.
        points: i32,
    },
}

impl LanternsEvent {
    /// The event as `audience` may see it.
    pub(super) fn redacted(&self, audience: Audience) -> Option<LanternsEvent> {
        use LanternsEvent::{Dealt, Glow, Laid, Swapped};
        let mut told = self.clone();
        match &mut told {
            Dealt { seat, card } | Laid { seat, card } | Swapped { seat, card }
                if !owns(audience, *seat) =>
            {
                *card = None;
            }
            Glow { seat } if !owns(audience, *seat) => return None,
            _ => {}
        }
        Some(told)
    }
}

/// Does `audience` see what only the owner of `seat` sees?
pub(super) fn owns(audience: Audience, seat: Seat) -> bool {
    match audience {
        Audience::Referee => true,
        Audience::Seat(own) => own == seat,
        Audience::Spectator => false,
    }
}

/// The game as one audience sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LanternsView {
    /// The night, counted from 1; 0 while the cards are dealt.
    pub night: u8,
    /// Where the game stands.
    #[serde(rename = "step")]
    pub phase: LanternsPhase,
    /// How the wind blows.
    pub wind: Wind,
    /// How many cards are left in the deck.
    pub deck: u8,
    /// What lies before each seat.
    pub places: Vec<PlaceView>,
}

/// What lies before one seat, as one audience sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlaceView {
    /// The points so far.
    pub score: i32,
    /// How many cards are in hand.
    pub cards: u8,
    /// Which they are, where the audience may know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<Vec<Card>>,
    /// Whether a card lies face down.
    pub laid: bool,
    /// Which it is, where the audience may know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub laid_card: Option<Card>,
    /// How many cards were put under the deck.
    pub buried: u8,
    /// Which they are, where the audience may know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub buried_cards: Option<Vec<Card>>,
    /// The cards shown on earlier nights, dim to bright.
    pub shown: Vec<Card>,
}

impl Lanterns {
    pub(super) fn view_for(&self, audience: Audience) -> LanternsView {
        LanternsView {
            night: self.night,
            phase: self.phase,
            wind: self.wind,
            deck: self.deck.len(),
            places: Seat::first(self.places.len())
                .map(|seat| self.place_for(seat, audience))
                .collect(),
        }
    }

    fn place_for(&self, seat: Seat, audience: Audience) -> PlaceView {
        let Place { hand, laid, buried, shown } = &self.places[seat.index()];
        let own = owns(audience, seat);
        let open = own || self.phase == LanternsPhase::Over;
        PlaceView {
            score: self.scores[seat.index()],
            cards: hand.len(),
            hand: open.then(|| hand.cards()),
            laid: laid.is_some(),
            laid_card: laid.filter(|_| own),
            buried: buried.len(),
            buried_cards: own.then(|| buried.cards()),
            shown: shown.cards(),
        }
    }

    /// A few lines of text: the sky, then a line per seat; `?` for what is hidden.
    pub(super) fn drawn_for(&self, audience: Audience) -> String {
        let view = self.view_for(audience);
        let sky = format!("night {}, {}, {} in the deck\n", view.night, view.wind, view.deck);
        let line = |(number, place): (usize, &PlaceView)| {
            let hand = cards_or_hidden(place.hand.as_deref(), place.cards);
            let laid = match (place.laid, place.laid_card) {
                (_, Some(card)) => format!(", laid {card}"),
                (true, None) => ", laid ?".to_owned(),
                (false, None) => String::new(),
            };
            format!("seat {number}: {hand}{laid}, {} points\n", place.score)
        };
        sky + &view.places.iter().enumerate().map(line).collect::<String>()
    }
}

fn cards_or_hidden(cards: Option<&[Card]>, count: u8) -> String {
    match cards {
        None => "?".repeat(count.into()),
        Some([]) => "-".to_owned(),
        Some(cards) => cards.iter().map(ToString::to_string).collect(),
    }
}
