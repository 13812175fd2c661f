//! Every figure of the end screen as a line over time; figures and players can be switched on and off.

use ::words::extras::review_page as words;
use game::{Audience, Points, Seat, SeatSet};
use leptos::prelude::*;
use serde_json::Value;
use stage::{Lang, Panel, Row, Stage};

use super::chart::{LinesChart, points_of};
use super::reel::Reel;
use crate::prefs::Prefs;
use crate::widgets::SeatMark;

/// The most moments at which figures are counted: each is a count over the whole match until then, and a chart has
/// no more room.
const COUNTS_MOST: usize = 60;

/// A figure at every moment, seat by seat.
#[derive(Clone, PartialEq)]
struct Figure {
    name: String,
    values: Vec<Vec<i32>>,
}

/// Figures over time, folded until somebody wants them.
#[component]
pub fn Figures(reel: Reel) -> impl IntoView {
    let prefs = Prefs::get();
    let open = RwSignal::new(false);
    let figures = Memo::new(move |_| {
        let (lang, names) = (prefs.lang(), reel.names());
        match open.get() {
            true => untrack(|| all(reel, &names, lang)),
            false => Vec::new(),
        }
    });
    let chosen = RwSignal::new(vec![0_usize]);
    let shown = RwSignal::new(reel.seats().collect::<SeatSet>());
    let charts = move || {
        let figures = figures.get();
        let found = chosen.get().into_iter().filter_map(|place| figures.get(place).cloned());
        found.map(|figure| view! { <FigureChart reel figure shown/> }).collect_view()
    };
    view! {
        <details class="panel" on:toggle=move |_| open.set(true)>
            <summary data-test="figures">
                <h2>{move || words::FIGURES_OVER_TIME.of(prefs.lang())}</h2>
            </summary>
            <Show when=move || open.get()>
                <ChooseFigures figures chosen/>
                <ChoosePlayers reel shown/>
                {charts}
            </Show>
        </details>
    }
}

#[component]
fn ChooseFigures(figures: Memo<Vec<Figure>>, chosen: RwSignal<Vec<usize>>) -> impl IntoView {
    let prefs = Prefs::get();
    let toggle = move |place: usize| {
        chosen.update(|chosen| match chosen.iter().position(|other| *other == place) {
            Some(at) => drop(chosen.remove(at)),
            None => chosen.push(place),
        });
    };
    let choice = move |(place, figure): (usize, Figure)| {
        view! {
            <label>
                <input
                    type="checkbox"
                    data-test=format!("figure-{place}")
                    prop:checked=move || chosen.with(|chosen| chosen.contains(&place))
                    on:change=move |_| toggle(place)
                />
                {figure.name}
            </label>
        }
    };
    view! {
        <fieldset class="figures-choice">
            <legend>{move || words::FIGURES.of(prefs.lang())}</legend>
            {move || figures.get().into_iter().enumerate().map(choice).collect_view()}
        </fieldset>
    }
}

#[component]
fn ChoosePlayers(reel: Reel, shown: RwSignal<SeatSet>) -> impl IntoView {
    let prefs = Prefs::get();
    let toggle = move |seat: Seat| {
        shown.update(|shown| {
            *shown = if shown.contains(seat) { shown.without(seat) } else { shown.with(seat) };
        });
    };
    let choice = move |seat: Seat| {
        view! {
            <label>
                <input
                    type="checkbox"
                    data-test=format!("figure-player-{seat}")
                    prop:checked=move || shown.get().contains(seat)
                    on:change=move |_| toggle(seat)
                />
                <SeatMark seat/>
                {move || reel.names().get(seat.index()).cloned()}
            </label>
        }
    };
    view! {
        <fieldset class="figures-choice">
            <legend>{move || words::PLAYERS.of(prefs.lang())}</legend>
            {reel.seats().map(choice).collect_view()}
        </fieldset>
    }
}

#[component]
fn FigureChart(reel: Reel, figure: Figure, shown: RwSignal<SeatSet>) -> impl IntoView {
    let prefs = Prefs::get();
    let Figure { name, values } = figure;
    let title = name.clone();
    let label =
        Signal::derive(move || words::FigureLabel { figure: name.as_str() }.of(prefs.lang()));
    let lines = values.clone();
    let leads = move || {
        let now = values.get(reel.moment().min(values.len().saturating_sub(1)))?;
        Some(leader(now, &reel.names(), prefs.lang()))
    };
    view! {
        <h3>{title}</h3>
        <LinesChart
            values=lines
            names=Signal::derive(move || reel.names())
            label
            now=Some(Signal::derive(move || reel.moment()))
            jump=Some(Callback::new(move |moment| reel.go_to(moment)))
            shown=Signal::from(shown)
        />
        <p class="figure-leads" data-test="figure-leads">
            {move || leads().map(|(seat, said)| view! {
                {seat.map(|seat| view! { <SeatMark seat/> })}
                <span>{said}</span>
            })}
        </p>
    }
}

