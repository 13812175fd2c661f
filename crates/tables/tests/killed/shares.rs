//! What was pledged to the dice before the kill is what counts after it.

use game::{RecordText, SeatSet};
use wire::{ClientFrame, Mixing, Phase};

use crate::client::seat;
use crate::served::Served;

/// Both have pledged before the kill, and Anna has told her share: the server must not ask for other pledges, now
/// that it could choose, and may not have lost what it was told.
pub async fn pledged() {
    let server = Served::start();
    let table = server.table(2).await;
    let mut anna = server.contributor(&table, 0).await;
    let mut ben = server.contributor(&table, 1).await;
    anna.sit(0, "Anna").await;
    ben.sit(1, "Ben").await;
    anna.until_pledging().await;
    anna.pledge(0, 1).await;
    ben.until_pledging().await;
    ben.pledge(1, 2).await;
    anna.until_sharing().await;
    anna.share(0, 1).await;
    let half = |asked: &Mixing| asked.missing() == SeatSet::only(seat(1));
    anna.until(|client| client.mixing().is_some_and(half)).await;

    let server = server.again();
    let mut anna = server.contributor(&table, 0).await;
    anna.until_sharing().await;
    anna.pledge(0, 9).await;
    assert_eq!(anna.refusal().await, "not-mixing");
    assert!(anna.mixing().is_some_and(half), "what everybody was told has come is there");
    let mut ben = server.contributor(&table, 1).await;
    ben.until_sharing().await;
    ben.share(1, 2).await;
    anna.until_begun().await;

    let server = server.again();
    let mut anna = server.contributor(&table, 0).await;
    anna.say(&ClientFrame::Resign { seat: seat(0) }).await;
    anna.until(|client| client.state().phase == Phase::Over).await;
    let (_, text) = server.request(&format!("GET /api/tables/{table}/record"), "").await;
    let record: RecordText = text.parse().expect("a record");
    let verdict = game::verify::<carcassonne::Carcassonne>(&record).expect("it holds");
    assert_eq!(verdict.proof, game::Proof::Proven);
    assert_eq!(verdict.shared, [seat(0), seat(1)].into_iter().collect());
}
