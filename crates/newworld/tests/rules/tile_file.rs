//! The tile file: what it holds, every way in which a corrected one can be wrong, and what becomes
//! of corrections.

#[cfg(test)]
mod tests {
    use game::{Coded, Game, Match, Player};
    use landscape::{Terrain, exam};
    use newworld::{Agreement, NewWorld, Source, TileFileError, TileKind, TileSet, corrections};
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    const FILE: &str = newworld::TILE_FILE;

    /// The overview at the end of the book: codes and copies.
    const BOX: &str = "A2 B3 C3 D2 E1 F1 G1 H3 I2 J1 K4 L3 M1 N3 O2 P3 Q4 R4 S1 T1 U3 V1 W1 X1 Y1 \
        Z3 AA2 AB1 AC2 AD2 AE1 AF1 AG2 AH3 AI1 AJ3 AK3 AL1 AM3 AN2 AO1 AP1 AQ1 AR1 AS1 AT3 AU1 \
        AV2 AW1 AX1";

    #[test]
    fn the_box_has_the_95_tiles_of_the_book() {
        let set = TileSet::base().unwrap();
        let counts = set.kinds().iter().map(|kind| format!("{}{}", kind.code, kind.count));
        assert_eq!(counts.collect::<Vec<_>>().join(" "), BOX);
        assert_eq!(set.kinds().iter().map(|kind| kind.count).sum::<u16>(), 95);
        assert_eq!(TileSet::read(FILE).unwrap(), *set);
    }

    /// The totals that the head of the file names.
    #[test]
    fn the_file_is_what_its_head_says() {
        let set = TileSet::base().unwrap();
        let total = |terrain: Terrain| -> u32 {
            let of = |kind: &TileKind| {
                let pieces = kind.shape.pieces().iter().zip(&kind.marks);
                let marks = pieces.filter(|(piece, _)| piece.terrain == terrain);
                u32::from(kind.count) * marks.map(|(_, &marks)| u32::from(marks)).sum::<u32>()
            };
            set.kinds().iter().map(of).sum()
        };
        let marks = [Terrain::Town, Terrain::Road, Terrain::Land].map(total);
        assert_eq!(marks, [9, 13, 58], "flags, trading posts, animals");
        let farms = |kind: &&TileKind| {
            kind.shape.pieces().iter().any(|piece| piece.terrain == Terrain::Monastery)
        };
        let farms = set.kinds().iter().filter(farms).map(|kind| kind.count).sum::<u16>();
        assert_eq!(farms, 9);
        let towns: Vec<&str> = set.coast().iter().map(|field| field.name.as_str()).collect();
        assert_eq!([towns[1], towns[5], towns[8]], ["Plymouth", "New York", "Jamestown"]);
        assert_eq!(set.reconstructed(), 60, "every picture is ours so far");
    }

    /// A proper entry with all fields.
    const PROPER: &str = r#"
[[tile]]
code = "R"
count = 4
edges = "trrr"
towns = [{ sides = ["n"], flags = 1 }]
roads = [{ sides = ["e", "w"], posts = 1 }, { sides = ["s"], posts = 0, ends = "town" }]
plains = [{ parts = ["et", "wt"], animals = 0 }, { parts = ["eb", "sr"], animals = 2 }, { parts = ["sl", "wb"] }]
farm = false
note = "as it really looks"
source = "documented"

[[start]]
row = 3
west = "r"
towns = []
roads = [{ sides = ["w"], posts = 0, ends = "coast" }]
plains = [{ parts = ["n", "wt"], animals = 0 }, { parts = ["wb", "s"], animals = 1 }]
note = "as it really looks"
source = "documented"
"#;

    #[test]
    fn entries_replace_those_with_the_same_code_or_row() {
        let set = TileSet::corrected(PROPER).unwrap();
        let tile = set.kinds().iter().find(|kind| kind.code.to_string() == "R").unwrap();
        assert_eq!((tile.source, tile.marks.iter().sum::<u8>()), (Source::Documented, 4));
        assert_eq!(set.coast()[2].source, Source::Documented);
        assert_eq!(set.reconstructed(), 58);
        assert_eq!(*TileSet::corrected("").unwrap(), *TileSet::base().unwrap());
    }

