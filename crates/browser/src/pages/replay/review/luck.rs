//! What luck gave and what decisions cost, player by player.

use ::words::extras::{review as told, review_page as words};
use leptos::prelude::*;
use teacher::{SeatReview, wording};

use super::Lectern;
use crate::prefs::Prefs;
use crate::widgets::SeatMark;
use crate::words::Word;

/// A table with a column for each player.
#[component]
pub fn LuckAndSkill(lectern: Lectern) -> impl IntoView {
    let prefs = Prefs::get();
    untrack(|| lectern.review()).map(|review| {
        let seats = StoredValue::new(review.seats.clone());
        let head = move || {
            let column = |(seat, name)| view! { <th scope="col"><SeatMark seat/><span>{name}</span></th> };
            lectern.reel.seats().zip(lectern.reel.names()).map(column).collect_view()
        };
        let row = move |(word, figure): (Word, Figure)| {
            let cell = move |seat: &SeatReview| {
                let figure = figure(seat);
                view! { <td>{move || figure.said(prefs.lang())}</td> }
            };
            view! {
                <tr>
                    <th scope="row">{move || word.of(prefs.lang())}</th>
                    {seats.with_value(|seats| seats.iter().map(cell).collect_view())}
                </tr>
            }
        };
        view! {
            <h3>{move || words::LUCK_AND_SKILL.of(prefs.lang())}</h3>
            <p class="panel-text">{move || words::LUCK_HELP.of(prefs.lang())}</p>
            <div class="review-table" tabindex="0" role="region" aria-label=move || words::LUCK_AND_SKILL.of(prefs.lang())>
                <table data-test="luck-and-skill">
                    <thead><tr><td></td>{head}</tr></thead>
                    <tbody>{ROWS.map(row)}</tbody>
                </table>
            </div>
        }
    })
}

/// A figure of a player.
type Figure = fn(&SeatReview) -> Share;

/// A share, as it is told.
#[derive(Clone, Copy)]
enum Share {
    /// In hundredths; nothing where there is none.
    Plain(Option<f64>),
    /// The same with its sign: something that was gained or lost.
    Gained(f64),
}

impl Share {
    fn said(self, lang: stage::Lang) -> String {
        match self {
            Share::Plain(share) => {
                share.map_or_else(|| "–".to_owned(), |share| wording::percent(share, lang))
            }
            Share::Gained(share) => wording::signed_percent(share, lang),
        }
    }
}

const ROWS: [(Word, Figure); 10] = [
    (told::ACCURACY, |seat| Share::Plain(seat.accuracy)),
    (told::OPENING, |seat| Share::Plain(seat.phases.first().copied().flatten())),
    (told::MIDDLE, |seat| Share::Plain(seat.phases.get(1).copied().flatten())),
    (told::ENDING, |seat| Share::Plain(seat.phases.get(2).copied().flatten())),
    (told::START, |seat| Share::Plain(Some(seat.start))),
    (told::LOST, |seat| Share::Gained(-seat.lost)),
    (told::GIVEN, |seat| Share::Gained(seat.given)),
    (told::LUCK, |seat| Share::Gained(seat.luck)),
    (told::RESULT, |seat| Share::Plain(Some(seat.result))),
    (told::ADJUSTED, |seat| Share::Plain(Some(seat.adjusted))),
];
