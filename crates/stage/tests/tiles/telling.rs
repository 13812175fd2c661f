//! What is told of every game on tiles, in every language.

use std::collections::BTreeMap;

use game::{Audience, OptionSpec, Seat};
use serde_json::Value;
use stage::{GameInfo, Lang, LogLine, Stage, Tally};

use super::table::{OnTiles, json, stage, watch};

const NAMES: [&str; 6] = ["Anna", "Ben", "Cleo", "Dan", "Eva", "Finn"];

/// The people at the table.
pub fn names() -> Vec<String> {
    NAMES.map(str::to_owned).to_vec()
}

/// The lines of these events in a language.
pub fn lines<G: OnTiles>(game: &G, events: &[G::Event], lang: Lang) -> Vec<String> {
    let stage = stage(game);
    let lines = json(events).into_iter().filter_map(|event| stage.line(&event, &names(), lang));
    lines
        .map(|line| match line.seat {
            Some(seat) => format!("{} {}", NAMES[seat.index()], line.text),
            None => line.text,
        })
        .collect()
}

/// The English line of an event, which is told in every language or in none.
pub fn line(stage: &dyn Stage, event: &Value) -> Option<LogLine> {
    let [english, others @ ..] = Lang::ALL.map(|lang| stage.line(event, &names(), lang));
    for other in others {
        assert_eq!(english.is_some(), other.is_some(), "{event}");
        if let (Some(english), Some(other)) = (&english, other) {
            assert_ne!(english.text, other.text);
            assert!(!english.text.is_empty() && !other.text.is_empty(), "{event}");
            assert_eq!(english.place, other.place);
        }
    }
    english
}

/// Every event is told in every language or in none; says which kinds were told. Points come with
/// the award they stand for and under a heading, and a place lights up.
pub fn told<G: OnTiles>(agreement: &G::Options) -> Vec<String> {
    let mut told: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 0..3 {
        watch::<G>(agreement, 3, 10 + seed, |_, events, stage| {
            for event in json(events) {
                let Some(english) = line(stage, &event) else { continue };
                let kind = event.as_object().and_then(|event| event.keys().next().cloned());
                *told.entry(kind.unwrap()).or_default() += 1;
                if let Some((seats, points)) = english.points {
                    let award = stage.award(&event).unwrap();
                    assert_eq!((seats, points), (award.to, award.points));
                    let heading = stage.heading(&event, Lang::De).unwrap();
                    assert!(stage.headings(Lang::De).contains(&heading));
                    let lit = |place: &String| !stage.light(place).is_empty();
                    assert!(english.place.as_ref().is_none_or(lit), "{event}");
                }
            }
        });
    }
    told.into_keys().collect()
}

/// What a seat would get is the sum of its reasons, each of which lights up.
pub fn reasons_add_up<G: OnTiles>(agreement: &G::Options) {
    let mut reasons = 0;
    watch::<G>(agreement, 3, 20, |game, _, stage| {
        let (now, then) = (game.scores(Audience::Spectator), game.projection(Audience::Spectator));
        for seat in Seat::first(3) {
            let parts = stage.reasons(seat, Lang::En);
            let sum: i32 = parts.iter().map(|reason| reason.points).sum();
            assert_eq!(now[seat.index()] + sum, then[seat.index()]);
            for reason in &parts {
                let lit = |place: &String| !stage.light(place).is_empty();
                assert!(reason.place.as_ref().is_none_or(lit), "{}", reason.text);
            }
            reasons += parts.len();
        }
    });
    assert!(reasons > 100);
}

/// A cell into which no tile will ever fit is crossed out and told of.
pub fn holes_are_crossed_out<G: OnTiles>(
    agreement: &G::Options,
    is_hole: impl Fn(&G, landscape::Cell) -> bool,
) {
    let mut crossed = 0;
    for seed in [3, 4] {
        watch::<G>(agreement, 2, seed, |game, _, stage| {
            for item in stage.overlay("odds", Lang::En) {
                let cell = item.key.split(':').nth(1).unwrap().parse().unwrap();
                let hole = item.class.contains("hole");
                assert_eq!(hole, is_hole(game, cell), "{}", item.key);
                if hole {
                    let told = stage.inspect(&format!("cell:{cell}"), Lang::De).unwrap();
                    assert!(told.title.starts_with("Ein Loch") && told.entries.is_empty());
                    crossed += 1;
                }
            }
        });
    }
    assert!(crossed > 0);
}

/// These refusals have their sentences, and another has none.
pub fn refusals<'a>(game_info: &dyn GameInfo, codes: impl IntoIterator<Item = &'a str>) {
    for code in codes {
        let [english, others @ ..] = Lang::ALL.map(|lang| game_info.refusal(code, lang).unwrap());
        assert!(!others.contains(&english), "{code}");
    }
    assert_eq!(game_info.refusal("no-such-code", Lang::En), None);
}

/// Every option has its words in every language, but for those that the page does not offer.
pub fn options(game_info: &dyn GameInfo, schema: Vec<OptionSpec>, unoffered: &[&str]) {
    for spec in schema {
        let [english, others @ ..] = Lang::ALL.map(|lang| game_info.option(&spec.key, lang));
        assert_eq!(english.is_none(), unoffered.contains(&&*spec.key), "{}", spec.key);
        if english.is_none() {
            continue;
        }
        assert!(others.iter().all(|other| other.is_some() && *other != english));
        let (game::Values::Choice { of } | game::Values::Several { of }) = spec.values else {
            continue;
        };
        for value in of {
            let words = Lang::ALL.map(|lang| game_info.value(&spec.key, &value, lang).unwrap());
            assert!(words.iter().all(|words| !words.is_empty()), "{value}");
        }
    }
}

/// How many tiles these are.
pub fn sum(tally: &Tally) -> u32 {
    tally.entries.iter().map(|entry| entry.count).sum()
}

/// The overlays on offer, by key, with and without the aid.
pub fn overlay_keys(stage: &dyn Stage) -> [Vec<&'static str>; 2] {
    [false, true]
        .map(|outlook| stage.overlays(outlook, Lang::En).iter().map(|choice| choice.key).collect())
}

/// How many items of an overlay are of a class.
pub fn items_of(stage: &dyn Stage, key: &str, class: &str) -> usize {
    stage.overlay(key, Lang::En).iter().filter(|item| item.class.contains(class)).count()
}
