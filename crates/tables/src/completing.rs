//! Logs of an older program do not say what chance did: it is worked out once, by the rules under which
//! they were written, and written down. From then on no other program can deal a match anew.

use crate::keys::tag;
use crate::open_tables::OpenTables;
use crate::store::StoreError;
use crate::table::FoldedLog;

impl OpenTables {
    /// Completes every log that does not say what chance did. One that cannot be read is left as it is, and
    /// named; a store that does not write ends it.
    pub async fn complete_logs(&self) -> Result<(), StoreError> {
        let ids = self.store.without_chance().await?;
        let mut done = 0;
        for id in &ids {
            done += u64::from(self.complete_log(id).await?);
        }
        if done > 0 {
            tracing::info!(tables = done, "logs now say what chance did");
        }
        Ok(())
    }

    /// `false` where the log cannot be read.
    async fn complete_log(&self, id: &str) -> Result<bool, StoreError> {
        let read = async {
            let row = self.store.table(id).await?;
            Ok::<_, StoreError>(row.zip(Some(self.store.log(id).await?)))
        };
        let completed = match read.await {
            Ok(None) => return Ok(false),
            Ok(Some((row, log))) => FoldedLog::complete(row, log, &self.registry),
            Err(damaged) => Err(damaged.into()),
        };
        match completed {
            Ok((_, log)) => match self.store.write_chance(id, log).await {
                // Another server plays on it, and completes it in its turn.
                Err(StoreError::Taken) => Ok(false),
                written => written.map(|()| true),
            },
            Err(refusal) => {
                tracing::warn!(table.id = tag(id), error = %refusal, "log not completed");
                Ok(false)
            }
        }
    }
}
