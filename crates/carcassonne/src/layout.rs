//! Tiles that lie on the table before the first turn, as text.

use std::fmt;
use std::str::FromStr;

use landscape::reading::read_label;
use serde::{Deserialize, Serialize};

use crate::view::TileView;

/// The tiles on the table before the first turn: `D/0 0,0; V/1 1,0` is tile D as the box shows it
/// and V to the east of it, turned once. None stand for the book's start tile.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Layout(Vec<TileView>);

impl Layout {
    /// A table that begins with these tiles; none stand for the book's start tile.
    pub fn new(tiles: Vec<TileView>) -> Layout {
        Layout(tiles)
    }

    /// The tiles, in the order in which they are laid as far as possible.
    pub fn tiles(&self) -> &[TileView] {
        &self.0
    }
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, TileView { tile, cell, turns }) in self.0.iter().enumerate() {
            let gap = if place == 0 { "" } else { "; " };
            write!(f, "{gap}{tile}/{turns} {cell}")?;
        }
        Ok(())
    }
}

/// Text that is no list of tiles.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("start: a tile on the table is written as in 'D/0 0,0', not '{0}'")]
pub struct NotALayout(String);

impl FromStr for Layout {
    type Err = NotALayout;

    fn from_str(text: &str) -> Result<Layout, NotALayout> {
        let entries = text.split(';').map(str::trim).filter(|entry| !entry.is_empty());
        let read = |entry: &str| read_tile(entry).ok_or_else(|| NotALayout(entry.to_owned()));
        entries.map(read).collect::<Result<_, _>>().map(Layout)
    }
}

fn read_tile(entry: &str) -> Option<TileView> {
    let (label, cell) = entry.split_once(' ')?;
    let (tile, turns) = read_label(label)?;
    Some(TileView { tile, cell: cell.trim().parse().ok()?, turns })
}

impl TryFrom<String> for Layout {
    type Error = NotALayout;

    fn try_from(text: String) -> Result<Layout, NotALayout> {
        text.parse()
    }
}

impl From<Layout> for String {
    fn from(layout: Layout) -> String {
        layout.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_layout_is_written_as_it_is_read() {
        for text in ["", "D/0 0,0", "D/0 0,0; EH/3 -1,12; B1/2 5,0"] {
            assert_eq!(text.parse::<Layout>().unwrap().to_string(), text);
        }
        assert_eq!(" D/0 0,0 ;; ".parse::<Layout>(), "D/0 0,0".parse());
        for text in ["D", "D/0", "D/4 0,0", "D/0 0", "D/0 0,0 V/0 1,0", "/0 0,0", "D/0 99999,0"] {
            assert_eq!(text.parse::<Layout>(), Err(NotALayout(text.to_owned())));
        }
    }
}
