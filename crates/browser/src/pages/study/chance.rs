//! What chance may bring, to be chosen or drawn.

use game::erased::ListedOutcome;
use game::{Audience, Seat, Turn};
use leptos::prelude::*;
use stage::{Art, Lang};
use study::Eyes;
use words::extras::study as words;

use super::desk::Desk;
use crate::prefs::Prefs;

/// What chance may bring, as it is shown.
#[derive(Clone, PartialEq)]
struct Outcome {
    notation: String,
    /// A picture of what is in the hand then.
    art: Option<Art>,
    name: String,
    /// How likely it is, in hundredths.
    percent: f64,
}

/// What chance may bring here; nothing where it does not act.
#[component]
pub fn ChancePanel(desk: Desk) -> impl IntoView {
    let prefs = Prefs::get();
    let course = desk.course;
    let acts = Memo::new(move |_| course.turn() == Some(Turn::Chance));
    let outcomes = Memo::new(move |_| match acts.get() {
        true => outcomes(desk, prefs.lang()),
        false => Vec::new(),
    });
    let outcome = move |shown: Outcome| {
        let Outcome { notation, art, name, percent } = shown;
        let spoken = format!("{name}, {}", percent_said(percent, prefs.lang()));
        let picture = art.map(|art| {
            view! {
                <svg viewBox="0 0 100 100" aria-hidden="true"><g inner_html=art.to_string()></g></svg>
            }
        });
        let words = picture.is_none().then(|| name.clone());
        view! {
            <button
                class="study-outcome"
                data-test="study-outcome"
                data-outcome=notation.clone()
                aria-label=spoken.clone()
                title=spoken
                on:click=move |_| course.settle(&notation)
            >
                {picture}
                {words}
                <small>{percent_said(percent, prefs.lang())}</small>
            </button>
        }
    };
    view! {
        <Show when=move || acts.get()>
            <section class="panel" data-test="study-chance">
                <h2>{move || words::CHANCE.of(prefs.lang())}</h2>
                <div class="study-branches">
                    <button class="button small primary" data-test="study-draw" on:click=move |_| course.draw(false)>
                        {move || words::DRAW.of(prefs.lang())}
                    </button>
                    <button class="button small" data-test="study-draw-all" on:click=move |_| course.draw(true)>
                        {move || words::DRAW_ALL.of(prefs.lang())}
                    </button>
                </div>
                <p class="panel-text">{move || words::CHOOSE.of(prefs.lang())}</p>
                <div class="study-outcomes">
                    {move || outcomes.get().into_iter().map(outcome).collect_view()}
                </div>
            </section>
        </Show>
    }
}

fn percent_said(percent: f64, lang: Lang) -> String {
    let number = if percent < 9.95 { format!("{percent:.1}") } else { format!("{percent:.0}") };
    let number = if lang == Lang::En { number } else { number.replace('.', ",") };
    words::Percent { number }.of(lang)
}

/// What chance may bring, each as it looks when it has come.
fn outcomes(desk: Desk, lang: Lang) -> Vec<Outcome> {
    let (here, names) = (desk.course.here(), desk.names());
    let listed = desk.course.work_out(|study| study.outcomes(here)).unwrap_or_default();
    let total: u64 = listed.iter().map(|outcome| u64::from(outcome.weight)).sum();
    let mut shown: Vec<Outcome> = listed
        .into_iter()
        .map(|ListedOutcome { notation, weight, .. }| {
            let percent = 100.0 * f64::from(weight) / (total.max(1) as f64);
            let (art, name) = depict(desk, &notation, &names, lang);
            let name = name.or_else(|| desk.game_info.outcome(&notation, lang));
            Outcome { name: name.unwrap_or_else(|| notation.clone()), notation, art, percent }
        })
        .collect();
    // Dice stay in their order; of many tiles the likeliest come first.
    if shown.iter().any(|outcome| outcome.art.is_some()) {
        shown.sort_by(|one, other| other.percent.total_cmp(&one.percent));
    }
    shown
}

/// What is in the hand after an outcome, or what is told of it.
fn depict(
    desk: Desk,
    notation: &str,
    names: &[String],
    lang: Lang,
) -> (Option<Art>, Option<String>) {
    let here = desk.course.here();
    let after = desk.course.work_out(|study| study.foresee(here, notation, Eyes::Truth));
    let Some((look, told)) = after else { return (None, None) };
    let mut stage = desk.game_info.open();
    let seen = stage.see(&look).is_ok();
    if let Some(held) = stage.hand(lang).into_iter().next().filter(|_| seen) {
        return (Some(held.art), Some(held.name));
    }
    let told = told.to(Audience::Referee);
    let said = told.iter().find_map(|event| stage.line(event, names, lang));
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let said = said.map(|line| match line.seat {
        Some(seat) => format!("{} {}", name(seat), line.text),
        None => line.text,
    });
    (None, said)
}
