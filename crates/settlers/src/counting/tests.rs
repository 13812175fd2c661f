//! Hands as others believe them to be.

use game::{Game, Quiet};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use super::*;
use crate::action::{Action, Outcome};
use crate::ruling_tests::scenes::*;

const WORLDS: usize = 4_000;

fn cards(text: &str) -> Cards {
    let bundle: crate::goods::Bundle = text.parse().expect("cards");
    bundle.cards().expect("few enough")
}

/// Seat 0 has its turn; everybody has cards that the land has brought.
fn table(hands: [&str; 4]) -> Settlers {
    let mut game = bare("base");
    hands.iter().enumerate().for_each(|(owner, hand)| game.give(owner, cards(hand)));
    game
}

fn steal(game: &mut Settlers, thief: usize, victim: usize, card: Resource) {
    game.now.active = seat(thief);
    game.now.phase = Phase::Steal { victim: seat(victim), rolled: true };
    game.settle(Outcome::Stolen { card }).expect("it is there");
}

/// In how many worlds that `eyes` draws the hand of `owner` holds these cards, out of a hundred.
fn share(game: &Settlers, eyes: usize, owner: usize, holds: &str) -> f32 {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let hand = cards(holds);
    let worlds = (0..WORLDS).map(|_| game.resample(seat(eyes), &mut rng));
    let held = worlds.filter(|world| world.player(seat(owner)).hand.covers(hand)).count();
    100.0 * held as f32 / WORLDS as f32
}

fn near(got: f32, want: f32) {
    assert!((got - want).abs() < 3.0, "{got}, not {want}");
}

#[test]
fn what_everybody_saw_is_never_dealt_otherwise() {
    let mut game = table(["2wool", "3ore+1grain", "1brick+2lumber", "0"]);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for eyes in 0..4 {
        for _ in 0..50 {
            assert_eq!(game.resample(seat(eyes), &mut rng), game);
        }
    }
    game.pay(seat(1), cards("1ore"));
    assert_eq!(game.counted(seat(1)), cards("2ore+1grain"));
}

#[test]
fn after_a_theft_worlds_have_the_proportions_of_the_hand() {
    let mut game = table(["0", "3wool+1ore", "0", "0"]);
    steal(&mut game, 0, 1, Resource::Wool);
    near(share(&game, 2, 0, "1ore"), 25.0);
    near(share(&game, 3, 1, "3wool"), 25.0);
    assert_eq!(game.counted(seat(1)), cards("2wool"));
}

#[test]
fn thief_and_victim_know_what_was_taken() {
    let mut game = table(["0", "3wool+1ore", "0", "0"]);
    steal(&mut game, 0, 1, Resource::Wool);
    for eyes in [0, 1] {
        assert!((0..2).all(|owner| share(&game, eyes, owner, "1wool") == 100.0));
        assert_eq!(share(&game, eyes, 1, "1ore"), 100.0);
    }
}

#[test]
fn a_second_theft_weighs_what_the_first_may_have_taken() {
    let mut game = table(["0", "1wool+1ore", "0", "0"]);
    steal(&mut game, 0, 1, Resource::Wool);
    steal(&mut game, 2, 1, Resource::Ore);
    near(share(&game, 3, 0, "1wool"), 50.0);
    assert_eq!(share(&game, 0, 2, "1ore"), 100.0, "seat 0 knows what was left to take");
    game.give(0, cards("1ore"));
    steal(&mut game, 3, 0, Resource::Ore);
    // Seats 1 and 2 know that wool lay beside the ore; for the table it was ore in half of the cases.
    near(share(&game, 1, 3, "1ore"), 50.0);
    near(share(&game, 2, 3, "1ore"), 50.0);
    let weight = |kind: Option<Resource>| {
        let ways =
            game.beliefs.ways.iter().filter(|way| kind.is_none_or(|kind| way.card(2) == kind));
        ways.map(|way| way.weight).sum::<u32>()
    };
    assert_eq!((weight(Some(Resource::Ore)), weight(None)), (3, 4));
}

#[test]
fn a_card_that_is_spent_tells_what_was_stolen() {
    let mut game = table(["0", "1wool+1ore", "0", "0"]);
    steal(&mut game, 0, 1, Resource::Wool);
    let mut spent = game.clone();
    spent.give(1, cards("3wool"));
    spent.now.active = seat(1);
    spent
        .play(seat(1), Action::Bank { give: Resource::Wool, take: Resource::Brick })
        .expect_err("three wool");
    spent.give(1, cards("1wool"));
    spent
        .play(seat(1), Action::Bank { give: Resource::Wool, take: Resource::Brick })
        .expect("four wool");
    assert!(!spent.beliefs.all_is_known(), "all four came after the theft");
    spent.pay(seat(1), cards("1ore"));
    assert!(spent.beliefs.all_is_known());
    assert_eq!(share(&spent, 3, 0, "1wool"), 100.0);
}

#[test]
fn a_monopoly_reveals() {
    let mut game = table(["0", "2wool+1ore", "0", "1ore"]);
    steal(&mut game, 0, 1, Resource::Wool);
    game.now.active = seat(2);
    game.now.phase = Phase::Main;
    game.player_mut(seat(2)).cards[crate::action::Card::Monopoly.index()] = 1;
    let mut nothing = game.clone();
    game.play(seat(2), Action::Monopoly { kind: Resource::Ore }).expect("the card is ready");
    assert!(game.beliefs.all_is_known(), "seat 1 had ore to hand over");
    nothing.play(seat(2), Action::Monopoly { kind: Resource::Grain }).expect("the card is ready");
    assert!(!nothing.beliefs.all_is_known(), "nobody could have had grain");
}

#[test]
fn who_offers_has_it() {
    let mut game = table(["0", "1wool+1ore", "1grain", "0"]);
    steal(&mut game, 0, 1, Resource::Wool);
    let offer = |give: &str| Action::Offer {
        give: give.parse().expect("cards"),
        want: "1grain".parse().expect("cards"),
    };
    game.play(seat(0), offer("1wool")).expect("it has wool");
    assert!(game.beliefs.all_is_known());
}

#[test]
fn too_many_thefts_are_lost_sight_of_and_nothing_impossible_is_believed() {
    let mut game =
        table(["3wool+3ore+3grain", "3wool+3ore+3brick", "2lumber+2brick+1ore", "4grain"]);
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    for round in 0..40 {
        let (thief, victim) = (round % 4, (round * 7 + 1) % 4);
        let victim = if victim == thief { (victim + 1) % 4 } else { victim };
        let Some(card) = game.player(seat(victim)).hand.kinds().last() else { continue };
        steal(&mut game, thief, victim, card);
        game.now.phase = Phase::Main;
        game.check_invariants().expect("sound");
        let world = game.resample(seat(round % 3), &mut rng);
        world.check_invariants().expect("sound");
    }
    assert!(game.beliefs.murky.iter().any(|cards| !cards.is_none()));
    for owner in 0..4 {
        let hand = game.player(seat(owner)).hand;
        game.pay(seat(owner), hand);
    }
    assert!(game.beliefs.all_is_known(), "empty hands hide nothing");
    game.receive(seat(0), cards("1ore"), &mut Quiet);
    assert_eq!(game.counted(seat(0)), cards("1ore"));
}
