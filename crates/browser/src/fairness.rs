//! Who added what to the dice, seat by seat. Live tables and replays show the same.

use game::{Contribution, Seat};
use leptos::prelude::*;

use crate::prefs::Prefs;
use crate::widgets::SeatMark;
use crate::words::fairness as words;

/// What each of these seats added; nothing is shown where nobody pledged anything.
#[component]
pub fn HandsList(
    /// The seats of persons.
    #[prop(into)]
    persons: Signal<Vec<Seat>>,
    #[prop(into)] contributions: Signal<Vec<Contribution>>,
    #[prop(into)] names: Signal<Vec<String>>,
) -> impl IntoView {
    let prefs = Prefs::get();
    let name = move |seat: Seat| names.get().get(seat.index()).cloned().unwrap_or_default();
    let row = move |seat: Seat| {
        let added = contributions.with(|all| all.iter().find(|one| one.seat == seat).copied());
        let what = match added {
            Some(Contribution { share: Some(share), .. }) => {
                view! { <code class="digits">{share.to_string()}</code> }.into_any()
            }
            Some(_) => words::NEVER_SENT.of(prefs.lang()).into_any(),
            None => words::NOTHING.of(prefs.lang()).into_any(),
        };
        view! {
            <li data-test=format!("hand-{seat}")>
                <span class="hand-of"><SeatMark seat/>{name(seat)}</span>
                <span class="hand-added">{what}</span>
            </li>
        }
    };
    let some = Memo::new(move |_| contributions.with(|all| !all.is_empty()));
    view! {
        <Show when=move || some.get()>
            <h2>{move || words::HANDS.of(prefs.lang())}</h2>
            <ul class="hands" data-test="hands">
                {move || persons.get().into_iter().map(row).collect_view()}
            </ul>
        </Show>
    }
}
