//! What the expansions ask, offered and decided by touch.

use std::fmt::Write;

use carcassonne::{Agreement, Carcassonne, Figure, PrisonerView, Set, TileSet, Word};
use game::{Audience, Game, Seat};
use landscape::Cell;
use stage::{Input, Lang, PanelPlace, Reaction, Row, Stage};

use crate::common::with;
use crate::tiles::scenes::both;
use crate::tiles::table::{
    AT_ONCE, PREVIEW, class, decision, json, look, play, seat, stage, stage_of,
};
use crate::tiles::telling::names;

fn tap(name: &str) -> Input<'_> {
    Input::Tap(name)
}

fn table(sets: &[Set], steps: &[&str]) -> Carcassonne {
    table_of(&with(sets), 2, steps)
}

fn table_of(agreement: &Agreement, seats: usize, steps: &[&str]) -> Carcassonne {
    let mut game = Carcassonne::start(agreement, seats).unwrap();
    play(&mut game, steps);
    game
}

/// The targets of every token of a panel, the chosen one in brackets.
fn tokens(stage: &dyn Stage, key: &str) -> Vec<String> {
    let panels = stage.panels(&names(), &[], Lang::En);
    let rows = panels.into_iter().filter(|panel| panel.key == key).flat_map(|panel| panel.rows);
    let tokens = rows.flat_map(|row| match row {
        Row::Tokens { tokens, .. } => tokens,
        _ => Vec::new(),
    });
    let shown = tokens.filter_map(|token| {
        let target = token.target?;
        Some(if token.chosen { format!("[{target}]") } else { target })
    });
    shown.collect()
}

/// The targets of all ghosts.
fn ghosts(stage: &dyn Stage) -> Vec<String> {
    let scene = stage.scene(Lang::En);
    let ghosts = scene.items.into_iter().filter(|item| item.class.starts_with("ghost"));
    ghosts.filter_map(|item| Some(item.touch?.target)).collect()
}

fn done(stage: &dyn Stage) -> (String, bool) {
    let button = stage.done(Lang::En).unwrap();
    (button.label, button.enabled)
}

#[test]
fn another_figure_is_chosen_before_its_place() {
    let game = table(&[Set::Inns], &["*U", "lay 1,0 0"]);
    let mut stage = stage(&game);
    assert_eq!(tokens(stage.as_ref(), "chooser"), ["[deed:follower]", "deed:big"]);
    assert_eq!(done(stage.as_ref()), ("Do nothing".to_owned(), true));
    assert_eq!(stage.feel(tap("deed:big"), PREVIEW), Reaction::Redraw);
    assert_eq!(tokens(stage.as_ref(), "chooser"), ["deed:follower", "[deed:big]"]);
    let road = tap("ghost:road-e");
    assert_eq!(decision(stage.as_mut(), PREVIEW, &[road, road]), "big road-e");
    // Escape lets the place go, then the figure, and does no more.
    assert_eq!(stage.feel(Input::Cancel, PREVIEW), Reaction::Redraw);
    assert_eq!(stage.feel(Input::Cancel, PREVIEW), Reaction::Redraw);
    assert_eq!(stage.feel(Input::Cancel, PREVIEW), Reaction::Still);
    assert_eq!(decision(stage.as_mut(), PREVIEW, &[Input::Done]), "pass");
    assert_eq!(decision(stage.as_mut(), AT_ONCE, &[road]), "follower road-e");
}

#[test]
fn the_key_that_turns_a_tile_turns_to_the_next_figure() {
    let game = table(&[Set::Inns], &["*U", "lay 1,0 0"]);
    let mut stage = stage(&game);
    let next = Input::Turn(true);
    assert_eq!(decision(stage.as_mut(), AT_ONCE, &[next, tap("ghost:road-e")]), "big road-e");
    let back = [Input::Turn(false), next, next, tap("ghost:road-e")];
    assert_eq!(decision(stage.as_mut(), AT_ONCE, &back), "follower road-e");
}

#[test]
fn without_a_choice_there_is_no_chooser() {
    let game = table(&[], &["*U", "lay 1,0 0"]);
    assert_eq!(stage(&game).panels(&names(), &[], Lang::En), []);
    let stone = table(&[Set::Tower], &["*U", "lay 1,0 0"]);
    assert_eq!(tokens(stage(&stone).as_ref(), "chooser"), [""; 0]);
}

