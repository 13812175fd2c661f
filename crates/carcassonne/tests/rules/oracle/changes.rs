//! What the expansions change, step by step, on the table as anybody sees it: captures, exchanges and
//! ransoms, the dragon's meals, the fairy's points, goods, the builder's second tile, the princess.

use carcassonne::{
    DragonMoves, Element, ExpansionView, FairyPoint, Figure, FigureView, Gain, Happening,
    Homecoming, InterludeView, LonelyPig, Move, Perch, PhaseView, PrisonerView, RunView, Symbol,
    TileCode, Title, TitleView, TowerTopView, TowerView, Why,
};
use game::{Seat, SeatSet};
use landscape::{Cell, Side, Terrain};

use super::board::kind_of;
use super::expansions::{self, FOLLOWERS};
use super::rules::Table;

/// Steps of a run, and what a prisoner costs.
const STEPS: u8 = 6;
const RANSOM: i32 = 3;

fn is_follower(figure: Figure) -> bool {
    FOLLOWERS.contains(&figure)
}

fn to_one(seat: Seat, points: i32, why: Why, at: Option<Cell>) -> Gain {
    Gain { to: SeatSet::only(seat), points, why, at }
}

/// Before step 2: drawing and laying.
impl Table<'_> {
    fn plays(&self, element: Element) -> bool {
        self.view.options.elements_played().has(element)
    }

    fn there(&self) -> Option<&ExpansionView> {
        self.view.expansions.as_ref()
    }

    fn extras(&mut self) -> &mut ExpansionView {
        self.more().expect("expansions")
    }

    fn symbol_of(&self, code: TileCode) -> Option<Symbol> {
        kind_of(self.set, code).prints.symbol
    }

    pub fn waits_for_the_dragon(&self, code: TileCode) -> bool {
        self.plays(Element::Dragon)
            && self.symbol_of(code) == Some(Symbol::Dragon)
            && self.there().is_some_and(|more| more.dragon.is_none())
    }

    pub fn set_aside(&mut self, tile: TileCode) {
        self.extras().aside.push(tile);
        self.told(Happening::SetAside { tile });
    }

    /// A place for a tower, the builder's second tile, a volcano.
    pub fn tile_has_come(&mut self, cell: Cell) {
        if self.view.expansions.is_none() {
            return;
        }
        let tile = self.view.tiles.last().expect("a tile").tile;
        if self.plays(Element::Tower) && kind_of(self.set, tile).prints.tower {
            self.extras().towers.push(TowerView { cell, height: 0, top: None, open: true });
        }
        self.count_titles();
        let builds = self.own_builder_grows(cell);
        let more = self.extras();
        more.second_tile_earned = builds && !more.second_tile;
        if self.symbol_of(tile) == Some(Symbol::Volcano) && self.plays(Element::Dragon) {
            self.dragon_comes(cell);
        }
    }

    /// Does the new tile add to a road or city in which the active seat has its builder?
    fn own_builder_grows(&self, cell: Cell) -> bool {
        let seat = self.view.active;
        self.look(|_, features| {
            features.all.iter().any(|feature| {
                matches!(feature.terrain, Terrain::Road | Terrain::Town)
                    && feature.tiles.contains(&cell)
                    && feature.helpers.contains(&seat)
            })
        })
    }

    fn dragon_comes(&mut self, cell: Cell) {
        self.extras().dragon = Some(cell);
        self.told(Happening::DragonCame { cell });
        let waited = std::mem::take(&mut self.extras().aside);
        if !waited.is_empty() {
            self.told(Happening::ShuffledIn { tiles: waited.len() as u16 });
        }
        self.count_stock(None);
    }
}

