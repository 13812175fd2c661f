//! What was last seen: the view, who looks, and the decisions on offer.
//!
//! Everything that is shown or said is worked out from a [`Board`] and the half-made choice, the
//! [`Draft`]. Neither knows a language.

use game::erased::ListedAction;
use game::{Audience, Seat};
use serde::Deserialize;
use settlers::{
    Action, Bundle, Cards, Corner, Geometry, HarbourKind, Hex, HexView, OfferView, PlayerView,
    Resource, Row, Side, View,
};
use wire::Look;

use super::names::Piece;
use super::panels::builds;
use super::phase::Phase;
use crate::StageError;
use crate::stage::read_action;

/// A decision on offer.
#[derive(Clone, Debug, PartialEq)]
pub struct Offered {
    /// What it decides.
    pub action: Action,
    /// As the look has it, and as it goes back.
    pub listed: ListedAction,
}

impl Offered {
    /// A decision of a family that the view allows beyond the list: an offer, a counter-offer.
    pub fn beyond(action: Action) -> Offered {
        Offered { action, listed: ListedAction { notation: action.to_string(), action: None } }
    }
}

/// A look at the game, read.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// Who is looking.
    pub audience: Audience,
    /// What they see.
    pub view: View,
    /// What must happen now.
    pub phase: Phase,
    /// Which places of the frame meet.
    pub geometry: Geometry,
    /// The decisions of who looks; empty for those who have nothing to decide.
    pub offers: Vec<Offered>,
}

impl Board {
    /// Reads a look.
    pub fn read(look: &Look) -> Result<Board, StageError> {
        let view = View::deserialize(&look.view)?;
        let rows = view.rows.iter().map(|&(length, offset)| Row { length, offset }).collect();
        let nonsense = |error: String| StageError::Nonsense(error);
        let geometry = Geometry::new(rows).map_err(|large| nonsense(large.to_string()))?;
        if geometry.hexes() != view.hexes.len() {
            return Err(nonsense("there are not as many hexes as the rows have places".to_owned()));
        }
        let phase = Phase::read(&view.phase, view.place.as_deref());
        let read = |listed: &ListedAction| {
            let action = read_action(listed)?;
            Ok(Offered { action, listed: listed.clone() })
        };
        let offers: Result<Vec<Offered>, StageError> = look.actions.iter().map(read).collect();
        Ok(Board { audience: look.audience, phase, geometry, offers: offers?, view })
    }

    /// The seat that looks; `None` for spectators and the referee.
    pub fn own(&self) -> Option<Seat> {
        match self.audience {
            Audience::Seat(seat) => Some(seat),
            Audience::Spectator | Audience::Referee => None,
        }
    }

    /// Is this the seat that looks?
    pub fn is_own(&self, seat: Seat) -> bool {
        self.own() == Some(seat)
    }

    /// The player who looks.
    pub fn me(&self) -> Option<&PlayerView> {
        self.player(self.own()?)
    }

