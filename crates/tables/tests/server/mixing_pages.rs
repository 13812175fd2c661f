//! Pages at a table whose dice are mixed: each answers by its own rules and remembers what was promised.

use client::{DiceOrigin, Guest, Hands, Keepsake, Known, Mismatch, Recalled, Replay};
use game::{Seat, SeatSet};
use wire::{ClientFrame, Phase, ServerFrame};

use crate::app::{TestApp, registry};
use crate::client::{Client, no_settings, play_on};
use crate::mixing::seats;

/// A page as it is, on one or more seats of a table: it answers by its own rules, and looks at the end whether
/// it was all as it remembers.
struct Page {
    line: Client,
    guest: Guest,
    keepsake: Option<Keepsake>,
    drawn: u8,
}

impl Page {
    async fn at(app: &TestApp, table: &str, number: u8) -> Page {
        let line = app.contributor(table, number).await;
        let mut page = Page { line, guest: Guest::default(), keepsake: None, drawn: number * 16 };
        let welcome = serde_json::from_str(&page.line.heard[0]).unwrap();
        page.hear(welcome).await;
        page
    }

    fn known(&self) -> &Known {
        self.guest.known().unwrap()
    }

    async fn hear(&mut self, frame: ServerFrame) {
        self.guest.hear(frame, 0);
        let known = self.guest.known().unwrap();
        let keepsake = self.keepsake.take().or_else(|| Keepsake::of(known));
        let (asked, yours) = (known.state.mixing.clone(), known.yours);
        self.keepsake = keepsake;
        let Some((keepsake, asked)) = self.keepsake.as_mut().zip(asked) else { return };
        let drawn = &mut self.drawn;
        let frames = keepsake.answer(&asked, yours, || {
            *drawn += 1;
            Some([*drawn; 32])
        });
        for frame in &frames {
            self.line.say(frame).await;
        }
    }

    async fn until_begun(&mut self) {
        self.leave(Phase::Waiting).await;
    }

    /// Reads until the table is no longer so far.
    async fn leave(&mut self, phase: Phase) {
        while self.known().state.phase == phase {
            let frame = self.line.next().await.expect("the server closed");
            self.hear(frame).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_mix_the_dice_by_themselves_and_remember_what_was_promised() {
    let app = TestApp::start().await;
    let table = app.table("lanterns", &["person", "person", "random"], no_settings()).await;
    let (mut anna, mut ben) = (Page::at(&app, &table, 1).await, Page::at(&app, &table, 2).await);
    let mut onlooker = Page::at(&app, &table, 3).await;
    anna.line.sit(0, "Anna").await;
    ben.line.sit(1, "Ben").await;
    let begun =
        async { tokio::join!(anna.until_begun(), ben.until_begun(), onlooker.until_begun()) };
    begun.await;
    for (page, own) in [(&anna, vec![0]), (&ben, vec![1]), (&onlooker, vec![])] {
        let known = page.known();
        let hands =
            Hands { added: seats(&[0, 1]), silent: SeatSet::EMPTY, without: SeatSet::EMPTY };
        assert_eq!(DiceOrigin::of(seats(&[0, 1]), &known.contributions), DiceOrigin::Shared(hands));
        let promised = known.card.commitment.parse().unwrap();
        let keepsake = page.keepsake.as_ref().unwrap();
        let recalled = if own.is_empty() { Recalled::List } else { Recalled::OwnShare };
        let compared = keepsake.compare(&promised, &known.contributions, known.yours);
        assert_eq!((compared, known.yours), (Ok(recalled), seats(&own)));
        let mut cheated = known.contributions.clone();
        cheated[0].share = None;
        let found = keepsake.compare(&promised, &cheated, known.yours);
        match own.contains(&0) {
            true => assert_eq!(found, Err(Mismatch::ShareLeftOut(Seat::FIRST))),
            false => assert!(found.is_ok(), "only who told it can know"),
        }
    }
    let late = Page::at(&app, &table, 4).await;
    assert_eq!(late.keepsake, None, "who comes later has seen no promise");
    assert_eq!(late.known().contributions, anna.known().contributions);

    // At the end each finds in the record what it was shown.
    anna.line.say(&ClientFrame::Resign { seat: Seat::FIRST }).await;
    ben.line.say(&ClientFrame::Resign { seat: Seat::first(2).last().unwrap() }).await;
    let (playing, mut late) = (Phase::Playing, late);
    let over = async {
        tokio::join!(
            anna.leave(playing),
            ben.leave(playing),
            onlooker.leave(playing),
            late.leave(playing)
        )
    };
    over.await;
    let record = app.get(&format!("/api/tables/{table}/record")).await.body;
    let replay = Replay::read(&record, &registry()).unwrap();
    for page in [&anna, &ben, &onlooker, &late] {
        assert!(replay.is_what_was_shown(page.known()));
    }
    let mut other = anna.known().clone();
    other.contributions[0].share = None;
    assert!(!replay.is_what_was_shown(&other));
}

#[tokio::test(flavor = "multi_thread")]
async fn in_every_game_the_record_ends_as_the_table_shows_it() {
    let app = TestApp::start().await;
    for game in ["carcassonne", "newworld", "settlers"] {
        let table = app.table(game, &["person", "person", "person"], no_settings()).await;
        let mut people = Vec::new();
        for (place, name) in ["Anna", "Ben", "Cleo"].into_iter().enumerate() {
            let mut person = app.person(&table, place as u8 + 1).await;
            person.sit(place, name).await;
            people.push(person);
        }
        for person in &mut people {
            person.until_begun().await;
        }
        let mut players: Vec<&mut Client> = people.iter_mut().collect();
        play_on(&mut players, &mut [], 60, &mut bots::rng_from(4)).await;
        for (seat, person) in Seat::first(3).zip(&mut people) {
            person.say(&ClientFrame::Resign { seat }).await;
        }
        people[0].until(|client| client.state().phase == Phase::Over).await;
        let record = app.get(&format!("/api/tables/{table}/record")).await.body;
        let replay = Replay::read(&record, &registry()).unwrap();
        for number in [1, 2, 3, 9] {
            let page = Page::at(&app, &table, number).await;
            assert!(replay.is_what_was_shown(page.known()), "{game} {number}");
        }
    }
}
