//! Matches known by name: JSON and notation, nothing leaked, nothing changed by a refusal.

use crate::common::{external, fair, finished, play_on, players, seat};
use game::erased::{ActionInput, AnyError, AnyMatch, Spelling, game};
use game::toys::Lanterns;
use game::{Audience, Chance, Coded, Match, Player, Proof, RecordText, Seed, Turn};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::{Map, Value, json};

fn text(notation: &str) -> ActionInput {
    ActionInput::Text(notation.to_owned())
}

fn begin(options: Value, chance: Chance) -> Result<Box<dyn AnyMatch>, AnyError> {
    let options: Map<String, Value> = serde_json::from_value(options).unwrap();
    game::<Lanterns>().begin(&options, players(), chance)
}

#[test]
fn a_game_describes_itself() {
    let lanterns = game::<Lanterns>();
    assert_eq!(
        (lanterns.name(), lanterns.rules_version(), lanterns.seats()),
        ("lanterns", 1, (2, 4))
    );
    let keys: Vec<String> = lanterns.schema().into_iter().map(|spec| spec.key).collect();
    assert_eq!(keys, ["nights", "wind", "ties", "gifts", "toast"]);
    assert_eq!(lanterns.book()["nights"], 3);
}

#[test]
fn a_table_that_cannot_begin_says_why() {
    let code = |options| begin(options, Chance::External).unwrap_err().code();
    assert_eq!(code(json!({"nights": 6})), "setup-bad-option");
    assert_eq!(code(json!({"moonshine": 6})), "setup-unknown-option");
    let alone = game::<Lanterns>().begin(&Map::new(), vec![], Chance::External);
    assert_eq!(alone.unwrap_err().code(), "setup-seats");
}

#[test]
fn turns_speak_json() {
    let turn = |table: &dyn AnyMatch| serde_json::to_value(table.turn()).unwrap();
    assert_eq!(turn(&external()), json!("chance"));
    assert_eq!(turn(&fair(1)), json!({"decide": [0, 1, 2]}));
    assert_eq!(turn(&finished()), json!("over"));
}

#[test]
fn the_card_that_ends_the_night_shows_the_others_cards() {
    let two = vec![Player::person("Anna"), Player::person("Ben")];
    let mut table =
        game::<Lanterns>().begin(&Map::new(), two, Chance::Fair(Seed([3; 32]))).unwrap();
    let first = |table: &dyn AnyMatch, number| {
        ActionInput::from(table.actions(seat(number), Spelling::Notation).remove(0))
    };
    let reveals = |table: &dyn AnyMatch, number, card: &ActionInput| {
        table.reveals(seat(number), card, &mut ChaCha8Rng::seed_from_u64(1))
    };
    let laid = first(table.as_ref(), 0);
    assert!(!reveals(table.as_ref(), 0, &laid));
    table.play(seat(0), &laid).unwrap();
    let last = first(table.as_ref(), 1);
    assert!(reveals(table.as_ref(), 1, &last));
    assert!(reveals(table.as_ref(), 1, &text("no card")), "what cannot be played hides nothing");
}

#[test]
fn the_last_decision_is_told_as_it_is_listed() {
    let mut table = fair(1);
    assert_eq!(table.last_decision(), None);
    let listed = AnyMatch::actions(&table, seat(1), Spelling::Both).remove(0);
    let structured = ActionInput::Json(listed.action.unwrap());
    AnyMatch::play(&mut table, seat(1), &structured).unwrap();
    assert_eq!(table.last_decision(), Some(listed.notation));
}

#[test]
fn every_listed_action_can_be_played_in_both_spellings() {
    let table = fair(1);
    let listed = AnyMatch::actions(&table, seat(1), Spelling::Both);
    assert!(listed.len() > 1, "{listed:?}");
    for action in listed {
        let spelt = [text(&action.notation), ActionInput::Json(action.action.unwrap())];
        let after = spelt.map(|input| {
            let mut copy = table.boxed_clone();
            copy.play(seat(1), &input).unwrap();
            copy.record().to_string()
        });
        assert_eq!(after[0], after[1]);
        assert_ne!(after[0], table.record().to_string());
    }
}

#[test]
fn outcomes_are_listed_with_their_weights_and_settled_in_both_spellings() {
    let table = external();
    let outcomes = AnyMatch::outcomes(&table);
    assert_eq!(outcomes.iter().map(|outcome| outcome.weight).sum::<u32>(), 33);
    let spelt = [text(&outcomes[5].notation), ActionInput::Json(outcomes[5].outcome.clone())];
    for input in spelt {
        let mut copy = table.boxed_clone();
        let told = copy.settle(&input).unwrap();
        assert_eq!(told.to(Audience::Referee)[0], json!({"event": "dealt", "seat": 0, "card": 6}));
        assert_eq!(copy.steps(), 1);
    }
}

