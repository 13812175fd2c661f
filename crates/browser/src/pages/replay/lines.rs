//! What happened until now, in lines and in points by what made them; and what lies beside the board.

use leptos::prelude::*;
use serde_json::Value;
use stage::{LogLine, PanelPlace, Story};

use super::reel::Reel;
use crate::panels::{PanelRows, PanelsAt, Review, Tap, keys_at, title_of};
use crate::prefs::Prefs;
use crate::told::{Headings, Lines, Told};
use crate::words::pages as words;

/// The log until now; choosing a line goes back to its moment.
#[component]
pub fn LogPanel(reel: Reel) -> impl IntoView {
    let prefs = Prefs::get();
    let told = Memo::new(move |_| told(reel));
    let lines = Memo::new(move |_| {
        let lines = told.get().into_iter().map(|(_, line)| line);
        Told::all(lines, &reel.names())
    });
    let choose = Callback::new(move |place: usize| {
        let moment = told.with_untracked(|told| told.get(place).map(|(moment, _)| *moment));
        if let Some(moment) = moment {
            reel.go_to(moment);
        }
    });
    view! {
        <section class="panel replay-log">
            <h2>{move || words::LOG.of(prefs.lang())}</h2>
            <Lines lines hand=reel.hand choose/>
        </section>
    }
}

/// Every line until now with its moment, tracked.
fn told(reel: Reel) -> Vec<(usize, LogLine)> {
    let (events, names) = (reel.events(), reel.names());
    reel.hand.ask(|stage, lang| {
        let mut story = Story::default();
        let mut moments = Vec::new();
        for (moment, event) in &events {
            match story.tell(stage, event, &names, lang) {
                Some(line) if line < moments.len() => moments[line] = *moment,
                Some(_) => moments.push(*moment),
                None => {}
            }
        }
        moments.into_iter().zip(story.lines().iter().cloned()).collect()
    })
}

fn told_until_now(reel: Reel) -> Memo<Vec<Value>> {
    Memo::new(move |_| reel.events().into_iter().map(|(_, event)| event).collect())
}

/// What lies beside the board in this moment: the cards of those whose eyes we have, and whatever a
/// table keeps behind tabs.
#[component]
pub fn GamePanels(reel: Reel) -> impl IntoView {
    let told = told_until_now(reel);
    let names = Memo::new(move |_| reel.names());
    let panels = Memo::new(move |_| {
        let names = names.get();
        told.with(|told| reel.hand.ask(|stage, lang| stage.panels(&names, told, lang)))
    });
    let tap = Tap::nowhere();
    let held = move || !keys_at(panels, PanelPlace::Hand).is_empty();
    view! {
        <Show when=held>
            <section class="panel"><PanelsAt panels spot=PanelPlace::Hand tap/></section>
        </Show>
        <For each=move || keys_at(panels, PanelPlace::Tab) key=|key| *key let:key>
            <details class="panel more" data-test=format!("replay-{key}")>
                <summary><h2>{move || title_of(panels, key)}</h2></summary>
                <PanelRows panels key tap/>
            </details>
        </For>
    }
}

/// For what the points were made until now.
#[component]
pub fn PointsPanel(reel: Reel) -> impl IntoView {
    let prefs = Prefs::get();
    let told = told_until_now(reel);
    let rows = Memo::new(move |_| {
        told.with(|told| reel.hand.ask(|stage, lang| stage.summary(told, lang)))
    });
    let names = Memo::new(move |_| reel.names());
    let review = Memo::new(move |_| {
        let names = names.get();
        told.with(|told| reel.hand.ask(|stage, lang| stage.review(&names, told, lang)))
    });
    view! {
        <section class="panel">
            <h2>{move || words::HEADINGS.of(prefs.lang())}</h2>
            <Headings rows names/>
            <Review panels=review/>
        </section>
    }
}
