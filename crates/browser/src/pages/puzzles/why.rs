//! Why the answer is best: what it gains, what else could be done, and how it may go on.

use std::rc::Rc;

use ::words::extras::puzzles as words;
use ::words::extras::review::But;
use client::{Instead, Replay, TeacherAnswer, TeacherQuestion, TeacherTask};
use leptos::prelude::*;
use leptos::task::spawn_local;
use puzzles::Entry;
use stage::{GameExtras, Lang, Scene, Story};
use teacher::{Reason, Spoken, Thought, wording};

use super::{hundredths, names};
use crate::games::registry;
use crate::link::Tutor;
use crate::pages::seats::my_name;
use crate::pages::still::Still;
use crate::prefs::Prefs;

/// Something that could be decided.
#[derive(Clone, PartialEq)]
struct Way {
    /// The decisions of the asked seat, the first one among them.
    decided: Vec<Spoken>,
    /// How it may go on.
    line: Vec<Spoken>,
    /// How often the asked seat wins.
    chance: f64,
    is_answer: bool,
}

/// The answer and the best of the others.
fn ways(entry: Entry<'_>) -> Vec<Way> {
    let (seat, answer) = (entry.puzzle.seat, &entry.puzzle.answer);
    let spoken = |play: &str| Spoken { seat: Some(seat), notation: play.to_owned() };
    let Some(first) = answer.first() else { return Vec::new() };
    let last = answer.last().unwrap_or(first);
    let best = Way {
        decided: answer.iter().map(|step| spoken(&step.play)).collect(),
        line: last.line.clone(),
        chance: first.chances.get(seat.index()).copied().unwrap_or_default(),
        is_answer: true,
    };
    let others = first.others.iter().map(|other| Way {
        decided: vec![spoken(&other.play)],
        line: other.line.clone(),
        chance: other.chance,
        is_answer: false,
    });
    [best].into_iter().chain(others).collect()
}

/// Why the answer is best.
#[component]
pub fn Why(
    entry: Entry<'static>,
    /// The match until the question.
    record: Option<String>,
) -> impl IntoView {
    let prefs = Prefs::get();
    let ways = StoredValue::new(ways(entry));
    let chosen = RwSignal::new(0_usize);
    let reasons = reasons(entry, record.clone());
    let replay = record.and_then(|record| Replay::read(&record, registry()).ok());
    let replay = StoredValue::new_local(replay);
    let row = move |(place, way): (usize, Way)| {
        let chance = hundredths(way.chance);
        let name = move || {
            let lang = prefs.lang();
            match way.is_answer {
                true => words::ANSWER.of(lang).to_owned(),
                false => words::OtherWay { number: place }.of(lang),
            }
        };
        view! {
            <label class="puzzle-way">
                <input
                    type="radio"
                    name="puzzle-way"
                    data-test=format!("puzzle-way-{place}")
                    prop:checked=move || chosen.get() == place
                    on:change=move |_| chosen.set(place)
                />
                <span class="puzzle-way-name">{name}</span>
                <meter min="0" max="100" value=chance aria-hidden="true"></meter>
                <span class="puzzle-way-chance">{move || words::Percent { chance }.of(prefs.lang())}</span>
            </label>
        }
    };
    let shown = move || {
        let way = ways.with_value(|ways| ways.get(chosen.get()).cloned())?;
        replay.with_value(|replay| Some(view! { <Outcome entry way replay=replay.as_ref()?/> }))
    };
    view! {
        <div class="puzzle-why" data-test="puzzle-reasons">
            <Reasons entry reasons/>
            <fieldset class="puzzle-ways">
                <legend>{move || words::CHANCES.of(prefs.lang())}</legend>
                {ways.get_value().into_iter().enumerate().map(row).collect_view()}
            </fieldset>
            {shown}
        </div>
    }
}