#[test]
fn builder_and_pig_join_their_followers() {
    let steps = ["*U", "lay 1,0 0", "follower road-e", "*E", "lay 0,-1 2", "pass", "*U"];
    let mut game = table(&[Set::Traders], &steps);
    play(&mut game, &["lay 2,0 0"]);
    let mut builder = stage(&game);
    assert_eq!(tokens(builder.as_ref(), "chooser"), ["[deed:follower]", "deed:builder"]);
    let way = [tap("deed:builder"), tap("ghost:road-e")];
    assert_eq!(decision(builder.as_mut(), AT_ONCE, &way), "builder road-e");
    play(&mut game, &["builder road-e"]);
    let scene = stage(&game).scene(Lang::En);
    let item = scene.items.iter().find(|item| item.key == "helper:2,0:road-e:0:builder").unwrap();
    let name = &item.touch.as_ref().unwrap().name;
    assert!(name.contains("builder") && name.contains("road of 3 tiles"), "{name}");
}

#[test]
fn the_fairy_is_called_to_an_own_follower() {
    let steps = ["*U", "lay 1,0 0", "follower road-e", "*B", "lay 0,1 0", "pass", "*B"];
    let mut game = table(&[Set::Dragon], &steps);
    play(&mut game, &["lay -1,1 0"]);
    let mut stage = stage(&game);
    stage.feel(tap("deed:fairy"), PREVIEW);
    assert_eq!(ghosts(stage.as_ref()), ["ghost:1,0:road-e"]);
    let there = tap("ghost:1,0:road-e");
    assert_eq!(decision(stage.as_mut(), PREVIEW, &[there, Input::Done]), "fairy 1,0 road-e");
    play(&mut game, &["fairy 1,0 road-e"]);
    assert_eq!(class(stage_of(&game, seat(0)).as_ref(), "fairy"), "figure fairy");
}

/// Blue has laid a princess at the city of red's knight.
fn princess(must: bool) -> Carcassonne {
    let agreement = Agreement { princess_must: must, ..with(&[Set::Dragon]) };
    let steps = ["*G", "lay 0,-1 1", "follower city-n", "*BB", "lay 0,-2 2"];
    table_of(&agreement, 2, &steps)
}

#[test]
fn a_princess_sends_a_knight_away() {
    let mut stage = stage(&princess(false));
    let way = [tap("deed:princess"), tap("ghost:0,-1:city-n")];
    assert_eq!(decision(stage.as_mut(), AT_ONCE, &way), "princess 0,-1 city-n");
}

#[test]
fn who_must_send_a_knight_away_cannot_do_nothing() {
    let mut stage = stage(&princess(true));
    assert_eq!(ghosts(stage.as_ref()), ["ghost:0,-1:city-n"]);
    assert_eq!(done(stage.as_ref()), ("Send away".to_owned(), false));
    assert_eq!(stage.feel(Input::Done, PREVIEW), Reaction::Still);
    let knight = tap("ghost:0,-1:city-n");
    assert_eq!(decision(stage.as_mut(), PREVIEW, &[knight, knight]), "princess 0,-1 city-n");
}

#[test]
fn a_portal_asks_for_the_tile_and_then_for_the_place() {
    let steps = ["*U", "lay 1,0 0", "follower road-e", "*BR", "lay -1,0 0"];
    let mut game = table(&[Set::Dragon, Set::Inns], &steps);
    let mut tile = stage(&game);
    tile.feel(tap("deed:portal"), PREVIEW);
    assert_eq!(ghosts(tile.as_ref()), ["ghost:0,0", "ghost:1,0"]);
    let there = tap("ghost:0,0");
    assert_eq!(decision(tile.as_mut(), PREVIEW, &[there, there]), "portal 0,0");
    play(&mut game, &["portal 0,0"]);
    let mut place = stage(&game);
    assert_eq!(ghosts(place.as_ref()), ["ghost:city-n", "ghost:field-el", "ghost:field-er"]);
    assert_eq!(place.feel(Input::Done, PREVIEW), Reaction::Still, "there is no way back");
    let way = [tap("deed:big"), tap("ghost:city-n")];
    assert_eq!(decision(place.as_mut(), AT_ONCE, &way), "big city-n");
    let waiting = stage_of(&game, seat(0)).status(&names(), Lang::En);
    assert_eq!(waiting.as_deref(), Some("Ben goes through the portal"));
}

