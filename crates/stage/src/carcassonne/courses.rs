//! Short games that teach an expansion each, for those who know the base game.
//!
//! Two seats, the person on seat 0 and a bot on seat 1, as in the first game; the dice are such that
//! the person draws what is spoken of.

use serde_json::{Map, Value, json};

use crate::claim::Claim::{
    Asked, Before, Chosen, Drawn, NotAsked, Own, Progress, Snug, There, Touchable, Tried, Untried,
};
use crate::guide::{self, Course, Step};
use crate::tiles::steps::{FAREWELL, ONCE_MORE, note, task};

/// A course for each expansion in which something is decided, by the name of its chapter in the help.
pub const COURSES: &[Course] = &[
    Course {
        key: "inns",
        options: || with("inns"),
        lessons: |lang| guide::lessons(INNS, lang),
        seed: "0000000000000000000000000000000000000000000000000000000000000f08",
    },
    Course {
        key: "traders",
        options: || with("traders"),
        lessons: |lang| guide::lessons(TRADERS, lang),
        seed: "0000000000000000000000000000000000000000000000000000000000001307",
    },
    Course {
        key: "dragon",
        options: || with("dragon"),
        lessons: |lang| guide::lessons(DRAGON, lang),
        seed: "000000000000000000000000000000000000000000000000000000000000c602",
    },
    Course {
        key: "tower",
        options: || with("tower"),
        lessons: |lang| guide::lessons(TOWER, lang),
        seed: "00000000000000000000000000000000000000000000000000000000000000a6",
    },
];

fn with(set: &str) -> Map<String, Value> {
    Map::from_iter([("sets".to_owned(), json!([set]))])
}

const INNS: &[Step] = &[
    task(
        [
            "Inns & Cathedrals: you have drawn a road with an inn; it begins at a city gate. Lay it on \
             the lit cell, where it goes on from the road of the start tile.",
            "Wirtshäuser & Kathedralen: Du hast eine Straße mit Wirtshaus gezogen, die an einem Stadttor \
             beginnt. Lege sie auf das leuchtende Feld, wo sie die Straße des Startplättchens fortsetzt.",
        ],
        &[Drawn("inn at"), Before(1), Touchable("cell:1,0"), Untried],
        &[Progress(1)],
    ),
    task(
        [
            "You also have a big follower, who counts as two. Choose him instead of the other one.",
            "Du hast auch einen großen Gefolgsmann, der als zwei zählt. Wähle ihn statt des anderen.",
        ],
        &[Asked("figure"), Before(2), Chosen("deed:follower"), Touchable("deed:big"), Untried],
        &[Progress(2)],
    ),
    task(
        [
            "Place him on the road. He comes home like any other when it is finished.",
            "Setze ihn auf die Straße. Er kommt zurück wie jeder andere, sobald sie fertig ist.",
        ],
        &[Asked("figure"), Before(2), Chosen("deed:big"), Touchable("ghost:road"), Untried],
        &[Progress(2)],
    ),
    task(ONCE_MORE, &[Tried, Before(2)], &[Progress(2)]),
    note(
        [
            "A road with an inn brings 2 points a tile, but only when it is finished. Left open until \
             the end it brings nothing.",
            "Eine Straße mit Wirtshaus bringt 2 Punkte je Plättchen, aber nur, wenn sie fertig wird. \
             Bleibt sie bis zum Ende offen, bringt sie nichts.",
        ],
        &[Progress(1), NotAsked("figure")],
        &[Progress(3)],
    ),
    task(
        [
            "A crossing! It ends a road. Lay it on the lit cell, at the other end of yours, and the road \
             with the inn is scored double.",
            "Eine Kreuzung! Sie beendet eine Straße. Lege sie auf das leuchtende Feld, an das andere Ende \
             deiner Straße, und sie wird mit dem Wirtshaus doppelt gewertet.",
        ],
        &[Drawn("crossing"), Own("1,0:road-w", 1), Before(3), Touchable("cell:-1,0"), Untried],
        &[Progress(3)],
    ),
    task(ONCE_MORE, &[Tried, Progress(2), Before(3)], &[Progress(3)]),
    note(
        [
            "Cathedrals do the same for cities: 3 points for each tile and pennant when finished, \
             nothing when not. You may also lay one at somebody else’s city that will hardly be \
             finished.",
            "Kathedralen tun dasselbe für Städte: 3 Punkte je Plättchen und Wappen, wenn sie fertig sind, \
             sonst nichts. Du kannst eine auch an eine fremde Stadt legen, die kaum noch fertig wird.",
        ],
        &[Progress(3), NotAsked("figure")],
        &[Progress(7)],
    ),
    FAREWELL,
];

