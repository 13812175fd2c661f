//! The state of Lanterns and how it moves on.

use serde::{Deserialize, Serialize};

use super::options::{Gift, LanternsOptions, Ties};
use super::telling::LanternsEvent;
use super::words::{Card, Hand, LanternsAction, LanternsOutcome, Wind};
use crate::{Coded, Points, Seat, SeatSet, Sink};

/// The points of a night for a lantern that shines alone.
const NIGHT_POINTS: i32 = 3;
/// The points of a night for each of several that shine alike.
const TIE_POINTS: i32 = 1;
/// The points of a 6 kept to the end.
const MOON_POINTS: i32 = 2;

/// A game of Lanterns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lanterns {
    pub(super) options: LanternsOptions,
    pub(super) phase: LanternsPhase,
    /// Counted from 1; 0 while the cards are dealt.
    pub(super) night: u8,
    pub(super) wind: Wind,
    pub(super) deck: Hand,
    pub(super) places: Vec<Place>,
    pub(super) scores: Points,
}

/// What lies before one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Place {
    /// Seen by the owner only.
    pub(super) hand: Hand,
    /// Face down until all have laid; seen by the owner only.
    pub(super) laid: Option<Card>,
    /// Put under the deck; known to the owner only.
    pub(super) buried: Hand,
    /// Shown on earlier nights; seen by all.
    pub(super) shown: Hand,
}

/// Where the game stands. All of it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LanternsPhase {
    /// This seat is dealt its next card.
    Deal(Seat),
    /// The wind turns.
    Wind,
    /// All seats lay a card.
    Light,
    /// This seat may swap a card.
    Swap(Seat),
    /// This seat draws the card it swapped for.
    Draw(Seat),
    /// The game is over.
    Over,
}

/// Why a decision is against the rules of Lanterns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LanternsRefusal {
    /// The card is not in the seat's hand.
    #[error("there is no {0} in hand")]
    NotInHand(Card),
    /// A card must be laid now.
    #[error("lay a card now")]
    LightNow,
    /// Swap or rest now.
    #[error("swap a card or rest now")]
    SwapNow,
    /// The hand is empty.
    #[error("the hand is empty")]
    EmptyHand,
}

impl Coded for LanternsRefusal {
    fn code(&self) -> &'static str {
        match self {
            LanternsRefusal::NotInHand(_) => "not-in-hand",
            LanternsRefusal::LightNow => "light-now",
            LanternsRefusal::SwapNow => "swap-now",
            LanternsRefusal::EmptyHand => "empty-hand",
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        match self {
            LanternsRefusal::SwapNow => Some("L-03"),
            _ => Some("L-01"),
        }
    }
}

impl Lanterns {
    /// The hand of `seat`; empty where there is no such seat.
    pub fn hand(&self, seat: Seat) -> Hand {
        self.places.get(seat.index()).map(|place| place.hand).unwrap_or_default()
    }

    /// The seats that have not laid a card yet.
    pub(super) fn still_to_lay(&self) -> SeatSet {
        Seat::first(self.places.len())
            .filter(|seat| self.places[seat.index()].laid.is_none())
            .collect()
    }

    /// How many cards each seat is dealt.
    pub(super) fn hand_size(&self) -> u8 {
        self.options.nights + 1
    }

    /// The brightest card in the hand of `seat`.
    pub(super) fn brightest(&self, seat: Seat) -> Option<Card> {
        self.hand(seat).kinds().next_back()
    }

    /// What the moon gives for a hand (L-04).
    pub(super) fn moon(&self, hand: Hand) -> i32 {
        if !self.options.gifts.contains(&Gift::Moon) {
            return 0;
        }
        i32::from(hand.count(Card::BRIGHTEST)) * MOON_POINTS
    }

    pub(super) fn decide(
        &mut self,
        seat: Seat,
        action: LanternsAction,
        sink: &mut impl Sink<LanternsEvent>,
    ) {
        match action {
            LanternsAction::Light(card) => self.light(seat, card, sink),
            LanternsAction::LightBest => {
                if let Some(card) = self.brightest(seat) {
                    self.light(seat, card, sink);
                }
            }
            LanternsAction::Swap(card) => {
                self.places[seat.index()].hand.take(card);
                self.places[seat.index()].buried.add(card);
                sink.tell(|| LanternsEvent::Swapped { seat, card: Some(card) });
                self.phase = LanternsPhase::Draw(seat);
            }
            LanternsAction::Rest => {
                sink.tell(|| LanternsEvent::Rested { seat });
                self.next_night(sink);
            }
        }
    }

