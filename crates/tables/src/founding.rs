//! New tables: checked, then kept.

use game::erased::{AnyError, AnyMatch};
use game::{Chance, Player, PositionText, RecordText, Seat, Seed, Turn};
use serde_json::{Map, Value};
use table_core::Start;
use wire::rest::{CreateTable, Created, LayPosition, LoadRecord, SeatLink};
use wire::{ClockRule, SeatPlan, Settings, TableRefusal};

use crate::keys;
use crate::limits::{BANK_MS, INCREMENT_MS_MAX};
use crate::open_tables::OpenTables;
use crate::refusal::Refusal;
use crate::registry::{Playable, Registry};
use crate::store::{Agreed, TableRow};
use crate::table::{Entry, FoldedLog, Stored};
use crate::time::Moment;

/// The fewest seats of a table on a server: whoever plays alone needs none. What a game wants
/// besides, it says when a match begins.
const COMPANY_LEAST: usize = 2;

impl TableRow {
    /// A table with new dice and a new id.
    pub(crate) fn new(agreed: Agreed, created_ms: u64) -> Result<TableRow, Refusal> {
        let mut seed = [0; 32];
        getrandom::fill(&mut seed).map_err(|_| TableRefusal::NoEntropy)?;
        let id = keys::table_id()?;
        Ok(TableRow { id, created_ms, archived: false, seed: Seed(seed), agreed, phase: None })
    }
}

/// A table that is about to be kept, with the beginning of its log.
pub struct Founded {
    row: TableRow,
    log: Vec<Stored>,
}

/// Checks a wish for a new table.
pub fn found(wish: CreateTable, registry: &Registry, moment: Moment) -> Result<Founded, Refusal> {
    let playable = registry.find(&wish.game)?;
    found_on(&Start::Book(wish.options), playable, (wish.seats, wish.settings), registry, moment)
}

/// Checks a position that is to become a table. Sets it up, so call it beside the event loop.
pub fn found_at(
    wish: LayPosition,
    registry: &Registry,
    moment: Moment,
) -> Result<Founded, Refusal> {
    let position: PositionText = wish.position.parse().map_err(AnyError::Position)?;
    let playable = registry.find(position.game())?;
    let entropy = getrandom::u64().map_err(|_| TableRefusal::NoEntropy)?;
    let start = Start::drawn(&position, playable.game(), entropy)?;
    found_on(&start, playable, (wish.seats, wish.settings), registry, moment)
}

fn found_on(
    start: &Start,
    playable: &dyn Playable,
    (seats, settings): (Vec<SeatPlan>, Settings),
    registry: &Registry,
    moment: Moment,
) -> Result<Founded, Refusal> {
    check_clock(&settings)?;
    let trial = trial(playable, start, &seats)?;
    // Only a position can be over before anybody has played.
    if trial.turn() == Turn::Over {
        return Err(TableRefusal::MatchOver.into());
    }
    let agreed = agreed(playable, start, trial.options(), seats, settings);
    let row = TableRow::new(agreed, moment.at_ms)?;
    let players: Option<Vec<Player>> =
        FoldedLog::new(row.clone(), registry)?.places.iter().map(|place| place.player()).collect();
    // Where only bots sit, nobody has to be waited for.
    let log = players.map(|players| begun(players, moment)).into_iter().collect();
    Ok(Founded { row, log })
}

