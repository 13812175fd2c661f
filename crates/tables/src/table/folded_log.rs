//! All that follows from the log of a table. It may be thrown away at any time.

use std::collections::{BTreeMap, VecDeque};

use game::erased::Told;
use game::{Audience, Chance, Contribution, Player, Pledge, RecordText, Seat, SeatSet, Share};
use table_core::{Asides, Beginning, Company, Decided, Start, TableMatch, TakenBack, Terms};
use wire::rest::TableCard;
use wire::{ActionInput, Aside, Listing, Numbered, Phase, TableEvent, TableRefusal, Withdrawal};

use super::entry::{Entry, Stored};
use super::history::History;
use super::mixing::contributions;
use super::place::{Place, Sitter};
use super::timekeeper::Timekeeper;
use super::wishes::Wishes;
use crate::level::Level;
use crate::refusal::Refusal;
use crate::registry::{Playable, Registry};
use crate::store::TableRow;

/// The log of a table, folded: all that follows from it.
pub struct FoldedLog {
    /// What was agreed on.
    pub row: TableRow,
    pub playable: &'static dyn Playable,
    /// Where its match begins: what it agreed on, as the rules of today spell it.
    start: Start,
    /// The number of the last entry.
    pub number: u64,
    pub places: Vec<Place>,
    /// The pledges to add to the dice, once their list is closed.
    pub pledged: Option<Vec<(Seat, Pledge)>>,
    /// The shares that were told since.
    pub told: BTreeMap<Seat, Share>,
    /// The match, once it has begun.
    pub played: Option<TableMatch>,
    pub time: Timekeeper,
    /// What has been asked for and is not settled.
    pub wishes: Wishes,
    /// The table of the next match.
    pub rematch: Option<String>,
    /// The number of the entry with which somebody last sat down or stood up.
    pub seated: u64,
    /// Who may find the table.
    pub listing: Listing,
    /// Could strangers find it at any time?
    pub was_listed: bool,
    /// What has been taken in and is to be told later to those who only look on, where anybody does.
    pub unseen: Option<VecDeque<Stored>>,
    /// Who sits there, in the order in which they sat down.
    arrived: Vec<Seat>,
    /// When the match began, by the calendar.
    pub begun_ms: Option<u64>,
    history: History,
    asides: Asides,
}

/// What an entry will do to the match, worked out before it is stored.
pub enum Prepared {
    Around,
    /// It begins.
    Begun(Box<Beginning>),
    /// A seat decides.
    Decided(Decided),
    /// Decisions are taken back.
    TakenBack(TakenBack),
}

impl FoldedLog {
    /// A table whose log is empty.
    pub fn new(row: TableRow, registry: &Registry) -> Result<FoldedLog, Refusal> {
        let playable = registry.find(&row.agreed.game)?;
        let options = playable.game().adopt(row.agreed.rules, &row.agreed.options);
        let options = options.ok_or_else(|| Refusal::OtherRules {
            game: playable.game().name(),
            found: row.agreed.rules,
            ours: playable.game().rules_version(),
        })?;
        let start = Start::kept(options, row.agreed.position.as_deref())?;
        let places: Result<Vec<Place>, Refusal> =
            row.agreed.seats.iter().map(Place::planned).collect();
        let seats = row.agreed.seats.len();
        Ok(FoldedLog {
            playable,
            start,
            number: 0,
            places: places?,
            pledged: None,
            told: BTreeMap::new(),
            played: None,
            time: Timekeeper::new(row.agreed.settings.clock, seats),
            wishes: Wishes::none(seats),
            rematch: None,
            seated: 0,
            listing: row.agreed.settings.listing(),
            was_listed: !row.agreed.settings.listing().is_private(),
            unseen: None,
            arrived: Vec::new(),
            begun_ms: None,
            history: History::default(),
            asides: Asides::default(),
            row,
        })
    }

    /// A table as its log left it.
    pub fn load(
        row: TableRow,
        log: Vec<Stored>,
        registry: &Registry,
    ) -> Result<FoldedLog, Refusal> {
        let mut folded = FoldedLog::new(row, registry)?;
        for stored in log {
            let (entry, prepared) = folded.prepare(stored.entry)?;
            folded.commit(Stored { entry, ..stored }, prepared);
        }
        Ok(folded)
    }

