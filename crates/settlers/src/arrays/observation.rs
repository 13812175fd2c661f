//! What a seat sees, in bytes. It is what the view says, and no more.

use game::arrays::{Field, Traces, Writer};
use game::{Audience, Seat};

use crate::event::Answer;
use crate::geometry::{CORNERS_MAX, HEXES_MAX, SIDES_MAX};
use crate::goods::{Bundle, Resource};
use crate::phase::Phase;
use crate::state::{SEATS, Settlers, place_of};

const TABLE: usize = 24;
const DICE: usize = 11;
const TERRAINS: usize = 8;
const CHIPS: usize = 10;
const PLAYER: usize = 40;
const OFFER: usize = 10;
const ANSWER: usize = 11;
const LINES: usize = 16;
const LINE: usize = 4;

fn field(name: &'static str, shape: &[usize], about: &'static str) -> Field {
    Field { name, shape: shape.to_vec(), about }
}

pub(super) fn fields() -> Vec<Field> {
    vec![
        field(
            "table",
            &[TABLE],
            "phase (0 main 1 roll 2 dice 3 discard 4 move robber 5 choose victim 6 steal 7 draw card 8 free road 9 lifted 10 take 11 answer 12 close deal 13 first settlement 14 first road 15 lay harbour 16 place pirate 17 order chips 18 take chip 19 agree deal 20 over 21 another of chance), what it is about (8 roads left; 9 side, 14 intersection, 15 kind of harbour, 18 hex, each + 1), rolled, card played, ship moved, offers made, turn (2 bytes), robber + 1, pirate + 1, bank (5), deck, goal, route holder + 1, army holder + 1, whose turn, seats, redeals left, 2 spare",
        ),
        field("dice", &[DICE], "rolls of 2 to 12 left in levelled dice"),
        field("stack", &[TERRAINS], "hexes face down by terrain"),
        field("bag", &[CHIPS], "chips face down by number: 2 to 6, 8 to 12"),
        field(
            "players",
            &[SEATS, PLAYER],
            "own seat first: plays, decides, points as known to the seat, cards, own hand (5), development, new development, own ready (5), own new (5), knights, route, chips, left: settlements cities roads ships, rates (5), owed, picks, keeps the deal, spare",
        ),
        field("offer", &[OFFER], "given (5), wanted (5) by whose turn it is"),
        field(
            "answers",
            &[SEATS, ANSWER],
            "own seat first: 0 open 1 refused 2 accepted 3 countered, gives (5), wants (5)",
        ),
        field(
            "lines",
            &[LINES, LINE],
            "trade lines: intersection + 1, intersection + 1, who closed it + 1, holders as bits from the own seat",
        ),
        field(
            "hexes",
            &[HEXES_MAX, 2],
            "terrain + 1 (sea desert gold fields hills mountains pasture woods unknown), chip",
        ),
        field("harbours", &[CORNERS_MAX], "at an intersection: 1 + kind, 6 general"),
        field("corners", &[CORNERS_MAX], "1 + 2 seat a settlement, 2 + 2 seat a city"),
        field("sides", &[SIDES_MAX], "1 + 2 seat a road, 2 + 2 seat a ship"),
    ]
}

/// A seat as `own` counts: itself first.
#[inline]
fn from_own(own: Seat, seat: Seat, seats: usize) -> u8 {
    ((seat.index() + seats - own.index()) % seats) as u8
}

/// Writes the observation of `own`.
pub(super) fn write(game: &Settlers, own: Seat, row: &mut [u8], traces: &mut Traces) {
    let mut out = Writer::new(row, 0);
    write_table(game, own, &mut out);
    out.bytes(&game.now.dice.counts());
    out.bytes(&game.now.terrain_pile);
    out.bytes(&game.now.chip_pile);
    write_players(game, own, &mut out);
    write_offer(game, own, &mut out);
    write_lines(game, own, &mut out);
    write_hexes(game, &mut out);
    write_harbours(game, &mut out, &mut traces.grown);
    write_pieces(game, own, &mut out);
}

fn write_table(game: &Settlers, own: Seat, out: &mut Writer<'_>) {
    let (now, seats) = (&game.now, game.terms.seats);
    let holder = |holder: Option<Seat>| holder.map_or(0, |seat| 1 + from_own(own, seat, seats));
    let (phase, place) = phase_code(now.phase);
    out.bytes(&[phase, place, u8::from(now.phase.is_rolled())]);
    out.bytes(&[u8::from(now.card_played), u8::from(now.ship_moved), now.offers]);
    out.pair(i32::from(now.turn));
    out.bytes(&[now.robber.wrapping_add(1), now.pirate.wrapping_add(1)]);
    out.bytes(&now.bank.counts());
    out.bytes(&[now.deck.iter().sum(), game.terms.goal]);
    out.bytes(&[holder(now.route_holder), holder(now.army_holder)]);
    let active = from_own(own, now.active, seats);
    out.bytes(&[active, seats as u8, game.redeals_left(), 0, 0]);
}

fn write_players(game: &Settlers, own: Seat, out: &mut Writer<'_>) {
    let seats = game.terms.seats;
    let points = game.points_for(Audience::Seat(own));
    let mut seat = own;
    for _ in 0..seats {
        let player = game.player(seat);
        let mine = seat == own;
        let hidden = |counts: [u8; 5]| if mine { counts } else { [0; 5] };
        let known = if game.now.phase.is_over() && !mine {
            player.points
        } else {
            points[seat.index()] as u8
        };
        out.bytes(&[1, u8::from(game.decides(seat)), known, player.hand.total()]);
        out.bytes(&hidden(player.hand.counts()));
        out.bytes(&[player.cards.iter().sum(), player.fresh.iter().sum()]);
        out.bytes(&hidden(player.cards));
        out.bytes(&hidden(player.fresh));
        out.bytes(&[player.knights, game.route(seat), player.chips]);
        let left = player.left;
        out.bytes(&[left.settlements, left.cities, left.roads, left.ships]);
        out.bytes(&Resource::ALL.map(|kind| game.rate(seat, kind)));
        out.bytes(&[player.owed, player.picks, u8::from(keeps(game, seat)), 0, 0, 0, 0]);
        seat = seat.next(seats);
    }
    out.cleared((SEATS - seats) * PLAYER);
}

