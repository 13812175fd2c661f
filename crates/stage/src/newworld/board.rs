//! The stage: what was last seen, and the half-made choice of who plays here.

use std::sync::Arc;

use game::erased::ListedAction;
use game::{Audience, Award, Game, Seat};
use landscape::{Cell, Kind, Tile};
use newworld::{Event, Extent, NewWorld, Part, PhaseView, Place, SettlerView, Spot, View};
use serde::Deserialize;
use serde_json::Value;
use wire::Look;

use super::edition::Edition;
use super::step::Activity;
use super::target::{OnTiles, STRUCTURES, Target};
use super::{hints, log, marks, overlay, panels, reasons, scene, stock, words};
use crate::tiles::grammar::Noun;
use crate::tiles::items::hand;
use crate::tiles::{self, Album, Ground, Patch, Plate, ground, reading};
use crate::{
    Button, Choice, Entry, HandItem, Hint, Input, Item, Lang, LogLine, Manner, Panel, Prompt,
    Reaction, Reason, Scene, SeatNote, Stage, StageError, Tally,
};

/// A game of New World on the page.
pub type Board = tiles::Board<Seen, Activity>;

/// A look, and the game behind it.
#[derive(Debug)]
pub struct Seen {
    /// Who is looking.
    pub audience: Audience,
    /// What they see.
    pub view: View,
    /// The game that looks like this: it knows the rules.
    pub game: NewWorld,
    /// The tiles it is played with, and their pictures.
    pub edition: Arc<Edition>,
    /// Every road, town, farm and plain of the map.
    pub extents: Vec<Extent>,
    /// The settlers that the next scoring would send home, unless it is their own.
    pub in_danger: Vec<SettlerView>,
}

impl Seen {
    fn of(look: &Look, last: Option<&Arc<Edition>>) -> Result<Seen, StageError> {
        let view = View::deserialize(&look.view)?;
        let edition = Edition::of(&view.options.tiles, last)
            .map_err(|error| StageError::Nonsense(error.to_string()))?;
        let game = view
            .resume_with(Arc::clone(&edition.tiles))
            .map_err(|error| StageError::Nonsense(error.to_string()))?;
        let (extents, in_danger) = (game.extents(), game.in_danger());
        Ok(Seen { audience: look.audience, view, game, edition, extents, in_danger })
    }

    /// What a part of a laid tile belongs to.
    pub fn extent(&self, cell: Cell, spot: Spot) -> Option<&Extent> {
        let piece = self.piece(cell, spot)?;
        let here = |part: &Part| part.place.cell() == cell && part.piece == piece;
        self.extents.iter().find(|extent| extent.parts.iter().any(here))
    }

    /// The piece of a part of a laid tile.
    pub fn piece(&self, cell: Cell, spot: Spot) -> Option<u8> {
        let tile = self.tile(cell)?;
        self.edition.tiles.piece_at(tile.kind, tile.turns, spot)
    }

    /// Where a settler on a part stands, on the board.
    pub fn stand(&self, cell: Cell, spot: Spot) -> Option<crate::Point> {
        ground::stand(self, cell, self.piece(cell, spot)?)
    }

    /// The westernmost column with a card.
    pub fn westmost(&self) -> i16 {
        self.view.tiles.iter().map(|tile| tile.place.column).max().unwrap_or(0)
    }
}

impl Ground for Seen {
    fn tile(&self, cell: Cell) -> Option<&Tile> {
        self.game.map().tile_at(cell)
    }

    fn plate(&self, kind: Kind) -> Option<&Plate> {
        self.edition.plate(kind)
    }
}

/// A road, town, farm or plain as the shared rooms see it.
pub fn patch(extent: &Extent) -> Patch {
    Patch {
        class: extent.structure.to_string(),
        parts: extent.parts.iter().map(|part| (part.place.cell(), part.piece)).collect(),
        tiles: extent.cards.iter().map(|card| card.cell()).collect(),
        holders: extent.holders,
    }
}

impl Board {
    fn keep_pictures(&mut self, seen: &Seen) {
        self.album.tidy();
        for tile in seen.game.map().tiles() {
            if let Some(plate) = seen.edition.plate(tile.kind) {
                self.album.add(tile.cell, tile.kind, tile.turns, plate);
            }
        }
    }
}

impl Stage for Board {
    fn see(&mut self, look: &Look) -> Result<(), StageError> {
        let last = self.seen.as_ref().map(|seen| &seen.edition);
        let seen = Seen::of(look, last)?;
        if last.is_some_and(|last| !Arc::ptr_eq(last, &seen.edition)) {
            // Another box: the same codes show something else.
            self.album = Album::default();
        }
        let step = Activity::read(&seen.view, &look.actions, &seen.edition.tiles)?;
        let same = |last: &Seen| (last.audience, &last.view) == (seen.audience, &seen.view);
        reading::go_on(&mut self.step, step, self.seen.as_ref().is_some_and(same));
        self.keep_pictures(&seen);
        self.seen = Some(seen);
        Ok(())
    }

