//! What the expansions print on tiles, besides what every tile shows.

use landscape::Terrain;
use landscape::tile_file::{Fields, TileFileError};
use serde::{Deserialize, Serialize};

/// Goods that a city may hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Good {
    /// Wine: nine of them.
    Wine,
    /// Grain: six of them.
    Grain,
    /// Cloth: five of them.
    Cloth,
}

impl Good {
    /// Every kind, in the order in which they are counted.
    pub const ALL: [Good; 3] = [Good::Wine, Good::Grain, Good::Cloth];

    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Good::Wine => "wine",
            Good::Grain => "grain",
            Good::Cloth => "cloth",
        }
    }
}

/// A sign that makes something happen when the tile is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Symbol {
    /// Brings the dragon.
    Volcano,
    /// Moves the dragon.
    Dragon,
    /// Lets a follower go to another tile.
    Portal,
    /// May send a knight away from the city of this piece.
    Princess(u8),
}

/// What is printed on one piece of a tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Print {
    /// An inn stands at this road.
    pub inn: bool,
    /// A cathedral stands in this city.
    pub cathedral: bool,
    /// The goods of this city.
    pub good: Option<Good>,
}

/// What the expansions print on a tile.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prints {
    /// One entry for each piece.
    pub pieces: Vec<Print>,
    /// May a tower be built here?
    pub tower: bool,
    /// The sign on it.
    pub symbol: Option<Symbol>,
}

impl Prints {
    /// Nothing, on a tile of so many pieces.
    pub fn none(pieces: usize) -> Prints {
        Prints { pieces: vec![Print::default(); pieces], ..Prints::default() }
    }

    /// What is wrong with them, on pieces of these terrains.
    pub(crate) fn flaw(&self, terrains: &[Terrain]) -> Option<(&'static str, String)> {
        if self.pieces.len() != terrains.len() {
            let (has, wants) = (self.pieces.len(), terrains.len());
            return Some(("prints", format!("has {has} entries for {wants} pieces")));
        }
        for (print, &terrain) in self.pieces.iter().zip(terrains) {
            if print.inn && terrain != Terrain::Road {
                return Some(("inns", "an inn belongs to a road".to_owned()));
            }
            if (print.cathedral || print.good.is_some()) && terrain != Terrain::Town {
                return Some(("goods", "goods and cathedrals belong to a city".to_owned()));
            }
        }
        match self.symbol {
            Some(Symbol::Princess(piece))
                if terrains.get(piece as usize) != Some(&Terrain::Town) =>
            {
                Some(("symbol_city", "a princess lives in a city".to_owned()))
            }
            _ => None,
        }
    }
}

/// Takes the expansions' fields of a tile with so many cities and roads, which are its first
/// pieces, and `pieces` in all.
pub(crate) fn read(
    fields: &mut Fields,
    cities: usize,
    roads: usize,
) -> Result<Prints, TileFileError> {
    let inns: Vec<bool> = fields.per_piece("inns", roads)?;
    let goods = read_goods(fields, cities)?;
    let cathedral: bool = fields.optional("cathedral")?;
    if cathedral && cities != 1 {
        return Err(fields.wrong("cathedral", format!("stands in one city, not in {cities}")));
    }
    let tower: bool = fields.optional("tower")?;
    let symbol = read_symbol(fields, cities)?;
    let city = |good| Print { good, cathedral, inn: false };
    let road = |inn| Print { inn, ..Print::default() };
    let pieces = goods.into_iter().map(city).chain(inns.into_iter().map(road)).collect();
    Ok(Prints { pieces, tower, symbol })
}

fn read_goods(fields: &mut Fields, cities: usize) -> Result<Vec<Option<Good>>, TileFileError> {
    let words: Vec<String> = fields.per_piece("goods", cities)?;
    let good = |word: &String| match word.as_str() {
        "" => Ok(None),
        word => match Good::ALL.into_iter().find(|good| good.word() == word) {
            Some(good) => Ok(Some(good)),
            None => Err(fields.wrong("goods", format!("'{word}' is none of wine, grain, cloth"))),
        },
    };
    words.iter().map(good).collect()
}

fn read_symbol(fields: &mut Fields, cities: usize) -> Result<Option<Symbol>, TileFileError> {
    let word: String = fields.optional("symbol")?;
    let city: Option<usize> = fields.optional("symbol_city")?;
    match (word.as_str(), city) {
        ("princess", Some(city)) if city < cities => Ok(Some(Symbol::Princess(city as u8))),
        ("princess", _) => {
            Err(fields.wrong("symbol_city", "a princess lives in one of the cities"))
        }
        (_, Some(_)) => Err(fields.wrong("symbol_city", "only a princess lives in a city")),
        ("", None) => Ok(None),
        ("volcano", None) => Ok(Some(Symbol::Volcano)),
        ("dragon", None) => Ok(Some(Symbol::Dragon)),
        ("portal", None) => Ok(Some(Symbol::Portal)),
        (other, None) => {
            let known = "volcano, dragon, portal, princess";
            Err(fields.wrong("symbol", format!("'{other}' is none of {known}")))
        }
    }
}
