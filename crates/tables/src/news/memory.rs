//! Several nodes in one process: a post office that hands letters over at once. For tests.

use std::collections::{HashMap, HashSet, VecDeque};
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard};

use bytes::Bytes;
use futures_util::stream::{self, StreamExt};
use tokio::sync::{Notify, mpsc, watch};

use super::{Errand, Heard, Hearing, Lane, Later, Line, News, Receipt, Topic};
use crate::limits::LETTERS_WAITING_MAX;

/// Where the nodes of one process leave their letters.
#[derive(Debug, Default)]
pub struct PostOffice {
    boxes: Mutex<Boxes>,
    /// Rings when an errand waits.
    bell: Notify,
}

#[derive(Debug, Default)]
struct Boxes {
    nodes: u64,
    of: HashMap<Topic, Vec<LetterBox>>,
    /// Errands that wait, by how urgent they are.
    errands: [VecDeque<Bytes>; Lane::COUNT],
    /// What they are called: each is handed out once.
    names: HashSet<String>,
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

    fn put(&self, lane: Lane, errand: Bytes) {
        self.boxes().errands[lane as usize].push_back(errand);
        // Not all who wait take what is there.
        self.bell.notify_waiters();
    }

    fn find(&self, lanes: &[Lane]) -> Option<(Lane, Bytes)> {
        let mut boxes = self.boxes();
        let mut next = |lane: &Lane| Some((*lane, boxes.errands[*lane as usize].pop_front()?));
        lanes.iter().find_map(&mut next)
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

    fn hand_out(&self, lane: Lane, name: String, errand: Bytes) {
        if self.line.borrow().is_up && self.office.boxes().names.insert(name) {
            self.office.put(lane, errand);
        }
    }

    fn take_errand(&self, lanes: &'static [Lane]) -> Later<'_, Errand> {
        Box::pin(async move {
            loop {
                let mut rung = pin!(self.office.bell.notified());
                // From here on the bell is heard, also while we look.
                rung.as_mut().enable();
                if let Some((lane, text)) = self.office.find(lanes) {
                    let (office, left) = (self.office.clone(), Some((lane, text.clone())));
                    return Errand { text, receipt: Box::new(Taken { office, left }) };
                }
                rung.await;
            }
        })
    }
}

/// An errand that somebody has; dropped before it is done, it waits for another.
struct Taken {
    office: Arc<PostOffice>,
    left: Option<(Lane, Bytes)>,
}

impl Receipt for Taken {
    fn hold(&self) -> Later<'_, ()> {
        Box::pin(std::future::ready(()))
    }

    fn done(mut self: Box<Self>) -> Later<'static, ()> {
        self.left = None;
        Box::pin(std::future::ready(()))
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        if let Some((lane, errand)) = self.left.take() {
            self.office.put(lane, errand);
        }
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
    async fn an_errand_is_done_once_the_most_urgent_first_and_by_another_where_one_drops_it() {
        let office = Arc::new(PostOffice::default());
        let (anna, ben) = (office.join(), office.join());
        let errand = |text: &'static str| Bytes::from_static(text.as_bytes());
        anna.hand_out(Lane::Unwatched, "1".into(), errand("later"));
        anna.hand_out(Lane::Live, "2".into(), errand("now"));
        anna.hand_out(Lane::Live, "2".into(), errand("now"));
        anna.hand_out(Lane::Review, "3".into(), errand("can wait"));
        let chore = ben.take_errand(Lane::CHORES).await;
        assert_eq!(chore.text, "can wait");
        let dropped = ben.take_errand(Lane::DECISIONS).await;
        assert_eq!(dropped.text, "now");
        drop(dropped);
        for expected in ["now", "later"] {
            let taken = ben.take_errand(Lane::DECISIONS).await;
            assert_eq!(taken.text, expected);
            taken.receipt.hold().await;
            taken.receipt.done().await;
        }
        let more =
            tokio::time::timeout(Duration::from_millis(20), ben.take_errand(Lane::DECISIONS));
        assert!(more.await.is_err(), "all is done");
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