    /// The same, with the log in which all is written down that chance did.
    pub fn complete(
        row: TableRow,
        log: Vec<Stored>,
        registry: &Registry,
    ) -> Result<(FoldedLog, Vec<Stored>), Refusal> {
        let mut folded = FoldedLog::new(row, registry)?;
        let mut completed = Vec::with_capacity(log.len());
        for stored in log {
            let (entry, prepared) = folded.prepare(stored.entry)?;
            let stored = Stored { entry, ..stored };
            completed.push(stored.clone());
            folded.commit(stored, prepared);
        }
        Ok((folded, completed))
    }

    /// Works out what `entry` would do to the match, or says why it cannot be; the entry comes back in
    /// its one form, with what chance did. Where that is written in it already, so it was: nothing is drawn anew.
    pub fn prepare(&self, mut entry: Entry) -> Result<(Entry, Prepared), Refusal> {
        let prepared = self.work_out(&entry)?;
        match (&mut entry, &prepared) {
            (Entry::Begun { chance, .. }, Prepared::Begun(beginning)) => {
                *chance = Some(beginning.chance.clone());
            }
            (Entry::Played { chosen, chance, .. }, Prepared::Decided(decided)) => {
                *chosen = ActionInput::Text(decided.notation().to_owned());
                *chance = Some(decided.chance().to_vec());
            }
            _ => {}
        }
        Ok((entry, prepared))
    }

    fn work_out(&self, entry: &Entry) -> Result<Prepared, Refusal> {
        Ok(match entry {
            Entry::Begun { players, shares, chance } => {
                self.begin(players, shares, chance.as_deref())?
            }
            Entry::Played { seat, chosen, chance, expected, .. } => {
                let played = self.running()?;
                let decided = match chance {
                    None => played.decide(*seat, chosen)?,
                    Some(written) => played.decide_as_written(*seat, chosen, written)?,
                };
                Prepared::Decided(decided.expecting(expected.clone()))
            }
            Entry::Undone { decisions, .. } => {
                Prepared::TakenBack(self.running()?.take_back(*decisions)?)
            }
            // A whole match from a record may be over before the last who left it is noted.
            Entry::Withdrew { .. } => self.begun().map(|_| Prepared::Around)?,
            _ => Prepared::Around,
        })
    }

    fn begin(
        &self,
        players: &[Player],
        shares: &[(Seat, Share)],
        written: Option<&[Vec<String>]>,
    ) -> Result<Prepared, Refusal> {
        let agreed = &self.row.agreed;
        let is_whole = written.is_none_or(|written| written.len() == agreed.prelude.len() + 1);
        if players.len() != self.places.len() || !is_whole {
            return Err(Refusal::Unreadable);
        }
        let (game, players) = (self.playable.game(), players.to_vec());
        let added = contributions(&self.row, self.pledged.as_deref(), shares);
        let dice = Chance::Mixed(self.row.seed, added.map_err(|_| Refusal::Unreadable)?);
        let opening = written.and_then(<[_]>::first).map(Vec::as_slice);
        let game = self.start.begin(game, players, dice, opening)?;
        let terms = Terms {
            bots: self.places.iter().map(Place::own_bot).collect(),
            aids: agreed.settings.aid.aids(),
            seed: self.row.seed,
            company: Company::Apart,
        };
        let later = written.unwrap_or_default().iter().skip(1).cloned().map(Some);
        let later = later.chain(std::iter::repeat(None));
        let prelude = agreed.prelude.iter().cloned().zip(later);
        let prelude = prelude.map(|((seat, notation), written)| (seat, notation, written));
        Ok(Prepared::Begun(Box::new(TableMatch::begin(game, terms, prelude)?)))
    }

