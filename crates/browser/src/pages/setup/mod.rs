//! A new table: which game, who plays, and whatever else a table may agree on.

mod agreement;
mod options;

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::{Map, Value};
use stage::Theatre;
use wire::Settings;
use wire::rest::{CreateTable, GameCard};

use self::agreement::{AidChoice, ClockChoice};
use self::options::GameOptions;
use super::api::{self, Trouble};
use super::seats::{Choices, Seats, Who, given_name, people_here, remember_name};
use super::shell::Shell;
use super::sitting::Waiter;
use super::trouble::TroubleBox;
use crate::prefs::Prefs;
use crate::words::pages as words;

/// The bot that joins where a seat is added.
const NEWCOMER: &str = "greedy";

/// A table that is being thought of.
#[derive(Clone, Copy)]
struct Draft {
    card: Memo<Option<GameCard>>,
    game: RwSignal<Option<String>>,
    seats: RwSignal<Vec<Who>>,
    settings: RwSignal<Settings>,
    /// Options that differ from the book.
    options: RwSignal<Map<String, Value>>,
}

impl Draft {
    /// One person here, one who is sent a link: what most people want.
    fn new(cards: RwSignal<Vec<GameCard>>) -> Draft {
        let game = RwSignal::new(None::<String>);
        let card = Memo::new(move |_| {
            let wanted = game.get();
            cards.with(|cards| {
                let meant =
                    |card: &&GameCard| wanted.as_ref().is_none_or(|name| card.name == *name);
                cards.iter().find(meant).cloned()
            })
        });
        Draft {
            card,
            game,
            seats: RwSignal::new(vec![Who::Here(given_name(Prefs::get())), Who::Invited]),
            settings: RwSignal::new(Settings::default()),
            options: RwSignal::new(Map::new()),
        }
    }

    /// Chooses a game; what was agreed about another one is forgotten.
    fn choose(self, card: &GameCard) {
        self.game.set(Some(card.name.clone()));
        self.options.set(Map::new());
        let bot = Who::Bot(NEWCOMER.to_owned());
        self.seats.update(|seats| {
            let count = seats.len().clamp(card.seats_least, card.seats_most);
            seats.resize(count, bot);
        });
    }

    fn choices(self) -> Choices {
        self.card.with(|card| Choices {
            levels: card.as_ref().map(|card| card.levels.clone()).unwrap_or_default(),
            links: true,
            seats: card.as_ref().map_or((2, 2), |card| (card.seats_least, card.seats_most)),
        })
    }

    fn wish(self) -> Option<CreateTable> {
        Some(CreateTable {
            game: self.card.get_untracked()?.name,
            options: self.options.get_untracked(),
            seats: self.seats.with_untracked(|seats| seats.iter().map(Who::plan).collect()),
            settings: self.settings.get_untracked(),
        })
    }
}

/// A new table.
#[component]
pub fn Setup() -> impl IntoView {
    let prefs = Prefs::get();
    let waiter = Waiter::new();
    let cards = RwSignal::new(Vec::<GameCard>::new());
    let draft = Draft::new(cards);
    spawn_local(async move {
        match api::games().await {
            Ok(found) => drop(cards.try_set(found.into_iter().filter(is_shown).collect())),
            Err(trouble) => drop(waiter.trouble().try_set(Some(trouble))),
        }
    });
    let newcomer = Who::Bot(NEWCOMER.to_owned());
    view! {
        <Shell class="setup">
            <h1>{move || words::SETUP_TITLE.of(prefs.lang())}</h1>
            <GameCards cards draft/>
            <section class="panel">
                <h2>{move || words::SEATS.of(prefs.lang())}</h2>
                <Seats seats=draft.seats choices=Signal::derive(move || draft.choices()) newcomer/>
            </section>
            <More draft/>
            <TroubleBox trouble=waiter.trouble()/>
            <CreateButton draft waiter/>
        </Shell>
    }
}

/// Only what the page can show is offered.
fn is_shown(card: &GameCard) -> bool {
    stage::theatre(&card.name).is_some()
}

/// The games as cards to choose from.
#[component]
fn GameCards(cards: RwSignal<Vec<GameCard>>, draft: Draft) -> impl IntoView {
    let shown = move || {
        let shown = |card: GameCard| Some((stage::theatre(&card.name)?, card));
        cards.get().into_iter().filter_map(shown).collect::<Vec<_>>()
    };
    view! {
        <div class="game-cards">
            <For each=shown key=|(_, card)| card.name.clone() let((theatre, card))>
                <GameChoice theatre card draft/>
            </For>
        </div>
    }
}

#[component]
fn GameChoice(theatre: &'static dyn Theatre, card: GameCard, draft: Draft) -> impl IntoView {
    let prefs = Prefs::get();
    let about = move || theatre.about(prefs.lang());
    let chosen = move || {
        draft.card.with(|card| card.as_ref().is_some_and(|card| card.name == theatre.game()))
    };
    view! {
        <button
            class="game-card"
            data-test=format!("game-{}", theatre.game())
            aria-pressed=move || chosen().to_string()
            on:click=move |_| draft.choose(&card)
        >
            <svg
                class="game-emblem"
                viewBox="0 0 200 100"
                aria-hidden="true"
                inner_html=theatre.emblem().to_string()
            ></svg>
            <span class="game-title">{move || about().title}</span>
            <span class="game-length">{move || about().length}</span>
            <span class="game-blurb">{move || about().blurb}</span>
        </button>
    }
}

/// What most tables leave as it is.
#[component]
fn More(draft: Draft) -> impl IntoView {
    let prefs = Prefs::get();
    let card = move || draft.card.get();
    view! {
        <details class="panel more">
            <summary data-test="setup-more">
                <h2>{move || words::MORE.of(prefs.lang())}</h2>
                <span class="more-hint">{move || words::MORE_HINT.of(prefs.lang())}</span>
            </summary>
            <AidChoice settings=draft.settings/>
            <ClockChoice settings=draft.settings/>
            {move || card().map(|card| view! { <GameOptions card chosen=draft.options/> })}
        </details>
    }
}

#[component]
fn CreateButton(draft: Draft, waiter: Waiter) -> impl IntoView {
    let prefs = Prefs::get();
    let create = move |_| {
        let Some(wish) = draft.wish() else {
            return waiter.trouble().set(Some(Trouble::Unreachable));
        };
        let people = draft.seats.with_untracked(|seats| people_here(seats, prefs.peek().lang));
        draft.seats.with_untracked(|seats| remember_name(seats, prefs));
        waiter.go_to(async move { api::create(&wish).await }, people);
    };
    view! {
        <div class="page-foot">
            <button
                class="button primary big"
                data-test="create-table"
                disabled=move || waiter.is_busy()
                on:click=create
            >
                {move || words::CREATE_TABLE.of(prefs.lang())}
            </button>
            <p class="page-foot-hint">{move || words::CREATE_HINT.of(prefs.lang())}</p>
        </div>
    }
}
