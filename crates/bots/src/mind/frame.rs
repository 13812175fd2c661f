//! Worlds to try things in.

use game::Game;

/// A world to try things in, and the list of what can be tried there.
#[derive(Debug)]
pub(super) struct Frame<G: Game> {
    pub world: G,
    pub options: Vec<G::Action>,
}

/// Frames that were needed before and keep their memory.
#[derive(Debug)]
pub(super) struct Frames<G: Game>(Vec<Frame<G>>);

impl<G: Game> Default for Frames<G> {
    fn default() -> Self {
        Frames(Vec::new())
    }
}

impl<G: Game> Frames<G> {
    /// A frame with nothing listed; in its world anything may have happened.
    pub fn take(&mut self, world: &G) -> Frame<G> {
        let kept = self.0.pop();
        let mut frame = kept.unwrap_or_else(|| Frame { world: world.clone(), options: Vec::new() });
        frame.options.clear();
        frame
    }

    /// Keeps a frame for the next time.
    pub fn give_back(&mut self, frame: Frame<G>) {
        self.0.push(frame);
    }
}
