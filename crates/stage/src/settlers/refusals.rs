//! A sentence for everything that the rules refuse.

use crate::Lang;

/// Code, English, German.
const SENTENCES: &[(&str, &str, &str)] = &[
    ("not-now", "That is not possible right now.", "Das geht gerade nicht."),
    (
        "no-such-place",
        "There is no such place on the map.",
        "Diesen Ort gibt es auf der Karte nicht.",
    ),
    ("cannot-pay", "You do not have the cards for that.", "Dafür fehlen dir Karten."),
    ("no-piece", "You have no such piece left.", "Davon hast du nichts mehr im Vorrat."),
    ("taken", "That place is taken.", "Dieser Platz ist besetzt."),
    (
        "too-near",
        "Too close: there may be no building on a neighbouring intersection.",
        "Zu nah: Auf den Nachbarkreuzungen darf kein Gebäude stehen.",
    ),
    (
        "not-connected",
        "None of your roads or ships lead there.",
        "Dorthin führt keine deiner Straßen und keins deiner Schiffe.",
    ),
    (
        "no-road-here",
        "A road needs land on at least one side.",
        "Eine Straße braucht auf mindestens einer Seite Land.",
    ),
    (
        "no-ship-here",
        "A ship needs water on at least one side.",
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
    ("not-the-start", "You cannot start there.", "Dort kannst du nicht beginnen."),
    (
        "one-home",
        "Both of your first settlements must be on the same island.",
        "Deine ersten beiden Siedlungen müssen auf derselben Insel liegen.",
    ),
    (
        "home-full",
        "Half of the players have already settled on that island.",
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
        "Only the ship at the end of an open line may move.",
        "Nur das Schiff am Ende einer offenen Linie darf versetzt werden.",
    ),
    (
        "ship-moved",
        "You have already moved a ship this turn.",
        "Du hast in diesem Zug schon ein Schiff versetzt.",
    ),
    (
        "new-ship",
        "A ship built this turn cannot move yet.",
        "Ein Schiff aus diesem Zug darf noch nicht versetzt werden.",
    ),
    ("same-place", "It has to move somewhere else.", "Es muss woandershin."),
    ("nowhere-to-sail", "There is no other place for it.", "Es gibt keinen anderen Platz dafür."),
    ("no-card", "There are no development cards left.", "Es ist keine Entwicklungskarte mehr da."),
    (
        "card-not-ready",
        "You can only play cards bought in an earlier turn.",
        "Du kannst nur Karten aus einem früheren Zug spielen.",
    ),
    (
        "card-played",
        "You have already played a development card this turn.",
        "Du hast in diesem Zug schon eine Entwicklungskarte gespielt.",
    ),
    (
        "nothing-to-build",
        "There is no room for a road or ship.",
        "Es gibt keinen Platz für Straße oder Schiff.",
    ),
    ("bank-empty", "The bank has no such card left.", "Die Bank hat keine solche Karte mehr."),
    (
        "robber-stays",
        "The robber must move to a different land hex.",
        "Der Räuber muss auf ein anderes Landfeld ziehen.",
    ),
    (
        "pirate-stays",
        "The pirate must move to a different sea hex.",
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
    ("not-in-hand", "You do not have that card.", "Das hast du nicht auf der Hand."),
    (
        "gift",
        "Both sides of a trade must give something.",
        "Beim Tausch müssen beide Seiten etwas geben.",
    ),
    (
        "like-for-like",
        "The same resource cannot be on both sides of a trade.",
        "Dieselbe Sorte darf nicht auf beiden Seiten stehen.",
    ),
    (
        "no-domestic-trade",
        "Players do not trade with each other at this table.",
        "An diesem Tisch wird nicht untereinander getauscht.",
    ),
    (
        "offers-spent",
        "You have made all your offers for this turn.",
        "Du hast alle Angebote dieses Zuges gemacht.",
    ),
    ("deal-stands", "The board stays as it is.", "Der Plan bleibt, wie er liegt."),
    (
        "no-such-deal",
        "That player has not agreed to this.",
        "Dem hat diese Person nicht zugestimmt.",
    ),
    (
        "no-harbour-here",
        "A harbour needs a free coast, away from other harbours.",
        "Ein Hafen braucht eine freie Küste abseits anderer Häfen.",
    ),
    ("chip-stays", "That number may not be taken.", "Diese Zahl darfst du nicht nehmen."),
];

/// A sentence for a refusal; `None` for an unknown code.
pub fn refusal(code: &str, lang: Lang) -> Option<&'static str> {
    let found = SENTENCES.iter().find(|(known, ..)| *known == code);
    found.map(|&(_, english, german)| lang.pick(english, german))
}
