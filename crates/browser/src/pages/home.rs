//! The page stays at home: once loaded, it opens without a server.

use leptos::prelude::window;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Keeps the page for times without a network. Browsers that cannot, or may not, go on without.
pub fn keep_for_offline() {
    // Only where a page came over a safe line is there a keeper at all.
    if !window().is_secure_context() {
        return;
    }
    let kept = window().navigator().service_worker().register("/sw.js");
    spawn_local(async move {
        JsFuture::from(kept).await.ok();
    });
}
