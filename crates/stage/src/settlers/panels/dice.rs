//! The dice: the last roll and whom it served, how often each sum came, what each would bring.

use ::words::settlers::panels_dice as say;
use game::Seat;
use settlers::{Bundle, DiceKind, Event, Roll, Terrain, pips};

use super::super::names;
use super::super::review::ledger::{Ledger, Throw};
use super::{Shown, icons};
use crate::{Bar, Lang, Panel, PanelPlace, Row, Token};

/// The tab of the dice.
pub fn panel(shown: Shown<'_>, told: &[Event]) -> Panel {
    let ledger = Ledger::of(shown.board, told);
    let last = ledger.throws.last();
    let mut rows = last.map(|throw| last_roll(shown, throw)).unwrap_or_default();
    rows.push(histogram(&ledger.sums(), last.map(|throw| throw.roll.sum()), shown.lang));
    if shown.board.view.dice_kind == DiceKind::Levelled {
        rows.push(deck(shown));
    }
    rows.push(Row::Text(say::WHAT_EACH_NUMBER_BRINGS_NOW.of(shown.lang).to_owned()));
    rows.push(yields(shown));
    rows.extend(blocked(shown));
    let title = say::DICE.of(shown.lang).to_owned();
    Panel { key: "dice", title, spot: PanelPlace::Tab, rows }
}

/// A roll as a picture, for those who look at their hand.
pub fn thrown(shown: Shown<'_>, told: &[Event]) -> Option<Token> {
    told.iter().rev().find_map(|event| match *event {
        Event::Rolled { seat, roll } => Some(token(shown, seat, roll)),
        _ => None,
    })
}

fn token(shown: Shown<'_>, seat: Seat, roll: Roll) -> Token {
    let (who, sum) = (names::player(seat, shown.names, shown.lang), roll.sum());
    Token {
        art: icons::roll(roll),
        name: match roll.dice() {
            Some([first, second]) => say::RolledDice { first, second, sum, who }.of(shown.lang),
            None => say::Rolled { sum, who }.of(shown.lang),
        },
        count: None,
        note: String::new(),
        target: None,
        enabled: false,
        chosen: false,
    }
}

/// The last roll, who got what, and from where.
fn last_roll(shown: Shown<'_>, throw: &Throw) -> Vec<Row> {
    let lang = shown.lang;
    let token = Token {
        note: names::player(throw.seat, shown.names, lang).to_owned(),
        ..token(shown, throw.seat, throw.roll)
    };
    let label = say::LAST_ROLL.of(lang).to_owned();
    let mut rows = vec![Row::Tokens { label, tokens: vec![token] }];
    if !throw.brought.is_empty() {
        let heads = [say::PLAYER.of(lang), say::CARDS.of(lang), say::FROM.of(lang)];
        let lines = gains(shown, throw);
        rows.push(Row::Table { head: heads.map(str::to_owned).to_vec(), lines });
    }
    rows
}

fn gains(shown: Shown<'_>, throw: &Throw) -> Vec<Vec<String>> {
    let lang = shown.lang;
    let sum = |seat: Seat| {
        let mut all = Bundle::default();
        for (_, cards) in throw.brought.iter().filter(|(who, _)| *who == seat) {
            all.0.iter_mut().zip(cards.0).for_each(|(all, more)| *all += more);
        }
        all
    };
    let from = |seat: Seat| {
        let hexes = throw.sources.iter().filter(|(who, _)| *who == seat);
        let names = hexes.filter_map(|(_, hex)| shown.board.hex(*hex));
        let names: Vec<&str> = names.map(|hex| names::terrain(hex.terrain, lang)).collect();
        names::list(&names, lang)
    };
    let seats = shown.board.players().map(|(seat, _)| seat).filter(|seat| sum(*seat).total() > 0);
    let line = |seat: Seat| {
        let name = names::player(seat, shown.names, lang).to_owned();
        vec![name, names::bundle(sum(seat), lang), from(seat)]
    };
    seats.map(line).collect()
}

