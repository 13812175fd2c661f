//! Where the turn stands, where an expansion makes it longer or hands it to others.

use carcassonne::{InterludeView, PhaseView};
use game::{Audience, Seat};

use super::super::board::Seen;
use super::words;
use crate::Lang;

/// What is special about this moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// The dragon is on its way.
    Run {
        /// Who makes the next step.
        mover: Seat,
        /// How many steps are left.
        left: u8,
    },
    /// A follower goes through a portal.
    Portal(Seat),
    /// A tower may take somebody.
    Capture(Seat),
    /// Prisoners are exchanged.
    Exchange(Seat, Seat),
    /// The builder's second tile is played.
    Second(Seat),
    /// A second tile will follow.
    Earned(Seat),
}

impl Moment {
    /// What is special now; `None` in an ordinary turn.
    pub fn of(seen: &Seen) -> Option<Moment> {
        let view = seen.view.expansions.as_ref()?;
        let active = seen.view.active;
        match seen.view.phase {
            PhaseView::Interlude(InterludeView::Dragon) => {
                let run = view.run.as_ref()?;
                Some(Moment::Run { mover: run.mover, left: run.steps_left })
            }
            PhaseView::Interlude(InterludeView::Portal(_)) => Some(Moment::Portal(active)),
            PhaseView::Interlude(InterludeView::Capture(_)) => Some(Moment::Capture(active)),
            PhaseView::Interlude(InterludeView::Exchange(with)) => {
                Some(Moment::Exchange(active, with))
            }
            PhaseView::Over => None,
            _ if view.second_tile => Some(Moment::Second(active)),
            _ if view.second_tile_earned => Some(Moment::Earned(active)),
            _ => None,
        }
    }
}

/// Where the turn stands, for everybody; `None` in an ordinary turn.
pub fn status(seen: &Seen, names: &[String], lang: Lang) -> Option<String> {
    let moment = Moment::of(seen)?;
    let name = |seat: Seat| {
        let own = names.get(seat.index()).map(String::as_str);
        own.unwrap_or_else(|| crate::colour(seat, lang))
    };
    let mine = |seat| seen.audience == Audience::Seat(seat);
    Some(words::moment(moment, name, mine, lang))
}
