//! A secret link that was just made: shown once, to be kept or scanned.

use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use words::extras::people as words;

use super::Account;
use super::enter::HASH;
use crate::route::Route;
use crate::table::{Qr, address, copy_text};
use crate::words::together;

#[component]
pub fn LinkBox(account: Account) -> impl IntoView {
    let prefs = account.prefs;
    let link = move |key: String| format!("{}{HASH}{key}", address(&Route::Enter));
    let shown = move |link: String| {
        view! {
            <section class="panel people-link" data-test="person-link-box">
                <h2>{move || words::LINK_TITLE.of(prefs.lang())}</h2>
                <p class="panel-text">{move || words::LINK_ONCE.of(prefs.lang())}</p>
                <div class="people-link-ways">
                    <div class="people-link-code">
                        <Qr link=link.clone()/>
                        <p class="quiet">{move || words::LINK_SCAN.of(prefs.lang())}</p>
                    </div>
                    <Copy account link/>
                </div>
            </section>
        }
    };
    move || account.key.get().map(|key| shown(link(key)))
}

/// The link itself, a button that copies it, and one that puts it away.
#[component]
fn Copy(account: Account, link: String) -> impl IntoView {
    let prefs = account.prefs;
    let field = NodeRef::<html::Input>::new();
    let copied = RwSignal::new(false);
    let link = StoredValue::new(link);
    let copy = move |_| {
        spawn_local(async move {
            copied.try_set(copy_text(&link.get_value()).await);
        });
    };
    view! {
        <div class="people-link-text">
            <input
                class="input link"
                readonly
                data-test="person-link"
                aria-label=move || words::LINK_TITLE.of(prefs.lang())
                value=link.get_value()
                node_ref=field
                on:focus=move |_| if let Some(field) = field.get_untracked() { field.select() }
            />
            {window().is_secure_context().then(|| view! {
                <button class="button primary" data-test="person-copy-link" on:click=copy>
                    {move || if copied.get() { together::COPIED } else { together::COPY_LINK }.of(prefs.lang())}
                </button>
            })}
            <button class="button" data-test="person-link-saved" on:click=move |_| account.key.set(None)>
                {move || words::LINK_SAVED.of(prefs.lang())}
            </button>
        </div>
    }
}
