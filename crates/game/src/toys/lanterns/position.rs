//! A moment of Lanterns as somebody may write it down.
//!
//! ```text
//! night 1
//! wind calm
//! phase light
//! scores 0 0
//! hand 0 2 6
//! hand 1 2?
//! ```
//!
//! Cards that nobody may know are counted: `hand 1 2?`. Cards under the deck and cards laid face down are
//! written alike: `buried 0 3`, `laid 1 1?`; those that were shown lie open: `shown 1 5`. What is in no
//! line is in the deck. Left out are hands without cards, and `scores` where nobody has points.

use std::fmt;

use rand_core::Rng;

use super::options::LanternsOptions;
use super::rules::{Lanterns, LanternsPhase, Place};
use super::telling::owns;
use super::words::{Card, Hand, Wind};
use crate::position::{Entry, Faults, Lines, PositionError, PositionFlaw};
use crate::{Audience, Points, SEATS_MAX, Seat, luck};

/// A moment of Lanterns, whether or not a game can come to it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct LanternsPosition {
    /// The night, counted from 1; 0 while the cards are dealt.
    night: u8,
    /// How the wind blows.
    wind: Wind,
    /// Where the game stands.
    phase: LanternsPhase,
    /// The points made so far.
    scores: Points,
    /// What lies before each seat: in the hand, face down, under the deck, face up.
    piles: [[Pile; 4]; SEATS_MAX],
}

/// Some cards: known, or only counted.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Pile {
    /// These cards.
    Known(Hand),
    /// So many cards.
    Open(u8),
}

/// The words of the piles before a seat.
const PILES: [&str; 4] = ["hand", "laid", "buried", "shown"];

impl Default for LanternsPosition {
    fn default() -> Self {
        LanternsPosition {
            night: 0,
            wind: Wind::Calm,
            phase: LanternsPhase::Deal(Seat::FIRST),
            scores: [0; SEATS_MAX],
            piles: [[Pile::Known(Hand::default()); 4]; SEATS_MAX],
        }
    }
}

impl Lanterns {
    /// What `audience` knows of this moment.
    pub(super) fn position_for(&self, audience: Audience) -> LanternsPosition {
        let (night, wind, phase) = (self.night, self.wind, self.phase);
        let mut position =
            LanternsPosition { night, wind, phase, scores: self.scores, ..Default::default() };
        let over = self.phase == LanternsPhase::Over;
        for (seat, place) in Seat::first(self.places.len()).zip(&self.places) {
            let own = owns(audience, seat);
            let known = |cards: Hand, sees: bool| match sees || cards.is_empty() {
                true => Pile::Known(cards),
                false => Pile::Open(cards.len()),
            };
            let laid: Hand = place.laid.into_iter().collect();
            position.piles[seat.index()] = [
                known(place.hand, own || over),
                known(laid, own),
                known(place.buried, own),
                known(place.shown, true),
            ];
        }
        position
    }
}

impl fmt::Display for LanternsPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "night {}", self.night)?;
        writeln!(f, "wind {}", self.wind)?;
        match self.phase {
            LanternsPhase::Deal(seat) => writeln!(f, "phase deal {seat}")?,
            LanternsPhase::Wind => writeln!(f, "phase wind")?,
            LanternsPhase::Light => writeln!(f, "phase light")?,
            LanternsPhase::Swap(seat) => writeln!(f, "phase swap {seat}")?,
            LanternsPhase::Draw(seat) => writeln!(f, "phase draw {seat}")?,
            LanternsPhase::Over => writeln!(f, "phase over")?,
        }
        if self.scores != [0; SEATS_MAX] {
            writeln!(f, "scores {}", self.scores.map(|points| points.to_string()).join(" "))?;
        }
        for (seat, piles) in self.piles.iter().enumerate() {
            for (word, pile) in PILES.iter().zip(piles) {
                match pile {
                    Pile::Known(cards) if cards.is_empty() => {}
                    Pile::Known(cards) => {
                        let cards: Vec<String> =
                            cards.cards().iter().map(ToString::to_string).collect();
                        writeln!(f, "{word} {seat} {}", cards.join(" "))?;
                    }
                    Pile::Open(count) => writeln!(f, "{word} {seat} {count}?")?,
                }
            }
        }
        Ok(())
    }
}

