//! What strangers may find: tables that wait for them, and matches that they may watch. It follows from the logs and from
//! who is there, so nothing of it needs a checksum, and whoever has a table open writes it anew.

use wire::lobby::{LobbyRoom, LobbyTable};

use super::StoreError;
use super::engine::{Link, Reader, Value};
use super::writer::json;

/// What strangers may find of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct ListingRow {
    /// The number of the last entry of its log that it follows from: what is older replaces nothing newer.
    pub number: u64,
    /// When somebody who sits there was last seen, by the calendar.
    pub seen_ms: u64,
    /// Where it is shown, and how; nothing where it is not.
    pub shown: Option<(LobbyRoom, LobbyTable)>,
}

/// Nothing is to be found.
const HIDDEN: i64 = 0;

fn room_number(room: LobbyRoom) -> i64 {
    match room {
        LobbyRoom::Open => 1,
        LobbyRoom::Running => 2,
    }
}

/// Keeps what is to be found of a table, unless what is kept follows from a longer log.
pub(super) async fn keep(link: &mut Link, id: &str, row: &ListingRow) -> Result<u64, StoreError> {
    let (shown, listing) = match &row.shown {
        Some((room, table)) => (room_number(*room), json(table)?),
        None => (HIDDEN, String::new()),
    };
    let query = "INSERT INTO listings (table_id, seq, shown, seen_ms, listing)
                 SELECT id, $2, $3, $4, $5 FROM tables WHERE id = $1
                 ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, shown = excluded.shown,
                 seen_ms = excluded.seen_ms, listing = excluded.listing WHERE listings.seq <= excluded.seq";
    let numbers = [row.number as i64, shown, row.seen_ms as i64].map(Value::Number);
    let [seq, shown, seen] = numbers;
    link.run(query, &[Value::Text(id), seq, shown, seen, Value::Text(&listing)]).await
}

/// Hides a table.
pub(super) async fn hide(link: &mut Link, id: &str) -> Result<u64, StoreError> {
    let query = "UPDATE listings SET shown = 0, listing = '' WHERE table_id = $1";
    link.run(query, &[Value::Text(id)]).await
}

/// The tables that are shown there and at which somebody was seen since then, the newest first; one that cannot be read is
/// passed over, and written anew by whoever has it open.
pub(super) async fn shown(
    from: impl Reader,
    room: LobbyRoom,
    since_ms: u64,
    most: usize,
) -> Result<Vec<LobbyTable>, StoreError> {
    let query = "SELECT listings.listing FROM listings JOIN tables ON tables.id = listings.table_id
                 WHERE listings.shown = $1 AND listings.seen_ms >= $2 ORDER BY tables.created_ms DESC, tables.id LIMIT $3";
    let numbers = [room_number(room), since_ms as i64, most as i64].map(Value::Number);
    let rows = from.rows(query, &numbers).await?;
    let mut tables = Vec::with_capacity(rows.len());
    for row in rows {
        let listing: String = row.get("listing")?;
        tables.extend(serde_json::from_str(&listing).ok());
    }
    Ok(tables)
}
