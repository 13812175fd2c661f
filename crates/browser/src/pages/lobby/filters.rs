//! Which tables are shown.

use leptos::prelude::*;
use wire::lobby::LobbyFilter;
use words::extras::lobby as words;

use super::visit::Visit;
use crate::prefs::Prefs;
use crate::words::Word;

/// How many seats can be asked for: those of all games.
const SEATS: std::ops::RangeInclusive<usize> = 2..=6;

/// Which tables are shown.
#[component]
pub fn Filters(visit: Visit) -> impl IntoView {
    let prefs = Prefs::get();
    let games = move || {
        let lang = prefs.lang();
        let name = |game: &&dyn stage::GameInfo| {
            (game.game().to_owned(), game.about(lang).title.to_owned())
        };
        stage::GAMES.iter().map(name).collect::<Vec<_>>()
    };
    let seats = move || {
        let lang = prefs.lang();
        SEATS.map(|seats| (seats.to_string(), words::Seats { seats }.of(lang))).collect::<Vec<_>>()
    };
    let either = move |yes: Word, no: Word| {
        let lang = prefs.lang();
        vec![
            ("true".to_owned(), yes.of(lang).to_owned()),
            ("false".to_owned(), no.of(lang).to_owned()),
        ]
    };
    let set = move |change: fn(&mut LobbyFilter, Option<String>)| {
        move |value: String| {
            visit.choose(|filter| change(filter, Some(value).filter(|value| !value.is_empty())))
        }
    };
    view! {
        <div class="lobby-filters" role="group" aria-label=move || words::FILTER.of(prefs.lang())>
            <Choice name=words::GAME test="filter-game" any=words::ANY_GAME options=Signal::derive(games)
                choose=set(|filter, game| filter.game = game)/>
            <Choice name=words::SEATS_CHOICE test="filter-seats" any=words::ANY_SEATS options=Signal::derive(seats)
                choose=set(|filter, seats| filter.seats = seats.and_then(|seats| seats.parse().ok()))/>
            <Choice name=words::CLOCK test="filter-clock" any=words::ANY_CLOCK
                options=Signal::derive(move || either(words::WITH_CLOCK, words::WITHOUT_CLOCK))
                choose=set(|filter, clock| filter.clock = clock.and_then(|clock| clock.parse().ok()))/>
            <Choice name=words::BOTS test="filter-bots" any=words::ANY_BOTS
                options=Signal::derive(move || either(words::WITH_BOTS, words::WITHOUT_BOTS))
                choose=set(|filter, bots| filter.bots = bots.and_then(|bots| bots.parse().ok()))/>
        </div>
    }
}

/// One thing that can be asked for.
#[component]
fn Choice(
    name: Word,
    test: &'static str,
    /// Where it is all the same.
    any: Word,
    options: Signal<Vec<(String, String)>>,
    choose: impl Fn(String) + 'static,
) -> impl IntoView {
    let prefs = Prefs::get();
    let shown = move || {
        let option =
            |(value, text): (String, String)| view! { <option value=value>{text}</option> };
        options.get().into_iter().map(option).collect_view()
    };
    view! {
        <label class="lobby-filter">
            <span class="unseen">{move || name.of(prefs.lang())}</span>
            <select class="select" data-test=test on:change=move |event| choose(event_target_value(&event))>
                <option value="">{move || any.of(prefs.lang())}</option>
                {shown}
            </select>
        </label>
    }
}
