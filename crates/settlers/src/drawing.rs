//! The board as text that can be read back.
//!
//! ```text
//! board 1+0
//!     .
//!   /   \
//! .  h0   .      hex number
//! |  W11  |      terrain and chip
//! a   R   .      R robber, P pirate
//!   0   x        digit: road, wxyz: ship, abcd: settlement, ABCD: city of seat 0 to 3
//!     .
//! harbours s0:wool
//! ```

use std::fmt;
use std::str::FromStr;

use game::Audience;

use crate::board::{Board, ChipCell};
use crate::geometry::{Corners, Geometry, Hex, NOWHERE, Row, Side, Sides};
use crate::land::{HarbourKind, Terrain, chip_slot};
use crate::state::{SEATS, Settlers};

const SETTLEMENTS: [char; SEATS] = ['a', 'b', 'c', 'd'];
const CITIES: [char; SEATS] = ['A', 'B', 'C', 'D'];
const ROADS: [char; SEATS] = ['0', '1', '2', '3'];
const SHIPS: [char; SEATS] = ['w', 'x', 'y', 'z'];

/// What stands on a board, without cards and turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sketch {
    /// The rows of the frame, from the top.
    pub rows: Vec<Row>,
    /// Terrain and chip of every hex; 0 for no chip.
    pub hexes: Vec<(Terrain, u8)>,
    /// The robber, if on the board.
    pub robber: Option<Hex>,
    /// The pirate, if in play.
    pub pirate: Option<Hex>,
    /// Harbours by side.
    pub harbours: Vec<(Side, HarbourKind)>,
    /// Roads per seat.
    pub roads: [Sides; SEATS],
    /// Ships per seat.
    pub ships: [Sides; SEATS],
    /// Settlements per seat.
    pub settlements: [Corners; SEATS],
    /// Cities per seat.
    pub cities: [Corners; SEATS],
}

/// A text that is no drawing of a board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct DrawingError(String);

fn error(text: impl Into<String>) -> DrawingError {
    DrawingError(text.into())
}

impl Sketch {
    fn bare(rows: Vec<Row>, hexes: usize) -> Sketch {
        Sketch {
            rows,
            hexes: vec![(Terrain::Unknown, 0); hexes],
            robber: None,
            pirate: None,
            harbours: Vec::new(),
            roads: [Sides::EMPTY; SEATS],
            ships: [Sides::EMPTY; SEATS],
            settlements: [Corners::EMPTY; SEATS],
            cities: [Corners::EMPTY; SEATS],
        }
    }

    /// The printed part of a board.
    pub fn printed(board: &Board) -> Sketch {
        let mut sketch = Sketch::bare(board.geometry.rows.clone(), 0);
        let chip = |cell: &ChipCell| match cell {
            ChipCell::Number(number) => *number,
            _ => 0,
        };
        let chips = board.grids.chips.iter().map(chip);
        sketch.hexes = board.grids.terrain.iter().copied().zip(chips).collect();
        let spot = |(at, spot): (usize, &crate::scenario::HarbourSite)| {
            (Side(spot.side), board.fixed_harbour(at))
        };
        sketch.harbours = board.scenario.spots.iter().enumerate().map(spot).collect();
        sketch.harbours.sort();
        sketch
    }

    /// The board of a running game.
    pub fn of(game: &Settlers) -> Sketch {
        let hexes = game.geometry().hexes();
        let mut sketch = Sketch::bare(game.geometry().rows.clone(), hexes);
        let shown = game.now.terrain.into_iter().zip(game.now.chips);
        sketch.hexes = shown.take(hexes).collect();
        let place = |hex: u8| (hex != NOWHERE).then_some(Hex(hex));
        (sketch.robber, sketch.pirate) = (place(game.now.robber), place(game.now.pirate));
        let laid = &game.now.harbours[..game.now.harbour_count as usize];
        sketch.harbours = laid.iter().map(|(side, kind)| (Side(*side), *kind)).collect();
        sketch.harbours.sort();
        for (seat, player) in game.now.players.iter().enumerate() {
            sketch.roads[seat] = player.roads;
            sketch.ships[seat] = player.ships;
            sketch.settlements[seat] = player.settlements;
            sketch.cities[seat] = player.cities;
        }
        sketch
    }
}

/// Where things lie on the canvas.
fn corner_cell((x, y): (i16, i16)) -> (usize, usize) {
    let line = (y + 2) as usize;
    (line / 3 * 4 + line % 3 * 2, 4 * (x + 1) as usize)
}

fn side_cell(geometry: &Geometry, side: u8) -> (usize, usize) {
    let [a, b] = geometry.side_ends[side as usize]
        .map(|end| corner_cell(geometry.corner_places[end as usize]));
    ((a.0 + b.0) / 2, (a.1 + b.1) / 2)
}

