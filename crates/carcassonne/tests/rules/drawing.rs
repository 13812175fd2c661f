//! Drawings: what is drawn can be read, and what is read is what was drawn.

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use carcassonne::{
        Agreement, Carcassonne, DrawingError, Event, Position, TileCode, TileSet, View,
    };
    use game::{Audience, Game, Seat, Turn, luck};
    use landscape::raster::Raster;
    use landscape::{Cell, Turns, exam};
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    /// Plays a random game of `seats` and shows every state in which a tile is about to be drawn.
    fn watch(seats: usize, seed: u64, mut look: impl FnMut(&Carcassonne)) {
        let game = Carcassonne::start(&Agreement::default(), seats).unwrap();
        game::conformance::watch(game, &mut ChaCha8Rng::seed_from_u64(seed), |game| {
            if !matches!(game.turn(), Turn::Decide(_)) {
                look(game);
            }
        });
    }

    /// What lies and stands on the table of a view, in whatever order it came there.
    fn sorted(view: &View) -> [Vec<String>; 2] {
        [exam::sorted(&view.tiles), exam::sorted(&view.figures)]
    }

    fn stock_of(view: &View) -> Vec<TileCode> {
        let each = |kind: &carcassonne::StockView| vec![kind.tile; usize::from(kind.count)];
        view.stock.iter().flat_map(each).collect()
    }

    fn set_up(position: &Position, view: &View) -> Carcassonne {
        let tiles = TileSet::base().unwrap();
        position.set_up(tiles, &view.options, view.seats.len(), view.active).unwrap()
    }

    #[test]
    fn a_drawing_is_read_as_it_was_drawn() {
        for seed in 0..5 {
            watch(2 + seed as usize, seed, |game| {
                let (text, view) = (game.drawing(), game.view(Audience::Spectator));
                let mut position = Position::read(&text, game.tiles()).unwrap();
                position.stock = Some(stock_of(&view));
                let again = set_up(&position, &view);
                assert_eq!(again.drawing(), text);
                let read = again.view(Audience::Spectator);
                assert_eq!(sorted(&read), sorted(&view), "\n{text}");
                assert_eq!(read.stock, view.stock);
                assert_eq!(again.invariants(), Ok(()));
            });
        }
    }

    /// What the rest of the game pays does not depend on how the table came to be.
    #[test]
    fn a_game_goes_on_from_its_drawing() {
        let paid = |events: &[Event]| -> Vec<String> {
            let mut lines: Vec<String> = events
                .iter()
                .filter_map(|event| match event {
                    Event::Scored(scoring) => Some((scoring.feature, scoring)),
                    _ => None,
                })
                .map(|(feature, s)| {
                    format!("{feature:?} {:?} {} {:?}", s.tiles, s.points, s.holders)
                })
                .collect();
            lines.sort_unstable();
            lines
        };
        let mut rng = ChaCha8Rng::seed_from_u64(8);
        watch(3, 8, |game| {
            let view = game.view(Audience::Spectator);
            if view.tiles.len() % 10 != 5 || view.stock.is_empty() {
                return;
            }
            let mut position = Position::read(&game.drawing(), game.tiles()).unwrap();
            position.stock = Some(stock_of(&view));
            let (mut one, mut two) = (game.clone(), set_up(&position, &view));
            while one.turn() != Turn::Over {
                assert_eq!(two.turn(), one.turn());
                let (events, others) = match one.turn() {
                    Turn::Decide(seats) => {
                        let seat = seats.iter().next().unwrap();
                        let action = one.pick_action(seat, &mut rng, &mut Vec::new()).unwrap();
                        (one.play(seat, action).unwrap(), two.play(seat, action).unwrap())
                    }
                    _ => {
                        let draw = one.pick_outcome(&mut rng, &mut Vec::new()).unwrap();
                        (one.settle(draw).unwrap(), two.settle(draw).unwrap())
                    }
                };
                assert_eq!(paid(&events), paid(&others));
            }
        });
    }

    #[test]
    fn every_piece_has_a_place_of_its_own_however_the_tile_lies() {
        let tiles = TileSet::base().unwrap();
        for kind in tiles.kinds() {
            for turns in Turns::ALL {
                let raster = Raster::new(&kind.shape, turns);
                let pieces = kind.shape.pieces().len() as u8;
                let places: BTreeSet<(usize, usize)> = (0..pieces)
                    .map(|piece| {
                        let (x, y) = raster.place(piece).expect("a place for a figure");
                        assert_eq!(raster.piece(x, y), Some(piece), "{} {turns}", kind.code);
                        (x, y)
                    })
                    .collect();
                assert_eq!(places.len(), usize::from(pieces), "{} {turns}", kind.code);
            }
        }
    }

    /// A figure on any piece of any tile in any turn can be read from the drawing.
    #[test]
    fn every_figure_can_be_drawn_and_read() {
        let tiles = TileSet::base().unwrap();
        for kind in tiles.kinds() {
            for turns in Turns::ALL {
                for &spot in tiles.spots(tiles.find(kind.code).unwrap(), turns) {
                    let text = alone(kind.code, turns);
                    let mut position = Position::read(&text, &tiles).unwrap();
                    position.figures.push(carcassonne::FigureView {
                        seat: Seat::new(1).unwrap(),
                        figure: carcassonne::Figure::Follower,
                        cell: Cell::new(0, 0),
                        spot,
                    });
                    let agreement = Agreement::default();
                    let drawn = position.set_up(tiles.clone(), &agreement, 2, Seat::FIRST).unwrap();
                    let read = Position::read(&drawn.drawing(), &tiles).unwrap();
                    let alike = tiles.atlas().first_alike(tiles.find(kind.code).unwrap(), turns);
                    if alike == turns {
                        assert_eq!(read, position, "{}/{turns} {spot}", kind.code);
                    }
                    assert_eq!(read.figures.len(), 1);
                }
            }
        }
    }

    /// The drawing of one tile.
    fn alone(code: TileCode, turns: Turns) -> String {
        let tiles = TileSet::base().unwrap();
        let view = carcassonne::TileView { tile: code, cell: Cell::new(0, 0), turns };
        let position = Position { tiles: vec![view], ..Position::default() };
        let game = position.set_up(tiles, &Agreement::default(), 2, Seat::FIRST).unwrap();
        game.drawing()
    }

    #[test]
    fn the_start_tile_looks_like_this() {
        let game = Carcassonne::start(&Agreement::default(), 2).unwrap();
        let lines = [
            "map 0,0",
            "+-D/0-----+",
            "|..#####..|",
            "|.........|",
            "|═════════|",
            "|.........|",
            "|.........|",
            "+---------+",
        ];
        assert_eq!(game.drawing(), lines.join("\n") + "\n");
    }

    /// Reads the start tile after a change and says what is wrong.
    fn fault(right: &str, wrong: &str) -> String {
        let text = Carcassonne::start(&Agreement::default(), 2).unwrap().drawing();
        let tiles = TileSet::base().unwrap();
        let read = |spoilt: &str| Position::read(spoilt, &tiles);
        exam::refusal(&text, [right, wrong], read).unwrap().to_string()
    }

    #[test]
    fn a_slip_of_the_pen_names_its_line() {
        let cases = [
            ("map 0,0", "", "line 1: a drawing begins with 'map COLUMN,ROW'"),
            ("map 0,0", "map", "line 1: a drawing begins with 'map COLUMN,ROW'"),
            ("map 0,0", "map 0", "line 1: a drawing begins with 'map COLUMN,ROW'"),
            ("map 0,0", "map 40000,0", "line 1: a drawing begins with 'map COLUMN,ROW'"),
            ("map 0,0", "map 32767,0", "line 2: too far out"),
            ("D/0", "D", "line 2: 'D' is no label of a tile, such as D/0"),
            ("D/0", "D/4", "line 2: 'D/4' is no label of a tile, such as D/0"),
            ("D/0", "D/-1", "line 2: 'D/-1' is no label of a tile, such as D/0"),
            ("D/0", "Ω/0", "line 2: 'Ω/0' is no label of a tile, such as D/0"),
            ("D/0", "Z/0", "line 2: there is no tile Z"),
            ("D/0", "DDDDDDDD/0", "line 2: 'DDDDDDDD' is no label of a tile, such as D/0"),
            ("-D/0-", "--D/0", "line 2: the frame of a tile shows 'D', not '-'"),
            ("-D/0-", "-----", "line 2: there is no tile to show '+'"),
            ("+-D", "x-D", "line 2: the frame of a tile shows '+', not 'x'"),
            ("|..#", ".|.#", "line 3: the frame of a tile shows '|', not '.'"),
            ("#####", "####.", "line 3: tile D/0 shows '#', not '.'"),
            ("#####", "##6##", "line 3: there is no seat 6"),
            ("═════════|", "═════════", "line 5: the frame of a tile shows '|', not ' '"),
            ("═════════|", "═════════|0", "line 5: there is no tile to show '0'"),
            ("+---------+\n", "", "line 8: the frame of a tile shows '+', not ' '"),
            ("+---------+\n", "+---1-----+\n", "line 8: '1' is no label of a tile, such as D/0"),
            (
                "+---------+\n",
                "+---------+\n\n\nfin",
                "line 11: fin: there is no such line, or not like this",
            ),
        ];
        for (right, wrong, expected) in cases {
            assert_eq!(fault(right, wrong), expected, "{wrong:?}");
        }
    }

    /// The line of an error, where it has one.
    fn line_of(error: &DrawingError) -> Option<usize> {
        match error {
            DrawingError::Heading => Some(1),
            DrawingError::Line { line, .. } => Some(*line),
            _ => None,
        }
    }

    fn late_drawing() -> String {
        let mut last = String::new();
        watch(4, 3, |game| last = game.drawing());
        last
    }

    /// Half a drawing is no drawing: whatever is cut off is missed on the line where it is cut or
    /// below it.
    #[test]
    fn a_truncated_drawing_is_refused() {
        let text = late_drawing();
        let tiles = TileSet::base().unwrap();
        let whole = Position::read(&text, &tiles).unwrap();
        let places: Vec<usize> = text.char_indices().map(|(place, _)| place).collect();
        for &place in places.iter().step_by(7) {
            let cut = &text[..place];
            let line = cut.lines().count();
            match Position::read(cut, &tiles) {
                Err(error) => {
                    let at = line_of(&error).unwrap();
                    assert!(at >= line.max(1), "cut on line {line}: {error}");
                }
                // Nothing drawn yet, or nothing cut off but the end of the line.
                Ok(read) => {
                    let body = cut.split_once('\n').map_or("", |(_, body)| body);
                    let blank = body.trim().is_empty() && read.tiles.is_empty();
                    assert!(blank || cut.trim_end() == text.trim_end() && read == whole, "{cut}");
                }
            }
        }
    }

    /// One character changed anywhere: an error on that line, or one figure more, less or moved.
    #[test]
    fn a_changed_character_is_noticed_where_it_is() {
        let text = late_drawing();
        let tiles = TileSet::base().unwrap();
        let whole = Position::read(&text, &tiles).unwrap();
        let mut rng = ChaCha8Rng::seed_from_u64(4);
        let body = text.find('\n').unwrap() + 1;
        let places: Vec<(usize, char)> =
            text.char_indices().filter(|&(place, c)| place >= body && c != '\n').collect();
        let mut refused = 0;
        for _ in 0..1500 {
            let &(place, old) = luck::pick(&mut rng, &places).unwrap();
            let &new =
                luck::pick(&mut rng, &['x', '.', '#', '0', '5', '9', '+', ' ', '%']).unwrap();
            let mut spoilt = text.clone();
            spoilt.replace_range(place..place + old.len_utf8(), &new.to_string());
            let line = text[..place].lines().count() + usize::from(text[..place].ends_with('\n'));
            match Position::read(&spoilt, &tiles) {
                Err(error) => {
                    refused += 1;
                    // A label that is not one any more takes its whole tile with it.
                    let label = text.lines().nth(line - 1).unwrap().contains('/');
                    let at = line_of(&error).unwrap();
                    assert!(at == line || label && at >= line - 1, "line {line}: {error}");
                }
                Ok(read) => {
                    assert_eq!(read.tiles, whole.tiles);
                    assert_eq!(old == new, read == whole, "{old} became {new} on line {line}");
                    assert!(old == new || old.is_ascii_digit() || new.is_ascii_digit());
                }
            }
        }
        assert!(refused > 1000, "{refused}");
    }

    /// Whole pieces cut out, doubled and stirred: an error or a position, never a panic, and what
    /// is read can be set up or is refused with a reason.
    #[test]
    fn stirred_drawings_never_panic() {
        let tiles = TileSet::base().unwrap();
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        let strange = ['\n', '/', '-', '\u{301}', '7', '\t'];
        let survived = exam::survivors(&late_drawing(), &strange, 300, &mut rng, |stirred| {
            let Ok(position) = Position::read(stirred, &tiles) else { return false };
            let game = position.set_up(tiles.clone(), &Agreement::default(), 4, Seat::FIRST);
            game.is_ok_and(|game| {
                assert_eq!(game.invariants(), Ok(()), "{stirred}");
                true
            })
        });
        assert!(survived < 100, "{survived} of 300 were still good");
    }

    #[test]
    fn big_and_far_drawings_cost_no_more_than_their_text() {
        let tiles = TileSet::base().unwrap();
        let wide = format!("map 0,0\n{}+-D/0-----+\n{}", " ".repeat(400_000), "\n".repeat(400_000));
        assert!(Position::read(&wide, &tiles).is_err());
        let tall = format!("map 0,0\n{}+-D/0-----+\n", "\n".repeat(6 * 17_000));
        assert_eq!(
            Position::read(&tall, &tiles).unwrap_err().to_string(),
            "line 102002: too far out"
        );
    }

    #[test]
    fn a_tile_at_the_end_of_the_plane_is_refused() {
        let tiles = TileSet::base().unwrap();
        let tile = |x, y| carcassonne::TileView {
            tile: "D".parse().unwrap(),
            cell: Cell::new(x, y),
            turns: Turns::default(),
        };
        for (x, y) in [(i16::MAX, 0), (0, i16::MIN), (i16::MIN, i16::MAX), (16_001, 0)] {
            let position = Position { tiles: vec![tile(x, y)], ..Position::default() };
            let error = position.set_up(tiles.clone(), &Agreement::default(), 2, Seat::FIRST);
            let expected = format!("the tile at {x},{y}: lies too far out");
            assert_eq!(error.unwrap_err().to_string(), expected);
        }
        let rim = Position { tiles: vec![tile(16_000, -16_000)], ..Position::default() };
        let game = rim.set_up(tiles.clone(), &Agreement::default(), 2, Seat::FIRST).unwrap();
        assert_eq!(Position::read(&game.drawing(), &tiles).unwrap(), rim);
        assert_eq!(game.map().free().len(), 4);
    }

    #[test]
    fn a_stock_of_unknown_or_too_many_tiles_is_refused() {
        let tiles = TileSet::base().unwrap();
        let position = Position::read(&alone("D".parse().unwrap(), Turns::default()), &tiles);
        let fault = |stock: Vec<&str>| {
            let stock = Some(stock.into_iter().map(|code| code.parse().unwrap()).collect());
            let position = Position { stock, ..position.clone().unwrap() };
            position.set_up(tiles.clone(), &Agreement::default(), 2, Seat::FIRST).err()
        };
        assert_eq!(fault(vec!["C", "B"]), None);
        let reason = |stock| fault(stock).unwrap().to_string();
        assert_eq!(reason(vec!["Z9"]), "no game looks like this: there is no tile Z9");
        let too_many = "no game looks like this: 2 tiles C are wanted and 1 are left";
        assert_eq!(reason(vec!["C"; 2]), too_many);
        assert_eq!(reason(vec!["C"; 65_537]), too_many);
    }
}
