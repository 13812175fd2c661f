//! What is wrong with a board, for those who paint it and for those who write its file.

use ::words::extras::settlers_workshop_complaints as say;
use game::options::TooLong;
use game::record::LINE_BYTES_MAX;
use settlers::scenario::{At, Fault, How, Mistake};
use settlers::{CHIP_NUMBERS, Geometry, Terrain};

use super::land::place_of;
use super::words;
use crate::settlers::names;
use crate::{Complaint, Lang};

/// A mistake on a painted board: a sentence, and the place that it is about.
pub(super) fn on_board(mistake: &Mistake, geometry: Option<&Geometry>, lang: Lang) -> Complaint {
    let sentence = sentence(mistake, lang);
    let place = geometry.and_then(|geometry| place(mistake.at?, geometry, lang));
    let text = place.map_or_else(|| sentence.clone(), |place| format!("{sentence} ({place})"));
    Complaint { text, line: None, target: mistake.at.map(|at| at.to_string()) }
}

/// A mistake in a file that somebody opened: its line and field as well.
pub(super) fn in_file(mistake: &Mistake, lang: Lang) -> Complaint {
    let text = format!("{}: {}", mistake.field, sentence(mistake, lang));
    Complaint { text, line: Some(mistake.line), target: None }
}

/// Which hex it is, for those who cannot see the mark.
fn place(at: At, geometry: &Geometry, lang: Lang) -> Option<String> {
    let At::Hex(hex) = at else { return None };
    place_of(geometry, hex.at()).map(|place| words::place(place, lang))
}

fn sentence(mistake: &Mistake, lang: Lang) -> String {
    let fault = &mistake.fault;
    hex(fault, lang)
        .or_else(|| pieces(mistake, lang))
        .or_else(|| grid(fault, lang))
        .or_else(|| pool(fault, lang))
        .or_else(|| word(fault, lang))
        .unwrap_or_else(|| plain(fault, lang).to_owned())
}

/// What is wrong with one hex.
fn hex(fault: &Fault, lang: Lang) -> Option<String> {
    Some(match fault {
        Fault::ChipOnTerrain { terrain, .. } if terrain.takes_chip() => {
            say::NeedsANumber { terrain: terrain.name() }.of(lang)
        }
        Fault::ChipOnTerrain { terrain, .. } => {
            say::CannotHaveANumber { terrain: terrain.name() }.of(lang)
        }
        Fault::TerrainInArea { terrain, area, .. } => {
            let area = words::area(*area as u8, lang);
            say::CannotBelongTo { area, terrain: terrain.name() }.of(lang)
        }
        Fault::IslandsTouch { first, second } => {
            let [first, second] = [first, second].map(|area| words::area(*area as u8, lang));
            say::TwoIslandsTouchHereLeaveWater { first, second }.of(lang)
        }
        _ => return None,
    })
}

/// Too many or too few of something that everybody has.
fn pieces(mistake: &Mistake, lang: Lang) -> Option<String> {
    let Fault::Pieces { least } = mistake.fault else { return None };
    let what = mistake.field.trim_start_matches("pieces.");
    Some(say::PiecesPerPlayer { least, what }.of(lang))
}

/// Rows and room.
fn grid(fault: &Fault, lang: Lang) -> Option<String> {
    Some(match fault {
        Fault::RowCount { got, want } => say::RowCount { got, want }.of(lang),
        Fault::RowStraight { row } => say::RowStraight { row: row + 1 }.of(lang),
        Fault::RowLength { got, want } => say::RowLength { got, want }.of(lang),
        Fault::StartRoom { room: 0, .. } => say::THERE_IS_NO_LAND_YET_TO.of(lang).to_owned(),
        Fault::StartRoom { room, need } => say::StartRoom { need, room }.of(lang),
        _ => return None,
    })
}

/// Counts that do not add up.
fn pool(fault: &Fault, lang: Lang) -> Option<String> {
    Some(match fault {
        Fault::PoolNowhere { pool } => say::PoolNowhere { pool }.of(lang),
        Fault::PoolHexes { pool, got, want } => say::PoolHexes { got, pool, want }.of(lang),
        Fault::PoolChips { pool, got, want } => say::PoolChips { got, pool, want }.of(lang),
        Fault::PoolCount { found, how, wanted } => {
            drawn_from(*how, found < wanted, lang).to_owned()
        }
        Fault::TerrainTotals { got, want } => totals(&Terrain::ALL, got, want, lang, terrain_total),
        Fault::ChipTotals { got, want } => totals(&CHIP_NUMBERS, got, want, lang, number_total),
        Fault::HarbourCount { harbours, spots } => say::HarbourCount { harbours, spots }.of(lang),
        _ => return None,
    })
}

