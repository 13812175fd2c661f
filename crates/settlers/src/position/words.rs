//! The words of a position: phases, courses, cards and places, both ways.

use std::fmt;
use std::str::FromStr;

use game::{Seat, SeatSet};

use super::{CardCounts, Dealing, Held, Regions, Step};
use crate::action::Card;
use crate::board::{AREA_LETTERS, hexes_in};
use crate::dice::{Roll, RollDeck};
use crate::geometry::Hex;
use crate::goods::Bundle;
use crate::phase::{Course, Phase};
use crate::state::SEATS;

/// How a phase is written; the course comes apart.
impl From<Phase> for Step {
    fn from(phase: Phase) -> Step {
        match phase {
            Phase::DealTerrain { .. } => Step::Deal(Dealing::Terrain),
            Phase::DealSpiral { .. } => Step::Deal(Dealing::Spiral),
            Phase::DealRed { .. } => Step::Deal(Dealing::Red),
            Phase::DealChip { .. } => Step::Deal(Dealing::Chip),
            Phase::AgreeDeal { asked, keep } => {
                let said = Seat::first(SEATS).filter(|seat| !asked.contains(*seat));
                let redeal = said.filter(|seat| !keep.contains(*seat)).collect();
                Step::AgreeDeal { keep, redeal }
            }
            Phase::DealHarbour { .. } => Step::DealHarbour,
            Phase::DrawHarbour => Step::DrawHarbour,
            Phase::LayHarbour { kind } => Step::LayHarbour(kind),
            Phase::PlacePirate => Step::PlacePirate,
            Phase::FirstSettlement { .. } => Step::FirstSettlement,
            Phase::FirstRoad { at, .. } => Step::FirstRoad(crate::geometry::Corner(at)),
            Phase::Roll => Step::Roll,
            Phase::Dice => Step::Dice,
            Phase::Discard => Step::Discard,
            Phase::MoveRobber { .. } => Step::MoveRobber,
            Phase::ChooseVictim { victims, .. } => Step::ChooseVictim(victims),
            Phase::Steal { victim, .. } => Step::Steal(victim),
            Phase::DrawCard => Step::DrawCard,
            Phase::Main => Step::Main,
            Phase::FreeRoad { .. } => Step::FreeRoad,
            Phase::Lifted { from } => Step::Lifted(crate::geometry::Side(from)),
            Phase::Pick { .. } => Step::Take,
            Phase::Find { hex, .. } => Step::Find(Hex(hex)),
            Phase::FindChip { hex, .. } => Step::FindChip(Hex(hex)),
            Phase::OrderChips { .. } => Step::OrderChips,
            Phase::BagChip { hex, .. } => Step::BagChip(Hex(hex)),
            Phase::TakeChip { hex, .. } => Step::TakeChip(Hex(hex)),
            Phase::Answer => Step::Answer,
            Phase::CloseDeal => Step::CloseDeal,
            Phase::Over { .. } => Step::Over,
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Deal(Dealing::Terrain) => f.write_str("deal-terrain"),
            Step::Deal(Dealing::Spiral) => f.write_str("deal-spiral"),
            Step::Deal(Dealing::Red) => f.write_str("deal-red"),
            Step::Deal(Dealing::Chip) => f.write_str("deal-chip"),
            Step::AgreeDeal { keep, redeal } => {
                f.write_str("agree-deal")?;
                keep.iter().try_for_each(|seat| write!(f, " {seat}:keep"))?;
                redeal.iter().try_for_each(|seat| write!(f, " {seat}:redeal"))
            }
            Step::DealHarbour => f.write_str("deal-harbour"),
            Step::DrawHarbour => f.write_str("draw-harbour"),
            Step::LayHarbour(kind) => write!(f, "lay-harbour {kind}"),
            Step::PlacePirate => f.write_str("place-pirate"),
            Step::FirstSettlement => f.write_str("first-settlement"),
            Step::FirstRoad(at) => write!(f, "first-road {at}"),
            Step::Roll => f.write_str("roll"),
            Step::Dice => f.write_str("dice"),
            Step::Discard => f.write_str("discard"),
            Step::MoveRobber => f.write_str("move-robber"),
            Step::ChooseVictim(victims) => {
                f.write_str("choose-victim")?;
                victims.iter().try_for_each(|seat| write!(f, " {seat}"))
            }
            Step::Steal(victim) => write!(f, "steal {victim}"),
            Step::DrawCard => f.write_str("draw-card"),
            Step::Main => f.write_str("main"),
            Step::FreeRoad => f.write_str("free-road"),
            Step::Lifted(from) => write!(f, "lifted {from}"),
            Step::Take => f.write_str("take"),
            Step::Find(hex) => write!(f, "find {hex}"),
            Step::FindChip(hex) => write!(f, "find-chip {hex}"),
            Step::OrderChips => f.write_str("order-chips"),
            Step::BagChip(hex) => write!(f, "bag-chip {hex}"),
            Step::TakeChip(hex) => write!(f, "take-chip {hex}"),
            Step::Answer => f.write_str("answer"),
            Step::CloseDeal => f.write_str("close-deal"),
            Step::Over => f.write_str("over"),
        }
    }
}

