//! The slider, the buttons beside it, and whose eyes one has.

use std::time::Duration;

use game::{Audience, Seat};
use leptos::prelude::*;

use super::reel::Reel;
use crate::pages::step_button::{Step, StepButton};
use crate::prefs::Prefs;
use crate::words::pages as words;

/// How long a moment is shown when it runs by itself.
const PACE: Duration = Duration::from_millis(900);

/// The controls below the board.
#[component]
pub fn Controls(reel: Reel) -> impl IntoView {
    if let Ok(ticking) = set_interval_with_handle(move || reel.tick(), PACE) {
        on_cleanup(move || ticking.clear());
    }
    view! {
        <div class="replay-bar">
            <div class="replay-buttons">
                <StepButton step=Step::Back test="replay-prev" stuck=Signal::derive(move || reel.moment() == 0) go=move || reel.step(-1)/>
                <RunButton reel/>
                <StepButton step=Step::On test="replay-next" stuck=Signal::derive(move || reel.moment() == reel.last()) go=move || reel.step(1)/>
            </div>
            <Slider reel/>
            <Eyes reel/>
        </div>
    }
}

#[component]
fn RunButton(reel: Reel) -> impl IntoView {
    let prefs = Prefs::get();
    let word = move || if reel.runs() { words::PAUSE } else { words::PLAY };
    let sign = move || if reel.runs() { "M8 5 V19 M16 5 V19" } else { "M8 5 L18 12 L8 19 Z" };
    view! {
        <button
            class="icon-button replay-run"
            data-test="replay-run"
            aria-label=move || word().of(prefs.lang())
            title=move || word().of(prefs.lang())
            on:click=move |_| reel.toggle()
        >
            <svg viewBox="0 0 24 24" aria-hidden="true"><path class="replay-sign" d=sign></path></svg>
        </button>
    }
}

#[component]
fn Slider(reel: Reel) -> impl IntoView {
    let prefs = Prefs::get();
    let said = move || words::MomentOf { now: reel.moment(), last: reel.last() }.of(prefs.lang());
    let slide = move |text: String| {
        if let Ok(moment) = text.parse() {
            reel.go_to(moment);
        }
    };
    view! {
        <label class="replay-slide">
            <input
                type="range"
                class="slider"
                data-test="replay-slider"
                min="0"
                max=reel.last().to_string()
                prop:value=move || reel.moment().to_string()
                aria-label=move || words::MOMENT.of(prefs.lang())
                aria-valuetext=said
                on:input=move |event| slide(event_target_value(&event))
            />
            <span class="replay-moment">{said}</span>
        </label>
    }
}

/// Through whose eyes the match is seen.
#[component]
fn Eyes(reel: Reel) -> impl IntoView {
    let prefs = Prefs::get();
    let choose = move |text: String| {
        let seat = text.parse().ok().and_then(Seat::new);
        reel.look_as(seat.map_or(Audience::Spectator, Audience::Seat));
    };
    let option = move |seat: Seat| {
        let name = move || reel.names().get(seat.index()).cloned();
        view! {
            <option value=seat.to_string() selected=move || reel.eyes() == Audience::Seat(seat)>
                {name}
            </option>
        }
    };
    view! {
        <label class="replay-eyes">
            <span>{move || words::EYES.of(prefs.lang())}</span>
            <select
                class="select"
                data-test="replay-eyes"
                on:change=move |event| choose(event_target_value(&event))
            >
                <option value="all" selected=move || reel.eyes() == Audience::Spectator>
                    {move || words::SPECTATOR.of(prefs.lang())}
                </option>
                {reel.seats().map(option).collect_view()}
            </select>
        </label>
    }
}
