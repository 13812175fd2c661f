//! What a client knows of a table: folded from what the table says, frame by frame.

use game::erased::ListedAction;
use game::{Audience, Contribution, Seat, SeatSet, Turn};
use serde_json::Value;
use wire::rest::TableCard;
use wire::{
    CatchUp, ChatLine, ClockFace, KnownLooks, Look, Numbered, Phase, Presence, ServerFrame,
    TableEvent, TableState,
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
    /// A bot would do this, one step after the other.
    Hinted(Vec<ListedAction>),
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
    pub looks: KnownLooks,
    /// The last lines of chat.
    pub chat: Vec<ChatLine>,
    /// What people added to the dice; nothing before the match.
    pub contributions: Vec<Contribution>,
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
        contributions,
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
        looks: looks.into(),
        chat,
        contributions,
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
            CatchUp::Snapshot { logs, asides } => {
                self.diary = Diary::begin(&self.looks, logs, asides);
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
            TableEvent::Begun { told, .. } | TableEvent::Played { told, .. } => {
                told.get(self.shown)
            }
            _ => None,
        };
        let told = told.cloned().unwrap_or_default();
        self.diary.write(numbered, &self.looks, self.state.turn).then_some(told)
    }

    fn hear(&mut self, frame: ServerFrame, now_ms: u64) -> Vec<News> {
        match frame {
            ServerFrame::Event { numbered, version, state, looks, now_ms: theirs_ms } => {
                self.version = version;
                self.looks = looks.into();
                self.told_state(*state, Moment { theirs_ms, ours_ms: now_ms });
                self.happened(numbered)
            }
            ServerFrame::Changed { numbered, version, state, looks, now_ms: theirs_ms } => {
                if self.looks.follow(looks).is_err() {
                    return vec![News::AskAgain];
                }
                self.version = version;
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
            ServerFrame::Hint { action, then, .. } => {
                vec![News::Hinted([action].into_iter().chain(then).collect())]
            }
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
        match &numbered.event {
            TableEvent::Rematch { table } => news.push(News::Rematch(table.clone())),
            TableEvent::Begun { contributions, .. } => self.contributions.clone_from(contributions),
            _ => {}
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
mod tests;
