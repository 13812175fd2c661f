//! When a decision is settled, so that no more thought is spent on it.

use super::tree::Edge;

/// With fewer tries than this nothing is sure.
const TRIES_LEAST: u32 = 128;

/// How much the worth of tries of one action varies at least, as a variance: a few tries that
/// happened to end alike prove little.
const VARIANCE_LEAST: f32 = 0.001;

/// Can no rival catch up with the most tried action in the tries that are `left`? Then the answer
/// is known, and it is the answer that all of them would have given.
pub(crate) fn cannot_change<A>(edges: &[Edge<A>], left: u64) -> bool {
    let (mut first, mut second) = (0, 0);
    for edge in edges {
        second = second.max(edge.visits.min(first));
        first = first.max(edge.visits);
    }
    u64::from(first - second) > left
}

/// Is the most tried action better than every other beyond reasonable doubt: ahead by `certainty`
/// times the uncertainty of the difference?
pub(crate) fn is_clear<A>(edges: &[Edge<A>], certainty: f32) -> bool {
    let most = edges.iter().enumerate().max_by_key(|(_, edge)| edge.visits);
    let Some((place, best)) = most.filter(|(_, best)| best.visits >= TRIES_LEAST) else {
        return false;
    };
    let (worth, doubt) = judged(best);
    let rivals = edges.iter().enumerate().filter(|(other, _)| *other != place);
    rivals.map(|(_, rival)| judged(rival)).all(|(rival, rival_doubt)| {
        let lead = worth - rival;
        lead > 0.0 && lead * lead > certainty * certainty * (doubt + rival_doubt)
    })
}

/// The worth of an action, its look ahead counting as one try, and the variance of that.
fn judged<A>(edge: &Edge<A>) -> (f32, f32) {
    let tries = edge.visits as f32 + 1.0;
    let mean = (edge.sum + edge.prior) / tries;
    let squares = (edge.squares + edge.prior * edge.prior) / tries;
    (mean, (squares - mean * mean).max(VARIANCE_LEAST) / tries)
}

#[cfg(test)]
mod tests {
    use game::Seat;

    use super::*;

    /// An action tried so often, half the tries a little better than `worth`, half worse.
    fn edge(visits: u32, worth: f32) -> Edge<u8> {
        let mut edge = Edge::untried(Seat::FIRST, 0, worth);
        (0..visits).for_each(|try_| edge.learn(worth + if try_ % 2 == 0 { 0.1 } else { -0.1 }));
        edge
    }

    #[test]
    fn who_leads_by_more_than_is_left_has_won() {
        let edges = [edge(30, 0.5), edge(50, 0.5), edge(10, 0.5)];
        assert!(cannot_change(&edges, 19));
        assert!(!cannot_change(&edges, 20));
    }

    #[test]
    fn a_clear_lead_settles() {
        assert!(is_clear(&[edge(40, 0.4), edge(400, 0.5)], 4.0));
        assert!(!is_clear(&[edge(40, 0.48), edge(400, 0.5)], 4.0));
    }

    #[test]
    fn few_tries_settle_nothing() {
        assert!(!is_clear(&[edge(20, 0.1), edge(100, 0.9)], 4.0));
        assert!(!is_clear(&[edge(1, 0.45), edge(400, 0.5)], 4.0));
        assert!(!is_clear::<u8>(&[], 4.0));
    }

    #[test]
    fn the_most_tried_must_also_be_the_best() {
        assert!(!is_clear(&[edge(200, 0.7), edge(400, 0.5)], 4.0));
    }
}
