//! Message by message, from the other program's words to decisions at our table.

mod coming;
mod expansions;

use std::collections::BTreeMap;

use carcassonne::{
    Action, Carcassonne, Draw, Event, Happening, InterludeView, Move, Perch, PhaseView, Refusal,
    TileView, View,
};
use game::{Audience, Chance, Coded, Game, Match, MatchError, Seat, SetupError, Turn};
use landscape::{Cell, TileCode, Turns};

use crate::draws::Draws;
use crate::error::{Fault, Halt};
use crate::file::{SavedGame, Sent, Sitter};
use crate::hindsight::{self, Hindsight};
use crate::ledger::Ledger;
use crate::location;
use crate::message::{Meeple, Message, Place, Pointer};
use crate::setup::SavedTable;

use coming::Coming;

/// A saved game on its way through our rules.
#[derive(Debug)]
pub(crate) struct Replay {
    table: Match<Carcassonne>,
    pub sitters: Vec<Sitter>,
    pub ledger: Ledger,
    draws: Draws,
    /// Who holds which prisoner, by the name of the figure.
    captors: BTreeMap<String, Seat>,
    /// Has the tile that was laid last been committed? Only then the other program scores it.
    pub committed: bool,
    /// The tile of the next PLACE_TILE, for whoever must know it before.
    coming: Option<TileCode>,
    hindsight: Hindsight,
}

impl Replay {
    /// The table before the first message.
    pub fn begin(file: &SavedGame, table: &SavedTable) -> Result<Replay, SetupError> {
        let begun = Match::begin(table.agreement.clone(), table.players.clone(), Chance::External)?;
        Ok(Replay {
            hindsight: Hindsight::at_the_start(table.agreement.start_seat),
            table: begun,
            sitters: file.players.clone(),
            ledger: Ledger::default(),
            draws: Draws::new(file, table.stock.clone()),
            captors: BTreeMap::new(),
            committed: true,
            coming: None,
        })
    }

    /// Plays every message; stops at the first that cannot be played.
    pub fn run(&mut self, file: &SavedGame) -> Result<(), Halt> {
        let mut tiles = Coming::new(file);
        for (place, sent) in file.replay.iter().enumerate() {
            self.coming = tiles.after(file, place);
            let done = Message::read(sent).and_then(|message| self.play(&message, sent));
            done.map_err(|fault| fault.at(sent.number, &sent.kind))?;
        }
        let last = file.replay.last().map_or((0, ""), |sent| (sent.number, sent.kind.as_str()));
        self.committed |= !file.is_committed();
        if self.committed {
            self.ledger.commit();
            self.draw(None).map_err(|fault| fault.at(last.0, last.1))?;
        }
        Ok(())
    }

    /// How many tiles must have been set aside for the game to be over with the last message: none where
    /// the file tells of its draws, or where the game is over or goes on anyway.
    pub fn set_aside(&mut self, file: &SavedGame) -> Option<u32> {
        let told = !file.draw_order.is_empty() || file.end_turn.is_some();
        if told || !self.committed || self.phase() != PhaseView::Draw {
            return None;
        }
        self.draws.note_misfits(self.table.game());
        self.draws.set_aside()
    }

    /// The game as it stands.
    pub fn game(&self) -> &Carcassonne {
        self.table.game()
    }

    /// The match, to be kept.
    pub fn into_match(self) -> Match<Carcassonne> {
        self.table
    }

    /// The points of a seat after the last message.
    pub fn points(&self, seat: Seat) -> i32 {
        self.game().scores(Audience::Referee)[seat.index()] - self.ledger.waiting(seat)
    }

    /// What a reader should know about the end of the file.
    pub fn note(&self) -> Option<String> {
        (!self.committed).then(|| {
            "the last turn is not committed: it is scored in the record, but not in the points"
                .to_owned()
        })
    }

    /// Where the turn stands.
    pub fn phase(&self) -> PhaseView {
        self.view().phase
    }

    pub fn view(&self) -> View {
        self.game().view(Audience::Referee)
    }

    fn play(&mut self, message: &Message, sent: &Sent) -> Result<(), Fault> {
        match message {
            Message::Place { tile, cell, turns } => self.lay(*tile, *cell, *turns, sent),
            Message::Commit => self.commit(),
            Message::Pass => self.pass(sent),
            Message::Deploy { at, meeple } => self.deploy(at, meeple, sent),
            Message::Piece { cell } => {
                self.decide(Action::Expansion(Move::Tower { cell: *cell }), sent, "W-02")
            }
            Message::Capture { at, meeple } => self.capture(at, meeple, sent),
            Message::Exchange { meeple } => self.exchange(meeple, sent),
            Message::Ransom { meeple } => self.ransom(meeple, sent),
            Message::Dragon { to } => self.move_dragon(*to, sent),
            Message::Fairy { to } => self.move_fairy(to, sent),
            Message::Princess { at } => self.send_away(at, sent),
        }
    }

