//! The tiles of a box as maps, records and drawings look them up: by number, by letters, and by the
//! names of their parts.

use game::{Coded, Weighted};

use crate::atlas::{Atlas, Demand, Kind};
use crate::code::{Draw, StockView, TileCode};
use crate::features::PieceId;
use crate::letters::Letters;
use crate::map::Tile;
use crate::places::{PlaceName, Places};
use crate::side::Turns;
use crate::stock::Stock;

/// The tables of a box whose tiles have parts called `N`. Kinds behind the last code are those that
/// lie on the map from the beginning and are never drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table<N> {
    codes: Vec<TileCode>,
    letters: Letters,
    atlas: Atlas,
    places: Places<N>,
}

/// A kind of tile that fits into a free cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fit {
    /// The letters of the kind.
    pub tile: TileCode,
    /// The first turn in which it fits.
    pub turns: Turns,
    /// Copies still face down.
    pub count: u16,
}

/// Why a name is not what a part of a tile is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Misnomer<N> {
    /// The tile has no such part.
    #[error("the tile has no {0}")]
    NoSuchPart(N),
    /// The part goes by this name.
    #[error("that part of the tile is called {0}")]
    Called(N),
}

impl<N> Coded for Misnomer<N> {
    fn code(&self) -> &'static str {
        match self {
            Misnomer::NoSuchPart(_) => "no-such-spot",
            Misnomer::Called(_) => "other-name",
        }
    }
}

/// Tiles that a box does not hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotInTheBox {
    /// No tile has these letters.
    #[error("there is no tile {0}")]
    Unknown(TileCode),
    /// More tiles left the game than can have.
    #[error("{0} tiles were removed")]
    Removed(usize),
    /// So many are wanted, and fewer are left.
    #[error("{wanted} tiles {tile} are wanted and {left} are left")]
    TooMany {
        /// The letters of the kind.
        tile: TileCode,
        /// How many are wanted.
        wanted: usize,
        /// How many are left.
        left: u16,
    },
}

impl<N: PlaceName> Table<N> {
    /// The tables for these kinds.
    pub fn new(codes: Vec<TileCode>, atlas: Atlas) -> Table<N> {
        Table { places: Places::new(&atlas), letters: Letters::new(&codes), codes, atlas }
    }

    /// Which tile fits where.
    #[inline]
    pub fn atlas(&self) -> &Atlas {
        &self.atlas
    }

    /// The letters of every kind that is drawn, in the order of the file.
    #[inline]
    pub fn codes(&self) -> &[TileCode] {
        &self.codes
    }

    /// The letters of a kind; `None` for one that is never drawn.
    #[inline]
    pub fn code(&self, kind: Kind) -> Option<TileCode> {
        self.codes.get(kind.index()).copied()
    }

    /// The kind with these letters.
    #[inline]
    pub fn find(&self, code: TileCode) -> Option<Kind> {
        self.letters.find(code)
    }

    /// The same for who cannot do without.
    pub fn known(&self, code: TileCode) -> Result<Kind, NotInTheBox> {
        self.find(code).ok_or(NotInTheBox::Unknown(code))
    }

    /// The name of each part of a tile as it lies.
    #[inline]
    pub fn spots(&self, kind: Kind, turns: Turns) -> &[N] {
        self.places.of(kind, turns)
    }

    /// The piece of a tile as it lies that `spot` names, by whichever of its sides.
    pub fn piece_at(&self, kind: Kind, turns: Turns, spot: N) -> Option<u8> {
        self.places.piece_at(&self.atlas, kind, turns, spot)
    }

    /// The piece of a laid tile with this name, if that is what it is called.
    pub fn named(&self, tile: &Tile, spot: N) -> Result<PieceId, Misnomer<N>> {
        let piece = self.piece_at(tile.kind, tile.turns, spot).ok_or(Misnomer::NoSuchPart(spot))?;
        let name = self.spots(tile.kind, tile.turns)[piece as usize];
        if name == spot { Ok(tile.piece(piece)) } else { Err(Misnomer::Called(name)) }
    }

    /// What the part of a laid tile that somebody calls `spot` is called; a part that it does not have
    /// keeps its name.
    pub fn proper_name(&self, tile: &Tile, spot: N) -> N {
        match self.named(tile, spot) {
            Err(Misnomer::Called(name)) => name,
            Ok(_) | Err(Misnomer::NoSuchPart(_)) => spot,
        }
    }

    /// The tiles of a stock by their letters, in the order of the file.
    pub fn left(&self, stock: &Stock) -> impl Iterator<Item = StockView> {
        let left = stock.kinds();
        left.filter_map(|(kind, count)| Some(StockView { tile: self.code(kind)?, count }))
    }

    /// What chance may bring from a stock: each kind as often as it has copies.
    #[inline]
    pub fn draws(&self, stock: &Stock) -> impl Iterator<Item = Weighted<Draw>> {
        self.left(stock).map(|StockView { tile, count }| Weighted {
            outcome: Draw(tile),
            weight: u32::from(count),
        })
    }

    /// The tiles of a stock that meet a demand, in the order of the file.
    pub fn fits(&self, stock: &Stock, demand: Demand) -> Vec<Fit> {
        let fit = |(kind, turns, count)| Some(Fit { tile: self.code(kind)?, turns, count });
        stock.fitting(&self.atlas, demand).filter_map(fit).collect()
    }

    /// The stock and the removed tiles that a view shows, where all that is not laid is in the stock
    /// `unlaid`.
    pub fn set_out(
        &self,
        unlaid: &Stock,
        left: &[StockView],
        removed: &[TileCode],
    ) -> Result<(Stock, Vec<Kind>), NotInTheBox> {
        let (left, out) = self.split(unlaid, left.iter().copied())?;
        if removed.len() > usize::from(out.left) {
            return Err(NotInTheBox::Removed(removed.len()));
        }
        let removed = removed.iter().map(|&code| self.known(code));
        Ok((left, removed.collect::<Result<_, _>>()?))
    }

    /// A stock of these tiles, all of which must be in the stock `from`; and what else was in that.
    pub fn split(
        &self,
        from: &Stock,
        left: impl IntoIterator<Item = StockView>,
    ) -> Result<(Stock, Stock), NotInTheBox> {
        let (mut kept, mut rest) = (vec![0; from.counts.len()], from.counts.clone());
        for StockView { tile, count } in left {
            let kind = self.known(tile)?.index();
            let wanted = usize::from(kept[kind]) + usize::from(count);
            let left = from.counts[kind];
            let too_many = NotInTheBox::TooMany { tile, wanted, left };
            rest[kind] = rest[kind].checked_sub(count).ok_or(too_many)?;
            kept[kind] += count;
        }
        Ok((Stock::new(kept), Stock::new(rest)))
    }
}