/// Checks a record that is to become a table. Replays it, so call it beside the event loop.
pub fn found_from_record(
    wish: LoadRecord,
    registry: &Registry,
    moment: Moment,
) -> Result<Founded, Refusal> {
    let record: RecordText = wish.record.parse().map_err(AnyError::Record)?;
    let playable = registry.find(record.game())?;
    // As the rules of today spell it, where the record is of older ones.
    let loaded = playable.game().load(&record)?;
    let (start, options) = (Start::of(loaded.as_ref()), loaded.options());
    check_clock(&wish.settings)?;
    let seed = record.seed().ok_or(Refusal::RecordWithoutSeed)?;
    let persons = vec![SeatPlan::Person; record.players().len()];
    let seats = wish.seats.filter(|_| wish.decisions.is_some()).unwrap_or(persons);
    if seats.len() != record.players().len() {
        return Err(wrong_seats(playable, seats.len()));
    }
    trial(playable, &start, &seats)?;
    let decided =
        record.steps().iter().filter_map(|step| Some((step.seat?, step.notation.clone())));
    let prelude = decided.take(wish.decisions.unwrap_or(usize::MAX)).collect();
    let whole = wish.decisions.is_none();
    // Who plays on has added nothing to these dice: what comes out of seed and shares is the seed then.
    let (seed, contributions) = match whole {
        true => (seed, record.contributions().to_vec()),
        false => (Seed(record.contributions().key(&seed)), Vec::new()),
    };
    let agreed = agreed(playable, &start, options, seats, wish.settings);
    let agreed = Agreed { seed_known: true, prelude, contributions, ..agreed };
    let row = TableRow { seed, ..TableRow::new(agreed, moment.at_ms)? };
    let log = if whole { retold(&record, moment) } else { Vec::new() };
    Ok(Founded { row, log })
}

/// A whole match: it began, the prelude was played, and whoever left it is out.
fn retold(record: &RecordText, moment: Moment) -> Vec<Stored> {
    let left = |&(seat, why): &_| Stored::new(moment, Entry::Withdrew { seat, why });
    let out = record.out().iter().map(left);
    [begun(record.players().to_vec(), moment)].into_iter().chain(out).collect()
}

fn agreed(
    playable: &dyn Playable,
    start: &Start,
    options: Map<String, Value>,
    seats: Vec<SeatPlan>,
    settings: Settings,
) -> Agreed {
    let game = playable.game();
    Agreed {
        game: game.name().to_owned(),
        rules: game.rules_version(),
        options,
        seats,
        settings,
        seed_known: false,
        prelude: Vec::new(),
        contributions: Vec::new(),
        position: start.position(),
    }
}

fn begun(players: Vec<Player>, moment: Moment) -> Stored {
    Stored::new(moment, Entry::begun(players))
}

/// A match that begins like this, to find out whether there can be one.
fn trial(
    playable: &dyn Playable,
    start: &Start,
    seats: &[SeatPlan],
) -> Result<Box<dyn AnyMatch>, Refusal> {
    for plan in seats {
        crate::table::check_plan(plan)?;
    }
    if seats.len() < COMPANY_LEAST {
        return Err(wrong_seats(playable, seats.len()));
    }
    let players = vec![Player::person("?"); seats.len()];
    Ok(start.begin(playable.game(), players, Chance::Fair(Seed([0; 32])), None)?)
}

fn wrong_seats(playable: &dyn Playable, got: usize) -> Refusal {
    let (game, (least, most)) = (playable.game().name(), playable.game().seats());
    game::SetupError::Seats { game, least, most, got, fewer_by: None }.into()
}

fn check_clock(settings: &Settings) -> Result<(), Refusal> {
    match settings.clock {
        ClockRule::Bank { bank_ms, increment_ms }
            if !BANK_MS.contains(&bank_ms) || increment_ms > INCREMENT_MS_MAX =>
        {
            Err(Refusal::BadClock)
        }
        _ => Ok(()),
    }
}

impl Founded {
    /// What the table agrees on.
    pub(crate) fn agreed(self) -> Agreed {
        self.row.agreed
    }

    /// Keeps the table and says where it is.
    pub async fn keep(self, tables: &std::sync::Arc<OpenTables>) -> Result<Created, Refusal> {
        let Founded { mut row, log } = self;
        let begun = !log.is_empty();
        let (folded, log) = FoldedLog::complete(row.clone(), log, &tables.registry)?;
        row.phase = Some(folded.phase());
        let id = row.id.clone();
        tables.store.create(row, log).await?;
        tables.metrics.tables_created.up();
        tracing::info!(table.id = keys::tag(&id), game = %folded.row.agreed.game, "table created");
        if begun {
            tables.open(&id)?;
        }
        let path = format!("/t/{id}");
        let open = folded.seats().filter(|seat| folded.places[seat.index()].player().is_none());
        let link = |seat: Seat| SeatLink { seat, path: format!("{path}/{seat}") };
        let seats = open.map(link).collect();
        Ok(Created { card: folded.card(), path, seats })
    }
}
