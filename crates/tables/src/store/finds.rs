//! Puzzles that were found in finished matches, and the matches in which somebody is still to look for them. One server
//! at a time takes such a match; what is found first counts.

use super::engine::{Link, Reader, Value, column, first};
use super::{StoreError, sums};

/// A match is over: somebody is to look at it, where its table agreed.
pub(super) async fn want(link: &mut Link, id: &str) -> Result<u64, StoreError> {
    let query = "INSERT INTO finds (table_id, due_ms)
                 SELECT id, 0 FROM tables WHERE id = $1 AND agreed LIKE '%\"puzzles\":true%'
                 ON CONFLICT (table_id) DO NOTHING";
    link.run(query, &[Value::Text(id)]).await
}

/// Takes matches in which nobody has looked; those that another server is just taking are passed over. Each is to be
/// taken again at `again_ms`.
pub(super) async fn take(
    link: &mut Link,
    now_ms: u64,
    again_ms: u64,
    most: usize,
) -> Result<Vec<String>, StoreError> {
    let query = format!(
        "UPDATE finds SET due_ms = $2 WHERE table_id IN (
             SELECT table_id FROM finds WHERE looked = 0 AND due_ms <= $1 ORDER BY due_ms LIMIT $3{})
         RETURNING table_id",
        link.for_update_of_what_is_free()
    );
    let numbers = [now_ms as i64, again_ms as i64, most as i64];
    column(link, &query, &numbers.map(Value::Number), "table_id").await
}

/// Keeps what was found in a match, unless somebody has looked before.
pub(super) async fn keep(link: &mut Link, id: &str, found: &str) -> Result<u64, StoreError> {
    let query =
        "UPDATE finds SET looked = 1, found = $2, sum = $3 WHERE table_id = $1 AND looked = 0";
    let sum = sums::of_find(id, found);
    link.run(query, &[Value::Text(id), Value::Text(found), Value::Bytes(&sum)]).await
}

/// What was found in a match; nothing where nobody has looked.
pub(super) async fn found(from: impl Reader, id: &str) -> Result<Option<String>, StoreError> {
    let query = "SELECT found, sum FROM finds WHERE table_id = $1 AND looked = 1";
    let Some(row) = first(from, query, &[Value::Text(id)]).await? else { return Ok(None) };
    let (found, sum): (String, Vec<u8>) = (row.get("found")?, row.get("sum")?);
    match sum == sums::of_find(id, &found) {
        true => Ok(Some(found)),
        false => Err(StoreError::Damaged("what was found is not what was written".to_owned())),
    }
}
