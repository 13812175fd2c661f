//! A server at which tables are made, and the people who come to it.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

use bots::BotRng;
use game::{Rng, Seat, SeatSet};
use newworld::NewWorld;
use serde_json::{Value, json};
use tables::store::{KeyKind, PersonRow};
use tables::{Config, HandClock, KeyHash, OpenTables, ServeError, Server, Teachers};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use wire::people::NameKept;
use wire::rest::Created;
use wire::{ClientFrame, Phase};

use crate::reopening::{DATABASE, EVENING_MS, registry};
use crate::visitor::{Fault, Seen, Visitor};

/// How long people think about a decision.
const THOUGHT_MS: u64 = 1_700;

pub const PEOPLE: [&str; 4] = ["Anna", "Ben", "Clara", "Dora"];

/// A server at work, whose clock is turned by hand.
pub struct House {
    pub tables: Arc<OpenTables>,
    pub clock: Arc<HandClock>,
    /// The name and the id of every table, in the order in which they were made.
    pub made: Vec<(&'static str, String)>,
    address: SocketAddr,
    rng: BotRng,
    stop: oneshot::Sender<()>,
    running: JoinHandle<Result<(), ServeError>>,
}

impl House {
    pub async fn open(folder: &Path) -> Result<House, Fault> {
        let database = folder.join(DATABASE).into();
        let config = Config { data: folder.to_owned(), database, ..Config::default() };
        let clock = Arc::new(HandClock::new(EVENING_MS));
        let server = Server::new(config, registry()).with_teachers(teachers());
        let server = server.with_clock(clock.clone()).open().await?;
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let (address, tables) = (listener.local_addr()?, server.tables());
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(server.serve(listener, async {
            stopped.await.ok();
        }));
        let (made, rng) = (Vec::new(), bots::rng_from(1));
        Ok(House { tables, clock, made, address, rng, stop, running })
    }

    /// Stops in order: one file is left.
    pub async fn close(self) -> Result<Vec<(&'static str, String)>, Fault> {
        self.stop.send(()).map_err(|()| "the server stopped by itself")?;
        self.running.await??;
        Ok(self.made)
    }

    /// Asks the server for a table, at `/api/tables` or `/api/records`.
    pub async fn table(
        &mut self,
        name: &'static str,
        path: &str,
        wish: &Value,
    ) -> Result<String, Fault> {
        let body = self.post(path, "application/json", &wish.to_string()).await?;
        let created: Created = serde_json::from_str(&body).map_err(|_| body.clone())?;
        self.made.push((name, created.card.id.clone()));
        Ok(created.card.id)
    }

    /// What the server answers to something that it is sent.
    pub async fn post(&self, path: &str, kind: &str, body: &str) -> Result<String, Fault> {
        let address = self.address;
        let mut stream = TcpStream::connect(address).await?;
        let head = format!(
            "POST {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\
             content-type: {kind}\r\ncontent-length: {}\r\n\r\n",
            body.len()
        );
        stream.write_all((head + body).as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        Ok(answer.split_once("\r\n\r\n").ok_or("no body")?.1.to_owned())
    }

    /// Somebody keeps a name, as their browser would show it at a table.
    pub async fn keeps_a_name(&self, name: &str) -> Result<Arc<PersonRow>, Fault> {
        let wish = json!({ "name": name }).to_string();
        let answer = self.post("/api/people", "application/json", &wish).await?;
        let kept: NameKept = serde_json::from_str(&answer).map_err(|_| answer.clone())?;
        let link = KeyHash::of(&kept.key)?;
        let found = self.tables.store.people().person_by_key(link, KeyKind::Link).await?;
        Ok(Arc::new(found.ok_or("nobody keeps that name")?.0))
    }

    /// So many people come to a table; each sits down, and the match begins.
    pub async fn company(&mut self, id: &str, people: usize) -> Result<Vec<Visitor>, Fault> {
        let mut company = Vec::new();
        for (person, seat) in Seat::first(people).enumerate() {
            let mut visitor = Visitor::enter(&self.tables, id, Some(person)).await?;
            visitor.sit(seat, PEOPLE[person]).await?;
            company.push(visitor);
        }
        for visitor in &mut company {
            visitor.until(|seen| !seen.looks.is_empty()).await?;
        }
        Ok(company)
    }

    /// Lets the people of a table make so many decisions, if it does not end before; each sits on the seat
    /// of their place in the list. Bots on other seats play as well.
    pub async fn play(&mut self, company: &mut [Visitor], decisions: usize) -> Result<(), Fault> {
        let people: SeatSet = Seat::first(company.len()).collect();
        let awaited = |deciding: SeatSet| deciding.iter().find(|&seat| people.contains(seat));
        for _ in 0..decisions {
            all_hear(company).await?;
            company[0].until(|seen| is_over(seen) || awaited(seen.deciding()).is_some()).await?;
            let Some(seat) = awaited(company[0].seen.deciding()) else { return Ok(()) };
            let number = company[0].seen.number;
            company[seat.index()].until(|seen| seen.number >= number).await?;
            let whichever = self.rng.next_u32() as usize;
            company[seat.index()].decide(seat, whichever).await?;
            self.clock.turn(THOUGHT_MS);
        }
        all_hear(company).await
    }
}

pub fn is_over(seen: &Seen) -> bool {
    seen.state.phase == Phase::Over
}

/// Everybody hears what anybody has heard.
pub async fn all_hear(company: &mut [Visitor]) -> Result<(), Fault> {
    let last = company.iter().map(|visitor| visitor.seen.number).max().unwrap_or_default();
    for visitor in company {
        visitor.until(|seen| seen.number >= last).await?;
    }
    Ok(())
}

/// Somebody says something that is written down, and everybody hears what came of it.
pub async fn say(company: &mut [Visitor], person: usize, frame: ClientFrame) -> Result<(), Fault> {
    all_hear(company).await?;
    let number = company[person].seen.number;
    company[person].say(frame).await?;
    company[person].until(|seen| seen.number > number).await?;
    all_hear(company).await
}

/// Who judges the matches of an evening.
fn teachers() -> Teachers {
    Teachers::default().with::<NewWorld>()
}
