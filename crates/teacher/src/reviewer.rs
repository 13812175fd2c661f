//! Goes through a match step by step.

use bots::{Effort, Said, Weighed, Weigher};
use game::{Heuristics, Match, Quiet, Seat, Step, Turn, Window};

use crate::candidates::{Candidate, Candidates};
use crate::reasons::reasons;
use crate::review::{Alternative, Fortune, Judged, Review, Spoken, all_rounded, rounded};
use crate::summary;
use crate::verdict::Verdict;

/// How many alternatives are told.
const ALTERNATIVES_MOST: usize = 3;

/// Judges a match, one step at a time: whoever asks can say how far it is, and stop.
#[derive(Debug)]
pub struct Reviewer<G: Heuristics> {
    steps: Vec<Step<G>>,
    game: G,
    done: usize,
    judge: StepJudge<G>,
    decisions: Vec<Judged>,
    fortunes: Vec<Fortune>,
}

/// Judges single steps.
#[derive(Debug)]
pub(crate) struct StepJudge<G: Heuristics> {
    weigher: Weigher<G>,
    effort: Effort,
    seed: u64,
}

impl<G: Heuristics> Reviewer<G> {
    /// One that has not begun.
    pub fn new(played: &Match<G>, effort: Effort, seed: u64) -> Self {
        Reviewer {
            steps: played.steps().to_vec(),
            game: played.start().clone(),
            done: 0,
            judge: StepJudge::new(effort, seed),
            decisions: Vec::new(),
            fortunes: Vec::new(),
        }
    }

    /// How many steps are judged, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.done, self.steps.len())
    }

    /// Judges the next step; false where there is none.
    pub fn advance(&mut self) -> bool {
        let Some(&step) = self.steps.get(self.done) else { return false };
        self.done += 1;
        match step {
            Step::Decision(seat, action) => {
                let judged = self.judge.decision(&self.game, seat, action, self.done);
                self.decisions.push(judged);
                self.game.play_unchecked(seat, action, &mut Quiet);
            }
            Step::Chance(outcome) => {
                self.fortunes.extend(self.judge.fortune(&self.game, outcome, self.done));
                self.game.settle_unchecked(outcome, &mut Quiet);
            }
        }
        true
    }

    /// What was found out so far.
    pub fn finish(self) -> Review {
        let over = self.game.turn() == Turn::Over;
        let steps = self.steps.len();
        let Effort { wide, lines, .. } = self.judge.effort;
        let mut review = Review {
            form: 1,
            game: G::NAME.to_owned(),
            steps,
            over,
            wide,
            lines,
            seed: self.judge.seed,
            decisions: self.decisions,
            fortunes: self.fortunes,
            seats: Vec::new(),
            turning_points: Vec::new(),
        };
        let winners = over.then(|| self.game.winners());
        review.seats = summary::seats(&review, self.game.seats(), winners);
        review.turning_points = summary::turning_points(&review, self.game.seats());
        review
    }
}

impl<G: Heuristics> StepJudge<G> {
    pub fn new(effort: Effort, seed: u64) -> Self {
        StepJudge { weigher: Weigher::default(), effort, seed }
    }

    /// A decision of `seat`, by what it could know.
    pub fn decision(&mut self, game: &G, seat: Seat, action: G::Action, step: usize) -> Judged {
        let window = Window::new(game, seat);
        let mut legal = Vec::new();
        window.actions(&mut legal);
        let seed = self.seed_of(step);
        let weighed = self.weigher.weigh(window, Some(action), self.effort_for(&legal), seed);
        let told = Told { window, action, step, seed, choices: legal.len().max(1) };
        self.tell(told, &weighed)
    }