const TRADERS: &[Step] = &[
    task(
        [
            "Traders & Builders: you also have a builder and a pig. First lay this road on the lit cell, \
             at the road of the start tile.",
            "Händler & Baumeister: Du hast auch einen Baumeister und ein Schwein. Lege zuerst diese \
             Straße auf das leuchtende Feld, an die Straße des Startplättchens.",
        ],
        &[Drawn("road from"), Before(1), Touchable("cell:1,0"), Untried],
        &[Progress(1)],
    ),
    task(
        ["Place a follower on the road.", "Setze einen Gefolgsmann auf die Straße."],
        &[Asked("figure"), Before(2), Touchable("ghost:road"), Untried],
        &[Progress(2)],
    ),
    task(ONCE_MORE, &[Tried, Before(2)], &[Progress(2)]),
    note(
        [
            "A builder needs a follower of yours on the same road or in the same city. In your next turn \
             you can send yours to one.",
            "Ein Baumeister braucht einen deiner Gefolgsleute auf derselben Straße oder in derselben \
             Stadt. In deinem nächsten Zug kannst du deinen zu einem schicken.",
        ],
        &[Progress(1), Before(3), NotAsked("figure"), NotAsked("lay"), Own("1,0:road", 1)],
        &[Progress(2)],
    ),
    task(
        [
            "More road. Lengthen yours on the lit cell, then you can place your builder there.",
            "Noch mehr Straße. Verlängere deine auf dem leuchtenden Feld, dann kannst du deinen \
             Baumeister dorthin setzen.",
        ],
        &[
            Drawn("road from"),
            Own("1,0:road-e", 1),
            Progress(2),
            Before(3),
            Touchable("cell:2,0"),
            Untried,
        ],
        &[Progress(3)],
    ),
    task(
        ["Choose your builder.", "Wähle deinen Baumeister."],
        &[
            Asked("figure"),
            Progress(3),
            Before(4),
            Chosen("deed:follower"),
            Touchable("deed:builder"),
            Untried,
        ],
        &[Progress(4)],
    ),
    task(
        [
            "Place him where your follower’s road goes on.",
            "Setze ihn dorthin, wo die Straße deines Gefolgsmanns weitergeht.",
        ],
        &[
            Asked("figure"),
            Progress(3),
            Before(4),
            Chosen("deed:builder"),
            Touchable("ghost:road"),
            Untried,
        ],
        &[Progress(4)],
    ),
    task(ONCE_MORE, &[Tried, Progress(2), Before(4)], &[Progress(4)]),
    note(
        [
            "Your builder is at work: every tile with which you lengthen his road or city earns you a \
             second one.",
            "Dein Baumeister ist an der Arbeit: Jedes Plättchen, mit dem du seine Straße oder Stadt \
             verlängerst, bringt dir ein zweites.",
        ],
        &[Own("builder", 1), Before(5)],
        &[Progress(5)],
    ),
    task(
        [
            "Lengthen your road again, on the lit cell. When this tile is done you draw another one.",
            "Verlängere deine Straße wieder, auf dem leuchtenden Feld. Ist dieses Plättchen fertig \
             gespielt, ziehst du noch eines.",
        ],
        &[
            Asked("lay"),
            Own("builder", 1),
            Own("1,0:road", 1),
            Progress(4),
            Before(5),
            Touchable("cell:-1,0"),
            Untried,
        ],
        &[Progress(5)],
    ),
    task(
        [
            "Your builder has earned you this second tile. Lay it wherever you like. A second tile never \
             earns a third.",
            "Dieses zweite Plättchen verdankst du deinem Baumeister. Lege es, wo du willst. Ein zweites \
             bringt nie ein drittes.",
        ],
        &[Asked("lay"), There("second-tile"), Progress(5), Before(6), Untried],
        &[Progress(6)],
    ),
    note(
        [
            "Watch for wine, grain and cloth in cities: whoever finishes such a city takes its goods, no \
             matter whose it is. At the end most of a kind bring 10 points. The pig makes your farmers \
             richer: 4 points a city instead of 3.",
            "Achte auf Wein, Korn und Tuch in Städten: Wer eine solche Stadt fertigbaut, nimmt ihre \
             Waren, egal wem sie gehört. Am Ende bringen die meisten einer Sorte 10 Punkte. Das Schwein \
             macht deine Bauern reicher: 4 Punkte je Stadt statt 3.",
        ],
        &[Progress(5), NotAsked("figure")],
        &[Progress(10)],
    ),
    FAREWELL,
];

