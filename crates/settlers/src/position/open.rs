//! What a position leaves open is drawn, as everybody may believe it to lie.

use game::position::{PositionError, PositionFlaw};
use game::{Rng, Seat};

use super::{Belongings, CardCounts, Held, Position};
use crate::action::Card;
use crate::goods::{Bundle, CARDS_EACH, Cards};
use crate::state::{SEATS, Settlers, place_of};

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

fn cannot_hold(seat: Seat) -> String {
    format!("seat {seat} cannot hold what it offers or is known to hold")
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
        mut rng: Option<&mut dyn Rng>,
    ) -> Result<(), PositionError> {
        let mut pile = position.untold_cards().ok_or_else(|| impossible("too many cards"))?;
        let mut sizes = [0; SEATS];
        let in_question = match &mut rng {
            Some(rng) => self.take_thefts(position, Some(&mut **rng)),
            None => self.take_thefts(position, None),
        };
        let in_question = in_question.map_err(impossible)?;
        for seat in self.all_seats() {
            let place = place_of(seat);
            let own = &position.players[place];
            let cards = match (in_question[place], own.hand) {
                (Some(hand), Held::Known(_)) => hand,
                (Some(hand), Held::Open(_)) => self.take_from(&mut pile, seat, hand)?,
                (None, Held::Known(cards)) => self.keep_to_itself(seat, cards, own.counted)?,
                (None, Held::Open(_)) => self.must_hold(seat, own, &mut pile)?,
            };
            let open = own.hand.size().checked_sub(cards.total());
            sizes[place] = open.ok_or_else(|| impossible(cannot_hold(seat)))?;
            self.player_mut(seat).hand = cards;
        }
        let (left, wanted): (u32, u32) = (total(&pile), total(&sizes));
        if wanted > left || position.bank.is_some() && wanted != left {
            let reason = format!("bank and hands have {left} cards too few, and {wanted} are open");
            return Err(impossible(reason));
        }
        if let Some(rng) = rng {
            let seats: Vec<Seat> = self.all_seats().collect();
            self.deal_murky(&seats, sizes, &mut pile, rng);
        }
        self.now.bank = match position.bank {
            Some(bank) => Cards::new(bank.0),
            None => Cards::new(pile),
        };
        self.offers_are_held().map_err(impossible)?;
        self.beliefs.clear_up();
        self.all_seats().for_each(|seat| self.note_promise(seat));
        Ok(())
    }

    /// A hand that is told: what is not counted of it, nobody else knows.
    fn keep_to_itself(
        &mut self,
        seat: Seat,
        hand: Bundle,
        counted: Bundle,
    ) -> Result<Cards, PositionError> {
        let murky = less(hand.0, counted.0).ok_or_else(|| impossible(cannot_hold(seat)))?;
        self.beliefs.murky[place_of(seat)] = Cards::new(murky);
        Ok(Cards::new(hand.0))
    }

    /// What an open hand must hold: what is counted, and what the offer or answer of its seat proves.
    fn must_hold(
        &self,
        seat: Seat,
        own: &Belongings,
        pile: &mut [u8; 5],
    ) -> Result<Cards, PositionError> {
        let counted = own.counted.cards().ok_or_else(|| impossible(cannot_hold(seat)))?;
        let promised = self.promised(seat);
        self.take_from(pile, seat, counted.plus(promised.less(counted)))
    }

    /// Takes cards from those of which nobody has told anything.
    fn take_from(
        &self,
        pile: &mut [u8; 5],
        seat: Seat,
        cards: Cards,
    ) -> Result<Cards, PositionError> {
        *pile = less(*pile, cards.counts()).ok_or_else(|| impossible(cannot_hold(seat)))?;
        Ok(cards)
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
        self.hold_victory(&mut sizes, &mut pile);
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

impl Settlers {
    /// Who has won holds the victory cards for it: where cards are open, these are among them.
    fn hold_victory(&mut self, sizes: &mut [[u8; 2]; SEATS], pile: &mut [u8; 5]) {
        if !self.now.phase.is_over() {
            return;
        }
        let (goal, winner) = (self.terms.goal, place_of(self.now.active));
        let (player, point) = (&mut self.now.players[winner], Card::Point.index());
        let hands = [&mut player.cards, &mut player.fresh];
        let held = hands.iter().map(|cards| cards[point]).sum::<u8>();
        let mut short = goal.saturating_sub(player.points).saturating_sub(held);
        for (hand, size) in hands.into_iter().zip(&mut sizes[winner]) {
            let taken = short.min(*size).min(pile[point]);
            hand[point] += taken;
            (short, *size, pile[point]) = (short - taken, *size - taken, pile[point] - taken);
        }
    }
}

impl Position {
    /// Cards that are told to be neither in the bank nor in a hand; `None` where more are told than
    /// there are.
    fn untold_cards(&self) -> Option<[u8; 5]> {
        let known = self.players.iter().filter_map(|own| match own.hand {
            Held::Known(cards) => Some(cards),
            Held::Open(_) => None,
        });
        known.chain(self.bank).try_fold([CARDS_EACH; 5], |pile, cards| less(pile, cards.0))
    }

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
        let untold = self.thefts.iter().filter(|theft| theft.is_open()).count() as u32;
        each.sum::<u32>().max(untold)
    }
}

/// These without those, if they are among them.
fn less(mut pile: [u8; 5], cards: [u8; 5]) -> Option<[u8; 5]> {
    for (left, taken) in pile.iter_mut().zip(cards) {
        *left = left.checked_sub(taken)?;
    }
    Some(pile)
}

fn total(counts: &[u8]) -> u32 {
    counts.iter().map(|count| u32::from(*count)).sum()
}