    /// What is changed in the proper entries, the field that is blamed, and the reason.
    const SLIPS: &[(&str, &str, &str)] = &[
        ("code = \"R\"", "", "tile number 1, field 'code': is missing"),
        ("code = \"R\"", "code = \"TOO LONG\"", "tile number 1, field 'code': a tile code"),
        ("code = \"R\"", "code = \"ZZ\"", "the box as a whole: there is no tile ZZ"),
        ("count = 4", "count = 0", "tile R, field 'count': is 0, not 1 to 99"),
        ("count = 4", "count = \"four\"", "tile R, field 'count': invalid type"),
        ("\"trrr\"", "\"crrr\"", "tile R, field 'edges': 'c' is none of t, r, p"),
        ("\"trrr\"", "\"trr\"", "tile R, field 'edges': has 3 letters, not 4"),
        ("\"trrr\"", "\"prrr\"", "tile R, field 'towns': side n: a town piece reaches it"),
        ("sides = [\"n\"]", "sides = [\"x\"]", "tile R, field 'towns': 'x' is no side"),
        (
            "sides = [\"n\"]",
            "sides = [\"n\", \"n\"]",
            "tile R, field 'towns': a piece names a side",
        ),
        ("sides = [\"n\"]", "sides = []", "tile R, field 'towns': a piece reaches no side"),
        ("flags = 1", "flags = -1", "tile R, field 'towns': invalid value"),
        ("flags = 1", "flag = 1", "tile R, field 'towns': unknown field `flag`"),
        (", ends = \"town\"", "", "tile R, field 'roads': a road that reaches one side"),
        ("\"town\" }", "\"farm\" }", "tile R, field 'roads': there is no farm"),
        ("\"town\" }", "\"house\" }", "tile R, field 'roads': 'house' ends no road here"),
        ("\"e\", \"w\"]", "\"e\", \"w\", \"s\"]", "tile R, field 'roads': a road piece reaches 3"),
        ("\"sl\", \"wb\"", "\"sl\", \"wl\"", "tile R, field 'plains': 'wl' is no half side"),
        ("\"sl\", \"wb\"", "\"sl\"", "tile R, field 'plains': side w: the edge wants a land piece"),
        (
            "\"sl\", \"wb\"",
            "\"sl\", \"sl\"",
            "tile R, field 'plains': a plain names a half side twice",
        ),
        (
            "{ parts = [\"sl\", \"wb\"] }",
            "{ parts = [] }",
            "tile R, field 'plains': a plain reaches no",
        ),
        ("farm = false", "farm = 1", "tile R, field 'farm': invalid type"),
        (
            "farm = false",
            "monastery = false",
            "tile R, field 'monastery': is not a field of a tile",
        ),
        ("source = \"documented\"", "", "tile R, field 'source': is missing"),
        (
            "source = \"documented\"",
            "source = \"guessed\"",
            "tile R, field 'source': unknown variant",
        ),
        ("row = 3", "", "tile start number 1, field 'row': is missing"),
        ("row = 3", "row = 11", "the box as a whole: there is no row 11"),
        ("west = \"r\"", "west = \"rr\"", "tile start 3, field 'west': has 2 letters, not 1"),
        ("west = \"r\"", "west = \"p\"", "tile start 3, field 'roads': side w"),
        ("ends = \"coast\"", "ends = \"town\"", "tile start 3, field 'roads': 'town' ends no road"),
        ("[\"n\", \"wt\"]", "[\"n\", \"et\"]", "tile start 3, field 'plains': 'et' is none of n"),
        ("[[start]]", "[[tile]]", "tile number 2, field 'code': is missing"),
        ("[[tile]]", "[[tiles]]", "not a tile file"),
        ("count = 4", "count = ", "not a tile file"),
    ];

