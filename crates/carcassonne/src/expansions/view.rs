//! What the expansions add to a view, and back again.

use game::Seat;
use landscape::{Cell, TileCode, TileId};
use serde::{Deserialize, Serialize};

use super::Interlude;
use super::dragon::{Fairy, STEPS, Visited, settled};
use super::king::{Title, TitleView};
use super::moves::Perch;
use super::traders::DoubleTurn;
use crate::figure::Figure;
use crate::options::FairyStands;
use crate::position::{DrawingError, wrong};
use crate::state::{Carcassonne, Phase};

/// What the expansions add to the table; absent at a table without them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExpansionView {
    /// Has the tile just laid earned a second one (T-05)?
    pub second_tile_earned: bool,
    /// Is the builder's second tile being played?
    pub second_tile: bool,
    /// Where the dragon is.
    pub dragon: Option<Cell>,
    /// The dragon's run, while it moves.
    pub run: Option<RunView>,
    /// Where the fairy is.
    pub fairy: Option<FairyView>,
    /// Dragon tiles that wait for the first volcano (D-19).
    pub aside: Vec<TileCode>,
    /// Every place for a tower, in the order of laying.
    pub towers: Vec<TowerView>,
    /// Has the active seat bought a prisoner back in this turn (W-15)?
    pub ransomed: bool,
    /// What lies in front of each seat besides its followers.
    pub seats: Vec<SeatExtras>,
    /// The King; absent where the table plays without him.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub king: Option<TitleView>,
    /// The Robber Baron; absent where the table plays without him.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub robber: Option<TitleView>,
}

/// The dragon on its way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RunView {
    /// Who makes the next step.
    pub mover: Seat,
    /// The tiles of the run so far, the first being where it began.
    pub visited: Vec<Cell>,
    /// Steps that are left, dead ends aside.
    pub steps_left: u8,
}

/// Where the fairy is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FairyView {
    /// On which tile.
    pub cell: Cell,
    /// Where on it.
    pub perch: Perch,
    /// Has the follower left to whom alone she belongs (D-32)?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub alone: bool,
}

/// A place for a tower.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TowerView {
    /// On which tile.
    pub cell: Cell,
    /// How many pieces high.
    pub height: u8,
    /// The follower on top.
    pub top: Option<TowerTopView>,
    /// May it still grow?
    pub open: bool,
}

/// A follower on a tower.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TowerTopView {
    /// The owner of the follower.
    pub seat: Seat,
    /// A small or a big follower.
    pub figure: Figure,
}

/// What lies in front of a seat besides its followers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatExtras {
    /// Big followers in the supply.
    pub big: u8,
    /// Builders in the supply.
    pub builder: u8,
    /// Pigs in the supply.
    pub pig: u8,
    /// Wine, grain and cloth.
    pub goods: [u8; 3],
    /// Tower pieces that it has not built yet (W-01).
    pub tower_pieces: u8,
    /// Prisoners, by their owners.
    pub prisoners: Vec<PrisonerView>,
}

/// Prisoners of one kind and owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PrisonerView {
    /// Whose they are.
    pub owner: Seat,
    /// Small or big followers.
    pub figure: Figure,
    /// How many of them this seat holds; at least one.
    pub count: u8,
}

/// What is decided in the middle of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum InterludeView {
    /// A follower goes through the portal onto the tile in this cell.
    Portal(Cell),
    /// The tower in this cell may take a follower.
    Capture(Cell),
    /// Prisoners are exchanged with this seat, and there is a choice.
    Exchange(Seat),
    /// The dragon moves on.
    Dragon,
}

impl Carcassonne {
    pub(crate) fn expansion_view(&self) -> Option<ExpansionView> {
        if self.rules.plain {
            return None;
        }
        let (traders, dragon) = (&self.extras.traders, &self.extras.dragon);
        let cell = |tile: TileId| self.map.tile(tile).cell;
        Some(ExpansionView {
            second_tile_earned: traders.double == DoubleTurn::Earned,
            second_tile: traders.double == DoubleTurn::Second,
            dragon: dragon.at.map(cell),
            run: self.run_view(),
            fairy: dragon.fairy.map(|fairy| self.fairy_view(fairy)),
            aside: dragon.aside.iter().map(|&kind| self.rules.tiles.kind(kind).code).collect(),
            towers: self.tower_views(),
            ransomed: self.extras.tower.ransomed,
            seats: Seat::first(self.rules.seats).map(|seat| self.seat_extras(seat)).collect(),
            king: Title::King.view(self),
            robber: Title::Robber.view(self),
        })
    }

