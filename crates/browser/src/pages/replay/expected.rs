//! What the bots expected when they decided, as they kept it for themselves while the match ran: a line for every
//! player as one bot saw their chances, beside what the teacher says of them.

use ::words::extras::expected as words;
use game::Seat;
use leptos::prelude::*;
use leptos::task::spawn_local;
use stage::Lang;
use wire::rest::Expected;

use super::Source;
use super::chart::LinesChart;
use super::reel::Reel;
use crate::pages::api;
use crate::prefs::Prefs;
use crate::widgets::SeatMark;

/// What bots expected, where anybody knows it: of a record alone nobody does.
#[component]
pub fn ExpectedPanel(reel: Reel, source: Source) -> impl IntoView {
    let found = RwSignal::new(Vec::new());
    match source {
        Source::Brought { expected, .. } => found.set(expected),
        Source::Table(id) => spawn_local(async move {
            // Without it the match can be looked at all the same.
            drop(api::expected(&id).await.map(|told| found.try_set(told)));
        }),
    }
    let shown = move || {
        let told = found.get();
        let who: Vec<Seat> =
            reel.seats().filter(|seat| told.iter().any(|one| one.seat == *seat)).collect();
        let first = *who.first()?;
        Some(view! { <Told reel told who first/> })
    };
    shown.into_any()
}

/// The bots to choose from, and what the chosen one expected.
#[component]
fn Told(reel: Reel, told: Vec<Expected>, who: Vec<Seat>, first: Seat) -> impl IntoView {
    let prefs = Prefs::get();
    let chosen = RwSignal::new(first);
    let choice = move |seat: Seat| {
        view! {
            <label>
                <input
                    type="radio"
                    name="expected"
                    data-test=format!("expected-{seat}")
                    prop:checked=move || chosen.get() == seat
                    on:change=move |_| chosen.set(seat)
                />
                <SeatMark seat/>
                {move || thinker(reel, seat, prefs.lang())}
            </label>
        }
    };
    let told = StoredValue::new(told);
    let chart = move || {
        let seat = chosen.get();
        let own =
            told.with_value(|told| told.iter().filter(|one| one.seat == seat).cloned().collect());
        view! { <ExpectedChart reel seat own/> }
    };
    view! {
        <section class="panel expected" data-test="expected">
            <h2>{move || words::TITLE.of(prefs.lang())}</h2>
            <p class="panel-text">{move || words::HELP.of(prefs.lang())}</p>
            <fieldset class="figures-choice">
                <legend>{move || words::WHOSE.of(prefs.lang())}</legend>
                {who.into_iter().map(choice).collect_view()}
            </fieldset>
            {chart}
        </section>
    }
}

/// Every player's chance as this bot saw it, and what it gave itself at the moment shown.
#[component]
fn ExpectedChart(reel: Reel, seat: Seat, own: Vec<Expected>) -> impl IntoView {
    let prefs = Prefs::get();
    let label = Signal::derive(move || {
        let name = thinker(reel, seat, prefs.lang());
        words::Label { name }.of(prefs.lang())
    });
    let values = over_time(&own, reel.last());
    let said = move || {
        let (lang, moment) = (prefs.lang(), reel.moment());
        let name = thinker(reel, seat, lang);
        match own.iter().rfind(|one| one.decision <= moment) {
            Some(one) => {
                let percent = percent(one.chances[seat.index()]);
                words::Said { name, number: one.decision, percent }.of(lang)
            }
            None => words::NotYet { name }.of(lang),
        }
    };
    view! {
        <LinesChart
            values
            names=Signal::derive(move || reel.names())
            label
            now=Some(Signal::derive(move || reel.moment()))
            jump=Some(Callback::new(move |moment| reel.go_to(moment)))
        />
        <p class="figure-leads" data-test="expected-said">{said}</p>
    }
}

/// The name of who thought on this seat, with the rating of its level: a bot, or the one that stood in for a person.
fn thinker(reel: Reel, seat: Seat, lang: Lang) -> String {
    let name = reel.names().get(seat.index()).cloned().unwrap_or_default();
    match (reel.is_bot(seat), reel.rating(seat)) {
        (false, _) => words::StandIn { name }.of(lang),
        (true, Some(rating)) => format!("{name} · {rating}"),
        (true, None) => name,
    }
}

/// The chances in hundredths at every moment, as they were last thought; before the first thought as they were then.
fn over_time(own: &[Expected], last: usize) -> Vec<Vec<i32>> {
    let mut now = 0;
    let at = |moment: usize| {
        while own.get(now + 1).is_some_and(|next| next.decision <= moment) {
            now += 1;
        }
        own.get(now).map(|one| one.chances.iter().map(|chance| percent(*chance)).collect())
    };
    (0..=last).filter_map(at).collect()
}

fn percent(thousandths: u16) -> i32 {
    (i32::from(thousandths) + 5) / 10
}
