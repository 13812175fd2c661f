//! The engine: what comes into question for whoever is to decide, ever more carefully while one thinks.

use client::{TeacherAnswer, TeacherQuestion, TeacherTask};
use game::erased::ListedAction;
use game::record::RawStep;
use game::{Audience, Seat};
use leptos::prelude::*;
use leptos::task::spawn_local;
use stage::{Item, Lang};
use study::NodeId;
use teacher::{Candidate, Candidates, Thought};
use wire::rest::Subject;
use words::extras::study as words;

use super::desk::Desk;
use crate::games::now_ms;
use crate::link::Tutor;
use crate::pages::api::{self, Trouble};
use crate::pages::badge::{badge, place_of};
use crate::prefs::{Prefs, load, save};

/// How many lines each decision gets, one round after the other: each about as long as all before it.
const ROUNDS: [u32; 6] = [8, 32, 96, 288, 864, 2_592];

/// How many decisions are tried on lines.
const WIDE: usize = 8;

/// How many are shown.
const SHOWN: usize = 5;

/// How many steps of a line of play are told.
const AHEAD: usize = 5;

/// What the server says of a match that is being played there: nothing of it is judged before its end.
const MATCH_RUNS: &str = "match-runs";

/// Whether somebody wants the engine, as the browser keeps it.
const KEY: &str = "anleger.study.engine";

/// What was found so far.
#[derive(Clone, PartialEq)]
struct Found {
    at: NodeId,
    candidates: Candidates,
    /// How long it took, in milliseconds.
    took_ms: u64,
    /// Whether nothing more will come.
    done: bool,
}

/// A decision as it is shown.
#[derive(Clone, PartialEq)]
struct Shown {
    rank: usize,
    notation: String,
    said: String,
    chance: f64,
    loss: f64,
    lines: u32,
    exact: bool,
    ahead: String,
    reason: String,
}

/// The engine beside the board.
#[component]
pub fn EnginePanel(desk: Desk) -> impl IntoView {
    let prefs = Prefs::get();
    let on = RwSignal::new(load::<bool>(KEY).unwrap_or_default());
    let found = RwSignal::new(None::<Found>);
    let refused = RwSignal::new(None::<String>);
    think(desk, on, found, refused);
    let asked = Memo::new(move |_| desk.course.known_mover());
    let valid = move || found.get().filter(|found| on.get() && found.at == desk.course.here());
    Effect::new(move || desk.advise(valid().map(|found| badges(desk, &found)).unwrap_or_default()));
    let shown = Memo::new(move |_| valid().map(|found| shown(desk, &found, prefs.lang())));
    let switch = move |event| {
        on.set(event_target_checked(&event));
        save(KEY, &on.get_untracked());
    };
    let state = move || match (asked.get(), valid(), refused.get()) {
        (None, ..) => words::ENGINE_NOBODY.of(prefs.lang()).to_owned(),
        (_, _, Some(code)) if code == MATCH_RUNS => {
            words::ENGINE_MATCH_RUNS.of(prefs.lang()).to_owned()
        }
        (_, _, Some(_)) => words::ENGINE_REFUSED.of(prefs.lang()).to_owned(),
        (_, None, _) => words::ENGINE_THINKS.of(prefs.lang()).to_owned(),
        (_, Some(found), _) => told(&found, prefs.lang()),
    };
    let rows = move || {
        let rows = shown.get().unwrap_or_default().into_iter();
        rows.map(|shown| view! { <CandidateRow desk shown/> }).collect_view()
    };
    view! {
        <section class="panel study-engine" data-test="study-engine">
            <label class="switch">
                <input type="checkbox" data-test="engine-on" prop:checked=move || on.get() on:change=switch/>
                <span class="study-engine-name">{move || words::ENGINE.of(prefs.lang())}</span>
            </label>
            <Show when=move || on.get()>
                <p class="quiet" data-test="engine-state">{state}</p>
                <ol class="study-candidates">{rows}</ol>
            </Show>
        </section>
    }
}

