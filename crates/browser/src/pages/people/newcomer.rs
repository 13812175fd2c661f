//! Somebody without a name here: one is kept, or opened by a passkey.

use game::NAME_CHARS_MAX;
use leptos::ev;
use leptos::prelude::*;
use words::extras::people as words;

use super::said::TroubleBox;
use super::{Account, api, passkey};
use crate::pages::seats::given_name;

#[component]
pub fn Newcomer(account: Account) -> impl IntoView {
    let prefs = account.prefs;
    view! {
        <h1>{move || words::TITLE.of(prefs.lang())}</h1>
        <p class="page-lead">{move || words::LEAD.of(prefs.lang())}</p>
        <p class="people-done" role="status">
            {move || account.done.get().map(|done| done.of(prefs.lang()))}
        </p>
        <TroubleBox trouble=account.trouble/>
        <section class="panel">
            <Wish account/>
        </section>
        <section class="panel">
            <h2>{move || words::ALREADY.of(prefs.lang())}</h2>
            {passkey::is_possible().then(|| view! { <ByPasskey account/> })}
            <p class="quiet">{move || words::BY_LINK.of(prefs.lang())}</p>
        </section>
    }
}

/// The name that somebody wants.
#[component]
fn Wish(account: Account) -> impl IntoView {
    let prefs = account.prefs;
    let name = RwSignal::new(given_name(prefs));
    let keep = move |event: ev::SubmitEvent| {
        event.prevent_default();
        account.ask(api::keep(name.get_untracked()), move |kept| {
            account.key.try_set(Some(kept.key));
            account.is(Some(kept.me));
        });
    };
    view! {
        <form class="people-form" on:submit=keep>
            <label for="person-wish">{move || words::WISH.of(prefs.lang())}</label>
            <input
                id="person-wish"
                class="input"
                data-test="person-wish"
                autocomplete="nickname"
                aria-describedby="person-wish-hint"
                maxlength=NAME_CHARS_MAX.to_string()
                prop:value=move || name.get()
                on:input=move |event| name.set(event_target_value(&event))
            />
            <button
                class="button primary"
                data-test="person-keep"
                disabled=move || account.busy.get() || name.with(|name| name.trim().is_empty())
            >
                {move || words::KEEP.of(prefs.lang())}
            </button>
            <p id="person-wish-hint" class="quiet">{move || words::WISH_HINT.of(prefs.lang())}</p>
        </form>
    }
}

/// Signs in with a passkey, whichever it is.
#[component]
fn ByPasskey(account: Account) -> impl IntoView {
    let prefs = account.prefs;
    let enter = move |_| account.ask(passkey::enter(), move |me| account.came(me));
    view! {
        <button
            class="button"
            data-test="person-by-passkey"
            disabled=move || account.busy.get()
            on:click=enter
        >
            {move || words::BY_PASSKEY.of(prefs.lang())}
        </button>
    }
}
