//! Studies of the book, of positions and of records.

use bots::rng_from;
use game::{Audience, Chance, Coded, Player, Seed};
use study::{Opening, Study};

use crate::desk::*;

/// A finished match, as its record.
fn record(game: &str, decisions: usize) -> String {
    let registry = registry();
    let playable = registry.find(game).unwrap();
    let seats = playable.game().seats().0.max(2);
    let players = (0..seats).map(|seat| Player::person(format!("P{seat}"))).collect();
    let chance = Chance::Fair(Seed([5; 32]));
    let mut at = playable.game().begin(&Default::default(), players, chance).unwrap();
    for _ in 0..decisions {
        let game::Turn::Decide(seats) = at.turn() else { break };
        let seat = seats.iter().next().unwrap();
        let action = at.actions(seat, Default::default()).swap_remove(0);
        at.play(seat, &action.into()).unwrap();
    }
    at.record().to_string()
}

#[test]
fn a_record_becomes_the_main_line() {
    for (game, _) in GAMES {
        let text = record(game, 30);
        let mut study = Study::begin(Opening::Record(&text), &registry()).unwrap();
        let read: game::RecordText = text.parse().unwrap();
        assert_eq!(study.tree().len(), read.steps().len() + 1, "{game}");
        let end = study.tree().end_of(study.tree().root());
        let replayed = registry().find(game).unwrap().game().load(&read).unwrap();
        let view = |at: &dyn game::erased::AnyMatch| at.view(Audience::Referee).unwrap();
        assert_eq!(view(study.at(end).unwrap()), view(replayed.as_ref()), "{game}");
        assert_eq!(study.heading().players[0], "P0");
        let middle = study.tree().after_decisions(10);
        let branch = decide(&mut study, middle, 1, &mut rng_from(2));
        assert!(study.tree().node(branch).is_some());
    }
}

#[test]
fn a_position_of_any_game_is_studied() {
    for (game, _) in GAMES {
        let (mut study, id) = played(game, 7);
        let text = study.position(id, Audience::Referee).unwrap().to_string();
        let opening = Opening::Position { text: &text, entropy: 1 };
        let mut of_position = Study::begin(opening, &registry()).unwrap();
        let root = of_position.tree().root();
        let view = of_position.at(root).unwrap().view(Audience::Spectator).unwrap();
        assert_eq!(view, study.at(id).unwrap().view(Audience::Spectator).unwrap(), "{game}");
        decide(&mut of_position, root, 0, &mut rng_from(8));
        let written = of_position.to_text().to_string();
        assert!(Study::open(written.parse().unwrap(), &registry()).is_ok(), "{game}");
    }
}

#[test]
fn what_is_no_beginning_is_refused_by_name() {
    let begin =
        |opening| Study::begin(opening, &registry()).map(drop).map_err(|error| error.code());
    let book = |game, seats: usize| Opening::Book {
        game,
        options: Default::default(),
        names: vec!["A".to_owned(); seats],
    };
    assert_eq!(begin(book("chess", 2)), Err("unknown-game"));
    assert_eq!(begin(book(CARCASSONNE, 1)), Err("study-bad-start"));
    assert_eq!(begin(Opening::Record("anleger record 1\n")), Err("study-bad-start"));
    assert_eq!(begin(Opening::Position { text: "?", entropy: 0 }), Err("study-bad-start"));
}

#[test]
fn the_study_of_the_document_is_one() {
    let page = include_str!("../../../../docs/study.md");
    let (_, rest) = page.split_once("```study\n").unwrap();
    let (text, _) = rest.split_once("```").unwrap();
    let study = Study::open(text.parse().unwrap(), &registry()).unwrap();
    assert_eq!(study.to_text().to_string().lines().count(), text.lines().count());
    assert_eq!(study.tree().children(study.tree().after_decisions(0)).len(), 2);
    for code in ["study-too-large", "study-illegal-step", "study-not-chance", "no-such-study"] {
        assert!(page.contains(code), "{code}");
    }
}
