//! The study board: a position, what could come of it as a tree, and what is to be said about it.

mod bar;
mod begin;
mod chance;
mod course;
mod desk;
mod doors;
mod drawing;
mod engine;
mod keys;
mod notes;
mod picture;
mod screen;
mod share;
mod tree;

use leptos::prelude::*;
use study::{NodeId, Study, StudyText};
use words::extras::study as words;

use self::begin::Begin;
use self::course::Course;
use self::screen::{Broken, Nothing, Screen};
use super::fetched::fetched;
use super::{api, shelf};
use crate::games::registry;

pub use doors::{StudyPosition, StudyRecord};

/// The study that was brought or begun last, or the place to begin one.
#[component]
pub fn StudyPage() -> impl IntoView {
    match shelf::study().map(|brought| read(&brought.text, brought.at)) {
        Some(Ok(course)) => view! { <Screen course id=None/> }.into_any(),
        Some(Err(error)) => view! { <Broken error/> }.into_any(),
        None => view! { <Begin/> }.into_any(),
    }
}

/// A study that the server keeps.
#[component]
pub fn StudyByLink(
    /// Its id.
    id: String,
) -> impl IntoView {
    let asked = id.clone();
    let fetch = async move {
        match api::study(&asked).await {
            Err(trouble) if trouble.clone().code() == "no-such-study" => Ok(String::new()),
            found => found,
        }
    };
    fetched(words::TITLE, fetch, move |text| match read(text, None) {
        _ if text.is_empty() => view! { <Nothing/> }.into_any(),
        Ok(course) => view! { <Screen course id=Some(id.clone())/> }.into_any(),
        Err(error) => view! { <Broken error/> }.into_any(),
    })
}

/// Sets up a study that was brought, at the node with this number in its text.
fn read(text: &str, at: Option<usize>) -> Result<Course, study::StudyError> {
    let study = Study::open(text.parse::<StudyText>()?, registry())?;
    let at: Option<NodeId> = at.and_then(|at| study.tree().in_order().get(at).copied());
    Ok(Course::new(study, at))
}
