//! The paints of a tile, in the order in which they are laid on.
//!
//! All that has one paint is one path: two hundred tiles on a page must stay a small document.

use crate::palette::*;
use crate::pen::{Pen, Size};
use crate::point::{Point, short};
use crate::prairie;
use crate::sizes;
use crate::sizes::{ROAD_HALF, WALL_HALF};

/// From how far something is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Always: ground and outlines.
    Far,
    /// Not from far away: houses, towers, the stones of walls.
    Middle,
    /// Only from nearby: trees, sheep, windows.
    Near,
}

/// Which side of the ocean a tile shows: things keep their shapes, paints their order, but the same
/// paint is mixed differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum World {
    /// Stone walls, tiled roofs, green fields.
    Old,
    /// Palisades, shingles, dry grass.
    New,
}

/// What lies inside the outline of a wall.
const WALL_INNER: f32 = 2.0 * WALL_HALF - 1.8;

/// What something is painted with; what comes later lies above.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paint {
    /// Meadows in the fields.
    Meadow,
    /// The edges of roads.
    RoadEdge,
    /// The place where roads meet.
    Plaza,
    Road,
    /// The ground of towns.
    Town,
    /// The paved place in a town.
    Paving,
    /// Walls: outline and foot.
    WallFoot,
    /// Walls: the face below the top.
    WallFace,
    /// Walls: the top.
    WallTop,
    /// The yard of a monastery.
    Yard,
    /// The joints between the stones of a wall.
    Joint,
    /// The shadow of a house.
    HouseShadow,
    Plaster,
    /// Towers, wells.
    Stone,
    /// Roofs, the commonest first.
    Roof,
    RoofLight,
    RoofDark,
    /// Roofs of towers and churches.
    Slate,
    /// Crosses, poles and posts.
    Pole,
    /// The ruts of a road.
    Rut,
    Tuft,
    Flower,
    /// The sides of houses that lie in the shade.
    Shade,
    /// The shadow of a tree or a sheep.
    TreeShadow,
    Trunk,
    /// Poplars, and every other oak.
    LeafDark,
    /// Oaks and bushes.
    Leaf,
    Fir,
    /// Light on leaves.
    Sheen,
    Hay,
    Wool,
    /// Doors and windows, the legs of sheep.
    Opening,
    /// What is dark and has a shape.
    Ink,
}

