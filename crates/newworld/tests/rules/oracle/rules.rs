//! A step of the game from scratch: the table before it, and the table after it.

use std::collections::BTreeSet;

use game::Seat;
use landscape::{Terrain, TileCode, Turns};
use newworld::{Action, Bonus, PhaseView, Place, SettlerView, TileSet, TileView, View};

use super::world::{Group, World, beyond, edges, looks};

/// What goes into a game: a tile drawn, or a decision of whoever is asked.
#[derive(Clone, Copy, Debug)]
pub enum Input {
    Draw(TileCode),
    Decide(Action),
}

/// The table after a step.
pub fn after(view: &View, set: &TileSet, input: Input) -> View {
    let mut table = Table { view: view.clone(), set };
    match input {
        Input::Draw(code) => table.draw(code),
        Input::Decide(action) => table.decide(action),
    }
    table.view
}

/// Every way to lay a tile: each place beside a card, each look of the tile, side by side.
pub fn placements(view: &View, set: &TileSet, code: TileCode) -> BTreeSet<Action> {
    let world = World::new(view, set);
    let kind = set.kinds().iter().find(|kind| kind.code == code).unwrap();
    let beside = world.edges.keys().flat_map(|&place| (0..4).map(move |side| beyond(place, side)));
    let free = |place: &Place| place.column > 0 && !world.edges.contains_key(place);
    let mut all = BTreeSet::new();
    for place in beside.filter(free).collect::<BTreeSet<_>>() {
        for turns in looks(&kind.shape, &kind.marks) {
            let own = edges(&kind.shape, turns);
            let meets = |side: usize| {
                let shown = world.edges.get(&beyond(place, side)).and_then(|e| e[(side + 2) % 4]);
                shown.is_none_or(|edge| edge == own[side])
            };
            if (0..4).all(meets) && touches(&world, place) {
                all.insert(Action::Lay { place, turns: Turns::new(turns as u8) });
            }
        }
    }
    all
}

/// Does a card beside the place turn a side to it? Start fields do so to the west only.
fn touches(world: &World, place: Place) -> bool {
    let shows = |side: usize| {
        world.edges.get(&beyond(place, side)).is_some_and(|e| e[(side + 2) % 4].is_some())
    };
    (0..4).any(shows)
}

/// Every decision of the active seat.
pub fn actions(view: &View, set: &TileSet) -> BTreeSet<Action> {
    let world = World::new(view, set);
    match view.phase {
        PhaseView::Lay(code) => placements(view, set, code),
        PhaseView::Settle(place) => {
            let free = free_spots(&world, place).into_iter();
            free.map(|spot| Action::Settle { spot }).chain([Action::Pass]).collect()
        }
        PhaseView::Score(place) => {
            let due = due(&world).into_iter().map(|group| due_name(&world, group, place));
            due.map(|(place, spot)| Action::Score { place, spot }).collect()
        }
        PhaseView::Draw | PhaseView::Over => BTreeSet::new(),
    }
}

fn free_spots(world: &World, place: Place) -> Vec<newworld::Spot> {
    let own = world.bits.iter().enumerate().filter(|(_, bit)| bit.place == place);
    let free = own.filter(|&(bit, _)| world.group_of(bit).settlers.is_empty());
    free.map(|(_, bit)| bit.spot).collect()
}

fn due(world: &World) -> Vec<&Group> {
    let due = |group: &&Group| group.is_finished() && !group.settlers.is_empty();
    world.groups.iter().filter(due).collect()
}

/// A farm goes by its own name, a road or town by its first part on the tile just laid.
fn due_name(world: &World, group: &Group, laid: Place) -> (Place, newworld::Spot) {
    let bits = || group.bits.iter().map(|&bit| &world.bits[bit]);
    let bit = bits().find(|bit| group.terrain == Terrain::Monastery || bit.place == laid);
    bit.map(|bit| (bit.place, bit.spot)).unwrap()
}

fn holders(group: &Group) -> Vec<usize> {
    let count = |seat| group.settlers.iter().filter(|(own, _)| *own == seat).count();
    let most = (0..5).map(count).max().unwrap();
    (0..5).filter(|&seat| most > 0 && count(seat) == most).collect()
}

fn value(view: &View, group: &Group) -> i32 {
    let counts = |place: &&Place| view.options.coast_cards || place.column > 0;
    let cards = group.cards.iter().filter(counts).count() as i32;
    match (group.terrain, group.is_finished()) {
        (Terrain::Road, _) => cards + 2 * group.marks,
        (Terrain::Town, true) => 2 * cards + 2 * group.marks,
        (Terrain::Town, false) => cards + group.marks,
        (Terrain::Monastery, _) => group.cards.len() as i32,
        (Terrain::Land, _) => group.marks,
    }
}

