//! What holds in every game on every map.

use std::collections::{BTreeMap, BTreeSet};

use game::{Audience, Game, Seat, luck};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use settlers::{Action, Bundle, Event, Resource, Settlers, SettlersOptions};
use stage::{Art, Input, Item, Lang, Manner, Reaction, Scene, Stage};

use crate::common::{
    AT_ONCE, PREVIEW, audiences, decider, look, names, stage_of, tables, told, watch,
};

/// How many steps are played on each map: beyond the set-up and some sevens.
const STEPS: usize = 240;

/// Tables where nobody trades with the others: chance offers and refuses for ever, and hardly
/// builds.
fn busy_tables() -> impl Iterator<Item = (SettlersOptions, usize)> {
    tables().map(|(options, seats)| (SettlersOptions { domestic_trade: false, ..options }, seats))
}

/// Looks at every so many states of a game.
fn sample(
    table: &(SettlersOptions, usize),
    seed: u64,
    every: usize,
    mut judge: impl FnMut(&Settlers, &[Event]),
) {
    let mut count = 0;
    watch(table, seed, STEPS, |game, events| {
        count += 1;
        if count % every == 0 {
            judge(game, events);
        }
    });
}

fn legal(game: &Settlers, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    actions
}

/// Shows the game anew: a half-made choice is forgotten.
fn show(stage: &mut dyn Stage, game: &Settlers, seat: Seat) {
    stage.see(&look(game, Audience::Spectator)).unwrap();
    stage.see(&look(game, Audience::Seat(seat))).unwrap();
}

fn cards<'a>(word: &'a str, cards: Bundle) -> impl Iterator<Item = String> + 'a {
    let each = Resource::ALL.into_iter().zip(cards.0);
    each.flat_map(move |(kind, count)| (0..count).map(move |_| format!("{word}:{kind}")))
}

/// The touches that lead to a decision.
fn way(action: Action, manner: Manner) -> Vec<String> {
    match action {
        Action::Offer { give, want } | Action::Counter { give, want } => {
            let counters = matches!(action, Action::Counter { .. });
            let open = if counters { vec!["counter", "reset"] } else { vec!["trade"] };
            let mut way: Vec<String> = open.into_iter().map(str::to_owned).collect();
            way.extend(cards("give", give).chain(cards("want", want)));
            way.push("send".to_owned());
            way
        }
        Action::Lift { .. } => vec![format!("place:{action}"), "send".to_owned()],
        Action::Settle { .. }
        | Action::City { .. }
        | Action::Road { .. }
        | Action::Ship { .. }
        | Action::Robber { .. }
        | Action::Pirate { .. }
        | Action::Harbour { .. }
        | Action::Chart { .. }
        | Action::Chip { .. } => {
            vec![format!("place:{action}"); if manner.preview { 2 } else { 1 }]
        }
        // Nothing changes hands: these are decided by the first touch in any case.
        Action::Refuse | Action::Withdraw | Action::Roll => vec![format!("act:{action}")],
        _ => vec![format!("act:{action}"); if manner.preview { 2 } else { 1 }],
    }
}

#[test]
fn every_legal_decision_can_be_reached_by_touches() {
    let mut reached: BTreeMap<String, u32> = BTreeMap::new();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for table in tables().chain(busy_tables()) {
        sample(&table, 1, 2, |game, _| {
            let Some(seat) = decider(game) else { return };
            let mut stage = stage_of(game, Audience::Seat(seat));
            let legal = legal(game, seat);
            for _ in 0..3 {
                let action = *luck::pick(&mut rng, &legal).unwrap();
                for manner in [PREVIEW, AT_ONCE] {
                    show(stage.as_mut(), game, seat);
                    let way = way(action, manner);
                    let (last, first) = way.split_last().unwrap();
                    for name in first {
                        let felt = stage.feel(Input::Tap(name), manner);
                        assert_eq!(felt, Reaction::Redraw, "{action}: {name}");
                    }
                    match stage.feel(Input::Tap(last), manner) {
                        Reaction::Decide(listed) => assert_eq!(listed.notation, action.to_string()),
                        other => panic!("{action}: {last}: {other:?}"),
                    }
                }
                let word = action.to_string().split(' ').next().unwrap().to_owned();
                *reached.entry(word).or_default() += 1;
            }
        });
    }
    for word in ["settle", "road", "ship", "lift", "robber", "pirate", "offer", "bank"] {
        assert!(reached.get(word).is_some_and(|count| *count > 3), "{word}: {reached:?}");
    }
}

