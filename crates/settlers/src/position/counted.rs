//! What a position says that everybody has counted: cards in hands, open thefts and the ways they may have
//! gone.

use std::fmt;
use std::sync::Arc;

use game::{Audience, Rng, Seat};

use super::words::read_seat;
use super::{Held, Position};
use crate::beliefs::{THEFTS_MOST, Theft, WAYS_MOST, WEIGHT_MOST, Way};
use crate::goods::{CARDS_EACH, Cards, Resource};
use crate::resample::below;
use crate::state::{SEATS, Settlers, place_of};

/// Why thefts cannot have gone like that.
type Why = String;

/// A theft as somebody may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ToldTheft {
    thief: Seat,
    victim: Seat,
    card: Option<Resource>,
}

/// A way in which all thefts may have gone, and its weight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ToldWay {
    weight: u32,
    cards: Vec<Resource>,
}

impl Settlers {
    /// The open thefts, with what was taken where `audience` may know it.
    pub(super) fn told_thefts(&self, audience: Audience) -> Vec<ToldTheft> {
        let told = |theft: &Theft| {
            let &Theft { thief, victim, card } = theft;
            let sees = self.sees_hand(audience, thief) || self.sees_hand(audience, victim);
            ToldTheft { thief, victim, card: sees.then_some(card) }
        };
        self.beliefs.thefts.iter().map(told).collect()
    }

    pub(super) fn told_ways(&self) -> Vec<ToldWay> {
        let thefts = self.beliefs.thefts.len();
        let told = |way: &Way| ToldWay {
            weight: way.weight,
            cards: (0..thefts).map(|at| way.card(at)).collect(),
        };
        self.beliefs.ways.iter().map(told).collect()
    }

    /// Takes the open thefts in, draws how they went where that is not told, and gives the hands that
    /// follow from it.
    pub(super) fn take_thefts(
        &mut self,
        position: &Position,
        rng: Option<&mut dyn Rng>,
    ) -> Result<[Option<Cards>; SEATS], Why> {
        let ways = position.ways_of(self.terms.seats)?;
        let thefts = position.thefts.iter().enumerate().map(|(at, told)| Theft {
            thief: told.thief,
            victim: told.victim,
            card: told.card.unwrap_or(ways[0].card(at)),
        });
        let thefts: Vec<Theft> = thefts.collect();
        let mut bases = [None; SEATS];
        for seat in self.all_seats().filter(|s| thefts.iter().any(|theft| theft.concerns(*s))) {
            bases[place_of(seat)] = Some(position.base(seat, &thefts, &ways)?);
        }
        let hand = |way: &Way, seat: Seat| {
            let base = bases[place_of(seat)]?;
            Some(Cards::new(sum(base, gains(way, &thefts, seat)).map(|count| count as u8)))
        };
        let agrees = |way: &&Way| {
            let told =
                |(at, told): (usize, &ToldTheft)| told.card.is_none_or(|c| c == way.card(at));
            let held = |seat: Seat| match position.players[place_of(seat)].hand {
                Held::Known(cards) => hand(way, seat).is_none_or(|hand| hand.counts() == cards.0),
                Held::Open(_) => true,
            };
            position.thefts.iter().enumerate().all(told) && self.all_seats().all(held)
        };
        let open: Vec<Way> = ways.iter().filter(agrees).copied().collect();
        let Some(truth) = drawn(&open, rng) else {
            return match thefts.is_empty() {
                true => Ok([None; SEATS]),
                false => Err("no way in which the thefts may have gone is open".to_owned()),
            };
        };
        let mut hands = [None; SEATS];
        self.all_seats().for_each(|seat| hands[place_of(seat)] = hand(&truth, seat));
        (self.beliefs.thefts, self.beliefs.ways) = (thefts, Arc::new(ways));
        for (at, theft) in self.beliefs.thefts.iter_mut().enumerate() {
            theft.card = truth.card(at);
        }
        self.beliefs.tidy();
        Ok(hands)
    }
}

fn drawn(open: &[Way], rng: Option<&mut dyn Rng>) -> Option<Way> {
    let mut at = rng.map_or(0, |rng| below(open.iter().map(|way| way.weight).sum(), rng));
    for way in open {
        match at.checked_sub(way.weight) {
            Some(left) => at = left,
            None => return Some(*way),
        }
    }
    None
}

