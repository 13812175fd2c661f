//! Scenes of all maps and of some positions, as text.

use std::fmt::Write;

use game::{Audience, Game, Seat, SeatSet, Turn};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use settlers::{Corner, Geometry, LineView, Row, Settlers, SettlersOptions};
use stage::{GameExtras, Input, Lang, Scene, Stage};

use crate::common::{PREVIEW, decider, look, seat, stage_of, step, tables};

/// A scene without its pictures: what lies where, and, if asked for, what a screen reader says.
fn told(scene: &Scene, names: bool) -> String {
    let (at, bounds) = (scene.bounds.at, scene.bounds);
    let mut text =
        format!("{:.0} by {:.0} from {:.0},{:.0}\n", bounds.width, bounds.height, at.x, at.y);
    for item in &scene.items {
        let _ = writeln!(text, "{} [{}] {:.0},{:.0}", item.key, item.class, item.at.x, item.at.y);
        if let (Some(touch), true) = (&item.touch, names) {
            let acts = if touch.acts { "acts" } else { "reads" };
            let _ = writeln!(text, "    {} {acts}: {}", touch.target, touch.name);
        }
    }
    text
}

/// The names of what can be decided, in two languages.
fn decisions(stage: &dyn Stage) -> String {
    let mut text = String::new();
    for lang in [Lang::En, Lang::De] {
        for item in stage.scene(lang).items {
            let Some(touch) = item.touch.filter(|touch| touch.acts) else { continue };
            let _ = writeln!(text, "{} [{}]: {}", touch.target, item.class, touch.name);
        }
    }
    text
}

fn dealt((options, seats): &(SettlersOptions, usize)) -> Settlers {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut game = Settlers::start(options, *seats).unwrap();
    while !matches!(game.turn(), Turn::Decide(_)) {
        step(&mut game, &mut rng);
    }
    game
}

#[test]
fn every_map_at_the_start() {
    for table in tables() {
        let game = dealt(&table);
        let scene = stage_of(&game, Audience::Spectator).scene(Lang::En);
        insta::assert_snapshot!(format!("start-{}", table.0.scenario), told(&scene, false));
    }
}

/// Plays on until this is asked.
fn until(scenario: &str, phase: &str) -> Settlers {
    let table = tables().find(|(options, _)| options.scenario == scenario).unwrap();
    let mut game = dealt(&table);
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    while game.view(Audience::Referee).phase != phase {
        assert_ne!(game.turn(), Turn::Over, "{phase} never came");
        step(&mut game, &mut rng);
    }
    game
}

fn own_stage(game: &Settlers) -> Box<dyn Stage> {
    stage_of(game, Audience::Seat(decider(game).unwrap()))
}

#[test]
fn the_first_settlement_with_every_name() {
    let table = tables().next().unwrap();
    let game = dealt(&table);
    insta::assert_snapshot!(told(&stage_of(&game, Audience::Seat(seat(0))).scene(Lang::De), true));
}

#[test]
fn the_first_road_beside_it() {
    insta::assert_snapshot!(decisions(own_stage(&until("four-islands-4", "first-road")).as_ref()));
}

#[test]
fn a_place_for_the_robber_is_tried() {
    let game = until("base", "move-robber");
    let mut stage = own_stage(&game);
    let scene = stage.scene(Lang::En);
    let mut touches = scene.items.iter().filter_map(|item| item.touch.as_ref());
    let target = touches.find(|touch| touch.acts).unwrap().target.clone();
    stage.feel(Input::Tap(&target), PREVIEW);
    insta::assert_snapshot!(decisions(stage.as_ref()));
}

#[test]
fn a_victim_is_chosen() {
    insta::assert_snapshot!(decisions(own_stage(&until("base", "choose-victim")).as_ref()));
}

#[test]
fn harbours_are_laid_by_the_players() {
    let game = until("new-world-4", "lay-harbour");
    insta::assert_snapshot!(decisions(own_stage(&game).as_ref()));
}

#[test]
fn a_turn_with_pieces_of_everybody() {
    let mut game = until("new-shores", "main");
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let late = |game: &Settlers| {
        let view = game.view(Audience::Referee);
        view.phase == "main" && view.turn > 30
    };
    while !late(&game) {
        step(&mut game, &mut rng);
    }
    insta::assert_snapshot!(told(&own_stage(&game).scene(Lang::En), true));
}

#[test]
fn what_can_be_asked() {
    let game = until("oceania-3", "main");
    let stage = own_stage(&game);
    let mut text = String::new();
    for lang in [Lang::En, Lang::De] {
        let mut tallies = vec![stage.stock(lang)];
        tallies
            .extend(["corner:c30", "hex:h12", "hex:h0"].map(|at| stage.inspect(at, lang).unwrap()));
        for tally in tallies {
            let _ = writeln!(text, "{}", tally.title);
            for entry in tally.entries {
                let _ = writeln!(text, "    {} {}", entry.count, entry.name);
            }
        }
        for choice in stage.overlays(true, lang) {
            let _ = writeln!(text, "{}: {} ({})", choice.key, choice.label, choice.help);
        }
    }
    insta::assert_snapshot!(text);
}

/// Two ends of two ships that meet, with the corner between them.
fn two_ships(game: &Settlers) -> Option<(Seat, [Corner; 3])> {
    let view = game.view(Audience::Spectator);
    let rows = view.rows.iter().map(|&(length, offset)| Row { length, offset }).collect();
    let geometry = Geometry::new(rows).unwrap();
    Seat::first(game.seats()).zip(&view.players).find_map(|(seat, player)| {
        let ends = |side: &settlers::Side| geometry.side_ends[side.0 as usize];
        let pairs = player.ships.iter().flat_map(|a| player.ships.iter().map(move |b| (a, b)));
        let mut pairs = pairs.filter(|(a, b)| a < b);
        pairs.find_map(|(a, b)| {
            let shared = ends(a).into_iter().find(|end| ends(b).contains(end))?;
            let far = |side: &settlers::Side| Corner(geometry.across(side.0, shared));
            Some((seat, [far(a), Corner(shared), far(b)]))
        })
    })
}

#[test]
fn a_trade_line_lies_along_its_ships() {
    let mut game = until("great-crossing-4", "main");
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    let (holder, [a, middle, b]) = loop {
        match two_ships(&game) {
            Some(found) => break found,
            None => drop(step(&mut game, &mut rng)),
        }
    };
    let mut seen = look(&game, Audience::Spectator);
    let line = LineView { a, b, closer: holder, holders: SeatSet::only(holder) };
    seen.view["lines"] = serde_json::to_value([line]).unwrap();
    let mut stage = stage::settlers::Info.open();
    stage.see(&seen).unwrap();
    let keys = |items: Vec<stage::Item>| -> Vec<String> {
        items.into_iter().map(|item| item.key).collect()
    };
    let drawn = keys(stage.scene(Lang::En).items);
    assert!(drawn.contains(&format!("line:{a}-{middle}-{b}")), "{drawn:?}");
    let lit = keys(stage.light(&format!("line:{b}-{a}")));
    let wanted = [
        format!("light:{b}"),
        format!("light:{a}"),
        format!("light:{a}-{middle}"),
        format!("light:{middle}-{b}"),
    ];
    assert_eq!(lit, wanted);
    assert_eq!(stage.overlay("lines", Lang::En).len(), 2, "the line, and who holds its chip");
    assert_eq!(stage.light("line:c0-c1").len(), 3, "a line that broke is drawn straight");
}
