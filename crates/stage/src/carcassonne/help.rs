//! The rules of the game and its expansions in our own words.

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
    use carcassonne::{
        Agreement, Carcassonne, Event, Happening, Notes, Position, Sets, TileView, View,
    };
    use game::{Audience, Game, Seat, Turn};

    use super::super::picture::{titles, view};
    use super::super::pictures::tiles;
    use super::*;
    use crate::tiles::chapters::{Sketch, sketches};

    /// The sketch of a chapter, counted from 0.
    fn sketch(key: &str, number: usize) -> Sketch {
        sketches(CHAPTERS).into_iter().filter(|&(chapter, _)| chapter == key).nth(number).unwrap().1
    }

    fn game(view: &View, laid: &[TileView], seats: usize) -> Carcassonne {
        let extras = view.expansions.clone().unwrap_or_default();
        let notes = Notes {
            dragon: extras.dragon,
            fairy: extras.fairy,
            towers: extras.towers,
            ..Notes::default()
        };
        let position = Position {
            tiles: laid.to_vec(),
            figures: view.figures.clone(),
            notes,
            ..Position::default()
        };
        let agreement = Agreement::with_sets(Sets::all());
        let all = tiles().unwrap().clone();
        position.set_up(all, &agreement, seats, Seat::FIRST).unwrap_or_else(|no| panic!("{no}"))
    }

    fn act(game: &mut Carcassonne, action: &str) -> Vec<Event> {
        let Turn::Decide(seats) = game.turn() else { panic!("nobody decides") };
        game.play(seats.iter().next().unwrap(), action.parse().unwrap()).unwrap()
    }

    /// Lays the last tile of a sketch, which is what finishes it, and places nothing.
    fn finish(sketch: Sketch) -> (Carcassonne, Vec<Event>) {
        let view = view(sketch);
        let (last, first) = view.tiles.split_last().unwrap();
        let mut game = game(&view, first, 2);
        game.settle(last.tile.to_string().parse().unwrap()).unwrap();
        let mut events = act(&mut game, &format!("lay {} {}", last.cell, last.turns));
        if let Turn::Decide(_) = game.turn() {
            events.extend(act(&mut game, "pass"));
        }
        (game, events)
    }

    /// Nothing in a picture is against the rules, and every word of it is read.
    #[test]
    fn every_picture_could_lie_on_a_table() {
        for (key, sketch) in sketches(CHAPTERS) {
            let view = view(sketch);
            let extras = view.expansions.clone().unwrap_or_default();
            let besides = extras.towers.len()
                + usize::from(extras.dragon.is_some())
                + usize::from(extras.fairy.is_some());
            let besides = besides + titles(sketch).len();
            assert_eq!(view.tiles.len() + view.figures.len() + besides, sketch.len(), "{key}");
            for (_, cell, spot) in titles(sketch) {
                let game = game(&View { figures: Vec::new(), ..view.clone() }, &view.tiles, 4);
                assert!(game.extent(cell, spot).is_some(), "{key}: {cell} {spot}");
            }
            let bare = View { figures: Vec::new(), ..view.clone() };
            let game = game(&bare, &view.tiles, 4);
            for figure in &view.figures {
                assert!(game.extent(figure.cell, figure.spot).is_some(), "{key}: {figure:?}");
            }
        }
    }

    /// What the captions count is what the rules pay.
    #[test]
    fn the_captions_tell_the_truth() {
        for (key, number, points) in [
            ("roads", 0, [4, 0]),
            ("cities", 0, [8, 0]),
            ("monasteries", 0, [9, 0]),
            ("inns", 0, [6, 0]),
            ("inns", 1, [24, 0]),
            ("traders", 1, [0, 10]),
        ] {
            let (game, _) = finish(sketch(key, number));
            assert_eq!(game.scores(Audience::Spectator)[..2], points, "{key}");
        }
        for (key, number, points) in [("farmers", 0, [6, 0]), ("traders", 2, [8, 0])] {
            let view = view(sketch(key, number));
            let game = game(&view, &view.tiles, 2);
            assert_eq!(game.projection(Audience::Spectator)[..2], points, "{key}");
        }
    }

    /// Before the last tile the road with the inn and the city with the cathedral are open.
    #[test]
    fn what_is_left_open_is_worth_nothing() {
        for number in [0, 1] {
            let view = view(sketch("inns", number));
            let game = game(&view, &view.tiles[..view.tiles.len() - 1], 2);
            assert_eq!(game.projection(Audience::Spectator)[..2], [0, 0]);
        }
    }

    #[test]
    fn the_builder_earns_what_the_caption_says() {
        let (_, events) = finish(sketch("traders", 0));
        let second = Event::Expansion(Happening::SecondTile { seat: Seat::FIRST });
        assert!(events.contains(&second), "{events:?}");
    }

    #[test]
    fn the_trader_takes_what_the_caption_says() {
        let (_, events) = finish(sketch("traders", 1));
        let goods = Event::Expansion(Happening::Goods { seat: Seat::FIRST, goods: [1, 2, 0] });
        assert!(events.contains(&goods), "{events:?}");
    }

    #[test]
    fn the_king_is_who_the_caption_says() {
        let (game, events) = finish(sketch("king", 0));
        let tiles = events.iter().find_map(|event| match event {
            Event::Expansion(Happening::TookTitle { seat: Seat::FIRST, tiles, .. }) => Some(tiles),
            _ => None,
        });
        assert_eq!(tiles.map(Vec::len), Some(4));
        assert_eq!(game.projection(Audience::Spectator)[..2], [1, 0]);
    }

    #[test]
    fn the_dragon_can_go_where_the_caption_leads_it() {
        let view = view(sketch("dragon", 0));
        let mut game = game(&view, &view.tiles, 4);
        game.settle("BH".parse().unwrap()).unwrap();
        act(&mut game, "lay 3,2 1");
        act(&mut game, "pass");
        for side in ["n", "w", "s", "w", "n", "n"] {
            act(&mut game, &format!("dragon {side}"));
        }
        assert_eq!(game.view(Audience::Spectator).figures, []);
        assert_eq!(game.turn(), Turn::Chance);
    }

    #[test]
    fn the_dragon_stops_before_the_fairy() {
        let view = view(sketch("dragon", 1));
        let mut game = game(&view, &view.tiles, 2);
        game.settle("BG".parse().unwrap()).unwrap();
        act(&mut game, "lay 0,1 1");
        let events = act(&mut game, "pass");
        assert_eq!(events, []);
        let offers = |game: &Carcassonne| {
            let mut actions = Vec::new();
            game.actions(Seat::FIRST, &mut actions);
            actions.iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        assert_eq!(offers(&game), ["dragon s"]);
    }

    /// Who can be captured with the first piece, and who with the second.
    #[test]
    fn the_tower_reaches_as_far_as_the_caption_says() {
        for (height, victims) in [(0, 1), (1, 3)] {
            let mut view = view(sketch("tower", 0));
            for tower in view.expansions.iter_mut().flat_map(|extras| &mut extras.towers) {
                tower.height = height;
            }
            let mut game = game(&view, &view.tiles, 4);
            game.settle("E".parse().unwrap()).unwrap();
            act(&mut game, "lay 3,0 0");
            act(&mut game, "tower 0,0");
            let mut actions = Vec::new();
            game.actions(Seat::FIRST, &mut actions);
            assert_eq!(actions.len(), victims + 1, "{actions:?}");
        }
    }

    #[test]
    fn every_language_says_all_of_it() {
        chapters::check_languages(help);
    }
}
