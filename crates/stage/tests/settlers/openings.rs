//! Where to settle first, drawn over the board.

use game::{Audience, Game, Quiet, Turn};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use settlers::{Settlers, SettlersOptions};
use stage::{Advised, GameExtras, Lang};

use crate::common::*;

/// The base game once its board is dealt.
fn dealt() -> Settlers {
    let mut game = Settlers::start(&SettlersOptions::default(), 3).unwrap();
    let (mut rng, mut scratch) = (ChaCha8Rng::seed_from_u64(4), Vec::new());
    while game.turn() == Turn::Chance {
        let outcome = game.pick_outcome(&mut rng, &mut scratch).unwrap();
        game.settle_unchecked(outcome, &mut Quiet);
    }
    game
}

fn advised(notation: &str, chance: f64) -> Advised {
    let facts = [("pips", 11), ("kinds", 3), ("harbour", 2), ("left", 9)];
    let facts = facts.map(|(code, count)| (code.to_owned(), count)).to_vec();
    Advised { notation: notation.to_owned(), chance, facts }
}

#[test]
fn every_place_has_its_number_and_the_better_ones_closer_hatching() {
    let (game, info) = (dealt(), stage::settlers::Info);
    let look = look(&game, Audience::Seat(seat(0)));
    assert!(info.begins(&look));
    let advice =
        [advised("settle c20", 0.2), advised("settle c25", 0.3), advised("settle c7", 0.4)];
    let marks = info.openings(&look, &advice);
    assert_eq!(marks.len(), 3);
    let strokes = |place: usize| marks[place].art.to_string().matches('L').count();
    assert!(strokes(0) < strokes(1) && strokes(1) < strokes(2), "colour is not all that differs");
    assert!(marks[2].art.to_string().contains("40"), "{}", marks[2].art);
}

#[test]
fn what_speaks_for_a_place_is_said_in_every_language() {
    for lang in Lang::ALL {
        let said = stage::settlers::Info.opening(&advised("settle c20", 0.2), lang);
        assert_eq!(said.split(" · ").count(), 4, "{said}");
        assert!(said.contains("11") && said.contains("2:1") && said.contains('9'), "{said}");
    }
}

#[test]
fn what_is_dealt_has_a_word_in_every_language() {
    let info = stage::settlers::Info;
    let said = |notation: &str, lang| info.outcome(notation, lang);
    assert_eq!(said("land pasture", Lang::De).as_deref(), Some("Weideland"));
    assert_eq!(said("number 5", Lang::En).as_deref(), Some("5"));
    for lang in Lang::ALL {
        for dealt in ["land desert", "harbour any", "harbour wool"] {
            assert!(said(dealt, lang).is_some_and(|word| !word.is_empty()), "{dealt} {lang:?}");
        }
        assert_eq!(said("dice 3 5", lang), None, "the log has words for it");
        assert_eq!(said("nonsense", lang), None);
    }
}

#[test]
fn nobody_is_advised_who_does_not_decide_nor_what_is_no_place() {
    let (game, info) = (dealt(), stage::settlers::Info);
    assert!(!info.begins(&look(&game, Audience::Seat(seat(1)))));
    assert!(!info.begins(&look(&game, Audience::Spectator)));
    let look = look(&game, Audience::Seat(seat(0)));
    assert!(info.openings(&look, &[advised("roll", 0.5), advised("settle c99", 0.5)]).is_empty());
}
