//! Somebody who plays the Settlers by clicks on what the page offers, and on nothing else.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::prepared::Prepared;
use crate::chromium::Window;
use crate::person::{BLINK, PATIENCE, Person};
use crate::screens::AT_REST;
use crate::server::Server;

/// How long somebody waits for an answer before they click again.
const MOMENT: Duration = Duration::from_millis(1_500);

/// What an islander builds, dearest first, where nothing else is wanted.
pub const BUILDS: [&str; 4] = ["place:city", "place:settle", "act:buy", "place:road"];

/// Somebody who plays by clicks.
pub struct Islander {
    pub person: Person,
    /// How many clicks they have made.
    pub clicks: usize,
}

impl Islander {
    /// Nothing glides away under their finger.
    pub async fn at(window: Window, name: &'static str) -> Islander {
        let person = Person::at(window, name).await;
        Islander { person, clicks: 0 }
    }

    /// Sits down at a match that was begun beforehand.
    pub async fn sits_down(&self, server: &Server, match_: &Prepared) {
        let person = &self.person;
        person.open(&server.link(&match_.lay(server))).await;
        person.types("join-name", person.name).await;
        person.click("join-sit").await;
        person.see("hand-panels").await;
    }

    /// Clicks once on what leads on: first what is wished for, by the names of what is touched.
    /// `false` once the game is over.
    pub async fn goes_on(&mut self, wishes: &[&str]) -> bool {
        let args = vec![json!(wishes), json!(self.clicks)];
        let spot = self.person.until("a way on", WAY_ON, args).await;
        if spot["over"] == json!(true) {
            return false;
        }
        let before = self.person.ask(SIGHT, vec![]).await;
        let [x, y] = ["x", "y"].map(|axis| spot[axis].as_f64().expect("a place"));
        self.person.click_at(x, y).await;
        self.clicks += 1;
        let until = Instant::now() + MOMENT;
        while self.person.ask(SIGHT, vec![]).await == before && Instant::now() < until {
            tokio::time::sleep(BLINK).await;
        }
        true
    }

    /// Plays on until something is seen; the game must not end before.
    pub async fn plays_until(
        &mut self,
        what: &str,
        script: &str,
        args: Vec<Value>,
        wishes: &[&str],
    ) {
        let until = Instant::now() + 2 * PATIENCE;
        loop {
            let seen = self.person.ask(script, args.clone()).await;
            if !matches!(seen, Value::Null | Value::Bool(false)) {
                return;
            }
            if !self.goes_on(wishes).await || Instant::now() > until {
                self.person.despair(&format!("played in vain: {what}")).await;
            }
        }
    }

    /// Plays until the game is over.
    pub async fn plays_to_the_end(&mut self, wishes: &[&str]) {
        while self.goes_on(wishes).await {}
    }

    /// Plays on until one more line of the log holds these words.
    pub async fn plays_until_told(&mut self, words: &str, wishes: &[&str]) {
        let before = self.told(words).await;
        let more = format!("{TOLD} > arguments[1]");
        self.plays_until(words, &more, vec![json!(words), json!(before)], wishes).await;
    }

    /// How many lines of the log hold these words.
    async fn told(&self, words: &str) -> u64 {
        self.person.ask(TOLD, vec![json!(words)]).await.as_u64().unwrap_or(0)
    }

    /// Keeps a picture once nothing moves any more.
    pub async fn keeps(&self, name: &str) {
        let window = self.person.window;
        self.person.until("a page at rest", AT_REST, vec![]).await;
        let name = format!("settlers-{name}-{}-{}-light", window.lang, window.size.name());
        self.person.picture(&name).await;
        let cramped = self.person.ask(CRAMPED, vec![]).await;
        assert_eq!(
            cramped,
            json!([false, false]),
            "{name}: the sentence is squeezed, the page too wide"
        );
    }

