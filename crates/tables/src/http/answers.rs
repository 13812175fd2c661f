//! Refusals as answers.

use axum::Json;
use axum::response::{IntoResponse, Response};
use game::Coded;
use wire::rest::Problem;

use crate::refusal::Refusal;

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let problem = Problem { code: self.code().to_owned(), message: self.to_string() };
        (self.status(), Json(problem)).into_response()
    }
}
