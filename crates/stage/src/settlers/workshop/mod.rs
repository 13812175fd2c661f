//! Where people make boards of their own for the Settlers.
//!
//! - `brush`: what can be taken into the hand; `words`, `complaints`: what things are called.
//! - `land`, `coast`, `frame`: what a stroke does to hexes, sides and the frame.
//! - `piles`: what is turned over goes into pools and comes out of them.
//! - `fields`, `pattern`: entries beside the board, and where it begins.
//! - `map`, `scene`: how it looks; `steps`: what to do next.
//!
//! The board is a [`Plan`]: what a scenario file says. The check is that of the rules, on the text.

mod brush;
mod coast;
mod complaints;
mod fields;
mod frame;
mod land;
pub(super) mod map;
mod pattern;
mod piles;
mod scene;
mod steps;
mod words;

use std::ops::RangeInclusive;

use ::words::extras::settlers_workshop as say;
use serde_json::{Map as Options, Value};
use settlers::scenario::{self, At, Mistake, Plan};
use settlers::{Hex, Side, Terrain};

use brush::{Group, Tool};
use frame::Outside;

use crate::scene::Scene;
use crate::{Brush, BrushGroup, Complaint, Field, Lang, Workshop};

/// So many strokes can be taken back: more than a person remembers, and little to keep.
const STROKES_KEPT: usize = 200;

/// A board of the Settlers in the making.
#[derive(Clone, Debug)]
pub struct SettlersWorkshop {
    plan: Plan,
    tool: Tool,
    /// What was there before each stroke, the last one at the end.
    past: Vec<Plan>,
    /// The entry that was filled in last: its letters are one stroke.
    typing: Option<&'static str>,
    /// The place that was painted last.
    painted: Option<String>,
}

impl Default for SettlersWorkshop {
    fn default() -> Self {
        SettlersWorkshop::new()
    }
}

impl SettlersWorkshop {
    /// A frame of water.
    pub fn new() -> SettlersWorkshop {
        let tool = Tool::Land(Terrain::Fields);
        let (past, typing, painted) = (Vec::new(), None, None);
        SettlersWorkshop { plan: pattern::empty(), tool, past, typing, painted }
    }

    /// Puts a changed plan on the bench. `false` where nothing changed, or the frame is too large.
    fn put(&mut self, next: Plan) -> bool {
        if next == self.plan || frame::geometry(&next).is_none() {
            return false;
        }
        if self.past.len() == STROKES_KEPT {
            self.past.remove(0);
        }
        self.past.push(std::mem::replace(&mut self.plan, next));
        self.typing = None;
        true
    }

    /// What the rules say against it.
    fn mistakes(&self) -> Vec<Mistake> {
        scenario::check(&self.text())
    }

    /// What the brush in the hand makes of a touched place.
    fn stroke(&self, target: &str) -> Option<Plan> {
        let mut next = self.plan.clone();
        let geometry = frame::geometry(&self.plan)?;
        match self.tool {
            Tool::Grow => frame::grow(&mut next, Outside::find(target)?)?,
            Tool::Harbour(kind) => {
                let side: Side = target.parse().ok()?;
                coast::stroke(&mut next, &geometry, usize::from(side.0), kind)?;
            }
            tool => {
                let hex: Hex = target.parse().ok()?;
                let at = land::place_of(&geometry, usize::from(hex.0))?;
                match tool {
                    Tool::Cut => frame::cut(&mut next, at)?,
                    tool => land::stroke(&mut next, at, tool)?,
                }
            }
        }
        piles::tidy(&mut next, &self.plan);
        Some(next)
    }
}

fn in_file(mistakes: &[Mistake], lang: Lang) -> Vec<Complaint> {
    mistakes.iter().map(|mistake| complaints::in_file(mistake, lang)).collect()
}