/// Asks anew whenever one goes elsewhere, and more carefully as long as one stays.
fn think(
    desk: Desk,
    on: RwSignal<bool>,
    found: RwSignal<Option<Found>>,
    refused: RwSignal<Option<String>>,
) {
    let tutor = Tutor::default();
    let asked = StoredValue::new(0_u64);
    let leaving = StoredValue::new_local(tutor.clone());
    on_cleanup(move || {
        leaving.try_with_value(Tutor::stop);
    });
    Effect::new(move || {
        let (here, seat) = (desk.course.here(), desk.course.known_mover());
        tutor.stop();
        found.set(None);
        refused.set(None);
        let (Some(seat), true) = (seat, on.get()) else { return };
        let Some(record) = desk.course.work_out(|study| study.record(here)) else { return };
        let tutor = tutor.clone();
        let number = asked.try_update_value(|asked| {
            *asked += 1;
            *asked
        });
        spawn_local(async move {
            let judged = api::may_be_judged(&Subject::Record(record.clone())).await;
            // Whoever went on meanwhile asks anew.
            if asked.try_get_value() != number {
                return;
            }
            if matches!(judged, Err(Trouble::Refused(problem)) if problem.code == MATCH_RUNS) {
                refused.try_set(Some(MATCH_RUNS.to_owned()));
                return;
            }
            let began_ms = now_ms();
            for (round, lines) in ROUNDS.into_iter().enumerate() {
                let task = task(&record, seat, lines);
                let Some(answer) = tutor.ask(&task, std::rc::Rc::new(|_, _| ())).await else {
                    return;
                };
                let candidates = match answer {
                    TeacherAnswer::Candidates(candidates) => candidates,
                    TeacherAnswer::Refused { code } => return drop(refused.try_set(Some(code))),
                    _ => return,
                };
                let settled =
                    candidates.choices < 2 || candidates.candidates.iter().all(|it| it.exact);
                let done = settled || round + 1 == ROUNDS.len();
                let took_ms = now_ms().saturating_sub(began_ms);
                found.try_set(Some(Found { at: here, candidates, took_ms, done }));
                if settled {
                    return;
                }
            }
        });
    });
}

fn task(record: &str, seat: Seat, lines: u32) -> TeacherTask {
    TeacherTask {
        record: record.to_owned(),
        thought: Thought { lines, wide: WIDE, seed: 1 },
        question: TeacherQuestion::Candidates { steps: usize::MAX, seat: Some(seat) },
    }
}

/// How carefully that was thought.
fn told(found: &Found, lang: Lang) -> String {
    let tenths = found.took_ms / 100;
    let seconds =
        format!("{}{}{}", tenths / 10, if lang == Lang::En { '.' } else { ',' }, tenths % 10);
    let lines: u32 = found.candidates.candidates.iter().map(|it| it.lines).sum();
    let choices = found.candidates.choices;
    match found.done {
        true => words::EngineDone { lines, choices, seconds }.of(lang),
        false => words::EngineSoFar { lines, choices, seconds }.of(lang),
    }
}

fn shown(desk: Desk, found: &Found, lang: Lang) -> Vec<Shown> {
    let names = desk.names();
    let seat = found.candidates.seat;
    let best = found.candidates.candidates.iter().take(SHOWN);
    let show = |(place, candidate): (usize, &Candidate)| {
        let told = ahead(desk, found.at, seat, candidate, lang);
        let mut told = told.into_iter();
        let played = told.next();
        Shown {
            rank: place + 1,
            notation: candidate.notation.clone(),
            said: in_words(desk, candidate, &names, lang)
                .or(played)
                .unwrap_or_else(|| candidate.notation.clone()),
            chance: candidate.chances.get(seat.index()).copied().unwrap_or_default(),
            loss: candidate.loss,
            lines: candidate.lines,
            exact: candidate.exact,
            ahead: told.collect::<Vec<String>>().join(" · "),
            reason: reason(place + 1, candidate, &names, lang),
        }
    };
    best.enumerate().map(show).collect()
}

/// What is to be done, as a hint says it.
fn in_words(desk: Desk, candidate: &Candidate, names: &[String], lang: Lang) -> Option<String> {
    let listed = ListedAction { notation: candidate.notation.clone(), action: None };
    let hint = desk.hand.ask(|stage, _| stage.hint(&[listed], names, lang));
    hint.map(|hint| hint.text)
}

