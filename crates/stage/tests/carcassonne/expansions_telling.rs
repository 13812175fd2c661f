//! What is told of the expansions, in every language.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use carcassonne::{
    Agreement, Carcassonne, Event, FairyStands, Figure, Forbidden, Homecoming, Position, Set,
    TileSet, Word,
};
use game::{Coded, Game, Seat, Turn};
use landscape::{Cell, Side};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::Value;
use stage::{GameExtras, Lang, LogLine, Stage, game_info};

use crate::common::{mixes, with};
use crate::tiles::table::{json, play, seat, stage_of};
use crate::tiles::telling::{self, lines, names};

/// What happens in a random game.
fn random_game(agreement: &Agreement, seats: usize, seed: u64) -> Vec<Event> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Carcassonne::start(agreement, seats).unwrap();
    let mut all = Vec::new();
    loop {
        all.extend(match game.turn() {
            Turn::Over => return all,
            Turn::Chance => {
                let draw = game.pick_outcome(&mut rng, &mut Vec::new()).unwrap();
                game.settle(draw).unwrap()
            }
            Turn::Decide(seats) => {
                let seat = seats.iter().next().unwrap();
                let action = game.pick_action(seat, &mut rng, &mut Vec::new()).unwrap();
                game.play(seat, action).unwrap()
            }
        });
    }
}

/// The one agreement that gives the log something else to tell.
fn fairy_on_tiles() -> Agreement {
    Agreement { fairy_stands: FairyStands::OnTile, ..with(&[Set::Dragon]) }
}

fn stage() -> Box<dyn Stage> {
    stage::carcassonne::Info.open()
}

fn said(line: &LogLine) -> String {
    match line.seat {
        Some(seat) => format!("{} {}", names()[seat.index()], line.text),
        None => line.text.clone(),
    }
}

/// The kind of an event; an expansion's by what happened, a figure's by which it is.
fn kind(event: &Value) -> String {
    let (kind, inside) = event.as_object().unwrap().iter().next().unwrap();
    match kind.as_str() {
        "expansion" => kind_of(inside),
        "placed" => format!("placed {}", inside["figure"].as_str().unwrap()),
        "returned" => match inside.get("why") {
            None => "returned".to_owned(),
            Some(why) => format!("returned {}", why.as_str().unwrap_or("princess")),
        },
        kind => kind.to_owned(),
    }
}

fn kind_of(happening: &Value) -> String {
    let (kind, inside) = happening.as_object().unwrap().iter().next().unwrap();
    match (kind.as_str(), &inside["why"]) {
        ("gained", Value::String(why)) => format!("gained {why}"),
        ("gained", why) if why.get("title").is_some() => "gained title".to_owned(),
        ("gained", _) => "gained goods".to_owned(),
        _ => kind.clone(),
    }
}

/// Whatever happens in any mix is told in every language, but for what follows from other events.
#[test]
fn every_event_of_every_mix_is_told() {
    let (mut told, mut silent) = (BTreeSet::new(), BTreeSet::new());
    let stage = stage();
    for agreement in mixes().chain([fairy_on_tiles()]) {
        for seed in 0..6 {
            let events = random_game(&agreement, 2 + seed as usize % 5, seed);
            for event in json(&events) {
                let Some(english) = telling::line(stage.as_ref(), &event) else {
                    silent.insert(kind(&event));
                    continue;
                };
                assert_eq!(
                    english.points.is_some(),
                    stage.award(&event).is_some_and(|a| a.points != 0)
                );
                told.insert(kind(&event));
            }
        }
    }
    // A drawn tile is laid, a figure goes home when its feature is scored, a field pays nothing.
    assert_eq!(silent, ["drawn", "returned", "scored"].map(str::to_owned).into());
    let happenings = [
        "built",
        "captured",
        "closed",
        "dragon-came",
        "dragon-moved",
        "ended",
        "fairy-moved",
        "freed",
        "gained fairy",
        "gained fairy-scored",
        "gained goods",
        "gained pig",
        "gained ransom",
        "gained title",
        "goods",
        "laid",
        "left-tower",
        "placed big",
        "placed builder",
        "placed follower",
        "placed pig",
        "removed",
        "returned alone",
        "returned dragon",
        "returned princess",
        "scored",
        "second-tile",
        "set-aside",
        "shuffled-in",
        "took-title",
    ];
    assert_eq!(told, happenings.map(str::to_owned).into());
}

/// The same with a stage that looks on: points come with the award they stand for and under a
/// heading, and their place lights up.
#[test]
fn points_of_the_expansions_light_up() {
    for set in Set::ALL {
        telling::told::<Carcassonne>(&with(&[*set]));
    }
    let kinds = telling::told::<Carcassonne>(&with(Set::ALL));
    assert!(kinds.contains(&"expansion".to_owned()));
}

