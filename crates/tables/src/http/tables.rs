//! Games and tables over HTTP.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use wire::Phase;
use wire::rest::{CreateTable, Created, GameCard, TableSummary};

use super::door::Caller;
use super::positions::key;
use super::router::Shared;
use crate::founding;
use crate::keys::is_table_id;
use crate::refusal::Refusal;
use crate::table::{Command, FoldedLog};

/// `GET /api/games`: what can be played here.
pub(super) async fn games(State(shared): State<Shared>) -> Json<Vec<GameCard>> {
    let config = &shared.tables.config;
    let card = |playable: &'static dyn crate::Playable| {
        let mut card = GameCard::of(playable.game(), &bots::offered(playable.game().name()));
        card.book.extend(config.with_house_rules(&card.name, serde_json::Map::new()));
        card
    };
    Json(shared.tables.registry.all().map(card).collect())
}

/// `POST /api/tables`: a new table.
pub(super) async fn create(
    State(shared): State<Shared>,
    Caller { network, .. }: Caller,
    wish: Result<Json<CreateTable>, JsonRejection>,
) -> Result<(StatusCode, Json<Created>), Refusal> {
    let Json(mut wish) = wish.map_err(|no| bad_body(no.status(), no.body_text()))?;
    let tables = &shared.tables;
    wish.options = tables.config.with_house_rules(&wish.game, wish.options);
    tables.check_listing(wish.settings)?;
    let founded = founding::found(wish, &tables.registry, tables.moment())?;
    tables.count_table(network)?;
    Ok((StatusCode::CREATED, Json(founded.keep(tables).await?)))
}

/// `GET /api/tables/ID`: a table in a list; with a key in the header, whether it waits for whoever has that key.
pub(super) async fn summary(
    State(shared): State<Shared>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<TableSummary>, Refusal> {
    known(&id)?;
    let key = key(&headers)?;
    let mut summary = shared.tables.ask(&id, Command::Summarise).await.flatten()?;
    if key.is_some() && summary.phase == Phase::Playing && !summary.archived {
        let waits = move |folded: &FoldedLog| {
            let opens = |seat| folded.place(seat).is_ok_and(|place| place.opens_with(key.as_ref()));
            folded.deciding().iter().any(opens)
        };
        summary.awaits_you = shared.tables.inspect(&id, waits).await?;
    }
    Ok(Json(summary))
}

/// Can there be such a table? Spares the store what no table is called.
pub(super) fn known(id: &str) -> Result<(), Refusal> {
    if is_table_id(id) { Ok(()) } else { Err(Refusal::NoSuchTable) }
}

/// A body that is too long, or not what it should be.
pub(super) fn bad_body(status: StatusCode, reason: String) -> Refusal {
    match status {
        StatusCode::PAYLOAD_TOO_LARGE => Refusal::BodyTooLong,
        _ => Refusal::BadFrame { reason },
    }
}
