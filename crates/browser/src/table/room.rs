//! The room around a table: what is known of it, and the news for everything in it.

use std::rc::Rc;
use std::time::Duration;

use client::{Guest, Keepsake, Known, News};
use game::{Seat, SeatSet};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wire::{Aids, ClientFrame, Occupant, Phase};

use super::mixing;
use super::next_steps::SaveButton;
use super::playing::Playing;
use super::toasts::{ToastPlace, Toasts};
use super::waiting::WaitingRoom;
use crate::app::Place;
use crate::games::now_ms;
use crate::link::{Link, LinkState, keys};
use crate::pages::{Go, Nowhere};
use crate::parts::{later, opener};
use crate::prefs::Prefs;
use crate::route::Route;
use crate::words::{refusals, table as words, together};

/// What kind of table stands in the room.
#[derive(Clone)]
pub enum RoomKind {
    /// A server's.
    Server {
        id: String,
        /// The seat of the link, where somebody was invited to one.
        seat: Option<u8>,
    },
    /// One inside the page.
    Local(Desk),
    /// One inside the page where somebody learns; no chat, no resigning, no verifying.
    Lesson,
}

/// What a table inside the page can do beyond frames.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The text of the record, once the match is over.
    pub record: UnsyncCallback<(), Option<String>>,
    /// Goes to the replay of the match.
    pub replay: UnsyncCallback<()>,
    /// The text of the position as this seat knows it, or who looks on.
    pub position: UnsyncCallback<Option<Seat>, Option<String>>,
}

type Reader = Rc<dyn Fn(&News)>;

/// The room, for everything in it.
#[derive(Clone, Copy)]
pub struct Room {
    /// The way to the table.
    pub link: Link,
    /// What a person likes.
    pub prefs: Prefs,
    /// Short messages that go away by themselves.
    pub toasts: Toasts,
    /// Our own clock, a second at a time.
    pub now_ms: RwSignal<u64>,
    kind: StoredValue<RoomKind, LocalStorage>,
    guest: RwSignal<Guest>,
    readers: StoredValue<Vec<Reader>, LocalStorage>,
    /// The decision that is on its way.
    sent: RwSignal<Option<String>>,
    /// The version of the match for which the last decision was made.
    decided: StoredValue<Option<u64>>,
    /// The time of the last line of chat that was read.
    chat_read_ms: RwSignal<u64>,
    /// What this browser keeps of the dice.
    pub(super) keepsake: StoredValue<Option<Keepsake>>,
    place: Place,
}

impl Room {
    /// The room around this component.
    pub fn here() -> Room {
        expect_context()
    }

    fn enter(link: Link, kind: RoomKind) -> Room {
        let chat_read_ms = match &kind {
            RoomKind::Server { id, .. } => keys::read_until(id),
            _ => 0,
        };
        let room = Room {
            link,
            prefs: Prefs::get(),
            toasts: Toasts::new(),
            now_ms: RwSignal::new(now_ms()),
            kind: StoredValue::new_local(kind),
            guest: RwSignal::new(Guest::default()),
            readers: StoredValue::new_local(Vec::new()),
            sent: RwSignal::new(None),
            decided: StoredValue::new(None),
            chat_read_ms: RwSignal::new(chat_read_ms),
            keepsake: StoredValue::new(None),
            place: Place::get(),
        };
        room.keep_time();
        room.on_news(move |news| room.read(news));
        mixing::take_part(room);
        room
    }

    fn keep_time(self) {
        let tick = move || {
            self.now_ms.try_set(now_ms());
        };
        if let Ok(ticking) = set_interval_with_handle(tick, Duration::from_secs(1)) {
            on_cleanup(move || ticking.clear());
        }
    }

    /// Tells `reader` all news from now on, as long as the component is there.
    pub fn on_news(self, reader: impl Fn(&News) + 'static) {
        let reader: Reader = Rc::new(reader);
        let kept = StoredValue::new_local(reader.clone());
        self.readers.update_value(|readers| readers.push(reader));
        on_cleanup(move || {
            let gone = kept.try_get_value();
            self.readers.try_update_value(|readers| {
                readers.retain(|other| !gone.as_ref().is_some_and(|gone| Rc::ptr_eq(gone, other)));
            });
        });
    }

    fn listen(self) {
        self.link.listen(move |frame| {
            let heard = self.guest.try_update(|guest| guest.hear(frame, now_ms()));
            let readers = self.readers.try_get_value();
            for news in heard.iter().flatten() {
                readers.iter().flatten().for_each(|reader| reader(news));
            }
        });
    }

