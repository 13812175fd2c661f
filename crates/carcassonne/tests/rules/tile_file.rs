//! The tile file of the base game, every way in which such a file can be wrong, and a tile that
//! needs no code.

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use carcassonne::{
        Action, Agreement, Carcassonne, Draw, Feature, TileCode, TileFileError, TileKind, TileSet,
    };
    use game::{Audience, Coded, Game, Quiet, Seat, Turn};
    use landscape::{Terrain, exam};
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    const BASE: &str = include_str!("../../data/base.toml");

    fn code(text: &str) -> TileCode {
        text.parse().unwrap()
    }

    fn pieces(kind: &TileKind, terrain: Terrain) -> usize {
        kind.shape.pieces().iter().filter(|piece| piece.terrain == terrain).count()
    }

    /// The list of tiles at the end of the printed rules.
    const BOX: [(&str, u16); 24] = [
        ("A", 2),
        ("B", 4),
        ("C", 1),
        ("D", 4),
        ("E", 5),
        ("F", 2),
        ("G", 1),
        ("H", 3),
        ("I", 2),
        ("J", 3),
        ("K", 3),
        ("L", 3),
        ("M", 2),
        ("N", 3),
        ("O", 2),
        ("P", 3),
        ("Q", 1),
        ("R", 3),
        ("S", 2),
        ("T", 1),
        ("U", 8),
        ("V", 9),
        ("W", 4),
        ("X", 1),
    ];

    #[test]
    fn the_base_box_is_complete() {
        let set = TileSet::base().unwrap();
        let counts: Vec<_> = set.kinds().iter().map(|kind| (kind.code, kind.count)).collect();
        assert_eq!(counts, BOX.map(|(letter, count)| (code(letter), count)));
        let sum = |of: fn(&TileKind) -> u16| -> u16 {
            set.kinds().iter().map(|kind| kind.count * of(kind)).sum()
        };
        assert_eq!(sum(|_| 1), 72);
        assert_eq!(sum(|kind| kind.pennants.iter().map(|&count| u16::from(count)).sum()), 10);
        assert_eq!(sum(|kind| pieces(kind, Terrain::Monastery) as u16), 6);
        let starts: Vec<_> = set.kinds().iter().filter(|kind| kind.start).collect();
        assert_eq!(starts.len(), 1);
        assert_eq!(starts[0].code, code("D"));
        assert_eq!(set.kind(set.start()).code, code("D"));
        assert_eq!(TileSet::read(BASE).unwrap(), *set);
    }

    #[test]
    fn cities_with_pennants_are_the_printed_ones() {
        let set = TileSet::base().unwrap();
        let with = set.kinds().iter().filter(|kind| kind.pennants.iter().any(|&count| count > 0));
        let with: Vec<String> = with.map(|kind| kind.code.to_string()).collect();
        assert_eq!(with, ["C", "F", "M", "O", "Q", "S"]);
    }

    /// Every city that shares a tile with a field is bordered by one, and never twice by it.
    #[test]
    fn fields_border_the_cities_beside_them() {
        let set = TileSet::base().unwrap();
        for kind in set.kinds() {
            let all = kind.shape.pieces();
            for city in (0..all.len()).filter(|&piece| all[piece].terrain == Terrain::Town) {
                let borders = |piece: &landscape::Piece| {
                    piece.borders.iter().filter(|&&other| usize::from(other) == city).count()
                };
                assert!(all.iter().all(|piece| borders(piece) <= 1), "{}", kind.code);
                let bordered = all.iter().any(|piece| borders(piece) == 1);
                assert_eq!(bordered, kind.code != code("C"), "{}", kind.code);
            }
        }
    }

    /// A whole small box: a start tile, and the tile under test, whose fields begin with `T`.
    fn with_tile(tile: &str) -> String {
        format!(
            r#"
[[tile]]
code = "S"
name = "start"
count = 1
edges = "ffff"
fields = [{{ parts = ["nl", "nr", "el", "er", "sl", "sr", "wl", "wr"], cities = [] }}]
start = true

[[tile]]
{tile}
"#
        )
    }

    /// A proper tile with all fields: a city, a road through and a road that ends.
    const PROPER: &str = r#"code = "T"
