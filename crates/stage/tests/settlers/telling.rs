//! Everything that can happen or be refused is told in every language.

use std::collections::{BTreeMap, BTreeSet};

use game::{Audience, Coded, Game, Options, Seat, SeatSet, Values};
use serde_json::{Value, json};
use settlers::{
    Action, Answer, Bundle, Card, ChipReason, Corner, Event, HarbourKind, Hex, Resource, Roll,
    Settlers, SettlersOptions, Side, Terrain,
};
use stage::{GameExtras, Lang, Stage, Story, game_info};

use crate::common::{
    audiences, build, decider, names, seat, stage_of, tables, told, watch, watch_how,
};

/// The line of an event with the name in front.
fn line(stage: &dyn Stage, event: &Value, lang: Lang) -> Option<String> {
    let line = stage.line(event, &names(), lang)?;
    Some(match line.seat {
        Some(seat) => format!("{} {}", names()[seat.index()], line.text),
        None => line.text,
    })
}

fn open() -> Box<dyn Stage> {
    stage::settlers::Info.open()
}

#[test]
fn the_log_reads_like_a_story() {
    let (anna, ben) = (seat(0), seat(1));
    let (wool, ore) = (Bundle::of(Resource::Wool, 2), Bundle::of(Resource::Ore, 1));
    let events = [
        Event::Rolled { seat: anna, roll: Roll::of([3, 5]).unwrap() },
        Event::Received { seat: ben, cards: Bundle([1, 0, 2, 0, 0]) },
        Event::Offered { seat: anna, give: wool, want: ore },
        Event::Answered {
            seat: ben,
            to: Some(anna),
            answer: Answer::Countered { give: ore, want: wool },
        },
        Event::Stolen { thief: anna, victim: ben, card: None },
        Event::Settled { seat: anna, corner: Corner(3) },
        Event::Won { winners: SeatSet::only(anna), points: vec![10, 4] },
    ];
    let lines = |lang| -> Vec<String> {
        let told = told(&events, Audience::Referee);
        told.iter().filter_map(|event| line(open().as_ref(), event, lang)).collect()
    };
    assert_eq!(
        lines(Lang::En),
        [
            "Anna rolls 8 (3 + 5)",
            "Ben gets 1 brick and 2 wool",
            "Anna offers: 2 wool for 1 ore",
            "Ben makes a counter-offer: 1 ore for 2 wool",
            "Anna steals a card from Ben",
            "Anna builds a settlement",
            "The game is over: Anna wins with 10 points.",
        ]
    );
    assert_eq!(
        lines(Lang::De),
        [
            "Anna würfelt 8 (3 + 5)",
            "Ben bekommt 1 Lehm und 2 Wolle",
            "Anna bietet: 2 Wolle für 1 Erz",
            "Ben macht ein Gegenangebot: 1 Erz für 2 Wolle",
            "Anna stiehlt Ben eine Karte",
            "Anna baut eine Siedlung",
            "Das Spiel ist aus: Anna gewinnt mit 10 Punkten.",
        ]
    );
}

/// One of each that random games seldom come to.
fn rare() -> Vec<Event> {
    let seat = seat(0);
    let card = Some(Resource::Ore);
    let hex = Hex(5);
    vec![
        Event::DealtAgain,
        Event::ChipTaken { seat, from: hex, number: 5 },
        Event::HarbourDrawn { seat, kind: HarbourKind::General },
        Event::Discovered { seat, hex, terrain: Terrain::Gold },
        Event::Short { kind: Resource::Wool },
        Event::MustDiscard { seat, count: 4 },
        Event::Discarded { seat, card: Resource::Ore },
        Event::PirateMoved { seat, hex },
        Event::Stolen { thief: seat, victim: self::seat(1), card },
        Event::ShipLifted { seat, side: Side(4) },
        Event::CardBought { seat, card: Some(Card::Point) },
        Event::CardPlayed { seat, card: Card::Monopoly },
        Event::Monopolised { seat, kind: Resource::Ore, from: self::seat(1), count: 3 },
        Event::Answered { seat, to: None, answer: Answer::Accepted },
        Event::Answered { seat, to: None, answer: Answer::Refused },
        Event::Withdrawn { seat },
        Event::LongestRoute { holder: None, length: 4 },
        Event::LongestRoute { holder: Some(seat), length: 6 },
        Event::LargestArmy { holder: seat, knights: 3 },
        Event::ChipsEarned { seat, corner: Corner(1), chips: 2, reason: ChipReason::Island },
        Event::ChipsEarned { seat, corner: Corner(1), chips: 1, reason: ChipReason::TradeLine },
        Event::ChipReturned { seat, from: Corner(1), to: Corner(9) },
        Event::LineClosed { seat, from: Corner(1), to: Corner(9) },
    ]
}

