//! The game as one audience may see it. What it may not know is not in here.

use game::{Audience, Seat, SeatSet, Turn};
use serde::{Deserialize, Serialize};

use crate::action::Card;
use crate::event::Answer;
use crate::geometry::{Corner, Hex, NOWHERE, Side};
use crate::goods::{Bundle, Resource};
use crate::land::{ChipPile, HarbourKind, Terrain, TerrainPile};
use crate::options::DiceKind;
use crate::phase::Phase;
use crate::scenario::Pieces;
use crate::state::{Player, Settlers};

/// A hex as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HexView {
    /// What it shows.
    pub terrain: Terrain,
    /// Its chip, if any.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub chip: Option<u8>,
}

/// A harbour that lies at a coast.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HarbourView {
    /// The side of the coast, whose two ends it serves (S-04).
    pub side: Side,
    /// What it trades.
    pub kind: HarbourKind,
}

/// A trade line with its chips (S-50 ff.).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LineView {
    /// The building on the one island.
    pub a: Corner,
    /// The other end.
    pub b: Corner,
    /// Who closed it.
    pub closer: Seat,
    /// Who holds a chip for it.
    pub holders: SeatSet,
}

/// The offer on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OfferView {
    /// What the active player gives.
    pub give: Bundle,
    /// What the active player wants.
    pub want: Bundle,
    /// The answers so far, by seat.
    pub answers: Vec<Answer>,
}

/// What the players said about the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DealView {
    /// Who has answered.
    pub answered: SeatSet,
    /// Who wants to keep it.
    pub keep: SeatSet,
    /// How often the table may still deal again.
    pub redeals_left: u8,
}

/// Development cards that this audience may see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardsView {
    /// Cards that may be played.
    pub ready: Vec<Card>,
    /// Cards bought in this turn.
    pub fresh: Vec<Card>,
}

/// What everybody, or this audience, knows of one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerView {
    /// Points, as far as this audience knows them.
    pub points: i32,
    /// How many resource cards.
    pub cards: u8,
    /// Which, where this audience may know.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub hand: Option<Bundle>,
    /// How many development cards from earlier turns.
    pub development: u8,
    /// How many bought in this turn.
    pub development_new: u8,
    /// Which, where this audience may know.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub development_cards: Option<CardsView>,
    /// Knights played; three or more may be the largest army (S-80).
    pub knights: u8,
    /// Longest run of roads and ships.
    pub route: u8,
    /// Victory chips, a point each (S-30); `points` has them already.
    pub chips: u8,
    /// The sides where roads lie, in rising order.
    pub roads: Vec<Side>,
    /// The sides where ships lie, in rising order.
    pub ships: Vec<Side>,
    /// The intersections with a settlement, in rising order.
    pub settlements: Vec<Corner>,
    /// The intersections with a city, in rising order.
    pub cities: Vec<Corner>,
    /// Pieces in stock.
    pub left: Pieces,
    /// What the bank asks for one card, by resource.
    pub rates: [u8; 5],
    /// Cards still to give up.
    pub owed: u8,
    /// Cards of choice still to take.
    pub picks: u8,
}

/// The whole game, as one audience may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The scenario's id.
    pub scenario: String,
    /// The scenario's name for people.
    pub title: String,
    /// Points to win.
    pub goal: u8,
    /// Rows of the frame: length and offset.
    pub rows: Vec<(u8, u8)>,
    /// The hexes in reading order.
    pub hexes: Vec<HexView>,
    /// The harbours laid so far.
    pub harbours: Vec<HarbourView>,
    /// The robber's hex; nothing while it is beside the board (S-37).
    pub robber: Option<Hex>,
    /// The pirate's hex; nothing where it is not in play or not placed yet (S-31).
    pub pirate: Option<Hex>,
    /// What must happen now, in a word.
    pub phase: String,
    /// The place it is about, if any.
    pub place: Option<String>,
    /// Who decides now.
    pub deciding: SeatSet,
    /// Whose turn it is.
    pub active: Seat,
    /// The turn's number.
    pub turn: u16,
    /// Have the dice been rolled?
    pub rolled: bool,
    /// Cards in the bank.
    pub bank: Bundle,
    /// Development cards left.
    pub deck: u8,
    /// What brings the sums.
    #[serde(default)]
    pub dice_kind: DiceKind,
    /// Rolls left of each sum from 2 to 12 (levelled dice); none before the deck is shuffled.
    pub dice: [u8; 11],
    /// Hexes still face down, by kind: everybody knows what is missing, nobody where it lies.
    pub stack: TerrainPile,
    /// Chips still face down or in the bag, by number.
    pub chips: ChipPile,
    /// The players in the order of the seats.
    pub players: Vec<PlayerView>,
    /// Who holds the longest route.
    pub longest_route: Option<Seat>,
    /// Who holds the largest army.
    pub largest_army: Option<Seat>,
    /// Closed trade lines.
    pub lines: Vec<LineView>,
    /// The deal, while it is asked whether to keep it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub deal: Option<DealView>,
    /// The offer on the table.
    pub offer: Option<OfferView>,
    /// What may be offered beyond the legal list.
    pub offer_rule: String,
    /// Who has won.
    pub winners: SeatSet,
}

