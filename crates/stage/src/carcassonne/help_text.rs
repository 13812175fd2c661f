//! What the help says. No sentence is copied from a rulebook; the numbers are those of the rules.

use super::help_dragon::DRAGON;
use super::help_inns::INNS;
use super::help_king::KING;
use super::help_tower::{TOGETHER, TOWER};
use super::help_traders::TRADERS;
use crate::tiles::chapters::Piece::{Picture, Point, Text};
use crate::tiles::chapters::{self, Chapter, DRAW_AND_LAY, FAIR_DICE, FITS_NOWHERE};

/// The sections in order.
pub const CHAPTERS: &[Chapter] = &[
    AIM,
    TURN,
    LAYING,
    FOLLOWERS,
    ROADS,
    CITIES,
    MONASTERIES,
    FARMERS,
    FINAL_SCORING,
    INNS,
    TRADERS,
    DRAGON,
    TOWER,
    KING,
    TOGETHER,
    FAIR_DICE,
];

const AIM: Chapter = Chapter {
    body: &[
        Text(
            "Together you build one map, tile by tile. With your followers you lay claim to roads, \
             cities, monasteries and fields. Whoever has the most points when the last tile has been \
             laid wins; if you are tied, you share the win.",
            "Gemeinsam baut ihr Plättchen für Plättchen eine Karte. Mit deinen Gefolgsleuten \
             beanspruchst du Straßen, Städte, Klöster und Wiesen. Wer die meisten Punkte hat, wenn \
             das letzte Plättchen liegt, gewinnt; bei Gleichstand teilt ihr euch den Sieg.",
        ),
        Text(
            "Everybody has seven followers, unless you agree on another number. They come back when \
             what they stand on is completed, so use them wisely: with none left you can only lay tiles.",
            "Alle haben sieben Gefolgsleute, wenn ihr nichts anderes vereinbart. Sie kommen zurück, \
             sobald das fertig ist, worauf sie stehen. Geh sparsam mit ihnen um: Wer keinen mehr hat, kann nur noch Plättchen legen.",
        ),
    ],
    ..chapters::AIM
};

const TURN: Chapter = Chapter {
    body: &[
        DRAW_AND_LAY,
        Point(
            "You may place one follower on the tile you have just laid.",
            "Du darfst einen Gefolgsmann auf das eben gelegte Plättchen setzen.",
        ),
        Point(
            "Everything the tile completes is scored, and the followers there come home.",
            "Was durch das Plättchen fertig wurde, wird gewertet, und die Gefolgsleute darauf \
             kommen nach Hause.",
        ),
        Text(
            "Always in this order: a follower that comes home can be placed again from your next turn \
             on. You may, however, place one on something that this very tile completes; it scores \
             and comes straight back.",
            "Immer in dieser Reihenfolge: Wer nach Hause kommt, kann erst ab deinem nächsten Zug \
             wieder hinaus. Du darfst aber jemanden auf etwas setzen, das gerade durch dieses \
             Plättchen fertig wurde; es wird gewertet, und er kommt sofort zurück.",
        ),
    ],
    ..chapters::TURN
};

const LAYING: Chapter = Chapter {
    body: &[
        Text(
            "A tile must share at least one side with another, and every side that touches must \
             match: road to road, city to city, field to field. Touching at a corner is not enough.",
            "Ein Plättchen muss mindestens ein anderes mit einer ganzen Seite berühren, und jede \
             Seite, die anliegt, muss passen: Straße an Straße, Stadt an Stadt, Wiese an \
             Wiese. Nur an der Ecke anzuliegen genügt nicht.",
        ),
        Picture(
            &["D 0,0 0", "U 1,0 0", "E 0,-1 2", "B 0,1 0"],
            "Road to road, city to city, field to field.",
            "Straße an Straße, Stadt an Stadt, Wiese an Wiese.",
        ),
        FITS_NOWHERE,
    ],
    ..chapters::LAYING
};

const FOLLOWERS: Chapter = Chapter {
    key: "followers",
    title: ("Followers", "Gefolgsleute"),
    body: &[
        Text(
            "You place a follower on one part of your new tile: as a thief on a road, a knight in a \
             city, a monk in a monastery, or a farmer who lies down in a field.",
            "Einen Gefolgsmann setzt du auf einen Teil deines neuen Plättchens: als Wegelagerer auf \
             eine Straße, als Ritter in eine Stadt, als Mönch in ein Kloster oder als Bauer, der \
             sich in eine Wiese legt.",
        ),
        Picture(
            &[
                "D 0,0 0",
                "U 1,0 0",
                "R 0,-1 2",
                "B 0,1 0",
                "0 0,-1 city-s",
                "1 1,0 road-e",
                "0 0,1 monastery",
                "1 1,0 field-sl",
            ],
            "A knight, a thief, a monk and a farmer.",
            "Ritter, Wegelagerer, Mönch und Bauer.",
        ),
        Text(
            "The whole road, city or field must be free of followers, yours included, however far \
             away they stand. Several can still end up in one, when two parts that each have a \
             follower are joined later on.",
            "Die ganze Straße, Stadt oder Wiese muss frei von Gefolgsleuten sein, auch von deinen \
             eigenen und so weit entfernt sie auch stehen. Trotzdem können mehrere zusammentreffen: \
             wenn zwei Teile, auf denen je einer steht, später verbunden werden.",
        ),
        Text(
            "Then whoever has the most followers there gets all the points. If players are tied, each \
             of them scores in full.",
            "Dann bekommt alle Punkte, wer dort die meisten Gefolgsleute hat. Bei Gleichstand \
             bekommen alle, die gleichauf liegen, die volle Punktzahl.",
        ),
    ],
};