/// What a seat has by these thefts beyond what it would have without them.
fn gains(way: &Way, thefts: &[Theft], seat: Seat) -> [i16; 5] {
    let mut gains = [0; 5];
    for (at, theft) in thefts.iter().enumerate() {
        let kind = way.card(at).index();
        gains[kind] += i16::from(theft.thief == seat) - i16::from(theft.victim == seat);
    }
    gains
}

fn sum(base: [i16; 5], gains: [i16; 5]) -> [i16; 5] {
    std::array::from_fn(|kind| base[kind] + gains[kind])
}

impl Position {
    /// The ways that are told, if there can be such thefts.
    fn ways_of(&self, seats: usize) -> Result<Vec<Way>, Why> {
        let at_table = |seat: Seat| seat.index() < seats;
        let sound = |theft: &ToldTheft| {
            theft.thief != theft.victim && at_table(theft.thief) && at_table(theft.victim)
        };
        let (thefts, ways) = (self.thefts.len(), self.ways.len());
        if thefts > THEFTS_MOST || ways > WAYS_MOST || (thefts == 0) != (ways == 0) {
            return Err("thefts without ways, ways without thefts, or too many".to_owned());
        }
        let fits =
            |way: &ToldWay| way.cards.len() == thefts && (1..=WEIGHT_MOST).contains(&way.weight);
        if !self.thefts.iter().all(sound) || !self.ways.iter().all(fits) {
            return Err("thefts that cannot be, or ways that do not tell of each".to_owned());
        }
        let twice = |at: usize| self.ways[..at].iter().any(|way| way.cards == self.ways[at].cards);
        if (0..ways).any(twice) {
            return Err("a way of the thefts is there twice".to_owned());
        }
        let theft = |(told, card): (&ToldTheft, &Resource)| Theft {
            thief: told.thief,
            victim: told.victim,
            card: *card,
        };
        let way =
            |told: &ToldWay| Way::new(self.thefts.iter().zip(&told.cards).map(theft), told.weight);
        Ok(self.ways.iter().map(way).collect())
    }

    /// The hand of a seat as it would be without the thefts: what is counted is in it whichever way they
    /// went, and no more.
    fn base(&self, seat: Seat, thefts: &[Theft], ways: &[Way]) -> Result<[i16; 5], Why> {
        let own = &self.players[place_of(seat)];
        let all_gains = || ways.iter().map(|way| gains(way, thefts, seat));
        let least = |kind: usize| all_gains().map(|gains| gains[kind]).min().unwrap_or(0);
        let counted = own.counted.0.map(i16::from);
        let base: [i16; 5] = std::array::from_fn(|kind| counted[kind] - least(kind));
        let each = i16::from(CARDS_EACH);
        let possible = |gains: [i16; 5]| {
            let hand = sum(base, gains);
            let size = hand.iter().sum::<i16>();
            size == i16::from(own.hand.size()) && hand.iter().all(|count| *count <= each)
        };
        match all_gains().all(possible) {
            true => Ok(base),
            false => Err(format!("the thefts do not leave seat {seat} with its cards")),
        }
    }
}

impl fmt::Display for ToldTheft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}<{}", self.thief, self.victim)?;
        self.card.map_or(Ok(()), |card| write!(f, ":{card}"))
    }
}

impl fmt::Display for ToldWay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cards: Vec<&str> = self.cards.iter().map(|card| card.name()).collect();
        write!(f, "{}:{}", self.weight, cards.join(","))
    }
}

impl std::str::FromStr for ToldTheft {
    type Err = String;

    fn from_str(text: &str) -> Result<ToldTheft, String> {
        let wrong = || format!("'{text}' is no theft");
        let (thief, rest) = text.split_once('<').ok_or_else(wrong)?;
        let (victim, card) = match rest.split_once(':') {
            Some((victim, card)) => (victim, Some(card.parse()?)),
            None => (rest, None),
        };
        Ok(ToldTheft { thief: read_seat(thief)?, victim: read_seat(victim)?, card })
    }
}

impl std::str::FromStr for ToldWay {
    type Err = String;

    fn from_str(text: &str) -> Result<ToldWay, String> {
        let wrong = || format!("'{text}' is no way in which thefts can go");
        let (weight, cards) = text.split_once(':').ok_or_else(wrong)?;
        let weight = weight.parse().map_err(|_| wrong())?;
        let cards = cards.split(',').map(str::parse).collect::<Result<_, _>>()?;
        Ok(ToldWay { weight, cards })
    }
}

impl ToldTheft {
    /// Is it told what was taken?
    pub(super) fn is_open(&self) -> bool {
        self.card.is_none()
    }
}
