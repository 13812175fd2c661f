//! What an action looks like once the seat has finished what it began.
//!
//! Big decisions come in pieces (lay the tile, then the figure), and the first piece alone says
//! little. So an action is judged by the best way its own seat can go on, until the turn leaves
//! that seat or chance comes.
//!
//! Every decision on that way costs a trifle, except the one that does nothing ([`Heuristics::idle`]): what
//! gains nothing is not done, neither alone nor on the way to something that could be had without it.

use game::{Audience, Game, Heuristics, Outlook, Quiet, Seat, SeatSet, Turn};

/// What a decision must gain to be worth making, as a share of [`Heuristics::DECISIVE_LEAD`]: far less than
/// anything on the board is worth.
const TRIFLE: f32 = 0.000_5;

/// Judges actions one turn ahead; keeps its worlds and lists from one question to the next.
#[derive(Debug)]
pub(crate) struct Lookahead<G: Game> {
    estimate: Estimate<G>,
    spare: Vec<Frame<G>>,
}

/// How the end of a turn is judged.
#[derive(Debug)]
enum Estimate<G> {
    /// By what the game says of the final points.
    Final(fn(&G) -> Outlook),
    /// By the points if the game ended now, and this share of what is promised beyond them.
    Promised(f32),
}

impl<G: Heuristics> Estimate<G> {
    fn of(&self, world: &G) -> Outlook {
        let share = match self {
            Estimate::Final(estimate) => return estimate(world),
            Estimate::Promised(share) => share,
        };
        let now = world.projection(Audience::Referee).map(|points| points as f32);
        let promised = world.outlook();
        std::array::from_fn(|seat| now[seat] + share * (promised[seat] - now[seat]))
    }
}

/// A world to try things in, and the list of what can be tried there.
#[derive(Debug)]
struct Frame<G: Game> {
    world: G,
    legal: Vec<G::Action>,
}

impl<G: Heuristics> Default for Lookahead<G> {
    fn default() -> Self {
        Lookahead::by(G::outlook)
    }
}

impl<G: Heuristics> Lookahead<G> {
    /// Judges by this estimate.
    pub fn by(estimate: fn(&G) -> Outlook) -> Self {
        Lookahead { estimate: Estimate::Final(estimate), spare: Vec::new() }
    }

    /// Counts the points if the game ended now, and `share` of what is promised beyond them.
    pub fn trusting(share: f32) -> Self {
        Lookahead { estimate: Estimate::Promised(share), spare: Vec::new() }
    }

    /// The game's estimate after `action`, `seat` going on as suits it best.
    ///
    /// `nodes` bounds how many follow-ups are looked at. A list of follow-ups is looked at
    /// whole or not at all, since a part of it would favour what happens to stand in front.
    pub fn after(&mut self, world: &G, seat: Seat, action: G::Action, nodes: usize) -> Outlook {
        let mut frame = self.frame(world);
        let outlook = self.play_on(&mut frame, seat, action, nodes);
        self.spare.push(frame);
        outlook
    }

    fn play_on(
        &mut self,
        frame: &mut Frame<G>,
        seat: Seat,
        action: G::Action,
        nodes: usize,
    ) -> Outlook {
        let idle = frame.world.idle(seat) == Some(action);
        frame.world.play_unchecked(seat, action, &mut Quiet);
        let mut outlook = self.gone_on(frame, seat, nodes);
        if !idle {
            outlook[seat.index()] -= TRIFLE * G::DECISIVE_LEAD;
        }
        outlook
    }

    fn gone_on(&mut self, frame: &mut Frame<G>, seat: Seat, nodes: usize) -> Outlook {
        if frame.world.turn() != Turn::Decide(SeatSet::only(seat)) {
            return self.estimate.of(&frame.world);
        }
        frame.legal.clear();
        frame.world.mannerly(seat, &mut frame.legal);
        match nodes.checked_sub(frame.legal.len()) {
            Some(left) => self.best_follow_up(frame, seat, left),
            None => self.estimate.of(&frame.world),
        }
    }

    /// The best of the follow-ups listed in `frame`. The last one is played in the frame's own
    /// world, which nobody needs any more: copying worlds is what looking ahead costs.
    fn best_follow_up(&mut self, frame: &mut Frame<G>, seat: Seat, nodes: usize) -> Outlook {
        let Some((&last, others)) = frame.legal.split_last() else {
            return self.estimate.of(&frame.world);
        };
        let share = nodes / frame.legal.len();
        let seats = frame.world.seats();
        let mut best: Option<Prospect> = None;
        for &action in others {
            let outlook = self.after(&frame.world, seat, action, share);
            best = Some(Prospect::of(outlook, seat, seats).unless(best));
        }
        let outlook = self.play_on(frame, seat, last, share);
        Prospect::of(outlook, seat, seats).unless(best).outlook
    }

    fn frame(&mut self, world: &G) -> Frame<G> {
        let Some(mut frame) = self.spare.pop() else {
            return Frame { world: world.clone(), legal: Vec::new() };
        };
        frame.world.clone_from(world);
        frame
    }
}

/// What comes of a way to go on, and how far it leads its seat ahead.
#[derive(Clone, Copy)]
struct Prospect {
    ahead: f32,
    outlook: Outlook,
}

impl Prospect {
    fn of(outlook: Outlook, seat: Seat, seats: usize) -> Prospect {
        Prospect { ahead: margin(&outlook, seat, seats), outlook }
    }

    /// This one, unless the former leads as far.
    fn unless(self, former: Option<Prospect>) -> Prospect {
        former.filter(|former| former.ahead >= self.ahead).unwrap_or(self)
    }
}

/// How far `seat` is ahead of its best rival; behind where negative.
pub(crate) fn margin(outlook: &Outlook, seat: Seat, seats: usize) -> f32 {
    let rivals = Seat::first(seats).filter(|&rival| rival != seat);
    let best = rivals.map(|rival| outlook[rival.index()]).reduce(f32::max);
    outlook[seat.index()] - best.unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_margin_counts_the_best_rival_at_the_table_only() {
        let outlook = [10.0, 7.0, 9.0, 50.0, 0.0, 0.0];
        let seat = |number| Seat::new(number).unwrap();
        assert_eq!(margin(&outlook, seat(0), 3), 1.0);
        assert_eq!(margin(&outlook, seat(1), 3), -3.0);
        assert_eq!(margin(&outlook, seat(0), 1), 10.0);
    }
}
