//! What strangers may find: tables that wait for them and matches that may be watched, as the store has them, told to every
//! screen that looks at the lobby. One task reads the store for all screens of this server, when something changed here or
//! at another server, and every few seconds where a word was lost.

mod company;
mod quick;
mod shelf;

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{Notify, watch};
use wire::Settings;
use wire::lobby::{LobbyFilter, LobbyRoom, LobbyTable};

pub(crate) use company::{Waiting, company};
pub(crate) use quick::{Attempt, Seek};
pub(crate) use shelf::Shelf;

use crate::http::Lines;
use crate::limits::{LISTED_MAX, LISTING_UNSEEN_MS, LOBBY_GATHER_MS, LOBBY_LOOK_MS};
use crate::news::{Heard, Letter, OfLobby, Topic};
use crate::open_tables::OpenTables;
use crate::refusal::Refusal;
use crate::store::StoreError;

/// All that is to be found.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Found {
    open: Vec<LobbyTable>,
    running: Vec<LobbyTable>,
    /// The server stops: there is nothing more to come.
    pub is_closed: bool,
}

impl Found {
    /// What is shown there of what is wanted.
    pub(crate) fn of(&self, room: LobbyRoom, filter: &LobbyFilter) -> Vec<LobbyTable> {
        let all = match room {
            LobbyRoom::Open => &self.open,
            LobbyRoom::Running => &self.running,
        };
        all.iter().filter(|table| filter.admits(table)).cloned().collect()
    }
}

/// The lobby of this server.
#[derive(Debug, Default)]
pub(crate) struct Lobby {
    found: watch::Sender<Arc<Found>>,
    changed: Notify,
    /// How often people were paired, here or elsewhere.
    paired: watch::Sender<u64>,
    /// The screens that look at it, by the address from which they come.
    pub(crate) screens: Lines,
}

impl Lobby {
    /// What is found from now on.
    pub(crate) fn look(&self) -> watch::Receiver<Arc<Found>> {
        self.found.subscribe()
    }

    /// Rings when people were paired.
    pub(crate) fn pairings(&self) -> watch::Receiver<u64> {
        self.paired.subscribe()
    }

    /// How many look at it.
    pub(crate) fn screens(&self) -> usize {
        self.found.receiver_count()
    }

    /// Sends everybody home.
    pub(crate) fn close(&self) {
        self.found.send_modify(|found| {
            let open = Found { is_closed: true, ..Found::default() };
            *found = Arc::new(open);
        });
    }
}

impl OpenTables {
    /// Something has changed in the lobby, by what was written here.
    pub(crate) fn lobby_changed(&self) {
        self.lobby.changed.notify_one();
        self.tell(&Topic::lobby(), OfLobby::Changed);
    }

    /// Refuses to lay a table that strangers could find where there is no lobby.
    pub(crate) fn check_listing(&self, settings: Settings) -> Result<(), Refusal> {
        match settings.listing().is_private() || self.config.lobby.open {
            true => Ok(()),
            false => Err(Refusal::NoLobby),
        }
    }

    /// All that strangers may find, read from the store.
    pub(crate) async fn find_listed(&self) -> Result<Found, StoreError> {
        let since_ms = self.clock.calendar_ms().saturating_sub(LISTING_UNSEEN_MS);
        let listed = |room| self.store.listed(room, since_ms, LISTED_MAX);
        let (open, running) = (listed(LobbyRoom::Open).await?, listed(LobbyRoom::Running).await?);
        Ok(Found { open, running, is_closed: self.is_stopping() })
    }

    /// Reads the lobby anew for everybody who looks at it.
    pub(crate) async fn refresh_lobby(&self) {
        match self.find_listed().await {
            Ok(found) => {
                self.lobby.found.send_if_modified(|before| {
                    let is_news = **before != found && !before.is_closed;
                    if is_news {
                        *before = Arc::new(found);
                    }
                    is_news
                });
            }
            Err(error) => tracing::warn!(error = %error, "lobby not read"),
        }
    }
}

/// Looks after the lobby until it is dropped.
pub(crate) async fn look_after(tables: Arc<OpenTables>) {
    if !tables.config.lobby.open {
        return;
    }
    let mut hearing = tables.news.listen(&Topic::lobby());
    loop {
        tokio::select! {
            heard = hearing.next() => match heard {
                Heard::Letter(text) => match what(&tables, &text) {
                    Some(OfLobby::Changed) => {}
                    Some(OfLobby::Paired) => {
                        tables.lobby.paired.send_modify(|times| *times += 1);
                        continue;
                    }
                    None => continue,
                },
                Heard::Listening => continue,
            },
            () = tables.lobby.changed.notified() => {}
            () = tables.clock.wait_until(tables.clock.now_ms() + LOBBY_LOOK_MS) => {}
        }
        if tables.lobby.screens() > 0 {
            // What happens in the same moment is told at once.
            tokio::time::sleep(Duration::from_millis(LOBBY_GATHER_MS)).await;
            tables.refresh_lobby().await;
        }
    }
}

fn what(tables: &OpenTables, text: &[u8]) -> Option<OfLobby> {
    let letter: Option<Letter<OfLobby>> = tables.open_letter(text);
    letter.map(|letter| letter.says)
}
