//! One match of a batch.

use bots::{Bot, BotRng, Limits, rng_from};
use game::arrays::{Arrays, Traces, UNNUMBERED};
use game::{Audience, Heuristics, Points, Quiet, Seat, SeatSet, Turn, Window, luck};

use crate::plan::{BatchPlan, Opponent, Reward};
use crate::rows::{Lent, Widths};

/// Who plays the seats that the caller does not play.
pub(crate) enum Hand<G: Heuristics> {
    Caller,
    Random,
    Bot { bot: Box<dyn Bot<G>>, ms: Option<u64>, playouts: Option<u64> },
}

/// What all tables of a batch share.
pub(crate) struct Terms<G> {
    pub start: G,
    pub plan: BatchPlan,
    pub widths: Widths,
}

/// A match, and what its rows remember.
pub(crate) struct Table<G: Heuristics> {
    game: G,
    rng: BotRng,
    /// The seat that the caller decides for.
    seat: Seat,
    decisions: u32,
    actions: Vec<G::Action>,
    numbers: Vec<u16>,
    outcomes: Vec<game::Weighted<G::Outcome>>,
    traces: Traces,
    /// Points as each seat knew them when it was rewarded last.
    known: Points,
    hands: Vec<Hand<G>>,
}

/// How a step ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    GoesOn = 0,
    Over = 1,
    BrokenOff = 2,
}

impl<G: Arrays + Heuristics> Table<G> {
    pub fn new(terms: &Terms<G>, number: u64, hands: Vec<Hand<G>>) -> Table<G> {
        // An odd factor gives every match a seed of its own.
        let seed = terms.plan.seed ^ number.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        Table {
            game: terms.start.clone(),
            rng: rng_from(seed),
            seat: Seat::FIRST,
            decisions: 0,
            actions: Vec::new(),
            numbers: Vec::new(),
            outcomes: Vec::new(),
            traces: Traces::default(),
            known: Points::default(),
            hands,
        }
    }

    /// The first position, into rows of whatever they held.
    pub fn begin(&mut self, terms: &Terms<G>, row: Lent<'_>) {
        row.rewards.fill(0.0);
        row.points.fill(0);
        row.ends.fill(End::GoesOn as u8);
        row.masks.fill(0);
        self.numbers.clear();
        self.restart(terms, row.observations);
        self.show(row);
    }

    /// Where a number stands in the list, if it is legal.
    pub fn listed(&self, action: i64) -> Option<usize> {
        let number = u16::try_from(action).ok().filter(|number| *number != UNNUMBERED)?;
        self.numbers.iter().position(|listed| *listed == number)
    }

    /// One of the legal numbers, each as likely as any other.
    pub fn sample(&mut self) -> i64 {
        for _ in 0..16 {
            if let Some(number) = luck::pick(&mut self.rng, &self.numbers)
                && *number != UNNUMBERED
            {
                return i64::from(*number);
            }
        }
        self.numbers.first().map_or(-1, |number| i64::from(*number))
    }

    /// Carries out what is listed there, lets the others play until the caller is asked again, and shows
    /// what has come of it.
    pub fn step(&mut self, terms: &Terms<G>, listed: usize, row: Lent<'_>) {
        self.game.play_unchecked(self.seat, self.actions[listed], &mut Quiet);
        self.decisions += 1;
        let end = self.go_on(terms);
        row.ends.fill(end as u8);
        self.reward(terms.plan.reward, end, row.rewards);
        if end != End::GoesOn {
            let points = self.game.scores(Audience::Referee);
            row.points.copy_from_slice(&points[..row.points.len()]);
            self.restart(terms, row.observations);
        }
        self.show(row);
    }

    fn restart(&mut self, terms: &Terms<G>, observation: &mut [u8]) {
        observation.fill(0);
        self.traces.clear();
        loop {
            self.game.clone_from(&terms.start);
            self.decisions = 0;
            self.known = Points::default();
            if self.go_on(terms) == End::GoesOn {
                break;
            }
        }
        self.known = self.points_known();
    }

