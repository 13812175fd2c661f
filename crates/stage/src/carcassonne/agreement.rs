//! What a table may agree on, in words, and the boxes as cards of the set-up.

use std::sync::OnceLock;

use carcassonne::{Agreement, Element, Set, Word};
use serde::Deserialize;
use serde_json::{Map, Value};

use super::picture::draw;
use crate::scene::Art;
use crate::tiles::chapters::Sketch;
use crate::tiles::grammar::Noun;
use crate::{Lang, OptionWords, Preview};

/// An option in words.
pub fn option(key: &str, lang: Lang) -> Option<OptionWords> {
    let (label, help) = match key {
        "farmers" => lang.pick(
            ("Farmers", "Followers may lie down in fields and score at the end of the game."),
            ("Bauern", "Gefolgsleute dürfen sich auf Wiesen legen und zählen am Ende des Spiels."),
        ),
        "two_tile_city" => lang.pick(
            ("City of two tiles", "What the smallest city scores when it is completed."),
            ("Stadt aus zwei Plättchen", "Was die kleinste Stadt bringt, wenn sie fertig ist."),
        ),
        "field_scoring" => lang.pick(
            ("Scoring of fields", "How farmers score at the end of the game."),
            ("Wertung der Wiesen", "Wie die Bauern am Ende des Spiels zählen."),
        ),
        "boxes" => lang.pick(
            ("Copies of the base game", "More copies make a larger map and a longer game."),
            (
                "Anzahl Grundspiele",
                "Mehrere zusammen geben eine größere Karte und ein längeres Spiel.",
            ),
        ),
        "followers" => lang.pick(
            ("Followers", "How many each player has; 7 in the rulebook."),
            ("Gefolgsleute", "Wie viele jede Person hat; laut Spielregel 7."),
        ),
        key => return expansion_option(key, lang),
    };
    Some(OptionWords { label, help })
}

fn expansion_option(key: &str, lang: Lang) -> Option<OptionWords> {
    let (label, help) = match key {
        "sets" => lang.pick(
            ("Expansions", "Play with none, one or any mix of them."),
            ("Erweiterungen", "Spielt ohne, mit einer oder in beliebiger Mischung."),
        ),
        "elements" => lang.pick(
            (
                "Rules of the expansions",
                "Untick the first to choose single rules; a rule may also be added to tiles of \
                 another expansion.",
            ),
            (
                "Regeln der Erweiterungen",
                "Nimm das erste Häkchen weg, um einzelne Regeln zu wählen; eine Regel darf auch zu \
                 Plättchen einer anderen Erweiterung kommen.",
            ),
        ),
        "lonely_pig" => lang.pick(
            ("A pig left alone", "What a pig does when the last farmer of its owner has gone."),
            ("Einsames Schwein", "Was ein Schwein tut, wenn der letzte eigene Bauer fort ist."),
        ),
        "fairy_point" => lang.pick(
            ("The fairy’s point", "Who gets a point from the fairy when their turn begins."),
            ("Punkt der Fee", "Wer zu Beginn des eigenen Zuges von der Fee 1 Punkt bekommt."),
        ),
        "fairy_stands" => lang.pick(
            ("The fairy stands", "Whom she helps: one follower, or all on her tile."),
            ("Die Fee steht", "Wem sie hilft: einem Gefolgsmann oder allen auf ihrem Plättchen."),
        ),
        "dragon_moves" => lang.pick(
            ("The dragon moves", "Anyone it chases away before scoring gets no points."),
            ("Der Drache zieht", "Wer vor der Wertung verjagt wird, bekommt keine Punkte."),
        ),
        "princess_must" => lang.pick(
            (
                "A princess must choose",
                "Whoever adds her to a city with knights must send one home.",
            ),
            (
                "Burgfräulein muss wählen",
                "Wer es an eine Stadt mit Rittern legt, muss einen nach Hause schicken.",
            ),
        ),
        "tower_reopens" => lang.pick(
            ("Towers open again", "A tower may grow again once the follower on top has gone."),
            ("Türme wieder offen", "Ein Turm darf weiterwachsen, sobald niemand mehr oben steht."),
        ),
        "ransom_on_credit" => lang.pick(
            ("Ransom on credit", "Prisoners may be bought back with fewer than 3 points."),
            ("Lösegeld auf Kredit", "Freikaufen geht auch mit weniger als 3 Punkten."),
        ),
        _ => return None,
    };
    Some(OptionWords { label, help })
}

