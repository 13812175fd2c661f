//! Points that fly from where they were made to the score of who made them.

use std::time::Duration;

use game::Seat;
use leptos::prelude::*;
use serde_json::Value;
use stage::{Lang, LogLine};

use super::playing::Play;

/// How long a scored place glows.
const GLOW: Duration = Duration::from_millis(1400);

#[derive(Clone)]
struct Flight {
    number: u64,
    seat: Seat,
    points: i32,
    from: (f64, f64),
    by: (f64, f64),
}

/// Points on their way.
#[derive(Clone, Copy)]
pub struct Flights {
    list: RwSignal<Vec<Flight>>,
    count: StoredValue<u64>,
}

impl Flights {
    /// Nothing is on its way.
    pub fn new() -> Flights {
        Flights { list: RwSignal::new(Vec::new()), count: StoredValue::new(0) }
    }

    /// Starts what these events brought, and lets its place glow.
    pub fn start(self, play: Play, events: &[Value], names: &[String], lang: Lang) {
        let line = |event: &Value| play.hand.line(event, names, lang);
        for line in events.iter().filter_map(line) {
            self.fly(play, &line);
        }
    }

    fn fly(self, play: Play, line: &LogLine) {
        let Some((seats, points)) = line.points else { return };
        if let (Some(place), Some(seat)) = (&line.place, seats.iter().next()) {
            play.hand.let_glow(Some((place.clone(), seat)));
            set_timeout(move || play.hand.let_glow(None), GLOW);
        }
        let Some(from) = line.at.and_then(|at| play.lens.on_screen(at)) else { return };
        for seat in seats.iter() {
            self.launch(seat, points, from);
        }
    }

    fn launch(self, seat: Seat, points: i32, from: (f64, f64)) {
        let score = document().query_selector(&format!("[data-test=score-{seat}]"));
        let Some(rim) = score.ok().flatten().map(|score| score.get_bounding_client_rect()) else {
            return;
        };
        let to = (rim.left() + rim.width() / 2.0, rim.top() + rim.height() / 2.0);
        let number = self.count.get_value();
        self.count.set_value(number + 1);
        let by = (to.0 - from.0, to.1 - from.1);
        self.list.update(|list| list.push(Flight { number, seat, points, from, by }));
        // Also where the style sheet shows no motion and no end of it is told.
        let land = move || {
            self.list.try_update(|list| list.retain(|flight| flight.number != number));
        };
        set_timeout(land, GLOW);
    }
}

/// The points on their way.
#[component]
pub fn FlightList(flights: Flights) -> impl IntoView {
    let flight = |flight: Flight| {
        let px = |length: f64| format!("{length:.1}px");
        view! {
            <span
                class=format!("flight seat-{}", flight.seat)
                style:left=px(flight.from.0)
                style:top=px(flight.from.1)
                style=("--right", px(flight.by.0))
                style=("--down", px(flight.by.1))
            >
                {format!("{:+}", flight.points)}
            </span>
        }
    };
    view! {
        <div class="flights" aria-hidden="true">
            <For each=move || flights.list.get() key=|flight| flight.number children=flight/>
        </div>
    }
}
