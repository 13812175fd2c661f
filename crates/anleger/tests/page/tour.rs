//! Every screen of the page, one after the other, for those who look at all of them in one way.

use fantoccini::key::Key;
use game::{Audience, Game};
use serde_json::{Value, json};
use settlers::{Action, Settlers};

use crate::chromium::Window;
use crate::expansions::{self, SIX};
use crate::newworld;
use crate::positions::THREE_TILES;
use crate::screens::{AT_REST, Visitor};
use crate::settlers::prepared::{Prepared, builds_in_turn, legal, prepare, scenario};
use crate::settlers::scenes;

/// A finished match.
const RECORD: &str = include_str!("../../../../docs/sample.anleger");

const GAMES: [&str; 3] = ["carcassonne", "newworld", "settlers"];

/// Somebody who is led around.
pub struct Tour {
    pub visitor: Visitor,
}

impl Tour {
    pub async fn at(window: Window) -> Tour {
        let visitor = Visitor::at(window).await;
        visitor.person.wants_stillness(window.dark).await;
        Tour { visitor }
    }

    /// Waits until this is there and nothing moves, and looks.
    async fn stop(&self, name: &str, selector: &str, look: &impl AsyncFn(&Visitor, &str)) {
        let there = "return !!document.querySelector(arguments[0])";
        self.visitor.person.until(selector, there, vec![json!(selector)]).await;
        self.visitor.person.until("a page at rest", AT_REST, vec![]).await;
        look(&self.visitor, name).await;
    }

    /// The pages around a table.
    pub async fn around_a_table(&self, look: &impl AsyncFn(&Visitor, &str)) {
        let visitor = &self.visitor;
        visitor.open("/").await;
        self.stop("start", "svg.hero-board", look).await;
        for game in GAMES {
            visitor.open("/new").await;
            visitor.person.click(&format!("game-{game}")).await;
            visitor.person.ask(UNFOLD, vec![]).await;
            self.stop(&format!("setup-{game}"), "[data-test=create-table]", look).await;
        }
        visitor.open("/offline").await;
        self.stop("offline", "[data-test=offline-start]", look).await;
        visitor.person.click("offline-start").await;
        self.stop("offline-table", "[data-test=cell]", look).await;
        visitor.open("/lobby").await;
        self.stop("lobby", "[data-test=quick-seek]:not([disabled])", look).await;
        visitor.open("/watch").await;
        self.stop("watch", "[data-test=lobby-count]", look).await;
        let person = json!({ "kind": "person" });
        let wish = json!({ "game": "carcassonne", "seats": [person, person, person] });
        let made = visitor.server.post("/api/tables", &wish);
        visitor.open(made["path"].as_str().expect("a path")).await;
        self.stop("waiting", ".waiting", look).await;
        visitor.person.types("join-name", "Anna").await;
        visitor.person.click("join-sit").await;
        self.stop("waiting-seated", "[data-test=second-player]", look).await;
        for game in GAMES {
            visitor.open(&format!("/help/{game}")).await;
            self.stop(&format!("help-{game}"), "article", look).await;
        }
        visitor.open("/position").await;
        self.stop("position-text", "[data-test=position-check]", look).await;
        for (name, text) in [
            ("position-broken", THREE_TILES.replace("active 1", "active 9")),
            ("position", THREE_TILES.to_owned()),
        ] {
            let keep = "sessionStorage.setItem('anleger.position', arguments[0])";
            visitor.person.ask(keep, vec![json!(text)]).await;
            visitor.open("/position").await;
            let there = "[data-test=position-fault], [data-test=position-here]";
            self.stop(name, there, look).await;
        }
        visitor.open("/study").await;
        self.stop("study-begin", "[data-test=study-begin]", look).await;
        visitor.open("/position").await;
        visitor.person.click("study-this").await;
        visitor.person.click("tool-arrow").await;
        self.stop("study", "[data-test=study-node]", look).await;
        visitor.person.press_special(Key::Home).await;
        visitor.open("/replay").await;
        self.stop("no-record", "main", look).await;
        self.name_of_ones_own(look).await;
        visitor.person.is_content().await;
        visitor.open("/t/aaaaaaaaaaaaaaaaaaaa").await;
        self.stop("no-such-table", "[data-test=closed]", look).await;
    }

