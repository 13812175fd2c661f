//! The first game for newcomers.
//!
//! Two seats on the base island, the person on seat 0 and a bot on seat 1. Progress is the number of
//! the turn; the set-up comes before the first.

use game::Seat;
use settlers::{Action, PlayerView, View};
use wire::Look;

use super::board::Board;
use super::target::Target;
use crate::claim::Claim::{
    Asked, Before, Beside, Done, NotAsked, NotTouchable, Own, Progress, Tab, Theirs, There,
    Touchable, Tried, Untried,
};
use crate::claim::Facts;
use crate::guide::{self, Step};
use crate::tiles::steps::{ONCE_MORE, note, task};
use crate::{Lang, Lesson};

/// The dice of the first game: an 8 lies between lands that yield different things, the person
/// rolls it first, and the bot's first roll is no seven.
pub const SEED: &str = "000000000000000000000000000000000000000000000000000000000000006c";

/// What is said in the first game.
pub fn lessons(lang: Lang) -> Vec<Lesson> {
    guide::lessons(PLAN, lang)
}

const PLAN: &[Step] = &[
    note(
        [
            "Welcome! You and a bot settle this island. Each hex yields something: brick, lumber, wool, \
             grain or ore; the desert yields nothing. The first to 10 points wins.",
            "Willkommen! Du und ein Bot besiedelt diese Insel. Jedes Feld bringt etwas: Lehm, Holz, \
             Wolle, Getreide oder Erz; die Wüste bringt nichts. Wer zuerst 10 Punkte hat, gewinnt.",
        ],
        &[Before(1)],
        &[Own("settlement", 1)],
    ),
    task(
        [
            "The number on a hex is the roll for which it yields. The dots below it say how often that \
             comes up; the red 6 and 8 most often. Found your first settlement: touch a lit place beside \
             an 8.",
            "Die Zahl auf einem Feld ist der Wurf, bei dem es etwas bringt. Die Punkte darunter sagen, wie \
             oft er kommt; die roten 6 und 8 am häufigsten. Gründe deine erste Siedlung: Berühre einen \
             leuchtenden Platz an einer 8.",
        ],
        &[Asked("first-settlement"), Beside(8), Untried],
        &[Own("settlement", 1)],
    ),
    task(ONCE_MORE, &[Asked("first-settlement"), Tried], &[Own("settlement", 1)]),
    task(
        [
            "Now a road, on one of the dashed places. It shows where you want to go: new settlements need \
             roads, and between two buildings there must be at least two sides.",
            "Jetzt eine Straße, auf einen der gestrichelten Plätze. Sie zeigt, wohin du willst: Neue \
             Siedlungen brauchen Straßen, und zwischen zwei Gebäuden müssen mindestens zwei Seiten \
             liegen.",
        ],
        &[Asked("first-road"), Touchable("place:road"), Untried],
        &[Own("road", 1)],
    ),
    task(ONCE_MORE, &[Asked("first-road"), Tried], &[Own("road", 1)]),
    task(
        [
            "The bot has settled twice. Found your second settlement, best beside other lands: it pays \
             you a card for each land around it at once.",
            "Der Bot hat zweimal gesiedelt. Gründe deine zweite Siedlung, am besten an anderen \
             Landschaften: Sie bringt dir sofort eine Karte für jede Landschaft ringsum.",
        ],
        &[Asked("first-settlement"), Own("settlement", 1), Theirs("settlement", 2), Untried],
        &[Own("settlement", 2)],
    ),
    task(
        ONCE_MORE,
        &[Asked("first-settlement"), Own("settlement", 1), Tried],
        &[Own("settlement", 2)],
    ),
    task(
        ["And the road beside it.", "Und die Straße daneben."],
        &[Asked("first-road"), Own("settlement", 2), Touchable("place:road"), Untried],
        &[Own("road", 2)],
    ),
    task(ONCE_MORE, &[Asked("first-road"), Own("settlement", 2), Tried], &[Own("road", 2)]),
    note(
        [
            "These cards are your hand: your second settlement has paid them. Beside them you see what \
             you can build, and what each piece costs.",
            "Diese Karten sind deine Hand: Deine zweite Siedlung hat sie gebracht. Daneben siehst du, was \
             du bauen kannst und was jedes Teil kostet.",
        ],
        &[Asked("roll"), Own("card", 1), Progress(1), Before(2)],
        &[Progress(2), There("rolled")],
    ),
    task(
        [
            "Every turn begins with the dice. Roll them!",
            "Jeder Zug beginnt mit den Würfeln. Würfle!",
        ],
        &[Asked("roll"), Done, Before(3)],
        &[There("rolled"), Progress(2)],
    ),
    note(
        [
            "Every hex with that number yields: one card for a settlement at its corners, two for a \
             city. The tab “Dice” tells who got what.",
            "Jedes Feld mit dieser Zahl bringt etwas: eine Karte für eine Siedlung an seinen Ecken, zwei \
             für eine Stadt. Der Reiter „Würfel“ sagt, wer was bekam.",
        ],
        &[Asked("main"), There("rolled"), Before(2), Tab("dice")],
        &[Progress(2)],
    ),
    task(
        [
            "You can pay for something: the lit places show where it may go. Build there, or trade, and \
             end your turn when you are done.",
            "Du kannst etwas bezahlen: Die leuchtenden Plätze zeigen, wohin es darf. Baue dort oder \
             tausche, und beende deinen Zug, wenn du fertig bist.",
        ],
        &[Asked("main"), Before(2), Touchable("place:"), Untried],
        &[Progress(2)],
    ),
    task(ONCE_MORE, &[Asked("main"), Before(2), Tried], &[Progress(2)]),
    task(
        [
            "There is nothing you can build on the map now. You may offer the bot a trade, or give the bank four \
             cards of a kind for one. Otherwise end your turn.",
            "Auf der Karte kannst du jetzt nichts bauen. Du kannst dem Bot einen Tausch anbieten oder der Bank vier \
             gleiche Karten für eine geben. Sonst beende deinen Zug.",
        ],
        &[Asked("main"), Before(2), NotTouchable("place:"), Done],
        &[Progress(2)],
    ),
    task(
        [
            "The bot offers you a trade. You may accept, refuse or make a counter-offer.",
            "Der Bot bietet dir einen Tausch an. Du kannst annehmen, ablehnen oder ein Gegenangebot \
             machen.",
        ],
        &[Asked("answer"), Touchable("act:refuse")],
        &[Progress(7)],
    ),
    note(
        [
            "Every roll counts for everybody: you harvest with the bot’s rolls too, and it with yours.",
            "Jeder Wurf zählt für alle: Du erntest auch bei den Würfen des Bots und er bei deinen.",
        ],
        &[Progress(2), NotAsked("answer")],
        &[Progress(5)],
    ),
    note(
        [
            "Sooner or later somebody rolls a 7: whoever holds more than seven cards discards half of \
             them, and the robber moves. He blocks a hex and steals a card. So do not hoard!",
            "Früher oder später fällt eine 7: Wer mehr als sieben Karten hat, wirft die Hälfte ab, und \
             der Räuber zieht um. Er blockiert ein Feld und stiehlt eine Karte. Also horte nicht!",
        ],
        &[Progress(2), NotAsked("answer")],
        &[Progress(6)],
    ),
    note(
        [
            "Settlements count 1 point, cities 2. The longest route, from five pieces on, and the largest \
             army, from three knights on, count 2 each. Knights come from development cards.",
            "Siedlungen zählen 1 Punkt, Städte 2. Die längste Handelsstraße ab fünf Teilen und die größte \
             Rittermacht ab drei Rittern zählen je 2. Ritter gibt es als Entwicklungskarten.",
        ],
        &[Progress(2), NotAsked("answer")],
        &[Progress(7)],
    ),
    note(
        [
            "That is all you need. The rules are always one touch away; other maps bring ships, gold and \
             unknown seas. Play this game to its end, or start one of your own!",
            "Mehr brauchst du nicht. Die Regeln sind immer einen Klick entfernt; andere Karten bringen \
             Schiffe, Gold und unbekannte Meere. Spiel diese Partie zu Ende oder beginne eine eigene!",
        ],
        &[],
        &[],
    ),
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
