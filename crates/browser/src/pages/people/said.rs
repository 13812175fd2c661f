//! What went wrong about a name, and dates, in words.

use js_sys::{Date, Object, Reflect};
use leptos::prelude::*;
use stage::Lang;
use wasm_bindgen::JsValue;
use words::extras::people as words;

use crate::pages::api::Trouble;
use crate::prefs::Prefs;
use crate::words::{pages, refusals};

/// Says why the server did not do something.
#[component]
pub fn TroubleBox(#[prop(into)] trouble: Signal<Option<Trouble>>) -> impl IntoView {
    let prefs = Prefs::get();
    let said = move |trouble| {
        let lang = prefs.lang();
        match trouble {
            Trouble::Unreachable => pages::UNREACHABLE.of(lang),
            Trouble::Refused(problem) => match words::named(&problem.code) {
                Some(known) => known.of(lang),
                None => refusals::sentence(&problem.code, lang),
            },
        }
    };
    view! {
        <div class="trouble-place" role="alert" data-test="people-trouble">
            {move || trouble.get().map(|trouble| view! { <div class="trouble"><p>{said(trouble)}</p></div> })}
        </div>
    }
}

/// A day as it is written in this language.
pub fn day(at_ms: u64, lang: Lang) -> String {
    let options = Object::new();
    Reflect::set(&options, &JsValue::from_str("dateStyle"), &JsValue::from_str("long")).ok();
    let date = Date::new(&JsValue::from_f64(at_ms as f64));
    date.to_locale_date_string(lang.code(), &options).into()
}