    /// A name that is kept, what opens it, and how it goes.
    async fn name_of_ones_own(&self, look: &impl AsyncFn(&Visitor, &str)) {
        let visitor = &self.visitor;
        visitor.open("/enter").await;
        self.stop("name-broken-link", "[data-test=person-enter-broken]", look).await;
        visitor.open("/people").await;
        self.stop("name-wish", "[data-test=person-keep]", look).await;
        visitor.person.types("person-wish", "Annabella Lena").await;
        visitor.person.click("person-keep").await;
        self.stop("name-link", "[data-test=person-link]", look).await;
        visitor.person.click("person-link-saved").await;
        visitor.person.click("delete-everything").await;
        self.stop("name-delete", "[data-test=delete-now]", look).await;
        visitor.person.click("delete-now").await;
        self.stop("name-deleted", "[data-test=person-keep]", look).await;
    }

    /// Carcassonne: the first game, what a box adds and the game that teaches it, a table with all boxes
    /// and six players, the end, the replay.
    pub async fn carcassonne(&self, look: &impl AsyncFn(&Visitor, &str)) {
        self.lesson("carcassonne", look).await;
        let visitor = &self.visitor;
        visitor.open("/help/carcassonne/tower").await;
        self.stop("courses", "[data-test=course-tower]", look).await;
        visitor.person.click("course-tower").await;
        self.stop("course-tower", "[data-test=lesson-text]", look).await;
        self.ransom(look).await;
        let busy = expansions::found(expansions::much_to_do);
        let path = expansions::lay(&visitor.server, &SIX, &busy);
        visitor.sit_on_seats(&path, &SIX).await;
        self.table("carcassonne-all-boxes", "[data-test=panel-chooser]", look).await;
        visitor.person.click("tab-chat").await;
        visitor.person.types("chat-input", "Good luck").await;
        visitor.person.click("chat-send").await;
        self.stop("chat", "[data-test=chat] .chat-line", look).await;
        self.afterwards("carcassonne", RECORD, look).await;
    }

    /// Somebody with a tile in the hand who might also buy a follower back.
    async fn ransom(&self, look: &impl AsyncFn(&Visitor, &str)) {
        let person = json!({ "kind": "person" });
        let wish = json!({
            "position": RANSOM, "seats": [person, person], "settings": { "aid": "learner" },
        });
        let laid = self.visitor.server.post("/api/positions", &wish);
        let path = laid["path"].as_str().unwrap_or_else(|| unreachable!("{laid}"));
        self.visitor.sit_on_both_seats(path).await;
        self.stop(
            "carcassonne-ransom",
            "[data-test=panel-chooser], [data-test=panel-prisoners]",
            look,
        )
        .await;
    }

    pub async fn new_world(&self, look: &impl AsyncFn(&Visitor, &str)) {
        self.lesson("newworld", look).await;
        let middle = newworld::moment(|game| newworld::laid(game) >= 30);
        newworld::sits_at(&self.visitor, &middle).await;
        self.table("newworld", ".hand", look).await;
        self.afterwards("newworld", &middle.0, look).await;
    }

    /// The Settlers with ships.
    pub async fn settlers(&self, look: &impl AsyncFn(&Visitor, &str)) {
        self.lesson("settlers", look).await;
        let at_sea = at_sea();
        let visitor = &self.visitor;
        visitor.open(&at_sea.lay(&visitor.server)).await;
        visitor.person.types("join-name", "Anna").await;
        visitor.person.click("join-sit").await;
        self.table("settlers", "[data-test=hand-panels]", look).await;
        visitor.open(&offered().lay(&visitor.server)).await;
        visitor.person.types("join-name", "Anna").await;
        visitor.person.click("join-sit").await;
        self.stop("settlers-offer", "[data-tap='act:refuse']", look).await;
        self.desks(look).await;
        self.afterwards("settlers", &at_sea.record(), look).await;
        visitor.open("/workshop/settlers").await;
        self.stop("workshop", "[data-test=workshop] .board", look).await;
    }

