//! A board as a piece of a picture.

use game::Seat;
use stage::{Growth, Lang, Rect, extras, still};
use wire::Look;

use crate::sheet::ACCENT;

/// Table to be seen around a board, in its own units.
const RIM: f32 = 14.0;

/// How wide a tile is in points at least for everything on it to be drawn …
const NEAR: f32 = 70.0;
/// … and for more than its ground and outlines.
const MIDDLE: f32 = 34.0;

/// A board as a look shows it.
pub struct Board {
    scene: stage::Scene,
    frame: Rect,
}

impl Board {
    /// The board of a look; `None` where the game has no pictures, or they cannot read it.
    pub fn of(game: &str, look: &Look, lang: Lang) -> Option<Board> {
        let mut stage = extras(game)?.open();
        stage.see(look).ok()?;
        Some(Board::over(stage.scene(lang)))
    }

    /// The board of a scene.
    pub fn over(scene: stage::Scene) -> Board {
        let frame = laid(&scene).unwrap_or(scene.bounds);
        Board { scene, frame }
    }

    /// How wide it is for its height.
    pub fn shape(&self) -> f32 {
        self.frame.width / self.frame.height.max(1.0)
    }

    /// What of the table is seen.
    pub fn frame(&self) -> Rect {
        self.frame
    }

    /// The same board, with another part of the table to be seen.
    pub fn seen_through(self, frame: Rect) -> Board {
        Board { frame, ..self }
    }

    /// How much larger it becomes in a part of a picture, and where its origin comes to lie.
    fn placed(&self, into: Rect) -> (f32, stage::Point) {
        let Rect { at, width, height } = self.frame;
        let (width, height) = (width + 2.0 * RIM, height + 2.0 * RIM);
        let zoom = (into.width / width).min(into.height / height);
        let x = into.at.x + (into.width - width * zoom) / 2.0 - (at.x - RIM) * zoom;
        let y = into.at.y + (into.height - height * zoom) / 2.0 - (at.y - RIM) * zoom;
        (zoom, stage::Point { x, y })
    }

    /// Rings around what was not there before, for the same part of a picture; nothing where that is nothing.
    pub fn news_since(&self, before: &Board, into: Rect) -> Option<String> {
        let (zoom, at) = self.placed(into);
        let known = |item: &stage::Item| before.scene.items.iter().any(|old| old.key == item.key);
        let news = self.scene.items.iter().filter(|item| !known(item)).filter_map(ring);
        let rings: String = news.collect();
        let place = format!("translate({} {}) scale({zoom})", at.x, at.y);
        (!rings.is_empty()).then(|| format!("<g transform='{place}'>{rings}</g>"))
    }

    /// Fills a part of a picture with it as far as it fits, `scale` points to each unit of that picture.
    pub fn fitted(&self, into: Rect, scale: f32) -> String {
        let (zoom, stage::Point { x, y }) = self.placed(into);
        let (hidden, growth) = seen_from(stage::UNIT * zoom * scale);
        let items = still(&self.scene.items, growth);
        format!(
            "<style>{hidden}</style><g transform='translate({x} {y}) scale({zoom})'>{items}</g>"
        )
    }
}

/// The least width of a figure in points, how wide it is in units of the board, and how far it may outgrow its place.
const FIGURE_LEAST: f32 = 20.0;
const FIGURE: f32 = 0.23;
const GROWTH_MAX: f32 = 2.0;

/// What is left out where a tile is so many points wide, and what is drawn larger than it is.
fn seen_from(tile: f32) -> (&'static str, Growth) {
    let figures = (FIGURE_LEAST / (FIGURE * tile)).clamp(1.0, GROWTH_MAX);
    match tile {
        tile if tile >= NEAR => ("", Growth { signs: 1.0, figures }),
        tile if tile >= MIDDLE => (".near{display:none}", Growth { signs: 1.2, figures }),
        _ => (".near,.middle{display:none}", Growth { signs: 1.5, figures }),
    }
}

/// A ring around a thing that has just come; nothing around what is only a sign.
fn ring(item: &stage::Item) -> Option<String> {
    let mut words = item.class.split_whitespace();
    let stage::Point { x, y } = item.at;
    let line = format!("fill='none' stroke='{ACCENT}' stroke-width='6'");
    match (words.next()?, words.next()) {
        ("tile", Some("hex" | "chip" | "harbour")) => None,
        ("tile", _) => {
            Some(format!("<rect x='{x}' y='{y}' width='100' height='100' rx='5' {line}/>"))
        }
        ("figure", _) => Some(format!("<circle cx='{x}' cy='{y}' r='24' {line}/>")),
        _ => None,
    }
}

/// Where tiles lie; `None` where more than tiles makes the board.
fn laid(scene: &stage::Scene) -> Option<Rect> {
    if scene.items.iter().any(|item| item.class.starts_with("frame")) {
        return None;
    }
    let tiles = scene.items.iter().filter(|item| item.key.starts_with("tile"));
    let tiles = tiles.filter(|item| !item.class.contains("hex"));
    let (mut least, mut most) =
        (tiles.clone().next()?.at, stage::Point { x: f32::MIN, y: f32::MIN });
    for item in tiles {
        (least.x, least.y) = (least.x.min(item.at.x), least.y.min(item.at.y));
        (most.x, most.y) = (most.x.max(item.at.x), most.y.max(item.at.y));
    }
    let (width, height) = (most.x - least.x + stage::UNIT, most.y - least.y + stage::UNIT);
    Some(Rect { at: least, width, height })
}

/// The badge of a seat: its colour and emblem, around 0,0, so many points from the middle to the rim.
pub fn badge(seat: Seat, radius: f32) -> String {
    let colour = art::SEATS[seat.index()];
    let (ink, emblem) = (art::INK, art::emblem(seat, colour.emblem));
    let grown = radius / 10.5;
    format!(
        "<circle r='{radius}' fill='{}' stroke='{ink}' stroke-width='{}'/>\
         <g transform='scale({grown}) translate(0 -3)'>{emblem}</g>",
        colour.fill,
        radius / 11.0
    )
}
