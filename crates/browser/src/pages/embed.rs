//! A board in a page of somebody else: a match that is over with its replay, one that runs as it is played. There is
//! nothing to press here that does anything at a table, and no way to a page where there would be.

use ::words::extras::sharing as words;
use client::{Guest, News, Replay};
use game::Seat;
use leptos::prelude::*;
use leptos::task::spawn_local;
use stage::GameExtras;
use wire::{Look, Occupant, Phase};

use super::api::{self, Trouble};
use super::replay::{Controls, Reel};
use crate::board::{Board, BoardController, Lens};
use crate::games::{now_ms, registry};
use crate::link::{Link, LinkState, Socket};
use crate::prefs::Prefs;
use crate::route::Route;
use crate::table::address;
use crate::widgets::SeatMark;
use crate::words::{pages, table};

/// What stands in the frame.
#[derive(Clone)]
enum Found {
    /// A match that is over, by its record.
    Over(String),
    /// One that has not begun, or runs.
    Live,
    /// Nothing any more.
    Nothing,
}

/// A table as a board in a page of somebody else.
#[component]
pub fn Embed(
    /// The table's id.
    id: String,
) -> impl IntoView {
    let prefs = Prefs::get();
    let found = RwSignal::new(None::<Found>);
    let asked = id.clone();
    let look = move || {
        let asked = asked.clone();
        spawn_local(async move { drop(found.try_set(Some(find(&asked).await))) });
    };
    look();
    let over = Callback::new(move |()| look());
    let id = StoredValue::new(id);
    let shown = move || match found.get() {
        None => view! { <p class="page-note">{pages::LOADING.of(prefs.lang())}</p> }.into_any(),
        Some(Found::Nothing) => note(words::NOT_THERE.of(prefs.lang()), Route::Start),
        Some(Found::Over(record)) => of_record(&record, id.get_value()),
        Some(Found::Live) => view! { <Live id=id.get_value() over/> }.into_any(),
    };
    view! { <main class="embed" data-test="embed">{shown}</main> }
}

async fn find(id: &str) -> Found {
    match api::summary(id).await {
        Ok(summary) if summary.phase != Phase::Over => Found::Live,
        Ok(_) => api::record(id).await.map_or(Found::Nothing, Found::Over),
        Err(Trouble::Refused(_) | Trouble::Unreachable) => Found::Nothing,
    }
}

/// A sentence in place of a board.
fn note(text: &'static str, to: Route) -> AnyView {
    view! {
        <div class="embed-note">
            <p>{text}</p>
            <Outwards to/>
        </div>
    }
    .into_any()
}

/// The way to the table itself, in a window of its own.
#[component]
fn Outwards(to: Route) -> impl IntoView {
    let prefs = Prefs::get();
    view! {
        <a class="button small" data-test="embed-open" href=address(&to) target="_blank" rel="noopener">
            {move || words::OPEN_HERE.of(prefs.lang())}
        </a>
    }
}

#[component]
fn Head(title: Signal<String>, to: Route) -> impl IntoView {
    view! {
        <header class="embed-head">
            <h1>{title}</h1>
            <Outwards to/>
        </header>
    }
}

/// Who plays, and what they have.
#[component]
fn Players(
    names: Signal<Vec<String>>,
    points: Signal<Vec<i32>>,
    /// Whose turn it is, or was.
    acts: Signal<Option<Seat>>,
) -> impl IntoView {
    let row = move |(seat, name): (Seat, String)| {
        let made = move || points.with(|points| points.get(seat.index()).copied());
        view! {
            <li class="embed-player" class:acts=move || acts.get() == Some(seat)>
                <SeatMark seat/>
                <span class="embed-name">{name}</span>
                <span class="embed-points" data-test=format!("score-{seat}")>{made}</span>
            </li>
        }
    };
    let rows = move || {
        let names = names.get();
        Seat::first(names.len()).zip(names).map(row).collect_view()
    };
    view! { <ul class="embed-players">{rows}</ul> }
}

/// A match that is over: its end, and the way through it.
fn of_record(record: &str, id: String) -> AnyView {
    let read = Replay::read(record, registry()).ok();
    let read = read.and_then(|replay| Some((stage::extras(replay.record().game())?, replay)));
    match read {
        Some((game_info, replay)) => view! { <Film game_info replay id/> }.into_any(),
        None => note(words::NOT_THERE.of(Prefs::get().lang()), Route::Replay { id }),
    }
}

