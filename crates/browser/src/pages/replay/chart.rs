//! Points over time: a line per seat, told apart by colour, dashes and emblem; and the same as a table.

use client::{Chart, Replay};
use game::{Seat, SeatSet};
use leptos::ev;
use leptos::html;
use leptos::prelude::*;

use super::reel::Reel;
use crate::prefs::Prefs;
use crate::words::pages as words;

/// The chart in its own units; the frame leaves room for the scale and for emblems at the end.
const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 140.0;
const LEFT: f64 = 26.0;
const TOP: f64 = 10.0;
const FRAME: &str = "0 0 364 164";

/// How the lines of the seats are dashed.
const DASHES: [&str; game::SEATS_MAX] = ["", "7 3", "2 3", "10 3 2 3", "5 5", "1 4"];

/// Points over time of a match that is looked at again: a click goes to its moment.
#[component]
pub fn PointsChart(reel: Reel) -> impl IntoView {
    let points = reel.ask(points_of);
    let jump = Callback::new(move |moment| reel.go_to(moment));
    view! {
        <PointsPanel
            points
            names=Signal::derive(move || reel.names())
            now=Signal::derive(move || reel.moment())
            jump
        />
    }
}

/// The points of every moment.
pub fn points_of(replay: &Replay) -> Vec<Vec<i32>> {
    (0..=replay.decisions()).map(|moment| replay.points(moment).to_vec()).collect()
}

/// Points over time, as lines and as a table.
#[component]
pub fn PointsPanel(
    /// Per moment and seat.
    points: Vec<Vec<i32>>,
    /// The names of the seats.
    names: Signal<Vec<String>>,
    /// The moment that is shown, where one is.
    #[prop(optional, into)]
    now: Option<Signal<usize>>,
    /// Told a moment that was clicked.
    #[prop(optional, into)]
    jump: Option<Callback<usize>>,
) -> impl IntoView {
    let prefs = Prefs::get();
    let label = Signal::derive(move || words::CHART_LABEL.of(prefs.lang()).to_owned());
    view! {
        <section class="panel">
            <h2>{move || words::CHART.of(prefs.lang())}</h2>
            <LinesChart values=points names label now jump/>
        </section>
    }
}

/// Numbers over time: a line per seat, and the same as a table.
#[component]
pub fn LinesChart(
    /// Per moment and seat.
    values: Vec<Vec<i32>>,
    /// The names of the seats.
    names: Signal<Vec<String>>,
    /// What a screen reader says of it.
    label: Signal<String>,
    /// The moment that is shown, where one is.
    now: Option<Signal<usize>>,
    /// Told a moment that was clicked.
    jump: Option<Callback<usize>>,
    /// Moments that are marked, each for a seat.
    #[prop(optional)]
    marks: Vec<(usize, Seat)>,
    /// The seats whose lines are shown; all, unless somebody says so.
    #[prop(optional, into)]
    shown: Option<Signal<SeatSet>>,
) -> impl IntoView {
    let chart = StoredValue::new(Chart::new(&values, WIDTH, HEIGHT));
    let seats: Vec<Seat> = Seat::first(values.first().map_or(0, Vec::len)).collect();
    let node = NodeRef::<html::Div>::new();
    let click = move |event: ev::MouseEvent| {
        let (Some(node), Some(jump)) = (node.get_untracked(), jump) else { return };
        let frame = node.get_bounding_client_rect();
        let across = (f64::from(event.client_x()) - frame.left()) / frame.width();
        let across = across * (WIDTH + LEFT + 18.0) - LEFT;
        jump.run(chart.with_value(|chart| chart.moment_at(across)));
    };
    let mark = move |now: Signal<usize>| {
        let place = move || chart.with_value(|chart| chart.place_of(now.get())) + LEFT;
        view! { <line class="chart-now" x1=place x2=place y1=TOP y2=TOP + HEIGHT></line> }
    };
    let is_shown = move |seat: Seat| shown.is_none_or(|shown| shown.get().contains(seat));
    let line = move |seat: Seat| {
        view! {
            <g class:hidden=move || !is_shown(seat)>
                {rim(chart, seat)}
                <SeatLine chart seat/>
            </g>
        }
    };
    view! {
        <div class="chart" class:jumps=jump.is_some() node_ref=node on:click=click data-test="chart">
            <svg viewBox=FRAME role="img" aria-label=move || label.get()>
                <Scale chart/>
                {now.map(mark)}
                {marks.into_iter().map(|(moment, seat)| turn(chart, moment, seat)).collect_view()}
                {seats.into_iter().map(line).collect_view()}
            </svg>
        </div>
        <LinesTable names values/>
    }
}

