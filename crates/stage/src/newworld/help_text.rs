//! What the help says. No sentence is copied from a rulebook; the numbers are those of the rules.

use crate::tiles::chapters::Piece::{Picture, Point, Text};
use crate::tiles::chapters::{self, Chapter, DRAW_AND_LAY, FAIR_DICE, FITS_NOWHERE};

/// The sections in order.
pub const CHAPTERS: &[Chapter] = &[
    AIM, TURN, LAYING, SETTLERS, ROADS, TOWNS, FARMS, SURVEYORS, HOME, ORDER, PLAINS, END, TILES,
    FAIR_DICE,
];

const AIM: Chapter = Chapter {
    body: &[
        Text(
            "You have landed on the east coast. Tile by tile you open up the land to the west, and \
             your settlers live on its roads, in its towns, on its farms and in its plains. Two \
             surveyors follow you: close to them you score more, and nobody behind them may stay.",
            "Ihr seid an der Ostküste gelandet. Plättchen für Plättchen erschließt ihr das Land im \
             Westen, und eure Siedler leben auf Wegen, in Städten, auf Farmen und in Ebenen. Zwei \
             Landvermesser ziehen hinter euch her: In ihrer Nähe bringt eine Wertung mehr, hinter \
             ihnen bleibt niemand.",
        ),
        Text(
            "Everybody has five settlers. Whoever has the most points when the last tile has been \
             laid wins; if you are tied, you share the win.",
            "Alle haben fünf Siedler. Wer die meisten Punkte hat, wenn das letzte Plättchen liegt, \
             gewinnt; bei Gleichstand teilt ihr euch den Sieg.",
        ),
    ],
    ..chapters::AIM
};

const TURN: Chapter = Chapter {
    body: &[
        DRAW_AND_LAY,
        Point(
            "You may place one settler on the tile you have just laid.",
            "Du darfst einen Siedler auf das eben gelegte Plättchen setzen.",
        ),
        Point(
            "Everything the tile completes is scored, one after the other, and after each scoring a \
             surveyor moves.",
            "Was durch das Plättchen fertig wurde, wird nacheinander gewertet, und nach jeder Wertung \
             zieht ein Landvermesser.",
        ),
    ],
    ..chapters::TURN
};

const LAYING: Chapter = Chapter {
    body: &[
        Text(
            "A tile must share a side with another one or with a start field of the coast. Every side \
             that touches must match: road to road, town to town, plain to plain. Tiles are only laid \
             west of the coast, but north and south as far as you like.",
            "Ein Plättchen muss ein anderes oder ein Startfeld der Küste mit einer ganzen Seite \
             berühren. Jede Seite, die anliegt, muss passen: Weg an Weg, Stadt an Stadt, Ebene \
             an Ebene. Gelegt wird nur westlich der Küste, aber beliebig weit nach Norden und Süden.",
        ),
        Picture(
            &["K 1,2 1", "AH 1,3 0", "Z 2,3 0"],
            "Plymouth continues as a town, the road from the shore as a road.",
            "Plymouth geht als Stadt weiter, der Weg von der Küste als Weg.",
        ),
        FITS_NOWHERE,
    ],
    ..chapters::LAYING
};

const SETTLERS: Chapter = Chapter {
    key: "settlers",
    title: ("Settlers", "Siedler"),
    body: &[
        Text(
            "A settler’s place decides its role: a bandit on a road, a sheriff in a town, a farmer on a \
             farm, a trapper who lies down on a plain. Nobody is placed on the coast.",
            "Ein Siedler wird, was sein Platz aus ihm macht: Bandit auf einem Weg, Sheriff in einer \
             Stadt, Farmer auf einer Farm oder Trapper, der sich in eine Ebene legt. An der Küste \
             wird niemand eingesetzt.",
        ),
        Picture(
            &[
                "K 1,2 1",
                "AH 1,3 0",
                "B 1,4 0",
                "0 1,2 town-e",
                "1 1,3 road-e",
                "0 1,4 farm",
                "1 1,2 plain-nl",
            ],
            "A sheriff, a bandit, a farmer and a trapper.",
            "Sheriff, Bandit, Farmer und Trapper.",
        ),
        Text(
            "The whole road, town or plain must be free of settlers, yours included. Parts may \
             be joined later on. Then whoever has the most settlers gets all the points; if players \
             are tied, each of them scores in full.",
            "Der ganze Weg, die ganze Stadt oder Ebene muss frei von Siedlern sein, auch von deinen \
             eigenen. Später können Teile verbunden werden. Dann bekommt alle Punkte, wer dort die \
             meisten Siedler hat; bei Gleichstand bekommen alle, die gleichauf liegen, die volle \
             Punktzahl.",
        ),
    ],
};

