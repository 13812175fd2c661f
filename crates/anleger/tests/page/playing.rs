//! Playing by clicks: a person sees cells and places for figures, touches one to try it and once
//! more to decide.

use std::time::{Duration, Instant};

use bots::{BotRng, rng_from};
use game::luck;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::chromium::Window;
use crate::person::{BLINK, GLANCE, PATIENCE, Person};

/// How long somebody waits for an answer before they touch again.
const MOMENT: Duration = Duration::from_secs(2);

/// What a person sees of a game.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct Sight {
    /// Is it over?
    pub over: bool,
    /// What asks to be touched on the board and is in sight: free cells, places for a figure.
    pub touchable: Vec<Spot>,
    /// How many there are, those out of sight included.
    pub all: usize,
    /// Can the step be finished with a button?
    pub done: bool,
}

/// Something to touch.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct Spot {
    pub target: String,
    /// Whether something is tried there and waits for the second touch.
    pub tried: bool,
    pub x: f64,
    pub y: f64,
}

impl Sight {
    pub fn spot(&self, target: &str) -> Option<&Spot> {
        self.touchable.iter().find(|spot| spot.target == target)
    }

    fn targets(&self) -> Vec<&str> {
        self.touchable.iter().map(|spot| spot.target.as_str()).collect()
    }
}

/// What came of an attempt to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attempt {
    Decided,
    NotMyTurn,
    Over,
}

/// Somebody at a table who plays at random.
pub struct Player {
    pub person: Person,
    rng: BotRng,
    /// How many decisions they have made.
    pub decisions: usize,
}

impl Player {
    pub async fn at(window: Window, name: &'static str, seed: u64) -> Player {
        Player::of(Person::at(window, name).await, seed)
    }

    /// Somebody who sits already.
    pub fn of(person: Person, seed: u64) -> Player {
        Player { person, rng: rng_from(seed), decisions: 0 }
    }

    /// Decides once, if it is their turn.
    pub async fn attempt(&mut self) -> Attempt {
        let sight = self.person.sight().await;
        if sight.over {
            return Attempt::Over;
        }
        let passes = sight.done && luck::below(&mut self.rng, 3) == 0;
        match luck::pick(&mut self.rng, &sight.touchable) {
            Some(spot) if !passes => self.person.touch_twice(&spot.target).await,
            _ if sight.done => self.person.finish(&sight).await,
            None if sight.all > 0 => {
                self.person.click("fit").await;
                return Attempt::NotMyTurn;
            }
            _ => {
                tokio::time::sleep(BLINK).await;
                return Attempt::NotMyTurn;
            }
        }
        self.decisions += 1;
        Attempt::Decided
    }
}

/// Lets everybody play until each has made so many decisions more, or the game is over; says
/// whether it is.
pub async fn play_on(players: &mut [&mut Player], decisions: usize) -> bool {
    let goals: Vec<usize> = players.iter().map(|player| player.decisions + decisions).collect();
    let mut moved = Instant::now();
    loop {
        let mut over = 0;
        for (player, goal) in players.iter_mut().zip(&goals) {
            // Whoever has reached their goal waits, unless the others wait for them.
            if player.decisions >= *goal && moved.elapsed().as_secs() < 1 {
                continue;
            }
            match player.attempt().await {
                Attempt::Decided => moved = Instant::now(),
                Attempt::NotMyTurn => {}
                Attempt::Over => over += 1,
            }
        }
        if over == players.len() {
            return true;
        }
        if players.iter().zip(&goals).all(|(player, goal)| player.decisions >= *goal) {
            return false;
        }
        if moved.elapsed() > PATIENCE {
            players[0].person.despair("nobody can move").await;
        }
    }
}

impl Person {
    /// Looks at the table.
    pub async fn sight(&self) -> Sight {
        let sight = self.ask(SIGHT, vec![]).await;
        serde_json::from_value(sight.clone())
            .unwrap_or_else(|error| unreachable!("{error}: {sight}"))
    }