name = "a tile with everything"
count = 2
edges = "crrr"
cities = [["n"]]
pennants = [1]
roads = [["e", "w"], ["s"]]
road_ends = ["", "crossing"]
fields = [
  { parts = ["el", "wr"], cities = [0] },
  { parts = ["er", "sl"], cities = [] },
  { parts = ["sr", "wl"], cities = [] },
]
monastery = false
start = false
"#;

    #[test]
    fn the_proper_tile_is_proper() {
        let set = TileSet::read(&with_tile(PROPER)).unwrap();
        let kind = set.kind(set.find(code("T")).unwrap());
        assert_eq!(kind.count, 2);
        assert_eq!(kind.pennants, [1, 0, 0, 0, 0, 0]);
        assert_eq!(
            [Terrain::Town, Terrain::Road, Terrain::Land].map(|t| pieces(kind, t)),
            [1, 2, 3]
        );
    }

    /// The error for the proper tile after a change.
    fn fault(right: &str, wrong: &str) -> TileFileError {
        let read = |tile: &str| TileSet::read(&with_tile(tile));
        exam::refusal(PROPER, [right, wrong], read).unwrap()
    }

    /// What is changed in the proper tile, the field the error names, and its reason.
    const SLIPS: &[(&str, &str, &str, &str)] = &[
        // Missing.
        ("name = \"a tile with everything\"\n", "", "name", "is missing"),
        ("count = 2\n", "", "count", "is missing"),
        ("edges = \"crrr\"\n", "", "edges", "is missing"),
        // Unknown.
        ("monastery = false", "cloister = false", "cloister", "is not a field of a tile"),
        ("count = 2", "count = 2\ncows = 1", "cows", "is not a field of a tile"),
        (
            "cities = [] },\n  { parts = [\"sr\"",
            "cities = [], x = 1 },\n  { parts = [\"sr\"",
            "fields",
            "unknown field `x`",
        ),
        (
            "{ parts = [\"el\", \"wr\"], cities = [0] }",
            "{ parts = [\"el\", \"wr\"] }",
            "fields",
            "missing field `cities`",
        ),
        // Of the wrong type.
        ("name = \"a tile with everything\"", "name = 7", "name", "invalid type: integer"),
        ("count = 2", "count = \"two\"", "count", "invalid type: string"),
        ("count = 2", "count = 2.0", "count", "invalid type: floating point"),
        ("edges = \"crrr\"", "edges = [\"c\"]", "edges", "invalid type: sequence"),
        ("cities = [[\"n\"]]", "cities = [\"n\"]", "cities", "invalid type: string"),
        ("cities = [[\"n\"]]", "cities = \"n\"", "cities", "invalid type: string"),
        ("pennants = [1]", "pennants = [true]", "pennants", "invalid type: boolean"),
        ("pennants = [1]", "pennants = [-1]", "pennants", "invalid value: integer `-1`"),
        ("pennants = [1]", "pennants = [256]", "pennants", "invalid value: integer `256`"),
        ("roads = [[\"e\", \"w\"], [\"s\"]]", "roads = 3", "roads", "invalid type: integer"),
        ("road_ends = [\"\", \"crossing\"]", "road_ends = [1, 2]", "road_ends", "invalid type"),
        ("cities = [0]", "cities = [-1]", "fields", "invalid value: integer `-1`"),
        ("cities = [0]", "cities = [\"a\"]", "fields", "invalid type: string"),
        ("monastery = false", "monastery = 0", "monastery", "invalid type: integer"),
        ("start = false", "start = \"no\"", "start", "invalid type: string"),
        // Counts.
        ("count = 2", "count = 0", "count", "is 0, not 1 to 99"),
        ("count = 2", "count = -3", "count", "is -3, not 1 to 99"),
        ("count = 2", "count = 100", "count", "is 100, not 1 to 99"),
        (
            "count = 2",
            "count = 9223372036854775807",
            "count",
            "is 9223372036854775807, not 1 to 99",
        ),
        // Edges.
        ("crrr", "crrx", "edges", "'x' is none of c, r, f"),
        ("crrr", "CRRR", "edges", "'C' is none of c, r, f"),
        ("crrr", "crr", "edges", "has 3 letters, not 4"),
        ("crrr", "crrrr", "edges", "has 5 letters, not 4"),
        ("crrr", "", "edges", "has 0 letters, not 4"),
        // Sides.
        ("[[\"n\"]]", "[[\"x\"]]", "cities", "'x' is no side: n, e, s, w"),
        ("[[\"n\"]]", "[[\"nl\"]]", "cities", "'nl' is no side: n, e, s, w"),
        ("[[\"n\"]]", "[[\"\"]]", "cities", "'' is no side: n, e, s, w"),
        ("[[\"n\"]]", "[[]]", "cities", "a piece reaches no side"),
        ("[[\"n\"]]", "[[\"n\", \"n\"]]", "cities", "a piece names a side twice"),
        ("[\"s\"]]", "[]]", "roads", "a piece reaches no side"),
        ("[\"s\"]]", "[\"south\"]]", "roads", "'south' is no side: n, e, s, w"),
        ("[\"s\"]]", "[\"s\", \"s\"]]", "roads", "a piece names a side twice"),
        // Half sides.
        ("\"er\"", "\"e\"", "fields", "'e' is no half side"),
        ("\"er\"", "\"re\"", "fields", "'re' is no half side"),
        ("\"er\"", "\"\"", "fields", "'' is no half side"),
        ("\"er\"", "\"er\", \"er\"", "fields", "a field names a half side or a city twice"),
        // Cities at fields.
        ("cities = [0]", "cities = [1]", "fields", "borders city 1, which is not there"),
        ("cities = [0]", "cities = [0, 0]", "fields", "a field names a half side or a city twice"),
        ("cities = [0]", "cities = [4000000000]", "fields", "borders city 4000000000"),
        // Pennants.
        ("pennants = [1]", "pennants = [1, 1]", "pennants", "has 2 entries for 1 pieces"),
        // Ends of roads.
        (
            "[\"\", \"crossing\"]",
            "[\"\", \"\"]",
            "road_ends",
            "a road that reaches one side must say",
        ),
        (
            "road_ends = [\"\", \"crossing\"]\n",
            "",
            "road_ends",
            "a road that reaches one side must",
        ),
        (
            "[\"\", \"crossing\"]",
            "[\"\", \"wall\"]",
            "road_ends",
            "'wall' is none of crossing, city",
        ),
        (
            "[\"\", \"crossing\"]",
            "[\"house\", \"house\"]",
            "road_ends",
            "a road through two sides has",
        ),
        ("[\"\", \"crossing\"]", "[\"crossing\"]", "road_ends", "has 1 entries for 2 pieces"),
        (
            "[[\"e\", \"w\"], [\"s\"]]",
            "[[\"e\", \"w\", \"s\"], [\"s\"]]",
            "roads",
            "a road piece reaches 3 sides",
        ),
        // Edges and pieces that do not match.
        ("crrr", "rrrr", "cities", "side n: a town piece reaches it"),
        ("crrr", "frrr", "cities", "side n: a town piece reaches it"),
        ("crrr", "ccrr", "roads", "side e: a road piece reaches it"),
        ("crrr", "crfr", "roads", "side s: a road piece reaches it"),
        ("[[\"n\"]]", "[[\"n\", \"e\"]]", "cities", "side e: a town piece reaches it"),
        ("cities = [[\"n\"]]\npennants = [1]", "", "fields", "borders city 0, which is not there"),
        (
            "[[\"e\", \"w\"], [\"s\"]]",
            "[[\"e\", \"w\"], [\"w\"]]",
            "roads",
            "side s: the edge wants a road",
        ),
        ("[\"er\", \"sl\"]", "[\"er\"]", "fields", "side s: the edge wants a land piece"),
        (
            "[\"er\", \"sl\"]",
            "[\"er\", \"sl\", \"nl\"]",
            "fields",
            "side n: a land piece reaches it",
        ),
        ("[\"er\", \"sl\"]", "[\"er\", \"sl\", \"sr\"]", "fields", "side s: two land pieces claim"),
        // Whose name is wrong.
        ("code = \"T\"", "code = \"T\u{e9}\"", "code", "a tile code is 1 to 4 letters and digits"),
        ("code = \"T\"", "code = \"TOOLONG\"", "code", "a tile code is 1 to 4 letters and digits"),
        ("code = \"T\"", "code = \"\"", "code", "a tile code is 1 to 4 letters and digits"),
        ("code = \"T\"", "code = 5", "code", "invalid type: integer"),
        ("code = \"T\"\n", "", "code", "is missing"),
    ];

    #[test]
    fn every_slip_names_the_tile_and_the_field() {
        for &(right, wrong, field, reason) in SLIPS {
            let error = fault(right, wrong);
            let TileFileError::Field { tile, field: named, reason: said } = &error else {
                panic!("{wrong:?}: {error}");
            };
            // Without a code a tile is known by its place in the file.
            assert_eq!(tile, if field == "code" { "number 2" } else { "T" }, "{error}");
            assert_eq!(named, field, "{wrong:?}: {error}");
            assert!(said.starts_with(reason), "{wrong:?}: {error}");
            assert_eq!(error.code(), "tile-file-field");
            let begin = format!("tile {tile}, field '{field}': {reason}");
            assert!(error.to_string().starts_with(&begin), "{error}");
        }
    }

    #[test]
    fn the_halves_of_a_side_of_land_belong_together() {
        let tile = r#"
            code = "T"
            name = "a field cut in two"
            count = 1
            edges = "ffff"
            fields = [
              { parts = ["nl", "el", "er", "sl", "sr", "wl", "wr"], cities = [] },
              { parts = ["nr"], cities = [] },
            ]"#;
        let error = TileSet::read(&with_tile(tile)).unwrap_err();
        let expected =
            "tile T, field 'fields': side n: both halves of a land side belong to one piece";
        assert_eq!(error.to_string(), expected);
    }

    #[test]
    fn two_courtyards_would_have_one_name() {
        let tile = |courtyards: usize| {
            let inner = "{ parts = [], cities = [0] },".repeat(courtyards);
            format!(
                "code = \"T\"\nname = \"a town with a yard\"\ncount = 1\nedges = \"cccc\"\n\
                 cities = [[\"n\", \"e\", \"s\", \"w\"]]\nfields = [{inner}]"
            )
        };
        assert!(TileSet::read(&with_tile(&tile(1))).is_ok());
        let error = TileSet::read(&with_tile(&tile(2))).unwrap_err();
        assert!(error.to_string().starts_with("tile T, field 'fields': two fields"), "{error}");
        let error = TileSet::read(&with_tile(&tile(40))).unwrap_err();
        assert_eq!(error.to_string(), "tile T, field 'edges': a tile has at most 14 pieces");
    }

    #[track_caller]
    fn refused(text: &str, kind: &str, reason: &str) {
        let error = TileSet::read(text).unwrap_err();
        assert_eq!(error.code(), kind, "{error}");
        assert!(error.to_string().contains(reason), "{error}");
    }

    #[test]
    fn the_box_as_a_whole_is_checked() {
        let whole = "tile-file-whole";
        let start =
            |code: &str| PROPER.replace("\"T\"", code).replace("start = false", "start = true");
        refused(&with_tile(&PROPER.replace("\"T\"", "\"S\"")), whole, "there are two tiles S");
        refused(&with_tile(&start("\"T\"")), whole, "2 kinds are marked as the start tile, not 1");
        let lone = format!("[[tile]]\n{PROPER}");
        refused(&lone, whole, "0 kinds are marked as the start tile, not 1");
        let many: String = (0..300)
            .map(|number| {
                format!("[[tile]]\n{}", PROPER.replace("\"T\"", &format!("\"{number}\"")))
            })
            .collect();
        refused(&many, whole, "300 kinds of tile; at most 256 are possible");
    }

    #[test]
    fn what_is_no_tile_file_is_told() {
        let syntax = "tile-file-syntax";
        refused("", syntax, "missing field `tile`");
        refused("# nothing here", syntax, "missing field `tile`");
        refused("tile = 5", syntax, "invalid type: integer");
        refused("tile = [1, 2]", syntax, "invalid type: integer");
        refused("tile = []\nboxes = 2", syntax, "unknown field `boxes`");
        refused("[[tile]\ncode = ", syntax, "TOML parse error at line 1");
        refused("[[tile]]\ncode = \"A\"\ncode = \"B\"", syntax, "TOML parse error at line 3");
        refused("{\"tile\": []}", syntax, "TOML parse error at line 1");
        refused("\u{0}\u{1}", syntax, "TOML parse error");
        refused("tile = []", "tile-file-whole", "0 kinds are marked as the start tile");
    }

    /// Cuts, doubled pieces and strange characters anywhere in the real file: an error or a box,
    /// never a panic.
    #[test]
    fn stirred_files_never_panic() {
        let mut rng = ChaCha8Rng::seed_from_u64(6);
        let strange = ['"', '9', 'n', ']', '\n'];
        let text: String = BASE.chars().skip(1400).collect();
        let read = |stirred: &str| TileSet::read(stirred).is_ok();
        let survived = exam::survivors(&text, &strange, 150, &mut rng, read);
        assert!(survived < 75, "{survived} of 150 were still good");
    }

    #[test]
    fn kinds_made_by_hand_are_checked_too() {
        let base = TileSet::base().unwrap();
        let fault = |change: fn(&mut TileKind)| {
            let mut kinds = base.kinds().to_vec();
            change(&mut kinds[3]);
            TileSet::new(kinds).unwrap_err().to_string()
        };
        assert_eq!(fault(|kind| kind.count = 0), "tile D, field 'count': is 0");
        let short = "tile D, field 'pennants': has 3 entries for 4 pieces";
        assert_eq!(fault(|kind| kind.pennants.truncate(3)), short);
        let astray = "tile D, field 'pennants': a pennant belongs to a city";
        assert_eq!(fault(|kind| kind.pennants[1] = 1), astray);
    }

    /// More tiles, parts or pennants than a map can count are refused before the first move.
    #[test]
    fn a_box_too_big_for_a_map_is_refused() {
        let box_of = |kinds: usize, tile: &str| {
            let tiles: String = (0..kinds)
                .map(|number| {
                    format!("[[tile]]\n{}", tile.replace("\"T\"", &format!("\"{number}\"")))
                })
                .collect();
            let text = with_tile(&PROPER.replace("\"T\"", "\"TT\"")) + &tiles;
            Arc::new(TileSet::read(&text).unwrap())
        };
        let start = |tiles: &Arc<TileSet>, boxes: u8| {
            let agreement = Agreement { boxes, ..Agreement::default() };
            Carcassonne::with_tiles(tiles.clone(), &agreement, 2)
        };
        let reason = |tiles: &Arc<TileSet>, boxes| start(tiles, boxes).unwrap_err().to_string();
        let plain = PROPER.replace("count = 2", "count = 99").replace("pennants = [1]\n", "");
        let big = box_of(200, &plain);
        let expected = "option 'boxes': that makes 19803 tiles; a map holds 16000";
        assert_eq!(reason(&big, 1), expected);
        let crowded = box_of(120, &plain);
        let expected = "option 'boxes': that makes 71293 parts of tiles; a map holds 65535";
        assert_eq!(reason(&crowded, 1), expected);
        let rich = box_of(1, &PROPER.replace("count = 2", "count = 99"));
        assert!(start(&rich, 2).is_ok());
        let expected = "option 'boxes': that makes 303 pennants; a map holds 255";
        assert_eq!(reason(&rich, 3), expected);
        assert!(start(&TileSet::base().unwrap(), 10).is_ok());
    }

    /// A bridge of two roads that do not meet: no line of code knows of it.
    const BRIDGE: &str = r#"
