//! The board turned by a quarter and the seats renamed: what is said of a decision stays what it was.

use carcassonne::{Action, Carcassonne, PhaseView};
use game::{Audience, Game, PositionText, Seat};
use landscape::Cell;
use teacher::{Candidates, Effort, candidates};

use crate::play::{HASTY, played};

/// The same position from another side, with other names.
#[derive(Clone, Copy, Debug)]
struct Frame {
    quarters: u8,
    swapped: bool,
}

const FRAMES: [Frame; 3] = [
    Frame { quarters: 1, swapped: false },
    Frame { quarters: 0, swapped: true },
    Frame { quarters: 3, swapped: true },
];

impl Frame {
    fn seat(self, seat: Seat) -> usize {
        if self.swapped { 1 - seat.index() } else { seat.index() }
    }

    fn cell(self, cell: Cell) -> Cell {
        (0..self.quarters).fold(cell, |cell, _| Cell { x: -cell.y, y: cell.x })
    }

    fn turns(self, turns: impl ToString) -> u8 {
        (turns.to_string().parse::<u8>().expect("quarters") + self.quarters) % 4
    }

    /// A place on a tile names a side of the map: it turns as well.
    fn part(self, part: impl ToString) -> String {
        let part = part.to_string();
        let Some((kind, side)) = part.split_once('-') else { return part };
        let turned = |letter: char| {
            let at = "nesw".find(letter).expect("a side");
            char::from(b"nesw"[(at + usize::from(self.quarters)) % 4])
        };
        let (first, rest) = side.split_at(1);
        format!("{kind}-{}{rest}", turned(first.chars().next().expect("a letter")))
    }

    fn of_action(self, action: &str) -> String {
        match action.split_whitespace().collect::<Vec<_>>()[..] {
            ["lay", cell, turns] => {
                format!("lay {} {}", self.cell(cell.parse().expect("a cell")), self.turns(turns))
            }
            ["pass"] => action.to_owned(),
            [figure, part] => format!("{figure} {}", self.part(part)),
            _ => unreachable!("no decision of the base game: {action}"),
        }
    }

    fn of_game(self, game: &Carcassonne) -> Carcassonne {
        let view = game.view(Audience::Referee);
        let scores = game.scores(Audience::Referee);
        let mut lines = vec!["anleger position 1".to_owned(), "game carcassonne".into()];
        lines.extend(["seats 2".to_owned(), String::new()]);
        for tile in &view.tiles {
            let (cell, turns) = (self.cell(tile.cell), self.turns(tile.turns));
            lines.push(format!("tile {}/{turns} {cell}", tile.tile));
        }
        let laid = view.tiles.iter().map(|tile| format!(" {}", self.cell(tile.cell)));
        lines.push(format!("laid{}", laid.collect::<String>()));
        for figure in &view.figures {
            let (seat, cell) = (self.seat(figure.seat), self.cell(figure.cell));
            let part = self.part(figure.spot);
            lines.push(format!("placed {seat} {} {cell} {part}", figure.figure));
        }
        lines.push(format!("active {}", self.seat(view.active)));
        lines.push(match view.phase {
            PhaseView::Lay(tile) => format!("phase lay {tile}"),
            PhaseView::Figure(cell) => format!("phase figure {}", self.cell(cell)),
            phase => unreachable!("nobody decides in {phase:?}"),
        });
        let [first, second] = if self.swapped { [1, 0] } else { [0, 1] };
        lines.push(format!("scores {} {}", scores[first], scores[second]));
        let stock = view
            .stock
            .iter()
            .flat_map(|kind| std::iter::repeat_n(format!(" {}", kind.tile), kind.count as usize));
        lines.push(format!("stock{}", stock.collect::<String>()));
        if !view.removed.is_empty() {
            let removed = view.removed.iter().map(|tile| format!(" {tile}"));
            lines.push(format!("removed{}", removed.collect::<String>()));
        }
        let text: PositionText = (lines.join("\n") + "\n").parse().expect("a position");
        text.set_up(None).unwrap_or_else(|error| unreachable!("{error:?}\n{}", lines.join("\n")))
    }
}

fn weighed(game: &Carcassonne, effort: Effort) -> Candidates {
    candidates(game, None, effort, 3).expect("somebody decides")
}

/// What is said of this decision in the other frame.
fn loss(found: &Candidates, game: &Carcassonne, action: &str) -> Option<(f64, f64)> {
    let action: Action = action.parse().expect("a decision");
    let action = game.canonical(found.seat, action).to_string();
    let same = |candidate: &&teacher::Candidate| candidate.notation == action;
    found.candidates.iter().find(same).map(|candidate| (candidate.loss, candidate.doubt))
}

#[test]
fn an_ending_is_judged_alike_from_every_side() {
    let mut compared = 0;
    for seed in 0..6 {
        let match_ = played::<Carcassonne>(&["greedy", "greedy"], seed, usize::MAX);
        let steps = match_.steps().len();
        let last = (0..steps).rev().map(|steps| match_.at(steps));
        let last =
            last.filter(|game| matches!(game.view(Audience::Referee).phase, PhaseView::Lay(_)));
        let game = last.into_iter().next().expect("tiles were laid");
        let found = weighed(&game, Effort { wide: 40, ..HASTY });
        for frame in FRAMES {
            let other_game = frame.of_game(&game);
            let other = weighed(&other_game, Effort { wide: 40, ..HASTY });
            assert_eq!(other.seat.index(), frame.seat(found.seat), "{frame:?}");
            for candidate in found.candidates.iter().filter(|candidate| candidate.exact) {
                let action = frame.of_action(&candidate.notation);
                let Some((loss, _)) = loss(&other, &other_game, &action) else { continue };
                assert!((loss - candidate.loss).abs() < 0.000_3, "{frame:?} {candidate:?} {loss}");
                compared += 1;
            }
        }
    }
    assert!(compared > 20, "{compared}");
}

/// In the middle of a match other worlds are drawn for the same position: what is said may differ by as much as it
/// is said to be in doubt.
#[test]
fn a_middle_game_is_judged_alike_within_its_doubt() {
    const CAREFUL: Effort = Effort { wide: 4, lines: 64, ending_steps: 20_000 };
    for decisions in [20, 44, 70] {
        let match_ = played::<Carcassonne>(&["greedy", "greedy"], 9, decisions);
        let game = match_.game();
        let found = weighed(game, CAREFUL);
        for frame in FRAMES {
            let other_game = frame.of_game(game);
            let other = weighed(&other_game, CAREFUL);
            for candidate in &found.candidates {
                let action = frame.of_action(&candidate.notation);
                let Some((loss, doubt)) = loss(&other, &other_game, &action) else { continue };
                let bound = 0.04 + 4.0 * (doubt + candidate.doubt);
                assert!((loss - candidate.loss).abs() < bound, "{frame:?} {candidate:?} {loss}");
            }
        }
    }
}
