//! What a page asks of the rules: the game behind a view, features as they lie, what fits where,
//! and what the end would bring.

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use carcassonne::{
        Action, Agreement, Carcassonne, Draw, Extent, Feature, FieldScoring, Part, PhaseView,
        Position, Spot, TileSet, View,
    };
    use game::{Audience, Coded, Game, Seat, Turn};
    use landscape::{Cell, exam};
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    /// Plays a random game and shows every state of it.
    fn watch(agreement: &Agreement, seats: usize, seed: u64, mut look: impl FnMut(&Carcassonne)) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = Carcassonne::start(agreement, seats).unwrap();
        loop {
            look(&game);
            match game.turn() {
                Turn::Over => return,
                Turn::Chance => {
                    let draw = game.pick_outcome(&mut rng, &mut Vec::new()).unwrap();
                    game.settle(draw).unwrap();
                }
                Turn::Decide(_) => {
                    let action = game.pick_action(active(&game), &mut rng, &mut Vec::new());
                    game.play(active(&game), action.unwrap()).unwrap();
                }
            }
        }
    }

    fn view(game: &Carcassonne) -> View {
        game.view(Audience::Spectator)
    }

    fn active(game: &Carcassonne) -> Seat {
        view(game).active
    }

    fn actions(game: &Carcassonne) -> BTreeSet<Action> {
        let mut actions = Vec::new();
        game.actions(active(game), &mut actions);
        actions.into_iter().collect()
    }

    fn resume(view: &View) -> Carcassonne {
        view.resume(TileSet::base().unwrap()).unwrap()
    }

    fn agreement(seed: u64) -> Agreement {
        let field_scoring =
            if seed.is_multiple_of(2) { FieldScoring::PerField } else { FieldScoring::PerCity };
        Agreement { field_scoring, ..Agreement::default() }
    }

    #[test]
    fn a_view_leads_back_to_its_game() {
        let mut held_and_finished = 0;
        for seed in 0..6 {
            watch(&agreement(seed), 2 + seed as usize % 5, seed, |game| {
                let again = resume(&view(game));
                assert_eq!(view(&again), view(game));
                assert_eq!(actions(&again), actions(game));
                assert_eq!(again.extents(), game.extents());
                let points = |game: &Carcassonne| game.projection(Audience::Spectator);
                assert_eq!(points(&again), points(game));
                let pending = |extent: &&Extent| extent.is_finished() && !extent.holders.is_empty();
                held_and_finished += again.extents().iter().filter(pending).count();
            });
        }
        assert!(held_and_finished > 0, "no turn stopped between finishing and scoring");
    }

    /// Something done to a view, and the code with which it is then refused.
    type Alteration = (&'static str, fn(&mut View));

    #[test]
    fn a_view_that_no_game_shows_is_refused() {
        let mut seen = None;
        watch(&Agreement::default(), 3, 5, |game| {
            if game.map().tiles().len() == 40 && matches!(view(game).phase, PhaseView::Lay(_)) {
                seen = Some(view(game));
            }
        });
        let good = seen.unwrap();
        let alterations: [Alteration; 11] = [
            ("drawing-view", |view| view.seats[0].followers += 1),
            ("drawing-view", |view| view.seats[1].score = i32::MAX),
            ("drawing-view", |view| view.stock[0].count = u16::MAX),
            ("drawing-view", |view| view.removed.push("B".parse().unwrap())),
            ("drawing-view", |view| view.phase = PhaseView::Draw),
            ("drawing-view", |view| view.phase = PhaseView::Over),
            ("drawing-view", |view| view.active = Seat::new(5).unwrap()),
            ("drawing-tile", |view| view.phase = PhaseView::Figure(view.tiles[0].cell)),
            ("drawing-tile", |view| view.tiles[7].cell.x += 50),
            ("setup-seats", |view| view.seats.truncate(1)),
            ("drawing-view", |view| view.removed.push("ZZ".parse().unwrap())),
        ];
        for (code, alter) in alterations {
            let mut altered = good.clone();
            alter(&mut altered);
            let error = altered.resume(TileSet::base().unwrap()).unwrap_err();
            assert_eq!(error.code(), code, "{error}");
        }
    }

    #[test]
    fn every_piece_belongs_to_one_extent() {
        watch(&Agreement::default(), 2, 11, |game| {
            let mut parts: Vec<Part> = Vec::new();
            for extent in game.extents() {
                parts.extend(&extent.parts);
                let some = extent.parts[0];
                assert_eq!(game.extent(some.cell, spot(game, some)), Some(extent));
            }
            let count = parts.len();
            assert_eq!(count, game.map().features().len());
            assert_eq!(parts.into_iter().collect::<BTreeSet<_>>().len(), count);
        });
    }

    fn spot(game: &Carcassonne, part: Part) -> Spot {
        let tile = game.map().tile(game.map().at(part.cell).unwrap());
        game.tiles().spots(tile.kind, tile.turns)[part.piece as usize]
    }

    /// The book's page eleven, where fields, farmers and cities are counted.
    #[test]
    fn an_extent_tells_what_lies_in_it() {
        let text = include_str!("positions/fields_of_page_eleven.map");
        let tiles = TileSet::base().unwrap();
        let position = Position::read(text, &tiles).unwrap();
        let game = position.set_up(tiles, &Agreement::default(), 4, Seat::FIRST).unwrap();
        let owned = |extent: &&Extent| {
            extent.feature == Feature::Field && !extent.holders.is_empty() && extent.cities > 0
        };
        let paid: i32 = game.prospects().iter().map(|scoring| scoring.points).sum();
        let promised: usize =
            game.extents().iter().filter(owned).map(|field| 3 * field.cities).sum();
        assert_eq!(paid, promised as i32, "{:#?}", game.prospects());
        for figure in &position.figures {
            let extent = game.extent(figure.cell, figure.spot).unwrap();
            assert!(extent.followers[figure.seat.index()] > 0);
            assert!(extent.touches(figure.cell) && !extent.is_finished());
        }
    }

    #[test]
    fn prospects_add_up_to_the_projection() {
        for seed in 0..4 {
            watch(&agreement(seed), 3, 20 + seed, |game| {
                let parts = game.prospects().into_iter().map(|part| (part.holders, part.points));
                assert_eq!(exam::adds_up(game, parts), Ok(()));
            });
        }
    }

    /// What fits is what could be laid there once it is drawn; only that is asked of the rules.
    #[test]
    fn what_fits_is_what_could_be_laid() {
        watch(&Agreement::default(), 2, 31, |game| {
            if game.turn() != Turn::Chance {
                return;
            }
            let mut laid: BTreeMap<Cell, Vec<(String, u16)>> = BTreeMap::new();
            for stock in view(game).stock {
                let mut drawn = game.clone();
                drawn.settle(Draw(stock.tile)).unwrap();
                let cells: BTreeSet<Cell> = actions(&drawn).into_iter().filter_map(cell).collect();
                for cell in cells {
                    laid.entry(cell).or_default().push((stock.tile.to_string(), stock.count));
                }
            }
            for free in game.map().free() {
                let fits = game.fits(free.cell).unwrap();
                let fits: Vec<_> =
                    fits.iter().map(|fit| (fit.tile.to_string(), fit.count)).collect();
                assert_eq!(game.is_hole(free.cell), fits.is_empty());
                assert_eq!(fits, laid.remove(&free.cell).unwrap_or_default(), "{}", free.cell);
            }
        });
    }

    fn cell(action: Action) -> Option<Cell> {
        match action {
            Action::Lay { cell, .. } => Some(cell),
            _ => None,
        }
    }

    #[test]
    fn a_hole_stays_a_hole() {
        let mut holes: BTreeSet<Cell> = BTreeSet::new();
        watch(&Agreement::default(), 2, 3, |game| {
            holes.extend(
                game.map().free().iter().map(|free| free.cell).filter(|&c| game.is_hole(c)),
            );
            assert!(holes.iter().all(|&cell| game.is_hole(cell)));
            assert!(actions(game).into_iter().filter_map(cell).all(|cell| !holes.contains(&cell)));
        });
        assert!(holes.len() > 3, "{holes:?}");
    }

    /// The tile in hand is not in the stack, and still it may fill the cell.
    #[test]
    fn the_tile_in_hand_keeps_a_cell_from_being_a_hole() {
        let mut kept = 0;
        for seed in 0..40 {
            watch(&Agreement::default(), 2, seed, |game| {
                let last_hope = |&cell: &Cell| game.fits(cell).is_some_and(|fits| fits.is_empty());
                for cell in actions(game).into_iter().filter_map(cell).filter(last_hope) {
                    assert!(!game.is_hole(cell));
                    kept += 1;
                }
            });
        }
        assert!(kept > 0);
    }

    #[test]
    fn far_away_nothing_fits() {
        let game = Carcassonne::start(&Agreement::default(), 2).unwrap();
        assert_eq!(game.fits(Cell::new(9, 9)), None);
        assert_eq!(game.fits(Cell::new(0, 0)), None);
        assert!(!game.is_hole(Cell::new(9, 9)));
    }
}
