//! What nobody can have meant, though it could be played: it is told to whoever writes a file, and a table
//! that has agreed on such a scenario plays on.

use super::check::totals;
use super::file::ScenarioFile;
use super::read::Clerk;
use super::{Fault, How};
use crate::board::Board;
use crate::land::TerrainPile;

/// Notes what makes no sense in a file that can be played.
pub(super) fn check(file: &ScenarioFile, board: &Board, clerk: &mut Clerk<'_>) {
    let (land, sea) = dealt(board);
    if land < 2 {
        clerk.note(&file.robber.span(), "robber", Fault::RobberRoom);
    }
    let Some(rule) = &file.deal_again else { return };
    let (least, most) = (rule.get_ref().islands_least, rule.get_ref().island_most);
    let one_island = sea == 0 && (least > 1 || usize::from(most) < land);
    if usize::from(least) > land || most == 0 || one_island {
        clerk.note(&rule.span(), "deal_again", Fault::DealAgain);
    }
}

/// Land and sea hexes that lie face up when the set-up begins.
fn dealt(board: &Board) -> (usize, usize) {
    let (mut all, _) = totals(board);
    let hidden = board.pools(How::Stack).filter_map(|pool| pool.terrain);
    hidden.for_each(|pile| take_away(&mut all, &pile));
    let [sea, land @ ..] = all;
    (land.iter().map(|count| usize::from(*count)).sum(), usize::from(sea))
}

fn take_away(all: &mut TerrainPile, pile: &TerrainPile) {
    all.iter_mut().zip(pile).for_each(|(all, less)| *all = all.saturating_sub(*less));
}
