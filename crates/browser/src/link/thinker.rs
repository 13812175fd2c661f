//! Bots think in a worker of their own, so that the page never freezes; where no worker can be
//! started, in the page itself.

use std::cell::RefCell;
use std::rc::Rc;

use client::BotTask;
use game::erased::ListedAction;
use js_sys::{Function, Promise};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue, wasm_bindgen};
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::games::{now_ms, registry};
use crate::parts::silent_extras;

/// The script of the worker. Its name never changes, so that it can be known here.
const SCRIPT: &str = "/worker.js";

/// Does a task, in JSON, and answers in JSON; with nothing where nobody can think here. The
/// worker calls this in its own copy of the module, which knows nothing of the page.
#[wasm_bindgen]
pub async fn think(task: String) -> String {
    silent_extras().await.map(|extras| (extras.do_task)(&task)).unwrap_or_default()
}

/// Does a task: reads it as JSON, answers with a list of actions as JSON.
pub fn do_task(task: &str) -> String {
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

    /// What a bot would do; nothing where nobody could think of anything.
    pub async fn ask(&self, task: &BotTask) -> Vec<ListedAction> {
        let Ok(task) = serde_json::to_string(task) else { return Vec::new() };
        let mate = self.mate.borrow().clone();
        let answer = match mate {
            Some(mate) => mate.ask(&task).await,
            None => None,
        };
        let answer = answer.unwrap_or_else(|| {
            // The worker cannot be had, or broke: it is not asked again.
            self.mate.replace(None);
            do_task(&task)
        });
        serde_json::from_str(&answer).unwrap_or_default()
    }
}

/// A worker, and who waits for its answer.
struct Mate {
    worker: Worker,
    waiting: Rc<RefCell<Option<Function>>>,
    _told: Closure<dyn Fn(MessageEvent)>,
    _broke: Closure<dyn Fn(JsValue)>,
}

impl Mate {
    fn start() -> Option<Mate> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(SCRIPT, &options).ok()?;
        let waiting: Rc<RefCell<Option<Function>>> = Rc::default();
        let answer = |waiting: &Rc<RefCell<Option<Function>>>| {
            let waiting = waiting.clone();
            move |text: JsValue| {
                if let Some(resolve) = waiting.take() {
                    resolve.call1(&JsValue::NULL, &text).ok();
                }
            }
        };
        let (tell, fail) = (answer(&waiting), answer(&waiting));
        let told = Closure::new(move |event: MessageEvent| tell(event.data()));
        let broke = Closure::new(move |_: JsValue| fail(JsValue::NULL));
        worker.set_onmessage(Some(told.as_ref().unchecked_ref()));
        worker.set_onerror(Some(broke.as_ref().unchecked_ref()));
        Some(Mate { worker, waiting, _told: told, _broke: broke })
    }

    /// The worker's answer; `None` where it has none.
    async fn ask(&self, task: &str) -> Option<String> {
        let promise = Promise::new(&mut |resolve, _| {
            self.waiting.replace(Some(resolve));
        });
        self.worker.post_message(&JsValue::from_str(task)).ok()?;
        let answer = JsFuture::from(promise).await.ok()?.as_string();
        answer.filter(|answer| !answer.is_empty())
    }
}

impl Drop for Mate {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}
