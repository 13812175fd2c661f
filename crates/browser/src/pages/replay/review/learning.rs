//! Learning from mistakes: the positions where most was lost, one after the other, until a good move is found.

use ::words::extras::review_page as words;
use game::Seat;
use leptos::prelude::*;
use teacher::{Judged, Spoken, wording};

use super::super::reel::Aside;
use super::Lectern;
use super::decision::LineOfPlay;
use super::trial::Trial;
use crate::prefs::Prefs;
use crate::widgets::SeatMark;

/// What has become of a position.
#[derive(Clone, Copy, PartialEq)]
enum Outcome {
    /// It is being tried.
    Open,
    /// A good move was found.
    Found(teacher::Verdict),
    /// A move that loses this much.
    Missed(f64),
    /// The best move is shown.
    Shown,
}

/// One position after the other.
#[component]
pub fn Learning(lectern: Lectern) -> impl IntoView {
    let prefs = Prefs::get();
    let (whose, at) = (RwSignal::new(None::<Seat>), RwSignal::new(0_usize));
    let mistakes = Memo::new(move |_| mistakes(lectern, whose.get()));
    let leave = move |_| {
        lectern.reel.turn_aside(None);
        lectern.learning.set(false);
    };
    let now = move || match mistakes.with(|all| (all.len(), all.get(at.get()).copied())) {
        (0, _) => view! { <p>{move || words::NONE_TO_LEARN.of(prefs.lang())}</p> }.into_any(),
        (_, None) => {
            view! { <p role="status">{move || words::LEARN_OVER.of(prefs.lang())}</p> }.into_any()
        }
        (last, Some(moment)) => view! { <Position lectern moment at last/> }.into_any(),
    };
    view! {
        <div class="learning" data-test="learning">
            <h3>{move || words::LEARN.of(prefs.lang())}</h3>
            <Whose lectern whose at/>
            {now}
            <button class="button small" data-test="learn-leave" on:click=leave>
                {move || words::BACK_TO_GAME.of(prefs.lang())}
            </button>
        </div>
    }
}

/// The moments of the mistakes of this seat, or of all, the worst first.
fn mistakes(lectern: Lectern, whose: Option<Seat>) -> Vec<usize> {
    let Some(review) = lectern.review() else { return Vec::new() };
    let all = (1..).zip(&review.decisions);
    let wanted = |judged: &Judged| {
        judged.verdict.is_a_mistake() && whose.is_none_or(|seat| judged.seat == seat)
    };
    let mut found: Vec<(usize, f64)> =
        all.filter(|(_, judged)| wanted(judged)).map(|(at, judged)| (at, judged.loss)).collect();
    found.sort_by(|a, b| b.1.total_cmp(&a.1));
    found.into_iter().map(|(moment, _)| moment).collect()
}

/// Whose mistakes are learnt from.
#[component]
fn Whose(lectern: Lectern, whose: RwSignal<Option<Seat>>, at: RwSignal<usize>) -> impl IntoView {
    let prefs = Prefs::get();
    let choose = move |text: String| {
        at.set(0);
        whose.set(text.parse().ok().and_then(Seat::new));
    };
    let option = move |seat: Seat| {
        let name = move || lectern.reel.names().get(seat.index()).cloned();
        view! {
            <option value=seat.to_string() selected=move || whose.get() == Some(seat)>{name}</option>
        }
    };
    view! {
        <label class="learn-whose">
            <span>{move || words::WHOSE.of(prefs.lang())}</span>
            <select
                class="select"
                data-test="learn-whose"
                on:change=move |event| choose(event_target_value(&event))
            >
                <option value="all" selected=move || whose.get().is_none()>
                    {move || words::EVERYBODY.of(prefs.lang())}
                </option>
                {lectern.reel.seats().map(option).collect_view()}
            </select>
        </label>
    }
}

/// A position in which something better is to be found.
#[component]
fn Position(lectern: Lectern, moment: usize, at: RwSignal<usize>, last: usize) -> impl IntoView {
    let prefs = Prefs::get();
    let reel = lectern.reel;
    let judged = untrack(|| lectern.judged(moment));
    untrack(|| reel.go_to(moment - 1));
    judged.map(|judged| {
        let (seat, loss) = (judged.seat, judged.loss);
        let outcome = RwSignal::new(Outcome::Open);
        let answered = Callback::new(move |said: Judged| {
            outcome.set(match said.verdict.is_a_mistake() {
                true => Outcome::Missed(said.loss),
                false => Outcome::Found(said.verdict),
            });
        });
        let task = move || {
            let name = reel.names().get(seat.index()).cloned().unwrap_or_default();
            let loss = wording::percent(loss, prefs.lang());
            words::LearnTask { loss, name }.of(prefs.lang())
        };
        let count =
            move || words::PositionOf { last, now: at.get_untracked() + 1 }.of(prefs.lang());
        let show = move |_| {
            outcome.set(Outcome::Shown);
            reel.turn_aside(best(&judged, moment - 1));
        };
        view! {
            <p class="learn-count">{count}</p>
            <p class="learn-task"><SeatMark seat/><span data-test="learn-task">{task}</span></p>
            <Show
                when=move || outcome.get() != Outcome::Shown
                fallback=move || view! { <LineOfPlay reel/> }
            >
                <Trial lectern from=moment - 1 seat answered/>
            </Show>
            <p class="learn-outcome" role="status" data-test="learn-outcome">
                {move || said(outcome.get(), prefs.lang())}
            </p>
            <div class="review-buttons">
                <button class="button small" data-test="learn-show" on:click=show>
                    {move || words::SHOW_BEST.of(prefs.lang())}
                </button>
                <button
                    class="button small"
                    data-test="learn-next"
                    on:click=move |_| at.update(|at| *at += 1)
                >
                    {move || words::NEXT_POSITION.of(prefs.lang())}
                </button>
            </div>
        }
    })
}

fn said(outcome: Outcome, lang: stage::Lang) -> Option<String> {
    Some(match outcome {
        Outcome::Open | Outcome::Shown => return None,
        Outcome::Found(verdict) => {
            words::Found { verdict: wording::verdict(verdict).of(lang) }.of(lang)
        }
        Outcome::Missed(loss) => words::NotYet { loss: wording::percent(loss, lang) }.of(lang),
    })
}

/// The best that could have been done, as a ghost on the board with its line of play.
fn best(judged: &Judged, from: usize) -> Option<Aside> {
    let best = judged.alternatives.first()?;
    let mut steps = vec![Spoken { seat: Some(judged.seat), notation: best.notation.clone() }];
    steps.extend(best.line.iter().cloned());
    Some(Aside { from, seat: judged.seat, steps, done: 0 })
}