/// What every seat would have if the game ended now.
pub fn projected(view: &View, set: &TileSet) -> Vec<i32> {
    let mut points: Vec<i32> = view.seats.iter().map(|seat| seat.score).collect();
    if view.phase != PhaseView::Over {
        for group in &World::new(view, set).groups {
            holders(group).into_iter().for_each(|seat| points[seat] += value(view, group));
        }
    }
    points
}

struct Table<'a> {
    view: View,
    set: &'a TileSet,
}

impl Table<'_> {
    fn draw(&mut self, code: TileCode) {
        for kind in self.view.stock.iter_mut().filter(|kind| kind.tile == code) {
            kind.count -= 1;
        }
        self.view.stock.retain(|kind| kind.count > 0);
        if placements(&self.view, self.set, code).is_empty() {
            self.view.removed.push(code);
            self.end_without_tiles();
        } else {
            self.view.phase = PhaseView::Lay(code);
        }
    }

    fn decide(&mut self, action: Action) {
        let seat = self.view.active;
        match (self.view.phase, action) {
            (PhaseView::Lay(tile), Action::Lay { place, turns }) => {
                self.view.tiles.push(TileView { tile, place, turns });
                let free = free_spots(&World::new(&self.view, self.set), place);
                if free.is_empty() || self.view.seats[seat.index()].settlers == 0 {
                    self.score_all(place);
                } else {
                    self.view.phase = PhaseView::Settle(place);
                }
            }
            (PhaseView::Settle(place), Action::Settle { spot }) => {
                self.view.settlers.push(SettlerView { seat, place, spot });
                self.view.seats[seat.index()].settlers -= 1;
                self.score_all(place);
            }
            (PhaseView::Settle(place), Action::Pass) => self.score_all(place),
            (PhaseView::Score(laid), Action::Score { place, spot }) => {
                let world = World::new(&self.view, self.set);
                let bit = world.bit(place, spot).unwrap();
                self.score(&world, world.group_of(bit));
                self.score_all(laid);
            }
            (phase, action) => panic!("{action} in phase {phase:?}"),
        }
    }

    fn score_all(&mut self, laid: Place) {
        loop {
            let world = World::new(&self.view, self.set);
            match due(&world)[..] {
                [] => break,
                [group] => self.score(&world, group),
                _ => {
                    self.view.phase = PhaseView::Score(laid);
                    return;
                }
            }
        }
        let next = (self.view.active.index() + 1) % self.view.seats.len();
        self.view.active = Seat::new(next).unwrap();
        self.view.phase = PhaseView::Draw;
        self.end_without_tiles();
    }

    fn score(&mut self, world: &World, group: &Group) {
        let points = value(&self.view, group);
        for seat in holders(group) {
            self.view.seats[seat].score += points + 4 * self.surveyors_met(group, seat);
        }
        let inside = |settler: &SettlerView| {
            group.bits.contains(&world.bit(settler.place, settler.spot).unwrap())
        };
        self.take_back(inside);
        let west = world.edges.keys().map(|place| place.column).max().unwrap();
        let before = self.view.surveyors;
        self.view.surveyors = match before {
            [nearer, further] if nearer < further => [further, further],
            [both, _] if both < west => [both, both + 1],
            stuck => stuck,
        };
        if self.view.surveyors != before || self.view.options.blocked_sends_home {
            let [nearer, _] = self.view.surveyors;
            self.take_back(|settler| {
                settler.place.column < nearer && !settler.spot.to_string().starts_with("plain")
            });
        }
    }

    fn surveyors_met(&self, group: &Group, seat: usize) -> i32 {
        let own = || group.settlers.iter().filter(move |settler| settler.0 == seat);
        let met = self.view.surveyors.map(|surveyor| {
            let here = own().filter(|settler| settler.1 == surveyor).count() as i32;
            if self.view.options.bonus == Bonus::PerSurveyor { here.min(1) } else { here }
        });
        met.iter().sum()
    }

    fn take_back(&mut self, leaves: impl Fn(&SettlerView) -> bool) {
        let (back, stay): (Vec<SettlerView>, Vec<SettlerView>) =
            self.view.settlers.iter().partition(|settler| leaves(settler));
        self.view.settlers = stay;
        back.iter().for_each(|settler| self.view.seats[settler.seat.index()].settlers += 1);
    }

    fn end_without_tiles(&mut self) {
        if self.view.stock.is_empty() {
            let points = projected(&self.view, self.set);
            self.view.seats.iter_mut().zip(points).for_each(|(seat, points)| seat.score = points);
            self.take_back(|settler| !settler.spot.to_string().starts_with("plain"));
            self.view.phase = PhaseView::Over;
        }
    }
}
