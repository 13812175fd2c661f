//! Every language is as complete and as well laid out as the first two: all screens on a phone, where long
//! words have the least room.

use crate::chromium::Window;
use crate::screens::Visitor;
use crate::sizes::faults;
use crate::tour::{Tour, lines};

/// What is not in the language of the browser, or not there at all.
const UNSAID: &str = r#"
    const missing = [...document.querySelectorAll('body *')]
        .filter(part => !part.childElementCount && part.textContent.trim() === '…')
        .map(part => `${part.tagName}.${part.className}`);
    const lang = document.documentElement.lang;
    return lang === arguments[0] ? missing : [...missing, `the page speaks ${lang}`];
"#;

/// Everything is said, and in the language of the browser.
pub async fn says_all(visitor: &Visitor, name: &str) {
    let lang = visitor.person.window.lang;
    let found = lines(visitor.person.ask(UNSAID, vec![lang.into()]).await);
    assert!(found.is_empty(), "{name} in {lang}:\n{}", found.join("\n"));
}

async fn looks_well(visitor: &Visitor, name: &str) {
    let lang = visitor.person.window.lang;
    visitor.person.picture(&format!("language-{lang}-{name}")).await;
    says_all(visitor, name).await;
    let found = faults(&visitor.person).await;
    assert!(found.is_empty(), "{name} in {lang}:\n{}", found.join("\n"));
}

async fn tour_in(lang: &'static str) -> Tour {
    Tour::at(Window { lang, ..Window::PHONE }).await
}

/// The pages around a table are seen in French by [`all_screens`](crate::all_screens).
#[tokio::test]
async fn french_on_a_phone() {
    let tour = tour_in("fr").await;
    tour.carcassonne(&looks_well).await;
    tour.new_world(&looks_well).await;
    tour.settlers(&looks_well).await;
}

/// Tables of Carcassonne are seen in Spanish there.
#[tokio::test]
async fn spanish_on_a_phone() {
    let tour = tour_in("es").await;
    tour.new_world(&looks_well).await;
    tour.settlers(&looks_well).await;
    tour.around_a_table(&looks_well).await;
}
