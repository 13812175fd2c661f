//! What of the chat has not been read. A reload forgets nothing of it.

use wire::ChatLine;

use super::room::Room;
use crate::link::keys;

impl Room {
    /// How many lines others have said since the chat was last read, tracked.
    pub fn unread(self) -> usize {
        let read_ms = self.chat_read_ms();
        let count = |known: &client::Known| {
            let own = |line: &ChatLine| line.seat.is_some_and(|seat| known.yours.contains(seat));
            known.chat.iter().filter(|line| line.at_ms > read_ms && !own(line)).count()
        };
        self.known(count).unwrap_or(0)
    }

    /// All that was said so far has been read.
    pub fn mark_chat_read(self) {
        let last = self.peek(|known| known.chat.last().map(|line| line.at_ms)).flatten();
        let (Some(last_ms), Some(id)) = (last, self.server_id()) else { return };
        if self.note_chat_read(last_ms) {
            keys::note_read(&id, last_ms);
        }
    }
}
