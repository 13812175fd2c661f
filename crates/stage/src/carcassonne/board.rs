//! The stage: what was last seen, and the half-made choice of who plays here.

use std::sync::Arc;

use carcassonne::{Carcassonne, Extent, PhaseView, Spot, TileCode, TileKind, TileSet, View};
use game::erased::ListedAction;
use game::{Audience, Award, Game, Seat, Turn};
use landscape::{Cell, Kind, Tile, Turns};
use serde::Deserialize;
use serde_json::Value;
use wire::Look;

use super::expansions::titles::held_by;
use super::expansions::{self, Choosing, Deed};
use super::pictures::{self, plate};
use super::step::Activity;
use super::target::Target;
use super::{hints, log, marks, overlay, panels, reasons, scene, stock, tile_names, words};
use crate::tiles::items::hand;
use crate::tiles::{self, Ground, Laying, Patch, Plate, ground, reading};
use crate::{
    Button, Choice, Entry, HandItem, Hint, Input, Item, Lang, LogLine, Manner, Panel, Prompt,
    Reaction, Reason, Scene, SeatNote, Stage, StageError, Tally,
};

/// A game of Carcassonne on the page.
pub type Board = tiles::Board<Seen, Activity>;

/// A look, and the game behind it.
#[derive(Debug)]
pub struct Seen {
    /// Who is looking.
    pub audience: Audience,
    /// What they see.
    pub view: View,
    /// The game that looks like this: it knows the rules.
    pub game: Carcassonne,
    /// Every feature of the map.
    pub extents: Vec<Extent>,
}

impl Seen {
    fn of(look: &Look) -> Result<Seen, StageError> {
        let view = View::deserialize(&look.view)?;
        let tiles = TileSet::with(view.options.sets)
            .map_err(|error| StageError::Nonsense(error.to_string()))?;
        let game = view.resume(tiles).map_err(|error| StageError::Nonsense(error.to_string()))?;
        let extents = game.extents();
        Ok(Seen { audience: look.audience, view, game, extents })
    }

    /// The feature of a place on a laid tile.
    pub fn extent(&self, cell: Cell, spot: Spot) -> Option<&Extent> {
        let piece = self.piece(cell, spot)?;
        let here = |part: &carcassonne::Part| part.cell == cell && part.piece == piece;
        self.extents.iter().find(|extent| extent.parts.iter().any(here))
    }

    /// The piece of a place on a laid tile.
    pub fn piece(&self, cell: Cell, spot: Spot) -> Option<u8> {
        let tile = self.tile(cell)?;
        self.game.tiles().piece_at(tile.kind, tile.turns, spot)
    }

    /// Where a figure on a place stands, on the board.
    pub fn stand(&self, cell: Cell, spot: Spot) -> Option<crate::Point> {
        ground::stand(self, cell, self.piece(cell, spot)?)
    }

    /// Who decides now, or else whose turn it is.
    pub fn decider(&self) -> Seat {
        match self.game.turn() {
            Turn::Decide(seats) => seats.iter().next().unwrap_or(self.view.active),
            Turn::Chance | Turn::Over => self.view.active,
        }
    }

    /// The drawn tile, while it waits to be laid.
    pub fn in_hand(&self) -> Option<Drawn> {
        match self.view.phase {
            PhaseView::Lay(code) => Drawn::of(code),
            _ => None,
        }
    }
}

impl Ground for Seen {
    fn tile(&self, cell: Cell) -> Option<&Tile> {
        self.game.map().tile_at(cell)
    }

    fn plate(&self, kind: Kind) -> Option<&Plate> {
        plate(self.game.tiles().kind(kind).code)
    }
}

/// A feature as the shared rooms see it.
pub fn patch(extent: &Extent) -> Patch {
    Patch {
        class: extent.feature.to_string(),
        parts: extent.parts.iter().map(|part| (part.cell, part.piece)).collect(),
        tiles: extent.tiles.clone(),
        holders: extent.holders,
    }
}

/// A tile of the box by its code.
#[derive(Clone, Copy, Debug)]
pub struct Drawn {
    pub code: TileCode,
    /// What it shows.
    pub kind: &'static TileKind,
    /// Its number in the box.
    pub number: Kind,
    pub plate: &'static Plate,
}

impl Drawn {
    /// The tile with this code.
    pub fn of(code: TileCode) -> Option<Drawn> {
        let number: Kind = pictures::tiles()?.find(code)?;
        Some(Drawn { code, kind: pictures::tiles()?.kind(number), number, plate: plate(code)? })
    }

    /// What it shows as it lies, in words.
    pub fn name(&self, turns: Turns, lang: Lang) -> String {
        self.plate.name(turns, lang, || tile_names::tile(self.kind, turns, lang))
    }
}

