//! The stage: what was last seen, and the half-made choice of who plays here.

use game::erased::ListedAction;
use game::{Award, Points, Seat};
use serde::Deserialize;
use serde_json::Value;
use settlers::Event;
use wire::Look;

use super::board::{Board, Draft};
use super::hints::{self, Advice};
use super::panels::{self, Shown};
use super::phase::Phase;
use super::touch::Will;
use super::{headings, inspect, light, log, marks, overlay, prompt, reasons, review, scene};
use crate::{
    Button, Choice, Entry, HandItem, Hint, Input, Item, Lang, LogLine, Manner, Panel, Prompt,
    Reaction, Reason, Scene, SeatNote, Stage, StageError, Tally,
};

/// A game of the Settlers on the page.
#[derive(Debug, Default)]
pub struct Table {
    /// What was last seen; `None` before the first look.
    board: Option<Board>,
    /// What who plays here has chosen.
    will: Will,
}

impl Table {
    fn of<T: Default>(&self, told: impl FnOnce(&Board) -> T) -> T {
        self.board.as_ref().map(told).unwrap_or_default()
    }
}

impl Stage for Table {
    fn see(&mut self, look: &Look) -> Result<(), StageError> {
        let board = Board::read(look)?;
        let other = self.board.as_ref().is_some_and(|before| before.audience != board.audience);
        if other {
            self.will = self.will.handed_over();
        }
        self.will.see(&board);
        self.board = Some(board);
        Ok(())
    }

    fn feel(&mut self, input: Input<'_>, manner: Manner) -> Reaction {
        match &self.board {
            Some(board) => self.will.feel(board, input, manner),
            None => Reaction::Still,
        }
    }

    fn answers(&mut self) -> Option<ListedAction> {
        self.will.answers(self.board.as_ref()?)
    }

    fn spoken(&self, names: &[String], lang: Lang) -> Option<String> {
        self.will.told(names, lang)
    }

    fn keep(&self) -> Option<String> {
        serde_json::to_string(&self.will.standing).ok()
    }

    fn recall(&mut self, kept: &str) {
        self.will.standing = serde_json::from_str(kept).unwrap_or(self.will.standing);
    }

    fn awaited(&self, names: &[String], lang: Lang) -> Option<String> {
        prompt::awaited(self.board.as_ref()?, names, lang)
    }

    fn status(&self, names: &[String], lang: Lang) -> Option<String> {
        prompt::status(self.board.as_ref()?, self.will.draft, names, lang)
    }

    fn suggest(&mut self, advice: &[ListedAction]) {
        let read = Advice::read(advice);
        if let Some((board, advice)) = self.board.as_ref().zip(read)
            && advice.is_offered(board)
        {
            self.will.draft = advice.draft();
        }
    }

    fn hint(&self, advice: &[ListedAction], names: &[String], lang: Lang) -> Option<Hint> {
        hints::hint(self.board.as_ref()?, self.will.draft, advice, names, lang)
    }

    fn scene(&self, lang: Lang) -> Scene {
        self.of(|board| scene::scene(board, self.will.draft, lang))
    }

    fn asks_for_touch(&self) -> bool {
        let draft = self.will.draft;
        let chosen = matches!(draft, Draft::Build { .. }) || draft.lifting().is_some();
        chosen || self.of(|board| board.phase != Phase::Main)
    }

    fn prompt(&self, lang: Lang) -> Prompt {
        self.of(|board| prompt::prompt(board, self.will.draft, lang))
    }

    fn hand(&self, _lang: Lang) -> Vec<HandItem> {
        // Cards lie in a panel of their own.
        Vec::new()
    }

    fn panels(&self, names: &[String], told: &[Value], lang: Lang) -> Vec<Panel> {
        self.of(|board| {
            let (draft, muted) = (self.will.draft, self.will.muted.is_some());
            let standing = self.will.standing(board);
            panels::panels(Shown { board, draft, muted, standing, names, lang }, told)
        })
    }

    fn review(&self, names: &[String], told: &[Value], lang: Lang) -> Vec<Panel> {
        self.of(|board| review::review(board, names, told, lang))
    }

    fn done(&self, lang: Lang) -> Option<Button> {
        prompt::done(self.board.as_ref()?, self.will.draft, lang)
    }

    fn seats(&self, lang: Lang) -> Vec<SeatNote> {
        self.of(|board| prompt::seats(board, lang))
    }

    fn light(&self, target: &str) -> Vec<Item> {
        self.of(|board| light::light(board, target))
    }

    fn inspect(&self, target: &str, lang: Lang) -> Option<Tally> {
        inspect::inspect(self.board.as_ref()?, target, lang)
    }

    fn overlays(&self, remaining: bool, lang: Lang) -> Vec<Choice> {
        self.of(|board| overlay::overlays(board, remaining, lang))
    }

    fn overlay(&self, key: &str, _lang: Lang) -> Vec<Item> {
        self.of(|board| overlay::overlay(board, key))
    }

    fn stock(&self, lang: Lang) -> Tally {
        self.of(|board| inspect::stock(board, lang))
    }

    fn marks(&self, events: &[Value]) -> Vec<Item> {
        self.of(|board| marks::marks(board, &panels::read_all(events)))
    }

    fn line(&self, event: &Value, names: &[String], lang: Lang) -> Option<LogLine> {
        let event = read(event)?;
        let own = self.board.as_ref().and_then(Board::own);
        let line = log::line(&event, own, names, lang)?;
        let target = log::place(&event);
        let at = self.board.as_ref().zip(target).and_then(|(board, at)| light::middle(board, at));
        Some(LogLine { at, ..line })
    }

    fn thread(&self, event: &Value) -> Option<String> {
        log::discarding(&read(event)?).map(|seat| format!("discard:{seat}"))
    }

    fn line_of(&self, events: &[Value], _names: &[String], lang: Lang) -> Option<LogLine> {
        log::discards(&panels::read_all(events), lang)
    }

    fn award(&self, event: &Value) -> Option<Award> {
        headings::award(&read(event)?)
    }

    fn reasons(&self, seat: Seat, lang: Lang) -> Vec<Reason> {
        self.of(|board| reasons::reasons(board, seat, lang))
    }

    fn heading(&self, event: &Value, lang: Lang) -> Option<&'static str> {
        headings::heading(&read(event)?, lang)
    }

    fn headings(&self, lang: Lang) -> Vec<&'static str> {
        headings::headings(lang)
    }

    fn summary(&self, _told: &[Value], lang: Lang) -> Vec<(&'static str, Points)> {
        self.of(|board| headings::summary(board, lang))
    }

    fn sheet(&self, lang: Lang) -> Vec<Entry> {
        inspect::sheet(lang)
    }
}

fn read(event: &Value) -> Option<Event> {
    Event::deserialize(event).ok()
}
