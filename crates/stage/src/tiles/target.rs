//! What can be touched or pointed at, by name: `cell:1,0`, `figure:0,-1:city-s`.

use std::fmt;
use std::str::FromStr;

use landscape::Cell;

/// What can be touched or pointed at in a game with spots `S` and features of kinds `K`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target<S, K> {
    /// The drawn tile: `hand`.
    Hand,
    /// An empty cell: `cell:1,0`.
    Cell(Cell),
    /// A laid tile: `tile:1,0`.
    Tile(Cell),
    /// A figure on the map: `figure:1,0:road-e`.
    Figure(Cell, S),
    /// A place for a figure on the tile just laid: `ghost:road-e`.
    Ghost(S),
    /// What a line of the log or a reason is about: `city:0,0;0,1`.
    Scored(K, Vec<Cell>),
}

/// The kinds of features of a game, with the names they have in targets.
pub trait Kinds: Copy + fmt::Display + 'static {
    /// All of them.
    const ALL: &'static [Self];
}

impl<S: FromStr, K: Kinds> Target<S, K> {
    /// The target of that name; `None` for what is none of ours.
    pub fn read(text: &str) -> Option<Target<S, K>> {
        if is_hand(text) {
            return Some(Target::Hand);
        }
        let (word, rest) = text.split_once(':')?;
        match word {
            "cell" => cell(text).map(Target::Cell),
            "tile" => rest.parse().ok().map(Target::Tile),
            "ghost" => ghost(text).map(Target::Ghost),
            "figure" => {
                let (cell, spot) = rest.split_once(':')?;
                Some(Target::Figure(cell.parse().ok()?, spot.parse().ok()?))
            }
            _ => {
                let feature = K::ALL.iter().find(|feature| feature.to_string() == word)?;
                let cells: Result<Vec<Cell>, _> = rest.split(';').map(str::parse).collect();
                Some(Target::Scored(*feature, cells.ok()?))
            }
        }
    }
}

/// Is it the name of the drawn tile?
pub fn is_hand(name: &str) -> bool {
    name == "hand"
}

/// The empty cell of that name.
pub fn cell(name: &str) -> Option<Cell> {
    name.strip_prefix("cell:")?.parse().ok()
}

/// The place for a figure of that name.
pub fn ghost<S: FromStr>(name: &str) -> Option<S> {
    name.strip_prefix("ghost:")?.parse().ok()
}

impl<S: fmt::Display, K: fmt::Display> fmt::Display for Target<S, K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Hand => f.write_str("hand"),
            Target::Cell(cell) => write!(f, "cell:{cell}"),
            Target::Tile(cell) => write!(f, "tile:{cell}"),
            Target::Figure(cell, spot) => write!(f, "figure:{cell}:{spot}"),
            Target::Ghost(spot) => write!(f, "ghost:{spot}"),
            Target::Scored(feature, cells) => {
                let cells: Vec<String> = cells.iter().map(ToString::to_string).collect();
                write!(f, "{feature}:{}", cells.join(";"))
            }
        }
    }
}