    fn run_view(&self) -> Option<RunView> {
        let Phase::Interlude(Interlude::Dragon) = self.phase else { return None };
        let visited = &self.extras.dragon.visited;
        Some(RunView {
            mover: super::mover(self, Interlude::Dragon),
            visited: visited.iter().map(|tile| self.map.tile(tile).cell).collect(),
            steps_left: STEPS - visited.steps(),
        })
    }

    fn fairy_view(&self, fairy: Fairy) -> FairyView {
        let perch = match (fairy.piece, self.rules.agreement.fairy_stands) {
            (Some(piece), _) => Perch::Spot(self.cell_and_spot(piece).1),
            (None, FairyStands::ByFollower) => Perch::Tower,
            (None, FairyStands::OnTile) => Perch::Tile,
        };
        FairyView { cell: self.map.tile(fairy.tile).cell, perch, alone: fairy.alone }
    }

    fn tower_views(&self) -> Vec<TowerView> {
        let towers = self.extras.tower.all.iter();
        let view = |tower: &super::tower::Tower| TowerView {
            cell: self.map.tile(tower.tile).cell,
            height: tower.height,
            top: tower.top.map(|(seat, figure)| TowerTopView { seat, figure }),
            open: tower.is_open(),
        };
        towers.map(view).collect()
    }

    fn seat_extras(&self, seat: Seat) -> SeatExtras {
        let (supply, tower) = (&self.supply[seat.index()], &self.extras.tower);
        let mut prisoners = Vec::new();
        for owner in Seat::first(self.rules.seats) {
            let held = tower.prisoners[seat.index()][owner.index()];
            let kinds = Figure::FOLLOWERS.into_iter().zip(held).filter(|&(_, count)| count > 0);
            prisoners.extend(kinds.map(|(figure, count)| PrisonerView { owner, figure, count }));
        }
        SeatExtras {
            big: supply.of(Figure::Big),
            builder: supply.of(Figure::Builder),
            pig: supply.of(Figure::Pig),
            goods: self.extras.traders.goods[seat.index()],
            tower_pieces: tower.pieces[seat.index()],
            prisoners,
        }
    }

    pub(crate) fn interlude_view(&self, interlude: Interlude) -> InterludeView {
        let cell = |tile: TileId| self.map.tile(tile).cell;
        match interlude {
            Interlude::Portal(to) => InterludeView::Portal(cell(to)),
            Interlude::Capture(tower) => InterludeView::Capture(cell(tower)),
            Interlude::Exchange(with) => InterludeView::Exchange(with),
            Interlude::Dragon => InterludeView::Dragon,
        }
    }
}

impl InterludeView {
    /// What a game in this view asks.
    pub(crate) fn resume(self, game: &Carcassonne) -> Result<Interlude, DrawingError> {
        Ok(match self {
            InterludeView::Portal(cell) => Interlude::Portal(tile_at(game, cell)?),
            InterludeView::Capture(cell) => Interlude::Capture(built_at(game, cell)?),
            InterludeView::Exchange(with) => Interlude::Exchange(hostage(game, with)?),
            InterludeView::Dragon => Interlude::Dragon,
        })
    }
}

/// The tile of a tower with a piece: only such a one takes somebody (W-04).
fn built_at(game: &Carcassonne, cell: Cell) -> Result<TileId, DrawingError> {
    let tile = tile_at(game, cell)?;
    let built = game.extras.tower.on(tile).is_some_and(|tower| tower.height > 0);
    if built { Ok(tile) } else { Err(wrong(cell, "has no tower")) }
}

/// The seat of whom the active one has just taken somebody (W-13).
fn hostage(game: &Carcassonne, owner: Seat) -> Result<Seat, DrawingError> {
    let held = game.extras.tower.prisoners[game.active.index()][owner.index()];
    if held != [0, 0] {
        return Ok(owner);
    }
    Err(DrawingError::View(format!("nobody of seat {owner} can be exchanged")))
}

pub(super) fn tile_at(game: &Carcassonne, cell: Cell) -> Result<TileId, DrawingError> {
    game.map.at(cell).ok_or_else(|| wrong(cell, "is missing"))
}

