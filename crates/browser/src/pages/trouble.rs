//! What went wrong, said to people.

use client::{Replay, ReplayError};
use game::Coded;
use jcz::ImportError;
use leptos::prelude::*;

use super::api::Trouble;
use super::go::Go;
use crate::games::registry;
use crate::prefs::Prefs;
use crate::route::Route;
use crate::words::{pages as words, refusals};

/// Says why the server did not do something, and what can be done without it.
#[component]
pub fn TroubleBox(
    /// What went wrong, if anything did.
    #[prop(into)]
    trouble: Signal<Option<Trouble>>,
) -> impl IntoView {
    let prefs = Prefs::get();
    let said = move |trouble| match trouble {
        Trouble::Unreachable => view! {
            <p>
                {move || words::UNREACHABLE.of(prefs.lang())} " "
                <Go to=Route::Offline class="text-link">
                    {move || words::UNREACHABLE_OFFLINE.of(prefs.lang())}
                </Go>
            </p>
        }
        .into_any(),
        Trouble::Refused(problem) => {
            view! { <p>{move || refusals::sentence(&problem.code, prefs.lang())}</p> }.into_any()
        }
    };
    view! {
        <div class="trouble-place" role="alert">
            {move || trouble.get().map(|trouble| view! { <div class="trouble">{said(trouble)}</div> })}
        </div>
    }
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    code: String,
    line: Option<usize>,
    /// In English, as the library says it.
    detail: String,
}

impl Fault {
    /// A fault known by its code alone.
    pub fn of(code: &str) -> Fault {
        Fault { code: code.to_owned(), line: None, detail: String::new() }
    }
}

impl From<ReplayError> for Fault {
    fn from(error: ReplayError) -> Fault {
        Fault { code: error.code().to_owned(), line: error.line(), detail: error.reason() }
    }
}

impl From<ImportError> for Fault {
    fn from(error: ImportError) -> Fault {
        Fault { code: error.code().to_owned(), line: None, detail: error.to_string() }
    }
}

/// The record in the text of a file, which is one of ours or a saved game of JCloisterZone; or what is wrong
/// with it.
pub fn record_in(text: &str) -> Result<String, Fault> {
    let record = match text.trim_start().starts_with('{') {
        true => imported(text)?,
        false => text.to_owned(),
    };
    Replay::read(&record, registry())?;
    Ok(record)
}

fn imported(text: &str) -> Result<String, Fault> {
    let import = jcz::import(text.as_bytes())?;
    match import.halt {
        None => Ok(import.played.record().to_string()),
        Some(halt) => Err(Fault {
            code: "record-illegal-step".to_owned(),
            line: None,
            detail: halt.to_string(),
        }),
    }
}

/// Says what is wrong with a record, and in which line.
#[component]
pub fn FaultBox(
    /// What is wrong.
    fault: Fault,
) -> impl IntoView {
    let prefs = Prefs::get();
    let Fault { code, line, detail } = fault;
    let place = move || {
        line.map(|line| format!("{} {line}: ", words::LINE.of(prefs.lang()))).unwrap_or_default()
    };
    let said = move || words::record_fault(&code).of(prefs.lang());
    view! {
        <div class="trouble" role="alert" data-test="record-fault">
            <p>
                <strong>{words_heading(prefs)}</strong>
                " "
                {place}
                {said}
            </p>
            {(!detail.is_empty()).then(|| view! { <p class="trouble-detail" lang="en">{detail}</p> })}
        </div>
    }
}

fn words_heading(prefs: Prefs) -> impl Fn() -> &'static str {
    move || words::RECORD_BROKEN.of(prefs.lang())
}
