//! Bots think in a worker of their own, so that the page never freezes; where no worker can be
//! started, in the page itself. The teacher does too: see [`tutor`](super::tutor).

use std::cell::RefCell;
use std::rc::Rc;

use bots::Thought;
use client::{BotTask, TeacherTask};
use js_sys::Function;
use wasm_bindgen::prelude::wasm_bindgen;

use super::tutor;
use super::worker::Mate;
use crate::games::{now_ms, registry};
use crate::parts::silent_extras;

/// Does a task, in JSON, and answers in JSON; with nothing where nobody can think here. The
/// worker calls this in its own copy of the module, which knows nothing of the page; `tell` is called with how much
/// is done, and of how much.
#[wasm_bindgen]
pub async fn think(task: String, tell: Function) -> String {
    silent_extras().await.map(|extras| (extras.do_task)(&task, &tell)).unwrap_or_default()
}

/// Does a task in the worker: reads it as JSON, answers with JSON: the thought of a bot, the answer of a
/// teacher for its task.
pub fn do_task(task: &str, tell: &Function) -> String {
    match serde_json::from_str::<TeacherTask>(task) {
        Ok(task) => tutor::teach(&task, tell),
        Err(_) => thought(task),
    }
}

fn thought(task: &str) -> String {
    let thought = serde_json::from_str::<BotTask>(task).ok().and_then(|task| {
        let seed = getrandom::u64().unwrap_or(task.version);
        client::think(&task, registry(), seed, &now_ms).ok()
    });
    serde_json::to_string(&thought.unwrap_or_default()).unwrap_or_default()
}

/// Somebody to send on tasks.
pub struct Thinker {
    mate: RefCell<Option<Rc<Mate>>>,
}

impl Thinker {
    /// Starts a worker.
    pub fn start() -> Thinker {
        Thinker { mate: RefCell::new(Mate::start().map(Rc::new)) }
    }

    /// What a bot would do and expects; nothing where nobody could think of anything.
    pub async fn ask(&self, task: &BotTask) -> Thought {
        let Ok(task) = serde_json::to_string(task) else { return Thought::default() };
        let mate = self.mate.borrow().clone();
        let answer = match mate {
            Some(mate) => mate.ask(&task, None).await,
            None => None,
        };
        let answer = answer.unwrap_or_else(|| {
            // The worker cannot be had, or broke: it is not asked again.
            self.mate.replace(None);
            thought(&task)
        });
        serde_json::from_str(&answer).unwrap_or_default()
    }
}
