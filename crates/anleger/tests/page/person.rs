//! A person in front of a browser: finds things by their `data-test` names, clicks where they are
//! seen, and says clearly what was missing.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use base64::prelude::{BASE64_STANDARD, Engine};
use fantoccini::actions::{InputSource, KeyAction, KeyActions, MouseActions, PointerAction};
use fantoccini::elements::Element;
use fantoccini::key::Key;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};

use crate::chromium::{Chromium, Size, Window};

/// How long a person waits for something to appear, on a machine that may be busy.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// How often they look again.
pub const GLANCE: Duration = Duration::from_millis(40);

/// The same for whoever plays in haste. Without it they would keep the page from what they wait for.
pub const BLINK: Duration = Duration::from_millis(15);

/// Set by `cargo xtask screens`. No test fails for a picture, and hundreds of them take minutes.
const PICTURES: &str = "ANLEGER_PICTURES";

const MOUSE_BUTTON_LEFT: u64 = 0;

pub struct Person {
    pub name: &'static str,
    pub window: Window,
    chromium: Chromium,
}

impl Person {
    pub async fn at(window: Window, name: &'static str) -> Person {
        Person { name, window, chromium: Chromium::start(window).await }
    }

    pub fn client(&self) -> &Client {
        &self.chromium.client
    }

    /// Asks Chromium's own tools.
    pub async fn tools(&self, command: &'static str, params: Value) -> Value {
        self.chromium.tools(command, params).await
    }

    pub async fn open(&self, link: &str) {
        self.client().goto(link).await.unwrap_or_else(|error| unreachable!("{link}: {error}"));
    }

    pub async fn reload(&self) {
        self.client().refresh().await.expect("the page loads again");
    }

    /// Runs a script in the page.
    pub async fn ask(&self, script: &str, args: Vec<Value>) -> Value {
        let answer = self.client().execute(script, args).await;
        answer.unwrap_or_else(|error| unreachable!("{script}: {error}"))
    }

    /// Waits for the thing of that name.
    pub async fn see(&self, hook: &str) -> Element {
        let until = Instant::now() + PATIENCE;
        loop {
            let found = self.client().find(Locator::Css(&css(hook))).await;
            match found {
                Ok(element) => return element,
                Err(_) if Instant::now() < until => tokio::time::sleep(GLANCE).await,
                Err(_) => self.despair(&format!("nothing with data-test=\"{hook}\"")).await,
            }
        }
    }

    /// What stands there.
    pub async fn reads(&self, hook: &str) -> String {
        self.see(hook).await.text().await.unwrap_or_default()
    }

    /// Clicks it with the mouse, unless it cannot be clicked just now.
    pub async fn click_if_able(&self, hook: &str) {
        if let Some((x, y)) = self.clickable(&css(hook)).await {
            self.click_at(x, y).await;
        }
    }

    /// Waits until it can be clicked, and clicks it with the mouse.
    pub async fn click(&self, hook: &str) {
        self.see(hook).await;
        self.click_on(&css(hook)).await;
    }

    /// Clicks what a game has laid beside its board, by the name of what it does.
    pub async fn tap(&self, target: &str) {
        self.click_on(&format!("[data-tap=\"{target}\"]")).await;
    }

