//! Positions: laid as a new table, and taken home from one.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use game::erased::AnyMatch;
use game::{Audience, Seat};
use serde::Deserialize;
use wire::TableRefusal;
use wire::rest::{Created, LayPosition};

use super::answers::file_of;
use super::door::Caller;
use super::records::beside;
use super::router::Shared;
use super::signed::MaybeSigned;
use super::tables::{bad_body, known};
use crate::founding;
use crate::keys::KeyHash;
use crate::refusal::Refusal;
use crate::table::FoldedLog;

/// How the key of a seat is shown over HTTP: in a header, since addresses are written into logs; and in one of our
/// own, since a proxy may want `Authorization` for itself.
const KEY: &str = "anleger-key";

/// `POST /api/positions`: a new table that begins in a position.
pub(super) async fn lay(
    State(shared): State<Shared>,
    Caller { network, .. }: Caller,
    wish: Result<Json<LayPosition>, JsonRejection>,
) -> Result<(StatusCode, Json<Created>), Refusal> {
    let Json(wish) = wish.map_err(|no| bad_body(no.status(), no.body_text()))?;
    let tables = &shared.tables;
    tables.check_listing(wish.settings)?;
    let (registry, moment) = (tables.registry.clone(), tables.moment());
    let founded = beside(&shared, move || founding::found_at(wish, &registry, moment)).await?;
    tables.count_table(network)?;
    Ok((StatusCode::CREATED, Json(founded.keep(tables).await?)))
}

/// Which moment is wanted, through whose eyes.
#[derive(Clone, Copy, Deserialize)]
pub(super) struct Asked {
    /// Whose knowledge, while the match runs; left out, a spectator's.
    seat: Option<Seat>,
    /// After how many steps, once it is over; left out, as it stands.
    step: Option<usize>,
}

/// `GET /api/tables/ID/position?seat=0`: the position as a seat knows it whose key is in the header
/// `Anleger-Key`; without a seat, as a spectator does. Once the match is over, the whole truth, and with
/// `?step=12` of any moment.
pub(super) async fn download(
    State(shared): State<Shared>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    MaybeSigned(signed): MaybeSigned,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    known(&id)?;
    let (key, person) = (key(&headers)?, signed.map(|signed| signed.person.id.clone()));
    let find = move |folded: &FoldedLog| asked.moment(folded, (key.as_ref(), person.as_deref()));
    let moment = shared.tables.inspect(&id, find).await.flatten()?;
    let text = beside(&shared, move || moment.text()).await?;
    Ok(file_of(&id, &text.0, text.1))
}

/// The key that is shown, where one is.
pub(super) fn key(headers: &HeaderMap) -> Result<Option<KeyHash>, Refusal> {
    let Some(shown) = headers.get(KEY) else { return Ok(None) };
    KeyHash::of(shown.to_str().map_err(|_| Refusal::BadKey)?).map(Some)
}

/// A moment that somebody may know, as they may know it.
struct Moment {
    played: Box<dyn AnyMatch>,
    steps: usize,
    audience: Audience,
}

impl Asked {
    fn moment(
        self,
        folded: &FoldedLog,
        (key, person): (Option<&KeyHash>, Option<&str>),
    ) -> Result<Moment, Refusal> {
        let begun = folded.begun()?;
        let played = begun.game().boxed_clone();
        let audience = begun.insight(self.seat);
        match audience {
            Audience::Referee => {}
            Audience::Seat(seat) if !folded.place(seat)?.is_of(key, person) => {
                return Err(TableRefusal::NotYourSeat(seat).into());
            }
            // Whoever only looks on is told later what happens.
            Audience::Spectator if folded.hides_from_strangers() => {
                return Err(TableRefusal::NotOver.into());
            }
            // What was, a seat knew as it was then; only the end tells everything.
            _ if self.step.is_some() => return Err(TableRefusal::NotOver.into()),
            Audience::Seat(_) | Audience::Spectator => {}
        }
        Ok(Moment { played, steps: self.step.unwrap_or(usize::MAX), audience })
    }
}

impl Moment {
    /// The name of the game, and the position.
    fn text(&self) -> Result<(String, String), Refusal> {
        let position = self.played.position(self.steps, self.audience)?;
        Ok((position.game().to_owned(), position.to_string()))
    }
}
