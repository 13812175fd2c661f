//! A move that was not made, tried on the board of a moment: what would have become of it?

use ::words::extras::review_page as words;
use game::Seat;
use leptos::prelude::*;
use leptos::task::spawn_local;
use stage::{Input, PanelPlace};
use teacher::{Judged, Spoken};

use super::super::reel::{Aside, Reel};
use super::Lectern;
use super::decision::{Figures, LineOfPlay, Reasons};
use super::marks::VerdictMark;
use crate::board::Hand;
use crate::panels::{PanelsAt, Tap};
use crate::prefs::Prefs;

/// What somebody has tried.
#[derive(Clone, PartialEq)]
enum Tried {
    /// Nothing yet.
    Nothing,
    /// It is being weighed.
    Weighing,
    /// It was weighed.
    Weighed(Box<Judged>),
}

/// The board as `seat` had it after `from` decisions, waiting for a decision; and what is to be said of it.
#[component]
pub fn Trial(
    lectern: Lectern,
    from: usize,
    seat: Seat,
    /// Told what was said.
    answered: Callback<Judged>,
) -> impl IntoView {
    let prefs = Prefs::get();
    let reel = lectern.reel;
    let tried = RwSignal::new(Tried::Nothing);
    let again = move || {
        tried.set(Tried::Nothing);
        reel.turn_aside(Some(Aside { from, seat, steps: Vec::new(), done: 0 }));
    };
    untrack(again);
    Effect::new(move || {
        let Some(notation) = reel.decided() else { return };
        tried.set(Tried::Weighing);
        reel.turn_aside(Some(after(from, seat, &notation, Vec::new())));
        spawn_local(async move {
            let judged = lectern.asking.why_not(from, seat, notation.clone()).await;
            let Some(judged) = judged else { return };
            let waits = tried.try_with_untracked(|tried| *tried == Tried::Weighing);
            if waits == Some(true) {
                reel.turn_aside(Some(after(from, seat, &notation, judged.line.clone())));
                tried.set(Tried::Weighed(Box::new(judged.clone())));
                answered.run(judged);
            }
        });
    });
    let said = move || match tried.get() {
        Tried::Nothing => view! { <Doing reel/> }.into_any(),
        Tried::Weighing => {
            view! { <p role="status">{move || words::WEIGHING.of(prefs.lang())}</p> }.into_any()
        }
        Tried::Weighed(judged) => view! { <Said reel judged=*judged/> }.into_any(),
    };
    view! {
        <div class="trial" data-test="trial">
            {said}
            <Show when=move || tried.get() != Tried::Nothing>
                <button class="button small" data-test="trial-again" on:click=move |_| again()>
                    {move || words::ANOTHER.of(prefs.lang())}
                </button>
            </Show>
        </div>
    }
}

fn after(from: usize, seat: Seat, notation: &str, line: Vec<Spoken>) -> Aside {
    let mut steps = vec![Spoken { seat: Some(seat), notation: notation.to_owned() }];
    steps.extend(line);
    Aside { from, seat, steps, done: 1 }
}

/// What is asked of whoever tries, and all that is not on the board.
#[component]
fn Doing(reel: Reel) -> impl IntoView {
    let prefs = Prefs::get();
    let hand = reel.hand;
    let prompt = move || hand.ask(|stage, lang| stage.prompt(lang)).title;
    let done = Memo::new(move |_| hand.ask(|stage, lang| stage.done(lang)));
    let panels = Memo::new(move |_| {
        let names = reel.names();
        let told: Vec<_> = reel.events().into_iter().map(|(_, event)| event).collect();
        hand.ask(|stage, lang| stage.panels(&names, &told, lang))
    });
    let label = move || match done.get() {
        Some(done) => done.label,
        None => words::DONE.of(prefs.lang()).to_owned(),
    };
    let enabled = move || done.get().is_some_and(|done| done.enabled);
    view! {
        <p class="trial-prompt" role="status">{prompt}</p>
        <div class="trial-hand"><Hand hand/></div>
        {[PanelPlace::Hand, PanelPlace::Desk, PanelPlace::Aside].map(|spot| view! {
            <PanelsAt panels spot tap=Tap::to(hand)/>
        })}
        <button
            class="button primary"
            data-test="trial-done"
            disabled=move || !enabled()
            on:click=move |_| hand.feel(Input::Done)
        >
            {label}
        </button>
    }
}

/// What is said of what was tried.
#[component]
fn Said(reel: Reel, judged: Judged) -> impl IntoView {
    let verdict = judged.verdict;
    view! {
        <div role="status" data-test="trial-said">
            <p class="review-verdict"><VerdictMark verdict/></p>
            <Figures judged=judged.clone()/>
        </div>
        <Reasons reel judged/>
        <LineOfPlay reel/>
    }
}
