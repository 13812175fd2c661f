//! Nothing is judged that is being played here: neither a running match nor what was copied from one.
//!
//! A match that somebody wants to have judged is compared with every running one of the same game: by what binds
//! its dice, by what chance has brought, and, where it began in a position, by what everybody at the table sees. A table
//! whose seed was known before it began has no secrets left and is not compared.

use std::sync::Arc;

use game::erased::{AnyError, AnyGame, AnyMatch};
use game::record::RawStep;
use game::{Audience, Chance, Commitment, Player, PositionText, RecordText};
use serde_json::Value;
use table_core::Start;
use wire::rest::Subject;

use crate::limits::{
    DECISIONS_ALIKE_LEAST, DRAWS_ALIKE_LEAST, DRAWS_COPIED_LEAST, RUNNING_COMPARED_MAX,
};
use crate::open_tables::OpenTables;
use crate::refusal::Refusal;
use crate::registry::Registry;
use crate::store::TableRow;
use crate::table::{FoldedLog, Stored};

/// Refuses what is of a match that runs at another table than `own`.
pub async fn refuse_if_it_runs(
    tables: &Arc<OpenTables>,
    subject: Subject,
    own: Option<&str>,
) -> Result<(), Refusal> {
    // So many at a time replay logs for this as look at records.
    let _permit = tables.readers.acquire().await;
    let registry = tables.registry.clone();
    let suspect = Arc::new(beside(move || Suspect::read(&subject, &registry)).await?);
    for id in tables.store.running(RUNNING_COMPARED_MAX).await? {
        if Some(id.as_str()) == own {
            continue;
        }
        // A table that cannot be read is nobody's running match.
        let Ok(Some(row)) = tables.store.table(&id).await else { continue };
        if !suspect.may_be(&row) {
            continue;
        }
        if suspect.commitment == Some(row.seed.commitment()) {
            return Err(Refusal::MatchRuns);
        }
        let Ok(log) = tables.store.log(&id).await else { continue };
        let (suspect, registry) = (suspect.clone(), tables.registry.clone());
        beside(move || suspect.compare(row, log, &registry)).await?;
    }
    Ok(())
}

async fn beside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Refusal> + Send + 'static,
) -> Result<T, Refusal> {
    tokio::task::spawn_blocking(work).await.unwrap_or(Err(Refusal::StorageFailed))
}

/// Something that is to be judged.
struct Suspect {
    game: String,
    seats: usize,
    commitment: Option<Commitment>,
    draws: Vec<String>,
    /// What everybody sees at its beginning, where that is a position that somebody brought.
    laid: Option<Value>,
}

impl Suspect {
    fn read(subject: &Subject, registry: &Registry) -> Result<Suspect, Refusal> {
        match subject {
            Subject::Record(text) => {
                let record: RecordText = text.parse().map_err(AnyError::Record)?;
                let game = registry.find(record.game())?.game();
                let match_ = game.load(&record)?;
                let start = Start::of(match_.as_ref());
                Suspect::beginning(start, game, match_.players().len(), Some(match_.as_ref()))
            }
            Subject::Position(text) => {
                let position: PositionText = text.parse().map_err(AnyError::Position)?;
                let game = registry.find(position.game())?.game();
                Suspect::beginning(Start::drawn(&position, game, 0)?, game, position.seats(), None)
            }
        }
    }

    fn beginning(
        start: Start,
        game: &dyn AnyGame,
        seats: usize,
        match_: Option<&dyn AnyMatch>,
    ) -> Result<Suspect, Refusal> {
        let laid = match start {
            Start::Book(_) => None,
            Start::Position(_) => {
                let players = vec![Player::person("?"); seats];
                let begun = start.begin(game, players, Chance::External, None)?;
                Some(begun.view(Audience::Spectator)?)
            }
        };
        Ok(Suspect {
            game: game.name().to_owned(),
            seats,
            commitment: match_.and_then(AnyMatch::commitment),
            draws: match_.map(draws).unwrap_or_default(),
            laid,
        })
    }

    /// Is it worth comparing with this table?
    fn may_be(&self, row: &TableRow) -> bool {
        let agreed = &row.agreed;
        agreed.game == self.game && agreed.seats.len() == self.seats && !agreed.seed_known
    }

    /// Refuses where it is of the match of this table, and that runs.
    fn compare(&self, row: TableRow, log: Vec<Stored>, registry: &Registry) -> Result<(), Refusal> {
        let Ok(folded) = FoldedLog::load(row, log, registry) else { return Ok(()) };
        let Ok(running) = folded.running() else { return Ok(()) };
        match self.has_its_draws(running.game()) || self.lies_in(running.game())? {
            true => Err(Refusal::MatchRuns),
            false => Ok(()),
        }
    }

    /// Has chance brought the same in both, as far as the shorter goes? Or for so long that one was copied from the
    /// other, and then went on with draws of somebody's own?
    fn has_its_draws(&self, running: &dyn AnyMatch) -> bool {
        let its = draws(running);
        let both = self.draws.len().min(its.len());
        let alike = self.draws.iter().zip(&its).take_while(|(own, its)| own == its).count();
        alike >= DRAWS_COPIED_LEAST || alike == both && both >= DRAWS_ALIKE_LEAST
    }

    /// Does it begin in a position to which the running match has come?
    fn lies_in(&self, running: &dyn AnyMatch) -> Result<bool, Refusal> {
        let Some(laid) = &self.laid else { return Ok(false) };
        let (mut at, record) = (running.boxed_clone(), running.record());
        let mut made = record.steps().iter().filter(|step| step.seat.is_some()).count();
        while made >= DECISIONS_ALIKE_LEAST || drawn_by(record.steps(), made) >= DRAWS_COPIED_LEAST
        {
            if at.view(Audience::Spectator)? == *laid {
                return Ok(true);
            }
            if made == 0 {
                break;
            }
            at.undo(1)?;
            made -= 1;
        }
        Ok(false)
    }
}

/// How often chance had a say until the decision after the first `made`.
fn drawn_by(steps: &[RawStep], made: usize) -> usize {
    let mut decided = 0;
    let until = steps.iter().take_while(|step| {
        decided += usize::from(step.seat.is_some());
        decided <= made
    });
    until.filter(|step| step.seat.is_none()).count()
}

/// What chance has brought, in notation.
fn draws(of: &dyn AnyMatch) -> Vec<String> {
    let record = of.record();
    let steps = record.steps().iter().filter(|step| step.seat.is_none());
    steps.map(|step| step.notation.clone()).collect()
}