const ROADS: Chapter = Chapter {
    key: "roads",
    title: ("Roads", "Wege"),
    body: &[
        Text(
            "A road is completed when both its ends stop: at a crossing, a town, a farm or the shore; or \
             when it closes into a ring. It scores 1 point per tile and 2 more for each trading post.",
            "Ein Weg ist fertig, wenn beide Enden aufhören: an einer Kreuzung, einer Stadt, einer Farm \
             oder am Ufer; oder wenn er sich zum Ring schließt. Er bringt 1 Punkt je Plättchen und 2 \
             weitere je Handelsposten.",
        ),
        Picture(
            &["AG 1,3 0", "Z 2,3 0", "0 1,3 road-e"],
            "From the shore to the crossing: 3 tiles, the coast included, and a trading post: 5 points.",
            "Vom Ufer bis zur Kreuzung: 3 Plättchen, die Küste mitgezählt, und ein Handelsposten: 5 \
             Punkte.",
        ),
    ],
};

const TOWNS: Chapter = Chapter {
    key: "towns",
    title: ("Towns", "Städte"),
    body: &[
        Text(
            "A town is completed when its fence is closed and no gap is left. It scores 2 points for \
             each tile and 2 more for each flag.",
            "Eine Stadt ist fertig, wenn ihr Zaun geschlossen ist und keine Lücke bleibt. Sie bringt 2 \
             Punkte je Plättchen und 2 weitere je Flagge.",
        ),
        Picture(
            &["T 1,6 1", "K 2,6 1", "0 1,6 town-e"],
            "New York and two tiles, one with a flag: 8 points.",
            "New York und zwei Plättchen, eins mit Flagge: 8 Punkte.",
        ),
    ],
};

const FARMS: Chapter = Chapter {
    key: "farms",
    title: ("Farms", "Farmen"),
    body: &[
        Text(
            "A farm is completed when all eight cells around it are filled; fields of the coast count. \
             It scores 9 points.",
            "Eine Farm ist fertig, wenn alle acht Felder ringsum belegt sind; Felder der Küste zählen \
             mit. Sie bringt 9 Punkte.",
        ),
        Picture(
            &[
                "B 1,4 0",
                "AH 1,3 0",
                "AH 1,5 0",
                "AH 2,3 0",
                "AJ 2,5 0",
                "AS 2,4 0",
                "1 1,4 farm",
                "surveyors 1 1",
            ],
            "Surrounded: 9 points. Both surveyors stand in its column: 8 more.",
            "Umschlossen: 9 Punkte. Beide Landvermesser stehen in ihrer Spalte: 8 mehr.",
        ),
    ],
};

const SURVEYORS: Chapter = Chapter {
    key: "surveyors",
    title: ("The surveyors’ bonus", "Der Bonus der Landvermesser"),
    body: &[
        Text(
            "Each surveyor in the column of a settler that scores adds 4 points. What counts is where \
             the settler stands, not how far the road or town reaches. The ruler above the map shows \
             what is at stake in which column.",
            "Jeder Landvermesser in der Spalte eines Siedlers, der Punkte macht, gibt 4 Punkte dazu. Es \
             kommt darauf an, wo der Siedler steht, nicht wie weit Weg oder Stadt reichen. Die Leiste \
             über der Karte zeigt, was in welcher Spalte zu holen ist.",
        ),
        Text(
            "After each scoring, whatever its result, one surveyor moves one column west: the one \
             closer to the coast. If both are in the last column with tiles, they stay.",
            "Nach jeder Wertung zieht ein Landvermesser eine Spalte nach Westen: der, der näher an der \
             Küste steht. Stehen beide schon in der letzten Spalte mit Plättchen, bleiben sie dort.",
        ),
    ],
};

const HOME: Chapter = Chapter {
    key: "home",
    title: ("Sent home", "Nach Hause geschickt"),
    body: &[
        Text(
            "Then every bandit, sheriff and farmer east of both surveyors goes back to its owner \
             without points. Trappers stay. A yellow sign warns you about those the next scoring \
             would send home.",
            "Dann müssen alle Banditen, Sheriffs und Farmer, die östlich von beiden Landvermessern \
             stehen, ohne Punkte heim. Trapper bleiben. Ein gelbes Zeichen warnt vor denen, die die \
             nächste Wertung heimschicken würde.",
        ),
        Picture(
            &["D 1,2 0", "AH 1,3 0", "Z 2,3 0", "1 1,2 town-n", "0 2,3 road-w", "surveyors 1 2"],
            "After the next scoring the surveyor of column 1 joins the other: the sheriff in column 1 \
             goes home.",
            "Nach der nächsten Wertung zieht der Landvermesser aus Spalte 1 zum anderen: Der Sheriff in \
             Spalte 1 muss heim.",
        ),
    ],
};

