//! A worker beside the page: the same module in a copy of its own, asked one thing after the other.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Function, Promise};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// The script of the worker. Its name never changes, so that it can be known here.
const SCRIPT: &str = "/worker.js";

/// How far the worker is: how much is done, and of how much.
pub type Hear = Rc<dyn Fn(usize, usize)>;

/// A worker, and who waits for its answer. Dropped, it is stopped.
pub struct Mate {
    worker: Worker,
    waiting: Rc<RefCell<Option<Function>>>,
    hear: Rc<RefCell<Option<Hear>>>,
    _told: Closure<dyn Fn(MessageEvent)>,
    _broke: Closure<dyn Fn(JsValue)>,
}

impl Mate {
    /// Starts one; `None` where there are no workers.
    pub fn start() -> Option<Mate> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(SCRIPT, &options).ok()?;
        let waiting: Rc<RefCell<Option<Function>>> = Rc::default();
        let hear: Rc<RefCell<Option<Hear>>> = Rc::default();
        let answer = |waiting: &Rc<RefCell<Option<Function>>>| {
            let waiting = waiting.clone();
            move |text: JsValue| {
                if let Some(resolve) = waiting.take() {
                    resolve.call1(&JsValue::NULL, &text).ok();
                }
            }
        };
        let (tell, fail) = (answer(&waiting), answer(&waiting));
        let hearing = hear.clone();
        let told = Closure::new(move |event: MessageEvent| match progress(&event.data()) {
            Some((done, of)) => {
                let hear = hearing.borrow().clone();
                hear.into_iter().for_each(|hear| hear(done, of));
            }
            None => tell(event.data()),
        });
        let broke = Closure::new(move |_: JsValue| fail(JsValue::NULL));
        worker.set_onmessage(Some(told.as_ref().unchecked_ref()));
        worker.set_onerror(Some(broke.as_ref().unchecked_ref()));
        Some(Mate { worker, waiting, hear, _told: told, _broke: broke })
    }

    /// The worker's answer; `None` where it has none. Meanwhile `hear` is told how far it is.
    pub async fn ask(&self, task: &str, hear: Option<Hear>) -> Option<String> {
        self.hear.replace(hear);
        let promise = Promise::new(&mut |resolve, _| {
            self.waiting.replace(Some(resolve));
        });
        self.worker.post_message(&JsValue::from_str(task)).ok()?;
        let answer = JsFuture::from(promise).await.ok()?.as_string();
        answer.filter(|answer| !answer.is_empty())
    }

    /// Is somebody waiting for its answer?
    pub fn is_busy(&self) -> bool {
        self.waiting.borrow().is_some()
    }

    /// Stops it for good; whoever waits gets no answer.
    pub fn stop(&self) {
        self.worker.terminate();
        if let Some(resolve) = self.waiting.take() {
            resolve.call1(&JsValue::NULL, &JsValue::NULL).ok();
        }
    }
}

/// An answer is a text; how far the worker is comes as two numbers.
fn progress(data: &JsValue) -> Option<(usize, usize)> {
    let numbers = data.dyn_ref::<js_sys::Array>()?;
    Some((numbers.get(0).as_f64()? as usize, numbers.get(1).as_f64()? as usize))
}

impl Drop for Mate {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}
