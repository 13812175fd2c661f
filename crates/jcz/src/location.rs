//! The parts of a tile in the other program's words: `NW`, `_N`, `NL.ER`, `I`.

use carcassonne::{Carcassonne, Spot};
use landscape::{Half, Port, Ports, Side, Terrain, TileId};

/// The ports that a location names on a tile as it lies; none for `I`, the inside. `None` where
/// it is no location.
///
/// Sides stand alone (`N`), together (`NW`, `NWSE`) or are all but some (`_N`); half sides are
/// joined by dots (`NL.ER`).
fn ports(location: &str) -> Option<Ports> {
    let (all_but, rest) = match location.strip_prefix('_') {
        Some(rest) => (true, rest),
        None => (false, location),
    };
    let mut named = Ports::default();
    for part in rest.split('.') {
        named = union(named, part_ports(part)?);
    }
    let all_but_named = || Port::all().filter(|&port| !named.contains(port)).collect();
    Some(if all_but { all_but_named() } else { named })
}

fn union(a: Ports, b: Ports) -> Ports {
    a.iter().chain(b.iter()).collect()
}

/// A half side, one or more sides, or the inside.
fn part_ports(part: &str) -> Option<Ports> {
    if part == "I" || part == "INNER" || part == "CLOISTER" || part == "TOWER" {
        return Some(Ports::default());
    }
    let lower = part.to_ascii_lowercase();
    if let Ok(half) = lower.parse::<Half>() {
        return Some([Port::half(half)].into_iter().collect());
    }
    let sides: Option<Vec<Side>> = lower.chars().map(Side::from_letter).collect();
    let sides = sides.filter(|sides| !sides.is_empty())?;
    Some(Port::all().filter(|port| sides.contains(&port.side())).collect())
}

/// The piece of a laid tile that a location names, as our place on it. Its name there may be a part
/// of ours, and the order of the sides does not matter.
pub(crate) fn spot(
    game: &Carcassonne,
    tile: TileId,
    terrain: Terrain,
    location: &str,
) -> Result<Spot, String> {
    let ports = ports(location).ok_or_else(|| format!("'{location}' is no location"))?;
    let laid = game.map().tile(tile);
    let spots = game.tiles().spots(laid.kind, laid.turns);
    let turned = game.tiles().atlas().turned(laid.kind, laid.turns);
    let inner = |piece: u8| turned.first_port(piece).is_none();
    // How many of the named ports lie in the piece, and how many of its own are not named.
    let score = |piece: u8| {
        let own = |port: &Port| turned.piece_at[port.index()] == piece;
        let hits = ports.iter().filter(own).count();
        (hits, std::cmp::Reverse(Port::all().filter(own).count() - hits))
    };
    let of_terrain = |&(_, spot): &(usize, &Spot)| spot.terrain() == terrain;
    let pieces = spots.iter().enumerate().filter(of_terrain).map(|(piece, _)| piece as u8);
    let named = if ports.is_empty() || terrain == Terrain::Monastery {
        pieces.filter(|&piece| inner(piece)).max()
    } else {
        pieces.filter(|&piece| score(piece).0 > 0).max_by_key(|&piece| score(piece))
    };
    let spot = named.and_then(|piece| spots.get(usize::from(piece)));
    spot.copied()
        .ok_or_else(|| format!("the tile at {} has no {} {location}", laid.cell, word(terrain)))
}

fn word(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Land => "field",
        Terrain::Road => "road",
        Terrain::Town => "city",
        Terrain::Monastery => "monastery",
    }
}

#[cfg(test)]
mod tests {
    use carcassonne::{Agreement, Sets};
    use game::Game;
    use landscape::{Cell, Turns};

    use super::*;

    fn named(location: &str) -> Option<String> {
        let sides = |port: Port| match port.as_half() {
            Some(half) => half.to_string(),
            None => port.side().letter().to_string(),
        };
        Some(ports(location)?.iter().map(sides).collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn locations_are_sides_and_halves() {
        assert_eq!(named("N").as_deref(), Some("nl n nr"));
        assert_eq!(named("WE"), named("EW"));
        assert_eq!(named("_N"), named("WSE"));
        assert_eq!(named("NL.ER").as_deref(), Some("nl er"));
        assert_eq!(named("NL.E").as_deref(), Some("nl el e er"));
        assert_eq!(named("I").as_deref(), Some(""));
        for nonsense in ["", "X", "NX", "NL.", ".", "_", "N E", "NLL"] {
            assert_eq!(named(nonsense), None, "{nonsense}");
        }
    }

    /// One tile alone on the table.
    fn lying(tile: &str, turns: u8) -> Carcassonne {
        let start = format!("{tile}/{turns} 0,0").parse().unwrap();
        let options = Agreement { start, ..Agreement::with_sets(Sets::all()) };
        Carcassonne::start(&options, 2).unwrap()
    }

    fn found(tile: &str, turns: u8, terrain: Terrain, location: &str) -> String {
        let game = lying(tile, turns);
        assert_eq!(game.map().tile(TileId(0)).cell, Cell::new(0, 0));
        assert_eq!(game.map().tile(TileId(0)).turns, Turns::new(turns));
        match spot(&game, TileId(0), terrain, location) {
            Ok(spot) => spot.to_string(),
            Err(reason) => reason,
        }
    }

    #[test]
    fn a_location_names_the_piece_that_it_touches() {
        use Terrain::*;
        assert_eq!(found("D", 0, Town, "N"), "city-n");
        assert_eq!(found("D", 1, Town, "E"), "city-e");
        assert_eq!(found("D", 0, Road, "WE"), "road-e");
        assert_eq!(found("D", 0, Road, "W"), "road-e", "by any of its sides");
        assert_eq!(found("D", 0, Land, "WR.EL"), "field-el");
        assert_eq!(found("D", 0, Land, "ER.SL.SR.WL"), "field-er");
        assert_eq!(found("D", 2, Land, "NL.NR.EL.WR"), "field-nl");
        assert_eq!(found("A", 0, Monastery, "I"), "monastery");
        assert_eq!(found("HM", 0, Land, "I"), "courtyard");
        assert_eq!(found("W", 0, Road, "E"), "road-e");
        assert_eq!(found("D", 0, Town, "S"), "the tile at 0,0 has no city S");
        assert_eq!(found("D", 0, Monastery, "I"), "the tile at 0,0 has no monastery I");
        assert_eq!(found("D", 0, Town, "Q"), "'Q' is no location");
    }

    /// Where a location touches two pieces, it is the one that it names best.
    #[test]
    fn the_piece_that_is_named_best_wins() {
        assert_eq!(found("I", 0, Terrain::Town, "NE"), found("I", 0, Terrain::Town, "NE"));
        assert_eq!(found("V", 0, Terrain::Land, "NL.NR.EL.ER.SL.WR"), "field-nl");
    }
}
