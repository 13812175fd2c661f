//! Who looks for a game. Of several servers one pairs them: the table that comes of it is made in the transaction that
//! takes them from the list.

use game::{NAME_CHARS_MAX, Seat};
use serde::{Deserialize, Serialize};
use wire::lobby::Wish;

use super::engine::{Link, Reader, Row, Value, first};
use super::writer::json;
use super::{StoreError, TableRow, changes};
use crate::keys::KeyHash;
use crate::lobby::{Waiting, company};
use crate::spelling;
use crate::table::{Entry, Stored};
use crate::time::Moment;

/// Somebody who looks for a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeekRow {
    /// A name for it that nobody else has.
    pub id: String,
    pub wish: Wish,
    /// Since when, by the calendar.
    pub since_ms: u64,
    pub seeker: Seeker,
}

/// Who that is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seeker {
    /// How the others are to call them.
    pub name: String,
    /// The hash of the key with which their seat will open.
    pub key: KeyHash,
    /// How strong they are, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u32>,
    /// The person who keeps that name, where they are signed in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<String>,
}

/// What has become of somebody who looks for a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sought {
    /// They are still looking, so many with the same wish.
    Waiting(usize),
    /// A seat was found.
    Seated(String, Seat),
    /// They have withdrawn.
    Nothing,
}

/// A table for those who want the same.
#[derive(Clone, Debug)]
pub struct Pairing {
    pub wish: Wish,
    /// The table as it will be, with nobody at it.
    pub row: TableRow,
    pub moment: Moment,
    /// Whose page was last heard of before then has gone.
    pub since_ms: u64,
}

/// Something to write about those who look.
#[derive(Debug)]
pub(super) enum SeekJob {
    Seek(Box<SeekRow>),
    /// Their page was heard of again.
    Seen {
        id: String,
        seen_ms: u64,
    },
    /// They look no longer; nothing where a seat was found.
    Withdraw {
        id: String,
    },
    /// They know where they sit.
    Done {
        id: String,
    },
    /// Seats those who want the same at a new table, where there are enough.
    Pair(Box<Pairing>),
}

impl SeekJob {
    /// Writes it; says how many rows that changed, or how many were seated.
    pub(super) async fn write(&self, link: &mut Link) -> Result<u64, StoreError> {
        match self {
            SeekJob::Seek(row) => seek(link, row).await,
            SeekJob::Seen { id, seen_ms } => {
                let query = "UPDATE seeks SET seen_ms = $2 WHERE id = $1";
                link.run(query, &[Value::Text(id), Value::Number(*seen_ms as i64)]).await
            }
            SeekJob::Withdraw { id } => {
                let query = "DELETE FROM seeks WHERE id = $1 AND table_id IS NULL";
                link.run(query, &[Value::Text(id)]).await
            }
            SeekJob::Done { id } => {
                link.run("DELETE FROM seeks WHERE id = $1", &[Value::Text(id)]).await
            }
            SeekJob::Pair(pairing) => pair(link, pairing).await,
        }
    }
}

async fn seek(link: &mut Link, row: &SeekRow) -> Result<u64, StoreError> {
    let query =
        "INSERT INTO seeks (id, wish, since_ms, seen_ms, seeker) VALUES ($1, $2, $3, $3, $4)";
    let (wish, seeker) = (json(&row.wish)?, json(&row.seeker)?);
    let since = Value::Number(row.since_ms as i64);
    let values = [Value::Text(&row.id), Value::Text(&wish), since, Value::Text(&seeker)];
    link.run(query, &values).await
}

