//! Every screen of the page suits every window and keeps nobody out. Whoever looks for either has to be led
//! around for minutes: so both are looked for on the same tour, in the languages with the longest words.

use crate::chromium::Window;
use crate::languages;
use crate::screens::Visitor;
use crate::sizes;
use crate::tour::Tour;

async fn suits_everybody(visitor: &Visitor, name: &str) {
    languages::says_all(visitor, name).await;
    sizes::in_every_size(visitor, name).await;
}

async fn tour_in(lang: &'static str) -> Tour {
    Tour::at(Window { lang, ..Window::PHONE }).await
}

#[tokio::test]
async fn around_a_table() {
    tour_in("fr").await.around_a_table(&suits_everybody).await;
}

#[tokio::test]
async fn of_carcassonne() {
    tour_in("es").await.carcassonne(&suits_everybody).await;
}

#[tokio::test]
async fn of_new_world() {
    tour_in("en").await.new_world(&suits_everybody).await;
}

#[tokio::test]
async fn of_the_settlers() {
    tour_in("de").await.settlers(&suits_everybody).await;
}
