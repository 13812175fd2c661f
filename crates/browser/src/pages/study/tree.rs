//! The tree of a study: the main line with its branches, to be walked through.

use game::{Audience, Seat};
use leptos::html;
use leptos::prelude::*;
use stage::Lang;
use study::{NodeId, Tree};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use words::extras::study as words;

use super::desk::Desk;
use crate::prefs::Prefs;

/// How many steps are shown before and after the stretch where one is: a long match has thousands.
const AROUND: usize = 80;

/// Further in a branch is not moved: on a phone nothing would be left of the line.
const DEPTH_SHOWN_MAX: usize = 5;

/// Steps one after the other, and how far they are from the main line.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Row {
    depth: usize,
    nodes: Vec<NodeId>,
}

/// A way that is still to be shown.
struct Way {
    from: NodeId,
    depth: usize,
    /// Whether its first node has been shown already.
    goes_on: bool,
}

/// The rows of a tree, the main line first; branches stand behind the step to which they are the alternative.
fn rows(tree: &Tree) -> Vec<Row> {
    let mut waiting = vec![Way { from: tree.root(), depth: 0, goes_on: false }];
    let mut rows = Vec::new();
    while let Some(Way { from, depth, goes_on }) = waiting.pop() {
        let mut nodes = if goes_on { Vec::new() } else { vec![from] };
        let mut at = from;
        while let [main, others @ ..] = tree.children(at) {
            nodes.push(*main);
            at = *main;
            if !others.is_empty() {
                waiting.push(Way { from: *main, depth, goes_on: true });
                let branch = |from: &NodeId| Way { from: *from, depth: depth + 1, goes_on: false };
                waiting.extend(others.iter().rev().map(branch));
                break;
            }
        }
        rows.push(Row { depth, nodes });
    }
    rows.retain(|row| !row.nodes.is_empty());
    rows
}

/// Only what lies around `here`, of rows that may have thousands of steps; whether something is left out.
fn around(rows: Vec<Row>, here: NodeId) -> (Vec<Row>, bool) {
    let mut places = rows.iter().flat_map(|row| &row.nodes);
    let place = places.position(|id| *id == here).unwrap_or(0);
    // In stretches, so that not every step shows another part.
    let stretch = place / AROUND * AROUND;
    let shown = stretch.saturating_sub(AROUND)..stretch + 2 * AROUND;
    let (mut place, mut all) = (0, true);
    let mut kept = Vec::new();
    for Row { depth, nodes } in rows {
        let within = nodes.into_iter().filter(|_| {
            let within = shown.contains(&place);
            (place, all) = (place + 1, all && within);
            within
        });
        let nodes: Vec<NodeId> = within.collect();
        kept.extend((!nodes.is_empty()).then_some(Row { depth, nodes }));
    }
    (kept, !all)
}

/// The tree, to be walked through.
#[component]
pub fn TreePanel(desk: Desk) -> impl IntoView {
    let prefs = Prefs::get();
    let course = desk.course;
    let shown = Memo::new(move |_| around(course.tree(rows), course.here()));
    let audience = Memo::new(move |_| course.audience());
    let list = NodeRef::<html::Div>::new();
    Effect::new(move || {
        course.here();
        shown.track();
        if let Some(list) = list.get() {
            request_animation_frame(move || show_here(&list));
        }
    });
    let row = move |Row { depth, nodes }: Row| {
        let lang = prefs.lang();
        let chips =
            nodes.into_iter().map(|id| view! { <Chip desk id audience=audience.get() lang/> });
        let depth = depth.min(DEPTH_SHOWN_MAX).to_string();
        view! {
            <div class="study-row" class:branch=depth != "0" style:--depth=depth>
                {chips.collect_view()}
            </div>
        }
    };
    // Told anew whenever a step, a sign or a comment changes; where one is, each chip knows by itself.
    let rows = move || {
        course.tree(|_| ());
        shown.get().0.into_iter().map(row).collect_view()
    };
    view! {
        <section class="panel study-tree-panel">
            <h2>{move || words::TREE.of(prefs.lang())}</h2>
            <div
                class="study-tree"
                data-test="study-tree"
                role="group"
                aria-label=move || words::TREE.of(prefs.lang())
                node_ref=list
            >
                {rows}
                {move || shown.get().1.then(|| view! {
                    <p class="quiet">{words::TREE_CUT.of(prefs.lang())}</p>
                })}
            </div>
            <Branches desk/>
        </section>
    }
}