/// Reads the words behind `phase`.
pub(super) fn read_step(words: &[&str]) -> Result<Step, String> {
    let plain = match words {
        ["deal-terrain"] => Step::Deal(Dealing::Terrain),
        ["deal-spiral"] => Step::Deal(Dealing::Spiral),
        ["deal-red"] => Step::Deal(Dealing::Red),
        ["deal-chip"] => Step::Deal(Dealing::Chip),
        ["deal-harbour"] => Step::DealHarbour,
        ["draw-harbour"] => Step::DrawHarbour,
        ["place-pirate"] => Step::PlacePirate,
        ["first-settlement"] => Step::FirstSettlement,
        ["roll"] => Step::Roll,
        ["dice"] => Step::Dice,
        ["discard"] => Step::Discard,
        ["move-robber"] => Step::MoveRobber,
        ["draw-card"] => Step::DrawCard,
        ["main"] => Step::Main,
        ["free-road"] => Step::FreeRoad,
        ["take"] => Step::Take,
        ["order-chips"] => Step::OrderChips,
        ["answer"] => Step::Answer,
        ["close-deal"] => Step::CloseDeal,
        ["over"] => Step::Over,
        _ => return read_step_at(words),
    };
    Ok(plain)
}

/// Phases that are about a place, a kind or seats.
fn read_step_at(words: &[&str]) -> Result<Step, String> {
    Ok(match words {
        ["agree-deal", said @ ..] => read_answers(said)?,
        ["lay-harbour", kind] => Step::LayHarbour(kind.parse()?),
        ["first-road", at] => Step::FirstRoad(at.parse()?),
        ["choose-victim", victims @ ..] => Step::ChooseVictim(read_seats(victims)?),
        ["steal", victim] => Step::Steal(read_seat(victim)?),
        ["lifted", from] => Step::Lifted(from.parse()?),
        ["find", hex] => Step::Find(read_hex(hex)?),
        ["find-chip", hex] => Step::FindChip(read_hex(hex)?),
        ["bag-chip", hex] => Step::BagChip(read_hex(hex)?),
        ["take-chip", hex] => Step::TakeChip(read_hex(hex)?),
        _ => return Err(format!("'{}' is no phase", words.join(" "))),
    })
}

fn read_answers(said: &[&str]) -> Result<Step, String> {
    let (mut keep, mut redeal) = (SeatSet::EMPTY, SeatSet::EMPTY);
    for answer in said {
        match answer.split_once(':') {
            Some((seat, "keep")) => keep = keep.with(read_seat(seat)?),
            Some((seat, "redeal")) => redeal = redeal.with(read_seat(seat)?),
            _ => return Err(format!("'{answer}' is no answer like 1:keep")),
        }
    }
    Ok(Step::AgreeDeal { keep, redeal })
}

impl Step {
    /// Whether the course follows from the phase; otherwise it is written beside it.
    pub fn tells_course(self) -> bool {
        !matches!(
            self,
            Step::FirstSettlement
                | Step::FirstRoad(_)
                | Step::MoveRobber
                | Step::ChooseVictim(_)
                | Step::Steal(_)
                | Step::FreeRoad
                | Step::Take
                | Step::Find(_)
                | Step::FindChip(_)
                | Step::OrderChips
                | Step::BagChip(_)
                | Step::TakeChip(_)
                | Step::Over
        )
    }

    /// Is the board still laid out?
    pub fn is_deal(self) -> bool {
        matches!(
            self,
            Step::Deal(_)
                | Step::AgreeDeal { .. }
                | Step::DealHarbour
                | Step::DrawHarbour
                | Step::LayHarbour(_)
        )
    }
}

impl fmt::Display for Course {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = |rolled: bool| if rolled { "main" } else { "roll" };
        match *self {
            Course::SetUp { placed } => write!(f, "set-up {placed}"),
            Course::Roll => f.write_str("roll"),
            Course::Main => f.write_str("main"),
            Course::FreeRoads { left, rolled } => write!(f, "free-roads {left} {}", word(rolled)),
        }
    }
}

/// Reads the words behind `course`.
pub(super) fn read_course(words: &[&str]) -> Result<Course, String> {
    let number = |text: &str| text.parse().map_err(|_| format!("'{text}' is no number"));
    Ok(match words {
        ["set-up", placed] => Course::SetUp { placed: number(placed)? },
        ["roll"] => Course::Roll,
        ["main"] => Course::Main,
        ["free-roads", left, "main"] => Course::FreeRoads { left: number(left)?, rolled: true },
        ["free-roads", left, "roll"] => Course::FreeRoads { left: number(left)?, rolled: false },
        _ => return Err(format!("'{}' is no course", words.join(" "))),
    })
}