/// Says how the list of offers is meant.
const OFFER_RULE: &str = "listed are 1:1, 2:1 and 1:2; any offer within your hand is accepted, \
                          no gifts, no kind on both sides";

impl View {
    pub(crate) fn new(game: &Settlers, audience: Audience) -> View {
        let now = &game.now;
        let place = |hex: u8| (hex != NOWHERE).then_some(Hex(hex));
        let (phase, at) = phase(now.phase);
        View {
            scenario: game.board().scenario.id.clone(),
            title: game.board().scenario.name.clone(),
            goal: game.terms.goal,
            rows: game.geometry().rows.iter().map(|row| (row.length, row.offset)).collect(),
            hexes: (0..game.geometry().hexes()).map(|hex| hex_view(game, hex)).collect(),
            harbours: harbours(game),
            robber: place(now.robber),
            pirate: place(now.pirate),
            phase: phase.to_owned(),
            place: at,
            deciding: match game.whose_turn() {
                Turn::Decide(seats) => seats,
                Turn::Chance | Turn::Over => SeatSet::EMPTY,
            },
            active: now.active,
            turn: now.turn,
            rolled: now.phase.is_rolled(),
            bank: Bundle::from(now.bank),
            deck: now.deck.iter().sum(),
            dice_kind: game.terms.options.dice,
            dice: now.dice.counts(),
            stack: now.terrain_pile,
            chips: now.chip_pile,
            players: game.all_seats().map(|seat| player_view(game, seat, audience)).collect(),
            longest_route: now.route_holder,
            largest_army: now.army_holder,
            lines: lines(game),
            deal: deal(game),
            offer: offer(game),
            offer_rule: if game.terms.options.domestic_trade {
                OFFER_RULE.to_owned()
            } else {
                String::new()
            },
            winners: now.winners,
        }
    }
}

fn hex_view(game: &Settlers, hex: usize) -> HexView {
    let chip = game.now.chips[hex];
    HexView { terrain: game.now.terrain[hex], chip: (chip != 0).then_some(chip) }
}

fn harbours(game: &Settlers) -> Vec<HarbourView> {
    let laid = &game.now.harbours[..game.now.harbour_count as usize];
    laid.iter().map(|(side, kind)| HarbourView { side: Side(*side), kind: *kind }).collect()
}

fn lines(game: &Settlers) -> Vec<LineView> {
    let holders =
        |bits: u8| game.all_seats().filter(|seat| bits >> seat.index() & 1 == 1).collect();
    let line = |line: &crate::state::TradeLine| LineView {
        a: Corner(line.a),
        b: Corner(line.b),
        closer: line.closer,
        holders: holders(line.holders),
    };
    game.lines.iter().map(line).collect()
}

fn deal(game: &Settlers) -> Option<DealView> {
    let Phase::AgreeDeal { asked, keep } = game.now.phase else { return None };
    let answered = game.all_seats().filter(|seat| !asked.contains(*seat)).collect();
    Some(DealView { answered, keep, redeals_left: game.redeals_left() })
}

fn offer(game: &Settlers) -> Option<OfferView> {
    let open = matches!(game.now.phase, Phase::Answer | Phase::CloseDeal);
    let trade = &game.now.trade;
    open.then(|| OfferView {
        give: trade.give,
        want: trade.want,
        answers: trade.answers[..game.terms.seats].to_vec(),
    })
}

