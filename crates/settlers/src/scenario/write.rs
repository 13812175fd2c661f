//! From a plan to the text of a scenario file.

use std::fmt;

use super::plan::{BonusPlan, HarbourPlan, Plan, PlanCell, PoolPlan, RobberPlan, SpotPlan};
use super::{ChipCell, Pieces};
use crate::geometry::DIRECTIONS;
use crate::land::{Terrain, TerrainPile};

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.head(f)?;
        self.grids(f)?;
        self.terms(f)?;
        harbours(&self.harbours, f)?;
        if let Some((terrain, chips)) = &self.tables {
            writeln!(f, "\n[tables]\nterrain = {}\nchips = {chips:?}", Kinds(terrain))?;
        }
        self.pools.iter().try_for_each(|plan| pool(plan, f))
    }
}

impl Plan {
    fn head(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "id = {}", Quoted(&self.id))?;
        if self.number != 0 {
            writeln!(f, "number = {}", self.number)?;
        }
        writeln!(f, "name = {}", Quoted(&self.name))?;
        if !self.about.is_empty() {
            writeln!(f, "about = {}", Quoted(&self.about))?;
        }
        writeln!(f, "players = {:?}\npoints = {}", self.players, self.points)
    }

    fn grids(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offsets: Vec<u8> = self.rows.iter().map(|row| row.offset).collect();
        writeln!(f, "\noffset = {offsets:?}")?;
        self.grid(f, "areas", "", |cell| char::from(cell.area).to_string())?;
        self.grid(f, "terrain", "", |cell| terrain(cell).to_string())?;
        self.grid(f, "chips", " ", |cell| chip(cell.chip))
    }

    fn grid(
        &self,
        f: &mut fmt::Formatter<'_>,
        name: &str,
        between: &str,
        word: fn(&PlanCell) -> String,
    ) -> fmt::Result {
        writeln!(f, "{name} = [")?;
        for row in &self.rows {
            let words: Vec<String> = row.cells.iter().map(word).collect();
            writeln!(f, "  \"{}\",", words.join(between))?;
        }
        f.write_str("]\n")
    }

    fn terms(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "\nstart = {}", Areas(&self.start))?;
        if self.one_home {
            f.write_str("one_home = true\n")?;
        }
        let Pieces { settlements, cities, roads, ships } = self.pieces;
        writeln!(
            f,
            "pieces = {{ settlements = {settlements}, cities = {cities}, roads = {roads}, ships = {ships} }}"
        )?;
        match self.robber {
            RobberPlan::Desert => f.write_str("robber = { on = \"desert\" }\n")?,
            RobberPlan::Beside => f.write_str("robber = { on = \"beside\" }\n")?,
            RobberPlan::On(at) => {
                writeln!(f, "robber = {{ on = \"hex\", r = {}, i = {} }}", at.r, at.i)?;
            }
        }
        if let Some(at) = self.pirate {
            writeln!(f, "pirate = {{ r = {}, i = {} }}", at.r, at.i)?;
        }
        self.bonus.iter().try_for_each(|plan| bonus(plan, f))?;
        self.deal_again.iter().try_for_each(|rule| {
            let (least, most) = (rule.islands_least, rule.island_most);
            writeln!(f, "deal_again = {{ islands_least = {least}, island_most = {most} }}")
        })
    }
}

/// `?` and `*` mean the same to the reader; people tell the sea of Oceania from a deal by them.
fn terrain(cell: &PlanCell) -> char {
    match cell.terrain {
        Terrain::Unknown if cell.area != b'?' => '*',
        shown => shown.letter(),
    }
}

fn chip(cell: ChipCell) -> String {
    match cell {
        ChipCell::None => ".".to_owned(),
        ChipCell::Dealt => "*".to_owned(),
        ChipCell::InPlay => "-".to_owned(),
        ChipCell::Hidden => "?".to_owned(),
        ChipCell::Number(number) => number.to_string(),
    }
}