#[component]
fn Film(game_info: &'static dyn GameExtras, replay: Replay, id: String) -> impl IntoView {
    let prefs = Prefs::get();
    let options = StoredValue::new(replay.record().options());
    let title = Signal::derive(move || {
        options.with_value(|options| game_info.title(options, prefs.lang()))
    });
    let reel = Reel::new(game_info, replay);
    let lens = Lens::new();
    reel.go_to(usize::MAX);
    if wants_to_run() {
        reel.toggle();
    }
    let acts = Signal::derive(move || {
        let moment = reel.moment();
        reel.ask(|replay| replay.seat(moment))
    });
    view! {
        <Head title to=Route::Replay { id }/>
        <div class="embed-board">
            <Board hand=reel.hand lens remaining=false still=true/>
        </div>
        <Players
            names=Signal::derive(move || reel.names())
            points=Signal::derive(move || reel.points())
            acts
        />
        <Controls reel/>
    }
}

/// `?autoplay=1`
fn wants_to_run() -> bool {
    let search = window().location().search().unwrap_or_default();
    search.trim_start_matches('?').split('&').any(|wish| wish == "autoplay=1")
}

/// A table that waits or is played at, as somebody sees it who looks on.
#[component]
fn Live(
    id: String,
    /// Told once the match is over.
    over: Callback<()>,
) -> impl IntoView {
    let prefs = Prefs::get();
    let link = Link::new(|ear| Socket::watching(&id, ear));
    let guest = RwSignal::new(Guest::default());
    link.listen(move |frame| {
        let heard = guest.try_update(|guest| guest.hear(frame, now_ms()));
        if heard.into_iter().flatten().any(|news| matches!(news, News::AskAgain)) {
            link.greet_again();
        }
    });
    let phase =
        Memo::new(move |_| guest.with(|guest| guest.known().map(|known| known.state.phase)));
    Effect::new(move || {
        if phase.get() == Some(Phase::Over) {
            over.run(());
        }
    });
    let names = Signal::derive(move || {
        let seats = |guest: &Guest| -> Vec<Occupant> {
            let known = guest.known();
            let seats = known.map(|known| known.state.seats.iter());
            seats.into_iter().flatten().map(|seat| seat.occupant.clone()).collect()
        };
        table::names(&guest.with(seats), prefs.lang())
    });
    let title = Signal::derive(move || {
        let title = |guest: &Guest| {
            let card = &guest.known()?.card;
            Some(stage::game_info(&card.game)?.title(&card.options, prefs.lang()))
        };
        guest.with(title).unwrap_or_default()
    });
    let look = Memo::new(move |_| guest.with(|guest| guest.known()?.look().cloned()));
    let points = Signal::derive(move || {
        look.with(|look| look.as_ref().map(|look| look.standing.current.clone()))
            .unwrap_or_default()
    });
    let game = Memo::new(move |_| {
        let begun = phase.get().is_some_and(|phase| phase != Phase::Waiting);
        guest.with(|guest| guest.known().map(|known| known.card.game.clone())).filter(|_| begun)
    });
    let board = move || match game.get().and_then(|game| stage::extras(&game)) {
        Some(game_info) => view! { <LiveBoard game_info look/> }.into_any(),
        None => {
            let said = match (link.state(), phase.get()) {
                (LinkState::Closed { .. }, _) => words::NOT_THERE,
                (_, Some(_)) => words::WAITS,
                (_, None) => pages::LOADING,
            };
            view! { <p class="page-note">{said.of(prefs.lang())}</p> }.into_any()
        }
    };
    let acts = Signal::derive(move || {
        let deciding = |guest: &Guest| {
            let known = guest.known()?;
            Seat::first(known.state.seats.len()).find(|&seat| known.decides(seat))
        };
        guest.with(deciding)
    });
    view! {
        <Head title to=Route::Table { id, seat: None }/>
        <div class="embed-board">{board}</div>
        <Players names points acts/>
    }
}

#[component]
fn LiveBoard(game_info: &'static dyn GameExtras, look: Memo<Option<Look>>) -> impl IntoView {
    let hand = BoardController::on(game_info.open(), |_| {});
    let see = move |look: &Look| drop(hand.see(look, Vec::new()));
    untrack(|| look.with(|look| look.iter().for_each(see)));
    Effect::new(move || look.with(|look| look.iter().for_each(see)));
    let lens = Lens::new();
    view! { <Board hand lens remaining=false still=true/> }
}
