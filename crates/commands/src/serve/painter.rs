//! What a server draws, and what it says beside it: the rooms that know how games look do the work.

use std::sync::OnceLock;

use client::Replay;
use game::Player;
use game::erased::AnyMatch;
use pictures::CARD_WIDTH;
use puzzles::Collection;
use study::{Study, StudyText};
use tables::{Icon, Painter, Paper, Press, Subject, Told, Wish};
use teacher::Review;
use wire::Look;
use words::Lang;

use super::registry;
use crate::games;

/// Draws with our own art.
pub(super) struct House;

impl Painter for House {
    fn language(&self, asked: &[&str]) -> &'static str {
        Lang::choose(asked.iter().copied()).code()
    }

    fn tell(&self, subject: &Subject, language: &str) -> Option<Told> {
        let lang = Lang::choose([language]);
        let pictures::Told { title, description } = match subject {
            Subject::Table(sight) => pictures::told(sight, lang),
            Subject::Study(text) => {
                // Only the heading is read: what is drawn may be looked at later.
                let heading = text.parse::<StudyText>().ok()?.heading;
                pictures::told_of_study(&heading.game, &heading.title, lang)
            }
            Subject::Puzzle(id) => {
                pictures::told_of_puzzle(&collection()?.find(id)?.source.game, lang)
            }
            Subject::Match { .. } | Subject::House => None,
        }?;
        Some(Told { title, description })
    }

    fn paint(&self, subject: &Subject, wish: Wish, language: &str) -> Option<Vec<u8>> {
        let lang = Lang::choose([language]);
        match wish {
            Wish::Card => pictures::png(&card(subject, lang)?, CARD_WIDTH).ok(),
            Wish::Poster(paper, press) => poster(subject, paper, press, lang),
            Wish::Moment => moment(subject, lang),
            Wish::Icon(Icon::Square(points)) => pictures::icon(points.into()).ok(),
            Wish::Icon(Icon::Maskable(points)) => pictures::maskable_icon(points.into()).ok(),
        }
    }
}

fn poster(subject: &Subject, paper: Paper, press: Press, lang: Lang) -> Option<Vec<u8>> {
    let Subject::Table(sight) = subject else { return None };
    let paper = match paper {
        Paper::A3 => pictures::Paper::A3,
        Paper::A4 => pictures::Paper::A4,
        Paper::Letter => pictures::Paper::Letter,
    };
    match press {
        Press::Pdf => pictures::poster_pdf(sight, paper, lang)?.ok(),
        Press::Svg => pictures::poster_svg(sight, paper, lang)?.ok().map(String::into_bytes),
    }
}

fn moment(subject: &Subject, lang: Lang) -> Option<Vec<u8>> {
    let Subject::Match { record, review } = subject else { return None };
    let replay = Replay::read(record, &registry()).ok()?;
    let review = review.as_deref().and_then(|text| serde_json::from_str::<Review>(text).ok());
    let turning = review.and_then(|review| turning_point(&review, &replay));
    let best = turning.unwrap_or_else(|| pictures::best_moment(&replay));
    pictures::moment(&replay, best, lang)?.ok()
}

/// The moment at which the chances changed most.
fn turning_point(review: &Review, replay: &Replay) -> Option<usize> {
    let change = |a: f64, b: f64| a.abs().total_cmp(&b.abs());
    let most = review.turning_points.iter().max_by(|a, b| change(a.change, b.change))?;
    (1..=replay.decisions()).rev().find(|&moment| replay.steps_before(moment - 1) < most.step)
}

fn card(subject: &Subject, lang: Lang) -> Option<String> {
    match subject {
        Subject::Table(sight) => pictures::card(sight, lang),
        Subject::Study(text) => {
            let mut study = Study::open(text.parse().ok()?, &registry()).ok()?;
            let heading = study.heading().clone();
            let last = study.tree().end_of(study.tree().root());
            let look = look_at(study.at(last).ok()?)?;
            pictures::study(&heading.game, &heading.title, &look, lang)
        }
        Subject::Puzzle(id) => {
            let entry = collection()?.find(id)?;
            let game = games::find(&entry.source.game).ok()?;
            let players = vec![Player::person("?"); entry.source.seats];
            let asked = entry.source.open(entry.puzzle, game, players).ok()?;
            pictures::asking(&entry.source.game, &look_at(asked.as_ref())?, lang)
        }
        Subject::Match { .. } | Subject::House => None,
    }
}

/// As whoever looks on may see it.
fn look_at(at: &dyn AnyMatch) -> Option<Look> {
    pictures::sight(at, 0).ok()?.look().cloned()
}

/// The puzzles that come with the program.
fn collection() -> Option<&'static Collection> {
    static READ: OnceLock<Option<Collection>> = OnceLock::new();
    READ.get_or_init(|| Collection::read(puzzles::BUILT_IN).ok()).as_ref()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_puzzle_has_a_card_and_words_in_every_language() {
        let id = collection().unwrap().entries().next().unwrap().puzzle.id.clone();
        let subject = Subject::Puzzle(id);
        for lang in Lang::ALL {
            assert!(!House.tell(&subject, lang.code()).unwrap().title.is_empty());
        }
        let png = House.paint(&subject, Wish::Card, "de").unwrap();
        assert!(png.starts_with(b"\x89PNG"));
        assert_eq!(House.tell(&Subject::Puzzle("nothing".to_owned()), "en"), None);
    }

    #[test]
    fn the_house_has_a_sign_for_every_device() {
        for icon in [Icon::Square(192), Icon::Maskable(512)] {
            let png = House.paint(&Subject::House, Wish::Icon(icon), "en").unwrap();
            assert!(png.starts_with(b"\x89PNG"));
        }
    }

    #[test]
    fn the_first_language_we_speak_is_spoken() {
        assert_eq!(House.language(&["tlh", "fr-CA", "en"]), "fr");
        assert_eq!(House.language(&[]), "en");
    }
}