impl LanternsPosition {
    pub(super) fn read(lines: Lines<'_>) -> Result<LanternsPosition, PositionError> {
        let (mut position, mut faults) = (LanternsPosition::default(), Faults::default());
        let mut seen: Vec<Vec<&str>> = Vec::new();
        for entry in lines.iter().filter_map(|(line, text)| Entry::read(line, text)) {
            let subject = match PILES.contains(&entry.word) {
                true => [&[entry.word], &entry.rest[..entry.rest.len().min(1)]].concat(),
                false => vec![entry.word],
            };
            if seen.contains(&subject) {
                faults.add(entry.line, PositionFlaw::Doubled { what: subject.join(" ") });
            }
            seen.push(subject);
            let taken = position.take(&entry);
            faults.keep(entry.line, taken.map_err(|reason| format!("{}: {reason}", entry.word)));
        }
        faults.check()?;
        Ok(position)
    }

    fn take(&mut self, entry: &Entry<'_>) -> Result<(), String> {
        let wrong = || "not as the page on positions says".to_owned();
        match (entry.word, entry.rest.as_slice()) {
            ("night", [night]) => self.night = night.parse().map_err(|_| wrong())?,
            ("wind", [wind]) => self.wind = wind.parse()?,
            ("phase", words) => self.phase = phase(words).ok_or_else(wrong)?,
            ("scores", points) if points.len() <= SEATS_MAX => {
                for (score, points) in self.scores.iter_mut().zip(points) {
                    *score = points.parse().map_err(|_| wrong())?;
                }
            }
            (word, [seat, cards @ ..]) => {
                let place = PILES.iter().position(|known| *known == word).ok_or_else(wrong)?;
                let seat = read_seat(seat).ok_or_else(wrong)?;
                self.piles[seat.index()][place] = pile(cards)?;
            }
            _ => return Err(wrong()),
        }
        Ok(())
    }

    /// The game in this position; what is open is drawn.
    pub(super) fn place(
        &self,
        options: &LanternsOptions,
        seats: usize,
        rng: Option<&mut dyn Rng>,
    ) -> Result<Lanterns, PositionError> {
        let mut faults = Faults::default();
        if self.piles[seats..].iter().flatten().any(|pile| pile.len() > 0) {
            faults.impossible("cards before a seat that nobody takes");
        }
        let open: usize = self.piles.iter().flatten().map(|pile| usize::from(pile.open())).sum();
        let mut deck = Hand::DECK;
        for card in self.piles.iter().flatten().flat_map(Pile::known) {
            if !deck.contains(card) {
                faults.impossible(format!("more cards {card} than the deck has"));
            }
            deck.take(card);
        }
        if open > usize::from(deck.len()) {
            faults.impossible("more cards than the deck has");
        }
        faults.check()?;
        let mut rest = deck.cards();
        match rng {
            Some(rng) => luck::shuffle(rng, &mut rest),
            None if open > 0 => {
                let what = format!("{open} cards");
                return Err(PositionFlaw::Open { what }.at(None));
            }
            None => {}
        }
        let places = self.piles[..seats].iter().map(|piles| places(piles, &mut rest));
        let places: Vec<Place> = places.collect();
        let game = Lanterns {
            options: options.clone(),
            phase: self.phase,
            night: self.night,
            wind: self.wind,
            deck: rest.into_iter().collect(),
            places,
            scores: self.scores,
        };
        game.stands().map_err(|reason| PositionFlaw::Impossible { reason }.at(None))?;
        Ok(game)
    }
}

/// What lies before a seat; open cards come from `rest`, where there are enough.
fn places(piles: &[Pile; 4], rest: &mut Vec<Card>) -> Place {
    let told = |pile: &Pile| match *pile {
        Pile::Known(cards) => cards,
        Pile::Open(count) => rest.drain(rest.len() - usize::from(count)..).collect(),
    };
    let [hand, laid, buried, shown] = piles.each_ref().map(told);
    Place { hand, laid: laid.kinds().next(), buried, shown }
}

