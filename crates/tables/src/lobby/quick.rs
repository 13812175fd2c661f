//! Quick pairing: somebody says what they want to play, and is put at an open table that waits for just that, or is
//! seated with others who want the same. The store keeps who looks, and one transaction there pairs them.

use std::sync::Arc;

use game::Seat;
use serde_json::Map;
use wire::lobby::{LobbyRoom, LobbyTable, Wish};
use wire::rest::CreateTable;
use wire::{SeatPlan, Settings};

use crate::founding;
use crate::keys::table_id;
use crate::limits::{LISTED_MAX, LISTING_UNSEEN_MS, SEEK_UNSEEN_MS};
use crate::news::{OfLobby, Topic};
use crate::open_tables::OpenTables;
use crate::people::known_as;
use crate::refusal::Refusal;
use crate::spelling;
use crate::store::{Agreed, Pairing, SeekRow, Seeker, Sought, TableRow};
use crate::table::{Command, Newcomer};

/// How many open tables are tried that look right: somebody else may be faster at each.
const TRIED_MAX: usize = 3;

/// Somebody of this server who looks for a game.
#[derive(Debug)]
pub(crate) struct Seek {
    id: String,
    wish: Wish,
}

/// What comes of looking.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Attempt {
    /// A seat at a table.
    Seated(String, Seat),
    /// So many look, and so many are needed.
    Waiting { waiting: usize, seats: usize },
    /// Nobody looks any more.
    Over,
}

impl Seek {
    /// Begins to look: at tables that wait, then for others.
    pub(crate) async fn begin(
        tables: &Arc<OpenTables>,
        wish: Wish,
        newcomer: Newcomer,
    ) -> Result<(Seek, Attempt), Refusal> {
        let agreed = agreed(tables, &wish)?;
        let (name, person) = known_as(newcomer.person.as_deref(), spelling::name(&newcomer.name));
        let seeker = Seeker { name, key: newcomer.key, rating: None, person };
        game::Player::person(&seeker.name).check(0)?;
        let since_ms = tables.clock.calendar_ms();
        let seek = Seek { id: table_id()?, wish };
        if let Some(found) = at_a_table_that_waits(tables, &seek.wish, &agreed, &newcomer).await? {
            return Ok((seek, found));
        }
        let row = SeekRow { id: seek.id.clone(), wish: seek.wish.clone(), since_ms, seeker };
        tables.store.seek(row).await?;
        let attempt = seek.go_on(tables).await;
        if attempt.is_err() {
            seek.withdraw(tables).await;
        }
        Ok((seek, attempt?))
    }

    /// Pairs those who want the same where there are enough, and says what has become of this one.
    pub(crate) async fn go_on(&self, tables: &Arc<OpenTables>) -> Result<Attempt, Refusal> {
        let now_ms = tables.clock.calendar_ms();
        let since_ms = now_ms.saturating_sub(SEEK_UNSEEN_MS);
        let seats = self.wish.seats;
        let mut sought = tables.store.seen_seeking(&self.id, now_ms, since_ms).await?;
        if let Sought::Waiting(waiting) = sought
            && waiting >= seats
            && self.pair(tables, since_ms).await?
        {
            sought = tables.store.seen_seeking(&self.id, now_ms, since_ms).await?;
        }
        Ok(match sought {
            Sought::Waiting(waiting) => Attempt::Waiting { waiting, seats },
            Sought::Nothing => Attempt::Over,
            Sought::Seated(table, seat) => {
                tables.store.end_seek(&self.id).await?;
                Attempt::Seated(table, seat)
            }
        })
    }

    async fn pair(&self, tables: &Arc<OpenTables>, since_ms: u64) -> Result<bool, Refusal> {
        let moment = tables.moment();
        let row = TableRow::new(agreed(tables, &self.wish)?, moment.at_ms)?;
        let row = TableRow { phase: Some(wire::Phase::Waiting), ..row };
        let pairing = Pairing { wish: self.wish.clone(), row, moment, since_ms };
        let are_paired = tables.store.pair(pairing).await?;
        if are_paired {
            tables.metrics.tables_created.up();
            tables.lobby.paired.send_modify(|times| *times += 1);
            tables.tell(&Topic::lobby(), OfLobby::Paired);
        }
        Ok(are_paired)
    }

    /// Looks no longer. Where a seat was found in the same moment it stays as empty as that of anybody who leaves.
    pub(crate) async fn withdraw(&self, tables: &OpenTables) {
        if let Err(error) = tables.store.withdraw_seek(&self.id).await {
            // Whose page is not heard of any more is paired with nobody.
            tracing::warn!(error = %error, "who looked for a game could not be withdrawn");
        }
    }
}

/// What a table for this wish agrees on: the book, as this server plays it.
fn agreed(tables: &OpenTables, wish: &Wish) -> Result<Agreed, Refusal> {
    let settings = Settings { clock: wish.clock, open: true, watch: true, ..Settings::default() };
    let wanted = CreateTable {
        game: wish.game.clone(),
        options: tables.config.with_house_rules(&wish.game, Map::new()),
        seats: vec![SeatPlan::Person; wish.seats],
        settings,
    };
    founding::found(wanted, &tables.registry, tables.moment()).map(founding::Founded::agreed)
}

/// A seat at an open table that is just what was wished for.
async fn at_a_table_that_waits(
    tables: &Arc<OpenTables>,
    wish: &Wish,
    agreed: &Agreed,
    newcomer: &Newcomer,
) -> Result<Option<Attempt>, Refusal> {
    let since_ms = tables.clock.calendar_ms().saturating_sub(LISTING_UNSEEN_MS);
    let open = tables.store.listed(LobbyRoom::Open, since_ms, LISTED_MAX).await?;
    let suits = |table: &&LobbyTable| suits(table, wish, agreed);
    // Those who have waited longest come first.
    for table in open.iter().rev().filter(suits).take(TRIED_MAX) {
        let seat = |reply| Command::Seat { newcomer: newcomer.clone(), reply };
        if let Ok(seat) = tables.ask(&table.id, seat).await.flatten() {
            return Ok(Some(Attempt::Seated(table.id.clone(), seat)));
        }
    }
    Ok(None)
}

fn suits(table: &LobbyTable, wish: &Wish, agreed: &Agreed) -> bool {
    let own = (table.settings.clock, table.settings.aid);
    table.game == wish.game
        && table.seats.len() == wish.seats
        && !table.has_bots()
        && !table.set_up
        && own == (wish.clock, agreed.settings.aid)
        && table.options.iter().all(|(name, value)| agreed.options.get(name) == Some(value))
}
