//! Legal decisions as rows of numbers, for models that weigh one after the other.

use game::arrays::{Arrays, TRAITS};
use game::{Audience, Quiet, Seat};

/// What a candidate brings, after its [`TRAITS`]: points at once, and what the projection for the own seat and
/// for the best of the others becomes.
pub const BRINGS: usize = 3;

/// A decision in numbers: its [`TRAITS`] and what it [brings](BRINGS).
pub type Candidate = [i16; TRAITS + BRINGS];

/// The legal decisions of a seat in numbers, in the order of the list.
pub fn candidates<G: Arrays>(game: &G, seat: Seat) -> Vec<Candidate> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    actions.into_iter().map(|action| candidate(game, seat, action)).collect()
}

/// A decision in numbers, tried on a copy: nothing that chance brings afterwards is in them.
fn candidate<G: Arrays>(game: &G, seat: Seat, action: G::Action) -> Candidate {
    let audience = Audience::Seat(seat);
    let mut after = game.clone();
    after.play_unchecked(seat, action, &mut Quiet);
    let (before, made) = (game.scores(audience), after.scores(audience));
    let projection = after.projection(audience);
    let others = Seat::first(game.seats()).filter(|other| *other != seat);
    let rival = others.map(|other| projection[other.index()]).max().unwrap_or(0);
    let small = |points: i32| points.clamp(i32::from(i16::MIN), i32::from(i16::MAX)) as i16;
    let mut numbers = [0; TRAITS + BRINGS];
    numbers[..TRAITS].copy_from_slice(&G::traits(action));
    let own = seat.index();
    let brings = [small(made[own] - before[own]), small(projection[own]), small(rival)];
    numbers[TRAITS..].copy_from_slice(&brings);
    numbers
}