impl Workshop for SettlersWorkshop {
    fn brushes(&self, lang: Lang) -> Vec<BrushGroup> {
        let brush = |tool: Tool| Brush {
            key: tool.key(),
            name: words::tool(tool, lang),
            art: scene::brush(tool),
            taken: tool == self.tool,
        };
        let group = |group: Group| BrushGroup {
            title: words::group(group, lang).to_owned(),
            brushes: group.tools().into_iter().map(brush).collect(),
        };
        Group::ALL.into_iter().map(group).collect()
    }

    fn take(&mut self, brush: &str) {
        if let Some(tool) = Tool::find(brush) {
            self.tool = tool;
        }
    }

    fn scene(&self, lang: Lang) -> Scene {
        let Some(geometry) = frame::geometry(&self.plan) else { return Scene::default() };
        let map = map::Map { plan: &self.plan, geometry: &geometry };
        let wrong: Vec<At> = self.mistakes().iter().filter_map(|mistake| mistake.at).collect();
        scene::scene(map, self.tool, &wrong, lang)
    }

    fn paint(&mut self, target: &str) -> bool {
        let painted = self.stroke(target).is_some_and(|next| self.put(next));
        if painted {
            self.painted = Some(target.to_owned());
        }
        painted
    }

    fn told(&self, lang: Lang) -> Option<String> {
        let hex: Hex = self.painted.as_ref()?.parse().ok()?;
        let geometry = frame::geometry(&self.plan)?;
        let at = land::place_of(&geometry, hex.at())?;
        scene::hex_name(&self.plan, at, lang)
    }

    fn undo(&mut self) -> bool {
        let Some(plan) = self.past.pop() else { return false };
        self.plan = plan;
        self.typing = None;
        self.painted = None;
        true
    }

    fn fields(&self, lang: Lang) -> Vec<Field> {
        fields::fields(&self.plan, lang)
    }

    fn fill(&mut self, field: &str, value: &str) -> Result<(), String> {
        let key = fields::known(field);
        let mut next = self.plan.clone();
        fields::fill(&mut next, field, value)?;
        let goes_on = key.is_some() && self.typing == key;
        if self.put(next) && goes_on {
            self.past.pop();
        }
        self.typing = key;
        Ok(())
    }

    fn complaints(&self, lang: Lang) -> Vec<Complaint> {
        let geometry = frame::geometry(&self.plan);
        let said = |mistake| complaints::on_board(mistake, geometry.as_ref(), lang);
        self.mistakes().iter().map(said).collect()
    }

    fn next_step(&self, lang: Lang) -> String {
        steps::next(&self.plan, &self.mistakes(), lang)
    }

    fn text(&self) -> String {
        self.plan.to_string()
    }

    fn load(&mut self, text: &str, lang: Lang) -> Result<(), Vec<Complaint>> {
        let plan = Plan::read(text).map_err(|mistakes| in_file(&mistakes, lang))?;
        self.put(plan);
        Ok(())
    }

    fn patterns(&self, lang: Lang) -> Vec<(String, String)> {
        let empty = say::AN_EMPTY_SEA.of(lang);
        let house = scenario::IDS.iter().map(|id| ((*id).to_owned(), pattern::title(id, lang)));
        std::iter::once((pattern::EMPTY.to_owned(), empty.to_owned())).chain(house).collect()
    }

    fn begin(&mut self, pattern: &str) {
        let plan = match pattern {
            pattern::EMPTY => Some(pattern::empty()),
            id => pattern::house(id),
        };
        if let Some(plan) = plan {
            self.put(plan);
        }
    }

    fn seats(&self) -> RangeInclusive<u8> {
        let known = || self.plan.players.iter().copied().filter(|count| (2..=4).contains(count));
        known().min().unwrap_or(2)..=known().max().unwrap_or(4)
    }

    fn options(&self) -> Options<String, Value> {
        let custom = [("scenario", Value::from("custom")), ("custom", Value::from(self.text()))];
        custom.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
    }
}
