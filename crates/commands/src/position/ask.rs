//! `anleger position ask`: what a bot thinks of a position.

use std::fmt;
use std::io::Write;
use std::path::PathBuf;

use bots::{Findings, rng_from};
use game::{Audience, Game, Heuristics, Seat, Turn, Window};
use serde::Serialize;

use super::{Use, seat_of, visit};
use crate::bot_spec::BotSpec;
use crate::budget::Budget;
use crate::failure::Failure;
use crate::found::{Found, Weighed};
use crate::{entropy, many_games};

/// So many candidates are shown to a person; a program gets all.
const CANDIDATES_SHOWN: usize = 12;

/// Ask a bot what it would do, what else it weighed, and how likely everybody is to win
///
/// It sees only what its seat may know, whatever else the file tells.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// The position
    pub file: PathBuf,
    /// The bot, perhaps with its own limit: `mind`, `search:500ms`
    #[arg(long, default_value = "search:1000ms")]
    pub bot: BotSpec,
    /// For whom [default: whose knowledge the position is, or the one seat that decides]
    #[arg(long, value_name = "SEAT")]
    pub seat: Option<usize>,
    /// What its random numbers follow from [default: another number every time]
    #[arg(long)]
    pub seed: Option<u64>,
    /// Print the answer as one line of JSON
    #[arg(long)]
    pub json: bool,
}

impl Args {
    /// Asks and tells.
    pub fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        visit(&self.file, Question { args: self, out })
    }
}

struct Question<'a> {
    args: &'a Args,
    out: &'a mut dyn Write,
}

impl Use for Question<'_> {
    fn with<G: Heuristics>(self, game: &G, known_to: Audience) -> Result<(), Failure> {
        let mut bot = bots::by_name::<G>(&self.args.bot.bot)?;
        if let Some(end) = Findings::<G::Action>::of_the_end(game) {
            return Ok(self.tell(&Answer::new::<G>(None, None, Some(end)))?);
        }
        let seat = self.seat(game, known_to)?;
        let seed = self.args.seed.map_or_else(entropy::number, Ok)?;
        let (window, mut rng) = (Window::new(game, seat), rng_from(seed));
        let budget = self.args.bot.budget(Budget::default());
        let action = budget.ask(bot.as_mut(), window, &mut rng);
        let action = action.ok_or(Failure::NothingToDecide(seat))?;
        let findings = bot.findings(window, &mut rng);
        Ok(self.tell(&Answer::new::<G>(Some(seat), Some(action), findings))?)
    }
}

impl Question<'_> {
    fn seat<G: Game>(&self, game: &G, known_to: Audience) -> Result<Seat, Failure> {
        match (self.args.seat, known_to, game.turn()) {
            (Some(number), ..) => seat_of(game, number),
            (None, Audience::Seat(seat), _) => Ok(seat),
            (None, _, Turn::Decide(seats)) if seats.len() == 1 => {
                seats.iter().next().ok_or(Failure::WhichSeat)
            }
            (None, ..) => Err(Failure::WhichSeat),
        }
    }

    fn tell(self, answer: &Answer) -> std::io::Result<()> {
        many_games::tell(answer, self.args.json, self.out)
    }
}

/// What a bot said, in notation.
#[derive(Serialize)]
struct Answer {
    seat: Option<Seat>,
    notation: Option<String>,
    #[serde(flatten)]
    found: Found,
}

impl Answer {
    fn new<G: Game>(
        seat: Option<Seat>,
        chosen: Option<G::Action>,
        findings: Option<Findings<G::Action>>,
    ) -> Answer {
        let notation = chosen.map(|action| action.to_string());
        let found = findings.as_ref().map(Found::of::<G>).unwrap_or_default();
        Answer { seat, notation, found }
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.seat, &self.notation) {
            (Some(seat), Some(notation)) => write!(f, "seat {seat}: {notation}")?,
            _ => write!(f, "the game is over")?,
        }
        let Found { candidates, chances, .. } = &self.found;
        if !candidates.is_empty() {
            write!(f, "\n\n{:>7} {:>8}", "chance", "lines")?;
        }
        for Weighed { notation, lines, chance } in candidates.iter().take(CANDIDATES_SHOWN) {
            write!(f, "\n{:>6.1}% {lines:>8}  {notation}", 100.0 * chance)?;
        }
        match candidates.len().saturating_sub(CANDIDATES_SHOWN) {
            0 => {}
            more => write!(f, "\n{:>16}  and {more} more", "")?,
        }
        let chance = |(seat, chance): (usize, &f64)| format!("seat {seat} {:.1}%", 100.0 * chance);
        let chances: Vec<String> = chances.iter().enumerate().map(chance).collect();
        if chances.is_empty() { Ok(()) } else { write!(f, "\n\nto win: {}", chances.join(", ")) }
    }
}
