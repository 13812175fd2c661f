//! Bots at work: they think beside the table, on threads of their own, and answer like anybody.

use std::time::Instant;

use bots::{Pondering, Thought};
use game::erased::ListedAction;
use game::{Seat, SeatSet};
use wire::TableRefusal;

use super::task::{Command, GuestId, STORE_REST_MS, Table};
use crate::keys::tag;
use crate::level::Level;
use crate::limits::LATE_MS;
use crate::refusal::Refusal;
use crate::thinkers::{Rank, Thinker};

impl Table {
    /// Wakes every bot that has something to decide and does not think yet.
    pub(super) fn let_bots_think(&mut self) {
        if self.is_resting() {
            return;
        }
        self.rest_until_ms = None;
        self.forget_errands();
        if self.is_unattended() {
            return;
        }
        let deciding = self.folded.deciding();
        let bots = deciding.iter().filter_map(|seat| Some((seat, self.folded.bot(seat)?)));
        let bots: Vec<(Seat, Level)> = bots.collect();
        let asked: SeatSet = bots.iter().map(|(seat, _)| *seat).collect();
        self.awaited = self.awaited.iter().filter(|seat| asked.contains(*seat)).collect();
        self.late = self.late.iter().filter(|seat| asked.contains(*seat)).collect();
        for (seat, level) in bots {
            self.await_bot(seat, &level);
            if !self.thinking.contains(seat) && self.now_ms() >= self.thinks_from_ms(seat) {
                self.thinking = self.thinking.with(seat);
                if !self.hand_out(seat, &level) {
                    self.think(seat, level, None);
                }
            }
        }
    }

    fn await_bot(&mut self, seat: Seat, level: &Level) {
        if self.awaited.contains(seat) {
            return;
        }
        let now = self.now_ms();
        self.awaited = self.awaited.with(seat);
        self.awaited_ms[seat.index()] = now;
        self.due_ms[seat.index()] = now + level.ms_most(self.game_name()) + LATE_MS;
    }

    /// From when on this server thinks for a bot: at once where it is the first of those that hold the table. The
    /// next does where the first seems to have forgotten. A thought that comes second changes nothing: the log decides.
    fn thinks_from_ms(&self, seat: Seat) -> u64 {
        let thinks_elsewhere = self.others.thinks(seat, self.folded.version());
        let since = if thinks_elsewhere { &self.due_ms } else { &self.awaited_ms };
        since[seat.index()] + self.left_to_others_ms()
    }

    /// When a bot may be thought for that nobody thinks for here.
    pub(super) fn next_thought_ms(&self) -> Option<u64> {
        let idle = self.awaited.iter().filter(|seat| !self.thinking.contains(*seat));
        idle.map(|seat| self.thinks_from_ms(seat)).min()
    }

    /// A decision of this seat has come from another server.
    pub(super) fn decided_elsewhere(&mut self, seat: Seat) {
        self.awaited = self.awaited.without(seat);
        self.late = self.late.without(seat);
    }

    /// Says so where a bot has not decided by the time it should have: the others need not wonder
    /// whether anything is wrong.
    pub(super) fn tell_who_is_late(&mut self) {
        let now = self.now_ms();
        let late: SeatSet =
            self.on_time().filter(|seat| now >= self.due_ms[seat.index()]).collect();
        if !late.is_empty() {
            self.late = late.iter().fold(self.late, SeatSet::with);
            self.tell_state();
        }
    }

    /// When the next bot will be late.
    pub(super) fn next_late_ms(&self) -> Option<u64> {
        self.on_time().map(|seat| self.due_ms[seat.index()]).min()
    }

    /// The bots that are waited for and have not been called late.
    fn on_time(&self) -> impl Iterator<Item = Seat> {
        self.awaited.iter().filter(|seat| !self.late.contains(*seat))
    }

    /// Only bots play, and nobody looks: they wait until somebody does.
    fn is_unattended(&self) -> bool {
        self.guests.is_empty()
            && self.others.has_nobody()
            && !self.folded.seats().any(|seat| self.folded.is_played_by_person(seat))
    }