/// Red stands beside a place for a tower; blue has laid a tile elsewhere.
fn beside_a_tower() -> Carcassonne {
    let steps = ["*TA", "lay 0,1 0", "pass", "*U", "lay 1,0 0", "follower road-e"];
    let mut game = table(&[Set::Tower], &steps);
    play(&mut game, &["*B", "lay 1,1 0"]);
    game
}

#[test]
fn the_reach_of_a_tower_is_shown_before_the_piece_is_put() {
    let mut game = beside_a_tower();
    play(&mut game, &["tower 0,1"]);
    play(&mut game, &["*U", "lay 2,0 0"]);
    let mut stage = stage(&game);
    let reached = |stage: &dyn Stage| {
        let scene = stage.scene(Lang::En);
        let keys = scene.items.into_iter().map(|item| item.key);
        keys.filter(|key| key.starts_with("light:") || key.starts_with("reach:")).count()
    };
    stage.feel(tap("deed:tower"), PREVIEW);
    assert_eq!(ghosts(stage.as_ref()), ["ghost:0,1"]);
    assert_eq!(reached(stage.as_ref()), 0);
    // Two high it reaches its own tile, the start tile and the one to the right.
    assert_eq!(stage.light("ghost:0,1").len(), 3);
    assert_eq!(stage.feel(tap("ghost:0,1"), PREVIEW), Reaction::Redraw);
    assert_eq!(reached(stage.as_ref()), 3);
    assert!(stage.prompt(Lang::En).detail.starts_with("Then 2 high, 0 in reach"));
    assert_eq!(decision(stage.as_mut(), PREVIEW, &[Input::Done]), "tower 0,1");
}

#[test]
fn whoever_is_in_reach_can_be_taken() {
    let steps = ["*TA", "lay 0,1 0", "follower field-nl", "*U", "lay 1,0 0", "pass"];
    let mut game = table(&[Set::Tower], &steps);
    play(&mut game, &["*B", "lay -1,1 0", "pass", "*B", "lay 1,1 0"]);
    let mut building = stage(&game);
    building.feel(tap("deed:tower"), PREVIEW);
    building.feel(tap("ghost:0,1"), PREVIEW);
    assert_eq!(class(building.as_ref(), "reach:0,1:field-nl"), "mark reach");
    play(&mut game, &["tower 0,1"]);
    let mut taking = stage(&game);
    assert_eq!(ghosts(taking.as_ref()), ["ghost:0,1:field-nl"]);
    assert_eq!(done(taking.as_ref()), ("Take no prisoner".to_owned(), true));
    assert_eq!(decision(taking.as_mut(), PREVIEW, &[Input::Done]), "pass");
    let farmer = tap("ghost:0,1:field-nl");
    assert_eq!(decision(taking.as_mut(), PREVIEW, &[farmer, farmer]), "capture 0,1 field-nl");
}

#[test]
fn a_tower_is_closed_by_a_follower_who_can_be_touched_there() {
    let mut game = beside_a_tower();
    play(&mut game, &["tower 0,1", "*U", "lay 2,0 0"]);
    let mut stage = stage(&game);
    let way = [tap("deed:close-follower"), tap("ghost:0,1")];
    assert_eq!(decision(stage.as_mut(), AT_ONCE, &way), "close 0,1 follower");
    play(&mut game, &["close 0,1 follower"]);
    let after = stage_of(&game, seat(0));
    assert_eq!(class(after.as_ref(), "figure:0,1:tower:1:follower"), "figure seat-1");
    assert_eq!(class(after.as_ref(), "tower:0,1:1"), "tower");
    assert_eq!(after.light("figure:0,1:tower").len(), 1);
}