/// Seats as many as the wish says at a new table; says how many those are. Those who have gone are forgotten.
async fn pair(link: &mut Link, pairing: &Pairing) -> Result<u64, StoreError> {
    let wish = json(&pairing.wish)?;
    let query = format!(
        "SELECT id, since_ms, seeker FROM seeks WHERE wish = $1 AND table_id IS NULL AND seen_ms >= $2
         ORDER BY since_ms, id{}",
        link.for_update()
    );
    let values = [Value::Text(&wish), Value::Number(pairing.since_ms as i64)];
    let rows = Reader::rows(&mut *link, &query, &values).await?;
    let mut waiting: Vec<(Waiting, Seeker)> = Vec::with_capacity(rows.len());
    for row in &rows {
        waiting.extend(read(row)?);
    }
    let all: Vec<Waiting> = waiting.iter().map(|(waiting, _)| waiting.clone()).collect();
    let now_ms = pairing.moment.at_ms;
    let Some(chosen) = company(&all, pairing.wish.seats, now_ms) else { return Ok(0) };
    let together: Vec<&(Waiting, Seeker)> = chosen.iter().map(|&place| &waiting[place]).collect();
    let seekers: Vec<&Seeker> = together.iter().map(|(_, seeker)| seeker).collect();
    changes::create(link, &pairing.row, &seated(&seekers, pairing.moment)).await?;
    for ((waiting, _), seat) in together.iter().zip(Seat::first(chosen.len())) {
        let query = "UPDATE seeks SET table_id = $2, seat = $3 WHERE id = $1";
        let seat = Value::Number(seat.index() as i64);
        link.run(query, &[Value::Text(&waiting.id), Value::Text(&pairing.row.id), seat]).await?;
    }
    let query = "DELETE FROM seeks WHERE seen_ms < $1";
    let long_ago = pairing.since_ms.saturating_sub(KEPT_MS);
    link.run(query, &[Value::Number(long_ago as i64)]).await?;
    Ok(chosen.len() as u64)
}

/// Milliseconds for which somebody is kept whose page is not heard of.
const KEPT_MS: u64 = 60_000;

fn read(row: &Row) -> Result<Option<(Waiting, Seeker)>, StoreError> {
    let (id, seeker): (String, String) = (row.get("id")?, row.get("seeker")?);
    let since_ms: i64 = row.get("since_ms")?;
    // What a later program wrote is paired by later programs.
    let seeker: Option<Seeker> = serde_json::from_str(&seeker).ok();
    Ok(seeker
        .map(|seeker| (Waiting { id, since_ms: since_ms as u64, rating: seeker.rating }, seeker)))
}

/// The beginning of their table's log: all of them sit.
fn seated(seekers: &[&Seeker], moment: Moment) -> Vec<Stored> {
    let mut names: Vec<String> = Vec::with_capacity(seekers.len());
    let sat = |(seat, seeker): (Seat, &&Seeker)| {
        let wanted: String = seeker.name.chars().take(NAME_CHARS_MAX).collect();
        let taken = |name: &str| names.iter().any(|taken| spelling::alike(taken, name));
        let name = spelling::told_apart(&wanted, taken);
        names.push(name.clone());
        // Under another name nobody sits as the person who keeps theirs.
        let person = seeker.person.clone().filter(|_| name == seeker.name);
        Stored::new(moment, Entry::Sat { seat, name, key: seeker.key, adds: true, person })
    };
    Seat::first(seekers.len()).zip(seekers).map(sat).collect()
}

/// What has become of somebody who looks.
pub(super) async fn sought(
    from: impl Reader + Copy,
    id: &str,
    since_ms: u64,
) -> Result<Sought, StoreError> {
    let query = "SELECT table_id, seat, wish FROM seeks WHERE id = $1";
    let Some(row) = first(from, query, &[Value::Text(id)]).await? else {
        return Ok(Sought::Nothing);
    };
    let (table, seat): (Option<String>, Option<i64>) = (row.get("table_id")?, row.get("seat")?);
    let seat = seat.and_then(|seat| Seat::new(usize::try_from(seat).ok()?));
    if let Some((table, seat)) = table.zip(seat) {
        return Ok(Sought::Seated(table, seat));
    }
    let wish: String = row.get("wish")?;
    let query = "SELECT count(*) AS seekers FROM seeks WHERE wish = $1 AND table_id IS NULL AND seen_ms >= $2";
    let values = [Value::Text(&wish), Value::Number(since_ms as i64)];
    let row = first(from, query, &values).await?;
    let seekers: i64 = row.map_or(Ok(0), |row| row.get("seekers"))?;
    Ok(Sought::Waiting(usize::try_from(seekers).unwrap_or(0)))
}
