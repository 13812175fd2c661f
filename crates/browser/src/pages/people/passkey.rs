//! Passkeys as browsers know them (`navigator.credentials`). Any passkey of this site will do: nobody is asked for a name
//! first.

use client::base64url;
use js_sys::{Array, Function, Object, Promise, Reflect, Uint8Array};
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use wire::people::{Me, NewPasskey, PasskeyWish, Signature, SignatureWish};
use wire::rest::Problem;

use super::api;
use crate::pages::api::Trouble;

/// The kinds of keys that servers know, by their numbers: ES256, Ed25519, RS256.
const KINDS: [i32; 3] = [-7, -8, -257];

/// Milliseconds that somebody has to find their device.
const PATIENCE_MS: f64 = 120_000.0;

/// Can this browser make and use passkeys on this page?
pub fn is_possible() -> bool {
    let known = Reflect::has(&window(), &JsValue::from_str("PublicKeyCredential"));
    let host = window().location().hostname().unwrap_or_default();
    // Passkeys are for names; an address is none.
    let is_address =
        host.starts_with('[') || host.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    window().is_secure_context() && known.unwrap_or(false) && !is_address
}

/// Makes a passkey for whoever is signed in.
pub async fn make() -> Result<Me, Trouble> {
    let wish = api::wish_passkey().await?;
    let made = ask("create", &creation(&wish)).await.and_then(|made| told(&made));
    api::add_passkey(made.ok_or_else(unused)?).await
}

/// Signs in by whichever passkey somebody chooses.
pub async fn enter() -> Result<Me, Trouble> {
    let wish = api::ask_signature().await?;
    let signed = ask("get", &request(&wish)).await.and_then(|signed| signature(&signed));
    api::enter_by_passkey(signed.ok_or_else(unused)?).await
}

/// Whoever closes the window of their browser has used no passkey; that needs a sentence of its own.
fn unused() -> Trouble {
    Trouble::Refused(Problem::new("passkey-failed", "the passkey was not used"))
}

fn object(parts: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in parts {
        Reflect::set(&object, &JsValue::from_str(name), value).ok();
    }
    object.into()
}

fn bytes(letters: &str) -> JsValue {
    Uint8Array::from(base64url::read(letters).unwrap_or_default().as_slice()).into()
}

fn creation(wish: &PasskeyWish) -> JsValue {
    let kind = |number: &i32| object(&[("type", "public-key".into()), ("alg", (*number).into())]);
    let known = |id: &String| object(&[("type", "public-key".into()), ("id", bytes(id))]);
    let name = JsValue::from_str(&wish.name);
    let user = [("id", bytes(&wish.user)), ("name", name.clone()), ("displayName", name)];
    let chooses = [
        ("residentKey", "required".into()),
        ("requireResidentKey", true.into()),
        ("userVerification", "preferred".into()),
    ];
    object(&[
        ("challenge", bytes(&wish.challenge)),
        ("rp", object(&[("id", JsValue::from_str(&wish.rp)), ("name", "Anleger".into())])),
        ("user", object(&user)),
        ("pubKeyCredParams", KINDS.iter().map(kind).collect::<Array>().into()),
        ("excludeCredentials", wish.known.iter().map(known).collect::<Array>().into()),
        ("authenticatorSelection", object(&chooses)),
        ("attestation", "none".into()),
        ("timeout", PATIENCE_MS.into()),
    ])
}

fn request(wish: &SignatureWish) -> JsValue {
    object(&[
        ("challenge", bytes(&wish.challenge)),
        ("rpId", JsValue::from_str(&wish.rp)),
        ("userVerification", "preferred".into()),
        ("timeout", PATIENCE_MS.into()),
    ])
}

/// Asks the browser, which asks the person; nothing where that came to nothing.
async fn ask(what: &str, wish: &JsValue) -> Option<JsValue> {
    let credentials = part(&window().navigator(), "credentials")?;
    let method: Function = part(&credentials, what)?.dyn_into().ok()?;
    let options = object(&[("publicKey", wish.clone())]);
    let asked: Promise = method.call1(&credentials, &options).ok()?.dyn_into().ok()?;
    JsFuture::from(asked).await.ok().filter(|answer| answer.is_object())
}

fn part(of: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(of, &JsValue::from_str(name)).ok().filter(|part| !part.is_null_or_undefined())
}

/// Bytes that something holds, as they travel.
fn letters(of: &JsValue, name: &str) -> Option<String> {
    Some(base64url::write(&Uint8Array::new(&part(of, name)?).to_vec()))
}

/// The same where they have to be asked for.
fn asked_letters(of: &JsValue, name: &str) -> Option<String> {
    let method: Function = part(of, name)?.dyn_into().ok()?;
    let found = method.call0(of).ok().filter(|found| !found.is_null_or_undefined())?;
    Some(base64url::write(&Uint8Array::new(&found).to_vec()))
}

fn told(made: &JsValue) -> Option<NewPasskey> {
    let response = part(made, "response")?;
    Some(NewPasskey {
        id: letters(made, "rawId")?,
        client_data: letters(&response, "clientDataJSON")?,
        authenticator_data: asked_letters(&response, "getAuthenticatorData")?,
        public_key: asked_letters(&response, "getPublicKey")?,
    })
}

fn signature(signed: &JsValue) -> Option<Signature> {
    let response = part(signed, "response")?;
    Some(Signature {
        id: letters(signed, "rawId")?,
        client_data: letters(&response, "clientDataJSON")?,
        authenticator_data: letters(&response, "authenticatorData")?,
        signature: letters(&response, "signature")?,
    })
}