/// What is decided in step 2 of a turn (B-02).
impl Table<'_> {
    pub fn change(&mut self, step: Move) {
        let seat = self.view.active;
        match step {
            Move::Fairy { cell, perch } => {
                self.extras().fairy = Some(carcassonne::FairyView { cell, perch, alone: false });
                self.told(Happening::FairyMoved { seat, cell, perch });
                self.finish_step();
            }
            Move::Princess { cell, spot } => {
                let knight = self.follower(cell, Perch::Spot(spot));
                self.leave(&[knight], Homecoming::Princess { by: seat });
                self.finish_step();
            }
            Move::Portal { cell } => {
                self.view.phase = PhaseView::Interlude(InterludeView::Portal(cell));
            }
            Move::Tower { cell } => self.build(cell),
            Move::Close { cell, figure } => {
                *self.supply(seat, figure) -= 1;
                let tower = self.tower(cell);
                tower.top = Some(TowerTopView { seat, figure });
                tower.open = false;
                self.told(Happening::Closed { seat, figure, cell });
                self.finish_step();
            }
            Move::Capture { cell, perch } => self.capture(cell, perch),
            Move::Exchange { figure } => match self.view.phase {
                PhaseView::Interlude(InterludeView::Exchange(with)) => self.swap(with, figure),
                phase => panic!("an exchange in {phase:?}"),
            },
            Move::Ransom { from, figure } => {
                self.gain(to_one(seat, -RANSOM, Why::Ransom, None));
                self.gain(to_one(from, RANSOM, Why::Ransom, None));
                self.extras().ransomed = true;
                self.free(from, seat, figure);
            }
            Move::Dragon { side } => self.dragon_goes(side),
        }
    }

    fn follower(&self, cell: Cell, perch: Perch) -> FigureView {
        let here = |figure: &&FigureView| {
            (figure.cell, Perch::Spot(figure.spot)) == (cell, perch) && is_follower(figure.figure)
        };
        *self.view.figures.iter().find(here).expect("a follower")
    }

    fn tower(&mut self, cell: Cell) -> &mut TowerView {
        let tower = self.extras().towers.iter_mut().find(|tower| tower.cell == cell);
        tower.expect("a tower")
    }

    fn build(&mut self, cell: Cell) {
        let seat = self.view.active;
        self.extras().seats[seat.index()].tower_pieces -= 1;
        let tower = self.tower(cell);
        tower.height += 1;
        let height = tower.height;
        self.told(Happening::Built { seat, cell, height });
        let capture = InterludeView::Capture(cell);
        let prey = self.look(|board, features| {
            let table = expansions::Table::new(&self.view, board, features);
            table.expect("expansions").interlude(capture).len() > 1
        });
        match prey {
            true => self.view.phase = PhaseView::Interlude(capture),
            false => self.finish_step(),
        }
    }

    /// These figures go home; so does a builder or pig whose last companion went.
    fn leave(&mut self, figures: &[FigureView], why: Homecoming) {
        let lonely = self.left_alone_by(figures);
        figures.iter().for_each(|&figure| self.goes_home(figure, why));
        lonely.into_iter().for_each(|helper| self.goes_home(helper, Homecoming::Alone));
    }

    /// Builders and pigs that stand alone once these figures are gone.
    fn left_alone_by(&self, gone: &[FigureView]) -> Vec<FigureView> {
        let stays = |figure: &FigureView| {
            figure.figure == Figure::Pig && self.view.options.lonely_pig == LonelyPig::Stays
        };
        self.look(|board, features| {
            let of = |figure: &FigureView| {
                let piece = board.named(figure.cell, &figure.spot.to_string()).expect("a piece");
                (figure.seat, features.of[piece])
            };
            let left = |figure: &&FigureView| !gone.contains(figure);
            let others: Vec<&FigureView> = self.view.figures.iter().filter(left).collect();
            let mut lonely = Vec::new();
            for &&helper in others.iter().filter(|figure| !is_follower(figure.figure)) {
                let with =
                    |other: &FigureView| is_follower(other.figure) && of(other) == of(&helper);
                let bereaved = gone.iter().any(with) && !others.iter().any(|other| with(other));
                if bereaved && !stays(&helper) {
                    lonely.push(helper);
                }
            }
            lonely
        })
    }

    fn capture(&mut self, cell: Cell, perch: Perch) {
        let seat = self.view.active;
        let (owner, figure) = if perch == Perch::Tower {
            let top = self.take_top(cell).expect("a follower on top");
            (top.seat, top.figure)
        } else {
            let taken = self.follower(cell, perch);
            let lonely = self.left_alone_by(&[taken]);
            self.view.figures.retain(|other| *other != taken);
            lonely.into_iter().for_each(|helper| self.goes_home(helper, Homecoming::Alone));
            (taken.seat, taken.figure)
        };
        self.told(Happening::Captured { seat, owner, figure, cell, perch });
        if owner == seat {
            *self.supply(seat, figure) += 1;
            self.finish_step();
            return;
        }
        self.imprison(seat, owner, figure);
        let own: Vec<Figure> = self.held(owner, seat).iter().map(|held| held.figure).collect();
        match own[..] {
            [] => self.finish_step(),
            [only] => self.swap(owner, only),
            _ => self.view.phase = PhaseView::Interlude(InterludeView::Exchange(owner)),
        }
    }

    fn take_top(&mut self, cell: Cell) -> Option<TowerTopView> {
        let reopens = self.view.options.tower_reopens;
        let towers = &mut self.extras().towers;
        let tower = towers.iter_mut().find(|tower| tower.cell == cell)?;
        let top = tower.top.take()?;
        tower.open = reopens;
        Some(top)
    }

    /// What a seat holds of another's.
    fn held(&self, captor: Seat, owner: Seat) -> Vec<PrisonerView> {
        let all = &self.there().expect("expansions").seats[captor.index()].prisoners;
        all.iter().copied().filter(|held| held.owner == owner).collect()
    }

    fn imprison(&mut self, captor: Seat, owner: Seat, figure: Figure) {
        let all = &mut self.extras().seats[captor.index()].prisoners;
        match all.iter_mut().find(|held| (held.owner, held.figure) == (owner, figure)) {
            Some(held) => held.count += 1,
            None => all.push(PrisonerView { owner, figure, count: 1 }),
        }
        all.sort_by_key(|held| (held.owner, held.figure));
    }

    /// One for one: an own follower comes back, and the one just taken goes back.
    fn swap(&mut self, with: Seat, back: Figure) {
        let seat = self.view.active;
        let taken = self.held(seat, with)[0].figure;
        self.free(with, seat, back);
        self.free(seat, with, taken);
        self.finish_step();
    }

    fn free(&mut self, captor: Seat, owner: Seat, figure: Figure) {
        let all = &mut self.extras().seats[captor.index()].prisoners;
        let held = all.iter_mut().find(|held| (held.owner, held.figure) == (owner, figure));
        held.expect("a prisoner").count -= 1;
        all.retain(|held| held.count > 0);
        *self.supply(owner, figure) += 1;
        self.told(Happening::Freed { owner, captor, figure });
    }
}