fn keeps(game: &Settlers, seat: Seat) -> bool {
    matches!(game.now.phase, Phase::AgreeDeal { keep, .. } if keep.contains(seat))
}

fn write_offer(game: &Settlers, own: Seat, out: &mut Writer<'_>) {
    if !matches!(game.now.phase, Phase::Answer | Phase::CloseDeal) {
        out.cleared(OFFER + SEATS * ANSWER);
        return;
    }
    let (trade, seats) = (&game.now.trade, game.terms.seats);
    out.bytes(&trade.give.0);
    out.bytes(&trade.want.0);
    let mut seat = own;
    for _ in 0..seats {
        let none = Bundle::default();
        let (code, give, want) = match trade.answers[place_of(seat)] {
            Answer::Open => (0, none, none),
            Answer::Refused => (1, none, none),
            Answer::Accepted => (2, none, none),
            Answer::Countered { give, want } => (3, give, want),
        };
        out.byte(code);
        out.bytes(&give.0);
        out.bytes(&want.0);
        seat = seat.next(seats);
    }
    out.cleared((SEATS - seats) * ANSWER);
}

fn write_lines(game: &Settlers, own: Seat, out: &mut Writer<'_>) {
    let seats = game.terms.seats;
    let bytes = out.cleared(LINES * LINE);
    for (line, into) in game.lines.iter().zip(bytes.chunks_exact_mut(LINE)) {
        let held = |seat: &Seat| line.holders >> seat.index() & 1 == 1;
        let bit = |seat: Seat| 1 << from_own(own, seat, seats);
        let holders: u8 = game.all_seats().filter(held).map(bit).sum();
        into.copy_from_slice(&[
            line.a + 1,
            line.b + 1,
            1 + from_own(own, line.closer, seats),
            holders,
        ]);
    }
}

fn write_hexes(game: &Settlers, out: &mut Writer<'_>) {
    let bytes = out.cleared(HEXES_MAX * 2);
    let shown = game.now.terrain.iter().zip(&game.now.chips).take(game.geometry().hexes());
    for (into, (terrain, chip)) in bytes.chunks_exact_mut(2).zip(shown) {
        into[0] = *terrain as u8 + 1;
        into[1] = *chip;
    }
}

/// Harbours stay where they lie: they are written when one more does, or when the board was dealt again.
fn write_harbours(game: &Settlers, out: &mut Writer<'_>, written: &mut usize) {
    let count = usize::from(game.now.harbour_count);
    let now = 1 + count + (usize::from(game.redeals_left()) << 8);
    if *written == now {
        out.skip(CORNERS_MAX);
        return;
    }
    *written = now;
    let bytes = out.cleared(CORNERS_MAX);
    for (side, kind) in game.now.harbours.iter().take(count) {
        let code = 1 + kind.index() as u8;
        let ends = game.geometry().side_ends.get(usize::from(*side));
        for end in ends.into_iter().flatten() {
            set(bytes, *end, code);
        }
    }
}

fn write_pieces(game: &Settlers, own: Seat, out: &mut Writer<'_>) {
    let seats = game.terms.seats;
    let corners = out.cleared(CORNERS_MAX);
    for seat in game.all_seats() {
        let (player, code) = (game.player(seat), 1 + 2 * from_own(own, seat, seats));
        player.settlements.iter().for_each(|at| set(corners, at, code));
        player.cities.iter().for_each(|at| set(corners, at, code + 1));
    }
    let sides = out.cleared(SIDES_MAX);
    for seat in game.all_seats() {
        let (player, code) = (game.player(seat), 1 + 2 * from_own(own, seat, seats));
        player.roads.iter().for_each(|at| set(sides, at, code));
        player.ships.iter().for_each(|at| set(sides, at, code + 1));
    }
}

#[inline]
fn set(bytes: &mut [u8], at: u8, code: u8) {
    if let Some(byte) = bytes.get_mut(usize::from(at)) {
        *byte = code;
    }
}

/// The phase by its place in this list, and one more than the place it is about.
fn phase_code(phase: Phase) -> (u8, u8) {
    match phase {
        Phase::Main => (0, 0),
        Phase::Roll => (1, 0),
        Phase::Dice => (2, 0),
        Phase::Discard => (3, 0),
        Phase::MoveRobber { .. } => (4, 0),
        Phase::ChooseVictim { .. } => (5, 0),
        Phase::Steal { .. } => (6, 0),
        Phase::DrawCard => (7, 0),
        Phase::FreeRoad { left, .. } => (8, left),
        Phase::Lifted { from } => (9, from + 1),
        Phase::Pick { .. } => (10, 0),
        Phase::Answer => (11, 0),
        Phase::CloseDeal => (12, 0),
        Phase::FirstSettlement { .. } => (13, 0),
        Phase::FirstRoad { at, .. } => (14, at + 1),
        Phase::LayHarbour { kind } => (15, 1 + kind.index() as u8),
        Phase::PlacePirate => (16, 0),
        Phase::OrderChips { .. } => (17, 0),
        Phase::TakeChip { hex, .. } => (18, hex + 1),
        Phase::AgreeDeal { .. } => (19, 0),
        Phase::Over { .. } => (20, 0),
        _ => (21, 0),
    }
}
