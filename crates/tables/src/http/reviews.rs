//! Reviews of matches that are over, and the question whether something may be judged at all.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use wire::rest::Subject;

use super::door::Caller;
use super::router::Shared;
use super::tables::{bad_body, known};
use crate::refusal::Refusal;
use crate::reviews::{self, Asked};
use crate::running;

/// `GET /api/tables/ID/review`: the review of a match that is over, or how far it is.
pub(super) async fn look(
    State(shared): State<Shared>,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    known(&id)?;
    reviews::look(&shared.tables, &id).await.map(answer)
}

/// `POST /api/tables/ID/review`: the same, begun where nobody has asked for it yet.
pub(super) async fn ask(
    State(shared): State<Shared>,
    Caller { network, .. }: Caller,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    known(&id)?;
    reviews::ask(&shared.tables, &id, network).await.map(answer)
}

fn answer(asked: Asked) -> Response {
    match asked {
        Asked::UnderWay(progress) => (StatusCode::ACCEPTED, Json(progress)).into_response(),
        Asked::Done(review) => {
            let kind = [(header::CONTENT_TYPE, "application/json")];
            (kind, review).into_response()
        }
    }
}

/// `POST /api/analysis`: may this be judged? Refused where it is of a match that is being played here.
pub(super) async fn may_be_judged(
    State(shared): State<Shared>,
    subject: Result<Json<Subject>, JsonRejection>,
) -> Result<StatusCode, Refusal> {
    let Json(subject) = subject.map_err(|no| bad_body(no.status(), no.body_text()))?;
    running::refuse_if_it_runs(&shared.tables, subject, None).await?;
    Ok(StatusCode::NO_CONTENT)
}
