//! Pictures: only what a spectator may see is drawn, once for each state of a table, and never without bounds.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use bots::rng_from;
use game::Audience;
use serde_json::json;
use tables::limits::PICTURES_PER_ADDRESS_MAX;
use tables::{Asset, Assets, Config, HandClock, Painter, Server, Subject, Told, Wish};
use wire::{ClientFrame, SightScene};

use crate::app::{Answer, TestApp, config_in, registry};
use crate::client::{no_settings, play_on, seat};

/// Writes down what it was given to draw, and counts.
#[derive(Default)]
struct Scribe {
    drawn: AtomicUsize,
}

impl Painter for Scribe {
    fn language(&self, asked: &[&str]) -> &'static str {
        if asked.iter().any(|tag| tag.starts_with("de")) { "de" } else { "en" }
    }

    fn tell(&self, subject: &Subject, language: &str) -> Option<Told> {
        let Subject::Table(sight) = subject else { return None };
        let title = format!("{language}: {} <&> {}", sight.game, sight.seats.len());
        Some(Told { title, description: "\"quoted\"".to_owned() })
    }

    fn paint(&self, subject: &Subject, wish: Wish, language: &str) -> Option<Vec<u8>> {
        self.drawn.fetch_add(1, Ordering::Relaxed);
        let text = match subject {
            Subject::Table(sight) => serde_json::to_string(sight).ok()?,
            Subject::Match { record, review } => format!("{record}{}", review.is_some()),
            Subject::Study(text) => text.clone(),
            Subject::Puzzle(id) if id == "none" => return None,
            Subject::Puzzle(id) => id.clone(),
            Subject::House => "house".to_owned(),
        };
        Some(format!("{wish:?} {language} {text}").into_bytes())
    }
}

struct Page;

impl Assets for Page {
    fn find(&self, path: &str) -> Option<Asset> {
        (path == "index.html").then_some(Asset {
            body: b"<!doctype html><html><head><title>Anleger</title></head><body></body></html>",
            brotli: Some(b"packed"),
            gzip: None,
            media_type: "text/html; charset=utf-8",
            immutable: false,
        })
    }
}

async fn app_with(change: impl FnOnce(&mut Config)) -> (TestApp, Arc<Scribe>) {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let clock = Arc::new(HandClock::new(1_000_000));
    let scribe = Arc::new(Scribe::default());
    let mut config = config_in(&folder);
    change(&mut config);
    let server = Server::new(config, registry()).with_clock(clock.clone());
    let server = server.with_painter(scribe.clone()).with_assets(Arc::new(Page));
    (TestApp::run(server.open().await.unwrap(), clock, folder).await, scribe)
}

async fn app() -> (TestApp, Arc<Scribe>) {
    app_with(|_| {}).await
}

fn header<'a>(answer: &'a Answer, name: &str) -> Option<&'a str> {
    answer.head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
}