    /// What comes into question for `seat`, by what it can know.
    pub fn candidates(&mut self, game: &G, seat: Seat, step: usize) -> Candidates {
        let window = Window::new(game, seat);
        let mut legal = Vec::new();
        window.actions(&mut legal);
        let seed = self.seed_of(step);
        let weighed = self.weigher.weigh(window, None, self.effort_for(&legal), seed);
        let after: Vec<_> = weighed
            .iter()
            .take(self.effort.wide)
            .map(|weighed| self.weigher.aftermath(window, weighed.action, seed))
            .collect();
        let hope = |weighed: &Weighed<G::Action>| f64::from(weighed.chances[seat.index()]);
        let best = weighed.first().map_or(0.0, hope);
        let why = |place: usize| {
            // What the best has before it; of the best, what it has before the next.
            let lesser = if place == 0 { 1 } else { place };
            let lesser = after.get(lesser)?;
            Some(reasons(&lesser.parts, &after.first()?.parts, seat, window.seats()))
        };
        let candidate = |(place, weighed): (usize, &Weighed<G::Action>)| Candidate {
            notation: weighed.action.to_string(),
            chances: all_rounded(&weighed.chances),
            loss: rounded((best - hope(weighed)).max(0.0)),
            doubt: rounded(weighed.doubt),
            lines: weighed.lines,
            exact: weighed.exact,
            line: spoken(&after[place].line),
            reasons: why(place).unwrap_or_default(),
        };
        let candidates = weighed.iter().take(after.len()).enumerate().map(candidate).collect();
        Candidates { seat, choices: legal.len(), candidates }
    }

    /// Where there is no choice nothing is tried.
    fn effort_for(&self, legal: &[G::Action]) -> Effort {
        let lines = if legal.len() > 1 { self.effort.lines } else { 0 };
        Effort { lines, ..self.effort }
    }

    fn tell(&mut self, told: Told<'_, G>, weighed: &[Weighed<G::Action>]) -> Judged {
        let (seat, seats) = (told.window.seat(), told.window.seats());
        let chance = |weighed: &Weighed<G::Action>| f64::from(weighed.chances[seat.index()]);
        let own = weighed.iter().find(|weighed| weighed.action == told.action);
        let own = own.expect("what was played is weighed whatever it is");
        let best = weighed.first().unwrap_or(own);
        let loss = (chance(best) - chance(own)).max(0.0);
        let others: Vec<_> = weighed.iter().filter(|other| other.action != told.action).collect();
        let second =
            others.first().map(|other| (chance(own) - chance(other)) - f64::from(other.doubt));
        let verdict = match told.choices {
            1 => Verdict::Forced,
            _ => Verdict::on((loss - f64::from(own.doubt)).max(0.0), second, seats),
        };
        let after = self.weigher.aftermath(told.window, told.action, told.seed);
        let mut why = Vec::new();
        let mut alternatives = Vec::new();
        for other in others.into_iter().take(ALTERNATIVES_MOST) {
            let instead = self.weigher.aftermath(told.window, other.action, told.seed);
            if alternatives.is_empty() {
                why = reasons(&after.parts, &instead.parts, seat, seats);
            }
            alternatives.push(Alternative {
                notation: other.action.to_string(),
                chances: all_rounded(&other.chances),
                loss: rounded((chance(best) - chance(other)).max(0.0)),
                line: spoken(&instead.line),
            });
        }
        Judged {
            step: told.step,
            seat,
            played: told.action.to_string(),
            verdict,
            loss: rounded(loss),
            doubt: rounded(own.doubt),
            choices: told.choices,
            exact: own.exact,
            before: all_rounded(&best.chances),
            after: all_rounded(&own.chances),
            line: spoken(&after.line),
            alternatives,
            reasons: why,
        }
    }

    /// What chance gave everybody.
    fn fortune(&mut self, game: &G, outcome: G::Outcome, step: usize) -> Option<Fortune> {
        let swing = self.weigher.swing(game, outcome, self.seed_of(step))?;
        let pairs = swing.came.iter().zip(&swing.expected);
        Some(Fortune {
            step,
            outcome: outcome.to_string(),
            luck: pairs.map(|(came, expected)| rounded(came - expected)).collect(),
        })
    }

    /// Every step has numbers of its own, whatever was asked before it.
    fn seed_of(&self, step: usize) -> u64 {
        self.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ step as u64
    }
}

/// A decision that is about to be told.
struct Told<'a, G: Heuristics> {
    window: Window<'a, G>,
    action: G::Action,
    step: usize,
    seed: u64,
    choices: usize,
}

/// A line of play in the game's notation.
pub fn spoken<G: Heuristics>(line: &[Said<G>]) -> Vec<Spoken> {
    let step = |said: &Said<G>| match said {
        Said::Chance(outcome) => Spoken { seat: None, notation: outcome.to_string() },
        Said::Decision(seat, action) => Spoken { seat: Some(*seat), notation: action.to_string() },
    };
    line.iter().map(step).collect()
}
