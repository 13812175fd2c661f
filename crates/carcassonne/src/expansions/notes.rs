//! What a drawing of the map says in words below it: the dragon, the fairy, the towers, the goods, the
//! titles.
//!
//! ```text
//! dragon 1,0
//! fairy 2,0 city-n
//! tower 1,1 2
//! tower 3,0 1 0 big
//! goods 0 3 2 1
//! king 1
//! ```
//!
//! A tower is named with its height, and with seat and figure where a follower closes it; goods with
//! their seat, wine, grain and cloth; a title with who holds it.

use std::fmt::Write;

use game::Seat;
use landscape::Cell;

use super::king::Title;
use super::view::{FairyView, TowerTopView, TowerView};
use crate::figure::Figure;
use crate::state::Carcassonne;

/// What stands below a drawing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// The dragon's tile.
    pub dragon: Option<Cell>,
    /// Where the fairy is.
    pub fairy: Option<FairyView>,
    /// Towers with at least one piece.
    pub towers: Vec<TowerView>,
    /// Wine, grain and cloth of seats that have any.
    pub goods: Vec<(Seat, [u8; 3])>,
    /// Titles that somebody holds.
    pub titles: Vec<(Title, Seat)>,
}

impl Carcassonne {
    /// Writes the notes below a drawing; nothing at a table without expansions.
    pub(crate) fn write_notes(&self, text: &mut String) {
        let Some(view) = self.expansion_view() else { return };
        if let Some(cell) = view.dragon {
            _ = writeln!(text, "dragon {cell}");
        }
        if let Some(fairy) = view.fairy {
            let alone = if fairy.alone { " alone" } else { "" };
            _ = writeln!(text, "fairy {} {}{alone}", fairy.cell, fairy.perch);
        }
        for tower in view.towers.iter().filter(|tower| tower.height > 0) {
            _ = write!(text, "tower {} {}", tower.cell, tower.height);
            if let Some(top) = tower.top {
                _ = write!(text, " {} {}", top.seat, top.figure);
            }
            text.push('\n');
        }
        for (seat, own) in view.seats.iter().enumerate().filter(|(_, own)| own.goods != [0; 3]) {
            let [wine, grain, cloth] = own.goods;
            _ = writeln!(text, "goods {seat} {wine} {grain} {cloth}");
        }
        for title in Title::ALL {
            title.write_note(view.title(title), text);
        }
    }
}

impl Notes {
    /// Takes a line, if it is a note.
    pub(crate) fn read(&mut self, line: &str) -> Option<()> {
        let words: Vec<&str> = line.split_ascii_whitespace().collect();
        match *words.as_slice() {
            ["dragon", cell] => self.dragon = Some(cell.parse().ok()?),
            ["fairy", cell, perch] => self.fairy = Some(fairy(cell, perch, false)?),
            ["fairy", cell, perch, "alone"] => self.fairy = Some(fairy(cell, perch, true)?),
            ["tower", cell, height] => self.towers.push(tower(cell, height, None)?),
            ["tower", cell, height, seat, figure] => {
                let (seat, figure): (usize, Figure) = (seat.parse().ok()?, figure.parse().ok()?);
                let seat = Seat::new(seat)?;
                self.towers.push(tower(cell, height, Some(TowerTopView { seat, figure }))?);
            }
            ["goods", seat, wine, grain, cloth] => {
                let goods = [wine.parse().ok()?, grain.parse().ok()?, cloth.parse().ok()?];
                self.goods.push((Seat::new(seat.parse().ok()?)?, goods));
            }
            [word, seat] => {
                let title = Title::ALL.into_iter().find(|title| title.word() == word)?;
                self.titles.push((title, Seat::new(seat.parse().ok()?)?));
            }
            _ => return None,
        }
        Some(())
    }
}

fn fairy(cell: &str, perch: &str, alone: bool) -> Option<FairyView> {
    Some(FairyView { cell: cell.parse().ok()?, perch: perch.parse().ok()?, alone })
}

fn tower(cell: &str, height: &str, top: Option<TowerTopView>) -> Option<TowerView> {
    let (cell, height) = (cell.parse().ok()?, height.parse().ok()?);
    Some(TowerView { cell, height, top, open: top.is_none() })
}