fn bonus(plan: &BonusPlan, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let BonusPlan { kind, first, further, areas } = plan;
    let (kind, areas) = (kind.word(), Areas(areas));
    writeln!(
        f,
        "bonus = {{ kind = \"{kind}\", first = {first}, further = {further}, areas = {areas} }}"
    )
}

fn harbours(plan: &HarbourPlan, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let placed = if plan.by_players { "players" } else { "spots" };
    writeln!(f, "\n[harbours]\nspecial = {}\ngeneral = {}", plan.special, plan.general)?;
    writeln!(f, "placed = \"{placed}\"")?;
    if plan.spots.is_empty() {
        return Ok(());
    }
    f.write_str("spots = [\n")?;
    plan.spots.iter().try_for_each(|plan| spot(plan, f))?;
    f.write_str("]\n")
}

fn spot(plan: &SpotPlan, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let side = DIRECTIONS[plan.side];
    write!(f, "  {{ r = {}, i = {}, side = \"{side}\"", plan.at.r, plan.at.i)?;
    if let Some(kind) = plan.fixed {
        write!(f, ", fixed = \"{kind}\"")?;
    }
    f.write_str(" },\n")
}

fn pool(plan: &PoolPlan, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    writeln!(f, "\n[[pool]]\nname = {}\nareas = {}", Quoted(&plan.name), Areas(&plan.areas))?;
    writeln!(f, "how = \"{}\"", plan.how)?;
    if let Some(pile) = &plan.terrain {
        writeln!(f, "terrain = {}", Kinds(pile))?;
    }
    plan.chips.iter().try_for_each(|pile| writeln!(f, "chips = {pile:?}"))
}

/// A pile of hexes by name, without those it has none of.
struct Kinds<'a>(&'a TerrainPile);

impl fmt::Display for Kinds<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counted = Terrain::ALL.iter().zip(self.0).filter(|(_, count)| **count > 0);
        let words: Vec<String> =
            counted.map(|(terrain, count)| format!("{terrain} = {count}")).collect();
        if words.is_empty() { f.write_str("{}") } else { write!(f, "{{ {} }}", words.join(", ")) }
    }
}

struct Areas<'a>(&'a [String]);

impl fmt::Display for Areas<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<String> = self.0.iter().map(|area| Quoted(area).to_string()).collect();
        write!(f, "[{}]", words.join(", "))
    }
}

/// A string of TOML. What people type may hold anything.
struct Quoted<'a>(&'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("\"")?;
        for letter in self.0.chars() {
            match letter {
                '"' => f.write_str("\\\"")?,
                '\\' => f.write_str("\\\\")?,
                _ if letter.is_control() => write!(f, "\\u{:04X}", u32::from(letter))?,
                _ => write!(f, "{letter}")?,
            }
        }
        f.write_str("\"")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{self, IDS};

    #[test]
    fn every_board_of_the_house_survives_writing_and_reading() {
        for id in IDS {
            let text = scenario::text(id).expect("of the house");
            let plan = Plan::read(text).expect("readable");
            let written = plan.to_string();
            assert_eq!(Plan::read(&written), Ok(plan), "{id}");
            assert_eq!(scenario::read(&written), scenario::read(text), "{id}");
        }
    }

    #[test]
    fn the_text_of_a_house_file_comes_back_but_for_its_comment_and_zeros() {
        let text = scenario::text("four-islands-3").expect("of the house");
        let body = text.split_once('\n').expect("a comment").1;
        let body = body.replace("desert = 0, gold = 0, ", "");
        assert_eq!(Plan::read(text).expect("readable").to_string(), body);
    }

    #[test]
    fn any_title_survives() {
        let text = scenario::text("base").expect("of the house");
        let mut plan = Plan::read(text).expect("readable");
        plan.name = "\"Insel\\\n\u{1}\u{7f}\u{85}\t'ß🏝'".to_owned();
        plan.about = "'''\"\"\"".to_owned();
        assert_eq!(Plan::read(&plan.to_string()), Ok(plan));
    }
}
