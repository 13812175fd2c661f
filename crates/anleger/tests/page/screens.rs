//! A picture of every screen, in English and German, in both sizes, by day and by night.

use fantoccini::key::Key;
use serde_json::{Value, json};

use crate::chromium::{Size, Window};
use crate::person::{Person, css};
use crate::server::Server;

/// A finished match.
const RECORD: &str = include_str!("../../../../docs/sample.anleger");

/// Decisions of that match after which it is in its middle, with a tile to lay.
const MIDDLE: usize = 60;

/// Somebody who looks at everything.
pub struct Visitor {
    pub person: Person,
    pub server: Server,
    suffix: String,
}

impl Visitor {
    pub async fn at(window: Window) -> Visitor {
        let light = if window.dark { "dark" } else { "light" };
        let suffix = format!("{}-{}-{light}", window.lang, window.size.name());
        let person = Person::at(window, "Visitor").await;
        Visitor { person, server: Server::start(), suffix }
    }

    pub async fn open(&self, path: &str) {
        self.person.open(&self.server.link(path)).await;
    }

    /// Keeps a picture once the thing of that name is there and nothing moves any more.
    pub async fn keep(&self, name: &str, hook: &str) {
        self.keep_with(name, &css(hook)).await;
    }

    pub async fn keep_with(&self, name: &str, selector: &str) {
        let there = "return !!document.querySelector(arguments[0])";
        self.person.until(selector, there, vec![json!(selector)]).await;
        self.rest().await;
        self.person.picture(&format!("{name}-{}", self.suffix)).await;
        let wide = self.person.ask(TOO_WIDE, vec![]).await;
        assert_eq!(wide, Value::Null, "{name}-{}: wider than the window", self.suffix);
    }

    /// Waits until nothing moves any more.
    pub async fn rest(&self) {
        self.person.until("a page at rest", AT_REST, vec![]).await;
    }

    pub fn lay(&self, wish: Value) -> String {
        let mut wish = wish;
        wish["record"] = json!(RECORD);
        let created = self.server.post("/api/records", &wish);
        created["path"].as_str().unwrap_or_else(|| unreachable!("{created}")).to_owned()
    }

    async fn walk_around(&self) {
        self.before_a_table().await;
        self.at_a_table().await;
        self.after_the_game().await;
        self.without_a_server().await;
    }

    async fn before_a_table(&self) {
        self.open("/").await;
        self.keep_with("start", "svg.hero-board").await;
        let lang = self.person.ask("return document.documentElement.lang", vec![]).await;
        assert_eq!(lang, json!(self.person.window.lang), "the browser's language is taken");
        self.open("/new").await;
        self.keep("setup", "game-carcassonne").await;
        self.person.click("setup-more").await;
        self.keep("setup-more", "clock").await;
        self.person.click("create-table").await;
        self.keep("waiting", "table-link").await;
        self.person.click("second-player").await;
        self.keep("waiting-second", "join-name").await;
        let person = json!({ "kind": "person" });
        let wish = json!({ "game": "carcassonne", "seats": [person, person, person] });
        let made = self.server.post("/api/tables", &wish);
        self.open(&format!("{}/1", made["path"].as_str().expect("a path"))).await;
        self.keep("join", "join-name").await;
    }

    async fn at_a_table(&self) {
        let person = json!({ "kind": "person" });
        let wish = json!({ "decisions": MIDDLE, "seats": [person, person], "settings": { "aid": "learner" } });
        let path = self.lay(wish);
        self.sit_on_both_seats(&path).await;
        self.keep("table", "cell").await;
        for overlay in ["fields", "owners"] {
            self.unfold_the_tools().await;
            self.person.click(&format!("overlay-{overlay}")).await;
            self.keep(&format!("table-{overlay}"), "board").await;
            self.unfold_the_tools().await;
            self.person.click(&format!("overlay-{overlay}")).await;
        }
        for tab in ["log", "chat", "stock", "fair"] {
            self.person.click(&format!("tab-{tab}")).await;
            self.keep(&format!("table-{tab}"), &format!("tab-{tab}")).await;
        }
        self.put_the_sheet_away().await;
        self.person.click("settings").await;
        self.keep("table-settings", "preview").await;
        self.person.press_special(Key::Escape).await;
        self.lay_a_tile().await;
    }

