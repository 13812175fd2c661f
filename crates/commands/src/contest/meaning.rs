//! What a level meant when a match was played: rounds of two sittings count together only where it is the same.

use game::Heuristics;
use serde_json::{Value, json};

use super::player::PlayerSpec;
use super::taught;

/// Who plays on each level among the players, and the judgement that is built in where one of them uses it;
/// `None` where no level plays.
pub fn of_levels<G: Heuristics>(players: &[PlayerSpec]) -> Option<Value> {
    let own = players.iter().filter(|player| player.program.is_none());
    let rungs: Vec<bots::Rung> =
        own.filter_map(|player| bots::rung(G::NAME, &player.bot.bot)).collect();
    let minds = rungs.iter().any(|rung| rung.bot.starts_with("mind"));
    let judgement = G::judgement().filter(|_| minds);
    let judgement = judgement.map(|judgement| taught::digest(judgement.weights));
    let told = |rung: &bots::Rung| json!([rung.bot, rung.lines]);
    let players: Vec<Value> = rungs.iter().map(told).collect();
    (!rungs.is_empty()).then(|| json!({ "players": players, "judgement": judgement }))
}
