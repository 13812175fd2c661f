//! A whole match reviewed in a browser: by the server and beside the page, on a desk and in a pocket, in two languages.

use std::time::Duration;

use game::RecordText;
use serde_json::json;

use crate::around::DROP;
use crate::chromium::Window;
use crate::person::Person;
use crate::screens::Visitor;
use crate::sizes::in_every_size;

/// How long somebody waits for a review: it is cut short by nobody, and the machine may be busy.
const REVIEW: Duration = Duration::from_secs(900);

/// How many steps of the sample are judged beside the page.
const STEPS: usize = 24;

/// The review is there.
const READY: &str = "return !!document.querySelector('[data-test=decision]')";

async fn is_reviewed(person: &Person) {
    person.click("review-start").await;
    let ready = person.within(REVIEW, READY, vec![]).await;
    assert!(ready.is_some(), "the review did not come");
}

async fn count(person: &Person, selector: &str) -> u64 {
    let script = "return document.querySelectorAll(arguments[0]).length";
    person.ask(script, vec![json!(selector)]).await.as_u64().expect("a number")
}

/// Opens the list of all moves and goes to the first that lost something.
async fn goes_to_a_mistake(person: &Person) {
    person.click("all-moves").await;
    let row = "[data-test=judged-move]:has(.inaccuracy, .mistake, .blunder)";
    let press = "const row = document.querySelector(arguments[0]); row?.click(); return !!row";
    person.until("a mistake", press, vec![json!(row)]).await;
}

#[tokio::test]
async fn a_whole_match_is_reviewed_by_the_server() {
    let visitor = Visitor::at(Window::DESKTOP).await;
    let person = &visitor.person;
    let path = format!("{}/replay", visitor.lay(json!({})));
    visitor.open(&path).await;
    is_reviewed(person).await;
    assert_eq!(count(person, "[data-test=luck-and-skill] tbody tr").await, 10);
    in_every_size(&visitor, "a review").await;
    person.resizes(Window::DESKTOP.size).await;
    visitor.keep("review", "decision").await;

    goes_to_a_mistake(person).await;
    assert!(person.reads("review-figures").await.contains("percentage points"));
    person.click("alternative").await;
    person
        .until("a ghost on the board", "return !!document.querySelector('.ghost, .chosen')", vec![])
        .await;
    visitor.keep("review-ghost", "line-of-play").await;
    person.click("line-on").await;
    person.click("line-on").await;
    visitor.keep("review-line", "line-of-play").await;
    person.click("back-to-game").await;

    a_move_is_tried(&visitor).await;
    person.click("trial-leave").await;
    mistakes_are_learnt_from(&visitor).await;

    person.click("figures").await;
    person.click("figure-1").await;
    person.click("figure-player-0").await;
    assert!(count(person, "details .chart").await >= 2);
    in_every_size(&visitor, "figures over time").await;
    person.is_content().await;

    // Whoever opens it later finds it there, on a phone and in another language as well.
    let phone = Person::at(Window { lang: "de", ..Window::PHONE }, "Berta").await;
    phone.open(&visitor.server.link(&path)).await;
    is_reviewed(&phone).await;
    let title = "return document.querySelector('[data-test=review] h2').textContent";
    assert_eq!(phone.ask(title, vec![]).await, json!("Partieanalyse"));
    goes_to_a_mistake(&phone).await;
    assert!(phone.reads("review-figures").await.contains("Prozentpunkte"));
    phone.click("alternative").await;
    phone.see("line-of-play").await;
    phone.picture("review-de-phone").await;
    let wide = "return document.documentElement.scrollWidth > innerWidth";
    assert_eq!(phone.ask(wide, vec![]).await, json!(false), "wider than the window");
    phone.is_content().await;
}

/// Any move in place of the one of the match, by keyboard: it is weighed, and why is said.
async fn a_move_is_tried(visitor: &Visitor) {
    let person = &visitor.person;
    person.click("why-not").await;
    tries_something(person).await;
    let said = person.reads("trial-said").await;
    assert!(!said.is_empty());
    visitor.keep("review-tried", "trial-said").await;
    person.click("trial-again").await;
    person.see("trial-done").await;
}

/// Makes the first decision that the board offers.
async fn tries_something(person: &Person) {
    person.see("trial-done").await;
    let said = "return !!document.querySelector('[data-test=trial-said]')";
    for _ in 0..6 {
        let spot = person.first_touchable().await;
        person.click_at(spot.x, spot.y).await;
        person.click_if_able("trial-done").await;
        if person.within(Duration::from_secs(2), said, vec![]).await.is_some() {
            return;
        }
    }
    person.within(REVIEW, said, vec![]).await.expect("something is said of the move");
}

async fn mistakes_are_learnt_from(visitor: &Visitor) {
    let person = &visitor.person;
    person.click("learn").await;
    let task = person.reads("learn-task").await;
    assert!(task.contains("lost"), "{task}");
    tries_something(person).await;
    let outcome = "return !!document.querySelector('[data-test=learn-outcome]').textContent.trim()";
    person.until("an outcome", outcome, vec![]).await;
    visitor.keep("review-learning", "learning").await;
    person.click("learn-show").await;
    person.see("line-of-play").await;
    person.click("learn-next").await;
    person.see("learning").await;
    person.click("learn-leave").await;
    person.see("decision").await;
}

#[tokio::test]
async fn a_match_that_somebody_brought_is_reviewed_beside_the_page() {
    let visitor = Visitor::at(Window { lang: "fr", ..Window::PHONE }).await;
    let person = &visitor.person;
    visitor.open("/").await;
    person.see("load-record").await;
    let whole: RecordText =
        include_str!("../../../../docs/sample.anleger").parse().expect("a record");
    let (rules, options) = (whole.rules(), whole.options());
    let players = whole.players().to_vec();
    let begun = RecordText::as_written(whole.game(), rules, &options, players);
    let begun = begun.with_steps(whole.steps()[..STEPS].to_vec(), Vec::new());
    person.ask(DROP, vec![json!("begun.anleger"), json!(begun.to_string())]).await;
    person.see("replay-slider").await;
    person.click("review-start").await;
    person
        .until("progress", "return !!document.querySelector('[data-test=review-progress]')", vec![])
        .await;
    person.click("review-cancel").await;
    is_reviewed(person).await;
    let moves = count(person, "[data-test=judged-move]").await;
    assert_eq!(moves, 0, "the list is folded");
    person.click("all-moves").await;
    let all = whole.steps()[..STEPS].iter().filter(|step| step.seat.is_some()).count();
    let rows =
        "return document.querySelectorAll('[data-test=judged-move]').length === arguments[0]";
    person.until("all moves", rows, vec![json!(all)]).await;
    in_every_size(&visitor, "a review beside the page").await;
    person.is_content().await;
}
