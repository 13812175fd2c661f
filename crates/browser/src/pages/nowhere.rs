//! Addresses that lead nowhere.

use leptos::prelude::*;

use super::go::Go;
use super::shell::{Mark, Shell};
use crate::prefs::Prefs;
use crate::route::Route;
use crate::words::{Word, pages, together as words};

/// Says that there is nothing here, why, and where to go instead.
#[component]
pub fn Nowhere(why: Word) -> impl IntoView {
    let prefs = Prefs::get();
    view! {
        <div class="nowhere" data-test="nowhere">
            <Mark/>
            <h1>{move || words::NOTHING_HERE.of(prefs.lang())}</h1>
            <p>{move || why.of(prefs.lang())}</p>
            <div class="doors">
                <Go to=Route::Start class="button primary" test="nowhere-start">
                    {move || pages::TO_START.of(prefs.lang())}
                </Go>
                <Go to=Route::Setup class="button">{move || pages::NEW_TABLE.of(prefs.lang())}</Go>
            </div>
        </div>
    }
}

/// The page of an address that leads nowhere.
#[component]
pub fn NowherePage(why: Word) -> impl IntoView {
    view! {
        <Shell>
            <Nowhere why/>
        </Shell>
    }
}
