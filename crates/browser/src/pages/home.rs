//! The page stays at home: once loaded, it opens without a server.

use leptos::prelude::{Effect, window};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::ServiceWorkerRegistration;
use words::Lang;

use crate::prefs::Prefs;

/// Keeps the page for times without a network. Browsers that cannot, or may not, go on without.
pub fn keep_for_offline(prefs: Prefs) {
    // Only where a page came over a safe line is there a keeper at all.
    if !window().is_secure_context() {
        return;
    }
    let kept = window().navigator().service_worker().register("/sw.js");
    spawn_local(async move {
        JsFuture::from(kept).await.ok();
    });
    Effect::new(move || {
        let lang = prefs.lang();
        spawn_local(async move {
            keep_language(lang).await;
        });
    });
}

/// Keeps a language as well, once there is a keeper.
async fn keep_language(lang: Lang) -> Option<()> {
    let keeper = window().navigator().service_worker().ready().ok()?;
    let keeper = JsFuture::from(keeper).await.ok()?.dyn_into::<ServiceWorkerRegistration>().ok()?;
    keeper.active()?.post_message(&lang.code().into()).ok()
}
