//! Points by heading: what an event brought, and what each seat has of it.

use ::words::settlers::headings as say;
use game::{Award, Points, Seat, SeatSet};
use settlers::{Card, Event, PlayerView};

use super::board::Board;
use crate::Lang;

/// What points are made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heading {
    Settlements,
    Cities,
    /// The longest trade route.
    Route,
    /// The largest army.
    Army,
    Chips,
    /// Victory point cards.
    Cards,
}

/// What either special card is worth.
const SPECIAL: i32 = 2;

impl Heading {
    /// All of them, in the order of the summary.
    pub const ALL: [Heading; 6] = [
        Heading::Settlements,
        Heading::Cities,
        Heading::Route,
        Heading::Army,
        Heading::Chips,
        Heading::Cards,
    ];

    /// Its name for programs.
    const fn key(self) -> &'static str {
        match self {
            Heading::Settlements => "settlements",
            Heading::Cities => "cities",
            Heading::Route => "longest-route",
            Heading::Army => "largest-army",
            Heading::Chips => "chips",
            Heading::Cards => "cards",
        }
    }

    pub fn name(self, lang: Lang) -> &'static str {
        match self {
            Heading::Settlements => say::SETTLEMENTS.of(lang),
            Heading::Cities => say::CITIES.of(lang),
            Heading::Route => say::LONGEST_TRADE_ROUTE.of(lang),
            Heading::Army => say::LARGEST_ARMY.of(lang),
            Heading::Chips => say::VICTORY_CHIPS.of(lang),
            Heading::Cards => say::VICTORY_POINT_CARDS.of(lang),
        }
    }

    /// What a seat has of it, as far as who looks may know.
    pub fn points(self, board: &Board, seat: Seat) -> i32 {
        let Some(player) = board.player(seat) else { return 0 };
        let special = |holder: Option<Seat>| if holder == Some(seat) { SPECIAL } else { 0 };
        match self {
            Heading::Settlements => player.settlements.len() as i32,
            Heading::Cities => 2 * player.cities.len() as i32,
            Heading::Route => special(board.view.longest_route),
            Heading::Army => special(board.view.largest_army),
            Heading::Chips => player.chips.into(),
            Heading::Cards => point_cards(player),
        }
    }
}

/// Victory point cards that who looks may see.
fn point_cards(player: &PlayerView) -> i32 {
    let Some(cards) = &player.development_cards else { return 0 };
    let points = cards.ready.iter().chain(&cards.fresh).filter(|card| **card == Card::Point);
    points.count() as i32
}

fn made(event: &Event) -> Option<(Seat, i32, Heading)> {
    Some(match *event {
        Event::Settled { seat, .. } => (seat, 1, Heading::Settlements),
        Event::CityBuilt { seat, .. } => (seat, 1, Heading::Cities),
        Event::LongestRoute { holder: Some(seat), .. } => (seat, SPECIAL, Heading::Route),
        Event::LargestArmy { holder, .. } => (holder, SPECIAL, Heading::Army),
        Event::ChipsEarned { seat, chips, .. } => (seat, chips.into(), Heading::Chips),
        Event::ChipReturned { seat, .. } => (seat, -1, Heading::Chips),
        _ => return None,
    })
}

/// The points that an event brought. Who loses a special card by it is not said here.
pub fn award(event: &Event) -> Option<Award> {
    let (seat, points, heading) = made(event)?;
    Some(Award { points, to: SeatSet::only(seat), why: heading.key().to_owned() })
}

/// Under which heading they are added up.
pub fn heading(event: &Event, lang: Lang) -> Option<&'static str> {
    made(event).map(|(.., heading)| heading.name(lang))
}

/// The headings in the order of the summary.
pub fn headings(lang: Lang) -> Vec<&'static str> {
    Heading::ALL.map(|heading| heading.name(lang)).to_vec()
}

/// What each seat has under each heading. It is read from the table and not added up from events:
/// special cards change hands.
pub fn summary(board: &Board, lang: Lang) -> Vec<(&'static str, Points)> {
    let row = |heading: Heading| {
        let mut points = Points::default();
        for (seat, _) in board.players() {
            points[seat.index()] = heading.points(board, seat);
        }
        (heading.name(lang), points)
    };
    let rows = Heading::ALL.into_iter().map(row);
    rows.filter(|(_, points)| points.iter().any(|points| *points != 0)).collect()
}
