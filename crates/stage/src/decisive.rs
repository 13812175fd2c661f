//! What decided a match: where who has won was furthest ahead of who came next.

use game::{Points, Seat, SeatSet};

/// What decided a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decisive {
    /// Who has won.
    pub winner: Seat,
    /// Who came next.
    pub next: Seat,
    /// By how many points.
    pub lead: i32,
    /// What made most of the difference, with what both made of it.
    pub heading: Option<(&'static str, i32, i32)>,
}

/// What decided a match with these points by heading and in all; `None` where several have won or
/// nobody came next.
pub fn decisive(
    rows: &[(&'static str, Points)],
    points: &[i32],
    winners: SeatSet,
) -> Option<Decisive> {
    let winner = winners.iter().next().filter(|_| winners.len() == 1)?;
    let made = |seat: Seat| points.get(seat.index()).copied().unwrap_or(0);
    // The first of those who are equal: later ones must have more.
    let others = Seat::first(points.len()).filter(|seat| *seat != winner);
    let next = others.reduce(|best, seat| if made(seat) > made(best) { seat } else { best })?;
    let ahead = |(_, row): &&(&'static str, Points)| row[winner.index()] - row[next.index()];
    let best = rows.iter().reduce(|best, row| if ahead(&row) > ahead(&best) { row } else { best });
    let heading = best
        .filter(|row| ahead(row) > 0)
        .map(|(heading, row)| (*heading, row[winner.index()], row[next.index()]));
    Some(Decisive { winner, next, lead: made(winner) - made(next), heading })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(made: &[i32]) -> Points {
        let mut points = Points::default();
        points[..made.len()].copy_from_slice(made);
        points
    }

    fn seat(number: usize) -> Seat {
        Seat::new(number).unwrap()
    }

    #[test]
    fn the_largest_lead_over_who_came_next_decides() {
        let rows = [("Roads", points(&[20, 9, 1])), ("Cities", points(&[30, 50, 10]))];
        let found = decisive(&rows, &[50, 59, 11], SeatSet::only(seat(1))).unwrap();
        assert_eq!((found.winner, found.next, found.lead), (seat(1), seat(0), 9));
        assert_eq!(found.heading, Some(("Cities", 50, 30)));
    }

    #[test]
    fn a_shared_victory_was_decided_by_nothing() {
        let both: SeatSet = [seat(0), seat(1)].into_iter().collect();
        assert_eq!(decisive(&[], &[7, 7], both), None);
        assert_eq!(decisive(&[], &[7], SeatSet::only(seat(0))), None);
        let found = decisive(&[("Roads", points(&[3, 3]))], &[4, 3], SeatSet::only(seat(0)));
        assert_eq!(found.unwrap().heading, None, "nothing of it was more");
    }
}
