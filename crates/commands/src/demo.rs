//! The demonstration: two bots play a match with fair dice, to be watched and checked.

use std::io::Write;
use std::path::PathBuf;

use bots::{Bot, BotRng};
use carcassonne::Carcassonne;
use game::{Audience, Chance, Game, Heuristics, Match, Player, Quiet, Seed, Turn, Window};
use indicatif::{ProgressBar, ProgressStyle};

use crate::budget::Budget;
use crate::failure::Failure;
use crate::{entropy, record_file, score_board};

/// Who plays: the quick one against the thoughtful one.
const BOTS: [&str; 2] = ["greedy", "search"];

/// Enough to play well, little enough that the whole match takes some seconds.
const PLAYOUTS: u64 = 2_000;

/// Show a match of Carcassonne between two bots, with fair dice
#[derive(Clone, Debug, Default, clap::Args)]
pub struct Args {
    /// The seed of the dice, 64 hexadecimal digits [default: from the operating system]
    #[arg(long, value_name = "HEX")]
    pub seed: Option<String>,
    /// Keep the record in this file, for `anleger replay` and `anleger verify`
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
}

impl Args {
    /// Plays the match and shows what came out.
    pub fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let seed = self.seed()?;
        let players = BOTS.map(Player::bot).to_vec();
        let mut table =
            Match::<Carcassonne>::begin(Default::default(), players, Chance::Fair(seed))?;
        writeln!(out, "Carcassonne: {} against {}\n", BOTS[0], BOTS[1])?;
        writeln!(out, "The dice are sealed. SHA-256 of their seed: {}", seed.commitment())?;
        out.flush()?;
        play_out(&mut table, &seed)?;
        writeln!(out, "\n{}", table.game().render(Audience::Spectator))?;
        score_board::write(table.game(), table.players(), out)?;
        writeln!(out, "\nThe seed was {seed}.")?;
        self.keep(&table, out)
    }

    fn seed(&self) -> Result<Seed, Failure> {
        match &self.seed {
            Some(text) => text.parse().map_err(|error| Failure::BadSeed(format!("{error}"))),
            None => Ok(entropy::seed()?),
        }
    }

    fn keep<G: Game>(&self, table: &Match<G>, out: &mut dyn Write) -> Result<(), Failure> {
        let Some(path) = &self.save else { return Ok(()) };
        record_file::write(path, &table.record().to_string())?;
        let path = path.display();
        writeln!(out, "Check it: anleger verify {path}")?;
        Ok(())
    }
}

/// Lets the bots play to the end. Their own random numbers follow from the seed too, but not
/// from the dice: the same seed shows the same match.
fn play_out<G: Heuristics>(table: &mut Match<G>, seed: &Seed) -> Result<(), Failure> {
    let mut bots = BOTS.iter().map(|name| bots::by_name(name)).collect::<Result<Vec<_>, _>>()?;
    let [a, b, c, d, e, f, g, h, ..] = seed.0;
    let mut rng = bots::rng_from(u64::from_le_bytes([a, b, c, d, e, f, g, h]));
    let bar = spinner();
    while let Turn::Decide(seats) = table.turn() {
        let Some(seat) = seats.iter().next() else { break };
        let window = Window::new(table.game(), seat);
        let Some(action) = ask(bots[seat.index()].as_mut(), window, &mut rng) else { break };
        table
            .play_into(seat, action, &mut Quiet)
            .map_err(|error| Failure::Bot(error.to_string()))?;
        bar.set_message(score_line(table));
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(())
}

fn ask<G: Game>(
    bot: &mut dyn Bot<G>,
    window: Window<'_, G>,
    rng: &mut BotRng,
) -> Option<G::Action> {
    let budget = Budget { playouts: Some(PLAYOUTS), ..Budget::default() };
    budget.ask(bot, window, rng)
}

fn score_line<G: Game>(table: &Match<G>) -> String {
    let points = table.game().projection(Audience::Spectator);
    let players = table.players().iter().zip(points);
    let lines = players.map(|(player, points)| format!("{} {points}", player.name));
    lines.collect::<Vec<_>>().join(", ")
}

/// A sign of life on standard error; nothing where that is no terminal.
fn spinner() -> ProgressBar {
    let look = "{spinner} move {pos}: {msg} ({elapsed})";
    let style =
        ProgressStyle::with_template(look).unwrap_or_else(|_| ProgressStyle::default_spinner());
    ProgressBar::new_spinner().with_style(style)
}
