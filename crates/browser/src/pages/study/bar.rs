//! Below the board: what is asked, what is in the hand, and the way through the tree.

use game::{Audience, Seat, Turn};
use leptos::prelude::*;
use stage::{Input, PanelPlace, Prompt};
use study::{Eyes, NodeId, Tree};
use words::extras::study as words;

use super::desk::Desk;
use crate::board::{Hand, has_fingers};
use crate::pages::step_button::{Step, StepButton};
use crate::panels::{Panels, PanelsAt, Tap, keys_at};
use crate::prefs::Prefs;
use crate::words::{Word, table};

/// The bar below the board.
#[component]
pub fn Bar(desk: Desk, panels: Panels) -> impl IntoView {
    let prefs = Prefs::get();
    let (hand, course) = (desk.hand, desk.course);
    let stuck = move |way: fn(&Tree, NodeId) -> Option<NodeId>| {
        Signal::derive(move || course.tree(|tree| way(tree, course.here())).is_none())
    };
    let prompt = Memo::new(move |_| prompt(desk, prefs));
    let fingers = has_fingers();
    let holds = move || !keys_at(panels, PanelPlace::Hand).is_empty();
    view! {
        <div class="study-bar">
            <Hand hand/>
            <Show when=holds>
                <div class="hand-panels sideways" data-test="hand-panels">
                    <PanelsAt panels spot=PanelPlace::Hand tap=Tap::to(hand)/>
                </div>
            </Show>
            <div class="study-asked" role="status" data-test="study-prompt">
                <h2 class="prompt-title">{move || prompt.get().title}</h2>
                <p class="prompt-detail">{move || stage::for_hands(&prompt.get().detail, fingers)}</p>
            </div>
            <DoneButtons desk/>
            <nav class="replay-buttons" aria-label=move || words::TREE.of(prefs.lang())>
                <StepButton step=Step::Back test="study-back" stuck=stuck(|tree, here| tree.parent(here)) go=move || course.go(|tree, here| tree.parent(here))/>
                <StepButton step=Step::On test="study-next" stuck=stuck(|tree, here| tree.next(here)) go=move || course.go(|tree, here| tree.next(here))/>
            </nav>
        </div>
    }
}

/// What is asked here, and of whom.
fn prompt(desk: Desk, prefs: Prefs) -> Prompt {
    let lang = prefs.lang();
    let plain = |word: Word| Prompt { title: word.of(lang).to_owned(), detail: String::new() };
    match (desk.course.turn(), desk.course.mover()) {
        (Some(Turn::Chance), _) => plain(words::CHANCE),
        (Some(Turn::Over), _) => plain(words::OVER),
        (_, Some(seat)) => {
            let mut prompt = desk.hand.ask(|stage, lang| stage.prompt(lang));
            // These eyes do not know what that seat may do.
            if prompt.title.is_empty() {
                prompt.title = words::TO_DECIDE.of(lang).to_owned();
            }
            prompt.title = format!("{}: {}", desk.name(seat), prompt.title);
            prompt
        }
        _ => Prompt::default(),
    }
}

/// Finishes a half-made choice, or drops it.
#[component]
fn DoneButtons(desk: Desk) -> impl IntoView {
    let prefs = Prefs::get();
    let hand = desk.hand;
    let done = Memo::new(move |_| hand.ask(|stage, lang| stage.done(lang)));
    let enabled = move || done.with(|done| done.as_ref().is_some_and(|done| done.enabled));
    let label = move || done.get().map(|done| done.label);
    view! {
        <Show when=move || done.with(Option::is_some)>
            <button class="button small" data-test="undo" disabled=move || !enabled() on:click=move |_| hand.feel(Input::Cancel)>
                {move || table::UNDO.of(prefs.lang())}
            </button>
            <button class="button primary small" data-test="done" disabled=move || !enabled() on:click=move |_| hand.feel(Input::Done)>
                {label}
            </button>
        </Show>
    }
}

/// Whose eyes one has, and for whom one decides where several may.
#[component]
pub fn EyesPanel(desk: Desk) -> impl IntoView {
    let prefs = Prefs::get();
    let course = desk.course;
    let seat_of = |text: &str| text.parse().ok().and_then(Seat::new);
    let look = move |text: String| {
        course.look_as(match text.as_str() {
            "truth" => Eyes::Truth,
            "mover" => Eyes::Mover,
            seat => seat_of(seat).map_or(Eyes::Truth, Eyes::Seat),
        });
    };
    let option = move |seat: Seat| {
        view! {
            <option value=seat.to_string() selected=move || course.eyes() == Eyes::Seat(seat)>
                {move || desk.name(seat)}
            </option>
        }
    };
    let several = move || course.deciders().len() > 1 && !matches!(course.eyes(), Eyes::Seat(_));
    let decider = move |seat: Seat| {
        view! {
            <option value=seat.to_string() selected=move || course.mover() == Some(seat)>
                {move || desk.name(seat)}
            </option>
        }
    };
    view! {
        <div class="study-eyes">
            <label class="replay-eyes">
                <span>{move || words::EYES.of(prefs.lang())}</span>
                <select class="select" data-test="study-eyes" on:change=move |event| look(event_target_value(&event))>
                    <option value="truth" selected=move || course.eyes() == Eyes::Truth>
                        {move || words::EYES_TRUTH.of(prefs.lang())}
                    </option>
                    <option value="mover" selected=move || course.eyes() == Eyes::Mover>
                        {move || words::EYES_MOVER.of(prefs.lang())}
                    </option>
                    {course.seats().map(option).collect_view()}
                </select>
            </label>
            <Show when=several>
                <label class="replay-eyes">
                    <span>{move || words::DECIDES.of(prefs.lang())}</span>
                    <select
                        class="select"
                        data-test="study-mover"
                        on:change=move |event| {
                            seat_of(&event_target_value(&event)).into_iter().for_each(|seat| course.decide_for(seat));
                        }
                    >
                        {move || course.deciders().into_iter().map(decider).collect_view()}
                    </select>
                </label>
            </Show>
        </div>
    }
}

/// Was the beginning drawn, beyond what somebody knew? Says so.
#[component]
pub fn DrawnFrom(desk: Desk) -> impl IntoView {
    let prefs = Prefs::get();
    let said = move || match desk.course.ask(|study| study.heading().known_to) {
        Audience::Referee => None,
        Audience::Spectator => Some(words::KNOWN_TO_SPECTATOR.of(prefs.lang()).to_owned()),
        Audience::Seat(seat) => {
            Some(words::KnownToSeat { seat: seat.index() + 1 }.of(prefs.lang()))
        }
    };
    move || said().map(|said| view! { <p class="position-note">{said}</p> })
}
