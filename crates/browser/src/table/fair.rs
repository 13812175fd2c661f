//! The dice: what was promised before the first move, and after the end the proof.

use gloo_net::http::Request;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wire::Phase;
use wire::rest::{Problem, Verification};

use super::room::{Room, RoomKind};
use crate::words::{refusals, table as words};

/// What came of checking the dice.
#[derive(Clone, PartialEq)]
enum Check {
    NotYet,
    Running,
    Done(Verification),
    Failed(String),
}

#[component]
pub fn Fair() -> impl IntoView {
    let room = Room::here();
    let lang = move || room.prefs.lang();
    let commitment = move || room.known(|known| known.card.commitment.clone());
    let seed_known = move || room.known(|known| known.card.seed_known) == Some(true);
    let seed = Memo::new(move |_| room.known(|known| known.state.seed.clone()).flatten());
    let over =
        Memo::new(move |_| room.known(|known| known.state.phase == Phase::Over) == Some(true));
    view! {
        <article class="fair" tabindex="0">
            <p>{move || words::FAIR_PROMISE.of(lang())}</p>
            <h2>{move || words::COMMITMENT.of(lang())}</h2>
            <code class="digits" data-test="commitment">{commitment}</code>
            <Show when=seed_known>
                <p>{move || words::SEED_KNOWN.of(lang())}</p>
            </Show>
            {move || seed.get().map(|seed| view! {
                <h2>{words::SEED.of(lang())}</h2>
                <code class="digits" data-test="seed">{seed}</code>
            })}
            <Show
                when=move || over.get()
                fallback=move || view! { <p class="quiet">{words::FAIR_LATER.of(lang())}</p> }
            >
                <VerifyButton/>
            </Show>
        </article>
    }
}

/// Checks the dice of a match that is over, and says what came of it.
#[component]
pub fn VerifyButton() -> impl IntoView {
    let room = Room::here();
    let check = RwSignal::new(Check::NotYet);
    let lang = move || room.prefs.lang();
    let result = move || match check.get() {
        Check::NotYet => String::new(),
        Check::Running => words::CHECKING.of(lang()).to_owned(),
        Check::Done(found) if found.proven => words::Proven { steps: found.steps }.of(lang()),
        Check::Done(_) => words::NOT_PROVEN.of(lang()).to_owned(),
        Check::Failed(code) => refusals::sentence(&code, lang()).to_owned(),
    };
    let proven = move || matches!(check.get(), Check::Done(found) if found.proven);
    view! {
        <button class="button" data-test="verify" on:click=move |_| verify(room, check)>
            {move || words::VERIFY.of(lang())}
        </button>
        <p class="verified" class:proven=proven data-test="verify-result" role="status">{result}</p>
    }
}

fn verify(room: Room, check: RwSignal<Check>) {
    let id = match room.kind() {
        RoomKind::Server { id, .. } => id,
        RoomKind::Local(desk) => {
            let found = desk.verify.run(());
            let done = found.map_or_else(|| Check::Failed("not-over".to_owned()), Check::Done);
            return check.set(done);
        }
        RoomKind::Lesson => return,
    };
    check.set(Check::Running);
    spawn_local(async move {
        check.try_set(ask(&id).await);
    });
}

async fn ask(table: &str) -> Check {
    let unreachable = || Check::Failed("unreachable".to_owned());
    let Ok(answer) = Request::get(&format!("/api/tables/{table}/verify")).send().await else {
        return unreachable();
    };
    match answer.ok() {
        true => answer.json().await.map_or_else(|_| unreachable(), Check::Done),
        false => {
            let problem: Result<Problem, _> = answer.json().await;
            problem.map_or_else(|_| unreachable(), |problem| Check::Failed(problem.code))
        }
    }
}
