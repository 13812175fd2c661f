//! One bot plays against others, seats rotated after every game: who is stronger, and how fast?
//!
//!     cargo run --release -p bots --example duel -- search greedy --game carcassonne --ms 200
//!     cargo run --release -p bots --example duel -- search greedy --game settlers --seats 4
//!
//! A search may have other numbers than the usual ones: `search:curiosity=0.2,trust=4`.

use std::error::Error;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bots::{Bot, BotRng, Limits, Search, Tuning, by_name, rng_from};
use carcassonne::Carcassonne;
use clap::Parser;
use game::toys::Lanterns;
use game::{Audience, Game, Seat, Turn, Window, luck};
use newworld::NewWorld;
use settlers::Settlers;

/// One bot plays against others, seats rotated after every game.
#[derive(Parser)]
struct Duel {
    /// The bot whose wins are counted.
    own: String,
    /// The bot in all other seats.
    rival: String,
    /// carcassonne, newworld, settlers or lanterns.
    #[arg(long, default_value = "carcassonne")]
    game: String,
    /// How many seats.
    #[arg(long, default_value_t = 2)]
    seats: usize,
    /// How many games.
    #[arg(long, default_value_t = 40)]
    games: u64,
    /// How long a bot may think about a decision, in milliseconds.
    #[arg(long)]
    ms: Option<u64>,
    /// How many lines of play a bot may try for a decision.
    #[arg(long)]
    playouts: Option<u64>,
    /// Another seed, other games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games at a time.
    #[arg(long, default_value_t = 1)]
    jobs: usize,
}

/// What came out, seen by the first bot.
#[derive(Clone, Copy, Default)]
struct Tally {
    games: f64,
    wins: f64,
    leads: f64,
    squares: f64,
    decisions: [f64; 2],
    seconds: [f64; 2],
}

type Seated<G> = [Box<dyn Bot<G>>; 2];

fn main() -> Result<(), Box<dyn Error>> {
    let duel = Duel::parse();
    if !(2..=6).contains(&duel.seats) {
        return Err("a duel takes 2 to 6 seats".into());
    }
    let tally = match duel.game.as_str() {
        "carcassonne" => run::<Carcassonne>(&duel)?,
        "newworld" => run::<NewWorld>(&duel)?,
        "settlers" => run::<Settlers>(&duel)?,
        "lanterns" => run::<Lanterns>(&duel)?,
        other => return Err(format!("there is no game '{other}' here").into()),
    };
    tally.print(&duel);
    Ok(())
}

fn run<G: Game>(duel: &Duel) -> Result<Tally, Box<dyn Error>> {
    let next = AtomicU64::new(0);
    let all = Mutex::new(Tally::default());
    let mut tables = Vec::new();
    for _ in 0..duel.jobs.max(1) {
        tables.push([seated::<G>(&duel.own)?, seated(&duel.rival)?]);
    }
    std::thread::scope(|scope| {
        for mut bots in tables {
            let (next, all) = (&next, &all);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= duel.games {
                        return;
                    }
                    let tally = play(duel, number, &mut bots);
                    if let (Some(tally), Ok(mut all)) = (tally, all.lock()) {
                        all.add(&tally);
                    }
                }
            });
        }
    });
    Ok(all.into_inner()?)
}

/// A bot by name, or a search with numbers of its own.
fn seated<G: Game>(name: &str) -> Result<Box<dyn Bot<G>>, Box<dyn Error>> {
    let Some(numbers) = name.strip_prefix("search:") else { return Ok(by_name(name)?) };
    let mut tuning = Tuning::default();
    for number in numbers.split(',') {
        let (key, value) = number.split_once('=').ok_or("write search:key=value,key=value")?;
        match key {
            "steepness" => tuning.steepness = value.parse()?,
            "curiosity" => tuning.curiosity = value.parse()?,
            "tolerance" => tuning.tolerance = value.parse()?,
            "trust" => tuning.trust = value.parse()?,
            "nodes" => tuning.nodes = value.parse()?,
            "foresight" => tuning.foresight = Some(value.parse()?),
            "doubt" => tuning.doubt = value.parse()?,
            "certainty" => tuning.certainty = value.parse()?,
            _ => return Err(format!("a search has no number '{key}'").into()),
        }
    }
    Ok(Box::new(Search::new(tuning)))
}

