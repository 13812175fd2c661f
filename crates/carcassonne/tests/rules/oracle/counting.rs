//! The pinned counts once more, by a counter that knows only the oracle's rules.

use carcassonne::{PhaseView, TileSet, View};
use game::{Audience, Game};

use super::legal;
use super::rules::{Input, after};
use crate::perft::reader;

const BASE: &str = include_str!("../perft/base.perft");

const EXPANSIONS: [&str; 6] = [
    include_str!("../perft/inns.perft"),
    include_str!("../perft/traders.perft"),
    include_str!("../perft/dragon.perft"),
    include_str!("../perft/tower.perft"),
    include_str!("../perft/king.perft"),
    include_str!("../perft/all.perft"),
];

/// Counts up to this are counted again; the oracle maps the whole land anew for every step but
/// the last.
const WAYS_MAX: u64 = 12_000;

fn steps(view: &View, set: &TileSet) -> Vec<Input> {
    match view.phase {
        PhaseView::Draw => {
            legal::stock(view, set).into_iter().map(|(code, _)| Input::Draw(code)).collect()
        }
        _ => legal::actions(view, set).into_iter().map(Input::Decide).collect(),
    }
}

fn ways(view: &View, set: &TileSet, depth: u32) -> u64 {
    let steps = steps(view, set);
    if depth == 1 {
        return steps.len() as u64;
    }
    steps.into_iter().map(|step| ways(&after(view, set, step).0, set, depth - 1)).sum()
}

/// Counts a file again as far as that is quick; says how many counts that were.
fn recounted(file: &str, most: u64) -> usize {
    let mut counted = 0;
    for block in reader::read(file).unwrap() {
        let view = block.game.view(Audience::Spectator);
        for (depth, count) in block.counts.into_iter().filter(|&(_, count)| count <= most) {
            assert_eq!(ways(&view, block.game.tiles(), depth), count, "{}, {depth}", block.name);
            counted += 1;
        }
    }
    counted
}

#[test]
fn the_pinned_counts_are_the_oracle_s_counts() {
    let counted = recounted(BASE, WAYS_MAX);
    assert!(counted > 20, "{counted} counts are small enough");
}

#[test]
fn the_pinned_counts_of_the_expansions_are_the_oracle_s_counts() {
    for file in EXPANSIONS {
        let counted = recounted(file, WAYS_MAX);
        assert!(counted > 3, "{counted} counts of {file} are small enough");
    }
}
