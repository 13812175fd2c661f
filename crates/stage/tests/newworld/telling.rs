//! Log, reasons, stock, overlays: what is told of a game, in every language.

use game::{Coded, Game, Options};
use newworld::{Agreement, NewWorld, Place};
use stage::{GameInfo, Lang, game_info};

use crate::common::{page_eight, table, three_are_finished};
use crate::tiles::table::{json, play, seat, stage, stage_of};
use crate::tiles::telling::{self, items_of, lines, overlay_keys, sum};

#[test]
fn the_log_reads_like_a_story() {
    let mut game = page_eight();
    let steps = ["*H", "lay 2,4 0", "settle town-s", "score 1,5 farm", "score 2,4 town-s"];
    let events = play(&mut game, &steps);
    assert_eq!(
        lines(&game, &events, Lang::En),
        [
            "Ben laid a tile with two towns and animals (column 2, row 4)",
            "Ben placed a sheriff",
            "Ben scored 9 points (finished farm: 9 tiles)",
            "Ben got 8 more points from 2 surveyors",
            "A surveyor moves from column 1 to column 2",
            "Ben scored 4 points (finished town: 2 tiles)",
            "Ben got 4 more points from 1 surveyor",
            "A surveyor moves from column 1 to column 2",
            "Anna had a sheriff in column 1 sent home without points",
            "Cleo had a sheriff in column 1 sent home without points",
        ]
    );
    assert_eq!(
        lines(&game, &events, Lang::De),
        [
            "Ben legt ein Plättchen mit zwei Städten und Tieren (Spalte 2, Reihe 4)",
            "Ben setzt einen Sheriff",
            "Ben erhält 9 Punkte (fertige Farm: 9 Plättchen)",
            "Ben bekommt 8 Punkte dazu, von 2 Landvermessern",
            "Ein Landvermesser zieht von Spalte 1 in Spalte 2",
            "Ben erhält 4 Punkte (fertige Stadt: 2 Plättchen)",
            "Ben bekommt 4 Punkte dazu, von 1 Landvermesser",
            "Ein Landvermesser zieht von Spalte 1 in Spalte 2",
            "Anna muss einen Sheriff aus Spalte 1 ohne Punkte heimholen",
            "Cleo muss einen Sheriff aus Spalte 1 ohne Punkte heimholen",
        ]
    );
}

#[test]
fn every_event_is_told_in_every_language_or_in_none() {
    let kinds = telling::told::<NewWorld>(&Agreement::default());
    let always = ["bonus", "ended", "laid", "scored", "sent-home", "settled", "surveyed"];
    for kind in always {
        assert!(kinds.iter().any(|known| known == kind), "{kind} of {kinds:?}");
    }
}

#[test]
fn reasons_add_up_to_the_projection() {
    telling::reasons_add_up::<NewWorld>(&Agreement::default());
}

#[test]
fn a_reason_says_how_large_it_is() {
    let stage = stage(&page_eight());
    let texts = |seat, lang| -> Vec<String> {
        stage.reasons(seat, lang).into_iter().map(|reason| reason.text).collect()
    };
    assert_eq!(texts(seat(1), Lang::En), ["unfinished farm: 8 tiles"]);
    assert_eq!(texts(seat(0), Lang::De), ["unvollendete Stadt: 2 Plättchen"]);
}

#[test]
fn the_stock_counts_every_tile_that_is_left() {
    let mut game = table();
    play(&mut game, &["*K"]);
    let stage = stage(&game);
    assert_eq!(stage.stock(Lang::En).title, "94 tiles left");
    assert_eq!(sum(&stage.stock(Lang::De)), 94);
    let sheet = stage.sheet(Lang::En);
    assert_eq!((sheet.len(), sheet.iter().map(|entry| entry.count).sum::<u32>()), (50, 95));
}

#[test]
fn an_empty_cell_tells_what_fits() {
    let mut game = table();
    play(&mut game, &["*K"]);
    let stage = stage(&game);
    let beside = stage.inspect("cell:-1,2", Lang::En).unwrap();
    // Every tile with a town but for the one in the hand: 50 of 95 have one.
    assert_eq!(beside.title, "Tiles that fit here: 49 of 94");
    assert_eq!(sum(&beside), 49);
    assert_eq!(stage.inspect("tile:0,1", Lang::En), None);
    assert_eq!(stage.inspect("cell:1,5", Lang::En), None);
    assert_eq!(stage.inspect("column:1", Lang::En), None);
}

