//! A finished game handed on: its best moment as an animated picture, a poster of its map, and its board for other pages.
//! All of it is drawn by the server where the table stands.

use ::words::extras::sharing as words;
use gloo_net::http::Request;
use js_sys::{Array, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::{File, FilePropertyBag, ShareData};

use crate::prefs::Prefs;
use crate::route::Route;
use crate::table::{address, copy_text};
use crate::words::{Word, together};

/// What a file of an animated picture is called.
const MOMENT: &str = "anleger.gif";

/// How large the board in another page is, unless that page wants it otherwise.
const EMBED_WIDTH: u32 = 720;
const EMBED_HEIGHT: u32 = 540;

/// The ways to hand a finished game of a server's table on.
#[component]
pub fn ShareMatch(
    /// The table's id.
    id: String,
) -> impl IntoView {
    let prefs = Prefs::get();
    let replay = address(&Route::Replay { id: id.clone() });
    view! {
        <section class="panel share-match" data-test="share-match">
            <h2>{move || words::SHARE_GAME.of(prefs.lang())}</h2>
            <div class="button-row">
                <CopyButton text=Signal::stored(replay) word=words::COPY_REPLAY_LINK test="copy-replay"/>
            </div>
            <BestMoment id=id.clone()/>
            <Poster id=id.clone()/>
            <EmbedCode id/>
        </section>
    }
}

/// Copies a text, and says so.
#[component]
fn CopyButton(text: Signal<String>, word: Word, test: &'static str) -> impl IntoView {
    let prefs = Prefs::get();
    let copied = RwSignal::new(false);
    let copy = move |_| {
        // Elsewhere browsers let no page copy anything.
        if window().is_secure_context() {
            spawn_local(async move {
                copied.try_set(copy_text(&text.get_untracked()).await);
            });
        }
    };
    view! {
        <button class="button small" data-test=test on:click=copy>
            {move || word.of(prefs.lang())}
        </button>
        <span class="share-copied" role="status">
            {move || copied.get().then(|| together::COPIED.of(prefs.lang()))}
        </span>
    }
}

/// How far the picture is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Drawing {
    Drawn,
    UnderWay,
    Failed,
}

#[component]
fn BestMoment(id: String) -> impl IntoView {
    let prefs = Prefs::get();
    let path = StoredValue::new(format!("/api/tables/{id}/moment.gif"));
    let open = RwSignal::new(false);
    view! {
        <details class="share-part" on:toggle=move |_| open.set(true)>
            <summary data-test="best-moment">{move || words::BEST_MOMENT.of(prefs.lang())}</summary>
            <p class="panel-text">{move || words::BEST_MOMENT_HELP.of(prefs.lang())}</p>
            {move || open.get().then(|| {
                let path = format!("{}?lang={}", path.get_value(), prefs.lang().code());
                view! { <Moment path/> }
            })}
        </details>
    }
}

#[component]
fn Moment(path: String) -> impl IntoView {
    let prefs = Prefs::get();
    let drawing = RwSignal::new(Drawing::UnderWay);
    let origin = window().location().origin().unwrap_or_default();
    let link = Signal::stored(format!("{origin}{path}"));
    let shared = path.clone();
    let share = move |_| {
        let path = shared.clone();
        spawn_local(async move {
            share_picture(&path).await;
        });
    };
    let state = move || match drawing.get() {
        Drawing::Drawn => None,
        Drawing::UnderWay => Some(words::DRAWING.of(prefs.lang())),
        Drawing::Failed => Some(words::NOT_DRAWN.of(prefs.lang())),
    };
    view! {
        <p role="status" class="share-state">{state}</p>
        <img
            class="share-moment"
            data-test="moment"
            hidden=move || drawing.get() != Drawing::Drawn
            src=path.clone()
            alt=move || words::MOMENT_SEEN.of(prefs.lang())
            on:load=move |_| drawing.set(Drawing::Drawn)
            on:error=move |_| drawing.set(Drawing::Failed)
        />
        <div class="button-row">
            <a class="button small" data-test="download-moment" href=path download=MOMENT>
                {move || words::DOWNLOAD_PICTURE.of(prefs.lang())}
            </a>
            {can_share_files().then(|| view! {
                <button class="button small" data-test="share-moment" on:click=share>
                    {move || words::SHARE_PICTURE.of(prefs.lang())}
                </button>
            })}
            <CopyButton text=link word=words::COPY_PICTURE_LINK test="copy-moment"/>
        </div>
    }
}

