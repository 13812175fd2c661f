//! Short games that teach an expansion each, for those who know the base game.
//!
//! Two seats, the person on seat 0 and a bot on seat 1, as in the first game; the dice are such that
//! the person draws what is spoken of.

use carcassonne::{PhaseView, View};
use game::Seat;
use serde_json::{Map, Value, json};
use wire::Look;

use crate::Until;
use crate::guide::{self, Course, Plan, seen};
use crate::tiles::chapters::FAREWELL;

/// A course for each expansion, by the name of its chapter in the help.
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

const INNS: &[Plan] = &[
    (
        "Inns & Cathedrals: you also have a big follower, who counts as two. And you have drawn a road \
         with an inn. It begins at a city gate; lay it so that it goes on at the road of the start tile.",
        "Wirtshäuser & Kathedralen: Du hast auch einen großen Gefolgsmann, der als zwei zählt. Und du \
         hast eine Straße mit Wirtshaus gezogen. Sie beginnt an einem Stadttor; lege sie so, dass sie \
         die Straße des Startplättchens fortsetzt.",
        Until::Look(one_laid),
    ),
    (
        "Choose your big follower below the board and place him on the road. He comes home like any \
         other when the road is finished.",
        "Wähle unter dem Spielplan deinen großen Gefolgsmann und setze ihn auf die Straße. Er kommt \
         zurück wie jeder andere, sobald die Straße fertig ist.",
        Until::Look(one_done),
    ),
    (
        "A road with an inn pays 2 points a tile, but only when it is finished. Left open to the end it \
         pays nothing. Let us see what the bot does.",
        "Eine Straße mit Wirtshaus bringt 2 Punkte je Plättchen, aber nur, wenn sie fertig wird. Bleibt \
         sie bis zum Ende offen, bringt sie nichts. Sehen wir, was der Bot macht.",
        Until::Look(turn_two),
    ),
    (
        "A crossing! It stops a road. Lay it at the other end of yours, and the road with the inn is \
         scored twice as high.",
        "Eine Kreuzung! Sie beendet eine Straße. Lege sie an das andere Ende deiner Straße, und sie wird \
         mit dem Wirtshaus doppelt gewertet.",
        Until::Look(two_done),
    ),
    (
        "Cathedrals do the same for cities: 3 points for each tile and pennant when finished, nothing \
         when not. You may also lay one at somebody else’s city, if you think it will never be done.",
        "Kathedralen tun dasselbe für Städte: 3 Punkte je Plättchen und Wappen, wenn sie fertig sind, \
         sonst nichts. Du kannst eine auch an eine fremde Stadt legen, die wohl nie fertig wird.",
        Until::Understood,
    ),
    FAREWELL,
];

const TRADERS: &[Plan] = &[
    (
        "Traders & Builders: you also have a builder and a pig. A straight road to begin with: lay it at \
         the road of the start tile and place a follower on it.",
        "Händler & Baumeister: Du hast auch einen Baumeister und ein Schwein. Zuerst eine gerade Straße: \
         Lege sie an die Straße des Startplättchens und setze einen Gefolgsmann darauf.",
        Until::Look(one_done),
    ),
    (
        "Your builder needs a follower of yours on the same road or in the same city. Next turn you can \
         send him there.",
        "Dein Baumeister braucht einen deiner Gefolgsleute auf derselben Straße oder in derselben Stadt. \
         In deinem nächsten Zug kannst du ihn dorthin schicken.",
        Until::Look(turn_two),
    ),
    (
        "More road. Lengthen yours with it, choose the builder below the board and place him on the road.",
        "Noch mehr Straße. Verlängere deine damit, wähle unter dem Spielplan den Baumeister und setze ihn \
         auf die Straße.",
        Until::Look(two_done),
    ),
    (
        "Now every tile with which you lengthen this road earns you a second one. The bot plays first.",
        "Jetzt bringt dir jedes Plättchen, mit dem du diese Straße verlängerst, ein zweites. Zuerst \
         spielt der Bot.",
        Until::Look(turn_three),
    ),
    (
        "Lengthen your road again. Then, when this tile is done, you draw another one and play it too, \
         wherever you like. A second tile never earns a third.",
        "Verlängere deine Straße wieder. Ist dieses Plättchen fertig gespielt, ziehst du noch eines und \
         spielst es auch, wo du willst. Ein zweites bringt nie ein drittes.",
        Until::Look(three_done),
    ),
    (
        "Watch for wine, grain and cloth in cities: whoever finishes such a city takes its goods, no \
         matter whose it is. At the end most of a kind pay 10 points. The pig makes your farmers richer: \
         4 points a city instead of 3.",
        "Achte auf Wein, Korn und Tuch in Städten: Wer eine solche Stadt fertigbaut, nimmt ihre Waren, \
         egal wem sie gehört. Am Ende bringen die meisten einer Sorte 10 Punkte. Das Schwein macht deine \
         Bauern reicher: 4 Punkte je Stadt statt 3.",
        Until::Understood,
    ),
    FAREWELL,
];

