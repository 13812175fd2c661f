//! A table at which a test plays.

use carcassonne::{
    Action, Agreement, Carcassonne, Figure, InterludeView, Move, Perch, PhaseView, Set, Word,
};
use game::{Audience, Game, Seat, Turn};
use stage::{GameExtras, Manner};

use crate::tiles::table::{OnTiles, way_to_lay};

impl OnTiles for Carcassonne {
    const GAME: &'static dyn GameExtras = &stage::carcassonne::Info;

    /// Who decides, or else whose turn it is: others move the dragon too.
    fn active(&self) -> Seat {
        match self.turn() {
            Turn::Decide(seats) => seats.iter().next().unwrap(),
            Turn::Chance | Turn::Over => self.view(Audience::Spectator).active,
        }
    }

    fn way(&self, action: Action, manner: Manner) -> Vec<String> {
        let place = match action {
            Action::Lay { cell, turns } => return way_to_lay(cell, turns, manner),
            Action::Pass => return Vec::new(),
            Action::Place { spot, .. } => spot.to_string(),
            Action::Expansion(step) => place(self, step),
        };
        let mut way: Vec<String> = chooser(self, action).into_iter().collect();
        way.extend(vec![format!("ghost:{place}"); if manner.preview { 2 } else { 1 }]);
        way
    }
}

/// The place on the page that an expansion's decision is about.
fn place(game: &Carcassonne, step: Move) -> String {
    let view = game.view(Audience::Spectator);
    match step {
        Move::Fairy { cell, perch: Perch::Tile } => cell.to_string(),
        Move::Fairy { cell, perch } | Move::Capture { cell, perch } => format!("{cell}:{perch}"),
        Move::Princess { cell, spot } => format!("{cell}:{spot}"),
        Move::Portal { cell } | Move::Tower { cell } | Move::Close { cell, .. } => cell.to_string(),
        Move::Dragon { side } => {
            view.expansions.unwrap().dragon.unwrap().neighbour(side).to_string()
        }
        Move::Exchange { figure } => match view.phase {
            PhaseView::Interlude(InterludeView::Exchange(with)) => format!("from-{with}-{figure}"),
            _ => panic!("no exchange"),
        },
        Move::Ransom { from, figure } => format!("from-{from}-{figure}"),
    }
}

/// What a decision is called in the chooser, and how soon it is shown there.
fn deed(action: Action) -> Option<(u8, String)> {
    let (rank, word) = match action {
        Action::Place { figure, .. } => (figure as u8, figure.to_string()),
        Action::Expansion(step) => match step {
            Move::Princess { .. } => (10, "princess".to_owned()),
            Move::Fairy { .. } => (11, "fairy".to_owned()),
            Move::Portal { .. } => (12, "portal".to_owned()),
            Move::Tower { .. } => (13, "tower".to_owned()),
            Move::Close { figure: Figure::Follower, .. } => (14, "close-follower".to_owned()),
            Move::Close { .. } => (15, "close-big".to_owned()),
            // Prisoners are touched whatever is looked at; the rest is asked for alone.
            _ => return None,
        },
        Action::Lay { .. } | Action::Pass => return None,
    };
    Some((rank, format!("deed:{word}")))
}

/// The touch that turns to what this decision does, where something else is shown first.
fn chooser(game: &Carcassonne, action: Action) -> Option<String> {
    let mut legal = Vec::new();
    game.actions(game.active(), &mut legal);
    let first = legal.into_iter().filter_map(deed).min();
    let wanted = deed(action);
    wanted.filter(|wanted| first.as_ref() != Some(wanted)).map(|(_, target)| target)
}

/// A table of two that begins with the start tile.
pub fn table() -> Carcassonne {
    Carcassonne::start(&Agreement::default(), 2).unwrap()
}

/// What a table of these expansions agrees on.
pub fn with(sets: &[Set]) -> Agreement {
    Agreement::with_sets(sets.iter().copied().collect())
}

/// Every mix of expansions.
pub fn mixes() -> impl Iterator<Item = Agreement> {
    let chosen = |bits: usize| {
        let sets = Set::ALL.iter().enumerate().filter(move |(place, _)| bits >> place & 1 == 1);
        Agreement::with_sets(sets.map(|(_, set)| *set).collect())
    };
    (0..1 << Set::ALL.len()).map(chosen)
}