/// What was drawn of a table.
fn sight(answer: &Answer) -> wire::Sight {
    assert_eq!(answer.status, 200, "{}", answer.body);
    serde_json::from_str(&answer.body[answer.body.find('{').unwrap()..]).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_is_drawn_once_for_each_state_of_its_table() {
    let (app, scribe) = app().await;
    let (table, mut anna, mut ben) = app.pair("carcassonne", no_settings()).await;
    let path = format!("/api/tables/{table}/picture.png");
    let first = app.get(&path).await;
    assert_eq!(header(&first, "content-type"), Some("image/png"));
    assert_eq!(header(&first, "cache-control"), Some("no-cache"));
    let tag = header(&first, "etag").unwrap().to_owned();
    assert_eq!(app.get(&path).await.body, first.body);
    assert_eq!(scribe.drawn.load(Ordering::Relaxed), 1, "kept");
    let head = format!("GET {path} HTTP/1.1\r\nif-none-match: {tag}");
    assert_eq!(app.request(&head, "").await.status, 304);
    let german = app.get(&format!("{path}?lang=de")).await;
    assert!(german.body.starts_with("Card de") && first.body.starts_with("Card en"));
    play_on(&mut [&mut anna, &mut ben], &mut [], 2, &mut rng_from(1)).await;
    let later = app.request(&head, "").await;
    assert_eq!(later.status, 200, "another state, another picture");
    assert_ne!(header(&later, "etag"), Some(tag.as_str()));
    assert_eq!(scribe.drawn.load(Ordering::Relaxed), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_what_a_spectator_may_see_is_drawn() {
    let (app, _) = app().await;
    for game in ["settlers", "lanterns"] {
        let waiting = app.table(game, &["person", "person", "person"], no_settings()).await;
        let drawn = sight(&app.get(&format!("/api/tables/{waiting}/picture.png")).await);
        assert_eq!((drawn.scene, drawn.seats.len()), (SightScene::Waiting, 3));
        let (table, mut anna, mut ben) = app.pair(game, no_settings()).await;
        play_on(&mut [&mut anna, &mut ben], &mut [], 6, &mut rng_from(3)).await;
        let drawn = sight(&app.get(&format!("/api/tables/{table}/picture.png")).await);
        let look = drawn.look().unwrap();
        let seen = app.tables.inspect(&table, |folded| {
            folded.begun().unwrap().game().view(Audience::Spectator).unwrap()
        });
        assert_eq!(look.audience, Audience::Spectator);
        assert_eq!(look.view, seen.await.unwrap(), "{game}");
        assert!(look.actions.is_empty());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_match_that_strangers_see_later_nothing_is_drawn_while_it_runs() {
    let (app, scribe) = app().await;
    let watched = json!({ "open": true, "watch": true });
    let (table, mut anna, mut ben) = app.pair("lanterns", watched).await;
    let path = format!("/api/tables/{table}/picture.png");
    let first = app.get(&path).await;
    assert_eq!(sight(&first).scene, SightScene::Unseen);
    play_on(&mut [&mut anna, &mut ben], &mut [], 6, &mut rng_from(3)).await;
    let later = app.get(&path).await;
    assert_eq!(header(&later, "etag"), header(&first, "etag"), "nor how far it is");
    assert_eq!(scribe.drawn.load(Ordering::Relaxed), 1);
    anna.say(&ClientFrame::Resign { seat: seat(0) }).await;
    anna.until(|anna| anna.state().winners.is_some()).await;
    assert!(matches!(sight(&app.get(&path).await).scene, SightScene::Over { .. }));
}

#[tokio::test(flavor = "multi_thread")]
async fn posters_and_moments_are_of_matches_that_are_over() {
    let (app, _) = app().await;
    let (table, mut anna, mut ben) = app.pair("carcassonne", no_settings()).await;
    let of = |what: &str| format!("/api/tables/{table}/{what}");
    for what in ["poster.pdf", "poster.svg", "moment.gif"] {
        let answer = app.get(&of(what)).await;
        assert_eq!(answer.json()["code"], "not-over", "{what}");
    }
    play_on(&mut [&mut anna, &mut ben], &mut [], 4, &mut rng_from(1)).await;
    anna.say(&ClientFrame::Resign { seat: seat(0) }).await;
    anna.until(|anna| anna.state().winners.is_some()).await;
    let poster = app.get(&of("poster.pdf?paper=a3&lang=de")).await;
    assert_eq!(header(&poster, "content-type"), Some("application/pdf"));
    assert!(poster.body.starts_with("Poster(A3, Pdf) de"), "{}", poster.body);
    assert!(matches!(sight(&poster).scene, SightScene::Over { .. }));
    assert!(app.get(&of("poster.svg")).await.body.starts_with("Poster(A4, Svg) en"));
    let moment = app.get(&of("moment.gif")).await;
    assert_eq!(header(&moment, "content-type"), Some("image/gif"));
    assert!(moment.body.starts_with("Moment en anleger record 1"), "{}", moment.body);
    assert_eq!(app.get(&of("poster.pdf?paper=napkin")).await.status, 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_drawn_is_refused_by_name() {
    let (app, _) = app().await;
    let nowhere = "b".repeat(20);
    for (path, status) in [
        (format!("/api/tables/{nowhere}/picture.png"), 404),
        ("/api/tables/x/picture.png".to_owned(), 404),
        (format!("/api/studies/{nowhere}/picture.png"), 404),
        ("/api/puzzles/none/picture.png".to_owned(), 404),
        ("/api/puzzles/some/picture.png".to_owned(), 200),
        ("/icons/192.png".to_owned(), 200),
        ("/icons/9999.png".to_owned(), 404),
    ] {
        assert_eq!(app.get(&path).await.status, status, "{path}");
    }
    let bare = TestApp::start().await;
    let answer = bare.get("/api/puzzles/some/picture.png").await;
    assert_eq!((answer.status, answer.json()["code"].as_str()), (404, Some("no-picture")));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_pictures_drawn_and_no_more() {
    let (app, _) = app().await;
    for number in 0..PICTURES_PER_ADDRESS_MAX {
        let path = format!("/api/puzzles/p{number}/picture.png");
        assert_eq!(app.get(&path).await.status, 200, "{path}");
    }
    let answer = app.get("/api/puzzles/more/picture.png").await;
    assert_eq!((answer.status, answer.json()["code"].as_str()), (429, Some("too-many-pictures")));
    let last = format!("/api/puzzles/p{}/picture.png", PICTURES_PER_ADDRESS_MAX - 1);
    assert_eq!(app.get(&last).await.status, 200, "what is kept costs nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_of_a_table_says_what_a_link_to_it_shows() {
    let (app, _) = app().await;
    let table = app.table("carcassonne", &["person", "person"], no_settings()).await;
    for path in [format!("/t/{table}"), format!("/t/{table}/1"), format!("/t/{table}/replay")] {
        let page = app.request(&format!("GET {path} HTTP/1.1\r\naccept-encoding: br"), "").await;
        assert_eq!(page.status, 200);
        let card = format!("http://{}/api/tables/{table}/picture.png?lang=en&amp;v=", app.address);
        assert!(
            page.body.contains(&format!("property=\"og:image\" content=\"{card}")),
            "{}",
            page.body
        );
        assert!(page.body.contains("content=\"en: carcassonne &lt;&amp;&gt; 2\""), "{}", page.body);
        assert!(page.body.contains("content=\"&quot;quoted&quot;\""));
        assert!(page.body.contains("noindex") && page.body.contains("summary_large_image"));
        assert_eq!(header(&page, "vary"), Some("accept-language"));
    }
    let german = format!("GET /t/{table} HTTP/1.1\r\naccept-language: de-AT,en;q=0.5");
    assert!(app.request(&german, "").await.body.contains("content=\"de: carcassonne"));
    for other in ["/", "/new", "/t/nothing"] {
        assert!(!app.get(other).await.body.contains("og:image"), "{other}");
    }
    let packed = app.request("GET / HTTP/1.1\r\naccept-encoding: br", "").await;
    assert_eq!(packed.body, "packed", "every other page is as it was");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_is_as_safe_as_a_proxy_that_is_trusted_says() {
    let check = async |app: &TestApp, scheme: &str| {
        let table = app.table("carcassonne", &["person", "person"], no_settings()).await;
        let head = format!("GET /t/{table} HTTP/1.1\r\nx-forwarded-proto: https");
        let page = app.request(&head, "").await.body;
        let address = format!("content=\"{scheme}://{}/t/{table}\"", app.address);
        assert!(page.contains(&address), "{page}");
    };
    check(&app().await.0, "http").await;
    let trusting =
        |config: &mut Config| config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    check(&app_with(trusting).await.0, "https").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_boards_for_other_pages_may_stand_in_a_frame() {
    let (app, _) = app().await;
    let table = app.table("carcassonne", &["person", "person"], no_settings()).await;
    let policy = async |path: String| {
        let answer = app.get(&path).await;
        header(&answer, "content-security-policy").unwrap().to_owned()
    };
    assert!(policy(format!("/embed/t/{table}")).await.ends_with("frame-ancestors *"));
    for path in
        [format!("/t/{table}"), format!("/t/{table}/replay"), "/embed".to_owned(), "/".to_owned()]
    {
        assert!(policy(path.clone()).await.ends_with("frame-ancestors 'none'"), "{path}");
    }
}
