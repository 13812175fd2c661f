//! Where events go.

/// Takes the events of a move. A search throws them away, and then they are not even made.
pub trait Sink<E> {
    /// Whether events are wanted at all; a game may skip costly work where they are not.
    const WANTED: bool;

    /// Takes the event that `make` makes, if events are wanted.
    fn tell(&mut self, make: impl FnOnce() -> E);
}

impl<E> Sink<E> for Vec<E> {
    const WANTED: bool = true;

    fn tell(&mut self, make: impl FnOnce() -> E) {
        self.push(make());
    }
}

/// Nobody is listening.
#[derive(Clone, Copy, Debug, Default)]
pub struct Quiet;

impl<E> Sink<E> for Quiet {
    const WANTED: bool = false;

    #[inline]
    fn tell(&mut self, _make: impl FnOnce() -> E) {}
}
