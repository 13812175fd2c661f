//! What a turn is about, for whoever collects positions to learn from.

use game::{Game, Seat, SeatSet};
use landscape::{PieceId, Terrain};

use crate::action::Action;
use crate::event::{Event, Feature, Scoring};
use crate::expansions::{Happening, Move};
use crate::figure::{Figure, majority};
use crate::state::Carcassonne;

/// Every theme, in the order in which a person should see them.
pub(crate) const ALL: [&str; 21] = [
    "steal-city",
    "share-city",
    "block",
    "close-city",
    "close-road",
    "monastery",
    "farm-fight",
    "farmer",
    "keep-home",
    "big-follower",
    "builder",
    "pig",
    "goods",
    "dragon",
    "fairy",
    "princess",
    "portal",
    "tower",
    "capture",
    "prisoner",
    "title",
];

/// Points that a rival must lose at least where somebody builds against it: less is an accident.
const BLOCKED_LEAST: f32 = 2.0;

/// A finished city of fewer points is no feat.
const CITY_LEAST: i32 = 8;

/// The same for a road.
const ROAD_LEAST: i32 = 5;

/// What it is about when `seat` decides so.
pub(crate) fn of(game: &Carcassonne, seat: Seat, decided: &[Action]) -> Vec<&'static str> {
    let Some((after, events)) = played(game, seat, decided) else { return Vec::new() };
    let mut found = Vec::new();
    decided.iter().for_each(|action| found.extend(of_action(game, &after, *action)));
    if decided.last() == Some(&Action::Pass) {
        found.push("keep-home");
    }
    events.iter().for_each(|event| found.extend(of_event(event, seat)));
    let fight = Fight { game, after: &after, events: &events, seat };
    found.extend(fight.themes());
    let mut themes: Vec<&'static str> =
        ALL.into_iter().filter(|theme| found.contains(theme)).collect();
    themes.dedup();
    themes
}

/// The game after these decisions, the turn ended where nothing else is to be decided but a figure.
fn played(game: &Carcassonne, seat: Seat, decided: &[Action]) -> Option<(Carcassonne, Vec<Event>)> {
    let (mut after, mut events) = (game.clone(), Vec::new());
    for action in decided {
        events.extend(after.play(seat, *action).ok()?);
    }
    if let Ok(more) = after.play(seat, Action::Pass) {
        events.extend(more);
    }
    Some((after, events))
}

fn of_action(game: &Carcassonne, after: &Carcassonne, action: Action) -> Option<&'static str> {
    Some(match action {
        Action::Lay { .. } | Action::Pass => return None,
        Action::Place { figure: Figure::Big, .. } => "big-follower",
        Action::Place { figure: Figure::Builder, .. } => "builder",
        Action::Place { figure: Figure::Pig, .. } => "pig",
        Action::Place { figure: Figure::Follower, .. } => {
            let placed = after.figures().last()?;
            match terrain_of(after, placed.piece) {
                _ if game.figures().len() >= after.figures().len() => return None,
                Terrain::Monastery => "monastery",
                Terrain::Land => "farmer",
                Terrain::Town | Terrain::Road => return None,
            }
        }
        Action::Expansion(step) => match step {
            Move::Fairy { .. } => "fairy",
            Move::Princess { .. } => "princess",
            Move::Portal { .. } => "portal",
            Move::Dragon { .. } => "dragon",
            Move::Tower { .. } | Move::Close { .. } => "tower",
            Move::Capture { .. } => "capture",
            Move::Exchange { .. } | Move::Ransom { .. } => "prisoner",
        },
    })
}

fn of_event(event: &Event, seat: Seat) -> Option<&'static str> {
    match event {
        Event::Scored(scoring) if scoring.finished && scoring.holders.contains(seat) => {
            match scoring.feature {
                Feature::City if scoring.points >= CITY_LEAST => Some("close-city"),
                Feature::Road if scoring.points >= ROAD_LEAST => Some("close-road"),
                Feature::Monastery => Some("monastery"),
                _ => None,
            }
        }
        Event::Expansion(Happening::Goods { seat: taker, .. }) if *taker == seat => Some("goods"),
        Event::Expansion(Happening::TookTitle { seat: taker, .. }) if *taker == seat => {
            Some("title")
        }
        _ => None,
    }
}

fn terrain_of(game: &Carcassonne, piece: PieceId) -> Terrain {
    game.map().terrain_of(game.tiles().atlas(), piece)
}

