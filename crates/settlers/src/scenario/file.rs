//! The scenario file as it is written: every field with its place in the text.

use serde::Deserialize;
use toml::Spanned;

/// A scenario file, read but not yet believed.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScenarioFile {
    pub id: Spanned<String>,
    #[serde(default)]
    pub number: u8,
    pub name: String,
    #[serde(default)]
    pub about: String,
    pub players: Spanned<Vec<u8>>,
    pub points: Spanned<u8>,
    pub offset: Spanned<Vec<u8>>,
    pub areas: Spanned<Vec<Spanned<String>>>,
    pub terrain: Spanned<Vec<Spanned<String>>>,
    pub chips: Spanned<Vec<Spanned<String>>>,
    pub start: Spanned<Vec<String>>,
    #[serde(default)]
    pub one_home: bool,
    pub pieces: PieceEntry,
    pub harbours: Spanned<HarbourEntry>,
    #[serde(default)]
    pub bonus: Option<Spanned<BonusEntry>>,
    pub robber: Spanned<RobberEntry>,
    #[serde(default)]
    pub pirate: Option<Spanned<PlaceEntry>>,
    #[serde(default)]
    pub deal_again: Option<Spanned<DealAgain>>,
    #[serde(default)]
    pub tables: Option<TableEntry>,
    #[serde(default)]
    pub pool: Vec<Spanned<PoolEntry>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PieceEntry {
    pub settlements: Spanned<u8>,
    pub cities: Spanned<u8>,
    pub roads: Spanned<u8>,
    pub ships: Spanned<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HarbourEntry {
    pub special: Spanned<u8>,
    pub general: Spanned<u8>,
    pub placed: Spanned<String>,
    #[serde(default)]
    pub spots: Vec<Spanned<SpotEntry>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SpotEntry {
    pub r: usize,
    pub i: usize,
    pub side: String,
    #[serde(default)]
    pub fixed: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BonusEntry {
    pub kind: String,
    #[serde(default)]
    pub first: u8,
    #[serde(default)]
    pub further: u8,
    #[serde(default)]
    pub areas: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RobberEntry {
    pub on: String,
    #[serde(default)]
    pub r: usize,
    #[serde(default)]
    pub i: usize,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlaceEntry {
    pub r: usize,
    pub i: usize,
}

/// When a dealt board is dealt again (S-47).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DealAgain {
    /// With fewer islands than this.
    pub islands_least: u8,
    /// With an island of more hexes than this.
    pub island_most: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TableEntry {
    pub terrain: Spanned<TerrainEntry>,
    pub chips: Spanned<[u8; 10]>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PoolEntry {
    pub name: String,
    pub areas: Vec<String>,
    pub how: String,
    #[serde(default)]
    pub terrain: Option<TerrainEntry>,
    #[serde(default)]
    pub chips: Option<[u8; 10]>,
}

#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct TerrainEntry {
    pub sea: u8,
    pub desert: u8,
    pub gold: u8,
    pub fields: u8,
    pub hills: u8,
    pub mountains: u8,
    pub pasture: u8,
    pub woods: u8,
}

impl TerrainEntry {
    pub fn pile(self) -> crate::land::TerrainPile {
        [
            self.sea,
            self.desert,
            self.gold,
            self.fields,
            self.hills,
            self.mountains,
            self.pasture,
            self.woods,
        ]
    }
}
