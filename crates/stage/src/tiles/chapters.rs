//! Help and lessons as they are written down: sentences by their names, pictures as sketches.

use std::str::FromStr;

use ::words::Word;
use ::words::extras::tiles_help as say;
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

/// A section of the help.
#[derive(Debug)]
pub struct Chapter {
    /// Its name in links.
    pub key: &'static str,
    pub title: Word,
    /// What it says.
    pub body: &'static [Piece],
}

/// A part of a section.
#[derive(Debug)]
pub enum Piece {
    Text(Word),
    /// One point of a list.
    Point(Word),
    /// A picture, and what it shows.
    Picture(Sketch, Word),
}

/// The help of these chapters.
pub fn help(chapters: &[Chapter], draw: fn(Sketch) -> Art, lang: Lang) -> Help {
    let section = |chapter: &Chapter| Section {
        key: chapter.key,
        title: chapter.title.of(lang),
        body: chapter.body.iter().map(|piece| paragraph(piece, draw, lang)).collect(),
    };
    Help { sections: chapters.iter().map(section).collect() }
}

fn paragraph(piece: &Piece, draw: fn(Sketch) -> Art, lang: Lang) -> Paragraph {
    match *piece {
        Piece::Text(said) => Paragraph::Text(said.of(lang).to_owned()),
        Piece::Point(said) => Paragraph::Point(said.of(lang).to_owned()),
        Piece::Picture(sketch, said) => {
            Paragraph::Picture { art: draw(sketch), caption: said.of(lang).to_owned() }
        }
    }
}

/// The head of the section that every game on tiles begins with; each has its own body.
pub const AIM: Chapter = Chapter { key: "aim", title: say::WHAT_IT_IS_ABOUT, body: &[] };

/// The head of the section about the order of a turn.
pub const TURN: Chapter = Chapter { key: "turn", title: say::A_TURN, body: &[] };

/// The head of the section about where tiles go.
pub const LAYING: Chapter = Chapter { key: "laying", title: say::LAYING_A_TILE, body: &[] };

/// The head of the section about what still pays when the last tile lies.
pub const THE_END: Chapter =
    Chapter { key: "final-scoring", title: say::THE_END_OF_THE_GAME, body: &[] };

/// The first thing in every turn.
pub const DRAW_AND_LAY: Piece = Piece::Point(say::YOU_DRAW_A_TILE_AND_MUST);

/// What becomes of a tile that cannot be laid.
pub const FITS_NOWHERE: Piece = Piece::Text(say::IF_A_TILE_FITS_NOWHERE_IT);

/// The chapter about fair draws, which is the same wherever tiles are drawn.
pub const FAIR_DICE: Chapter = Chapter {
    key: "fair-dice",
    title: say::FAIR_DRAWS,
    body: &[
        Piece::Text(say::ALL_TILES_COME_FROM_A_SECRET),
        Piece::Text(say::BOTS_KNOW_NO_MORE_THAN_YOU),
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

/// All languages say all of it, section by section.
#[cfg(test)]
pub fn check_languages(help: impl Fn(Lang) -> Help) {
    let [english, others @ ..] = Lang::ALL.map(help);
    for other in &others {
        assert_eq!(english.sections.len(), other.sections.len());
        for (english, other) in english.sections.iter().zip(&other.sections) {
            assert_eq!(english.key, other.key);
            assert!(!english.body.is_empty());
            assert_eq!(english.body.len(), other.body.len());
            for pair in english.body.iter().zip(&other.body) {
                assert_ne!(pair.0, pair.1, "{}", english.key);
            }
        }
    }
    let keys: std::collections::BTreeSet<_> =
        english.sections.iter().map(|section| section.key).collect();
    assert_eq!(keys.len(), english.sections.len());
}