/// A value of an option in words.
pub fn value(key: &str, value: &str, lang: Lang) -> Option<&'static str> {
    Some(match (key, value) {
        ("princess_must", "true") => lang.pick("a princess must act", "Burgfräulein muss handeln"),
        ("princess_must", "false") => lang.pick("a princess may act", "Burgfräulein darf handeln"),
        ("tower_reopens", "true") => lang.pick("towers open again", "Türme öffnen sich wieder"),
        ("tower_reopens", "false") => lang.pick("towers stay closed", "Türme bleiben geschlossen"),
        ("ransom_on_credit", "true") => lang.pick("ransom on credit", "Lösegeld auf Kredit"),
        ("ransom_on_credit", "false") => {
            lang.pick("no ransom on credit", "kein Kredit für Lösegeld")
        }
        ("farmers", "true") => lang.pick("with farmers", "mit Bauern"),
        ("farmers", "false") => lang.pick("without farmers", "ohne Bauern"),
        ("two_tile_city", "4") => lang.pick("4 points", "4 Punkte"),
        ("two_tile_city", "2") => lang.pick("2 points", "2 Punkte"),
        ("field_scoring", "per-field") => {
            lang.pick("3 per finished city at a field", "3 je fertiger Stadt an einer Wiese")
        }
        ("field_scoring", "per-city") => {
            lang.pick("4 per finished city, once", "4 je fertiger Stadt, nur einmal")
        }
        ("lonely_pig", "returns") => lang.pick("goes home", "geht nach Hause"),
        ("lonely_pig", "stays") => lang.pick("stays to the end", "bleibt bis zum Ende"),
        ("fairy_point", "tile") => lang.pick("everyone on her tile", "alle auf ihrem Plättchen"),
        ("fairy_point", "follower") => {
            lang.pick("only the follower beside her", "nur der Gefolgsmann neben ihr")
        }
        ("fairy_stands", "by-follower") => lang.pick("with one follower", "bei einem Gefolgsmann"),
        ("fairy_stands", "on-tile") => {
            lang.pick("on a tile, with all who are there", "auf einem Plättchen, bei allen dort")
        }
        ("dragon_moves", "before-scoring") => lang.pick("before scoring", "vor der Wertung"),
        ("dragon_moves", "after-scoring") => lang.pick("after scoring", "nach der Wertung"),
        ("sets", word) => set_name(known(word)?, lang),
        ("elements", word) => element_name(known(word)?, lang),
        _ => return None,
    })
}

/// A value in words that need no label, where those of [`value`] do.
pub fn meaning(key: &str, value: &Value, lang: Lang) -> Option<String> {
    let number = value.as_u64().unwrap_or_default();
    Some(match (key, number, lang) {
        ("boxes", 1, _) => lang.pick("1 base game", "1 Grundspiel").to_owned(),
        ("boxes", boxes, Lang::En) => format!("{boxes} base games mixed"),
        ("boxes", boxes, Lang::De) => format!("{boxes} Grundspiele gemischt"),
        ("followers", ..) => {
            format!(
                "{} {}",
                Noun::Follower.count(number as usize, lang),
                lang.pick("each", "je Person")
            )
        }
        ("two_tile_city", ..) => {
            let points = self::value(key, value.as_str()?, lang)?;
            format!(
                "{points} {}",
                lang.pick("for a two-tile city", "für eine Stadt aus zwei Plättchen")
            )
        }
        ("lonely_pig", ..) => {
            let does = self::value(key, value.as_str()?, lang)?;
            format!("{} {does}", lang.pick("a lone pig", "ein einsames Schwein"))
        }
        ("fairy_point", ..) => {
            let whom = self::value(key, value.as_str()?, lang)?;
            format!("{} {whom}", lang.pick("the fairy’s point:", "Punkt der Fee:"))
        }
        ("fairy_stands", ..) => {
            let place = self::value(key, value.as_str()?, lang)?;
            format!("{} {place}", lang.pick("the fairy stands", "die Fee steht"))
        }
        ("dragon_moves", ..) => {
            let when = self::value(key, value.as_str()?, lang)?;
            format!("{} {when}", lang.pick("the dragon moves", "der Drache zieht"))
        }
        _ => return None,
    })
}

