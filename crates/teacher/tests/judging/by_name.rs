//! The teacher behind names says what the one says that knows the game's type.

use bots::rng_from;
use carcassonne::Carcassonne;
use game::{Coded, Game, Heuristics, Match, Quiet, RecordText, Seat, Turn};
use settlers::Settlers;
use teacher::{Candidates, Teachers, Thought, candidates, why_not};

use crate::play::{played, reviewed};

const HASTY: Thought = Thought { lines: 4, wide: 3, seed: 1 };

fn teachers() -> Teachers {
    Teachers::default().with::<Carcassonne>().with::<Settlers>()
}

fn asked(record: &RecordText, steps: usize) -> Candidates {
    let teacher = teachers().find(record.game()).expect("a teacher");
    teacher.candidates(record, steps, None, HASTY).expect("somebody decides")
}

fn says_the_same<G: Heuristics>(match_: &Match<G>) {
    let record = match_.record();
    let teacher = teachers().find(G::NAME).expect("a teacher");
    let mut reviewer = teacher.reviewer(&record, HASTY).expect("a record that holds");
    assert_eq!(reviewer.progress(), (0, match_.steps().len()));
    while reviewer.advance() {}
    assert_eq!(reviewer.finish(), reviewed(match_, HASTY.effort()));

    let found = asked(&record, usize::MAX);
    let best = &found.candidates[0];
    assert_eq!((best.loss, best.doubt), (0.0, 0.0), "{found:?}");
    assert!(found.candidates.is_sorted_by(|a, b| a.loss <= b.loss), "{found:?}");
    assert!(found.candidates.len() <= HASTY.wide.max(found.choices));
    let action: G::Action = best.notation.parse().ok().expect("its own notation");
    let steps = match_.steps().len();
    let typed = why_not(match_, steps, found.seat, action, HASTY.effort(), 1).expect("legal");
    let named = teacher.why_not(&record, steps, found.seat, &best.notation, HASTY);
    assert_eq!(named.expect("legal"), typed);
}

#[test]
fn a_match_is_judged_alike_by_name_and_by_type() {
    says_the_same(&played::<Carcassonne>(&["greedy", "greedy"], 5, 12));
    says_the_same(&played::<Settlers>(&["greedy", "random", "greedy"], 5, 30));
}

#[test]
fn what_cannot_be_asked_is_refused_with_a_code() {
    let record = played::<Carcassonne>(&["greedy", "greedy"], 6, 4).record();
    let teacher = teachers().find("carcassonne").expect("a teacher");
    let other = |seat| teacher.candidates(&record, usize::MAX, Seat::new(seat), HASTY);
    let decides = asked(&record, usize::MAX).seat.index();
    assert_eq!(other(1 - decides).expect_err("not its turn").code(), "not-deciding");
    let steps = record.steps().len();
    let why_not = |seat, action| {
        let seat = Seat::new(seat).expect("a seat");
        teacher.why_not(&record, steps, seat, action, HASTY).expect_err("refused").code()
    };
    assert_eq!(why_not(5, "pass"), "no-such-seat");
    assert_eq!(why_not(decides, "☠"), "bad-action");
    assert_eq!(why_not(1 - decides, "lay 1,0 0"), "not-deciding");
    assert!(teachers().find("chess").is_err());
}

/// What is hidden from the deciding seat changes nothing of what is offered to it.
#[test]
fn candidates_come_from_what_the_seat_can_know() {
    for decisions in [40, 90] {
        let at = played::<Settlers>(&["greedy", "greedy", "greedy"], 4, decisions);
        let Turn::Decide(seats) = at.turn() else { continue };
        let seat = seats.iter().next().expect("somebody decides");
        let told = |game: &Settlers| candidates(game, Some(seat), HASTY.effort(), 9).expect("some");
        let truth = told(at.game());
        for world in 0..3 {
            assert_eq!(told(&at.game().resample(seat, &mut rng_from(world))), truth);
        }
    }
}

/// A forced win: at the last tile the best candidate wins wherever one of them does.
#[test]
fn the_best_of_an_ending_is_the_one_that_wins() {
    let mut decided = 0;
    for seed in 40..60 {
        let game = played::<Carcassonne>(&["greedy", "greedy"], seed, usize::MAX);
        let record = game.record();
        let last = record.steps().iter().rposition(|step| step.notation.starts_with("lay"));
        let found = asked(&record, last.expect("tiles were laid"));
        let best = &found.candidates[0];
        assert!(best.exact, "{found:?}");
        let after = |notation: &str| {
            let mut world = game.at(last.expect("see above"));
            let action = notation.parse().expect("its own notation");
            world.play_unchecked(found.seat, action, &mut Quiet);
            world
        };
        let wins = |notation: &str| crate::endings::can_win(&after(notation), found.seat);
        let some = found.candidates.iter().any(|candidate| wins(&candidate.notation));
        assert_eq!(wins(&best.notation), some, "{found:?}");
        decided += usize::from(some);
    }
    assert!(decided > 0, "no match of these was won by the last tile");
}