#[test]
fn reasons_with_the_expansions_add_up_to_the_projection() {
    telling::reasons_add_up::<Carcassonne>(&with(Set::ALL));
}

fn table(sets: &[Set]) -> Carcassonne {
    Carcassonne::start(&with(sets), 2).unwrap()
}

/// Every sentence that those games bring forth, once: numbers as `9`, names as `Anna` and `Ben`.
#[test]
fn the_phrase_book() {
    let mut phrases: BTreeMap<String, String> = BTreeMap::new();
    let stage = stage();
    for agreement in mixes().chain([fairy_on_tiles()]) {
        for seed in 0..6 {
            for event in json(&random_game(&agreement, 2, 100 + seed)) {
                let both = [Lang::En, Lang::De].map(|lang| stage.line(&event, &names(), lang));
                let [Some(english), Some(german)] = both else { continue };
                if kind(&event) != "laid" && kind(&event) != "removed" {
                    phrases.insert(bare(&said(&english)), bare(&said(&german)));
                }
            }
        }
    }
    let mut book = String::new();
    for (english, german) in phrases {
        let _ = writeln!(book, "{english}\n    {german}");
    }
    insta::assert_snapshot!(book);
}

/// Without what differs from one game to the next; who comes first is Anna.
fn bare(text: &str) -> String {
    let digits = |c: char| if c.is_ascii_digit() { '9' } else { c };
    let mut bare: String = text.chars().map(digits).collect();
    while bare.contains("99") {
        bare = bare.replace("99", "9");
    }
    let (anna, ben) = (bare.find("Anna"), bare.find("Ben"));
    match ben.is_some() && anna.is_none_or(|anna| ben < Some(anna)) {
        true => bare.replace("Anna", "?").replace("Ben", "Anna").replace('?', "Ben"),
        false => bare,
    }
}

#[test]
fn an_inn_is_told_of_where_it_counts() {
    let mut game = table(&[Set::Inns]);
    let steps = ["*EN", "lay 1,0 1", "big road-w", "*W", "lay -1,0 0", "pass"];
    let events = play(&mut game, &steps);
    assert_eq!(
        lines(&game, &events, Lang::En),
        [
            "Anna laid a tile with a city, a road and an inn",
            "Anna placed the big follower as a thief",
            "Ben laid a tile with a crossing",
            "Anna scored 6 points (finished road: 3 tiles and an inn)",
        ]
    );
    assert_eq!(
        lines(&game, &events, Lang::De),
        [
            "Anna legt ein Plättchen mit Stadt, Straße und Wirtshaus",
            "Anna setzt den großen Gefolgsmann als Wegelagerer",
            "Ben legt ein Plättchen mit Kreuzung",
            "Anna erhält 6 Punkte (fertige Straße: 3 Plättchen und ein Wirtshaus)",
        ]
    );
}

/// What a screen reader says of the figures on the board.
fn figures(game: &Carcassonne, lang: Lang) -> Vec<String> {
    let items = stage_of(game, seat(0)).scene(lang).items.into_iter();
    let figures = items.filter(|item| item.class.starts_with("figure"));
    figures.filter_map(|item| item.touch).map(|touch| touch.name).collect()
}

#[test]
fn figures_are_called_what_they_are() {
    let mut game = table(&[Set::Inns, Set::Traders]);
    let steps = ["*EN", "lay 1,0 1", "big road-w", "*HE", "lay 0,-1 1", "follower city-n"];
    play(&mut game, &steps);
    play(&mut game, &["*U", "lay -1,0 0", "builder road-e"]);
    assert_eq!(
        figures(&game, Lang::En),
        [
            "your big follower as thief, road of 3 tiles with an inn, 1 open end",
            "Orange’s follower as knight, city of 2 tiles, 1 grain, 1 open side",
            "your builder, road of 3 tiles with an inn, 1 open end",
        ]
    );
    assert_eq!(
        figures(&game, Lang::De),
        [
            "dein großer Gefolgsmann als Wegelagerer, Straße aus 3 Plättchen mit Wirtshaus, 1 offenes Ende",
            "Gefolgsmann von Orange als Ritter, Stadt aus 2 Plättchen, 1 Korn, 1 offene Seite",
            "dein Baumeister, Straße aus 3 Plättchen mit Wirtshaus, 1 offenes Ende",
        ]
    );
}