    pub(super) fn game_name(&self) -> &'static str {
        self.folded.playable.game().name()
    }

    /// In whose turn a bot of this level thinks here.
    pub(super) fn thinker(&self, level: &Level) -> Thinker {
        let network = self.guests.eldest();
        let rank = match level.is_quick(self.game_name()) {
            true => Rank::Quick,
            false if network.is_none() && self.others.has_nobody() => Rank::Unwatched,
            false => Rank::Slow,
        };
        Thinker { rank, network, table: self.folded.row.id.clone() }
    }

    /// Does the store get a rest after a failure?
    pub(super) fn is_resting(&self) -> bool {
        self.rest_until_ms.is_some_and(|until| self.now_ms() < until)
    }

    /// Takes a bot's decision, unless the match has moved on meanwhile.
    pub(super) async fn bot_decided(&mut self, seat: Seat, version: u64, thought: Thought) {
        self.thinking = self.thinking.without(seat);
        self.awaited = self.awaited.without(seat);
        self.late = self.late.without(seat);
        self.play_thought(seat, version, thought).await;
        self.errand_done(seat);
    }

    async fn play_thought(&mut self, seat: Seat, version: u64, thought: Thought) {
        if version != self.folded.version() || self.folded.bot(seat).is_none() {
            return;
        }
        let lost = self.races_lost;
        if let Err(refusal) = self.play_for_bot(seat, thought).await {
            if self.races_lost > lost {
                // Another server was faster, and the bot looks at what came of it.
                return;
            }
            tracing::error!(table.id = tag(&self.folded.row.id), seat = %seat, error = %refusal,
                "bot could not play");
            self.rest_until_ms.get_or_insert(self.tables.clock.now_ms() + STORE_REST_MS);
        }
    }

    async fn play_for_bot(&mut self, seat: Seat, thought: Thought) -> Result<(), Refusal> {
        let decided = self.folded.running()?.decide_for_bot(seat, thought);
        let decided = decided.ok_or(TableRefusal::NotDeciding(seat))?;
        self.store_decision(seat, decided, None).await?;
        self.tables.metrics.bot_moves.up();
        self.decided();
        Ok(())
    }

    /// Asks a bot on behalf of a learner.
    pub(super) fn ask_for_hint(&mut self, guest: GuestId, seat: Seat) -> Result<(), Refusal> {
        self.own(guest, seat)?;
        self.folded.begun()?.check_may_ask(seat)?;
        if self.hinting.contains(seat) {
            return Err(Refusal::TooFast);
        }
        self.hinting = self.hinting.with(seat);
        self.think(seat, Level::caretaker(), Some(guest));
        Ok(())
    }

    /// Tells the learner what the bot would do, if it still matters.
    pub(super) fn pass_hint_on(
        &mut self,
        guest: GuestId,
        seat: Seat,
        version: u64,
        steps: &[ListedAction],
    ) {
        self.hinting = self.hinting.without(seat);
        let (played, spelling) = (self.folded.played.as_ref(), self.guests.spelling(guest));
        let hint = played.and_then(|played| played.hint(seat, version, steps, spelling));
        if let Some(hint) = hint {
            self.answer(guest, &hint);
        }
    }

    pub(super) fn think(&self, seat: Seat, level: Level, asked_by: Option<GuestId>) {
        let thinker = self.thinker(&level);
        self.ponder(seat, level, asked_by, Some(thinker));
    }

    /// Lets a bot think, in its turn where it has to wait for one.
    pub(super) fn ponder(
        &self,
        seat: Seat,
        level: Level,
        asked_by: Option<GuestId>,
        thinker: Option<Thinker>,
    ) {
        let Some(played) = &self.folded.played else { return };
        let (game, version) = (played.game().boxed_clone(), played.version());
        let (playable, inbox) = (self.folded.playable, self.inbox.clone());
        let thinkers = self.tables.thinkers.clone();
        let (metrics, lines_end_ms) = (self.tables.metrics.clone(), level.lines_end_ms());
        tokio::spawn(async move {
            let place = match thinker {
                Some(thinker) => thinkers.admit(thinker).await,
                None => None,
            };
            let seed = getrandom::u64().unwrap_or(version);
            let ponder = move || {
                let start = Instant::now();
                let clock_ms = || start.elapsed().as_millis() as u64;
                let how = Pondering { level: &level, seed, clock_ms: &clock_ms };
                let thought = match asked_by {
                    Some(_) => playable.advise(game.as_ref(), seat, how),
                    None => playable.think(game.as_ref(), seat, how),
                };
                if lines_end_ms.is_some_and(|end_ms| clock_ms() >= end_ms) {
                    metrics.bot_moves_cut.up();
                }
                thought
            };
            let thought = tokio::task::spawn_blocking(ponder).await.unwrap_or_default();
            drop(place);
            inbox.send(Command::Thought { seat, version, thought, asked_by }).await.ok();
        });
    }
}
