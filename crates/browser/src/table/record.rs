//! Saving a text as a file.

use js_sys::Array;
use leptos::prelude::document;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// Lets the browser save a text under this name; it decides where, and whether.
pub fn save_text(name: &str, text: &str) {
    // A browser that cannot do one of the steps saves nothing; there is nothing to mend.
    save(name, text).ok();
}

fn save(name: &str, text: &str) -> Result<(), JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type("text/plain;charset=utf-8");
    let parts = Array::of1(&JsValue::from_str(text));
    save_blob(name, &Blob::new_with_str_sequence_and_options(&parts, &kind)?)
}

/// The same with what is no text.
pub fn save_blob(name: &str, blob: &Blob) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(blob)?;
    let anchor: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    anchor.set_href(&address);
    anchor.set_download(name);
    anchor.click();
    Url::revoke_object_url(&address)
}
