//! What clients say: counted, handed to whom it concerns, or refused.

use game::Seat;
use wire::{ClientFrame, ServerFrame, TableRefusal};

use super::pace::counted;
use super::task::{GuestId, Table};
use crate::limits::RACES_LOST_MAX;
use crate::refusal::Refusal;

impl Table {
    /// A client says something.
    pub(super) async fn hear(&mut self, guest: GuestId, frame: ClientFrame) {
        let about = frame.kind();
        let client = match &frame {
            ClientFrame::Play { client, .. } => Some(client.clone()),
            _ => None,
        };
        let done = match self.count(guest, &frame) {
            Ok(()) => self.carry_out_at_last(guest, frame).await,
            Err(refusal) => Err(refusal),
        };
        if let Err(refusal) = done {
            self.refuse(guest, about, client, &refusal);
        }
    }

    fn count(&mut self, guest: GuestId, frame: &ClientFrame) -> Result<(), Refusal> {
        let Some(seat) = counted(frame) else { return Ok(()) };
        self.own(guest, seat)?;
        self.pace.count(seat, frame)
    }

    /// Where another server was faster with something, this comes after it, as if it had been said a moment later. What
    /// was decided for a version that has passed is refused then.
    async fn carry_out_at_last(
        &mut self,
        guest: GuestId,
        frame: ClientFrame,
    ) -> Result<(), Refusal> {
        for _ in 1..RACES_LOST_MAX {
            let lost = self.races_lost;
            match self.carry_out(guest, frame.clone()).await {
                Err(_) if self.races_lost > lost => {}
                done => return done,
            }
        }
        self.carry_out(guest, frame).await
    }

    async fn carry_out(&mut self, guest: GuestId, frame: ClientFrame) -> Result<(), Refusal> {
        match frame {
            ClientFrame::Hello { .. } => Err(Refusal::HelloTwice),
            ClientFrame::Sit { seat, name } => self.sit(guest, seat, name).await,
            ClientFrame::Stand { seat } => self.stand(guest, seat).await,
            ClientFrame::List { seat, listing } => self.list(guest, seat, listing).await,
            ClientFrame::Start { seat } => self.start(guest, seat).await,
            ClientFrame::Pledge { seat, pledge } => self.take_pledge(guest, seat, pledge),
            ClientFrame::Share { seat, share } => self.take_share(guest, seat, share),
            ClientFrame::Play { client, version, seat, chosen } => {
                self.play(guest, seat, client, version, chosen).await
            }
            ClientFrame::Undo { seat } => self.ask_for_undo(guest, seat).await,
            ClientFrame::Consent { seat, agree } => self.consent(guest, seat, agree).await,
            ClientFrame::Vote { seat, absent } => self.vote(guest, seat, absent).await,
            ClientFrame::TakeBack { seat } => self.take_back(guest, seat).await,
            ClientFrame::Resign { seat } => self.resign(guest, seat).await,
            ClientFrame::Rematch { seat } => self.want_rematch(guest, seat).await,
            ClientFrame::Chat { seat, name, text } => self.chat(guest, seat, name, text).await,
            ClientFrame::Hint { seat } => self.ask_for_hint(guest, seat),
            ClientFrame::Ping { count } => {
                self.answer(guest, &ServerFrame::Pong { count });
                Ok(())
            }
        }
    }

    /// Is this seat the client's own?
    pub(super) fn own(&self, guest: GuestId, seat: Seat) -> Result<(), Refusal> {
        let place = self.folded.place(seat)?;
        if self.guests.get(guest).is_some_and(|guest| guest.owns(place)) {
            Ok(())
        } else {
            Err(TableRefusal::NotYourSeat(seat).into())
        }
    }
}
