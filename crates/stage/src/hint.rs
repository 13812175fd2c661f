//! What a bot advises, in words, and what to press for it.

/// Something on the page that can be pressed: it is lit where a hint or a lesson speaks of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lit {
    /// Something on the board, in the hand or in a panel, by its target.
    Target(String),
    /// The button that finishes a step.
    Done,
    /// The button that takes back, first of all a half-made choice.
    Undo,
    /// The tab of a panel, by its key, or of the log.
    Tab(&'static str),
    /// The buttons on the board that show overlays.
    Overlays,
}

impl Lit {
    /// What is touched by this name.
    pub fn target(name: impl ToString) -> Lit {
        Lit::Target(name.to_string())
    }
}

/// What a bot advises.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// What to do, a sentence without its full stop: `Roll the dice`.
    pub text: String,
    /// Why, as the rest of that sentence: `it counts 2 points`. `None` where nothing honest can be
    /// said in a few words.
    pub reason: Option<String>,
    /// What to press next for it, given how far the choice is made; whichever of them is pressed.
    pub lit: Vec<Lit>,
}
