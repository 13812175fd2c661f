//! The review of a match: asked for with one click, worked out by the server or beside the page, and shown move by
//! move.

mod all_moves;
mod asking;
mod chances;
mod decision;
mod door;
mod learning;
mod luck;
mod marks;
mod trial;

use std::sync::Arc;

use ::words::extras::review_page as words;
use leptos::prelude::*;
use teacher::{Judged, Review};

use self::all_moves::AllMoves;
use self::asking::{Asking, Stage};
use self::chances::Chances;
use self::decision::DecisionCard;
pub use self::door::ReviewDoor;
use self::learning::Learning;
use self::luck::LuckAndSkill;
use super::Source;
use super::reel::Reel;
use crate::prefs::Prefs;

/// A review on the page, and what somebody is doing with it.
#[derive(Clone, Copy)]
pub struct Lectern {
    pub reel: Reel,
    asking: Asking,
    /// Whether mistakes are being learnt from: then nothing shows the answer.
    learning: RwSignal<bool>,
}

impl Lectern {
    /// The review, once it is there; tracked.
    fn review(self) -> Option<Arc<Review>> {
        self.asking.review()
    }

    /// What is said of the decision of a moment; tracked.
    fn judged(self, moment: usize) -> Option<Judged> {
        let review = self.review()?;
        review.decisions.get(moment.checked_sub(1)?).cloned()
    }

    /// The moment of a step of the record, luck belonging to the decision before it.
    fn moment_of(review: &Review, step: usize) -> usize {
        review.decisions.iter().take_while(|judged| judged.step <= step).count()
    }
}

/// Everything about the review beside the board.
#[component]
pub fn ReviewPanels(reel: Reel, source: Source) -> impl IntoView {
    let prefs = Prefs::get();
    let asking = Asking::new(reel, source);
    if door::is_wanted() {
        asking.begin();
    }
    let lectern = Lectern { reel, asking, learning: RwSignal::new(false) };
    let stage = move || match asking.stage() {
        Stage::Idle => view! { <Begin asking/> }.into_any(),
        Stage::Working => view! { <Working asking/> }.into_any(),
        Stage::Failed(code) => view! { <Failed asking code/> }.into_any(),
        Stage::Done => view! { <Found lectern/> }.into_any(),
    };
    view! {
        <section class="panel review-panel" data-test="review">
            <h2>{move || words::TITLE.of(prefs.lang())}</h2>
            {stage}
            <p class="unseen" role="status">
                {move || (asking.stage() == Stage::Done).then(|| words::READY.of(prefs.lang()))}
            </p>
        </section>
    }
}

#[component]
fn Begin(asking: Asking) -> impl IntoView {
    let prefs = Prefs::get();
    view! {
        <p class="panel-text">{move || words::ABOUT.of(prefs.lang())}</p>
        <button class="button primary" data-test="review-start" on:click=move |_| asking.begin()>
            {move || words::START.of(prefs.lang())}
        </button>
    }
}

#[component]
fn Working(asking: Asking) -> impl IntoView {
    let prefs = Prefs::get();
    let progress = asking.progress();
    let who = move || match asking.is_on_server() {
        true => words::ON_SERVER.of(prefs.lang()),
        false => words::ON_DEVICE.of(prefs.lang()),
    };
    view! {
        <label class="review-progress">
            <span>{who}</span>
            <progress
                data-test="review-progress"
                max=move || progress.get().1.max(1).to_string()
                value=move || progress.get().0.to_string()
            ></progress>
        </label>
        <button class="button small" data-test="review-cancel" on:click=move |_| asking.stop()>
            {move || words::CANCEL.of(prefs.lang())}
        </button>
    }
}

#[component]
fn Failed(asking: Asking, code: String) -> impl IntoView {
    let prefs = Prefs::get();
    let runs = matches!(code.as_str(), "match-runs" | "not-over");
    let word = if runs { words::MATCH_RUNS } else { words::FAILED };
    view! {
        <p class="panel-text" role="alert" data-test="review-failed">{move || word.of(prefs.lang())}</p>
        <button class="button" data-test="review-again" on:click=move |_| asking.begin()>
            {move || words::AGAIN.of(prefs.lang())}
        </button>
    }
}

#[component]
fn Found(lectern: Lectern) -> impl IntoView {
    let learning = lectern.learning;
    let shown = move || match learning.get() {
        true => view! { <Learning lectern/> }.into_any(),
        false => view! { <Judgement lectern/> }.into_any(),
    };
    shown.into_any()
}

#[component]
fn Judgement(lectern: Lectern) -> impl IntoView {
    let prefs = Prefs::get();
    view! {
        <DecisionCard lectern/>
        <button
            class="button"
            data-test="learn"
            on:click=move |_| lectern.learning.set(true)
        >
            {move || words::LEARN.of(prefs.lang())}
        </button>
        <Chances lectern/>
        <LuckAndSkill lectern/>
        <AllMoves lectern/>
    }
}
