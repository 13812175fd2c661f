//! What can be done once a match is over: beside the result, and below the board.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::record::save_text;
use super::rematch::RematchWish;
use super::room::{Room, RoomKind};
use super::sharing::{ShareResult, address};
use super::verdict::final_points;
use crate::pages::{Go, record_of};
use crate::parts::{extras, later};
use crate::route::Route;
use crate::words::{table as words, together};

/// Below the board: what most people want next.
#[component]
pub fn EndBar() -> impl IntoView {
    let room = Room::here();
    view! {
        <div class="actions ending" data-test="end-bar">
            <RematchWish test="bar-rematch"/>
            <ReplayButton test="bar-replay"/>
            {(!room.is_lesson()).then(|| view! {
                <Go to=Route::Setup class="button" test="bar-new-table">
                    {move || together::NEW_TABLE.of(room.prefs.lang())}
                </Go>
            })}
        </div>
    }
}

/// Looks at the match again.
#[component]
pub fn ReplayButton(
    /// What tests call it.
    test: &'static str,
) -> impl IntoView {
    let room = Room::here();
    let word = move || words::REPLAY.of(room.prefs.lang());
    match room.kind() {
        RoomKind::Server { id, .. } => view! {
            <Go to=Route::Replay { id } class="button" test>{word}</Go>
        }
        .into_any(),
        RoomKind::Local(desk) => view! {
            <button class="button" data-test=test on:click=move |_| desk.replay.run(())>{word}</button>
        }
        .into_any(),
        RoomKind::Lesson => ().into_any(),
    }
}

/// Takes the record home.
#[component]
pub fn SaveButton() -> impl IntoView {
    let room = Room::here();
    let word = move || words::DOWNLOAD.of(room.prefs.lang());
    match room.kind() {
        RoomKind::Server { id, .. } => {
            let (record, file) = (format!("/api/tables/{id}/record"), file_name(&id));
            view! {
                <a class="button" data-test="download-record" href=record download=file>{word}</a>
            }
            .into_any()
        }
        RoomKind::Local(desk) => {
            let download = move |_| {
                if let Some(text) = desk.record.run(()) {
                    save_text(&file_name("offline"), &text);
                }
            };
            view! {
                <button class="button" data-test="download-record" on:click=download>{word}</button>
            }
            .into_any()
        }
        RoomKind::Lesson => ().into_any(),
    }
}

/// The name of the file; the whole id of a table would be the secret of its link.
fn file_name(id: &str) -> String {
    let short: String = id.chars().take(6).collect();
    format!("anleger-{short}.anleger")
}

/// Tells others how it ended.
#[component]
pub fn ShareButton() -> impl IntoView {
    let room = Room::here();
    let text = Signal::derive(move || {
        let points = room.known(final_points).unwrap_or_default();
        together::result(&room.title(), &room.names(), &points)
    });
    let link = room.server_id().map(|id| address(&Route::Replay { id }));
    view! { <ShareResult text link/> }
}

/// Points over time, once the record is here: it has every moment of the match.
#[component]
pub fn PointsOverTime() -> impl IntoView {
    let record = RwSignal::new(None::<String>);
    match Room::here().kind() {
        RoomKind::Server { id, .. } => spawn_local(async move {
            record.try_set(record_of(&id).await.ok());
        }),
        RoomKind::Local(desk) => record.set(desk.record.run(())),
        RoomKind::Lesson => {}
    }
    move || {
        record.get().map(|record| {
            view! {
                <div class="over-chart">
                    {later(extras, move |extras| (extras.points_chart)(&record))}
                </div>
            }
        })
    }
}