/// How often each sum came, against how often it was to be expected.
pub fn histogram(sums: &[u32; 11], last: Option<u8>, lang: Lang) -> Row {
    let all: u32 = sums.iter().sum();
    let bar = |(sum, count): (u8, &u32)| {
        let expected = all as f32 * f32::from(pips(sum)) / 36.0;
        Bar {
            label: sum.to_string(),
            value: *count as f32,
            expected: Some(expected),
            name: say::Came { count, expected: names::decimal(expected, lang), sum }.of(lang),
            marked: last == Some(sum),
        }
    };
    let label = say::RollsTheLineShowsWhatWas { all }.of(lang);
    Row::Bars { label, bars: (2..).zip(sums).map(bar).collect() }
}

/// Levelled dice: what is left of the 36 rolls before they are shuffled anew. A deck that is used up
/// is shuffled when the next roll is wanted, so it counts as whole.
fn deck(shown: Shown<'_>) -> Row {
    let (dice, lang) = (shown.board.view.dice, shown.lang);
    let used_up = dice.iter().all(|left| *left == 0);
    let dice = if used_up { std::array::from_fn(|at| pips(at as u8 + 2)) } else { dice };
    let left: u32 = dice.iter().map(|count| u32::from(*count)).sum();
    let bar = |(sum, count): (u8, u8)| Bar {
        label: sum.to_string(),
        value: count.into(),
        expected: None,
        name: say::Left { count, sum }.of(lang),
        marked: false,
    };
    let label = say::LevelledDiceOf36RollsLeft { left }.of(lang);
    Row::Bars { label, bars: (2..).zip(dice).map(bar).collect() }
}

/// What each number would bring to each player, the robber's hex left out.
fn yields(shown: Shown<'_>) -> Row {
    let who = say::NUMBER.of(shown.lang).to_owned();
    let names = shown.board.players().map(|(seat, _)| seat);
    let names = names.map(|seat| names::player(seat, shown.names, shown.lang).to_owned());
    let head = [who].into_iter().chain(names).collect();
    let sums = (2..=12).filter(|sum| *sum != 7);
    let lines = sums.map(|sum| {
        let cells = shown.board.players().map(|(seat, _)| brings(shown, seat, sum));
        [sum.to_string()].into_iter().chain(cells).collect()
    });
    Row::Table { head, lines: lines.collect() }
}

/// What a sum brings to a seat now, in a few words.
fn brings(shown: Shown<'_>, seat: Seat, sum: u8) -> String {
    let board = shown.board;
    let Some(player) = board.player(seat) else { return String::new() };
    let towns = player.settlements.iter().map(|at| (at, 1));
    let towns = towns.chain(player.cities.iter().map(|at| (at, 2)));
    let (mut cards, mut choices) = (Bundle::default(), 0);
    for (corner, count) in towns {
        for hex in board.hexes_at(*corner) {
            let Some(land) = board.hex(hex) else { continue };
            if land.chip != Some(sum) || board.view.robber == Some(hex) {
                continue;
            }
            if let Some(kind) = land.terrain.resource() {
                cards.0[kind.index()] += count;
            } else if land.terrain == Terrain::Gold {
                choices += count;
            }
        }
    }
    let cards = (cards.total() > 0).then(|| names::bundle(cards, shown.lang));
    let gold = names::terrain(Terrain::Gold, shown.lang);
    let gold = (choices > 0).then(|| names::times(choices.into(), gold));
    let parts: Vec<String> = cards.into_iter().chain(gold).collect();
    parts.join(", ")
}

/// What the robber blocks, and for whom.
fn blocked(shown: Shown<'_>) -> Option<Row> {
    let (board, lang) = (shown.board, shown.lang);
    let robber = board.view.robber?;
    let land = board.hex(robber)?;
    let chip = land.chip?;
    let hit = board.players().filter(|(_, player)| {
        let mut towns = player.settlements.iter().chain(&player.cities);
        towns.any(|at| board.hexes_at(*at).contains(&robber))
    });
    let hit = names::players(hit.map(|(seat, _)| seat), shown.names, lang);
    let land = names::terrain(land.terrain, lang);
    Some(Row::Text(match hit.is_empty() {
        true => say::TheRobberBlocksNobody { chip, land }.of(lang),
        false => say::TheRobberBlocksThatHits { chip, hit, land }.of(lang),
    }))
}