    /// What the room itself does with news.
    fn read(self, news: &News) {
        match news {
            News::AskAgain => self.link.greet_again(),
            News::Acked { client } => self.answered(Some(client)),
            News::Refused { code, about } => {
                match about.as_deref() {
                    // The page answered by itself, too late: nobody has to hear of it.
                    Some("pledge" | "share") => return,
                    Some("play") => self.answered(None),
                    _ => {}
                }
                let game = self.peek(|known| known.card.game.clone()).unwrap_or_default();
                self.toasts.say(refusals::in_game(code, &game, self.prefs.peek().lang));
            }
            News::Rematch(table) => self.go_on_at(table),
            _ => {}
        }
    }

    fn answered(self, client: Option<&String>) {
        let settled = self.sent.with_untracked(|sent| client.is_none() || sent.as_ref() == client);
        if settled {
            self.sent.set(None);
        }
    }

    /// Goes to the table of the next match, with the key of this one.
    fn go_on_at(self, table: &str) {
        if let RoomKind::Server { id, .. } = self.kind() {
            keys::pass_on(&id, table);
            if !self.peek(|known| known.yours).unwrap_or(SeatSet::EMPTY).is_empty() {
                self.place.go(Route::Table { id: table.to_owned(), seat: None });
            }
        }
    }

    /// What kind of table stands here.
    pub fn kind(self) -> RoomKind {
        self.kind.get_value()
    }

    /// The table on a server, by its id.
    pub fn server_id(self) -> Option<String> {
        match self.kind() {
            RoomKind::Server { id, .. } => Some(id),
            _ => None,
        }
    }

    /// Is it a lesson?
    pub fn is_lesson(self) -> bool {
        matches!(self.kind(), RoomKind::Lesson)
    }

    /// Reads what is known, tracked; `None` before the welcome.
    pub fn known<T>(self, read: impl FnOnce(&Known) -> T) -> Option<T> {
        self.guest.with(|guest| guest.known().map(read))
    }

    /// Reads what is known, untracked; `None` also where the room was left.
    pub fn peek<T>(self, read: impl FnOnce(&Known) -> T) -> Option<T> {
        self.guest.try_with_untracked(|guest| guest.known().map(read)).flatten()
    }

    /// The title of the game with what is chosen for it, tracked.
    pub fn title(self) -> String {
        let title = |known: &Known| match stage::game_info(&known.card.game) {
            Some(game_info) => game_info.title(&known.card.options, self.prefs.lang()),
            None => known.card.game.clone(),
        };
        self.known(title).unwrap_or_default()
    }

    /// Does the person play? Not who looks on, and not who is out of the match. Tracked.
    pub fn plays(self) -> bool {
        let plays = |known: &Known| {
            let state = |seat: Seat| known.state.seats.get(seat.index());
            let seats = known.yours.iter().filter_map(state);
            seats.clone().any(|seat| seat.out.is_none())
        };
        self.known(plays) == Some(true)
    }

    /// Has the person a seat, also one that is out of the match? Tracked.
    pub fn is_seated(self) -> bool {
        self.known(|known| !known.yours.is_empty()) == Some(true)
    }

    /// The aids of the table, tracked.
    pub fn aids(self) -> Option<Aids> {
        self.known(|known| known.card.settings.aid.aids())
    }

    /// The names of the seats, tracked.
    pub fn names(self) -> Vec<String> {
        let lang = self.prefs.lang();
        let names = |known: &Known| {
            let occupants: Vec<Occupant> =
                known.state.seats.iter().map(|seat| seat.occupant.clone()).collect();
            words::names(&occupants, lang)
        };
        self.known(names).unwrap_or_default()
    }

    /// How strong the bot of a seat was measured to be, tracked.
    pub fn rating(self, seat: Seat) -> Option<u32> {
        let rating = |known: &Known| match known.state.seats.get(seat.index())?.occupant {
            Occupant::Bot { rating, .. } => rating,
            _ => None,
        };
        self.known(rating).flatten()
    }

    /// The name of a seat, tracked.
    pub fn name(self, seat: Seat) -> String {
        self.names().get(seat.index()).cloned().unwrap_or_default()
    }

    /// The time of the last line of chat that was read, tracked.
    pub fn chat_read_ms(self) -> u64 {
        self.chat_read_ms.get()
    }

