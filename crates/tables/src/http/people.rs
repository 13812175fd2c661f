//! Becoming somebody who keeps a name, and being them again at another browser.

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use wire::people::{LinkKey, NameKept, NameWish, Signature, SignatureWish};

use super::door::Caller;
use super::router::Shared;
use super::signed::{keeps, label, site};
use super::tables::bad_body;
use crate::keys::{self, KeyHash};
use crate::limits::CHALLENGE_MS;
use crate::open_tables::OpenTables;
use crate::passkeys::{self, PasskeyError};
use crate::quota::Counts;
use crate::refusal::Refusal;
use crate::store::PersonRow;

/// A body in JSON, or what is wrong with it.
pub(super) type Body<T> = Result<Json<T>, JsonRejection>;

pub(super) fn read<T: DeserializeOwned>(body: Body<T>) -> Result<T, Refusal> {
    body.map(|Json(body)| body).map_err(|no| bad_body(no.status(), no.body_text()))
}

/// `POST /api/people`: a name that is kept from now on.
pub(super) async fn create(
    State(shared): State<Shared>,
    Caller { network, .. }: Caller,
    headers: HeaderMap,
    body: Body<NameWish>,
) -> Result<Response, Refusal> {
    let (wish, tables) = (read(body)?, &shared.tables);
    tables.count_people(Counts::People, network)?;
    let (signed, device, key) = tables.keep_name(&wish.name, label(&headers)).await?;
    let me = tables.ways_of(&signed).await?;
    let kept = Json(NameKept { me, key });
    Ok((StatusCode::CREATED, keeps(&device, &headers), kept).into_response())
}

/// `POST /api/people/enter`: somebody comes by a secret link.
pub(super) async fn enter(
    State(shared): State<Shared>,
    Caller { network, .. }: Caller,
    headers: HeaderMap,
    body: Body<LinkKey>,
) -> Result<Response, Refusal> {
    let (shown, tables) = (read(body)?, &shared.tables);
    tables.count_people(Counts::SignIns, network)?;
    let person = tables.by_link(KeyHash::of(&shown.key)?).await?;
    sign_in(tables, person, &headers).await
}

/// `POST /api/people/passkey/wish`: what a passkey is to sign.
pub(super) async fn ask_signature(
    State(shared): State<Shared>,
    Caller { network, .. }: Caller,
    headers: HeaderMap,
) -> Result<Json<SignatureWish>, Refusal> {
    let (site, tables) = (site(&headers)?, &shared.tables);
    tables.count_people(Counts::SignIns, network)?;
    Ok(Json(SignatureWish { challenge: new_challenge(tables).await?, rp: site.host }))
}

/// `POST /api/people/passkey`: it has signed.
pub(super) async fn enter_by_passkey(
    State(shared): State<Shared>,
    headers: HeaderMap,
    body: Body<Signature>,
) -> Result<Response, Refusal> {
    let (said, site, tables) = (read(body)?, site(&headers)?, &shared.tables);
    let people = tables.store.people();
    let key = people.passkey(&said.id).await?.ok_or(PasskeyError::Unknown)?;
    let signed = passkeys::signed(&said, &key.public_key, &site)?;
    take_challenge(tables, signed.challenge).await?;
    if !people.see_passkey(&key.id, signed.counter, tables.clock.calendar_ms()).await? {
        return Err(PasskeyError::Copied.into());
    }
    let person = people.person(&key.person).await?.ok_or(PasskeyError::Unknown)?;
    sign_in(tables, person, &headers).await
}

async fn sign_in(
    tables: &OpenTables,
    person: PersonRow,
    headers: &HeaderMap,
) -> Result<Response, Refusal> {
    let (signed, device) = tables.sign_in(person, label(headers)).await?;
    let me = tables.ways_of(&signed).await?;
    Ok((keeps(&device, headers), Json(me)).into_response())
}

/// Something to sign that nobody has signed before. It lies in the database: whichever server hears the answer knows it.
pub(super) async fn new_challenge(tables: &OpenTables) -> Result<String, Refusal> {
    let (challenge, now_ms) =
        (passkeys::letters(keys::new_key()?.as_bytes()), tables.clock.calendar_ms());
    let people = tables.store.people();
    people.keep_challenge(challenge.clone(), now_ms, now_ms + CHALLENGE_MS).await?;
    Ok(challenge)
}

/// Takes it, once.
pub(super) async fn take_challenge(tables: &OpenTables, challenge: String) -> Result<(), Refusal> {
    let taken = tables.store.people().take_challenge(challenge, tables.clock.calendar_ms()).await?;
    if taken { Ok(()) } else { Err(PasskeyError::TooLate.into()) }
}