/// The game with its expansions: `Carcassonne · The Tower`.
pub fn title(game: &str, options: &Map<String, Value>, lang: Lang) -> String {
    let sets = options.get("sets").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let name = |word: &Value| value("sets", word.as_str()?, lang);
    match (sets, lang) {
        ([], _) => game.to_owned(),
        ([one], _) => name(one).map_or_else(|| game.to_owned(), |box_| format!("{game} · {box_}")),
        (more, Lang::En) => format!("{game} · {} expansions", more.len()),
        (more, Lang::De) => format!("{game} · {} Erweiterungen", more.len()),
    }
}

fn known<W: Word>(word: &str) -> Option<W> {
    W::ALL.iter().copied().find(|one| one.word() == word)
}

/// What a box is called.
pub const fn set_name(set: Set, lang: Lang) -> &'static str {
    match set {
        Set::Inns => lang.pick("Inns & Cathedrals", "Wirtshäuser & Kathedralen"),
        Set::Traders => lang.pick("Traders & Builders", "Händler & Baumeister"),
        Set::Dragon => lang.pick("Princess & Dragon", "Burgfräulein & Drache"),
        Set::Tower => lang.pick("The Tower", "Der Turm"),
        Set::King => lang.pick("King & Robber Baron", "König & Raubritter"),
    }
}

const fn element_name(element: Element, lang: Lang) -> &'static str {
    match element {
        Element::OfTheSets => {
            lang.pick("all rules of the chosen expansions", "alle der gewählten Erweiterungen")
        }
        Element::BigFollower => lang.pick("big follower", "großer Gefolgsmann"),
        Element::Inn => lang.pick("inns", "Wirtshäuser"),
        Element::Cathedral => lang.pick("cathedrals", "Kathedralen"),
        Element::Goods => lang.pick("goods", "Waren"),
        Element::Builder => lang.pick("builder", "Baumeister"),
        Element::Pig => lang.pick("pig", "Schwein"),
        Element::Fairy => lang.pick("fairy", "Fee"),
        Element::Dragon => lang.pick("volcano and dragon", "Vulkan und Drache"),
        Element::Portal => lang.pick("portals", "Zaubergänge"),
        Element::Princess => lang.pick("princesses", "Burgfräulein"),
        Element::Tower => lang.pick("towers", "Türme"),
        Element::King => lang.pick("King", "König"),
        Element::Robber => lang.pick("Robber Baron", "Raubritter"),
    }
}

/// Does an option matter at a table that agrees on all this?
pub fn asks(key: &str, options: &Map<String, Value>) -> bool {
    let agreement = Agreement::deserialize(Value::Object(options.clone())).unwrap_or_default();
    let played = agreement.elements_played();
    match key {
        "elements" => !agreement.sets.is_empty() || !played.is_empty(),
        // Only dragon and tower take farmers away.
        "lonely_pig" => {
            played.has(Element::Pig) && (played.has(Element::Dragon) || played.has(Element::Tower))
        }
        "fairy_point" | "fairy_stands" => played.has(Element::Fairy),
        "dragon_moves" => played.has(Element::Dragon),
        "princess_must" => played.has(Element::Princess),
        "tower_reopens" | "ransom_on_credit" => played.has(Element::Tower),
        _ => true,
    }
}

static ARTS: [OnceLock<Art>; Set::ALL.len()] = [const { OnceLock::new() }; Set::ALL.len()];

/// A box as a card: a small map with its tiles, and what it adds.
pub fn preview(key: &str, value: &str, lang: Lang) -> Option<Preview> {
    let set: Set = known(value).filter(|_| key == "sets")?;
    let (story, facts) = told(set, lang);
    let art = ARTS.get(set as usize)?.get_or_init(|| draw(shown(set))).clone();
    Some(Preview {
        art,
        story: story.to_owned(),
        facts: facts.iter().map(ToString::to_string).collect(),
        rules: None,
        seats: 2..=6,
        length: None,
    })
}

const fn shown(set: Set) -> Sketch {
    match set {
        Set::Inns => &["EL 0,0 0", "0 big 0,0 road-e"],
        Set::Traders => &["HU 0,0 0", "0 builder 0,0 road-e"],
        Set::Dragon => &["BZ 0,0 0", "dragon 0,0"],
        Set::Tower => &["TI 0,0 0", "0 0,0 city-n", "tower 0,0 2"],
        Set::King => &["O 0,0 0", "king 0,0 city-n", "robber 0,0 road-e"],
    }
}

