//! `bot`: asking somebody who thinks.

use bots::rng_from;
use game::erased::{AnyMatch, ListedAction};
use game::{Heuristics, Match, Seat, Window};
use serde::Deserialize;
use serde_json::{Value, json};

use super::fault::Fault;
use super::limits::Limits;
use super::moves::happened;
use super::session::Session;
use crate::budget::Budget;
use crate::entropy;
use crate::games::{self, Visitor};

/// Who is to think, for whom, and how long.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ask {
    name: String,
    seat: Option<usize>,
    #[serde(default)]
    budget: BudgetWish,
    seed: Option<u64>,
    #[serde(default)]
    play: bool,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct BudgetWish {
    ms: Option<u64>,
    playouts: Option<u64>,
    threads: Option<usize>,
}

impl BudgetWish {
    fn within(&self, limits: &Limits) -> Result<Budget, Fault> {
        let threads = self.threads.unwrap_or(1) as u64;
        let threads = Limits::check("threads", threads, limits.threads as u64)?;
        let ms = self.ms.map(|ms| Limits::check("ms", ms, limits.ms));
        let playouts = self.playouts.map(|n| Limits::check("playouts", n, limits.playouts));
        let (ms, playouts) = (ms.transpose()?, playouts.transpose()?);
        Ok(Budget { ms, playouts, threads: threads as usize })
    }
}

/// Asks a bot for a move, and plays it if wanted.
pub(super) fn bot(session: &mut Session, ask: Ask) -> Result<Value, Fault> {
    let budget = ask.budget.within(&session.limits)?;
    let seat = session.seat(ask.seat)?;
    let seed = ask.seed.map_or_else(entropy::number, Ok).map_err(|_| Fault::NoEntropy)?;
    let table = session.table_mut()?;
    let thought = Thought { table, name: &ask.name, seat, budget, seed };
    let chosen = games::visit(table.name(), thought)??;
    let spelt = table.spelt_out(&chosen).expect("what a bot has chosen is an action of this game");
    let mut answer = json!({ "seat": seat, "notation": spelt.notation, "action": spelt.action });
    if ask.play {
        let told = table.play(seat, &chosen.into())?;
        answer["played"] = happened(table, &told);
    }
    Ok(answer)
}

struct Thought<'a> {
    table: &'a dyn AnyMatch,
    name: &'a str,
    seat: Seat,
    budget: Budget,
    seed: u64,
}

impl Visitor for Thought<'_> {
    type Out = Result<ListedAction, Fault>;

    fn visit<G: Heuristics>(self) -> Result<ListedAction, Fault> {
        let mut bot = bots::by_name::<G>(self.name)?;
        // The registry gave us the table's own game, so this is its type.
        let table = self.table.as_any().downcast_ref::<Match<G>>().ok_or(Fault::NoMatch)?;
        let window = Window::new(table.game(), self.seat);
        let action = self.budget.ask(bot.as_mut(), window, &mut rng_from(self.seed));
        let action = action.ok_or(Fault::NothingToDecide(self.seat))?;
        Ok(ListedAction { notation: action.to_string(), action: None })
    }
}
