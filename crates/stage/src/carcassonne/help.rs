//! The rules of the base game in our own words.

use super::help_text::CHAPTERS;
use super::picture::draw;
use crate::tiles::chapters;
use crate::{Help, Lang};

/// The whole help.
pub fn help(lang: Lang) -> Help {
    chapters::help(CHAPTERS, draw, lang)
}

#[cfg(test)]
mod tests {
    use carcassonne::{Agreement, Position};
    use game::Seat;

    use super::super::picture::view;
    use super::super::pictures::tiles;
    use super::*;
    use crate::tiles::chapters::{sketch_of, sketches};

    /// Nothing in a picture is against the rules, and every word of it is read.
    #[test]
    fn every_picture_could_lie_on_a_table() {
        for (key, sketch) in sketches(CHAPTERS) {
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
    }

    /// What the captions count is what the rules pay.
    #[test]
    fn the_captions_tell_the_truth() {
        for (key, points) in [("roads", 4), ("cities", 8), ("monasteries", 9), ("farmers", 6)] {
            let view = view(sketch_of(CHAPTERS, key));
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
        chapters::check_languages(help);
    }
}