/// What a single touch may decide although a preview is wanted: to trade nothing, and to roll the dice,
/// which every turn begins with.
fn is_harmless(action: Action) -> bool {
    matches!(action, Action::Refuse | Action::Withdraw | Action::Roll)
}

/// What the button that finishes a step may decide at its first touch: the same, and to end a turn in
/// which nothing more can be bought.
fn may_finish(game: &Settlers, seat: Seat, action: Action) -> bool {
    let buys = |action: &Action| {
        matches!(
            action,
            Action::Buy
                | Action::Road { .. }
                | Action::Ship { .. }
                | Action::Settle { .. }
                | Action::City { .. }
        )
    };
    is_harmless(action) || action == Action::End && !legal(game, seat).iter().any(buys)
}

/// Who wants a preview decides nothing irrevocable by one touch, whatever it is that they touch.
#[test]
fn nothing_irrevocable_is_decided_by_one_touch() {
    let (mut touched, mut words) = (0, BTreeSet::new());
    for table in tables().chain(busy_tables()) {
        sample(&table, 13, 11, |game, _| {
            for seat in decider(game).into_iter().chain(game.at_liberty().iter()) {
                let mut stage = stage_of(game, Audience::Seat(seat));
                for name in touchable(stage.as_ref()) {
                    show(stage.as_mut(), game, seat);
                    touched += 1;
                    if let Reaction::Decide(listed) = stage.feel(Input::Tap(&name), PREVIEW) {
                        let action: Action = listed.notation.parse().unwrap();
                        assert!(is_harmless(action), "{name} decides {action} at once");
                        words.insert(listed.notation);
                    }
                }
                show(stage.as_mut(), game, seat);
                if let Reaction::Decide(listed) = stage.feel(Input::Done, PREVIEW) {
                    let action: Action = listed.notation.parse().unwrap();
                    assert!(may_finish(game, seat, action), "{action} is decided at once");
                    words.insert(listed.notation);
                }
            }
        });
    }
    assert!(touched > 1_000, "{touched}");
    assert!(["refuse", "roll", "withdraw"].iter().all(|word| words.contains(*word)), "{words:?}");
}

fn targets(scene: &Scene) -> Vec<String> {
    let touched = scene.items.iter().filter_map(|item| item.touch.as_ref());
    touched.map(|touch| touch.target.clone()).collect()
}

/// Everything that a person could touch: on the board and in the panels.
fn touchable(stage: &dyn Stage) -> Vec<String> {
    let mut all = targets(&stage.scene(Lang::En));
    for panel in stage.panels(&names(), &[], Lang::En) {
        for row in panel.rows {
            match row {
                stage::Row::Tokens { tokens, .. } => {
                    all.extend(tokens.into_iter().filter_map(|token| token.target));
                }
                stage::Row::Presses(presses) => {
                    all.extend(presses.into_iter().map(|press| press.target));
                }
                _ => {}
            }
        }
    }
    all
}

/// A person who touches anything at all, as often as they like.
#[test]
fn every_decision_is_legal() {
    let mut decided = 0;
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    for table in tables().chain(busy_tables()) {
        sample(&table, 2, 4, |game, _| {
            let Some(seat) = decider(game) else { return };
            let mut stage = stage_of(game, Audience::Seat(seat));
            for _ in 0..6 {
                let names = touchable(stage.as_ref());
                let name = luck::pick(&mut rng, &names).unwrap();
                let inputs = [
                    Input::Tap(name),
                    Input::Tap(name),
                    Input::Tap(name),
                    Input::Done,
                    Input::Cancel,
                ];
                let input = *luck::pick(&mut rng, &inputs).unwrap();
                let manner = Manner { preview: luck::below(&mut rng, 2) == 0 };
                if let Reaction::Decide(listed) = stage.feel(input, manner) {
                    let action: Action = listed.notation.parse().unwrap();
                    assert_eq!(game.check(seat, action), Ok(()), "{input:?} {listed:?}");
                    decided += 1;
                }
            }
        });
    }
    assert!(decided > 500, "{decided}");
}

