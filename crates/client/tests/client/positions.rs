//! Positions on this device: read, played on, put away, taken home.

use client::{LocalTable, Placed, Replay};
use game::{Audience, Player, Turn};
use wire::rest::PositionProblem;
use wire::{AidPolicy, ClientFrame};

use crate::house::*;

/// A night of Lanterns as seat 0 knows it.
const NIGHT: &str = "anleger position 1
game lanterns
option nights 1
seats 2
known-to 0

night 1
wind storm
phase light
hand 0 1 2
hand 1 2?
";

fn placed(text: &str, entropy: u64) -> Result<Placed, Vec<PositionProblem>> {
    Placed::read(text, &registry(), entropy)
}

fn opened(text: &str) -> Page {
    let players = vec![Player::person("Anna"), Player::person("Ben")];
    Page::open(placed(text, 1).unwrap().plan(players, AidPolicy::Learner))
}

#[test]
fn what_is_wrong_is_told_with_its_line() {
    let check = |text: &str, expected: &[(&str, Option<usize>)]| {
        let problems = placed(text, 1).map(|_| ()).unwrap_err();
        let found: Vec<_> =
            problems.iter().map(|problem| (problem.code.as_str(), problem.line)).collect();
        assert_eq!(found, expected, "{problems:?}");
    };
    check("", &[("position-unknown-form", Some(1))]);
    check(&NIGHT.replace("lanterns", "castle"), &[("unknown-game", Some(2))]);
    let twice = NIGHT.replace("storm", "soft").replace("hand 0", "hand 9");
    check(&twice, &[("position-bad-line", Some(8)), ("position-bad-line", Some(10))]);
}

/// What is drawn for the hidden hand is in no look before the match, and differs from drawing to drawing.
#[test]
fn what_is_left_open_is_drawn_and_not_shown() {
    let one = placed(NIGHT, 1).unwrap();
    assert_eq!((one.game(), one.seats()), (LANTERNS, 2));
    assert_eq!(one.known_to(), Audience::Seat(seat(0)));
    assert!(matches!(one.turn(), Turn::Decide(_)));
    assert_eq!(one.text(), NIGHT);
    let hands: Vec<_> = (0..12).map(|entropy| placed(NIGHT, entropy).unwrap()).collect();
    assert!(hands.iter().all(|other| other.look().unwrap() == one.look().unwrap()));
    let plans = hands.iter().map(|placed| placed.plan(Vec::new(), AidPolicy::Normal).start);
    let plans: Vec<_> = plans.collect();
    assert!(plans.iter().any(|start| *start != plans[0]), "Ben's hand is drawn");
}

#[test]
fn a_table_in_the_page_goes_on_from_it_also_after_a_reload_and_once_more() {
    let mut page = opened(NIGHT);
    assert!(page.table.card().set_up);
    let first: Vec<_> = page.looks.iter().map(|look| look.view.clone()).collect();
    let kept = page.table.keep();
    let mut other = Page::at(LocalTable::resume(&kept, &registry(), entropy).unwrap());
    assert_eq!(other.looks, page.looks);
    page.play_to_the_end();
    other.play_to_the_end();
    assert_eq!(other.table.record().to_string(), page.table.record().to_string());
    let replay = Replay::read(&page.table.record().to_string(), &registry()).unwrap();
    let looks = [0, 1].map(|number| replay.look(0, Audience::Seat(seat(number))).unwrap().view);
    assert_eq!(looks.as_slice(), first);
    assert_eq!(replay.check_dice(None).unwrap().proof, game::Proof::Proven);
    page.say(ClientFrame::Rematch { seat: seat(0) });
    assert!(page.table.card().set_up);
    let again: Vec<_> = page.looks.iter().map(|look| look.view.clone()).collect();
    assert_eq!(again, first, "the same position, with other dice");
}

#[test]
fn it_is_taken_home_as_one_knows_it_and_whole_after_the_end() {
    let mut page = opened(NIGHT);
    let text = |page: &Page, seat| page.table.position(seat).unwrap().to_string();
    let own = text(&page, Some(seat(0)));
    assert!(own.contains("known-to 0\n") && own.contains("hand 1 2?\n"), "{own}");
    assert!(placed(&own, 1).is_ok());
    let seen = text(&page, None);
    assert!(seen.contains("known-to spectator\n") && seen.contains("hand 0 2?\n"), "{seen}");
    assert!(page.table.position(Some(seat(5))).is_err());
    page.play_to_the_end();
    assert!(!text(&page, Some(seat(0))).contains("known-to"));
    let replay = Replay::read(&page.table.record().to_string(), &registry()).unwrap();
    let first = replay.position(0).unwrap().to_string();
    assert!(first.contains("hand 0 1 2\n") && !first.contains('?'), "{first}");
    assert_eq!(replay.position(replay.decisions()).unwrap().to_string(), text(&page, None));
}
