//! Log, reasons, stock, overlays: what is told of a game, in every language.

use carcassonne::{Agreement, Carcassonne};
use game::{Coded, Game, Options};
use stage::{EXTRAS, GameInfo, Lang, game_info};

use crate::common::table;
use crate::tiles::table::{json, play, seat, stage, stage_of};
use crate::tiles::telling::{self, items_of, lines, overlay_keys, sum};

#[test]
fn the_log_reads_like_a_story() {
    let mut game = table();
    let events =
        play(&mut game, &["*E", "lay 0,-1 2", "follower city-s", "*V", "lay 1,0 0", "pass"]);
    assert_eq!(
        lines(&game, &events, Lang::En),
        [
            "Anna laid a tile with a city",
            "Anna placed a knight",
            "Anna scored 4 points (finished city: 2 tiles)",
            "Ben laid a tile with a road",
        ]
    );
    assert_eq!(
        lines(&game, &events, Lang::De),
        [
            "Anna legt ein Plättchen mit Stadt",
            "Anna setzt einen Ritter",
            "Anna erhält 4 Punkte (fertige Stadt: 2 Plättchen)",
            "Ben legt ein Plättchen mit Straße",
        ]
    );
}

#[test]
fn every_event_is_told_in_every_language_or_in_none() {
    let kinds = telling::told::<Carcassonne>(&Agreement::default());
    assert_eq!(kinds, ["ended", "laid", "placed", "scored"]);
}

/// Once the only city is closed, the tile that is city all round fits nowhere.
#[test]
fn a_tile_that_leaves_the_game_is_told_of() {
    let mut game = table();
    let events = play(&mut game, &["*E", "lay 0,-1 2", "pass", "*C"]);
    let last = |lang| lines(&game, &events, lang).pop().unwrap();
    assert_eq!(
        last(Lang::En),
        "A tile fits nowhere and is removed from the game: city on all sides with pennant"
    );
    assert_eq!(
        last(Lang::De),
        "Ein Plättchen passt nirgends und kommt aus dem Spiel: Stadt auf allen Seiten mit Wappen"
    );
}

#[test]
fn reasons_add_up_to_the_projection() {
    telling::reasons_add_up::<Carcassonne>(&Agreement::default());
}

#[test]
fn a_reason_says_how_large_it_is() {
    let mut game = table();
    play(&mut game, &["*M", "lay 0,-1 3", "follower city-s"]);
    let stage = stage(&game);
    let texts = |lang| -> Vec<String> {
        stage.reasons(seat(0), lang).into_iter().map(|reason| reason.text).collect()
    };
    assert_eq!(texts(Lang::En), ["unfinished city: 2 tiles and 1 pennant"]);
    assert_eq!(texts(Lang::De), ["unvollendete Stadt: 2 Plättchen und 1 Wappen"]);
    assert_eq!(stage.reasons(seat(1), Lang::En), []);
}

#[test]
fn the_stock_counts_every_tile_that_is_left() {
    let mut game = table();
    play(&mut game, &["*C"]);
    let stage = stage(&game);
    assert_eq!(stage.stock(Lang::En).title, "70 tiles left");
    assert_eq!(stage.stock(Lang::De).title, "Noch 70 Plättchen");
    assert_eq!(sum(&stage.stock(Lang::En)), 70);
    let sheet = stage.sheet(Lang::En);
    assert_eq!((sheet.len(), sheet.iter().map(|entry| entry.count).sum::<u32>()), (24, 72));
}

#[test]
fn an_empty_cell_tells_what_fits() {
    let mut game = table();
    play(&mut game, &["*C"]);
    let stage = stage(&game);
    let above = stage.inspect("cell:0,-1", Lang::En).unwrap();
    // Every tile with a city: all but A, B, U, V, W and X.
    assert_eq!(above.title, "Tiles that fit here: 42 of 70");
    assert_eq!(sum(&above), 42);
    assert_eq!(stage.inspect("tile:0,0", Lang::En), None);
    assert_eq!(stage.inspect("cell:5,5", Lang::En), None);
}

#[test]
fn overlays_show_what_they_promise() {
    let mut game = table();
    play(
        &mut game,
        &["*M", "lay 0,-1 3", "follower city-s", "*U", "lay 1,0 0", "follower field-nl"],
    );
    let stage = stage_of(&game, seat(0));
    let [plain, aided] = overlay_keys(stage.as_ref());
    assert_eq!((plain, aided), (vec!["fields", "owners"], vec!["fields", "owners", "odds"]));
    let items = |key: &str| stage.overlay(key, Lang::En);
    let count = |key: &str, class: &str| items_of(stage.as_ref(), key, class);
    // Two tiles of city, and two of field north of the road.
    assert_eq!(
        (count("owners", "city"), count("owners", "field"), count("owners", "road")),
        (2, 2, 0)
    );
    assert!(items("owners").iter().any(|item| item.art.contains("url(#hatch-0)")));
    assert_eq!(count("owners", "badge"), 2);
    // Start tile: two; corner city: one; straight road: two.
    assert_eq!(count("fields", "overlay field"), 5);
    assert_eq!(count("fields", "badge"), 1);
    assert_eq!(items("odds").len(), game.map().free().len());
    assert_eq!(items("nothing"), []);
}

#[test]
fn a_hole_is_crossed_out() {
    telling::holes_are_crossed_out(&Agreement::default(), Carcassonne::is_hole);
}

#[test]
fn the_last_moves_are_marked() {
    let mut game = table();
    let events = play(
        &mut game,
        &["*E", "lay 0,-1 2", "follower city-s", "*V", "lay 1,0 0", "follower road-s"],
    );
    let stage = stage(&game);
    let classes: Vec<String> =
        stage.marks(&json(&events)).into_iter().map(|item| item.class).collect();
    assert_eq!(
        classes,
        [
            "mark laid seat-0",
            "mark by seat-0",
            "mark returned seat-0",
            "mark laid seat-1",
            "mark by seat-1",
            "mark placed seat-1",
        ]
    );
}

#[test]
fn every_refusal_has_its_sentence() {
    let game_info = game_info("carcassonne").unwrap();
    let mut game = table();
    play(&mut game, &["*E"]);
    let codes: Vec<&str> = ["pass", "lay 0,0 0", "lay 5,5 0", "lay 0,-1 0"]
        .into_iter()
        .map(|text| game.judge(seat(0), text.parse().unwrap()).unwrap_err().code())
        .chain(["already-laid", "alike-turns", "no-such-spot", "other-name", "none-left"])
        .chain(["occupied", "no-farmers"])
        .collect();
    telling::refusals(game_info, codes);
}

/// Not asked: who begins is drawn, and the others serve games that come from elsewhere.
const WITHOUT_WORDS: [&str; 4] = ["start_seat", "start", "left_over", "alone"];

#[test]
fn every_option_has_its_words() {
    telling::options(game_info("carcassonne").unwrap(), Agreement::schema(), &WITHOUT_WORDS);
}

#[test]
fn every_theatre_can_be_found_by_its_game() {
    for known in EXTRAS {
        assert!(game_info(known.game()).is_some());
        assert_ne!(known.about(Lang::En), known.about(Lang::De));
        assert!(known.emblem().contains("<path"));
    }
    assert!(game_info("chess").is_none());
    assert_eq!(stage::carcassonne::Info.game(), Carcassonne::NAME);
}
