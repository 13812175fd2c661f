//! What is written about people, inside a transaction.

use super::{KeyRow, PasskeyRow, PersonRow};
use crate::keys::KeyHash;
use crate::store::engine::{Link, Value};
use crate::store::{StoreError, sums};
use crate::table::{Entry, Stored};

/// Something to write about a person.
#[derive(Debug)]
pub(in crate::store) enum PersonJob {
    Keep(PersonRow, Vec<KeyRow>),
    Rename(PersonRow),
    Remove(String),
    KeepKey(KeyRow, usize),
    SeeKey(KeyHash, u64),
    RemoveKey(String, String),
    KeepPasskey(PasskeyRow, usize),
    SeePasskey { id: String, counter: u32, now_ms: u64 },
    RemovePasskey(String, String),
    KeepChallenge { challenge: String, now_ms: u64, until_ms: u64 },
    TakeChallenge { challenge: String, now_ms: u64 },
}

impl PersonJob {
    /// Writes it; says how many rows that changed.
    pub(in crate::store) async fn write(&self, link: &mut Link) -> Result<u64, StoreError> {
        match self {
            PersonJob::Keep(row, keys) => keep(link, row, keys).await,
            PersonJob::Rename(row) => rename(link, row).await,
            PersonJob::Remove(id) => remove(link, id).await,
            PersonJob::KeepKey(row, most) => keep_key(link, row, *most).await,
            PersonJob::SeeKey(hash, now_ms) => {
                let query = "UPDATE person_keys SET seen_ms = $2 WHERE hash = $1 AND seen_ms < $2";
                link.run(query, &[Value::Text(&hash.to_string()), number(*now_ms)]).await
            }
            PersonJob::RemoveKey(person, tag) => {
                let query =
                    "DELETE FROM person_keys WHERE person_id = $1 AND substr(hash, 1, 16) = $2";
                link.run(query, &[Value::Text(person), Value::Text(tag)]).await
            }
            PersonJob::KeepPasskey(row, most) => keep_passkey(link, row, *most).await,
            PersonJob::SeePasskey { id, counter, now_ms } => {
                // Who counts never stands still: a copy of the key would.
                let query = "UPDATE passkeys SET counter = $2, seen_ms = $3
                             WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))";
                link.run(query, &[Value::Text(id), number((*counter).into()), number(*now_ms)])
                    .await
            }
            PersonJob::RemovePasskey(person, id) => {
                let query = "DELETE FROM passkeys WHERE person_id = $1 AND id = $2";
                link.run(query, &[Value::Text(person), Value::Text(id)]).await
            }
            PersonJob::KeepChallenge { challenge, now_ms, until_ms } => {
                let query = "DELETE FROM challenges WHERE until_ms < $1";
                link.run(query, &[number(*now_ms)]).await?;
                let query = "INSERT INTO challenges (challenge, until_ms) VALUES ($1, $2)";
                link.run(query, &[Value::Text(challenge), number(*until_ms)]).await
            }
            PersonJob::TakeChallenge { challenge, now_ms } => {
                let query = "DELETE FROM challenges WHERE challenge = $1 AND until_ms >= $2";
                link.run(query, &[Value::Text(challenge), number(*now_ms)]).await
            }
        }
    }
}

fn number(number: u64) -> Value<'static> {
    Value::Number(number as i64)
}

async fn keep(link: &mut Link, row: &PersonRow, keys: &[KeyRow]) -> Result<u64, StoreError> {
    let query =
        "INSERT INTO people (id, name, outline, created_ms, sum) VALUES ($1, $2, $3, $4, $5)";
    let sum = sums::of_person(row);
    let values = [
        Value::Text(&row.id),
        Value::Text(&row.name),
        Value::Text(&row.outline),
        number(row.created_ms),
        Value::Bytes(&sum),
    ];
    let kept = link.run(query, &values).await?;
    for key in keys {
        keep_key(link, key, keys.len()).await?;
    }
    Ok(kept)
}

async fn rename(link: &mut Link, row: &PersonRow) -> Result<u64, StoreError> {
    let query = "UPDATE people SET name = $2, outline = $3, sum = $4 WHERE id = $1";
    let sum = sums::of_person(row);
    let (name, outline) = (Value::Text(&row.name), Value::Text(&row.outline));
    link.run(query, &[Value::Text(&row.id), name, outline, Value::Bytes(&sum)]).await
}

/// What belongs to somebody goes first, so that nothing is left that belongs to nobody.
async fn remove(link: &mut Link, id: &str) -> Result<u64, StoreError> {
    let statements = [
        "DELETE FROM person_seats WHERE person_id = $1",
        "DELETE FROM passkeys WHERE person_id = $1",
        "DELETE FROM person_keys WHERE person_id = $1",
    ];
    for statement in statements {
        link.run(statement, &[Value::Text(id)]).await?;
    }
    link.run("DELETE FROM people WHERE id = $1", &[Value::Text(id)]).await
}

async fn keep_key(link: &mut Link, row: &KeyRow, most: usize) -> Result<u64, StoreError> {
    let query = "INSERT INTO person_keys (hash, person_id, kind, label, made_ms, seen_ms, sum)
                 SELECT $1, id, $3, $4, $5, $6, $7 FROM people WHERE id = $2
                 AND (SELECT count(*) FROM person_keys WHERE person_id = $2 AND kind = $3) < $8";
    let (hash, sum) = (row.hash.to_string(), sums::of_key(row));
    let values = [
        Value::Text(&hash),
        Value::Text(&row.person),
        Value::Number(row.kind.number()),
        Value::Text(&row.label),
        number(row.made_ms),
        number(row.seen_ms),
        Value::Bytes(&sum),
        number(most as u64),
    ];
    link.run(query, &values).await
}

async fn keep_passkey(link: &mut Link, row: &PasskeyRow, most: usize) -> Result<u64, StoreError> {
    let query =
        "INSERT INTO passkeys (id, person_id, public_key, counter, label, made_ms, seen_ms, sum)
                 SELECT $1, id, $3, $4, $5, $6, $7, $8 FROM people WHERE id = $2
                 AND (SELECT count(*) FROM passkeys WHERE person_id = $2) < $9";
    let sum = sums::of_passkey(row);
    let values = [
        Value::Text(&row.id),
        Value::Text(&row.person),
        Value::Bytes(&row.public_key),
        number(row.counter.into()),
        Value::Text(&row.label),
        number(row.made_ms),
        number(row.seen_ms),
        Value::Bytes(&sum),
        number(most as u64),
    ];
    link.run(query, &values).await
}

/// Notes at which table people sit down under their names, with the entries that say so. Who is gone meanwhile is noted
/// nowhere.
pub(in crate::store) async fn note_seats(
    link: &mut Link,
    table: &str,
    entries: &[Stored],
) -> Result<(), StoreError> {
    for Stored { at_ms, entry, .. } in entries {
        let Entry::Sat { person: Some(person), .. } = entry else { continue };
        let query = "INSERT INTO person_seats (table_id, person_id, at_ms)
                     SELECT $1, id, $3 FROM people WHERE id = $2
                     ON CONFLICT (table_id, person_id) DO NOTHING";
        link.run(query, &[Value::Text(table), Value::Text(person), number(*at_ms)]).await?;
    }
    Ok(())
}
