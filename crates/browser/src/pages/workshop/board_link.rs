//! A board inside an address: behind the `#`, which no server ever sees, packed where that is shorter.

use client::base64url;
use js_sys::{Array, Function, Reflect, Uint8Array};
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, ReadableStream, Response};

/// A longer link is none of ours; packed text cannot grow beyond what a page bears.
const LINK_CHARS_MAX: usize = 16_384;

const PLAIN: &str = "#board=";
const PACKED: &str = "#packed=";

/// Does the address of the page hold a board?
pub fn is_here() -> bool {
    let hash = hash();
    hash.starts_with(PLAIN) || hash.starts_with(PACKED)
}

fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// The board in the address of the page; `None` where it cannot be read.
pub async fn read() -> Option<String> {
    let hash = hash();
    if hash.len() > LINK_CHARS_MAX {
        return None;
    }
    let bytes = match hash.strip_prefix(PLAIN) {
        Some(letters) => base64url::read(letters)?,
        None => unpack(&base64url::read(hash.strip_prefix(PACKED)?)?).await.ok()?,
    };
    String::from_utf8(bytes).ok()
}

/// The address of the page with this board; `None` where it would be too long.
pub async fn make(text: &str) -> Option<String> {
    let plain = format!("{PLAIN}{}", base64url::write(text.as_bytes()));
    let packed = pack(text.as_bytes()).await.ok();
    let packed = packed.map(|bytes| format!("{PACKED}{}", base64url::write(&bytes)));
    let shorter = packed.filter(|packed| packed.len() < plain.len()).unwrap_or(plain);
    let location = window().location();
    let (origin, path) = (location.origin().ok()?, location.pathname().ok()?);
    (shorter.len() <= LINK_CHARS_MAX).then(|| format!("{origin}{path}{shorter}"))
}

async fn pack(bytes: &[u8]) -> Result<Vec<u8>, JsValue> {
    through(bytes, "CompressionStream").await
}

async fn unpack(bytes: &[u8]) -> Result<Vec<u8>, JsValue> {
    through(bytes, "DecompressionStream").await
}

/// Sends bytes through one of the browser's own streams; older browsers have none.
async fn through(bytes: &[u8], stream: &str) -> Result<Vec<u8>, JsValue> {
    let class: Function = Reflect::get(&js_sys::global(), &stream.into())?.dyn_into()?;
    let how = Reflect::construct(&class, &Array::of1(&"deflate-raw".into()))?;
    let parts = Array::of1(&Uint8Array::from(bytes));
    let passed: ReadableStream =
        Blob::new_with_u8_array_sequence(&parts)?.stream().pipe_through(how.unchecked_ref());
    let answer = Response::new_with_opt_readable_stream(Some(&passed))?;
    let buffer = JsFuture::from(answer.array_buffer()?).await?;
    Ok(Uint8Array::new(&buffer).to_vec())
}
