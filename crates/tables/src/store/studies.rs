//! Studies in the file: kept, changed by whoever has the key, found out where they are not what was written.

use sqlx::SqliteConnection;
use sqlx::sqlite::SqlitePool;

use super::sqlite::fault;
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
    pub(super) async fn write(&self, to: &mut SqliteConnection) -> Result<u64, StoreError> {
        let done = match self {
            StudyJob::Keep(row) => keep(row).execute(to).await,
            StudyJob::Change { id, key, study, at_ms } => {
                let query = "UPDATE studies SET study = ?3, at_ms = ?4, sum = ?5
                             WHERE id = ?1 AND key_hash = ?2";
                let sum = sums::of_study(id, study);
                let query = sqlx::query(query).bind(id).bind(key.to_string()).bind(study);
                query.bind(*at_ms as i64).bind(sum.to_vec()).execute(to).await
            }
            StudyJob::Seen { id, at_ms } => {
                let query = "UPDATE studies SET at_ms = max(at_ms, ?2) WHERE id = ?1";
                sqlx::query(query).bind(id).bind(*at_ms as i64).execute(to).await
            }
            StudyJob::Remove { before_ms } => {
                let query = sqlx::query("DELETE FROM studies WHERE at_ms < ?1");
                query.bind(*before_ms as i64).execute(to).await
            }
        };
        done.map(|done| done.rows_affected()).map_err(fault)
    }
}

type Query<'q> = sqlx::query::Query<'q, sqlx::Sqlite, sqlx::sqlite::SqliteArguments<'q>>;

fn keep(row: &StudyRow) -> Query<'_> {
    let query = "INSERT INTO studies (id, key_hash, created_ms, at_ms, study, sum)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    let sum = sums::of_study(&row.id, &row.study);
    let query = sqlx::query(query).bind(&row.id).bind(row.key.to_string());
    let query = query.bind(row.created_ms as i64).bind(row.at_ms as i64);
    query.bind(&row.study).bind(sum.to_vec())
}

/// The study of that id, as it was written.
pub(super) async fn study(from: &SqlitePool, id: &str) -> Result<Option<StudyRow>, StoreError> {
    let query = "SELECT key_hash, created_ms, at_ms, study, sum FROM studies WHERE id = ?1";
    let found: Option<(String, i64, i64, String, Vec<u8>)> =
        sqlx::query_as(query).bind(id).fetch_optional(from).await.map_err(fault)?;
    let Some((key, created_ms, at_ms, study, sum)) = found else { return Ok(None) };
    let damaged = |what: &str| StoreError::Damaged(format!("{what} is not what was written"));
    if sum != sums::of_study(id, &study) {
        return Err(damaged("the study"));
    }
    let key = key.parse().map_err(|_| damaged("the key of the study"))?;
    let (created_ms, at_ms) = (created_ms as u64, at_ms as u64);
    Ok(Some(StudyRow { id: id.to_owned(), key, created_ms, at_ms, study }))
}

/// The ids of all of them.
pub(super) async fn ids(from: &SqlitePool) -> Result<Vec<String>, StoreError> {
    let query = sqlx::query_scalar("SELECT id FROM studies ORDER BY id");
    query.fetch_all(from).await.map_err(fault)
}

/// How many nobody has saved or looked at since.
pub(super) async fn stale(from: &SqlitePool, before_ms: u64) -> Result<u64, StoreError> {
    let query = sqlx::query_scalar::<_, i64>("SELECT count(*) FROM studies WHERE at_ms < ?1");
    let count = query.bind(before_ms as i64).fetch_one(from).await.map_err(fault)?;
    Ok(count as u64)
}
