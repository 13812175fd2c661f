//! Somebody in the lobby: what they see there, and what they want.

use std::time::Duration;

use client::LobbyRows;
use leptos::prelude::*;
use wire::lobby::{LobbyFilter, LobbyFrame, LobbyNews, LobbyRoom, Newcomer, Wish};

use crate::app::Place;
use crate::link::{LinkState, LobbyLine, keys};
use crate::pages::seats::my_name;
use crate::prefs::Prefs;
use crate::route::Route;

/// Somebody in the lobby, for everything on the page.
#[derive(Clone, Copy)]
pub struct Visit {
    pub rows: RwSignal<LobbyRows>,
    pub filter: RwSignal<LobbyFilter>,
    /// How the line is.
    pub state: RwSignal<LinkState>,
    /// The table at which a seat is being taken.
    pub taking: RwSignal<Option<String>>,
    /// How many look for the same game, and how many it takes, while others are looked for.
    pub seeking: RwSignal<Option<(usize, usize)>>,
    /// What was refused last, by its code.
    pub refused: RwSignal<Option<String>>,
    pub room: LobbyRoom,
    /// The secret with which a seat will open that is being taken.
    key: StoredValue<Option<String>>,
    /// The wish with which others are looked for.
    wanted: StoredValue<Option<LobbyFrame>>,
    line: StoredValue<Option<LobbyLine>, LocalStorage>,
    prefs: Prefs,
    place: Place,
}

impl Visit {
    /// Enters the lobby.
    pub fn of(room: LobbyRoom) -> Visit {
        let visit = Visit {
            rows: RwSignal::new(LobbyRows::default()),
            filter: RwSignal::new(LobbyFilter::default()),
            state: RwSignal::new(LinkState::Connecting),
            taking: RwSignal::new(None),
            seeking: RwSignal::new(None),
            refused: RwSignal::new(None),
            room,
            key: StoredValue::new(None),
            wanted: StoredValue::new(None),
            line: StoredValue::new_local(None),
            prefs: Prefs::get(),
            place: Place::get(),
        };
        let line = LobbyLine::new(visit.greeting(), visit.state, move |news| visit.hear(news));
        visit.line.set_value(Some(line));
        visit
    }

    fn greeting(self) -> LobbyFrame {
        LobbyFrame::Show { room: self.room, filter: self.filter.get_untracked() }
    }

    /// Shows other tables from now on.
    pub fn choose(self, change: impl FnOnce(&mut LobbyFilter)) {
        self.filter.update(change);
        self.send(&self.greeting());
        self.remember();
    }

    /// What is said whenever the line is new.
    fn remember(self) {
        let wanted = self.wanted.get_value();
        let greetings: Vec<LobbyFrame> = [self.greeting()].into_iter().chain(wanted).collect();
        self.line.with_value(|line| {
            line.iter().for_each(|line| line.greets_with(greetings.clone()));
        });
    }

    fn send(self, frame: &LobbyFrame) {
        self.line.with_value(|line| line.iter().for_each(|line| line.send(frame)));
    }

    /// Nothing moves while somebody is about to choose.
    pub fn hold(self, is_held: bool) {
        self.rows.update(|rows| rows.hold(is_held));
    }

    /// Takes a seat at a table.
    pub fn sit(self, table: &str) {
        if self.taking.get_untracked().is_some() {
            return;
        }
        let Some(newcomer) = self.newcomer() else { return };
        self.refused.set(None);
        self.taking.set(Some(table.to_owned()));
        self.send(&LobbyFrame::Sit { table: table.to_owned(), newcomer });
    }

    /// Looks for others who want to play the same.
    pub fn seek(self, wish: Wish) {
        let Some(newcomer) = self.newcomer() else { return };
        self.refused.set(None);
        self.seeking.set(Some((1, wish.seats)));
        let seek = LobbyFrame::Seek { wish, newcomer };
        self.send(&seek);
        self.wanted.set_value(Some(seek));
        self.remember();
    }

    /// Looks no longer.
    pub fn cancel(self) {
        self.send(&LobbyFrame::Cancel);
        self.end_seeking();
    }

    fn end_seeking(self) {
        self.seeking.try_set(None);
        self.wanted.try_set_value(None);
        self.remember();
    }

    fn newcomer(self) -> Option<Newcomer> {
        let key = keys::new_key()?;
        self.key.set_value(Some(key.clone()));
        Some(Newcomer { key, name: my_name(self.prefs) })
    }

    fn hear(self, news: LobbyNews) {
        if self.rows.try_update(|rows| rows.hear(&news)) != Some(false) {
            return;
        }
        match news {
            LobbyNews::Seated { table, .. } => self.arrive(table),
            LobbyNews::Seeking { waiting, seats } => {
                self.seeking.update(|seeking| {
                    if let Some(seeking) = seeking {
                        *seeking = (waiting, seats);
                    }
                });
            }
            LobbyNews::Refused { code, about, .. } => {
                self.taking.set(None);
                if about.as_deref() == Some("seek") {
                    self.end_seeking();
                }
                self.refused.set(Some(code));
            }
            _ => {}
        }
    }

    fn arrive(self, table: String) {
        if let Some(key) = self.key.get_value() {
            keys::keep_key(&table, &key);
        }
        let place = self.place;
        // Not at once: we are inside a closure of the line that this hangs up.
        set_timeout(move || place.go(Route::Table { id: table, seat: None }), Duration::ZERO);
    }
}