/// The last tile ends the game, and the road with the inn is still open.
#[test]
fn an_inn_in_vain_is_told_of_too() {
    let agreement = with(&[Set::Inns]);
    let tiles = TileSet::with(agreement.sets).unwrap();
    let drawing = table(&[Set::Inns]).drawing();
    let stock = Some(vec!["EB".parse().unwrap()]);
    let position = Position { stock, ..Position::read(&drawing, &tiles).unwrap() };
    let mut game = position.set_up(tiles, &agreement, 2, Seat::FIRST).unwrap();
    let events = play(&mut game, &["*EB", "lay 1,0 0", "follower road-e"]);
    assert_eq!(
        lines(&game, &events, Lang::En)[2..],
        [
            "Anna got nothing (unfinished road: 2 tiles and an inn)",
            "The game is over: Anna and Ben share the win with 0 points.",
        ]
    );
    assert_eq!(
        lines(&game, &events, Lang::De)[2],
        "Anna geht leer aus (unvollendete Straße: 2 Plättchen und ein Wirtshaus)"
    );
}

#[test]
fn builder_pig_and_goods_are_told_of() {
    let mut game = table(&[Set::Traders]);
    let anna_builds = ["*U", "lay 1,0 0", "follower road-e"];
    let ben_farms = ["*HG", "lay 0,-1 2", "follower field-nl"];
    let anna_goes_on = ["*U", "lay 2,0 0", "builder road-e"];
    let ben_closes = ["*E", "lay 1,-1 3", "pass"];
    let anna_doubles = ["*V", "lay 3,0 0", "pass", "*B", "lay 0,1 0", "pass"];
    let ben_breeds = ["*B", "lay 0,-2 0", "pig field-nl"];
    let steps =
        [&anna_builds[..], &ben_farms, &anna_goes_on, &ben_closes, &anna_doubles, &ben_breeds]
            .concat();
    let events = play(&mut game, &steps);
    let told = lines(&game, &events, Lang::En);
    for line in [
        "Anna placed the builder on a road",
        "Ben took 1 grain",
        "Ben placed the pig in a field",
        "Anna earned a second tile (builder)",
    ] {
        assert!(told.iter().any(|told| told == line), "{line}: {told:#?}");
    }
}

#[test]
fn dragon_fairy_and_princess_are_told_of() {
    let mut game = table(&[Set::Dragon]);
    let a_dragon_waits = ["*BJ", "*B3", "lay 1,0 0"];
    let ben_has_a_knight = ["*N", "lay 0,-1 2", "follower city-e"];
    let anna_sends_him_home = ["*BB", "lay 1,-1 0", "princess 0,-1 city-e"];
    let ben_has_a_thief = ["*U", "lay -1,0 0", "follower road-e"];
    let anna_wakes_the_dragon = ["*BH", "lay -2,0 0", "pass"];
    let steps = [
        &a_dragon_waits[..],
        &ben_has_a_knight,
        &anna_sends_him_home,
        &ben_has_a_thief,
        &anna_wakes_the_dragon,
    ]
    .concat();
    let events = play(&mut game, &steps);
    let told = lines(&game, &events, Lang::De);
    for line in [
        "Ein Drachenplättchen wartet auf den ersten Vulkan",
        "Der Vulkan lockt den Drachen an",
        "Das wartende Drachenplättchen wird eingemischt",
        "Anna schickt einen Ritter von Ben nach Hause (Burgfräulein)",
    ] {
        assert!(told.iter().any(|told| told == line), "{line}: {told:#?}");
    }
    let run = play(&mut game, &["dragon w", "dragon w"]);
    assert_eq!(
        lines(&game, &run, Lang::En),
        ["Anna moved the dragon", "Ben moved the dragon", "The dragon chased Ben’s thief home"]
    );
    let place = stage().line(&json(&run)[2], &names(), Lang::En).unwrap().place;
    assert_eq!(place.as_deref(), Some("cell:-1,0"));
}

#[test]
fn towers_and_prisoners_are_told_of() {
    let mut game = table(&[Set::Tower]);
    let anna_has_a_thief = ["*TG", "lay 1,0 0", "follower road-e"];
    let ben_takes_him = ["*U", "lay 2,0 0", "tower 1,0", "capture 1,0 road-e"];
    let anna_builds = ["*V", "lay 3,0 0", "tower 1,0"];
    let ben_closes = ["*E", "lay 0,-1 2", "close 1,0 follower"];
    let steps = [&anna_has_a_thief[..], &ben_takes_him, &anna_builds, &ben_closes].concat();
    let events = play(&mut game, &steps);
    let told = lines(&game, &events, Lang::En);
    for line in [
        "Ben began a tower",
        "Ben captured Anna’s thief",
        "Anna raised a tower to 2 pieces",
        "Ben closed a tower with a follower",
    ] {
        assert!(told.iter().any(|told| told == line), "{line}: {told:#?}");
    }
    assert!(
        lines(&game, &events, Lang::De)
            .contains(&"Ben nimmt einen Wegelagerer von Anna gefangen".to_owned())
    );
}

