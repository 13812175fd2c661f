//! The rules of the base game in our own words.

use super::help_text::{CHAPTERS, Chapter, Piece};
use super::picture::draw;
use crate::{Help, Lang, Paragraph, Section};

/// The whole help.
pub fn help(lang: Lang) -> Help {
    Help { sections: CHAPTERS.iter().map(|chapter| section(chapter, lang)).collect() }
}

fn section(chapter: &Chapter, lang: Lang) -> Section {
    Section {
        key: chapter.key,
        title: lang.pick(chapter.title.0, chapter.title.1),
        body: chapter.body.iter().map(|piece| paragraph(piece, lang)).collect(),
    }
}

fn paragraph(piece: &Piece, lang: Lang) -> Paragraph {
    match *piece {
        Piece::Text(english, german) => Paragraph::Text(lang.pick(english, german).to_owned()),
        Piece::Point(english, german) => Paragraph::Point(lang.pick(english, german).to_owned()),
        Piece::Picture(sketch, english, german) => {
            Paragraph::Picture { art: draw(sketch), caption: lang.pick(english, german).to_owned() }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use carcassonne::{Agreement, Position};
    use game::Seat;

    use super::super::picture::view;
    use super::super::pictures::tiles;
    use super::*;

    fn sketches() -> impl Iterator<Item = (&'static str, super::super::picture::Sketch)> {
        let pieces =
            CHAPTERS.iter().flat_map(|chapter| chapter.body.iter().map(|p| (chapter.key, p)));
        pieces.filter_map(|(key, piece)| match piece {
            Piece::Picture(sketch, ..) => Some((key, *sketch)),
            _ => None,
        })
    }

    /// Nothing in a picture is against the rules, and every word of it is read.
    #[test]
    fn every_picture_could_lie_on_a_table() {
        for (key, sketch) in sketches() {
            let view = view(sketch);
            assert_eq!(view.tiles.len() + view.figures.len(), sketch.len(), "{key}");
            let position = Position { tiles: view.tiles.clone(), ..Position::default() };
            let tiles = tiles().unwrap().clone();
            let game = position.set_up(tiles, &Agreement::default(), 2, Seat::FIRST);
            let game = game.unwrap_or_else(|error| panic!("{key}: {error}"));
            for figure in &view.figures {
                assert!(game.extent(figure.cell, figure.spot).is_some(), "{key}: {figure:?}");
            }
        }
        assert!(sketches().count() > 5);
    }

    /// What the captions count is what the rules pay.
    #[test]
    fn the_captions_tell_the_truth() {
        for (key, points) in [("roads", 4), ("cities", 8), ("monasteries", 9), ("farmers", 6)] {
            let (_, sketch) = sketches().find(|&(chapter, _)| chapter == key).unwrap();
            let view = view(sketch);
            let position = Position { tiles: view.tiles.clone(), ..Position::default() };
            let tiles = tiles().unwrap().clone();
            let game = position.set_up(tiles, &Agreement::default(), 2, Seat::FIRST).unwrap();
            let figure = view.figures[0];
            let extent = game.extent(figure.cell, figure.spot).unwrap();
            let paid = match key {
                "farmers" => 3 * extent.cities,
                "cities" => 2 * (extent.tiles.len() + usize::from(extent.pennants)),
                _ => extent.tiles.len(),
            };
            assert!(key == "farmers" || extent.is_finished(), "{key}");
            assert_eq!(paid, points, "{key}");
        }
    }

    #[test]
    fn both_languages_say_all_of_it() {
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
        let keys: BTreeSet<_> = english.sections.iter().map(|section| section.key).collect();
        assert_eq!(keys.len(), english.sections.len());
    }
}