fn player_view(game: &Settlers, seat: Seat, audience: Audience) -> PlayerView {
    let player = game.player(seat);
    let sees = game.sees_hand(audience, seat);
    PlayerView {
        points: game.points_for(audience)[seat.index()],
        cards: player.hand.total(),
        hand: sees.then(|| Bundle::from(player.hand)),
        development: player.cards.iter().sum(),
        development_new: player.fresh.iter().sum(),
        development_cards: sees.then(|| cards_view(player)),
        knights: player.knights,
        route: game.route(seat),
        chips: player.chips,
        roads: player.roads.iter().map(Side).collect(),
        ships: player.ships.iter().map(Side).collect(),
        settlements: player.settlements.iter().map(Corner).collect(),
        cities: player.cities.iter().map(Corner).collect(),
        left: player.left,
        rates: Resource::ALL.map(|kind| game.rate(seat, kind)),
        owed: player.owed,
        picks: player.picks,
    }
}

fn cards_view(player: &Player) -> CardsView {
    let list = |counts: &[u8; 5]| {
        let each = Card::ALL.into_iter().zip(*counts);
        each.flat_map(|(card, count)| (0..count).map(move |_| card)).collect()
    };
    CardsView { ready: list(&player.cards), fresh: list(&player.fresh) }
}

/// The phase in a word, and the place it is about.
fn phase(phase: Phase) -> (&'static str, Option<String>) {
    let hex = |hex: u8| Some(Hex(hex).to_string());
    match phase {
        Phase::DealTerrain { hex: at, .. } => ("deal-terrain", hex(at)),
        Phase::DealSpiral { .. } => ("deal-spiral", None),
        Phase::DealRed { .. } => ("deal-red", None),
        Phase::DealChip { hex: at, .. } => ("deal-chip", hex(at)),
        Phase::AgreeDeal { .. } => ("agree-deal", None),
        Phase::DealHarbour { spot } => ("deal-harbour", Some(spot.to_string())),
        Phase::DrawHarbour => ("draw-harbour", None),
        Phase::LayHarbour { kind } => ("lay-harbour", Some(kind.to_string())),
        Phase::PlacePirate => ("place-pirate", None),
        Phase::FirstSettlement { .. } => ("first-settlement", None),
        Phase::FirstRoad { at, .. } => ("first-road", Some(Corner(at).to_string())),
        Phase::Roll => ("roll", None),
        Phase::Dice => ("dice", None),
        Phase::Discard => ("discard", None),
        Phase::MoveRobber { .. } => ("move-robber", None),
        Phase::ChooseVictim { .. } => ("choose-victim", None),
        Phase::Steal { victim, .. } => ("steal", Some(victim.to_string())),
        Phase::DrawCard => ("draw-card", None),
        Phase::Main => ("main", None),
        Phase::FreeRoad { .. } => ("free-road", None),
        Phase::Lifted { from } => ("lifted", Some(Side(from).to_string())),
        Phase::Pick { .. } => ("take", None),
        Phase::Find { hex: at, .. } => ("find", hex(at)),
        Phase::FindChip { hex: at, .. } => ("find-chip", hex(at)),
        Phase::OrderChips { .. } => ("order-chips", None),
        Phase::BagChip { hex: at, .. } => ("bag-chip", hex(at)),
        Phase::TakeChip { hex: at, .. } => ("take-chip", hex(at)),
        Phase::Answer => ("answer", None),
        Phase::CloseDeal => ("close-deal", None),
        Phase::Over { .. } => ("over", None),
    }
}

#[cfg(test)]
mod tests {
    use game::Game;

    use super::*;
    use crate::options::SettlersOptions;

    #[test]
    fn everybody_sees_which_dice_are_used_before_the_first_roll() {
        for dice in [DiceKind::Fair, DiceKind::Levelled] {
            let options = SettlersOptions { dice, ..Default::default() };
            let game = Settlers::start(&options, 3).expect("the base game");
            for audience in [Audience::Spectator, Audience::Seat(Seat::FIRST)] {
                let view = game.view(audience);
                assert_eq!((view.dice_kind, view.dice), (dice, [0; 11]));
            }
        }
    }
}