const DRAGON: &[Plan] = &[
    (
        "Princess & Dragon: you have drawn a volcano. Lay it, and the dragon comes to it at once. No \
         follower may share its tile, so you place none in this turn.",
        "Burgfräulein & Drache: Du hast einen Vulkan gezogen. Lege ihn, und der Drache kommt sofort \
         dorthin. Kein Gefolgsmann darf auf seinem Plättchen stehen, also setzt du in diesem Zug keinen \
         ein.",
        Until::Look(one_done),
    ),
    (
        "The dragon sleeps until somebody lays a tile with a dragon on it. The bot plays.",
        "Der Drache schläft, bis jemand ein Plättchen mit Drachen legt. Der Bot spielt.",
        Until::Look(turn_two),
    ),
    (
        "Lay this tile and place a follower on it as usual.",
        "Lege dieses Plättchen und setze wie gewohnt einen Gefolgsmann darauf.",
        Until::Look(two_done),
    ),
    (
        "In a moment the dragon will wake, so your follower should have somebody by his side.",
        "Gleich wacht der Drache auf. Dein Gefolgsmann sollte dann jemanden an seiner Seite haben.",
        Until::Look(turn_three),
    ),
    (
        "A dragon tile. Lay it; but instead of placing a follower choose the fairy below the board and \
         put her to your follower. The dragon never enters her tile.",
        "Ein Drachenplättchen. Lege es; aber statt einen Gefolgsmann einzusetzen, wähle unter dem \
         Spielplan die Fee und stelle sie zu deinem Gefolgsmann. Ihr Plättchen betritt der Drache nie.",
        Until::Look(three_placed),
    ),
    (
        "Now the dragon moves, six steps in turn, and you make the first. Whoever stands where it goes \
         must leave without points. Lead it to the bot’s followers!",
        "Jetzt zieht der Drache, sechs Schritte reihum, und du machst den ersten. Wer steht, wo er \
         hinkommt, muss ohne Punkte gehen. Führe ihn zu den Gefolgsleuten des Bots!",
        Until::Look(run_over),
    ),
    (
        "While the fairy is with your follower you get 1 point at the start of each turn, and 3 more \
         when what he stands on is scored. Princesses send knights away, and portals let your follower \
         go anywhere.",
        "Solange die Fee bei deinem Gefolgsmann ist, bekommst du zu Beginn jedes Zuges 1 Punkt, und 3 \
         dazu, wenn gewertet wird, worauf er steht. Burgfräulein schicken Ritter fort, und durch \
         Zaubergänge kommt dein Gefolgsmann überallhin.",
        Until::Understood,
    ),
    FAREWELL,
];

