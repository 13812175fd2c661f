//! Hints and lessons: what is said, what is lit, and where pressing it leads.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::chromium::Window;
use crate::person::{GLANCE, PATIENCE, Person};
use crate::server::Server;

const GAMES: [&str; 3] = ["carcassonne", "newworld", "settlers"];

/// Where what is lit can be clicked: on the board, in the hand, in a panel, the buttons below.
const LIT: &str = r"
    const all = [...document.querySelectorAll(
        '.shining .lit .art rect, .token.lit, .press.lit, .hand-piece.lit, .done.lit, .undo.lit')];
    const places = all.map(thing => {
        if (!thing.ownerSVGElement) thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = thing.getBoundingClientRect();
        return { x: box.left + box.width / 2, y: box.top + box.height / 2, width: box.width };
    });
    const inside = place => place.x > 0 && place.x < innerWidth && place.y > 0 && place.y < innerHeight;
    return places.find(place => place.width > 0 && inside(place)) || null;
";

/// How many buttons stand out: enabled, seen, and green.
const GREEN: &str = r"
    const green = getComputedStyle(document.documentElement).getPropertyValue('--accent') && true;
    return [...document.querySelectorAll('.button.primary')].filter(button => {
        if (button.disabled || button.getAttribute('aria-disabled') === 'true') return false;
        const style = getComputedStyle(button);
        return green && button.offsetParent !== null && style.color === 'rgb(255, 255, 255)';
    }).map(button => button.textContent);
";

/// Everything that can change when somebody does something.
const STATE: &str = r"
    const text = hook => document.querySelector(`[data-test=${hook}]`)?.textContent || '';
    return JSON.stringify([text('lesson-text'), text('prompt'), text('done'),
        document.querySelectorAll('.token.chosen').length,
        document.querySelectorAll('.item.solid, .item.chosen, .preview').length,
        document.querySelectorAll('[data-test=tile]').length,
        document.querySelector('.hand-piece .turning')?.style.transform || '']);
";

/// How often it is looked whether what is lit has come to rest: about two seconds.
const SETTLING: u32 = 40;

struct Learner {
    person: Person,
}

impl Learner {
    async fn at(window: Window, server: &Server, path: &str) -> Learner {
        let person = Person::at(window, "Learner").await;
        person.open(&server.link(path)).await;
        person.see("lesson-text").await;
        person.see("board").await;
        Learner { person }
    }

    /// Where what is lit can be clicked, once it stays where it is: while a page settles, a click would land
    /// on whatever comes to be there.
    async fn lit(&self) -> Option<(f64, f64)> {
        let mut place = self.person.ask(LIT, vec![]).await;
        for _ in 0..SETTLING {
            tokio::time::sleep(GLANCE).await;
            let again = self.person.ask(LIT, vec![]).await;
            if again == place && place != Value::Null {
                return Some((place["x"].as_f64()?, place["y"].as_f64()?));
            }
            place = again;
        }
        None
    }

    /// Asks for a hint, which is said in words and lights something.
    async fn asks_for_a_hint(&self) -> String {
        self.person.click("hint").await;
        let said = "return document.querySelector('[data-test=hint-said]')?.textContent || null";
        let said = self.person.until("a hint", said, vec![]).await;
        let said = said.as_str().unwrap_or_default().to_owned();
        self.person.until("something lit", LIT, vec![]).await;
        said
    }

    /// Waits until something is different, or the person is asked again.
    async fn waits_for_a_change(&self, before: &Value) {
        let end = Instant::now() + Duration::from_secs(4);
        while self.person.ask(STATE, vec![]).await == *before && Instant::now() < end {
            tokio::time::sleep(Duration::from_millis(60)).await;
        }
    }

    /// One thing that a learner does: reads on, presses what is lit, or asks what to do.
    async fn goes_on(&self) {
        let before = self.person.ask(STATE, vec![]).await;
        let next = self.person.clickable(".lesson-next").await;
        let place = match next {
            Some(place) => Some(place),
            None => self.lit().await,
        };
        match place {
            Some((x, y)) => self.person.click_at(x, y).await,
            None => self.person.click_if_able("hint").await,
        }
        self.waits_for_a_change(&before).await;
    }

    async fn lesson(&self) -> Option<String> {
        let text = "return document.querySelector('[data-test=lesson-text]')?.textContent || null";
        self.person.ask(text, vec![]).await.as_str().map(str::to_owned)
    }

    /// Goes through the lessons as they say; gives all that was said.
    async fn learns(&self, name: &str) -> Vec<String> {
        let mut heard: Vec<String> = Vec::new();
        let end = Instant::now() + 4 * PATIENCE;
        while let Some(text) = self.lesson().await {
            assert!(Instant::now() < end, "no end of lessons: {heard:#?}");
            if !heard.contains(&text) {
                heard.push(text.clone());
                self.person.picture(&format!("{name}-{:02}", heard.len())).await;
            }
            let green = self.person.ask(GREEN, vec![]).await;
            let count = green.as_array().map_or(0, Vec::len);
            assert!(count <= 1, "{green} stand out together: {text}");
            self.goes_on().await;
        }
        heard
    }
}

/// In every game a hint is a sentence, and pressing what is lit does what it says.
#[tokio::test]
async fn a_hint_says_what_to_press_and_lights_it() {
    let server = Server::start();
    let windows = [Window::DESKTOP, Window { lang: "de", ..Window::PHONE }];
    for (game, window) in GAMES.into_iter().flat_map(|game| windows.map(|window| (game, window))) {
        let learner = Learner::at(window, &server, &format!("/learn/{game}")).await;
        let said = learner.asks_for_a_hint().await;
        let lead = if window.lang == "de" { "Tipp: " } else { "Hint: " };
        assert!(said.starts_with(lead) && said.ends_with('.'), "{said}");
        let name = format!("hint-{game}-{}-{}", window.lang, window.size.name());
        learner.person.picture(&name).await;
        let before = learner.person.ask(STATE, vec![]).await;
        let (x, y) = learner.lit().await.expect("something lit");
        learner.person.click_at(x, y).await;
        let changed = format!("return ((() => {{ {STATE} }})()) !== arguments[0]");
        learner.person.until("a change", &changed, vec![json!(before)]).await;
        learner.person.is_content().await;
    }
}

/// Who does what is lit gets through the first game of every game, with one button that stands out
/// at a time.
#[tokio::test]
async fn the_first_games_are_learnt_by_pressing_what_is_lit() {
    let server = Server::start();
    for (game, least) in [("carcassonne", 14), ("newworld", 12), ("settlers", 15)] {
        let learner = Learner::at(Window::DESKTOP, &server, &format!("/learn/{game}")).await;
        let heard = learner.learns(&format!("learn-{game}")).await;
        assert!(heard.len() >= least, "{game}: {heard:#?}");
        learner.person.is_content().await;
    }
}

/// The same on a phone, in German, for every expansion.
#[tokio::test]
async fn expansions_are_learnt_on_a_phone() {
    let server = Server::start();
    let window = Window { lang: "de", ..Window::PHONE };
    for course in ["inns", "traders", "dragon", "tower"] {
        let path = format!("/learn/carcassonne/{course}");
        let learner = Learner::at(window, &server, &path).await;
        let heard = learner.learns(&format!("learn-{course}-phone")).await;
        assert!(heard.len() >= 7, "{course}: {heard:#?}");
        learner.person.is_content().await;
    }
}
