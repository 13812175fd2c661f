//! What is changed inside a transaction, beside the logs that grow.

use wire::{ChatLine, ClockRule, Phase};

use super::engine::{Link, Value, first};
use super::page::Page;
use super::people::note_seats;
use super::reading::phase_number;
use super::writer::json;
use super::{StoreError, TableRow, deadlines, finds, listings, sums};
use crate::limits::CHAT_LINES_KEPT_MAX;
use crate::table::{Entry, Stored};

/// Notes a start.
pub(super) async fn start(link: &mut Link, started_ms: u64) -> Result<u64, StoreError> {
    let query = "INSERT INTO house (\"only\", started_ms) VALUES (1, $1)
                 ON CONFLICT (\"only\") DO UPDATE SET started_ms = $1";
    link.run(query, &[Value::Number(started_ms as i64)]).await
}

/// Keeps a new table with the beginning of its log.
pub(super) async fn create(
    link: &mut Link,
    row: &TableRow,
    log: &[Stored],
) -> Result<u64, StoreError> {
    let (created_ms, agreed) = (row.created_ms as i64, json(&row.agreed)?);
    let sum = sums::of_table(&row.id, created_ms, &row.seed.0, &agreed);
    let query = "INSERT INTO tables (id, created_ms, seed, agreed, phase, sum, chance_written)
                 VALUES ($1, $2, $3, $4, $5, $6, 1)";
    let (id, created) = (Value::Text(&row.id), Value::Number(created_ms));
    let phase = Value::Maybe(row.phase.map(phase_number));
    let (seed, sum_value) = (Value::Bytes(&row.seed.0), Value::Bytes(&sum));
    link.run(query, &[id, created, seed, Value::Text(&agreed), phase, sum_value]).await?;
    let query = "INSERT INTO heads (table_id, seq, at_ms, sum) VALUES ($1, 0, $2, $3)";
    link.run(query, &[id, created, sum_value]).await?;
    let mut page = Page::of(&row.id, sum);
    page.append(&row.id, 1, log)?;
    page.write(link).await?;
    note_seats(link, &row.id, log).await?;
    if let Some(due_ms) = first_deadline(row, log) {
        deadlines::note(link, &row.id, due_ms).await?;
    }
    Ok(1)
}

/// By when somebody has to look at a table whose match has begun with it: no bank is empty before.
fn first_deadline(row: &TableRow, log: &[Stored]) -> Option<u64> {
    let ClockRule::Bank { bank_ms, .. } = row.agreed.settings.clock else { return None };
    let has_begun = log.iter().any(|stored| matches!(stored.entry, Entry::Begun { .. }));
    has_begun.then(|| row.created_ms.saturating_add(bank_ms))
}

/// Writes a log anew in place, with new checksums; the inner refusal leaves everything as it was.
pub(super) async fn write_chance(
    link: &mut Link,
    id: &str,
    log: &[Stored],
) -> Result<Result<u64, StoreError>, StoreError> {
    let Some((mut sum, _)) =
        beginning_and_end(link, id).await?.filter(|(_, last)| *last == log.len() as i64)
    else {
        return Ok(Err(StoreError::Taken));
    };
    for (stored, seq) in log.iter().zip(1_i64..) {
        let entry = json(stored)?;
        sum = sums::of_entry(&sum, seq, &entry).to_vec();
        let query = "UPDATE log SET entry = $3, sum = $4 WHERE table_id = $1 AND seq = $2";
        let (id, seq) = (Value::Text(id), Value::Number(seq));
        link.run(query, &[id, seq, Value::Text(&entry), Value::Bytes(&sum)]).await?;
    }
    let query = "UPDATE heads SET sum = $2 WHERE table_id = $1";
    link.run(query, &[Value::Text(id), Value::Bytes(&sum)]).await?;
    let query = "UPDATE tables SET chance_written = 1 WHERE id = $1";
    link.run(query, &[Value::Text(id)]).await.map(Ok)
}

/// The checksum with which a log begins, and the number with which it ends and will until the transaction is over.
async fn beginning_and_end(
    link: &mut Link,
    id: &str,
) -> Result<Option<(Vec<u8>, i64)>, StoreError> {
    let query = format!(
        "SELECT tables.sum, heads.seq FROM tables JOIN heads ON heads.table_id = tables.id
         WHERE tables.id = $1{}",
        link.for_update()
    );
    let row = first(link, &query, &[Value::Text(id)]).await?;
    row.map(|row| Ok((row.get("sum")?, row.get("seq")?))).transpose()
}

/// Keeps a line of chat, and forgets those that are too many.
pub(super) async fn say(link: &mut Link, id: &str, line: &ChatLine) -> Result<u64, StoreError> {
    let (id, line) = (Value::Text(id), json(line)?);
    let query = "INSERT INTO chat (table_id, line) VALUES ($1, $2)";
    link.run(query, &[id, Value::Text(&line)]).await?;
    let query = "DELETE FROM chat WHERE table_id = $1 AND id <= (SELECT id FROM chat
                 WHERE table_id = $1 ORDER BY id DESC LIMIT 1 OFFSET $2)";
    link.run(query, &[id, Value::Number(CHAT_LINES_KEPT_MAX.into())]).await
}

