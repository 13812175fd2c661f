//! All that follows from the log of a table. It may be thrown away at any time.

use std::collections::{HashMap, VecDeque};

use game::erased::{AnyMatch, Told};
use game::{Asked, Audience, Chance, Player, RecordText, Seat, SeatSet, Turn};
use wire::rest::TableCard;
use wire::{Aside, Chosen, Numbered, Phase, TableEvent, TableRefusal, UndoOffer};

use super::asides::Asides;
use super::entry::{Entry, Stored, input};
use super::hearsay::Hearsay;
use super::place::{Place, Sitter};
use super::timekeeper::Timekeeper;
use super::wishes::Wishes;
use crate::limits::HISTORY_EVENTS_MAX;
use crate::refusal::Refusal;
use crate::registry::{Playable, Registry};
use crate::store::TableRow;

/// All that follows from the log of a table.
pub struct Sheet {
    /// What was agreed on.
    pub row: TableRow,
    /// The game.
    pub playable: &'static dyn Playable,
    /// The number of the last entry.
    pub number: u64,
    /// The number of the last entry that changed the match.
    pub version: u64,
    /// Since when each seat has been asked what it is asked now.
    pub asked: Asked,
    /// The seats.
    pub places: Vec<Place>,
    /// The match, once it has begun.
    pub game: Option<Box<dyn AnyMatch>>,
    /// The clocks.
    pub time: Timekeeper,
    /// What has been asked for and is not settled.
    pub wishes: Wishes,
    /// The table of the next match.
    pub rematch: Option<String>,
    /// Who sat down last.
    newcomer: Option<Seat>,
    /// Every decision that stands.
    decisions: Vec<Decision>,
    /// The numbers of the decisions that clients sent, by seat and client's id.
    clients: HashMap<(Seat, String), u64>,
    history: VecDeque<Heard>,
    asides: Asides,
}

#[derive(Clone, Copy)]
struct Decision {
    seat: Seat,
    /// Whether something new came to light with it.
    informed: bool,
}

/// An entry and what of it each audience may know.
struct Heard {
    number: u64,
    at_ms: u64,
    entry: Entry,
    told: Hearsay,
}

/// What an entry will do, worked out before it is stored.
#[derive(Default)]
pub struct Prepared {
    game: Option<Box<dyn AnyMatch>>,
    decided: Vec<Decision>,
    told: Vec<Told>,
}

impl Sheet {
    /// A table whose log is empty.
    pub fn new(row: TableRow, registry: &Registry) -> Result<Sheet, Refusal> {
        let playable = registry.find(&row.agreed.game)?;
        let places: Result<Vec<Place>, Refusal> =
            row.agreed.seats.iter().map(Place::planned).collect();
        let seats = row.agreed.seats.len();
        Ok(Sheet {
            playable,
            number: 0,
            version: 0,
            asked: Asked::default(),
            places: places?,
            game: None,
            time: Timekeeper::new(row.agreed.settings.clock, seats),
            wishes: Wishes::none(seats),
            rematch: None,
            newcomer: None,
            decisions: Vec::new(),
            clients: HashMap::new(),
            history: VecDeque::new(),
            asides: Asides::default(),
            row,
        })
    }

    /// A table as its log left it.
    pub fn load(row: TableRow, log: Vec<Stored>, registry: &Registry) -> Result<Sheet, Refusal> {
        let mut sheet = Sheet::new(row, registry)?;
        for stored in log {
            let prepared = sheet.prepare(&stored.entry)?;
            sheet.commit(stored, prepared);
        }
        Ok(sheet)
    }

    /// Works out what `entry` would do to the match, or says why it cannot be.
    pub fn prepare(&self, entry: &Entry) -> Result<Prepared, Refusal> {
        match entry {
            Entry::Begun { players } => self.begin(players),
            Entry::Played { seat, chosen, .. } => self.play(*seat, chosen),
            Entry::Undone { decisions, .. } => {
                let mut game = self.running()?.boxed_clone();
                game.undo(*decisions)?;
                Ok(Prepared { game: Some(game), ..Prepared::default() })
            }
            _ => Ok(Prepared::default()),
        }
    }