/// As many games in a row as there are seats have the same luck, with the first bot in another
/// seat each time.
fn play<G: Game>(duel: &Duel, number: u64, bots: &mut Seated<G>) -> Option<Tally> {
    let table = number / duel.seats as u64;
    let mut chance = rng_from(duel.seed.wrapping_mul(1 << 20).wrapping_add(table));
    let mut rng = rng_from(!duel.seed.wrapping_mul(1 << 20).wrapping_add(number));
    let mut game = G::start(&G::Options::default(), duel.seats).ok()?;
    let own = Seat::new((number % duel.seats as u64) as usize)?;
    let mut tally = Tally { games: 1.0, ..Tally::default() };
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => settle(&mut game, &mut chance)?,
            Turn::Decide(seats) => {
                let seat = seats.iter().next()?;
                let who = usize::from(seat != own);
                let begun = Instant::now();
                let window = Window::new(&game, seat);
                let action = choose(duel, bots[who].as_mut(), window, &mut rng)?;
                tally.seconds[who] += begun.elapsed().as_secs_f64();
                tally.decisions[who] += 1.0;
                game.play(seat, action).ok()?;
            }
        }
    }
    tally.finish(&game, own);
    Some(tally)
}

fn choose<G: Game>(
    duel: &Duel,
    bot: &mut dyn Bot<G>,
    window: Window<'_, G>,
    rng: &mut BotRng,
) -> Option<G::Action> {
    let end = duel.ms.map(|ms| Instant::now() + Duration::from_millis(ms));
    let out_of_time = move || end.is_some_and(|end| Instant::now() >= end);
    let timed: Option<&(dyn Fn() -> bool + Sync)> = end.is_some().then_some(&out_of_time);
    bot.choose(window, &Limits { playouts: duel.playouts, out_of_time: timed, threads: 1 }, rng)
}

fn settle<G: Game>(game: &mut G, chance: &mut BotRng) -> Option<()> {
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    let place = luck::weighted(chance, outcomes.iter().map(|outcome| outcome.weight))?;
    game.settle(outcomes[place].outcome).ok()?;
    Some(())
}

impl Tally {
    fn finish<G: Game>(&mut self, game: &G, own: Seat) {
        let winners = game.winners();
        if winners.contains(own) {
            self.wins = 1.0 / winners.len() as f64;
        }
        let scores = game.scores(Audience::Referee);
        let rivals = Seat::first(game.seats()).filter(|seat| *seat != own);
        let best = rivals.map(|seat| scores[seat.index()]).max().unwrap_or(0);
        self.leads = f64::from(scores[own.index()] - best);
        self.squares = self.leads * self.leads;
    }

    fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.wins += other.wins;
        self.leads += other.leads;
        self.squares += other.squares;
        for who in 0..2 {
            self.decisions[who] += other.decisions[who];
            self.seconds[who] += other.seconds[who];
        }
    }

    fn print(&self, duel: &Duel) {
        let share = self.wins / self.games;
        let (low, high) = wilson(share, self.games);
        let lead = self.leads / self.games;
        let spread = (self.squares / self.games - lead * lead).max(0.0).sqrt();
        println!("{} against {} {}: {} games", duel.own, duel.seats - 1, duel.rival, self.games);
        println!("wins {:.1} % ({:.1} to {:.1})", 100.0 * share, 100.0 * low, 100.0 * high);
        println!("lead {lead:+.2} points, give or take {:.2}", 1.96 * spread / self.games.sqrt());
        for (who, name) in [&duel.own, &duel.rival].into_iter().enumerate() {
            println!("{name}: {:.0} decisions a second", self.decisions[who] / self.seconds[who]);
        }
    }
}

/// The 95 % interval of a share, after Wilson: honest for few games and lopsided results too.
fn wilson(share: f64, games: f64) -> (f64, f64) {
    let z = 1.96_f64;
    let middle = share + z * z / (2.0 * games);
    let width = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
    let scale = 1.0 + z * z / games;
    ((middle - width) / scale, (middle + width) / scale)
}
