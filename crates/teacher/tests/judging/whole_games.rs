//! What holds of every review.

use carcassonne::Carcassonne;
use game::{Heuristics, Match};
use newworld::NewWorld;
use settlers::Settlers;
use teacher::{Review, Verdict};

use crate::play::{HASTY, played, reviewed};

/// Chances come to 1, nobody gains by a decision of their own, and luck gives what it takes.
fn holds<G: Heuristics>(match_: &Match<G>) -> Review {
    let review = reviewed(match_, HASTY);
    assert_eq!(review, reviewed(match_, HASTY), "the same work gives the same review");
    assert_eq!(review.decisions.len() + review.fortunes.len(), review.steps);
    for judged in &review.decisions {
        for chances in [&judged.before, &judged.after] {
            assert!((chances.iter().sum::<f64>() - 1.0).abs() < 0.01, "{judged:?}");
        }
        assert!((0.0..=1.0).contains(&judged.loss), "{judged:?}");
        assert_eq!(judged.verdict == Verdict::Forced, judged.choices == 1, "{judged:?}");
        for why in &judged.reasons {
            assert!(teacher::wording::part(&why.code).is_some(), "no words for {}", why.code);
        }
    }
    for fortune in &review.fortunes {
        assert!(fortune.luck.iter().sum::<f64>().abs() < 0.01, "{fortune:?}");
    }
    let back: Review =
        serde_json::from_str(&serde_json::to_string(&review).expect("a text")).expect("a review");
    assert_eq!(back, review, "what is written reads back");
    review
}

#[test]
fn in_carcassonne_who_plays_at_random_is_less_accurate() {
    let review = holds(&played::<Carcassonne>(&["greedy", "random"], 1, usize::MAX));
    assert!(review.over && review.seats[0].result == 1.0);
    assert!(review.seats[0].accuracy > review.seats[1].accuracy, "{:?}", review.seats);
    assert!(review.seats[1].lost > review.seats[0].lost, "{:?}", review.seats);
}

#[test]
fn a_match_of_new_world_is_judged_as_far_as_it_went() {
    let review = holds(&played::<NewWorld>(&["greedy", "random"], 1, 30));
    assert!(!review.over);
}

#[test]
fn the_settlers_are_judged_by_what_each_can_know() {
    let review = holds(&played::<Settlers>(&["greedy", "random", "greedy"], 1, 40));
    assert_eq!(review.seats.len(), 3);
}

#[test]
fn more_lines_are_more_work_and_no_other_game() {
    let game = played::<Carcassonne>(&["greedy", "greedy"], 2, 12);
    let [few, more] = [4, 8].map(|lines| reviewed(&game, teacher::Effort { lines, ..HASTY }));
    assert_eq!((few.lines, more.lines), (4, 8));
    let steps =
        |review: &Review| review.decisions.iter().map(|judged| judged.step).collect::<Vec<_>>();
    assert_eq!(steps(&few), steps(&more));
}