/// How a paint is laid on. An outline belongs to everything of the paint together: it is drawn
/// below all fills, so that trees of a grove grow into each other.
#[derive(Clone, Copy, Debug)]
enum Style {
    Fill(&'static str),
    Veil(&'static str, &'static str),
    Rimmed(&'static str, &'static str, f32),
    Line(&'static str, f32),
    Dashes(&'static str, f32, &'static str),
    Dots(&'static str, f32),
    Cast(&'static str, f32),
    /// With the outline that its level gives to everything.
    Outlined(&'static str),
    Leaves(&'static str),
}

impl Paint {
    /// All paints, first those that are laid on first.
    pub const ALL: [Paint; 33] = [
        Paint::Meadow,
        Paint::RoadEdge,
        Paint::Plaza,
        Paint::Road,
        Paint::Town,
        Paint::Paving,
        Paint::WallFoot,
        Paint::WallFace,
        Paint::WallTop,
        Paint::Yard,
        Paint::Joint,
        Paint::HouseShadow,
        Paint::Plaster,
        Paint::Stone,
        Paint::Roof,
        Paint::RoofLight,
        Paint::RoofDark,
        Paint::Slate,
        Paint::Pole,
        Paint::Rut,
        Paint::Tuft,
        Paint::Flower,
        Paint::Shade,
        Paint::TreeShadow,
        Paint::Trunk,
        Paint::LeafDark,
        Paint::Leaf,
        Paint::Fir,
        Paint::Sheen,
        Paint::Hay,
        Paint::Wool,
        Paint::Opening,
        Paint::Ink,
    ];

    fn level(self) -> Level {
        match self as usize {
            at if at < Paint::Joint as usize => Level::Far,
            at if at < Paint::Rut as usize => Level::Middle,
            _ => Level::Near,
        }
    }

    fn style(self, world: World) -> Style {
        match world {
            World::Old => self.old_world(),
            World::New => self.new_world(),
        }
    }

    /// Beyond the sea towns have palisades of logs, houses have shingles, and the grass is dry.
    fn new_world(self) -> Style {
        match self {
            Paint::Meadow => Style::Fill(prairie::MEADOW),
            Paint::Town => Style::Fill(prairie::TOWN),
            Paint::Paving => Style::Fill(prairie::SQUARE),
            Paint::WallFace => Style::Line(prairie::LOG_FACE, WALL_INNER),
            Paint::WallTop => Style::Line(prairie::LOG_TOP, WALL_INNER),
            Paint::Joint => Style::Dashes(prairie::LOG_JOINT, WALL_INNER, "1.1 1.7"),
            Paint::Yard => Style::Rimmed(prairie::ACRE, prairie::FENCE, 1.6),
            Paint::Plaster => Style::Outlined(prairie::LOGS),
            Paint::Roof => Style::Outlined(prairie::SHINGLES[0]),
            Paint::RoofLight => Style::Outlined(prairie::SHINGLES[1]),
            Paint::RoofDark => Style::Outlined(prairie::SHINGLES[2]),
            Paint::Tuft => Style::Line(prairie::GRASS, 0.8),
            Paint::Leaf => Style::Leaves(prairie::LEAVES[0]),
            Paint::LeafDark => Style::Leaves(prairie::LEAVES[1]),
            other => other.old_world(),
        }
    }

    fn old_world(self) -> Style {
        match self {
            Paint::Meadow => Style::Fill(MEADOW),
            Paint::RoadEdge => Style::Line(ROAD_EDGE, 2.0 * ROAD_HALF),
            Paint::Plaza => Style::Rimmed(ROAD, ROAD_EDGE, sizes::ROAD_EDGE),
            Paint::Road => Style::Line(ROAD, 2.0 * (ROAD_HALF - sizes::ROAD_EDGE)),
            Paint::Town => Style::Fill(CITY),
            Paint::WallFoot => Style::Line(WALL_INK, 2.0 * WALL_HALF),
            Paint::WallFace => Style::Line(WALL_FACE, WALL_INNER),
            Paint::WallTop => Style::Line(WALL_TOP, WALL_INNER),
            Paint::Yard => Style::Rimmed(YARD, HEDGE, 1.6),
            Paint::Paving => Style::Fill(PAVING),
            Paint::Joint => Style::Dashes(WALL_JOINT, WALL_INNER, ".8 3.4"),
            Paint::HouseShadow => Style::Cast(SHADE, 1.3),
            Paint::Plaster => Style::Outlined(PLASTER),
            Paint::Stone => Style::Outlined(STONE),
            Paint::Roof => Style::Outlined(ROOFS[0]),
            Paint::RoofLight => Style::Outlined(ROOFS[1]),
            Paint::RoofDark => Style::Outlined(ROOFS[2]),
            Paint::Slate => Style::Outlined(ROOFS[3]),
            Paint::Pole => Style::Line(INK, 0.8),
            Paint::Rut => Style::Dashes(TRACK, 0.7, "3 4"),
            Paint::Tuft => Style::Line(TUFT, 0.8),
            Paint::Flower => Style::Dots(FLOWER, 1.2),
            Paint::Shade => Style::Veil(SHADE, ".18"),
            Paint::TreeShadow => Style::Cast(LEAF_INK, 1.2),
            Paint::Trunk => Style::Line(TRUNK, 1.2),
            Paint::LeafDark => Style::Leaves(LEAVES[1]),
            Paint::Leaf => Style::Leaves(LEAVES[0]),
            Paint::Fir => Style::Leaves(LEAVES[2]),
            Paint::Sheen => Style::Fill(SHEEN),
            Paint::Hay => Style::Outlined(HAY),
            Paint::Wool => Style::Outlined(WOOL),
            Paint::Opening => Style::Line(INK, 1.3),
            Paint::Ink => Style::Fill(INK),
        }
    }
}

impl Style {
    /// The attributes of a path; `inked` where the level gives an outline to everything.
    fn attributes(self, inked: bool) -> String {
        let bare = if inked { " stroke='none'" } else { "" };
        let line = |colour: &str, width: f32| {
            format!("fill='none' stroke='{colour}' stroke-width='{}'", short(width))
        };
        match self {
            Style::Fill(fill) => format!("fill='{fill}'{bare}"),
            Style::Veil(fill, opacity) => format!("fill='{fill}' opacity='{opacity}'{bare}"),
            Style::Rimmed(fill, rim, width) => {
                format!("fill='{fill}' stroke='{rim}' stroke-width='{}'", short(width))
            }
            Style::Line(colour, width) => line(colour, width),
            Style::Dashes(colour, width, dashes) => {
                line(colour, width) + &format!(" stroke-dasharray='{dashes}'")
            }
            Style::Cast(colour, width) => line(colour, width) + " opacity='.3'",
            Style::Dots(colour, width) => line(colour, width) + " stroke-linecap='round'",
            Style::Outlined(fill) => format!("fill='{fill}'"),
            Style::Leaves(fill) => format!("fill='{fill}' stroke='{LEAF_INK}'"),
        }
    }
}

/// A tile being painted.
#[derive(Clone, Debug)]
pub struct Canvas {
    world: World,
    pens: [Pen; Paint::ALL.len()],
}

impl Canvas {
    /// An empty canvas.
    pub fn new(world: World) -> Canvas {
        Canvas { world, pens: std::array::from_fn(|_| Pen::default()) }
    }

    /// The pen dipped in a paint.
    pub fn pen(&mut self, paint: Paint) -> &mut Pen {
        &mut self.pens[paint as usize]
    }

    /// Sets a glyph down.
    pub fn stamp(&mut self, paint: Paint, glyph: &str, at: Point, size: Size) {
        self.pen(paint).stamp(glyph, at, size);
    }

    /// The markup of one level; nothing where nothing was painted on it.
    pub fn level(&self, level: Level) -> String {
        let here = Paint::ALL.into_iter().filter(|paint| paint.level() == level);
        let paths: String = here.map(|paint| self.path(paint, level != Level::Far)).collect();
        let class = match level {
            _ if paths.is_empty() => return paths,
            Level::Far => return paths,
            Level::Middle => "middle",
            Level::Near => "near",
        };
        format!(
            "<g class='{class}' stroke='{INK}' stroke-width='.9' stroke-linejoin='round' \
             paint-order='stroke'>{paths}</g>"
        )
    }

    fn path(&self, paint: Paint, inked: bool) -> String {
        match self.pens[paint as usize].data() {
            "" => String::new(),
            data => format!("<path d='{data}' {}/>", paint.style(self.world).attributes(inked)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_paint_stands_at_its_number() {
        let numbers = Paint::ALL.map(|paint| paint as usize);
        assert!(numbers.into_iter().eq(0..Paint::ALL.len()));
    }

    #[test]
    fn one_paint_is_one_path() {
        let mut canvas = Canvas::new(World::Old);
        canvas.stamp(Paint::Wool, "m0 0h1z", Point::MIDDLE, Size::PLAIN);
        canvas.stamp(Paint::Wool, "m0 0h1z", Point::new(1.0, 2.0), Size::PLAIN);
        let near = canvas.level(Level::Near);
        assert!(near.starts_with("<g class='near'"), "{near}");
        assert!(near.contains("<path d='M50 50h1zM1 2h1z' fill='#fbf7ea'/></g>"), "{near}");
        assert_eq!(canvas.level(Level::Middle) + &canvas.level(Level::Far), "");
    }
}
