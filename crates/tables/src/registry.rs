//! The games that are played here. The server knows them by name only; the program that starts
//! it says which there are.

use std::fmt;
use std::marker::PhantomData;
use std::time::{Duration, Instant};

use bots::{Limits, rng_from};
use game::erased::{self, ActionInput, AnyGame, AnyMatch, ListedAction};
use game::{Audience, Game, Match, Seat, Window};

use crate::level::{Level, Thinking};
use crate::refusal::Refusal;

/// How many worlds are tried to find out whether a decision brought something to light.
const WORLDS: u64 = 6;

/// A game with its bots: what a registry holds.
pub trait Playable: Send + Sync {
    /// The game.
    fn game(&self) -> &'static dyn AnyGame;

    /// What a bot of this level would do for `seat`; `None` where it has nothing to decide.
    fn think(
        &self,
        at: &dyn AnyMatch,
        seat: Seat,
        level: &Level,
        seed: u64,
    ) -> Option<ListedAction>;

    /// Whether this decision shows its own seat something it did not know before, chance aside.
    fn informs(&self, before: &dyn AnyMatch, seat: Seat, action: &ActionInput, seed: u64) -> bool;
}

/// The games that are played here.
///
/// ```
/// use game::toys::Lanterns;
/// use tables::Registry;
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
    pub fn with<G: Game>(mut self) -> Registry {
        self.games.push(&Of::<G>(PhantomData));
        self
    }

    /// The game of that name.
    pub fn find(&self, name: &str) -> Result<&'static dyn Playable, Refusal> {
        let found = self.games.iter().find(|found| found.game().name() == name);
        found.copied().ok_or_else(|| Refusal::UnknownGame { name: name.chars().take(80).collect() })
    }

    /// Every game.
    pub fn all(&self) -> impl Iterator<Item = &'static dyn Playable> {
        self.games.iter().copied()
    }
}

struct Of<G>(PhantomData<fn() -> G>);

impl<G: Game> Playable for Of<G> {
    fn game(&self) -> &'static dyn AnyGame {
        erased::game::<G>()
    }

    fn think(
        &self,
        at: &dyn AnyMatch,
        seat: Seat,
        level: &Level,
        seed: u64,
    ) -> Option<ListedAction> {
        let window = Window::new(at.as_any().downcast_ref::<Match<G>>()?.game(), seat);
        let mut bot = bots::by_name::<G>(&level.bot).ok()?;
        let mut rng = rng_from(seed);
        let action = match level.budget {
            None => bot.choose(window, &Limits::default(), &mut rng),
            Some(Thinking::Playouts(count)) => {
                bot.choose(window, &Limits::playouts(count), &mut rng)
            }
            Some(Thinking::Ms(ms)) => {
                let (start, allowed) = (Instant::now(), Duration::from_millis(ms));
                bot.choose(window, &Limits::until(&|| start.elapsed() >= allowed), &mut rng)
            }
        }?;
        let json = serde_json::to_value(action).ok()?;
        Some(ListedAction { notation: action.to_string(), action: json })
    }

    fn informs(&self, before: &dyn AnyMatch, seat: Seat, action: &ActionInput, seed: u64) -> bool {
        let truth = before.as_any().downcast_ref::<Match<G>>().map(Match::game);
        let (Some(truth), Some(action)) = (truth, read::<G>(action)) else { return true };
        let mut rng = rng_from(seed);
        let Some(seen) = seen_after(truth.clone(), seat, action) else { return true };
        (0..WORLDS).any(|_| {
            seen_after(truth.resample(seat, &mut rng), seat, action).as_ref() != Some(&seen)
        })
    }
}

/// What `seat` sees after its decision in `world`, before chance acts.
fn seen_after<G: Game>(mut world: G, seat: Seat, action: G::Action) -> Option<G::View> {
    let action = world.canonical(seat, action);
    world.play(seat, action).ok()?;
    Some(world.view(Audience::Seat(seat)))
}

fn read<G: Game>(action: &ActionInput) -> Option<G::Action> {
    match action {
        ActionInput::Text(text) => text.parse().ok(),
        ActionInput::Json(value) => serde_json::from_value(value.clone()).ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::toys::Lanterns;
    use game::{Chance, Player, Seed};

    fn dealt() -> (&'static dyn Playable, Box<dyn AnyMatch>) {
        let lanterns = Registry::default().with::<Lanterns>().find("lanterns").unwrap();
        let players = vec![Player::person("Anna"), Player::person("Ben")];
        let chance = Chance::Fair(Seed([3; 32]));
        (lanterns, lanterns.game().begin(&Default::default(), players, chance).unwrap())
    }

    fn first_action(at: &dyn AnyMatch, seat: Seat) -> ActionInput {
        ActionInput::Json(at.actions(seat)[0].action.clone())
    }

    #[test]
    fn the_card_that_ends_the_night_shows_the_others_cards() {
        let (lanterns, mut at) = dealt();
        let [anna, ben] = [0, 1].map(|number| Seat::new(number).unwrap());
        let laid = first_action(at.as_ref(), anna);
        assert!(!lanterns.informs(at.as_ref(), anna, &laid, 1));
        at.play(anna, &laid).unwrap();
        let last = first_action(at.as_ref(), ben);
        assert!(lanterns.informs(at.as_ref(), ben, &last, 1));
    }

    #[test]
    fn a_bot_plays_one_of_the_legal_actions() {
        let (lanterns, at) = dealt();
        for level in ["random", "greedy", "search:20", "search:5ms"] {
            let level = level.parse().unwrap();
            let chosen = lanterns.think(at.as_ref(), Seat::FIRST, &level, 1).unwrap();
            assert!(at.actions(Seat::FIRST).contains(&chosen), "{level}");
        }
    }
}
