//! A game as the lines of a position, and the words in them.

use std::fmt::{self, Write};

use game::Seat;
use landscape::sheet::{can_be_drawn, read, write_places};
use landscape::{Cell, TileCode};

use crate::expansions::InterludeView;
use crate::state::Carcassonne;
use crate::view::{PhaseView, View};

impl Carcassonne {
    /// All there is to know of this moment: the drawing, and what it cannot show.
    pub(crate) fn written(&self) -> String {
        let (view, drawing) = (self.look(), self.drawing());
        let drawn = can_be_drawn(&drawing);
        let mut text = if drawn { drawing } else { self.named_tiles(&view) };
        _ = writeln!(text, "active {}", view.active);
        _ = writeln!(text, "phase {}", view.phase);
        let scores: Vec<i32> = view.seats.iter().map(|seat| seat.score).collect();
        if scores.iter().any(|points| *points != 0) {
            write_places(&mut text, "scores", &scores);
        }
        write_places(&mut text, "removed", &view.removed);
        if drawn {
            let cells: Vec<Cell> = view.tiles.iter().map(|tile| tile.cell).collect();
            write_places(&mut text, "laid", &cells);
        }
        for figure in &view.figures {
            let (seat, kind) = (figure.seat, figure.figure);
            _ = writeln!(text, "placed {seat} {kind} {} {}", figure.cell, figure.spot);
        }
        self.write_more_notes(&mut text);
        text
    }

    /// The tiles one by one, for a map that is too large to be drawn.
    fn named_tiles(&self, view: &View) -> String {
        let mut text = String::new();
        for tile in &view.tiles {
            _ = writeln!(text, "tile {}/{} {}", tile.tile, tile.turns, tile.cell);
        }
        self.write_notes(&mut text);
        text
    }
}

impl fmt::Display for PhaseView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PhaseView::Draw => f.write_str("draw"),
            PhaseView::Lay(tile) => write!(f, "lay {tile}"),
            PhaseView::Figure(cell) => write!(f, "figure {cell}"),
            PhaseView::Interlude(InterludeView::Portal(cell)) => write!(f, "portal {cell}"),
            PhaseView::Interlude(InterludeView::Capture(cell)) => write!(f, "capture {cell}"),
            PhaseView::Interlude(InterludeView::Exchange(seat)) => write!(f, "exchange {seat}"),
            PhaseView::Interlude(InterludeView::Dragon) => f.write_str("dragon"),
            PhaseView::Over => f.write_str("over"),
        }
    }
}

impl PhaseView {
    /// Reads the words behind `phase`.
    pub(crate) fn read(words: &[&str]) -> Result<PhaseView, String> {
        Ok(match words {
            ["draw"] => PhaseView::Draw,
            ["lay", tile] => PhaseView::Lay(read::<TileCode>(tile)?),
            ["figure", cell] => PhaseView::Figure(read(cell)?),
            ["portal", cell] => PhaseView::Interlude(InterludeView::Portal(read(cell)?)),
            ["capture", cell] => PhaseView::Interlude(InterludeView::Capture(read(cell)?)),
            ["exchange", seat] => {
                let seat = Seat::new(read(seat)?).ok_or("there is no such seat")?;
                PhaseView::Interlude(InterludeView::Exchange(seat))
            }
            ["dragon"] => PhaseView::Interlude(InterludeView::Dragon),
            ["over"] => PhaseView::Over,
            _ => return Err(format!("'{}' is no phase", words.join(" "))),
        })
    }
}

#[cfg(test)]
mod tests {
    use game::{Coded, PositionText};

    use super::*;

