//! A study handed on: by a link, as a file, as a picture.

use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use study::limits::TITLE_CHARS_MAX;
use words::extras::study as words;

use super::desk::Desk;
use super::picture;
use crate::app::Place;
use crate::link::keys::{Saved, keep_study_key, study_key};
use crate::pages::api::{self, Trouble};
use crate::pages::trouble::TroubleBox;
use crate::prefs::Prefs;
use crate::route::Route;
use crate::table::{PositionButtons, address, copy_text, file_name, save_text};
use crate::words::together;

/// Where a study is kept, and how the last attempt to keep it went.
#[derive(Clone, Copy)]
struct Shelf {
    id: RwSignal<Option<String>>,
    busy: RwSignal<bool>,
    trouble: RwSignal<Option<Trouble>>,
    saved: RwSignal<bool>,
}

/// The ways to hand a study on.
#[component]
pub fn SharePanel(
    desk: Desk,
    /// Its id, where the server keeps it.
    id: Option<String>,
) -> impl IntoView {
    let prefs = Prefs::get();
    let course = desk.course;
    let shelf = Shelf {
        id: RwSignal::new(id),
        busy: RwSignal::new(false),
        trouble: RwSignal::new(None),
        saved: RwSignal::new(false),
    };
    // What is changed after it was saved is not saved.
    Effect::new(move |before: Option<()>| {
        course.ask(|_| ());
        if before.is_some() {
            shelf.saved.set(false);
        }
    });
    let title = move || course.ask(|study| study.heading().title.clone());
    view! {
        <section class="panel study-share" data-test="study-share">
            <h2>{move || words::SHARE.of(prefs.lang())}</h2>
            <label class="field-line">
                <span class="field-name">{move || words::STUDY_TITLE.of(prefs.lang())}</span>
                <input
                    class="input"
                    data-test="study-title"
                    maxlength=TITLE_CHARS_MAX.to_string()
                    prop:value=title
                    on:change=move |event| course.rename(&event_target_value(&event))
                />
            </label>
            <SaveButtons desk shelf/>
            <TroubleBox trouble=shelf.trouble/>
            <Link shelf/>
            <Files desk/>
        </section>
    }
}

/// Saves the study under its link, or as one of one's own.
#[component]
fn SaveButtons(desk: Desk, shelf: Shelf) -> impl IntoView {
    let prefs = Prefs::get();
    let place = Place::get();
    let own = move || shelf.id.get().and_then(|id| study_key(&id));
    let save = move |anew: bool| {
        let known = untrack(|| Some((shelf.id.get()?, own()?))).filter(|_| !anew);
        let text = untrack(|| desk.course.text());
        shelf.busy.set(true);
        spawn_local(async move {
            let done = match known {
                Some((id, key)) => api::save_study(&id, &key, &text).await.map(|()| None),
                None => api::keep_study(&text).await.map(Some),
            };
            shelf.busy.try_set(false);
            shelf.saved.try_set(done.is_ok());
            shelf.trouble.try_set(done.as_ref().err().cloned());
            if let Ok(Some(made)) = done {
                keep_study_key(&made.id, &Saved { key: made.key });
                shelf.id.try_set(Some(made.id.clone()));
                place.rename(Route::Study { id: Some(made.id) });
            }
        });
    };
    let label = move || match (own().is_some(), shelf.id.get().is_some()) {
        (true, _) => words::SAVE,
        (false, true) => words::SAVE_COPY,
        (false, false) => words::SAVE_LINK,
    };
    view! {
        <div class="study-branches">
            <button
                class="button primary"
                data-test="study-save"
                disabled=move || shelf.busy.get()
                on:click=move |_| save(false)
            >
                {move || label().of(prefs.lang())}
            </button>
            <Show when=move || own().is_some()>
                <button class="button" data-test="study-save-copy" disabled=move || shelf.busy.get() on:click=move |_| save(true)>
                    {move || words::SAVE_COPY.of(prefs.lang())}
                </button>
            </Show>
        </div>
        <p class="quiet" role="status" data-test="study-saved">
            {move || shelf.saved.get().then(|| words::SAVED.of(prefs.lang()))}
        </p>
    }
}

/// The link by which others look at it.
#[component]
fn Link(shelf: Shelf) -> impl IntoView {
    let prefs = Prefs::get();
    let field = NodeRef::<html::Input>::new();
    let copied = RwSignal::new(false);
    let copy = move |link: String| {
        spawn_local(async move {
            copied.try_set(copy_text(&link).await);
        });
    };
    let may_copy = window().is_secure_context();
    move || {
        shelf.id.get().map(|id| {
            let link = address(&Route::Study { id: Some(id) });
            let shown = link.clone();
            view! {
                <input
                    class="input link"
                    readonly
                    data-test="study-link"
                    aria-label=move || words::LINK.of(prefs.lang())
                    value=shown
                    node_ref=field
                    on:focus=move |_| if let Some(field) = field.get_untracked() { field.select() }
                />
                {may_copy.then(|| view! {
                    <button class="button small" data-test="study-copy-link" on:click=move |_| copy(link.clone())>
                        {move || if copied.get() { together::COPIED } else { together::COPY_LINK }.of(prefs.lang())}
                    </button>
                })}
                <p class="quiet">{move || words::LINK_HINT.of(prefs.lang())}</p>
            }
        })
    }
}

/// The study, its board and its position as files.
#[component]
fn Files(desk: Desk) -> impl IntoView {
    let prefs = Prefs::get();
    let game = desk.game_info.game();
    let file =
        move |_| save_text(&format!("{game}-study.anleger"), &untrack(|| desk.course.text()));
    let svg = move |_| save_text(&format!("{game}-study.svg"), &picture::svg(desk).0);
    let png = move |_| {
        spawn_local(async move {
            picture::save_png(desk, &format!("{game}-study.png")).await;
        });
    };
    let position = move || untrack(|| desk.course.position());
    let save = move || position().into_iter().for_each(|text| save_text(&file_name(game), &text));
    let copy = move || {
        if let Some(text) = position() {
            spawn_local(async move {
                copy_text(&text).await;
            });
        }
    };
    view! {
        <div class="study-branches">
            <button class="button small" data-test="study-file" on:click=file>
                {move || words::SAVE_FILE.of(prefs.lang())}
            </button>
            <button class="button small" data-test="study-svg" on:click=svg>
                {move || words::PICTURE_SVG.of(prefs.lang())}
            </button>
            <button class="button small" data-test="study-png" on:click=png>
                {move || words::PICTURE_PNG.of(prefs.lang())}
            </button>
            <PositionButtons class="button small" save copy/>
        </div>
    }
}
