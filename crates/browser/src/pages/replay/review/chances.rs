//! The chances to win over time, with the turning points.

use ::words::extras::{review as told, review_page as words};
use game::Seat;
use leptos::prelude::*;
use teacher::{Review, TurningPoint, wording};

use super::super::chart::LinesChart;
use super::Lectern;
use crate::prefs::Prefs;
use crate::widgets::SeatMark;

/// A line for each player; a click goes to the moment, and so does each turning point.
#[component]
pub fn Chances(lectern: Lectern) -> impl IntoView {
    let prefs = Prefs::get();
    let reel = lectern.reel;
    untrack(|| lectern.review()).map(|review| {
        let turns = review.turning_points.clone();
        let place = |point: &TurningPoint| (Lectern::moment_of(&review, point.step), point.seat);
        let marks: Vec<(usize, Seat)> = turns.iter().map(place).collect();
        let places = marks.clone();
        let turn = move |(point, (moment, _)): (TurningPoint, (usize, Seat))| {
            let said = move || said(point, moment, &reel.names(), prefs.lang());
            view! {
                <li>
                    <button class="review-choice" data-test="turning-point" on:click=move |_| reel.go_to(moment)>
                        <SeatMark seat=point.seat/>
                        <span class="review-turn">{said}</span>
                    </button>
                </li>
            }
        };
        let label = Signal::derive(move || words::CHANCES_LABEL.of(prefs.lang()).to_owned());
        view! {
            <h3>{move || told::CHANCES.of(prefs.lang())}</h3>
            <LinesChart
                values=percents(&review)
                names=Signal::derive(move || reel.names())
                label
                now=Some(Signal::derive(move || reel.moment()))
                jump=Some(Callback::new(move |moment| reel.go_to(moment)))
                marks
            />
            {(!turns.is_empty()).then(|| view! {
                <h3>{move || told::TURNING_POINTS.of(prefs.lang())}</h3>
                <ul class="review-choices">{turns.into_iter().zip(places).map(turn).collect_view()}</ul>
            })}
        }
    })
}

fn said(point: TurningPoint, number: usize, names: &[String], lang: stage::Lang) -> String {
    let name = names.get(point.seat.index()).cloned().unwrap_or_default();
    let change = wording::signed_percent(point.change, lang);
    match point.by_chance {
        true => told::TurnedByChance { change, name, step: number }.of(lang),
        false => told::TurnedByDecision { change, name, step: number }.of(lang),
    }
}

/// The chances at every moment, in hundredths: before the next decision and, in the end, the result.
fn percents(review: &Review) -> Vec<Vec<i32>> {
    let whole =
        |shares: &[f64]| shares.iter().map(|share| (100.0 * share).round() as i32).collect();
    let mut all: Vec<Vec<i32>> =
        review.decisions.iter().map(|judged| whole(&judged.before)).collect();
    let result: Vec<f64> = review.seats.iter().map(|seat| seat.result).collect();
    all.push(whole(&result));
    all
}
