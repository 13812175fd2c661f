//! The games as cards to choose from.

use leptos::prelude::*;
use stage::GameExtras;
use wire::rest::GameCard;

use super::draft::Draft;
use crate::prefs::Prefs;

/// The games as cards to choose from.
#[component]
pub fn GameCards(
    cards: RwSignal<Vec<GameCard>>,
    /// Told which was chosen.
    draft: Draft,
) -> impl IntoView {
    let shown = move || {
        let shown = |card: GameCard| Some((stage::extras(&card.name)?, card));
        cards.get().into_iter().filter_map(shown).collect::<Vec<_>>()
    };
    view! {
        <div class="game-cards">
            <For each=shown key=|(_, card)| card.name.clone() let((game_info, card))>
                <GameChoice game_info card draft/>
            </For>
        </div>
        <Blurb draft/>
    }
}

/// What the chosen game is about, and what people should know before they play it.
#[component]
fn Blurb(draft: Draft) -> impl IntoView {
    let prefs = Prefs::get();
    let told = move |card: GameCard| {
        let game_info = stage::extras(&card.name)?;
        let notice = move || {
            let mut options = card.book.clone();
            options.extend(draft.options.get());
            game_info.notice(&options, prefs.lang())
        };
        Some(view! {
            <p class="game-blurb">{move || game_info.about(prefs.lang()).blurb}</p>
            {move || notice().map(|text| view! {
                <p class="setup-notice" data-test="game-notice">{text}</p>
            })}
        })
    };
    move || draft.card.get().and_then(told)
}

#[component]
fn GameChoice(game_info: &'static dyn GameExtras, card: GameCard, draft: Draft) -> impl IntoView {
    let prefs = Prefs::get();
    let about = move || game_info.about(prefs.lang());
    let chosen = move || {
        draft.card.with(|card| card.as_ref().is_some_and(|card| card.name == game_info.game()))
    };
    view! {
        <button
            class="game-card"
            data-test=format!("game-{}", game_info.game())
            aria-pressed=move || chosen().to_string()
            on:click=move |_| draft.choose(&card)
        >
            <svg
                class="game-emblem"
                viewBox="0 0 200 100"
                aria-hidden="true"
                inner_html=game_info.emblem().to_string()
            ></svg>
            <span class="game-title">{move || about().title}</span>
            <span class="game-length">{move || about().length}</span>
        </button>
    }
}
