//! What bots should think of the King and the Robber Baron.

use game::Outlook;

use super::Title;
use crate::outlook::Forecast;
use crate::state::Carcassonne;

/// How many cities, or roads, a tile to come finishes.
const FINISHED_BY_A_TILE: f32 = 0.15;
/// The tiles to come with which it is even whether a title stays where it is.
const EVEN: f32 = 20.0;

/// What each title pays in the end, times the chance of holding it until then.
pub(super) fn outlook(game: &Carcassonne, forecast: &Forecast, outlook: &mut Outlook) {
    for title in Title::ALL {
        let contest = game.extras.titles[title as usize];
        if let Some(holder) = contest.holder {
            let pays = f32::from(contest.finished) + FINISHED_BY_A_TILE * forecast.left;
            outlook[holder.index()] += pays * EVEN / (EVEN + forecast.left);
        }
    }
}
