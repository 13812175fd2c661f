//! Who plays on which level, game by game.

/// A bot, and how many lines of play it tries for a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rung {
    /// The bot, as [`by_name`](crate::by_name) knows it.
    pub bot: &'static str,
    /// How many lines it tries; what answers at once tries none.
    pub lines: u64,
}

const fn at_once(bot: &'static str) -> Rung {
    Rung { bot, lines: 0 }
}

const fn thinking(bot: &'static str, lines: u64) -> Rung {
    Rung { bot, lines }
}

impl Rung {
    /// Does it answer without trying lines of play?
    pub fn is_quick(self) -> bool {
        self.lines == 0
    }
}

const CARCASSONNE: [Rung; 8] = [
    at_once("person:sees=0.1:farsight=0.2:rivals=0:slips=0.5"),
    at_once("person:sees=0.2:farsight=0.4:rivals=0:slips=0.3"),
    at_once("person:sees=0.4:farsight=0.7:rivals=0.3:slips=0.2"),
    at_once("person:sees=0.6:farsight=0.85:rivals=0.6:slips=0.1"),
    at_once("person:sees=0.8:farsight=1:rivals=0.8:slips=0.04"),
    thinking("search", 60),
    thinking("mind", 1),
    thinking("mind", 2_000),
];

const NEW_WORLD: [Rung; 8] = [
    at_once("person:sees=0.1:farsight=0.2:rivals=0:slips=0.5"),
    at_once("person:sees=0.3:farsight=0.5:rivals=0.2:slips=0.25"),
    at_once("person:sees=0.5:farsight=0.75:rivals=0.4:slips=0.15"),
    at_once("person:sees=0.6:farsight=0.95:rivals=0.6:slips=0.08"),
    at_once("person:sees=0.8:farsight=1:rivals=0.8:slips=0.03"),
    thinking("search", 60),
    thinking("mind", 40),
    thinking("mind", 2_000),
];

const SETTLERS: [Rung; 8] = [
    at_once("person:sees=0.1:farsight=0.5:rivals=0:slips=0.5"),
    at_once("person:sees=0.2:farsight=0.6:rivals=0:slips=0.35"),
    at_once("person:sees=0.4:farsight=0.8:rivals=0.2:slips=0.25"),
    at_once("person:sees=0.5:farsight=0.9:rivals=0.5:slips=0.15"),
    at_once("greedy"),
    thinking("search", 150),
    thinking("mind", 100),
    thinking("mind", 800),
];

/// For games that nobody has measured.
const OTHERS: [Rung; 8] = CARCASSONNE;

/// The players of a game, weakest first, as [`LEVELS`](super::LEVELS) names their levels.
pub(super) fn of(game: &str) -> &'static [Rung; 8] {
    match game {
        "carcassonne" => &CARCASSONNE,
        "newworld" => &NEW_WORLD,
        "settlers" => &SETTLERS,
        _ => &OTHERS,
    }
}
