//! What is known of people, and whether it is what was written.

use super::{KeyKind, KeyRow, PasskeyRow, PersonRow, SatRow};
use crate::keys::KeyHash;
use crate::store::engine::{Pool, Reader, Row, Value, column, first};
use crate::store::{StoreError, sums};

const PERSON: &str = "people.id, people.name, people.outline, people.created_ms, people.sum";

fn damaged(what: &str) -> StoreError {
    StoreError::Damaged(format!("{what} is not what was written"))
}

fn person_in(row: &Row) -> Result<PersonRow, StoreError> {
    let (created_ms, sum): (i64, Vec<u8>) = (row.get("created_ms")?, row.get("sum")?);
    let person = PersonRow {
        id: row.get("id")?,
        name: row.get("name")?,
        outline: row.get("outline")?,
        created_ms: created_ms as u64,
    };
    if sum == sums::of_person(&person) { Ok(person) } else { Err(damaged("the person")) }
}

/// The one of that id.
pub(super) async fn person(from: impl Reader, id: &str) -> Result<Option<PersonRow>, StoreError> {
    let query = format!("SELECT {PERSON} FROM people WHERE id = $1");
    first(from, &query, &[Value::Text(id)]).await?.as_ref().map(person_in).transpose()
}

/// The one whom a secret belongs to, and when it was last used.
pub(super) async fn by_key(
    from: impl Reader,
    hash: KeyHash,
    kind: KeyKind,
) -> Result<Option<(PersonRow, u64)>, StoreError> {
    let query = format!(
        "SELECT {PERSON}, person_keys.seen_ms FROM person_keys
         JOIN people ON people.id = person_keys.person_id WHERE hash = $1 AND kind = $2"
    );
    let hash = hash.to_string();
    let values = [Value::Text(&hash), Value::Number(kind.number())];
    let Some(row) = first(from, &query, &values).await? else { return Ok(None) };
    let seen_ms: i64 = row.get("seen_ms")?;
    Ok(Some((person_in(&row)?, seen_ms as u64)))
}

/// Every secret of somebody.
pub(super) async fn keys(from: impl Reader, person: &str) -> Result<Vec<KeyRow>, StoreError> {
    let query =
        "SELECT hash, CAST(kind AS BIGINT) AS kind, label, made_ms, seen_ms, sum FROM person_keys
                 WHERE person_id = $1 ORDER BY made_ms, hash";
    let rows = from.rows(query, &[Value::Text(person)]).await?;
    rows.iter().map(|row| key_in(row, person)).collect()
}

fn key_in(row: &Row, person: &str) -> Result<KeyRow, StoreError> {
    let (hash, kind, sum): (String, i64, Vec<u8>) =
        (row.get("hash")?, row.get("kind")?, row.get("sum")?);
    let (made_ms, seen_ms): (i64, i64) = (row.get("made_ms")?, row.get("seen_ms")?);
    let key = KeyRow {
        hash: hash.parse().map_err(|_| damaged("the key of a person"))?,
        person: person.to_owned(),
        kind: KeyKind::of(kind)?,
        label: row.get("label")?,
        made_ms: made_ms as u64,
        seen_ms: seen_ms as u64,
    };
    if sum == sums::of_key(&key) { Ok(key) } else { Err(damaged("the key of a person")) }
}

const PASSKEY: &str =
    "id, person_id, public_key, CAST(counter AS BIGINT) AS counter, label, made_ms, seen_ms, sum";

/// Every passkey of somebody.
pub(super) async fn passkeys(
    from: impl Reader,
    person: &str,
) -> Result<Vec<PasskeyRow>, StoreError> {
    let query = format!("SELECT {PASSKEY} FROM passkeys WHERE person_id = $1 ORDER BY made_ms, id");
    let rows = from.rows(&query, &[Value::Text(person)]).await?;
    rows.iter().map(passkey_in).collect()
}

/// The passkey of that id.
pub(super) async fn passkey(from: impl Reader, id: &str) -> Result<Option<PasskeyRow>, StoreError> {
    let query = format!("SELECT {PASSKEY} FROM passkeys WHERE id = $1");
    first(from, &query, &[Value::Text(id)]).await?.as_ref().map(passkey_in).transpose()
}

fn passkey_in(row: &Row) -> Result<PasskeyRow, StoreError> {
    let (made_ms, seen_ms): (i64, i64) = (row.get("made_ms")?, row.get("seen_ms")?);
    let (counter, sum): (i64, Vec<u8>) = (row.get("counter")?, row.get("sum")?);
    let passkey = PasskeyRow {
        id: row.get("id")?,
        person: row.get("person_id")?,
        public_key: row.get("public_key")?,
        counter: u32::try_from(counter).map_err(|_| damaged("the passkey"))?,
        label: row.get("label")?,
        made_ms: made_ms as u64,
        seen_ms: seen_ms as u64,
    };
    if sum == sums::of_passkey(&passkey) { Ok(passkey) } else { Err(damaged("the passkey")) }
}

/// Where somebody has sat down.
pub(super) async fn tables(from: impl Reader, person: &str) -> Result<Vec<SatRow>, StoreError> {
    let query = "SELECT table_id, at_ms FROM person_seats WHERE person_id = $1
                 ORDER BY at_ms DESC, table_id";
    let sat = |row: &Row| {
        let at_ms: i64 = row.get("at_ms")?;
        Ok(SatRow { table: row.get("table_id")?, at_ms: at_ms as u64 })
    };
    from.rows(query, &[Value::Text(person)]).await?.iter().map(sat).collect()
}

/// The ids of all of them, in order.
pub(in crate::store) async fn ids(from: impl Reader) -> Result<Vec<String>, StoreError> {
    column(from, "SELECT id FROM people ORDER BY id", &[], "id").await
}

/// What is wrong with somebody and what opens their name.
pub(in crate::store) async fn fault(from: &Pool, id: &str) -> Result<(), StoreError> {
    person(from, id).await?;
    keys(from, id).await?;
    passkeys(from, id).await?;
    Ok(())
}
