//! Afterwards: is all that was promised in the log, once; does everybody see the same; does every record prove itself?

use std::time::Duration;

use futures_util::future::join_all;
use tables::Registry;
use tables::store::{Database, Store, check_database};
use tables::table::{Entry, Stored};
use tokio::time::sleep;
use wire::rest::Verification;
use wire::{Phase, Withdrawal};

use crate::common::screen::{PLAYERS, Screen};
use crate::common::{Fault, asking};
use crate::party::Match;
use crate::person::{Person, Seen};
use crate::promises::Judged;
use crate::world::World;

/// News of one server reach all others in less, wherever nothing is cut any more.
const PATIENCE: Duration = Duration::from_secs(15);

/// A bot that still thinks does not take so long.
const REST: Duration = Duration::from_millis(500);

/// What was found.
#[derive(Debug, Default)]
pub struct Findings {
    pub tables: usize,
    pub entries: usize,
    pub lost: usize,
    pub doubled: usize,
    /// What was on somebody's screen, held against what a server shows to whoever comes anew.
    pub views: usize,
    pub records: usize,
    /// One sentence for each thing that is wrong.
    pub wrong: Vec<String>,
}

/// Looks at everything, while all servers run and nobody plays.
pub async fn audit(
    matches: &mut [Match],
    world: &World,
    database: &str,
    registry: &Registry,
) -> Result<Findings, Fault> {
    let store = Database::open_existing(database).await?;
    let mut findings = Findings::default();
    for played in matches {
        findings.look_at(played, world, &store).await?;
    }
    store.close().await?;
    let found = check_database(database, registry).await?;
    (findings.tables, findings.entries) = (found.tables, found.entries);
    findings.wrong.extend(found.wrong);
    Ok(findings)
}

impl Findings {
    async fn look_at(
        &mut self,
        played: &mut Match,
        world: &World,
        store: &Database,
    ) -> Result<(), Fault> {
        let name = format!("{} at table {}", played.game, played.table);
        let log = self.settled(played, store, &name).await?;
        self.judge(played, world, &log, &name);
        for (number, person) in played.people.iter().enumerate() {
            let Some(seen) = &person.seen else { continue };
            let node = world.nodes[(number + 1) % world.nodes.len()];
            let fresh = Screen::enter(node, &played.table, person.key, PLAYERS).await?;
            self.compare(seen, Seen::on(&fresh).as_ref(), &log, &format!("{name}, seat {number}"));
        }
        let states: Vec<_> = seen(played).map(|seen| &seen.state).collect();
        if states.windows(2).any(|two| two[0] != two[1]) {
            self.wrong.push(format!("{name}: its people see different tables"));
        }
        self.prove(played, world, &name).await
    }

    /// The log when nothing is added to it any more and everybody has been told all of it, each on the line that they
    /// had.
    async fn settled(
        &mut self,
        played: &mut Match,
        store: &Database,
        name: &str,
    ) -> Result<Vec<Stored>, Fault> {
        let mut log = store.log(&played.table).await?;
        if seen(played).next().is_some() {
            return Ok(log);
        }
        loop {
            let number = log.len() as u64;
            let told = played.people.iter_mut().map(|it| it.until_number(number, PATIENCE));
            let told = join_all(told).await;
            for (seat, fault) in told.into_iter().enumerate() {
                let wrong = |fault| format!("{name}, seat {seat} is stuck: {fault}");
                self.wrong.extend(fault.err().map(wrong));
            }
            sleep(REST).await;
            let now = store.log(&played.table).await?;
            if now.len() == log.len() {
                break;
            }
            log = now;
        }
        played.people.iter_mut().for_each(Person::hang_up);
        Ok(log)
    }

    fn judge(&mut self, played: &Match, world: &World, log: &[Stored], name: &str) {
        let told: Vec<_> = played.people.iter().flat_map(|it| it.told.clone()).collect();
        let judged = Judged::of(log, &world.promises.at(&played.table), &told);
        self.lost += judged.lost.len();
        self.doubled += judged.doubled.len();
        let Judged { lost, doubled, untrue } = judged;
        self.wrong.extend(lost.iter().map(|client| format!("{name}: {client} is lost")));
        self.wrong.extend(doubled.iter().map(|client| format!("{name}: {client} was made twice")));
        let untold = untrue.iter();
        self.wrong.extend(untold.map(|it| format!("{name}: event {it} was told and is none")));
        let by_clock = |stored: &Stored| {
            matches!(stored.entry, Entry::Withdrew { why: Withdrawal::OutOfTime, .. })
        };
        if log.iter().any(by_clock) {
            self.wrong.push(format!("{name}: somebody lost by a clock that stood still for all"));
        }
    }

    fn compare(&mut self, seen: &Seen, fresh: Option<&Seen>, log: &[Stored], name: &str) {
        self.views += 1;
        if seen.number != log.len() as u64 {
            let (told, all) = (seen.number, log.len());
            self.wrong.push(format!("{name} has seen {told} of {all} entries"));
        }
        let Some(fresh) = fresh.filter(|fresh| *fresh != seen) else { return };
        let differ = [
            ("number", fresh.number != seen.number),
            ("version", fresh.version != seen.version),
            ("state", fresh.state != seen.state),
            ("looks", fresh.looks != seen.looks),
        ];
        let differ: Vec<&str> = differ.iter().filter(|it| it.1).map(|it| it.0).collect();
        self.wrong
            .push(format!("{name} sees something else than another server shows: {differ:?}"));
    }

    /// The record of a match that is over proves itself.
    async fn prove(&mut self, played: &Match, world: &World, name: &str) -> Result<(), Fault> {
        if !seen(played).any(|seen| seen.state.phase == Phase::Over) {
            return Ok(());
        }
        self.records += 1;
        let path = format!("/api/tables/{}/verify", played.table);
        let node = world.nodes[self.records % world.nodes.len()];
        let told = asking::get(node, &path).await?.body;
        let proven = serde_json::from_str::<Verification>(&told).is_ok_and(|told| told.proven);
        if !proven {
            self.wrong.push(format!("{name}: its record is not proven: {told}"));
        }
        Ok(())
    }
}

/// What people of a match saw last.
fn seen(played: &Match) -> impl Iterator<Item = &Seen> {
    played.people.iter().filter_map(|person| person.seen.as_ref())
}
