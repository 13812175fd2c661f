//! Where to begin: a teacher's advice drawn over the board, and the best places in words.

use std::rc::Rc;

use ::words::extras::openings as words;
use ::words::extras::review_page::MATCH_RUNS;
use client::{TeacherAnswer, TeacherQuestion, TeacherTask};
use game::erased::ListedAction;
use leptos::prelude::*;
use leptos::task::spawn_local;
use stage::{Advised, GameExtras};
use teacher::{Openings, Thought};
use wire::Look;
use wire::rest::Subject;

use crate::board::BoardController;
use crate::link::Tutor;
use crate::pages::api;
use crate::prefs::Prefs;

/// How many places are told in words.
const TOLD: usize = 5;

/// How far the advice is.
#[derive(Clone, PartialEq)]
enum State {
    Hidden,
    Thinking,
    /// The match is being played at a table of the server.
    Refused,
    Shown(Vec<Advised>),
}

/// A button for advice on where to begin; nothing where the game has none at this moment. Only for boards at which
/// nobody plays against others: lessons and studies. What may come from elsewhere is shown to the server first.
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
    /// Whether it was brought from elsewhere, and so may be of a match that is being played.
    brought: bool,
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
        if state.with_untracked(|state| !matches!(state, State::Hidden | State::Refused)) {
            return state.set(State::Hidden);
        }
        let Some(record) = record.run(()) else { return };
        state.set(State::Thinking);
        spawn_local(async move {
            if brought && runs(&record).await {
                state.try_set(State::Refused);
                return;
            }
            // Whoever went on meanwhile has hidden it.
            if state.try_get_untracked() != Some(State::Thinking) {
                return;
            }
            let found = asked(tutor.get_value(), record).await;
            state.try_set(found.map_or(State::Hidden, |found| State::Shown(advised(&found))));
        });
    };
    let word = move || match state.get() {
        State::Hidden | State::Refused => words::ASK,
        State::Thinking => words::THINKING,
        State::Shown(_) => words::HIDE,
    };
    view! {
        <Show when=move || now.get()>
            <button class="button small" data-test="openings" on:click=ask>
                {move || word().of(prefs.lang())}
            </button>
            {move || match state.get() {
                State::Shown(advice) => Some(view! { <Told game_info hand advice/> }.into_any()),
                State::Refused => Some(view! {
                    <p class="quiet" role="status" data-test="openings-refused">
                        {move || MATCH_RUNS.of(prefs.lang())}
                    </p>
                }.into_any()),
                _ => None,
            }}
        </Show>
    }
}

/// Is this of a match that is being played on the server? Nothing of such a match is judged.
async fn runs(record: &str) -> bool {
    let answer = api::may_be_judged(&Subject::Record(record.to_owned())).await;
    answer.is_err_and(|trouble| trouble.code() == "match-runs")
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
fn Told(
    game_info: &'static dyn GameExtras,
    hand: BoardController,
    advice: Vec<Advised>,
) -> impl IntoView {
    let prefs = Prefs::get();
    let row = move |advised: Advised| {
        let chance = (100.0 * advised.chance).round() as i32;
        let said = move || {
            let lang = prefs.lang();
            let chance = words::Chance { chance }.of(lang);
            let listed = ListedAction { notation: advised.notation.clone(), action: None };
            let place = untrack(|| hand.ask(|stage, lang| stage.hint(&[listed], &[], lang)));
            let place = place.map(|hint| format!("{} · ", hint.text)).unwrap_or_default();
            format!("{chance}: {place}{}", game_info.opening(&advised, lang))
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
