//! Quick pairing: what to play, and others who want the same.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wire::ClockRule;
use wire::lobby::Wish;
use wire::rest::GameCard;
use words::extras::lobby as words;

use super::visit::Visit;
use crate::pages::api;
use crate::pages::setup::{CLOCKS_FOR_STRANGERS, clock_in_words};
use crate::prefs::{Prefs, load, save};
use ::words::extras::review_page::CANCEL;

/// Where the last wish is kept.
const KEY: &str = "anleger.quick";

/// What somebody is about to look for.
#[derive(Clone, Copy)]
struct Choice {
    cards: RwSignal<Vec<GameCard>>,
    wish: RwSignal<Wish>,
}

impl Choice {
    fn new() -> Choice {
        let first = stage::GAMES.first().map(|game| game.game().to_owned()).unwrap_or_default();
        let usual = Wish { game: first, seats: 2, clock: ClockRule::None };
        let choice = Choice {
            cards: RwSignal::new(Vec::new()),
            wish: RwSignal::new(load(KEY).unwrap_or(usual)),
        };
        spawn_local(async move {
            if let Ok(cards) = api::games().await {
                let shown = |card: &GameCard| stage::game_info(&card.name).is_some();
                choice.cards.try_set(cards.into_iter().filter(shown).collect());
                choice.fit();
            }
        });
        choice
    }

    /// The game, once it is known which there are.
    fn card(self) -> Option<GameCard> {
        let game = self.wish.with(|wish| wish.game.clone());
        self.cards
            .with(|cards| cards.iter().find(|card| card.name == game).or(cards.first()).cloned())
    }

    /// Fits the wish to what can be played.
    fn fit(self) {
        let Some(card) = untrack(|| self.card()) else { return };
        self.wish.try_update(|wish| {
            wish.seats = wish.seats.clamp(card.seats_least, card.seats_most);
            wish.game = card.name;
        });
    }

    fn change(self, change: impl FnOnce(&mut Wish)) {
        self.wish.update(change);
        self.fit();
        self.wish.with_untracked(|wish| save(KEY, wish));
    }
}

/// Looks for others who want to play the same.
#[component]
pub fn Quick(visit: Visit) -> impl IntoView {
    let prefs = Prefs::get();
    let choice = Choice::new();
    view! {
        <section class="panel quick" data-test="quick">
            <h2>{move || words::QUICK.of(prefs.lang())}</h2>
            <p class="panel-text">{move || words::QUICK_HINT.of(prefs.lang())}</p>
            <div class="lobby-filters">
                <GameChoice choice/>
                <SeatsChoice choice/>
                <ClockChoice choice/>
            </div>
            <Looking visit choice/>
        </section>
    }
}

#[component]
fn GameChoice(choice: Choice) -> impl IntoView {
    let prefs = Prefs::get();
    let option = move |card: GameCard| {
        let (name, shown) = (card.name.clone(), card.name.clone());
        let title =
            move || stage::game_info(&shown).map(|game| game.about(prefs.lang()).title.to_owned());
        let wanted = card.name;
        let chosen = move || choice.wish.with(|wish| wish.game == wanted);
        view! { <option value=name selected=chosen>{title}</option> }
    };
    view! {
        <label class="lobby-filter">
            <span class="unseen">{move || words::GAME.of(prefs.lang())}</span>
            <select
                class="select"
                data-test="quick-game"
                on:change=move |event| choice.change(|wish| wish.game = event_target_value(&event))
            >
                {move || choice.cards.get().into_iter().map(option).collect_view()}
            </select>
        </label>
    }
}

#[component]
fn SeatsChoice(choice: Choice) -> impl IntoView {
    let prefs = Prefs::get();
    let range = Memo::new(move |_| choice.card().map(|card| (card.seats_least, card.seats_most)));
    let option = move |seats: usize| {
        let chosen = move || choice.wish.with(|wish| wish.seats == seats);
        view! {
            <option value=seats.to_string() selected=chosen>
                {move || words::Seats { seats }.of(prefs.lang())}
            </option>
        }
    };
    let take = move |value: String| {
        if let Ok(seats) = value.parse() {
            choice.change(|wish| wish.seats = seats);
        }
    };
    view! {
        <label class="lobby-filter">
            <span class="unseen">{move || words::SEATS_CHOICE.of(prefs.lang())}</span>
            <select
                class="select"
                data-test="quick-seats"
                on:change=move |event| take(event_target_value(&event))
            >
                {move || range.get().map(|(least, most)| (least..=most).map(option).collect_view())}
            </select>
        </label>
    }
}

#[component]
fn ClockChoice(choice: Choice) -> impl IntoView {
    let prefs = Prefs::get();
    let option = move |(place, clock): (usize, ClockRule)| {
        let chosen = move || choice.wish.with(|wish| wish.clock == clock);
        view! {
            <option value=place.to_string() selected=chosen>
                {move || clock_in_words(clock, prefs.lang())}
            </option>
        }
    };
    let take = move |value: String| {
        let clock = value.parse().ok().and_then(|place: usize| CLOCKS_FOR_STRANGERS.get(place));
        if let Some(clock) = clock {
            choice.change(|wish| wish.clock = *clock);
        }
    };
    view! {
        <label class="lobby-filter">
            <span class="unseen">{move || words::CLOCK.of(prefs.lang())}</span>
            <select
                class="select"
                data-test="quick-clock"
                on:change=move |event| take(event_target_value(&event))
            >
                {CLOCKS_FOR_STRANGERS.into_iter().enumerate().map(option).collect_view()}
            </select>
        </label>
    }
}

/// The button, and what is said while others are looked for. The place where it is said is always there.
#[component]
fn Looking(visit: Visit, choice: Choice) -> impl IntoView {
    let prefs = Prefs::get();
    let told = move || {
        let (waiting, seats) = visit.seeking.get()?;
        Some(words::Seeking { waiting, seats }.of(prefs.lang()))
    };
    let looks = Memo::new(move |_| visit.seeking.with(Option::is_some));
    let act = move |_| match looks.get_untracked() {
        true => visit.cancel(),
        false => visit.seek(choice.wish.get_untracked()),
    };
    let word = move || match looks.get() {
        true => CANCEL,
        false => words::SEEK,
    };
    view! {
        <div class="quick-foot">
            <button
                class="button"
                class:primary=move || !looks.get()
                data-test=move || if looks.get() { "quick-cancel" } else { "quick-seek" }
                disabled=move || choice.cards.with(Vec::is_empty)
                on:click=act
            >
                {move || word().of(prefs.lang())}
            </button>
            <p class="quick-told" role="status" data-test="quick-told">{told}</p>
        </div>
    }
}
