//! A game handed on: what a link shows, the board in a page of somebody else, the pictures, and the page as an app.

use std::io::{Read, Write};
use std::net::TcpListener;
use std::thread;

use serde_json::{Value, json};

use crate::chromium::Window;
use crate::person::Person;
use crate::screens::Visitor;

/// What the head of the page says under this name.
const SAID: &str = "const found = document.head.querySelector(\
    `[property='${arguments[0]}'], [name='${arguments[0]}']`); return found && found.content";

/// How wide and high a picture is once it is here.
const SIZE_OF: &str = "const image = new Image(); image.src = arguments[0]; \
    return image.decode().then(() => [image.naturalWidth, image.naturalHeight])";

/// Puts a board into a page of somebody else, from another origin, and says whether it was let in.
const FRAME: &str = "document.body.innerHTML = ''; const frame = document.createElement('iframe'); \
    frame.src = arguments[0]; frame.width = 720; frame.height = 540; frame.id = 'board'; \
    document.body.append(frame); return true";

/// An answer with a page in which nothing is.
const EMPTY_PAGE: &str = "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 15\r\n\
    connection: close\r\n\r\n<!doctype html>";

async fn said(person: &Person, name: &str) -> String {
    person.ask(SAID, vec![json!(name)]).await.as_str().unwrap_or_default().to_owned()
}

async fn size_of(person: &Person, address: &str) -> Value {
    person.ask(SIZE_OF, vec![json!(address)]).await
}

#[tokio::test]
async fn a_link_shows_its_board_to_whoever_looks_at_its_head() {
    let visitor = Visitor::at(Window { lang: "de", ..Window::DESKTOP }).await;
    let person = &visitor.person;
    let path = visitor.lay(json!({}));
    visitor.open(&path).await;
    assert!(said(person, "og:description").await.contains("Endstand"), "in German");
    assert_eq!(said(person, "og:url").await, visitor.server.link(&path));
    assert_eq!(said(person, "twitter:card").await, "summary_large_image");
    let card = said(person, "og:image").await;
    assert_eq!(size_of(person, &card).await, json!([1200, 630]), "{card}");
    visitor.open("/").await;
    assert_eq!(said(person, "og:image").await, "");
    let wish = json!({ "game": "settlers", "seats": vec![json!({ "kind": "person" }); 3] });
    let made = visitor.server.post("/api/tables", &wish);
    visitor.open(made["path"].as_str().expect("a path")).await;
    assert!(said(person, "og:title").await.starts_with("Setz dich dazu"));
    assert_eq!(size_of(person, &said(person, "og:image").await).await, json!([1200, 630]));
    person.is_content().await;
}

#[tokio::test]
async fn a_game_is_handed_on_as_picture_poster_and_board() {
    let visitor = Visitor::at(Window::DESKTOP).await;
    let person = &visitor.person;
    let path = visitor.lay(json!({}));
    visitor.open(&format!("{path}/replay")).await;
    person.click("best-moment").await;
    let drawn = "const image = document.querySelector('[data-test=moment]'); \
        return !!image && !image.hidden && image.naturalWidth === 640";
    person.until("the best moment", drawn, vec![]).await;
    person.click("poster").await;
    let poster = "return fetch(document.querySelector('[data-test=poster-pdf]').href)\
        .then(async (answer) => [answer.status, (await answer.text()).slice(0, 5)])";
    assert_eq!(person.ask(poster, vec![]).await, json!([200, "%PDF-"]));
    person.click("embed-door").await;
    let code = "return document.querySelector('[data-test=embed-code]').value";
    let code = person.ask(code, vec![]).await.as_str().expect("code").to_owned();
    let address = code.split('"').nth(1).expect("an address").to_owned();
    assert!(address.starts_with(&visitor.server.link("/embed/t/")), "{code}");
    visitor.keep("sharing", "embed-code").await;
    person.is_content().await;
    is_framed(&visitor, &address).await;
}

/// The address of a page that is not ours, with nothing in it and no rules of its own. The same machine under another
/// name is another site to a browser.
fn page_of_somebody_else() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    thread::spawn(move || {
        for mut visitor in listener.incoming().flatten() {
            // Whatever is asked for, it is this page.
            visitor.read(&mut [0; 4096]).ok();
            visitor.write_all(EMPTY_PAGE.as_bytes()).ok();
        }
    });
    format!("http://{address}/")
}

