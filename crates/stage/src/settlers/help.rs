//! The rules in our own words.

use ::words::extras::settlers_help as say;

use super::help_scenarios::SCENARIOS;
use super::help_text::{CHAPTERS, Chapter};
use super::names::{self, Piece};
use super::panels::icons;
use crate::scene::Art;
use crate::{Help, Lang, Paragraph, Section};

/// The whole help: the game, then every scenario.
pub fn help(lang: Lang) -> Help {
    let chapters = CHAPTERS.iter().chain(SCENARIOS);
    Help { sections: chapters.map(|chapter| section(chapter, lang)).collect() }
}

fn section(chapter: &Chapter, lang: Lang) -> Section {
    let said = chapter.body.iter().map(|said| {
        let text = said.of(lang);
        match text.strip_prefix('·') {
            Some(point) => Paragraph::Point(point.to_owned()),
            None => Paragraph::Text(text.to_owned()),
        }
    });
    let costs = (chapter.key == "building").then(|| Piece::ALL.map(|piece| cost(piece, lang)));
    Section {
        key: chapter.key,
        title: chapter.title.of(lang),
        body: said.chain(costs.into_iter().flatten()).collect(),
    }
}

/// A piece and the cards it costs.
fn cost(piece: Piece, lang: Lang) -> Paragraph {
    let cards = names::bundle(piece.cost(), lang);
    let caption = say::Cost { cards, piece: piece.key() }.of(lang);
    Paragraph::Picture { art: cost_card(piece), caption }
}

fn cost_card(piece: Piece) -> Art {
    let cards = super::panels::held(piece.cost());
    let cards = cards.flat_map(|(kind, count)| (0..count).map(move |_| icons::resource(kind)));
    let mut row = icons::piece(piece, None).to_string();
    let mut count = 1;
    for card in cards {
        count += 1;
        row += &format!("<g transform='translate({} 0)'>{card}</g>", 80 * count - 60);
    }
    let width = 80 * count + 40;
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} 100' height='70'>{row}</svg>"
    )
    .into()
}
