//! Points from scratch.

use carcassonne::{Feature as Name, FieldScoring, Scoring, TwoTileCity, View};
use game::{SEATS_MAX, Seat, SeatSet};
use landscape::{Cell, Terrain};

use super::board::Board;
use super::features::{Feature, Features};

/// Whoever has as many followers as nobody has more.
fn holders(followers: &[u8; SEATS_MAX]) -> SeatSet {
    let beaten = |mine: u8| followers.iter().any(|&theirs| theirs > mine);
    let seats = Seat::first(SEATS_MAX);
    seats.filter(|seat| followers[seat.index()] > 0 && !beaten(followers[seat.index()])).collect()
}

fn name(terrain: Terrain) -> Name {
    match terrain {
        Terrain::Town => Name::City,
        Terrain::Road => Name::Road,
        Terrain::Monastery => Name::Monastery,
        Terrain::Land => Name::Field,
    }
}

/// What a city, road or monastery pays as it stands.
fn value(view: &View, feature: &Feature) -> i32 {
    let (tiles, pennants) = (feature.tiles.len() as i32, feature.pennants as i32);
    let old_small_city = view.options.two_tile_city == TwoTileCity::Two && tiles == 2;
    match feature.terrain {
        Terrain::Road | Terrain::Town if feature.inn_or_cathedral && !feature.is_finished() => 0,
        Terrain::Road if feature.inn_or_cathedral => 2 * tiles,
        Terrain::Town if feature.inn_or_cathedral => 3 * tiles + 3 * pennants,
        Terrain::Road => tiles,
        Terrain::Town if feature.is_finished() && !old_small_city => 2 * tiles + 2 * pennants,
        Terrain::Town => tiles + pennants,
        Terrain::Monastery => 9 - feature.open as i32,
        Terrain::Land => 0,
    }
}

fn scoring_of(view: &View, board: &Board<'_>, feature: &Feature) -> Scoring {
    let mut tiles: Vec<Cell> = feature.tiles.iter().copied().collect();
    if feature.terrain == Terrain::Monastery {
        let near = tiles[0].around().filter(|cell| board.tiles.contains_key(cell));
        tiles.extend(near.collect::<Vec<_>>());
    }
    tiles.sort_unstable();
    Scoring {
        feature: name(feature.terrain),
        finished: feature.is_finished(),
        tiles,
        pennants: feature.pennants as u8,
        cities: Vec::new(),
        figures: feature.followers[..view.seats.len()].to_vec(),
        inn_or_cathedral: feature.inn_or_cathedral,
        points: value(view, feature),
        holders: holders(&feature.followers),
    }
}

/// What is finished and held, and so pays now.
pub fn finished(view: &View, board: &Board<'_>, features: &Features) -> Vec<Scoring> {
    let due = features.all.iter().filter(|feature| feature.is_finished() && feature.is_held());
    due.map(|feature| scoring_of(view, board, feature)).collect()
}

/// What pays at the end: all that is still held, then the fields.
pub fn at_the_end(view: &View, board: &Board<'_>, features: &Features) -> Vec<Scoring> {
    let held = || features.all.iter().filter(|feature| feature.is_held());
    let buildings = held().filter(|feature| feature.terrain != Terrain::Land);
    let buildings = buildings.map(|feature| scoring_of(view, board, feature));
    let fields = held().filter(|feature| feature.terrain == Terrain::Land);
    let paid_fields = match view.options.field_scoring {
        FieldScoring::PerField => {
            fields.map(|f| scoring_of_field(view, board, features, f)).collect()
        }
        FieldScoring::PerCity => supplied_cities(view, board, features),
    };
    buildings.chain(paid_fields).collect()
}

/// One field: three points for each finished city at it.
fn scoring_of_field(
    view: &View,
    board: &Board<'_>,
    features: &Features,
    field: &Feature,
) -> Scoring {
    let cities = field.cities.iter().map(|&city| &features.all[city]);
    let mut cities: Vec<Cell> =
        cities.filter(|city| city.is_finished()).map(|city| city.first_cell).collect();
    cities.sort_unstable();
    let points = 3 * cities.len() as i32;
    Scoring { points, cities, ..scoring_of(view, board, field) }
}

/// Each finished city: four points to whoever has most farmers in all the fields at it.
fn supplied_cities(view: &View, board: &Board<'_>, features: &Features) -> Vec<Scoring> {
    let mut scorings = Vec::new();
    for (place, city) in features.all.iter().enumerate() {
        if city.terrain != Terrain::Town || !city.is_finished() {
            continue;
        }
        let mut farmers = [0; SEATS_MAX];
        for field in features.all.iter().filter(|field| field.cities.contains(&place)) {
            farmers.iter_mut().zip(field.followers).for_each(|(sum, more)| *sum += more);
        }
        if farmers == [0; SEATS_MAX] {
            continue;
        }
        scorings.push(Scoring {
            feature: Name::Field,
            finished: false,
            pennants: 0,
            cities: vec![city.first_cell],
            figures: farmers[..view.seats.len()].to_vec(),
            points: 4,
            inn_or_cathedral: false,
            holders: holders(&farmers),
            ..scoring_of(view, board, city)
        });
    }
    scorings
}