    /// Takes in an entry that is stored.
    pub fn commit(&mut self, stored: Stored, prepared: Prepared) {
        if let Some(unseen) = &mut self.unseen {
            unseen.push_back(stored.clone());
        }
        let Stored { at_ms, reading, used_ms, entry } = stored;
        let now_ms = reading.map_or(at_ms, |reading| reading.now_ms);
        self.number += 1;
        if let Entry::Begun { .. } = entry {
            self.begun_ms = Some(at_ms);
        }
        let told = self.change_match(&entry, prepared);
        self.note_entry(&entry);
        self.wishes.note(&entry);
        let running = self.deciding();
        let finished = entry.decider().filter(|&seat| !running.contains(seat));
        let mortal = running.iter().filter(|&seat| self.is_played_by_person(seat)).collect();
        self.time.note(now_ms, &used_ms, finished, running, mortal);
        let numbered = Numbered { number: self.number, at_ms, event: self.event(&entry) };
        self.asides.note(&numbered, self.played.as_ref());
        self.history.keep(numbered, &told, self.places.len());
    }

    /// Carries out what was prepared, and says what is told of it.
    fn change_match(&mut self, entry: &Entry, prepared: Prepared) -> Vec<Told> {
        const OF_A_MATCH: &str = "it was worked out of the match that runs";
        let number = self.number;
        match prepared {
            Prepared::Around => Vec::new(),
            Prepared::Begun(beginning) => {
                self.played.insert(beginning.begun).number_beginning(number);
                beginning.told
            }
            Prepared::Decided(decided) => {
                let played = self.played.as_mut().expect(OF_A_MATCH);
                vec![played.commit(decided, number, entry.client().map(str::to_owned))]
            }
            Prepared::TakenBack(taken_back) => {
                let played = self.played.as_mut().expect(OF_A_MATCH);
                played.commit_undo(taken_back, number);
                Vec::new()
            }
        }
    }

    /// What everybody may know of an entry that was just taken in.
    fn event(&self, entry: &Entry) -> TableEvent {
        match entry.event() {
            TableEvent::Pledged { .. } => {
                TableEvent::Pledged { pledges: self.pledges().unwrap_or_default() }
            }
            TableEvent::Begun { told, .. } => {
                TableEvent::Begun { told, contributions: self.contributions() }
            }
            other => other,
        }
    }

    /// The frame around the match.
    fn note_entry(&mut self, entry: &Entry) {
        match entry {
            Entry::Sat { seat, name, key, adds, person } => {
                self.seated = self.number;
                self.arrived.retain(|seated| seated != seat);
                self.arrived.push(*seat);
                let (name, person) = (name.clone(), person.clone());
                let sitter = Sitter::Person { name, key: Some(*key), adds: *adds, person };
                self.change(*seat, |place| place.sitter = sitter);
            }
            Entry::Stood { seat } => {
                self.seated = self.number;
                self.arrived.retain(|seated| seated != seat);
                self.change(*seat, |place| place.sitter = Sitter::Open);
            }
            Entry::Listed { listing } => {
                self.listing = *listing;
                self.was_listed |= !listing.is_private();
            }
            Entry::Pledged { pledges } => self.pledged = Some(pledges.clone()),
            Entry::Told { seat, share } => drop(self.told.insert(*seat, *share)),
            Entry::Begun { players, .. } => self.name_open_seats(players),
            Entry::CaretakerCame { seat, level } => {
                let level = level.parse().ok();
                self.change(*seat, |place| place.caretaker = level);
            }
            Entry::TookBack { seat } => self.change(*seat, |place| place.caretaker = None),
            Entry::Withdrew { seat, why } => {
                self.played.iter_mut().for_each(|played| played.withdraw(*seat, *why));
            }
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
                let name = player.name.clone();
                place.sitter = Sitter::Person { name, key: None, adds: false, person: None };
            }
        }
    }
}

impl FoldedLog {
    /// The match, once it has begun.
    pub fn begun(&self) -> Result<&TableMatch, Refusal> {
        self.played.as_ref().ok_or(Refusal::NotBegun)
    }

    /// The match, if it runs.
    pub fn running(&self) -> Result<&TableMatch, Refusal> {
        let played = self.begun()?;
        played.check_running()?;
        Ok(played)
    }

