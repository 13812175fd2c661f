//! Everything of the Settlers can be drawn, small, and told apart without colour.

mod markup;

use std::collections::BTreeSet;

use art::hex::{self, hex};
use art::{Point, SEATS};
use game::{SEATS_MAX, Seat};
use markup::Markup;
use settlers::{CHIP_NUMBERS, Card, HarbourKind, Resource, Roll, Terrain};

/// Markup of a hex: a page shows sixty of them.
const HEX_BYTES: usize = 1_600;
/// Markup of anything else.
const BYTES: usize = 1_400;

/// A side that leans, as seen from its middle.
const ENDS: [Point; 2] = [Point::new(-25.0, -14.4), Point::new(25.0, 14.4)];

fn terrains() -> impl Iterator<Item = Terrain> {
    Terrain::ALL.into_iter().chain([Terrain::Unknown])
}

/// All pieces of a seat.
fn pieces(seat: Seat) -> [String; 5] {
    [
        hex::settlement(seat),
        hex::city(seat),
        hex::road(seat, ENDS),
        hex::ship(seat, ENDS, false),
        hex::ship(seat, ENDS, true),
    ]
}

fn others() -> Vec<String> {
    let out = Point::new(0.5, -0.86);
    let mut all: Vec<String> = CHIP_NUMBERS.map(hex::chip).to_vec();
    all.extend(HarbourKind::ALL.map(|kind| hex::harbour(kind, ENDS, out)));
    all.extend(Resource::ALL.map(hex::card));
    all.extend(Resource::ALL.map(hex::goods));
    all.extend(Card::ALL.map(hex::development));
    all.extend([hex::back(false), hex::back(true), hex::robber(), hex::pirate()]);
    all.extend(Roll::PAIRS.into_iter().chain(Roll::SUMS).map(hex::roll));
    all.extend([hex::victory_chip(), hex::trade_line(&ENDS), hex::frame(&[ENDS])]);
    all.extend(Seat::first(SEATS_MAX).flat_map(pieces));
    all
}

/// Reads a picture; the page's policy forbids styles in markup.
fn read(picture: &str) -> Markup<'_> {
    let read = Markup::read(picture);
    assert!(read.is_ok(), "{read:?}: {picture}");
    let read = read.unwrap_or_default();
    assert!(read.elements.iter().all(|element| element.get("style").is_none()), "{picture}");
    read
}

#[test]
fn every_hex_is_well_formed_small_and_seen_from_afar() {
    for terrain in terrains() {
        for seed in 0..30 {
            let picture = hex(terrain, seed);
            let afar = read(&picture).without(&["near"]).len();
            assert!(afar >= 3, "{terrain}: {afar} elements from afar");
            assert!(picture.len() <= HEX_BYTES, "{terrain} {seed}: {} bytes", picture.len());
        }
    }
}

#[test]
fn everything_else_is_well_formed_and_small() {
    for picture in others() {
        read(&picture);
        assert!(picture.len() <= BYTES, "{} bytes: {picture}", picture.len());
    }
}

/// Without their colours the pieces of two seats still differ: by their emblem.
#[test]
fn seats_are_told_apart_without_colour() {
    let plain = |seat: Seat| {
        let colour = SEATS[seat.index()];
        pieces(seat).map(|piece| piece.replace(colour.fill, "").replace(colour.emblem, ""))
    };
    for place in 0..5 {
        let looks: BTreeSet<String> =
            Seat::first(SEATS_MAX).map(|seat| plain(seat)[place].clone()).collect();
        assert_eq!(looks.len(), SEATS_MAX);
    }
}

/// An open ship and one that is tied differ by more than colour.
#[test]
fn a_tied_ship_lies_at_anchor() {
    let [.., open, tied] = pieces(Seat::FIRST);
    assert!(open.contains("stroke-dasharray") && !tied.contains("stroke-dasharray"));
    assert!(read(&tied).elements.len() > read(&open).elements.len(), "no anchor");
}
