//! Random games in every mix of expansions, and in every reading of their rules, under the eyes of the
//! oracle.

use std::collections::BTreeSet;

use carcassonne::{
    Agreement, Carcassonne, DragonMoves, Element, ExpansionView, FairyPoint, FairyStands, Figure,
    LonelyPig, Set, Sets, TileSet, TitleView, View, Word,
};
use game::{Audience, Game, Seat};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use super::expansions::FOLLOWERS;
use super::games::{Style, choose, play};
use super::{agree, rules};

/// Plays a game and compares after every step; says what came up. The oracle works out each table from
/// its own last one, so that nothing the game believes ever reaches it but the dice.
fn watch(agreement: &Agreement, seats: usize, seed: u64, seen: &mut BTreeSet<String>) {
    let set = TileSet::with(agreement.sets).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Carcassonne::start(agreement, seats).unwrap();
    let mut view = game.view(Audience::Referee);
    let style = if seed.is_multiple_of(2) { Style::Wild } else { Style::Compact };
    while let Some(step) = choose(&game, style, &mut rng) {
        let before = game.scores(Audience::Referee);
        let (expected, told) = rules::after(&view, &set, step);
        let events = play(&mut game, step);
        note(&format!("{step:?} {events:?}"), seen);
        let verdict = agree::check_events(&events, &told)
            .and_then(|()| agree::check(&game, &expected, &set))
            .and_then(|()| recount(&expected))
            .and_then(|()| every_point_is_explained(before, &events, &expected));
        if let Err(reason) = verdict {
            let table = format!("{agreement:?}, {seats} seats, seed {seed}, {step:?}");
            panic!("{table}\n{}\n{reason}", game.drawing());
        }
        view = expected;
    }
}

/// Every figure is in the supply, on the map, on a tower or a prisoner, exactly once.
fn recount(view: &View) -> agree::Verdict {
    let Some(more) = &view.expansions else { return Ok(()) };
    let plays = |element| u8::from(view.options.elements_played().has(element));
    let each = [
        view.options.followers,
        plays(Element::BigFollower),
        plays(Element::Builder),
        plays(Element::Pig),
    ];
    for (seat, (entry, own)) in Seat::first(6).zip(view.seats.iter().zip(&more.seats)) {
        let supply = [entry.followers, own.big, own.builder, own.pig];
        for (figure, (at_home, all)) in Figure::ALL.into_iter().zip(supply.into_iter().zip(each)) {
            let on_map = view.figures.iter().filter(|f| (f.seat, f.figure) == (seat, figure));
            let tops = more.towers.iter().filter_map(|tower| tower.top);
            let tops = tops.filter(|top| (top.seat, top.figure) == (seat, figure));
            let held = more.seats.iter().flat_map(|captor| &captor.prisoners);
            let held = held.filter(|p| (p.owner, p.figure) == (seat, figure)).map(|p| p.count);
            let sum = at_home + on_map.count() as u8 + tops.count() as u8 + held.sum::<u8>();
            if sum != all {
                return Err(format!("seat {seat} has {sum} of {all} {figure}"));
            }
        }
    }
    Ok(())
}

/// What a step changed in the scores is what its events paid.
fn every_point_is_explained(
    mut scores: game::Points,
    events: &[carcassonne::Event],
    view: &View,
) -> agree::Verdict {
    for award in events.iter().filter_map(Carcassonne::award) {
        award.to.iter().for_each(|seat| scores[seat.index()] += award.points);
    }
    let found: Vec<i32> = view.seats.iter().map(|seat| seat.score).collect();
    match found == scores[..found.len()] {
        true => Ok(()),
        false => Err(format!("the scores are {found:?}, the events make them {scores:?}")),
    }
}

fn note(step: &str, seen: &mut BTreeSet<String>) {
    seen.extend(COME_UP.into_iter().filter(|word| step.contains(word)).map(str::to_owned));
}

/// What must come up in the games watched: decisions, figures, and what follows from them.
const COME_UP: [&str; 26] = [
    "Fairy {",
    "Princess",
    "Portal",
    "Dragon {",
    "Tower {",
    "Close",
    "Capture {",
    "Ransom {",
    "figure: Big",
    "figure: Builder",
    "figure: Pig",
    "Goods {",
    "SecondTile",
    "SetAside",
    "ShuffledIn",
    "DragonCame",
    "DragonMoved",
    "LeftTower",
    "Captured",
    "Freed",
    "why: Fairy,",
    "why: FairyScored",
    "why: Pig",
    "why: Goods",
    "TookTitle {",
    "why: Title",
];

fn mix(number: usize) -> Sets {
    let sets = Set::ALL.iter().copied().enumerate();
    sets.filter(|(place, _)| number >> place & 1 == 1).map(|(_, set)| set).collect()
}

#[test]
fn every_mix_agrees_with_the_oracle() {
    let mut seen = BTreeSet::new();
    for number in 0..1 << Set::ALL.len() {
        watch(&Agreement::with_sets(mix(number)), 2 + number % 5, number as u64, &mut seen);
    }
    for word in COME_UP {
        assert!(seen.contains(word), "no game had a {word}: {seen:?}");
    }
}

