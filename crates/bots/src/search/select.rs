//! Which action deserves the next try.

use super::tree::Edge;
use super::tuning::Tuning;

/// The slot, out of `slots`, of the edge to try next; `None` where there is none.
///
/// What an action is worth so far, plus a bonus for promise that was little tried (PUCT): the
/// bonus shrinks with every try and grows with every chance that was passed over.
pub(crate) fn next<A>(edges: &[Edge<A>], slots: &[usize], tuning: &Tuning) -> Option<usize> {
    let shift = horizon_shift(edges, slots);
    let best = slots.iter().map(|&slot| edges[slot].prior).fold(f32::NEG_INFINITY, f32::max);
    let promise = |edge: &Edge<A>| ((edge.prior - best) / tuning.tolerance).exp();
    let all: f32 = slots.iter().map(|&slot| promise(&edges[slot])).sum();
    let score = |edge: &Edge<A>| {
        let untried = (edge.chances as f32 + 1.0).sqrt() / (edge.visits as f32 + 1.0);
        worth(edge, shift, tuning.trust) + tuning.curiosity * promise(edge) / all * untried
    };
    let scored = slots.iter().map(|&slot| (slot, score(&edges[slot])));
    scored.reduce(|a, b| if b.1 > a.1 { b } else { a }).map(|(slot, _)| slot)
}

/// What an edge is worth by its tries, the look ahead counting as `trust` of them.
fn worth<A>(edge: &Edge<A>, shift: f32, trust: f32) -> f32 {
    (edge.sum + trust * (edge.prior + shift)) / (edge.visits as f32 + trust)
}

/// How much worse (or better) things turned out here than the look ahead promised.
///
/// The look ahead ends with one's own turn, before the rivals answer, so it flatters. Without
/// this an action nobody tried would seem better than any that was.
fn horizon_shift<A>(edges: &[Edge<A>], slots: &[usize]) -> f32 {
    let tried = slots.iter().map(|&slot| &edges[slot]).filter(|edge| edge.visits > 0);
    let add = |(visits, off), edge: &Edge<A>| {
        let tries = edge.visits as f32;
        (visits + tries, off + edge.sum - tries * edge.prior)
    };
    let (visits, off) = tried.fold((0.0f32, 0.0), add);
    off / visits.max(1.0)
}

#[cfg(test)]
mod tests {
    use game::Seat;

    use super::*;

    fn edge(prior: f32, visits: u32, sum: f32) -> Edge<u8> {
        let seat = Seat::new(0).unwrap();
        Edge { visits, sum, chances: 20, ..Edge::untried(seat, 0, prior) }
    }

    fn check(edges: &[Edge<u8>], slots: &[usize], expected: Option<usize>) {
        assert_eq!(next(edges, slots, &Tuning::default()), expected);
    }

    #[test]
    fn untried_actions_go_by_the_look_ahead() {
        check(&[edge(0.4, 0, 0.0), edge(0.6, 0, 0.0), edge(0.5, 0, 0.0)], &[0, 1, 2], Some(1));
    }

    #[test]
    fn only_what_is_legal_in_this_world_counts() {
        check(&[edge(0.4, 0, 0.0), edge(0.6, 0, 0.0), edge(0.5, 0, 0.0)], &[0, 2], Some(2));
        check(&[], &[], None);
    }

    #[test]
    fn disappointment_moves_on_to_the_next() {
        check(&[edge(0.50, 10, 3.0), edge(0.49, 10, 4.5)], &[0, 1], Some(1));
    }

    #[test]
    fn the_same_disappointment_everywhere_changes_nothing() {
        assert!(
            (horizon_shift(&[edge(0.6, 4, 2.0), edge(0.5, 2, 0.8)], &[0, 1]) + 0.1).abs() < 1e-6
        );
    }
}
