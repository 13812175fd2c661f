//! Killed while a decision is on its way.

use bots::rng_from;
use game::luck;
use wire::{ClientFrame, ServerFrame};

use crate::client::{Client, seat};
use crate::served::Served;

/// A decision that was acknowledged.
struct Kept {
    frame: ClientFrame,
    number: u64,
}

/// Plays with both seats at one screen until the server is gone; `kill` is called once, while a
/// decision is on its way.
async fn play_until_killed(
    screen: &mut Client,
    seed: u64,
    decisions: usize,
    kill: impl FnOnce(),
) -> Vec<Kept> {
    let mut rng = rng_from(seed);
    let mut kept = Vec::new();
    let mut kill = Some(kill);
    loop {
        let seat = screen.deciding().iter().next().expect("the match is long");
        let actions = &screen.look(seat.index()).actions;
        let chosen = luck::pick(&mut rng, actions).expect("a legal action").clone().into();
        let client = format!("kept-{}", kept.len());
        let frame =
            ClientFrame::Play { client: client.clone(), version: screen.version, seat, chosen };
        screen.say(&frame).await;
        if kept.len() == decisions
            && let Some(kill) = kill.take()
        {
            kill();
        }
        let number = loop {
            match screen.next().await {
                Some(ServerFrame::Ack { client: id, number, .. }) if id == client => break number,
                Some(frame @ ServerFrame::Refused { .. }) => unreachable!("{frame:?}"),
                Some(_) => {}
                None => return kept,
            }
        };
        kept.push(Kept { frame, number });
        while screen.number < number {
            if screen.next().await.is_none() {
                return kept;
            }
        }
    }
}

/// What was acknowledged is there after the kill, and is played once however often it is sent.
pub async fn none_is_missing(mut server: Served, round: u64) {
    let table = server.table(2).await;
    let mut screen = server.person(&table, 1).await;
    screen.sit(0, "Anna").await;
    screen.sit(1, "Ben").await;
    screen.start(0).await;
    let decisions = 11 + 13 * round as usize;
    let kept = play_until_killed(&mut screen, round, decisions, || server.kill()).await;
    assert!(kept.len() >= decisions, "{} of {decisions}", kept.len());

    let server = server.again();
    let mut back = server.person(&table, 1).await;
    assert_eq!(back.yours.iter().collect::<Vec<_>>(), [seat(0), seat(1)]);
    let last = kept.last().expect("a decision");
    assert!(back.number >= last.number, "{} is missing", last.number);
    for Kept { frame, number } in kept.iter().rev().take(10) {
        back.say(frame).await;
        let ClientFrame::Play { client, .. } = frame else { unreachable!() };
        assert_eq!(back.ack(client).await, (*number, true), "stored before, played once");
    }
    let number = back.number;
    let deciding = back.deciding().iter().next().expect("somebody who decides");
    assert_eq!(back.play_any(deciding.index(), &mut rng_from(1)).await, number + 1);
}