#[test]
fn what_says_that_it_acts_does_something_and_nothing_else_does() {
    for table in busy_tables() {
        sample(&table, 3, 12, |game, _| {
            let Some(seat) = decider(game) else { return };
            let mut stage = stage_of(game, Audience::Seat(seat));
            for item in stage.scene(Lang::En).items {
                let Some(touch) = item.touch else { continue };
                stage.feel(Input::Cancel, PREVIEW);
                let reaction = stage.feel(Input::Tap(&touch.target), PREVIEW);
                assert_eq!(reaction != Reaction::Still, touch.acts, "{}", touch.target);
            }
        });
    }
}

#[test]
fn every_scene_keeps_the_contract_for_everybody() {
    for table in busy_tables() {
        sample(&table, 4, 12, |game, _| {
            for audience in audiences(game) {
                let stage = stage_of(game, audience);
                let english = stage.scene(Lang::En);
                let keys: BTreeSet<&str> =
                    english.items.iter().map(|item| item.key.as_str()).collect();
                assert_eq!(keys.len(), english.items.len(), "two items with one key");
                let targets = targets(&english);
                assert_eq!(targets.iter().collect::<BTreeSet<_>>().len(), targets.len());
                Lang::ALL.iter().for_each(|lang| shows_the_same(&english, &stage.scene(*lang)));
            }
        });
    }
}

/// What is shown is the same in every language, and what can be touched has a name.
fn shows_the_same(english: &Scene, other: &Scene) {
    assert_eq!(english.items.len(), other.items.len());
    for (english, other) in english.items.iter().zip(&other.items) {
        assert_eq!(english.key, other.key);
        assert!(!other.art.is_empty(), "{}", other.key);
        assert!(other.touch.as_ref().is_none_or(|touch| !touch.name.is_empty()));
    }
}

/// A page draws a picture once per key: what looks different must be called differently.
#[test]
fn a_key_stands_for_one_picture() {
    for table in busy_tables() {
        let mut known: BTreeMap<(&str, String), Art> = BTreeMap::new();
        let mut check = |layer: &'static str, items: Vec<Item>| {
            for item in items {
                let art = known.entry((layer, item.key.clone())).or_insert(item.art.clone());
                assert_eq!(*art, item.art, "{layer} {}", item.key);
            }
        };
        sample(&table, 5, 6, |game, events| {
            let seat = decider(game).map_or(Audience::Spectator, Audience::Seat);
            let stage = stage_of(game, seat);
            let scene = stage.scene(Lang::En);
            let places = targets(&scene).into_iter();
            let seats = Seat::first(game.seats());
            let more = seats.flat_map(|seat| [format!("route:{seat}"), format!("seat:{seat}")]);
            for target in places.chain(more).chain(["roll:8".to_owned()]) {
                let lights = stage.light(&target);
                let keys: BTreeSet<&str> = lights.iter().map(|item| item.key.as_str()).collect();
                assert_eq!(keys.len(), lights.len(), "{target}");
                check("light", lights);
            }
            check("scene", scene.items);
            let lately = &events[events.len().saturating_sub(30)..];
            check("marks", stage.marks(&told(lately, seat)));
            for overlay in stage.overlays(true, Lang::En) {
                check(overlay.key, stage.overlay(overlay.key, Lang::En));
            }
        });
    }
}

#[test]
fn what_can_be_pointed_at_lights_up() {
    for table in busy_tables() {
        sample(&table, 6, 20, |game, _| {
            let seat = decider(game).map_or(Audience::Spectator, Audience::Seat);
            let stage = stage_of(game, seat);
            for target in targets(&stage.scene(Lang::En)) {
                assert!(!stage.light(&target).is_empty(), "{target}");
            }
        });
    }
}