/// Who held what before and after.
struct Fight<'a> {
    game: &'a Carcassonne,
    after: &'a Carcassonne,
    events: &'a [Event],
    seat: Seat,
}

impl Fight<'_> {
    fn themes(&self) -> Vec<&'static str> {
        let mut found = Vec::new();
        let features = self.game.map().features();
        for standing in self.game.figures().iter().filter(|one| one.figure.is_follower()) {
            let holders = features.load(features.root(standing.piece)).majority();
            if standing.seat == self.seat || holders != SeatSet::only(standing.seat) {
                continue;
            }
            let now = self.holders(standing.piece);
            let shares = now.contains(self.seat);
            match terrain_of(self.game, standing.piece) {
                Terrain::Town if shares && now.contains(standing.seat) => found.push("share-city"),
                Terrain::Town if shares => found.push("steal-city"),
                Terrain::Land if shares => found.push("farm-fight"),
                _ => {}
            }
        }
        if found.is_empty() && self.is_built_against_somebody() {
            found.push("block");
        }
        found
    }

    /// Who has the majority where this piece lies now, or had it when it was scored in this turn.
    fn holders(&self, piece: PieceId) -> SeatSet {
        let features = self.after.map().features();
        let load = features.load(features.root(piece));
        if !load.is_free() {
            return load.majority();
        }
        let cell = self.game.map().tile_of(piece).cell;
        let feature = Feature::of(terrain_of(self.game, piece));
        let is_it = |scoring: &&Scoring| {
            let cells = if feature == Feature::Field { &scoring.cities } else { &scoring.tiles };
            scoring.feature == feature && scoring.finished && cells.contains(&cell)
        };
        let scored = self.events.iter().filter_map(|event| match event {
            Event::Scored(scoring) => Some(scoring),
            _ => None,
        });
        let counted = |scoring: &Scoring| {
            let mut followers = [0; game::SEATS_MAX];
            followers.iter_mut().zip(&scoring.figures).for_each(|(own, counted)| *own = *counted);
            majority(&followers)
        };
        scored.into_iter().find(is_it).map_or(SeatSet::EMPTY, counted)
    }

    /// Has a rival lost much of what its open features promise, though nobody took them away?
    fn is_built_against_somebody(&self) -> bool {
        let laid = self.events.iter().any(|event| matches!(event, Event::Laid { .. }));
        let rivals = Seat::first(self.game.seats()).filter(|rival| *rival != self.seat);
        laid && rivals.into_iter().any(|rival| {
            let lost = self.promised(self.game, rival) - self.promised(self.after, rival);
            lost >= BLOCKED_LEAST && !self.is_paid(rival)
        })
    }

    fn is_paid(&self, rival: Seat) -> bool {
        self.events
            .iter()
            .any(|event| matches!(event, Event::Scored(scoring) if scoring.holders.contains(rival)))
    }

    /// What its open cities, roads and monasteries promise a seat.
    fn promised(&self, game: &Carcassonne, seat: Seat) -> f32 {
        use game::Heuristics;
        let aspects = game.aspects();
        let open = aspects.iter().filter(|one| ["city", "road", "monastery"].contains(&one.code));
        open.map(|one| one.worth[seat.index()]).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Agreement;

    /// A game in which chance and seats did this: `* E` draws, everything else is decided by who is on turn.
    fn after(steps: &[&str]) -> Carcassonne {
        let mut game = Carcassonne::start(&Agreement::default(), 2).expect("two may play");
        for step in steps {
            match step.strip_prefix("* ") {
                Some(drawn) => drop(game.settle(drawn.parse().unwrap()).unwrap()),
                None => drop(game.play(game.active, step.parse().unwrap()).unwrap()),
            }
        }
        game
    }

    fn themes(steps: &[&str], decided: &[&str]) -> Vec<&'static str> {
        let game = after(steps);
        let decided: Vec<Action> = decided.iter().map(|step| step.parse().unwrap()).collect();
        of(&game, game.active, &decided)
    }

    #[test]
    fn figures_and_their_places_are_themes() {
        assert_eq!(themes(&["* B"], &["lay 0,1 0", "follower monastery"]), ["monastery"]);
        assert_eq!(themes(&["* B"], &["lay 0,1 0", "pass"]), ["keep-home"]);
        assert_eq!(
            themes(&["* B"], &["lay 5,5 0"]),
            [] as [&str; 0],
            "what is forbidden is nothing"
        );
    }

    #[test]
    fn every_theme_is_listed_once() {
        let mut sorted = ALL.to_vec();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), ALL.len());
    }
}
