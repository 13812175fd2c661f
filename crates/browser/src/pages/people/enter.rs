//! Where a secret link leads. Its secret stands behind the `#`, which browsers tell no server.

use leptos::prelude::*;
use wire::KEY_DIGITS;
use words::extras::people as words;

use super::said::TroubleBox;
use super::{Account, api};
use crate::app::Place;
use crate::pages::shell::Shell;
use crate::route::Route;

/// What stands before the secret.
pub const HASH: &str = "#k=";

fn key_in_address() -> Option<String> {
    let hash = window().location().hash().ok()?;
    let key = hash.strip_prefix(HASH)?;
    let is_whole = key.len() == KEY_DIGITS && key.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_whole.then(|| key.to_owned())
}

/// Signs in by a secret link, for whoever wants that: a link that somebody else has sent must not make one that somebody.
#[component]
pub fn EnterPage() -> impl IntoView {
    let (account, place) = (Account::new(), Place::get());
    let prefs = account.prefs;
    let enter = move |key: String| {
        account.ask(api::enter(key), move |me| {
            account.came(me);
            // Nobody who comes back to this page finds the secret in its address.
            place.rename(Route::Enter);
            place.go(Route::People);
        });
    };
    let button = move |key: String| {
        view! {
            <p class="page-lead">{move || words::ENTER_LEAD.of(prefs.lang())}</p>
            <TroubleBox trouble=account.trouble/>
            <button
                class="button primary big"
                data-test="person-enter"
                disabled=move || account.busy.get()
                on:click=move |_| enter(key.clone())
            >
                {move || words::ENTER.of(prefs.lang())}
            </button>
        }
    };
    let broken = move || {
        view! {
            <p class="page-lead" data-test="person-enter-broken">
                {move || words::ENTER_BROKEN.of(prefs.lang())}
            </p>
        }
    };
    view! {
        <Shell class="people">
            <h1>{move || words::ENTER_TITLE.of(prefs.lang())}</h1>
            {match key_in_address() {
                Some(key) => button(key).into_any(),
                None => broken().into_any(),
            }}
        </Shell>
    }
}