impl ExpansionView {
    /// How the contest for a title stands; nothing where the table plays without it.
    pub const fn title(&self, title: Title) -> Option<TitleView> {
        match title {
            Title::King => self.king,
            Title::Robber => self.robber,
        }
    }

    /// Puts all this onto a table whose tiles and figures lie already.
    pub(crate) fn resume(&self, game: &mut Carcassonne) -> Result<(), DrawingError> {
        let double = match (self.second_tile_earned, self.second_tile) {
            (true, false) => DoubleTurn::Earned,
            (false, true) => DoubleTurn::Second,
            _ => DoubleTurn::No,
        };
        game.extras.traders.double = double;
        game.extras.tower.ransomed = self.ransomed;
        for tower in &self.towers {
            tower.resume(game)?;
        }
        self.resume_dragon(game)?;
        for title in Title::ALL {
            title.resume(self.title(title), game)?;
        }
        if self.seats.len() != game.rules.seats {
            return Err(DrawingError::View(format!("{} seats have extras", self.seats.len())));
        }
        for (seat, extras) in Seat::first(self.seats.len()).zip(&self.seats) {
            extras.resume(game, seat)?;
        }
        Ok(())
    }

    fn resume_dragon(&self, game: &mut Carcassonne) -> Result<(), DrawingError> {
        let at = self.dragon.map(|cell| tile_at(game, cell)).transpose()?;
        let fairy = self.fairy.map(|fairy| fairy.resume(game)).transpose()?;
        let mut visited = Visited::default();
        let run = self.run.as_ref().map_or(&[][..], |run| &run.visited);
        if run.len() > usize::from(STEPS) {
            return Err(DrawingError::View(format!("a run of {} tiles", run.len())));
        }
        for &cell in run {
            visited.add(tile_at(game, cell)?);
        }
        let mut aside = Vec::new();
        for &code in &self.aside {
            let kind = game.rules.tiles.find(code);
            let unknown = || DrawingError::View(format!("there is no tile {code} to wait"));
            aside.push(kind.ok_or_else(unknown)?);
        }
        game.extras.dragon = super::dragon::Dragon { at, fairy, visited, aside };
        Ok(())
    }
}

impl FairyView {
    /// Where she is on this table, whose followers stand already.
    pub(crate) fn resume(self, game: &Carcassonne) -> Result<Fairy, DrawingError> {
        let tile = tile_at(game, self.cell)?;
        let named =
            |spot| game.named_piece(tile, spot).map_err(|refusal| wrong(self.cell, refusal));
        let piece = match self.perch {
            Perch::Spot(spot) => Some(named(spot)?),
            Perch::Tower | Perch::Tile => None,
        };
        Ok(settled(game, Fairy { tile, piece, alone: self.alone }))
    }
}

impl TowerView {
    /// Builds the tower on this table.
    pub(crate) fn resume(&self, game: &mut Carcassonne) -> Result<(), DrawingError> {
        let tile = tile_at(game, self.cell)?;
        let tower = game.extras.tower.on_mut(tile);
        let tower = tower.ok_or_else(|| wrong(self.cell, "has no place for a tower"))?;
        tower.height = self.height;
        tower.top = self.top.map(|top| (top.seat, top.figure));
        tower.sealed = self.top.is_none() && !self.open;
        Ok(())
    }
}

impl SeatExtras {
    fn resume(&self, game: &mut Carcassonne, seat: Seat) -> Result<(), DrawingError> {
        let supply = &mut game.supply[seat.index()];
        *supply.of_mut(Figure::Big) = self.big;
        *supply.of_mut(Figure::Builder) = self.builder;
        *supply.of_mut(Figure::Pig) = self.pig;
        game.extras.traders.goods[seat.index()] = self.goods;
        game.extras.tower.pieces[seat.index()] = self.tower_pieces;
        for prisoner in &self.prisoners {
            if !prisoner.figure.is_follower() {
                let reason = format!("a {} is no prisoner", prisoner.figure);
                return Err(DrawingError::View(reason));
            }
            let place = usize::from(prisoner.figure == Figure::Big);
            game.extras.tower.prisoners[seat.index()][prisoner.owner.index()][place] =
                prisoner.count;
        }
        Ok(())
    }
}
