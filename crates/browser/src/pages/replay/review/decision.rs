//! The decision of a moment: its verdict, why, and what could have been done instead, shown on the board.

use ::words::extras::{review as told, review_page as words};
use leptos::prelude::*;
use stage::Item;
use teacher::{Alternative, Judged, Reason, Spoken, wording};

use super::super::reel::{Aside, Reel};
use super::Lectern;
use super::marks::VerdictMark;
use super::trial::Trial;
use crate::pages::badge::{badge, place_of};
use crate::prefs::Prefs;
use crate::widgets::SeatMark;
use crate::words::pages::{NEXT, PREVIOUS};

/// What is said of the decision that led to the moment shown.
#[component]
pub fn DecisionCard(lectern: Lectern) -> impl IntoView {
    let prefs = Prefs::get();
    let moment = Memo::new(move |_| lectern.reel.moment());
    let trying = RwSignal::new(false);
    Effect::new(move || {
        moment.track();
        trying.set(false);
    });
    let card = move || match (lectern.judged(moment.get()), trying.get()) {
        (None, _) => view! {
            <p class="panel-text">{move || words::NO_MOVE_YET.of(prefs.lang())}</p>
        }
        .into_any(),
        (Some(judged), true) => view! { <WhyNot lectern judged trying/> }.into_any(),
        (Some(judged), false) => {
            view! { <Card lectern moment=moment.get() judged trying/> }.into_any()
        }
    };
    view! { <div class="review-card" data-test="decision">{card}</div> }
}

#[component]
fn Card(lectern: Lectern, moment: usize, judged: Judged, trying: RwSignal<bool>) -> impl IntoView {
    let prefs = Prefs::get();
    let (reel, from, seat) = (lectern.reel, moment - 1, judged.seat);
    let (verdict, choices) = (judged.verdict, judged.choices);
    let played = Spoken { seat: Some(seat), notation: judged.played.clone() };
    let said = move || reel.tell(from, seat, std::slice::from_ref(&played)).join(" ");
    let other = if judged.loss > 0.0 { words::BETTER_MOVES } else { words::OTHER_MOVES };
    let alternatives = judged.alternatives.clone();
    let choice = move |(rank, other): (usize, Alternative)| {
        view! { <Instead reel from seat rank other/> }
    };
    show_ranks(reel, from, seat, &judged);
    view! {
        <p class="review-verdict">
            <SeatMark seat/>
            <VerdictMark verdict/>
            <span class="review-number">
                {move || words::MoveNumber { number: moment }.of(prefs.lang())}
            </span>
        </p>
        <p class="review-said">{said}</p>
        <Figures judged=judged.clone()/>
        <Reasons reel judged/>
        {(!alternatives.is_empty()).then(|| view! {
            <h3>{move || other.of(prefs.lang())}</h3>
            <ol class="review-choices">{(1..).zip(alternatives).map(choice).collect_view()}</ol>
        })}
        <LineOfPlay reel/>
        {(choices > 1).then(|| view! {
            <button class="button small" data-test="why-not" on:click=move |_| trying.set(true)>
                {move || words::WHY_NOT.of(prefs.lang())}
            </button>
        })}
    }
}

/// Shows on the board where the alternatives would have been played, as long as nothing else is shown there.
fn show_ranks(reel: Reel, from: usize, seat: game::Seat, judged: &Judged) {
    let rank = |(rank, other): (usize, &Alternative)| {
        let step = Spoken { seat: Some(seat), notation: other.notation.clone() };
        let instead = reel.ask(|replay| replay.instead(from, &[step], seat)).ok()?;
        let at = place_of(reel.hand, instead.events.first()?)?;
        Some(badge(at, rank))
    };
    let ranks: Vec<Item> = untrack(|| (1..).zip(&judged.alternatives).filter_map(rank).collect());
    Effect::new(move || {
        let is_free = reel.aside().is_none();
        reel.hand.draw_over(if is_free { ranks.clone() } else { Vec::new() });
    });
    on_cleanup(move || reel.hand.draw_over(Vec::new()));
}

/// What it did to the chance to win.
#[component]
pub fn Figures(judged: Judged) -> impl IntoView {
    let prefs = Prefs::get();
    let own = judged.seat.index();
    let said = move || {
        let lang = prefs.lang();
        let share = |share: f64| wording::percent(share, lang);
        let chance = |of: &[f64]| share(of.get(own).copied().unwrap_or_default());
        let (before, after) = (chance(&judged.before), chance(&judged.after));
        let mut said = match judged.loss > 0.0 {
            true => told::LostSoMuch { after, before, loss: share(judged.loss) }.of(lang),
            false => words::NOTHING_LOST.of(lang).to_owned(),
        };
        if judged.exact {
            said = format!("{said} {}", told::JUDGED_EXACTLY.of(lang));
        } else if judged.loss > 0.0 && judged.doubt > 0.0 {
            let doubt = share(judged.doubt);
            said = format!("{said}. {}", words::InDoubt { doubt }.of(lang));
        }
        said
    };
    view! { <p class="review-figures" data-test="review-figures">{said}</p> }
}

