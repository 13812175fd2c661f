//! A sentence for every refusal.

use crate::{Lang, tiles};

/// A sentence for a refusal.
pub fn refusal(code: &str, lang: Lang) -> Option<&'static str> {
    Some(match code {
        "already-laid" => lang.pick(
            "Your tile is laid; now you may place a follower.",
            "Dein Plättchen liegt schon; jetzt darfst du einen Gefolgsmann einsetzen.",
        ),
        "no-neighbour" => lang.pick(
            "A tile must share a side with another one; touching at a corner is not enough.",
            "Ein Plättchen muss mit einer Seite anliegen; eine Ecke genügt nicht.",
        ),
        "side-mismatch" => lang.pick(
            "One side does not match: city to city, road to road, field to field.",
            "Eine Seite passt nicht: Stadt an Stadt, Straße an Straße, Wiese an Wiese.",
        ),
        "none-left" => {
            lang.pick("You have no follower left.", "Du hast keinen Gefolgsmann mehr übrig.")
        }
        "occupied" => lang.pick(
            "There is already a follower in that city, road or field.",
            "In dieser Stadt, auf dieser Straße oder Wiese steht schon jemand.",
        ),
        "no-farmers" => lang.pick(
            "This table plays without farmers.",
            "An diesem Tisch wird ohne Bauern gespielt.",
        ),
        code => return forbidden(code, lang).or_else(|| tiles::words::refusal(code, lang)),
    })
}

/// What the expansions forbid.
fn forbidden(code: &str, lang: Lang) -> Option<&'static str> {
    Some(match code {
        "not-now" => lang.pick("That is not possible right now.", "Das geht gerade nicht."),
        "followers-only" => lang.pick(
            "Only followers go through a portal; builder and pig stay on the new tile.",
            "Durch einen Zaubergang gehen nur Gefolgsleute; Baumeister und Schwein bleiben auf dem \
             neuen Plättchen.",
        ),
        "no-portal" => lang.pick(
            "The tile you have just laid has no portal.",
            "Dein neues Plättchen hat keinen Zaubergang.",
        ),
        "no-room" => lang.pick(
            "Nothing on that tile is free for a follower.",
            "Auf diesem Plättchen ist nichts frei für einen Gefolgsmann.",
        ),
        "finished" => lang.pick(
            "That is already finished; a portal only leads to something still open.",
            "Das ist schon fertig; ein Zaubergang führt nur dorthin, wo noch gebaut wird.",
        ),
        code => {
            return builder_or_pig(code, lang)
                .or_else(|| dragon(code, lang))
                .or_else(|| tower(code, lang));
        }
    })
}

fn builder_or_pig(code: &str, lang: Lang) -> Option<&'static str> {
    Some(match code {
        "builder-place" => lang.pick(
            "A builder stands on a road or in a city.",
            "Ein Baumeister steht auf einer Straße oder in einer Stadt.",
        ),
        "builder-alone" => lang.pick(
            "Your builder needs a follower of yours on that road or in that city.",
            "Dein Baumeister braucht auf dieser Straße oder in dieser Stadt schon einen Gefolgsmann \
             von dir.",
        ),
        "builder-late" => lang.pick(
            "That is finished; a builder has nothing left to do there.",
            "Das ist fertig; dort hat ein Baumeister nichts mehr zu tun.",
        ),
        "pig-place" => lang.pick("A pig stands in a field.", "Ein Schwein steht auf einer Wiese."),
        "pig-alone" => lang.pick(
            "Your pig needs a farmer of yours in that field.",
            "Dein Schwein braucht auf dieser Wiese schon einen Bauern von dir.",
        ),
        _ => return None,
    })
}

fn dragon(code: &str, lang: Lang) -> Option<&'static str> {
    Some(match code {
        "dragon-there" => lang.pick(
            "No follower may stand on a tile with the dragon.",
            "Kein Gefolgsmann darf auf einem Plättchen mit dem Drachen stehen.",
        ),
        "dragon-barred" => lang.pick(
            "The dragon cannot go there: no tile lies there, or it is the fairy’s.",
            "Dorthin kann der Drache nicht: Da liegt kein Plättchen, oder dort steht die Fee.",
        ),
        "dragon-been-there" => lang.pick(
            "The dragon has already been there on this run.",
            "Dort war der Drache in diesem Lauf schon.",
        ),
        "no-fairy" => {
            lang.pick("There is no fairy at this table.", "An diesem Tisch gibt es keine Fee.")
        }
        "nobody-of-yours" => lang.pick(
            "The fairy goes to one of your own followers.",
            "Die Fee geht zu einem deiner eigenen Gefolgsleute.",
        ),
        "fairy-there" => lang.pick(
            "The fairy is already with that follower.",
            "Die Fee steht schon bei diesem Gefolgsmann.",
        ),
        "no-princess" => lang.pick(
            "The tile you have just laid has no princess.",
            "Dein neues Plättchen hat kein Burgfräulein.",
        ),
        "not-her-knight" => lang.pick(
            "The princess only sends knights of her own city away.",
            "Das Burgfräulein schickt nur Ritter aus ihrer eigenen Stadt fort.",
        ),
        "princess-must" => lang.pick(
            "At this table the princess must send a knight away first.",
            "An diesem Tisch muss das Burgfräulein zuerst einen Ritter fortschicken.",
        ),
        _ => return None,
    })
}

fn tower(code: &str, lang: Lang) -> Option<&'static str> {
    Some(match code {
        "no-tower" => lang.pick("There is no tower place there.", "Dort ist kein Turmplatz."),
        "tower-closed" => lang.pick(
            "A follower has closed that tower; it can no longer grow.",
            "Diesen Turm hat ein Gefolgsmann geschlossen; er wächst nicht mehr.",
        ),
        "tower-bare" => lang.pick(
            "Only a tower of at least one piece can be closed.",
            "Schließen lässt sich nur ein Turm aus mindestens einem Teil.",
        ),
        "no-pieces" => {
            lang.pick("You have no tower piece left.", "Du hast kein Turmteil mehr übrig.")
        }
        "not-on-tower" => lang.pick(
            "Only followers climb towers, neither builder nor pig.",
            "Auf Türme steigen nur Gefolgsleute, weder Baumeister noch Schwein.",
        ),
        "nobody-there" => lang.pick("No follower stands there.", "Dort steht kein Gefolgsmann."),
        "out-of-range" => lang.pick(
            "The tower does not reach that far: as many tiles as it is high, in a straight line.",
            "So weit reicht der Turm nicht: so viele Plättchen, wie er hoch ist, in gerader Linie.",
        ),
        "not-held" => lang.pick(
            "That player does not hold such a follower of yours.",
            "Dort ist kein solcher Gefolgsmann von dir gefangen.",
        ),
        "ransom-paid" => lang.pick(
            "You have already bought a prisoner back this turn.",
            "Du hast in diesem Zug schon jemanden freigekauft.",
        ),
        "too-poor" => lang.pick(
            "A ransom costs 3 points, and you have fewer.",
            "Das Lösegeld beträgt 3 Punkte; so viele hast du nicht.",
        ),
        _ => return None,
    })
}