[[tile]]
code = "BR"
name = "two roads, one over the other"
count = 12
edges = "rrrr"
roads = [["n", "s"], ["e", "w"]]
fields = [
  { parts = ["nr", "el"], cities = [] },
  { parts = ["er", "sl"], cities = [] },
  { parts = ["sr", "wl"], cities = [] },
  { parts = ["nl", "wr"], cities = [] },
]
"#;

    #[test]
    fn a_new_tile_needs_no_code() {
        let set = Arc::new(TileSet::read(&format!("{BASE}{BRIDGE}")).unwrap());
        assert_eq!(set.kinds().len(), 25);
        let mut game = Carcassonne::with_tiles(set, &Agreement::default(), 2).unwrap();
        game.settle(Draw(code("BR"))).unwrap();
        let seat = Seat::FIRST;
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        // It looks the same after a half turn and after a quarter: one way on either side.
        let lays: Vec<String> = actions.iter().map(ToString::to_string).collect();
        assert_eq!(lays.len(), 2, "{lays:?}");
        game.play(seat, "lay 1,0 0".parse().unwrap()).unwrap();
        let thief: Action = "follower road-n".parse().unwrap();
        game.play(seat, thief).unwrap();
        assert!(game.drawing().contains("+-BR/0----+"));
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        while game.turn() != Turn::Over {
            match game.turn() {
                Turn::Decide(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let action = game.pick_action(seat, &mut rng, &mut Vec::new()).unwrap();
                    game.play_unchecked(seat, action, &mut Quiet);
                }
                _ => {
                    let draw = game.pick_outcome(&mut rng, &mut Vec::new()).unwrap();
                    game.settle_unchecked(draw, &mut Quiet);
                }
            }
            game.invariants().unwrap();
        }
        let bridges = game.view(Audience::Spectator).tiles;
        let bridges = bridges.iter().filter(|tile| tile.tile == code("BR")).count();
        assert!(bridges > 6, "{bridges}");
    }

    /// Both roads of the bridge are scored on their own, and the tile counts in each.
    #[test]
    fn the_new_tile_scores_by_the_old_rules() {
        let set = Arc::new(TileSet::read(&format!("{BASE}{BRIDGE}")).unwrap());
        let mut game = Carcassonne::with_tiles(set, &Agreement::default(), 2).unwrap();
        let mut turn = |seat: usize, draw: &str, actions: &[&str]| {
            let mut events = game.settle(Draw(code(draw))).unwrap();
            for action in actions {
                let seat = Seat::new(seat).unwrap();
                events.extend(game.play(seat, action.parse().unwrap()).unwrap());
            }
            events
        };
        turn(0, "BR", &["lay 1,0 0", "follower road-n"]);
        turn(1, "W", &["lay 1,-1 0", "follower road-e"]);
        let events = turn(0, "W", &["lay 1,1 2", "pass"]);
        let scored: Vec<_> = events
            .iter()
            .filter_map(|event| match event {
                carcassonne::Event::Scored(scoring) => Some((scoring.feature, scoring.points)),
                _ => None,
            })
            .collect();
        assert_eq!(scored, [(Feature::Road, 3)]);
    }
}