    #[test]
    fn every_slip_names_the_tile_and_the_field() {
        TileSet::corrected(PROPER).unwrap();
        for (right, wrong, reason) in SLIPS {
            let error = exam::refusal(PROPER, [right, wrong], TileSet::corrected).unwrap();
            assert!(error.to_string().starts_with(reason), "{wrong}: {error}");
        }
    }

    #[test]
    fn stirred_files_never_panic() {
        let mut rng = ChaCha8Rng::seed_from_u64(9);
        let strange = ['"', '9', 'n', ']', '\n'];
        let read = |stirred: &str| TileSet::read(stirred).is_ok();
        let survived = exam::survivors(FILE, &strange, 100, &mut rng, read);
        assert!(survived < 75, "{survived} of 100 were still good");
    }

    #[test]
    fn a_box_that_is_none_is_refused() {
        let twice = format!("{PROPER}{PROPER}");
        let error = TileSet::corrected(&twice).unwrap_err();
        assert_eq!(error, TileFileError::Whole("there are two tiles R".to_owned()));
        let short = FILE.replacen("row = 10", "row = 9", 1);
        assert_eq!(
            TileSet::read(&short).unwrap_err().to_string(),
            "the box as a whole: there are two rows 9"
        );
        let no_coast = FILE.split("# ------").next().unwrap();
        let error = TileSet::read(no_coast).unwrap_err();
        assert_eq!(error.code(), "tile-file-whole");
        let zoo = FILE.replacen("animals = 3", "animals = 250", 1);
        let error = TileSet::read(&zoo).unwrap_err().to_string();
        assert!(error.contains("posts, flags and animals; a game holds 255"), "{error}");
    }

    #[test]
    fn corrections_are_what_differs_and_fit_into_a_record() {
        assert_eq!(corrections(FILE).unwrap(), "");
        let short = corrections(PROPER).unwrap();
        assert_eq!(*TileSet::corrected(&short).unwrap().kinds(), {
            let mut kinds = TileSet::corrected(PROPER).unwrap().kinds().to_vec();
            let tile = kinds.iter_mut().find(|kind| kind.code.to_string() == "R").unwrap();
            tile.note.clear();
            kinds
        });
        // Every picture corrected: the longest that an owner of the box can bring.
        let all = FILE.replace("\"reconstructed\"", "\"documented\"");
        let options = Agreement { tiles: corrections(&all).unwrap(), ..Agreement::default() };
        assert_eq!(TileSet::corrected(&options.tiles).unwrap().reconstructed(), 0);
        let seats = vec![Player::person("Anna"), Player::person("Ben")];
        let table = Match::<NewWorld>::begin(options, seats, game::Chance::External).unwrap();
        let text = table.record().to_string();
        let again = Match::<NewWorld>::from_record(&text.parse().unwrap()).unwrap();
        assert_eq!(again.game(), table.game());
    }

    #[test]
    fn a_game_with_a_wrong_correction_does_not_begin() {
        let options = Agreement { tiles: "[[tile]]".to_owned(), ..Agreement::default() };
        let error = NewWorld::start(&options, 2).unwrap_err();
        assert_eq!(error.code(), "setup-bad-option");
        assert!(error.to_string().contains("tile number 1, field 'code'"), "{error}");
    }

    /// A tile whose halves show the same is laid in one way where it used to be laid in two.
    #[test]
    fn a_corrected_tile_is_played_with() {
        let plain = "[[tile]]\ncode='A'\ncount=2\nedges='pppp'\nsource='documented'\n\
            plains=[{parts=['nl','nr','et','eb','sr','sl','wb','wt']}]";
        let options = Agreement { tiles: plain.to_owned(), ..Agreement::default() };
        let mut game = NewWorld::start(&options, 2).unwrap();
        game.settle("A".parse().unwrap()).unwrap();
        let mut actions = Vec::new();
        game.actions(game::Seat::FIRST, &mut actions);
        assert_eq!(actions.len(), 4, "one way beside each plain of the coast: {actions:?}");
    }
}