const ROADS: Chapter = Chapter {
    key: "roads",
    title: ("Roads", "Straßen"),
    body: &[
        Text(
            "A road is completed when both its ends stop at a crossing, a city or a monastery, or \
             when it closes into a ring. It scores 1 point per tile.",
            "Eine Straße ist fertig, wenn beide Enden an einer Kreuzung, einer Stadt oder einem \
             Kloster aufhören oder wenn sie sich zum Ring schließt. Sie bringt 1 Punkt je Plättchen.",
        ),
        Picture(
            &["W 0,0 0", "U 1,0 0", "V 2,0 0", "A 2,1 2", "0 1,0 road-e"],
            "From the crossing to the monastery: 4 tiles, 4 points.",
            "Von der Kreuzung bis zum Kloster: 4 Plättchen, 4 Punkte.",
        ),
    ],
};

const CITIES: Chapter = Chapter {
    key: "cities",
    title: ("Cities", "Städte"),
    body: &[
        Text(
            "A city is completed when its wall runs all the way round and no gap is left inside. It \
             scores 2 points for each tile and 2 more for each pennant.",
            "Eine Stadt ist fertig, wenn ringsum eine Mauer steht und innen keine Lücke bleibt. Sie \
             bringt 2 Punkte je Plättchen und 2 weitere je Wappen.",
        ),
        Picture(
            &["E 0,0 0", "M 0,-1 3", "E -1,-1 1", "0 0,-1 city-s"],
            "3 tiles and a pennant: 8 points.",
            "3 Plättchen und ein Wappen: 8 Punkte.",
        ),
        Text(
            "A tile that belongs to the same city twice counts once. Some tables agree that the \
             smallest city, of two tiles, scores only 2 points.",
            "Ein Plättchen, das zweimal zur selben Stadt gehört, zählt einmal. Manche Tische \
             vereinbaren, dass die kleinste Stadt aus zwei Plättchen nur 2 Punkte bringt.",
        ),
    ],
};

const MONASTERIES: Chapter = Chapter {
    key: "monasteries",
    title: ("Monasteries", "Klöster"),
    body: &[
        Text(
            "A monastery is completed when all eight cells around it are filled, no matter by whom. \
             It scores 9 points: 1 for itself and 1 for each of its eight neighbours.",
            "Ein Kloster ist fertig, wenn alle acht Felder ringsum belegt sind, egal von wem. Es \
             bringt 9 Punkte: für sich und seine acht Nachbarn.",
        ),
        Picture(
            &[
                "B 0,0 0",
                "U 0,-1 0",
                "V 1,-1 0",
                "U 1,0 1",
                "V 1,1 1",
                "U 0,1 0",
                "V -1,1 2",
                "U -1,0 1",
                "V -1,-1 3",
                "0 0,0 monastery",
            ],
            "Surrounded: 9 points. The road around it is completed as well.",
            "Umschlossen: 9 Punkte. Die Straße ringsum ist auch fertig.",
        ),
    ],
};

const FARMERS: Chapter = Chapter {
    key: "farmers",
    title: ("Farmers", "Bauern"),
    body: &[
        Text(
            "A field ends at roads, at cities and at the edge of the map. A farmer stays in the field \
             until the end and never comes home, so think twice.",
            "Eine Wiese endet an Straßen, an Städten und am Rand der Karte. Bauern bleiben dort bis \
             zum Ende des Spiels liegen und kommen nie nach Hause, also überlege es dir gut.",
        ),
        Text(
            "At the end each field scores 3 points for its owner for every completed city it touches, \
             however large the city is and whoever built it. A city that touches several fields \
             counts for each of them.",
            "Am Ende bringt jede Wiese der Person, der sie gehört, 3 Punkte für jede fertige Stadt, \
             an die sie grenzt, egal wie groß die Stadt ist und wer sie gebaut hat. Eine Stadt an \
             mehreren Wiesen zählt für jede davon.",
        ),
        Picture(
            &["D 0,0 0", "E 0,-1 2", "H 1,-1 0", "K 1,0 0", "0 0,-1 field-nl"],
            "This field touches two completed cities: 6 points. The third city is still open.",
            "Diese Wiese grenzt an zwei fertige Städte: 6 Punkte. Die dritte ist noch offen.",
        ),
        Text(
            "The overlay “Fields” shows where a field begins and ends. Some tables play without \
             farmers, or score each completed city only once: 4 points for whoever has the most \
             farmers around it.",
            "Die Ansicht „Wiesen“ zeigt, wo eine Wiese anfängt und aufhört. Manche Tische spielen \
             ohne Bauern oder werten jede fertige Stadt nur einmal: 4 Punkte für die meisten Bauern \
             ringsum.",
        ),
    ],
};

const FINAL_SCORING: Chapter = Chapter {
    body: &[
        Text(
            "The game ends with the turn in which the last tile is laid. Then everything \
             incomplete with a follower on it still scores a little:",
            "Das Spiel endet mit dem Zug, in dem das letzte Plättchen gelegt wird. Dann bringt \
             alles Unfertige, auf dem jemand steht, noch ein wenig:",
        ),
        Point("Roads: 1 point per tile.", "Straßen: 1 Punkt je Plättchen."),
        Point(
            "Cities: 1 point per tile and 1 per pennant.",
            "Städte: 1 Punkt je Plättchen und 1 je Wappen.",
        ),
        Point(
            "Monasteries: 1 point for themselves and 1 for each neighbouring tile.",
            "Klöster: 1 Punkt für sich und 1 für jedes Nachbarplättchen.",
        ),
        Point(
            "Fields: 3 points for each completed city they touch.",
            "Wiesen: 3 Punkte für jede fertige Stadt, an die sie grenzen.",
        ),
    ],
    ..chapters::THE_END
};