    pub(super) fn happen(&mut self, outcome: LanternsOutcome, sink: &mut impl Sink<LanternsEvent>) {
        match (self.phase, outcome) {
            (LanternsPhase::Deal(seat), LanternsOutcome::Card(card)) => {
                self.give(seat, card, sink);
                self.deal_on(seat, sink);
            }
            (LanternsPhase::Draw(seat), LanternsOutcome::Card(card)) => {
                self.give(seat, card, sink);
                self.next_night(sink);
            }
            (LanternsPhase::Wind, LanternsOutcome::Wind(wind)) => {
                self.wind = wind;
                sink.tell(|| LanternsEvent::WindTurned { night: self.night, wind });
                self.phase = LanternsPhase::Light;
            }
            _ => debug_assert!(false, "{outcome} cannot happen at {:?}", self.phase),
        }
    }

    fn give(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<LanternsEvent>) {
        self.deck.take(card);
        self.places[seat.index()].hand.add(card);
        sink.tell(|| LanternsEvent::Dealt { seat, card: Some(card) });
        if card == Card::BRIGHTEST {
            sink.tell(|| LanternsEvent::Glow { seat });
        }
    }

    fn deal_on(&mut self, seat: Seat, sink: &mut impl Sink<LanternsEvent>) {
        let next = seat.next(self.places.len());
        if self.hand(next).len() == self.hand_size() {
            self.next_night(sink);
        } else {
            self.phase = LanternsPhase::Deal(next);
        }
    }

    fn light(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<LanternsEvent>) {
        let place = &mut self.places[seat.index()];
        place.hand.take(card);
        place.laid = Some(card);
        sink.tell(|| LanternsEvent::Laid { seat, card: Some(card) });
        if self.still_to_lay().is_empty() {
            self.show(sink);
        }
    }

    fn show(&mut self, sink: &mut impl Sink<LanternsEvent>) {
        let laid: Vec<Card> =
            self.places.iter_mut().filter_map(|place| place.laid.take()).collect();
        for (place, &card) in self.places.iter_mut().zip(&laid) {
            place.shown.add(card);
        }
        sink.tell(|| LanternsEvent::Shown { cards: laid.clone() });
        let best = match self.wind {
            Wind::Storm => laid.iter().min(),
            _ => laid.iter().max(),
        };
        let shines = |seat: &Seat| laid.get(seat.index()) == best;
        let winners: SeatSet = Seat::first(laid.len()).filter(shines).collect();
        self.score_night(winners, sink);
        match winners.iter().next() {
            Some(seat) if winners.len() == 1 => self.phase = LanternsPhase::Swap(seat),
            _ => self.next_night(sink),
        }
    }

    fn score_night(&mut self, winners: SeatSet, sink: &mut impl Sink<LanternsEvent>) {
        let points = match (winners.len(), self.options.ties) {
            (1, _) => NIGHT_POINTS,
            (_, Ties::Share) => TIE_POINTS,
            (_, Ties::Nobody) => return,
        } * self.oil();
        winners.iter().for_each(|seat| self.scores[seat.index()] += points);
        sink.tell(|| LanternsEvent::Scored { night: self.night, wind: self.wind, winners, points });
    }

    fn oil(&self) -> i32 {
        let doubled = self.wind == Wind::Breeze && self.options.gifts.contains(&Gift::Oil);
        1 + i32::from(doubled)
    }

    fn next_night(&mut self, sink: &mut impl Sink<LanternsEvent>) {
        if self.night == self.options.nights {
            return self.finish(sink);
        }
        self.night += 1;
        self.wind = Wind::Calm;
        self.phase = if self.options.wind { LanternsPhase::Wind } else { LanternsPhase::Light };
    }

    fn finish(&mut self, sink: &mut impl Sink<LanternsEvent>) {
        self.phase = LanternsPhase::Over;
        for seat in Seat::first(self.places.len()) {
            let hand = self.hand(seat);
            let points = self.moon(hand);
            self.scores[seat.index()] += points;
            sink.tell(|| LanternsEvent::HandShown { seat, cards: hand.cards(), points });
        }
    }
}
