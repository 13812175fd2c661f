//! What a bot advises is said in words, and what to press for it is lit.

use std::collections::BTreeMap;

use game::erased::ListedAction;
use game::{Audience, Game, Seat, luck};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use settlers::{Action, Resource, Settlers};
use stage::{Lang, Lit, Stage};

use crate::common::{
    AT_ONCE, PREVIEW, build, decider, listed, look, names, stage_of, tables, watch_how,
};
use crate::hinting::{leads_there, speaks};

/// How many steps are played on each map.
const STEPS: usize = 300;

/// Of so many in a hundred it is said why, at least. Those followed here are any that are legal: what a
/// bot advises is better, and has a reason more often.
const REASONED: [(&str, usize); 13] = [
    ("city", 100),
    ("rob", 100),
    ("settle", 95),
    ("end", 70),
    ("refuse", 60),
    ("robber", 40),
    ("accept", 25),
    ("bank", 25),
    ("counter", 25),
    ("offer", 20),
    ("ship", 20),
    ("road", 12),
    ("discard", 5),
];

/// A whole piece of advice that begins with this action: cards go on to be given up or taken.
fn advice(game: &Settlers, seat: Seat, action: Action, rng: &mut ChaCha8Rng) -> Vec<ListedAction> {
    let mut world = game.clone();
    let mut steps = vec![listed(action)];
    world.play(seat, action).unwrap();
    let cards = |action: &Action| matches!(action, Action::Discard { .. } | Action::Take { .. });
    while cards(&action) {
        let mut legal = Vec::new();
        world.actions(seat, &mut legal);
        let Some(next) = luck::pick(rng, &legal).copied().filter(cards) else { break };
        steps.push(listed(next));
        world.play(seat, next).unwrap();
    }
    steps
}

fn show(stage: &mut dyn Stage, game: &Settlers, seat: Seat) {
    stage.see(&look(game, Audience::Spectator)).unwrap();
    stage.see(&look(game, Audience::Seat(seat))).unwrap();
}

/// On every map, whatever is legal is told in words; and what is lit leads to it, whether it is
/// tried at once or the person has to find it.
#[test]
fn every_decision_of_every_scenario_is_told_and_led_to() {
    let mut told: BTreeMap<String, [usize; 2]> = BTreeMap::new();
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for (number, table) in tables().enumerate() {
        let mut count = 0;
        watch_how(&table, number as u64, STEPS, build, |game, _| {
            count += 1;
            let Some(seat) = decider(game).filter(|_| count % 2 == 0) else { return };
            let mut legal = Vec::new();
            game.actions(seat, &mut legal);
            let mut stage = stage_of(game, Audience::Seat(seat));
            for action in spread(legal, count) {
                let advice = advice(game, seat, action, &mut rng);
                let kind = advice[0].notation.split(' ').next().unwrap().to_owned();
                let entry = told.entry(kind).or_default();
                show(stage.as_mut(), game, seat);
                entry[0] += 1;
                entry[1] += speaks(stage.as_ref(), &advice, &names());
                let all = entry[0];
                let (manner, tried) =
                    [(PREVIEW, true), (PREVIEW, false), (AT_ONCE, false)][all % 3];
                show(stage.as_mut(), game, seat);
                if tried {
                    stage.suggest(&advice);
                }
                leads_there(stage.as_mut(), &advice, manner, all.is_multiple_of(2));
            }
        });
    }
    for kind in [
        "roll", "end", "settle", "road", "ship", "lift", "city", "buy", "knight", "robber",
        "pirate", "rob", "discard", "take", "bank", "offer", "accept", "refuse", "counter", "deal",
        "withdraw", "monopoly", "harbour",
    ] {
        assert!(told.contains_key(kind), "{kind}: {told:?}");
    }
    for (kind, least) in REASONED {
        let [all, reasoned] = told[kind];
        assert!(100 * reasoned >= least * all, "{kind}: {reasoned} reasons of {all}");
    }
}

/// A few decisions of each kind, others in each state.
fn spread(legal: Vec<Action>, state: usize) -> Vec<Action> {
    let mut kinds: BTreeMap<String, Vec<Action>> = BTreeMap::new();
    for action in legal {
        let kind = action.to_string().split(' ').next().unwrap_or_default().to_owned();
        kinds.entry(kind).or_default().push(action);
    }
    let some = kinds.into_values().flat_map(|of_kind| {
        let first = state % of_kind.len();
        let step = of_kind.len().div_ceil(2);
        (first..first + of_kind.len()).step_by(step).map(move |at| of_kind[at % of_kind.len()])
    });
    some.collect()
}

/// Somewhere on a table the first seat may do this.
fn somewhere(likes: impl Fn(&Settlers, Action) -> bool) -> (Settlers, Seat, Action) {
    let mut found = None;
    for (number, table) in tables().enumerate() {
        watch_how(&table, 70 + number as u64, STEPS, build, |game, _| {
            let Some(seat) = decider(game).filter(|_| found.is_none()) else { return };
            let mut legal = Vec::new();
            game.actions(seat, &mut legal);
            let meant = legal.into_iter().find(|action| likes(game, *action));
            found = meant.map(|action| (game.clone(), seat, action));
        });
    }
    found.unwrap()
}

#[test]
fn whole_discards_are_told_at_once() {
    let several = |game: &Settlers, action: Action| {
        let owed = |seat: Seat| game.view(Audience::Seat(seat)).players[seat.index()].owed;
        matches!(action, Action::Discard { .. }) && owed(decider(game).unwrap()) >= 3
    };
    let (game, seat, action) = somewhere(several);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let advice = advice(&game, seat, action, &mut rng);
    let owed = usize::from(game.view(Audience::Seat(seat)).players[seat.index()].owed);
    assert_eq!(advice.len(), owed);
    let mut stage = stage_of(&game, Audience::Seat(seat));
    stage.suggest(&advice);
    let hint = stage.hint(&advice, &names(), Lang::En).unwrap();
    assert_eq!(hint.lit, [Lit::Done], "all of them are picked");
    assert!(hint.text.starts_with("Discard "), "{}", hint.text);
    let counted: u32 = hint.text.split(' ').filter_map(|word| word.parse::<u32>().ok()).sum();
    assert_eq!(counted as usize, owed, "{}", hint.text);
}

#[test]
fn the_words_are_those_of_a_person() {
    let said = |kind: fn(Action) -> bool| {
        let (game, seat, action) = somewhere(|_, action| kind(action));
        let stage = stage_of(&game, Audience::Seat(seat));
        [Lang::En, Lang::De].map(|lang| stage.hint(&[listed(action)], &names(), lang).unwrap().text)
    };
    assert_eq!(said(|action| action == Action::Roll), ["Roll the dice", "Würfle"]);
    assert_eq!(
        said(|action| action == Action::Refuse),
        ["Refuse this offer", "Lehne das Angebot ab"]
    );
    let wool = |action| matches!(action, Action::Bank { take: Resource::Wool, .. });
    let [english, german] = said(wool);
    assert!(english.starts_with("Trade ") && english.ends_with(" for 1 wool with the bank"));
    assert!(german.ends_with(" gegen 1 Wolle"), "{german}");
}
