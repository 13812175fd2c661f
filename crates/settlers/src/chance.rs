//! What chance may bring now, with exact weights, and what it then does.
//!
//! Outcomes come in the order of the tables: [`Terrain::ALL`], [`CHIP_NUMBERS`],
//! [`HarbourKind::ALL`], [`Roll::PAIRS`] or [`Roll::SUMS`], [`Card::ALL`], [`Resource::ALL`]; hexes in
//! rising order.

use game::{Rng, Sink, Weighted, luck};

use crate::action::{Card, Outcome};
use crate::deal::{numbers, spiral_starts};
use crate::dice::{Roll, RollDeck};
use crate::event::Event;
use crate::goods::Resource;
use crate::land::{CHIP_NUMBERS, HarbourKind, Terrain};
use crate::options::{DiceKind, RollKind};
use crate::phase::Phase;
use crate::state::Settlers;

/// The slot of one thing out of a pile of counts; `None` from an empty pile.
fn draw_slot<const N: usize>(pile: &[u8; N], rng: &mut impl Rng) -> Option<usize> {
    luck::weighted(rng, pile.iter().map(|count| u32::from(*count)))
}

fn weighted(outcome: Outcome, weight: u8) -> Weighted<Outcome> {
    Weighted { outcome, weight: u32::from(weight) }
}

impl Settlers {
    /// Appends what chance may bring now.
    pub(crate) fn possible(&self, into: &mut Vec<Weighted<Outcome>>) {
        match self.now.phase {
            Phase::DealTerrain { .. } | Phase::Find { .. } => {
                let pile = Terrain::ALL.into_iter().zip(self.now.terrain_pile);
                into.extend(
                    pile.map(|(terrain, count)| weighted(Outcome::Land { terrain }, count)),
                );
            }
            Phase::DealSpiral { pool } => {
                let hexes = self.board().scenario.pools[pool as usize].hexes;
                let starts = spiral_starts(self.board(), hexes);
                into.extend(starts.into_iter().map(|from| weighted(Outcome::Spiral { from }, 1)));
            }
            Phase::DealRed { pool } => {
                let places = self.red_places(pool);
                into.extend(places.into_iter().map(|at| weighted(Outcome::Red { at }, 1)));
            }
            Phase::DealChip { .. } | Phase::FindChip { .. } | Phase::BagChip { .. } => {
                let pile = numbers(&self.now.chip_pile);
                into.extend(pile.map(|(chip, count)| weighted(Outcome::Number { chip }, count)));
            }
            Phase::DealHarbour { .. } | Phase::DrawHarbour => {
                let pile = HarbourKind::ALL.into_iter().zip(self.now.harbour_pile);
                into.extend(pile.map(|(kind, count)| weighted(Outcome::Harbour { kind }, count)));
            }
            Phase::Dice => self.possible_rolls(into),
            Phase::DrawCard => {
                let deck = Card::ALL.into_iter().zip(self.now.deck);
                into.extend(deck.map(|(card, count)| weighted(Outcome::Card { card }, count)));
            }
            Phase::Steal { victim, .. } => {
                let hand = self.player(victim).hand;
                let draw = |card| weighted(Outcome::Stolen { card }, hand.count(card));
                into.extend(Resource::ALL.map(draw));
            }
            _ => {}
        }
        into.retain(|outcome| outcome.weight > 0);
    }

    /// One outcome by its weight. What comes often is drawn without a list: a case out of all, in
    /// the order of the list.
    #[inline]
    pub(crate) fn draw_outcome(
        &self,
        rng: &mut impl Rng,
        scratch: &mut Vec<Weighted<Outcome>>,
    ) -> Option<Outcome> {
        match self.now.phase {
            Phase::Dice if self.rolls_freely() => {
                Some(Outcome::Dice(Roll::PAIRS[luck::below(rng, 36) as usize % 36]))
            }
            _ => self.draw_other(rng, scratch),
        }
    }

