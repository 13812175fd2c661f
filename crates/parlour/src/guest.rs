//! What a client knows of a table: folded from what the table says, frame by frame.

use game::erased::ListedAction;
use game::{Audience, Seat, SeatSet, Turn};
use serde_json::Value;
use wire::rest::TableCard;
use wire::{
    CatchUp, ChatLine, ClockFace, Look, Numbered, Phase, Presence, ServerFrame, TableEvent,
    TableState,
};

use crate::diary::{Diary, Logged};

/// The most lines of chat a client keeps: an evening's talk; older ones stay with the server.
const CHAT_LINES_MAX: usize = 500;

/// What a frame brought, for the page to act on.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// The table or the game looks different.
    Redraw,
    /// These events have just been told to the shown look, in order.
    Told(Vec<Value>),
    /// It has become the turn of this own seat.
    MyTurn(Seat),
    /// The match has ended.
    Ended,
    /// A decision is stored.
    Acked {
        /// The client's id of it.
        client: String,
    },
    /// A frame was not carried out.
    Refused {
        /// The stable word for the reason.
        code: String,
        /// The `type` of the refused frame, where it could be read.
        about: Option<String>,
    },
    /// Somebody said something.
    Said(ChatLine),
    /// A bot would do this.
    Hinted(ListedAction),
    /// The next match has a table.
    Rematch(String),
    /// What is known has a hole: greet the table anew and ask for everything.
    AskAgain,
    /// The table closed the conversation.
    Closed {
        /// The stable word for the reason.
        code: String,
    },
}

/// What a client knows of a table.
#[derive(Clone, Debug, Default)]
pub struct Guest {
    known: Option<Box<Known>>,
}

/// What a client knows once it has been welcomed.
#[derive(Clone, Debug)]
pub struct Known {
    /// What never changes about the table.
    pub card: TableCard,
    /// The seats whose key this client has.
    pub yours: SeatSet,
    /// The number of the last event.
    pub number: u64,
    /// The version of the match, for the next decision.
    pub version: u64,
    /// The table as everybody sees it.
    pub state: TableState,
    /// The game through the eyes of each own seat, or of a spectator; empty before the match.
    pub looks: Vec<Look>,
    /// The last lines of chat.
    pub chat: Vec<ChatLine>,
    diary: Diary,
    /// Which of the looks is shown.
    shown: usize,
    /// The server's clock when `state` was told, and ours then.
    heard: Moment,
}

/// Which log is being read; see [`Known::log_edition`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEdition {
    table: String,
    shown: usize,
    torn: u64,
}

/// The same moment on two clocks.
#[derive(Clone, Copy, Debug)]
struct Moment {
    theirs_ms: u64,
    ours_ms: u64,
}

impl Guest {
    /// What is known; nothing before the welcome.
    pub fn known(&self) -> Option<&Known> {
        self.known.as_deref()
    }

    /// Takes in a frame that came at `now_ms` of our own clock.
    pub fn hear(&mut self, frame: ServerFrame, now_ms: u64) -> Vec<News> {
        let before = self.known().map(Known::situation);
        let mut news = match (&mut self.known, frame) {
            (_, ServerFrame::Closed { code, .. }) => return vec![News::Closed { code }],
            (known, welcome @ ServerFrame::Welcome { .. }) => be_welcomed(known, welcome, now_ms),
            (Some(known), frame) => known.hear(frame, now_ms),
            // Nothing else comes before the welcome but refusals of what was said too early.
            (None, ServerFrame::Refused { code, about, .. }) => {
                vec![News::Refused { code, about }]
            }
            (None, _) => Vec::new(),
        };
        if let Some(known) = self.known() {
            news.extend(known.changes(before));
        }
        news
    }
}

/// What decides whether somebody must be called to the table.
#[derive(Clone, Copy, PartialEq)]
struct Situation {
    deciding: Option<Seat>,
    version: u64,
    phase: Phase,
}

fn be_welcomed(known: &mut Option<Box<Known>>, welcome: ServerFrame, now_ms: u64) -> Vec<News> {
    let ServerFrame::Welcome {
        card,
        yours,
        number,
        version,
        state,
        looks,
        missed,
        chat,
        now_ms: theirs_ms,
    } = welcome
    else {
        return Vec::new();
    };
    let before = known.take();
    let heard = Moment { theirs_ms, ours_ms: now_ms };
    let mut fresh = Box::new(Known {
        card: *card,
        yours,
        number,
        version,
        state: *state,
        looks,
        chat,
        diary: Diary::default(),
        shown: 0,
        heard,
    });
    let news = fresh.catch_up(before, missed);
    fresh.choose_look();
    *known = Some(fresh);
    news
}

