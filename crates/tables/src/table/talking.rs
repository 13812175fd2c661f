//! Chat.

use game::{Player, Seat};
use wire::{CHAT_CHARS_MAX, ChatLine};

use super::task::{GuestId, Table};
use crate::news::AtTable;
use crate::refusal::Refusal;
use crate::spelling;

impl Table {
    /// Keeps what somebody said, and passes it on.
    pub(super) async fn chat(
        &mut self,
        guest: GuestId,
        seat: Option<Seat>,
        name: Option<String>,
        text: String,
    ) -> Result<(), Refusal> {
        let name = match seat {
            Some(seat) => self.name_of(guest, seat)?,
            None => self.onlooker(name)?,
        };
        let upsets = |c: char| c.is_control() && c != '\n';
        let upset = text.chars().any(upsets);
        let text = spelling::chat(&text);
        if text.is_empty() || text.chars().count() > CHAT_CHARS_MAX || upset {
            return Err(Refusal::BadChat);
        }
        let line = ChatLine { at_ms: self.tables.clock.calendar_ms(), seat, name, text };
        self.tables.store.say(&self.folded.row.id, &line).await?;
        self.pass_on(&line);
        self.tables.tell(&self.topic, AtTable::Said { line });
        Ok(())
    }

    fn name_of(&self, guest: GuestId, seat: Seat) -> Result<String, Refusal> {
        self.own(guest, seat)?;
        let name = self.folded.place(seat)?.person_name();
        Ok(name.expect("a seat that opens with a key is a person's").to_owned())
    }

    /// The name of somebody who looks on, where such people may talk. It may be that of a seat:
    /// a line without a seat says for itself that it comes from outside.
    fn onlooker(&mut self, name: Option<String>) -> Result<String, Refusal> {
        if !self.folded.row.agreed.settings.talk.is_free() {
            return Err(Refusal::SeatsTalk);
        }
        let name = spelling::name(&name.unwrap_or_default());
        Player::person(&name).check(0)?;
        self.pace.count_onlooker()?;
        Ok(name)
    }
}
