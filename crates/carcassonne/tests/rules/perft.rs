//! Perft, as chess engines do it: the number of ways a game can go on from fixed positions,
//! pinned in text files. A change of any rule of placement, figures, draws or the end shows here.

#[cfg(test)]
pub mod reader;

#[cfg(test)]
mod tests {
    use carcassonne::Carcassonne;
    use game::{Game, Quiet, Turn};

    use super::reader;

    const BASE: &str = include_str!("perft/base.perft");

    /// Positions a count may visit: far above what the file needs, so that a broken rule
    /// fails instead of running for hours.
    const NODES_MAX: u64 = 2_000_000;

    /// The sequences of `depth` steps, or `None` after too many positions.
    fn perft(game: &Carcassonne, depth: u32, nodes: &mut u64) -> Option<u64> {
        if depth == 0 {
            return Some(1);
        }
        *nodes += 1;
        if *nodes > NODES_MAX {
            return None;
        }
        match game.turn() {
            Turn::Over => Some(0),
            Turn::Chance => after_chance(game, depth, nodes),
            Turn::Decide(_) => after_decision(game, depth, nodes),
        }
    }

    fn after_chance(game: &Carcassonne, depth: u32, nodes: &mut u64) -> Option<u64> {
        let mut draws = Vec::new();
        game.outcomes(&mut draws);
        if depth == 1 {
            return Some(draws.len() as u64);
        }
        let mut next = game.clone();
        let ways = draws.iter().map(|draw| {
            next.clone_from(game);
            next.settle_unchecked(draw.outcome, &mut Quiet);
            perft(&next, depth - 1, nodes)
        });
        ways.sum()
    }

    fn after_decision(game: &Carcassonne, depth: u32, nodes: &mut u64) -> Option<u64> {
        let Turn::Decide(seats) = game.turn() else { return Some(0) };
        let seat = seats.iter().next()?;
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        if depth == 1 {
            return Some(actions.len() as u64);
        }
        let mut next = game.clone();
        let ways = actions.iter().map(|&action| {
            next.clone_from(game);
            next.play_unchecked(seat, action, &mut Quiet);
            perft(&next, depth - 1, nodes)
        });
        ways.sum()
    }

    /// Every count of a file.
    fn check(file: &str) {
        let mut wrong = Vec::new();
        for block in reader::read(file).unwrap() {
            for (depth, count) in block.counts {
                let found = perft(&block.game, depth, &mut 0);
                if found != Some(count) {
                    let name = &block.name;
                    wrong.push(format!("{name}, depth {depth}: {found:?} ways, not {count}"));
                }
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }

    #[test]
    fn base() {
        check(BASE);
    }

    #[test]
    fn inns_and_cathedrals() {
        check(include_str!("perft/inns.perft"));
    }

    #[test]
    fn traders_and_builders() {
        check(include_str!("perft/traders.perft"));
    }

    #[test]
    fn princess_and_dragon() {
        check(include_str!("perft/dragon.perft"));
    }

    #[test]
    fn the_tower() {
        check(include_str!("perft/tower.perft"));
    }

    #[test]
    fn king_and_robber_baron() {
        check(include_str!("perft/king.perft"));
    }

    #[test]
    fn all_expansions() {
        check(include_str!("perft/all.perft"));
    }

    /// The runner gives up instead of running for ever.
    #[test]
    fn too_many_positions_are_refused() {
        let block = &reader::read("position start\nseats 2\nperft 1 24").unwrap()[0];
        assert_eq!(perft(&block.game, 40, &mut (NODES_MAX - 1000)), None);
    }

    #[test]
    fn a_broken_file_says_where() {
        let cases = [
            ("seats 2", "line 1: a block begins"),
            ("position a\nseats two\nperft 1 24", "line 2: 'two' is no number"),
            ("position a\nseats 2\nperft 1", "line 3: 'perft DEPTH COUNT'"),
            ("position a\nseats 2", "position a: has no counts"),
            ("position a\n\nsaets 2", "line 3: 'saets' is none of"),
            ("position a\noptions cows=1", "line 2: there is no option 'cows'"),
            ("position a\nperft 1 24", "position a: carcassonne is for 2 to 6 seats"),
            ("position a\nseats 2\nplay V\nperft 1 1", "position a: 'V': a step is"),
            ("position a\nseats 2\nplay * V; 1 pass\nperft 1 1", "position a: '1 pass': seat 1"),
            ("position a\nseats 2\nplay * Z\nperft 1 1", "position a: '* Z': chance cannot"),
        ];
        for (text, reason) in cases {
            let found = reader::read(text).err().unwrap_or_default();
            assert!(found.starts_with(reason), "{text:?}: {found}");
        }
    }
}