/// The other readings, each in a game with everything.
#[test]
fn every_reading_agrees_with_the_oracle() {
    let all = Agreement::with_sets(Sets::all());
    let readings = [
        Agreement { lonely_pig: LonelyPig::Stays, ..all.clone() },
        Agreement { fairy_point: FairyPoint::Follower, ..all.clone() },
        Agreement { fairy_point: FairyPoint::Place, ..all.clone() },
        Agreement { fairy_stands: FairyStands::OnTile, ..all.clone() },
        Agreement { followers: 3, left_over: 20, ..all.clone() },
        Agreement { dragon_moves: DragonMoves::AfterScoring, ..all.clone() },
        Agreement { princess_must: true, ..all.clone() },
        Agreement { tower_reopens: false, ..all.clone() },
        Agreement { ransom_on_credit: true, ..all },
    ];
    for (number, agreement) in readings.iter().enumerate() {
        watch(agreement, 2 + number % 5, 40 + number as u64, &mut BTreeSet::new());
    }
}

/// A game with everything in full swing: dragon, fairy and a tower on the table, blue's builder too.
fn position() -> Carcassonne {
    let ripe = |game: &Carcassonne| {
        let view = game.view(Audience::Referee);
        let more = view.expansions.as_ref().expect("expansions");
        let helper = view.figures.iter().any(|figure| !FOLLOWERS.contains(&figure.figure));
        let tower = more.towers.iter().any(|tower| tower.height > 0 && tower.open);
        let step_two = matches!(view.phase, carcassonne::PhaseView::Figure(_));
        more.dragon.is_some() && more.fairy.is_some() && helper && tower && step_two
    };
    for seed in 0..50 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = Carcassonne::start(&Agreement::with_sets(Sets::all()), 3).unwrap();
        while let Some(step) = choose(&game, Style::Compact, &mut rng) {
            play(&mut game, step);
            let fairy = |view: &View| Some(view.expansions.as_ref()?.fairy?.cell);
            let view = game.view(Audience::Referee);
            let held = |cell| view.figures.iter().any(|figure| figure.cell == cell);
            if ripe(&game) && fairy(&view).is_some_and(held) {
                return game;
            }
        }
    }
    panic!("no game had all of it");
}

/// An oracle that never objects proves nothing: each alteration must be noticed by a part of it.
#[test]
fn every_altered_expansion_is_noticed() {
    let game = position();
    let view = game.view(Audience::Referee);
    assert_eq!(agree::check_parts(&game, &view, game.tiles()), Ok(()));
    let objection = |alter: fn(&mut View)| {
        let mut altered = view.clone();
        alter(&mut altered);
        agree::check_parts(&game, &altered, game.tiles()).expect_err("the oracle noticed nothing")
    };
    let helper = objection(|view| {
        view.figures.retain(|figure| FOLLOWERS.contains(&figure.figure));
    });
    assert!(helper.starts_with("builders and pigs"), "{helper}");
    let goods = objection(|view| {
        let more = view.expansions.as_mut().expect("expansions");
        more.seats[2].goods = [9, 6, 5];
    });
    assert!(goods.starts_with("projection"), "{goods}");
    let aside = objection(|view| {
        let waits = view.stock[0].tile;
        view.expansions.as_mut().expect("expansions").aside.push(waits);
    });
    assert!(aside.starts_with("stock"), "{aside}");
    let closed = objection(|view| {
        let more = view.expansions.as_mut().expect("expansions");
        more.towers.iter_mut().for_each(|tower| tower.open = false);
    });
    assert!(closed.contains("actions"), "{closed}");
}

/// What a step should have changed and did not is noticed: the oracle's table, altered, is another.
#[test]
fn every_forgotten_change_is_noticed() {
    let mut game = position();
    let step = choose(&game, Style::Wild, &mut ChaCha8Rng::seed_from_u64(1)).unwrap();
    let (expected, _) = rules::after(&game.view(Audience::Referee), game.tiles(), step);
    play(&mut game, step);
    let set = TileSet::with(Sets::all()).unwrap();
    assert_eq!(agree::check(&game, &expected, &set), Ok(()));
    let alterations: [fn(&mut ExpansionView); 10] = [
        |more| more.second_tile = !more.second_tile,
        |more| more.ransomed = !more.ransomed,
        |more| more.dragon = None,
        |more| more.fairy = None,
        |more| more.towers[0].height += 1,
        |more| more.seats[0].goods[1] += 1,
        |more| more.seats[1].big = 1 - more.seats[1].big,
        |more| more.seats[2].tower_pieces -= 1,
        |more| more.king = more.king.map(|king| TitleView { tiles: king.tiles + 1, ..king }),
        |more| more.robber = None,
    ];
    for (number, alter) in alterations.into_iter().enumerate() {
        let mut altered = expected.clone();
        alter(altered.expansions.as_mut().expect("expansions"));
        let reason = agree::check(&game, &altered, &set).expect_err("nobody noticed");
        assert!(reason.starts_with("view: "), "alteration {number}: {reason}");
    }
}
