//! The rules in our own words.

use super::help_text::CHAPTERS;
use super::sketch::draw;
use crate::tiles::chapters;
use crate::{Help, Lang};

/// The whole help.
pub fn help(lang: Lang) -> Help {
    chapters::help(CHAPTERS, draw, lang)
}

#[cfg(test)]
mod tests {
    use game::Seat;
    use newworld::{Agreement, NewWorld, Position, TileSet, View};

    use super::super::sketch::view;
    use super::*;
    use crate::tiles::chapters::{sketch_of, sketches};

    fn game(key: &str, view: &View) -> NewWorld {
        let position = Position { tiles: view.tiles.clone(), ..Position::default() };
        let tiles = TileSet::base().unwrap();
        let game = position.set_up(tiles, &Agreement::default(), 2, Seat::FIRST);
        game.unwrap_or_else(|error| panic!("{key}: {error}"))
    }

    /// Nothing in a picture is against the rules, and every word of it is read.
    #[test]
    fn every_picture_could_lie_on_a_table() {
        for (key, sketch) in sketches(CHAPTERS) {
            let view = view(sketch);
            let surveyors = usize::from(view.surveyors != [0, 0]);
            let read = view.tiles.len() + view.settlers.len() + surveyors;
            assert_eq!(read, sketch.len(), "{key}");
            let game = game(key, &view);
            for figure in &view.settlers {
                assert!(game.extent(figure.place, figure.spot).is_some(), "{key}: {figure:?}");
            }
        }
    }

    /// What the captions count is what the rules pay.
    #[test]
    fn the_captions_tell_the_truth() {
        for (key, points) in [("roads", 5), ("towns", 8), ("farms", 9), ("plains", 5)] {
            let view = view(sketch_of(CHAPTERS, key));
            let figure = view.settlers[0];
            let extent = game(key, &view).extent(figure.place, figure.spot).unwrap();
            assert_eq!(extent.points, points, "{key}");
            assert_eq!(extent.is_finished(), key != "plains", "{key}");
        }
    }

    #[test]
    fn every_language_says_all_of_it() {
        chapters::check_languages(help);
    }
}