impl Known {
    /// What was missed: everything, or what came after the diary's last page.
    fn catch_up(&mut self, before: Option<Box<Known>>, missed: CatchUp) -> Vec<News> {
        let events = match missed {
            CatchUp::Snapshot { logs } => {
                self.diary = Diary::begin(&self.looks, logs);
                return vec![News::Redraw];
            }
            CatchUp::Gap { events } => events,
        };
        let Some(before) = before.filter(|before| before.card.id == self.card.id) else {
            return vec![News::AskAgain];
        };
        (self.diary, self.shown) = (before.diary, before.shown);
        let kept = self.diary.suits(&self.looks)
            && events.into_iter().all(|numbered| self.write_down(numbered).is_some());
        match kept {
            true => vec![News::Redraw],
            false => vec![News::AskAgain],
        }
    }

    /// Writes an event into the diary; `None` where that tears a hole into it.
    fn write_down(&mut self, numbered: Numbered) -> Option<Vec<Value>> {
        let told = match &numbered.event {
            TableEvent::Begun { told } | TableEvent::Played { told, .. } => told.get(self.shown),
            _ => None,
        };
        let told = told.cloned().unwrap_or_default();
        self.diary.write(numbered, &self.looks, self.state.turn).then_some(told)
    }

    fn hear(&mut self, frame: ServerFrame, now_ms: u64) -> Vec<News> {
        match frame {
            ServerFrame::Event { numbered, version, state, looks, now_ms: theirs_ms } => {
                self.version = version;
                self.looks = looks;
                self.told_state(*state, Moment { theirs_ms, ours_ms: now_ms });
                self.happened(numbered)
            }
            ServerFrame::State { yours, state, now_ms: theirs_ms } => {
                self.yours = yours;
                self.told_state(*state, Moment { theirs_ms, ours_ms: now_ms });
                vec![News::Redraw]
            }
            ServerFrame::Ack { client, .. } => vec![News::Acked { client }],
            ServerFrame::Refused { code, about, .. } => vec![News::Refused { code, about }],
            ServerFrame::Chat { line } => {
                self.chat.push(line.clone());
                let beyond = self.chat.len().saturating_sub(CHAT_LINES_MAX);
                self.chat.drain(..beyond);
                vec![News::Said(line)]
            }
            ServerFrame::Hint { action, .. } => vec![News::Hinted(action)],
            ServerFrame::Pong { .. } | ServerFrame::Welcome { .. } | ServerFrame::Closed { .. } => {
                Vec::new()
            }
        }
    }

    fn told_state(&mut self, state: TableState, heard: Moment) {
        self.state = state;
        self.heard = heard;
    }

    fn happened(&mut self, numbered: Numbered) -> Vec<News> {
        if numbered.number <= self.number {
            return vec![News::Redraw];
        }
        let hole = numbered.number > self.number + 1 || !self.diary.suits(&self.looks);
        self.number = numbered.number;
        let mut news = vec![News::Redraw];
        if let TableEvent::Rematch { table } = &numbered.event {
            news.push(News::Rematch(table.clone()));
        }
        // Whose eyes the page has is settled before it is said what they saw.
        self.choose_look();
        match self.write_down(numbered).filter(|_| !hole) {
            Some(told) if told.is_empty() => {}
            Some(told) => news.push(News::Told(told)),
            None => news.push(News::AskAgain),
        }
        news
    }

    /// With several own seats the one that must decide is shown; else the one shown last.
    fn choose_look(&mut self) {
        let decides = |look: &Look| match look.audience {
            Audience::Seat(seat) => self.decides(seat),
            _ => false,
        };
        let keeps = self.looks.get(self.shown).is_some_and(decides);
        let next = if keeps { None } else { self.looks.iter().position(decides) };
        self.shown = next.unwrap_or(self.shown).min(self.looks.len().saturating_sub(1));
    }

    fn situation(&self) -> Situation {
        let deciding = self.my_seat().filter(|&seat| self.decides(seat));
        Situation { deciding, version: self.version, phase: self.state.phase }
    }

    fn changes(&self, before: Option<Situation>) -> Vec<News> {
        let now = self.situation();
        let mut news = Vec::new();
        if let Some(seat) = now.deciding
            && before.and_then(|before| before.deciding) != Some(seat)
        {
            news.push(News::MyTurn(seat));
        }
        if now.phase == Phase::Over && before.is_some_and(|before| before.phase != Phase::Over) {
            news.push(News::Ended);
        }
        news
    }

