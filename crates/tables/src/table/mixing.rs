//! Before the first move: everybody who can adds a share to the dice, so that whoever runs the server could
//! not choose them. Pledges first, then shares, then the match (`docs/fair-dice.md`).
//!
//! The table waits for nobody for long, once somebody is there who sits at it. The closed list of pledges is written
//! down before the match begins, since nobody may change it once shares are told, and so is every share before anybody
//! hears that it has come. Everything else can be asked for again.
//!
//! Where people are connected to several servers, each tells the others what was promised to it, and the log decides
//! who closes the list. A share is written down by the server that was told it, and goes no other way.

use std::collections::BTreeMap;

use game::fair::BadContribution;
use game::{Contributions, Player, Pledge, Seat, SeatSet, Share};
use wire::{Mixing, TableRefusal};

use super::entry::Entry;
use super::folded_log::FoldedLog;
use super::place::Place;
use super::task::{GuestId, STORE_REST_MS, Table};
use crate::keys::tag;
use crate::limits::MIXING_MS_MAX;
use crate::refusal::Refusal;
use crate::store::TableRow;

/// What has come in for the dice of a match that is about to begin.
#[derive(Debug, Default)]
pub struct Mixer {
    /// Until when the table waits for what it has asked for; nothing where it has not asked.
    until_ms: Option<u64>,
    /// Since when nothing more is to be waited for.
    ready_ms: Option<u64>,
    pledges: BTreeMap<Seat, Pledge>,
    /// What has come of them, to be written down as soon as the store takes it.
    shares: BTreeMap<Seat, Share>,
    /// One of the seated has said that it may begin.
    signed: bool,
}

impl Mixer {
    /// When to look again, where so much is left to other servers.
    pub fn next_ms(&self, left_to_others_ms: u64) -> Option<u64> {
        self.ready_ms.map(|ready_ms| ready_ms + left_to_others_ms).or(self.until_ms)
    }

    /// Somebody has said that it may begin.
    pub fn sign(&mut self) {
        self.signed = true;
    }

    /// Has somebody said so here?
    pub fn is_signed(&self) -> bool {
        self.signed
    }

    /// What was promised here.
    pub fn own_pledges(&self) -> Vec<(Seat, Pledge)> {
        self.pledges.iter().map(|(seat, pledge)| (*seat, *pledge)).collect()
    }

    /// The list is closed, and its shares are asked for.
    pub fn ask_for_shares(&mut self, until_ms: u64) {
        (self.until_ms, self.ready_ms) = (Some(until_ms), None);
    }

    /// Those who come next are asked anew.
    pub fn clear(&mut self) {
        *self = Mixer::default();
    }
}

/// What was added to the dice of this table: what a record brought along, or what was pledged and told here.
pub(super) fn contributions(
    row: &TableRow,
    pledged: Option<&[(Seat, Pledge)]>,
    shares: &[(Seat, Share)],
) -> Result<Contributions, BadContribution> {
    let table = row.seed.commitment();
    let Some(pledged) = pledged else {
        return Contributions::check(row.agreed.contributions.iter().copied(), &table);
    };
    let mut added = Contributions::NONE;
    pledged.iter().try_for_each(|(seat, pledge)| added.pledge(*seat, *pledge))?;
    shares.iter().try_for_each(|(seat, share)| added.tell(*seat, *share, &table))?;
    Ok(added)
}

/// What a table does next when all of its seats are taken.
enum Next {
    /// It has asked for something, and waits.
    Wait,
    /// Nothing more is to be waited for.
    Happen(Entry),
}

impl Table {
    /// A table whose seats are all taken goes on to its match, unless it waits for a sign: also one whose log
    /// was left so.
    pub(super) async fn begin_when_full(&mut self) {
        while self.folded.played.is_none() && !self.is_resting() {
            let Some(players) = self.players().filter(|_| self.may_begin()) else {
                // Somebody stood up: those who come next are asked anew.
                self.mixer.clear();
                return;
            };
            let Next::Happen(entry) = self.next_step(players) else { return };
            let lost = self.races_lost;
            if let Err(refusal) = self.happen(entry).await {
                if self.races_lost > lost {
                    // Another server has gone on, and so does this one.
                    continue;
                }
                let id = &self.folded.row.id;
                tracing::error!(table.id = tag(id), error = %refusal, "full table did not begin");
                self.rest_until_ms.get_or_insert(self.now_ms() + STORE_REST_MS);
            }
        }
        if self.folded.played.is_some() {
            self.mixer.clear();
        }
    }

    /// Everybody who plays, where no seat is open.
    pub(super) fn players(&self) -> Option<Vec<Player>> {
        self.folded.places.iter().map(Place::player).collect()
    }

    fn may_begin(&self) -> bool {
        let FoldedLog { pledged, seated, .. } = &self.folded;
        let signed = self.mixer.signed || self.others.signed(*seated);
        pledged.is_some() || signed || !self.folded.waits_for_sign()
    }

