//! What the help says of The Tower, and of expansions together.

use crate::tiles::chapters::Chapter;
use crate::tiles::chapters::Piece::{Picture, Point, Text};

/// Towers, prisoners, ransom.
pub const TOWER: Chapter = Chapter {
    key: "tower",
    title: ("The Tower", "Der Turm"),
    body: &[
        Text(
            "18 tiles with a place for a tower, and tower pieces for everybody: 10 each for two \
             players, 9 for three, 7 for four, 6 for five, 5 for six.",
            "18 Plättchen mit einem Turmplatz, und Turmteile für alle: je 10 zu zweit, 9 zu dritt, 7 zu \
             viert, 6 zu fünft, 5 zu sechst.",
        ),
        Text(
            "Instead of placing a figure you may add a piece to any tower place or open tower on the \
             map, no matter who began it. Then you may capture one follower, small or big, of anybody: on \
             the tower’s tile or in a straight line, as many tiles away as the tower is high now. \
             Gaps and other towers do not matter. Builders and pigs cannot be captured.",
            "Statt eine Figur einzusetzen, darfst du ein Turmteil auf irgendeinen Turmplatz oder \
             offenen Turm der Karte setzen, egal wer ihn begonnen hat. Dann darfst du einen \
             Gefolgsmann gefangen nehmen, klein oder groß, von wem auch immer: auf dem Plättchen des \
             Turms oder in gerader Linie, so viele Plättchen weit, wie der Turm jetzt hoch ist. Lücken \
             und andere Türme stören nicht. Baumeister und Schweine fängt man nicht.",
        ),
        Picture(
            &[
                "TA 0,0 0",
                "B 0,1 0",
                "B 1,0 0",
                "B 2,0 0",
                "E 1,-1 1",
                "E 1,-2 0",
                "B 0,-2 0",
                "1 0,1 monastery",
                "2 2,0 monastery",
                "3 0,-2 monastery",
                "tower 0,0 1",
            ],
            "One piece reaches 5 tiles, here the monk below. A second one reaches 9 and so all three, \
             even across the gap.",
            "Ein Teil reicht über 5 Plättchen, hier bis zum Mönch unten. Ein zweites reicht über 9 und \
             damit zu allen dreien, auch über die Lücke hinweg.",
        ),
        Point(
            "A captured follower lies in front of you as a prisoner; one of your own goes back to your \
             supply.",
            "Ein Gefangener liegt vor dir; ein eigener Gefolgsmann geht in deinen Vorrat zurück.",
        ),
        Point(
            "As soon as two players each hold a follower of the other, they swap them. If a small or a \
             big one could come back, its owner chooses.",
            "Sobald zwei Leute je einen Gefolgsmann voneinander haben, tauschen sie. Wer einen kleinen \
             oder großen zurückbekommen kann, wählt.",
        ),
        Point(
            "In your turn you may buy one follower back: you pay 3 points to whoever holds it and may \
             place it at once.",
            "In deinem Zug darfst du einen Gefolgsmann freikaufen: Du zahlst 3 Punkte an den, der ihn \
             hat, und darfst ihn gleich wieder einsetzen.",
        ),
        Text(
            "Instead of adding a piece you may also send a follower up a tower. That closes it: nobody \
             can build on it any more. He scores nothing and stays there unless the dragon or another \
             tower takes him away; then the tower may grow again. Prisoners are worth nothing at the \
             end.",
            "Statt ein Teil zu setzen, darfst du auch einen Gefolgsmann auf einen Turm schicken. Damit \
             ist der Turm geschlossen, und niemand baut weiter. Der Gefolgsmann bringt keine Punkte \
             und bleibt oben, außer der Drache oder ein anderer Turm holt ihn; dann darf der Turm \
             wieder wachsen. Gefangene bringen am Ende nichts.",
        ),
        Text(
            "You may agree that such a tower stays closed, and that a prisoner may be bought back with \
             fewer than 3 points, which leaves you below zero.",
            "Ihr könnt vereinbaren, dass ein solcher Turm geschlossen bleibt und dass man auch mit \
             weniger als 3 Punkten freikaufen darf; dann stehst du unter null.",
        ),
    ],
};

/// The whole turn, whatever is on the table.
pub const TOGETHER: Chapter = Chapter {
    key: "together",
    title: ("Expansions together", "Erweiterungen gemischt"),
    body: &[
        Text(
            "Any mix works. All of them make 162 tiles and a long evening. Each tile still gives you one \
             action, and a turn always goes like this:",
            "Jede Mischung geht. Alle zusammen ergeben 162 Plättchen und einen langen Abend. Jedes \
             Plättchen bringt weiterhin eine Aktion, und ein Zug läuft immer so ab:",
        ),
        Point(
            "The fairy gives her point. Until you place something, you may buy one prisoner back.",
            "Die Fee gibt ihren Punkt. Bis du etwas einsetzt, darfst du einen Gefangenen freikaufen.",
        ),
        Point(
            "You draw and lay a tile. A volcano brings the dragon.",
            "Du ziehst und legst ein Plättchen. Ein Vulkan holt den Drachen.",
        ),
        Point(
            "You do one thing, or nothing: place a follower, builder or pig, move the fairy, send a \
             knight away, add a tower piece and capture, or close a tower.",
            "Du tust eines oder nichts: einen Gefolgsmann, Baumeister oder ein Schwein einsetzen, die \
             Fee versetzen, einen Ritter fortschicken, ein Turmteil setzen und jemanden fangen oder \
             einen Turm schließen.",
        ),
        Point(
            "If you have laid a dragon tile, the dragon moves.",
            "Hast du ein Drachenplättchen gelegt, zieht der Drache.",
        ),
        Point(
            "Completed features are scored, goods and titles are handed out, figures come home. Anyone \
             sent away before that no longer counts.",
            "Was fertig ist, wird gewertet, Waren und Titel werden verteilt, Figuren kommen heim. Wer \
             vorher fortgeschickt wurde, zählt nicht mehr mit.",
        ),
        Point(
            "If your builder has earned you a second tile, everything but the first step happens again.",
            "Hat dir dein Baumeister ein zweites Plättchen gebracht, wiederholt sich alles bis auf den \
             ersten Schritt.",
        ),
        Text(
            "If you like to tinker, choose the rules one by one when you set up a table: a builder \
             without his tiles, or the dragon’s tiles without a fairy.",
            "Wer gern bastelt, wählt beim Einrichten des Tisches die Regeln einzeln: einen Baumeister \
             ohne seine Plättchen oder die Drachenplättchen ohne Fee.",
        ),
    ],
};