impl Stage for Board {
    fn see(&mut self, look: &Look) -> Result<(), StageError> {
        let seen = Seen::of(look)?;
        let step = Activity::read(&seen.view, &look.actions, seen.game.tiles())?;
        let same = |last: &Seen| (last.audience, &last.view) == (seen.audience, &seen.view);
        reading::go_on(&mut self.step, step, self.seen.as_ref().is_some_and(same));
        self.album.tidy();
        for tile in &seen.view.tiles {
            let Some(drawn) = Drawn::of(tile.tile) else { continue };
            self.album.add(tile.cell, drawn.number, tile.turns, drawn.plate);
        }
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

    fn asks_for_touch(&self) -> bool {
        let now = self.step.choosing().and_then(Choosing::now);
        !matches!(
            (&self.step, now),
            (Activity::Choosing(_), Some((Deed::Exchange | Deed::Ransom, _)))
        )
    }

    fn prompt(&self, lang: Lang) -> Prompt {
        let Some(seen) = &self.seen else { return Prompt::default() };
        match &self.step {
            Activity::Watching => Prompt::default(),
            Activity::Laying(laying, ransom) => lay_prompt(seen, laying, ransom.as_ref(), lang),
            Activity::Choosing(choosing) => expansions::words::prompt(seen, choosing, lang),
        }
    }

    fn hand(&self, lang: Lang) -> Vec<HandItem> {
        let drawn = self.seen.as_ref().and_then(Seen::in_hand);
        let quarters = match &self.step {
            Activity::Laying(laying, _) => Some(laying.quarters),
            _ => None,
        };
        let item = |drawn: Drawn| {
            let shows = |turns| drawn.name(turns, lang);
            hand(&drawn.code.to_string(), drawn.plate, shows, quarters, lang)
        };
        drawn.into_iter().map(item).collect()
    }

    fn done(&self, lang: Lang) -> Option<Button> {
        match &self.step {
            Activity::Watching => None,
            Activity::Laying(_, Some(ransom)) if ransom.is_chosen() => {
                expansions::words::button(ransom, lang)
            }
            Activity::Laying(laying, _) => Some(tiles::words::lay_button(laying, lang)),
            Activity::Choosing(choosing) => expansions::words::button(choosing, lang),
        }
    }

    fn panels(&self, names: &[String], _told: &[Value], lang: Lang) -> Vec<Panel> {
        self.of(|seen| panels::panels(seen, &self.step, names, lang))
    }

    fn status(&self, names: &[String], lang: Lang) -> Option<String> {
        expansions::status(self.seen.as_ref()?, names, lang)
    }

    fn seats(&self, lang: Lang) -> Vec<SeatNote> {
        let Some(seen) = &self.seen else { return Vec::new() };
        let seats = Seat::first(seen.view.seats.len()).zip(&seen.view.seats);
        let extras = seen.view.expansions.as_ref();
        let titles = |seat| extras.into_iter().flat_map(move |all| held_by(all, seat));
        let text = |seat: Seat, followers: u8| match extras
            .and_then(|extras| extras.seats.get(seat.index()))
        {
            Some(own) => expansions::words::supply(followers, own, titles(seat), lang),
            None => tiles::grammar::Noun::Follower.count(followers.into(), lang),
        };
        seats.map(|(seat, own)| SeatNote { seat, text: text(seat, own.followers) }).collect()
    }

    fn light(&self, target: &str) -> Vec<Item> {
        self.light_up(target)
    }

    fn inspect(&self, target: &str, lang: Lang) -> Option<Tally> {
        match Target::read(target)? {
            Target::Cell(cell) => stock::fits(self.seen.as_ref()?, cell, lang),
            _ => None,
        }
    }

    fn overlays(&self, remaining: bool, lang: Lang) -> Vec<Choice> {
        let mut all = words::overlays(remaining, lang);
        let Some(seen) = &self.seen else { return all };
        let risk = expansions::risk_is_played(seen).then(|| expansions::words::risk(lang));
        let titles = expansions::titles::is_played(seen).then(|| expansions::titles::choice(lang));
        let at = all.iter().position(|choice| choice.key == "odds").unwrap_or(all.len());
        all.splice(at..at, risk.into_iter().chain(titles));
        all
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
        log::line(&reading::event(event)?, names, lang)
    }

    fn award(&self, event: &Value) -> Option<Award> {
        Carcassonne::award(&reading::event(event)?)
    }

    fn reasons(&self, seat: Seat, lang: Lang) -> Vec<Reason> {
        self.of(|seen| reasons::reasons(seen, seat, lang))
    }

    fn heading(&self, event: &Value, lang: Lang) -> Option<&'static str> {
        words::heading(&reading::event(event)?, lang)
    }

    fn headings(&self, lang: Lang) -> Vec<&'static str> {
        words::headings(lang)
    }

    fn sheet(&self, lang: Lang) -> Vec<Entry> {
        let own = self.seen.as_ref().map(|seen| seen.game.tiles());
        let tiles = own.or_else(|| pictures::tiles().map(Arc::as_ref));
        tiles.map(|tiles| stock::sheet(tiles, lang)).unwrap_or_default()
    }
}

/// What is asked of who lays a tile, or looks at a prisoner instead.
fn lay_prompt(seen: &Seen, laying: &Laying, ransom: Option<&Choosing>, lang: Lang) -> Prompt {
    if let Some(ransom) = ransom.filter(|ransom| ransom.is_chosen()) {
        return expansions::words::prompt(seen, ransom, lang);
    }
    let mut prompt = tiles::words::lay_prompt(laying, lang);
    let second = seen.view.expansions.as_ref().is_some_and(|extras| extras.second_tile);
    if second {
        let words = tiles::grammar::capital(expansions::words::second(lang));
        prompt.detail = format!("{words} · {}", prompt.detail);
    }
    prompt
}