    pub fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.view.players.get(seat.index())
    }

    /// The players in playing order.
    pub fn players(&self) -> impl Iterator<Item = (Seat, &PlayerView)> {
        Seat::first(self.view.players.len()).zip(&self.view.players)
    }

    /// The resource cards of who looks.
    pub fn hand(&self) -> Option<Bundle> {
        self.me()?.hand
    }

    /// Has who looks something to decide?
    pub fn decides(&self) -> bool {
        !self.offers.is_empty()
    }

    /// Is it the turn of who looks?
    pub fn my_turn(&self) -> bool {
        self.is_own(self.view.active)
    }

    /// The offered decision, if this one is on offer now.
    pub fn can(&self, action: Action) -> Option<&ListedAction> {
        self.offers.iter().find(|offered| offered.action == action).map(|offered| &offered.listed)
    }

    /// Is a decision like this on offer?
    pub fn any(&self, like: impl Fn(Action) -> bool) -> bool {
        self.offers.iter().any(|offered| like(offered.action))
    }

    /// The decisions on offer.
    pub fn actions(&self) -> impl Iterator<Item = Action> {
        self.offers.iter().map(|offered| offered.action)
    }

    /// May an offer be made to the other players? Then any within the hand, not only those listed.
    pub fn may_offer(&self) -> bool {
        self.any(|action| matches!(action, Action::Offer { .. }))
    }

    /// Has who looks made an offer that others still think about?
    pub fn offers_itself(&self) -> bool {
        self.phase == Phase::Answer && self.my_turn()
    }

    /// Does this table trade at all?
    pub fn trades(&self) -> bool {
        !self.view.offer_rule.is_empty()
    }

    /// Can the hand build or buy something now?
    pub fn affords(&self) -> bool {
        self.any(|action| builds(action).is_some())
    }

    /// May the offer on the table be answered with another?
    pub fn may_counter(&self) -> bool {
        self.can(Action::Refuse).is_some()
            && self.hand().is_some_and(|hand| hand.total() > 0)
            && self.view.offer.is_some()
    }

    /// The offer on the table.
    pub fn offer(&self) -> Option<&OfferView> {
        self.view.offer.as_ref()
    }

    /// How many cards who looks must still give up or may still take.
    pub fn cards_due(&self) -> u8 {
        let due = |me: &PlayerView| match self.phase {
            Phase::Discard => me.owed,
            Phase::Take => me.picks,
            _ => 0,
        };
        self.me().map_or(0, due)
    }

    pub fn hex(&self, hex: Hex) -> Option<HexView> {
        self.view.hexes.get(usize::from(hex.0)).copied()
    }

    /// All hexes in reading order.
    pub fn hexes(&self) -> impl Iterator<Item = (Hex, HexView)> {
        (0..).map(Hex).zip(self.view.hexes.iter().copied())
    }

    /// The hexes at an intersection; none for one that the frame has not.
    pub fn hexes_at(&self, corner: Corner) -> Vec<Hex> {
        let known = self.geometry.corner_hexes.get(usize::from(corner.0));
        let real = known.into_iter().flatten().filter(|hex| **hex != settlers::NOWHERE);
        real.map(|hex| Hex(*hex)).collect()
    }

    /// The two ends of a side.
    pub fn ends(&self, side: Side) -> Option<[Corner; 2]> {
        self.geometry.side_ends.get(usize::from(side.0)).map(|ends| ends.map(Corner))
    }

    /// The hexes on both sides of a side.
    pub fn beside(&self, side: Side) -> Vec<Hex> {
        let known = self.geometry.side_hexes.get(usize::from(side.0));
        let real = known.into_iter().flatten().filter(|hex| **hex != settlers::NOWHERE);
        real.map(|hex| Hex(*hex)).collect()
    }

    /// Whose building stands at an intersection, and whether it is a city.
    pub fn building(&self, corner: Corner) -> Option<(Seat, bool)> {
        self.players().find_map(|(seat, player)| {
            let city = player.cities.contains(&corner);
            (city || player.settlements.contains(&corner)).then_some((seat, city))
        })
    }

    /// The harbour at an intersection.
    pub fn harbour_at(&self, corner: Corner) -> Option<HarbourKind> {
        let here = |side: Side| self.ends(side).is_some_and(|ends| ends.contains(&corner));
        self.view.harbours.iter().find(|harbour| here(harbour.side)).map(|harbour| harbour.kind)
    }

    /// What a piece of this action costs now: nothing in the set-up, with road building, or for a
    /// ship that was lifted.
    pub fn cost(&self, action: Action) -> Cards {
        if self.phase != Phase::Main {
            return Cards::NONE;
        }
        match action {
            Action::Road { .. } => settlers::ROAD,
            Action::Ship { .. } => settlers::SHIP,
            Action::Settle { .. } => settlers::SETTLEMENT,
            Action::City { .. } => settlers::CITY,
            Action::Buy => settlers::DEVELOPMENT,
            _ => Cards::NONE,
        }
    }
}

/// A choice that is not yet made: what is tried on the board, or filled in on the desk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Draft {
    #[default]
    None,
    /// A decision is tried and waits to be confirmed: a piece, a robber, a victim, a ship to be
    /// lifted; a card to buy or play, a trade; the end of a turn in which more could be bought.
    Place {
        /// The decision, one of those on offer.
        action: Action,
    },
    /// A ship is to be lifted and, once it is, to be laid there.
    Move {
        /// Where it lies.
        from: Side,
        /// Where it is to go.
        to: Side,
    },
    /// An offer to the other players is filled in; the desk is open.
    Offer {
        /// What who looks would give.
        give: Bundle,
        /// What they want.
        want: Bundle,
    },
    /// A counter-offer is filled in.
    Counter {
        /// What who looks would give.
        give: Bundle,
        /// What they want.
        want: Bundle,
    },
    /// Trade with the bank: the desk is open.
    Bank {
        /// What goes to the bank, where it is chosen.
        give: Option<Resource>,
    },
    /// The kind for monopoly is asked for.
    Monopoly,
    /// What is said to offers once for all is shown.
    Answers,
    /// Only the places for this piece are shown.
    Build { piece: Piece },
    /// Cards to give up after a seven, or to take from the bank, are picked one by one.
    Cards {
        /// Those picked and not yet sent.
        picked: Bundle,
        /// Whether the person confirmed them: the rest is sent card by card.
        sure: bool,
    },
}

impl Draft {
    /// The decision tried on the board.
    pub fn placed(self) -> Option<Action> {
        match self {
            Draft::Place { action } => Some(action),
            Draft::Move { from, .. } => Some(Action::Lift { from }),
            _ => None,
        }
    }

    /// What is filled in for an offer or counter-offer: give, want.
    pub fn terms(self) -> Option<(Bundle, Bundle)> {
        match self {
            Draft::Offer { give, want } | Draft::Counter { give, want } => Some((give, want)),
            _ => None,
        }
    }

    /// Is a desk open on which something is filled in?
    pub fn opens_desk(self) -> bool {
        matches!(self, Draft::Offer { .. } | Draft::Counter { .. } | Draft::Answers)
    }

    /// The cards picked to give up or take.
    pub fn picked(self) -> Bundle {
        match self {
            Draft::Cards { picked, .. } => picked,
            _ => Bundle::default(),
        }
    }
}
