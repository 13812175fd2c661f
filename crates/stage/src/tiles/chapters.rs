//! Help and lessons as they are written down: both languages side by side, pictures as sketches.

use std::str::FromStr;

use game::Seat;
use landscape::{TileCode, Turns};

use crate::scene::Art;
use crate::{Help, Lang, Paragraph, Section};

/// A small map in a few words a line; each game reads its own.
pub type Sketch = &'static [&'static str];

/// The three words of a line of a sketch.
pub fn three(line: &str) -> Option<[&str; 3]> {
    let words: Vec<&str> = line.split(' ').collect();
    words.try_into().ok()
}

/// A line that lays a tile, in places `P`.
pub fn read_tile<P: FromStr>(line: &str) -> Option<(TileCode, P, Turns)> {
    let [tile, place, turns] = three(line)?;
    Some((tile.parse().ok()?, place.parse().ok()?, turns.parse().ok()?))
}

/// A line that stands a figure of a seat on a part `S` of a tile.
pub fn read_figure<P: FromStr, S: FromStr>(line: &str) -> Option<(Seat, P, S)> {
    let [seat, place, spot] = three(line)?;
    Some((Seat::new(seat.parse().ok()?)?, place.parse().ok()?, spot.parse().ok()?))
}

/// A section of the help in both languages.
#[derive(Debug)]
pub struct Chapter {
    /// Its name in links.
    pub key: &'static str,
    /// Its heading, English and German.
    pub title: (&'static str, &'static str),
    /// What it says.
    pub body: &'static [Piece],
}

/// A part of a section, English and German.
#[derive(Debug)]
pub enum Piece {
    /// Some sentences.
    Text(&'static str, &'static str),
    /// One point of a list.
    Point(&'static str, &'static str),
    /// A picture, and what it shows.
    Picture(Sketch, &'static str, &'static str),
}

/// The help of these chapters.
pub fn help(chapters: &[Chapter], draw: fn(Sketch) -> Art, lang: Lang) -> Help {
    let section = |chapter: &Chapter| Section {
        key: chapter.key,
        title: lang.pick(chapter.title.0, chapter.title.1),
        body: chapter.body.iter().map(|piece| paragraph(piece, draw, lang)).collect(),
    };
    Help { sections: chapters.iter().map(section).collect() }
}

fn paragraph(piece: &Piece, draw: fn(Sketch) -> Art, lang: Lang) -> Paragraph {
    match *piece {
        Piece::Text(english, german) => Paragraph::Text(lang.pick(english, german).to_owned()),
        Piece::Point(english, german) => Paragraph::Point(lang.pick(english, german).to_owned()),
        Piece::Picture(sketch, english, german) => {
            Paragraph::Picture { art: draw(sketch), caption: lang.pick(english, german).to_owned() }
        }
    }
}

/// The head of the section that every game on tiles begins with; each has its own body.
pub const AIM: Chapter =
    Chapter { key: "aim", title: ("What it is about", "Worum es geht"), body: &[] };

/// The head of the section about the order of a turn.
pub const TURN: Chapter = Chapter { key: "turn", title: ("A turn", "Ein Zug"), body: &[] };

/// The head of the section about where tiles go.
pub const LAYING: Chapter =
    Chapter { key: "laying", title: ("Laying a tile", "Plättchen legen"), body: &[] };

/// The head of the section about what still pays when the last tile lies.
pub const THE_END: Chapter = Chapter {
    key: "final-scoring",
    title: ("The end of the game", "Das Ende des Spiels"),
    body: &[],
};

/// The first thing in every turn.
pub const DRAW_AND_LAY: Piece = Piece::Point(
    "You draw a tile and must lay it.",
    "Du ziehst ein Plättchen und legst es. Das ist Pflicht.",
);

/// What becomes of a tile that cannot be laid.
pub const FITS_NOWHERE: Piece = Piece::Text(
    "If a tile fits nowhere, it is removed from the game and you draw another one.",
    "Passt ein Plättchen nirgends, kommt es aus dem Spiel, und du ziehst ein anderes.",
);

/// The chapter about fair draws, which is the same wherever tiles are drawn.
pub const FAIR_DICE: Chapter = Chapter {
    key: "fair-dice",
    title: ("Fair draws", "Ehrlich gezogen"),
    body: &[
        Piece::Text(
            "All tiles come from a secret number that is drawn before the first move. Its \
             fingerprint is shown from the start, the number itself after the game. So anyone can \
             check that no tile was swapped: choose “Check fairness” when the game is over.",
            "Alle Plättchen folgen aus einer geheimen Zahl, die vor dem ersten Zug gezogen wird. Ihr \
             Fingerabdruck ist von Anfang an zu sehen, die Zahl selbst nach dem Spiel. So lässt \
             sich prüfen, dass niemand ein Plättchen vertauscht hat: Wähle nach dem Spiel \
             „Fairness prüfen“.",
        ),
        Piece::Text(
            "Bots know no more than you do: what lies on the table and which tiles are left, never \
             in which order they come.",
            "Bots wissen nicht mehr als du: was auf dem Tisch liegt und welche Plättchen übrig \
             sind, aber nie, in welcher Reihenfolge sie kommen.",
        ),
    ],
};

/// The sketches of these chapters with the chapter's key: more than a few.
#[cfg(test)]
pub fn sketches(chapters: &'static [Chapter]) -> Vec<(&'static str, Sketch)> {
    let pieces = chapters.iter().flat_map(|chapter| chapter.body.iter().map(|p| (chapter.key, p)));
    let sketches = pieces.filter_map(|(key, piece)| match piece {
        Piece::Picture(sketch, ..) => Some((key, *sketch)),
        _ => None,
    });
    let sketches: Vec<_> = sketches.collect();
    assert!(sketches.len() > 5);
    sketches
}

/// The first sketch of a chapter.
#[cfg(test)]
pub fn sketch_of(chapters: &'static [Chapter], key: &str) -> Sketch {
    sketches(chapters).into_iter().find(|&(chapter, _)| chapter == key).unwrap().1
}

/// Both languages say all of it, section by section.
#[cfg(test)]
pub fn check_languages(help: impl Fn(Lang) -> Help) {
    let (english, german) = (help(Lang::En), help(Lang::De));
    assert_eq!(english.sections.len(), german.sections.len());
    for (english, german) in english.sections.iter().zip(&german.sections) {
        assert_eq!(english.key, german.key);
        assert_ne!(english.title, german.title);
        assert!(!english.body.is_empty());
        for pair in english.body.iter().zip(&german.body) {
            assert_ne!(pair.0, pair.1, "{}", english.key);
        }
    }
    let keys: std::collections::BTreeSet<_> =
        english.sections.iter().map(|section| section.key).collect();
    assert_eq!(keys.len(), english.sections.len());
}
