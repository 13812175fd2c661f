//! What is read from the database, and found out where it is not what was written.

use game::Seed;
use wire::{ChatLine, Phase};

use super::engine::{Reader, Row, Value, column, first};
use super::sums::{self, Link};
use super::{Idle, StoreError, TableRow};
use crate::table::Stored;

/// A row that is not what was written.
fn damaged(reason: impl std::fmt::Display) -> StoreError {
    StoreError::Damaged(reason.to_string())
}

/// The table of that id.
pub(super) async fn table(from: impl Reader, id: &str) -> Result<Option<TableRow>, StoreError> {
    let query = "SELECT id, created_ms, archived = 1 AS archived, seed, agreed, phase, sum
                 FROM tables WHERE id = $1";
    let row = first(from, query, &[Value::Text(id)]).await?;
    row.map(|row| table_row(&row)).transpose()
}

fn table_row(row: &Row) -> Result<TableRow, StoreError> {
    let id: String = row.get("id")?;
    let (created_ms, seed): (i64, Vec<u8>) = (row.get("created_ms")?, row.get("seed")?);
    let (agreed, sum): (String, Option<Vec<u8>>) = (row.get("agreed")?, row.get("sum")?);
    if sum.as_deref() != Some(&sums::of_table(&id, created_ms, &seed, &agreed)) {
        return Err(damaged("what was agreed on is not what was written"));
    }
    let seed = seed.try_into().map_err(|_| damaged("the seed has not 32 bytes"))?;
    Ok(TableRow {
        id,
        created_ms: created_ms as u64,
        archived: row.get("archived")?,
        seed: Seed(seed),
        agreed: serde_json::from_str(&agreed).map_err(damaged)?,
        phase: phase(row.get("phase")?),
    })
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
pub(super) async fn log(from: impl Reader, id: &str) -> Result<Vec<Stored>, StoreError> {
    let query = "SELECT tables.sum AS first, heads.seq AS last, heads.sum AS head, log.seq, log.entry, log.sum
                 FROM tables LEFT JOIN heads ON heads.table_id = tables.id
                 LEFT JOIN log ON log.table_id = tables.id WHERE tables.id = $1 ORDER BY log.seq";
    let rows = from.rows(query, &[Value::Text(id)]).await?;
    let Some(row) = rows.first() else { return Ok(Vec::new()) };
    let first: Vec<u8> = row.get("first")?;
    let last: Option<i64> = row.get("last")?;
    let head: Option<Vec<u8>> = row.get("head")?;
    let links: Result<Vec<Option<Link>>, StoreError> = rows.iter().map(link).collect();
    let links: Vec<Link> = links?.into_iter().flatten().collect();
    if let Some(wrong) = sums::fault((0, &first), &links, last.zip(head.as_deref())) {
        return Err(damaged(wrong));
    }
    entries(&links)
}

fn entries(links: &[Link]) -> Result<Vec<Stored>, StoreError> {
    links.iter().map(|link| serde_json::from_str(&link.entry).map_err(damaged)).collect()
}

/// What the log has after the entry `known`, with which it is read as well: the chain of checksums goes on from there.
pub(super) async fn log_after(
    from: impl Reader + Copy,
    id: &str,
    known: u64,
) -> Result<Option<Vec<Stored>>, StoreError> {
    if known == 0 {
        return log(from, id).await.map(Some);
    }
    let query = "SELECT heads.seq AS last, heads.sum AS head, log.seq, log.entry, log.sum
                 FROM heads LEFT JOIN log ON log.table_id = heads.table_id AND log.seq >= $2
                 WHERE heads.table_id = $1 ORDER BY log.seq";
    let rows = from.rows(query, &[Value::Text(id), Value::Number(known as i64)]).await?;
    let links: Result<Vec<Option<Link>>, StoreError> = rows.iter().map(link).collect();
    let mut links = links?.into_iter().flatten();
    let (Some(row), Some(before)) = (rows.first(), links.next()) else { return Ok(None) };
    let (last, head): (i64, Vec<u8>) = (row.get("last")?, row.get("head")?);
    let links: Vec<Link> = links.collect();
    let wrong = match before.seq == known as i64 {
        true => sums::fault((before.seq, &before.sum), &links, Some((last, &head))),
        false => Some(format!("entry {known} is missing")),
    };
    wrong.map_or_else(|| entries(&links).map(Some), |wrong| Err(damaged(wrong)))
}

/// An entry; none where the log is empty.
fn link(row: &Row) -> Result<Option<Link>, StoreError> {
    let Some(seq) = row.get("seq")? else { return Ok(None) };
    let sum: Option<Vec<u8>> = row.get("sum")?;
    Ok(Some(Link { seq, entry: row.get("entry")?, sum: sum.unwrap_or_default() }))
}

/// The ids of all tables, in order.
pub(super) async fn ids(from: impl Reader) -> Result<Vec<String>, StoreError> {
    column(from, "SELECT id FROM tables ORDER BY id", &[], "id").await
}

/// The number of the last entry of a log.
pub(super) async fn last_number(from: impl Reader, id: &str) -> Result<u64, StoreError> {
    let query = "SELECT seq FROM heads WHERE table_id = $1";
    let seq: Option<i64> = column(from, query, &[Value::Text(id)], "seq").await?.pop();
    Ok(seq.unwrap_or_default() as u64)
}

/// The tables whose logs do not say what chance did.
pub(super) async fn without_chance(from: impl Reader) -> Result<Vec<String>, StoreError> {
    column(from, "SELECT id FROM tables WHERE chance_written = 0 ORDER BY id", &[], "id").await
}

/// The last lines of chat, oldest first.
pub(super) async fn chat(
    from: impl Reader,
    id: &str,
    lines: usize,
) -> Result<Vec<ChatLine>, StoreError> {
    let query = "SELECT line FROM chat WHERE table_id = $1 ORDER BY id DESC LIMIT $2";
    let values = [Value::Text(id), Value::Number(lines as i64)];
    let rows: Vec<String> = column(from, query, &values, "line").await?;
    rows.iter().rev().map(|text| serde_json::from_str(text).map_err(damaged)).collect()
}

/// The review of a table's match.
pub(super) async fn review(from: impl Reader, id: &str) -> Result<Option<String>, StoreError> {
    let query = "SELECT review, sum FROM reviews WHERE table_id = $1";
    let Some(row) = first(from, query, &[Value::Text(id)]).await? else { return Ok(None) };
    let (review, sum): (String, Vec<u8>) = (row.get("review")?, row.get("sum")?);
    match sum == sums::of_review(id, &review) {
        true => Ok(Some(review)),
        false => Err(damaged("the review is not what was written")),
    }
}

/// The tables at which a match runs, the newest first.
pub(super) async fn running(from: impl Reader, most: usize) -> Result<Vec<String>, StoreError> {
    let query = "SELECT id FROM tables WHERE phase = 1 ORDER BY created_ms DESC LIMIT $1";
    column(from, query, &[Value::Number(most as i64)], "id").await
}

/// Every table that has not been played on since the time for its phase; one whose phase is not
/// known since the latest of them.
pub(super) async fn idle(from: impl Reader, before_ms: [u64; 3]) -> Result<Vec<Idle>, StoreError> {
    let query = "SELECT tables.id, tables.phase, heads.at_ms FROM tables
                 JOIN heads ON heads.table_id = tables.id WHERE heads.at_ms <
                 CASE tables.phase WHEN 0 THEN $1 WHEN 1 THEN $2 WHEN 2 THEN $3 ELSE $4 END";
    let [waiting, playing, over] = before_ms.map(|before_ms| before_ms as i64);
    let latest = waiting.max(playing).max(over);
    let rows = from.rows(query, &[waiting, playing, over, latest].map(Value::Number)).await?;
    let found = |row: &Row| {
        let at_ms: i64 = row.get("at_ms")?;
        Ok(Idle { id: row.get("id")?, phase: phase(row.get("phase")?), at_ms: at_ms as u64 })
    };
    rows.iter().map(found).collect()
}

/// When the server was started last: something that is always there.
pub(super) async fn started_ms(from: impl Reader) -> Result<i64, StoreError> {
    let row = first(from, "SELECT started_ms FROM house", &[]).await?;
    row.ok_or_else(|| damaged("nobody has noted a start"))?.get("started_ms")
}