    /// The final points, best first, as the result shows them; and that they are those beside the
    /// players, and that somebody has as many as the table asked for.
    pub async fn sees_the_result(&self, goal: i64) {
        self.person.see("game-over").await;
        let finals = "return [...document.querySelectorAll('.final .score')].map(score => Number(score.textContent))";
        let finals = self.person.ask(finals, vec![]).await;
        let finals: Vec<i64> = serde_json::from_value(finals).expect("numbers");
        assert!(finals.first() >= Some(&goal), "{finals:?} of {goal}");
        let beside = "return [...document.querySelectorAll('[data-test^=score-]')].map(score => Number(score.textContent)).sort((a, b) => b - a)";
        let mut sorted = finals.clone();
        sorted.sort_by_key(|points| -points);
        assert_eq!(self.person.ask(beside, vec![]).await, json!(sorted));
        let laurels = "return document.querySelectorAll('.final.won').length";
        assert_eq!(self.person.ask(laurels, vec![]).await, json!(1), "one has won");
    }
}

const TOLD: &str = "return [...document.querySelectorAll('[data-test=log-line]')].filter(line => line.textContent.includes(arguments[0])).length";

/// Has the sentence of what to do too little room, and has the page too much?
const CRAMPED: &str = r"
    const prompt = document.querySelector('[data-test=prompt]');
    const narrow = !!prompt && prompt.getBoundingClientRect().width < 250;
    return [narrow, document.documentElement.scrollWidth > document.documentElement.clientWidth];
";

/// Where to click next. What was tried is confirmed; what is asked for is answered; then what is
/// wished for; then the button that finishes a step; then anything that can be touched.
const WAY_ON: &str = r#"
    const [wishes, clicks] = arguments;
    const able = thing => !thing.disabled && thing.getAttribute('aria-disabled') !== 'true';
    const seen = thing => {
        if (!thing.ownerSVGElement) thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = thing.getBoundingClientRect();
        const x = box.left + box.width / 2, y = box.top + box.height / 2;
        const top = document.elementFromPoint(x, y);
        // On the board the nearest of those that crowd is meant, whichever lies on top.
        const meant = top && (thing.ownerSVGElement ? top.matches('.map .touch') : thing.contains(top));
        return meant ? { x, y } : null;
    };
    const all = css => [...document.querySelectorAll(css)].filter(able);
    const one = things => things.map(seen).find(spot => spot);
    const turned = things => things.map((_, at) => things[(at + clicks) % things.length]);
    // Good numbers first, as their names tell them.
    const pips = thing => [...thing.getAttribute('aria-label').matchAll(/\d+/g)]
        .map(number => Math.max(0, 6 - Math.abs(7 - number[0]))).reduce((a, b) => a + b, 0);
    const best = things => [...things].sort((a, b) => pips(b) - pips(a));
    const done = () => one(all('[data-test=done]'));
    if (document.querySelector('[data-test=game-over]')) return { over: true };
    if (document.querySelector('.item.ghost.solid, .desk .press.chosen')) return done() || null;
    const asked = ['[data-tap^="pick:"]', '.press.primary', '[data-tap="act:refuse"]', '[data-tap="act:withdraw"]', '[data-tap^="act:rob"]'];
    for (const css of asked) {
        const spot = one(turned(all('.desk ' + css)));
        if (spot) return spot;
    }
    for (const wish of wishes) {
        // The whole name or its first words: `ship 4` is not `ship 41`.
        const named = name => name === wish || (name || '').startsWith(wish + ' ');
        const touched = all('[data-test=ghost][data-target], [data-test=token][data-tap]');
        const meant = touched.filter(it => named(it.dataset.target) || named(it.dataset.tap));
        const spot = one(wish === 'place:settle' ? best(meant) : turned(meant));
        if (spot) return spot;
    }
    // A desk that closed under the finger may have let a tab be hit: its sheet is put away again.
    const sheet = () => one(all('.side.raised .lower'));
    return done() || one(turned(all('[data-test=ghost]:not([data-target^="place:lift"])'))) || sheet() || null;
"#;

/// What changes when a click has done something.
const SIGHT: &str = r#"
    const text = css => [...document.querySelectorAll(css)].map(it => it.textContent).join();
    const solid = [...document.querySelectorAll('.solid > .touch')].map(it => it.dataset.target);
    const log = document.querySelectorAll('[data-test=log-line]').length;
    return [text('[data-test=prompt]'), text('.desk'), text('[data-test=done]'), log, solid.join()].join('|');
"#;
