//! What the help says about the game itself. No sentence is copied from a rulebook; the numbers are
//! those of the rules.

/// A section of the help in both languages.
#[derive(Debug)]
pub struct Chapter {
    /// Its name in links.
    pub key: &'static str,
    /// Its heading, English and German.
    pub title: (&'static str, &'static str),
    /// What it says, English and German; a point of a list begins with a dot.
    pub body: &'static [(&'static str, &'static str)],
}

/// The sections in order, before those of the scenarios.
pub const CHAPTERS: &[Chapter] = &[
    Chapter {
        key: "aim",
        title: ("What it is about", "Worum es geht"),
        body: &[
            (
                "You settle an island. Settlements and cities bring cards when the dice show the number \
             of a hex beside them; with cards you build more. The first to 10 points on \
             their own turn wins; other maps ask for more.",
                "Ihr besiedelt eine Insel. Siedlungen und Städte bringen Karten, wenn die Würfel die Zahl \
             eines Feldes daneben zeigen; mit Karten baust du weiter. Wer im eigenen Zug 10 Punkte \
             hat, gewinnt sofort; andere Karten verlangen mehr.",
            ),
            (
                "·A settlement is worth 1 point, a city 2.",
                "·Eine Siedlung zählt 1 Punkt, eine Stadt 2.",
            ),
            (
                "·The longest trade route and the largest army are worth 2 each.",
                "·Die längste Handelsstraße und die größte Rittermacht zählen je 2.",
            ),
            (
                "·A victory point card and a victory chip are worth 1 each.",
                "·Eine Siegpunktkarte und ein Siegpunktchip zählen je 1.",
            ),
        ],
    },
    Chapter {
        key: "setup",
        title: ("The beginning", "Der Anfang"),
        body: &[
            (
                "In turn order everybody builds a settlement with a road beside it; then once more in \
             reverse order. The second settlement immediately brings one card for each hex around it.",
                "Reihum gründen alle eine Siedlung und legen eine Straße daran; dann noch einmal in \
             umgekehrter Reihenfolge. Die zweite Siedlung bringt sofort eine Karte für jedes Feld \
             ringsum.",
            ),
            (
                "The more dots under a number, the more often it is rolled: 6 and 8 are best, 2 and 12 \
             rarely come up. Aim for different terrain, too.",
                "Je mehr Punkte unter einer Zahl, desto öfter wird sie gewürfelt: 6 und 8 sind die \
             besten, 2 und 12 kommen selten. Achte auch auf verschiedene Landschaften.",
            ),
        ],
    },
    Chapter {
        key: "turn",
        title: ("A turn", "Ein Zug"),
        body: &[
            ("·Roll the dice: everybody may get cards.", "·Würfle: Alle können ernten."),
            (
                "·Trade with the others and with the bank, and build, in any order and as often as \
                 you can pay.",
                "·Tausche mit den anderen und mit der Bank und baue, in beliebiger Reihenfolge und \
                 so oft du zahlen kannst.",
            ),
            (
                "·Once in your turn, also before the roll, you may play a development card.",
                "·Einmal in deinem Zug, auch vor dem Wurf, darfst du eine Entwicklungskarte spielen.",
            ),
        ],
    },
    Chapter {
        key: "harvest",
        title: ("Harvest", "Ernte"),
        body: &[
            (
                "Every hex with the number rolled brings a card for each settlement at its corners and two \
             for each city: hills brick, woods lumber, pasture wool, fields grain, mountains ore. The \
             desert yields nothing, and neither does a hex with the robber.",
                "Jedes Feld mit der gewürfelten Zahl bringt eine Karte für jede Siedlung an seinen Ecken \
             und zwei für jede Stadt: Hügelland Lehm, Wald Holz, Weideland Wolle, Ackerland Getreide, \
             Gebirge Erz. Die Wüste bringt nichts, ebenso ein Feld mit dem Räuber.",
            ),
            (
                "There are 19 cards of each kind. If the bank cannot pay everybody, nobody gets that \
             kind; if only one player is owed cards, that player gets what is left.",
                "Von jeder Sorte gibt es 19 Karten. Kann die Bank nicht alle bedienen, bekommt niemand \
             davon; steht nur einer Person etwas zu, bekommt sie den Rest.",
            ),
        ],
    },
    Chapter {
        key: "seven",
        title: ("Seven and the robber", "Die Sieben und der Räuber"),
        body: &[(
            "A seven brings no cards. Anyone with more than seven cards discards half of them, rounded \
             down. Then the player whose turn it is moves the robber to another land hex and steals a \
             card from somebody with a building there. While the robber stays, the hex yields nothing.",
            "Eine Sieben bringt keine Karten. Wer mehr als sieben hat, wirft die Hälfte ab, abgerundet. \
             Dann versetzt, wer am Zug ist, den Räuber auf ein anderes Landfeld und zieht jemandem, \
             der dort ein Gebäude hat, eine Karte. Solange der Räuber bleibt, bringt das \
             Feld nichts.",
        )],
    },
    Chapter {
        key: "building",
        title: ("Building", "Bauen"),
        body: &[
            (
                "A new road continues your roads or starts at a building of yours. A settlement needs a \
             road or ship of yours that leads to it, and all neighbouring intersections must be free \
             of buildings. A settlement of yours can become a city; the settlement piece returns to your supply.",
                "Eine neue Straße setzt deine Straßen fort oder beginnt an einem deiner Gebäude. Eine \
             Siedlung braucht eine Straße oder ein Schiff von dir, das zu ihr führt, und alle \
             Nachbarkreuzungen müssen unbebaut sein. Eine eigene Siedlung kann zur Stadt werden; ihre \
             Figur kommt in deinen Vorrat zurück.",
            ),
            (
                "You have 5 settlements, 4 cities and 15 roads. Another player’s building \
             blocks your road.",
                "Du hast 5 Siedlungen, 4 Städte und 15 Straßen. An einem fremden Gebäude endet deine \
             Straße.",
            ),
        ],
    },
    Chapter {
        key: "trade",
        title: ("Trade", "Tausch"),
        body: &[
            (
                "On your turn you can trade with the others: tap what you give and what you want, and make \
             the offer. Everybody answers yes, no or with a counter-offer, and you choose among them. \
             No gifts, and no resource on both sides. You are not asked again about an offer you have \
             refused this turn, and if you have heard enough, say “Not this turn”.",
                "Wer am Zug ist, tauscht mit den anderen: Tippe an, was du gibst und was du willst, \
             und biete es an. Alle antworten mit Ja, Nein oder einem Gegenangebot, und du suchst dir eines \
             aus. Keine Geschenke, und keine Sorte auf beiden Seiten. Was du abgelehnt hast, wirst du im \
             selben Zug nicht noch einmal gefragt, und wer genug gehört hat, sagt „Nicht in diesem \
             Zug“.",
            ),
            (
                "The bank gives one card for four of a kind. A building at a harbour gets you a better \
             rate: three of a kind, or two of the resource the harbour shows.",
                "Die Bank gibt eine Karte für vier gleiche. Ein Gebäude an einem Hafen macht es günstiger: \
             drei gleiche oder zwei von der Sorte, die der Hafen zeigt.",
            ),
        ],
    },
    Chapter {
        key: "cards",
        title: ("Development cards", "Entwicklungskarten"),
        body: &[
            (
                "You may play one per turn, but not one you bought this turn.",
                "Du darfst eine je Zug spielen, aber keine, die du in diesem Zug gekauft hast.",
            ),
            (
                "·Knight (14): move the robber and draw a card.",
                "·Ritter (14): Versetze den Räuber und zieh eine Karte.",
            ),
            (
                "·Road building (2): two free roads or ships.",
                "·Straßenbau (2): zwei Straßen oder Schiffe umsonst.",
            ),
            (
                "·Invention (2): two cards of your choice from the bank.",
                "·Erfindung (2): zwei Karten deiner Wahl aus der Bank.",
            ),
            (
                "·Monopoly (2): everybody gives you all their cards of one kind.",
                "·Monopol (2): Alle geben dir alle ihre Karten einer Sorte.",
            ),
            (
                "·Victory point (5): stays hidden and counts automatically, even on the turn you buy it.",
                "·Siegpunkt (5): bleibt verdeckt und zählt von selbst, auch wenn er neu ist.",
            ),
        ],
    },
    Chapter {
        key: "honours",
        title: ("Longest route, largest army", "Längste Handelsstraße, größte Rittermacht"),
        body: &[
            (
                "Five pieces in a row without a branch earn the longest trade route; roads and ships join \
             only at a building of yours, and another player’s building cuts the route. Three knights \
             played earn the largest army. Each passes only to somebody who has more.",
                "Fünf Teile in einer Reihe ohne Abzweig bringen die längste Handelsstraße; Straßen und \
             Schiffe verbinden sich nur an einem eigenen Gebäude, und ein fremdes Gebäude unterbricht \
             sie. Drei gespielte Ritter bringen die größte Rittermacht. Beide gehen nur an jemanden \
             über, der mehr hat.",
            ),
            (
                "If a route is broken and several are now tied for longest, its holder keeps the card if \
             among them; otherwise it is set aside until one player alone has the longest.",
                "Wird eine Straße unterbrochen und sind nun mehrere die längsten, behält die Karte, wer \
             noch dabei ist; sonst liegt sie beiseite, bis jemand allein vorn liegt.",
            ),
        ],
    },
    Chapter {
        key: "ships",
        title: ("Ships", "Schiffe"),
        body: &[
            (
                "On maps with sea everybody has 15 ships. A ship needs water on one side and continues from \
             a building or ship of yours, never from a road. A coast takes a road or a ship, not both. \
             Where a line of ships reaches land, you may settle.",
                "Auf Karten mit Meer haben alle 15 Schiffe. Ein Schiff liegt an einer Seite mit Wasser und \
             schließt an ein Gebäude oder Schiff von dir an, nie an eine Straße. An einer Küste liegt \
             eine Straße oder ein Schiff, nicht beides. Wo eine Schiffslinie Land erreicht, darfst du \
             siedeln.",
            ),
            (
                "Once per turn you may move the ship at the end of an open line, one that does not connect \
             two of your buildings; but not a ship you built this turn.",
                "Einmal in deinem Zug darfst du das Schiff am Ende einer offenen Linie versetzen, also \
             einer, die nicht zwei deiner Gebäude verbindet; aber kein Schiff aus diesem Zug.",
            ),
            (
                "At the beginning a settlement on the coast may get a ship instead of its road.",
                "Zu Beginn darf eine Siedlung an der Küste statt der Straße ein Schiff bekommen.",
            ),
        ],
    },
    Chapter {
        key: "gold",
        title: ("Gold", "Gold"),
        body: &[(
            "A gold river brings a card of your choice for each settlement and two for each city. You \
             choose after all other cards are dealt out, in turn order, from what the bank still has.",
            "Ein Goldfluss bringt für jede Siedlung eine Karte deiner Wahl und für jede Stadt zwei. \
             Gewählt wird nach der Ernte, reihum, aus dem, was die Bank noch hat.",
        )],
    },
    Chapter {
        key: "pirate",
        title: ("The pirate", "Der Pirat"),
        body: &[(
            "You may agree to play with the pirate. A seven or a knight then moves either the robber on \
             land or the pirate at sea. Where the pirate goes, you steal a card from somebody with a \
             ship at that hex. Ships can be neither placed at that hex nor moved away from it.",
            "Ein Tisch kann den Piraten vereinbaren. Eine Sieben oder ein Ritter versetzt dann entweder \
             den Räuber an Land oder den Piraten auf See. Wo er hinkommt, ziehst du jemandem mit einem \
             Schiff an diesem Feld eine Karte. An seinen Seiten darf kein Schiff gesetzt oder \
             weggenommen werden.",
        )],
    },
    Chapter {
        key: "fair-dice",
        title: ("Fair dice", "Faire Würfel"),
        body: &[(
            "Before the first move the table commits to its dice with a fingerprint and reveals them \
             after the game, so that everybody can check every roll. Levelled dice are a shuffled deck \
             of all 36 rolls: luck evens out, and the tab “Dice” shows what is left.",
            "Vor dem ersten Zug legt sich der Tisch mit einem Fingerabdruck auf seine Würfel fest und \
             zeigt sie nach dem Spiel, damit alle jeden Wurf prüfen können. Ausgeglichene Würfel sind \
             ein gemischter Stapel aller 36 Würfe: Das Glück gleicht sich aus, und der Reiter „Würfel“ \
             zeigt, was noch kommt.",
        )],
    },
];
