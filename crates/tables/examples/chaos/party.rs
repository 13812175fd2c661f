//! People who play one match after the other, each of them at another server.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use futures_util::future::try_join_all;
use game::Seat;
use tokio::time::{sleep, timeout};

use crate::common::Fault;
use crate::common::screen::create_of;
use crate::person::Person;
use crate::world::{World, count};

/// Half an hour for everybody: nobody can use it up, but a calendar that is charged would.
const SETTINGS: &str = r#"{"clock":{"kind":"bank","bank_ms":1800000,"increment_ms":0}}"#;

/// How long making a table may take, and how soon it is tried again elsewhere.
const PATIENCE: Duration = Duration::from_secs(5);
const REST: Duration = Duration::from_millis(200);

/// The bot that some of them play against: one that workers think for.
const BOT: &str = "search:100";

/// What they play, and how many.
#[derive(Clone, Copy, Debug)]
pub struct Company {
    pub game: &'static str,
    pub people: usize,
    pub bots: usize,
    /// Each of them sits at so many screens, each at another server, and decides at all of them: the log decides which
    /// of that counts.
    pub screens: usize,
}

/// Of each game: two at different servers, one at each of them, and one against bots; and two who cannot agree with
/// themselves.
pub fn companies() -> Vec<Company> {
    // The Settlers want three.
    let sizes = [
        ("carcassonne", [(2, 0), (3, 0), (1, 1)]),
        ("newworld", [(2, 0), (3, 0), (1, 1)]),
        ("settlers", [(2, 1), (3, 0), (1, 2)]),
    ];
    let of = |game| move |(people, bots)| Company { game, people, bots, screens: 1 };
    let companies = sizes.into_iter().flat_map(|(game, sizes)| sizes.map(of(game)));
    let torn = Company { game: "carcassonne", people: 2, bots: 0, screens: 2 };
    companies.chain([torn]).collect()
}

/// A match.
pub struct Match {
    pub table: String,
    pub game: &'static str,
    pub people: Vec<Person>,
}

/// A company, and what it counts.
pub struct Party {
    pub company: Company,
    pub number: u64,
    /// Decisions that were acknowledged at its tables.
    pub steps: Arc<AtomicU64>,
}

impl Company {
    fn seats(self) -> String {
        let person = r#"{"kind":"person"}"#.to_owned();
        let bot = format!(r#"{{"kind":"bot","level":"{BOT}"}}"#);
        let seats = [vec![person; self.people], vec![bot; self.bots]].concat();
        format!("[{}]", seats.join(","))
    }
}

impl Party {
    /// Plays until everybody is to stop; all matches, the last one as it was left.
    pub async fn play(self, world: Arc<World>) -> Result<Vec<Match>, Fault> {
        let mut matches = Vec::new();
        while !world.is_ending() {
            let Some(table) = self.table(&world, matches.len()).await? else { break };
            matches.push(self.one_match(table, matches.len() as u64, &world).await?);
        }
        Ok(matches)
    }

    /// Makes a table, at whichever server makes one.
    async fn table(&self, world: &World, from: usize) -> Result<Option<String>, Fault> {
        let Company { game, .. } = self.company;
        let mut home = from + self.number as usize;
        while !world.is_ending() {
            let address = world.nodes[home % world.nodes.len()];
            let seats = self.company.seats();
            match timeout(PATIENCE, create_of(address, game, &seats, SETTINGS)).await {
                Ok(Ok(table)) => return Ok(Some(table)),
                Ok(Err(fault)) if fault.to_string().contains("\"bad-") => return Err(fault),
                _ => sleep(REST).await,
            }
            home += 1;
        }
        Ok(None)
    }

    async fn one_match(&self, table: String, past: u64, world: &World) -> Result<Match, Fault> {
        let first = (past * 1_000 + self.number + 1) * 10;
        let person = |(screen, seat): (usize, Seat)| {
            let key = first + seat.index() as u64;
            let home = self.number as usize + seat.index() + screen;
            Person::new(seat, screen, key, home, self.steps.clone())
        };
        let seats = (0..self.company.screens)
            .flat_map(|screen| Seat::first(self.company.people).map(move |seat| (screen, seat)));
        let mut people: Vec<Person> = seats.map(person).collect();
        let playing = people.iter_mut().map(|person| person.play(&table, world));
        let played = try_join_all(playing).await;
        played.map_err(|fault| format!("{} at table {table}: {fault}", self.company.game))?;
        if people.iter().all(Person::is_over) {
            people.iter_mut().for_each(Person::hang_up);
            count(&world.tally.over);
        }
        Ok(Match { table, game: self.company.game, people })
    }
}