const DRAGON: &[Step] = &[
    task(
        [
            "Princess & Dragon: you have drawn a volcano. Lay it, and the dragon comes to it at once. So \
             no follower can be placed there.",
            "Burgfräulein & Drache: Du hast einen Vulkan gezogen. Lege ihn, und der Drache kommt sofort \
             dorthin. Deshalb kann dort kein Gefolgsmann eingesetzt werden.",
        ],
        &[Drawn("volcano"), Before(1), Touchable("cell:1,0"), Untried],
        &[Progress(1)],
    ),
    task(ONCE_MORE, &[Tried, Before(1)], &[Progress(1)]),
    note(
        [
            "The dragon has come. It sleeps until somebody lays a tile with a dragon on it.",
            "Der Drache ist da. Er schläft, bis jemand ein Plättchen mit Drachen legt.",
        ],
        &[There("dragon"), Before(3)],
        &[Progress(3)],
    ),
    task(
        [
            "Lay this tile; a follower is to follow.",
            "Lege dieses Plättchen; danach kommt ein Gefolgsmann.",
        ],
        &[Asked("lay"), Progress(2), Before(3), Touchable("cell:-1,0"), Untried],
        &[Progress(3)],
    ),
    task(
        ["Place a follower.", "Setze einen Gefolgsmann ein."],
        &[
            Asked("figure"),
            Progress(3),
            Before(4),
            Chosen("deed:follower"),
            Touchable("ghost:road"),
            Untried,
        ],
        &[Progress(4)],
    ),
    task(ONCE_MORE, &[Tried, Progress(2), Before(4)], &[Progress(4)]),
    note(
        [
            "When the dragon wakes, your follower should have somebody by his side: the fairy.",
            "Wenn der Drache aufwacht, sollte dein Gefolgsmann jemanden an seiner Seite haben: die Fee.",
        ],
        &[Progress(3), Before(5), NotAsked("figure"), Own("", 1)],
        &[Progress(5)],
    ),
    task(
        [
            "A tile with a dragon: as soon as you are done with it, the dragon wakes. Lay it on the lit \
             cell.",
            "Ein Plättchen mit Drachen: Sobald du damit fertig bist, wacht der Drache auf. Lege es auf das \
             leuchtende Feld.",
        ],
        &[Drawn("dragon"), There("dragon"), Progress(4), Before(5), Touchable("cell:2,0"), Untried],
        &[Progress(5)],
    ),
    task(
        [
            "Instead of placing a follower, choose the fairy: the dragon never enters her tile.",
            "Statt einen Gefolgsmann einzusetzen, wähle die Fee: Ihr Plättchen betritt der Drache nie.",
        ],
        &[
            Asked("figure"),
            Progress(5),
            Before(6),
            Chosen("deed:follower"),
            Touchable("deed:fairy"),
            Untried,
        ],
        &[Progress(6)],
    ),
    task(
        ["Put her beside your follower.", "Stelle sie zu deinem Gefolgsmann."],
        &[
            Asked("figure"),
            Progress(5),
            Before(6),
            Chosen("deed:fairy"),
            Touchable("ghost:"),
            Untried,
        ],
        &[Progress(6)],
    ),
    task(ONCE_MORE, &[Tried, Asked("figure"), Progress(4), Before(6)], &[Progress(6)]),
    task(
        [
            "The dragon is awake: it moves up to six steps, by turns, and this one is yours. Whoever \
             stands where it goes must leave without points. Lead it to the bot’s figures!",
            "Der Drache ist wach: Er zieht bis zu sechs Schritte, reihum, und dieser gehört dir. Wer \
             steht, wo er hinkommt, muss ohne Punkte gehen. Führe ihn zu den Figuren des Bots!",
        ],
        &[Asked("dragon"), Touchable("ghost:"), Before(6)],
        &[Progress(6)],
    ),
    note(
        [
            "While the fairy is with a follower of yours you get 1 point at the start of each of your \
             turns, and 3 more when what he stands on is scored. Princesses send knights away, and \
             through portals your follower can go to other tiles.",
            "Solange die Fee bei einem deiner Gefolgsleute ist, bekommst du zu Beginn jedes deiner Züge 1 \
             Punkt, und 3 dazu, wenn gewertet wird, worauf er steht. Burgfräulein schicken Ritter fort, \
             und durch Zaubergänge kommt dein Gefolgsmann auf andere Plättchen.",
        ],
        &[Progress(5), NotAsked("figure"), NotAsked("dragon")],
        &[Progress(10)],
    ),
    FAREWELL,
];

