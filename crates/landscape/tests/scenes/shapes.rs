//! What a tile may look like, and what is said of one that may not.

use landscape::raster::{HEIGHT, Raster, WIDTH};
use landscape::{
    Cell, Edge, Half, Kind, NO_PIECE, Piece, Port, Ports, Shape, ShapeError, Side, Terrain, Turned,
    Turns,
};

use crate::recount::{Dice, any_shape};
use crate::table::{Table, atlas, shape};

const ROADS: &str = "frfr: road e w, land nl nr el wr, land er sl sr wl";

#[track_caller]
fn refused(text: &str, expected: ShapeError, words: &str) {
    let error = shape(text).unwrap_err();
    assert_eq!(error, expected, "{text}");
    assert_eq!(error.to_string(), words, "{text}");
}

#[test]
fn what_an_edge_wants_must_be_there() {
    refused(
        "cfff: land el er sl sr wl wr",
        ShapeError::Missing { side: Side::N, wants: "town" },
        "side n: the edge wants a town piece there and none reaches it",
    );
    refused(
        "frff: land nl nr el er sl sr wl wr",
        ShapeError::Missing { side: Side::E, wants: "road" },
        "side e: the edge wants a road piece there and none reaches it",
    );
    refused(
        "ccfc: town n e w, land sl",
        ShapeError::Missing { side: Side::S, wants: "land" },
        "side s: the edge wants a land piece there and none reaches it",
    );
}

#[test]
fn what_an_edge_does_not_show_must_not_be_there() {
    refused(
        "ffff: land nl nr el er sl sr wl wr, town s",
        ShapeError::Surplus { side: Side::S, has: "town" },
        "side s: a town piece reaches it, which the edge does not show",
    );
    refused(
        "cccc: town n e s w, land wl",
        ShapeError::Surplus { side: Side::W, has: "land" },
        "side w: a land piece reaches it, which the edge does not show",
    );
    let road_for_town = shape("cfff: road n, land el er sl sr wl wr").unwrap_err();
    assert_eq!(road_for_town, ShapeError::Surplus { side: Side::N, has: "road" });
    let monastery = shape("cfff: monastery n, land el er sl sr wl wr").unwrap_err();
    assert_eq!(monastery, ShapeError::Surplus { side: Side::N, has: "monastery" });
}

#[test]
fn a_place_belongs_to_one_piece() {
    refused(
        "cccc: town n e s w, town e",
        ShapeError::Twice { side: Side::E, what: "town" },
        "side e: two town pieces claim the same place",
    );
    refused(
        "ffff: land nl nr el er sl sr wl wr, land wl",
        ShapeError::Twice { side: Side::W, what: "land" },
        "side w: two land pieces claim the same place",
    );
}

#[test]
fn nothing_parts_a_side_of_open_land() {
    refused(
        "ffff: land nl el er sl sr wl wr, land nr",
        ShapeError::Split { side: Side::N },
        "side n: both halves of a land side belong to one piece",
    );
}

#[test]
fn land_borders_towns_of_its_own_tile() {
    refused(
        "cfff: town n, land el er sl sr wl wr > 1",
        ShapeError::NoSuchTown(1),
        "a piece of land borders town 1, which this tile does not have",
    );
    refused(
        "ffff: land nl nr el er sl sr wl wr > 200",
        ShapeError::NoSuchTown(200),
        "a piece of land borders town 200, which this tile does not have",
    );
}

#[test]
fn towns_and_roads_reach_a_side() {
    let land = "ffff: land nl nr el er sl sr wl wr";
    for what in ["town", "road"] {
        let words = format!("a {what} piece reaches no side");
        refused(&format!("{land}, {what}"), ShapeError::Aloof { what }, &words);
    }
    // Land may be shut in, and a monastery never reaches one.
    assert!(shape("cccc: town n e s w, land, monastery").is_ok());
}

#[test]
fn there_is_room_for_one_monastery_and_fourteen_pieces() {
    refused(
        "ffff: land nl nr el er sl sr wl wr, monastery, monastery",
        ShapeError::TwoMonasteries,
        "a tile has at most one monastery",
    );
    let land = "ffff: land nl nr el er sl sr wl wr";
    assert!(shape(&format!("{land}{}", ", land".repeat(13))).is_ok());
    refused(
        &format!("{land}{}", ", land".repeat(14)),
        ShapeError::TooManyPieces,
        "a tile has at most 14 pieces",
    );
}

/// Every set of ports for every terrain beside a proper tile: refused or taken, never a panic.
#[test]
fn no_shape_is_a_panic() {
    let terrains = [Terrain::Land, Terrain::Road, Terrain::Town, Terrain::Monastery];
    let mut taken = 0;
    for bits in 0..1u16 << Port::COUNT {
        let ports: Ports = Port::all().filter(|port| bits >> port.index() & 1 == 1).collect();
        for terrain in terrains {
            for edges in [[Edge::Land; 4], [Edge::Road; 4], [Edge::Town; 4]] {
                let pieces = vec![Piece { terrain, ports, borders: vec![0] }];
                taken += u32::from(Shape::new(edges, pieces).is_ok());
            }
        }
    }
    // A town all round that borders itself; nothing else with one piece and a border fits.
    assert_eq!(taken, 1);
}

