//! The table while it is being played at, and after.

use leptos::prelude::*;
use parlour::News;
use serde_json::Value;
use stage::{Lang, Theatre};

use super::bar::Bar;
use super::flights::{FlightList, Flights};
use super::menu::Menu;
use super::notices::Notices;
use super::over::GameOver;
use super::players::Players;
use super::room::Room;
use super::side::Side;
use super::signals::{LiveRegion, call_to_table};
use crate::board::{Board, BoardTools, Lens, Stagehand};
use crate::words::table as words;

/// What the parts of a running table share beside the room.
#[derive(Clone, Copy)]
pub struct Play {
    /// The stage.
    pub hand: Stagehand,
    /// The camera over the board.
    pub lens: Lens,
    /// The game in words.
    pub theatre: &'static dyn Theatre,
    /// Points on their way to a score.
    pub flights: Flights,
    /// Whether the result is laid over the board.
    pub result_open: RwSignal<bool>,
}

impl Play {
    /// The running table around this component.
    pub fn here() -> Play {
        expect_context()
    }

    fn begin(room: Room, theatre: &'static dyn Theatre) -> Play {
        let hand = Stagehand::open(theatre, move |action| room.decide(action));
        let lens = Lens::new();
        let flights = Flights::new();
        let play = Play { hand, lens, theatre, flights, result_open: RwSignal::new(true) };
        play.look_again(room);
        room.on_news(move |news| play.read(room, news));
        play
    }

    fn read(self, room: Room, news: &News) {
        match news {
            News::Redraw => self.look_again(room),
            News::Told(events) => {
                let names = untrack(|| room.names());
                self.flights.start(self, events, &names, room.prefs.peek().lang);
            }
            News::Ended => self.result_open.set(true),
            News::Hinted(action) if !self.hand.suggest(action) => {
                let lang = room.prefs.peek().lang;
                room.toasts.say(words::hint(&action.notation, lang));
            }
            _ => {}
        }
    }

    /// Shows the game as it is known now.
    fn look_again(self, room: Room) {
        // A line that tells of points is no deed: others may have brought them about.
        let acted = |event: &Value| {
            self.hand.line(event, &[], Lang::En).filter(|line| line.points.is_none())?.seat
        };
        let seen =
            room.peek(|known| Some(self.hand.see(known.look()?, known.since_my_turn(acted))));
        if let Some(Some(Err(_))) = seen {
            room.toasts.say(words::UNREADABLE.of(room.prefs.peek().lang));
        }
    }
}

/// The table while it is being played at, and after.
#[component]
pub fn Playing(
    /// The game.
    theatre: &'static dyn Theatre,
    /// Shown above the sentence of what to do.
    banner: ViewFn,
) -> impl IntoView {
    let room = Room::here();
    let play = Play::begin(room, theatre);
    provide_context(play);
    call_to_table(room);
    let Play { hand, lens, flights, .. } = play;
    let outlook = Signal::derive(move || room.aids().is_some_and(|aids| aids.outlook));
    view! {
        <main class="table">
            <section class="middle">
                <Board hand lens outlook/>
                <Menu/>
                <BoardTools hand lens outlook/>
                <GameOver/>
            </section>
            <section class="around">
                <Players/>
                <Side/>
            </section>
            <section class="below">
                {banner.run()}
                <Notices/>
                <Bar/>
            </section>
        </main>
        <FlightList flights/>
        <LiveRegion/>
    }
}