/// Adds what an event is called, under whether it has a line; all languages must agree.
fn tell(stage: &dyn Stage, event: &Value, kinds: &mut BTreeMap<String, bool>) {
    let english = stage.line(event, &names(), Lang::En);
    kinds.insert(event["type"].as_str().unwrap().to_owned(), english.is_some());
    let award = stage.award(event).map(|award| (award.to, award.points));
    for lang in Lang::ALL {
        let line = stage.line(event, &names(), lang);
        assert_eq!(line.is_some(), english.is_some(), "{event}");
        let (Some(line), Some(english)) = (line, &english) else { continue };
        assert_eq!(line.text == english.text, lang == Lang::En, "{event}");
        assert_eq!((&line.place, line.seat), (&english.place, english.seat));
        assert_eq!(line.points, award);
        let heading = stage.heading(event, lang);
        assert_eq!(heading.is_some(), award.is_some());
        assert!(heading.is_none_or(|heading| stage.headings(lang).contains(&heading)));
    }
}

#[test]
fn every_event_is_told_in_all_languages_or_in_none() {
    let mut kinds = BTreeMap::new();
    for table in tables() {
        let mut seen = 0;
        watch_how(&table, 21, 700, build, |game, events| {
            let stage = stage_of(game, Audience::Spectator);
            let told = told(&events[seen..], Audience::Spectator);
            told.iter().for_each(|event| tell(stage.as_ref(), event, &mut kinds));
            seen = events.len();
        });
    }
    let common: BTreeSet<String> = kinds.keys().cloned().collect();
    assert!(common.len() > 20, "{common:?}");
    let stage = open();
    told(&rare(), Audience::Referee)
        .iter()
        .for_each(|event| tell(stage.as_ref(), event, &mut kinds));
    let silent: Vec<&str> =
        kinds.iter().filter(|(_, has_line)| !**has_line).map(|(kind, _)| kind.as_str()).collect();
    assert_eq!(silent, ["chip-laid", "harbour-laid", "hex-dealt", "turn-began"]);
    assert_eq!(stage.line(&json!({ "type": "eclipse" }), &names(), Lang::En), None);
}

/// What a line is about lights up while the game looks as it did then.
#[test]
fn places_of_lines_light_up() {
    let mut lit = 0;
    for table in tables() {
        let mut seen = 0;
        watch(&table, 33, 400, |game, events| {
            let stage = stage_of(game, Audience::Spectator);
            for event in told(&events[seen..], Audience::Spectator) {
                let line = stage.line(&event, &names(), Lang::En);
                // A lifted ship is gone, a broken line too, and a roll may find no hex.
                let fleeting = ["ship-lifted", "chip-returned", "rolled"];
                let kind = event["type"].as_str().unwrap();
                if let Some(place) = line.and_then(|line| line.place)
                    && !fleeting.contains(&kind)
                {
                    assert!(!stage.light(&place).is_empty(), "{place} of {event}");
                    lit += 1;
                }
            }
            seen = events.len();
        });
    }
    assert!(lit > 200, "{lit}");
}

/// Every code that the rules can refuse with, read from where they are named.
fn codes() -> Vec<&'static str> {
    let source = include_str!("../../../settlers/src/refusal.rs");
    let named = source.lines().filter(|line| line.ends_with("\";") && line.contains(", \""));
    named.filter_map(|line| line.split('"').nth(1)).collect()
}

#[test]
fn every_refusal_has_its_sentence() {
    let game_info = game_info("settlers").unwrap();
    assert!(codes().len() >= 40 && codes().contains(&"too-near"));
    for code in codes() {
        let words: BTreeSet<_> =
            Lang::ALL.iter().map(|lang| game_info.refusal(code, *lang)).collect();
        assert!(!words.contains(&None), "{code} has no words");
        assert_eq!(words.len(), Lang::ALL.len(), "{code}");
    }
    assert_eq!(game_info.refusal("no-such-code", Lang::En), None);
    let game = Settlers::start(&SettlersOptions::default(), 3).unwrap();
    let refused = game.check(Seat::FIRST, Action::End).unwrap_err();
    assert!(game_info.refusal(refused.code(), Lang::De).is_some());
}

#[test]
fn every_option_has_its_words() {
    let game_info = game_info("settlers").unwrap();
    for spec in SettlersOptions::schema() {
        let words = Lang::ALL.map(|lang| game_info.option(&spec.key, lang).unwrap());
        let helps: BTreeSet<_> = words.iter().map(|words| words.help).collect();
        assert_eq!(helps.len(), Lang::ALL.len(), "{}", spec.key);
        assert!(words.iter().all(|words| !words.label.is_empty()), "{}", spec.key);
        let values = match spec.values {
            Values::Choice { of } => of,
            Values::Switch => vec!["true".to_owned(), "false".to_owned()],
            _ => Vec::new(),
        };
        for value in values {
            for lang in Lang::ALL {
                let words = game_info.value(&spec.key, &value, lang);
                assert!(words.is_some_and(|words| !words.is_empty()), "{} {value}", spec.key);
            }
        }
    }
    assert!(game_info.option("redeal", Lang::De).is_some());
}

