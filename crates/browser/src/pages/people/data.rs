//! All that is kept of somebody: as a file, and gone.

use leptos::prelude::*;
use words::extras::people as words;

use super::{Account, api};
use crate::widgets::Dialog;

#[component]
pub fn YourData(account: Account) -> impl IntoView {
    let prefs = account.prefs;
    let asks = RwSignal::new(false);
    let forget = move |_| {
        account.ask(api::forget(), move |()| {
            asks.set(false);
            account.key.try_set(None);
            account.prefs.change(|wishes| wishes.name.clear());
            account.is(None);
            account.done.try_set(Some(words::DELETED));
        });
    };
    view! {
        <section class="panel">
            <h2>{move || words::DATA.of(prefs.lang())}</h2>
            <p class="panel-text">{move || words::DATA_HINT.of(prefs.lang())}</p>
            <div class="people-buttons">
                <a class="button" href=api::EVERYTHING download="anleger.json" data-test="download-everything">
                    {move || words::DOWNLOAD.of(prefs.lang())}
                </a>
                <button class="button danger" data-test="delete-everything" on:click=move |_| asks.set(true)>
                    {move || words::DELETE.of(prefs.lang())}
                </button>
            </div>
        </section>
        <Dialog open=asks title=Signal::derive(move || words::DELETE.of(prefs.lang()).to_owned())>
            <p>{move || words::DELETE_SURE.of(prefs.lang())}</p>
            <div class="people-buttons">
                <button class="button" on:click=move |_| asks.set(false)>
                    {move || words::DELETE_NOT.of(prefs.lang())}
                </button>
                <button
                    class="button danger"
                    data-test="delete-now"
                    disabled=move || account.busy.get()
                    on:click=forget
                >
                    {move || words::DELETE_NOW.of(prefs.lang())}
                </button>
            </div>
        </Dialog>
    }
}