/// The board stands in a page from elsewhere, and the table itself does not.
async fn is_framed(visitor: &Visitor, address: &str) {
    let person = &visitor.person;
    person.open(&page_of_somebody_else()).await;
    person.ask(FRAME, vec![json!(format!("{address}&theme=dark"))]).await;
    let client = person.client();
    let frame = client.find(fantoccini::Locator::Css("#board")).await.expect("a frame");
    frame.enter_frame().await.expect("the frame is entered");
    person.see("replay-slider").await;
    person.see("score-0").await;
    assert_eq!(person.ask("return document.documentElement.dataset.theme", vec![]).await, "dark");
    person.click("replay-prev").await;
    let wide = "const board = document.querySelector('.embed-board').getBoundingClientRect(); \
        return board.width >= innerWidth - 1 && board.height >= innerHeight / 2";
    assert_eq!(person.ask(wide, vec![]).await, json!(true), "the board has the frame");
    let links = "return [...document.querySelectorAll('a')].every((a) => a.target === '_blank')";
    assert_eq!(person.ask(links, vec![]).await, json!(true), "no way to a page that acts");
    client.clone().enter_parent_frame().await.expect("back");
    visitor.keep_with("embed", "#board").await;
    let table = address.replace("/embed/", "/").replace("?lang=en", "");
    person.ask(FRAME, vec![json!(table)]).await;
    let frame = client.find(fantoccini::Locator::Css("#board")).await.expect("a frame");
    frame.enter_frame().await.expect("the frame is entered");
    let empty = "return !document.querySelector('[data-test]')";
    assert_eq!(person.ask(empty, vec![]).await, json!(true), "a table is in no frame");
}

#[tokio::test]
async fn a_running_game_is_seen_live_in_a_frame() {
    let visitor = Visitor::at(Window::DESKTOP).await;
    let person = &visitor.person;
    let wish = json!({ "game": "carcassonne", "seats": vec![json!({ "kind": "person" }); 2] });
    let made = visitor.server.post("/api/tables", &wish);
    let path = made["path"].as_str().expect("a path").to_owned();
    visitor.open(&format!("/embed{path}")).await;
    person.see("embed-open").await;
    assert!(said(person, "og:title").await.contains("Carcassonne"));
    visitor.sit_on_both_seats(&path).await;
    visitor.open(&format!("/embed{path}?lang=fr")).await;
    person.see("board").await;
    person.see("score-1").await;
    let touches = "return document.querySelectorAll('.touch.acts').length";
    assert_eq!(person.ask(touches, vec![]).await, json!(0), "nothing to press");
    assert_eq!(person.ask("return document.documentElement.lang", vec![]).await, "fr");
    visitor.keep("embed-live", "score-1").await;
    person.is_content().await;
}

#[tokio::test]
async fn the_page_can_be_installed_and_counts_what_waits() {
    let visitor = Visitor::at(Window::PHONE).await;
    let person = &visitor.person;
    person
        .before_loading(
            "navigator.setAppBadge = async (count) => { window.badge = count }; \
             navigator.clearAppBadge = async () => { window.badge = 0 };",
        )
        .await;
    visitor.open("/").await;
    let manifest = "return fetch(document.querySelector('link[rel=manifest]').href)\
        .then((answer) => answer.json())";
    let manifest = person.ask(manifest, vec![]).await;
    assert_eq!(manifest["display"], "standalone");
    for icon in manifest["icons"].as_array().expect("icons") {
        let (address, sizes) = (icon["src"].as_str().unwrap_or_default(), &icon["sizes"]);
        let size = size_of(person, address).await;
        let side = size[0].as_u64().unwrap_or_default();
        assert_eq!(size[0], size[1], "{address}");
        assert!(sizes == "any" || *sizes == format!("{side}x{side}"), "{address}: {size}");
    }
    for shortcut in manifest["shortcuts"].as_array().expect("shortcuts") {
        assert!(shortcut["url"].as_str().is_some_and(|url| url.starts_with('/')), "{shortcut}");
    }
    let wish = json!({ "game": "carcassonne", "seats": vec![json!({ "kind": "person" }); 2] });
    let path =
        visitor.server.post("/api/tables", &wish)["path"].as_str().unwrap_or_default().to_owned();
    visitor.sit_on_both_seats(&path).await;
    person.until("a move that waits", "return window.badge === 1", vec![]).await;
    visitor.open("/").await;
    person.until("the same on the start page", "return window.badge === 1", vec![]).await;
    visitor.open("/?play=now").await;
    person.see("board").await;
    person.is_content().await;
}
