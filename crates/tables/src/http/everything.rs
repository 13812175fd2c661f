//! All that is kept of somebody, as one file: who they are, what opens their name, and every table at which they sat, with
//! what they said there and the record once it is over. A table at a time, however many there are.

use axum::body::Body;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream::{self, Stream, StreamExt};
use serde_json::{Value, json};

use super::door::Caller;
use super::records::beside;
use super::router::Shared;
use super::signed::Signed;
use crate::limits::CHAT_LINES_KEPT_MAX;
use crate::people::SignedIn;
use crate::quota::Counts;
use crate::refusal::Refusal;
use crate::store::SatRow;
use crate::table::{FoldedLog, Sitter};

/// The form of the file.
const FORM: u32 = 1;

/// `GET /api/me/everything`.
pub(super) async fn everything(
    State(shared): State<Shared>,
    Caller { network, .. }: Caller,
    Signed(signed): Signed,
) -> Result<Response, Refusal> {
    shared.tables.count_people(Counts::PersonChanges, network)?;
    let me = shared.tables.ways_of(&signed).await?;
    let tables = shared.tables.store.people().tables_of(&signed.person.id).await?;
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"anleger.json\""),
        (header::CACHE_CONTROL, "no-store"),
    ];
    let head = format!("{{\"anleger\":{FORM},\"me\":{},\"tables\":[", json!(me));
    let file = stream::iter([head])
        .chain(told(shared, signed, tables))
        .chain(stream::iter(["\n]}\n".to_owned()]));
    Ok((headers, Body::from_stream(file.map(Ok::<String, std::io::Error>))).into_response())
}

/// The tables, one after the other.
fn told(
    shared: Shared,
    signed: SignedIn,
    tables: Vec<SatRow>,
) -> impl Stream<Item = String> + Send + 'static {
    stream::iter(tables).enumerate().then(move |(before, sat)| {
        let (shared, person) = (shared.clone(), signed.person.id.clone());
        async move {
            let SatRow { table, at_ms } = &sat;
            let told = match of_table(&shared, table, person).await {
                Ok(told) => told,
                // One table that cannot be read keeps nobody from the others.
                Err(refusal) => json!({ "unreadable": refusal.to_string() }),
            };
            let comma = if before == 0 { "" } else { "," };
            let told = json!({ "table": table, "sat_down_ms": at_ms, "told": told });
            format!("{comma}\n{told}")
        }
    })
}

/// What is known of somebody at a table.
async fn of_table(shared: &Shared, id: &str, person: String) -> Result<Value, Refusal> {
    let store = &shared.tables.store;
    let row = store.table(id).await?.ok_or(Refusal::NoSuchTable)?;
    let (log, chat) = (store.log(id).await?, store.chat(id, CHAT_LINES_KEPT_MAX as usize).await?);
    let registry = shared.tables.registry.clone();
    beside(shared, move || {
        let folded = FoldedLog::load(row, log, &registry)?;
        let is_mine = |sitter: &Sitter| {
            matches!(sitter, Sitter::Person { person: Some(known), .. } if *known == person)
        };
        let mine = folded.seats().find(|seat| {
            folded.place(*seat).is_ok_and(|place| is_mine(&place.sitter))
        });
        let said: Vec<_> =
            chat.into_iter().filter(|line| mine.is_some() && line.seat == mine).collect();
        let names = folded.places.iter().map(|place| place.player().map(|player| player.name));
        Ok(json!({
            "game": folded.row.agreed.game,
            "options": folded.row.agreed.options,
            "settings": folded.row.agreed.settings,
            "phase": folded.phase(),
            "seat": mine,
            "names": names.collect::<Vec<_>>(),
            "said": said,
            "record": folded.record().map(|record| record.to_string()),
        }))
    })
    .await
}
