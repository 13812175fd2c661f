//! What everybody can know of the hands.
//!
//! Cards come and go in the open, but for one thing: a stolen card is seen by thief and victim alone. So
//! all that is unknown to the table are the thefts of which later events have not told what was taken:
//! kept here with every way they may have gone, each by its exact weight. A seat knows its own thefts
//! besides. Cards lost sight of, because too many ways were open or because a position leaves them untold,
//! are [`Beliefs::murky`]: only their owner knows them, and everybody else thinks all deals of them alike.

use std::sync::Arc;

use game::Seat;

use crate::goods::{Cards, Resource};
use crate::state::{SEATS, place_of};

/// More thefts than this are never open at once.
pub(crate) const THEFTS_MOST: usize = 16;
/// With more ways than this the table loses sight of the cards in question.
pub(crate) const WAYS_MOST: usize = 256;
/// The greatest weight of a way; beyond it all are rounded.
pub(crate) const WEIGHT_MOST: u32 = 0xFFFF;

/// Bits for the kind of one stolen card.
const KIND_BITS: usize = 3;
const KIND_MASK: u64 = (1 << KIND_BITS) - 1;

/// A theft of which the table does not know what was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Theft {
    pub thief: Seat,
    pub victim: Seat,
    /// What was taken, which these two know.
    pub card: Resource,
}

impl Theft {
    /// Was this seat there?
    pub fn concerns(&self, seat: Seat) -> bool {
        seat == self.thief || seat == self.victim
    }

    /// Counts it among what thefts brought.
    fn add_to(&self, gains: &mut Gains) {
        let card = Cards::of(self.card, 1);
        let [thief, victim] = [self.thief, self.victim].map(place_of);
        gains[thief] = gains[thief].plus(card);
        gains[victim] = gains[victim].minus(card);
    }

    /// Counts it no longer.
    fn take_from(&self, gains: &mut Gains) {
        Theft { thief: self.victim, victim: self.thief, ..*self }.add_to(gains);
    }
}

/// One way in which all open thefts may have gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Way {
    /// The kinds taken, three bits for every theft.
    cards: u64,
    pub weight: u32,
    pub gains: Gains,
}

/// What thefts brought every seat. Who lost more than that has less than nothing of a kind, until its hand
/// is added.
pub(crate) type Gains = [Cards; SEATS];

impl Way {
    /// Nothing was taken yet.
    const START: Way = Way { cards: 0, weight: 1, gains: [Cards::NONE; SEATS] };

    /// This was taken.
    pub fn new(thefts: impl Iterator<Item = Theft>, weight: u32) -> Way {
        let mut way = Way { weight, ..Way::START };
        for (at, theft) in thefts.take(THEFTS_MOST).enumerate() {
            way.cards |= slot(at, theft.card);
            theft.add_to(&mut way.gains);
        }
        way
    }

    /// What was taken in a theft.
    pub fn card(&self, theft: usize) -> Resource {
        Resource::nth((self.cards >> (KIND_BITS * theft) & KIND_MASK) as u8)
    }

    /// The same with one more theft, of a kind of which the victim had so many.
    fn and(mut self, at: usize, theft: Theft, held: u8) -> Way {
        self.cards |= slot(at, theft.card);
        self.weight *= u32::from(held);
        theft.add_to(&mut self.gains);
        self
    }

    /// Takes out a theft that is no longer in question.
    fn forget(&mut self, at: usize, theft: Theft) {
        theft.take_from(&mut self.gains);
        let at = KIND_BITS * at;
        let (before, after) = (self.cards & ((1 << at) - 1), self.cards >> (at + KIND_BITS));
        self.cards = before | after << at;
    }
}

fn slot(theft: usize, card: Resource) -> u64 {
    (card as u64) << (KIND_BITS * theft)
}

/// What the table knows and does not know of the hands.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Beliefs {
    /// Open thefts, the oldest first.
    pub thefts: Vec<Theft>,
    /// How they may have gone, the truth among them; nothing where no theft is open. Worlds drawn for bots
    /// share them until something is found out.
    pub ways: Arc<Vec<Way>>,
    /// The cards of each hand that the table has lost sight of. Who has any is in no open theft.
    pub murky: [Cards; SEATS],
}

impl Clone for Beliefs {
    fn clone(&self) -> Beliefs {
        let (thefts, ways) = (self.thefts.clone(), Arc::clone(&self.ways));
        Beliefs { thefts, ways, murky: self.murky }
    }