    /// The first thing in sight that asks to be touched, once there is one: a board that was just drawn may
    /// still be on its way into the window.
    pub async fn first_touchable(&self) -> Spot {
        let until = Instant::now() + PATIENCE;
        loop {
            if let Some(spot) = self.sight().await.touchable.first() {
                return spot.clone();
            }
            if Instant::now() > until {
                self.despair("nothing in sight can be touched").await;
            }
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// Touches once to try, and again to decide. The board may glide under the finger: whoever
    /// misses looks again and touches again.
    pub async fn touch_twice(&self, target: &str) {
        let until = Instant::now() + PATIENCE;
        while let Some(spot) = self.sight().await.spot(target) {
            self.click_at(spot.x, spot.y).await;
            let tried = spot.tried;
            self.looks_on(|now| now.spot(target).is_none_or(|spot| spot.tried && !tried)).await;
            if Instant::now() > until {
                self.despair(&format!("{target} is touched in vain")).await;
            }
        }
    }

    /// Looks on for a moment, or until something is seen.
    async fn looks_on(&self, seen: impl Fn(&Sight) -> bool) {
        let until = Instant::now() + MOMENT;
        while !seen(&self.sight().await) && Instant::now() < until {
            tokio::time::sleep(BLINK).await;
        }
    }

    /// Presses the button that finishes a step, as long as the step is there.
    pub async fn finish(&self, before: &Sight) {
        let moved_on = |now: &Sight| now.over || !now.done || now.targets() != before.targets();
        let until = Instant::now() + PATIENCE;
        while !moved_on(&self.sight().await) {
            self.click_if_able("done").await;
            self.looks_on(moved_on).await;
            if Instant::now() > until {
                self.despair("data-test=\"done\" did nothing").await;
            }
        }
    }

    /// The log, line by line, oldest first.
    pub async fn log(&self) -> Vec<String> {
        let script = "return [...document.querySelectorAll('[data-test=log-line]')].map(line => line.textContent.trim())";
        let lines: Value = self.ask(script, vec![]).await;
        serde_json::from_value(lines).expect("a list of lines")
    }

    /// Everything that lies on the board, by name and place.
    pub async fn board(&self) -> Vec<String> {
        let script = "return [...document.querySelectorAll('[data-test=tile], [data-test=figure]')].map(e => e.dataset.target).sort()";
        let things: Value = self.ask(script, vec![]).await;
        serde_json::from_value(things).expect("a list of targets")
    }

    /// The points of each seat, as the list of players shows them.
    pub async fn scores(&self, seats: usize) -> Vec<String> {
        let mut scores = Vec::new();
        for seat in 0..seats {
            scores.push(self.reads(&format!("score-{seat}")).await);
        }
        scores
    }

    /// Waits until the board shows these things.
    pub async fn comes_to_see(&self, things: &[String]) {
        let script = "return JSON.stringify([...document.querySelectorAll('[data-test=tile], [data-test=figure]')].map(e => e.dataset.target).sort()) === JSON.stringify(arguments[0])";
        self.until("the same board as the other", script, vec![json!(things)]).await;
    }
}

const SIGHT: &str = r"
    const all = [...document.querySelectorAll('[data-test=cell], [data-test=ghost]')];
    const touchable = all.flatMap(thing => {
        const box = thing.getBoundingClientRect();
        const x = box.left + box.width / 2, y = box.top + box.height / 2;
        const top = document.elementFromPoint(x, y);
        const seen = top && (thing === top || thing.contains(top));
        const tried = !!thing.closest('.chosen, .solid');
        return seen ? [{ target: thing.dataset.target, tried, x, y }] : [];
    });
    const done = document.querySelector('[data-test=done]');
    return {
        over: !!document.querySelector('[data-test=game-over]'),
        touchable,
        all: all.length,
        done: !!done && !done.disabled,
    };
";