/// Blue holds these followers of red's, who has five points.
fn in_prison(game: &Carcassonne, held: &[Figure]) -> Carcassonne {
    let mut view = game.view(Audience::Spectator);
    let extras = view.expansions.as_mut().unwrap();
    for &figure in held {
        match figure {
            Figure::Big => extras.seats[0].big -= 1,
            _ => view.seats[0].followers -= 1,
        }
        extras.seats[1].prisoners.push(PrisonerView { owner: Seat::FIRST, figure, count: 1 });
    }
    view.seats[0].score = 5;
    view.resume(TileSet::with(view.options.sets).unwrap()).unwrap()
}

#[test]
fn who_has_several_in_prison_says_who_comes_back() {
    let start = table(&[Set::Tower, Set::Inns], &[]);
    let mut game = in_prison(&start, &[Figure::Follower, Figure::Big]);
    let steps = ["*TA", "lay 0,1 0", "pass", "*U", "lay 1,0 0", "follower road-e", "*TB"];
    play(&mut game, &steps);
    play(&mut game, &["lay 1,1 0", "tower 1,1", "capture 1,0 road-e"]);
    let mut stage = stage(&game);
    let panels = stage.panels(&names(), &[], Lang::En);
    assert!(panels.iter().any(|panel| panel.key == "prisoners" && panel.spot == PanelPlace::Desk));
    let held = ["ghost:from-1-follower", "ghost:from-1-big"];
    assert_eq!(tokens(stage.as_ref(), "prisoners"), held);
    assert_eq!(stage.feel(Input::Done, PREVIEW), Reaction::Still);
    let big = tap("ghost:from-1-big");
    assert_eq!(decision(stage.as_mut(), PREVIEW, &[big, big]), "exchange big");
    let waiting = stage_of(&game, seat(1)).status(&names(), Lang::De);
    assert_eq!(waiting.as_deref(), Some("Anna tauscht Gefangene mit Ben"));
}

#[test]
fn a_prisoner_is_bought_back_before_or_after_the_tile_is_laid() {
    let mut game = in_prison(&table(&[Set::Tower], &[]), &[Figure::Follower]);
    play(&mut game, &["*U"]);
    let prisoner = tap("ghost:from-1-follower");
    let mut laying = stage(&game);
    assert_eq!(tokens(laying.as_ref(), "prisoners"), ["ghost:from-1-follower"]);
    laying.feel(prisoner, PREVIEW);
    assert_eq!(done(laying.as_ref()), ("Buy back".to_owned(), true));
    assert_eq!(decision(laying.as_mut(), PREVIEW, &[Input::Done]), "ransom 1 follower");
    // Who tries the tile instead lays it.
    laying.feel(tap("cell:1,0"), PREVIEW);
    assert_eq!(tokens(laying.as_ref(), "prisoners"), ["ghost:from-1-follower"]);
    assert_eq!(decision(laying.as_mut(), PREVIEW, &[Input::Done]), "lay 1,0 0");
    play(&mut game, &["lay 1,0 0"]);
    let mut placing = stage(&game);
    let presses = placing.panels(&names(), &[], Lang::En).into_iter().flat_map(|panel| panel.rows);
    let labels: Vec<String> = presses
        .flat_map(|row| if let Row::Presses(presses) = row { presses } else { Vec::new() })
        .map(|press| press.label)
        .collect();
    assert_eq!(labels, ["Buy your follower back from Ben for 3 points"]);
    assert_eq!(decision(placing.as_mut(), PREVIEW, &[prisoner, prisoner]), "ransom 1 follower");
}

/// The dragon of red, blue and another is on its way, and blue is to move it.
fn run() -> Carcassonne {
    let agreement = with(&[Set::Dragon]);
    let steps = ["*U", "lay 1,0 0", "follower road-e", "*B2", "lay 1,1 0", "*B"];
    let mut game = table_of(&agreement, 3, &steps);
    play(&mut game, &["lay 0,1 0", "follower monastery", "*BG", "lay 2,0 0", "pass"]);
    play(&mut game, &["dragon w"]);
    game
}

#[test]
fn the_dragon_s_next_mover_is_named_to_everybody() {
    let game = run();
    let said = |seat: usize, lang| stage_of(&game, self::seat(seat)).status(&names(), lang);
    let english = "The dragon’s run: Ben moves it, 5 steps left";
    assert_eq!(said(0, Lang::En).as_deref(), Some(english));
    let own = "Der Drache zieht: Du bist dran, noch 5 Schritte";
    assert_eq!(said(1, Lang::De).as_deref(), Some(own));
    let prompt = stage(&game).prompt(Lang::En);
    assert_eq!(
        (prompt.title.as_str(), prompt.detail.as_str()),
        ("Move the dragon", "5 steps left · 1 tile")
    );
}

