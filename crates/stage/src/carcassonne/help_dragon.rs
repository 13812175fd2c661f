//! What the help says of Princess & Dragon.

use crate::tiles::chapters::Chapter;
use crate::tiles::chapters::Piece::{Picture, Point, Text};

/// Dragon, fairy, portal, princess.
pub const DRAGON: Chapter = Chapter {
    key: "dragon",
    title: ("Princess & Dragon", "Burgfräulein & Drache"),
    body: &[
        Text(
            "30 tiles, most with a symbol on them, and two figures that belong to nobody: the dragon and \
             the fairy.",
            "30 Plättchen, fast alle mit einem Zeichen, und zwei Figuren, die niemandem gehören: der \
             Drache und die Fee.",
        ),
        Point(
            "Volcano: the dragon moves to this tile at once. No follower may be placed here now; \
             builder, pig and fairy may.",
            "Vulkan: Der Drache kommt sofort auf dieses Plättchen. Ein Gefolgsmann darf jetzt nicht \
             hierher; Baumeister, Schwein und Fee dürfen.",
        ),
        Point(
            "Dragon: place a figure as usual. Then, before anything is scored, the dragon moves.",
            "Drache: Setz wie immer eine Figur ein. Dann zieht der Drache, noch bevor gewertet wird.",
        ),
        Point(
            "Portal: your follower may go to any tile, to anything that is neither occupied nor completed.",
            "Zaubergang: Dein Gefolgsmann darf auf ein beliebiges Plättchen, auf alles, was weder \
             besetzt noch fertig ist.",
        ),
        Point(
            "Princess: if there are knights in her city, you may send one of them home, no matter \
             whose, instead of placing anything.",
            "Burgfräulein: Stehen in seiner Stadt Ritter, darfst du einen davon nach Hause schicken, \
             egal wem er gehört, statt etwas einzusetzen.",
        ),
        Text(
            "The dragon moves six tiles. You take turns moving it one step, beginning with whoever \
             laid the tile: to a tile beside it, never to the same tile twice, never to the fairy’s. \
             Every figure on a tile that it enters goes home without points, and if that was your \
             last follower on a road, in a city or in a field, so does your builder or pig there. If \
             it cannot go on, it stops. Nobody may pass.",
            "Der Drache zieht sechs Plättchen weit, reihum je einen Schritt, zuerst wer das Plättchen \
             gelegt hat: immer gerade zum Nachbarn, auf keines zweimal, nie auf das der Fee. Wer auf \
             einem betretenen Plättchen steht, geht ohne Punkte nach Hause, und war das dein letzter \
             Gefolgsmann auf einer Straße, in einer Stadt oder Wiese, auch dein Baumeister oder \
             Schwein dort. Kommt der Drache nicht weiter, bleibt er stehen. Aussetzen darf niemand.",
        ),
        Picture(
            &[
                "B2 2,2 0",
                "B 1,2 0",
                "B 0,2 0",
                "E 2,1 1",
                "B 1,1 0",
                "B 0,1 0",
                "E 0,0 0",
                "0 0,1 monastery",
                "1 1,1 monastery",
                "dragon 2,2",
            ],
            "Up, left, down, left, up and up: both monks go home.",
            "Hoch, links, runter, links, hoch und hoch: Beide Mönche gehen nach Hause.",
        ),
        Text(
            "Until the first volcano is laid there is no dragon. Dragon tiles drawn before that are \
             set aside and another tile is drawn; once the volcano lies, they are shuffled in.",
            "Bis der erste Vulkan liegt, gibt es keinen Drachen. Drachenplättchen, die vorher kommen, \
             werden beiseitegelegt, und du ziehst ein anderes; danach werden sie eingemischt.",
        ),
        Text(
            "The fairy: instead of placing a figure you may put her beside any follower of yours. The \
             dragon never enters her tile. If a follower of yours is on it when your turn begins, you \
             get 1 point. And when the feature she stands in is scored, the owner of the follower beside \
             her gets 3 extra points, even if it scores nothing else. He goes home, she stays.",
            "Die Fee: Statt eine Figur einzusetzen, darfst du sie zu einem deiner Gefolgsleute \
             stellen. Der Drache betritt ihr Plättchen nie. Steht zu Beginn deines Zuges ein \
             Gefolgsmann von dir darauf, bekommst du 1 Punkt. Und wird gewertet, worin sie steht, \
             gibt es für den Gefolgsmann neben ihr 3 Punkte extra, selbst wenn es sonst nichts \
             bringt. Er geht nach Hause, sie bleibt.",
        ),
        Picture(
            &[
                "BX 0,0 0",
                "U -1,0 0",
                "W -2,0 0",
                "0 -1,0 road-e",
                "fairy -1,0 road-e",
                "dragon 0,0",
            ],
            "The dragon cannot get past the fairy: blue’s thief is safe.",
            "An der Fee kommt der Drache nicht vorbei: Der Wegelagerer von Blau ist sicher.",
        ),
        Text(
            "In a tunnel the road continues and the fields above it stay connected. A monastery inside \
             a city is a feature of its own. You may agree that the dragon moves after scoring, that \
             a princess must send a knight away, that the fairy’s point is only for the follower \
             beside her, or that she stands on a tile and so with everybody there.",
            "Im Tunnel läuft die Straße weiter, und die Wiesen darüber bleiben ungetrennt. Ein Kloster \
             in der Stadt ist ein eigener Platz. Ihr könnt vereinbaren, dass der Drache erst nach der \
             Wertung zieht, dass ein Burgfräulein einen Ritter fortschicken muss, dass die Fee ihren \
             Punkt nur für den Gefolgsmann gibt, zu dem sie gestellt wurde, oder dass sie auf einem \
             Plättchen und damit bei allen dort steht.",
        ),
    ],
};