    /// Notes that the chat was read up to this time; `false` where it had been.
    pub fn note_chat_read(self, read_ms: u64) -> bool {
        let news = self.chat_read_ms.get_untracked() < read_ms;
        if news {
            self.chat_read_ms.set(read_ms);
        }
        news
    }

    /// Sends a frame.
    pub fn send(self, frame: ClientFrame) {
        self.link.send(frame);
    }

    /// Is a decision on its way, unanswered? Tracked.
    pub fn is_deciding(self) -> bool {
        self.sent.with(Option::is_some)
    }

    /// Is a decision wanted of the shown seat that has not been made yet? Untracked.
    pub fn may_decide(self) -> bool {
        let wanted = |known: &Known| {
            let mine = known.my_seat().is_some_and(|seat| known.decides(seat));
            mine && self.decided.get_value() != Some(known.version)
        };
        self.sent.with_untracked(Option::is_none) && self.peek(wanted) == Some(true)
    }

    /// Sends what the person decided, unless a decision is on its way already.
    pub fn decide(self, action: game::erased::ListedAction) {
        let decided = self.peek(|known| Some((known.my_seat()?, known.version))).flatten();
        let Some((seat, version)) = decided.filter(|_| self.sent.with_untracked(Option::is_none))
        else {
            return;
        };
        let client = keys::decision_id();
        self.sent.set(Some(client.clone()));
        self.decided.set_value(Some(version));
        self.send(ClientFrame::Play { client, version, seat, chosen: action.into() });
    }
}

/// A table with everything around it.
#[component]
pub fn TableRoom(
    /// The way to the table.
    link: Link,
    /// What kind of table it is.
    kind: RoomKind,
    /// Shown above the sentence of what to do: a lesson's words.
    #[prop(optional, into)]
    banner: ViewFn,
) -> impl IntoView {
    let room = Room::enter(link, kind);
    provide_context(room);
    room.listen();
    // Only what decides which screen is shown, so that a screen stays while the rest changes.
    let screen = Memo::new(move |_| {
        room.known(|known| (known.state.phase == Phase::Waiting, known.card.game.clone()))
    });
    // While people are still waited for, the stage is on its way.
    Effect::new(move || {
        if let Some((_, game)) = screen.get() {
            spawn_local(async move {
                opener(&game).await;
            });
        }
    });
    view! {
        {move || match screen.get() {
            None => view! { <Doorstep/> }.into_any(),
            Some((true, _)) => view! {
                <WaitingRoom/>
                <ToastPlace toasts=room.toasts/>
            }
            .into_any(),
            Some((false, game)) => match stage::game_info(&game) {
                Some(game_info) => {
                    let banner = banner.clone();
                    let play = move |open| view! { <Playing game_info open banner=banner.clone()/> };
                    later(move || opener(game_info.game()), move |open| play(open).into_any())
                }
                None => view! { <p class="page-note">{words::UNKNOWN_GAME.of(room.prefs.lang())}</p> }
                    .into_any(),
            },
        }}
        <LineNote/>
    }
}

/// Before the table has said anything.
#[component]
fn Doorstep() -> impl IntoView {
    let room = Room::here();
    let text = move || match room.link.state() {
        LinkState::Closed { .. } => "",
        _ => words::CONNECTING.of(room.prefs.lang()),
    };
    view! { <main class="doorstep"><p>{text}</p></main> }
}

/// Says when the line is broken. The place where it is said is always there, or a screen reader would
/// not notice what comes into it.
#[component]
fn LineNote() -> impl IntoView {
    let room = Room::here();
    let lang = move || room.prefs.lang();
    let said = move || match room.link.state() {
        LinkState::Open | LinkState::Connecting => ().into_any(),
        LinkState::Lost => view! { <p class="line-note">{words::LOST.of(lang())}</p> }.into_any(),
        LinkState::Closed { code } if code == "no-such-table" => view! {
            <div class="closed" data-test="closed">
                <Nowhere why=together::NO_SUCH_TABLE/>
            </div>
        }
        .into_any(),
        LinkState::Closed { code } => view! {
            <div class="closed" data-test="closed">
                <p>{refusals::sentence(&code, lang())}</p>
                {(code == "other-rules").then(|| view! { <SaveButton/> })}
                <Go to=Route::Start class="button">{words::TO_START.of(lang())}</Go>
            </div>
        }
        .into_any(),
    };
    view! { <div role="alert">{said}</div> }
}
