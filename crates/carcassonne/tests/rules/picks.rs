//! Random play without a list: every decision as likely as any other, every draw by its copies.

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::sync::Arc;

    use carcassonne::{Action, Agreement, Carcassonne, PhaseView, TileSet};
    use game::{Audience, Game, Quiet, Seat, Turn};
    use landscape::{Cell, Turns};
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    /// The seats' decisions and chance at random until `stop`, or the end.
    fn play_until(
        boxes: u8,
        seed: u64,
        stop: impl Fn(&Carcassonne) -> bool,
    ) -> Option<Carcassonne> {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let agreement = Agreement { boxes, ..Agreement::default() };
        let mut game = Carcassonne::start(&agreement, 2).unwrap();
        while !stop(&game) {
            match game.turn() {
                Turn::Over => return None,
                Turn::Chance => {
                    let draw = game.pick_outcome(&mut rng, &mut Vec::new())?;
                    game.settle_unchecked(draw, &mut Quiet);
                }
                Turn::Decide(_) => {
                    let seat = decider(&game);
                    let action = game.pick_action(seat, &mut rng, &mut Vec::new())?;
                    game.play_unchecked(seat, action, &mut Quiet);
                }
            }
        }
        Some(game)
    }

    fn decider(game: &Carcassonne) -> Seat {
        match game.turn() {
            Turn::Decide(seats) => seats.iter().next().unwrap(),
            turn => panic!("nobody decides: {turn:?}"),
        }
    }

    fn list(game: &Carcassonne) -> Vec<Action> {
        let mut actions = Vec::new();
        if let Turn::Decide(_) = game.turn() {
            game.actions(decider(game), &mut actions);
        }
        actions
    }

    fn is_laying(game: &Carcassonne) -> bool {
        matches!(game.view(Audience::Spectator).phase, PhaseView::Lay(_))
    }

    /// How far the counts lie from what the weights promise, in standard deviations of the
    /// chi-square distribution (its mean is the degrees of freedom, its variance twice that).
    fn surprise(counts: &[u32], weights: &[u32]) -> f64 {
        let draws: f64 = counts.iter().map(|&count| f64::from(count)).sum();
        let total: f64 = weights.iter().map(|&weight| f64::from(weight)).sum();
        let chi: f64 = counts
            .iter()
            .zip(weights)
            .map(|(&count, &weight)| {
                let expected = draws * f64::from(weight) / total;
                (f64::from(count) - expected).powi(2) / expected
            })
            .sum();
        let freedom = (counts.len() - 1) as f64;
        (chi - freedom) / (2.0 * freedom).sqrt()
    }

    /// With fixed seeds this never changes; an honest draw passes it 999 times in 1000.
    const SURPRISE_MAX: f64 = 4.5;

    /// How often each listed decision is picked; one that is not on the list is an error.
    fn picks(game: &Carcassonne, draws: u32, seed: u64) -> Vec<u32> {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut counts: BTreeMap<Action, u32> =
            list(game).into_iter().map(|action| (action, 0)).collect();
        let mut scratch = Vec::new();
        for _ in 0..draws {
            let action = game.pick_action(decider(game), &mut rng, &mut scratch).unwrap();
            *counts.get_mut(&action).expect("a listed decision") += 1;
        }
        counts.into_values().collect()
    }

    #[track_caller]
    fn picks_are_even(game: &Carcassonne, seed: u64) {
        let listed = list(game).len();
        let counts = picks(game, 400 * listed as u32, seed);
        let surprise = surprise(&counts, &vec![1; listed]);
        assert!(surprise < SURPRISE_MAX, "{surprise}: {counts:?}");
    }

    #[test]
    fn a_tile_with_many_places_goes_evenly_to_each() {
        for seed in 0..4 {
            let many = |game: &Carcassonne| is_laying(game) && list(game).len() > 12;
            picks_are_even(&play_until(1, seed, many).unwrap(), 100 + seed);
        }
    }

    #[test]
    fn a_tile_with_symmetry_goes_evenly_to_each_look() {
        for code in ["U", "B", "X", "H", "F"] {
            let phase = PhaseView::Lay(code.parse().unwrap());
            let drawn = |game: &Carcassonne| {
                game.view(Audience::Spectator).phase == phase && list(game).len() > 3
            };
            let game = (0..20).find_map(|seed| play_until(1, seed, drawn)).unwrap();
            picks_are_even(&game, 7);
        }
    }

    /// A street of sixty tiles of field beside a start tile with `caps` city sides: the tile that is city
    /// all round fits at those sides and nowhere else.
    fn rare(caps: usize) -> Carcassonne {
        let (edges, cities, parts) = match caps {
            1 => ("cfff", r#"[["n"]]"#, r#""el", "er", "sl", "sr", "wl", "wr""#),
            _ => ("cfcf", r#"[["n"], ["s"]]"#, r#""el", "er", "wl", "wr""#),
        };
        let text = format!(
            r#"
            [[tile]]
            code = "S"
            name = "start"
            count = 1
            edges = "{edges}"
            cities = {cities}
            fields = [{{ parts = [{parts}], cities = [0] }}]
            start = true
            [[tile]]
            code = "M"
            name = "field only"
            count = 60
            edges = "ffff"
            fields = [{{ parts = ["nl", "nr", "el", "er", "sl", "sr", "wl", "wr"], cities = [] }}]
            [[tile]]
            code = "C"
            name = "city all round"
            count = 1
            edges = "cccc"
            cities = [["n", "e", "s", "w"]]
            "#
        );
        let tiles = Arc::new(TileSet::read(&text).unwrap());
        let mut game = Carcassonne::with_tiles(tiles, &Agreement::default(), 2).unwrap();
        for x in 1..=60 {
            game.settle("M".parse().unwrap()).unwrap();
            let cell = Cell::new(x, 0);
            game.play(decider(&game), Action::Lay { cell, turns: Turns::default() }).unwrap();
            if game.turn() != Turn::Chance {
                game.play(decider(&game), Action::Pass).unwrap();
            }
        }
        game.settle("C".parse().unwrap()).unwrap();
        assert_eq!(list(&game).len(), caps);
        game
    }

    #[test]
    fn the_only_place_in_a_long_street_is_found() {
        let game = rare(1);
        assert_eq!(picks(&game, 300, 1), [300]);
    }

    #[test]
    fn two_places_in_a_long_street_are_even() {
        let game = rare(2);
        // Thirty-two trials of 1 in 246 mostly fail: the list decides most of the time.
        assert!(game.map().free().len() > 120);
        picks_are_even(&game, 2);
    }

    #[test]
    fn figures_are_even() {
        let figures = |game: &Carcassonne| list(game).contains(&Action::Pass);
        for seed in 0..4 {
            picks_are_even(&play_until(1, seed, figures).unwrap(), 300 + seed);
        }
    }

    #[test]
    fn draws_follow_the_copies_that_are_left() {
        for (seed, tiles) in [(1, 1), (2, 40), (3, 65)] {
            let drawing = |game: &Carcassonne| {
                game.map().tiles().len() >= tiles && game.turn() == Turn::Chance
            };
            let game = play_until(1, seed, drawing).unwrap();
            let mut listed = Vec::new();
            game.outcomes(&mut listed);
            let mut counts = vec![0; listed.len()];
            let mut rng = ChaCha8Rng::seed_from_u64(50 + seed);
            for _ in 0..20_000 {
                let draw = game.pick_outcome(&mut rng, &mut Vec::new()).unwrap();
                counts[listed.iter().position(|other| other.outcome == draw).unwrap()] += 1;
            }
            let weights: Vec<u32> = listed.iter().map(|draw| draw.weight).collect();
            let surprise = surprise(&counts, &weights);
            assert!(surprise < SURPRISE_MAX, "{surprise}: {counts:?} for {weights:?}");
        }
    }

    /// The measure itself can object: a draw that prefers the first of three by a sixth is caught.
    #[test]
    fn a_crooked_draw_is_caught() {
        assert!(surprise(&[1150, 1000, 1000], &[1, 1, 1]) > SURPRISE_MAX);
        assert!(surprise(&[460, 340], &[1, 1]) > SURPRISE_MAX);
        assert!(surprise(&[401, 399], &[1, 1]) < 0.0);
        assert!(surprise(&[2000, 1000], &[2, 1]) < 0.0);
    }

    #[test]
    fn out_of_turn_nothing_is_picked() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let game = play_until(1, 1, is_laying).unwrap();
        let other = decider(&game).next(2);
        assert_eq!(game.pick_action(other, &mut rng, &mut Vec::new()), None);
        assert_eq!(game.pick_outcome(&mut rng, &mut Vec::new()), None);
        let drawing = Carcassonne::start(&Agreement::default(), 2).unwrap();
        assert_eq!(drawing.pick_action(Seat::FIRST, &mut rng, &mut Vec::new()), None);
    }
}