    async fn click_on(&self, selector: &str) {
        let until = Instant::now() + PATIENCE;
        loop {
            if let Some((x, y)) = self.clickable(selector).await {
                return self.click_at(x, y).await;
            }
            if Instant::now() > until {
                let what = format!("{selector} is missing, disabled, hidden or covered");
                self.despair(&what).await;
            }
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// Where the first enabled and visible thing behind a selector can be clicked.
    pub async fn clickable(&self, selector: &str) -> Option<(f64, f64)> {
        let places = self.ask(CLICKABLE, vec![json!(selector)]).await;
        let first = places.as_array()?.first()?;
        Some((first["x"].as_f64()?, first["y"].as_f64()?))
    }

    /// Moves the mouse there, presses and lets go.
    pub async fn click_at(&self, x: f64, y: f64) {
        let moved = PointerAction::MoveTo { duration: None, x, y };
        let down = PointerAction::Down { button: MOUSE_BUTTON_LEFT };
        let up = PointerAction::Up { button: MOUSE_BUTTON_LEFT };
        let mouse = MouseActions::new("mouse".to_owned()).then(moved).then(down).then(up);
        self.client().perform_actions(mouse).await.expect("a click");
    }

    /// Replaces what stands in a field.
    pub async fn types(&self, hook: &str, text: &str) {
        let field = self.see(hook).await;
        field.clear().await.expect("an empty field");
        field.send_keys(text).await.expect("a field to type in");
    }

    /// Sits down at a table that waits, with others at the same screen, and begins with them.
    pub async fn sits_with(&self, names: &[&str]) {
        for (before, name) in names.iter().enumerate() {
            // Whoever comes second is an extra that is folded away.
            if before == 1 {
                self.click("second-player").await;
            }
            self.types("join-name", name).await;
            self.click("join-sit").await;
            self.until("a name on a seat", SITS, vec![json!(name)]).await;
        }
        if names.len() > 1 {
            self.click("start-game").await;
        }
        self.see("board").await;
    }

    /// Presses a key, wherever the focus is.
    pub async fn press(&self, key: char) {
        let keys = KeyActions::new("keys".to_owned())
            .then(KeyAction::Down { value: key })
            .then(KeyAction::Up { value: key });
        self.client().perform_actions(keys).await.expect("a key");
    }

    pub async fn press_special(&self, key: Key) {
        self.press(char::from(key)).await;
    }

    /// Waits until `script` answers with something true.
    pub async fn until(&self, what: &str, script: &str, args: Vec<Value>) -> Value {
        match self.within(PATIENCE, script, args).await {
            Some(answer) => answer,
            None => self.despair(&format!("waited in vain: {what}")).await,
        }
    }

    /// Something true that `script` answers within this time.
    pub async fn within(&self, time: Duration, script: &str, args: Vec<Value>) -> Option<Value> {
        let end = Instant::now() + time;
        loop {
            let answer = self.ask(script, args.clone()).await;
            match !matches!(answer, Value::Null | Value::Bool(false)) {
                true => return Some(answer),
                false if Instant::now() < end => tokio::time::sleep(GLANCE).await,
                false => return None,
            }
        }
    }

    /// Keeps a picture of the window under `target/screens`, where somebody wants to look at it.
    pub async fn picture(&self, name: &str) {
        if std::env::var_os(PICTURES).is_some() {
            self.keep_picture(name).await;
        }
    }

    async fn keep_picture(&self, name: &str) {
        let folder = screens();
        std::fs::create_dir_all(&folder).expect("a folder for pictures");
        let png = self.client().screenshot().await.expect("a picture");
        std::fs::write(folder.join(format!("{name}.png")), png).expect("a file");
    }

    /// The window as a picture that travels lightly.
    pub async fn webp(&self) -> Vec<u8> {
        let form = json!({ "format": "webp", "quality": 80 });
        let picture = self.chromium.tools("Page.captureScreenshot", form).await;
        let text = picture["data"].as_str().expect("a picture");
        BASE64_STANDARD.decode(text).expect("bytes as text")
    }

    /// That the page never complained: a panic inside it would be a complaint.
    pub async fn is_content(&self) {
        let complaints: Vec<String> = self.chromium.complaints().await;
        // A lost server is told by the browser itself, whatever the page does about it.
        let lost = |line: &String| {
            line.contains("ERR_CONNECTION") || line.contains("WebSocket connection")
        };
        let complaints: Vec<&String> = complaints.iter().filter(|line| !lost(line)).collect();
        assert!(complaints.is_empty(), "{}: {complaints:#?}", self.name);
    }

    /// Runs a script in every page from now on, before anything of the page itself.
    pub async fn before_loading(&self, script: &str) {
        let source = json!({ "source": script });
        self.chromium.tools("Page.addScriptToEvaluateOnNewDocument", source).await;
    }

    /// Likes pages that do not move, by day or by night.
    pub async fn wants_stillness(&self, dark: bool) {
        let scheme = if dark { "dark" } else { "light" };
        self.wants(&[("prefers-reduced-motion", "reduce"), ("prefers-color-scheme", scheme)]).await;
    }

    async fn wants(&self, likes: &[(&str, &str)]) {
        let features: Vec<Value> =
            likes.iter().map(|(name, value)| json!({ "name": name, "value": value })).collect();
        self.chromium.tools("Emulation.setEmulatedMedia", json!({ "features": features })).await;
    }

    /// Gives the window another size.
    pub async fn resizes(&self, size: Size) {
        let measures = size.of_open_window();
        self.chromium.tools("Emulation.setDeviceMetricsOverride", measures).await;
    }

    /// What a screen reader finds in the page: role and name of everything that has a name.
    pub async fn heard(&self) -> Vec<(String, String)> {
        let tree = self.chromium.tools("Accessibility.getFullAXTree", json!({})).await;
        let nodes = tree["nodes"].as_array().cloned().unwrap_or_default();
        let text = |value: &Value| value["value"].as_str().unwrap_or_default().to_owned();
        let named = nodes.iter().filter(|node| node["ignored"] != json!(true));
        let pairs = named.map(|node| (text(&node["role"]), text(&node["name"])));
        pairs.filter(|(_, name)| !name.is_empty()).collect()
    }

    /// Ends the test with all there is to know.
    pub async fn despair(&self, what: &str) -> ! {
        self.keep_picture(&format!("failed-{}", self.name.to_lowercase())).await;
        let at = self.client().current_url().await.map(String::from).unwrap_or_default();
        let text = "return document.body ? document.body.innerText.slice(0, 2000) : ''";
        let text = self.client().execute(text, vec![]).await.unwrap_or_default();
        let complaints = self.chromium.complaints().await;
        let text = text.as_str().unwrap_or_default();
        unreachable!("{} at {at}: {what}\ncomplaints: {complaints:#?}\npage:\n{text}", self.name);
    }
}

/// Where pictures are kept.
pub fn screens() -> PathBuf {
    let target = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    target.parent().unwrap_or(&target).join("screens")
}

pub fn css(hook: &str) -> String {
    format!("[data-test=\"{hook}\"]")
}

/// Does somebody of this name sit at the table?
const SITS: &str = "return [...document.querySelectorAll('[data-test^=player-]')].some(e => e.textContent.includes(arguments[0]))";

/// Things that can be clicked: enabled, and nothing lies above their middle.
const CLICKABLE: &str = r"
    return [...document.querySelectorAll(arguments[0])].flatMap(thing => {
        if (thing.disabled || thing.getAttribute('aria-disabled') === 'true') return [];
        thing.scrollIntoView && !thing.ownerSVGElement && thing.scrollIntoView({block: 'nearest'});
        const box = thing.getBoundingClientRect();
        const x = box.left + box.width / 2, y = box.top + box.height / 2;
        const top = document.elementFromPoint(x, y);
        const seen = box.width > 0 && top && (thing === top || thing.contains(top));
        return seen ? [{ x, y, target: thing.dataset.target || null }] : [];
    });
";
