//! The first game for newcomers.
//!
//! Two seats on the base island, the person on seat 0 and a bot on seat 1. Every lesson is over by
//! itself once the game has gone on, so that nobody is stuck who plays differently than told.

use game::Seat;
use settlers::View;
use wire::Look;

use crate::guide::{self, Plan, seen};
use crate::{Lang, Lesson, Until};

/// The dice of the first game: an 8 lies between lands that yield different things, the person
/// rolls it first, and the bot's first roll is no seven.
pub const SEED: &str = "000000000000000000000000000000000000000000000000000000000000006c";

/// What is said when, and until what happens.
pub fn lessons(lang: Lang) -> Vec<Lesson> {
    guide::lessons(PLAN, lang)
}

const PLAN: &[Plan] = &[
    (
        "Welcome! You and a bot settle this island. Each hex yields something: brick, lumber, wool, \
         grain or ore; the desert nothing. Who first has 10 points wins.",
        "Willkommen! Du und ein Bot besiedelt diese Insel. Jedes Feld bringt etwas: Lehm, Holz, Wolle, \
         Getreide oder Erz; die Wüste nichts. Wer zuerst 10 Punkte hat, gewinnt.",
        Until::Understood,
    ),
    (
        "The number on a hex is the roll for which it yields. The dots below it say how often that \
         comes; the red 6 and 8 most often. Found your first settlement: touch a dashed intersection \
         beside an 8, and touch it again to confirm.",
        "Die Zahl auf einem Feld ist der Wurf, bei dem es etwas bringt. Die Punkte darunter sagen, wie \
         oft er kommt; die roten 6 und 8 am häufigsten. Gründe deine erste Siedlung: Berühre eine \
         gestrichelte Kreuzung an einer 8 und zum Bestätigen noch einmal.",
        Until::Look(settled),
    ),
    (
        "Now a road. It shows where you want to go: new settlements need roads, and there must be at \
         least two sides between any two buildings.",
        "Jetzt eine Straße. Sie zeigt, wohin du willst: Neue Siedlungen brauchen Straßen, und zwischen \
         zwei Gebäuden müssen mindestens zwei Seiten liegen.",
        Until::Look(first_road),
    ),
    (
        "The bot settles twice, then it is your turn again. Found a second settlement with its road, \
         best where other lands lie: it pays a card for each of them at once.",
        "Der Bot siedelt zweimal, dann bist du wieder dran. Gründe eine zweite Siedlung mit Straße, am \
         besten an anderen Landschaften: Sie bringt sofort für jede davon eine Karte.",
        Until::Look(second_road),
    ),
    (
        "Those cards are your hand, below the board. Beside them you see what you can build; point at \
         a piece and you read what it costs and what you lack.",
        "Diese Karten sind deine Hand, unter dem Spielplan. Daneben siehst du, was du bauen kannst; \
         zeig auf eine Figur, und du liest, was sie kostet und was dir fehlt.",
        Until::Understood,
    ),
    (
        "Every turn begins with the dice. Roll them!",
        "Jeder Zug beginnt mit den Würfeln. Würfle!",
        Until::Look(rolled),
    ),
    (
        "Every hex with that number yields: one card for a settlement at its corners, two for a city. \
         The tab “Dice” tells who got what and from where.",
        "Jedes Feld mit dieser Zahl bringt etwas: eine Karte für eine Siedlung an seinen Ecken, zwei für \
         eine Stadt. Der Reiter „Würfel“ sagt, wer was woher bekam.",
        Until::Understood,
    ),
    (
        "Now trade and build. What you can pay is dashed on the board. If you lack something, touch a \
         card in your hand and offer it to the bot, or trade four alike with the bank. Then end your \
         turn.",
        "Jetzt tausche und baue. Was du bezahlen kannst, ist auf dem Plan gestrichelt. Fehlt dir etwas, \
         berühre eine Karte in deiner Hand und biete sie dem Bot an, oder tausche vier gleiche bei der \
         Bank. Dann beende deinen Zug.",
        Until::Look(first_turn_over),
    ),
    (
        "The bot plays. You harvest with its rolls, too. If it offers you a trade you may accept, refuse \
         or make a counter-offer.",
        "Der Bot ist dran. Auch bei seinen Würfen erntest du. Bietet er dir einen Tausch an, kannst du \
         annehmen, ablehnen oder ein Gegenangebot machen.",
        Until::Look(second_turn),
    ),
    (
        "Sooner or later somebody rolls a seven: who holds more than seven cards gives up half of them, \
         and the robber moves. He blocks a hex and steals a card. So do not hoard!",
        "Früher oder später fällt eine Sieben: Wer mehr als sieben Karten hat, gibt die Hälfte ab, und \
         der Räuber zieht um. Er blockiert ein Feld und stiehlt eine Karte. Also horte nicht!",
        Until::Understood,
    ),
    (
        "Settlements count 1 point, cities 2. The longest route, from five pieces on, and the largest \
         army, from three knights on, count 2 each. Knights come from development cards.",
        "Siedlungen zählen 1 Punkt, Städte 2. Die längste Handelsstraße ab fünf Teilen und die größte \
         Rittermacht ab drei Rittern zählen je 2. Ritter gibt es als Entwicklungskarten.",
        Until::Understood,
    ),
    (
        "That is all you need. The rules are always one touch away; other maps bring ships, gold and \
         unknown seas. Play this game to its end, or begin one of your own!",
        "Mehr brauchst du nicht. Die Regeln sind immer einen Klick entfernt; andere Karten bringen \
         Schiffe, Gold und unbekannte Meere. Spiel diese Partie zu Ende oder beginne eine eigene!",
        Until::Understood,
    ),
];

/// How many towns and roads the person has, at least.
fn has(look: &Look, towns: usize, roads: usize) -> bool {
    seen(look, |view: &View| {
        let me = view.players.first();
        me.is_some_and(|me| {
            me.settlements.len() + me.cities.len() >= towns && me.roads.len() >= roads
        })
    })
}

fn settled(look: &Look) -> bool {
    has(look, 1, 0)
}

fn first_road(look: &Look) -> bool {
    has(look, 1, 1)
}

fn second_road(look: &Look) -> bool {
    has(look, 2, 2)
}

fn rolled(look: &Look) -> bool {
    seen(look, |view: &View| view.turn > 1 || (view.turn == 1 && view.rolled))
}

fn first_turn_over(look: &Look) -> bool {
    seen(look, |view: &View| view.turn > 1)
}

fn second_turn(look: &Look) -> bool {
    seen(look, |view: &View| view.turn > 2 && view.active == Seat::FIRST)
}
