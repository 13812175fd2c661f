//! What the tests share: a page that plays at a local table.

use std::sync::atomic::{AtomicU8, Ordering};

use bots::Registry;
use carcassonne::Carcassonne;
use client::{LocalTable, Plan, think};
use game::toys::Lanterns;
use game::{Player, Seat, Seed};
use wire::{
    ActionInput, AidPolicy, ClientFrame, Look, PROTOCOL, Phase, Reads, ServerFrame, TableState,
};

pub const LANTERNS: &str = "lanterns";
pub const CARCASSONNE: &str = "carcassonne";

pub fn registry() -> Registry {
    Registry::default().with::<Carcassonne>().with::<Lanterns>()
}

/// New dice, different each time.
pub fn entropy() -> Option<[u8; 32]> {
    static DRAWN: AtomicU8 = AtomicU8::new(1);
    Some([DRAWN.fetch_add(1, Ordering::Relaxed); 32])
}

pub fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// Seats: the name of a person, or `@` and the level of a bot.
pub fn plan(game: &str, seats: &[&str]) -> Plan {
    let player = |word: &&str| match word.strip_prefix('@') {
        Some(level) => Player::bot(level),
        None => Player::person(*word),
    };
    Plan {
        game: game.to_owned(),
        start: Default::default(),
        players: seats.iter().map(player).collect(),
        aid: AidPolicy::Learner,
        seed: Some(Seed([9; 32])),
    }
}

/// A page before a local table: what it was told last.
pub struct Page {
    pub table: LocalTable,
    pub version: u64,
    pub looks: Vec<Look>,
    pub state: TableState,
    /// Every frame so far.
    pub heard: Vec<ServerFrame>,
    sent: u32,
}

impl Page {
    pub fn open(plan: Plan) -> Page {
        Page::at(LocalTable::found(plan, &registry(), entropy, 1_000).unwrap())
    }

    pub fn at(mut table: LocalTable) -> Page {
        let hello = ClientFrame::Hello {
            protocol: PROTOCOL,
            key: None,
            last: None,
            reads: Reads::FIRST,
            shares: false,
        };
        let frames = table.hear(hello, 1_000);
        let Some(ServerFrame::Welcome { state, .. }) = frames.first() else {
            panic!("no welcome: {frames:?}")
        };
        let state = state.as_ref().clone();
        let mut page =
            Page { table, version: 0, looks: Vec::new(), state, heard: Vec::new(), sent: 0 };
        page.take(frames);
        page
    }

    pub fn take(&mut self, frames: Vec<ServerFrame>) {
        for frame in &frames {
            match frame {
                ServerFrame::Welcome { version, looks, state, .. }
                | ServerFrame::Event { version, looks, state, .. } => {
                    self.version = *version;
                    self.looks = looks.clone();
                    self.state = state.as_ref().clone();
                }
                _ => {}
            }
        }
        self.heard.extend(frames);
    }

    pub fn say(&mut self, frame: ClientFrame) -> Vec<ServerFrame> {
        let frames = self.table.hear(frame, 2_000);
        self.take(frames.clone());
        frames
    }

    pub fn play(&mut self, seat: Seat, chosen: ActionInput) -> Vec<ServerFrame> {
        self.sent += 1;
        let client = format!("c-{}", self.sent);
        self.say(ClientFrame::Play { client, version: self.version, seat, chosen })
    }

    /// The first thing that a person may do is done.
    pub fn play_first(&mut self) -> Vec<ServerFrame> {
        let able = self.looks.iter().find(|look| !look.actions.is_empty()).unwrap();
        let game::Audience::Seat(seat) = able.audience else { panic!("a spectator decides") };
        let action = able.actions[0].clone();
        self.play(seat, action.into())
    }

    /// Lets the bots think until a person is to decide.
    pub fn let_bots_play(&mut self) {
        while let Some(task) = self.table.task() {
            let chosen = think(&task, &registry(), task.version, &|| 0).unwrap();
            let frames = self.table.thought(&task, chosen, 3_000);
            assert!(!frames.is_empty(), "a bot that is asked moves on");
            self.take(frames);
        }
    }

    pub fn play_to_the_end(&mut self) {
        self.let_bots_play();
        while self.state.phase == Phase::Playing {
            self.play_first();
            self.let_bots_play();
        }
    }
}

pub fn code_of(frames: &[ServerFrame]) -> &str {
    match frames {
        [ServerFrame::Refused { code, .. }] => code,
        other => panic!("not refused: {other:?}"),
    }
}
