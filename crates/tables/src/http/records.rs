//! Records: downloaded, verified, looked at again, and laid as a new table. Only of matches that
//! are over: a record tells everything.

use axum::Json;
use axum::extract::rejection::{JsonRejection, StringRejection};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use game::erased::{AnyError, AnyMatch};
use game::{Audience, Proof, RecordText, Seat, Verdict};
use serde::Deserialize;
use wire::rest::{Created, Expected, LoadRecord, Verification};
use wire::{Look, Phase, TableRefusal};

use super::answers::file_of;
use super::door::Caller;
use super::router::Shared;
use super::tables::{bad_body, known};
use crate::founding;
use crate::refusal::Refusal;
use crate::registry::{Playable, Registry};
use crate::table::{FoldedLog, record_as_written};

/// `GET /api/tables/ID/record`: the record of a match that is over, or of one that can no longer be played
/// because this program does not know its rules.
pub(super) async fn download(
    State(shared): State<Shared>,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    let record = match finished(&shared, &id, |_, record| record).await {
        Err(Refusal::OtherRules { .. }) => as_written(&shared, &id).await?,
        found => found?,
    };
    Ok(file_of(&id, record.game(), record.to_string()))
}

async fn as_written(shared: &Shared, id: &str) -> Result<RecordText, Refusal> {
    let store = &shared.tables.store;
    let row = store.table(id).await?.ok_or(Refusal::NoSuchTable)?;
    record_as_written(&row, &store.log(id).await?).ok_or(Refusal::Unreadable)
}

/// `GET /api/tables/ID/verify`: what is proved about the dice of a match that is over.
pub(super) async fn verify_table(
    State(shared): State<Shared>,
    Path(id): Path<String>,
) -> Result<Json<Verification>, Refusal> {
    let (playable, record, seed) =
        finished(&shared, &id, |folded, record| (folded.playable, record, folded.row.seed)).await?;
    let commitment = seed.commitment().to_string();
    let steps = record.steps().len();
    let proven = beside(&shared, move || Ok(is_proven(playable, &record))).await?;
    Ok(Json(Verification { commitment, seed: seed.to_string(), proven, steps }))
}

fn is_proven(playable: &dyn Playable, record: &RecordText) -> bool {
    playable.game().verify(record).is_ok_and(|verdict| verdict.proof == Proof::Proven)
}

/// `GET /api/tables/ID/expected`: what bots expected when they decided, in a match that is over.
pub(super) async fn expected(
    State(shared): State<Shared>,
    Path(id): Path<String>,
) -> Result<Json<Vec<Expected>>, Refusal> {
    known(&id)?;
    let look = |folded: &FoldedLog| Ok(folded.begun()?.expected()?);
    shared.tables.inspect(&id, look).await.flatten().map(Json)
}

/// `POST /api/records/verify`: checks any record.
pub(super) async fn verify_text(
    State(shared): State<Shared>,
    text: Result<String, StringRejection>,
) -> Result<Json<Verdict>, Refusal> {
    let text = text.map_err(|rejection| bad_body(rejection.status(), rejection.body_text()))?;
    let registry = shared.tables.registry.clone();
    beside(&shared, move || verify(&registry, &text)).await.map(Json)
}

fn verify(registry: &Registry, text: &str) -> Result<Verdict, Refusal> {
    let record: RecordText = text.parse().map_err(AnyError::Record)?;
    Ok(registry.find(record.game())?.game().verify(&record)?)
}

/// `POST /api/records`: a record as a new table.
pub(super) async fn load(
    State(shared): State<Shared>,
    Caller { network, .. }: Caller,
    wish: Result<Json<LoadRecord>, JsonRejection>,
) -> Result<(StatusCode, Json<Created>), Refusal> {
    let Json(wish) = wish.map_err(|no| bad_body(no.status(), no.body_text()))?;
    let tables = &shared.tables;
    tables.check_listing(wish.settings)?;
    tables.count_table(network)?;
    let (registry, moment) = (tables.registry.clone(), tables.moment());
    let founded =
        beside(&shared, move || founding::found_from_record(wish, &registry, moment)).await?;
    Ok((StatusCode::CREATED, Json(founded.keep(tables).await?)))
}

/// Whose eyes a replay is seen with; left out, a spectator's.
#[derive(Deserialize)]
pub(super) struct Eyes {
    seat: Option<Seat>,
}

/// `GET /api/tables/ID/replay/N?seat=0`: the match after its first N decisions.
pub(super) async fn replay(
    State(shared): State<Shared>,
    Path((id, decisions)): Path<(String, usize)>,
    Query(eyes): Query<Eyes>,
) -> Result<Json<Look>, Refusal> {
    known(&id)?;
    let played = shared.tables.inspect(&id, past).await.flatten()?;
    let audience = eyes.seat.map_or(Audience::Spectator, Audience::Seat);
    beside(&shared, move || look_back(played, decisions, audience)).await.map(Json)
}

/// A match that is over, and how many decisions were made in it.
fn past(folded: &FoldedLog) -> Result<(Box<dyn AnyMatch>, usize), Refusal> {
    let played = folded.begun()?;
    match played.phase() {
        Phase::Over => Ok((played.game().boxed_clone(), played.decisions())),
        Phase::Waiting | Phase::Playing => Err(TableRefusal::NotOver.into()),
    }
}

fn look_back(
    (mut at, made): (Box<dyn AnyMatch>, usize),
    decisions: usize,
    audience: Audience,
) -> Result<Look, Refusal> {
    at.undo(made.saturating_sub(decisions))?;
    Ok(table_core::look_back(at.as_ref(), audience)?)
}

/// What `take` wants of a match that is over.
async fn finished<T: Send + 'static>(
    shared: &Shared,
    id: &str,
    take: impl Fn(&FoldedLog, RecordText) -> T + Clone + Send + 'static,
) -> Result<T, Refusal> {
    known(id)?;
    let look = move |folded: &FoldedLog| match folded.record() {
        Some(record) => Ok(take(folded, record)),
        None => Err(TableRefusal::NotOver.into()),
    };
    shared.tables.inspect(id, look).await.flatten()
}

/// Runs what takes long beside the event loop, a few at a time.
pub(super) async fn beside<T: Send + 'static>(
    shared: &Shared,
    work: impl FnOnce() -> Result<T, Refusal> + Send + 'static,
) -> Result<T, Refusal> {
    let _permit = shared.tables.readers.acquire().await;
    tokio::task::spawn_blocking(work).await.unwrap_or(Err(Refusal::StorageFailed))
}