    /// An offer that is being filled in, and cards that must be given up.
    async fn desks(&self, look: &impl AsyncFn(&Visitor, &str)) {
        let visitor = &self.visitor;
        visitor.open(&scenes::lay(&visitor.server, &scenes::trades(), 1)).await;
        visitor.person.sits_with(&["Anna"]).await;
        for touch in ["trade", "want:brick", "give:wool"] {
            visitor.person.tap(touch).await;
        }
        self.stop("settlers-compose", "[data-tap=send]", look).await;
        visitor.open(&scenes::lay(&visitor.server, &scenes::discards(), 1)).await;
        visitor.person.sits_with(&["Anna"]).await;
        self.stop("settlers-discard", "[data-tap^='pick:']", look).await;
    }

    async fn lesson(&self, game: &str, look: &impl AsyncFn(&Visitor, &str)) {
        self.visitor.open(&format!("/learn/{game}")).await;
        self.stop(&format!("lesson-{game}"), "[data-test=lesson-text]", look).await;
    }

    /// A table somebody sits at, and what can be opened there.
    async fn table(&self, name: &str, selector: &str, look: &impl AsyncFn(&Visitor, &str)) {
        self.stop(name, selector, look).await;
        let person = &self.visitor.person;
        person.click("settings").await;
        self.stop(&format!("{name}-settings"), "dialog[open]", look).await;
        person.press_special(Key::Escape).await;
        for tab in ["log", "fair"] {
            person.click(&format!("tab-{tab}")).await;
            self.stop(&format!("{name}-{tab}"), ".side", look).await;
        }
        person.is_content().await;
    }

    /// The result and the replay of a match.
    async fn afterwards(&self, name: &str, record: &str, look: &impl AsyncFn(&Visitor, &str)) {
        let created = self.visitor.server.post("/api/records", &json!({ "record": record }));
        let path = created["path"].as_str().unwrap_or_else(|| unreachable!("{created}"));
        self.visitor.open(path).await;
        self.stop(&format!("over-{name}"), "[data-test=game-over]", look).await;
        self.visitor.open(&format!("{path}/replay")).await;
        self.visitor.person.see("replay-slider").await;
        let slider = self.visitor.person.see("replay-slider").await;
        slider.send_keys(&Key::End.to_string()).await.expect("a slider");
        self.stop(&format!("replay-{name}"), "[data-test=log-line]", look).await;
        self.visitor.person.is_content().await;
    }
}

/// Somebody who can build, at sea, after many turns.
fn at_sea() -> Prepared {
    prepare(&scenario("new-shores"), 4, |game: &Settlers, _| {
        let afloat = game.view(Audience::Spectator).players.iter().any(|it| !it.ships.is_empty());
        afloat && builds_in_turn(game, 30)
    })
}

/// Somebody who has been made an offer that others have answered already.
fn offered() -> Prepared {
    let offers = |action: &Action| matches!(action, Action::Offer { .. });
    let counters = |action: &Action| !matches!(action, Action::Counter { .. }) as u8;
    let prepared = prepare(&scenario("base"), 4, |game: &Settlers, seat| {
        builds_in_turn(game, 20) && legal(game, seat).iter().any(offers)
    });
    prepared.then(|action| !offers(action) as u8).then(counters).then(counters)
}

/// Seat 0 has the tile U in the hand, and a follower in the prison of seat 1.
const RANSOM: &str = "anleger position 1
game carcassonne
option sets [\"tower\"]
seats 2

map 0,0
+-D/0-----+-V/1-----+
|..#####..|....║....|
|.........|....║....|
|═════════|═0══╝....|
|.........|.........|
|.........|.........|
+---------+---------+
active 0
phase lay U
scores 7 5
prisoners 1 0 follower 2
";

/// Opens everything that is folded away.
const UNFOLD: &str = "document.querySelectorAll('details').forEach(fold => fold.open = true)";

/// What a script found, line by line.
pub fn lines(found: Value) -> Vec<String> {
    serde_json::from_value(found.clone()).unwrap_or_else(|error| unreachable!("{error}: {found}"))
}