/// What the best has before the next, or before this one.
fn reason(rank: usize, candidate: &Candidate, names: &[String], lang: Lang) -> String {
    let first = candidate.reasons.iter().find(|reason| reason.is_for_it()).map(|reason| {
        let name = names.get(reason.seat.index()).map(String::as_str).unwrap_or_default();
        let what = teacher::wording::reason(reason, name, lang);
        if rank == 1 { what } else { words::BestIsBetter { what }.of(lang) }
    });
    first.unwrap_or_default()
}

/// The decision and what may follow it, step by step in words.
fn ahead(desk: Desk, at: NodeId, seat: Seat, candidate: &Candidate, lang: Lang) -> Vec<String> {
    let first = RawStep { seat: Some(seat), notation: candidate.notation.clone() };
    let spoken = candidate.line.iter();
    let later = spoken.map(|said| RawStep { seat: said.seat, notation: said.notation.clone() });
    let mut steps: Vec<RawStep> = vec![first.clone()];
    // The line may begin with the decision itself.
    steps.extend(later.skip_while(|step| *step == first).take(AHEAD));
    let told = desk.course.work_out(|study| study.tell_ahead(at, &steps)).unwrap_or_default();
    let names = desk.names();
    told.iter()
        .zip(&steps)
        .map(|(told, step)| {
            let events = told.to(Audience::Referee).iter();
            let line = events.filter_map(|event| desk.hand.line(event, &names, lang)).next();
            let text = line.map_or_else(|| step.notation.clone(), |line| line.text);
            match step.seat.filter(|by| *by != seat) {
                Some(by) => format!("{}: {text}", desk.name(by)),
                None => text,
            }
        })
        .collect()
}

/// The best on the board: where they would be played, with their rank.
fn badges(desk: Desk, found: &Found) -> Vec<Item> {
    let seat = found.candidates.seat;
    let mut items = Vec::new();
    for (place, candidate) in found.candidates.candidates.iter().take(SHOWN).enumerate() {
        let step = RawStep { seat: Some(seat), notation: candidate.notation.clone() };
        let told = desk.course.work_out(|study| study.tell_ahead(found.at, &[step]));
        let Some(told) = told.unwrap_or_default().into_iter().next() else { continue };
        let at = place_of(desk.hand, told.to(Audience::Referee));
        items.extend(at.map(|at| badge(at, place + 1)));
    }
    items
}

/// One decision: pressed, it is tried on the board; it can be played.
#[component]
fn CandidateRow(desk: Desk, shown: Shown) -> impl IntoView {
    let prefs = Prefs::get();
    let Shown { rank, notation, said, chance, loss, lines, exact, ahead, reason } = shown;
    let listed = ListedAction { notation: notation.clone(), action: None };
    let written = notation.clone();
    let percent = move |share: f64| teacher::wording::percent(share, prefs.lang());
    let chance_said = move || words::ChanceToWin { percent: percent(chance) }.of(prefs.lang());
    let detail = move || match (exact, rank) {
        (true, _) => words::EXACT.of(prefs.lang()).to_owned(),
        (false, 1) => words::Lines { lines }.of(prefs.lang()),
        (false, _) => words::LosesAfter { percent: percent(loss), lines }.of(prefs.lang()),
    };
    view! {
        <li class="study-candidate" data-test="engine-candidate">
            <button
                class="study-candidate-try"
                data-test="engine-try"
                on:click=move |_| desk.hand.suggest(std::slice::from_ref(&listed))
            >
                <b class="study-rank">{rank}</b>
                <span class="study-candidate-said">{said}</span>
                <span class="study-chance">{chance_said}</span>
            </button>
            <div class="study-candidate-more">
                <small>{detail} " · " <code>{written}</code></small>
                {(!reason.is_empty()).then(|| view! { <small>{reason}</small> })}
                {(!ahead.is_empty()).then(|| view! { <small class="study-ahead">{ahead}</small> })}
            </div>
            <button
                class="button small"
                data-test="engine-play"
                on:click=move |_| desk.course.decide(&notation)
            >
                {move || words::PLAY_IT.of(prefs.lang())}
            </button>
        </li>
    }
}