/// Pushes the list so that the step where one is can be seen, and nothing else.
fn show_here(list: &HtmlElement) {
    let here = list.query_selector("[aria-current]").ok().flatten();
    let Some(here) = here.and_then(|here| here.dyn_into::<HtmlElement>().ok()) else { return };
    let (window, chip) = (list.get_bounding_client_rect(), here.get_bounding_client_rect());
    let above = chip.top() - window.top();
    let below = chip.bottom() - window.bottom();
    if above < 0.0 || below > 0.0 {
        let off = above - (window.height() - chip.height()) / 2.0;
        list.set_scroll_top(list.scroll_top() + off as i32);
    }
}

/// One step.
#[component]
fn Chip(desk: Desk, id: NodeId, audience: Audience, lang: Lang) -> impl IntoView {
    let course = desk.course;
    let (seat, notes) = untrack(|| {
        course.tree(|tree| {
            let node = tree.node(id);
            let seat = node.and_then(|node| node.step()).and_then(|step| step.seat);
            (seat, node.map(|node| node.notes().clone()).unwrap_or_default())
        })
    });
    let said = untrack(|| label(desk, id, audience, lang));
    let name = seat.map(|seat| untrack(|| desk.name(seat)));
    let is_here = move || course.here() == id;
    let spoken = name.map(|name| format!("{name}: {said}")).unwrap_or_else(|| said.clone());
    let sign = notes.glyph.map(|glyph| glyph.sign());
    let spoken = [spoken.as_str(), sign.unwrap_or_default()].join(" ");
    let drawn = !notes.drawings.is_empty();
    view! {
        <button
            class="study-chip"
            class:chance=seat.is_none()
            data-test="study-node"
            aria-label=spoken
            aria-current=move || is_here().then_some("step")
            tabindex=move || if is_here() { "0" } else { "-1" }
            on:click=move |_| course.go_to(id)
        >
            {seat.map(dot)}
            {said}
            {sign.map(|sign| view! { <b class="study-sign">{sign}</b> })}
            {drawn.then(|| view! { <span class="study-drawn" aria-hidden="true">"➚"</span> })}
        </button>
        {(!notes.comment.is_empty()).then(|| view! {
            <span class="study-said" data-test="study-said">{notes.comment}</span>
        })}
    }
}

/// Whose step it is, in the colour and with the emblem of the seat.
fn dot(seat: Seat) -> impl IntoView {
    let figure = art::follower(seat, art::Point::new(12.0, 15.0), false);
    view! { <svg class="seat-mark" viewBox="0 0 26 28" aria-hidden="true" inner_html=figure></svg> }
}

/// What a step is called: what happened, or else as it is written.
fn label(desk: Desk, id: NodeId, audience: Audience, lang: Lang) -> String {
    let line = desk.lines(id, audience, lang).into_iter().map(|line| line.text).next();
    let step = || {
        desk.course.tree(|tree| {
            let step = tree.node(id).and_then(|node| node.step().cloned());
            match step {
                None => words::START.of(lang).to_owned(),
                Some(step) if step.seat.is_none() => {
                    let what = desk.game_info.outcome(&step.notation, lang);
                    words::Drawn { what: what.unwrap_or(step.notation) }.of(lang)
                }
                Some(step) => step.notation,
            }
        })
    };
    line.unwrap_or_else(step)
}

/// What can be done with the branch where one is.
#[component]
fn Branches(desk: Desk) -> impl IntoView {
    let prefs = Prefs::get();
    let course = desk.course;
    let promotes = move || course.tree(|tree| tree.can_promote(course.here()));
    let is_root = move || course.tree(|tree| tree.root()) == course.here();
    let undoes = move || course.ask(study::Study::can_undo);
    view! {
        <div class="study-branches">
            <button class="button small" data-test="study-promote" disabled=move || !promotes() on:click=move |_| course.promote()>
                {move || words::PROMOTE.of(prefs.lang())}
            </button>
            <button class="button small" data-test="study-delete" disabled=is_root on:click=move |_| course.delete()>
                {move || words::DELETE.of(prefs.lang())}
            </button>
            <button class="button small" data-test="study-undo" disabled=move || !undoes() on:click=move |_| course.undo()>
                {move || words::UNDO.of(prefs.lang())}
            </button>
        </div>
    }
}