#[test]
fn overlays_show_what_they_promise() {
    let mut game = table();
    play(&mut game, &["*N", "lay 1,3 0", "settle road-e", "*AS", "lay 1,4 0", "settle plain-nl"]);
    let stage = stage_of(&game, seat(0));
    let [plain, aided] = overlay_keys(stage.as_ref());
    assert_eq!((plain, aided), (vec!["plains", "owners"], vec!["plains", "owners", "odds"]));
    let items = |key: &str| stage.overlay(key, Lang::En);
    let count = |key: &str, class: &str| items_of(stage.as_ref(), key, class);
    // The road has two cards with the coast; nobody holds a town.
    assert_eq!((count("owners", "road"), count("owners", "town")), (2, 0));
    // South of the road: that tile, the open plain, and three fields of the coast.
    assert_eq!(count("owners", "plain"), 5);
    assert_eq!(count("owners", "badge"), 2);
    assert!(items("owners").iter().any(|item| item.art.contains("url(#hatch-1)")));
    assert_eq!(items("odds").len(), game.map().free().len());
    assert_eq!(items("nothing"), []);
}

#[test]
fn a_hole_is_crossed_out() {
    telling::holes_are_crossed_out(&Agreement::default(), |game: &NewWorld, cell| {
        game.is_hole(Place::of(cell))
    });
}

#[test]
fn the_last_moves_are_marked() {
    let mut game = three_are_finished();
    let events = play(&mut game, &["score 1,5 farm", "score 2,4 town-s"]);
    let stage = stage(&game);
    let classes: Vec<String> =
        stage.marks(&json(&events)).into_iter().map(|item| item.class).collect();
    let gone = |seat: u8| format!("mark returned seat-{seat}");
    assert_eq!(classes, [gone(1), gone(1), gone(0), gone(2)]);
}

#[test]
fn after_the_game_bonuses_have_a_heading_of_their_own() {
    let mut game = page_eight();
    let steps = ["*H", "lay 2,4 0", "settle town-s", "score 1,5 farm", "score 2,4 town-s"];
    let events = json(&play(&mut game, &steps));
    let rows = stage(&game).summary(&events, Lang::En);
    let ben = |row: usize| (rows[row].0, rows[row].1[1]);
    assert_eq!(
        (0..rows.len()).map(ben).collect::<Vec<_>>(),
        [("Towns", 4), ("Farms", 9), ("Surveyors", 12)]
    );
}

#[test]
fn every_refusal_has_its_sentence() {
    let game_info = game_info("newworld").unwrap();
    let mut game = table();
    play(&mut game, &["*K"]);
    let texts = ["pass", "lay 0,2 0", "lay 5,5 0", "lay 1,2 0"];
    let codes = texts.map(|text| game.judge(seat(0), text.parse().unwrap()).unwrap_err().code());
    let others = ["already-laid", "settle-first", "scoring-begun", "cell-taken", "alike-turns"];
    let more = ["no-such-spot", "other-name", "none-left", "occupied", "not-due", "other-due-name"];
    telling::refusals(game_info, codes.into_iter().chain(others).chain(more));
}

#[test]
fn every_option_has_its_words() {
    telling::options(game_info("newworld").unwrap(), Agreement::schema(), &["start_seat"]);
}

/// A corrected tile is drawn and told of as it was corrected.
#[test]
fn a_corrected_file_redraws_itself() {
    let ours = newworld::TILE_FILE;
    let mine = ours.replacen("animals = 3", "animals = 4", 1);
    let tiles = newworld::corrections(&mine).unwrap();
    let corrected = NewWorld::start(&Agreement { tiles, ..Agreement::default() }, 2).unwrap();
    let shown = |mut game: NewWorld| {
        play(&mut game, &["*AR"]);
        let hand = stage(&game).hand(Lang::En).remove(0);
        (hand.name, hand.art)
    };
    let (before, after) = (shown(table()), shown(corrected));
    assert_eq!(before.0, "your tile; turn it: 3 animals");
    assert_eq!(after.0, "your tile; turn it: 4 animals");
    assert_ne!(before.1, after.1);
    assert_eq!(stage::newworld::Info.game(), NewWorld::NAME);
}
