//! Every decision that stands: who made it, whether it brought something to light, and how much
//! each audience had been told after it.

use game::erased::Told;
use game::{Audience, Seat};
use wire::rest::Expected;

/// Every decision that stands.
#[derive(Clone, Debug)]
pub(crate) struct Past {
    opening: Lines,
    decisions: Vec<Decision>,
}

#[derive(Clone, Debug)]
struct Decision {
    seat: Seat,
    informed: bool,
    lines: Lines,
    /// Every seat's chance to win as the bot saw them that made it, in thousandths; empty where it said nothing, or
    /// none did.
    chances: Box<[u16]>,
}

/// How many lines each audience has been told: the seats in their order, then the spectators.
type Lines = Box<[usize]>;

/// The last decision of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Last {
    /// How many decisions go back with it, itself among them.
    pub decisions: usize,
    /// Whether something new came to light with it.
    pub informed: bool,
}

impl Past {
    /// A match of `seats` that has begun and told this.
    pub fn opened(told: &Told, seats: usize) -> Past {
        Past { opening: counts(told, seats).collect(), decisions: Vec::new() }
    }

    /// A seat has decided.
    pub fn add(&mut self, seat: Seat, informed: bool, told: &Told) {
        let before = self.lines(self.len());
        let new = counts(told, before.len() - 1);
        let lines = before.iter().zip(new).map(|(before, new)| before + new).collect();
        self.decisions.push(Decision { seat, informed, lines, chances: Box::default() });
    }

    /// Whoever made this decision, counted from 1, expected this. What does not fit the match is passed over.
    pub fn note_expected(&mut self, expected: Expected) {
        let Expected { decision, seat, chances } = expected;
        let made = decision.checked_sub(1).and_then(|at| self.decisions.get_mut(at));
        let seats = self.opening.len() - 1;
        if let Some(made) = made.filter(|made| made.seat == seat && chances.len() == seats) {
            made.chances = chances.into();
        }
    }

    /// What bots expected with the decisions that stand.
    pub fn expected(&self) -> Vec<Expected> {
        let known = self.decisions.iter().zip(1..).filter(|(made, _)| !made.chances.is_empty());
        let told = |(made, decision): (&Decision, usize)| Expected {
            decision,
            seat: made.seat,
            chances: made.chances.to_vec(),
        };
        known.map(told).collect()
    }

    /// So many decisions no longer stand.
    pub fn take_back(&mut self, decisions: usize) {
        self.decisions.truncate(self.len().saturating_sub(decisions));
    }

    /// How many decisions stand.
    pub fn len(&self) -> usize {
        self.decisions.len()
    }

    /// The last decision of this seat.
    pub fn last_of(&self, seat: Seat) -> Option<Last> {
        let made = |decision: &Decision| decision.seat == seat;
        let back = self.decisions.iter().rev().position(made)?;
        let informed = self.decisions[self.len() - 1 - back].informed;
        Some(Last { decisions: back + 1, informed })
    }

    /// How many lines this audience had been told after so many decisions; a seat that is not at the
    /// table hears what spectators do.
    pub fn told(&self, decisions: usize, audience: Audience) -> usize {
        let lines = self.lines(decisions);
        let place = match audience {
            Audience::Seat(seat) => seat.index().min(lines.len() - 1),
            Audience::Spectator | Audience::Referee => lines.len() - 1,
        };
        lines[place]
    }

    fn lines(&self, decisions: usize) -> &Lines {
        let last = decisions.min(self.len()).checked_sub(1);
        last.map_or(&self.opening, |last| &self.decisions[last].lines)
    }
}

fn counts(told: &Told, seats: usize) -> impl Iterator<Item = usize> {
    let audiences = Seat::first(seats).map(Audience::Seat).chain([Audience::Spectator]);
    audiences.map(|audience| told.to(audience).len())
}
