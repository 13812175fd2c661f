//! `bot`: asking somebody who thinks.

use std::borrow::Cow;

use bots::{Findings, rng_from};
use game::erased::{AnyMatch, ListedAction};
use game::{Heuristics, Match, Seat, Window};
use serde::Deserialize;
use serde_json::{Value, json};

use super::fault::Fault;
use super::limits::Limits;
use super::moves::happened;
use super::session::{Session, seat_at};
use crate::budget::Budget;
use crate::entropy;
use crate::found::Found;
use crate::games::{self, Visitor};

/// Who is to think, for whom, about which moment, and how long.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ask {
    name: String,
    seat: Option<usize>,
    steps: Option<usize>,
    #[serde(default)]
    budget: BudgetWish,
    seed: Option<u64>,
    #[serde(default)]
    play: bool,
    #[serde(default = "yes")]
    explain: bool,
}

fn yes() -> bool {
    true
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
    let steps = session.steps(ask.steps)?;
    let seed = ask.seed.map_or_else(entropy::number, Ok).map_err(|_| Fault::NoEntropy)?;
    let table = session.table_mut()?;
    if ask.play && steps < table.steps() {
        return Err(Fault::BadParams("bot: what is over cannot be played any more".into()));
    }
    let question = Question { table, ask: &ask, steps, budget, seed };
    let Thought { seat, chosen, findings } = games::visit(table.name(), question)??;
    let mut answer = json!({ "seat": seat, "notation": null, "action": null });
    if let Some(found) = findings {
        merge(&mut answer, json!(found));
    }
    let Some(chosen) = chosen else { return Ok(answer) };
    let spelt = table.spelt_out(&chosen).expect("what a bot has chosen is an action of this game");
    merge(&mut answer, json!({ "notation": spelt.notation, "action": spelt.action }));
    if let Some(seat) = seat.filter(|_| ask.play) {
        let told = table.play(seat, &chosen.into())?;
        answer["played"] = happened(table, &told);
    }
    Ok(answer)
}

fn merge(answer: &mut Value, more: Value) {
    if let (Value::Object(answer), Value::Object(more)) = (answer, more) {
        answer.extend(more);
    }
}

struct Question<'a> {
    table: &'a dyn AnyMatch,
    ask: &'a Ask,
    steps: usize,
    budget: Budget,
    seed: u64,
}

/// What a bot said. In a finished match nobody has anything to decide, and the chances are the result.
struct Thought {
    seat: Option<Seat>,
    chosen: Option<ListedAction>,
    findings: Option<Found>,
}

impl Visitor for Question<'_> {
    type Out = Result<Thought, Fault>;

    fn visit<G: Heuristics>(self) -> Result<Thought, Fault> {
        let mut bot = bots::by_name::<G>(&self.ask.name)?;
        // The registry gave us the table's own game, so this is its type.
        let table = self.table.as_any().downcast_ref::<Match<G>>().ok_or(Fault::NoMatch)?;
        let game = match self.steps == table.steps().len() {
            true => Cow::Borrowed(table.game()),
            false => Cow::Owned(table.at(self.steps)),
        };
        if let Some(end) = Findings::<G::Action>::of_the_end(game.as_ref()) {
            let named = self.ask.seat.map(|seat| seat_at(self.table, game.turn(), Some(seat)));
            let (seat, findings) = (named.transpose()?, Some(Found::of::<G>(&end)));
            return Ok(Thought { seat, chosen: None, findings });
        }
        let seat = seat_at(self.table, game.turn(), self.ask.seat)?;
        let (window, mut rng) = (Window::new(game.as_ref(), seat), rng_from(self.seed));
        let action = self.budget.ask(bot.as_mut(), window, &mut rng);
        let action = action.ok_or(Fault::NothingToDecide(seat))?;
        let findings = self.ask.explain.then(|| bot.findings(window, &mut rng)).flatten();
        let chosen = Some(ListedAction { notation: action.to_string(), action: None });
        Ok(Thought { seat: Some(seat), chosen, findings: findings.as_ref().map(Found::of::<G>) })
    }
}
