//! What happened in a game, told beside its board: in lines, and in points by what made them. Live
//! tables and replays share it.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use game::{Points, Seat};
use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use stage::LogLine;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::board::BoardController;
use crate::prefs::Prefs;
use crate::widgets::SeatMark;
use crate::words::table as words;

/// A line of a log.
#[derive(Clone, PartialEq)]
pub struct Told {
    /// Its place in the log.
    pub place: usize,
    /// What it says.
    pub line: LogLine,
    /// Who did it, by name.
    pub name: Option<String>,
}

impl Told {
    /// Lines in the order in which they were told.
    pub fn all(lines: impl IntoIterator<Item = LogLine>, names: &[String]) -> Vec<Told> {
        let name = |line: &LogLine| names.get(line.seat?.index()).cloned();
        let told = |(place, line): (usize, LogLine)| Told { place, name: name(&line), line };
        (0..).zip(lines).map(told).collect()
    }

    /// Another line at the same place after an undo, in another language or through other eyes, is
    /// another line.
    fn key(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.place, &self.line.text, &self.name).hash(&mut hasher);
        hasher.finish()
    }
}

/// A log, the latest line last and in sight. Pointing at a line lights up its place.
#[component]
pub fn Lines(
    #[prop(into)] lines: Signal<Vec<Told>>,
    /// The stage on which they light up.
    hand: BoardController,
    /// Told the place of a line that was chosen.
    #[prop(optional, into)]
    choose: Option<Callback<usize>>,
) -> impl IntoView {
    let list = NodeRef::<html::Ol>::new();
    Effect::new(move || {
        lines.track();
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    view! {
        <ol class="log" data-test="log" tabindex="0" node_ref=list on:keydown=walk>
            <For
                each=move || lines.get()
                key=Told::key
                children=move |told| view! { <Line told hand choose/> }
            />
        </ol>
    }
}

/// One stop of the Tab key for the whole log: the arrow keys walk from line to line.
fn walk(event: ev::KeyboardEvent) {
    let list = event.current_target().and_then(|list| list.dyn_into::<Element>().ok());
    let (Some(list), Some(here)) = (list, document().active_element()) else { return };
    let outside = here == list;
    let next = match event.key().as_str() {
        "ArrowUp" if outside => list.last_element_child(),
        "ArrowUp" => here.previous_element_sibling(),
        "ArrowDown" if !outside => here.next_element_sibling(),
        "Home" => list.first_element_child(),
        "End" => list.last_element_child(),
        _ => return,
    };
    if let Some(next) = next.and_then(|next| next.dyn_into::<HtmlElement>().ok()) {
        next.focus().ok();
    }
    // The arrow keys would move the board, and scroll the log.
    event.prevent_default();
}

#[component]
fn Line(told: Told, hand: BoardController, choose: Option<Callback<usize>>) -> impl IntoView {
    let Told { place: number, line, name } = told;
    let LogLine { seat, text, points, place, .. } = line;
    let lit = place.is_some();
    let place = StoredValue::new(place);
    let point = move || hand.point(place.get_value());
    let chosen = move |_| {
        point();
        if let Some(choose) = choose {
            choose.run(number);
        }
    };
    view! {
        <li
            class="log-line"
            class:lights=lit || choose.is_some()
            class:scored=points.is_some()
            data-test="log-line"
            tabindex="-1"
            on:pointerenter=move |_| point()
            on:pointerleave=move |_| hand.point(None)
            on:focus=move |_| point()
            on:blur=move |_| hand.point(None)
            on:click=chosen
        >
            {seat.map(|seat| view! { <SeatMark seat/> })}
            <span>
                {name.map(|name| view! { <b>{name}</b> " " })}
                {text}
            </span>
        </li>
    }
}

/// A heading and what each seat made under it.
pub type Row = (&'static str, Points);

/// Points by heading and seat.
#[component]
pub fn Headings(
    #[prop(into)] rows: Signal<Vec<Row>>,
    /// The names of the seats.
    #[prop(into)]
    names: Signal<Vec<String>>,
) -> impl IntoView {
    let prefs = Prefs::get();
    let head = move |(seat, name): (Seat, String)| {
        view! {
            <th scope="col">
                <SeatMark seat/>
                <span class="unseen">{name}</span>
            </th>
        }
    };
    let heads = move || {
        let names = names.get();
        Seat::first(names.len()).zip(names).map(head).collect_view()
    };
    let row = move |(heading, points): Row| {
        let seats = names.with(Vec::len);
        let cells = points.into_iter().take(seats).map(|points| view! { <td>{points}</td> });
        view! { <tr><th scope="row">{heading}</th>{cells.collect_view()}</tr> }
    };
    view! {
        <table class="breakdown" data-test="breakdown">
            <caption class="unseen">{move || words::BREAKDOWN.of(prefs.lang())}</caption>
            <thead>
                <tr>
                    <td></td>
                    {heads}
                </tr>
            </thead>
            <tbody>{move || rows.get().into_iter().map(row).collect_view()}</tbody>
        </table>
    }
}
