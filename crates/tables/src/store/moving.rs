//! A database moved to another: rows as they lie there, whatever they say, in one transaction, and compared afterwards.
//! Whoever is interrupted leaves the target as it was and begins again.

mod kinds;
mod print;
mod target;

use super::engine::{Link, Reader, Value, column, first, postgres, sqlite};
use super::{Address, StoreError, changes, reading};
use crate::keys::tag;
use kinds::{KINDS, SPINES, Spine};
use print::Print;
use target::Target;

/// How many tables, studies or people are carried at a time.
const HANDFUL: i64 = 64;

/// How far a move is: so many tables, studies and people of all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Begins.
    Copying { of: u64 },
    /// Everything is there, and is compared with what was copied.
    Comparing { of: u64 },
    /// So many more are done.
    Done(u64),
}

/// What was moved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moved {
    /// How many rows of each kind, by its name.
    pub rows: Vec<(&'static str, u64)>,
    /// What was damaged already, and is now damaged in the same way: one sentence each.
    pub damaged: Vec<String>,
}

/// Copies everything into an empty database, which no server uses, nor the one it comes from. Nothing there is
/// changed.
pub async fn move_database(
    from: &Address,
    to: &Address,
    tell: &mut (dyn FnMut(Step) + Send),
) -> Result<Moved, StoreError> {
    let mut source = match from {
        Address::File(path) => Link::Sqlite(sqlite::Link::alone(path).await?),
        Address::Server(server) => Link::Postgres(postgres::Link::alone(server).await?),
    };
    copy(&mut source, to, tell).await
}

/// Copies what this connection sees.
pub(super) async fn copy(
    source: &mut Link,
    to: &Address,
    tell: &mut (dyn FnMut(Step) + Send),
) -> Result<Moved, StoreError> {
    let mut target = Target::open(to).await?;
    match fill(source, &mut target.link, tell).await {
        Ok(moved) => target.keep().await.map(|()| moved),
        Err(error) => {
            target.drop().await;
            Err(error)
        }
    }
}

async fn fill(
    source: &mut Link,
    target: &mut Link,
    tell: &mut (dyn FnMut(Step) + Send),
) -> Result<Moved, StoreError> {
    let mut of = 0;
    for spine in &SPINES {
        of += count(source, spine.name).await?;
    }
    tell(Step::Copying { of });
    let mut sent = Print::default();
    for spine in &SPINES {
        let mut after = String::new();
        while let Some(ids) = handful(source, spine, &mut after).await? {
            carry(source, Some(target), spine, &ids, &mut sent).await?;
            tell(Step::Done(ids.len() as u64));
        }
    }
    let started_ms = reading::started_ms(&mut *source).await.unwrap_or_default();
    changes::start(target, started_ms as u64).await?;
    tell(Step::Comparing { of });
    let moved = compare(source, target, &sent, tell).await?;
    Ok(moved)
}

/// Reads back what has arrived.
async fn compare(
    source: &mut Link,
    target: &mut Link,
    sent: &Print,
    tell: &mut (dyn FnMut(Step) + Send),
) -> Result<Moved, StoreError> {
    let (mut arrived, mut damaged) = (Print::default(), Vec::new());
    for spine in &SPINES {
        let mut after = String::new();
        while let Some(ids) = handful(target, spine, &mut after).await? {
            carry(target, None, spine, &ids, &mut arrived).await?;
            for id in ids.iter().filter(|_| spine.has_logs) {
                damaged.extend(
                    fault(target, id).await.map(|wrong| format!("table {}…: {wrong}", tag(id))),
                );
            }
            tell(Step::Done(ids.len() as u64));
        }
    }
    if let Some(kind) = arrived.difference(sent) {
        return Err(StoreError::CopyDiffers(format!("in {kind}")));
    }
    for (kind, rows) in sent.rows() {
        // Also those that belong to nothing, and were therefore not carried over.
        if count(source, kind).await? != rows || count(target, kind).await? != rows {
            return Err(StoreError::CopyDiffers(format!("{kind}: rows that belong to no table")));
        }
    }
    Ok(Moved { rows: sent.rows().collect(), damaged })
}

/// What is wrong with a table and its log.
async fn fault(link: &mut Link, id: &str) -> Option<String> {
    let table = reading::table(&mut *link, id).await.err();
    let wrong = match table {
        Some(error) => Some(error),
        None => reading::log(link, id).await.err(),
    };
    wrong.map(|error| error.to_string())
}

async fn count(link: &mut Link, kind: &str) -> Result<u64, StoreError> {
    let query = format!("SELECT count(*) AS rows FROM {kind}");
    let row = first(link, &query, &[]).await?;
    let rows: i64 = row.map_or(Ok(0), |row| row.get("rows"))?;
    Ok(rows as u64)
}

/// The next ids after `after`, which moves along.
async fn handful(
    link: &mut Link,
    spine: &Spine,
    after: &mut String,
) -> Result<Option<Vec<String>>, StoreError> {
    let query = format!("SELECT id FROM {} WHERE id > $1 ORDER BY id LIMIT $2", spine.name);
    let values = [Value::Text(after), Value::Number(HANDFUL)];
    let ids: Vec<String> = column(link, &query, &values, "id").await?;
    let Some(last) = ids.last() else { return Ok(None) };
    after.clone_from(last);
    Ok(Some(ids))
}

/// Takes a print of all that belongs to these ids, and puts it into the target where there is one.
async fn carry(
    source: &mut Link,
    mut target: Option<&mut Link>,
    spine: &Spine,
    ids: &[String],
    print: &mut Print,
) -> Result<(), StoreError> {
    let (Some(from), Some(to)) = (ids.first(), ids.last()) else { return Ok(()) };
    let mut put_away = Vec::new();
    for kind in KINDS.iter().filter(|kind| kind.spine == spine.name) {
        let (query, span) = (kind.select(), [Value::Text(from), Value::Text(to)]);
        let rows = source.rows(&query, &span).await?;
        let rows = rows.iter().map(|row| kind.read(row)).collect::<Result<Vec<_>, _>>()?;
        print.add(kind, &rows);
        if let Some(target) = target.as_deref_mut() {
            kind.insert(target, &rows).await?;
            put_away.extend(kind.put_away(&rows));
        }
    }
    let Some(target) = target else { return Ok(()) };
    for id in put_away {
        // A log that grows brings its table back: that was not meant.
        let query = "UPDATE tables SET archived = 1 WHERE id = $1";
        target.run(query, &[Value::Text(&id)]).await?;
    }
    Ok(())
}