/// The dragon's run, and what comes after scoring.
impl Table<'_> {
    /// Step 2 is over: the dragon, or scoring.
    pub fn finish_step(&mut self) {
        if !self.dragon_runs(DragonMoves::BeforeScoring) {
            self.finish_turn();
        }
    }

    pub fn after_scoring(&mut self) {
        if !self.dragon_runs(DragonMoves::AfterScoring) {
            self.end_turn();
        }
    }

    /// Begins a run where the tile of this turn asks for one and the dragon can move.
    fn dragon_runs(&mut self, when: DragonMoves) -> bool {
        let tile = self.view.tiles.last().expect("a tile").tile;
        let asked = self.plays(Element::Dragon)
            && self.symbol_of(tile) == Some(Symbol::Dragon)
            && self.view.options.dragon_moves == when;
        let Some(at) = self.there().and_then(|more| more.dragon).filter(|_| asked) else {
            return false;
        };
        let mover = self.view.active;
        self.extras().run = Some(RunView { mover, visited: vec![at], steps_left: STEPS });
        self.dragon_goes_on()
    }

    /// Is there a next step? Otherwise the run is over.
    fn dragon_goes_on(&mut self) -> bool {
        let left = self.there().and_then(|more| more.run.as_ref()).map_or(0, |run| run.steps_left);
        let ways = self.look(|board, features| {
            let table = expansions::Table::new(&self.view, board, features);
            table.expect("expansions").interlude(InterludeView::Dragon).len()
        });
        if left > 0 && ways > 0 {
            self.view.phase = PhaseView::Interlude(InterludeView::Dragon);
            return true;
        }
        self.extras().run = None;
        false
    }

    fn dragon_goes(&mut self, side: Side) {
        let (x, y) = [(0, -1), (1, 0), (0, 1), (-1, 0)][side as usize];
        let seats = self.view.seats.len();
        let more = self.extras();
        let at = more.dragon.expect("a dragon");
        let cell = Cell::new(at.x + x, at.y + y);
        more.dragon = Some(cell);
        let run = more.run.as_mut().expect("a run");
        let seat = run.mover;
        run.mover = Seat::new((seat.index() + 1) % seats).expect("a seat");
        run.visited.push(cell);
        run.steps_left -= 1;
        self.told(Happening::DragonMoved { seat, cell });
        self.dragon_eats(cell);
        if self.dragon_goes_on() {
            return;
        }
        match self.view.options.dragon_moves {
            DragonMoves::BeforeScoring => self.finish_turn(),
            DragonMoves::AfterScoring => self.end_turn(),
        }
    }

    /// Whoever is on the tile goes home, from the top of its tower too.
    fn dragon_eats(&mut self, cell: Cell) {
        let here = self.view.figures.iter().filter(|figure| figure.cell == cell);
        let here: Vec<FigureView> = here.copied().collect();
        self.leave(&here, Homecoming::Dragon);
        if let Some(TowerTopView { seat, figure }) = self.take_top(cell) {
            *self.supply(seat, figure) += 1;
            self.told(Happening::LeftTower { seat, figure, cell });
        }
    }

    fn end_turn(&mut self) {
        let (seat, left) = (self.view.active, !self.is_stack_empty());
        if let Some(more) = self.more() {
            let second = more.second_tile_earned && left;
            (more.second_tile_earned, more.second_tile) = (false, second);
            if second {
                self.view.phase = PhaseView::Draw;
                self.told(Happening::SecondTile { seat });
                return;
            }
        }
        self.next_turn();
    }

    pub fn turn_begins(&mut self) {
        let Some(more) = self.more() else { return };
        more.ransomed = false;
        let Some(fairy) = more.fairy.filter(|fairy| !fairy.alone) else { return };
        let seat = self.view.active;
        let near = self.look(|board, features| {
            let table = expansions::Table::new(&self.view, board, features).expect("expansions");
            let own = table.followers().into_iter().filter(|f| f.seat == seat);
            match self.view.options.fairy_point {
                FairyPoint::Follower | FairyPoint::Place if fairy.perch != Perch::Tile => {
                    own.filter(|f| (f.cell, f.perch) == (fairy.cell, fairy.perch)).count()
                }
                _ => own.filter(|f| f.cell == fairy.cell).count(),
            }
        });
        if near > 0 {
            self.gain(to_one(seat, 1, Why::Fairy, Some(fairy.cell)));
        }
    }
}

