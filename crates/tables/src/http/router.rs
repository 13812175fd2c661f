//! Which path leads where.

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{delete, get, post};

use super::assets::{Assets, page};
use super::{
    converse, everything, guard, lobby, me, people, pictures, positions, records, reviews, studies,
    tables, watch,
};
use crate::limits::{BODY_BYTES_MAX, RECORD_BODY_BYTES_MAX};
use crate::open_tables::OpenTables;

/// What every handler may use.
#[derive(Clone)]
pub(crate) struct Shared {
    pub(crate) tables: Arc<OpenTables>,
    pub(crate) assets: Arc<dyn Assets>,
}

pub(crate) fn router(shared: Shared) -> Router {
    let uploads = Router::new()
        .route("/api/records", post(records::load))
        .route("/api/records/verify", post(records::verify_text))
        .route("/api/positions", post(positions::lay))
        .route("/api/analysis", post(reviews::may_be_judged))
        .route("/api/studies", post(studies::create))
        .route("/api/studies/{id}", get(studies::look).put(studies::change))
        .layer(DefaultBodyLimit::max(RECORD_BODY_BYTES_MAX));
    Router::new()
        .route("/metrics", get(watch::own_metrics))
        .route("/api/games", get(tables::games))
        .route("/api/lobby", get(lobby::list))
        .route("/api/lobby/socket", get(lobby::socket))
        .route("/api/tables", post(tables::create))
        .route("/api/tables/{id}", get(tables::summary))
        .route("/api/tables/{id}/socket", get(converse::socket))
        .route("/api/tables/{id}/record", get(records::download))
        .route("/api/tables/{id}/picture.png", get(pictures::of_table))
        .route("/api/tables/{id}/poster.pdf", get(pictures::poster_pdf))
        .route("/api/tables/{id}/poster.svg", get(pictures::poster_svg))
        .route("/api/tables/{id}/moment.gif", get(pictures::best_moment))
        .route("/api/studies/{id}/picture.png", get(pictures::of_study))
        .route("/api/puzzles/{id}/picture.png", get(pictures::of_puzzle))
        .route("/icons/{name}", get(pictures::icon))
        .route("/api/tables/{id}/position", get(positions::download))
        .route("/api/tables/{id}/review", get(reviews::look).post(reviews::ask))
        .route("/api/tables/{id}/expected", get(records::expected))
        .route("/api/tables/{id}/verify", get(records::verify_table))
        .route("/api/tables/{id}/replay/{decisions}", get(records::replay))
        .merge(of_people())
        .layer(DefaultBodyLimit::max(BODY_BYTES_MAX))
        .merge(uploads)
        .fallback(get(page))
        .layer(from_fn_with_state(shared.clone(), guard::origin))
        .layer(from_fn_with_state(shared.clone(), guard::host))
        // Whoever watches over the server may not know its name.
        .route("/healthz", get(watch::alive))
        .route("/readyz", get(watch::ready))
        .layer(from_fn(guard::head))
        .layer(from_fn(guard::headers))
        .with_state(shared)
}

/// What concerns people who keep a name.
fn of_people() -> Router<Shared> {
    Router::new()
        .route("/api/people", post(people::create))
        .route("/api/people/enter", post(people::enter))
        .route("/api/people/passkey/wish", post(people::ask_signature))
        .route("/api/people/passkey", post(people::enter_by_passkey))
        .route("/api/me", get(me::look).put(me::rename).delete(me::forget))
        .route("/api/me/session", delete(me::sign_out))
        .route("/api/me/everything", get(everything::everything))
        .route("/api/me/tables", get(me::tables))
        .route("/api/me/links", post(me::add_link))
        .route("/api/me/keys/{tag}", delete(me::remove_key))
        .route("/api/me/passkeys/wish", post(me::wish_passkey))
        .route("/api/me/passkeys", post(me::add_passkey))
        .route("/api/me/passkeys/{id}", delete(me::remove_passkey))
}
