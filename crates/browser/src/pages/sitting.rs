//! Sitting down at a table that has just been laid.

use std::time::Duration;

use game::{Seat, SeatSet};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wire::rest::{Created, Problem};
use wire::{ClientFrame, ServerFrame};

use super::api::Trouble;
use crate::app::Place;
use crate::link::{Link, Socket};
use crate::route::Route;

/// Somebody who waits for a table: whether it is being laid, and why it was not.
#[derive(Clone, Copy)]
pub struct Waiter {
    busy: RwSignal<bool>,
    trouble: RwSignal<Option<Trouble>>,
    place: Place,
}

impl Waiter {
    /// Nothing is wanted yet.
    pub fn new() -> Waiter {
        Waiter { busy: RwSignal::new(false), trouble: RwSignal::new(None), place: Place::get() }
    }

    /// Is a table being laid? Tracked.
    pub fn is_busy(self) -> bool {
        self.busy.get()
    }

    /// What went wrong last.
    pub fn trouble(self) -> RwSignal<Option<Trouble>> {
        self.trouble
    }

    /// Waits for the table, sits these people down there with the key of this browser, and goes
    /// there. Seats that others are to have stay open.
    pub fn go_to(
        self,
        table: impl Future<Output = Result<Created, Trouble>> + 'static,
        people: Vec<(Seat, String)>,
    ) {
        if self.busy.get_untracked() {
            return;
        }
        self.busy.set(true);
        self.trouble.set(None);
        // The line lives as long as the page from which somebody goes.
        let owner = Owner::current();
        spawn_local(async move {
            match (table.await, owner) {
                (Ok(created), Some(owner)) => owner.with(|| self.sit(created, people)),
                (Ok(created), None) => self.arrive(created.card.id),
                (Err(trouble), _) => self.fail(trouble),
            }
        });
    }

    fn sit(self, created: Created, people: Vec<(Seat, String)>) {
        let table = created.card.id;
        let wanted: SeatSet = people.iter().map(|(seat, _)| *seat).collect();
        let Some(first) = wanted.iter().next() else { return self.arrive(table) };
        // Nobody else is to come: whoever named all of them wants them to play.
        let starts = created.seats.len() == people.len();
        let link = Link::new(|ear| Socket::to(&table, ear));
        for (seat, name) in people {
            link.send(ClientFrame::Sit { seat, name });
        }
        if starts && wanted.len() > 1 {
            link.send(ClientFrame::Start { seat: first });
        }
        link.listen(move |frame| match frame {
            ServerFrame::State { yours, .. } if wanted.iter().all(|seat| yours.contains(seat)) => {
                // Not at once: we are inside a closure of the line that this hangs up.
                let table = table.clone();
                set_timeout(move || self.arrive(table), Duration::ZERO);
            }
            ServerFrame::Refused { code, message, .. } | ServerFrame::Closed { code, message } => {
                self.fail(Trouble::Refused(Problem::new(code, message)));
            }
            _ => {}
        });
    }

    fn arrive(self, id: String) {
        self.place.go(Route::Table { id, seat: None });
    }

    fn fail(self, trouble: Trouble) {
        self.busy.try_set(false);
        self.trouble.try_set(Some(trouble));
    }
}