    /// Lets chance and the other players act until the caller decides, or nobody.
    fn go_on(&mut self, terms: &Terms<G>) -> End {
        loop {
            match self.game.turn() {
                Turn::Over => return End::Over,
                Turn::Chance => {
                    let Some(outcome) = self.game.pick_outcome(&mut self.rng, &mut self.outcomes)
                    else {
                        return End::BrokenOff;
                    };
                    self.game.settle_unchecked(outcome, &mut Quiet);
                }
                Turn::Decide(_) if self.decisions >= terms.plan.decisions_most => {
                    return End::BrokenOff;
                }
                Turn::Decide(seats) => match self.next_caller(seats) {
                    Ok(seat) => {
                        self.seat = seat;
                        return End::GoesOn;
                    }
                    Err(seat) => self.play_for(seat, terms),
                },
            }
        }
    }

    /// The first of these seats; an error where somebody else plays it.
    fn next_caller(&self, seats: SeatSet) -> Result<Seat, Seat> {
        let seat = seats.iter().next().unwrap_or(Seat::FIRST);
        match self.hands.get(seat.index()) {
            None | Some(Hand::Caller) => Ok(seat),
            Some(_) => Err(seat),
        }
    }

    fn play_for(&mut self, seat: Seat, terms: &Terms<G>) {
        let chosen = match self.hands.get_mut(seat.index()) {
            Some(Hand::Bot { bot, ms, playouts }) => {
                let (clock, window) = (terms.plan.clock_ms, Window::new(&self.game, seat));
                let until = ms.map(|ms| clock().saturating_add(ms));
                let out_of_time = || until.is_some_and(|until| clock() >= until);
                let limits = match until {
                    Some(_) => Limits { playouts: *playouts, ..Limits::until(&out_of_time) },
                    None => Limits { playouts: *playouts, ..Limits::default() },
                };
                bot.choose(window, &limits, &mut self.rng)
            }
            _ => {
                let scratch = &mut self.actions;
                self.game.pick_action(seat, &mut self.rng, scratch)
            }
        };
        self.decisions += 1;
        match chosen {
            Some(action) => self.game.play_unchecked(seat, action, &mut Quiet),
            // Nobody to decide for: the match is broken off at the next look.
            None => self.decisions = u32::MAX,
        }
    }

    fn points_known(&self) -> Points {
        let mut known = Points::default();
        for seat in Seat::first(self.game.seats()) {
            known[seat.index()] = self.game.scores(Audience::Seat(seat))[seat.index()];
        }
        known
    }

    fn reward(&mut self, reward: Reward, end: End, rewards: &mut [f32]) {
        match (reward, end) {
            (Reward::Points, _) => {
                let known = self.points_known();
                for (seat, into) in rewards.iter_mut().enumerate() {
                    *into = (known[seat] - self.known[seat]) as f32;
                }
                self.known = known;
            }
            (Reward::Win, End::Over) => {
                let (winners, seats) = (self.game.winners(), self.game.seats());
                let won = 1.0 / winners.len().max(1) as f32;
                let lost = -1.0 / (seats - winners.len()).max(1) as f32;
                for (seat, into) in Seat::first(seats).zip(rewards) {
                    *into = if winners.contains(seat) { won } else { lost };
                }
            }
            (Reward::Win, _) => rewards.fill(0.0),
        }
    }

    /// Writes what the caller's seat sees and may do.
    fn show(&mut self, row: Lent<'_>) {
        let mask = row.masks;
        for number in &self.numbers {
            if let Some(byte) = mask.get_mut(usize::from(*number)) {
                *byte = 0;
            }
        }
        self.game.number_actions(self.seat, &mut self.actions, &mut self.numbers);
        for number in &self.numbers {
            if let Some(byte) = mask.get_mut(usize::from(*number)) {
                *byte = 1;
            }
        }
        row.seats.fill(self.seat.index() as u8);
        self.game.observe(self.seat, row.observations, &mut self.traces);
    }

    /// Who plays which seat.
    pub fn hands(plan: &BatchPlan) -> Result<Vec<Hand<G>>, crate::BatchFault> {
        let hand = |player: &Opponent| match player {
            Opponent::Caller => Ok(Hand::Caller),
            Opponent::Random => Ok(Hand::Random),
            Opponent::Bot(level) => {
                let unknown = |_| crate::BatchFault::Bot(level.bot.clone());
                let bot = bots::by_name::<G>(&level.bot).map_err(unknown)?;
                let (ms, playouts) = match level.budget {
                    Some(bots::Thinking::Ms(ms)) => (Some(ms), None),
                    Some(bots::Thinking::Playouts(count)) => (None, Some(count)),
                    None => (None, None),
                };
                Ok(Hand::Bot { bot, ms, playouts })
            }
        };
        plan.players.iter().map(hand).collect()
    }
}