    /// Must the person of this own seat decide now? Not where a bot plays for them.
    pub fn decides(&self, seat: Seat) -> bool {
        let played = self
            .state
            .seats
            .get(seat.index())
            .is_some_and(|state| state.caretaker.is_none() && state.out.is_none());
        let due = match self.state.turn {
            Some(Turn::Decide(seats)) => seats.contains(seat),
            _ => false,
        };
        played && due && self.yours.contains(seat)
    }

    /// The game as it is shown; `None` before the match.
    pub fn look(&self) -> Option<&Look> {
        self.looks.get(self.shown)
    }

    /// The own seat through whose eyes the game is shown; before the match the first own one.
    pub fn my_seat(&self) -> Option<Seat> {
        match self.look().map(|look| look.audience) {
            Some(Audience::Seat(seat)) => Some(seat),
            Some(_) => None,
            None => self.yours.iter().next(),
        }
    }

    /// Everything that happened, as the shown look may know it.
    pub fn log(&self) -> Vec<Logged> {
        self.log_from(0)
    }

    /// The same from this line on, for who has read the lines before it.
    pub fn log_from(&self, line: usize) -> Vec<Logged> {
        self.diary.log_from(self.shown, line)
    }

    /// Which log this is: while it stays the same, lines are only added at its end.
    pub fn log_edition(&self) -> LogEdition {
        LogEdition { table: self.card.id.clone(), shown: self.shown, torn: self.diary.torn() }
    }

    /// What happened since the last own turn, for marks on the board. `acted` says whose deed an
    /// event is, where it is anybody's: what was told before one came does not say who decided it.
    pub fn since_my_turn(&self, acted: impl Fn(&Value) -> Option<Seat>) -> Vec<Value> {
        let deciding = self.situation().deciding.is_some();
        self.diary.since_my_turn(self.shown, deciding, acted)
    }

    /// The table's clock at `now_ms` of ours.
    pub fn their_time_ms(&self, now_ms: u64) -> u64 {
        self.heard.theirs_ms.saturating_add(self.since_heard_ms(now_ms))
    }

    fn since_heard_ms(&self, now_ms: u64) -> u64 {
        now_ms.saturating_sub(self.heard.ours_ms)
    }

    /// The clock of a seat at `now_ms` of our own clock; `None` where no time is kept.
    pub fn clock(&self, seat: Seat, now_ms: u64) -> Option<ClockFace> {
        let face = self.state.clock.get(seat.index())?;
        let passed = if face.running { self.since_heard_ms(now_ms) } else { 0 };
        Some(ClockFace {
            used_ms: face.used_ms.saturating_add(passed),
            left_ms: face.left_ms.map(|left| left.saturating_sub(passed)),
            running: face.running,
        })
    }

