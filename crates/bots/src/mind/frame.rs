//! Worlds to try things in.

use game::{Game, Quiet, Seat};

/// A world to try things in, and the list of what can be tried there.
#[derive(Debug)]
pub(super) struct Frame<G: Game> {
    pub world: G,
    pub options: Vec<G::Action>,
}

impl<G: Game> Frame<G> {
    /// Leaves the decisions that `worth` likes best, where there are more than `most`; `ranked` is memory to
    /// work in.
    pub fn keep_best(
        &mut self,
        (world, seat): (&G, Seat),
        most: usize,
        ranked: &mut Vec<(f32, G::Action)>,
        mut worth: impl FnMut(&G) -> f32,
    ) {
        if self.options.len() <= most {
            return;
        }
        ranked.clear();
        for &action in &self.options {
            self.world.clone_from(world);
            self.world.play_unchecked(seat, action, &mut Quiet);
            ranked.push((worth(&self.world), action));
        }
        ranked.select_nth_unstable_by(most, |a, b| b.0.total_cmp(&a.0));
        self.options.clear();
        self.options.extend(ranked[..most].iter().map(|(_, action)| *action));
    }
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
