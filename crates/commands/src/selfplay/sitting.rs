//! One table where a judgement plays against itself.

use bots::{Judge, Reflex};
use game::{
    Audience, Game, Heuristics, Impression, Judgement, Quiet, Seat, SeatSet, Turn, Weighted, luck,
};
use rand_chacha::ChaCha8Rng;

use super::block::{Block, Lesson, WIN};
use crate::sim::dice;

/// How games are played and looked at.
#[derive(Clone, Copy, Debug)]
pub struct Habits {
    /// What everything follows from.
    pub seed: u64,
    /// Of a thousand decisions, so many are made at random.
    pub random: u32,
    /// The same for the first decisions of a game, which decide most and seldom differ.
    pub random_first: u32,
    /// Of a thousand positions, so many become samples.
    pub samples: u32,
}

/// Several times as many steps as a game takes that is played to win. Nobody has won a longer one, which
/// teaches not to go round in circles.
const STEPS_MOST: u64 = 5_000;

/// So many decisions for every seat are the first of a game.
const FIRST: u32 = 4;

/// Who has just decided, and whether at random.
#[derive(Clone, Copy)]
struct Acted {
    seat: Seat,
    at_random: bool,
}

impl Acted {
    /// The same, if `last` belongs to it as the step before.
    fn after(self, last: Option<Acted>) -> Acted {
        let before = last.is_some_and(|last| last.at_random && last.seat == self.seat);
        Acted { at_random: self.at_random || before, ..self }
    }
}

/// A table.
pub struct Sitting<'a, G: Game> {
    fresh: &'a G,
    judgement: Judgement<G>,
    reflex: Reflex<G>,
    habits: Habits,
    world: G,
    legal: Vec<G::Action>,
    outcomes: Vec<Weighted<G::Outcome>>,
    impression: Impression,
    /// Whose eyes the samples of this game were seen with.
    viewers: Vec<Seat>,
}

impl<'a, G: Heuristics> Sitting<'a, G> {
    /// A table where games begin as `fresh`.
    pub fn new(
        fresh: &'a G,
        judgement: Judgement<G>,
        judge: Judge<G>,
        habits: Habits,
    ) -> Sitting<'a, G> {
        Sitting {
            fresh,
            judgement,
            reflex: Reflex::new(judge),
            habits,
            world: fresh.clone(),
            legal: Vec::new(),
            outcomes: Vec::new(),
            impression: Impression::default(),
            viewers: Vec::new(),
        }
    }

    /// The samples of these games.
    pub fn block(&mut self, games: std::ops::Range<u64>) -> Block {
        let mut block = Block::default();
        for game in games {
            self.viewers.clear();
            self.play(game, &mut block);
            block.teach(self.viewers.iter().map(|seat| self.lesson(*seat)));
        }
        block
    }

    /// Plays a game; one that goes round in circles is left after many steps, and nobody has won it.
    fn play(&mut self, game: u64, block: &mut Block) {
        let mut chance = dice::chance(self.habits.seed, game);
        let mut whim = dice::entrant(self.habits.seed, game, 0);
        self.world.clone_from(self.fresh);
        let mut last: Option<Acted> = None;
        let mut first = FIRST * self.world.seats() as u32;
        for _ in 0..STEPS_MOST {
            let acted = match self.world.turn() {
                Turn::Over => return,
                Turn::Chance => {
                    let outcome = self.world.pick_outcome(&mut chance, &mut self.outcomes);
                    outcome.map(|outcome| {
                        self.world.settle_unchecked(outcome, &mut Quiet);
                        None
                    })
                }
                Turn::Decide(seats) => {
                    let random =
                        if first > 0 { self.habits.random_first } else { self.habits.random };
                    first = first.saturating_sub(1);
                    self.decide(seats, random, &mut whim).map(Some)
                }
            };
            let Some(acted) = acted else { return };
            last = acted.map_or(last, |acted| Some(acted.after(last)));
            if self.is_quiet(last) {
                self.look(last.take(), &mut whim, block);
            }
        }
    }

    /// Is this a position as they are judged? Where decisions come in pieces, only once somebody else
    /// decides, or chance.
    fn is_quiet(&self, last: Option<Acted>) -> bool {
        let goes_on = |acted: Acted| self.world.turn() == Turn::Decide(SeatSet::only(acted.seat));
        !self.judgement.in_pieces || last.is_some_and(|acted| !goes_on(acted))
    }

    /// Lets the first of `seats` decide, and says how.
    fn decide(&mut self, seats: SeatSet, random: u32, whim: &mut ChaCha8Rng) -> Option<Acted> {
        let seat = seats.iter().next()?;
        let at_random = luck::below(whim, 1000) < random;
        let action = if at_random {
            self.legal.clear();
            self.world.sensible(seat, &mut self.legal);
            luck::pick(whim, &self.legal).copied()
        } else {
            self.reflex.choose(&self.world, seat)
        };
        self.world.play_unchecked(seat, action?, &mut Quiet);
        Some(Acted { seat, at_random })
    }

    /// Perhaps takes a sample: half of them as whoever acted last sees it, since that is when positions
    /// are judged, half as anybody. What was done at random always becomes one: nobody who only sees what it
    /// would do itself learns why not to do the rest.
    fn look(&mut self, acted: Option<Acted>, whim: &mut ChaCha8Rng, block: &mut Block) {
        let at_random = acted.is_some_and(|acted| acted.at_random);
        let chosen = luck::below(whim, 1000) < self.habits.samples;
        if self.world.turn() == Turn::Over || !(at_random || chosen) {
            return;
        }
        let any = luck::below(whim, 2 * self.world.seats() as u32) as usize;
        let other = Seat::new(any % self.world.seats());
        let actor = acted.map(|acted| acted.seat);
        let by_actor = at_random || any < self.world.seats();
        let viewer = if by_actor { actor.or(other) } else { other };
        let Some(viewer) = viewer else { return };
        self.judgement.impression(&self.world, viewer, &mut self.impression);
        block.add(&self.impression, self.judgement.senses);
        self.viewers.push(viewer);
    }

    fn lesson(&self, seat: Seat) -> Lesson {
        let (points, winners) = (self.world.scores(Audience::Referee), self.world.winners());
        let rivals = Seat::first(self.world.seats()).filter(|rival| *rival != seat);
        let best = rivals.map(|rival| points[rival.index()]).max().unwrap_or(0);
        let lead = (points[seat.index()] - best).clamp(i16::MIN.into(), i16::MAX.into());
        let share = if winners.contains(seat) { WIN / winners.len().max(1) as u8 } else { 0 };
        Lesson { share, lead: lead as i16 }
    }
}
