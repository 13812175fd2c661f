//! For the operator: is it alive, and how is it?

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::router::Shared;

/// `GET /healthz`: alive, and its store answers.
pub(super) async fn health(State(shared): State<Shared>) -> Response {
    match shared.house.store.ping().await {
        Ok(()) if !shared.house.is_stopping() => "ok\n".into_response(),
        Ok(()) => (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response(),
        Err(error) => {
            tracing::error!(error = %error, "store does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n").into_response()
        }
    }
}

/// `GET /metrics`: figures for Prometheus.
pub(super) async fn metrics(State(shared): State<Shared>) -> Response {
    let format = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    (format, shared.house.metrics.text()).into_response()
}
