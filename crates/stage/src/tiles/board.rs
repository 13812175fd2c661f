//! What the stage of a game on tiles keeps between two looks.

use super::plate::Album;

/// What was last seen (`S`), what is asked of the person (`T`), and pictures.
#[derive(Debug)]
pub struct Board<S, T> {
    /// What was last seen; `None` before the first look.
    pub seen: Option<S>,
    /// What is asked of the person.
    pub step: T,
    /// The pictures of the laid tiles.
    pub album: Album,
}

impl<S, T: Default> Default for Board<S, T> {
    fn default() -> Board<S, T> {
        Board { seen: None, step: T::default(), album: Album::default() }
    }
}

impl<S, T> Board<S, T> {
    /// What can be told of what was seen; nothing before the first look.
    pub fn of<R: Default>(&self, tell: impl FnOnce(&S) -> R) -> R {
        self.seen.as_ref().map(tell).unwrap_or_default()
    }
}
