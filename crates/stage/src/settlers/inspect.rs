//! What can be asked about a place, and what is still in bank and bag.

use ::words::settlers::inspect as say;
use game::SeatSet;
use settlers::{CHIP_NUMBERS, Corner, Hex, Resource, Terrain, pips};

use super::board::Board;
use super::overlay::{claim, worth};
use super::target::Target;
use super::{labels, names, pictures};
use crate::badge::emblems;
use crate::scene::Art;
use crate::{Entry, Lang, Tally, colour};

/// What can be asked about a target beyond its name.
pub fn inspect(board: &Board, target: &str, lang: Lang) -> Option<Tally> {
    match Target::read(target)? {
        Target::Corner(corner) => at_corner(board, corner, lang),
        Target::Place(settlers::Action::Settle { at }) => at_corner(board, at, lang),
        Target::Hex(hex) => at_hex(board, hex, lang),
        _ => None,
    }
}

/// What a settlement there would yield in 36 rolls, hex by hex; and its harbour.
fn at_corner(board: &Board, corner: Corner, lang: Lang) -> Option<Tally> {
    board.corner_point(corner)?;
    let yields = |hex: Hex| {
        let hex = board.hex(hex)?;
        let count = u32::from(pips(hex.chip?));
        Some(Entry {
            art: hex
                .terrain
                .resource()
                .map_or_else(|| pictures::terrain(hex.terrain), pictures::resource),
            name: what(hex.terrain, count, lang),
            count,
        })
    };
    let entries: Vec<Entry> = board.hexes_at(corner).into_iter().filter_map(yields).collect();
    let worth = worth(board, corner);
    let mut title = say::CardsToExpectIn36Rolls { worth }.of(lang);
    if let Some(kind) = board.harbour_at(corner) {
        title += &format!(" · {}", names::harbour(kind, lang));
    }
    Some(Tally { title, entries })
}

fn what(terrain: Terrain, count: u32, lang: Lang) -> String {
    let kind = terrain
        .resource()
        .map_or_else(|| say::A_CARD_OF_YOUR_CHOICE.of(lang), |kind| names::resource(kind, lang));
    say::RollsOf36 { ways: count, what: kind }.of(lang)
}

/// Who gets how much from a hex.
fn at_hex(board: &Board, at: Hex, lang: Lang) -> Option<Tally> {
    let hex = board.hex(at)?;
    let claims = board.players().filter_map(|(seat, _)| {
        let count = u32::from(claim(board, seat, at));
        let art: Art = format!(
            "<g transform='translate(50 50) scale(4)'>{}</g>",
            emblems(SeatSet::only(seat))
        )
        .into();
        let (colour, cards) = (colour(seat, lang), names::cards(count, lang));
        let name = say::ColourGets { colour, cards }.of(lang);
        (count > 0).then_some(Entry { art, name, count })
    });
    let entries = if hex.chip.is_some() { claims.collect() } else { Vec::new() };
    Some(Tally { title: labels::hex(board, at, hex, lang), entries })
}

/// Bank, deck, and what is still to be discovered or drawn.
pub fn stock(board: &Board, lang: Lang) -> Tally {
    let bank = Resource::ALL.into_iter().zip(board.view.bank.0);
    let mut entries: Vec<Entry> =
        bank.map(|(kind, count)| card(kind, count.into(), lang)).collect();
    entries.push(deck(board.view.deck.into(), lang));
    let lands = Terrain::ALL.into_iter().zip(board.view.stack);
    let lands = lands.filter(|(_, count)| *count > 0);
    entries.extend(lands.map(|(terrain, count)| land(terrain, count.into(), lang)));
    let chips = CHIP_NUMBERS.into_iter().zip(board.view.chips);
    let chips = chips.filter(|(_, count)| *count > 0);
    entries.extend(chips.map(|(number, count)| chip(number, count.into(), lang)));
    Tally { title: title(board, lang), entries }
}

fn title(board: &Board, lang: Lang) -> String {
    let hexes: u32 = board.view.stack.iter().map(|count| u32::from(*count)).sum();
    let bank = say::IN_THE_BANK.of(lang);
    match hexes {
        0 => bank.to_owned(),
        count => format!("{bank} · {}", say::HexesToDiscover { count }.of(lang)),
    }
}

fn card(kind: Resource, count: u32, lang: Lang) -> Entry {
    let name = names::cards_of(kind, count, lang);
    Entry { art: pictures::resource(kind), name, count }
}

fn deck(count: u32, lang: Lang) -> Entry {
    Entry { art: pictures::deck(), name: say::DeckLeft { count }.of(lang), count }
}

fn land(terrain: Terrain, count: u32, lang: Lang) -> Entry {
    let name = names::times(count, names::terrain(terrain, lang));
    Entry { art: pictures::terrain(terrain), name, count }
}

fn chip(number: u8, count: u32, lang: Lang) -> Entry {
    let name = names::times(count, &say::ChipNumber { number }.of(lang));
    Entry { art: pictures::chip(number), name, count }
}

/// Everything that the stock or an answer could show.
pub fn sheet(lang: Lang) -> Vec<Entry> {
    let cards = Resource::ALL.into_iter().map(|kind| card(kind, 19, lang));
    let lands = Terrain::ALL.into_iter().map(|terrain| land(terrain, 1, lang));
    let chips = CHIP_NUMBERS.into_iter().map(|number| chip(number, 1, lang));
    cards.chain([deck(25, lang)]).chain(lands).chain(chips).collect()
}
