//! What is read from the file, and found out where it is not what was written.

use game::Seed;
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Row, Sqlite};
use wire::{ChatLine, Phase};

use super::sqlite::fault;
use super::sums::{self, Link};
use super::{Idle, StoreError, TableRow};
use crate::table::Stored;

/// A row that is not what was written.
fn damaged(reason: impl std::fmt::Display) -> StoreError {
    StoreError::Damaged(reason.to_string())
}

/// The table of that id.
pub(super) async fn table(from: &SqlitePool, id: &str) -> Result<Option<TableRow>, StoreError> {
    let query =
        "SELECT id, created_ms, archived, seed, agreed, phase, sum FROM tables WHERE id = ?1";
    let row = sqlx::query(query).bind(id).fetch_optional(from).await.map_err(fault)?;
    row.map(|row| table_row(&row)).transpose()
}

fn table_row(row: &SqliteRow) -> Result<TableRow, StoreError> {
    let id: String = get(row, "id")?;
    let (created_ms, seed): (i64, Vec<u8>) = (get(row, "created_ms")?, get(row, "seed")?);
    let (agreed, sum): (String, Option<Vec<u8>>) = (get(row, "agreed")?, get(row, "sum")?);
    if sum.as_deref() != Some(&sums::of_table(&id, created_ms, &seed, &agreed)) {
        return Err(damaged("what was agreed on is not what was written"));
    }
    let seed = seed.try_into().map_err(|_| damaged("the seed has not 32 bytes"))?;
    Ok(TableRow {
        id,
        created_ms: created_ms as u64,
        archived: get(row, "archived")?,
        seed: Seed(seed),
        agreed: serde_json::from_str(&agreed).map_err(damaged)?,
        phase: phase(get(row, "phase")?),
    })
}

fn get<'r, T>(row: &'r SqliteRow, column: &str) -> Result<T, StoreError>
where
    T: sqlx::Decode<'r, Sqlite> + sqlx::Type<Sqlite>,
{
    row.try_get(column).map_err(damaged)
}

/// How far a table is, as it is written.
pub(super) fn phase_number(phase: Phase) -> i64 {
    match phase {
        Phase::Waiting => 0,
        Phase::Playing => 1,
        Phase::Over => 2,
    }
}

fn phase(number: Option<i64>) -> Option<Phase> {
    [Phase::Waiting, Phase::Playing, Phase::Over]
        .into_iter()
        .find(|phase| Some(phase_number(*phase)) == number)
}

/// The log from its first entry on, whole and as it was written. One statement, so that what is
/// written meanwhile is there in full or not at all.
pub(super) async fn log(from: &SqlitePool, id: &str) -> Result<Vec<Stored>, StoreError> {
    let query = "SELECT tables.sum AS first, heads.seq AS last, heads.sum AS head, log.seq, log.entry, log.sum
                 FROM tables LEFT JOIN heads ON heads.table_id = tables.id
                 LEFT JOIN log ON log.table_id = tables.id WHERE tables.id = ?1 ORDER BY log.seq";
    let rows = sqlx::query(query).bind(id).fetch_all(from).await.map_err(fault)?;
    let Some(row) = rows.first() else { return Ok(Vec::new()) };
    let first: Vec<u8> = get(row, "first")?;
    let last: Option<i64> = get(row, "last")?;
    let head: Option<Vec<u8>> = get(row, "head")?;
    let links: Result<Vec<Option<Link>>, StoreError> = rows.iter().map(link).collect();
    let links: Vec<Link> = links?.into_iter().flatten().collect();
    if let Some(wrong) = sums::fault(&first, &links, last.zip(head.as_deref())) {
        return Err(damaged(wrong));
    }
    links.iter().map(|link| serde_json::from_str(&link.entry).map_err(damaged)).collect()
}

/// An entry; none where the log is empty.
fn link(row: &SqliteRow) -> Result<Option<Link>, StoreError> {
    let Some(seq) = get(row, "seq")? else { return Ok(None) };
    let sum: Option<Vec<u8>> = get(row, "sum")?;
    Ok(Some(Link { seq, entry: get(row, "entry")?, sum: sum.unwrap_or_default() }))
}

/// The number of the last entry of a log.
pub(super) async fn last_number(from: &SqlitePool, id: &str) -> Result<u64, StoreError> {
    let query = "SELECT seq FROM heads WHERE table_id = ?1";
    let seq: Option<i64> =
        sqlx::query_scalar(query).bind(id).fetch_optional(from).await.map_err(fault)?;
    Ok(seq.unwrap_or_default() as u64)
}

/// The tables whose logs do not say what chance did.
pub(super) async fn without_chance(from: &SqlitePool) -> Result<Vec<String>, StoreError> {
    let query = "SELECT id FROM tables WHERE chance_written = 0 ORDER BY id";
    sqlx::query_scalar(query).fetch_all(from).await.map_err(fault)
}

/// The last lines of chat, oldest first.
pub(super) async fn chat(
    from: &SqlitePool,
    id: &str,
    lines: usize,
) -> Result<Vec<ChatLine>, StoreError> {
    let query = "SELECT line FROM chat WHERE table_id = ?1 ORDER BY id DESC LIMIT ?2";
    let rows = sqlx::query_scalar::<_, String>(query).bind(id).bind(lines as i64);
    let rows = rows.fetch_all(from).await.map_err(fault)?;
    rows.iter().rev().map(|text| serde_json::from_str(text).map_err(damaged)).collect()
}

/// The review of a table's match.
pub(super) async fn review(from: &SqlitePool, id: &str) -> Result<Option<String>, StoreError> {
    let query = "SELECT review, sum FROM reviews WHERE table_id = ?1";
    let found: Option<(String, Vec<u8>)> =
        sqlx::query_as(query).bind(id).fetch_optional(from).await.map_err(fault)?;
    match found {
        Some((review, sum)) if sum != sums::of_review(id, &review) => {
            Err(damaged("the review is not what was written"))
        }
        found => Ok(found.map(|(review, _)| review)),
    }
}

/// The tables at which a match runs, the newest first.
pub(super) async fn running(from: &SqlitePool, most: usize) -> Result<Vec<String>, StoreError> {
    let query = "SELECT id FROM tables WHERE phase = 1 ORDER BY created_ms DESC LIMIT ?1";
    sqlx::query_scalar(query).bind(most as i64).fetch_all(from).await.map_err(fault)
}

/// Every table that has not been played on since the time for its phase; one whose phase is not
/// known since the latest of them.
pub(super) async fn idle(from: &SqlitePool, before_ms: [u64; 3]) -> Result<Vec<Idle>, StoreError> {
    let query = "SELECT tables.id, tables.phase, heads.at_ms FROM tables
                 JOIN heads ON heads.table_id = tables.id WHERE heads.at_ms <
                 CASE tables.phase WHEN 0 THEN ?1 WHEN 1 THEN ?2 WHEN 2 THEN ?3 ELSE max(?1, ?2, ?3) END";
    let mut query = sqlx::query(query);
    for before_ms in before_ms {
        query = query.bind(before_ms as i64);
    }
    let rows = query.fetch_all(from).await.map_err(fault)?;
    let found = |row: &SqliteRow| {
        let at_ms: i64 = get(row, "at_ms")?;
        Ok(Idle { id: get(row, "id")?, phase: phase(get(row, "phase")?), at_ms: at_ms as u64 })
    };
    rows.iter().map(found).collect()
}
