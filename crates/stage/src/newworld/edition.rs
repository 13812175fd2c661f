//! A box of tiles with its pictures: ours, or one that its owner has corrected.

use std::sync::{Arc, LazyLock};

use ::words::newworld::PART;
use art::newworld as pictures;
use game::{SEATS_MAX, Seat};
use landscape::{Kind, TileCode, Turns};
use newworld::{Role, TileFileError, TileSet};

use super::names;
use crate::Lang;
use crate::scene::Art;
use crate::tiles::{Plate, Rack};

/// A box of tiles with its pictures.
#[derive(Debug)]
pub struct Edition {
    /// What is corrected in it, as the table's options say.
    corrections: String,
    pub tiles: Arc<TileSet>,
    rack: Rack,
}

static BASE: LazyLock<Option<Arc<Edition>>> = LazyLock::new(|| Edition::read("").ok());

impl Edition {
    fn read(corrections: &str) -> Result<Arc<Edition>, TileFileError> {
        let tiles = TileSet::corrected(corrections)?;
        let rack = Rack::new(tiles.kinds().len() + tiles.coast().len());
        Ok(Arc::new(Edition { corrections: corrections.to_owned(), tiles, rack }))
    }

    /// Our own box; `None` only if the file that was built in cannot be read.
    pub fn base() -> Option<Arc<Edition>> {
        BASE.clone()
    }

    /// The box with these corrections; `last` is the one that was used before.
    pub fn of(
        corrections: &str,
        last: Option<&Arc<Edition>>,
    ) -> Result<Arc<Edition>, TileFileError> {
        let known = [Edition::base(), last.cloned()].into_iter().flatten();
        match known.into_iter().find(|edition| edition.corrections == corrections) {
            Some(edition) => Ok(edition),
            None => Edition::read(corrections),
        }
    }

    /// The kind under which a start field lies on the map, counted from the north.
    pub fn start_field(&self, number: usize) -> Kind {
        Kind((self.tiles.kinds().len() + number) as u8)
    }

    /// The plate of a land tile or start field.
    pub fn plate(&self, kind: Kind) -> Option<&Plate> {
        let (land, field) = (self.tiles.land(kind), self.tiles.start_field(kind));
        match (land, field) {
            (Some(land), _) => {
                self.rack.plate(kind, || Plate::new(Box::new(pictures::Plate::land(land)), PART))
            }
            (None, Some(field)) => {
                self.rack.plate(kind, || Plate::new(Box::new(pictures::Plate::coast(field)), PART))
            }
            (None, None) => None,
        }
    }

    /// What a land tile or start field shows as it lies, in words.
    pub fn name(&self, kind: Kind, turns: Turns, lang: Lang) -> String {
        let land = || Some(names::tile(self.tiles.land(kind)?, turns, lang));
        let field = || Some(names::start_field(self.tiles.start_field(kind)?, lang));
        let make = || land().or_else(field).unwrap_or_default();
        self.plate(kind).map(|plate| plate.name(turns, lang, make)).unwrap_or_default()
    }

    /// The plate of a land tile by its code.
    pub fn drawn(&self, code: TileCode) -> Option<&Plate> {
        self.plate(self.tiles.find(code)?)
    }
}

/// What a settler can be.
pub const ROLES: [Role; 4] = [Role::Bandit, Role::Sheriff, Role::Farmer, Role::Trapper];

/// The settlers of every seat in every role, with their foot at the origin.
static SETTLERS: LazyLock<Vec<[Art; 4]>> = LazyLock::new(|| {
    let origin = art::Point::new(0.0, 0.0);
    let figure = |seat, role| pictures::settler(seat, role, origin).into();
    Seat::first(SEATS_MAX).map(|seat| ROLES.map(|role| figure(seat, role))).collect()
});

/// A settler of a seat around the origin.
pub fn settler(seat: Seat, role: Role) -> Art {
    SETTLERS.get(seat.index()).map(|roles| roles[role as usize].clone()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_box_is_read_once_and_a_corrected_one_is_another() {
        let base = Edition::base().unwrap();
        assert!(Arc::ptr_eq(&base, &Edition::of("", None).unwrap()));
        let text = "[[tile]]\ncode='B'\ncount=3\nedges='pppp'\nfarm=true\nsource='documented'\n\
                    plains=[{parts=['nl','nr','et','eb','sr','sl','wb','wt'],animals=2}]\n";
        let mine = Edition::of(text, Some(&base)).unwrap();
        assert!(!Arc::ptr_eq(&base, &mine));
        assert!(Arc::ptr_eq(&mine, &Edition::of(text, Some(&mine)).unwrap()));
        let face = |edition: &Edition| {
            edition.drawn("B".parse().unwrap()).unwrap().face(Default::default())
        };
        assert_ne!(face(&base), face(&mine));
        assert!(Edition::of("nonsense", None).is_err());
    }

    #[test]
    fn every_role_has_its_number() {
        assert!(ROLES.iter().enumerate().all(|(number, &role)| role as usize == number));
    }
}
