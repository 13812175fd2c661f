//! The pinned counts once more, by a counter that knows only the oracle's rules.

use carcassonne::{PhaseView, TileSet, View};
use game::{Audience, Game};

use crate::rules::{Step, after};
use crate::{legal, reader};

const BASE: &str = include_str!("../perft/base.perft");

/// Counts up to this are counted again; the oracle maps the whole land anew for every step but
/// the last.
const WAYS_MAX: u64 = 12_000;

fn steps(view: &View, set: &TileSet) -> Vec<Step> {
    match view.phase {
        PhaseView::Draw => {
            legal::stock(view, set).into_iter().map(|(code, _)| Step::Draw(code)).collect()
        }
        _ => legal::actions(view, set).into_iter().map(Step::Decide).collect(),
    }
}

fn ways(view: &View, set: &TileSet, depth: u32) -> u64 {
    let steps = steps(view, set);
    if depth == 1 {
        return steps.len() as u64;
    }
    steps.into_iter().map(|step| ways(&after(view, set, step).0, set, depth - 1)).sum()
}

#[test]
fn the_pinned_counts_are_the_oracle_s_counts() {
    let mut counted = 0;
    for block in reader::read(BASE).unwrap() {
        let view = block.game.view(Audience::Spectator);
        for (depth, count) in block.counts.into_iter().filter(|&(_, count)| count <= WAYS_MAX) {
            assert_eq!(ways(&view, block.game.tiles(), depth), count, "{}, {depth}", block.name);
            counted += 1;
        }
    }
    assert!(counted > 20, "{counted} counts are small enough");
}