#[test]
fn the_dragon_must_be_moved() {
    let game = run();
    let mut stage = stage(&game);
    assert_eq!(ghosts(stage.as_ref()), ["ghost:0,0"]);
    assert_eq!(done(stage.as_ref()), ("Move dragon".to_owned(), false));
    assert_eq!(stage.feel(Input::Done, PREVIEW), Reaction::Still);
    let there = tap("ghost:0,0");
    assert_eq!(decision(stage.as_mut(), PREVIEW, &[there, there]), "dragon n");
    assert_eq!(decision(stage.as_mut(), AT_ONCE, &[there]), "dragon n");
}

#[test]
fn the_builder_s_second_tile_is_told_of() {
    let steps = ["*U", "lay 1,0 0", "follower road-e", "*E", "lay 0,-1 2", "pass", "*U"];
    let mut game = table(&[Set::Traders], &steps);
    play(&mut game, &["lay 2,0 0", "builder road-e", "*B", "lay 0,1 0", "pass"]);
    play(&mut game, &["*U", "lay 3,0 0"]);
    let detail = |game: &Carcassonne| stage(game).prompt(Lang::En).detail;
    assert!(detail(&game).starts_with("Your builder earns a second tile"), "{}", detail(&game));
    play(&mut game, &["pass", "*U"]);
    assert!(detail(&game).starts_with("Your builder’s second tile"), "{}", detail(&game));
    let waiting = stage_of(&game, seat(1)).status(&names(), Lang::En);
    assert_eq!(waiting.as_deref(), Some("Anna plays a second tile, thanks to the builder"));
}

#[test]
fn a_hint_of_every_kind_is_tried_and_decided_like_an_own_choice() {
    let portal = ["*U", "lay 1,0 0", "follower road-e", "*BR", "lay -1,0 0"];
    let mut prison = in_prison(&table(&[Set::Tower], &[]), &[Figure::Follower]);
    play(&mut prison, &["*U"]);
    for game in [princess(false), beside_a_tower(), run(), table(&[Set::Dragon], &portal), prison] {
        for offer in look(&game, crate::tiles::table::OnTiles::active(&game)).actions {
            let mut stage = stage(&game);
            stage.suggest(std::slice::from_ref(&offer));
            assert_eq!(decision(stage.as_mut(), PREVIEW, &[Input::Done]), offer.notation);
        }
    }
}

#[test]
fn what_the_expansions_did_is_marked() {
    let mut game = beside_a_tower();
    let mut events = play(&mut game, &["tower 0,1", "*U", "lay 2,0 0"]);
    events.extend(play(&mut game, &["close 0,1 follower"]));
    let marks = stage_of(&game, seat(0)).marks(&json(&events));
    let keys: Vec<&str> = marks.iter().map(|mark| mark.key.as_str()).collect();
    assert!(keys.contains(&"mark-placed:0,1:built:0") && keys.contains(&"mark-placed:0,1:top:1"));
    let mut game = run();
    let events = play(&mut game, &["dragon n", "dragon e"]);
    let marks = stage_of(&game, seat(0)).marks(&json(&events));
    let keys: Vec<&str> = marks.iter().map(|mark| mark.key.as_str()).collect();
    assert!(keys.contains(&"mark-dragon:1,0:2"), "{keys:?}");
    assert!(keys.contains(&"mark-returned:1,0:road-e:0"), "{keys:?}");
}

#[test]
fn a_road_with_an_inn_is_at_risk_until_it_is_finished() {
    let open = table(&[Set::Inns], &["*EB", "lay 1,0 0", "pass"]);
    let overlays = |game: &Carcassonne| {
        let all = stage(game).overlays(true, Lang::En);
        all.into_iter().map(|overlay| overlay.key).collect::<Vec<_>>()
    };
    assert_eq!(overlays(&open), ["fields", "owners", "risk", "odds"]);
    assert_eq!(overlays(&table(&[Set::Tower], &[])), ["fields", "owners", "odds"]);
    assert!(!stage(&open).overlay("risk", Lang::En).is_empty());
    assert!(stage(&table(&[Set::Inns], &[])).overlay("risk", Lang::En).is_empty());
}

