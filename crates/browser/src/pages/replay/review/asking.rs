//! Asking for a review: the server works it out where it has the time, else a worker beside the page does.

use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use client::{TeacherAnswer, TeacherQuestion, TeacherTask};
use game::Seat;
use leptos::prelude::*;
use leptos::task::spawn_local;
use teacher::{Judged, Review, Thought};
use wire::rest::Subject;

use super::super::Source;
use super::super::reel::Reel;
use crate::link::{Tutor, pause};
use crate::pages::api::{self, Reviewed};

/// How long the page waits before it asks the server again.
const LOOK: Duration = Duration::from_millis(700);

/// How often it asks while the server has not begun; then the page begins itself.
const PATIENCE: usize = 5;

/// How far the review is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Nobody has asked for it.
    Idle,
    /// It is worked out.
    Working,
    /// It cannot be had; a stable word says why.
    Failed(String),
    /// It is there.
    Done,
}

/// Who asks for a review, and what came of it.
#[derive(Clone, Copy)]
pub struct Asking {
    reel: Reel,
    source: StoredValue<Source>,
    tutor: StoredValue<Tutor, LocalStorage>,
    stage: RwSignal<Stage>,
    progress: RwSignal<(usize, usize)>,
    on_server: RwSignal<bool>,
    review: RwSignal<Option<Arc<Review>>>,
    /// Counts the attempts: one that was stopped is heard no more.
    attempt: StoredValue<u64>,
}

impl Asking {
    /// Before anybody has asked.
    pub fn new(reel: Reel, source: Source) -> Asking {
        let asking = Asking {
            reel,
            source: StoredValue::new(source),
            tutor: StoredValue::new_local(Tutor::default()),
            stage: RwSignal::new(Stage::Idle),
            progress: RwSignal::new((0, 1)),
            on_server: RwSignal::new(false),
            review: RwSignal::new(None),
            attempt: StoredValue::new(0),
        };
        on_cleanup(move || {
            asking.tutor.try_with_value(Tutor::stop);
        });
        asking
    }

    /// How far it is, tracked.
    pub fn stage(self) -> Stage {
        self.stage.get()
    }

    /// How many steps are judged, and how many there are.
    pub fn progress(self) -> RwSignal<(usize, usize)> {
        self.progress
    }

    /// Does the server work it out? Tracked.
    pub fn is_on_server(self) -> bool {
        self.on_server.get()
    }

    /// The review, once it is there; tracked.
    pub fn review(self) -> Option<Arc<Review>> {
        self.review.get()
    }

    /// Asks for it.
    pub fn begin(self) {
        let attempt = self.begin_attempt();
        self.progress.set((0, 1));
        self.stage.set(Stage::Working);
        spawn_local(async move {
            let found = self.find(attempt).await;
            if !self.is_at(attempt) {
                return;
            }
            match found {
                Ok(review) => {
                    self.review.set(Some(Arc::new(review)));
                    self.stage.set(Stage::Done);
                }
                Err(code) => self.stage.set(Stage::Failed(code)),
            }
        });
    }

    /// Leaves it.
    pub fn stop(self) {
        self.begin_attempt();
        self.stage.set(Stage::Idle);
    }

    fn begin_attempt(self) -> u64 {
        self.tutor.with_value(Tutor::stop);
        self.attempt.update_value(|attempt| *attempt += 1);
        self.attempt.get_value()
    }

    fn is_at(self, attempt: u64) -> bool {
        self.attempt.try_get_value() == Some(attempt)
    }

    async fn find(self, attempt: u64) -> Result<Review, String> {
        let from_server = match self.source.get_value() {
            Source::Table(id) => self.ask_server(&id, attempt).await?,
            Source::Brought { .. } => self.may_be_judged().await.map(|()| None)?,
        };
        match from_server {
            Some(review) => Ok(review),
            None => self.work_out(attempt).await,
        }
    }

    /// The server's review; nothing where it has no time, or cannot be reached.
    async fn ask_server(self, id: &str, attempt: u64) -> Result<Option<Review>, String> {
        self.on_server.try_set(true);
        let mut asked = api::ask_for_review(id).await;
        let mut looked = 0;
        loop {
            match asked {
                Ok(Reviewed::Done(review)) => return Ok(Some(*review)),
                Ok(Reviewed::UnderWay(progress)) => {
                    self.progress.try_set((progress.done, progress.steps));
                    looked += 1;
                    if !self.is_at(attempt) || progress.done == 0 && looked > PATIENCE {
                        return Ok(None);
                    }
                }
                Err(trouble) => return only_worth_nothing(trouble.code()),
            }
            pause(LOOK).await;
            asked = api::review(id).await;
        }
    }

    /// A server that is reached may know the match from a table of its own.
    async fn may_be_judged(self) -> Result<(), String> {
        let record = self.reel.ask(|replay| replay.record().to_string());
        match api::may_be_judged(&Subject::Record(record)).await {
            Ok(()) => Ok(()),
            Err(trouble) => only_worth_nothing(trouble.code()).map(|_| ()),
        }
    }

    async fn work_out(self, attempt: u64) -> Result<Review, String> {
        self.on_server.try_set(false);
        let hear = Rc::new(move |done, of| {
            if self.is_at(attempt) {
                self.progress.set((done, of));
            }
        });
        let tutor = self.tutor.try_get_value().ok_or("gone")?;
        match tutor.ask(&self.task(TeacherQuestion::Review), hear).await {
            Some(TeacherAnswer::Review(review)) => Ok(*review),
            Some(TeacherAnswer::Refused { code }) => Err(code),
            _ => Err("stopped".to_owned()),
        }
    }

    fn task(self, question: TeacherQuestion) -> TeacherTask {
        let record = self.reel.ask(|replay| replay.record().to_string());
        TeacherTask { record, thought: Thought::default(), question }
    }

    /// What is to be said of a decision that was not made; nothing where it cannot be, or another was asked about.
    pub async fn why_not(self, moment: usize, seat: Seat, action: String) -> Option<Judged> {
        let steps = self.reel.ask(|replay| replay.steps_before(moment));
        let task = self.task(TeacherQuestion::WhyNot { steps, seat, action });
        let tutor = self.tutor.try_get_value()?;
        match tutor.ask(&task, Rc::new(|_, _| ())).await? {
            TeacherAnswer::Judged(judged) => Some(*judged),
            _ => None,
        }
    }
}

/// A match that runs is judged nowhere; whatever else the server says, the page can work it out.
fn only_worth_nothing(code: String) -> Result<Option<Review>, String> {
    match code.as_str() {
        "match-runs" | "not-over" => Err(code),
        _ => Ok(None),
    }
}
