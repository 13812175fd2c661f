//! What the pages ask of the server.

use game::Seat;
use gloo_net::http::{Request, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use teacher::Review;
use wire::lobby::LobbyList;
use wire::rest::{
    CreateTable, Created, Expected, GameCard, LayPosition, LoadRecord, Problem, ReviewProgress,
    StudyKept, Subject, TableSummary, Verification,
};

use crate::link::keys;

/// Why the server did not do something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// It cannot be reached, or what it says cannot be read.
    Unreachable,
    /// It said no.
    Refused(Problem),
}

impl Trouble {
    /// The stable word for it.
    pub fn code(self) -> String {
        match self {
            Trouble::Unreachable => "unreachable".to_owned(),
            Trouble::Refused(problem) => problem.code,
        }
    }
}

/// What can be played there.
pub async fn games() -> Result<Vec<GameCard>, Trouble> {
    get("/api/games").await
}

/// Has it a lobby, where strangers find open tables?
pub async fn has_lobby() -> bool {
    get::<LobbyList>("/api/lobby?seats=0").await.is_ok()
}

/// The matches that may be watched.
pub async fn running() -> Result<LobbyList, Trouble> {
    get("/api/lobby?room=running").await
}

/// A new table.
pub async fn create(wish: &CreateTable) -> Result<Created, Trouble> {
    post("/api/tables", wish).await
}

/// A record as a new table.
pub async fn lay_record(wish: &LoadRecord) -> Result<Created, Trouble> {
    post("/api/records", wish).await
}

/// A position as a new table.
pub async fn lay_position(wish: &LayPosition) -> Result<Created, Trouble> {
    post("/api/positions", wish).await
}

/// A table in a list.
pub async fn summary(table: &str) -> Result<TableSummary, Trouble> {
    get(&format!("/api/tables/{table}")).await
}

/// A table in a list, and whether it waits for a move of this browser, which has been there.
pub async fn my_summary(table: &str) -> Result<TableSummary, Trouble> {
    let mut request = Request::get(&format!("/api/tables/{table}"));
    if let Some(key) = keys::key_of_visit(table) {
        request = request.header("Anleger-Key", &key);
    }
    read(checked(request.send().await).await?).await
}

/// The seed of a match that is over, and what it proves.
pub async fn verification(table: &str) -> Result<Verification, Trouble> {
    get(&format!("/api/tables/{table}/verify")).await
}

/// The record of a match that is over.
pub async fn record(table: &str) -> Result<String, Trouble> {
    let request = Request::get(&format!("/api/tables/{table}/record"));
    text(checked(request.send().await).await?).await
}

/// What bots expected when they decided, in a match that is over.
pub async fn expected(table: &str) -> Result<Vec<Expected>, Trouble> {
    get(&format!("/api/tables/{table}/expected")).await
}

/// The position of a table, as this browser may know it on that seat; as a spectator does without one.
pub async fn position(table: &str, seat: Option<Seat>) -> Result<String, Trouble> {
    let eyes = seat.map(|seat| format!("?seat={seat}")).unwrap_or_default();
    let mut request = Request::get(&format!("/api/tables/{table}/position{eyes}"));
    if let Some(key) = seat.and_then(|_| keys::key_for(table)) {
        request = request.header("Anleger-Key", &key);
    }
    text(checked(request.send().await).await?).await
}

/// The text of a study.
pub async fn study(id: &str) -> Result<String, Trouble> {
    let request = Request::get(&format!("/api/studies/{id}"));
    text(checked(request.send().await).await?).await
}

/// Keeps a new study.
pub async fn keep_study(study: &str) -> Result<StudyKept, Trouble> {
    let request = Request::post("/api/studies").body(study).map_err(|_| Trouble::Unreachable)?;
    read(checked(request.send().await).await?).await
}

/// Keeps what has become of a study.
pub async fn save_study(id: &str, key: &str, study: &str) -> Result<(), Trouble> {
    let request = Request::put(&format!("/api/studies/{id}")).header("Anleger-Key", key);
    let request = request.body(study).map_err(|_| Trouble::Unreachable)?;
    checked(request.send().await).await.map(drop)
}

/// How far a review is, or the review.
pub enum Reviewed {
    /// It is worked out.
    UnderWay(ReviewProgress),
    /// It is there.
    Done(Box<Review>),
}

/// Asks for the review of a match that is over.
pub async fn ask_for_review(table: &str) -> Result<Reviewed, Trouble> {
    let request = Request::post(&format!("/api/tables/{table}/review"));
    reviewed(checked(request.send().await).await?).await
}

/// How far a review is that was asked for.
pub async fn review(table: &str) -> Result<Reviewed, Trouble> {
    let request = Request::get(&format!("/api/tables/{table}/review"));
    reviewed(checked(request.send().await).await?).await
}

async fn reviewed(answer: Response) -> Result<Reviewed, Trouble> {
    const UNDER_WAY: u16 = 202;
    match answer.status() {
        UNDER_WAY => read(answer).await.map(Reviewed::UnderWay),
        _ => read(answer).await.map(|review| Reviewed::Done(Box::new(review))),
    }
}

/// May this be judged, or is it of a match that is being played there?
pub async fn may_be_judged(subject: &Subject) -> Result<(), Trouble> {
    let request = Request::post("/api/analysis").json(subject).map_err(|_| Trouble::Unreachable)?;
    checked(request.send().await).await.map(|_| ())
}

async fn text(answer: Response) -> Result<String, Trouble> {
    answer.text().await.map_err(|_| Trouble::Unreachable)
}

pub(super) async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Trouble> {
    read(checked(Request::get(path).send().await).await?).await
}

pub(super) async fn post<T: DeserializeOwned>(
    path: &str,
    body: &impl Serialize,
) -> Result<T, Trouble> {
    let request = Request::post(path).json(body).map_err(|_| Trouble::Unreachable)?;
    read(checked(request.send().await).await?).await
}

pub(super) async fn read<T: DeserializeOwned>(answer: Response) -> Result<T, Trouble> {
    answer.json().await.map_err(|_| Trouble::Unreachable)
}

pub(super) async fn checked(
    answer: Result<Response, gloo_net::Error>,
) -> Result<Response, Trouble> {
    let answer = answer.map_err(|_| Trouble::Unreachable)?;
    match answer.ok() {
        true => Ok(answer),
        false => Err(read(answer).await.map_or_else(|trouble| trouble, Trouble::Refused)),
    }
}
