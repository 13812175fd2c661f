//! What the help says of Traders & Builders.

use crate::tiles::chapters::Chapter;
use crate::tiles::chapters::Piece::{Picture, Point, Text};

/// Goods, builder, pig.
pub const TRADERS: Chapter = Chapter {
    key: "traders",
    title: ("Traders & Builders", "Händler & Baumeister"),
    body: &[
        Text(
            "24 tiles, and for everybody a builder and a pig. You place one of them instead of a \
             follower. They claim nothing and do not count towards a majority.",
            "24 Plättchen, und für alle ein Baumeister und ein Schwein. Du setzt sie anstelle eines \
             Gefolgsmanns ein. Sie besitzen nichts und zählen bei keiner Mehrheit mit.",
        ),
        Text(
            "Your builder joins a follower of yours on a road or in a city that your new tile has \
             extended but not completed. From then on every tile with which you extend that road or \
             city earns you a second one: place and score as usual, then draw, lay and place once \
             more. The second tile never earns a third. The builder comes home when its road or \
             city is scored, or when your last follower there has left.",
            "Dein Baumeister kommt zu einem deiner Gefolgsleute auf einer Straße oder in einer Stadt, \
             die dein neues Plättchen verlängert und nicht abgeschlossen hat. Von da an bringt dir \
             jedes Plättchen, mit dem du sie weiterbaust, ein zweites: Du setzt und wertest wie immer, \
             dann ziehst, legst und setzt du noch einmal. Das zweite bringt nie ein drittes. Der \
             Baumeister kommt zurück, wenn seine Straße oder Stadt gewertet wird oder dein letzter \
             Gefolgsmann dort gegangen ist.",
        ),
        Picture(
            &["W 0,0 0", "U 1,0 0", "0 0,0 road-e", "0 builder 1,0 road-e", "V 2,0 0"],
            "Blue has laid the curve on the right at the builder’s road and now plays a second tile.",
            "Blau hat rechts die Kurve an die Straße des Baumeisters gelegt und spielt jetzt ein \
             zweites Plättchen.",
        ),
        Text(
            "Many cities hold goods: wine, grain or cloth. Whoever lays the tile that completes such \
             a city takes a token for each symbol in it, with or without a knight of their own. At the \
             end the most tokens of a kind score 10 points; if players are tied, each of them gets 10.",
            "In vielen Städten gibt es Waren: Wein, Korn oder Tuch. Wer das Plättchen legt, das eine \
             solche Stadt fertigstellt, bekommt für jedes Zeichen darin eine Ware, auch ohne eigenen \
             Ritter. Am Ende bringen die meisten Waren einer Sorte 10 Punkte; bei Gleichstand \
             bekommen alle, die gleichauf liegen, 10.",
        ),
        Picture(
            &["D 0,0 0", "HE 0,-1 1", "HQ 0,-2 1", "HG 0,-3 2", "1 0,-2 city-n", "E 1,-3 3"],
            "Blue completes orange’s city: orange gets 10 points, blue takes 2 grain and 1 wine.",
            "Blau schließt die Stadt von Orange: Orange bekommt 10 Punkte, Blau nimmt 2 Korn und 1 Wein.",
        ),
        Text(
            "Your pig joins a farmer of yours. If that field is yours at the end, alone or tied, it \
             scores 4 points for each completed city instead of 3.",
            "Dein Schwein kommt zu einem deiner Bauern. Gehört die Wiese am Ende dir, allein oder bei \
             Gleichstand, bringt sie dir 4 Punkte je fertiger Stadt statt 3.",
        ),
        Picture(
            &[
                "D 0,0 0",
                "E 0,-1 2",
                "E 1,-1 0",
                "E 1,-2 2",
                "B 2,-2 0",
                "B 2,-1 0",
                "0 0,-1 field-nl",
                "0 2,-2 field-nl",
                "0 pig 1,-1 field-el",
                "1 2,-1 field-nl",
            ],
            "Blue has the most farmers and a pig: 8 points for two cities. Orange gets nothing.",
            "Blau hat die meisten Bauern und ein Schwein: 8 Punkte für zwei Städte. Orange geht leer aus.",
        ),
        Point(
            "Where roads cross on a bridge, both continue, and the fields beside them are separated.",
            "Kreuzen sich Straßen auf einer Brücke, laufen beide weiter; die Wiesen daneben sind \
             getrennt.",
        ),
        Point(
            "Dragon and tower can take your last farmer away. Then your pig goes home as well, \
             unless you have agreed that it stays.",
            "Drache und Turm können deinen letzten Bauern holen. Dann geht auch dein Schwein nach \
             Hause, es sei denn, ihr habt vereinbart, dass es bleibt.",
        ),
    ],
};
