//! What a position leaves open is drawn, as everybody may believe it to lie.

use game::position::{PositionError, PositionFlaw};
use game::{Rng, Seat};

use super::{CardCounts, Held, Position};
use crate::action::Card;
use crate::goods::{Bundle, Cards};
use crate::state::{SEATS, Settlers};

/// Cards of every kind in the box.
const CARDS_EACH: u8 = 19;

impl Held<Bundle> {
    /// How many cards.
    pub fn size(&self) -> u8 {
        match self {
            Held::Known(cards) => cards.total().min(u32::from(u8::MAX)) as u8,
            Held::Open(count) => *count,
        }
    }
}

impl Held<CardCounts> {
    fn known(&self) -> CardCounts {
        if let Held::Known(cards) = self { *cards } else { CardCounts::default() }
    }

    fn open(&self) -> u8 {
        if let Held::Open(count) = self { *count } else { 0 }
    }
}

fn impossible(reason: impl Into<String>) -> PositionError {
    PositionFlaw::Impossible { reason: reason.into() }.at(None)
}

impl Settlers {
    /// Hands, development cards, bank and deck.
    pub(super) fn hand_out(
        &mut self,
        position: &Position,
        rng: Option<&mut dyn Rng>,
    ) -> Result<(), PositionError> {
        let open = position.open_cards();
        match rng {
            Some(rng) => {
                self.hand_out_resources(position, Some(&mut *rng))?;
                self.hand_out_cards(position, Some(rng))
            }
            None if open > 0 => {
                Err(PositionFlaw::Open { what: format!("{open} cards in hands") }.at(None))
            }
            None => {
                self.hand_out_resources(position, None)?;
                self.hand_out_cards(position, None)
            }
        }
    }

    fn hand_out_resources(
        &mut self,
        position: &Position,
        rng: Option<&mut dyn Rng>,
    ) -> Result<(), PositionError> {
        let mut pile = [CARDS_EACH; 5];
        let mut sizes = [0; SEATS];
        for (place, own) in position.players.iter().enumerate() {
            let cards = match own.hand {
                Held::Known(cards) => Cards::new(cards.0),
                Held::Open(count) => self.must_hold(place, count, &pile)?,
            };
            sizes[place] = own.hand.size() - cards.total();
            self.now.players[place].hand = cards;
            (0..5).for_each(|kind| pile[kind] -= cards.counts()[kind]);
        }
        if let Some(bank) = position.bank {
            (0..5).for_each(|kind| pile[kind] -= bank.0[kind].min(pile[kind]));
        }
        let (left, wanted): (u32, u32) = (total(&pile), total(&sizes));
        if wanted > left || position.bank.is_some() && wanted != left {
            let reason = format!("bank and hands have {left} cards too few, and {wanted} are open");
            return Err(impossible(reason));
        }
        if let Some(rng) = rng {
            let seats: Vec<Seat> = self.all_seats().collect();
            self.deal_hands(&seats, sizes, &mut pile, rng);
        }
        self.now.bank = match position.bank {
            Some(bank) => Cards::new(bank.0),
            None => Cards::new(pile),
        };
        self.offers_are_held().map_err(impossible)
    }

    /// What an open hand must hold, by the offer or answer of its seat.
    fn must_hold(&self, place: usize, count: u8, pile: &[u8; 5]) -> Result<Cards, PositionError> {
        let promised = Seat::new(place).map_or(Cards::NONE, |seat| self.promised(seat));
        let enough = promised.counts().iter().zip(pile).all(|(wanted, left)| wanted <= left);
        match enough && promised.total() <= count {
            true => Ok(promised),
            false => Err(impossible(format!("seat {place} cannot hold what it offers"))),
        }
    }

    /// Whoever offers or agrees holds the cards for it.
    fn offers_are_held(&self) -> Result<(), String> {
        let holds = |seat: &Seat| self.player(*seat).hand.covers(self.promised(*seat));
        match self.all_seats().find(|seat| !holds(seat)) {
            Some(seat) => Err(format!("seat {seat} does not hold what it offers")),
            None => Ok(()),
        }
    }

    fn hand_out_cards(
        &mut self,
        position: &Position,
        rng: Option<&mut dyn Rng>,
    ) -> Result<(), PositionError> {
        let mut pile = Card::DECK;
        let mut sizes = [[0; 2]; SEATS];
        for (place, own) in position.players.iter().enumerate() {
            let (cards, fresh) = (own.cards.known(), own.fresh.known());
            let player = &mut self.now.players[place];
            (player.cards, player.fresh) = (cards, fresh);
            sizes[place] = [own.cards.open(), own.fresh.open()];
            pile[Card::Knight.index()] -= own.knights;
            (0..5).for_each(|kind| pile[kind] -= cards[kind] + fresh[kind]);
        }
        (0..5).for_each(|kind| pile[kind] -= position.played[kind]);
        if total(sizes.as_flattened()) > total(&pile) {
            return Err(impossible("more development cards than the deck has"));
        }
        if let Some(rng) = rng {
            let seats: Vec<Seat> = self.all_seats().collect();
            self.deal_cards(&seats, sizes, &mut pile, rng);
        }
        self.now.deck = pile;
        Ok(())
    }
}

impl Position {
    /// How many cards nobody has told.
    fn open_cards(&self) -> u32 {
        let hand = |held: &Held<Bundle>| match held {
            Held::Known(_) => 0,
            Held::Open(count) => *count,
        };
        let each = self
            .players
            .iter()
            .flat_map(|own| [hand(&own.hand), own.cards.open(), own.fresh.open()].map(u32::from));
        each.sum()
    }
}

fn total(counts: &[u8]) -> u32 {
    counts.iter().map(|count| u32::from(*count)).sum()
}