/// Keeps the review of a match, in place of one that was there.
pub(super) async fn keep_review(
    link: &mut Link,
    id: &str,
    review: &str,
) -> Result<u64, StoreError> {
    let query =
        "INSERT INTO reviews (table_id, review, sum) SELECT id, $2, $3 FROM tables WHERE id = $1
         ON CONFLICT (table_id) DO UPDATE SET review = excluded.review, sum = excluded.sum";
    let sum = sums::of_review(id, review);
    link.run(query, &[Value::Text(id), Value::Text(review), Value::Bytes(&sum)]).await
}

pub(super) async fn mark(link: &mut Link, id: &str, phase: Phase) -> Result<u64, StoreError> {
    let query = "UPDATE tables SET phase = $2 WHERE id = $1";
    let marked = link.run(query, &[Value::Text(id), Value::Number(phase_number(phase))]).await?;
    if phase == Phase::Over {
        finds::want(link, id).await?;
        listings::hide(link, id).await?;
    }
    Ok(marked)
}

/// Puts away what is idle. It asks for the end of each log, of tables in use only.
const ARCHIVE: &str = "UPDATE tables SET archived = 1 WHERE id IN (
                           SELECT id FROM tables WHERE archived = 0 AND created_ms < $1
                           AND (SELECT at_ms FROM heads WHERE table_id = tables.id) < $1";

/// Tables that somebody is busy with are not idle.
pub(super) async fn archive(link: &mut Link, before_ms: u64) -> Result<u64, StoreError> {
    let query = format!("{ARCHIVE}{})", link.for_update_of_what_is_free());
    link.run(&query, &[Value::Number(before_ms as i64)]).await
}

/// Removes tables that have had no event since the one they are named with. The end of the log goes first: whoever
/// plays on at this moment has it, or waits for it and finds no table.
pub(super) async fn remove(link: &mut Link, tables: &[(String, u64)]) -> Result<u64, StoreError> {
    let mut removed = 0;
    for (id, at_ms) in tables {
        let query = "DELETE FROM heads WHERE table_id = $1 AND at_ms = $2";
        let values = [Value::Text(id), Value::Number(*at_ms as i64)];
        if link.run(query, &values).await? == 1 {
            remove_table(link, id).await?;
            removed += 1;
        }
    }
    Ok(removed)
}

async fn remove_table(link: &mut Link, id: &str) -> Result<(), StoreError> {
    let statements = [
        "DELETE FROM deadlines WHERE table_id = $1",
        "DELETE FROM finds WHERE table_id = $1",
        "DELETE FROM person_seats WHERE table_id = $1",
        "DELETE FROM listings WHERE table_id = $1",
        "DELETE FROM reviews WHERE table_id = $1",
        "DELETE FROM chat WHERE table_id = $1",
        "DELETE FROM log WHERE table_id = $1",
        "DELETE FROM tables WHERE id = $1",
    ];
    for statement in statements {
        link.run(statement, &[Value::Text(id)]).await?;
    }
    Ok(())
}

/// A row that stays the same would not be written at all.
pub(super) async fn touch(link: &mut Link) -> Result<u64, StoreError> {
    link.run("UPDATE house SET asked = asked + 1", &[]).await
}

#[cfg(test)]
mod tests {
    use sqlx::sqlite::SqliteConnectOptions;
    use sqlx::{ConnectOptions, Row};

    use super::*;
    use crate::store::engine::sqlite::migrations;

    #[tokio::test]
    async fn whoever_puts_away_what_is_idle_looks_at_tables_in_use_and_at_no_log() {
        let memory = SqliteConnectOptions::new().in_memory(true);
        let mut connection = memory.connect().await.unwrap();
        migrations::migrate(&mut connection, "in memory").await.unwrap();
        let plan: &'static str = format!("EXPLAIN QUERY PLAN {ARCHIVE})").leak();
        let plan = sqlx::query(plan).bind(1).fetch_all(&mut connection).await.unwrap();
        let steps: Vec<String> = plan.iter().map(|row| row.get("detail")).collect();
        assert!(steps.iter().any(|step| step.contains("tables_in_use")), "{steps:?}");
        assert!(!steps.iter().any(|step| step.contains("SCAN")), "every row: {steps:?}");
        assert!(!steps.iter().any(|step| step.contains(" log")), "{steps:?}");
    }
}