    /// May the others vote for a caretaker at `now_ms` of our own clock?
    pub fn may_have_caretaker(&self, seat: Seat, now_ms: u64) -> bool {
        let Some(state) = self.state.seats.get(seat.index()) else { return false };
        match state.presence {
            Presence::Away { caretaker_from_ms, .. } => {
                state.caretaker.is_none()
                    && state.out.is_none()
                    && self.their_time_ms(now_ms) >= caretaker_from_ms
            }
            Presence::Here => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diary::Happening;
    use crate::samples::{Teller, card, numbered, state, welcome};
    use game::toys::LanternsEvent;
    use wire::{Presence, UndoOffer};

    /// A guest of this table who has just come in.
    fn guest(table: &Teller) -> Guest {
        let mut guest = Guest::default();
        guest.hear(table.snapshot(), 0);
        guest
    }

    /// The game's lines of the guest's log.
    fn told(guest: &Guest) -> Vec<Value> {
        let told = |line: Logged| match line.what {
            Happening::Game(told) => Some(told),
            Happening::Table(_) => None,
        };
        guest.known().unwrap().log().into_iter().filter_map(told).collect()
    }

    fn seat(number: usize) -> Seat {
        Seat::new(number).unwrap()
    }

    #[test]
    fn the_log_is_what_the_table_would_tell() {
        for yours in [&[0usize][..], &[1], &[0, 1], &[]] {
            let mut table = Teller::new(yours);
            let mut guest = guest(&table);
            for _ in 0..6 {
                let news = guest.hear(table.play(), 0);
                assert!(news.contains(&News::Redraw));
                assert!(news.iter().any(|news| matches!(news, News::Told(_))), "{news:?}");
            }
            if yours.len() < 2 {
                assert_eq!(told(&guest), table.log());
            }
            assert_eq!(guest.known().unwrap().number, 7);
        }
    }

    #[test]
    fn what_was_taken_back_is_gone_from_the_log() {
        let mut table = Teller::new(&[0]);
        let mut guest = guest(&table);
        for _ in 0..5 {
            guest.hear(table.play(), 0);
        }
        assert!(!guest.hear(table.undo(2), 0).contains(&News::AskAgain));
        assert_eq!(told(&guest), table.log());
        guest.hear(table.play(), 0);
        guest.hear(table.undo(1), 0);
        assert_eq!(told(&guest), table.log());
        let undone =
            |line: &Logged| matches!(line.what, Happening::Table(TableEvent::Undone { .. }));
        assert_eq!(guest.known().unwrap().log().iter().filter(|line| undone(line)).count(), 2);
    }

    #[test]
    fn a_log_is_read_on_where_one_stopped_as_long_as_nothing_was_taken_back() {
        let mut table = Teller::new(&[0]);
        let mut guest = guest(&table);
        guest.hear(table.play(), 0);
        let (read, edition) = {
            let known = guest.known().unwrap();
            (known.log(), known.log_edition())
        };
        guest.hear(table.play(), 0);
        let known = guest.known().unwrap();
        assert_eq!(known.log_edition(), edition);
        assert_eq!([read.clone(), known.log_from(read.len())].concat(), known.log());
        guest.hear(table.undo(1), 0);
        assert_ne!(guest.known().unwrap().log_edition(), edition);
    }

    #[test]
    fn taking_back_beyond_the_snapshot_asks_for_another() {
        let mut table = Teller::new(&[0]);
        for _ in 0..3 {
            table.play();
        }
        let mut guest = guest(&table);
        guest.hear(table.play(), 0);
        assert!(guest.hear(table.undo(2), 0).contains(&News::AskAgain));
        guest.hear(table.snapshot(), 0);
        assert_eq!(told(&guest), table.log());
    }

    #[test]
    fn a_gap_is_written_down_and_a_hole_is_noticed() {
        let mut table = Teller::new(&[1]);
        let mut guest = guest(&table);
        guest.hear(table.play(), 0);
        let missed = vec![numbered(table.play()), numbered(table.play()), numbered(table.undo(1))];
        let news = guest.hear(table.gap(missed), 0);
        assert!(!news.contains(&News::AskAgain));
        assert_eq!(told(&guest), table.log());
        table.play();
        assert!(guest.hear(table.play(), 0).contains(&News::AskAgain), "one event is missing");
    }

    #[test]
    fn a_gap_is_of_no_use_to_who_knows_nothing_or_has_other_eyes() {
        let mut table = Teller::new(&[0]);
        let missed = vec![numbered(table.play())];
        assert!(Guest::default().hear(table.gap(missed.clone()), 0).contains(&News::AskAgain));
        let mut onlooker = guest(&Teller::new(&[]));
        assert!(onlooker.hear(table.gap(missed), 0).contains(&News::AskAgain));
    }

    #[test]
    fn an_event_heard_twice_is_told_once() {
        let mut table = Teller::new(&[0]);
        let mut guest = guest(&table);
        let event = table.play();
        guest.hear(event.clone(), 0);
        assert_eq!(guest.hear(event, 0), [News::Redraw]);
        assert_eq!(told(&guest), table.log());
    }

    #[test]
    fn a_turn_is_called_once_and_not_for_a_caretaker() {
        let mut table = Teller::new(&[0]);
        let mut guest = Guest::default();
        assert!(guest.hear(table.snapshot(), 0).contains(&News::MyTurn(seat(0))));
        assert!(!guest.hear(table.snapshot(), 0).contains(&News::MyTurn(seat(0))));
        guest.hear(table.play(), 0);
        assert!(!guest.known().unwrap().decides(seat(0)));
        table.caretaken = SeatSet::only(seat(0));
        let news = guest.hear(table.play(), 0);
        assert!(!news.contains(&News::MyTurn(seat(0))), "{news:?}");
    }

    #[test]
    fn at_one_screen_the_seat_that_decides_is_shown() {
        let mut table = Teller::new(&[0, 1]);
        let mut guest = guest(&table);
        assert_eq!(guest.known().unwrap().my_seat(), Some(seat(0)));
        let news = guest.hear(table.play(), 0);
        assert_eq!(guest.known().unwrap().my_seat(), Some(seat(1)));
        assert!(news.contains(&News::MyTurn(seat(1))));
    }

    #[test]
    fn marks_show_what_others_did_since_my_turn() {
        let mut table = Teller::new(&[0]);
        let mut guest = guest(&table);
        guest.hear(table.play(), 0);
        assert!(guest.known().unwrap().since_my_turn(|_| None).is_empty());
        let ServerFrame::Event { numbered, .. } = table.play() else { panic!() };
        let TableEvent::Played { told, .. } = &numbered.event else { panic!() };
        let expected = told[0].clone();
        let frame = table.gap(vec![numbered]);
        guest.hear(frame, 0);
        assert_eq!(guest.known().unwrap().since_my_turn(|_| None), expected);
    }

    /// Who laid a card, where an event says so.
    fn laid(event: &Value) -> Option<Seat> {
        match serde_json::from_value(event.clone()).unwrap() {
            LanternsEvent::Laid { seat, .. } => Some(seat),
            _ => None,
        }
    }

    #[test]
    fn marks_are_the_same_after_a_reload() {
        for yours in [&[0usize][..], &[]] {
            let mut table = Teller::new(yours);
            let mut stayed = guest(&table);
            for turn in 0..6 {
                stayed.hear(table.play(), 0);
                let returned = guest(&table);
                let marks = |guest: &Guest| guest.known().unwrap().since_my_turn(laid);
                assert_eq!(marks(&returned), marks(&stayed), "seats {yours:?}, turn {turn}");
            }
            let told = stayed.known().unwrap().since_my_turn(laid);
            assert_eq!(told.iter().filter_map(laid).collect::<Vec<Seat>>(), [seat(1)]);
        }
    }

    #[test]
    fn clocks_run_on_between_two_frames() {
        let mut guest = Guest::default();
        let ServerFrame::Welcome { mut state, .. } = welcome() else { panic!() };
        guest.hear(welcome(), 100);
        let face = |used_ms, left_ms, running| ClockFace { used_ms, left_ms, running };
        state.clock = vec![face(1_000, Some(9_000), true), face(0, None, false)];
        let (yours, now_ms) = (SeatSet::only(seat(0)), 5_000);
        guest.hear(ServerFrame::State { yours, state, now_ms }, 200);
        let known = guest.known().unwrap();
        assert_eq!(known.clock(seat(0), 1_200), Some(face(2_000, Some(8_000), true)));
        assert_eq!(known.clock(seat(0), 99_999).unwrap().left_ms, Some(0));
        assert_eq!(known.clock(seat(1), 1_200), Some(face(0, None, false)));
        assert_eq!(known.clock(seat(2), 0), None);
        assert_eq!(known.their_time_ms(1_200), 6_000);
    }

    #[test]
    fn a_caretaker_may_come_when_the_grace_is_over() {
        let mut guest = Guest::default();
        guest.hear(welcome(), 0);
        let mut away = state(Phase::Playing, None);
        away.seats[1].presence = Presence::Away { since_ms: 5_000, caretaker_from_ms: 9_000 };
        let yours = SeatSet::only(seat(0));
        guest.hear(ServerFrame::State { yours, state: Box::new(away), now_ms: 5_000 }, 0);
        let known = guest.known().unwrap();
        assert!(!known.may_have_caretaker(seat(1), 3_999));
        assert!(known.may_have_caretaker(seat(1), 4_000));
        assert!(!known.may_have_caretaker(seat(0), 4_000));
    }

    #[test]
    fn another_table_is_another_story() {
        let mut guest = Guest::default();
        guest.hear(welcome(), 0);
        let ServerFrame::Welcome { state, looks, chat, .. } = welcome() else { panic!() };
        assert_eq!(looks[0].undo, UndoOffer::No);
        let rematch = ServerFrame::Welcome {
            card: Box::new(card("rematch")),
            yours: SeatSet::only(seat(0)),
            number: 1,
            version: 1,
            state,
            looks,
            missed: CatchUp::Gap { events: Vec::new() },
            chat,
            now_ms: 0,
        };
        assert!(guest.hear(rematch, 0).contains(&News::AskAgain));
    }

    #[test]
    fn refusals_and_goodbyes_are_passed_on() {
        let mut guest = Guest::default();
        let refused = ServerFrame::Refused {
            code: "seat-taken".into(),
            message: String::new(),
            ruling: None,
            about: Some("sit".into()),
            client: None,
            version: 0,
        };
        let expected = News::Refused { code: "seat-taken".into(), about: Some("sit".into()) };
        assert_eq!(guest.hear(refused, 0), [expected]);
        let closed = ServerFrame::Closed { code: "no-such-table".into(), message: String::new() };
        assert_eq!(guest.hear(closed, 0), [News::Closed { code: "no-such-table".into() }]);
    }
}