/// The rules say how long a run is; the stage finds the pieces.
#[test]
fn the_longest_route_is_shown_in_its_whole_length() {
    let mut longest = 0;
    for table in busy_tables() {
        let mut before = Vec::new();
        watch(&table, 7, 3 * STEPS, |game, _| {
            let view = game.view(Audience::Spectator);
            let lengths: Vec<u8> = view.players.iter().map(|player| player.route).collect();
            if std::mem::replace(&mut before, lengths.clone()) == lengths {
                return;
            }
            let stage = stage_of(game, Audience::Spectator);
            for (seat, player) in Seat::first(game.seats()).zip(&view.players) {
                let lights = stage.light(&format!("route:{seat}"));
                let pieces = lights.iter().filter(|item| item.class == "light side").count();
                assert_eq!(pieces, usize::from(player.route), "{}", game.render(Audience::Referee));
                longest = longest.max(pieces);
            }
        });
    }
    assert!(longest > 6, "{longest}");
}

/// Where a ship would go is worked out before it is lifted; the rules must agree.
#[test]
fn a_ship_sails_where_the_rules_let_it() {
    let mut lifted = 0;
    for table in busy_tables().filter(|(options, _)| options.scenario != "base") {
        sample(&table, 8, 2, |game, _| {
            let Some(seat) = decider(game) else { return };
            for action in legal(game, seat) {
                let Action::Lift { from } = action else { continue };
                let mut stage = stage_of(game, Audience::Seat(seat));
                let ship = format!("ship:{from}:{seat}:open");
                let open = stage.scene(Lang::En).items.iter().any(|item| item.key == ship);
                assert!(open, "{from} may leave: {}", game.render(Audience::Referee));
                stage.feel(Input::Tap(&format!("place:{action}")), PREVIEW);
                let shown: BTreeSet<String> = targets(&stage.scene(Lang::En))
                    .into_iter()
                    .filter_map(|target| Some(format!("ship {}", target.strip_prefix("sail:")?)))
                    .collect();
                let mut after = game.clone();
                after.play(seat, action).unwrap();
                let real = self::legal(&after, seat).iter().map(ToString::to_string).collect();
                assert_eq!(shown, real, "{}", game.render(Audience::Referee));
                lifted += 1;
            }
        });
    }
    assert!(lifted > 100, "{lifted}");
}

/// Ghosts can be told apart by a finger: alone they are large, and none covers another's middle.
#[test]
fn ghosts_leave_each_other_room() {
    let mut largest: f32 = 0.0;
    for table in busy_tables() {
        sample(&table, 9, 4, |game, _| {
            let Some(seat) = decider(game) else { return };
            let scene = stage_of(game, Audience::Seat(seat)).scene(Lang::En);
            let ghosts: Vec<&Item> =
                scene.items.iter().filter(|item| item.class.starts_with("ghost")).collect();
            for (place, ghost) in ghosts.iter().enumerate() {
                let area = ghost.touch.as_ref().unwrap().area;
                assert!(area.width >= 24.0, "{}", ghost.key);
                largest = largest.max(area.width.min(area.height));
                let (left, top) = (ghost.at.x + area.at.x, ghost.at.y + area.at.y);
                for below in &ghosts[..place] {
                    let middle = below.touch.as_ref().unwrap().area;
                    let x = below.at.x + middle.at.x + middle.width / 2.0;
                    let y = below.at.y + middle.at.y + middle.height / 2.0;
                    let covers = (left..left + area.width).contains(&x)
                        && (top..top + area.height).contains(&y);
                    assert!(!covers, "{} covers {}", ghost.key, below.key);
                }
            }
        });
    }
    assert!(largest >= 48.0, "{largest}");
}

/// Whoever looks, and whatever is asked: an answer, never a panic.
#[test]
fn everybody_may_ask_about_everything() {
    for table in busy_tables() {
        sample(&table, 10, 30, |game, _| {
            for audience in audiences(game) {
                let stage = stage_of(game, audience);
                let mut places = targets(&stage.scene(Lang::De));
                places.extend(
                    ["hex:h63", "corner:c191", "side:s253", "line:c0-c191"].map(str::to_owned),
                );
                for place in places {
                    stage.light(&place);
                    if let Some(tally) = stage.inspect(&place, Lang::De) {
                        assert!(!tally.title.is_empty());
                    }
                }
                for overlay in stage.overlays(true, Lang::De) {
                    stage.overlay(overlay.key, Lang::De);
                }
                assert!(stage.stock(Lang::De).entries.len() > 5);
            }
        });
    }
}
