//! Why one decision is better than another: the parts of the estimate in which they differ, and what people can point at
//! there.

use bots::Parts;
use game::{Aspect, Asset, Seat};

use crate::review::{Reason, Thing, Whose, rounded};

/// The most reasons that are given.
const REASONS_MOST: usize = 3;

/// The most things that are named on either side of a reason; of more nobody sees what matters.
const THINGS_MOST: usize = 6;

/// A difference of less than this share of the greatest explains nothing.
const SHARE_LEAST: f32 = 0.25;

/// A difference of fewer points than this is none.
const POINTS_LEAST: f32 = 0.05;

/// The part of an estimate that figures at home are worth.
const HOME: &str = "home";

/// What is worth fewer points keeps nobody at home.
const KEPT_FOR_LEAST: i32 = 6;

/// What the parts `other` differ in from `played`, as `seat` sees it: what matters most first.
pub fn reasons(played: &Parts, other: &Parts, seat: Seat, seats: usize) -> Vec<Reason> {
    let mut all: Vec<(f32, Reason)> = Vec::new();
    for aspects in played.aspects.iter().zip(&other.aspects) {
        let own = difference(aspects, seat);
        all.push((own.worth as f32, Reason { whose: Whose::Own, ..own }));
        let rivals = Seat::first(seats).filter(|rival| *rival != seat);
        let rivals = rivals.map(|rival| difference(aspects, rival));
        let most = rivals.reduce(|a, b| if b.worth.abs() > a.worth.abs() { b } else { a });
        all.extend(most.map(|rival| (-rival.worth as f32, rival)));
    }
    let greatest = all.iter().map(|(gain, _)| gain.abs()).fold(0.0, f32::max);
    let least = (SHARE_LEAST * greatest).max(POINTS_LEAST);
    all.retain(|(gain, _)| gain.abs() >= least);
    all.sort_by(|a, b| b.0.abs().total_cmp(&a.0.abs()));
    all.truncate(REASONS_MOST);
    let (played, other) = (&played.assets, &other.assets);
    all.into_iter().map(|(_, reason)| pointed_at(reason, played, other)).collect()
}

fn difference((played, other): (&Aspect, &Aspect), seat: Seat) -> Reason {
    let at = seat.index();
    let hundredths = other.count[at] - played.count[at];
    Reason {
        code: played.code.to_owned(),
        whose: Whose::Rival,
        seat,
        worth: rounded(other.worth[at] - played.worth[at]),
        count: (hundredths as f32 / 100.0).round() as i32,
        gains: Vec::new(),
        loses: Vec::new(),
    }
}

/// The reason with all that it comes from.
fn pointed_at(mut reason: Reason, played: &[Asset], other: &[Asset]) -> Reason {
    let seat = reason.seat;
    let own = |asset: &Asset| asset.seat == seat && asset.part == reason.code;
    if reason.code == HOME {
        // Whoever keeps a figure gives up what it would hold, and keeps it for the best that is left.
        let (keeps, others) = if reason.worth > 0.0 { (other, played) } else { (played, other) };
        // A part that is called as what it consists of: a feature with a figure in it.
        let held = |asset: &Asset| asset.seat == seat && asset.code == asset.part;
        let tied = only_in(others, keeps, held);
        let best = keeps.iter().filter(|asset| own(asset)).max_by_key(|asset| asset.number);
        let kept_for = best.filter(|asset| asset.number >= KEPT_FOR_LEAST).map(thing);
        (reason.gains, reason.loses) = (kept_for.into_iter().collect(), tied);
    } else {
        let (gains, loses) = (only_in(other, played, own), only_in(played, other, own));
        (reason.gains, reason.loses) = (gains, loses);
    }
    reason
}

