//! Bots at work: they think beside the table, on threads of their own, and answer like anybody.

use std::time::Instant;

use bots::Pondering;
use game::Seat;
use game::erased::ListedAction;
use wire::{Chosen, ServerFrame, TableRefusal};

use super::entry::Entry;
use super::task::{Command, GuestId, Table};
use crate::keys::tag;
use crate::level::{CARETAKER, Level};
use crate::refusal::Refusal;

impl Table {
    /// Wakes every bot that has something to decide and does not think yet.
    pub(super) fn let_bots_think(&mut self) {
        if self.is_resting() {
            return;
        }
        self.rest_until_ms = None;
        for seat in self.sheet.deciding().iter() {
            let bot = self.sheet.places[seat.index()].bot();
            if let Some(level) = bot.filter(|_| !self.thinking.contains(seat)) {
                self.thinking = self.thinking.with(seat);
                self.think(seat, level, None);
            }
        }
    }

    /// Does the store get a rest after a failure?
    pub(super) fn is_resting(&self) -> bool {
        self.rest_until_ms.is_some_and(|until| self.now_ms() < until)
    }

    /// Takes a bot's decision, unless the match has moved on meanwhile.
    pub(super) async fn bot_decided(
        &mut self,
        seat: Seat,
        version: u64,
        chosen: Option<ListedAction>,
    ) {
        self.thinking = self.thinking.without(seat);
        let still_asked = self.sheet.place(seat).is_ok_and(|place| place.bot().is_some());
        if version != self.sheet.version || !still_asked {
            return;
        }
        if let Err(refusal) = self.play_for_bot(seat, chosen).await {
            tracing::error!(table.id = tag(&self.sheet.row.id), seat = %seat, error = %refusal,
                "bot could not play");
            self.rest_until_ms.get_or_insert(self.house.clock.now_ms() + 1_000);
        }
    }

    async fn play_for_bot(
        &mut self,
        seat: Seat,
        chosen: Option<ListedAction>,
    ) -> Result<(), Refusal> {
        // A bot that fails must not hold up a table: the first legal action will do.
        let first = || self.sheet.running().ok()?.actions(seat).into_iter().next();
        let chosen = chosen.or_else(first).ok_or(TableRefusal::NotDeciding(seat))?;
        let chosen = Chosen::Notation(chosen.notation);
        let entry = Entry::Played { seat, chosen, client: None };
        let prepared = self.sheet.prepare(&entry)?;
        self.store(entry, prepared).await?;
        self.house.metrics.bot_moves.up();
        self.decided();
        Ok(())
    }

    /// Asks a bot on behalf of a learner.
    pub(super) fn ask_for_hint(&mut self, guest: GuestId, seat: Seat) -> Result<(), Refusal> {
        self.own(guest, seat)?;
        self.sheet.running()?;
        if !self.sheet.row.agreed.settings.aid.aids().hints {
            return Err(TableRefusal::NoHints.into());
        }
        if !self.sheet.deciding().contains(seat) {
            return Err(TableRefusal::NotDeciding(seat).into());
        }
        self.think(seat, CARETAKER.parse()?, Some(guest));
        Ok(())
    }

    /// Tells the learner what the bot would do, if it still matters.
    pub(super) fn pass_hint_on(
        &mut self,
        guest: GuestId,
        seat: Seat,
        version: u64,
        chosen: Vec<ListedAction>,
    ) {
        let mut chosen = chosen.into_iter();
        if let Some(action) = chosen.next().filter(|_| version == self.sheet.version) {
            let then = chosen.collect();
            self.answer(guest, &ServerFrame::Hint { seat, action, then });
        }
    }

    fn think(&self, seat: Seat, level: Level, asked_by: Option<GuestId>) {
        let Some(game) = self.sheet.game.as_ref().map(|game| game.boxed_clone()) else { return };
        let (playable, version, inbox) =
            (self.sheet.playable, self.sheet.version, self.inbox.clone());
        let thinkers = self.house.thinkers.clone();
        tokio::spawn(async move {
            let permit = thinkers.acquire_owned().await;
            let seed = getrandom::u64().unwrap_or(version);
            let thought = move || {
                let start = Instant::now();
                let clock_ms = || start.elapsed().as_millis() as u64;
                let how = Pondering { level: &level, seed, clock_ms: &clock_ms };
                match asked_by {
                    Some(_) => playable.advise(game.as_ref(), seat, how),
                    None => playable.think(game.as_ref(), seat, how).into_iter().collect(),
                }
            };
            let chosen = tokio::task::spawn_blocking(thought).await.unwrap_or_default();
            drop(permit);
            inbox.send(Command::Thought { seat, version, chosen, asked_by }).await.ok();
        });
    }
}