    fn begin(&self, players: &[Player]) -> Result<Prepared, Refusal> {
        let agreed = &self.row.agreed;
        let chance = Chance::Fair(self.row.seed);
        let game = self.playable.game().begin(&agreed.options, players.to_vec(), chance)?;
        let mut done = Prepared { told: vec![game.opening()], game: None, decided: Vec::new() };
        let mut game = game;
        for (seat, notation) in &agreed.prelude {
            done.told.push(game.play(*seat, &input(&Chosen::Notation(notation.clone())))?);
            done.decided.push(Decision { seat: *seat, informed: true });
        }
        done.game = Some(game);
        Ok(done)
    }

    fn play(&self, seat: Seat, chosen: &Chosen) -> Result<Prepared, Refusal> {
        let before = self.running()?;
        let mut game = before.boxed_clone();
        let told = game.play(seat, &input(chosen))?;
        let chance_acted = game.steps() > before.steps() + 1;
        let informed = chance_acted
            || self.playable.informs(before, seat, &input(chosen), game.steps() as u64);
        let decided = vec![Decision { seat, informed }];
        Ok(Prepared { game: Some(game), decided, told: vec![told] })
    }

    /// Takes in an entry that is stored.
    pub fn commit(&mut self, stored: Stored, prepared: Prepared) {
        let Stored { at_ms, reading, used_ms, entry } = stored;
        let now_ms = reading.map_or(at_ms, |reading| reading.now_ms);
        self.number += 1;
        if let Some(game) = prepared.game {
            self.asked.note(self.number, entry.decider(), game.turn(), game.at_liberty());
            self.game = Some(game);
            self.version = self.number;
        }
        self.decisions.extend(prepared.decided);
        self.note_entry(&entry);
        self.wishes.note(&entry);
        let finished = match &entry {
            Entry::Played { seat, .. } if !self.deciding().contains(*seat) => Some(*seat),
            _ => None,
        };
        let running = self.deciding();
        let mortal = running.iter().filter(|&seat| self.places[seat.index()].is_played_by_person());
        self.time.note(now_ms, &used_ms, finished, running, mortal.collect());
        prepared.told.iter().for_each(|told| self.asides.told(told, self.places.len()));
        let told = Hearsay::keep(&prepared.told, self.places.len());
        self.remember(Heard { number: self.number, at_ms, entry, told });
    }

    /// The frame around the match.
    fn note_entry(&mut self, entry: &Entry) {
        match entry {
            Entry::Sat { seat, name, key } => {
                self.newcomer = Some(*seat);
                let sitter = Sitter::Person { name: name.clone(), key: Some(*key) };
                self.change(*seat, |place| place.sitter = sitter);
            }
            Entry::Stood { seat } => self.change(*seat, |place| place.sitter = Sitter::Open),
            Entry::Begun { players } => self.name_open_seats(players),
            Entry::Played { seat, client: Some(client), .. } => {
                self.clients.insert((*seat, client.clone()), self.number);
            }
            Entry::Undone { decisions, .. } => {
                self.decisions.truncate(self.decisions.len().saturating_sub(*decisions));
            }
            Entry::CaretakerCame { seat, level } => {
                let level = level.parse().ok();
                self.change(*seat, |place| place.caretaker = level);
            }
            Entry::TookBack { seat } => self.change(*seat, |place| place.caretaker = None),
            Entry::Withdrew { seat, why } => self.change(*seat, |place| place.out = Some(*why)),
            Entry::Rematch { table } => self.rematch = Some(table.clone()),
            _ => {}
        }
    }

    fn change(&mut self, seat: Seat, change: impl FnOnce(&mut Place)) {
        if let Some(place) = self.places.get_mut(seat.index()) {
            change(place);
        }
    }

