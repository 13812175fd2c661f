//! What people have asked for and is not settled survives as well.

use bots::rng_from;
use game::SeatSet;
use wire::{ClientFrame, Phase, Presence};

use crate::client::{Client, play_on, seat};
use crate::served::Served;

/// A and B have agreed before the kill, C agrees after it: that is enough.
pub async fn undo() {
    let server = Served::start();
    let (table, [mut anna, mut ben, mut clara]) = server.people::<3>().await;
    let mut rng = rng_from(1);
    while anna.deciding().contains(seat(0)) {
        play_on(&mut [&mut anna, &mut ben, &mut clara], &mut [], 1, &mut rng).await;
    }
    anna.say(&ClientFrame::Undo { seat: seat(0) }).await;
    ben.until(|client| client.state().proposal.is_some()).await;
    ben.say(&ClientFrame::Consent { seat: seat(1), agree: true }).await;
    let half =
        |client: &Client| client.state().proposal.is_some_and(|wish| wish.missing.len() == 1);
    clara.until(half).await;
    let before = clara.state().proposal;

    let server = server.again();
    let mut clara = server.person(&table, 2).await;
    assert_eq!(clara.state().proposal, before, "what was asked, and who has agreed");
    let version = clara.version;
    clara.say(&ClientFrame::Consent { seat: seat(2), agree: true }).await;
    clara.until(|client| client.version > version).await;
    assert_eq!(clara.state().proposal, None);
    assert!(clara.deciding().contains(seat(0)), "it is her turn again");
}

/// Anna has voted before the kill, Ben votes after it: that is enough, although she is there and
/// would be needed.
pub async fn caretaker() {
    let server = Served::start();
    let (table, [mut anna, ben, clara]) = server.people::<3>().await;
    drop(clara);
    let away = |client: &Client| matches!(client.state().seats[2].presence, Presence::Away { .. });
    anna.until(away).await;
    anna.say(&ClientFrame::Vote { seat: seat(0), absent: seat(2) }).await;
    let voted = |client: &Client| !client.state().seats[2].votes.is_empty();
    anna.until(voted).await;
    drop(ben);

    let server = server.again();
    let anna = server.person(&table, 0).await;
    assert_eq!(anna.state().seats[2].votes, SeatSet::only(seat(0)));
    let mut ben = server.person(&table, 1).await;
    ben.say(&ClientFrame::Vote { seat: seat(1), absent: seat(2) }).await;
    ben.until(|client| client.state().seats[2].caretaker.is_some()).await;

    // She takes her seat back, and what was voted is forgotten for good.
    let mut clara = server.person(&table, 2).await;
    clara.say(&ClientFrame::TakeBack { seat: seat(2) }).await;
    clara.until(|client| client.state().seats[2].caretaker.is_none()).await;
    let server = server.again();
    let clara = server.person(&table, 2).await;
    let place = &clara.state().seats[2];
    assert_eq!((place.caretaker.as_deref(), place.votes), (None, SeatSet::EMPTY));
}

/// Anna wants another match before the kill, Ben after it: there is one.
pub async fn rematch() {
    let server = Served::start();
    let (table, [mut anna, mut ben]) = server.people::<2>().await;
    anna.say(&ClientFrame::Resign { seat: seat(0) }).await;
    anna.until(|client| client.state().phase == Phase::Over).await;
    anna.say(&ClientFrame::Rematch { seat: seat(0) }).await;
    ben.until(|client| client.state().rematch_wanted.contains(seat(0))).await;

    let server = server.again();
    let mut ben = server.person(&table, 1).await;
    assert_eq!(ben.state().rematch_wanted, SeatSet::only(seat(0)));
    ben.say(&ClientFrame::Rematch { seat: seat(1) }).await;
    ben.until(|client| client.state().rematch.is_some()).await;
    let next = ben.state().rematch.clone().expect("a table");
    let server = server.again();
    let anna = server.person(&next, 0).await;
    assert_eq!(anna.yours, SeatSet::only(seat(1)), "one seat on");
}
