//! Drawings and views: what is drawn can be read, and a view leads back to its game.

#[cfg(test)]
mod tests {
    use game::{Audience, Coded, Game, Match, Seat, Turn};
    use landscape::exam;
    use newworld::{Agreement, DrawingError, Extent, NewWorld, PhaseView, Position, TileSet, View};
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    /// Plays a random game and shows every state of it.
    fn watch(seats: usize, seed: u64, look: impl FnMut(&NewWorld)) {
        let game = NewWorld::start(&Agreement::default(), seats).unwrap();
        game::conformance::watch(game, &mut ChaCha8Rng::seed_from_u64(seed), look);
    }

    fn view(game: &NewWorld) -> View {
        game.view(Audience::Spectator)
    }

    /// What lies and stands on the map of a view, in whatever order it came there.
    fn sorted(view: &View) -> [Vec<String>; 2] {
        [exam::sorted(&view.tiles), exam::sorted(&view.settlers)]
    }

    #[test]
    fn a_drawing_is_read_as_it_was_drawn() {
        let set = TileSet::base().unwrap();
        for seed in 0..4 {
            watch(2 + seed as usize, seed, |game| {
                if game.turn() != Turn::Chance {
                    return;
                }
                let (text, seen) = (game.drawing(), view(game));
                let mut position = Position::read(&text, &set).unwrap();
                let left = seen.stock.iter();
                let left = left.flat_map(|kind| vec![kind.tile; usize::from(kind.count)]);
                position.stock = Some(left.collect());
                let again =
                    position.set_up(set.clone(), &seen.options, seen.seats.len(), seen.active);
                let again = again.unwrap();
                assert_eq!(again.drawing(), text);
                assert_eq!(sorted(&view(&again)), sorted(&seen));
                assert_eq!(view(&again).surveyors, seen.surveyors);
            });
        }
    }

