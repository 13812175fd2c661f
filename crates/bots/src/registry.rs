//! Games with their bots, known by name: for a server or a page that sees no rule.

use std::fmt;
use std::marker::PhantomData;

use game::erased::{self, AnyGame, AnyMatch, ListedAction};
use game::{Coded, Game, Heuristics, Match, Seat, Turn, Window};
use serde::{Deserialize, Serialize};

use crate::bot::{Bot, DEFAULT_PLAYOUTS, Limits};
use crate::dice::{BotRng, rng_from};
use crate::level::{Level, Thinking};
use crate::names::by_name;

/// The most steps that one piece of advice takes; no hand has so many cards to give up.
const ADVICE_MAX: usize = 48;

/// A game with its bots: what a registry holds.
pub trait Playable: Send + Sync {
    /// The game without its bots, as it goes by name.
    fn game(&self) -> &'static dyn AnyGame;

    /// What a bot would do for `seat`, and what it expects then; nothing where it has nothing to decide.
    fn think(&self, at: &dyn AnyMatch, seat: Seat, how: Pondering<'_>) -> Thought;

    /// What a bot would do for `seat`, to the end where one decision takes several steps of the same
    /// kind: every card that is given up after a seven. What it expects it keeps for itself.
    fn advise(&self, at: &dyn AnyMatch, seat: Seat, how: Pondering<'_>) -> Thought;
}

/// What came of a bot's thinking.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Thought {
    /// What it would do, step by step.
    pub steps: Vec<ListedAction>,
    /// Every seat's chance to win as it sees them, in thousandths; empty where it weighs nothing.
    pub chances: Vec<u16>,
}

/// How a bot thinks about one decision.
#[derive(Clone, Copy)]
pub struct Pondering<'a> {
    /// Which bot, and how much it may think.
    pub level: &'a Level,
    /// Where its random numbers come from.
    pub seed: u64,
    /// A clock in milliseconds, from whatever moment on; nothing here has one.
    pub clock_ms: &'a (dyn Fn() -> u64 + Sync),
}

/// No game here has that name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game '{name}' here")]
pub struct UnknownGame {
    /// The beginning of the name that was asked for.
    pub name: String,
}

impl Coded for UnknownGame {
    fn code(&self) -> &'static str {
        "unknown-game"
    }
}

/// The games that are played somewhere.
///
/// ```
/// use bots::Registry;
/// use game::toys::Lanterns;
///
/// let registry = Registry::default().with::<Lanterns>();
/// assert!(registry.find("lanterns").is_ok());
/// assert!(registry.find("chess").is_err());
/// ```
#[derive(Clone, Default)]
pub struct Registry {
    games: Vec<&'static dyn Playable>,
}

impl fmt::Debug for Registry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.games.iter().map(|found| found.game().name())).finish()
    }
}

impl Registry {
    /// These games and `G`, in the order in which a person should see them.
    #[must_use]
    pub fn with<G: Heuristics>(mut self) -> Registry {
        self.games.push(&Of::<G>(PhantomData));
        self
    }

    /// The game of that name.
    pub fn find(&self, name: &str) -> Result<&'static dyn Playable, UnknownGame> {
        let found = self.games.iter().find(|found| found.game().name() == name);
        found.copied().ok_or_else(|| UnknownGame { name: name.chars().take(80).collect() })
    }

    /// Every game, in the order in which a person should see them.
    pub fn all(&self) -> impl Iterator<Item = &'static dyn Playable> {
        self.games.iter().copied()
    }
}

struct Of<G>(PhantomData<fn() -> G>);

impl<G: Heuristics> Playable for Of<G> {
    fn game(&self) -> &'static dyn AnyGame {
        erased::game::<G>()
    }

    fn think(&self, at: &dyn AnyMatch, seat: Seat, how: Pondering<'_>) -> Thought {
        let Some(truth) = at.as_any().downcast_ref::<Match<G>>().map(Match::game) else {
            return Thought::default();
        };
        let window = Window::new(truth, seat);
        let (mut bot, mut rng) = awoken(how);
        let Some(action) = chosen_by(bot.as_mut(), window, how, &mut rng) else {
            return Thought::default();
        };
        let chances = bot.expects(window, &mut rng).unwrap_or_default();
        let chances = chances.into_iter().map(in_thousandths).collect();
        Thought { steps: vec![listed::<G>(action)], chances }
    }

    fn advise(&self, at: &dyn AnyMatch, seat: Seat, how: Pondering<'_>) -> Thought {
        let Some(truth) = at.as_any().downcast_ref::<Match<G>>().map(Match::game) else {
            return Thought::default();
        };
        // Later steps are thought about in a world that might be: the true one would tell too much.
        let mut world = truth.resample(seat, &mut rng_from(how.seed));
        let mut steps = Vec::new();
        while let Some(action) = choose(&world, seat, how) {
            steps.push(listed::<G>(action));
            let played = world.play(seat, action).is_ok();
            if !played || steps.len() >= ADVICE_MAX || !goes_on(&world, seat, action) {
                break;
            }
        }
        Thought { steps, chances: Vec::new() }
    }
}

