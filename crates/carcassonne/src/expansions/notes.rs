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
//! their seat, wine, grain and cloth; a title with who holds it. A position needs to say more:
//!
//! ```text
//! run 1,0 2,0
//! aside E1
//! sealed 1,1
//! pieces 8 9
//! prisoners 0 1 big 1
//! ransomed
//! second-tile earned
//! ```
//!
//! The tiles of a dragon's run, dragon tiles that wait for a volcano, towers closed for good, tower pieces of
//! each seat, who holds whose followers, and whether a ransom was paid or a second tile earned in this turn
//! (`second-tile now` while it is played).

use std::fmt::Write;

use game::Seat;
use game::position::Entry;
use landscape::sheet::{read, read_all, write_places};
use landscape::{Cell, TileCode};

use super::king::Title;
use super::view::{FairyView, PrisonerView, TowerTopView, TowerView};
use crate::figure::Figure;
use crate::sets::Element;
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
    /// The tiles of the dragon's run so far, the first being where it began.
    pub run: Vec<Cell>,
    /// Dragon tiles that wait for the first volcano (D-19).
    pub aside: Vec<TileCode>,
    /// Towers that are closed though nobody stands on them (W-11).
    pub sealed: Vec<Cell>,
    /// Tower pieces of each seat; empty for a share of those that are not built.
    pub pieces: Vec<u8>,
    /// Prisoners: who holds them, whose they are, what and how many.
    pub prisoners: Vec<(Seat, PrisonerView)>,
    /// Has the active seat bought a prisoner back in this turn?
    pub ransomed: bool,
    /// Where a double turn stands: earned, or the second tile being played.
    pub second_tile: Option<SecondTile>,
}

/// Where a double turn stands (T-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SecondTile {
    /// The tile just laid has earned a second one.
    Earned,
    /// The second tile is played.
    Now,
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

    /// Writes what a drawing leaves out; nothing at a table without expansions.
    pub(crate) fn write_more_notes(&self, text: &mut String) {
        let Some(view) = self.expansion_view() else { return };
        if let Some(run) = &view.run {
            write_places(text, "run", &run.visited);
        }
        write_places(text, "aside", &view.aside);
        let sealed = view.towers.iter().filter(|tower| tower.top.is_none() && !tower.open);
        let sealed: Vec<Cell> = sealed.map(|tower| tower.cell).collect();
        write_places(text, "sealed", &sealed);
        if self.rules.elements.has(Element::Tower) {
            let pieces: Vec<u8> = view.seats.iter().map(|own| own.tower_pieces).collect();
            write_places(text, "pieces", &pieces);
        }
        for (captor, own) in view.seats.iter().enumerate() {
            for PrisonerView { owner, figure, count } in &own.prisoners {
                _ = writeln!(text, "prisoners {captor} {owner} {figure} {count}");
            }
        }
        if view.ransomed {
            text.push_str("ransomed\n");
        }
        if view.second_tile_earned {
            text.push_str("second-tile earned\n");
        }
        if view.second_tile {
            text.push_str("second-tile now\n");
        }
    }
}

impl Notes {
    /// Takes a line, if it is a note; the error says why it cannot be read.
    pub(crate) fn take(&mut self, entry: &Entry<'_>) -> Option<Result<(), String>> {
        let known = [
            "dragon",
            "fairy",
            "tower",
            "goods",
            "king",
            "robber",
            "run",
            "aside",
            "sealed",
            "pieces",
            "prisoners",
            "ransomed",
            "second-tile",
        ];
        known.contains(&entry.word).then(|| self.take_note(entry))
    }

    fn take_note(&mut self, entry: &Entry<'_>) -> Result<(), String> {
        match (entry.word, entry.rest.as_slice()) {
            ("dragon", [cell]) => self.dragon = Some(read(cell)?),
            ("fairy", [cell, perch]) => self.fairy = Some(fairy(cell, perch, false)?),
            ("fairy", [cell, perch, "alone"]) => self.fairy = Some(fairy(cell, perch, true)?),
            ("tower", [cell, height]) => self.towers.push(tower(cell, height, None)?),
            ("tower", [cell, height, seat, figure]) => {
                let (seat, figure) = (read_seat(seat)?, read_follower(figure)?);
                self.towers.push(tower(cell, height, Some(TowerTopView { seat, figure }))?);
            }
            ("goods", [seat, wine, grain, cloth]) => {
                let goods = [read(wine)?, read(grain)?, read(cloth)?];
                self.goods.push((read_seat(seat)?, goods));
            }
            ("run", cells) => self.run = read_all(cells)?,
            ("aside", tiles) => self.aside.extend(read_all::<TileCode>(tiles)?),
            ("sealed", cells) => self.sealed.extend(read_all::<Cell>(cells)?),
            ("pieces", counts) => self.pieces = read_all(counts)?,
            ("prisoners", [captor, owner, figure, count]) => {
                let (owner, figure) = (read_seat(owner)?, read_follower(figure)?);
                let held = PrisonerView { owner, figure, count: read(count)? };
                self.prisoners.push((read_seat(captor)?, held));
            }
            ("ransomed", []) => self.ransomed = true,
            ("second-tile", ["earned"]) => self.second_tile = Some(SecondTile::Earned),
            ("second-tile", ["now"]) => self.second_tile = Some(SecondTile::Now),
            (word, [seat]) if Title::ALL.iter().any(|title| title.word() == word) => {
                let title = Title::ALL.into_iter().find(|title| title.word() == word);
                self.titles.extend(title.zip(Some(read_seat(seat)?)));
            }
            _ => return Err("not like this".to_owned()),
        }
        Ok(())
    }
}

fn read_seat(word: &str) -> Result<Seat, String> {
    Seat::new(read(word)?).ok_or_else(|| format!("there is no seat {word}"))
}

fn read_follower(word: &str) -> Result<Figure, String> {
    let figure: Result<Figure, ()> = word.parse();
    figure
        .ok()
        .filter(|figure| figure.is_follower())
        .ok_or_else(|| format!("no follower: '{word}'"))
}

fn fairy(cell: &str, perch: &str, alone: bool) -> Result<FairyView, String> {
    Ok(FairyView { cell: read(cell)?, perch: read(perch)?, alone })
}

fn tower(cell: &str, height: &str, top: Option<TowerTopView>) -> Result<TowerView, String> {
    let (cell, height) = (read(cell)?, read(height)?);
    Ok(TowerView { cell, height, top, open: top.is_none() })
}
