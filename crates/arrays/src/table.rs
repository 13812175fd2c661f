//! One match of a batch.

use bots::{Bot, BotRng, Limits, rng_from};
use game::arrays::{Arrays, Traces, UNNUMBERED};
use game::{Audience, Heuristics, Points, Quiet, Seat, SeatSet, Turn, Window, luck};

use crate::plan::{Again, BatchPlan, Opponent, Reward};
use crate::rows::{Lent, Widths};

/// So many matches may end before the caller decides anything: tables can agree on such.
const RESTARTS_MOST: usize = 100;

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
    numbers: Vec<u32>,
    /// Where the action that comes next stands in the list.
    intended: usize,
    /// Has it ended, and waits to begin again?
    ended: bool,
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
    /// Match `number` of all that follow from `seed`.
    pub fn new(terms: &Terms<G>, seed: u64, number: u64, hands: Vec<Hand<G>>) -> Table<G> {
        // An odd factor gives every match a seed of its own.
        let seed = seed ^ number.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        Table {
            game: terms.start.clone(),
            rng: rng_from(seed),
            seat: Seat::FIRST,
            decisions: 0,
            actions: Vec::new(),
            numbers: Vec::new(),
            intended: 0,
            ended: false,
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
        self.show_the_next(terms, row);
    }

    /// The board as text, as everybody sees it.
    pub fn render(&self) -> String {
        self.game.render(Audience::Spectator)
    }

    /// Will this number be carried out next? Not where it is not legal.
    pub fn intend(&mut self, action: i64) -> bool {
        let number = u32::try_from(action).ok().filter(|number| *number != UNNUMBERED);
        let listed = number.and_then(|number| self.numbers.iter().position(|at| *at == number));
        self.intended = listed.unwrap_or(0);
        listed.is_some() || self.ended
    }

    /// Carries out what is intended, lets the others play until the caller is asked again, and shows
    /// what has come of it. A match that has ended begins again instead.
    pub fn step(&mut self, terms: &Terms<G>, row: Lent<'_>) {
        if self.ended {
            return self.begin_again(terms, row);
        }
        self.game.play_unchecked(self.seat, self.actions[self.intended], &mut Quiet);
        self.decisions += 1;
        let end = self.go_on(terms);
        row.ends[0] = end as u8;
        self.reward(terms.plan.reward, end, row.rewards);
        if end != End::GoesOn {
            let points = self.game.scores(Audience::Referee);
            row.points.copy_from_slice(&points[..row.points.len()]);
            return match terms.plan.again {
                Again::AtOnce => self.show_the_next(terms, row),
                Again::NextStep => self.show_the_end(row),
            };
        }
        self.show(row);
    }

    fn begin_again(&mut self, terms: &Terms<G>, row: Lent<'_>) {
        self.ended = false;
        row.rewards.fill(0.0);
        row.ends[0] = End::GoesOn as u8;
        self.show_the_next(terms, row);
    }

    /// Nobody decides any more: what the seat that decided last sees, and nothing that is legal.
    fn show_the_end(&mut self, row: Lent<'_>) {
        self.ended = true;
        self.unmask(row.masks);
        self.actions.clear();
        self.numbers.clear();
        row.drawn[0] = -1;
        self.game.observe(self.seat, row.observations, &mut self.traces);
    }

    /// Begins the next match that the caller decides in; false where there is none.
    fn restart(&mut self, terms: &Terms<G>, observation: &mut [u8]) -> bool {
        observation.fill(0);
        self.traces.clear();
        for _ in 0..RESTARTS_MOST {
            self.game.clone_from(&terms.start);
            self.decisions = 0;
            self.known = Points::default();
            if self.go_on(terms) == End::GoesOn {
                self.known = self.points_known();
                return true;
            }
        }
        false
    }

    /// Shows the first decision of the next match, or the end of one that nobody has decided in.
    fn show_the_next(&mut self, terms: &Terms<G>, row: Lent<'_>) {
        match self.restart(terms, row.observations) {
            true => self.show(row),
            false => {
                row.ends[0] = End::BrokenOff as u8;
                self.show_the_end(row);
            }
        }
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
        self.unmask(row.masks);
        self.game.number_actions(self.seat, &mut self.actions, &mut self.numbers);
        for number in &self.numbers {
            if let Some(byte) = row.masks.get_mut(*number as usize) {
                *byte = 1;
            }
        }
        row.seats[0] = self.seat.index() as u8;
        row.drawn[0] = self.draw();
        self.game.observe(self.seat, row.observations, &mut self.traces);
    }

    /// Takes what was legal off a mask.
    fn unmask(&self, mask: &mut [u8]) {
        for number in &self.numbers {
            if let Some(byte) = mask.get_mut(*number as usize) {
                *byte = 0;
            }
        }
    }

    /// One of the legal numbers, each as likely as any other.
    fn draw(&mut self) -> i64 {
        // What has no number is rare: sixteen draws that all hit it do not happen.
        for _ in 0..16 {
            match luck::pick(&mut self.rng, &self.numbers) {
                Some(&UNNUMBERED) => {}
                Some(&number) => return i64::from(number),
                None => return -1,
            }
        }
        let numbered = self.numbers.iter().find(|number| **number != UNNUMBERED);
        numbered.map_or(-1, |number| i64::from(*number))
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
