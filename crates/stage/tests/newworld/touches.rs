//! From touches to decisions: what New World has beyond other games on tiles.

use stage::{Input, Lang, PanelPlace, Reaction, Row};

use crate::common::{table, three_are_finished};
use crate::tiles::table::{AT_ONCE, OnTiles, PREVIEW, class, decision, look, play, seat, stage};
use crate::tiles::telling::names;

const HAND: Input<'_> = Input::Tap("hand");
const PLYMOUTH: Input<'_> = Input::Tap("cell:-1,2");

#[test]
fn a_tile_is_laid_beside_the_coast_and_settled() {
    let mut game = table();
    play(&mut game, &["*K"]);
    let mut laying = stage(&game);
    assert_eq!(decision(laying.as_mut(), PREVIEW, &[HAND, PLYMOUTH, PLYMOUTH]), "lay 1,2 1");
    play(&mut game, &["lay 1,2 1"]);
    let mut settling = stage(&game);
    let town = Input::Tap("ghost:town-e");
    assert_eq!(decision(settling.as_mut(), PREVIEW, &[town, town]), "settle town-e");
    assert_eq!(decision(settling.as_mut(), PREVIEW, &[Input::Cancel, Input::Done]), "pass");
    assert_eq!(decision(settling.as_mut(), AT_ONCE, &[town]), "settle town-e");
}

/// The order is picked after seeing the effect: a first touch never decides.
#[test]
fn n_28_the_next_scoring_is_picked_after_its_effect_was_seen() {
    let game = three_are_finished();
    for manner in [PREVIEW, AT_ONCE] {
        let mut stage = stage(&game);
        assert_eq!(stage.feel(Input::Done, manner), Reaction::Still, "nothing is picked yet");
        assert_eq!(class(stage.as_ref(), "due:2"), "ghost due");
        assert_eq!(stage.feel(Input::Tap("due:2"), manner), Reaction::Redraw);
        assert_eq!(class(stage.as_ref(), "due:2"), "ghost due solid");
        assert!(stage.prompt(Lang::En).detail.contains("17 points (9 + 8)"));
        let again = [Input::Tap("due:1"), Input::Tap("due:2"), Input::Tap("due:2")];
        assert_eq!(decision(stage.as_mut(), manner, &again), "score 1,5 farm");
        assert_eq!(decision(stage.as_mut(), manner, &[Input::Done]), "score 1,5 farm");
        assert_eq!(stage.feel(Input::Tap("due:9"), manner), Reaction::Still);
    }
}

#[test]
fn the_panel_tells_the_effect_of_every_order() {
    let game = three_are_finished();
    let stage = stage(&game);
    let panels = stage.panels(&names(), &[], Lang::En);
    assert_eq!((panels[0].key, panels[0].spot), ("order", PanelPlace::Desk));
    let texts: Vec<&str> = panels[0]
        .rows
        .iter()
        .filter_map(|row| match row {
            Row::Text(text) => Some(text.as_str()),
            _ => None,
        })
        .collect();
    assert_eq!(
        texts,
        [
            "1. Town of 3 tiles, finished: Anna: 14 points (6 + 8); a surveyor goes to column 2.",
            "2. Town of 2 tiles, finished: Ben: 4 points; a surveyor goes to column 2.",
            "3. Farm with 8 of 8 neighbours: Ben: 17 points (9 + 8); a surveyor goes to column 2.",
        ]
    );
    let Some(Row::Presses(presses)) = panels[0].rows.last() else { panic!("no buttons") };
    assert_eq!(
        presses.iter().map(|press| press.target.as_str()).collect::<Vec<_>>(),
        ["due:0", "due:1", "due:2"]
    );
}

/// After the farm one surveyor is in column 2; the small town would now send two home.
#[test]
fn n_43_who_would_be_sent_home_is_told_and_marked() {
    let mut game = three_are_finished();
    assert_eq!(class(stage(&game).as_ref(), "danger:-1,3:town-w"), "");
    play(&mut game, &["score 1,5 farm"]);
    let stage = stage(&game);
    for key in ["danger:-1,3:town-w", "danger:-1,6:town-e"] {
        assert_eq!(class(stage.as_ref(), key), "danger");
    }
    assert_eq!(class(stage.as_ref(), "danger:-2,4:town-s"), "");
    let panels = stage.panels(&names(), &[], Lang::De);
    let surveyors = panels.iter().find(|panel| panel.key == "surveyors").unwrap();
    let table = surveyors.rows.iter().find_map(|row| match row {
        Row::Table { lines, .. } => Some(lines.clone()),
        _ => None,
    });
    let line = |name: &str| vec![name.to_owned(), "Sheriff".to_owned(), "1".to_owned()];
    assert_eq!(table, Some(vec![line("Anna"), line("Cleo")]));
    let told = &panels[0].rows[1];
    let Row::Text(told) = told else { panic!("{told:?}") };
    assert!(told.ends_with("ohne Punkte heim: Anna (Sheriff) und Cleo (Sheriff)."), "{told}");
}

#[test]
fn the_ruler_shows_what_is_at_stake() {
    let mut game = three_are_finished();
    let stake = |game: &newworld::NewWorld, key: &str| class(stage(game).as_ref(), key);
    assert_eq!(stake(&game, "column:1:8"), "ruler stake");
    assert_eq!(stake(&game, "column:2:0"), "ruler");
    play(&mut game, &["score 1,5 farm"]);
    assert_eq!(stake(&game, "column:1:4"), "ruler stake");
    assert_eq!(stake(&game, "column:2:4"), "ruler stake");
    assert!(!stage(&game).light("column:1").is_empty());
}

#[test]
fn a_look_of_another_form_is_refused() {
    let mut stage = stage(&table());
    let code = |error: stage::StageError| game::Coded::code(&error);
    let mut wrong = look(&table(), seat(0));
    wrong.view = serde_json::json!({ "tiles": 3 });
    assert_eq!(stage.see(&wrong).map_err(code), Err("view-unreadable"));
    for (key, value) in [("surveyors", serde_json::json!([0, 2])), ("active", 7.into())] {
        let mut odd = look(&table(), seat(0));
        odd.view[key] = value;
        assert!(stage.see(&odd).is_err(), "{key}");
    }
    let mut odd = look(&table(), seat(0));
    odd.view["options"]["tiles"] = "nonsense".into();
    assert_eq!(stage.see(&odd).map_err(code), Err("view-nonsense"));
}

#[test]
fn a_hint_is_tried_and_decided_like_an_own_choice() {
    for game in [three_are_finished(), {
        let mut game = table();
        play(&mut game, &["*K"]);
        game
    }] {
        for offer in look(&game, game.active()).actions {
            let mut stage = stage(&game);
            stage.suggest(std::slice::from_ref(&offer));
            assert_eq!(decision(stage.as_mut(), PREVIEW, &[Input::Done]), offer.notation);
        }
    }
}