/// Who leads, in words.
fn leader(now: &[i32], names: &[String], lang: Lang) -> (Option<Seat>, String) {
    let most = now.iter().copied().max().unwrap_or_default();
    let mut leading = Seat::first(now.len()).zip(now).filter(|(_, value)| **value == most);
    match (leading.next(), leading.next()) {
        (Some((seat, _)), None) => {
            let name = names.get(seat.index()).cloned().unwrap_or_default();
            (Some(seat), words::Leads { name, value: most }.of(lang))
        }
        _ => (None, words::NobodyLeads { value: most }.of(lang)),
    }
}

/// All figures: the points, then what they were made with, then what else the game can tell.
fn all(reel: Reel, names: &[String], lang: Lang) -> Vec<Figure> {
    let last = reel.last();
    let points = reel.ask(points_of);
    let total = Figure { name: words::TOTAL.of(lang).to_owned(), values: points };
    let mut figures = vec![total];
    let counts = last.clamp(1, COUNTS_MOST);
    let mut told: Vec<Value> = Vec::new();
    let mut counted = 0;
    for count in 0..=counts {
        let moment = last * count / counts;
        reel.ask(|replay| {
            for moment in counted..=moment {
                told.extend(replay.events(moment, Audience::Spectator));
            }
        });
        counted = moment + 1;
        let now = reel.hand.ask(|stage, _| at_once(stage, names, &told, lang));
        for (name, values) in now {
            note(&mut figures, name, values, moment);
        }
        fill(&mut figures, moment, names.len());
    }
    figures
}

/// Every figure of this moment.
fn at_once(
    stage: &dyn Stage,
    names: &[String],
    told: &[Value],
    lang: Lang,
) -> Vec<(String, Vec<i32>)> {
    let points = |points: Points| points[..names.len()].to_vec();
    let summary = stage.summary(told, lang).into_iter();
    let headings = summary.map(|(heading, made)| (heading.to_owned(), points(made)));
    let tables = stage.review(names, told, lang);
    headings.chain(tables.iter().flat_map(|panel| columns(panel, names.len()))).collect()
}

/// The columns of a panel's tables that have a line for each seat and whole or broken numbers in them.
fn columns(panel: &Panel, seats: usize) -> Vec<(String, Vec<i32>)> {
    let tables = panel.rows.iter().filter_map(|row| match row {
        Row::Table { head, lines } if lines.len() == seats => Some((head, lines)),
        _ => None,
    });
    let column = |(at, word): (usize, &String), lines: &[Vec<String>]| {
        let values: Option<Vec<i32>> = lines.iter().map(|line| number(line.get(at)?)).collect();
        Some((format!("{}: {word}", panel.title), values?))
    };
    tables
        .flat_map(|(head, lines)| {
            head.iter()
                .enumerate()
                .skip(1)
                .filter_map(|word| column(word, lines))
                .collect::<Vec<_>>()
        })
        .collect()
}

/// A number as it is written for people.
fn number(text: &str) -> Option<i32> {
    let plain = text.replace(',', ".").replace('−', "-");
    plain.trim_start_matches('+').parse::<f64>().ok().map(|number| number.round() as i32)
}

/// Notes a figure for the moments since it was last counted.
fn note(figures: &mut Vec<Figure>, name: String, values: Vec<i32>, moment: usize) {
    let place = figures.iter().position(|figure| figure.name == name).unwrap_or_else(|| {
        figures.push(Figure { name, values: Vec::new() });
        figures.len() - 1
    });
    // The points, which come first, are known at every moment already.
    if place > 0 {
        fill_one(&mut figures[place], moment, values.len());
        figures[place].values.push(values);
    }
}

/// Keeps every line as long as the match is until now.
fn fill(figures: &mut [Figure], moment: usize, seats: usize) {
    figures.iter_mut().for_each(|figure| fill_one(figure, moment + 1, seats));
}

/// What was not counted is as it was before, at first nothing.
fn fill_one(figure: &mut Figure, length: usize, seats: usize) {
    let last = figure.values.last().cloned().unwrap_or_else(|| vec![0; seats]);
    if figure.values.len() < length {
        figure.values.resize(length, last);
    }
}
