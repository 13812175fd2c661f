//! Pictures of whole games: as large as promised, told in every language, and of what a spectator sees.

use bots::Registry;
use carcassonne::Carcassonne;
use client::Replay;
use game::erased::AnyMatch;
use game::{Chance, Player, Seed};
use newworld::NewWorld;
use pictures::{CARD_HEIGHT, CARD_WIDTH, MOMENT_WIDTH, Paper};
use serde_json::Map;
use settlers::Settlers;
use stage::Lang;
use wire::{Occupant, Sight, SightScene};

const RECORD: &str = include_str!("../../../docs/sample.anleger");

fn registry() -> Registry {
    Registry::default().with::<Carcassonne>().with::<NewWorld>().with::<Settlers>()
}

fn begun(game: &str, names: &[&str]) -> Box<dyn AnyMatch> {
    let players = names.iter().map(|name| Player::person(*name)).collect();
    let dice = Chance::Fair(Seed([7; 32]));
    let game = registry().find(game).expect("a game of ours").game();
    game.begin(&Map::new(), players, dice).expect("a match by the book")
}

fn sight(game: &str) -> Sight {
    pictures::sight(begun(game, &["Anna", "Ольга", "小明"]).as_ref(), 0)
        .expect("a match that has begun")
}

fn waiting(game: &str) -> Sight {
    let mut seats = vec![Occupant::Open; 3];
    seats[0] = sight(game).seats[0].clone();
    Sight { seats, scene: SightScene::Waiting, ..sight(game) }
}

/// How wide and high a PNG is, by its head.
fn size(png: &[u8]) -> [u32; 2] {
    assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"));
    [16, 20].map(|at| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes")))
}

#[test]
fn every_game_has_a_card_before_and_after_it_begins() {
    for (game, lang) in ["carcassonne", "newworld", "settlers"].into_iter().zip(Lang::ALL) {
        for seen in [waiting(game), sight(game)] {
            let svg = pictures::card(&seen, lang).unwrap();
            let png = pictures::png(&svg, CARD_WIDTH).unwrap();
            assert_eq!(size(&png), [CARD_WIDTH, CARD_HEIGHT], "{game}");
            assert!(png.len() < 600_000, "{game}: {} bytes", png.len());
            assert!(svg.contains("Anna"));
        }
    }
    assert_eq!(
        pictures::card(&Sight { game: "chess".to_owned(), ..sight("settlers") }, Lang::En),
        None
    );
}

#[test]
fn who_has_letters_that_we_do_not_is_called_by_a_colour() {
    let svg = pictures::card(&sight("carcassonne"), Lang::En).unwrap();
    assert!(
        svg.contains("Ольга") && !svg.contains("小明") && svg.contains(">Green<"),
        "{svg:.2000}"
    );
    let told = pictures::told(&sight("carcassonne"), Lang::En).unwrap();
    assert!(told.title.contains("小明"), "words have all letters: {}", told.title);
}

#[test]
fn what_people_call_themselves_stays_text() {
    let played = begun("carcassonne", &["<svg onload='x'>&", "\"]]>"]);
    let seen = pictures::sight(played.as_ref(), 0).unwrap();
    let svg = pictures::card(&seen, Lang::En).unwrap();
    assert!(svg.contains("&lt;svg onload=&#39;x&#39;&gt;&amp;"));
    assert!(pictures::png(&svg, 300).is_ok());
}

#[test]
fn links_are_told_in_every_language() {
    for lang in Lang::ALL {
        let told = [waiting("settlers"), sight("settlers")].map(|seen| {
            let told = pictures::told(&seen, lang).unwrap();
            assert!(told.title.contains("Anna"), "{told:?}");
            told.description
        });
        assert_ne!(told[0], told[1]);
    }
    let invited = pictures::told(&waiting("carcassonne"), Lang::En).unwrap();
    assert_eq!(invited.title, "Anna invites you to play Carcassonne");
    assert!(invited.description.contains("2 seats are free"), "{}", invited.description);
}

#[test]
fn a_poster_is_a_page_of_its_paper_and_has_no_letters_to_be_set() {
    let replay = Replay::read(RECORD, &registry()).unwrap();
    let played = registry().find("carcassonne").unwrap().game().load(replay.record()).unwrap();
    let seen = pictures::sight(played.as_ref(), 1_763_500_000_000).unwrap();
    let svg = pictures::poster_svg(&seen, Paper::Letter, Lang::De).unwrap().unwrap();
    assert!(!svg.contains("<text"), "letters are outlines");
    let pdf = pictures::poster_pdf(&seen, Paper::A3, Lang::De).unwrap().unwrap();
    assert!(pdf.starts_with(b"%PDF-1.") && pdf.ends_with(b"%%EOF"));
    let text = String::from_utf8_lossy(&pdf);
    assert!(text.contains("/MediaBox [0 0 1190.55 841.89]"), "{:.400}", text);
    assert!(!text.contains("/Font"), "it prints the same everywhere");
    assert!(pictures::poster_pdf(&waiting("settlers"), Paper::A4, Lang::En).is_none());
}

#[test]
fn the_best_moment_is_small_and_moves() {
    let replay = Replay::read(RECORD, &registry()).unwrap();
    let best = pictures::best_moment(&replay);
    assert!(best > 0 && best < replay.decisions(), "{best}");
    let gif = pictures::moment(&replay, best, Lang::Es).unwrap().unwrap();
    assert!(gif.starts_with(b"GIF89a") && gif.len() < 1_500_000, "{} bytes", gif.len());
    assert_eq!(u32::from(u16::from_le_bytes([gif[6], gif[7]])), MOMENT_WIDTH);
    let frames = gif.windows(3).filter(|at| *at == [0x21, 0xF9, 0x04]).count();
    assert!((4..=12).contains(&frames), "{frames} frames");
}

#[test]
fn the_sign_of_the_house_is_that_of_the_page() {
    let read = |path: &str| {
        std::fs::read_to_string(format!("{}/{path}", env!("CARGO_MANIFEST_DIR"))).unwrap()
    };
    assert_eq!(read("src/icon.svg"), read("../browser/static/icon.svg"));
}
