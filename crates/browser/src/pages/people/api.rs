//! What this page asks of the server.

use gloo_net::http::Request;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wire::people::{
    LinkKey, Me, NameKept, NameWish, NewPasskey, PasskeyWish, SatTable, Signature, SignatureWish,
};

use crate::pages::api::{Trouble, checked, get, post, read};

/// Where everything that is kept can be had as a file.
pub const EVERYTHING: &str = "/api/me/everything";

/// Who is signed in here.
pub async fn me() -> Result<Option<Me>, Trouble> {
    get("/api/me").await
}

/// Where whoever is signed in has sat down.
pub async fn tables() -> Result<Vec<SatTable>, Trouble> {
    get("/api/me/tables").await
}

/// Keeps a name.
pub async fn keep(name: String) -> Result<NameKept, Trouble> {
    post("/api/people", &NameWish { name }).await
}

/// Signs in by a secret link.
pub async fn enter(key: String) -> Result<Me, Trouble> {
    post("/api/people/enter", &LinkKey { key }).await
}

/// What a passkey is to sign.
pub async fn ask_signature() -> Result<SignatureWish, Trouble> {
    post_nothing("/api/people/passkey/wish").await
}

/// Signs in by what it has signed.
pub async fn enter_by_passkey(said: Signature) -> Result<Me, Trouble> {
    post("/api/people/passkey", &said).await
}

/// What a new passkey is for.
pub async fn wish_passkey() -> Result<PasskeyWish, Trouble> {
    post_nothing("/api/me/passkeys/wish").await
}

/// Keeps a passkey.
pub async fn add_passkey(said: NewPasskey) -> Result<Me, Trouble> {
    post("/api/me/passkeys", &said).await
}

/// Another name.
pub async fn rename(name: String) -> Result<Me, Trouble> {
    put("/api/me", &NameWish { name }).await
}

/// Another secret link.
pub async fn add_link() -> Result<LinkKey, Trouble> {
    post_nothing("/api/me/links").await
}

/// Lets a link or a device go.
pub async fn remove_key(tag: String) -> Result<(), Trouble> {
    delete(&format!("/api/me/keys/{tag}")).await
}

/// Lets a passkey go.
pub async fn remove_passkey(tag: String) -> Result<(), Trouble> {
    delete(&format!("/api/me/passkeys/{tag}")).await
}

/// Signs this browser out.
pub async fn sign_out() -> Result<(), Trouble> {
    delete("/api/me/session").await
}

/// Deletes everything.
pub async fn forget() -> Result<(), Trouble> {
    delete("/api/me").await
}

async fn post_nothing<T: DeserializeOwned>(path: &str) -> Result<T, Trouble> {
    read(checked(Request::post(path).send().await).await?).await
}

async fn put<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, Trouble> {
    let request = Request::put(path).json(body).map_err(|_| Trouble::Unreachable)?;
    read(checked(request.send().await).await?).await
}

async fn delete(path: &str) -> Result<(), Trouble> {
    checked(Request::delete(path).send().await).await.map(drop)
}
