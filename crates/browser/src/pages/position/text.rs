//! The text of a position, and what is wrong with it.

use leptos::html;
use leptos::prelude::*;
use wire::rest::PositionProblem;
use words::extras::position as words;

use crate::pages::shelf;
use crate::pages::shell::Shell;
use crate::pages::start::BringRecord;
use crate::prefs::Prefs;
use crate::words::pages;

/// Where a position is pasted, opened and mended.
#[component]
pub fn Written(
    /// The text that is shown and checked.
    text: RwSignal<String>,
    /// Whether somebody is at it.
    writing: RwSignal<bool>,
    /// What is wrong with it.
    problems: Vec<PositionProblem>,
) -> impl IntoView {
    let prefs = Prefs::get();
    let field = NodeRef::<html::Textarea>::new();
    let check = move |_| {
        let Some(field) = field.get_untracked() else { return };
        let written = field.value();
        shelf::put_up_position(written.clone());
        writing.set(false);
        text.set(written);
    };
    let lines: Vec<String> = text.with_untracked(|text| text.lines().map(str::to_owned).collect());
    view! {
        <Shell class="position-text-page">
            <h1>{move || words::TITLE.of(prefs.lang())}</h1>
            <p class="page-lead">{move || words::LEAD.of(prefs.lang())}</p>
            <Problems problems lines field/>
            <section class="panel">
                <label class="position-label" for="position-text">
                    {move || words::TEXT.of(prefs.lang())}
                </label>
                <textarea
                    id="position-text"
                    class="input position-text"
                    data-test="position-text"
                    rows="16"
                    wrap="off"
                    spellcheck="false"
                    autocomplete="off"
                    node_ref=field
                    prop:value=move || text.get()
                ></textarea>
                <button class="button primary" data-test="position-check" on:click=check>
                    {move || words::CHECK.of(prefs.lang())}
                </button>
            </section>
            <section class="side-doors">
                <BringRecord/>
            </section>
        </Shell>
    }
}

/// All that is wrong, each with its line.
#[component]
fn Problems(
    problems: Vec<PositionProblem>,
    /// The lines of the text.
    lines: Vec<String>,
    /// Where they are shown.
    field: NodeRef<html::Textarea>,
) -> impl IntoView {
    let prefs = Prefs::get();
    let problem = move |problem: PositionProblem| {
        let quoted = problem.line.and_then(|line| lines.get(line.checked_sub(1)?)).cloned();
        view! { <Problem problem quoted field/> }
    };
    (!problems.is_empty()).then(|| {
        view! {
            <div class="trouble" role="alert" data-test="position-faults">
                <p><strong>{move || words::BROKEN.of(prefs.lang())}</strong></p>
                <ul class="position-faults">
                    {problems.into_iter().map(problem).collect_view()}
                </ul>
            </div>
        }
    })
}

#[component]
fn Problem(
    problem: PositionProblem,
    /// The line, where it is about one.
    quoted: Option<String>,
    field: NodeRef<html::Textarea>,
) -> impl IntoView {
    let prefs = Prefs::get();
    let PositionProblem { code, line, message } = problem;
    let place = move || line.map(|line| format!("{} {line}", pages::LINE.of(prefs.lang())));
    let said = move || words::named(&code).unwrap_or(words::POSITION_BAD_LINE).of(prefs.lang());
    let go = line.map(|line| {
        view! {
            <button
                class="button small"
                data-test="position-fault-line"
                on:click=move |_| show_line(field, line)
            >
                {place}
            </button>
        }
    });
    view! {
        <li class="position-fault" data-test="position-fault">
            {go}
            <div>
                <p>{said}</p>
                {quoted.filter(|line| !line.is_empty()).map(|line| view! { <code>{line}</code> })}
                {(!message.is_empty()).then(|| view! {
                    <p class="trouble-detail" lang="en">{message}</p>
                })}
            </div>
        </li>
    }
}

/// Marks a line of the text, counted from 1, and brings it into sight.
fn show_line(field: NodeRef<html::Textarea>, line: usize) {
    let Some(field) = field.get_untracked() else { return };
    let written = field.value();
    let lines: Vec<usize> = written.split('\n').map(|line| line.encode_utf16().count()).collect();
    let above = line.saturating_sub(1);
    let Some(length) = lines.get(above) else { return };
    let begins: usize = lines.iter().take(above).map(|length| length + 1).sum();
    let bounds = (u32::try_from(begins), u32::try_from(begins + length));
    let (Ok(begins), Ok(ends)) = bounds else { return };
    // A field that cannot mark anything has the focus all the same.
    field.focus().ok();
    field.set_selection_range(begins, ends).ok();
    let part = above as f64 / lines.len() as f64;
    field.set_scroll_top((part * f64::from(field.scroll_height())) as i32 - 60);
}