const TOWER: &[Plan] = &[
    (
        "The Tower: everybody has tower pieces, and your tile has a place for a tower. Lay it.",
        "Der Turm: Alle haben Turmteile, und dein Plättchen hat einen Platz für einen Turm. Lege es.",
        Until::Look(one_laid),
    ),
    (
        "Instead of placing a follower, choose the tower below the board and put the first piece. It \
         reaches this tile and the four beside it.",
        "Statt einen Gefolgsmann einzusetzen, wähle unter dem Spielplan den Turm und setze das erste \
         Teil. Es reicht über dieses Plättchen und die vier daneben.",
        Until::Look(one_done),
    ),
    (
        "Whoever puts a piece may capture a follower in reach. Towers belong to nobody: the bot may \
         build on yours. It plays now.",
        "Wer ein Teil setzt, darf einen Gefolgsmann in Reichweite gefangen nehmen. Türme gehören \
         niemandem: Der Bot darf auf deinem weiterbauen. Er ist jetzt dran.",
        Until::Look(turn_two),
    ),
    (
        "Lay your tile and look at the tower again: before you decide it shows how far a further piece \
         would reach, and who stands there. If it is the bot’s follower, take him! Otherwise place \
         one of yours where no tower reaches.",
        "Lege dein Plättchen und sieh dir den Turm noch einmal an: Bevor du dich entscheidest, zeigt er, \
         wie weit ein weiteres Teil reichen würde und wer dort steht. Ist es ein Gefolgsmann des Bots, \
         nimm ihn! Sonst setze einen von deinen dorthin, wo kein Turm hinreicht.",
        Until::Look(two_done),
    ),
    (
        "Prisoners lie beside their captor’s points. As soon as two players hold one of each other, \
         they are swapped. In your turn you may also buy one back for 3 points, once a turn.",
        "Gefangene siehst du neben den Punkten dessen, der sie hält. Haben zwei Leute je einen \
         voneinander, wird getauscht. In deinem Zug darfst du auch einen für 3 Punkte freikaufen, \
         einmal je Zug.",
        Until::Understood,
    ),
    (
        "A follower on top of a tower closes it, so that it reaches no farther. He stays up there, and \
         the tower can hurt nobody any more.",
        "Ein Gefolgsmann oben auf einem Turm schließt ihn, sodass er nicht weiter wächst. Er bleibt \
         dort, und der Turm schadet niemandem mehr.",
        Until::Understood,
    ),
    FAREWELL,
];

/// Has the person, who has laid so many tiles, done with the last of them?
fn done(look: &Look, tiles: usize) -> bool {
    seen(look, |view: &View| {
        let asked = matches!(view.phase, PhaseView::Figure(_) | PhaseView::Interlude(_));
        view.tiles.len() >= tiles && !(asked && view.active == Seat::FIRST)
    })
}

/// Is it the person's turn, with so many tiles on the table?
fn turn(look: &Look, tiles: usize) -> bool {
    seen(look, |view: &View| view.tiles.len() >= tiles && view.active == Seat::FIRST)
}

fn one_laid(look: &Look) -> bool {
    seen(look, |view: &View| view.tiles.len() >= 2)
}

fn one_done(look: &Look) -> bool {
    done(look, 2)
}

fn turn_two(look: &Look) -> bool {
    turn(look, 3)
}

fn two_done(look: &Look) -> bool {
    done(look, 4)
}

fn turn_three(look: &Look) -> bool {
    turn(look, 5)
}

fn three_done(look: &Look) -> bool {
    done(look, 6)
}

/// Whatever was placed on the third tile, the dragon moves now, or it has moved already.
fn three_placed(look: &Look) -> bool {
    seen(look, |view: &View| view.tiles.len() >= 6 && !matches!(view.phase, PhaseView::Figure(_)))
}

fn run_over(look: &Look) -> bool {
    seen(look, |view: &View| {
        view.tiles.len() >= 6
            && !matches!(view.phase, PhaseView::Figure(_) | PhaseView::Interlude(_))
    })
}