impl Table<'_> {
    /// In the strict reading she is alone from when her follower leaves until she is moved; no step takes
    /// somebody away and puts somebody else there.
    pub fn leave_the_fairy_alone(&mut self) {
        let strict = self.view.options.fairy_point == FairyPoint::Follower;
        let fairy = self.view.expansions.as_ref().and_then(|more| more.fairy);
        let Some(fairy) = fairy.filter(|fairy| strict && fairy.perch != Perch::Tile) else {
            return;
        };
        let stands = self.look(|board, features| {
            let table = expansions::Table::new(&self.view, board, features).expect("expansions");
            let mut all = table.followers().into_iter();
            all.any(|f| (f.cell, f.perch) == (fairy.cell, fairy.perch))
        });
        let alone = fairy.alone || !stands;
        self.extras().fairy = Some(carcassonne::FairyView { alone, ..fairy });
    }
}

/// What scoring pays besides features.
impl Table<'_> {
    /// Three points for the follower with the fairy, where what it stands in is finished.
    pub fn fairy_gains(&self) -> Vec<Gain> {
        self.look(|board, features| {
            let Some(table) = expansions::Table::new(&self.view, board, features) else {
                return Vec::new();
            };
            let with = table.with_the_fairy().into_iter();
            let scored = with
                .filter(|f| f.feature.is_some_and(|feature| features.all[feature].is_finished()));
            scored.map(|f| to_one(f.seat, 3, Why::FairyScored, Some(f.cell))).collect()
        })
    }

    /// The goods of each city that this tile has finished.
    pub fn goods_of_this_tile(&self) -> Vec<[u8; 3]> {
        let cell = self.laid();
        self.look(|_, features| {
            let cities = features.all.iter().filter(|feature| {
                feature.terrain == Terrain::Town
                    && feature.is_finished()
                    && feature.tiles.contains(&cell)
            });
            cities.map(|city| city.goods).filter(|goods| *goods != [0; 3]).collect()
        })
    }

    /// Whoever finished the cities takes them.
    pub fn take_goods(&mut self, cities: Vec<[u8; 3]>) {
        let seat = self.view.active;
        for goods in cities {
            let own = &mut self.extras().seats[seat.index()].goods;
            own.iter_mut().zip(goods).for_each(|(sum, more)| *sum += more);
            self.told(Happening::Goods { seat, goods });
        }
    }
}