    /// Draws and lays a tile. Whatever was left undecided before is not wanted.
    fn lay(&mut self, tile: TileCode, cell: Cell, turns: Turns, sent: &Sent) -> Result<(), Fault> {
        self.skip()?;
        match self.phase() {
            PhaseView::Draw => {
                hindsight::check_drawable(self.game(), tile, cell, turns)?;
                self.draws.note_misfits(self.table.game());
                self.draw(Some(tile))?;
                self.check_hand(tile)?;
            }
            _ => self.check_hand(tile)?,
        }
        self.hindsight = Hindsight::before(self.view(), TileView { tile, cell, turns });
        let seat = self.decider(sent)?;
        self.ledger.commit();
        self.committed = false;
        self.act(seat, Action::Lay { cell, turns }, "B-03")
    }

    /// Draws until a tile is in hand: in the order of the file, or else the tile that is `wanted`.
    fn draw(&mut self, mut wanted: Option<TileCode>) -> Result<(), Fault> {
        while self.table.turn() == Turn::Chance {
            let next = match self.draws.next()? {
                Some(next) => next,
                None => match wanted.take() {
                    Some(wanted) => wanted,
                    None => return Ok(()),
                },
            };
            self.draws.take(next)?;
            let events =
                self.table.settle(Draw(next)).map_err(|error| Fault::refused(&error, "B-01"))?;
            let waits = |event: &Event| matches!(event, Event::Expansion(Happening::SetAside { tile }) if *tile == next);
            if events.iter().any(waits) {
                self.draws.put_back(next);
            }
            self.ledger.take(&events, true);
        }
        Ok(())
    }

    /// Is this the tile that is to be laid?
    fn check_hand(&self, tile: TileCode) -> Result<(), Fault> {
        let view = self.view();
        let waits = view.expansions.is_some_and(|expansions| expansions.aside.contains(&tile));
        match view.phase {
            PhaseView::Lay(hand) if hand == tile => Ok(()),
            PhaseView::Lay(_) | PhaseView::Draw if waits => {
                let reason = format!("{tile} waits until a volcano has brought the dragon");
                Err(Fault::ruled("dragon-tile-waits", "D-19", reason))
            }
            PhaseView::Lay(hand) => {
                let reason = format!("{hand} was drawn, and {tile} is laid");
                Err(Fault::ruled("not-the-drawn-tile", "B-02", reason))
            }
            PhaseView::Over => Err(Fault::ruled("game-over", "B-20", "the game is over")),
            PhaseView::Draw => {
                let reason = format!("{tile} was not drawn");
                Err(Fault::ruled("not-the-drawn-tile", "B-02", reason))
            }
            PhaseView::Figure(_) | PhaseView::Interlude(_) => {
                let reason = "something else is to be decided before the next tile is laid";
                Err(Fault::ruled("not-now", self.asked_by(), reason))
            }
        }
    }