    /// A match from a record begins with its own players on seats that nobody can open.
    fn name_open_seats(&mut self, players: &[Player]) {
        for (place, player) in self.places.iter_mut().zip(players) {
            if place.sitter == Sitter::Open {
                place.sitter = Sitter::Person { name: player.name.clone(), key: None };
            }
        }
    }

    fn remember(&mut self, heard: Heard) {
        if let Entry::Undone { decisions, .. } = heard.entry {
            self.asides.taken_back(decisions);
        }
        if heard.entry.is_aside() {
            self.asides.keep(heard.to(&[]));
        }
        if self.history.len() == HISTORY_EVENTS_MAX {
            self.history.pop_front();
        }
        self.history.push_back(heard);
    }
}

/// Questions.
impl Sheet {
    /// The match, if it runs.
    pub fn running(&self) -> Result<&dyn AnyMatch, Refusal> {
        match (&self.game, self.phase()) {
            (None, _) => Err(Refusal::NotBegun),
            (Some(_), Phase::Over) => Err(TableRefusal::MatchOver.into()),
            (Some(game), _) => Ok(game.as_ref()),
        }
    }

    /// How far the table is.
    pub fn phase(&self) -> Phase {
        match &self.game {
            None => Phase::Waiting,
            Some(game) if game.turn() == Turn::Over || self.is_given_up() => Phase::Over,
            Some(_) => Phase::Playing,
        }
    }

    /// Nobody is left to play for: one seat or no person remains of a match that somebody left.
    fn is_given_up(&self) -> bool {
        let left = || self.places.iter().filter(|place| place.out.is_none());
        let somebody_left = left().count() < self.places.len();
        somebody_left && (left().count() < 2 || !left().any(Place::is_person))
    }

    /// Did somebody take the last seat who has another, so that one of the seated has to say when
    /// it begins?
    pub fn waits_for_sign(&self) -> bool {
        let newcomer = self.newcomer.and_then(|seat| self.places.get(seat.index()));
        let Some(Sitter::Person { key: Some(key), .. }) = newcomer.map(|place| &place.sitter)
        else {
            return false;
        };
        self.places.iter().filter(|place| place.opens_with(Some(key))).count() > 1
    }

