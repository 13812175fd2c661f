//! For the operator: is it alive, is it ready, and how is it?

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use super::door::Peer;
use super::router::Shared;

/// Headers by which a proxy says for whom it asks: such a request is not from this machine.
const FORWARDED: [&str; 3] = ["x-forwarded-for", "forwarded", "x-real-ip"];

/// `GET /healthz`: alive. Whoever does not answer this is to be started again.
pub(super) async fn alive() -> &'static str {
    "ok\n"
}

/// `GET /readyz`: its store reads and writes. Whoever refuses this is to be sent no visitors.
pub(super) async fn ready(State(shared): State<Shared>) -> Response {
    let tables = &shared.tables;
    if tables.is_stopping() {
        return unready("stopping\n");
    }
    if !tables.writes().await {
        return unready("nothing can be stored\n");
    }
    if !tables.reads() {
        return unready("tables cannot be read\n");
    }
    // Without news everything goes on, a few seconds later: nobody need be sent elsewhere.
    match tables.hears_news() {
        true => "ok\n".into_response(),
        false => "ok, but cut off from the news of other servers\n".into_response(),
    }
}

fn unready(why: &'static str) -> Response {
    (StatusCode::SERVICE_UNAVAILABLE, why).into_response()
}

/// `GET /metrics` under the server's own address: for programs on this machine, unless figures have an
/// address of their own.
pub(super) async fn own_metrics(
    State(shared): State<Shared>,
    peer: Option<axum::Extension<Peer>>,
    headers: HeaderMap,
) -> Response {
    let near = peer.is_some_and(|peer| peer.0.0.ip().to_canonical().is_loopback());
    let passed_on = FORWARDED.iter().any(|name| headers.contains_key(*name));
    match near && !passed_on && shared.tables.config.metrics.is_none() {
        true => metrics(State(shared)).await,
        false => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Figures for Prometheus.
async fn metrics(State(shared): State<Shared>) -> Response {
    let format = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    (format, shared.tables.figures()).into_response()
}

/// The paths of the address that figures have for themselves.
pub(crate) fn watch_router(shared: Shared) -> Router {
    Router::new()
        .route("/healthz", get(alive))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics))
        .with_state(shared)
}
