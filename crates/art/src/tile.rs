//! A tile, drawn from its data: no picture per tile, so a corrected file redraws itself.

use carcassonne::TileKind;
use landscape::{Terrain, Turns};

use crate::mask::{Mask, ROAD_HALF};
use crate::outline::{Town, roads, sides, towns};
use crate::palette::{CITY, FIELD, INK, PENNANT, ROAD, ROAD_EDGE, ROOFS, WALL, WALL_STONE};
use crate::point::{Curve, Point};
use crate::scenery::{Ground, Kept, Scatter, scenery};

/// A tile kind ready to be drawn: its ground plan and where figures stand on it.
#[derive(Clone, Debug)]
pub struct TileArt<'a> {
    kind: &'a TileKind,
    mask: Mask,
}

impl<'a> TileArt<'a> {
    /// Works out the ground plan of a kind.
    pub fn new(kind: &'a TileKind) -> TileArt<'a> {
        TileArt { kind, mask: Mask::new(&kind.shape) }
    }

    /// Where a figure on `piece` stands, with the tile as written down.
    pub fn stand(&self, piece: u8) -> Point {
        let pieces = self.kind.shape.pieces();
        match pieces.get(piece as usize) {
            Some(road) if road.terrain == Terrain::Road => self.stand_on_road(piece),
            _ => self.mask.stand(piece),
        }
    }

    /// Half-way along the road, on the arm it belongs to.
    fn stand_on_road(&self, piece: u8) -> Point {
        let pieces = self.kind.shape.pieces();
        let outlines: Vec<Town> = towns(pieces).into_iter().map(|(_, town)| town).collect();
        let roads = roads(pieces, &outlines);
        let road = roads.iter().find(|&&(index, _)| index == piece as usize);
        road.map_or(Point::MIDDLE, |(_, course)| course.at(0.5))
    }

    /// The picture of the tile as it lies, 100 by 100; `seed` scatters the scenery.
    ///
    /// The ground turns with the tile; what stands on it stays upright.
    pub fn svg(&self, turns: Turns, seed: u64) -> String {
        let mut svg =
            format!("<g transform='rotate({} 50 50)'>{}</g>", 90 * turns.index(), self.ground());
        svg.push_str(&self.scenery(turns, seed));
        svg.push_str(&self.crossing());
        svg.push_str(&self.monastery());
        svg.extend(self.shields().into_iter().map(|at| shield(at.turned(turns))));
        svg
    }

    fn ground(&self) -> String {
        let pieces = self.kind.shape.pieces();
        let towns = towns(pieces);
        let outlines: Vec<Town> = towns.iter().map(|(_, town)| town.clone()).collect();
        let roads = roads(pieces, &outlines);
        let mut svg = format!("<rect width='100' height='100' fill='{FIELD}'/>");
        towns.iter().for_each(|(_, town)| svg.push_str(&draw_town(town)));
        svg + &draw_roads(&roads)
    }

    fn scenery(&self, turns: Turns, seed: u64) -> String {
        let pieces = 0..self.kind.shape.pieces().len() as u8;
        let mut kept: Kept = pieces.map(|piece| (self.stand(piece).turned(turns), 9.0)).collect();
        kept.extend(self.shields().into_iter().map(|at| (at.turned(turns), 8.0)));
        if self.ends_in_the_middle() {
            kept.push((Point::MIDDLE, 12.0));
        }
        let ground = Ground { shape: &self.kind.shape, mask: &self.mask, turns };
        scenery(&ground, kept, &mut Scatter::new(seed))
    }

    /// Do roads end in the middle of the tile, at a crossing rather than at a wall?
    fn ends_in_the_middle(&self) -> bool {
        let pieces = self.kind.shape.pieces();
        let ends = |piece: &&landscape::Piece| {
            piece.terrain == Terrain::Road && piece.ports.iter().count() == 1
        };
        let monastery = pieces.iter().any(|piece| piece.terrain == Terrain::Cloister);
        pieces.iter().filter(ends).count() > 1 && !monastery
    }

    /// Where roads meet and end: a green with a house on it.
    fn crossing(&self) -> String {
        if !self.ends_in_the_middle() {
            return String::new();
        }
        format!(
            "<circle cx='50' cy='50' r='11' fill='{ROAD}' stroke='{ROAD_EDGE}' stroke-width='2'/>\
             <g transform='translate(50 51)' stroke='{INK}' stroke-width='.9' stroke-linejoin='round'>\
             <path d='M-4.4,4v-5h8.8v5z' fill='{WALL_STONE}'/><path d='M-6,-1l6,-5.4 6,5.4z' fill='{}'/>\
             <path d='M-1.2,4v-3h2.4v3z' fill='{INK}' stroke='none'/></g>",
            ROOFS[0]
        )
    }

    fn monastery(&self) -> String {
        let pieces = self.kind.shape.pieces().iter();
        if !pieces.clone().any(|piece| piece.terrain == Terrain::Cloister) {
            return String::new();
        }
        format!(
            "<g transform='translate(50 50)' stroke='{INK}' stroke-width='1.1' stroke-linejoin='round'>\
             <ellipse cx='0' cy='17' rx='24' ry='4.5' fill='#000' opacity='.15' stroke='none'/>\
             <path d='M-21,16V-1H9V16Z' fill='{WALL_STONE}'/><path d='M-24,0L-6,-13 12,0Z' fill='{}'/>\
             <path d='M8,16V-12H20V16Z' fill='{WALL_STONE}'/><path d='M6,-11L14,-29 22,-11Z' fill='{}'/>\
             <path d='M14,-29v-8m-3,3h6' fill='none' stroke-width='1.6'/>\
             <path d='M-9,16v-6a3.5,3.5 0 0 1 7,0v6z' fill='{INK}'/>\
             <path d='M12,-5h4v5h-4zM-17,3h4v5h-4z' fill='{INK}' stroke='none'/></g>",
            ROOFS[1], ROOFS[0]
        )
    }

    /// A pennant stands away from the knight, towards the first side of its city.
    fn shields(&self) -> Vec<Point> {
        let pieces = self.kind.shape.pieces().iter().enumerate();
        let with = pieces.filter(|&(index, _)| self.kind.pennants[index] > 0);
        with.map(|(index, piece)| {
            let knight = self.stand(index as u8);
            let corner = sides(piece).first().map_or(Point::MIDDLE, |&side| Point::corner(side));
            let towards = if knight.distance(corner) > 30.0 { 0.62 } else { 0.8 };
            knight.towards(corner, towards).towards(Point::MIDDLE, 0.05)
        })
        .collect()
    }
}

fn draw_town(town: &Town) -> String {
    let mut svg = format!("<path d='{}' fill='{CITY}'/>", town.path());
    for wall in &town.walls {
        let path = wall.path();
        svg.push_str(&format!(
            "<path d='{path}' fill='none' stroke='{WALL}' stroke-width='6.4'/>\
             <path d='{path}' fill='none' stroke='#c9a377' stroke-width='3.4' stroke-dasharray='4 1.4'/>"
        ));
    }
    svg
}

fn draw_roads(roads: &[(usize, Curve)]) -> String {
    let stroke = |colour: &str, width: f32, more: &str| -> String {
        let paths: String = roads.iter().map(|(_, road)| road.path()).collect();
        format!("<path d='{paths}' fill='none' stroke='{colour}' stroke-width='{width}'{more}/>")
    };
    if roads.is_empty() {
        return String::new();
    }
    stroke(ROAD_EDGE, 2.0 * ROAD_HALF, "")
        + &stroke(ROAD, 2.0 * ROAD_HALF - 3.0, "")
        + &stroke(ROAD_EDGE, 0.8, " stroke-dasharray='4 5' opacity='.5'")
}

fn shield(at: Point) -> String {
    format!(
        "<g transform='translate({at})' stroke='{INK}' stroke-width='.9'>\
         <path d='M-6.4,-7.4h12.8v7q0,6 -6.4,8.6q-6.4,-2.6 -6.4,-8.6z' fill='#fff'/>\
         <path d='M-4.6,-5.6h9.2v2.4h-9.2zM-4.6,-1.8h9.2v1.6q0,4.2 -4.6,6.4q-4.6,-2.2 -4.6,-6.4z' \
         fill='{PENNANT}' stroke='none'/></g>"
    )
}
