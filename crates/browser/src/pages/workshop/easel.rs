//! A board in the making as a stage: the page paints on it as it plays on others.

use game::{Award, Seat};
use serde_json::Value;
use stage::{
    Button, Choice, Entry, HandItem, Input, Item, Lang, LogLine, Manner, Prompt, Reaction, Reason,
    Rect, Scene, SeatNote, Stage, StageError, Tally,
};
use wire::Look;

use super::bench::SharedWorkshop;

/// A board on its easel. Only touches and the scene mean something; nobody plays here.
pub struct Easel(pub SharedWorkshop);

impl Stage for Easel {
    fn see(&mut self, _look: &Look) -> Result<(), StageError> {
        Ok(())
    }

    fn feel(&mut self, input: Input<'_>, _manner: Manner) -> Reaction {
        let painted = match input {
            Input::Tap(target) => self.0.borrow_mut().paint(target),
            _ => false,
        };
        if painted { Reaction::Redraw } else { Reaction::Still }
    }

    fn scene(&self, lang: Lang) -> Scene {
        self.0.borrow().scene(lang)
    }

    fn light(&self, target: &str) -> Vec<Item> {
        let scene = self.0.borrow().scene(crate::language::spoken());
        let meant = |item: &Item| item.touch.as_ref().is_some_and(|touch| touch.target == target);
        scene.items.into_iter().find(meant).map(around).into_iter().collect()
    }

    fn prompt(&self, _lang: Lang) -> Prompt {
        Prompt::default()
    }

    fn hand(&self, _lang: Lang) -> Vec<HandItem> {
        Vec::new()
    }

    fn done(&self, _lang: Lang) -> Option<Button> {
        None
    }

    fn seats(&self, _lang: Lang) -> Vec<SeatNote> {
        Vec::new()
    }

    fn inspect(&self, _target: &str, _lang: Lang) -> Option<Tally> {
        None
    }

    fn overlays(&self, _outlook: bool, _lang: Lang) -> Vec<Choice> {
        Vec::new()
    }

    fn overlay(&self, _key: &str, _lang: Lang) -> Vec<Item> {
        Vec::new()
    }

    fn stock(&self, _lang: Lang) -> Tally {
        Tally::default()
    }

    fn marks(&self, _events: &[Value]) -> Vec<Item> {
        Vec::new()
    }

    fn line(&self, _event: &Value, _names: &[String], _lang: Lang) -> Option<LogLine> {
        None
    }

    fn award(&self, _event: &Value) -> Option<Award> {
        None
    }

    fn reasons(&self, _seat: Seat, _lang: Lang) -> Vec<Reason> {
        Vec::new()
    }

    fn heading(&self, _event: &Value, _lang: Lang) -> Option<&'static str> {
        None
    }

    fn headings(&self, _lang: Lang) -> Vec<&'static str> {
        Vec::new()
    }

    fn sheet(&self, _lang: Lang) -> Vec<Entry> {
        Vec::new()
    }
}

/// A light over the part of an item that feels touches.
fn around(item: Item) -> Item {
    let Rect { at, width, height } =
        item.touch.as_ref().map(|touch| touch.area).unwrap_or_default();
    let art =
        format!("<rect x='{}' y='{}' width='{width}' height='{height}' rx='12'/>", at.x, at.y);
    Item {
        key: format!("light:{}", item.key),
        class: "light".to_owned(),
        art: art.into(),
        touch: None,
        ..item
    }
}