    /// The seats that decide now.
    pub fn deciding(&self) -> SeatSet {
        match (self.phase(), self.game.as_ref().map(|game| game.turn())) {
            (Phase::Playing, Some(Turn::Decide(seats))) => seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// Who has won, once it is over. A seat that withdrew never has.
    pub fn winners(&self) -> Option<SeatSet> {
        let game = self.game.as_ref().filter(|_| self.phase() == Phase::Over)?;
        let left: Vec<Seat> =
            self.seats().filter(|seat| self.places[seat.index()].out.is_none()).collect();
        match game.winners() {
            Some(winners) if left.len() == self.places.len() => Some(winners),
            None => Some(left.into_iter().collect()),
            Some(_) => {
                let points = game.scores(Audience::Referee).ok()?.current;
                let best = left.iter().map(|seat| points[seat.index()]).max();
                let won = |seat: &Seat| Some(points[seat.index()]) == best;
                Some(left.into_iter().filter(won).collect())
            }
        }
    }

    /// The record of a match that is over, by the rules or because seats left it.
    pub fn record(&self) -> Option<RecordText> {
        let game = self.game.as_ref().filter(|_| self.phase() == Phase::Over)?;
        let out: Vec<_> = self.places.iter().map(|place| place.out).collect();
        Some(game.record().after_withdrawals(&out, self.row.seed))
    }

    /// The seats of this table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.places.len())
    }

    /// The seat's place.
    pub fn place(&self, seat: Seat) -> Result<&Place, Refusal> {
        self.places.get(seat.index()).ok_or(TableRefusal::NoSuchSeat(seat).into())
    }

    /// The number of the decision that `seat` sent under this id before.
    pub fn sent(&self, seat: Seat, client: &str) -> Option<u64> {
        self.clients.get(&(seat, client.to_owned())).copied()
    }

    /// What happens when `seat` asks for its last decision back, and how many decisions that takes.
    pub fn undo_offer(&self, seat: Seat) -> (UndoOffer, usize) {
        let last = self.decisions.iter().rposition(|decision| decision.seat == seat);
        let Some(last) = last.filter(|_| self.phase() == Phase::Playing) else {
            return (UndoOffer::No, 0);
        };
        let count = self.decisions.len() - last;
        let fresh = count == 1 && !self.decisions[last].informed;
        if fresh && self.deciding().contains(seat) {
            return (UndoOffer::Free, count);
        }
        match self.row.agreed.settings.aid.aids().undo_by_consent {
            true => (UndoOffer::ByConsent, count),
            false => (UndoOffer::No, count),
        }
    }

    /// Every event after number `last`, as `audiences` may know it; `None` where that is too much.
    pub fn since(&self, last: u64, audiences: &[Audience]) -> Option<Vec<Numbered>> {
        let missed = self.number.checked_sub(last)?;
        let kept = self.history.len();
        let skip = kept.checked_sub(usize::try_from(missed).ok()?)?;
        Some(self.history.iter().skip(skip).map(|heard| heard.to(audiences)).collect())
    }

    /// What happened around the match so far, for the logs of these audiences.
    pub fn asides(&self, audiences: &[Audience]) -> Vec<Aside> {
        self.asides.to(audiences)
    }

    /// What never changes about the table.
    pub fn card(&self) -> TableCard {
        let agreed = &self.row.agreed;
        TableCard {
            id: self.row.id.clone(),
            game: agreed.game.clone(),
            rules: agreed.rules,
            options: agreed.options.clone(),
            seats: agreed.seats.clone(),
            settings: agreed.settings,
            commitment: self.row.seed.commitment().to_string(),
            seed_known: agreed.seed_known,
            created_ms: self.row.created_ms,
        }
    }
}

impl Heard {
    fn to(&self, audiences: &[Audience]) -> Numbered {
        Numbered { number: self.number, at_ms: self.at_ms, event: self.event(audiences) }
    }

    fn event(&self, audiences: &[Audience]) -> TableEvent {
        let told = || audiences.iter().map(|&audience| self.told.to(audience)).collect();
        match &self.entry {
            Entry::Sat { seat, name, .. } => TableEvent::Sat { seat: *seat, name: name.clone() },
            Entry::Stood { seat } => TableEvent::Stood { seat: *seat },
            Entry::Begun { .. } => TableEvent::Begun { told: told() },
            Entry::Played { seat, client, .. } => {
                TableEvent::Played { seat: *seat, by_bot: client.is_none(), told: told() }
            }
            Entry::Undone { seat, decisions } => {
                TableEvent::Undone { seat: *seat, decisions: *decisions }
            }
            Entry::CaretakerCame { seat, level } => {
                TableEvent::CaretakerCame { seat: *seat, level: level.clone() }
            }
            Entry::TookBack { seat } => TableEvent::TookBack { seat: *seat },
            Entry::Withdrew { seat, why } => TableEvent::Withdrew { seat: *seat, why: *why },
            Entry::UndoWanted { seat } => TableEvent::UndoWanted { seat: *seat },
            Entry::Consented { seat, agree } => {
                TableEvent::Consented { seat: *seat, agree: *agree }
            }
            Entry::Voted { seat, absent } => TableEvent::Voted { seat: *seat, absent: *absent },
            Entry::Left { seat } => TableEvent::Left { seat: *seat },
            Entry::CameBack { seat } => TableEvent::CameBack { seat: *seat },
            Entry::RematchWanted { seat } => TableEvent::RematchWanted { seat: *seat },
            Entry::Rematch { table } => TableEvent::Rematch { table: table.clone() },
        }
    }
}
