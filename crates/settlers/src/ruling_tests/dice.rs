//! Two dice: what chance lists, what a search makes of it, and what may be brought.

use game::{Chance, Game, Heuristics, Match, Player, Quiet, Seed, Step, Turn};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use super::scenes::*;
use crate::action::Outcome;
use crate::dice::RollDeck;
use crate::event::Event;
use crate::options::{DiceKind, RollKind, SettlersOptions};
use crate::phase::Phase;
use crate::state::Settlers;

fn rolls(game: &Settlers) -> Vec<(String, u32)> {
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    outcomes.iter().map(|one| (one.outcome.to_string(), one.weight)).collect()
}

fn about_to_roll(dice: DiceKind, rolls: RollKind) -> Settlers {
    let mut game = bare_with(&SettlersOptions { dice, rolls, ..options("base") }, 3);
    game.now.phase = Phase::Dice;
    game
}

#[test]
fn a_roll_is_one_of_36_pairs_or_a_sum_by_its_weight() {
    let pairs = rolls(&about_to_roll(DiceKind::Fair, RollKind::Pairs));
    assert_eq!(pairs.len(), 36);
    assert!(pairs.iter().all(|(_, weight)| *weight == 1));
    let first: Vec<&str> = pairs.iter().take(4).map(|(pair, _)| pair.as_str()).collect();
    assert_eq!(first, ["dice 1 1", "dice 1 2", "dice 2 1", "dice 1 3"]);
    let sums = rolls(&about_to_roll(DiceKind::Fair, RollKind::Sums));
    let told: Vec<String> = sums.iter().map(|(sum, weight)| format!("{sum}: {weight}")).collect();
    let known = "dice 2: 1, dice 3: 2, dice 4: 3, dice 5: 4, dice 6: 5, dice 7: 6, \
                 dice 8: 5, dice 9: 4, dice 10: 3, dice 11: 2, dice 12: 1";
    assert_eq!(told.join(", "), known);
}

/// So the dice of a seed add up to what they did when only their sums were drawn.
#[test]
fn every_case_of_36_adds_up_to_the_same_in_both_lists() {
    let adds_up = |rolls: RollKind| -> Vec<u8> {
        let mut outcomes = Vec::new();
        about_to_roll(DiceKind::Fair, rolls).outcomes(&mut outcomes);
        let cases = outcomes.iter().flat_map(|one| (0..one.weight).map(|_| one.outcome));
        cases.map(|case| if let Outcome::Dice(roll) = case { roll.sum() } else { 0 }).collect()
    };
    assert_eq!(adds_up(RollKind::Pairs), adds_up(RollKind::Sums));
}

#[test]
fn levelled_dice_are_a_deck_of_36() {
    for kind in [RollKind::Pairs, RollKind::Sums] {
        let mut game = about_to_roll(DiceKind::Levelled, kind);
        let whole = rolls(&game);
        let (first, _) = whole[0].clone();
        game.chance(first.parse().expect("the roll of a 2"));
        game.now.phase = Phase::Dice;
        assert_eq!(rolls(&game), whole[1..], "no second 2 before the deck is used up");
        assert_eq!(game.now.dice.counts(), [0, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
        game.now.dice = RollDeck::USED_UP;
        assert_eq!(rolls(&game), whole, "shuffled anew");
    }
}

/// A search asks for sums: pairs that make the same one lead to the same game.
#[test]
fn one_roll_stands_for_all_that_add_up_to_the_same() {
    for (dice, gone) in [(DiceKind::Fair, 0), (DiceKind::Levelled, 2)] {
        let mut game = about_to_roll(dice, RollKind::Pairs);
        for _ in 0..gone {
            game.dice(3);
            game.now.phase = Phase::Dice;
        }
        let mut chances = Vec::new();
        game.chances(&mut chances);
        assert_eq!(chances.iter().map(|one| one.weight).sum::<u32>(), 36 - gone);
        assert_eq!(chances.len(), if gone == 0 { 11 } else { 10 });
        let mut outcomes = Vec::new();
        game.outcomes(&mut outcomes);
        for listed in outcomes {
            let Outcome::Dice(roll) = listed.outcome else { unreachable!("dice are rolled") };
            let same =
                |other: Outcome| matches!(other, Outcome::Dice(one) if one.sum() == roll.sum());
            let one = chances.iter().find(|one| same(one.outcome)).expect("one for this sum");
            let [mut a, mut b] = [game.clone(), game.clone()];
            a.settle_unchecked(listed.outcome, &mut Quiet);
            b.settle_unchecked(one.outcome, &mut Quiet);
            assert_eq!(a.now.dice.counts(), b.now.dice.counts());
            b.now.dice = a.now.dice;
            assert_eq!(a, b, "{roll}");
        }
    }
}

/// Where chance comes from outside, a program that knows only the sum may bring it.
#[test]
fn a_bare_sum_is_taken_from_outside_and_read_back() {
    let players = || vec![Player::person("Anna"); 3];
    let chance = Chance::Fair(Seed([5; 32]));
    let fair = Match::<Settlers>::begin(options("base"), players(), chance).expect("begins");
    let mut table =
        Match::<Settlers>::begin(options("base"), players(), Chance::External).expect("begins");
    for step in fair.steps() {
        if let Step::Chance(outcome) = step {
            table.settle(*outcome).expect("the deal");
        }
    }
    let mut luck = ChaCha8Rng::seed_from_u64(1);
    while !matches!(table.game().now.phase, Phase::Dice) {
        let Turn::Decide(seats) = table.turn() else { unreachable!("seats decide") };
        let seat = seats.iter().next().expect("somebody");
        let action = table.game().pick_action(seat, &mut luck, &mut Vec::new());
        table.play(seat, action.expect("a choice")).expect("legal");
    }
    let sum = |text: &str| text.parse::<Outcome>().expect("an outcome");
    assert!(table.game().judge_outcome(sum("dice 8")).is_err(), "fair dice bring pairs");
    let told = table.settle(sum("dice 8")).expect("enough to go on");
    assert!(
        told.iter().any(|event| matches!(event, Event::Rolled { roll, .. } if roll.sum() == 8))
    );
    let text = table.record().to_string();
    assert!(text.contains("* dice 8\n"), "{text}");
    let back =
        Match::<Settlers>::from_record(&text.parse().expect("a record")).expect("reads back");
    assert_eq!(back.game(), table.game());
}
