//! What somebody can do who is signed in: look at what opens their name, change it, let it go.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use wire::people::{LinkKey, Me, NameWish, NewPasskey, PasskeyWish, SatTable};

use super::door::Caller;
use super::people::{Body, new_challenge, read, take_challenge};
use super::router::Shared;
use super::signed::{MaybeSigned, Signed, forgets, label, site};
use crate::limits::{PASSKEYS_MAX, TABLES_TOLD_MAX};
use crate::passkeys::{self, PasskeyError};
use crate::people::SignedIn;
use crate::quota::Counts;
use crate::refusal::Refusal;
use crate::store::{PasskeyRow, StoreError};

/// `GET /api/me`: who asks; `null` for a guest.
pub(super) async fn look(
    State(shared): State<Shared>,
    MaybeSigned(signed): MaybeSigned,
) -> Result<Response, Refusal> {
    let me = match signed {
        Some(signed) => Some(shared.tables.ways_of(&signed).await?),
        None => None,
    };
    Ok(([(header::CACHE_CONTROL, "no-store")], Json(me)).into_response())
}

/// `PUT /api/me`: another name.
pub(super) async fn rename(
    State(shared): State<Shared>,
    Caller { network, .. }: Caller,
    Signed(signed): Signed,
    body: Body<NameWish>,
) -> Result<Json<Me>, Refusal> {
    let (wish, tables) = (read(body)?, &shared.tables);
    tables.count_people(Counts::PersonChanges, network)?;
    let renamed = tables.rename(&signed.person, &wish.name).await?;
    let signed = SignedIn { person: renamed.into(), ..signed };
    tables.ways_of(&signed).await.map(Json)
}

/// `DELETE /api/me`: everything that is kept of somebody goes.
pub(super) async fn forget(
    State(shared): State<Shared>,
    Signed(signed): Signed,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    shared.tables.store.people().remove_person(&signed.person.id).await?;
    tracing::info!(person.id = crate::keys::tag(&signed.person.id), "person removed");
    Ok((StatusCode::NO_CONTENT, forgets(&headers)).into_response())
}

/// `DELETE /api/me/session`: this browser is signed out.
pub(super) async fn sign_out(
    State(shared): State<Shared>,
    Signed(signed): Signed,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let me = shared.tables.ways_of(&signed).await?;
    for device in me.devices.iter().filter(|device| device.here) {
        shared.tables.store.people().remove_key(&signed.person.id, &device.tag).await?;
    }
    Ok((StatusCode::NO_CONTENT, forgets(&headers)).into_response())
}

/// `POST /api/me/links`: another secret link.
pub(super) async fn add_link(
    State(shared): State<Shared>,
    Caller { network, .. }: Caller,
    Signed(signed): Signed,
) -> Result<(StatusCode, Json<LinkKey>), Refusal> {
    let tables = &shared.tables;
    tables.count_people(Counts::PersonChanges, network)?;
    let key = tables.add_link(&signed.person).await?;
    Ok((StatusCode::CREATED, Json(LinkKey { key })))
}

/// `DELETE /api/me/keys/TAG`: a browser is signed out, or a link opens nothing any more.
pub(super) async fn remove_key(
    State(shared): State<Shared>,
    Signed(signed): Signed,
    Path(tag): Path<String>,
) -> Result<StatusCode, Refusal> {
    gone(shared.tables.store.people().remove_key(&signed.person.id, &tag).await?)
}

/// `DELETE /api/me/passkeys/ID`: a passkey opens nothing any more.
pub(super) async fn remove_passkey(
    State(shared): State<Shared>,
    Signed(signed): Signed,
    Path(id): Path<String>,
) -> Result<StatusCode, Refusal> {
    gone(shared.tables.store.people().remove_passkey(&signed.person.id, &id).await?)
}

fn gone(done: bool) -> Result<StatusCode, Refusal> {
    if done { Ok(StatusCode::NO_CONTENT) } else { Err(Refusal::NoSuchKey) }
}

/// `POST /api/me/passkeys/wish`: what a browser needs to make a passkey.
pub(super) async fn wish_passkey(
    State(shared): State<Shared>,
    Caller { network, .. }: Caller,
    Signed(signed): Signed,
    headers: HeaderMap,
) -> Result<Json<PasskeyWish>, Refusal> {
    let (site, tables) = (site(&headers)?, &shared.tables);
    tables.count_people(Counts::PersonChanges, network)?;
    let known = tables.store.people().passkeys_of(&signed.person.id).await?;
    Ok(Json(PasskeyWish {
        challenge: new_challenge(tables).await?,
        rp: site.host,
        user: passkeys::letters(signed.person.id.as_bytes()),
        name: signed.person.name.clone(),
        known: known.into_iter().map(|row| row.id).collect(),
    }))
}

/// `POST /api/me/passkeys`: a passkey that opens the name from now on.
pub(super) async fn add_passkey(
    State(shared): State<Shared>,
    Signed(signed): Signed,
    headers: HeaderMap,
    body: Body<NewPasskey>,
) -> Result<(StatusCode, Json<Me>), Refusal> {
    let (said, site, tables) = (read(body)?, site(&headers)?, &shared.tables);
    let made = passkeys::made(&said, &site)?;
    take_challenge(tables, made.challenge).await?;
    let now_ms = tables.clock.calendar_ms();
    let row = PasskeyRow {
        id: said.id,
        person: signed.person.id.clone(),
        public_key: made.public_key,
        counter: made.counter,
        label: label(&headers),
        made_ms: now_ms,
        seen_ms: now_ms,
    };
    match tables.store.people().keep_passkey(row, PASSKEYS_MAX).await {
        Ok(true) => Ok((StatusCode::CREATED, Json(tables.ways_of(&signed).await?))),
        Ok(false) => Err(Refusal::TooManyKeys),
        Err(StoreError::Taken) => Err(PasskeyError::Copied.into()),
        Err(error) => Err(error.into()),
    }
}

/// `GET /api/me/tables`: where somebody sat down last.
pub(super) async fn tables(
    State(shared): State<Shared>,
    Signed(signed): Signed,
) -> Result<Response, Refusal> {
    let sat = shared.tables.store.people().tables_of(&signed.person.id).await?;
    let sat = sat.into_iter().take(TABLES_TOLD_MAX);
    let told = sat.map(|sat| SatTable { table: sat.table, sat_down_ms: sat.at_ms });
    let told = Json(told.collect::<Vec<_>>());
    Ok(([(header::CACHE_CONTROL, "no-store")], told).into_response())
}