/// After the game the points of the expansions stand under headings of their own, and what a ransom
/// moved adds up to nothing.
#[test]
fn the_summary_has_the_expansions_points() {
    let stage = stage();
    let mut seen = BTreeSet::new();
    for seed in 0..8 {
        let events = random_game(&with(Set::ALL), 3, 40 + seed);
        let Some(Event::Ended { scores, .. }) = events.last() else { panic!("no end") };
        let summary = stage.summary(&json(&events), Lang::En);
        for seat in Seat::first(3) {
            let sum: i32 = summary.iter().map(|(_, points)| points[seat.index()]).sum();
            assert_eq!(sum, scores[seat.index()]);
        }
        for (heading, points) in summary {
            assert!(heading != "Ransom" || points.iter().sum::<i32>() == 0);
            seen.insert(heading);
        }
    }
    let all = ["Cities", "Fairy", "Fields", "Goods", "Monasteries", "Ransom", "Roads", "Titles"];
    assert_eq!(seen, all.into());
    assert_eq!(stage.headings(Lang::De).last(), Some(&"Lösegeld"));
}

/// Every refusal of the expansions, by its place in the enum; the compiler asks for a new one here.
const fn place(forbidden: Forbidden) -> usize {
    match forbidden {
        Forbidden::NotNow => 0,
        Forbidden::BuilderPlace => 1,
        Forbidden::BuilderAlone => 2,
        Forbidden::BuilderLate => 3,
        Forbidden::PigPlace => 4,
        Forbidden::PigAlone => 5,
        Forbidden::DragonThere => 6,
        Forbidden::DragonBarred(_) => 7,
        Forbidden::DragonBeenThere(_) => 8,
        Forbidden::NoFairy => 9,
        Forbidden::NobodyOfYours => 10,
        Forbidden::FairyThere => 11,
        Forbidden::NoPortal => 12,
        Forbidden::NoRoom(_) => 13,
        Forbidden::FollowersOnly => 14,
        Forbidden::NotOnTower => 15,
        Forbidden::Finished => 16,
        Forbidden::NoPrincess => 17,
        Forbidden::NotHerKnight => 18,
        Forbidden::PrincessMust => 19,
        Forbidden::NoTower(_) => 20,
        Forbidden::TowerClosed(_) => 21,
        Forbidden::TowerBare => 22,
        Forbidden::NoPieces => 23,
        Forbidden::Nobody => 24,
        Forbidden::OutOfRange => 25,
        Forbidden::NotHeld(..) => 26,
        Forbidden::RansomPaid => 27,
        Forbidden::TooPoor => 28,
    }
}

#[test]
fn every_refusal_of_the_expansions_has_its_sentence() {
    let cell = Cell::new(1, 0);
    let all = [
        Forbidden::NotNow,
        Forbidden::BuilderPlace,
        Forbidden::BuilderAlone,
        Forbidden::BuilderLate,
        Forbidden::PigPlace,
        Forbidden::PigAlone,
        Forbidden::DragonThere,
        Forbidden::DragonBarred(Side::N),
        Forbidden::DragonBeenThere(Side::N),
        Forbidden::NoFairy,
        Forbidden::NobodyOfYours,
        Forbidden::FairyThere,
        Forbidden::NoPortal,
        Forbidden::NoRoom(cell),
        Forbidden::FollowersOnly,
        Forbidden::NotOnTower,
        Forbidden::Finished,
        Forbidden::NoPrincess,
        Forbidden::NotHerKnight,
        Forbidden::PrincessMust,
        Forbidden::NoTower(cell),
        Forbidden::TowerClosed(cell),
        Forbidden::TowerBare,
        Forbidden::NoPieces,
        Forbidden::Nobody,
        Forbidden::OutOfRange,
        Forbidden::NotHeld(seat(1), Figure::Big),
        Forbidden::RansomPaid,
        Forbidden::TooPoor,
    ];
    assert!(all.iter().map(|&forbidden| place(forbidden)).eq(0..all.len()));
    telling::refusals(
        game_info("carcassonne").unwrap(),
        all.iter().map(|forbidden| forbidden.code()),
    );
}

/// The names that a homecoming has on the wire are those that the tests above look for.
#[test]
fn a_base_games_homecoming_is_not_written_out() {
    let by = seat(1);
    let written = |why| serde_json::to_value::<Homecoming>(why).unwrap();
    assert_eq!(written(Homecoming::Dragon), "dragon");
    assert_eq!(written(Homecoming::Princess { by })["princess"]["by"], 1);
    let mut game = table(&[]);
    let events = play(&mut game, &["*E", "lay 0,-1 2", "follower city-s"]);
    let home = json(&events).pop().unwrap();
    assert!(home["returned"].get("why").is_none(), "{home}");
}
