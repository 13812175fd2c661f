//! Whole games by people at different servers.

use std::collections::{BTreeMap, BTreeSet};

use bots::rng_from;
use tables::table::{Entry, Stored};
use wire::{ActionInput, ClientFrame, Phase};

use crate::client::{Client, no_settings, play_on, seat};
use crate::cluster::Cluster;

impl Cluster {
    /// A table whose seats are taken by people at one node after the other, which has begun.
    pub async fn seated(&self, game: &str, people: usize) -> (String, Vec<Client>) {
        let table = self.app(0).table(game, &vec!["person"; people], no_settings()).await;
        let mut players = Vec::new();
        for number in 0..people {
            let app = self.app(number % self.nodes.len());
            let mut player = app.person(&table, number as u8 + 1).await;
            player.sit(number, ["Anna", "Ben", "Clara", "Dora"][number]).await;
            players.push(player);
        }
        for player in &mut players {
            player.until(|client| !client.looks.is_empty()).await;
        }
        (table, players)
    }
}

/// How often each decision of a person is in the log.
pub fn decisions(log: &[Stored]) -> BTreeMap<String, usize> {
    let mut decisions = BTreeMap::new();
    for stored in log {
        if let Entry::Played { client: Some(client), .. } = &stored.entry {
            *decisions.entry(client.clone()).or_default() += 1;
        }
    }
    decisions
}

/// After so many decisions all but one give a game up: by chance one of Settlers takes thousands.
const DECISIONS_MAX: usize = 400;

