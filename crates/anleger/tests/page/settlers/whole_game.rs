//! The base game from the lobby to the final score, through a reload and a death of the server.

use fantoccini::key::Key;
use serde_json::json;

use super::islander::{BUILDS, Islander};
use crate::chromium::Window;
use crate::person::{Person, css};
use crate::server::Server;

/// Points to win: a settlement's way beyond the two that everybody begins with.
const GOAL: i64 = 5;

/// Opens a table for three with so many points to win, everything by the set-up's own fields.
async fn opens_a_table(anna: &Person, server: &Server) {
    anna.open(&server.address()).await;
    anna.click("new-table").await;
    anna.click("game-settlers").await;
    anna.types("seat-name-0", anna.name).await;
    let bot = anna.see("seat-kind-1").await;
    bot.select_by_value("bot:casual").await.expect("a bot");
    anna.click("seat-add").await;
    anna.click("setup-more").await;
    anna.see("option-points_to_win").await;
    let field = "const field = document.querySelector(arguments[0]); field.value = arguments[1]; \
        field.dispatchEvent(new Event('change', { bubbles: true }))";
    let goal = format!("{} select", css("option-points_to_win"));
    anna.ask(field, vec![json!(goal), json!(GOAL.to_string())]).await;
    anna.click("create-table").await;
    anna.see("hand-panels").await;
}

/// What must survive: the board, the points, the hand.
async fn sight(person: &Person) -> (Vec<String>, Vec<String>, String) {
    let hand = "return [...document.querySelectorAll('.hand-panels .count')].map(count => count.textContent).join()";
    let hand = person.ask(hand, vec![]).await.to_string();
    (person.board().await, person.scores(3).await, hand)
}

/// The table waits for her: nothing moves until she decides.
async fn waits_for(islander: &mut Islander) {
    let mine = "return document.querySelector('.prompt.mine') && !document.querySelector('.solid') && !document.querySelector('.desk')";
    islander.plays_until("her own turn", mine, vec![], &[]).await;
}

#[tokio::test]
async fn a_base_game_goes_from_the_lobby_to_the_final_score() {
    let mut server = Server::start();
    let mut anna = Islander::at(Window::DESKTOP, "Anna").await;
    opens_a_table(&anna.person, &server).await;
    let rolled = "return [...document.querySelectorAll('[data-test=log-line]')].filter(line => line.textContent.includes('Anna rolls')).length > 1";
    anna.plays_until("two rolls of hers", rolled, vec![], &BUILDS).await;

    waits_for(&mut anna).await;
    let before = sight(&anna.person).await;
    assert!(before.0.len() > 19 + 6, "land and pieces: {before:?}");
    anna.keeps("table").await;
    anna.person.reload().await;
    anna.person.comes_to_see(&before.0).await;
    assert_eq!(sight(&anna.person).await, before, "after a reload");
    server.kill();
    server.start_again();
    anna.person.reload().await;
    anna.person.comes_to_see(&before.0).await;
    assert_eq!(sight(&anna.person).await, before, "after the server's death");
    for tab in ["dice", "supply", "points"] {
        anna.person.click(&format!("tab-{tab}")).await;
        anna.person.see(&format!("panel-{tab}")).await;
        anna.keeps(tab).await;
    }
    anna.person.click("tab-log").await;

    anna.plays_to_the_end(&BUILDS).await;
    anna.sees_the_result(GOAL).await;
    anna.keeps("over").await;
    for panel in ["income", "luck", "losses", "rolls"] {
        anna.person.see(&format!("panel-{panel}")).await;
    }
    anna.person.click("verify").await;
    anna.person.see("verify-result").await;
    looks_at_it_again(&anna).await;
    anna.person.is_content().await;
}

/// The replay, through the eyes of another: their cards, the dice and the points of every moment.
async fn looks_at_it_again(anna: &Islander) {
    let person = &anna.person;
    person.click("replay").await;
    let slider = person.see("replay-slider").await;
    slider.send_keys(&Key::End.to_string()).await.expect("a slider");
    let eyes = person.see("replay-eyes").await;
    eyes.select_by_value("1").await.expect("another's eyes");
    person.see("panel-cards").await;
    for panel in ["dice", "points"] {
        let open = "document.querySelector(arguments[0]).open = true";
        let hook = format!("replay-{panel}");
        person.see(&hook).await;
        person.ask(open, vec![json!(css(&hook))]).await;
    }
    let points = person.reads("replay-points").await;
    assert!(points.contains(&format!("{GOAL} points")), "{points}");
    anna.keeps("replay").await;
}
