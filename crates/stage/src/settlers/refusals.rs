//! A sentence for everything that the rules refuse.

use crate::Lang;

/// Code, English, German.
const SENTENCES: &[(&str, &str, &str)] = &[
    ("not-now", "That is not to be decided now.", "Das steht jetzt nicht zur Entscheidung."),
    ("no-such-place", "The board has no such place.", "Diesen Ort gibt es auf dem Plan nicht."),
    ("cannot-pay", "You lack the cards for that.", "Dafür fehlen dir Karten."),
    ("no-piece", "You have no such piece left.", "Davon hast du keine Figur mehr."),
    ("taken", "Something lies there already.", "Dort liegt schon etwas."),
    (
        "too-near",
        "Too near: every neighbouring intersection must be free of buildings.",
        "Zu nah: Alle Nachbarkreuzungen müssen unbebaut sein.",
    ),
    ("not-connected", "Nothing of yours leads there.", "Dorthin führt nichts von dir."),
    (
        "no-road-here",
        "A road needs land on one side at least.",
        "Eine Straße braucht auf mindestens einer Seite Land.",
    ),
    (
        "no-ship-here",
        "A ship needs water on one side at least.",
        "Ein Schiff braucht auf mindestens einer Seite Wasser.",
    ),
    (
        "ship-not-connected",
        "A ship must touch a building or ship of yours; a road is not enough.",
        "Ein Schiff muss an ein Gebäude oder Schiff von dir grenzen; eine Straße genügt nicht.",
    ),
    (
        "pirate-here",
        "The pirate is there: no ship may come or go.",
        "Dort liegt der Pirat: Kein Schiff darf hin oder weg.",
    ),
    ("not-the-start", "The game does not start there.", "Dort beginnt das Spiel nicht."),
    (
        "one-home",
        "Both first settlements lie on one island.",
        "Beide ersten Siedlungen liegen auf derselben Insel.",
    ),
    (
        "home-full",
        "Half of the players live on that island already.",
        "Auf dieser Insel wohnt schon die Hälfte der Runde.",
    ),
    (
        "not-at-settlement",
        "It must touch your new settlement.",
        "Es muss an deine neue Siedlung grenzen.",
    ),
    ("no-settlement", "You have no settlement there.", "Dort hast du keine Siedlung."),
    ("no-ship", "You have no ship there.", "Dort hast du kein Schiff."),
    (
        "ship-tied",
        "Only a foremost ship of an open line may move.",
        "Nur ein vorderstes Schiff einer offenen Linie darf versetzt werden.",
    ),
    (
        "ship-moved",
        "You have moved a ship in this turn.",
        "Du hast in diesem Zug schon ein Schiff versetzt.",
    ),
    (
        "new-ship",
        "A ship that is new in this turn stays where it is.",
        "Ein Schiff aus diesem Zug bleibt, wo es ist.",
    ),
    ("same-place", "It must change its place.", "Es muss seinen Platz wechseln."),
    ("nowhere-to-sail", "There is no other place for it.", "Es gibt keinen anderen Platz dafür."),
    ("no-card", "No development card is left.", "Es ist keine Entwicklungskarte mehr da."),
    (
        "card-not-ready",
        "You have no such card from an earlier turn.",
        "Du hast keine solche Karte aus einem früheren Zug.",
    ),
    (
        "card-played",
        "You have played a development card in this turn.",
        "Du hast in diesem Zug schon eine Entwicklungskarte gespielt.",
    ),
    (
        "nothing-to-build",
        "There is no place for a road or ship.",
        "Es gibt keinen Platz für Straße oder Schiff.",
    ),
    ("bank-empty", "The bank has no such card left.", "Die Bank hat keine solche Karte mehr."),
    (
        "robber-stays",
        "The robber must move to another hex of land.",
        "Der Räuber muss auf ein anderes Landfeld ziehen.",
    ),
    (
        "pirate-stays",
        "The pirate must move to another hex of sea.",
        "Der Pirat muss auf ein anderes Meerfeld ziehen.",
    ),
    ("no-pirate", "This table plays without the pirate.", "Hier wird ohne Piraten gespielt."),
    (
        "friendly",
        "The friendly robber spares players with two points or fewer.",
        "Der freundliche Räuber verschont alle mit höchstens zwei Punkten.",
    ),
    (
        "no-victim",
        "That player cannot be robbed here.",
        "Hier kannst du dieser Person nichts nehmen.",
    ),
    ("not-in-hand", "Your hand does not hold that.", "Das hast du nicht auf der Hand."),
    ("gift", "A trade gives and takes: no gifts.", "Zum Tausch gehört Geben und Nehmen."),
    (
        "like-for-like",
        "No kind may be on both sides of a trade.",
        "Keine Sorte darf auf beiden Seiten stehen.",
    ),
    (
        "no-domestic-trade",
        "This table does not trade between players.",
        "An diesem Tisch wird nicht untereinander getauscht.",
    ),
    ("offers-spent", "No more offers in this turn.", "In diesem Zug gibt es kein Angebot mehr."),
    ("deal-stands", "The board stays as it lies.", "Der Plan bleibt, wie er liegt."),
    (
        "no-such-deal",
        "That player has not agreed to this.",
        "Dem hat diese Person nicht zugestimmt.",
    ),
    (
        "no-harbour-here",
        "A harbour lies on a free coast, away from other harbours.",
        "Ein Hafen liegt an freier Küste, abseits anderer Häfen.",
    ),
    ("chip-stays", "That chip may not be taken.", "Diesen Zahlenchip darfst du nicht nehmen."),
];

/// A sentence for a refusal; `None` for an unknown code.
pub fn refusal(code: &str, lang: Lang) -> Option<&'static str> {
    let found = SENTENCES.iter().find(|(known, ..)| *known == code);
    found.map(|&(_, english, german)| lang.pick(english, german))
}
