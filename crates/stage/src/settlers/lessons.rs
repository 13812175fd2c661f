//! The first game for newcomers.
//!
//! Two seats on the base island, the person on seat 0 and a bot on seat 1. Progress is the number of
//! the turn; the set-up comes before the first.

use ::words::extras::settlers_lessons as say;
use game::Seat;
use serde_json::{Map, Value};
use settlers::{Action, PlayerView, View};
use wire::Look;

use super::board::Board;
use super::target::Target;
use crate::claim::Claim::{
    Asked, Before, Beside, Done, NotAsked, NotTouchable, Own, Progress, Tab, Theirs, There,
    Touchable, Tried, Untried,
};
use crate::claim::Facts;
use crate::guide::{self, WrittenLesson};
use crate::tiles::steps::{ONCE_MORE, note, task};
use crate::{Lang, Lesson};

/// The dice of the first game: an 8 lies between lands that yield different things, the person
/// rolls it first, and the bot's first roll is no seven.
pub const SEED: &str = "000000000000000000000000000000000000000000000000000000000000006c";

/// What the table agrees on beyond the book, which is for three and four.
pub fn options() -> Map<String, Value> {
    [("two_players".to_owned(), Value::Bool(true))].into_iter().collect()
}

/// What is said in the first game.
pub fn lessons(lang: Lang) -> Vec<Lesson> {
    guide::lessons(PLAN, lang)
}

const PLAN: &[WrittenLesson] = &[
    note(say::WELCOME_YOU_AND_A_BOT_SETTLE, &[Before(1)], &[Own("settlement", 1)]),
    task(
        say::THE_NUMBER_ON_A_HEX_IS,
        &[Asked("first-settlement"), Beside(8), Untried],
        &[Own("settlement", 1)],
    ),
    task(ONCE_MORE, &[Asked("first-settlement"), Tried], &[Own("settlement", 1)]),
    task(
        say::NOW_A_ROAD_ON_ONE_OF,
        &[Asked("first-road"), Touchable("place:road"), Untried],
        &[Own("road", 1)],
    ),
    task(ONCE_MORE, &[Asked("first-road"), Tried], &[Own("road", 1)]),
    task(
        say::THE_BOT_HAS_SETTLED_TWICE_FOUND,
        &[Asked("first-settlement"), Own("settlement", 1), Theirs("settlement", 2), Untried],
        &[Own("settlement", 2)],
    ),
    task(
        ONCE_MORE,
        &[Asked("first-settlement"), Own("settlement", 1), Tried],
        &[Own("settlement", 2)],
    ),
    task(
        say::AND_THE_ROAD_BESIDE_IT,
        &[Asked("first-road"), Own("settlement", 2), Touchable("place:road"), Untried],
        &[Own("road", 2)],
    ),
    task(ONCE_MORE, &[Asked("first-road"), Own("settlement", 2), Tried], &[Own("road", 2)]),
    note(
        say::THESE_CARDS_ARE_YOUR_HAND_YOUR,
        &[Asked("roll"), Own("card", 1), Progress(1), Before(2)],
        &[Progress(2), There("rolled")],
    ),
    task(
        say::EVERY_TURN_BEGINS_WITH_THE_DICE,
        &[Asked("roll"), Done, Before(3)],
        &[There("rolled"), Progress(2)],
    ),
    note(
        say::EVERY_HEX_WITH_THAT_NUMBER_YIELDS,
        &[Asked("main"), There("rolled"), Before(2), Tab("dice")],
        &[Progress(2)],
    ),
    task(
        say::YOU_CAN_PAY_FOR_SOMETHING_THE,
        &[Asked("main"), Before(2), Touchable("place:"), Untried],
        &[Progress(2)],
    ),
    task(ONCE_MORE, &[Asked("main"), Before(2), Tried], &[Progress(2)]),
    task(
        say::THERE_IS_NOTHING_YOU_CAN_BUILD,
        &[Asked("main"), Before(2), NotTouchable("place:"), Done],
        &[Progress(2)],
    ),
    task(
        say::THE_BOT_OFFERS_YOU_A_TRADE,
        &[Asked("answer"), Touchable("act:refuse")],
        &[Progress(7)],
    ),
    note(
        say::EVERY_ROLL_COUNTS_FOR_EVERYBODY_YOU,
        &[Progress(2), NotAsked("answer")],
        &[Progress(5)],
    ),
    note(say::SOONER_OR_LATER_SOMEBODY_ROLLS_A, &[Progress(2), NotAsked("answer")], &[Progress(6)]),
    note(
        say::SETTLEMENTS_COUNT_1_POINT_CITIES_2,
        &[Progress(2), NotAsked("answer")],
        &[Progress(7)],
    ),
    note(say::THAT_IS_ALL_YOU_NEED_THE, &[], &[]),
];

/// What is asked, in the words of the lessons.
const PHASES: [&str; 5] = ["first-settlement", "first-road", "roll", "main", "answer"];

/// What a look means for the lessons; the person has the first seat.
pub fn facts(look: &Look) -> Option<Facts> {
    let board = Board::read(look).ok()?;
    let view = &board.view;
    let phase = PHASES.into_iter().find(|phase| *phase == view.phase);
    let [mine, theirs] = [0, 1].map(|seat| view.players.get(seat).map(belongings));
    Some(Facts {
        phase: phase.unwrap_or_default(),
        progress: u32::from(view.turn),
        drawn: String::new(),
        own: mine.unwrap_or_default(),
        theirs: theirs.unwrap_or_default(),
        there: is_rolled(view).then_some("rolled").into_iter().collect(),
        score: board.player(Seat::FIRST).map_or(0, |player| player.points),
        sites: board.actions().filter_map(|action| site(&board, action)).collect(),
    })
}

fn is_rolled(view: &View) -> bool {
    view.turn > 0 && view.rolled && view.active == Seat::FIRST
}

/// What a player has on the table and in the hand.
fn belongings(player: &PlayerView) -> Vec<String> {
    let towns = player.settlements.iter().chain(&player.cities).map(|_| "settlement");
    let roads = player.roads.iter().map(|_| "road");
    let cards = (0..player.cards).map(|_| "card");
    towns.chain(roads).chain(cards).map(str::to_owned).collect()
}

/// A place for a settlement: the numbers around it, and how many different lands yield something.
fn site(board: &Board, action: Action) -> Option<(String, Vec<u8>, usize)> {
    let Action::Settle { at } = action else { return None };
    let hexes = board.hexes_at(at).into_iter().filter_map(|hex| board.hex(hex));
    let hexes: Vec<_> = hexes.collect();
    let kinds: std::collections::BTreeSet<_> =
        hexes.iter().filter_map(|hex| hex.terrain.resource()).collect();
    let numbers = hexes.iter().filter_map(|hex| hex.chip).collect();
    Some((Target::Place(action).to_string(), numbers, kinds.len()))
}