    /// A table of two with the road tile V and a follower of seat 0 on it, in the middle of a turn.
    const TURN: &str = "anleger position 1
game carcassonne
option sets [\"tower\"]
seats 2

map 0,0
+-D/0-----+-V/1-----+
|..#####..|....║....|
|.........|....║....|
|═════════|═0══╝....|
|.........|.........|
|.........|.........|
+---------+---------+
active 1
phase figure 1,0
laid 1,0
scores 3 5
prisoners 1 0 follower 2
";

    fn set_up(text: &str) -> Result<Carcassonne, game::PositionError> {
        text.parse::<PositionText>()?.set_up(None)
    }

    #[test]
    fn what_is_told_is_on_the_table() {
        let view = set_up(TURN).unwrap().look();
        assert_eq!(view.phase, PhaseView::Figure(Cell::new(1, 0)));
        assert_eq!(view.seats.iter().map(|own| own.score).collect::<Vec<_>>(), [3, 5]);
        assert_eq!(view.seats.iter().map(|own| own.followers).collect::<Vec<_>>(), [4, 7]);
        assert_eq!(view.tiles.last().map(|tile| tile.cell), Some(Cell::new(1, 0)));
    }

    /// Tiles that are named one by one lie as if they had been drawn.
    #[test]
    fn a_map_may_be_named_instead_of_drawn() {
        let drawn = set_up(TURN).unwrap();
        let (head, rest) = TURN.split_once("map 0,0\n").unwrap();
        let rest: String = rest
            .split_inclusive('\n')
            .filter(|line| line.starts_with(char::is_lowercase))
            .collect();
        let named = "tile D/0 0,0\ntile V/1 1,0\nplaced 0 follower 1,0 road-n\n";
        let named = set_up(&format!("{head}{named}{rest}")).unwrap();
        assert_eq!(named, drawn);
        let text = named.named_tiles(&named.look());
        assert!(text.starts_with("tile D/0 0,0\ntile V/1 1,0\n"), "{text}");
    }

    /// Two helpers in one feature would leave one of them behind when their follower goes.
    #[test]
    fn builders_and_pigs_stand_where_they_may() {
        let text = |spot: &str, helper: &str| {
            let heading =
                "anleger position 1\ngame carcassonne\noption sets [\"traders\"]\nseats 2\n";
            let follower = format!("tile D/0 0,0\nplaced 0 follower 0,0 {spot}\n");
            format!("{heading}\n{follower}placed 0 {helper} 0,0 {spot}\n")
        };
        for (spot, right, wrong) in [
            ("city-n", "builder", "pig"),
            ("road-e", "builder", "pig"),
            ("field-er", "pig", "builder"),
        ] {
            assert!(set_up(&text(spot, right)).is_ok(), "{:?}", set_up(&text(spot, right)));
            let error = set_up(&text(spot, wrong)).expect_err(wrong);
            assert_eq!(error.code(), "position-impossible", "{error}");
            let words = format!("a {wrong} of seat 0 cannot stand on {spot}");
            assert!(error.to_string().contains(&words), "{error}");
        }
    }

    #[test]
    fn what_no_game_looks_like_is_refused() {
        for (right, wrong, code, words) in [
            (
                "phase figure 1,0",
                "phase figure 0,0",
                "position-impossible",
                "is not the tile laid last",
            ),
            ("phase figure 1,0", "phase lay ZZ", "position-impossible", "there is no tile ZZ"),
            (
                "phase figure 1,0",
                "phase exchange 0",
                "position-impossible",
                "in the middle of the turn",
            ),
            ("phase figure 1,0", "phase dragon", "position-impossible", "the dragon is not where"),
            ("phase figure 1,0", "phase over", "position-impossible", "there are tiles left"),
            (
                "phase figure 1,0",
                "phase tea",
                "position-bad-line",
                "line 15: phase: 'tea' is no phase",
            ),
            ("active 1", "active 2", "position-impossible", "there is no seat 2"),
            ("active 1", "active 9", "position-bad-line", "line 14: active: there is no seat 9"),
            ("active 1", "tower 0,0 1", "position-impossible", "has no place for a tower"),
            ("active 1", "actors 1", "position-bad-line", "line 14: actors: there is no such line"),
            ("laid 1,0", "laid 2,0", "position-impossible", "there is no tile at 2,0"),
            ("laid 1,0", "laid 1,0 1,0", "position-impossible", "1,0 is named twice"),
            ("laid 1,0", "dragon 1,0", "position-impossible", "dragon at a table without"),
            ("laid 1,0", "removed D D D D", "position-impossible", "the box has no further D"),
            ("scores 3 5", "scores 3 5 7", "position-impossible", "more scores than seats"),
            ("scores 3 5", "scores 3 5\nscores 1", "position-doubled", "'scores' is there twice"),
            ("map 0,0", "map 0,0\nmap 1,0", "position-doubled", "line 7: 'map' is there twice"),
            (
                "prisoners 1 0 follower 2",
                "prisoners 1 0 follower 7",
                "position-impossible",
                "no further follower",
            ),
            (
                "prisoners 1 0 follower 2",
                "prisoners 1 0 pig 1",
                "position-bad-line",
                "no follower: 'pig'",
            ),
            (
                "prisoners 1 0 follower 2",
                "placed 1 follower 1,0 road-n",
                "position-impossible",
                "two figures",
            ),
            ("V/1", "V/2", "position-bad-line", "line 10: tile V/2 shows"),
            ("map 0,0", "map here", "position-missing", "there is no line 'map'"),
            ("|═════════|", "pieces 9 9\n|═════════|", "position-bad-line", "in two parts"),
        ] {
            assert!(TURN.contains(right), "{right}");
            let spoilt = TURN.replacen(right, wrong, 1);
            let error = set_up(&spoilt).expect_err(wrong);
            assert_eq!(error.code(), code, "{error}");
            assert!(error.to_string().contains(words), "{error}");
        }
    }
}