const TOWER: &[Step] = &[
    task(
        [
            "The Tower: everybody has tower pieces, and your tile has a place for a tower. Lay it on the \
             lit cell.",
            "Der Turm: Alle haben Turmteile, und dein Plättchen hat einen Platz für einen Turm. Lege es \
             auf das leuchtende Feld.",
        ],
        &[Drawn("tower place"), Before(1), Touchable("cell:1,0"), Untried],
        &[Progress(1)],
    ),
    task(
        [
            "Instead of placing a follower you may put a piece of a tower. Choose the tower.",
            "Statt einen Gefolgsmann einzusetzen, darfst du ein Turmteil setzen. Wähle den Turm.",
        ],
        &[Asked("figure"), Before(2), Chosen("deed:follower"), Touchable("deed:tower"), Untried],
        &[Progress(2)],
    ),
    task(
        [
            "Put the first piece on the tower place. One piece reaches its own tile and the four beside \
             it.",
            "Setze das erste Teil auf den Turmplatz. Ein Teil reicht über das eigene Plättchen und die \
             vier daneben.",
        ],
        &[Asked("figure"), Before(2), Chosen("deed:tower"), Touchable("ghost:"), Untried],
        &[Progress(2)],
    ),
    task(ONCE_MORE, &[Tried, Before(2)], &[Progress(2)]),
    note(
        [
            "Whoever puts a piece may capture a follower in reach. Towers belong to nobody: anybody may \
             build on any of them.",
            "Wer ein Teil setzt, darf einen Gefolgsmann in Reichweite gefangen nehmen. Türme gehören \
             niemandem: Alle dürfen auf jedem weiterbauen.",
        ],
        &[Progress(1), Before(3), NotAsked("figure")],
        &[Progress(3)],
    ),
    task(
        ["Now lay this tile.", "Lege jetzt dieses Plättchen."],
        &[Asked("lay"), Progress(2), Before(3), Snug, Untried],
        &[Progress(3)],
    ),
    task(
        [
            "Look at the tower again: choose it, and each place shows how far one more piece would reach. \
             If a follower of the bot stands there, you can capture him. Or place one of yours where no \
             tower reaches.",
            "Sieh dir den Turm noch einmal an: Wähle ihn, und jeder Platz zeigt, wie weit ein weiteres \
             Teil reichen würde. Steht dort ein Gefolgsmann des Bots, kannst du ihn gefangen nehmen. Oder \
             setze einen von deinen dorthin, wo kein Turm hinreicht.",
        ],
        &[Asked("figure"), Progress(3), Before(4), Touchable("deed:tower"), Untried],
        &[Progress(4)],
    ),
    task(ONCE_MORE, &[Tried, Progress(2), Before(4)], &[Progress(4)]),
    note(
        [
            "Prisoners lie beside their captor’s points. As soon as two players hold one of each other, \
             they are swapped. In your turn you may also buy one back for 3 points, once a turn.",
            "Gefangene liegen neben den Punkten dessen, der sie hält. Haben zwei Leute je einen \
             voneinander, wird getauscht. In deinem Zug darfst du auch einen für 3 Punkte freikaufen, \
             einmal je Zug.",
        ],
        &[Progress(3), NotAsked("figure")],
        &[Progress(8)],
    ),
    note(
        [
            "A follower on top of a tower closes it: it grows no further. He stays up there, and the \
             tower can hurt nobody any more.",
            "Ein Gefolgsmann oben auf einem Turm schließt ihn: Er wächst nicht weiter. Der Gefolgsmann \
             bleibt dort oben, und der Turm schadet niemandem mehr.",
        ],
        &[Progress(3), NotAsked("figure")],
        &[Progress(8)],
    ),
    FAREWELL,
];