/// A stack of hexes or a bag of numbers: one is missing, or there is one too many.
fn drawn_from(how: How, missing: bool, lang: Lang) -> &'static str {
    match (how, missing) {
        (How::Stack, true) => say::UNDISCOVERED_HEXES_NEED_A_STACK_TO.of(lang),
        (How::Stack, false) => say::THERE_IS_A_STACK_OF_HEXES.of(lang),
        (_, true) => say::NUMBERS_THAT_ARE_DRAWN_IN_PLAY.of(lang),
        (_, false) => say::THERE_IS_A_BAG_OF_NUMBERS.of(lang),
    }
}

/// Words that mean nothing; only in files.
fn word(fault: &Fault, lang: Lang) -> Option<String> {
    Some(match fault {
        Fault::Syntax(reason) => say::Syntax { reason }.of(lang),
        Fault::TooLong(TooLong { bytes }) => {
            say::ThisFileIsTooLongFor { bytes, most: LINE_BYTES_MAX }.of(lang)
        }
        Fault::NoMeaning { word } => say::NoMeaning { word }.of(lang),
        Fault::PlacedHow { word } => instead(word, &["spots", "players"], lang),
        Fault::RobberHow { word } => instead(word, &["desert", "beside", "hex"], lang),
        Fault::PoolHow { word } => instead(word, &["shuffle", "spiral", "stack", "bag"], lang),
        Fault::NoSide { word } => say::NoSide { word }.of(lang),
        Fault::NoHarbour { reason } => say::NoHarbour { reason }.of(lang),
        Fault::NoBonus { word } => say::NoBonus { word }.of(lang),
        Fault::SpotNowhere { r, i } => say::SpotNowhere { place: i, row: r }.of(lang),
        _ => return None,
    })
}

fn instead(word: &str, known: &[&str], lang: Lang) -> String {
    let known = known.join(", ");
    say::IsUnknownHereUseOneOf { known, word }.of(lang)
}

/// What needs no numbers.
fn plain(fault: &Fault, lang: Lang) -> &'static str {
    on_land(fault, lang).unwrap_or_else(|| match fault {
        Fault::Players => say::TICK_FOR_HOW_MANY_PLAYERS_IT.of(lang),
        Fault::Points => say::THE_GOAL_MUST_LIE_BETWEEN_3.of(lang),
        Fault::Ways => say::ROADS_AND_SHIPS_TOGETHER_AT_MOST.of(lang),
        Fault::NoRow => say::THE_MAP_NEEDS_AT_LEAST_ONE.of(lang),
        Fault::RowTooLong => say::THIS_ROW_IS_TOO_LONG.of(lang),
        Fault::FrameTooLarge(_) => say::THE_MAP_IS_TOO_LARGE_AT.of(lang),
        Fault::NoSpiral => say::NUMBERS_IN_A_SPIRAL_NEED_AN.of(lang),
        Fault::DealtBySeveral { .. } => say::IT_IS_NOT_CLEAR_FROM_WHICH.of(lang),
        Fault::ChipFromSeveral { .. } => say::IT_IS_NOT_CLEAR_FROM_WHICH_2.of(lang),
        Fault::NoSuchHex => say::THERE_IS_NO_SUCH_HEX.of(lang),
        _ => say::SOMETHING_IS_NOT_RIGHT_HERE.of(lang),
    })
}

/// Harbours, starts, robbers and chips in the wrong place.
fn on_land(fault: &Fault, lang: Lang) -> Option<&'static str> {
    Some(match fault {
        Fault::TooManyHarbours => say::AT_MOST_16_HARBOURS.of(lang),
        Fault::SpotsForPlayers => say::THE_PLAYERS_LAY_THE_HARBOURS_THEMSELVES.of(lang),
        Fault::SpotShares => say::TWO_HARBOURS_SHARE_AN_INTERSECTION_MOVE.of(lang),
        Fault::SpotUnprinted => say::A_HARBOUR_CANNOT_LIE_BESIDE_A.of(lang),
        Fault::SpotInland => say::THIS_HARBOUR_LIES_INLAND_IT_NEEDS.of(lang),
        Fault::SpotAtSea => say::THIS_HARBOUR_LIES_OUT_AT_SEA.of(lang),
        Fault::FixedKinds => say::THE_KINDS_OF_HARBOURS_ON_THE.of(lang),
        Fault::StartHidden => say::NOBODY_CAN_START_BESIDE_UNDISCOVERED_HEXES.of(lang),
        Fault::StartAtSea => say::NOBODY_CAN_START_AT_SEA_CHOOSE.of(lang),
        Fault::BonusNowhere => say::THERE_ARE_VICTORY_CHIPS_FOR_AN.of(lang),
        Fault::TradeLines => say::TRADE_LINES_NEED_TWO_ISLANDS_AND.of(lang),
        Fault::NoDesert => say::THE_ROBBER_STARTS_ON_THE_DESERT.of(lang),
        Fault::RobberAtSea => say::THE_ROBBER_MUST_STAND_ON_LAND.of(lang),
        Fault::PirateAshore => say::THE_PIRATE_MUST_BE_AT_SEA.of(lang),
        Fault::RobberRoom => say::THE_ROBBER_NEEDS_TWO_LAND_HEXES.of(lang),
        Fault::DealAgain => say::NO_DEAL_HAS_SUCH_ISLANDS.of(lang),
        _ => return None,
    })
}

