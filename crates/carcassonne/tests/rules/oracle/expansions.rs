//! The expansions by the oracle's eyes: what may be decided, and what the end would pay.

use std::collections::BTreeSet;

use carcassonne::{
    Action, Element, ExpansionView, FairyStands, Figure, Gain, Good, InterludeView, Move, Perch,
    Symbol, Title, TitleView, View, Why,
};
use game::{Seat, SeatSet};
use landscape::{Cell, Side, Terrain};

use super::board::Board;
use super::features::{Feature, Features};

/// A follower somewhere on the table: whose, where, and on which feature if it is on one.
pub struct Follower {
    pub seat: Seat,
    pub cell: Cell,
    pub perch: Perch,
    pub feature: Option<usize>,
}

/// A view with its expansions and all that the flood has found.
pub struct Table<'a> {
    view: &'a View,
    more: &'a ExpansionView,
    board: &'a Board<'a>,
    features: &'a Features,
}

pub const FOLLOWERS: [Figure; 2] = [Figure::Follower, Figure::Big];

impl<'a> Table<'a> {
    pub fn new(view: &'a View, board: &'a Board<'a>, features: &'a Features) -> Option<Table<'a>> {
        let more = view.expansions.as_ref()?;
        Some(Table { view, more, board, features })
    }

    fn plays(&self, element: Element) -> bool {
        self.view.options.elements_played().has(element)
    }

    fn has(&self, figure: Figure) -> bool {
        let seat = self.view.active.index();
        let own = &self.more.seats[seat];
        let count = match figure {
            Figure::Follower => self.view.seats[seat].followers,
            Figure::Big => own.big,
            Figure::Builder => own.builder,
            Figure::Pig => own.pig,
        };
        count > 0
    }

    /// Every follower, on parts of tiles and on towers.
    pub fn followers(&self) -> Vec<Follower> {
        let figures = self.view.figures.iter().filter(|figure| FOLLOWERS.contains(&figure.figure));
        let standing = figures.map(|figure| {
            let piece = self.board.named(figure.cell, &figure.spot.to_string()).expect("a piece");
            let (seat, cell, perch) = (figure.seat, figure.cell, Perch::Spot(figure.spot));
            Follower { seat, cell, perch, feature: Some(self.features.of[piece]) }
        });
        let tops = self.more.towers.iter().filter_map(|tower| {
            let seat = tower.top?.seat;
            Some(Follower { seat, cell: tower.cell, perch: Perch::Tower, feature: None })
        });
        standing.chain(tops).collect()
    }

    fn symbol(&self, cell: Cell) -> Option<Symbol> {
        self.board.tiles[&cell].0.prints.symbol
    }

    /// Followers on the parts of a tile that are free; from afar also unfinished.
    fn claims(&self, cell: Cell, from_afar: bool) -> Vec<Action> {
        if self.more.dragon == Some(cell) {
            return Vec::new();
        }
        let mut all = Vec::new();
        for (place, piece) in self.board.pieces.iter().enumerate() {
            let feature = &self.features.all[self.features.of[place]];
            let allowed = self.view.options.farmers || piece.terrain != Terrain::Land;
            let closed = from_afar && feature.is_finished();
            if piece.cell == cell && allowed && !feature.is_held() && !closed {
                let spot = piece.name.parse().expect("the name of a place");
                let kinds = FOLLOWERS.into_iter().filter(|&figure| self.has(figure));
                all.extend(kinds.map(|figure| Action::Place { figure, spot }));
            }
        }
        all
    }

    fn helpers(&self, cell: Cell) -> Vec<Action> {
        let mut all = Vec::new();
        for (place, piece) in self.board.pieces.iter().enumerate() {
            let feature = &self.features.all[self.features.of[place]];
            if piece.cell != cell || feature.followers[self.view.active.index()] == 0 {
                continue;
            }
            let figure = match piece.terrain {
                Terrain::Land => Figure::Pig,
                Terrain::Road | Terrain::Town if !feature.is_finished() => Figure::Builder,
                _ => continue,
            };
            if self.has(figure) {
                let spot = piece.name.parse().expect("the name of a place");
                all.push(Action::Place { figure, spot });
            }
        }
        all
    }

    fn fairies(&self) -> Vec<Move> {
        if !self.plays(Element::Fairy) {
            return Vec::new();
        }
        let on_tile = self.view.options.fairy_stands == FairyStands::OnTile;
        let own = self.followers().into_iter().filter(|f| f.seat == self.view.active);
        let places: BTreeSet<(Cell, Perch)> =
            own.map(|f| (f.cell, if on_tile { Perch::Tile } else { f.perch })).collect();
        let there = self.more.fairy.filter(|fairy| !fairy.alone);
        let there = there.map(|fairy| (fairy.cell, fairy.perch));
        let others = places.into_iter().filter(|place| Some(*place) != there);
        others.map(|(cell, perch)| Move::Fairy { cell, perch }).collect()
    }

    fn princesses(&self, cell: Cell) -> Vec<Move> {
        let Some(Symbol::Princess(piece)) = self.symbol(cell) else { return Vec::new() };
        let first = self.board.pieces.iter().position(|other| other.cell == cell).expect("a tile");
        let city = self.features.of[first + usize::from(piece)];
        let knights = self.followers().into_iter().filter(|f| f.feature == Some(city));
        let sent = knights.filter_map(|f| match f.perch {
            Perch::Spot(spot) => Some(Move::Princess { cell: f.cell, spot }),
            Perch::Tower | Perch::Tile => None,
        });
        sent.collect()
    }

    fn portals(&self, cell: Cell) -> Vec<Move> {
        if self.symbol(cell) != Some(Symbol::Portal) {
            return Vec::new();
        }
        let others = self.board.tiles.keys().filter(|&&other| other != cell);
        let open = others.filter(|&&other| !self.claims(other, true).is_empty());
        open.map(|&cell| Move::Portal { cell }).collect()
    }

    fn towers(&self) -> Vec<Move> {
        let mut all = Vec::new();
        let pieces = self.more.seats[self.view.active.index()].tower_pieces;
        for tower in self.more.towers.iter().filter(|tower| tower.open) {
            let cell = tower.cell;
            if pieces > 0 {
                all.push(Move::Tower { cell });
            }
            if tower.height > 0 && self.more.dragon != Some(cell) {
                let kinds = FOLLOWERS.into_iter().filter(|&figure| self.has(figure));
                all.extend(kinds.map(|figure| Move::Close { cell, figure }));
            }
        }
        all
    }

    /// What may be bought back now.
    pub fn ransoms(&self) -> Vec<Action> {
        let poor = self.view.seats[self.view.active.index()].score < 3
            && !self.view.options.ransom_on_credit;
        if self.more.ransomed || poor {
            return Vec::new();
        }
        let seats = Seat::first(self.more.seats.len()).zip(&self.more.seats);
        let held = seats.flat_map(|(from, seat)| seat.prisoners.iter().map(move |p| (from, p)));
        let own = held.filter(|(_, prisoner)| prisoner.owner == self.view.active);
        own.map(|(from, p)| Action::Expansion(Move::Ransom { from, figure: p.figure })).collect()
    }

    /// Whoever stands with the fairy on a part of a tile.
    pub fn with_the_fairy(&self) -> Vec<Follower> {
        let Some(fairy) = self.more.fairy.filter(|fairy| !fairy.alone) else { return Vec::new() };
        let mut with = self.followers();
        let near = |f: &Follower| fairy.perch == Perch::Tile || fairy.perch == f.perch;
        with.retain(|f| f.feature.is_some() && f.cell == fairy.cell && near(f));
        with
    }

    /// All of step 2 for the tile in a cell; empty where there is nothing to decide.
    pub fn step_two(&self, cell: Cell) -> Vec<Action> {
        let sent_away = self.princesses(cell);
        if self.view.options.princess_must && !sent_away.is_empty() {
            let must = sent_away.into_iter().map(Action::Expansion);
            return must.chain(self.ransoms()).collect();
        }
        let mut all = self.claims(cell, false);
        all.extend(self.helpers(cell));
        let moves = [self.fairies(), self.princesses(cell), self.portals(cell), self.towers()];
        all.extend(moves.concat().into_iter().map(Action::Expansion));
        all.extend(self.ransoms());
        if !all.is_empty() {
            all.push(Action::Pass);
        }
        all
    }

    pub fn interlude(&self, what: InterludeView) -> Vec<Action> {
        match what {
            InterludeView::Portal(cell) => self.claims(cell, true),
            InterludeView::Capture(cell) => self.captures(cell),
            InterludeView::Exchange(with) => {
                let held = &self.more.seats[with.index()].prisoners;
                let own = held.iter().filter(|p| p.owner == self.view.active);
                own.map(|p| Action::Expansion(Move::Exchange { figure: p.figure })).collect()
            }
            InterludeView::Dragon => self.dragon_moves(),
        }
    }

    /// Every cell of the cross is walked to, tile or gap.
    fn captures(&self, cell: Cell) -> Vec<Action> {
        let tower = self.more.towers.iter().find(|tower| tower.cell == cell).expect("a tower");
        let reach = i16::from(tower.height);
        let row = (-reach..=reach).map(|step| Cell::new(cell.x + step, cell.y));
        let column = (-reach..=reach).map(|step| Cell::new(cell.x, cell.y + step));
        let cross: BTreeSet<Cell> = row.chain(column).collect();
        let near = self.followers().into_iter().filter(|f| cross.contains(&f.cell));
        let taken = near.map(|f| Action::Expansion(Move::Capture { cell: f.cell, perch: f.perch }));
        taken.chain([Action::Pass]).collect()
    }

    fn dragon_moves(&self) -> Vec<Action> {
        let run = self.more.run.as_ref().expect("a run");
        let at = self.more.dragon.expect("a dragon");
        let steps = [(0, -1, Side::N), (1, 0, Side::E), (0, 1, Side::S), (-1, 0, Side::W)];
        let open = steps.into_iter().filter(|&(x, y, _)| {
            let cell = Cell::new(at.x + x, at.y + y);
            self.board.tiles.contains_key(&cell)
                && !run.visited.contains(&cell)
                && self.more.fairy.is_none_or(|fairy| fairy.cell != cell)
        });
        open.map(|(_, _, side)| Action::Expansion(Move::Dragon { side })).collect()
    }

    /// Where the pig of one of these seats stands that came first into a field.
    fn first_pig(&self, field: &Feature, seats: SeatSet) -> Option<Cell> {
        let pigs = self
            .view
            .figures
            .iter()
            .filter(|figure| figure.figure == Figure::Pig && seats.contains(figure.seat));
        let mut here = pigs.filter(|pig| {
            let piece = self.board.named(pig.cell, &pig.spot.to_string());
            piece.is_some_and(|piece| field.pieces.contains(&piece))
        });
        here.next().map(|pig| pig.cell)
    }

    /// A point for each finished city or road.
    fn title_gains(&self) -> Vec<Gain> {
        let titles = [
            (Title::King, Terrain::Town, self.more.king),
            (Title::Robber, Terrain::Road, self.more.robber),
        ];
        let gain = |(title, terrain, view): (Title, Terrain, Option<TitleView>)| {
            let to = SeatSet::only(view?.holder?);
            let finished =
                self.features.all.iter().filter(|it| it.terrain == terrain && it.is_finished());
            Some(Gain { to, points: finished.count() as i32, why: Why::Title(title), at: None })
        };
        titles.into_iter().filter_map(gain).collect()
    }

    /// What the expansions would pay at the end, besides features and fields.
    pub fn gains(&self) -> Vec<Gain> {
        let fairy = |f: Follower| {
            let (to, why) = (SeatSet::only(f.seat), Why::FairyScored);
            Gain { to, points: 3, why, at: Some(f.cell) }
        };
        let mut all: Vec<Gain> = self.with_the_fairy().into_iter().map(fairy).collect();
        for field in self.features.all.iter().filter(|field| field.terrain == Terrain::Land) {
            let most = field.followers.iter().copied().max().unwrap_or(0);
            let cities = field.cities.iter().filter(|&&city| self.features.all[city].is_finished());
            let cities = cities.count() as i32;
            let owns = |seat: &Seat| most > 0 && field.followers[seat.index()] == most;
            let to: SeatSet = field.helpers.iter().copied().filter(owns).collect();
            let at = self.first_pig(field, to);
            all.push(Gain { to, points: cities, why: Why::Pig, at });
        }
        for (good, kind) in Good::ALL.into_iter().enumerate() {
            let most = self.more.seats.iter().map(|seat| seat.goods[good]).max().unwrap_or(0);
            let seats = Seat::first(self.more.seats.len()).zip(&self.more.seats);
            let best = seats.filter(|(_, seat)| most > 0 && seat.goods[good] == most);
            let to = best.map(|(seat, _)| seat).collect();
            all.push(Gain { to, points: 10, why: Why::Goods(kind), at: None });
        }
        all.extend(self.title_gains());
        all.retain(|gain| gain.points > 0 && !gain.to.is_empty());
        all
    }
}