    fn next_step(&mut self, players: Vec<Player>) -> Next {
        let now = self.now_ms();
        let unwritten = |(seat, _): &(&Seat, &Share)| !self.folded.told.contains_key(seat);
        if let Some((&seat, &share)) = self.mixer.shares.iter().find(unwritten) {
            return Next::Happen(Entry::Told { seat, share });
        }
        if !self.missing().is_empty() {
            let asked = self.mixer.until_ms.is_some();
            if !asked && !self.is_anybody_seated_here() {
                return Next::Wait;
            }
            let until = *self.mixer.until_ms.get_or_insert(now + MIXING_MS_MAX);
            if !asked {
                self.tell_state();
            }
            if now < until {
                self.mixer.ready_ms = None;
                return Next::Wait;
            }
        }
        if now < *self.mixer.ready_ms.get_or_insert(now) + self.left_to_others_ms() {
            return Next::Wait;
        }
        let pledges = self.promised();
        if self.folded.pledged.is_some() || pledges.is_empty() {
            return Next::Happen(Entry::begun_with(players, self.folded.shares()));
        }
        self.mixer.ask_for_shares(now + MIXING_MS_MAX);
        Next::Happen(Entry::Pledged { pledges: pledges.into_iter().collect() })
    }

    /// What was promised, to whichever server.
    fn promised(&self) -> BTreeMap<Seat, Pledge> {
        let elsewhere = self.others.pledges(self.folded.seated);
        let seats = self.folded.seats().count();
        let elsewhere = elsewhere.filter(|(seat, _)| seat.index() < seats);
        elsewhere.chain(self.mixer.own_pledges()).collect()
    }

    /// Is one of those here who sit at the table? Who looks on does not start the time in which the others are to answer.
    fn is_anybody_seated_here(&self) -> bool {
        !self.here().is_empty()
    }

    /// The seats whose pledge, and then whose share, the table waits for.
    fn missing(&self) -> SeatSet {
        match &self.folded.pledged {
            None => {
                let promised = self.promised();
                self.contributors().iter().filter(|seat| !promised.contains_key(seat)).collect()
            }
            Some(pledged) => {
                let told = |seat: &Seat| self.folded.told.contains_key(seat);
                pledged.iter().map(|(seat, _)| *seat).filter(|seat| !told(seat)).collect()
            }
        }
    }

    /// The seats whose people can add to the dice. Nobody can where they are known already.
    pub(super) fn contributors(&self) -> SeatSet {
        match self.folded.row.agreed.seed_known {
            true => SeatSet::EMPTY,
            false => self.folded.seats().filter(|&seat| self.can_add(seat)).collect(),
        }
    }

    /// Is anything to be asked for before the match?
    pub(super) fn mixes(&self) -> bool {
        self.folded.pledged.is_some() || !self.contributors().is_empty()
    }

    /// By the page with which they are here; who is away, by the one with which they sat down.
    pub(super) fn can_add(&self, seat: Seat) -> bool {
        self.adds_here(seat).unwrap_or_else(|| self.folded.places[seat.index()].adds())
    }

    /// What people are asked for now, for everybody to see.
    pub(super) fn mixing(&self) -> Option<Mixing> {
        if self.folded.played.is_some() || self.players().is_none() {
            return None;
        }
        let (missing, until_ms) = (self.missing(), self.mixer.until_ms?);
        Some(match self.folded.pledges() {
            None => Mixing::Pledge { missing, until_ms },
            Some(pledges) => Mixing::Share { pledges, missing, until_ms },
        })
    }

    /// Takes the promise of a share; the last one counts until the list is closed.
    pub(super) fn take_pledge(
        &mut self,
        guest: GuestId,
        seat: Seat,
        pledge: Pledge,
    ) -> Result<(), Refusal> {
        self.own(guest, seat)?;
        match self.mixing() {
            Some(Mixing::Pledge { .. }) => {}
            _ => return Err(TableRefusal::NotMixing.into()),
        }
        if self.mixer.pledges.insert(seat, pledge) != Some(pledge) {
            self.tell_who_is_missing();
        }
        Ok(())
    }

    /// Takes a share that was promised.
    pub(super) fn take_share(
        &mut self,
        guest: GuestId,
        seat: Seat,
        share: Share,
    ) -> Result<(), Refusal> {
        self.own(guest, seat)?;
        let pledged = match self.mixing() {
            Some(Mixing::Share { .. }) => self.folded.pledged.as_deref(),
            _ => return Err(TableRefusal::NotMixing.into()),
        };
        contributions(&self.folded.row, pledged, &[(seat, share)])?;
        self.mixer.shares.insert(seat, share);
        Ok(())
    }

    /// Where nobody is, what happens next says as much.
    fn tell_who_is_missing(&mut self) {
        if !self.missing().is_empty() {
            self.tell_state();
        }
    }
}