#[test]
fn each_audience_hears_what_it_may_know() {
    let mut table = begin(json!({}), Chance::External).unwrap();
    let told = table.settle(&text("card 6")).unwrap();
    let owner =
        [json!({"event": "dealt", "seat": 0, "card": 6}), json!({"event": "glow", "seat": 0})];
    let others = [json!({"event": "dealt", "seat": 0})];
    assert_eq!(told.to(Audience::Referee), owner);
    assert_eq!(told.to(Audience::Seat(seat(0))), owner);
    assert_eq!(told.to(Audience::Seat(seat(1))), others);
    assert_eq!(told.to(Audience::Spectator), others);
    assert_eq!(told.to(Audience::Seat(seat(5))), others);
    assert_eq!(table.log(Audience::Seat(seat(1))).unwrap(), others);
    assert_eq!(table.opening(), told);
    assert_eq!(table.view(Audience::Seat(seat(0))).unwrap()["places"][0]["hand"], json!([6]));
    assert_eq!(table.view(Audience::Spectator).unwrap()["places"][0].get("hand"), None);
}

#[test]
fn refusals_have_codes_and_change_nothing() {
    let mut table = fair(1).boxed_clone();
    let before = table.record();
    let rest = table.play(seat(0), &text("rest")).unwrap_err();
    assert_eq!(
        (rest.code(), rest.ruling(), rest.to_string().as_str()),
        ("light-now", Some("L-01"), "lay a card now")
    );
    let codes = [
        table.play(seat(0), &text("dance")).unwrap_err().code(),
        table.play(seat(0), &ActionInput::Json(json!({"light": 7}))).unwrap_err().code(),
        table.play(seat(3), &text("rest")).unwrap_err().code(),
        table.settle(&text("card 1")).unwrap_err().code(),
        table.settle(&text("rain")).unwrap_err().code(),
        table.undo(1).unwrap_err().code(),
        table.view(Audience::Seat(seat(3))).unwrap_err().code(),
        table.render(Audience::Seat(seat(3))).unwrap_err().code(),
        table.scores(Audience::Seat(seat(3))).unwrap_err().code(),
    ];
    assert_eq!(
        codes,
        [
            "bad-action",
            "bad-action",
            "no-such-seat",
            "chance-is-fair",
            "bad-outcome",
            "nothing-to-undo",
            "no-such-seat",
            "no-such-seat",
            "no-such-seat",
        ]
    );
    assert_eq!(table.record(), before);
}

#[test]
fn another_spelling_is_taken_as_the_listed_one() {
    let mut table = fair(1);
    let mut twin = table.clone();
    AnyMatch::play(&mut table, seat(0), &text("light best")).unwrap();
    let listed = AnyMatch::actions(&twin, seat(0), Spelling::Notation).pop().unwrap();
    AnyMatch::play(&mut twin, seat(0), &text(&listed.notation)).unwrap();
    assert_eq!(table.record(), twin.record());
}

#[test]
fn scores_and_winners() {
    let mut table = fair(1);
    assert_eq!(AnyMatch::winners(&table), None);
    assert_eq!(AnyMatch::scores(&table, Audience::Referee).unwrap().last, None);
    play_on(&mut table, usize::MAX, 3);
    let standing = AnyMatch::scores(&table, Audience::Spectator).unwrap();
    assert_eq!(standing.current.len(), 3);
    let most = *standing.current.iter().max().unwrap();
    let best = AnyMatch::winners(&table).unwrap();
    let has_most = |number: usize| standing.current[number] == most;
    assert!((0..3).all(|number| best.contains(seat(number)) == has_most(number)));
    let spoken = serde_json::to_value(&standing).unwrap();
    assert_eq!(spoken["final"], spoken["current"]);
    assert_eq!(spoken["projected"], spoken["current"]);
}

#[test]
fn records_and_seeds_pass_through() {
    let table = finished();
    let record: RecordText = AnyMatch::record(&table).to_string().parse().unwrap();
    let loaded = game::<Lanterns>().load(&record).unwrap();
    assert_eq!((loaded.name(), loaded.rules_version()), ("lanterns", 1));
    assert_eq!(loaded.players(), players());
    assert_eq!(loaded.options()["nights"], 2);
    assert_eq!(loaded.reveal(), Some(Seed([7; 32])));
    assert_eq!(loaded.commitment(), Some(Seed([7; 32]).commitment()));
    assert_eq!(game::<Lanterns>().verify(&record).unwrap().proof, Proof::Proven);
    let same = loaded.as_any().downcast_ref::<Match<Lanterns>>().unwrap();
    assert_eq!(same.game(), table.game());
}

#[test]
fn a_sealed_match_is_unsealed_through_the_door() {
    let record = fair(7).record();
    let mut loaded = game::<Lanterns>().load(&record).unwrap();
    assert_eq!(loaded.unseal(Seed([1; 32])).unwrap_err().code(), "wrong-seed");
    loaded.unseal(Seed([7; 32])).unwrap();
    loaded.play(seat(2), &text("light best")).unwrap();
    loaded.undo(1).unwrap();
    assert_eq!(loaded.record(), record);
    assert!(loaded.as_any_mut().is::<Match<Lanterns>>());
    assert_ne!(loaded.turn(), Turn::Over);
}