/// What is among these and not among those, the same twice where it is here once more than there.
fn only_in(these: &[Asset], those: &[Asset], is_meant: impl Fn(&Asset) -> bool) -> Vec<Thing> {
    let mut those = those.to_vec();
    let mut only: Vec<&Asset> = Vec::new();
    for asset in these.iter().filter(|asset| is_meant(asset)) {
        match those.iter().position(|other| other == asset) {
            Some(place) => drop(those.swap_remove(place)),
            None => only.push(asset),
        }
    }
    only.sort_unstable();
    match only.len() <= THINGS_MOST {
        true => only.into_iter().map(thing).collect(),
        false => Vec::new(),
    }
}

fn thing(asset: &Asset) -> Thing {
    Thing { what: asset.code.to_owned(), number: asset.number }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn aspect(code: &'static str, worth: [f32; 2], count: [i32; 2]) -> Aspect {
        let mut aspect = Aspect::named(code);
        aspect.worth[..2].copy_from_slice(&worth);
        aspect.count[..2].copy_from_slice(&count);
        aspect
    }

    fn held(code: &'static str, number: i32) -> Asset {
        Asset { part: code, code, seat: Seat::FIRST, number }
    }

    fn of(reason: &Reason) -> [Vec<(&str, i32)>; 2] {
        [&reason.gains, &reason.loses]
            .map(|things| things.iter().map(|it| (it.what.as_str(), it.number)).collect())
    }

    #[test]
    fn what_differs_most_is_said_first_and_trifles_not_at_all() {
        let played = [aspect("city", [4.0, 2.0], [100, 0]), aspect("home", [8.0, 8.0], [300, 300])];
        let other = [aspect("city", [9.0, 2.0], [200, 0]), aspect("home", [7.9, 4.0], [300, 100])];
        let [played, other] =
            [played, other].map(|aspects| Parts { aspects: aspects.into(), assets: Vec::new() });
        let found = reasons(&played, &other, Seat::FIRST, 2);
        let said: Vec<_> =
            found.iter().map(|why| (why.code.as_str(), why.whose, why.count)).collect();
        assert_eq!(said, [("city", Whose::Own, 1), ("home", Whose::Rival, -2)]);
        assert_eq!((found[0].worth, found[1].worth), (5.0, -4.0));
    }

    #[test]
    fn where_nothing_differs_nothing_is_said() {
        let aspects = vec![aspect("city", [4.0, 2.0], [100, 0])];
        let same = Parts { aspects, assets: vec![held("city", 4)] };
        assert_eq!(reasons(&same, &same, Seat::FIRST, 2), []);
        assert_eq!(reasons(&Parts::default(), &Parts::default(), Seat::FIRST, 2), []);
    }

    #[test]
    fn what_is_there_on_one_side_only_is_pointed_at() {
        let parts = |worth: f32, numbers: &[i32]| Parts {
            aspects: vec![aspect("production", [worth, 0.0], [0, 0])],
            assets: numbers.iter().map(|number| held("production", *number)).collect(),
        };
        let found =
            reasons(&parts(1.0, &[3, 6, 8, 8]), &parts(2.0, &[8, 5, 9, 6, 8]), Seat::FIRST, 2);
        assert_eq!(
            of(&found[0]),
            [vec![("production", 5), ("production", 9)], vec![("production", 3)]]
        );
    }

    #[test]
    fn a_figure_is_kept_for_the_best_that_is_free_and_from_what_it_would_hold() {
        let free = Asset { part: HOME, code: "city", ..held("city", 14) };
        let less = Asset { number: 8, ..free };
        let played = Parts {
            aspects: vec![aspect("home", [8.0, 0.0], [300, 0])],
            assets: vec![held("road", 3), less, free],
        };
        let other = Parts {
            aspects: vec![aspect("home", [10.0, 0.0], [400, 0])],
            assets: vec![less, free],
        };
        let kept = reasons(&played, &other, Seat::FIRST, 2);
        assert_eq!(of(&kept[0]), [vec![("city", 14)], vec![("road", 3)]]);
        let spent = reasons(&other, &played, Seat::FIRST, 2);
        assert_eq!(of(&spent[0]), of(&kept[0]), "what is given up is told alike from either side");
    }
}
