//! The only node there is. It costs nothing.

use bytes::Bytes;
use tokio::sync::watch;

use super::{Hearing, Line, News, Topic};

/// Nobody to tell anything.
#[derive(Debug)]
pub struct Alone {
    line: watch::Sender<Line>,
}

impl Default for Alone {
    fn default() -> Alone {
        Alone { line: watch::Sender::new(Line { is_up: true, ..Line::default() }) }
    }
}

impl News for Alone {
    fn is_alone(&self) -> bool {
        true
    }

    fn publish(&self, _topic: &Topic, _letter: Bytes) {}

    fn listen(&self, _topic: &Topic) -> Hearing {
        Hearing::nothing()
    }

    fn line(&self) -> watch::Receiver<Line> {
        self.line.subscribe()
    }
}
