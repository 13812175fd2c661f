//! Several nodes in one process: a post office that hands letters over at once. For tests.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use bytes::Bytes;
use futures_util::stream::{self, StreamExt};
use tokio::sync::{mpsc, watch};

use super::{Heard, Hearing, Line, News, Topic};
use crate::limits::LETTERS_WAITING_MAX;

/// Where the nodes of one process leave their letters.
#[derive(Debug, Default)]
pub struct PostOffice {
    boxes: Mutex<Boxes>,
}

#[derive(Debug, Default)]
struct Boxes {
    nodes: u64,
    of: HashMap<Topic, Vec<LetterBox>>,
}

#[derive(Debug)]
struct LetterBox {
    node: u64,
    letters: mpsc::Sender<Heard>,
}

impl PostOffice {
    /// The way of another node to all the others.
    pub fn join(self: &Arc<Self>) -> MemoryNews {
        let mut boxes = self.boxes();
        boxes.nodes += 1;
        let line = Line { is_up: true, connected: 1, overrun: 0 };
        MemoryNews { office: self.clone(), node: boxes.nodes, line: watch::Sender::new(line) }
    }

    fn boxes(&self) -> MutexGuard<'_, Boxes> {
        self.boxes.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

/// The way of one node to the others.
#[derive(Debug)]
pub struct MemoryNews {
    office: Arc<PostOffice>,
    node: u64,
    line: watch::Sender<Line>,
}

impl MemoryNews {
    /// Cuts the line: nothing goes out, and nothing comes in.
    pub fn cut(&self) {
        self.line.send_modify(|line| line.is_up = false);
    }

    /// Mends the line.
    pub fn mend(&self) {
        self.line.send_modify(|line| (line.is_up, line.connected) = (true, line.connected + 1));
    }
}

impl News for MemoryNews {
    fn publish(&self, topic: &Topic, letter: Bytes) {
        if !self.line.borrow().is_up {
            return;
        }
        let mut boxes = self.office.boxes();
        let Some(listening) = boxes.of.get_mut(topic) else { return };
        listening.retain(|one| !one.letters.is_closed());
        for one in listening.iter().filter(|one| one.node != self.node) {
            // Whoever does not read misses it, as over a network.
            one.letters.try_send(Heard::Letter(letter.clone())).ok();
        }
        if listening.is_empty() {
            boxes.of.remove(topic);
        }
    }

    fn listen(&self, topic: &Topic) -> Hearing {
        let (letters, mut waiting) = mpsc::channel(LETTERS_WAITING_MAX);
        let own = LetterBox { node: self.node, letters };
        self.office.boxes().of.entry(topic.clone()).or_default().push(own);
        let line = self.line.subscribe();
        let heard = stream::poll_fn(move |context| waiting.poll_recv(context));
        let heard = heard.filter(move |_| std::future::ready(line.borrow().is_up));
        Hearing::of(stream::once(async { Heard::Listening }).chain(heard))
    }

    fn line(&self) -> watch::Receiver<Line> {
        self.line.subscribe()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    async fn silent(hearing: &mut Hearing) -> bool {
        tokio::time::timeout(Duration::from_millis(20), hearing.next()).await.is_err()
    }

    #[tokio::test]
    async fn a_letter_reaches_all_others_who_listen_to_its_topic() {
        let office = Arc::new(PostOffice::default());
        let (anna, ben) = (office.join(), office.join());
        let (topic, other) = (Topic::table("a"), Topic::table("b"));
        let (mut here, mut there) = (anna.listen(&topic), ben.listen(&topic));
        assert_eq!(here.next().await, Heard::Listening);
        assert_eq!(there.next().await, Heard::Listening);
        anna.publish(&topic, Bytes::from_static(b"1"));
        anna.publish(&other, Bytes::from_static(b"2"));
        assert_eq!(there.next().await, Heard::Letter(Bytes::from_static(b"1")));
        assert!(silent(&mut there).await && silent(&mut here).await, "nobody hears themselves");
    }

    #[tokio::test]
    async fn over_a_line_that_is_cut_nothing_goes_either_way() {
        let office = Arc::new(PostOffice::default());
        let (anna, ben) = (office.join(), office.join());
        let topic = Topic::nodes();
        let (mut here, mut there) = (anna.listen(&topic), ben.listen(&topic));
        assert_eq!((here.next().await, there.next().await), (Heard::Listening, Heard::Listening));
        anna.cut();
        anna.publish(&topic, Bytes::from_static(b"1"));
        ben.publish(&topic, Bytes::from_static(b"2"));
        assert!(silent(&mut there).await && silent(&mut here).await);
        anna.mend();
        ben.publish(&topic, Bytes::from_static(b"3"));
        assert_eq!(here.next().await, Heard::Letter(Bytes::from_static(b"3")));
        assert_eq!(anna.line().borrow().connected, 2);
    }
}