const fn told(set: Set, lang: Lang) -> (&'static str, [&'static str; 2]) {
    match set {
        Set::Inns => lang.pick(
            (
                "A big follower counts twice. Inns and cathedrals score more, or nothing at all.",
                ["18 tiles, 1 new figure each", "easy to learn"],
            ),
            (
                "Ein großer Gefolgsmann zählt doppelt. Wirtshäuser und Kathedralen bringen mehr oder \
                 gar nichts.",
                ["18 Plättchen, je 1 neue Figur", "schnell gelernt"],
            ),
        ),
        Set::Traders => lang.pick(
            (
                "Whoever finishes a city takes its goods. Your builder earns you double turns, your \
                 pig fattens your fields.",
                ["24 tiles, 2 new figures each", "easy to learn"],
            ),
            (
                "Wer eine Stadt fertigbaut, nimmt ihre Waren. Dein Baumeister bringt dir Doppelzüge, \
                 dein Schwein reichere Wiesen.",
                ["24 Plättchen, je 2 neue Figuren", "schnell gelernt"],
            ),
        ),
        Set::Dragon => lang.pick(
            (
                "The dragon chases followers off the map. A fairy protects, princesses send knights \
                 away, portals lead anywhere.",
                ["30 tiles, dragon and fairy", "more confrontational"],
            ),
            (
                "Der Drache verjagt Gefolgsleute von der Karte. Eine Fee schützt, Burgfräulein \
                 schicken Ritter fort, Zaubergänge führen überallhin.",
                ["30 Plättchen, Drache und Fee", "konfrontativer"],
            ),
        ),
        Set::Tower => lang.pick(
            (
                "Towers capture followers in a straight line, the farther the higher they are. Buy \
                 yours back, or swap prisoners.",
                ["18 tiles, 30 tower pieces", "more confrontational"],
            ),
            (
                "Türme fangen Gefolgsleute in gerader Linie, je höher, desto weiter. Kauf deine \
                 frei oder tausche Gefangene.",
                ["18 Plättchen, 30 Turmteile", "konfrontativer"],
            ),
        ),
        Set::King => lang.pick(
            (
                "Whoever finishes the largest city is King, the longest road makes a Robber Baron. Both \
                 titles pay for all that is finished in the end.",
                ["2 titles, no new tiles", "easy to learn"],
            ),
            (
                "Die größte Stadt macht zum König, die längste Straße zum Raubritter. Beide Titel zählen \
                 am Ende, was alles fertig ist.",
                ["2 Titel, keine neuen Plättchen", "schnell gelernt"],
            ),
        ),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn asked(options: Value) -> Vec<&'static str> {
        let keys = [
            "farmers",
            "sets",
            "elements",
            "lonely_pig",
            "fairy_point",
            "fairy_stands",
            "dragon_moves",
            "princess_must",
            "tower_reopens",
            "ransom_on_credit",
        ];
        let options = options.as_object().unwrap().clone();
        keys.into_iter().filter(|key| asks(key, &options)).collect()
    }

    #[test]
    fn only_what_matters_is_asked() {
        assert_eq!(asked(json!({})), ["farmers", "sets"]);
        assert_eq!(asked(json!({ "sets": ["inns"] })), ["farmers", "sets", "elements"]);
        assert_eq!(asked(json!({ "sets": ["traders"] })), ["farmers", "sets", "elements"]);
        assert_eq!(
            asked(json!({ "sets": ["dragon"] })),
            [
                "farmers",
                "sets",
                "elements",
                "fairy_point",
                "fairy_stands",
                "dragon_moves",
                "princess_must"
            ]
        );
        assert_eq!(
            asked(json!({ "sets": ["traders", "tower"] })),
            ["farmers", "sets", "elements", "lonely_pig", "tower_reopens", "ransom_on_credit"]
        );
        // Rules that were chosen one by one.
        assert_eq!(
            asked(json!({ "sets": ["dragon"], "elements": ["fairy"] })),
            ["farmers", "sets", "elements", "fairy_point", "fairy_stands"]
        );
        assert_eq!(asked(json!({ "elements": ["tower"] })).len(), 5);
    }

    #[test]
    fn every_box_has_its_card() {
        for set in Set::ALL {
            let [english, german] =
                Lang::ALL.map(|lang| preview("sets", set.word(), lang).unwrap());
            assert!(english.art.contains("<svg") && english.art == german.art);
            assert_ne!(english.story, german.story);
            assert_ne!(english.facts, german.facts);
        }
        assert_eq!(preview("elements", "tower", Lang::En), None);
        assert_eq!(preview("sets", "river", Lang::En), None);
    }
}
