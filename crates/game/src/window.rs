//! What a bot sees of a game.

use rand_core::Rng;

use crate::contract::{Audience, Game, Points, Turn};
use crate::heuristics::Heuristics;
use crate::seat::Seat;

/// A look at the game through the eyes of one seat: a borrow, no copy.
///
/// It answers only what that seat may know. Who wants to look ahead asks for a whole world that
/// agrees with it ([`Window::resample`]) and plays there.
#[derive(Debug)]
pub struct Window<'a, G> {
    game: &'a G,
    seat: Seat,
}

impl<G> Clone for Window<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Window<'_, G> {}

impl<'a, G: Game> Window<'a, G> {
    /// The game as `seat` sees it.
    pub fn new(game: &'a G, seat: Seat) -> Self {
        Window { game, seat }
    }

    /// Whose eyes these are.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many seats play.
    pub fn seats(&self) -> usize {
        self.game.seats()
    }

    /// What the table agreed on.
    pub fn options(&self) -> &'a G::Options {
        self.game.options()
    }

    /// Who must act now.
    pub fn turn(&self) -> Turn {
        self.game.turn()
    }

    /// Appends every legal decision of this seat.
    pub fn actions(&self, into: &mut Vec<G::Action>) {
        self.game.actions(self.seat, into);
    }

    /// One legal decision of this seat, each as likely as any other.
    #[inline]
    pub fn pick_action(
        &self,
        rng: &mut impl Rng,
        scratch: &mut Vec<G::Action>,
    ) -> Option<G::Action> {
        self.game.pick_action(self.seat, rng, scratch)
    }

    /// The game as this seat may see it.
    pub fn view(&self) -> G::View {
        self.game.view(Audience::Seat(self.seat))
    }

    /// The points made so far, as this seat knows them.
    pub fn scores(&self) -> Points {
        self.game.scores(Audience::Seat(self.seat))
    }

    /// The points if the game ended now, as this seat knows them.
    pub fn projection(&self) -> Points {
        self.game.projection(Audience::Seat(self.seat))
    }

    /// A whole world that agrees with what this seat knows.
    pub fn resample(&self, rng: &mut dyn Rng) -> G {
        self.game.resample(self.seat, rng)
    }

    /// [`Window::resample`] into a world that may keep its memory.
    pub fn resample_into(&self, rng: &mut dyn Rng, world: &mut G) {
        self.game.resample_into(self.seat, rng, world);
    }
}

impl<G: Heuristics> Window<'_, G> {
    /// Appends the decisions of this seat that a bot with manners weighs ([`Heuristics::mannerly`]).
    pub fn mannerly(&self, into: &mut Vec<G::Action>) {
        self.game.mannerly(self.seat, into);
    }

    /// The decision of this seat that leaves everything as it is ([`Heuristics::idle`]).
    pub fn idle(&self) -> Option<G::Action> {
        self.game.idle(self.seat)
    }
}
