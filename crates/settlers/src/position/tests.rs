//! Positions written by hand: what is taken, what is refused, and what is drawn.

use game::{Audience, Coded, Game, PositionError, PositionText, Seat, Turn};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::Settlers;
use crate::goods::Resource;

/// The sample of the page on positions: what seat 0 knows of a game of three.
fn sample() -> String {
    let page = include_str!("../../../../docs/positions.md");
    let block = page.split("```position\n").find(|text| text.contains("game settlers\n"));
    let (text, _) = block.and_then(|text| text.split_once("```")).expect("a sample");
    text.to_owned()
}

fn set_up(text: &str, seed: u64) -> Result<Settlers, PositionError> {
    let read: PositionText = text.parse()?;
    read.set_up(Some(&mut ChaCha8Rng::seed_from_u64(seed)))
}

fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

#[test]
fn what_is_open_is_drawn_and_what_is_known_is_kept() {
    let mut hands = Vec::new();
    for seed in 0..20 {
        let game = set_up(&sample(), seed).expect("a position");
        let view = game.view(Audience::Seat(seat(0)));
        assert_eq!(game.turn(), Turn::Decide(game::SeatSet::only(seat(0))));
        assert_eq!(view.players.iter().map(|own| own.cards).collect::<Vec<_>>(), [4, 4, 3]);
        assert_eq!((view.deck, view.players[2].development, view.players[1].knights), (23, 1, 1));
        assert_eq!(
            view.players[0].hand.map(|hand| hand.to_string()).as_deref(),
            Some("1brick+1wool+1grain+1ore")
        );
        let text = PositionText::of(&game, Audience::Seat(seat(0))).to_string();
        let known: PositionText = sample().parse().expect("a position");
        assert!(known.lines().iter().all(|(_, line)| text.contains(line)), "{text}");
        hands.push(game.player(seat(1)).hand.counts());
    }
    hands.sort_unstable();
    hands.dedup();
    assert!(hands.len() > 5, "{hands:?}");
}

#[test]
fn nothing_is_open_where_nobody_draws() {
    let read: PositionText = sample().parse().expect("a position");
    let error = read.set_up::<Settlers>(None).expect_err("cards are open");
    assert_eq!(error.code(), "position-open");
    assert_eq!(error.to_string(), "left open: 8 cards in hands");
}

#[test]
fn what_is_left_out_follows_from_the_rest() {
    let text = sample();
    let told: String =
        text.lines().filter(|line| !line.starts_with("bank")).map(|l| format!("{l}\n")).collect();
    let game = set_up(&told, 1).expect("a bank of what is left");
    let cards = |kind| {
        let held: u8 = (0..3).map(|own| game.player(seat(own)).hand.count(kind)).sum();
        held + game.now.bank.count(kind)
    };
    assert_eq!(Resource::ALL.map(cards), [19; 5]);
    let army = text.replace("knights 1 1", "knights 1 3");
    let view = set_up(&army, 1).expect("an army").view(Audience::Spectator);
    assert_eq!((view.largest_army, view.players[1].points), (Some(seat(1)), 4));
}

/// What is said of the sample after a change: the code of the first fault and all of it in words.
fn said(right: &str, wrong: &str) -> (&'static str, String) {
    let text = sample();
    assert!(text.contains(right), "nothing to spoil: {right}");
    let error = set_up(&text.replacen(right, wrong, 1), 1).expect_err(wrong);
    (error.code(), error.to_string())
}

#[test]
fn every_mistake_is_told_with_its_line() {
    for (right, wrong, code, words) in [
        ("hand 1 4?", "hand 1 four", "position-bad-line", "line 35: hand: 'four' is no resource"),
        ("hand 1 4?", "hand 9 4?", "position-bad-line", "line 35: hand: '9' is no seat"),
        ("hand 1 4?", "hands 1 4?", "position-bad-line", "line 35: hands: there is no such line"),
        ("hand 1 4?", "hand 0 4?", "position-doubled", "line 35: 'hand 0' is there twice"),
        ("turn 7", "phase lunch", "position-bad-line", "line 32: phase: 'lunch' is no phase"),
        ("turn 7", "course main main", "position-bad-line", "is no course"),
        ("harbours", "harbour", "position-missing", "there is no line 'harbours'"),
        ("board 3+2", "boards 3+2", "position-missing", "there is no line 'board'"),
        ("board 3+2", "board 4+2", "position-drawing", "line 6: "),
        ("F 8", "F 7", "position-drawing", "'7' is no chip"),
        ("seats 3", "seats 9", "position-bad-line", "line 3: the number of seats is at most 6"),
        ("seats 3", "seats 6", "position-setup", "settlers is for 3 to 4 seats, not 6"),
        ("game settlers", "game chess", "position-wrong-game", "a position of chess"),
        ("known-to 0", "known-to 3", "position-bad-line", "known to a seat of the table"),
        ("position 1", "position 2", "position-unknown-version", "format version 2"),
    ] {
        let (found, message) = said(right, wrong);
        assert_eq!(found, code, "{message}");
        assert!(message.contains(words), "{message}");
    }
}

