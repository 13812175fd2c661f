//! The surveyors' example of page 8, the whole of it as one record.
//!
//! Seats: 0 red, 1 green, 2 yellow, 3 blue. The course of events is the book's; the cells are
//! ours, because the pictures are reconstructed.

use game::{Audience, Game, Match, Moment, RecordText, Step};
use newworld::{Event, NewWorld};

use crate::common::tell;

const RECORD: &str = include_str!("../records/page_eight.anleger");

fn replayed() -> Match<NewWorld> {
    let record: RecordText = RECORD.parse().unwrap();
    Match::from_record(&record).unwrap()
}

/// Everything but drawing, laying and settling, with the step that brought it.
fn course() -> Vec<(String, Vec<String>)> {
    let mut course = Vec::new();
    replayed().retell(|moment: Moment<'_, NewWorld>| {
        let events: &[Event] = moment.events;
        let step = match moment.step {
            Step::Chance(draw) => format!("{draw}"),
            Step::Decision(seat, action) => format!("{seat} {action}"),
        };
        if !tell(events).is_empty() {
            course.push((step, tell(events)));
        }
    });
    course
}

fn told(step: &str, lines: &[&str]) -> (String, Vec<String>) {
    (step.to_owned(), lines.iter().map(|line| (*line).to_owned()).collect())
}

#[test]
fn the_whole_example_is_one_record() {
    let expected = [
        // The road in the north, two cards: no surveyor stands in column 1 yet.
        told("2 pass", &["road 2 to 2", "back 2 from 1,1", "surveyor 0 to 1"]),
        // Yellow's road: four cards, a trading post and a surveyor make ten.
        told(
            "2 settle road-s",
            &["road 6 to 2", "bonus 4 to 2", "back 2 from 1,8", "surveyor 0 to 1"],
        ),
        // Blue's farm: nine cards and two surveyors make seventeen.
        told(
            "3 score 1,5 farm",
            &["farm 9 to 3", "bonus 8 to 3", "back 3 from 1,5", "surveyor 1 to 2"],
        ),
        // Blue's small town: two cards and a surveyor make eight. Then red and green go home, and
        // red's finished town is not scored.
        told(
            "3 score 2,4 town-s",
            &[
                "town 4 to 3",
                "bonus 4 to 3",
                "back 3 from 2,4",
                "surveyor 1 to 2",
                "home 0 from 1,3",
                "home 1 from 1,6",
            ],
        ),
    ];
    assert_eq!(course(), expected);
}

#[test]
fn it_ends_as_the_book_says() {
    let replayed = replayed();
    let game = replayed.game();
    assert_eq!(game.scores(Audience::Spectator)[..4], [0, 0, 12, 25]);
    assert_eq!(game.surveyors().columns(), [2, 2]);
    assert_eq!(game.settlers(), []);
    let red = game.extent("1,3".parse().unwrap(), "town-w".parse().unwrap()).unwrap();
    assert!(red.is_finished() && red.cards.len() == 3 && red.holders.is_empty());
    assert_eq!(game.invariants(), Ok(()));
}

#[test]
fn the_record_comes_out_as_it_went_in() {
    assert_eq!(replayed().record().to_string(), RECORD);
}