/// A mark above the lines: something happened to this seat then.
fn turn(chart: StoredValue<Chart>, moment: usize, seat: Seat) -> impl IntoView {
    let x = chart.with_value(|chart| chart.place_of(moment)) + LEFT;
    let colour = art::SEATS[seat.index()].fill;
    let diamond = format!("M{x} {} l5 5 l-5 5 l-5 -5 Z", TOP - 9.0);
    view! {
        <line class="chart-turn" x1=x x2=x y1=TOP y2=TOP + HEIGHT></line>
        <path class="chart-diamond" d=diamond fill=colour></path>
    }
}

#[component]
fn Scale(chart: StoredValue<Chart>) -> impl IntoView {
    let mark = |(points, down): (i32, f64)| {
        let down = down + TOP;
        view! {
            <line class="chart-mark" x1=LEFT x2=LEFT + WIDTH y1=down y2=down></line>
            <text class="chart-number" x=LEFT - 6.0 y=down + 3.5>{points}</text>
        }
    };
    chart.with_value(Chart::marks).into_iter().map(mark).collect_view()
}

fn corners(chart: StoredValue<Chart>, seat: Seat) -> Vec<(f64, f64)> {
    chart.with_value(|chart| chart.lines().get(seat.index()).cloned()).unwrap_or_default()
}

fn path(chart: StoredValue<Chart>, seat: Seat) -> String {
    let point = |(x, y): &(f64, f64)| format!("{:.1},{:.1}", x + LEFT, y + TOP);
    corners(chart, seat).iter().map(point).collect::<Vec<_>>().join(" ")
}

/// Below all lines, so that neither a dark nor a pale one is lost on the paper.
fn rim(chart: StoredValue<Chart>, seat: Seat) -> impl IntoView {
    view! { <polyline class="chart-rim" points=path(chart, seat)></polyline> }
}

#[component]
fn SeatLine(chart: StoredValue<Chart>, seat: Seat) -> impl IntoView {
    let (x, y) = corners(chart, seat).last().copied().unwrap_or_default();
    let colour = art::SEATS[seat.index()];
    let badge = format!(
        "<circle r='7' fill='{}'/><g transform='scale(.74)'>{}</g>",
        colour.fill,
        art::emblem(seat, colour.emblem)
    );
    view! {
        <polyline
            class="chart-line"
            points=path(chart, seat)
            stroke=colour.fill
            stroke-dasharray=DASHES[seat.index()]
        ></polyline>
        <g
            class="chart-badge"
            transform=format!("translate({} {})", x + LEFT + 9.0, y + TOP)
            inner_html=badge
        ></g>
    }
}

/// The same for those who do not see a chart: every moment at which something changed.
#[component]
fn LinesTable(names: Signal<Vec<String>>, values: Vec<Vec<i32>>) -> impl IntoView {
    let prefs = Prefs::get();
    let changed = |(moment, now): &(usize, Vec<i32>)| *moment == 0 || values[moment - 1] != *now;
    let rows: Vec<(usize, Vec<i32>)> = values.iter().cloned().enumerate().filter(changed).collect();
    let row = |(moment, now): (usize, Vec<i32>)| {
        let cell = |points: i32| view! { <td>{points}</td> };
        view! { <tr><th scope="row">{moment}</th>{now.into_iter().map(cell).collect_view()}</tr> }
    };
    let head = move || {
        names.get().into_iter().map(|name| view! { <th scope="col">{name}</th> }).collect_view()
    };
    view! {
        <details class="chart-table">
            <summary>{move || words::CHART_TABLE.of(prefs.lang())}</summary>
            <table>
                <thead>
                    <tr><th scope="col">{move || words::MOMENT.of(prefs.lang())}</th>{head}</tr>
                </thead>
                <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
            </table>
        </details>
    }
}