#[test]
fn what_no_game_looks_like_is_refused() {
    for (right, wrong, words) in [
        ("hand 1 4?", "hand 1 5?", "bank and hands have 7 cards too few, and 8 are open"),
        ("bank 16brick", "bank 19brick", "20 cards of brick; there are 19"),
        ("knights 1 1", "knights 1 15", "15 cards knight; there are 14"),
        ("knights 1 1", "longest-route 1", "the longest route is in the wrong hands"),
        ("knights 1 1", "largest-army 1", "the largest army is in the wrong hands"),
        ("knights 1 1", "phase discard", "cards to give up in another phase than discard"),
        ("knights 1 1", "owes 1 2", "cards to give up in another phase than discard"),
        ("knights 1 1", "phase steal 0", "nothing to steal from seat 0"),
        ("knights 1 1", "phase choose-victim 1", "two or more others with cards can be robbed"),
        ("knights 1 1", "phase first-settlement", "this phase has no course 'main'"),
        ("knights 1 1", "phase take", "nobody has a card of choice to take"),
        ("knights 1 1", "phase over", "the game is over and nobody has won"),
        ("knights 1 1", "phase deal-terrain", "nothing is left to deal"),
        ("knights 1 1", "phase answer", "no such offer can be made"),
        ("knights 1 1", "offer 1wool for 1ore", "an offer in a phase that has none"),
        ("knights 1 1", "chips 0 2", "victory chips for islands in a scenario that has none"),
        ("knights 1 1", "line c1 c9 0", "there is no trade line from c1 to c9"),
        ("knights 1 1", "dice 1+1 6+4", "a deck of rolls where dice are thrown"),
        ("turn 7", "turn 0", "turns are counted from 1"),
        ("active 0", "active 3", "seat 3 is not at the table"),
        (
            "h0   .  h1   a  h2   .",
            "h0   .  h1   d  h2   .",
            "seat 3 has 1 settlements and may have 0",
        ),
        ("|  H 6  |  W 2", "0  H 6  |  W 2", "seat 0 has loose pieces"),
        ("|  W 9  |  D    |", "|  W 9  |  D 9  |", "a chip on h17, which is desert"),
        ("|  H 6  |  W 2", "|  M 6  |  W 2", "more hexes or chips of a kind than the scenario has"),
        ("s0:any", "s1:any", "harbours that are not on their spots"),
        ("s38:grain", "s38:ore", "more harbours ore than there are"),
    ] {
        let (code, message) = said(right, wrong);
        assert_eq!(code, "position-impossible", "{message}");
        assert!(message.contains(words), "{message}");
    }
}

#[test]
fn several_mistakes_are_told_at_once() {
    let text =
        sample().replace("knights 1 1", "knights 1 15").replace("bank 16brick", "bank 19brick");
    let error = set_up(&text, 1).expect_err("two mistakes");
    assert_eq!(error.faults().count(), 2, "{error}");
    let text = sample().replace("hand 1 4?", "hand 1 x").replace("hand 2 3?", "hand 2 y");
    assert_eq!(set_up(&text, 1).expect_err("two mistakes").faults().count(), 2);
}

/// Whoever offers or agrees holds the cards, also where the hand is open.
#[test]
fn an_open_hand_holds_what_its_seat_agreed_to() {
    let offer = "phase answer\noffer 1wool for 2ore\nanswer 1 accepted\nanswer 2 open\n";
    let text = sample().replace("turn 7\n", &format!("turn 7\n{offer}"));
    let text = text.replace("grain+18ore", "grain+16ore").replace("16brick", "18brick");
    for seed in 0..10 {
        let game = set_up(&text, seed).expect("a position");
        assert!(game.player(seat(1)).hand.count(Resource::Ore) >= 2);
    }
    let poor = text.replace("accepted", "1grain for 4wool");
    assert!(set_up(&poor, 1).is_ok());
    let greedy = text.replace("accepted", "5grain for 1wool");
    assert!(set_up(&greedy, 1).expect_err("five of four").to_string().contains("cannot hold"));
}
