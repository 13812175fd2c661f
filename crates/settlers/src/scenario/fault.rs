//! What can be wrong with a scenario file.

use game::Coded;
use game::options::TooLong;

use super::How;
use super::check::HARBOURS_MAX;
use crate::geometry::TooLarge;
use crate::land::{ChipPile, Terrain, TerrainPile};
use crate::route::PIECES_MAX;

/// A mistake in a scenario file, with what it takes to say it in another language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The text is no TOML, or a field is missing, unknown or of the wrong kind.
    #[error("{0}")]
    Syntax(String),
    /// The text does not fit into a record, which keeps it as one line.
    #[error(transparent)]
    TooLong(#[from] TooLong),
    /// It is for nobody, or for more or fewer than the game takes.
    #[error("name some of 2, 3 and 4")]
    Players,
    /// The goal is out of reach or no goal.
    #[error("the goal lies between 3 and 50 points")]
    Points,
    /// Too many or too few pieces of a kind.
    #[error("between {least} and 30 pieces")]
    Pieces {
        /// So many it must be.
        least: u8,
    },
    /// More roads and ships than a route can hold.
    #[error("at most {PIECES_MAX} roads and ships together")]
    Ways,
    /// The board has no row.
    #[error("the board needs at least one row")]
    NoRow,
    /// Two lists that go row by row differ.
    #[error("{got} rows, but areas has {want}")]
    RowCount {
        /// The rows here.
        got: usize,
        /// The rows of the areas.
        want: usize,
    },
    /// A row runs out of any frame.
    #[error("the row is too long")]
    RowTooLong,
    /// A row lies straight below the one above.
    #[error("row {row} does not interlock with the row above")]
    RowStraight {
        /// The row, from 0.
        row: usize,
    },
    /// More places than the tables hold.
    #[error(transparent)]
    FrameTooLarge(#[from] TooLarge),
    /// A letter or word that the grid does not know.
    #[error("'{word}' has no meaning here")]
    NoMeaning {
        /// What is written.
        word: String,
    },
    /// A row of one grid is longer than that of the others.
    #[error("{got} hexes in a row of {want}")]
    RowLength {
        /// The hexes here.
        got: usize,
        /// The hexes of the areas.
        want: usize,
    },
    /// A terrain that its area does not allow.
    #[error("place {place}: {terrain} in an area '{area}'")]
    TerrainInArea {
        /// The place in the row, from 0.
        place: usize,
        /// What lies there.
        terrain: Terrain,
        /// The area's letter.
        area: char,
    },
    /// A chip where there is none, or none where there must be one.
    #[error("place {place}: no such chip on {terrain}")]
    ChipOnTerrain {
        /// The place in the row, from 0.
        place: usize,
        /// What lies there.
        terrain: Terrain,
    },
    /// A hex that is to be dealt and comes from no pool, or from several.
    #[error("place {place}: dealt by no pool, or by several")]
    DealtBySeveral {
        /// The place in the row, from 0.
        place: usize,
    },
    /// Two areas that must lie apart (S-49).
    #[error("islands '{first}' and '{second}' touch")]
    IslandsTouch {
        /// The letter of one.
        first: char,
        /// The letter of the other.
        second: char,
    },
    /// A pool for no hex.
    #[error("pool '{pool}' has no hex")]
    PoolNowhere {
        /// What the file calls the pool.
        pool: String,
    },
    /// A pool with more or fewer hexes than places.
    #[error("pool '{pool}' has {got} hexes for {want} places")]
    PoolHexes {
        /// What the file calls the pool.
        pool: String,
        /// The hexes in it.
        got: usize,
        /// The places for them.
        want: usize,
    },
    /// A pool with more or fewer chips than places.
    #[error("pool '{pool}' has {got} chips for {want} places")]
    PoolChips {
        /// What the file calls the pool.
        pool: String,
        /// The chips in it.
        got: usize,
        /// The places for them.
        want: usize,
    },
    /// A spiral on another shape or with other chips (S-82).
    #[error("a spiral needs an island of 19 hexes in the shape of the base game and its 18 chips")]
    NoSpiral,
    /// A stack or a bag too many, or none where the grids ask for one.
    #[error("{found} pools of the kind '{how}', but the grids ask for {wanted}")]
    PoolCount {
        /// So many there are.
        found: usize,
        /// The way in which such a pool comes onto the board.
        how: How,
        /// So many the grids ask for.
        wanted: usize,
    },
    /// A chip that comes from no pool, or from several.
    #[error("no single pool brings the chip of hex {hex}")]
    ChipFromSeveral {
        /// The hex, in reading order.
        hex: usize,
    },
    /// Other hexes than the table of totals says.
    #[error("grids and pools hold {got:?}, the table says {want:?}")]
    TerrainTotals {
        /// What there is.
        got: TerrainPile,
        /// What the table says.
        want: TerrainPile,
    },
    /// Other chips than the table of totals says.
    #[error("grids and pools hold {got:?}, the table says {want:?}")]
    ChipTotals {
        /// What there is.
        got: ChipPile,
        /// What the table says.
        want: ChipPile,
    },
    /// More harbours than a game keeps.
    #[error("at most {HARBOURS_MAX} harbours")]
    TooManyHarbours,
    /// More or fewer harbours than places for them.
    #[error("{harbours} harbours for {spots} spots")]
    HarbourCount {
        /// The harbours of all kinds that the file counts.
        harbours: usize,
        /// The places that it lists.
        spots: usize,
    },
    /// The file lays harbours that the players shall lay (S-46).
    #[error("players lay them: no spots")]
    SpotsForPlayers,
    /// A way to lay harbours that does not exist.
    #[error("'{word}': say spots or players")]
    PlacedHow {
        /// What is written.
        word: String,
    },
    /// A harbour at a hex that is not there.
    #[error("there is no hex ({r}, {i})")]
    SpotNowhere {
        /// The row, from 0.
        r: usize,
        /// The place in the row.
        i: usize,
    },
    /// A harbour at a side that hexes do not have.
    #[error("'{word}' is no side of a hex")]
    NoSide {
        /// What is written.
        word: String,
    },
    /// A harbour of no known kind.
    #[error("{reason}")]
    NoHarbour {
        /// What the reader of kinds says.
        reason: String,
    },
    /// Two harbours at one intersection (S-04).
    #[error("shares an intersection with another harbour (S-04)")]
    SpotShares,
    /// A harbour at a hex that is dealt or discovered.
    #[error("lies at a hex that is not printed")]
    SpotUnprinted,
    /// A harbour away from the water.
    #[error("lies on land: both hexes of the side are land")]
    SpotInland,
    /// A harbour away from the land.
    #[error("lies in the open sea")]
    SpotAtSea,
    /// Kinds of harbours that the counts do not give.
    #[error("the fixed kinds are not the harbours of this scenario")]
    FixedKinds,
    /// A set-up that may run out of intersections.
    #[error("impossible set-up: {room} intersections, {need} are needed")]
    StartRoom {
        /// So many there are.
        room: usize,
        /// So many it takes.
        need: usize,
    },
    /// A start beside the unknown.
    #[error("impossible set-up: the start touches undiscovered hexes")]
    StartHidden,
    /// A start in the water.
    #[error("impossible set-up: nobody starts at sea")]
    StartAtSea,
    /// A bonus that nothing earns.
    #[error("'{word}' is no way to earn chips")]
    NoBonus {
        /// What is written.
        word: String,
    },
    /// A bonus for areas that the board does not have.
    #[error("no hex has such an area")]
    BonusNowhere,
    /// Trade lines that lack a shore or a home (S-50).
    #[error("trade lines run between two areas, and one_home must be true")]
    TradeLines,
    /// A robber that starts in no known way.
    #[error("'{word}': say desert, beside or hex")]
    RobberHow {
        /// What is written.
        word: String,
    },
    /// A robber or pirate on a hex that is not there.
    #[error("there is no such hex")]
    NoSuchHex,
    /// A robber in search of a desert.
    #[error("there is no desert")]
    NoDesert,
    /// A robber that swims.
    #[error("the robber stands on land (S-36)")]
    RobberAtSea,
    /// A pirate that walks.
    #[error("the pirate stands on the sea (S-36)")]
    PirateAshore,
    /// The robber could never move.
    #[error("the robber needs two land hexes that do not lie face down")]
    RobberRoom,
    /// No deal would ever do.
    #[error("no deal of these hexes has such islands")]
    DealAgain,
    /// A pool that comes onto the board in no known way.
    #[error("'{word}': say shuffle, spiral, stack or bag")]
    PoolHow {
        /// What is written.
        word: String,
    },
}

impl Coded for Fault {
    fn code(&self) -> &'static str {
        match self {
            Fault::Syntax(_) => "syntax",
            Fault::TooLong(_) => "too-long",
            Fault::Players => "players",
            Fault::Points => "points",
            Fault::Pieces { .. } => "pieces",
            Fault::Ways => "ways",
            Fault::NoRow => "no-row",
            Fault::RowCount { .. } => "row-count",
            Fault::RowTooLong => "row-too-long",
            Fault::RowStraight { .. } => "row-straight",
            Fault::FrameTooLarge(_) => "frame-too-large",
            Fault::NoMeaning { .. } => "no-meaning",
            Fault::RowLength { .. } => "row-length",
            Fault::TerrainInArea { .. } => "terrain-in-area",
            Fault::ChipOnTerrain { .. } => "chip-on-terrain",
            Fault::DealtBySeveral { .. } => "dealt-by-several",
            Fault::IslandsTouch { .. } => "islands-touch",
            Fault::PoolNowhere { .. } => "pool-nowhere",
            Fault::PoolHexes { .. } => "pool-hexes",
            Fault::PoolChips { .. } => "pool-chips",
            Fault::NoSpiral => "no-spiral",
            Fault::PoolCount { .. } => "pool-count",
            Fault::ChipFromSeveral { .. } => "chip-from-several",
            Fault::TerrainTotals { .. } => "terrain-totals",
            Fault::ChipTotals { .. } => "chip-totals",
            Fault::TooManyHarbours => "too-many-harbours",
            Fault::HarbourCount { .. } => "harbour-count",
            Fault::SpotsForPlayers => "spots-for-players",
            Fault::PlacedHow { .. } => "placed-how",
            Fault::SpotNowhere { .. } => "spot-nowhere",
            Fault::NoSide { .. } => "no-side",
            Fault::NoHarbour { .. } => "no-harbour",
            Fault::SpotShares => "spot-shares",
            Fault::SpotUnprinted => "spot-unprinted",
            Fault::SpotInland => "spot-inland",
            Fault::SpotAtSea => "spot-at-sea",
            Fault::FixedKinds => "fixed-kinds",
            Fault::StartRoom { .. } => "start-room",
            Fault::StartHidden => "start-hidden",
            Fault::StartAtSea => "start-at-sea",
            Fault::NoBonus { .. } => "no-bonus",
            Fault::BonusNowhere => "bonus-nowhere",
            Fault::TradeLines => "trade-lines",
            Fault::RobberHow { .. } => "robber-how",
            Fault::NoSuchHex => "no-such-hex",
            Fault::NoDesert => "no-desert",
            Fault::RobberAtSea => "robber-at-sea",
            Fault::PirateAshore => "pirate-ashore",
            Fault::RobberRoom => "robber-room",
            Fault::DealAgain => "deal-again",
            Fault::PoolHow { .. } => "pool-how",
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        match self {
            Fault::SpotShares => Some("S-04"),
            Fault::RobberAtSea | Fault::PirateAshore | Fault::RobberRoom => Some("S-36"),
            Fault::DealAgain => Some("S-47"),
            Fault::SpotsForPlayers => Some("S-46"),
            Fault::IslandsTouch { .. } => Some("S-49"),
            Fault::TradeLines => Some("S-50"),
            Fault::NoSpiral => Some("S-82"),
            _ => None,
        }
    }
}