/// A seat of this game.
pub(super) fn read_seat(text: &str) -> Result<Seat, String> {
    let number = text.parse().ok().filter(|number| *number < SEATS);
    number.and_then(Seat::new).ok_or_else(|| format!("'{text}' is no seat"))
}

pub(super) fn read_seats(words: &[&str]) -> Result<SeatSet, String> {
    words.iter().map(|word| read_seat(word)).collect()
}

/// A hex that some frame may have.
pub(super) fn read_hex(text: &str) -> Result<Hex, String> {
    let hex: Hex = text.parse()?;
    match usize::from(hex.0) < crate::geometry::HEXES_MAX {
        true => Ok(hex),
        false => Err(format!("no board has {hex}")),
    }
}

/// Development cards: `2knight+point`.
pub(super) fn write_cards(counts: CardCounts) -> String {
    let named = Card::ALL.into_iter().zip(counts).filter(|(_, count)| *count > 0);
    let each = named.map(|(card, count)| match count {
        1 => card.to_string(),
        _ => format!("{count}{card}"),
    });
    let cards = each.collect::<Vec<_>>().join("+");
    if cards.is_empty() { "0".to_owned() } else { cards }
}

/// The rolls left in a deck: `1+1 6+4`.
pub(super) fn write_deck(deck: RollDeck) -> String {
    deck.rolls().map(|roll| roll.to_string().replace(' ', "+")).collect::<Vec<_>>().join(" ")
}

pub(super) fn read_deck(rolls: &[&str]) -> Result<RollDeck, String> {
    rolls.iter().try_fold(RollDeck::USED_UP, |deck, word| {
        let roll: Roll = word.replace('+', " ").parse()?;
        deck.with(roll).ok_or_else(|| format!("'{word}' is no roll that such a deck has once"))
    })
}

pub(super) fn read_cards(text: &str) -> Result<CardCounts, String> {
    let mut counts = CardCounts::default();
    for part in text.split('+').filter(|_| text != "0") {
        let digits = part.bytes().take_while(u8::is_ascii_digit).count();
        let (count, card) = part.split_at(digits);
        let count: u8 = match count {
            "" => 1,
            _ => count.parse().map_err(|_| format!("'{count}' is too many cards"))?,
        };
        let slot = &mut counts[card.parse::<Card>()?.index()];
        *slot = slot.checked_add(count).ok_or("too many cards")?;
    }
    Ok(counts)
}

impl<T> Held<T> {
    /// Cards that are told, or a number and a question mark.
    pub fn read(
        text: &str,
        known: impl FnOnce(&str) -> Result<T, String>,
    ) -> Result<Held<T>, String> {
        match text.strip_suffix('?') {
            None => known(text).map(Held::Known),
            Some(count) => {
                let count = count.parse().map_err(|_| format!("'{text}' is no number of cards"));
                count.map(Held::Open)
            }
        }
    }

    pub fn write(&self, known: impl FnOnce(&T) -> String) -> String {
        match self {
            Held::Known(cards) => known(cards),
            Held::Open(count) => format!("{count}?"),
        }
    }
}

impl Regions {
    pub fn of(bits: u64, dealt: bool) -> Regions {
        Regions { bits, dealt: dealt && bits != 0 }
    }

    /// Letters of areas, or the first hexes of dealt islands.
    pub fn read(words: &[&str]) -> Result<Regions, String> {
        let mut regions = Regions::default();
        for word in words {
            let (region, dealt) = match word.as_bytes() {
                [letter] => (AREA_LETTERS.iter().position(|known| known == letter), false),
                _ => (read_hex(word).ok().map(Hex::at), true),
            };
            let region = region.ok_or_else(|| format!("'{word}' is no area or island"))?;
            if regions.bits != 0 && regions.dealt != dealt {
                return Err("either areas or dealt islands".to_owned());
            }
            regions = Regions { bits: regions.bits | 1 << region, dealt };
        }
        Ok(regions)
    }

    /// The same words, each after a blank.
    pub fn write(self) -> String {
        let name = |region: usize| match (self.dealt, AREA_LETTERS.get(region)) {
            (false, Some(&letter)) => format!(" {}", char::from(letter)),
            _ => format!(" {}", Hex(region as u8)),
        };
        hexes_in(self.bits).map(name).collect()
    }
}

/// Is there not a single card?
pub(super) trait Nothing {
    fn is_nothing(&self) -> bool;
}

impl Nothing for Held<Bundle> {
    fn is_nothing(&self) -> bool {
        matches!(self, Held::Known(Bundle([0, 0, 0, 0, 0])) | Held::Open(0))
    }
}

impl Nothing for Held<CardCounts> {
    fn is_nothing(&self) -> bool {
        matches!(self, Held::Known([0, 0, 0, 0, 0]) | Held::Open(0))
    }
}

impl FromStr for super::Title {
    type Err = String;

    fn from_str(text: &str) -> Result<super::Title, String> {
        match text {
            "nobody" => Ok(super::Title::Held(None)),
            seat => read_seat(seat).map(|seat| super::Title::Held(Some(seat))),
        }
    }
}
