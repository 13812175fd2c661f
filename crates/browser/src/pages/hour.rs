//! The table of the hour: the best match that may be watched now, live and small. It is looked for when everything else is
//! there, and where there is none, nothing is shown.

use std::time::Duration;

use client::{Guest, News, table_of_the_hour};
use leptos::prelude::*;
use leptos::task::spawn_local;
use stage::{GameInfo, Lang, Scene, Stage};
use wire::lobby::{LobbySeat, LobbyTable};

use super::api;
use super::go::Go;
use super::still::Still;
use crate::games::now_ms;
use crate::link::{Link, Socket};
use crate::parts::opener;
use crate::prefs::Prefs;
use crate::route::Route;
use crate::words::{pages as words, table as table_words};

/// How long after the page the best match is looked for.
const PAUSE: Duration = Duration::from_millis(1_200);

/// The table of the hour, for the start page, which is there before that part of the page.
pub fn hour() -> AnyView {
    view! { <TableOfTheHour/> }.into_any()
}

/// The table of the hour, where there is one.
#[component]
pub fn TableOfTheHour() -> impl IntoView {
    let table = RwSignal::new(None::<LobbyTable>);
    let look = move || {
        spawn_local(async move {
            if let Ok(running) = api::running().await {
                table.try_set(table_of_the_hour(&running.tables).cloned());
            }
        });
    };
    set_timeout(look, PAUSE);
    move || table.get().map(|table| view! { <Hour table/> })
}

#[component]
fn Hour(table: LobbyTable) -> impl IntoView {
    let prefs = Prefs::get();
    let (id, about) = (table.id.clone(), table.clone());
    let named = table.clone();
    view! {
        <section class="hour" data-test="hour">
            <h2>{move || words::HOUR.of(prefs.lang())}</h2>
            <Go to=Route::Table { id, seat: None } class="hour-link" test="hour-watch">
                <LiveBoard table/>
                <span class="hour-words">
                    <strong class="hour-game">{move || title(&about, prefs.lang())}</strong>
                    <span>{move || names(&named, prefs.lang())}</span>
                    <span class="hour-go">{move || words::WATCH.of(prefs.lang())}</span>
                </span>
            </Go>
        </section>
    }
}

/// The board of a match as it is now, or as late as this server tells strangers.
#[component]
fn LiveBoard(table: LobbyTable) -> impl IntoView {
    let prefs = Prefs::get();
    let scene = RwSignal::new(None::<Scene>);
    let stage = StoredValue::new_local(None::<Box<dyn Stage>>);
    let guest = StoredValue::new(Guest::default());
    let draw = move || {
        let look = guest
            .try_with_value(|guest| guest.known().and_then(|known| known.looks.first().cloned()));
        let drawn = look.flatten().and_then(|look| {
            stage.try_update_value(|stage| {
                let stage = stage.as_mut()?;
                stage.see(&look).ok()?;
                Some(stage.scene(prefs.peek().lang))
            })
        });
        if let Some(Some(drawn)) = drawn {
            scene.try_set(Some(drawn));
        }
    };
    let (id, game) = (table.id, table.game);
    let link = Link::new(|ear| Socket::watching(&id, ear));
    link.listen(move |frame| {
        let news = guest.try_update_value(|guest| guest.hear(frame, now_ms()));
        if news.iter().flatten().any(|news| *news == News::AskAgain) {
            link.greet_again();
        }
        draw();
    });
    spawn_local(async move {
        if let Some(open) = opener(&game).await {
            stage.try_update_value(|stage| *stage = Some(open()));
            draw();
        }
    });
    view! {
        <span class="hour-board" data-test="hour-board">
            {move || scene.get().map(|scene| view! { <Still scene class="hour-map"/> })}
        </span>
    }
}

/// The game with what is chosen for it.
pub fn title(table: &LobbyTable, lang: Lang) -> String {
    let title = |found: &dyn GameInfo| found.title(&table.options, lang);
    stage::game_info(&table.game).map_or_else(|| table.game.clone(), title)
}

/// Who sits there, with how strong they are where that is known.
pub fn names(table: &LobbyTable, lang: Lang) -> String {
    let name = |seat: &LobbySeat| {
        let name = match seat {
            LobbySeat::Open => return None,
            LobbySeat::Person { name, .. } => name.clone(),
            LobbySeat::Bot { level, .. } => {
                table_words::Bot { level: table_words::level(level, lang) }.of(lang)
            }
        };
        Some(seat.rating().map_or(name.clone(), |rating| format!("{name} ({rating})")))
    };
    table.seats.iter().filter_map(name).collect::<Vec<_>>().join(" · ")
}