    /// The same for what comes less often than dice.
    fn draw_other(
        &self,
        rng: &mut impl Rng,
        scratch: &mut Vec<Weighted<Outcome>>,
    ) -> Option<Outcome> {
        match self.now.phase {
            Phase::Steal { victim, .. } => {
                let hand = self.player(victim).hand;
                let card = hand.nth(luck::below(rng, u32::from(hand.total())) as u8)?;
                Some(Outcome::Stolen { card })
            }
            Phase::DealTerrain { .. } | Phase::Find { .. } => {
                let slot = draw_slot(&self.now.terrain_pile, rng)?;
                Some(Outcome::Land { terrain: Terrain::ALL[slot] })
            }
            Phase::DealChip { .. } | Phase::FindChip { .. } | Phase::BagChip { .. } => {
                let slot = draw_slot(&self.now.chip_pile, rng)?;
                Some(Outcome::Number { chip: CHIP_NUMBERS[slot] })
            }
            Phase::DealHarbour { .. } | Phase::DrawHarbour => {
                let slot = draw_slot(&self.now.harbour_pile, rng)?;
                Some(Outcome::Harbour { kind: HarbourKind::ALL[slot] })
            }
            Phase::DrawCard => {
                let slot = draw_slot(&self.now.deck, rng)?;
                Some(Outcome::Card { card: Card::ALL[slot] })
            }
            _ => self.draw_listed(rng, scratch),
        }
    }

    fn draw_listed(
        &self,
        rng: &mut impl Rng,
        scratch: &mut Vec<Weighted<Outcome>>,
    ) -> Option<Outcome> {
        scratch.clear();
        self.possible(scratch);
        let place = luck::weighted(rng, scratch.iter().map(|weighted| weighted.weight))?;
        scratch.get(place).map(|weighted| weighted.outcome)
    }

    /// Carries out an outcome.
    pub(crate) fn come_about(&mut self, outcome: Outcome, sink: &mut impl Sink<Event>) {
        match (outcome, self.now.phase) {
            (Outcome::Land { terrain }, Phase::DealTerrain { .. }) => self.lay_hex(terrain, sink),
            (Outcome::Land { terrain }, _) => self.find(terrain, sink),
            (Outcome::Spiral { from }, _) => self.lay_spiral(from, sink),
            (Outcome::Red { at }, _) => self.lay_red(at, sink),
            (Outcome::Number { chip }, Phase::DealChip { .. }) => self.lay_dealt_chip(chip, sink),
            (Outcome::Number { chip }, Phase::FindChip { .. }) => self.find_chip(chip, sink),
            (Outcome::Number { chip }, _) => self.bag_chip(chip, sink),
            (Outcome::Harbour { kind }, _) => self.show_harbour(kind, sink),
            (Outcome::Dice(roll), _) => self.roll(roll, sink),
            (Outcome::Card { card }, _) => self.draw_card(card, sink),
            (Outcome::Stolen { card }, _) => self.steal(card, sink),
        }
    }
}

/// The dice.
impl Settlers {
    /// Is every pair as likely as any other in every roll?
    #[inline]
    fn rolls_freely(&self) -> bool {
        let options = &self.terms.options;
        options.dice == DiceKind::Fair && options.rolls == RollKind::Pairs
    }

    /// The pairs that may come now. A used-up deck is shuffled anew.
    pub(crate) fn rolls_left(&self) -> RollDeck {
        match self.terms.options.dice {
            DiceKind::Levelled if !self.now.dice.is_used_up() => self.now.dice,
            _ => RollDeck::WHOLE,
        }
    }

    /// Each pair that is left once; where the table knows sums alone, these with their weights.
    fn possible_rolls(&self, into: &mut Vec<Weighted<Outcome>>) {
        let left = self.rolls_left();
        match self.terms.options.rolls {
            RollKind::Pairs => {
                into.extend(left.rolls().map(|roll| weighted(Outcome::Dice(roll), 1)));
            }
            RollKind::Sums => {
                let sum = |sum: Roll| weighted(Outcome::Dice(sum), left.left(sum.sum()));
                into.extend(Roll::SUMS.map(sum));
            }
        }
    }

    /// One roll for each sum that may come, with the weight of all that make it: what follows depends on
    /// the sum alone.
    pub(crate) fn possible_sums(&self, into: &mut Vec<Weighted<Outcome>>) {
        if self.terms.options.rolls == RollKind::Sums {
            return self.possible(into);
        }
        let left = self.rolls_left();
        let one = |sum: u8| {
            let roll = left.first(sum)?;
            Some(weighted(Outcome::Dice(roll), left.left(sum)))
        };
        into.extend((2..=12).filter_map(one));
    }

    /// May the dice add up to this now? Who brings a roll of which only the sum is known can go on with
    /// it.
    pub(crate) fn may_add_up(&self, roll: Roll) -> bool {
        self.now.phase == Phase::Dice && self.rolls_left().left(roll.sum()) > 0
    }
}
