//! Chat.

use game::Seat;
use wire::{CHAT_CHARS_MAX, ChatLine, ServerFrame};

use super::task::{GuestId, Table};
use crate::refusal::Refusal;
use crate::spelling;

impl Table {
    /// Keeps what somebody said, and passes it on. Only seats speak: what a spectator sees of
    /// several screens is nobody's business at the table.
    pub(super) async fn chat(
        &mut self,
        guest: GuestId,
        seat: Seat,
        text: String,
    ) -> Result<(), Refusal> {
        self.own(guest, seat)?;
        let upsets = |c: char| c.is_control() && c != '\n';
        let upset = text.chars().any(upsets);
        let text = spelling::chat(&text);
        if text.is_empty() || text.chars().count() > CHAT_CHARS_MAX || upset {
            return Err(Refusal::BadChat);
        }
        let name = self.sheet.place(seat)?.player().map(|player| player.name).unwrap_or_default();
        let line = ChatLine { at_ms: self.house.clock.calendar_ms(), seat, name, text };
        self.house.store.say(&self.sheet.row.id, &line).await?;
        self.tell(None, |_, _| Some(ServerFrame::Chat { line: line.clone() }));
        Ok(())
    }
}