    /// On a phone the overlays are folded away behind a button.
    pub async fn unfold_the_tools(&self) {
        let folded = self.person.clickable("[data-test^=overlay-]").await.is_none();
        if let (true, Some((x, y))) = (folded, self.person.clickable(".tool.fold").await) {
            self.person.click_at(x, y).await;
        }
    }

    /// On a phone the tab that is open puts the sheet away again; on a desk there is no sheet.
    async fn put_the_sheet_away(&self) {
        if self.person.window.size == Size::Phone {
            self.person.click("tab-fair").await;
        }
    }

    pub async fn sit_on_both_seats(&self, path: &str) {
        self.sit_on_seats(path, &["Anna", "Ben"]).await;
    }

    pub async fn sit_on_seats(&self, path: &str, names: &[&str]) {
        self.open(path).await;
        self.person.sits_with(names).await;
    }

    async fn lay_a_tile(&self) {
        self.person.see("cell").await;
        let spot = self.person.first_touchable().await;
        self.person.click_at(spot.x, spot.y).await;
        self.person.until("a tile tried", "return document.querySelector('.chosen')", vec![]).await;
        self.keep("table-tried", "board").await;
        self.person.touch_twice(&spot.target).await;
        self.keep("table-next", "board").await;
    }

    async fn after_the_game(&self) {
        let path = self.lay(json!({}));
        self.open(&path).await;
        self.keep("over", "game-over").await;
        self.open(&format!("{path}/replay")).await;
        self.keep("replay", "replay-slider").await;
        for _ in 0..3 {
            self.person.click("replay-next").await;
        }
        self.keep("replay-begun", "replay-slider").await;
        let slider = self.person.see("replay-slider").await;
        slider.send_keys(&Key::End.to_string()).await.expect("a slider");
        self.keep("replay-end", "replay-slider").await;
        self.open("/help/carcassonne").await;
        self.keep_with("help", "article").await;
    }

    async fn without_a_server(&self) {
        self.open("/learn/carcassonne").await;
        self.keep("lesson", "lesson-text").await;
        self.open("/offline").await;
        self.keep("offline", "offline-start").await;
        self.person.click("offline-start").await;
        self.keep("offline-table", "board").await;
        self.person.is_content().await;
        self.open("/t/aaaaaaaaaaaaaaaaaaaa").await;
        self.keep("no-such-table", "closed").await;
    }
}

/// Nothing that ends by itself is still moving; what follows a scroll moves only with that.
pub const AT_REST: &str = "return document.getAnimations().every(a => a.playState !== 'running' || a.timeline !== document.timeline || a.effect.getComputedTiming().endTime === Infinity)";

/// What makes the page wider than its window, where something does.
const TOO_WIDE: &str = "return document.documentElement.scrollWidth > document.documentElement.clientWidth ? document.documentElement.scrollWidth : null";

#[tokio::test]
async fn english_desktop() {
    Visitor::at(Window::DESKTOP.moving()).await.walk_around().await;
}

#[tokio::test]
async fn english_phone() {
    Visitor::at(Window::PHONE.moving()).await.walk_around().await;
}

#[tokio::test]
async fn german_desktop() {
    Visitor::at(Window { lang: "de", ..Window::DESKTOP }).await.walk_around().await;
}

#[tokio::test]
async fn german_phone() {
    Visitor::at(Window { lang: "de", ..Window::PHONE }).await.walk_around().await;
}

#[tokio::test]
async fn by_night() {
    for size in [Size::Desktop, Size::Phone] {
        let visitor = Visitor::at(Window { size, dark: true, ..Window::DESKTOP }).await;
        visitor.open("/").await;
        visitor.keep_with("start", "svg.hero-board").await;
        visitor.at_a_table().await;
        visitor.after_the_game().await;
    }
}