    #[test]
    fn a_small_drawing_looks_like_this() {
        let text = first_turn().drawing();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[..2], ["map 1,1", "surveyors 0 0"]);
        let row_4 = [
            "+-AS/0----+-coast 4-+",
            "|b........|........~|",
            "|.........|........~|",
            "|....0....|........~|",
            "|.........|........~|",
            "|.........|........~|",
            "+---------+-coast 5-+",
        ];
        assert_eq!(lines[20..27], row_4, "{text}");
    }

    /// A table of two after the first turn.
    fn first_turn() -> NewWorld {
        let mut game = NewWorld::start(&Agreement::default(), 2).unwrap();
        game.settle("AS".parse().unwrap()).unwrap();
        game.play(Seat::FIRST, "lay 1,4 0".parse().unwrap()).unwrap();
        game.play(Seat::FIRST, "settle plain-nl".parse().unwrap()).unwrap();
        game
    }

    /// Reads a drawing and sets it up for so many.
    fn set_up(text: &str, seats: usize) -> Result<NewWorld, DrawingError> {
        let set = TileSet::base().unwrap();
        Position::read(text, &set)?.set_up(set, &Agreement::default(), seats, Seat::FIRST)
    }

    /// Whole parts cut out, doubled and stirred: a game that keeps its laws, or a refusal.
    #[test]
    fn stirred_drawings_never_panic() {
        let mut last = String::new();
        watch(4, 6, |game| last = game.drawing());
        let mut rng = ChaCha8Rng::seed_from_u64(7);
        let strange = ['\n', '/', '-', '\u{301}', '7', '\t'];
        let survived = exam::survivors(&last, &strange, 300, &mut rng, |stirred| {
            set_up(stirred, 4).is_ok_and(|game| {
                assert_eq!(game.invariants(), Ok(()), "{stirred}");
                true
            })
        });
        assert!(survived < 100, "{survived} of 300 were still good");
    }

    #[test]
    fn a_wrong_drawing_says_what_is_wrong() {
        for (right, wrong, code, reason) in [
            ("map 1,1", "mappe", "drawing-heading", "line 1: a drawing begins"),
            ("surveyors 0 0", "surveyors 0 2", "drawing-line", "line 2: surveyors"),
            (
                "surveyors 0 0",
                "surveyors 1 2",
                "drawing-view",
                "no game looks like this: surveyors",
            ),
            ("AS/0", "ZZ/0", "drawing-line", "line 21: there is no tile ZZ"),
            ("AS/0", "AS/7", "drawing-line", "line 21: 'AS/7' is no label"),
            ("coast 5", "coast 6", "drawing-line", "line 27: 'coast 6' is not at 0,5"),
            ("|b.", "|c.", "drawing-line", "line 22: tile AS/0 shows 'b', not 'c'"),
            ("....0....", "....9....", "drawing-line", "line 24: there is no seat 9"),
            ("....0....", "....3....", "drawing-tile", "the tile at 1,4: seat 3 has no further"),
            ("map 1,1", "map 2,1", "drawing-line", "line 3: 'coast 1' is not at 1,1"),
        ] {
            let read = |text: &str| set_up(text, 2);
            let error = exam::refusal(&first_turn().drawing(), [right, wrong], read).unwrap();
            assert_eq!(error.code(), code, "{error}");
            assert!(error.to_string().starts_with(reason), "{error}");
        }
    }

    fn listed(game: &NewWorld) -> Vec<newworld::Action> {
        let mut actions = Vec::new();
        game.actions(view(game).active, &mut actions);
        actions.sort_unstable();
        actions
    }

    #[test]
    fn a_view_leads_back_to_its_game() {
        for seed in 10..14 {
            watch(2 + seed as usize % 4, seed, |game| {
                leads_back(game);
            });
        }
        // Between two scorings, where random games seldom stop.
        let record = include_str!("records/page_eight.anleger").parse().unwrap();
        let replayed = Match::<NewWorld>::from_record(&record).unwrap();
        let waiting = replayed.at(replayed.steps().len() - 2);
        assert_eq!(waiting.due_extents().len(), 3);
        leads_back(&waiting);
    }

    fn leads_back(game: &NewWorld) {
        let again = view(game).resume().unwrap();
        // How pieces hang below their roots may differ; nobody can see that.
        assert_eq!(view(&again), view(game));
        assert_eq!(again.extents(), game.extents());
        assert_eq!(again.due_extents(), game.due_extents());
        assert_eq!(listed(&again), listed(game));
        assert_eq!(again.prospects(), game.prospects());
    }

    #[test]
    fn a_view_that_no_game_shows_is_refused() {
        let mut seen = None;
        watch(3, 5, |game| {
            if view(game).tiles.len() == 40 && matches!(view(game).phase, PhaseView::Lay(_)) {
                seen = Some(view(game));
            }
        });
        let good = seen.unwrap();
        let alterations: [fn(&mut View); 9] = [
            |view| view.seats[0].settlers += 1,
            |view| view.seats[1].score = i32::MAX,
            |view| view.stock[0].count = u16::MAX,
            |view| view.removed.push("B".parse().unwrap()),
            |view| view.phase = PhaseView::Draw,
            |view| view.phase = PhaseView::Settle(view.tiles[0].place),
            |view| view.surveyors = [3, 9],
            |view| view.active = Seat::new(4).unwrap(),
            |view| view.tiles[3].place.column += 50,
        ];
        for (number, alter) in alterations.into_iter().enumerate() {
            let mut altered = good.clone();
            alter(&mut altered);
            assert!(altered.resume().is_err(), "alteration {number}");
        }
    }

    #[test]
    fn prospects_add_up_to_the_projection() {
        watch(3, 21, |game| {
            let parts = game.prospects().into_iter().map(|part| (part.holders, part.points));
            assert_eq!(exam::adds_up(game, parts), Ok(()));
        });
    }

    #[test]
    fn every_piece_belongs_to_one_extent() {
        watch(2, 22, |game| {
            let parts: usize =
                game.extents().iter().map(|extent: &Extent| extent.parts.len()).sum();
            assert_eq!(parts, game.map().features().len());
        });
    }

    #[test]
    fn what_fits_is_what_could_be_laid() {
        watch(2, 23, |game| {
            for stock in view(game).stock {
                if game.turn() != Turn::Chance {
                    return;
                }
                let mut drawn = game.clone();
                drawn.settle(newworld::Draw(stock.tile)).unwrap();
                let mut laid = Vec::new();
                drawn.actions(view(game).active, &mut laid);
                for free in game.map().free() {
                    let place = newworld::Place::of(free.cell);
                    let fits = game.fits(place).unwrap();
                    let fit = fits.iter().any(|fit| fit.tile == stock.tile);
                    let here = |action: &newworld::Action| matches!(action, newworld::Action::Lay { place: at, .. } if *at == place);
                    assert_eq!(fit, laid.iter().any(here), "{} at {place}", stock.tile);
                }
            }
        });
    }
}