impl Pile {
    fn len(&self) -> u8 {
        match self {
            Pile::Known(cards) => cards.len(),
            Pile::Open(count) => *count,
        }
    }

    fn open(&self) -> u8 {
        if let Pile::Open(count) = self { *count } else { 0 }
    }

    fn known(&self) -> Vec<Card> {
        if let Pile::Known(cards) = self { cards.cards() } else { Vec::new() }
    }
}

impl Lanterns {
    /// Whether night, phase and cards belong together; the text says what does not.
    fn stands(&self) -> Result<(), String> {
        let seats = self.places.len();
        let asked = match self.phase {
            LanternsPhase::Deal(seat) | LanternsPhase::Swap(seat) | LanternsPhase::Draw(seat) => {
                seat.index()
            }
            LanternsPhase::Wind | LanternsPhase::Light | LanternsPhase::Over => 0,
        };
        let dealing = matches!(self.phase, LanternsPhase::Deal(_));
        if asked >= seats || self.scores[seats..] != [0; SEATS_MAX][seats..] {
            return Err("a seat that nobody takes".to_owned());
        }
        if self.scores.iter().any(|points| !(0..=1000).contains(points)) {
            return Err("points that no game pays".to_owned());
        }
        if dealing != (self.night == 0) || self.night > self.options.nights {
            return Err(format!("night {} of {}", self.night, self.options.nights));
        }
        self.cards_agree()
    }

    /// Whether everybody has as many cards as there must be.
    fn cards_agree(&self) -> Result<(), String> {
        let (size, night) = (self.hand_size(), self.night);
        let laying = self.phase == LanternsPhase::Light;
        let before = match self.phase {
            LanternsPhase::Wind | LanternsPhase::Light => night.saturating_sub(1),
            _ => night,
        };
        for (seat, place) in Seat::first(self.places.len()).zip(&self.places) {
            let held = place.hand.len() + u8::from(place.laid.is_some());
            let wants = match self.phase {
                LanternsPhase::Deal(next) => {
                    let first = self.hand(Seat::FIRST).len();
                    first.wrapping_sub(u8::from(seat >= next && next != Seat::FIRST))
                }
                LanternsPhase::Draw(drawing) => size - before - u8::from(drawing == seat),
                _ => size - before,
            };
            let shown = place.shown.len();
            if held != wants || shown != before || place.laid.is_some() && !laying {
                return Err(format!("seat {seat} has {held} cards and has shown {shown}"));
            }
            if held > size || self.phase == LanternsPhase::Deal(seat) && held == size {
                return Err(format!("seat {seat} is dealt too much"));
            }
        }
        Ok(())
    }
}

fn phase(words: &[&str]) -> Option<LanternsPhase> {
    Some(match words {
        ["deal", seat] => LanternsPhase::Deal(read_seat(seat)?),
        ["wind"] => LanternsPhase::Wind,
        ["light"] => LanternsPhase::Light,
        ["swap", seat] => LanternsPhase::Swap(read_seat(seat)?),
        ["draw", seat] => LanternsPhase::Draw(read_seat(seat)?),
        ["over"] => LanternsPhase::Over,
        _ => return None,
    })
}

fn read_seat(text: &str) -> Option<Seat> {
    Seat::new(text.parse().ok()?)
}

fn pile(words: &[&str]) -> Result<Pile, String> {
    if let [one] = words
        && let Some(count) = one.strip_suffix('?')
    {
        let count = count.parse().map_err(|_| format!("'{count}' is no number of cards"))?;
        return Ok(Pile::Open(count));
    }
    let cards: Result<Vec<Card>, String> = words.iter().map(|word| word.parse()).collect();
    let cards = cards?;
    match cards.len() <= usize::from(Hand::DECK.len()) {
        true => Ok(Pile::Known(cards.into_iter().collect())),
        false => Err("more cards than the deck has".to_owned()),
    }
}
