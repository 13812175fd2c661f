//! What the help says about each scenario.

use super::help_text::Chapter;

/// A section for each scenario; maps for three and for four share one.
pub const SCENARIOS: &[Chapter] = &[
    Chapter {
        key: "new-shores",
        title: ("New Shores", "Neue Ufer"),
        body: &[(
            "Everybody starts on the large island. Your first settlement on each of the small islands \
             earns a victory chip, no matter who got there before you. The first to 13 points wins.",
            "Alle beginnen auf der großen Insel. Deine erste Siedlung auf jeder der kleinen Inseln \
             bringt einen Siegpunktchip, egal wer schon vor dir dort war. Wer zuerst 13 Punkte hat, gewinnt.",
        )],
    },
    Chapter {
        key: "four-islands",
        title: ("Four Islands", "Vier Inseln"),
        body: &[(
            "You may start on any island, on one or on two: that is your home. Your first settlement \
             on a foreign island earns one victory chip, on each further foreign island two. The first \
             to 12 points wins.",
            "Du darfst auf jeder Insel beginnen, auf einer oder zweien: Das ist deine Heimat. Deine \
             erste Siedlung auf einer fremden Insel bringt einen Siegpunktchip, auf jeder weiteren \
             fremden Insel zwei. Wer zuerst 12 Punkte hat, gewinnt.",
        )],
    },
    Chapter {
        key: "oceania",
        title: ("Oceania", "Ozeanien"),
        body: &[
            (
                "Much of the sea is unknown. When a ship or road of yours ends at a missing hex, one is \
             drawn and laid there. If it is land, it gets a number and you get one of its cards; \
             sea yields nothing. There are no victory chips. The first to 12 points wins.",
                "Vieles ist unbekannt. Endet ein Schiff oder eine Straße von dir an einem fehlenden Feld, \
             wird es gezogen und hingelegt. Ist es Land, bekommt es eine Zahl und du sofort eine Karte \
             davon; Meer bringt nichts. Siegpunktchips gibt es keine. Wer zuerst 12 Punkte hat, gewinnt.",
            ),
            (
                "Ships at the beginning discover, too, but bring no card. The tab “Points” lists what is \
             still undiscovered.",
                "Auch Schiffe zu Beginn entdecken, bringen aber keine Karte. Der Reiter „Punkte“ zeigt, was \
             noch unentdeckt ist.",
            ),
        ],
    },
    Chapter {
        key: "desert",
        title: ("Through the Desert", "Durch die Wüste"),
        body: &[(
            "A belt of desert divides the main island. You start on its larger part. Your first \
             settlement beyond the belt and on each small island earns a victory chip. The first to 12 \
             points wins.",
            "Ein Wüstengürtel teilt die Hauptinsel. Ihr beginnt auf dem größeren Teil. Deine erste \
             Siedlung jenseits des Gürtels und auf jeder kleinen Insel bringt einen Siegpunktchip. Wer zuerst \
             12 Punkte hat, gewinnt.",
        )],
    },
    Chapter {
        key: "new-world",
        title: ("Seafarers’ New World", "Neue Welt der Seefahrer"),
        body: &[
            (
                "Land and sea are dealt hex by hex; no two games are alike. Before the game you lay the \
             harbours in turn, each at a free coast. Start where you like: your first settlement on \
             each foreign island earns a victory chip. The first to 12 points wins.",
                "Land und Meer werden Feld für Feld ausgelegt; kein Spiel gleicht dem anderen. Vor dem \
             Spiel legt ihr reihum die Häfen, jeden an eine freie Küste. Beginnt, wo ihr wollt: Deine \
             erste Siedlung auf jeder fremden Insel bringt einen Siegpunktchip. Wer zuerst 12 Punkte hat, gewinnt.",
            ),
            (
                "You may agree that a board nobody likes is dealt again.",
                "Ein Tisch kann vereinbaren, dass ein Plan, der niemandem gefällt, neu ausgelegt wird.",
            ),
        ],
    },
    Chapter {
        key: "great-crossing",
        title: ("The Great Crossing", "Die große Überfahrt"),
        body: &[
            (
                "Two coasts face each other. Both of your first settlements go on one of them, your home. A \
             line of your ships from a building at home to any building over there earns a victory \
             chip; each pair of buildings counts once. The first to 13 points wins.",
                "Zwei Küsten liegen einander gegenüber. Deine ersten beiden Siedlungen liegen auf einer \
             davon, deiner Heimat. Eine Linie deiner Schiffe von einem Gebäude daheim zu irgendeinem \
             Gebäude drüben bringt einen Siegpunktchip; jedes Paar von Gebäuden zählt einmal. Wer zuerst 13 \
             Punkte hat, gewinnt.",
            ),
            (
                "Your ships may also meet the roads or ships of one opponent that lead on. The chip then \
             goes to whoever has more ships in the line; if tied, to whoever completed it.",
                "Deine Schiffe dürfen auch auf Straßen oder Schiffe einer anderen Person treffen, die \
             weiterführen. Den Chip bekommt dann, wer mehr Schiffe in der Linie hat; bei gleich vielen, \
             wer sie geschlossen hat.",
            ),
            (
                "Ships in a shared line, or in a line to a foreign building, stay open: the one at the end \
             may leave. A broken line gives its chip back.",
                "Schiffe einer gemeinsamen Linie oder einer Linie zu einem fremden Gebäude sind offen: Das \
             vorderste darf weg. Eine unterbrochene Linie gibt ihren Chip zurück.",
            ),
        ],
    },
    Chapter {
        key: "greater-catan",
        title: ("Greater Catan", "Groß-Catan"),
        body: &[
            (
                "You start on the large island and have 8 cities each. The small islands have no numbers \
             yet: when a ship or road of yours reaches such a hex, a chip is drawn from the bag for \
             it. The first to 18 points wins.",
                "Ihr beginnt auf der großen Insel und habt je 8 Städte. Die kleinen Inseln haben noch keine \
             Zahlen: Erreicht ein Schiff oder eine Straße von dir ein solches Feld, wird ein Chip aus \
             dem Beutel gezogen. Wer zuerst 18 Punkte hat, gewinnt.",
            ),
            (
                "When the bag is empty you take a chip from the large island instead: from a hex at one \
             of your buildings, so that no building there loses its last number, and no red number \
             next to another. If that is impossible, these rules are dropped in this order.",
                "Ist der Beutel leer, nimmst du stattdessen einen Chip von der großen Insel: von einem Feld \
             an einem deiner Gebäude, so dass dort kein Gebäude seine letzte Zahl verliert und keine \
             rote neben eine andere kommt. Geht das nicht, entfallen diese Regeln in dieser \
             Reihenfolge.",
            ),
        ],
    },
    Chapter {
        key: "custom",
        title: ("Maps of your own", "Eigene Karten"),
        body: &[(
            "In the workshop you paint hexes, numbers, harbours and start areas, and play your map at \
             once. While you paint, the workshop tells you what is missing. A link shares the map with \
             your friends.",
            "In der Werkstatt malst du Felder, Zahlen, Häfen und Startgebiete und spielst deine Karte \
             sofort. Beim Malen siehst du, was noch fehlt. Mit einem Link teilst du die Karte mit deinen \
             Leuten.",
        )],
    },
];