#[test]
fn points_have_their_reasons() {
    let mut chips = 0;
    for table in tables() {
        let mut moment = 0;
        watch_how(&table, 40, 1500, build, |game, events| {
            moment += 1;
            for audience in audiences(game).into_iter().filter(|_| moment % 10 == 0) {
                let stage = stage_of(game, audience);
                let points = game.scores(audience);
                let summary = stage.summary(&told(events, audience), Lang::En);
                for seat in Seat::first(game.seats()) {
                    let reasons = stage.reasons(seat, Lang::De);
                    let sum: i32 = reasons.iter().map(|reason| reason.points).sum();
                    assert_eq!(sum, points[seat.index()]);
                    let rows: i32 = summary.iter().map(|(_, row)| row[seat.index()]).sum();
                    assert_eq!(rows, points[seat.index()]);
                }
                chips += summary.iter().filter(|(name, _)| *name == "Victory chips").count();
            }
        });
    }
    assert!(chips > 0);
}

#[test]
fn who_decides_is_told_what_is_asked() {
    let mut titles = BTreeSet::new();
    for table in tables() {
        watch(&table, 50, 300, |game, _| {
            for audience in audiences(game) {
                let stage = stage_of(game, audience);
                let asked = matches!((audience, game.turn()), (Audience::Seat(seat), game::Turn::Decide(seats)) if seats.contains(seat));
                for lang in Lang::ALL {
                    let prompt = stage.prompt(lang);
                    assert_eq!(asked, !prompt.title.is_empty(), "{prompt:?}");
                    assert_eq!(stage.done(lang).is_some(), stage.done(Lang::En).is_some());
                    assert!(asked || stage.done(lang).is_none());
                    assert_eq!(stage.seats(lang).len(), game.seats());
                }
                titles.insert(stage.prompt(Lang::En).title);
            }
        });
    }
    assert!(titles.len() > 10, "{titles:?}");
}

#[test]
fn the_help_says_all_of_it_in_every_language() {
    let game_info = stage::extras("settlers").unwrap();
    let english = game_info.help(Lang::En);
    for other in Lang::ALL.into_iter().skip(1).map(|lang| game_info.help(lang)) {
        assert_eq!(english.sections.len(), other.sections.len());
        for (english, other) in english.sections.iter().zip(&other.sections) {
            assert_eq!(english.key, other.key);
            assert_eq!(english.body.len(), other.body.len());
            for pair in english.body.iter().zip(&other.body) {
                assert_ne!(pair.0, pair.1, "{}", english.key);
            }
        }
    }
    let keys: BTreeSet<_> = english.sections.iter().map(|section| section.key).collect();
    assert_eq!(keys.len(), english.sections.len());
    for id in settlers::scenario::IDS.iter().filter(|id| **id != "base") {
        let family = id.trim_end_matches("-3").trim_end_matches("-4");
        assert!(keys.contains(family), "{id}");
    }
}

#[test]
fn a_bot_that_waits_is_not_asked() {
    let (options, seats) = (SettlersOptions::default(), 3);
    watch(&(options, seats), 1, 60, |game, _| {
        let Some(asked) = decider(game) else { return };
        let other = asked.next(seats);
        let view = game.view(Audience::Spectator);
        if !view.deciding.contains(other) {
            let stage = stage_of(game, Audience::Seat(other));
            assert_eq!(stage.prompt(Lang::En).title, "");
        }
    });
}

/// However many cards somebody discards and whoever does so meanwhile: it is one line each.
#[test]
fn a_discard_is_told_in_one_line() {
    let (anna, ben) = (seat(0), seat(1));
    let card = |seat, card| Event::Discarded { seat, card };
    let events = [
        Event::Rolled { seat: anna, roll: Roll::of_sum(7).unwrap() },
        Event::MustDiscard { seat: anna, count: 3 },
        Event::MustDiscard { seat: ben, count: 4 },
        card(ben, Resource::Wool),
        card(anna, Resource::Wool),
        card(ben, Resource::Wool),
        card(anna, Resource::Ore),
        card(anna, Resource::Wool),
        card(ben, Resource::Brick),
    ];
    let moved = Event::RobberMoved { seat: anna, hex: Hex(3) };
    let lines = |events: &[Event], lang| -> Vec<String> {
        let mut story = Story::default();
        for event in told(events, Audience::Referee) {
            story.tell(open().as_ref(), &event, &names(), lang);
        }
        story.lines().iter().map(|line| line.text.clone()).collect()
    };
    assert_eq!(
        lines(&events, Lang::En),
        ["rolls 7", "discards 2 wool and 1 ore", "discards 1 brick and 2 wool; 1 more to go"]
    );
    assert_eq!(
        lines(&events[..4], Lang::De),
        ["würfelt 7", "muss 3 Karten abwerfen", "wirft 1 Wolle ab; 3 fehlen noch"]
    );
    // The next seven begins lines of its own.
    let twice = [&events[..], &[card(ben, Resource::Brick), moved], &events].concat();
    assert_eq!(lines(&twice, Lang::En).len(), 7);
}
