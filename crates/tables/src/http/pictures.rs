//! Pictures over HTTP.

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use wire::TableRefusal;

use super::door::Caller;
use super::router::Shared;
use super::tables::known;
use crate::keys::is_table_id;
use crate::pictures::{self, Icon, Mark, Order, Paper, Press, Subject, Wish, study_version};
use crate::refusal::Refusal;
use crate::table::FoldedLog;

/// In which language; left out, in the first that the browser asks for.
#[derive(Deserialize)]
pub(super) struct Speech {
    lang: Option<String>,
}

/// `GET /api/tables/ID/picture.png`: the card of a table.
pub(super) async fn of_table(
    State(shared): State<Shared>,
    Path(id): Path<String>,
    Query(speech): Query<Speech>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    known(&id)?;
    let (version, sight) = shared.tables.inspect(&id, pictures::numbered_sight).await?;
    let asked = Asked { speech, caller, headers };
    asked.answer(&shared, id, version, Subject::Table(Box::new(sight)), Wish::Card).await
}

/// What a poster is printed on, and in which language.
#[derive(Deserialize)]
pub(super) struct Printing {
    #[serde(default)]
    paper: Paper,
    lang: Option<String>,
}

/// `GET /api/tables/ID/poster.pdf?paper=a3`: the final map for the wall.
pub(super) async fn poster_pdf(
    state: State<Shared>,
    id: Path<String>,
    Query(Printing { paper, lang }): Query<Printing>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let asked = Asked { speech: Speech { lang }, caller, headers };
    poster(&state, &id, Wish::Poster(paper, Press::Pdf), asked).await
}

/// `GET /api/tables/ID/poster.svg?paper=a3`: the same for programs that draw.
pub(super) async fn poster_svg(
    state: State<Shared>,
    id: Path<String>,
    Query(Printing { paper, lang }): Query<Printing>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let asked = Asked { speech: Speech { lang }, caller, headers };
    poster(&state, &id, Wish::Poster(paper, Press::Svg), asked).await
}

/// Only of a match that is over: a map is final then.
async fn poster(shared: &Shared, id: &str, wish: Wish, asked: Asked) -> Result<Response, Refusal> {
    known(id)?;
    let seen = |folded: &FoldedLog| match folded.record() {
        Some(_) => Ok(pictures::numbered_sight(folded)),
        None => Err(TableRefusal::NotOver.into()),
    };
    let (version, sight) = shared.tables.inspect(id, seen).await.flatten()?;
    asked.answer(shared, id.to_owned(), version, Subject::Table(Box::new(sight)), wish).await
}

/// `GET /api/tables/ID/moment.gif`: the best moment of a match that is over.
pub(super) async fn best_moment(
    State(shared): State<Shared>,
    Path(id): Path<String>,
    Query(speech): Query<Speech>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    known(&id)?;
    let seen = |folded: &FoldedLog| match folded.record() {
        Some(record) => Ok((folded.number, record.to_string())),
        None => Err(TableRefusal::NotOver.into()),
    };
    let (number, record) = shared.tables.inspect(&id, seen).await.flatten()?;
    let review = shared.tables.store.review(&id).await?;
    // With a review another moment may be the best.
    let version = number * 2 + u64::from(review.is_some());
    let asked = Asked { speech, caller, headers };
    asked.answer(&shared, id, version, Subject::Match { record, review }, Wish::Moment).await
}

/// `GET /api/studies/ID/picture.png`: the card of a study.
pub(super) async fn of_study(
    State(shared): State<Shared>,
    Path(id): Path<String>,
    Query(speech): Query<Speech>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let row = match is_table_id(&id) {
        true => shared.tables.store.study(&id).await?,
        false => None,
    };
    let text = row.ok_or(Refusal::NoSuchStudy)?.study;
    let asked = Asked { speech, caller, headers };
    asked.answer(&shared, id, study_version(&text), Subject::Study(text), Wish::Card).await
}

/// `GET /api/puzzles/ID/picture.png`: the card of a puzzle that comes with the program.
pub(super) async fn of_puzzle(
    State(shared): State<Shared>,
    Path(id): Path<String>,
    Query(speech): Query<Speech>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let asked = Asked { speech, caller, headers };
    // A puzzle never changes.
    asked.answer(&shared, id.clone(), 0, Subject::Puzzle(id), Wish::Card).await
}

/// `GET /icons/NAME`: the sign of the house, for devices on which it is installed.
pub(super) async fn icon(
    State(shared): State<Shared>,
    Path(name): Path<String>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let icon = match name.as_str() {
        "180.png" => Icon::Square(180),
        "192.png" => Icon::Square(192),
        "512.png" => Icon::Square(512),
        "maskable-512.png" => Icon::Maskable(512),
        _ => return Err(Refusal::NoPicture),
    };
    let asked = Asked { speech: Speech { lang: None }, caller, headers };
    asked.answer(&shared, "house".to_owned(), 0, Subject::House, Wish::Icon(icon)).await
}

/// Somebody who wants a picture.
struct Asked {
    speech: Speech,
    caller: Caller,
    headers: HeaderMap,
}

impl Asked {
    async fn answer(
        self,
        shared: &Shared,
        id: String,
        version: u64,
        subject: Subject,
        wish: Wish,
    ) -> Result<Response, Refusal> {
        let painter = shared.tables.painter.as_ref().ok_or(Refusal::NoPicture)?;
        let said = self.speech.lang.as_deref();
        let language = painter.language(&languages(said, &self.headers));
        let mark = Mark { subject: id, version, wish, language };
        let tag = mark.tag();
        // Asked for again each time, and sent only where it has changed.
        let about = [(header::ETAG, tag.clone()), (header::CACHE_CONTROL, "no-cache".to_owned())];
        let known = self.headers.get_all(header::IF_NONE_MATCH).iter();
        if known.filter_map(|known| known.to_str().ok()).any(|known| known.contains(&tag)) {
            return Ok((StatusCode::NOT_MODIFIED, about).into_response());
        }
        let order = Order { mark, subject, network: self.caller.network };
        let drawn = shared.tables.picture(order).await?;
        Ok((about, [(header::CONTENT_TYPE, wish.media_type())], drawn).into_response())
    }
}

/// What somebody said they speak, then what their browser says.
pub(super) fn languages<'a>(said: Option<&'a str>, headers: &'a HeaderMap) -> Vec<&'a str> {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|all| all.to_str().ok());
    let accepted = accepted.unwrap_or_default().split(',');
    let accepted = accepted.filter_map(|one| one.split(';').next()).map(str::trim);
    said.into_iter().chain(accepted).take(LANGUAGES_MAX).collect()
}

/// Languages of one request that are looked at.
const LANGUAGES_MAX: usize = 16;