/// What the bot chooses for `seat`.
fn choose<G: Heuristics>(game: &G, seat: Seat, how: Pondering<'_>) -> Option<G::Action> {
    let (mut bot, mut rng) = awoken(how);
    chosen_by(bot.as_mut(), Window::new(game, seat), how, &mut rng)
}

/// The bot, and where its random numbers come from.
fn awoken<G: Heuristics>(how: Pondering<'_>) -> (Box<dyn Bot<G>>, BotRng) {
    let bot = by_name::<G>(&how.level.bot).expect("a level names a bot that there is");
    (bot, rng_from(how.seed))
}

fn chosen_by<G: Heuristics>(
    bot: &mut dyn Bot<G>,
    window: Window<'_, G>,
    how: Pondering<'_>,
    rng: &mut BotRng,
) -> Option<G::Action> {
    // Every bot has a time, also one whose work is counted: on a slow machine, or in a position
    // with many ways on, a number of playouts says nothing about how long they take.
    let playouts = match how.level.budget {
        None => Some(DEFAULT_PLAYOUTS),
        Some(Thinking::Playouts(count)) => Some(count),
        Some(Thinking::Ms(_)) => None,
    };
    let until = (how.clock_ms)().saturating_add(how.level.ms_allowed());
    let out_of_time = || (how.clock_ms)() >= until;
    let limits = Limits { playouts, ..Limits::until(&out_of_time) };
    bot.choose(window, &limits, rng)
}

fn in_thousandths(chance: f32) -> u16 {
    (1_000.0 * chance.clamp(0.0, 1.0)).round() as u16
}

fn listed<G: Game>(action: G::Action) -> ListedAction {
    ListedAction { notation: action.to_string(), action: None }
}

/// Is `seat` asked for another decision of the same kind, and for nothing else? The first word of a
/// decision is its kind.
fn goes_on<G: Game>(world: &G, seat: Seat, last: G::Action) -> bool {
    let kind = |action: &G::Action| {
        let notation = action.to_string();
        notation.split(' ').next().expect("every text has a first word").to_owned()
    };
    let mut actions = Vec::new();
    if matches!(world.turn(), Turn::Decide(seats) if seats.contains(seat)) {
        world.actions(seat, &mut actions);
    }
    let wanted = kind(&last);
    !actions.is_empty() && actions.iter().all(|action| kind(action) == wanted)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;
    use game::erased::Spelling;
    use game::toys::Lanterns;
    use game::{Chance, Player, Seed};

    fn dealt() -> (&'static dyn Playable, Box<dyn AnyMatch>) {
        let lanterns = Registry::default().with::<Lanterns>().find("lanterns").unwrap();
        let players = vec![Player::person("Anna"), Player::person("Ben")];
        let chance = Chance::Fair(Seed([3; 32]));
        (lanterns, lanterns.game().begin(&Default::default(), players, chance).unwrap())
    }

    #[test]
    fn a_bot_plays_one_of_the_legal_actions_within_its_time() {
        let (lanterns, at) = dealt();
        for level in ["random", "greedy", "search:20", "search:5ms", "search:100000", "expert"] {
            let level = level.parse().unwrap();
            let asked = AtomicU64::new(0);
            let clock_ms = || asked.fetch_add(1, Ordering::Relaxed);
            let how = Pondering { level: &level, seed: 1, clock_ms: &clock_ms };
            let thought = lanterns.think(at.as_ref(), Seat::FIRST, how);
            let legal = at.actions(Seat::FIRST, Spelling::Notation);
            assert!(legal.contains(&thought.steps[0]), "{level}");
            let sum: u16 = thought.chances.iter().sum();
            let weighs = level.bot != "random";
            assert_eq!(thought.chances.len(), if weighs { 2 } else { 0 }, "{level}");
            assert!(!weighs || (999..=1_001).contains(&sum), "{level}: {thought:?}");
            let most = level.ms_allowed();
            let asked = asked.into_inner();
            assert!(asked <= most + 2, "{level} thought on after its time: {asked}");
            assert!(level.bot != "search" || asked > 5, "{level} did not look at the clock");
        }
    }
}
