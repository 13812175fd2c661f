//! Decisions on their way: kept until they are answered, so that a broken line loses none. The
//! client's id of a decision makes sure that one sent twice is played once.

use std::collections::VecDeque;

use wire::{ClientFrame, ServerFrame};

/// The most frames that wait for a line: nobody decides more before seeing what came of it.
const WAITING_MAX: usize = 16;

/// The pause before the first new attempt to connect.
const PAUSE_MS_FIRST: u32 = 250;

/// The longest pause between two attempts: a server that restarts is found again soon.
const PAUSE_MS_MAX: u32 = 8_000;

/// What is to be sent, and sent again.
#[derive(Clone, Debug, Default)]
pub struct Outbox {
    /// Decisions without an answer.
    unanswered: VecDeque<ClientFrame>,
    /// Other frames that were said while the line was broken.
    waiting: VecDeque<ClientFrame>,
    /// Attempts to connect since the last welcome.
    attempts: u32,
}

impl Outbox {
    /// Takes a frame; gives it back to be sent now if the line is open.
    pub fn take(&mut self, frame: ClientFrame, open: bool) -> Option<ClientFrame> {
        let queue = match frame {
            ClientFrame::Play { .. } => &mut self.unanswered,
            // Old ones tell nothing: a table that still wants to know asks again when it greets.
            ClientFrame::Ping { .. }
            | ClientFrame::Hello { .. }
            | ClientFrame::Pledge { .. }
            | ClientFrame::Share { .. } => return open.then_some(frame),
            _ if open => return Some(frame),
            _ => &mut self.waiting,
        };
        if queue.len() == WAITING_MAX {
            queue.pop_front();
        }
        queue.push_back(frame.clone());
        open.then_some(frame)
    }

    /// Takes in an answer; what was waiting is given back to be sent now where it is a welcome.
    pub fn hear(&mut self, frame: &ServerFrame) -> Vec<ClientFrame> {
        match frame {
            ServerFrame::Ack { client, .. } => self.settle(client),
            ServerFrame::Refused { client: Some(client), .. } => self.settle(client),
            ServerFrame::Welcome { .. } => {
                self.attempts = 0;
                return self.unanswered.iter().cloned().chain(self.waiting.drain(..)).collect();
            }
            _ => {}
        }
        Vec::new()
    }

    fn settle(&mut self, answered: &str) {
        let open = |frame: &ClientFrame| match frame {
            ClientFrame::Play { client, .. } => client != answered,
            _ => true,
        };
        self.unanswered.retain(open);
    }

    /// How long to wait before the next attempt to connect; `luck` from 0 to 1 spreads the clients
    /// of a server that comes back.
    pub fn pause_ms(&mut self, luck: f64) -> u32 {
        let doubled = PAUSE_MS_FIRST.saturating_mul(1 << self.attempts.min(8));
        self.attempts += 1;
        let longest = f64::from(doubled.min(PAUSE_MS_MAX));
        (longest * (0.5 + luck.clamp(0.0, 1.0) / 2.0)) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Seat;
    use wire::ActionInput;

    fn play(client: &str) -> ClientFrame {
        ClientFrame::Play {
            client: client.to_owned(),
            version: 1,
            seat: Seat::FIRST,
            chosen: ActionInput::Text("rest".into()),
        }
    }

    fn chat() -> ClientFrame {
        ClientFrame::Chat { seat: Some(Seat::FIRST), name: None, text: "hello".into() }
    }

    fn ack(client: &str) -> ServerFrame {
        ServerFrame::Ack { client: client.to_owned(), number: 1, repeated: false }
    }

    #[test]
    fn decisions_are_sent_again_until_they_are_answered() {
        let mut outbox = Outbox::default();
        assert_eq!(outbox.take(play("a"), true), Some(play("a")));
        assert_eq!(outbox.take(play("b"), false), None);
        assert_eq!(outbox.hear(&crate::samples::welcome()), [play("a"), play("b")]);
        outbox.hear(&ack("a"));
        assert_eq!(outbox.hear(&crate::samples::welcome()), [play("b")]);
        outbox.hear(&ServerFrame::Refused {
            code: "version-conflict".into(),
            message: String::new(),
            ruling: None,
            about: Some("play".into()),
            client: Some("b".into()),
            version: 2,
        });
        assert_eq!(outbox.hear(&crate::samples::welcome()), []);
    }

    #[test]
    fn other_frames_wait_for_the_line_once() {
        let mut outbox = Outbox::default();
        assert_eq!(outbox.take(chat(), true), Some(chat()));
        assert_eq!(outbox.hear(&crate::samples::welcome()), []);
        assert_eq!(outbox.take(chat(), false), None);
        assert_eq!(outbox.hear(&crate::samples::welcome()), [chat()]);
        assert_eq!(outbox.hear(&crate::samples::welcome()), []);
        assert_eq!(outbox.take(ClientFrame::Ping { count: 1 }, false), None);
        assert_eq!(outbox.hear(&crate::samples::welcome()), [], "an old ping tells nothing");
    }

    #[test]
    fn what_waits_is_bounded() {
        let mut outbox = Outbox::default();
        for number in 0..40 {
            outbox.take(play(&number.to_string()), false);
        }
        let sent = outbox.hear(&crate::samples::welcome());
        assert_eq!(sent.len(), WAITING_MAX);
        assert_eq!(sent.last(), Some(&play("39")));
    }

    #[test]
    fn pauses_grow_to_a_bound_and_begin_anew_after_a_welcome() {
        let mut outbox = Outbox::default();
        let pauses: Vec<u32> = (0..7).map(|_| outbox.pause_ms(1.0)).collect();
        assert_eq!(pauses, [250, 500, 1000, 2000, 4000, 8000, 8000]);
        assert_eq!(outbox.pause_ms(0.0), 4000);
        outbox.hear(&crate::samples::welcome());
        assert_eq!(outbox.pause_ms(1.0), 250);
    }
}
