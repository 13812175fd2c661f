//! Studies: saved under a secret link, looked at by whoever has it, changed by whoever has the key besides.

use axum::Json;
use axum::extract::rejection::StringRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use wire::rest::StudyKept;

use super::door::Caller;
use super::positions::key;
use super::records::beside;
use super::router::Shared;
use super::tables::bad_body;
use crate::keys::{self, is_table_id};
use crate::refusal::Refusal;
use crate::studies;

/// Milliseconds after which it is noted anew that somebody looked at a study: a day.
const SEEN_MS: u64 = 24 * 3_600_000;

/// `POST /api/studies`: a study that is kept from now on.
pub(super) async fn create(
    State(shared): State<Shared>,
    Caller { network, .. }: Caller,
    text: Result<String, StringRejection>,
) -> Result<(StatusCode, Json<StudyKept>), Refusal> {
    let text = checked(&shared, text).await?;
    let tables = &shared.tables;
    tables.count_study(network)?;
    let (row, key) = studies::new(text, tables.clock.calendar_ms())?;
    let id = row.id.clone();
    tables.store.keep_study(row).await?;
    tables.metrics.studies_saved.up();
    tracing::info!(study.id = keys::tag(&id), "study saved");
    Ok((StatusCode::CREATED, Json(StudyKept { id, key })))
}

/// `GET /api/studies/ID`: its text.
pub(super) async fn look(
    State(shared): State<Shared>,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    known(&id)?;
    let (store, now_ms) = (&shared.tables.store, shared.tables.clock.calendar_ms());
    let row = store.study(&id).await?.ok_or(Refusal::NoSuchStudy)?;
    if now_ms.saturating_sub(row.at_ms) > SEEN_MS {
        // Whoever looks at it gets it, whether or not that can be noted.
        store.see_study(&id, now_ms).await.ok();
    }
    let kind = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
    Ok((kind, [(header::CACHE_CONTROL, "no-store")], row.study).into_response())
}

/// `PUT /api/studies/ID`: what has become of it; its key is in the header `Anleger-Key`.
pub(super) async fn change(
    State(shared): State<Shared>,
    Path(id): Path<String>,
    Caller { network, .. }: Caller,
    headers: HeaderMap,
    text: Result<String, StringRejection>,
) -> Result<StatusCode, Refusal> {
    known(&id)?;
    let key = key(&headers)?.ok_or(Refusal::NotYourStudy)?;
    let text = checked(&shared, text).await?;
    let tables = &shared.tables;
    tables.count_study_change(network)?;
    let changed = tables.store.change_study(&id, key, text, tables.clock.calendar_ms()).await?;
    match changed {
        true => {
            tables.metrics.studies_saved.up();
            Ok(StatusCode::NO_CONTENT)
        }
        false if tables.store.study(&id).await?.is_some() => Err(Refusal::NotYourStudy),
        false => Err(Refusal::NoSuchStudy),
    }
}

/// Can there be such a study? Spares the store what none is called.
fn known(id: &str) -> Result<(), Refusal> {
    if is_table_id(id) { Ok(()) } else { Err(Refusal::NoSuchStudy) }
}

/// A text that is a study.
async fn checked(
    shared: &Shared,
    text: Result<String, StringRejection>,
) -> Result<String, Refusal> {
    let text = text.map_err(|no| bad_body(no.status(), no.body_text()))?;
    let registry = shared.tables.registry.clone();
    let check = move || studies::check(&text, &registry).map(|()| text);
    beside(shared, check).await
}
