//! The link to a table: to copy, to hand to the device's share sheet, and for the camera of a phone.

use js_sys::Reflect;
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::ShareData;

use super::position::copy_text;
use super::qr::Qr;
use super::room::Room;
use crate::route::Route;
use crate::words::{table, together as words};

/// The whole address of a page of ours.
pub fn address(route: &Route) -> String {
    let origin = window().location().origin().unwrap_or_default();
    format!("{origin}{}", route.path())
}

/// Invites others to a server's table by its link; nothing elsewhere.
#[component]
pub fn Invitation() -> impl IntoView {
    let room = Room::here();
    let lang = move || room.prefs.lang();
    room.server_id().map(|id| {
        let link = StoredValue::new(address(&Route::Table { id, seat: None }));
        view! {
            <div class="invitation">
                <div class="invitation-code">
                    <Qr link=link.get_value()/>
                    <p class="quiet">{move || words::QR_HINT.of(lang())}</p>
                </div>
                <div class="invitation-link">
                    <LinkField link/>
                    <ShareButton text=Signal::derive(move || room.title()) link/>
                </div>
            </div>
        }
    })
}

/// The link itself, and a button that copies it.
#[component]
fn LinkField(link: StoredValue<String>) -> impl IntoView {
    let room = Room::here();
    let lang = move || room.prefs.lang();
    let field = NodeRef::<html::Input>::new();
    let select = move || {
        if let Some(field) = field.get_untracked() {
            field.select();
        }
    };
    let copied = RwSignal::new(false);
    let copy = move |_| {
        select();
        copy(link.get_value(), copied);
    };
    view! {
        <input
            class="input link"
            data-test="table-link"
            readonly
            aria-label=move || words::LINK.of(lang())
            value=link.get_value()
            node_ref=field
            on:focus=move |_| select()
        />
        <button class="button primary" data-test="copy-link" on:click=copy>
            {move || if copied.get() { words::COPIED } else { words::COPY_LINK }.of(lang())}
        </button>
    }
}

/// Hands a link to the device's share sheet, where it has one.
#[component]
fn ShareButton(text: Signal<String>, link: StoredValue<String>) -> impl IntoView {
    let room = Room::here();
    can_share().then(|| {
        let share = move |_| {
            share(&text.get_untracked(), Some(&link.get_value()));
        };
        view! {
            <button class="button" data-test="share-link" on:click=share>
                {move || words::SHARE.of(room.prefs.lang())}
            </button>
        }
    })
}

/// Shares a result: by the share sheet where there is one, else it is copied.
#[component]
pub fn ShareResult(
    /// What is told of it.
    text: Signal<String>,
    /// Where it can be looked at, where others can go there.
    link: Option<String>,
) -> impl IntoView {
    let room = Room::here();
    let link = StoredValue::new(link);
    let copied = RwSignal::new(false);
    let hand_on = move |_| {
        let (text, link) = (text.get_untracked(), link.get_value());
        match can_share() {
            true => share(&text, link.as_deref()),
            false => copy(
                [Some(text), link].into_iter().flatten().collect::<Vec<_>>().join("\n"),
                copied,
            ),
        }
    };
    let label = move || match copied.get() {
        true => words::COPIED,
        false => words::SHARE,
    };
    view! {
        <button class="button" data-test="share-result" on:click=hand_on>
            {move || label().of(room.prefs.lang())}
        </button>
    }
}

/// Browsers have a share sheet only on some devices, and only for pages that came safely.
fn can_share() -> bool {
    Reflect::has(&window().navigator(), &JsValue::from_str("share")).unwrap_or(false)
}

fn share(text: &str, link: Option<&str>) {
    let data = ShareData::new();
    data.set_title(table::TITLE);
    data.set_text(text);
    if let Some(link) = link {
        data.set_url(link);
    }
    let shared = JsFuture::from(window().navigator().share_with_data(&data));
    spawn_local(async move {
        // Who closes the sheet without choosing anything has shared nothing; that is no fault.
        shared.await.ok();
    });
}

/// Copies a text, where the browser lets a page do so.
fn copy(text: String, copied: RwSignal<bool>) {
    if !window().is_secure_context() {
        return;
    }
    spawn_local(async move {
        if copy_text(&text).await {
            copied.try_set(true);
        }
    });
}