    fn clone_from(&mut self, source: &Beliefs) {
        self.thefts.clone_from(&source.thefts);
        if !Arc::ptr_eq(&self.ways, &source.ways) {
            self.ways = Arc::clone(&source.ways);
        }
        self.murky = source.murky;
    }
}

impl Beliefs {
    /// Is every hand known to everybody?
    #[inline]
    pub fn all_is_known(&self) -> bool {
        self.thefts.is_empty() && self.murky == [Cards::NONE; SEATS]
    }

    /// The way it really went.
    pub fn truth(&self) -> Way {
        Way::new(self.thefts.iter().copied(), 1)
    }

    /// The ways that went as the thefts say that `seat` knows of.
    pub fn ways_for(&self, seat: Seat) -> impl Iterator<Item = &Way> + Clone {
        let known = self.thefts.iter().enumerate().filter(|(_, theft)| theft.concerns(seat));
        let (seen, cards) = known.fold((0, 0), |(seen, cards), (at, theft)| {
            (seen | KIND_MASK << (KIND_BITS * at), cards | slot(at, theft.card))
        });
        self.ways.iter().filter(move |way| way.cards & seen == cards)
    }

    /// What the open thefts have really brought a seat; nothing where none is about it.
    pub fn gained(&self, seat: Seat) -> Option<Cards> {
        let mut about = self.thefts.iter().filter(|theft| theft.concerns(seat)).peekable();
        about.peek()?;
        Some(about.fold(Cards::NONE, |gained, theft| {
            let card = Cards::of(theft.card, 1);
            if theft.thief == seat { gained.plus(card) } else { gained.minus(card) }
        }))
    }

    /// The ways after one more theft, where `held` says what the victim has in each; `None` if they are
    /// too many.
    pub fn ways_after(&self, theft: Theft, held: impl Fn(&Way) -> Cards) -> Option<Vec<Way>> {
        let at = self.thefts.len();
        if at == THEFTS_MOST {
            return None;
        }
        let before = if at == 0 { &[Way::START] } else { self.ways.as_slice() };
        let mut after = Vec::with_capacity(2 * before.len());
        for way in before {
            let hand = held(way);
            let and = |card| way.and(at, Theft { card, ..theft }, hand.count(card));
            after.extend(hand.kinds().map(and));
            if after.len() > WAYS_MOST {
                return None;
            }
        }
        Some(after)
    }

    /// Forgets the thefts that are no longer in question, and writes weights as small as they go.
    pub fn tidy(&mut self) {
        let all = self.ways.iter().fold(!0, |all, way| all & way.cards);
        let some = self.ways.iter().fold(0, |some, way| some | way.cards);
        let sure = |theft: &usize| (all ^ some) >> (KIND_BITS * theft) & KIND_MASK == 0;
        for at in (0..self.thefts.len()).rev().filter(sure) {
            let theft = self.thefts.remove(at);
            Arc::make_mut(&mut self.ways).iter_mut().for_each(|way| way.forget(at, theft));
        }
        if self.thefts.is_empty() || self.ways.is_empty() {
            self.forget_all();
        }
        self.reduce();
    }

    /// No theft is open any more.
    pub fn forget_all(&mut self) {
        self.thefts.clear();
        self.ways = Arc::default();
    }

    fn reduce(&mut self) {
        let mut common = 0;
        for way in self.ways.iter() {
            common = common_divisor(way.weight, common);
            if common == 1 {
                break;
            }
        }
        let heaviest = self.ways.iter().map(|way| way.weight).max().unwrap_or(0) / common.max(1);
        let excess = heaviest / (WEIGHT_MOST + 1) + 1;
        if common.max(excess) > 1 {
            let divisor = common.max(1) * excess;
            let ways = Arc::make_mut(&mut self.ways).iter_mut();
            ways.for_each(|way| way.weight = (way.weight / divisor).max(1));
        }
    }

    /// Murky cards that can lie in one way only are seen again: those of one hand alone, or of one kind.
    pub fn clear_up(&mut self) {
        let hands = self.murky.iter().filter(|cards| !cards.is_none()).count();
        let all = self.murky.iter().fold(Cards::NONE, |all, cards| all.plus(*cards));
        if hands == 1 || all.kinds().count() == 1 {
            self.murky = [Cards::NONE; SEATS];
        }
    }
}

fn common_divisor(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { common_divisor(b, a % b) }
}
