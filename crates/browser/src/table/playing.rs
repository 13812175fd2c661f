//! The table while it is being played at, and after.

use client::News;
use game::erased::ListedAction;
use leptos::prelude::*;
use serde_json::Value;
use stage::{GameInfo, Hint, Lit, Tally};

use super::bar::Bar;
use super::chronicle::Chronicle;
use super::desk::Desk;
use super::flights::{FlightList, Flights};
use super::menu::Menu;
use super::notices::Notices;
use super::over::GameOver;
use super::players::Players;
use super::room::Room;
use super::side::Side;
use super::signals::{LiveRegion, call_to_table};
use crate::board::{Board, BoardController, BoardTools, Lens};
use crate::panels::Panels;
use crate::parts::Opener;
use crate::prefs::{load, save};
use crate::words::table as words;

/// What the parts of a running table share beside the room.
#[derive(Clone, Copy)]
pub struct Play {
    pub hand: BoardController,
    /// The camera over the board.
    pub lens: Lens,
    /// The game in words.
    pub game_info: &'static dyn GameInfo,
    /// What has happened.
    pub chronicle: Chronicle,
    /// What lies beside the board.
    pub panels: Panels,
    /// What is still in the stack.
    pub stock: Memo<Tally>,
    /// Points on their way to a score.
    pub flights: Flights,
    /// Whether the result is laid over the board.
    pub result_open: RwSignal<bool>,
    /// What a bot advises, as long as it can be done.
    pub hint: Memo<Option<Hint>>,
    /// What a lesson speaks of, lit where no hint is.
    pub taught: RwSignal<Vec<Lit>>,
    /// Whether a lesson waits to be understood: then its button is the only one that stands out.
    pub asks: RwSignal<bool>,
    advice: Advice,
}

/// What a bot advised for a version of the match, one step after the other.
type Advice = RwSignal<Option<(u64, Vec<ListedAction>)>>;

impl Play {
    /// The running table around this component.
    pub fn here() -> Play {
        expect_context()
    }

    fn begin(room: Room, game_info: &'static dyn GameInfo, open: Opener) -> Play {
        let hand = BoardController::on(open(), move |action| room.decide(action));
        let lens = Lens::new();
        let flights = Flights::new();
        let chronicle = Chronicle::new();
        let panels = Memo::new(move |_| {
            let names = room.names();
            hand.ask(|stage, lang| chronicle.with(|told| stage.panels(&names, told, lang)))
        });
        let stock = Memo::new(move |_| hand.ask(|stage, lang| stage.stock(lang)));
        let result_open = RwSignal::new(true);
        let advice: Advice = RwSignal::new(None);
        let hint = Memo::new(move |_| {
            let (_, steps) = advice.get()?;
            let names = room.names();
            hand.ask(|stage, lang| stage.hint(&steps, &names, lang))
        });
        let taught = RwSignal::new(Vec::new());
        Effect::new(move || {
            let lit = hint.with(|hint| hint.as_ref().map(|hint| hint.lit.clone()));
            hand.let_shine(lit.unwrap_or_else(|| taught.get()));
        });
        let play = Play {
            hand,
            lens,
            game_info,
            chronicle,
            panels,
            stock,
            flights,
            result_open,
            hint,
            taught,
            asks: RwSignal::new(false),
            advice,
        };
        play.remember(room);
        play.look_again(room);
        room.on_news(move |news| play.read(room, news));
        play
    }

    fn read(self, room: Room, news: &News) {
        match news {
            News::Redraw => {
                self.look_again(room);
                self.answer(room);
            }
            News::Acked { .. } => self.answer(room),
            News::Told(events) => {
                let names = untrack(|| room.names());
                self.flights.start(self, events, &names, room.prefs.peek().lang);
            }
            News::Ended => self.result_open.set(true),
            News::Hinted(steps) => {
                let version = room.peek(|known| known.version).unwrap_or_default();
                self.hand.suggest(steps);
                self.advice.set(Some((version, steps.clone())));
            }
            _ => {}
        }
    }

    /// Keeps what the person says once for all at a server's table, so that a reload forgets nothing.
    fn remember(self, room: Room) {
        let Some(id) = room.server_id() else { return };
        let key = format!("anleger.answers.{id}");
        if let Some(kept) = load::<String>(&key) {
            self.hand.recall(&kept);
        }
        let said = Memo::new(move |_| self.hand.ask(|stage, _| stage.keep()));
        Effect::new(move |before: Option<Option<String>>| {
            let now = said.get();
            if before.is_some_and(|before| before != now) {
                save(&key, &now);
            }
            now
        });
    }

    /// Sends what the person decided beforehand, where this look asks for it.
    fn answer(self, room: Room) {
        if !room.may_decide() {
            return;
        }
        let Some(action) = self.hand.answers() else { return };
        let names = untrack(|| room.names());
        if let Some(why) = untrack(|| self.hand.ask(|stage, lang| stage.spoken(&names, lang))) {
            room.toasts.say(why);
        }
        room.decide(action);
    }

    /// Shows the game as it is known now.
    fn look_again(self, room: Room) {
        room.peek(|known| self.chronicle.read_on(known));
        let version = room.peek(|known| known.version);
        if self.advice.with_untracked(|advice| advice.as_ref().map(|(told, _)| *told) != version) {
            self.advice.set(None);
        }
        // A line that tells of points is no deed: others may have brought them about.
        let acted = |event: &Value| {
            self.hand
                .line(event, &[], crate::language::spoken())
                .filter(|line| line.points.is_none())?
                .seat
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
    game_info: &'static dyn GameInfo,
    open: Opener,
    /// Shown above the sentence of what to do.
    banner: ViewFn,
) -> impl IntoView {
    let room = Room::here();
    let play = Play::begin(room, game_info, open);
    provide_context(play);
    call_to_table(room);
    let Play { hand, lens, flights, .. } = play;
    let remaining = Signal::derive(move || room.aids().is_some_and(|aids| aids.remaining));
    view! {
        <main class="table" class:learning=room.is_lesson() class:asks=move || play.asks.get()>
            <h1 class="unseen">{move || room.title()}</h1>
            <section class="middle">
                <Board hand lens remaining/>
                <Menu/>
                <BoardTools hand lens remaining/>
                <GameOver/>
            </section>
            <section class="around">
                <Players/>
                <Desk/>
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