fn hex_cell((r, x): (i16, i16)) -> (usize, usize) {
    (4 * r as usize + 3, 4 * (x + 1) as usize)
}

fn bare_side(geometry: &Geometry, side: u8) -> char {
    let [a, b] =
        geometry.side_ends[side as usize].map(|end| geometry.corner_places[end as usize].0);
    match a.cmp(&b) {
        std::cmp::Ordering::Equal => '|',
        std::cmp::Ordering::Less => '\\',
        std::cmp::Ordering::Greater => '/',
    }
}

/// A page of characters that grows as it is written.
#[derive(Default)]
struct Canvas(Vec<Vec<char>>);

impl Canvas {
    fn put(&mut self, (row, column): (usize, usize), text: &str) {
        if self.0.len() <= row {
            self.0.resize(row + 1, Vec::new());
        }
        let line = &mut self.0[row];
        let end = column + text.len();
        if line.len() < end {
            line.resize(end, ' ');
        }
        for (slot, letter) in line[column..].iter_mut().zip(text.chars()) {
            *slot = letter;
        }
    }

    fn at(&self, (row, column): (usize, usize)) -> char {
        self.0.get(row).and_then(|line| line.get(column)).copied().unwrap_or(' ')
    }

    /// Every character is what a drawing of the same board shows: a slip of the pen is no other board.
    fn check(&self, shown: &Canvas) -> Result<(), DrawingError> {
        for row in 0..self.0.len().max(shown.0.len()) {
            let width = |canvas: &Canvas| canvas.0.get(row).map_or(0, Vec::len);
            for column in 0..width(self).max(width(shown)) {
                let (found, right) = (self.at((row, column)), shown.at((row, column)));
                if found != right {
                    let (line, place) = (row + 1, column + 1);
                    let reason = format!("'{found}' for '{right}', {line} below the first line");
                    return Err(error(format!("{reason}, character {place}")));
                }
            }
        }
        Ok(())
    }

    fn text(&self, (row, column): (usize, usize), length: usize) -> String {
        (column..column + length).map(|column| self.at((row, column))).collect()
    }
}

fn mark<const N: usize>(
    settled: &[crate::bits::Bits<N>; SEATS],
    letters: [char; SEATS],
    place: u8,
) -> Option<char> {
    (0..SEATS).find(|seat| settled[*seat].contains(place)).map(|seat| letters[seat])
}

impl Sketch {
    fn canvas(&self, geometry: &Geometry) -> Canvas {
        let mut canvas = Canvas::default();
        for (corner, place) in geometry.corner_places.iter().enumerate() {
            let piece = mark(&self.settlements, SETTLEMENTS, corner as u8);
            let piece = piece.or_else(|| mark(&self.cities, CITIES, corner as u8)).unwrap_or('.');
            canvas.put(corner_cell(*place), &piece.to_string());
        }
        for side in 0..geometry.side_ends.len() as u8 {
            let piece = mark(&self.roads, ROADS, side).or_else(|| mark(&self.ships, SHIPS, side));
            let piece = piece.unwrap_or_else(|| bare_side(geometry, side));
            canvas.put(side_cell(geometry, side), &piece.to_string());
        }
        for (hex, place) in geometry.hex_places.iter().enumerate() {
            self.put_hex(&mut canvas, hex, hex_cell(*place));
        }
        canvas
    }

    fn put_hex(&self, canvas: &mut Canvas, hex: usize, (row, column): (usize, usize)) {
        canvas.put((row - 1, column - 1), &format!("h{hex}"));
        let (terrain, chip) = self.hexes[hex];
        let chip = if chip == 0 { "  ".to_owned() } else { format!("{chip:>2}") };
        canvas.put((row, column - 1), &format!("{}{chip}", terrain.letter()));
        if self.robber == Some(Hex(hex as u8)) {
            canvas.put((row + 1, column), "R");
        }
        if self.pirate == Some(Hex(hex as u8)) {
            canvas.put((row + 1, column), "P");
        }
    }

    fn read_canvas(&mut self, canvas: &Canvas, geometry: &Geometry) -> Result<(), DrawingError> {
        let seat_of = |letters: [char; SEATS], letter: char| {
            letters.iter().position(|known| *known == letter)
        };
        for (corner, place) in geometry.corner_places.iter().enumerate() {
            let letter = canvas.at(corner_cell(*place));
            if let Some(seat) = seat_of(SETTLEMENTS, letter) {
                self.settlements[seat].insert(corner as u8);
            } else if let Some(seat) = seat_of(CITIES, letter) {
                self.cities[seat].insert(corner as u8);
            } else if letter != '.' {
                return Err(error(format!("'{letter}' at intersection c{corner}")));
            }
        }
        for side in 0..geometry.side_ends.len() as u8 {
            let letter = canvas.at(side_cell(geometry, side));
            if let Some(seat) = seat_of(ROADS, letter) {
                self.roads[seat].insert(side);
            } else if let Some(seat) = seat_of(SHIPS, letter) {
                self.ships[seat].insert(side);
            } else if letter != bare_side(geometry, side) {
                return Err(error(format!("'{letter}' at side s{side}")));
            }
        }
        for (hex, place) in geometry.hex_places.iter().enumerate() {
            self.read_hex(canvas, hex, hex_cell(*place))?;
        }
        Ok(())
    }