/// Plays a game to its end, and looks at what is left of it.
async fn whole_game(cluster: &Cluster, game: &str, people: usize) {
    let (table, mut players) = cluster.seated(game, people).await;
    let mut lookers = Vec::new();
    for node in &cluster.nodes {
        lookers.push(node.app.spectator(&table).await);
    }
    let mut at_table: Vec<&mut Client> = players.iter_mut().collect();
    let mut looking: Vec<&mut Client> = lookers.iter_mut().collect();
    let decided = play_on(&mut at_table, &mut looking, DECISIONS_MAX, &mut rng_from(7)).await;
    if decided == DECISIONS_MAX {
        for (number, player) in at_table.iter_mut().enumerate().skip(1) {
            player.say(&ClientFrame::Resign { seat: seat(number) }).await;
        }
    }
    for looker in looking {
        looker.until(|client| client.state().phase == Phase::Over).await;
    }
    let log = cluster.log(&table).await;
    let kept = decisions(&log);
    assert_eq!(kept.len(), decided, "every decision that was acknowledged");
    assert!(kept.values().all(|times| *times == 1), "and once");
    for looker in &lookers {
        assert_eq!(looker.number, log.len() as u64);
        assert_eq!((&looker.looks, looker.state().phase), (&lookers[0].looks, Phase::Over));
    }
    for node in 0..cluster.nodes.len() {
        assert_eq!(cluster.record(node, &table).await, cluster.record(0, &table).await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_three_servers_play_whole_games_of_everything() {
    let cluster = Cluster::of(3).await;
    for (game, people) in [("lanterns", 3), ("carcassonne", 3), ("newworld", 2), ("settlers", 3)] {
        whole_game(&cluster, game, people).await;
    }
    let mut announced = 0;
    for node in 0..3 {
        announced += cluster.figure(node, "anleger_news_announced_total").await;
        let applied = cluster.figure(node, "anleger_news_applied_total").await;
        assert!(applied > 100);
        assert!(cluster.figure(node, "anleger_news_lag_seconds_count").await >= applied);
        assert!(cluster.figure(node, "anleger_replays_total").await >= 4, "a table of each game");
        assert_eq!(cluster.figure(node, "anleger_news_unreadable_total").await, 0);
    }
    assert!(announced > 300, "{announced}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_decision_sent_to_all_servers_at_once_is_made_once() {
    let cluster = Cluster::of(3).await;
    let (table, mut players) = cluster.seated("carcassonne", 2).await;
    let mut rng = rng_from(3);
    for _ in 0..30 {
        let Some(decides) = players[0].deciding().iter().next() else { break };
        let number = decides.index() as u8 + 1;
        let mut windows = Vec::new();
        for node in 0..3 {
            windows.push(cluster.app(node).person(&table, number).await);
        }
        let version = windows[0].version;
        let actions = windows[0].look(decides.index()).actions.clone();
        let chosen: ActionInput = game::luck::pick(&mut rng, &actions).unwrap().clone().into();
        let play = |client: &str| ClientFrame::Play {
            client: client.to_owned(),
            version,
            seat: decides,
            chosen: chosen.clone(),
        };
        let id = format!("once-{version}");
        let frame = play(&id);
        futures_util::future::join_all(windows.iter_mut().map(|window| window.say(&frame))).await;
        let mut fresh = 0;
        for window in &mut windows {
            let (number, repeated) = window.ack(&id).await;
            assert_eq!(number, version + 1);
            fresh += usize::from(!repeated);
        }
        assert_eq!(fresh, 1, "one server has made it, the others found it made");
        for player in &mut players {
            player.until_number(version + 1).await;
        }
    }
    assert!(decisions(&cluster.log(&table).await).values().all(|times| *times == 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_storm_of_conflicts_one_wins_and_the_others_hear_of_it() {
    let cluster = Cluster::of(3).await;
    let (table, mut players) = cluster.seated("carcassonne", 2).await;
    let mut acknowledged = BTreeSet::new();
    for round in 0..30 {
        let Some(decides) = players[0].deciding().iter().next() else { break };
        let number = decides.index();
        let mut windows = Vec::new();
        for node in 0..3 {
            windows.push(cluster.app(node).person(&table, number as u8 + 1).await);
        }
        let version = windows[0].version;
        assert!(windows.iter().all(|window| window.version == version));
        let mut sent = Vec::new();
        for (window, client) in windows.iter_mut().enumerate() {
            let actions = &client.look(number).actions;
            let chosen = actions[(round + window) % actions.len()].clone();
            sent.push(client.send_play(number, version, chosen.into()).await);
        }
        let mut wins = 0;
        for (window, id) in windows.iter_mut().zip(&sent) {
            let answer = window.find(|frame| match frame {
                wire::ServerFrame::Ack { number, .. } => Some(Ok(number)),
                wire::ServerFrame::Refused { code, .. } => Some(Err(code)),
                _ => None,
            });
            match answer.await {
                Ok(number) => {
                    assert_eq!(number, version + 1);
                    acknowledged.insert(id.clone());
                    wins += 1;
                }
                Err(code) => assert_eq!(code, "version-conflict"),
            }
        }
        assert_eq!(wins, 1);
        for player in &mut players {
            player.until_number(version + 1).await;
        }
    }
    let kept: BTreeSet<String> = decisions(&cluster.log(&table).await).into_keys().collect();
    assert_eq!(kept, acknowledged);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_decides_side_by_side_at_different_servers_is_not_refused() {
    let cluster = Cluster::of(3).await;
    let (table, mut players) = cluster.seated("lanterns", 3).await;
    let mut conflicts = 0;
    for _ in 0..40 {
        let deciding = players[0].deciding();
        if deciding.is_empty() {
            break;
        }
        let mut sent = Vec::new();
        for decides in deciding.iter() {
            let player = &mut players[decides.index()];
            let chosen = player.look(decides.index()).actions[0].clone();
            sent.push((
                decides,
                player.send_play(decides.index(), player.version, chosen.into()).await,
            ));
        }
        let mut last = 0;
        for (decides, id) in &sent {
            let (number, repeated) = players[decides.index()].ack(id).await;
            assert!(!repeated);
            last = last.max(number);
        }
        for player in &mut players {
            player.until_number(last).await;
        }
    }
    for node in 0..3 {
        conflicts += cluster.figure(node, "anleger_news_conflicts_total").await;
    }
    assert!(conflicts > 0, "some of them met");
    assert!(players[0].state().phase == Phase::Over && seat(0) == game::Seat::FIRST);
    assert!(decisions(&cluster.log(&table).await).values().all(|times| *times == 1));
}