/// Red has finished the only city; the road is open.
#[test]
fn a_title_is_shown_with_its_holder_and_what_is_to_be_outdone() {
    let king = table(&[Set::King], &["*E", "lay 0,-1 2", "pass"]);
    let stage = stage(&king);
    let notes: Vec<String> = stage.seats(Lang::En).into_iter().map(|note| note.text).collect();
    assert_eq!(notes, ["7 followers, King", "7 followers"]);
    let said = beside(stage.as_ref());
    for sentence in [
        "King: Anna. Largest city: 2 tiles. Worth 1 point now.",
        "König: Anna. Größte Stadt: 2 Plättchen. Derzeit 1 Punkt wert.",
        "Robber Baron: nobody yet. Finish a road to become Robber Baron.",
        "King: worth 1 point now",
    ] {
        assert!(said.contains(sentence), "{sentence}\n{said}");
    }
    let overlays: Vec<&str> =
        stage.overlays(true, Lang::En).into_iter().map(|overlay| overlay.key).collect();
    assert_eq!(overlays, ["fields", "owners", "titles", "odds"]);
    let lit = stage.overlay("titles", Lang::En);
    let cities = lit.iter().filter(|item| item.class == "overlay outstanding city").count();
    let badges = lit.iter().filter(|item| item.class == "overlay badge").count();
    assert_eq!((cities, badges), (2, 1));
}

#[test]
fn who_only_looks_on_sees_everything_and_decides_nothing() {
    let game = run();
    let mut stage = stage_of(&game, seat(2));
    assert_eq!(class(stage.as_ref(), "dragon"), "figure dragon");
    assert_eq!(class(stage.as_ref(), "run:1,1;0,1"), "run");
    assert_eq!(ghosts(stage.as_ref()), [""; 0]);
    assert_eq!(stage.feel(tap("ghost:0,0"), AT_ONCE), Reaction::Still);
    assert_eq!(game.view(Audience::Spectator).expansions.unwrap().dragon, Some(Cell::new(0, 1)));
}

/// What lies beside the board, as text.
fn beside(stage: &dyn Stage) -> String {
    let mut text = String::new();
    for lang in [Lang::En, Lang::De] {
        for panel in stage.panels(&names(), &[], lang) {
            let _ = writeln!(text, "{} {:?}: {}", panel.key, panel.spot, panel.title);
            for row in panel.rows {
                let _ = match row {
                    Row::Tokens { label, tokens } => {
                        let names: Vec<String> = tokens.into_iter().map(|it| it.name).collect();
                        writeln!(text, "    {label}: {}", names.join(" | "))
                    }
                    Row::Text(said) => writeln!(text, "    {said}"),
                    Row::Presses(presses) => {
                        let labels: Vec<String> = presses.into_iter().map(|it| it.label).collect();
                        writeln!(text, "    [{}]", labels.join("] ["))
                    }
                    other => writeln!(text, "    {other:?}"),
                };
            }
        }
        for note in stage.seats(lang) {
            let _ = writeln!(text, "{}", note.text);
        }
    }
    text
}

#[test]
fn supplies_goods_and_prisoners_lie_beside_the_board() {
    let start = table(Set::ALL, &[]);
    let mut game = in_prison(&start, &[Figure::Follower, Figure::Big]);
    play(&mut game, &["*U", "lay 1,0 0"]);
    insta::assert_snapshot!(beside(stage(&game).as_ref()));
}

#[test]
fn a_run_of_the_dragon() {
    insta::assert_snapshot!(both(stage(&run()).as_ref()));
}

#[test]
fn a_tower_about_to_grow() {
    let mut game = beside_a_tower();
    play(&mut game, &["tower 0,1", "*U", "lay 2,0 0"]);
    let mut stage = stage(&game);
    stage.feel(tap("deed:tower"), PREVIEW);
    stage.feel(tap("ghost:0,1"), PREVIEW);
    insta::assert_snapshot!(both(stage.as_ref()));
}