const ORDER: Chapter = Chapter {
    key: "order",
    title: ("Several at once", "Mehreres auf einmal"),
    body: &[Text(
        "If your tile completes several things, you choose what is scored first, see what happens, and \
         then choose the next. The order matters: each scoring moves a surveyor, and anything that has \
         lost its last settler by then is no longer scored.",
        "Wird durch dein Plättchen mehreres fertig, wählst du, was zuerst gewertet wird, siehst die \
         Folgen und wählst dann das Nächste. Die Reihenfolge ist wichtig: Jede Wertung bewegt einen \
         Landvermesser, und was dabei seinen letzten Siedler verliert, wird nicht mehr gewertet.",
    )],
};

const PLAINS: Chapter = Chapter {
    key: "plains",
    title: ("Plains and trappers", "Ebenen und Trapper"),
    body: &[
        Text(
            "A plain ends at roads, towns and the edge of the map. Trappers stay there until the end \
             and no surveyor sends them home. Then each plain scores 1 point per animal for whoever \
             has the most trappers there.",
            "Eine Ebene endet an Wegen, Städten und am Rand der Karte. Trapper bleiben dort bis zum \
             Ende, und kein Landvermesser schickt sie heim. Dann bringt jede Ebene der Person mit den \
             meisten Trappern 1 Punkt je Tier.",
        ),
        Picture(
            &["AS 1,4 0", "AR 2,4 0", "0 1,4 plain-nl"],
            "A plain with 5 animals: 5 points at the end.",
            "Eine Ebene mit 5 Tieren: 5 Punkte am Ende.",
        ),
    ],
};

const END: Chapter = Chapter {
    body: &[
        Text(
            "The game ends with the turn in which the last tile is laid. Then everything \
             incomplete with a settler on it still scores, without the surveyors’ bonus:",
            "Das Spiel endet mit dem Zug, in dem das letzte Plättchen gelegt wird. Dann bringt alles \
             Unfertige, auf dem jemand steht, noch etwas, aber ohne Bonus der Landvermesser:",
        ),
        Point(
            "Roads: 1 point per tile and 2 per trading post.",
            "Wege: 1 Punkt je Plättchen und 2 je Handelsposten.",
        ),
        Point(
            "Towns: 1 point per tile and 1 per flag.",
            "Städte: 1 Punkt je Plättchen und 1 je Flagge.",
        ),
        Point(
            "Farms: 1 point for themselves and 1 for each neighbouring tile.",
            "Farmen: 1 Punkt für sich und 1 für jedes Nachbarplättchen.",
        ),
        Point("Plains: 1 point per animal.", "Ebenen: 1 Punkt je Tier."),
    ],
    ..chapters::THE_END
};

const TILES: Chapter = Chapter {
    key: "tiles",
    title: ("The tiles", "Die Plättchen"),
    body: &[
        Text(
            "How many tiles of which kind the box holds is known. What most of them show could not be \
             found out, so their pictures are reconstructed in such a way that every example in the \
             rulebook can be played.",
            "Wie viele Plättchen von welcher Sorte in der Schachtel sind, ist bekannt. Was die meisten \
             zeigen, war nicht herauszufinden: Ihre Bilder sind so rekonstruiert, dass sich jedes \
             Beispiel der Anleitung spielen lässt.",
        ),
        Text(
            "If you own the box: take the file crates/newworld/data/base.toml, correct the entries that are \
             wrong, and start the program with “anleger serve --tiles FILE”. It checks the file, and \
             every table of New World then uses your tiles; they are stored with the saved game. Or \
             paste the corrected entries under “Advanced options” when you set up a table.",
            "Wenn du die Schachtel besitzt: Nimm die Datei crates/newworld/data/base.toml, berichtige die \
             Einträge, die nicht stimmen, und starte das Programm mit „anleger serve --tiles DATEI“. Es \
             prüft die Datei, und jeder Tisch von Neue Welt spielt dann mit deinen Plättchen; sie werden \
             mit der Partie gespeichert. Oder füge die berichtigten Einträge beim Einrichten eines \
             Tisches unter „Erweiterte Optionen“ ein.",
        ),
    ],
};