/// What the answer gains over the best of the others: what the collection says at once, and then what the teacher can point
/// at on the board.
fn reasons(entry: Entry<'static>, record: Option<String>) -> RwSignal<Vec<Reason>> {
    let step = entry.puzzle.answer.first();
    let reasons = RwSignal::new(step.map(|step| step.why.clone()).unwrap_or_default());
    let tutor = StoredValue::new_local(Tutor::default());
    on_cleanup(move || {
        tutor.try_with_value(Tutor::stop);
    });
    let other = step.and_then(|step| step.others.first());
    if let (Some(step), Some(other), Some(record)) = (step, other, record) {
        let question = TeacherQuestion::Compare {
            steps: usize::MAX,
            seat: entry.puzzle.seat,
            better: step.play.clone(),
            worse: other.play.clone(),
        };
        let task = TeacherTask { record, thought: Thought::default(), question };
        spawn_local(async move {
            let tutor = tutor.get_value();
            if let Some(TeacherAnswer::Reasons(found)) = tutor.ask(&task, Rc::new(|_, _| ())).await
                && !found.is_empty()
            {
                reasons.try_set(found);
            }
        });
    }
    reasons
}

/// What the answer gains over the best of the others, in words.
#[component]
fn Reasons(entry: Entry<'static>, reasons: RwSignal<Vec<Reason>>) -> impl IntoView {
    let prefs = Prefs::get();
    let seat = entry.puzzle.seat;
    let step = entry.puzzle.answer.first();
    let margin = step.and_then(|step| step.margin(seat)).map(hundredths).unwrap_or_default();
    let said = move || {
        let lang = prefs.lang();
        let names = names(entry, &my_name(prefs), lang);
        let said = reasons.get().into_iter().map(|why| {
            let name = names.get(why.seat.index()).cloned().unwrap_or_default();
            let what = wording::reason(&why, &name, lang);
            let said = if why.is_for_it() { what } else { But { what }.of(lang) };
            view! { <li>{said}</li> }
        });
        said.collect_view()
    };
    view! {
        <p class="puzzle-margin">{move || words::Margin { margin }.of(prefs.lang())}</p>
        <ul class="puzzle-reasons">{said}</ul>
    }
}

/// The board after a decision, and how it may go on.
#[component]
fn Outcome<'a>(entry: Entry<'static>, way: Way, replay: &'a Replay) -> impl IntoView + use<> {
    let prefs = Prefs::get();
    let lang = prefs.lang();
    let seat = entry.puzzle.seat;
    let info = stage::extras(&entry.source.game);
    let after = replay.instead(replay.decisions(), &way.decided, seat).ok();
    let picture = info.zip(after).and_then(|(info, after)| picture(info, &after, lang));
    let steps: Vec<Spoken> = way.decided.iter().chain(&way.line).cloned().collect();
    let gone_on = replay.instead(replay.decisions(), &steps, seat).ok();
    let names = names(entry, &my_name(prefs), lang);
    let told = info.zip(gone_on).map(|(info, gone_on)| told(info, &gone_on, &names, lang));
    let line = told.unwrap_or_default().into_iter().map(|line| view! { <li>{line}</li> });
    view! {
        {picture.map(|scene| view! {
            <div class="puzzle-picture" data-test="puzzle-picture"><Still scene/></div>
        })}
        <h3>{words::LINE.of(lang)}</h3>
        <ol class="puzzle-line" data-test="puzzle-line">{line.collect_view()}</ol>
    }
}

/// The board, with marks on what was done.
fn picture(info: &dyn GameExtras, after: &Instead, lang: Lang) -> Option<Scene> {
    let mut stage = info.open();
    stage.see(&after.look).ok()?;
    let mut scene = stage.scene(lang);
    let events: Vec<_> = after.events.iter().flatten().cloned().collect();
    scene.items.extend(stage.marks(&events));
    Some(scene)
}

/// What would happen, in sentences.
fn told(info: &dyn GameExtras, gone_on: &Instead, names: &[String], lang: Lang) -> Vec<String> {
    let mut stage = info.open();
    if stage.see(&gone_on.look).is_err() {
        return Vec::new();
    }
    let mut story = Story::default();
    for event in gone_on.events.iter().flatten() {
        story.tell(stage.as_ref(), event, names, lang);
    }
    let line = |line: &stage::LogLine| {
        let name = line.seat.and_then(|seat| names.get(seat.index()));
        name.map_or_else(|| line.text.clone(), |name| format!("{name}: {}", line.text))
    };
    story.lines().iter().map(line).collect()
}
