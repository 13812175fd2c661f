//! People at different servers see each other, talk, and mix their dice together.

use wire::{ClientFrame, Phase, Presence, ServerFrame};

use crate::client::{Client, no_settings, play_on, seat};
use crate::cluster::Cluster;
use crate::mixing::seats;

fn here(client: &Client, number: usize) -> bool {
    matches!(client.state().seats[number].presence, Presence::Here)
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_connected_to_whichever_server_is_here() {
    let mut cluster = Cluster::of(3).await;
    let (table, mut players) = cluster.seated("lanterns", 3).await;
    let clara = players.pop().unwrap();
    let (mut ben, mut anna) = (players.pop().unwrap(), players.pop().unwrap());
    for client in [&mut anna, &mut ben] {
        client.until(|client| (0..3).all(|number| here(client, number))).await;
    }
    let looker = cluster.app(1).spectator(&table).await;
    anna.until(|client| client.state().spectators == 1).await;
    drop(looker);
    anna.until(|client| client.state().spectators == 0).await;
    // Somebody hangs up and comes back, to another server.
    drop(clara);
    anna.until(|client| !here(client, 2)).await;
    ben.until(|client| !here(client, 2)).await;
    let clara = cluster.app(0).person(&table, 3).await;
    ben.until(|client| here(client, 2)).await;
    // With a second window she stays when one of them is closed.
    let _window = cluster.app(2).person(&table, 3).await;
    drop(clara);
    ben.until(|client| client.state().spectators == 0 && here(client, 2)).await;
    // A server dies with her, and she is missed.
    cluster.nodes[2].kill();
    anna.until(|client| !here(client, 2)).await;
    ben.until(|client| !here(client, 2)).await;
    assert!(here(&anna, 1) && here(&ben, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_are_here_replace_who_is_away_whichever_servers_they_have() {
    let cluster = Cluster::of(3).await;
    let (table, mut players) = cluster.seated("lanterns", 3).await;
    drop(players.pop());
    let (mut ben, mut anna) = (players.pop().unwrap(), players.pop().unwrap());
    for client in [&mut anna, &mut ben] {
        client.until(|client| !here(client, 2)).await;
    }
    // The grace of two seconds passes on the clocks of the servers.
    tokio::time::sleep(std::time::Duration::from_millis(400)).await;
    anna.say(&ClientFrame::Vote { seat: seat(0), absent: seat(2) }).await;
    ben.until(|client| client.state().seats[2].votes == seats(&[0])).await;
    assert_eq!(ben.state().seats[2].caretaker, None, "Ben is here, at another server");
    ben.say(&ClientFrame::Vote { seat: seat(1), absent: seat(2) }).await;
    anna.until(|client| client.state().seats[2].caretaker.is_some()).await;
    let mut clara = cluster.app(1).person(&table, 3).await;
    clara.say(&ClientFrame::TakeBack { seat: seat(2) }).await;
    anna.until(|client| client.state().seats[2].caretaker.is_none()).await;
    assert!(here(&anna, 2));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_at_one_server_is_heard_at_all() {
    let cluster = Cluster::of(2).await;
    let (table, mut players) = cluster.seated("lanterns", 2).await;
    let text = "hello over there".to_owned();
    let said = ClientFrame::Chat { seat: Some(seat(0)), name: None, text: text.clone() };
    players[0].say(&said).await;
    for player in &mut players {
        let line = player.find(|frame| match frame {
            ServerFrame::Chat { line } => Some(line),
            _ => None,
        });
        let line = line.await;
        assert_eq!((line.name.as_str(), &line.text), ("Anna", &text));
    }
    let late = cluster.app(1).spectator(&table).await;
    assert_eq!(late.welcome["chat"][0]["text"], text);
}

/// Two people at two servers who can add to their dice, and a third server.
async fn about_to_mix(cluster: &Cluster) -> (String, Client, Client) {
    let table = cluster.app(0).table("lanterns", &["person"; 2], no_settings()).await;
    let mut anna = cluster.app(0).contributor(&table, 1).await;
    let mut ben = cluster.app(1).contributor(&table, 2).await;
    anna.sit(0, "Anna").await;
    ben.sit(1, "Ben").await;
    anna.until_pledging().await;
    ben.until_pledging().await;
    (table, anna, ben)
}

async fn finish(cluster: &Cluster, table: &str, players: &mut [&mut Client]) -> game::RecordText {
    play_on(players, &mut [], usize::MAX, &mut bots::rng_from(1)).await;
    cluster.record(2, table).await
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_different_servers_mix_their_dice_together() {
    let cluster = Cluster::of(3).await;
    let (table, mut anna, mut ben) = about_to_mix(&cluster).await;
    anna.pledge(0, 1).await;
    ben.until(|client| client.mixing().is_some_and(|asked| asked.missing() == seats(&[1]))).await;
    ben.pledge(1, 2).await;
    for (client, number, share) in [(&mut anna, 0, 1), (&mut ben, 1, 2)] {
        client.until_sharing().await;
        assert_eq!(client.looks, [], "nothing is drawn before the shares are told");
        client.share(number, share).await;
    }
    for client in [&mut anna, &mut ben] {
        client.until_begun().await;
    }
    let record = finish(&cluster, &table, &mut [&mut anna, &mut ben]).await;
    let verdict = game::verify::<game::toys::Lanterns>(&record).unwrap();
    assert_eq!((verdict.shared, verdict.withheld), (seats(&[0, 1]), game::SeatSet::EMPTY));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_dies_after_the_list_was_closed_takes_no_share_with_it() {
    let mut cluster = Cluster::of(3).await;
    let (table, mut anna, mut ben) = about_to_mix(&cluster).await;
    anna.pledge(0, 1).await;
    ben.pledge(1, 2).await;
    anna.until_sharing().await;
    ben.until_sharing().await;
    anna.share(0, 1).await;
    ben.until(|client| client.mixing().is_some_and(|asked| asked.missing() == seats(&[1]))).await;
    cluster.nodes[0].kill();
    let mut anna = cluster.back(2, &table, 1, anna.number).await;
    ben.share(1, 2).await;
    for client in [&mut anna, &mut ben] {
        client.until_begun().await;
    }
    let record = finish(&cluster, &table, &mut [&mut anna, &mut ben]).await;
    let verdict = game::verify::<game::toys::Lanterns>(&record).unwrap();
    assert_eq!((verdict.shared, verdict.withheld), (seats(&[0, 1]), game::SeatSet::EMPTY));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sign_to_begin_counts_at_every_server_until_somebody_stands_up() {
    let cluster = Cluster::of(2).await;
    let table = cluster.app(0).table("lanterns", &["person"; 3], no_settings()).await;
    let mut anna = cluster.app(0).contributor(&table, 1).await;
    let mut ben = cluster.app(1).contributor(&table, 2).await;
    anna.sit(0, "Anna").await;
    ben.sit(1, "Ben").await;
    anna.sit(2, "Anton").await;
    ben.until_number(3).await;
    assert_eq!((ben.mixing(), ben.state().phase), (None, Phase::Waiting), "it waits for the sign");
    anna.say(&ClientFrame::Start { seat: seat(2) }).await;
    ben.until_pledging().await;
    ben.say(&ClientFrame::Stand { seat: seat(1) }).await;
    anna.until(|client| client.number == 4 && client.mixing().is_none()).await;
    ben.sit(1, "Ben").await;
    // He has one seat and sat down last: nobody need say anything.
    anna.until_pledging().await;
    for (client, number) in [(&mut anna, 0), (&mut ben, 1)] {
        client.until_pledging().await;
        client.pledge(number, number as u8 + 1).await;
    }
    anna.pledge(2, 3).await;
    for (client, number) in [(&mut anna, 0), (&mut ben, 1)] {
        client.until_sharing().await;
        client.share(number, number as u8 + 1).await;
    }
    anna.share(2, 3).await;
    anna.until_begun().await;
    ben.until_begun().await;
}