#[test]
fn a_turned_tile_shows_its_pieces_where_they_went() {
    let shape = shape(ROADS).unwrap();
    let turned = Turned::new(&shape, Turns::new(1));
    assert_eq!(turned.edges, [Edge::Road, Edge::Land, Edge::Road, Edge::Land]);
    assert_eq!(turned.piece_at[Port::middle(Side::N).index()], 0);
    assert_eq!(turned.piece_at[Port::middle(Side::E).index()], NO_PIECE);
    assert_eq!(turned.first_port(0), Some(Port::middle(Side::N)));
    assert_eq!(turned.first_port(9), None);
    assert_eq!(Turned::new(&shape, Turns::new(0)).first_port(0), Some(Port::middle(Side::E)));
}

#[test]
fn looks_alike_are_one_look() {
    let shapes =
        [ROADS, "ffff: land nl nr el er sl sr wl wr", "cfff: town n, land el er sl sr wl wr"];
    let atlas = atlas(shapes.map(|text| shape(text).unwrap()).to_vec());
    let first = |kind, turns| u8::from(atlas.first_alike(Kind(kind), Turns::new(turns)));
    assert_eq!([0, 1, 2, 3].map(|turns| first(0, turns)), [0, 1, 0, 1]);
    assert_eq!([0, 1, 2, 3].map(|turns| first(1, turns)), [0, 0, 0, 0]);
    assert_eq!([0, 1, 2, 3].map(|turns| first(2, turns)), [0, 1, 2, 3]);
    assert_eq!(atlas.kinds().count(), atlas.len());
    assert!(!atlas.is_empty());
}

#[test]
fn notations_come_back_and_nonsense_does_not() {
    for cell in [Cell::new(0, 0), Cell::new(-7, 12), Cell::new(i16::MIN, i16::MAX)] {
        assert_eq!(cell.to_string().parse(), Ok(cell));
    }
    for text in ["", ",", "1", "1,", "1,2,3", "a,b", "1 ,2", "32768,0", "0,-32769"] {
        assert!(text.parse::<Cell>().is_err(), "{text}");
    }
    for half in Half::all() {
        assert_eq!(half.to_string().parse(), Ok(half));
    }
    for text in ["", "n", "nn", "xl", "nlr"] {
        assert!(text.parse::<Half>().is_err(), "{text}");
    }
    assert!((0..=u8::MAX).all(|n| Turns::try_from(n).is_ok() == (n < 4)));
    assert!(Side::ALL.into_iter().all(|side| Side::from_letter(side.letter()) == Some(side)));
    assert_eq!(Side::from_letter('x'), None);
}

#[test]
fn the_edge_of_the_plane_wraps_instead_of_panicking() {
    let corner = Cell::new(i16::MAX, i16::MIN);
    assert_eq!(corner.neighbour(Side::E).x, i16::MIN);
    assert_eq!(corner.around().count(), 8);
    let table = Table::new(&[ROADS]);
    assert!(table.map.at(corner).is_none() && table.map.demand(corner).is_none());
}

#[test]
fn a_picture_shows_every_piece_and_nothing_outside() {
    let crossing =
        "rrrr: road n, road e, road s, road w, land nr el, land er sl, land sr wl, land nl wr";
    let corner = "crrc: town n w, road e s, land el sr > 0, land er sl";
    for text in [ROADS, crossing, corner, "ffff: land nl nr el er sl sr wl wr, monastery"] {
        let shape = shape(text).unwrap();
        for turns in Turns::ALL {
            let raster = Raster::new(&shape, turns);
            for piece in 0..shape.pieces().len() as u8 {
                let (x, y) = raster.place(piece).unwrap();
                assert_eq!(raster.piece(x, y), Some(piece), "{text}");
            }
            assert_eq!(raster.place(77), None);
            assert_eq!(raster.piece(WIDTH, 0), None);
            assert_eq!(raster.piece(0, HEIGHT), None);
        }
    }
}

/// However crowded a tile is, a figure can stand on each of its pieces.
#[test]
fn every_piece_of_any_tile_has_a_cell() {
    let mut dice = Dice(31);
    let mut shapes: Vec<Shape> =
        (0..400).map(|_| any_shape(&mut dice, &[Edge::Town, Edge::Road, Edge::Land])).collect();
    shapes.extend(
        [
            "cccc: town n e s w, land > 0",
            "cccc: town n e s w, monastery",
            "cfcf: town n s, land el er, land wl wr, land, monastery",
            "rrrr: road n s, road e w, land nr el, land er sl, land sr wl, land nl wr, land, monastery",
        ]
        .map(|text| shape(text).unwrap()),
    );
    for shape in shapes {
        for turns in Turns::ALL {
            let raster = Raster::new(&shape, turns);
            for piece in 0..shape.pieces().len() as u8 {
                let (x, y) = raster.place(piece).unwrap_or_else(|| panic!("{shape:?} {turns}"));
                assert_eq!(raster.piece(x, y), Some(piece));
            }
        }
    }
}