    fn feel(&mut self, input: Input<'_>, manner: Manner) -> Reaction {
        self.step.feel(input, manner)
    }

    fn suggest(&mut self, advice: &[ListedAction]) {
        if let Some(action) = advice.first().filter(|action| self.step.press(action).is_some()) {
            self.step.suggest(action);
        }
    }

    fn hint(&self, advice: &[ListedAction], names: &[String], lang: Lang) -> Option<Hint> {
        hints::hint(self.seen.as_ref()?, &self.step, advice.first()?, names, lang)
    }

    fn scene(&self, lang: Lang) -> Scene {
        scene::scene(self, lang)
    }

    fn prompt(&self, lang: Lang) -> Prompt {
        let Some(seen) = &self.seen else { return Prompt::default() };
        match &self.step {
            Activity::Watching => Prompt::default(),
            Activity::Laying(laying) => tiles::words::lay_prompt(laying, lang),
            Activity::Settling(placing) => words::settle_prompt(seen, placing, lang),
            Activity::Scoring(order) => words::order_prompt(seen, order, lang),
        }
    }

    fn hand(&self, lang: Lang) -> Vec<HandItem> {
        let Some(seen) = &self.seen else { return Vec::new() };
        let PhaseView::Lay(code) = seen.view.phase else { return Vec::new() };
        let quarters = self.step.laying().map(|laying| laying.quarters);
        let Some(kind) = seen.edition.tiles.find(code) else { return Vec::new() };
        let shows = |turns| seen.edition.name(kind, turns, lang);
        let plate = seen.edition.plate(kind);
        let item = plate.map(|plate| hand(&code.to_string(), plate, shows, quarters, lang));
        item.into_iter().collect()
    }

    fn panels(&self, names: &[String], _told: &[Value], lang: Lang) -> Vec<Panel> {
        self.of(|seen| panels::panels(seen, &self.step, names, lang))
    }

    fn done(&self, lang: Lang) -> Option<Button> {
        match &self.step {
            Activity::Watching => None,
            Activity::Laying(laying) => Some(tiles::words::lay_button(laying, lang)),
            Activity::Settling(placing) => Some(words::settle_button(placing, lang)),
            Activity::Scoring(order) => Some(words::order_button(order, lang)),
        }
    }

    fn seats(&self, lang: Lang) -> Vec<SeatNote> {
        let Some(seen) = &self.seen else { return Vec::new() };
        let seats = Seat::first(seen.view.seats.len()).zip(&seen.view.seats);
        let left = |settlers: u8| Noun::Settler.count(settlers.into(), lang);
        seats.map(|(seat, own)| SeatNote { seat, text: left(own.settlers) }).collect()
    }

    fn light(&self, target: &str) -> Vec<Item> {
        self.light_up(target)
    }

    fn inspect(&self, target: &str, lang: Lang) -> Option<Tally> {
        match Target::read(target)? {
            Target::OnTiles(OnTiles::Cell(cell)) => {
                stock::fits(self.seen.as_ref()?, Place::of(cell), lang)
            }
            _ => None,
        }
    }

    fn overlays(&self, remaining: bool, lang: Lang) -> Vec<Choice> {
        words::overlays(remaining, lang)
    }

    fn overlay(&self, key: &str, _lang: Lang) -> Vec<Item> {
        self.of(|seen| overlay::overlay(seen, key))
    }

    fn stock(&self, lang: Lang) -> Tally {
        self.of(|seen| stock::left(seen, lang))
    }

    fn marks(&self, events: &[Value]) -> Vec<Item> {
        self.of(|seen| marks::marks(seen, &reading::events(events)))
    }

    fn line(&self, event: &Value, names: &[String], lang: Lang) -> Option<LogLine> {
        let edition = self.edition()?;
        log::line(&edition, &reading::event(event)?, names, lang)
    }

    fn award(&self, event: &Value) -> Option<Award> {
        NewWorld::award(&reading::event(event)?)
    }

    fn reasons(&self, seat: Seat, lang: Lang) -> Vec<Reason> {
        self.of(|seen| reasons::reasons(seen, seat, lang))
    }

    fn heading(&self, event: &Value, lang: Lang) -> Option<&'static str> {
        match reading::event(event)? {
            Event::Scored(scoring) => Some(words::heading(scoring.structure, lang)),
            Event::Bonus { .. } => Some(words::bonus_heading(lang)),
            _ => None,
        }
    }

    fn headings(&self, lang: Lang) -> Vec<&'static str> {
        let structures = STRUCTURES.into_iter().map(|structure| words::heading(structure, lang));
        structures.chain([words::bonus_heading(lang)]).collect()
    }

    fn sheet(&self, lang: Lang) -> Vec<Entry> {
        self.edition().map(|edition| stock::sheet(&edition, lang)).unwrap_or_default()
    }
}

impl Board {
    /// The tiles of the table, or our own before there is one.
    fn edition(&self) -> Option<Arc<Edition>> {
        self.seen.as_ref().map(|seen| Arc::clone(&seen.edition)).or_else(Edition::base)
    }
}