    /// The ruling that asks for the decision that is due.
    fn asked_by(&self) -> &'static str {
        match self.phase() {
            PhaseView::Interlude(InterludeView::Dragon) => "D-18",
            PhaseView::Interlude(InterludeView::Exchange(_)) => "W-13",
            _ => "X-01",
        }
    }

    /// A turn is confirmed; whoever has not decided does not want to.
    fn commit(&mut self) -> Result<(), Fault> {
        if let PhaseView::Lay(_) = self.phase() {
            return Err(Fault::ruled("lay-first", "B-02", "first the drawn tile is laid"));
        }
        self.skip()?;
        if let PhaseView::Interlude(InterludeView::Exchange(_)) = self.phase() {
            let reason = "which prisoner comes home is not decided";
            return Err(Fault::ruled("not-now", "W-13", reason));
        }
        self.committed = true;
        self.ledger.commit();
        Ok(())
    }

    fn pass(&mut self, sent: &Sent) -> Result<(), Fault> {
        match self.phase() {
            PhaseView::Figure(_) | PhaseView::Interlude(InterludeView::Capture(_)) => {
                self.decide(Action::Pass, sent, "X-01")
            }
            PhaseView::Lay(_) => {
                Err(Fault::ruled("lay-first", "B-02", "first the drawn tile is laid"))
            }
            PhaseView::Interlude(InterludeView::Dragon) if self.committed => {
                Err(Fault::ruled("dragon-must-move", "D-18", "the dragon must be moved"))
            }
            PhaseView::Interlude(InterludeView::Exchange(_)) => {
                let reason = "prisoners are exchanged, wanted or not";
                Err(Fault::ruled("not-now", "W-13", reason))
            }
            // There was nothing to decide, and our rules went on by themselves.
            PhaseView::Draw | PhaseView::Over | PhaseView::Interlude(_) => Ok(()),
        }
    }

    /// Places nothing and takes nobody where that is still open.
    fn skip(&mut self) -> Result<(), Fault> {
        while let PhaseView::Figure(_) | PhaseView::Interlude(InterludeView::Capture(_)) =
            self.phase()
        {
            let Turn::Decide(seats) = self.table.turn() else { return Ok(()) };
            let Some(seat) = seats.iter().next() else { return Ok(()) };
            self.act(seat, Action::Pass, "X-01")?;
        }
        Ok(())
    }

    fn deploy(&mut self, at: &Pointer, meeple: &Meeple, sent: &Sent) -> Result<(), Fault> {
        let figure = meeple.figure;
        let owner = self.owner(meeple, "B-05")?;
        let here = self.hindsight.laid_at() == Some(at.cell);
        match self.perch(at)? {
            Perch::Spot(spot) if here => {
                self.decide_as(owner, Action::Place { figure, spot }, sent, "B-05")
            }
            Perch::Spot(spot) => {
                let through = Action::Expansion(Move::Portal { cell: at.cell });
                let place = Action::Place { figure, spot };
                self.check_both(owner, through, place)?;
                self.decide_as(owner, through, sent, "D-22")?;
                self.decide_as(owner, place, sent, "D-22")
            }
            Perch::Tower | Perch::Tile => {
                let close = Move::Close { cell: at.cell, figure };
                self.decide_as(owner, Action::Expansion(close), sent, "W-02")
            }
        }
    }

    /// Can the second be played after the first? Nothing is played yet.
    fn check_both(&self, seat: Seat, first: Action, second: Action) -> Result<(), Fault> {
        let mut game = self.game().clone();
        if game.play(seat, first).is_err() {
            // Told with all its reasons when it is played.
            return Ok(());
        }
        let second = game.canonical(seat, second);
        game.judge(seat, second).map_err(|illegal| Fault::refused(&illegal, "D-22"))
    }

    /// Our name for a part of a tile.
    fn perch(&self, at: &Pointer) -> Result<Perch, Fault> {
        let Place::Piece(terrain, location) = &at.place else { return Ok(Perch::Tower) };
        let Some(tile) = self.game().map().at(at.cell) else {
            return Err(Fault::ruled("no-tile", "B-05", format!("no tile lies at {}", at.cell)));
        };
        let spot = location::spot(self.game(), tile, *terrain, location);
        let spot = spot.map_err(|reason| Fault::ruled("no-such-spot", "B-05", reason))?;
        Ok(Perch::Spot(spot))
    }

    /// Whose figure it is; it must be somebody at this table.
    fn owner(&self, meeple: &Meeple, ruling: &'static str) -> Result<Seat, Fault> {
        match meeple.owner.index() < self.sitters.len() {
            true => Ok(meeple.owner),
            false => {
                let reason = format!("nobody at the table owns {}", meeple.id);
                Err(Fault::ruled("not-deciding", ruling, reason))
            }
        }
    }

    /// The seat that decides now; the message must be theirs. Where our rules have nothing to
    /// decide it is the seat whose turn it is.
    fn decider(&self, sent: &Sent) -> Result<Seat, Fault> {
        let seat = match self.table.turn() {
            Turn::Decide(seats) => seats.iter().next(),
            Turn::Chance | Turn::Over => None,
        };
        let Some(seat) = seat else { return Ok(self.hindsight.seat()) };
        let Some(player) = sent.player else { return Ok(seat) };
        let by_place = usize::try_from(player).is_ok_and(|player| player == seat.index());
        // As many sit there as the table has seats.
        let sitter = &self.sitters[seat.index()];
        if by_place || sitter.slot == Some(player) {
            return Ok(seat);
        }
        let reason = format!("it is {} who decides now, not player {player}", sitter.name);
        Err(Fault::ruled("not-deciding", "B-02", reason))
    }

    /// Carries out a decision of the seat that decides now.
    fn decide(&mut self, action: Action, sent: &Sent, ruling: &'static str) -> Result<(), Fault> {
        let seat = self.decider(sent)?;
        self.act(seat, action, ruling)
    }

    /// Carries out a decision with a figure of `owner`, who must be the one who decides.
    fn decide_as(
        &mut self,
        owner: Seat,
        action: Action,
        sent: &Sent,
        ruling: &'static str,
    ) -> Result<(), Fault> {
        let seat = self.decider(sent)?;
        if seat != owner {
            let reason = "the figure belongs to somebody else than the one who decides";
            return Err(Fault::ruled("not-deciding", ruling, reason));
        }
        self.act(seat, action, ruling)
    }

    /// Carries out a decision. Where our rules have gone on because there was nothing to decide, the
    /// reason is the one that they would have given.
    fn act(&mut self, seat: Seat, action: Action, ruling: &'static str) -> Result<(), Fault> {
        match self.table.play(seat, action) {
            Ok(events) => {
                self.ledger.take(&events, self.committed);
                Ok(())
            }
            Err(error) => Err(self.refusal(seat, action, &error, ruling)),
        }
    }

    fn refusal(
        &self,
        seat: Seat,
        action: Action,
        error: &MatchError<Refusal>,
        ruling: &'static str,
    ) -> Fault {
        match error.code() {
            "chance-first" if self.committed => {
                Fault::ruled("lay-first", "B-02", "first a tile is laid")
            }
            "chance-first" | "not-deciding" | "game-over" if !self.committed => {
                let made = "what could be decided after this tile is decided";
                let then = self.hindsight.refusal(seat, action, ruling);
                then.unwrap_or_else(|| Fault::ruled("already-decided", "X-01", made))
            }
            _ => Fault::refused(error, ruling),
        }
    }
}