/// Why something else is better.
#[component]
pub fn Reasons(reel: Reel, judged: Judged) -> impl IntoView {
    let prefs = Prefs::get();
    let lost = judged.loss > 0.0 && !judged.reasons.is_empty();
    let (speaks, costs): (Vec<Reason>, Vec<Reason>) =
        judged.reasons.into_iter().partition(Reason::is_for_it);
    let (explained, costs_something) = (!speaks.is_empty(), !costs.is_empty());
    let said = move |reasons: &[Reason]| {
        let (names, lang) = (reel.names(), prefs.lang());
        let name = |seat: game::Seat| names.get(seat.index()).cloned().unwrap_or_default();
        let said = reasons.iter().map(|why| wording::reason(why, &name(why.seat), lang));
        said.map(|said| view! { <li>{said}</li> }).collect_view()
    };
    lost.then(|| {
        view! {
            <h3>{move || told::WHY.of(prefs.lang())}</h3>
            {if explained {
                view! {
                    <ul class="review-reasons" data-test="reasons">{move || said(&speaks)}</ul>
                }
                .into_any()
            } else {
                view! { <p class="panel-text">{move || told::WHY_LATER.of(prefs.lang())}</p> }.into_any()
            }}
            {costs_something.then(|| view! {
                <h3>{move || told::WHAT_IT_COSTS.of(prefs.lang())}</h3>
                <ul class="review-reasons" data-test="costs">{move || said(&costs)}</ul>
            })}
        }
    })
}

/// Something else that could have been done; pressed, it lies on the board as a ghost.
#[component]
fn Instead(
    reel: Reel,
    from: usize,
    seat: game::Seat,
    /// Its number in the list, and on the board.
    rank: usize,
    other: Alternative,
) -> impl IntoView {
    let prefs = Prefs::get();
    let chance = other.chances.get(seat.index()).copied().unwrap_or_default();
    let mut steps = vec![Spoken { seat: Some(seat), notation: other.notation }];
    steps.extend(other.line);
    let steps = StoredValue::new(steps);
    let first = move || steps.with_value(|steps| reel.tell(from, seat, &steps[..1]).join(" "));
    let aside = move || Aside { from, seat, steps: steps.get_value(), done: 0 };
    let is_shown =
        move || reel.aside().is_some_and(|shown| steps.with_value(|steps| shown.steps == *steps));
    let toggle = move |_| {
        let shown = untrack(is_shown);
        reel.turn_aside((!shown).then(aside));
    };
    view! {
        <li>
            <button
                class="review-choice"
                data-test="alternative"
                aria-pressed=move || is_shown().to_string()
                on:click=toggle
            >
                <span class="review-rank" aria-hidden="true">{rank}</span>
                <span>{first}</span>
                <b>{move || format!("{} %", wording::percent(chance, prefs.lang()))}</b>
            </button>
        </li>
    }
}

/// How it may go on after what is shown on the board in place of the moment, step by step.
#[component]
pub fn LineOfPlay(reel: Reel) -> impl IntoView {
    let prefs = Prefs::get();
    let open = Memo::new(move |_| reel.aside().is_some_and(|aside| !aside.steps.is_empty()));
    let step = move |by: isize| {
        let Some(mut aside) = untrack(|| reel.aside()) else { return };
        aside.done = aside.done.saturating_add_signed(by).min(aside.steps.len());
        reel.turn_aside(Some(aside));
    };
    let said = move || {
        let aside = reel.aside()?;
        let now = aside.done.max(1).min(aside.steps.len());
        let said = reel.tell(aside.from, aside.seat, &aside.steps[..now]);
        let said = said.get(now - 1)?.clone();
        Some(words::LineStep { last: aside.steps.len(), now, said }.of(prefs.lang()))
    };
    let at = move |end: bool| {
        reel.aside().is_none_or(|aside| aside.done == if end { aside.steps.len() } else { 0 })
    };
    view! {
        <Show when=move || open.get()>
            <div class="review-line" data-test="line-of-play">
                <h3>{move || told::MAY_GO_ON.of(prefs.lang())}</h3>
                <p role="status">{said}</p>
                <div class="review-buttons">
                    <button class="button small" data-test="line-back" disabled=move || at(false) on:click=move |_| step(-1)>
                        {move || PREVIOUS.of(prefs.lang())}
                    </button>
                    <button class="button small" data-test="line-on" disabled=move || at(true) on:click=move |_| step(1)>
                        {move || NEXT.of(prefs.lang())}
                    </button>
                    <button class="button small" data-test="back-to-game" on:click=move |_| reel.turn_aside(None)>
                        {move || words::BACK_TO_GAME.of(prefs.lang())}
                    </button>
                </div>
            </div>
        </Show>
    }
}

/// Any other move in place of this one, made on the board.
#[component]
fn WhyNot(lectern: Lectern, judged: Judged, trying: RwSignal<bool>) -> impl IntoView {
    let prefs = Prefs::get();
    let leave = Callback::new(move |()| {
        lectern.reel.turn_aside(None);
        trying.set(false);
    });
    let from = untrack(|| lectern.reel.moment()) - 1;
    let answered = Callback::new(|_: Judged| ());
    view! {
        <p class="panel-text">{move || words::WHY_NOT_TASK.of(prefs.lang())}</p>
        <Trial lectern from seat=judged.seat answered/>
        <button class="button small" data-test="trial-leave" on:click=move |_| leave.run(())>
            {move || words::BACK_TO_GAME.of(prefs.lang())}
        </button>
    }
}