/// Only what differs: `woods: 5 instead of 4`.
fn totals<T: Copy>(
    kinds: &[T],
    got: &[u8],
    want: &[u8],
    lang: Lang,
    differs: fn(T, u8, u8, Lang) -> String,
) -> String {
    let counts = kinds.iter().zip(got.iter().zip(want)).filter(|(_, (got, want))| got != want);
    let changes: Vec<String> =
        counts.map(|(kind, (got, want))| differs(*kind, *got, *want, lang)).collect();
    say::TotalsChanged { changes: changes.join(", ") }.of(lang)
}

fn terrain_total(terrain: Terrain, got: u8, want: u8, lang: Lang) -> String {
    say::TerrainTotal { got, terrain: names::terrain(terrain, lang), want }.of(lang)
}

fn number_total(number: u8, got: u8, want: u8, lang: Lang) -> String {
    say::NumberTotal { got, number, want }.of(lang)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn faults() -> Vec<Fault> {
        let (pool, word) = (|| "main".to_owned(), || "lava".to_owned());
        vec![
            Fault::Syntax("unexpected".to_owned()),
            Fault::Players,
            Fault::Points,
            Fault::Pieces { least: 2 },
            Fault::Ways,
            Fault::NoRow,
            Fault::RowCount { got: 3, want: 4 },
            Fault::RowTooLong,
            Fault::RowStraight { row: 1 },
            Fault::FrameTooLarge(settlers::TooLarge),
            Fault::NoMeaning { word: word() },
            Fault::RowLength { got: 3, want: 4 },
            Fault::TerrainInArea { place: 1, terrain: Terrain::Sea, area: 'm' },
            Fault::ChipOnTerrain { place: 1, terrain: Terrain::Woods },
            Fault::DealtBySeveral { place: 1 },
            Fault::IslandsTouch { first: '1', second: '2' },
            Fault::PoolNowhere { pool: pool() },
            Fault::PoolHexes { pool: pool(), got: 3, want: 4 },
            Fault::PoolChips { pool: pool(), got: 3, want: 4 },
            Fault::NoSpiral,
            Fault::PoolCount { found: 2, how: How::Bag, wanted: 1 },
            Fault::ChipFromSeveral { hex: 7 },
            Fault::TerrainTotals { got: [1; 8], want: [0; 8] },
            Fault::ChipTotals { got: [1; 10], want: [0; 10] },
            Fault::TooManyHarbours,
            Fault::HarbourCount { harbours: 3, spots: 4 },
            Fault::SpotsForPlayers,
            Fault::PlacedHow { word: word() },
            Fault::SpotNowhere { r: 9, i: 9 },
            Fault::NoSide { word: word() },
            Fault::NoHarbour { reason: word() },
            Fault::SpotShares,
            Fault::SpotUnprinted,
            Fault::SpotInland,
            Fault::SpotAtSea,
            Fault::FixedKinds,
            Fault::StartRoom { room: 3, need: 29 },
            Fault::StartHidden,
            Fault::StartAtSea,
            Fault::NoBonus { word: word() },
            Fault::BonusNowhere,
            Fault::TradeLines,
            Fault::RobberHow { word: word() },
            Fault::NoSuchHex,
            Fault::NoDesert,
            Fault::RobberAtSea,
            Fault::PirateAshore,
            Fault::RobberRoom,
            Fault::DealAgain,
            Fault::PoolHow { word: word() },
        ]
    }

    fn mistake(fault: Fault) -> Mistake {
        Mistake { line: 7, field: "pieces.roads".to_owned(), fault, at: None }
    }

    /// Every fault has words of its own, for people and not for compilers.
    #[test]
    fn every_fault_has_a_code_and_words_of_its_own_in_every_language() {
        let codes = faults().iter().map(|fault| game::Coded::code(fault).to_owned()).collect();
        let said = |lang| faults().into_iter().map(|it| sentence(&mistake(it), lang)).collect();
        let all: Vec<Vec<String>> = Lang::ALL.into_iter().map(said).collect();
        for text in all.iter().flatten() {
            assert!(!text.contains("place 1") && !text.contains("S-"), "{text}");
        }
        for (lang, list) in Lang::ALL.into_iter().zip(&all) {
            let unknown = say::SOMETHING_IS_NOT_RIGHT_HERE.of(lang);
            assert!(!list.iter().any(|text| text == unknown), "{lang:?}");
        }
        for list in all.into_iter().chain([codes]) {
            let once: BTreeSet<&String> = list.iter().collect();
            assert_eq!(once.len(), list.len());
        }
    }

    #[test]
    fn totals_name_only_what_differs() {
        let fault =
            Fault::TerrainTotals { got: [0, 0, 0, 4, 0, 0, 0, 5], want: [0, 0, 0, 4, 0, 0, 0, 4] };
        assert!(sentence(&mistake(fault), Lang::De).ends_with("(Wald: 5 statt 4)"));
    }
}
