//! From the workshop to a table.

use leptos::prelude::*;
use wire::Settings;
use wire::rest::CreateTable;

use super::bench::Bench;
use crate::pages::api;
use crate::pages::seats::{
    Choices, Seats, Who, given_name, levels_here, people_here, remember_name,
};
use crate::pages::setup::NEWCOMER;
use crate::pages::sitting::Waiter;
use crate::pages::trouble::TroubleBox;
use crate::pages::usual;
use crate::prefs::Prefs;
use crate::words::workshop as words;

/// A table that plays this board.
#[component]
pub fn PlayIt(bench: Bench) -> impl IntoView {
    let prefs = Prefs::get();
    let waiter = Waiter::new();
    let range = Memo::new(move |_| {
        let seats = bench.ask(|workshop, _| workshop.seats());
        (usize::from(*seats.start()), usize::from(*seats.end()))
    });
    let bot = Who::Bot(NEWCOMER.to_owned());
    let seats = RwSignal::new(vec![Who::Here(given_name(prefs)), bot.clone()]);
    let filler = bot.clone();
    Effect::new(move || {
        let (least, most) = range.get();
        let count = seats.with_untracked(Vec::len);
        if count != count.clamp(least, most) {
            seats.update(|seats| seats.resize(count.clamp(least, most), filler.clone()));
        }
    });
    let choices = Signal::derive(move || Choices {
        levels: levels_here(bench.game_info.game()),
        links: true,
        seats: range.get(),
    });
    let wrong =
        Memo::new(move |_| !bench.ask(|workshop, lang| workshop.complaints(lang)).is_empty());
    let play = move |_| {
        let wish = CreateTable {
            game: bench.game_info.game().to_owned(),
            options: untrack(|| bench.ask(|workshop, _| workshop.options())),
            seats: seats.with_untracked(|seats| seats.iter().map(Who::plan).collect()),
            settings: Settings::default(),
        };
        let people = seats.with_untracked(|seats| people_here(seats, prefs.peek().lang));
        seats.with_untracked(|seats| remember_name(seats, prefs));
        usual::remember(&wish);
        waiter.go_to(async move { api::create(&wish).await }, people);
    };
    view! {
        <section class="panel">
            <h2>{move || words::PLAY_IT.of(prefs.lang())}</h2>
            <Seats seats choices newcomer=bot/>
            <TroubleBox trouble=waiter.trouble()/>
            <button
                class="button primary"
                data-test="workshop-play"
                disabled=move || wrong.get() || waiter.is_busy()
                on:click=play
            >
                {move || words::PLAY.of(prefs.lang())}
            </button>
        </section>
    }
}