/// Devices that share files say so.
fn can_share_files() -> bool {
    Reflect::has(&window().navigator(), &JsValue::from_str("canShare")).unwrap_or(false)
}

/// Hands the picture to the device's share sheet.
async fn share_picture(path: &str) -> Option<()> {
    let bytes = Request::get(path).send().await.ok()?.binary().await.ok()?;
    let kind = FilePropertyBag::new();
    kind.set_type("image/gif");
    let parts = Array::of1(&js_sys::Uint8Array::from(bytes.as_slice()));
    let file = File::new_with_u8_array_sequence_and_options(&parts, MOMENT, &kind).ok()?;
    let data = ShareData::new();
    data.set_files(&Array::of1(&file));
    // Who closes the sheet without choosing anything has shared nothing; that is no fault.
    JsFuture::from(window().navigator().share_with_data(&data)).await.ok().map(drop)
}

/// What a poster is printed on: how the server calls it, and people.
const PAPERS: [(&str, &str); 2] = [("a4", "A4"), ("a3", "A3")];

#[component]
fn Poster(id: String) -> impl IntoView {
    let prefs = Prefs::get();
    let id = StoredValue::new(id);
    let paper = RwSignal::new("a4".to_owned());
    let to = move |form: &'static str| {
        let (id, lang) = (id.get_value(), prefs.lang().code());
        format!("/api/tables/{id}/poster.{form}?paper={}&lang={lang}", paper.get())
    };
    let option =
        |(key, name): (&'static str, &'static str)| view! { <option value=key>{name}</option> };
    view! {
        <details class="share-part">
            <summary data-test="poster">{move || words::POSTER.of(prefs.lang())}</summary>
            <p class="panel-text">{move || words::POSTER_HELP.of(prefs.lang())}</p>
            <div class="button-row">
                <label class="share-paper">
                    <span>{move || words::PAPER.of(prefs.lang())}</span>
                    <select
                        class="select"
                        data-test="paper"
                        on:change=move |event| paper.set(event_target_value(&event))
                    >
                        {PAPERS.map(option).into_iter().collect_view()}
                        <option value="letter">{move || words::PAPER_LETTER.of(prefs.lang())}</option>
                    </select>
                </label>
                <a class="button small" data-test="poster-pdf" href=move || to("pdf") download="anleger.pdf">
                    {move || words::DOWNLOAD_PDF.of(prefs.lang())}
                </a>
                <a class="button small" data-test="poster-svg" href=move || to("svg") download="anleger.svg">
                    {move || words::DOWNLOAD_SVG.of(prefs.lang())}
                </a>
            </div>
        </details>
    }
}

#[component]
fn EmbedCode(id: String) -> impl IntoView {
    let prefs = Prefs::get();
    let board = StoredValue::new(address(&Route::Embed { id }));
    let code = Signal::derive(move || {
        format!(
            "<iframe src=\"{}?lang={}\" width=\"{EMBED_WIDTH}\" height=\"{EMBED_HEIGHT}\" \
             style=\"border:0;max-width:100%\" loading=\"lazy\" title=\"Anleger\"></iframe>",
            board.get_value(),
            prefs.lang().code()
        )
    });
    view! {
        <details class="share-part">
            <summary data-test="embed-door">{move || words::EMBED.of(prefs.lang())}</summary>
            <p class="panel-text">{move || words::EMBED_HELP.of(prefs.lang())}</p>
            <textarea
                class="input share-code"
                data-test="embed-code"
                readonly
                rows="4"
                aria-label=move || words::EMBED_CODE.of(prefs.lang())
                prop:value=code
            ></textarea>
            <div class="button-row">
                <CopyButton text=code word=words::COPY_CODE test="copy-embed"/>
            </div>
        </details>
    }
}
