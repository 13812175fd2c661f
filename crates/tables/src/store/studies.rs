//! Studies in the database: kept, changed by whoever has the key, found out where they are not what was written.

use super::engine::{Link, Reader, Value, column, first};
use super::{StoreError, sums};
use crate::keys::KeyHash;

/// A study that somebody saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StudyRow {
    /// The id, which is also the secret of the link.
    pub id: String,
    /// What is kept of the secret by which it can be changed.
    pub key: KeyHash,
    /// When it was first saved.
    pub created_ms: u64,
    /// When it was last saved, or looked at, to the day.
    pub at_ms: u64,
    /// Its text.
    pub study: String,
}

/// Something to write about a study.
#[derive(Debug)]
pub(super) enum StudyJob {
    Keep(Box<StudyRow>),
    /// In place of what is there, if that opens with this key.
    Change {
        id: String,
        key: KeyHash,
        study: String,
        at_ms: u64,
    },
    /// Somebody looked at it.
    Seen {
        id: String,
        at_ms: u64,
    },
    /// Those go that nobody has saved or looked at since.
    Remove {
        before_ms: u64,
    },
}

impl StudyJob {
    /// Writes it; says how many studies that changed.
    pub(super) async fn write(&self, link: &mut Link) -> Result<u64, StoreError> {
        match self {
            StudyJob::Keep(row) => keep(link, row).await,
            StudyJob::Change { id, key, study, at_ms } => {
                let query = "UPDATE studies SET study = $3, at_ms = $4, sum = $5
                             WHERE id = $1 AND key_hash = $2";
                let (key, sum) = (key.to_string(), sums::of_study(id, study));
                let values = [
                    Value::Text(id),
                    Value::Text(&key),
                    Value::Text(study),
                    Value::Number(*at_ms as i64),
                    Value::Bytes(&sum),
                ];
                link.run(query, &values).await
            }
            StudyJob::Seen { id, at_ms } => {
                let query = "UPDATE studies SET at_ms = $2 WHERE id = $1 AND at_ms < $2";
                link.run(query, &[Value::Text(id), Value::Number(*at_ms as i64)]).await
            }
            StudyJob::Remove { before_ms } => {
                let query = "DELETE FROM studies WHERE at_ms < $1";
                link.run(query, &[Value::Number(*before_ms as i64)]).await
            }
        }
    }
}

async fn keep(link: &mut Link, row: &StudyRow) -> Result<u64, StoreError> {
    let query = "INSERT INTO studies (id, key_hash, created_ms, at_ms, study, sum)
                 VALUES ($1, $2, $3, $4, $5, $6)";
    let (key, sum) = (row.key.to_string(), sums::of_study(&row.id, &row.study));
    let values = [
        Value::Text(&row.id),
        Value::Text(&key),
        Value::Number(row.created_ms as i64),
        Value::Number(row.at_ms as i64),
        Value::Text(&row.study),
        Value::Bytes(&sum),
    ];
    link.run(query, &values).await
}

/// The study of that id, as it was written.
pub(super) async fn study(from: impl Reader, id: &str) -> Result<Option<StudyRow>, StoreError> {
    let query = "SELECT key_hash, created_ms, at_ms, study, sum FROM studies WHERE id = $1";
    let Some(row) = first(from, query, &[Value::Text(id)]).await? else { return Ok(None) };
    let (key, study, sum): (String, String, Vec<u8>) =
        (row.get("key_hash")?, row.get("study")?, row.get("sum")?);
    let (created_ms, at_ms): (i64, i64) = (row.get("created_ms")?, row.get("at_ms")?);
    let damaged = |what: &str| StoreError::Damaged(format!("{what} is not what was written"));
    if sum != sums::of_study(id, &study) {
        return Err(damaged("the study"));
    }
    let key = key.parse().map_err(|_| damaged("the key of the study"))?;
    let (created_ms, at_ms) = (created_ms as u64, at_ms as u64);
    Ok(Some(StudyRow { id: id.to_owned(), key, created_ms, at_ms, study }))
}

/// The ids of all of them, in order.
pub(super) async fn ids(from: impl Reader) -> Result<Vec<String>, StoreError> {
    column(from, "SELECT id FROM studies ORDER BY id", &[], "id").await
}

/// How many nobody has saved or looked at since.
pub(super) async fn stale(from: impl Reader, before_ms: u64) -> Result<u64, StoreError> {
    let query = "SELECT count(*) AS studies FROM studies WHERE at_ms < $1";
    let row = first(from, query, &[Value::Number(before_ms as i64)]).await?;
    let studies: i64 = row.map_or(Ok(0), |row| row.get("studies"))?;
    Ok(studies as u64)
}