/// King and Robber Baron.
impl Table<'_> {
    /// Finished cities or roads: where they are, and whether the tile of this turn is among them.
    fn finished(&self, terrain: Terrain) -> Vec<(Vec<Cell>, bool)> {
        let cell = self.laid();
        self.look(|board, features| {
            // In the order of the parts of the tile, for two that are equally large.
            let own = board.pieces.iter().enumerate().filter(|(_, piece)| piece.cell == cell);
            let mut order: Vec<usize> = own.map(|(piece, _)| features.of[piece]).collect();
            order.extend(0..features.all.len());
            let mut seen = std::collections::BTreeSet::new();
            order.retain(|&feature| seen.insert(feature));
            let all = order.into_iter().map(|feature| &features.all[feature]);
            let all = all.filter(|feature| feature.terrain == terrain && feature.is_finished());
            all.map(|feature| {
                (feature.tiles.iter().copied().collect(), feature.tiles.contains(&cell))
            })
            .collect()
        })
    }

    /// What can be read off the map.
    fn count_titles(&mut self) {
        for (title, terrain) in [(Title::King, Terrain::Town), (Title::Robber, Terrain::Road)] {
            let finished = self.finished(terrain);
            let tiles = finished.iter().map(|(cells, _)| cells.len()).max().unwrap_or(0) as u16;
            if let Some(view) = self.title(title) {
                (view.tiles, view.worth) = (tiles, finished.len() as u16);
            }
        }
    }

    fn title(&mut self, title: Title) -> Option<&mut TitleView> {
        let more = self.more()?;
        match title {
            Title::King => more.king.as_mut(),
            Title::Robber => more.robber.as_mut(),
        }
    }

    /// The largest that this tile has finished, if it is larger than every other.
    pub fn take_titles(&mut self) {
        let seat = self.view.active;
        for (title, terrain) in [(Title::King, Terrain::Town), (Title::Robber, Terrain::Road)] {
            let (new, old): (Vec<_>, Vec<_>) =
                self.finished(terrain).into_iter().partition(|&(_, now)| now);
            let size = |all: &[(Vec<Cell>, bool)]| all.iter().map(|(cells, _)| cells.len()).max();
            let (most, before) = (size(&new).unwrap_or(0), size(&old).unwrap_or(0));
            let Some(view) = self.title(title).filter(|_| most > before) else { continue };
            let from = view.holder.replace(seat);
            let tiles = new.into_iter().map(|(cells, _)| cells);
            let tiles = tiles.into_iter().find(|cells| cells.len() == most).expect("the largest");
            self.told(Happening::TookTitle { seat, title, tiles, from });
        }
    }
}