    fn read_hex(
        &mut self,
        canvas: &Canvas,
        hex: usize,
        (row, column): (usize, usize),
    ) -> Result<(), DrawingError> {
        let letter = canvas.at((row, column - 1));
        let terrain = Terrain::from_letter(letter)
            .ok_or_else(|| error(format!("'{letter}' is no terrain, at hex h{hex}")))?;
        let chip = canvas.text((row, column), 2);
        let number = match chip.trim() {
            "" => 0,
            text => text.parse().unwrap_or(0),
        };
        if !chip.trim().is_empty() && chip_slot(number).is_none() {
            return Err(error(format!("'{}' is no chip, at hex h{hex}", chip.trim())));
        }
        self.hexes[hex] = (terrain, number);
        let here = Some(Hex(hex as u8));
        let before = match canvas.at((row + 1, column)) {
            'R' => std::mem::replace(&mut self.robber, here),
            'P' => std::mem::replace(&mut self.pirate, here),
            ' ' => None,
            other => return Err(error(format!("'{other}' below the chip of h{hex}"))),
        };
        match before {
            Some(other) => Err(error(format!("on {other} already, and again on h{hex}"))),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Sketch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Ok(geometry) = Geometry::new(self.rows.clone()) else { return Err(fmt::Error) };
        f.write_str("board")?;
        for row in &self.rows {
            write!(f, " {}+{}", row.length, row.offset)?;
        }
        writeln!(f)?;
        for line in self.canvas(&geometry).0 {
            writeln!(f, "{}", line.iter().collect::<String>().trim_end())?;
        }
        f.write_str("harbours")?;
        for (side, kind) in &self.harbours {
            write!(f, " {side}:{kind}")?;
        }
        writeln!(f)
    }
}

impl FromStr for Sketch {
    type Err = DrawingError;

    fn from_str(text: &str) -> Result<Sketch, DrawingError> {
        let mut lines = text.lines().skip_while(|line| !line.starts_with("board "));
        let head = lines.next().ok_or_else(|| error("no line begins with 'board'"))?;
        let rows: Option<Vec<Row>> = head.split_whitespace().skip(1).map(read_row).collect();
        let rows = rows.ok_or_else(|| error("rows are written like 3+2"))?;
        if rows.windows(2).any(|pair| (pair[0].offset + pair[1].offset) % 2 == 0) {
            return Err(error("the offsets of neighbouring rows differ by an odd number"));
        }
        let geometry = Geometry::new(rows.clone()).map_err(|large| error(large.to_string()))?;
        let mut canvas = Canvas::default();
        let mut sketch = Sketch::bare(rows, geometry.hexes());
        for line in lines {
            if let Some(list) = line.strip_prefix("harbours") {
                sketch.harbours =
                    list.split_whitespace().map(read_harbour).collect::<Result<_, _>>()?;
                break;
            }
            canvas.0.push(line.chars().collect());
        }
        sketch.read_canvas(&canvas, &geometry)?;
        canvas.check(&sketch.canvas(&geometry))?;
        Ok(sketch)
    }
}

fn read_row(text: &str) -> Option<Row> {
    let (length, offset) = text.split_once('+')?;
    let (length, offset) = (length.parse().ok()?, offset.parse().ok()?);
    (length <= 30 && offset <= 60).then_some(Row { length, offset })
}

fn read_harbour(text: &str) -> Result<(Side, HarbourKind), DrawingError> {
    let (side, kind) =
        text.split_once(':').ok_or_else(|| error("harbours are written like s3:wool"))?;
    Ok((side.parse().map_err(error)?, kind.parse().map_err(error)?))
}

impl Settlers {
    /// The board, and below it what `audience` may know of every player.
    pub(crate) fn draw_for(&self, audience: Audience) -> String {
        let mut text = Sketch::of(self).to_string();
        let points = self.points_for(audience);
        for seat in self.all_seats() {
            let player = self.player(seat);
            let turn = if seat == self.now.active { '*' } else { ' ' };
            text += &format!(
                "{turn}seat {seat}: {} points, {} cards, {} development cards, {} knights, route {}",
                points[seat.index()],
                player.hand.total(),
                player.card_count(),
                player.knights,
                self.route(seat),
            );
            if audience == Audience::Seat(seat) || audience == Audience::Referee {
                text += &format!(", hand {}", crate::goods::Bundle::from(player.hand));
            }
            text.push('\n');
        }
        text
    }
}
