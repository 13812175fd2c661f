//! Refusals and files as answers.

use axum::Json;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use game::Coded;
use game::erased::AnyError;
use wire::rest::{PositionProblem, Problem};

use crate::refusal::Refusal;

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let mut problem = Problem::new(self.code(), self.to_string());
        if let Refusal::Game(AnyError::Position(error)) = &self {
            problem.faults = error.faults().map(PositionProblem::from).collect();
        }
        (self.status(), Json(problem)).into_response()
    }
}

/// How many letters of a table's id are in the name of its file: all of them open the table.
const ID_LETTERS: usize = 6;

/// A text of this table, to be kept as a file.
pub(super) fn file_of(id: &str, game: &str, text: String) -> Response {
    let short: String = id.chars().take(ID_LETTERS).collect();
    let kind = (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned());
    let name = format!("attachment; filename=\"{game}-{short}.anleger\"");
    ([kind, (header::CONTENT_DISPOSITION, name)], text).into_response()
}
