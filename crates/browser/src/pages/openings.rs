//! Where to begin: a teacher's advice drawn over the board, and the best places in words.

use std::rc::Rc;

use client::{TeacherAnswer, TeacherQuestion, TeacherTask};
use leptos::prelude::*;
use leptos::task::spawn_local;
use stage::{Advised, GameExtras};
use teacher::{Openings, Thought};
use wire::Look;
use words::extras::openings as words;

use crate::board::BoardController;
use crate::link::Tutor;
use crate::prefs::Prefs;

/// How many places are told in words.
const TOLD: usize = 5;

/// How far the advice is.
#[derive(Clone, PartialEq)]
enum State {
    Hidden,
    Thinking,
    Shown(Vec<Advised>),
}

/// A button for advice on where to begin; nothing where the game has none at this moment. Only for boards at which
/// nobody plays against others: lessons and studies.
#[component]
pub fn OpeningAdvice(
    game_info: &'static dyn GameExtras,
    /// The board that it is drawn over.
    hand: BoardController,
    /// What is seen now; whoever decides is advised.
    #[prop(into)]
    look: Signal<Option<Look>>,
    /// The match so far, as a record.
    record: UnsyncCallback<(), Option<String>>,
) -> impl IntoView {
    let prefs = Prefs::get();
    let state = RwSignal::new(State::Hidden);
    let tutor = StoredValue::new_local(Tutor::default());
    let now = Memo::new(move |_| {
        look.with(|look| look.as_ref().is_some_and(|look| game_info.begins(look)))
    });
    // Whatever happens, what was said about the moment before is said no more.
    Effect::new(move || {
        look.track();
        tutor.with_value(Tutor::stop);
        state.set(State::Hidden);
    });
    Effect::new(move || {
        let items = state.with(|state| match state {
            State::Shown(advice) => look
                .with_untracked(|look| look.as_ref().map(|look| game_info.openings(look, advice))),
            _ => None,
        });
        hand.lay_over(items.unwrap_or_default());
    });
    on_cleanup(move || hand.lay_over(Vec::new()));
    let ask = move |_| {
        if state.with_untracked(|state| *state != State::Hidden) {
            return state.set(State::Hidden);
        }
        let Some(record) = record.run(()) else { return };
        state.set(State::Thinking);
        spawn_local(async move {
            let found = asked(tutor.get_value(), record).await;
            state.try_set(found.map_or(State::Hidden, |found| State::Shown(advised(&found))));
        });
    };
    let word = move || match state.get() {
        State::Hidden => words::ASK,
        State::Thinking => words::THINKING,
        State::Shown(_) => words::HIDE,
    };
    view! {
        <Show when=move || now.get()>
            <button class="button small" data-test="openings" on:click=ask>
                {move || word().of(prefs.lang())}
            </button>
            {move || match state.get() {
                State::Shown(advice) => Some(view! { <Told game_info advice/> }),
                _ => None,
            }}
        </Show>
    }
}

async fn asked(tutor: Tutor, record: String) -> Option<Openings> {
    let question = TeacherQuestion::Openings { steps: usize::MAX };
    let task = TeacherTask { record, thought: Thought::default(), question };
    match tutor.ask(&task, Rc::new(|_, _| ())).await? {
        TeacherAnswer::Openings(found) => found,
        _ => None,
    }
}

fn advised(openings: &Openings) -> Vec<Advised> {
    let advised = |one: &teacher::OpeningAdvice| Advised {
        notation: one.notation.clone(),
        chance: one.chance,
        facts: one.facts.clone(),
    };
    openings.openings.iter().map(advised).collect()
}

/// The best places in words, and what the numbers on the board mean.
#[component]
fn Told(game_info: &'static dyn GameExtras, advice: Vec<Advised>) -> impl IntoView {
    let prefs = Prefs::get();
    let row = move |advised: Advised| {
        let chance = (100.0 * advised.chance).round() as i32;
        let said = move || {
            let lang = prefs.lang();
            let chance = words::Chance { chance }.of(lang);
            format!("{chance}: {}", game_info.opening(&advised, lang))
        };
        view! { <li>{said}</li> }
    };
    view! {
        <details class="openings" data-test="openings-told">
            <summary>{move || words::LEGEND.of(prefs.lang())}</summary>
            <ol>{advice.into_iter().take(TOLD).map(row).collect_view()}</ol>
        </details>
    }
}