    /// The number of the last entry that changed the match.
    pub fn version(&self) -> u64 {
        self.played.as_ref().map_or(0, TableMatch::version)
    }

    /// How far the table is.
    pub fn phase(&self) -> Phase {
        self.played.as_ref().map_or(Phase::Waiting, TableMatch::phase)
    }

    /// Did somebody take the last seat who has another, so that one of the seated has to say when
    /// it begins?
    pub fn waits_for_sign(&self) -> bool {
        let newcomer = self.arrived.last().and_then(|seat| self.places.get(seat.index()));
        let Some(Sitter::Person { key: Some(key), .. }) = newcomer.map(|place| &place.sitter)
        else {
            return false;
        };
        self.places.iter().filter(|place| place.opens_with(Some(key))).count() > 1
    }

    /// How many decisions stand in the match.
    pub fn decisions(&self) -> u64 {
        self.played.as_ref().map_or(0, |played| played.decisions() as u64)
    }

    /// Of those who sit there whoever sat down first: they choose who may find the table.
    pub fn host(&self) -> Option<Seat> {
        self.arrived.first().copied()
    }

    /// The seats that decide now.
    pub fn deciding(&self) -> SeatSet {
        self.played.as_ref().map_or(SeatSet::EMPTY, TableMatch::deciding)
    }

    /// What people added to the dice; nothing before the match.
    pub fn contributions(&self) -> Vec<Contribution> {
        let added = |played: &TableMatch| played.game().contributions().to_vec();
        self.played.as_ref().map(added).unwrap_or_default()
    }

    /// The closed list of pledges as everybody may see it.
    pub fn pledges(&self) -> Option<Vec<Contribution>> {
        let promise = |(seat, pledge): &(Seat, Pledge)| Contribution {
            seat: *seat,
            pledge: *pledge,
            share: None,
        };
        self.pledged.as_ref().map(|pledged| pledged.iter().map(promise).collect())
    }

    /// The shares that were told, in the order of the seats.
    pub fn shares(&self) -> Vec<(Seat, Share)> {
        self.told.iter().map(|(seat, share)| (*seat, *share)).collect()
    }

    /// The record of a match that is over, by the rules or because seats left it.
    pub fn record(&self) -> Option<RecordText> {
        let over = |played: &&TableMatch| played.phase() == Phase::Over;
        self.played.as_ref().filter(over).map(TableMatch::record)
    }

    /// The seats of this table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.places.len())
    }

    /// The seat's place.
    pub fn place(&self, seat: Seat) -> Result<&Place, Refusal> {
        self.places.get(seat.index()).ok_or(TableRefusal::NoSuchSeat(seat).into())
    }

    /// Why this seat is out of the match, where it is.
    pub fn out(&self, seat: Seat) -> Option<Withdrawal> {
        self.played.as_ref()?.out(seat)
    }

    /// Is it the match of a person, who may be away? Not where the seat is out.
    pub fn has_a_say(&self, seat: Seat) -> bool {
        self.place(seat).is_ok_and(Place::is_person) && self.out(seat).is_none()
    }

    /// Does a person decide here now? Not where a caretaker does, or the seat is out.
    pub fn is_played_by_person(&self, seat: Seat) -> bool {
        self.has_a_say(seat) && self.place(seat).is_ok_and(|place| place.caretaker.is_none())
    }

    /// The bot that decides for this seat, where one does.
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        let caretaker = self.place(seat).ok()?.caretaker.clone();
        caretaker.or_else(|| self.played.as_ref()?.bot(seat))
    }

    /// Every event after number `last`, as `audiences` may know it; `None` where that is too much.
    pub fn since(&self, last: u64, audiences: &[Audience]) -> Option<Vec<Numbered>> {
        let missed = self.number.checked_sub(last)?;
        self.history.last(usize::try_from(missed).ok()?, audiences)
    }

    /// What happened around the match so far, for the logs of these audiences.
    pub fn asides(&self, audiences: &[Audience]) -> Vec<Aside> {
        self.asides.to(audiences, self.played.as_ref())
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
            set_up: agreed.position.is_some(),
            created_ms: self.row.created_ms,
        }
    }
}
