//! The teacher in a worker beside the page: it says how far it is, and stops when nobody waits any more. Where no
//! worker can be started it judges in the page itself, a step at a time.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use client::{TeacherAnswer, TeacherTask, Teaching};
use js_sys::{Function, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

use super::worker::{Hear, Mate};
use crate::games::teachers;

/// Does a task in the worker, telling how far it is.
pub fn teach(task: &TeacherTask, tell: &Function) -> String {
    let mut teaching = Teaching::begin(task, teachers());
    let answer = loop {
        let (done, of) = teaching.progress();
        tell.call2(&JsValue::NULL, &JsValue::from(done), &JsValue::from(of)).ok();
        match teaching.advance() {
            Ok(next) => teaching = next,
            Err(answer) => break answer,
        }
    };
    serde_json::to_string(&answer).unwrap_or_default()
}

/// A teacher to be asked. It answers one question after the other; [`Tutor::stop`] drops what it is at.
#[derive(Clone, Default)]
pub struct Tutor(Rc<Desk>);

#[derive(Default)]
struct Desk {
    mate: RefCell<Option<Rc<Mate>>>,
    /// Counts the questions: what was stopped or overtaken is answered to nobody.
    asked: Cell<u64>,
}

impl Tutor {
    /// The answer; `None` where it was stopped, or another question came meanwhile. `hear` is told how much is done,
    /// and of how much.
    pub async fn ask(&self, task: &TeacherTask, hear: Hear) -> Option<TeacherAnswer> {
        self.stop();
        let number = self.0.asked.get();
        let answer = match (self.mate(), serde_json::to_string(task)) {
            (Some(mate), Ok(text)) => mate.ask(&text, Some(hear.clone())).await,
            _ => None,
        };
        if self.0.asked.get() != number {
            return None;
        }
        match answer.and_then(|answer| serde_json::from_str(&answer).ok()) {
            Some(answer) => Some(answer),
            None => {
                // The worker cannot be had, or broke.
                self.0.mate.replace(None);
                self.teach_here(task, hear, number).await
            }
        }
    }

    /// Stops whatever it is at.
    pub fn stop(&self) {
        self.0.asked.set(self.0.asked.get() + 1);
        let busy = self.0.mate.borrow_mut().take_if(|mate| mate.is_busy());
        busy.into_iter().for_each(|mate| mate.stop());
    }

    /// The worker of before, or a new one.
    fn mate(&self) -> Option<Rc<Mate>> {
        let mut mate = self.0.mate.borrow_mut();
        if mate.is_none() {
            *mate = Mate::start().map(Rc::new);
        }
        mate.clone()
    }

    async fn teach_here(
        &self,
        task: &TeacherTask,
        hear: Hear,
        number: u64,
    ) -> Option<TeacherAnswer> {
        let mut teaching = Teaching::begin(task, teachers());
        while self.0.asked.get() == number {
            let (done, of) = teaching.progress();
            hear(done, of);
            pause(Duration::ZERO).await;
            match teaching.advance() {
                Ok(next) => teaching = next,
                Err(answer) => return Some(answer),
            }
        }
        None
    }
}

/// Lets the page draw and hear for so long before it goes on.
pub async fn pause(time: Duration) {
    let pause = Promise::new(&mut |resolve, _| {
        let wake = move || {
            resolve.call0(&JsValue::NULL).ok();
        };
        leptos::prelude::set_timeout(wake, time);
    });
    JsFuture::from(pause).await.ok();
}
