//! The registry: the one place that maps a game's name to its type.

use game::erased::{self, AnyGame};
use game::{Coded, Game, Heuristics};

/// Something to do with a game whose type is only known by its name.
pub trait Visitor {
    /// What comes out of it.
    type Out;

    /// Does it with the game `G`, which bots can play.
    fn visit<G: Heuristics>(self) -> Self::Out;
}

/// A name that no game has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game '{name}'; known: {}", NAMES.join(", "))]
pub struct UnknownGame {
    /// The name that was asked for.
    pub name: String,
}

impl Coded for UnknownGame {
    fn code(&self) -> &'static str {
        "unknown-game"
    }
}

/// The game of that name, for those who need not know its type.
pub fn find(name: &str) -> Result<&'static dyn AnyGame, UnknownGame> {
    struct Erase;
    impl Visitor for Erase {
        type Out = &'static dyn AnyGame;

        fn visit<G: Game>(self) -> &'static dyn AnyGame {
            erased::game::<G>()
        }
    }
    visit(name, Erase)
}

/// All games, in the order of [`NAMES`].
pub fn all() -> impl Iterator<Item = &'static dyn AnyGame> {
    NAMES.iter().filter_map(|name| find(name).ok())
}

macro_rules! registry {
    ($($(#[$attribute:meta])* $game:ty),+ $(,)?) => {
        /// The names of all games, in the order in which a person should see them.
        pub const NAMES: &[&str] = &[$($(#[$attribute])* <$game as Game>::NAME),+];

        /// Does what `visitor` wants with the game of that name.
        pub fn visit<V: Visitor>(name: &str, visitor: V) -> Result<V::Out, UnknownGame> {
            match name {
                $($(#[$attribute])* <$game as Game>::NAME => Ok(visitor.visit::<$game>()),)+
                _ => Err(UnknownGame { name: name.to_owned() }),
            }
        }
    };
}

registry! {
    carcassonne::Carcassonne,
    newworld::NewWorld,
    settlers::Settlers,
    // A game with secrets, for the tests of this crate alone.
    #[cfg(test)]
    game::toys::Lanterns,
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Name;

    impl Visitor for Name {
        type Out = &'static str;

        fn visit<G: Game>(self) -> &'static str {
            G::NAME
        }
    }

    #[test]
    fn every_name_leads_to_the_game_that_bears_it() {
        for name in NAMES {
            assert_eq!(visit(name, Name).unwrap(), *name);
            assert_eq!(find(name).unwrap().name(), *name);
        }
    }

    #[test]
    fn an_unknown_name_is_answered_with_the_known_ones() {
        let error = visit("chess", Name).unwrap_err().to_string();
        assert!(error.contains("'chess'") && error.contains("carcassonne"), "{error}");
    }
}
