//! Every decision in a list, each with its verdict.

use ::words::extras::review_page as words;
use leptos::prelude::*;
use teacher::{Judged, wording};

use super::Lectern;
use super::marks::VerdictMark;
use crate::prefs::Prefs;
use crate::widgets::SeatMark;

/// The list, folded at first: a match has a hundred moves and more.
#[component]
pub fn AllMoves(lectern: Lectern) -> impl IntoView {
    let prefs = Prefs::get();
    let open = RwSignal::new(false);
    let rows = move || {
        let review = lectern.review().filter(|_| open.get())?;
        let row = |(moment, judged)| view! { <Row lectern moment judged/> };
        Some((1..).zip(review.decisions.clone()).map(row).collect_view())
    };
    view! {
        <details class="review-all" on:toggle=move |_| open.set(true)>
            <summary data-test="all-moves">{move || words::ALL_MOVES.of(prefs.lang())}</summary>
            <ol class="review-choices">{rows}</ol>
        </details>
    }
}

#[component]
fn Row(lectern: Lectern, moment: usize, judged: Judged) -> impl IntoView {
    let prefs = Prefs::get();
    let (seat, verdict, loss) = (judged.seat, judged.verdict, judged.loss);
    let lost = move || match loss > 0.0 {
        true => wording::signed_percent(-loss, prefs.lang()),
        false => String::new(),
    };
    let now = move || (lectern.reel.moment() == moment).then_some("step");
    view! {
        <li>
            <button
                class="review-choice"
                data-test="judged-move"
                aria-current=now
                on:click=move |_| lectern.reel.go_to(moment)
            >
                <span class="review-number">{moment}</span>
                <SeatMark seat/>
                <VerdictMark verdict/>
                <b>{lost}</b>
            </button>
        </li>
    }
}
