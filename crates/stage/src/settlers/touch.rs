//! From touches to decisions.

use game::erased::ListedAction;
use game::{SEATS_MAX, Seat};
use settlers::{Action, Bundle, Resource, Side};

use super::board::{Board, Draft};
use super::names;
use super::panels::builds;
use super::phase::Phase;
use super::standing::{Rule, Standing, Why};
use super::step::{self, bank_takes, changed, next_card};
use super::target::Target;
use crate::{Input, Lang, Manner, Reaction};

/// So many cards of a kind can be asked for: the bank began with as many.
pub const WANT_MOST: u8 = 19;

/// What who plays here has chosen, and what they said once for the whole turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Will {
    /// The half-made choice.
    pub draft: Draft,
    /// The turn in which every offer is refused.
    pub muted: Option<u16>,
    /// The offers that were refused in this turn: nobody is asked the same twice.
    refused: Vec<Refused>,
    /// What each own seat says to offers once for all.
    pub standing: [Standing; SEATS_MAX],
    /// The last offer that was refused without asking, and why.
    spoken: Option<(Why, Refused)>,
}

/// An offer that was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Refused {
    turn: u16,
    by: Seat,
    give: Bundle,
    want: Bundle,
    /// The hand of who refused: with other cards they may think otherwise.
    hand: Bundle,
}

impl Refused {
    /// The offer on the table, as if it were refused now.
    fn now(board: &Board) -> Option<Refused> {
        let offer = board.offer()?;
        let (give, want) = (offer.give, offer.want);
        let (turn, by) = (board.view.turn, board.view.active);
        Some(Refused { turn, by, give, want, hand: board.hand()? })
    }
}

impl Will {
    /// Takes in a new look: what is not possible any more is forgotten.
    pub fn see(&mut self, board: &Board) {
        self.draft = self.draft.still(board);
        self.muted = self.muted.filter(|turn| *turn == board.view.turn);
        self.refused.retain(|refused| refused.turn == board.view.turn);
    }

    /// What somebody else who plays here begins with: only standing answers stay.
    pub fn handed_over(&self) -> Will {
        Will { standing: self.standing, ..Will::default() }
    }

    /// What the seat that looks says to offers once for all.
    pub fn standing(&self, board: &Board) -> Standing {
        board.own().map_or_else(Standing::default, |seat| self.standing[seat.index()])
    }

    /// What is told about the last offer that was refused without asking.
    pub fn told(&self, names: &[String], lang: Lang) -> Option<String> {
        let (why, offer) = self.spoken?;
        Some(why.told(names::player(offer.by, names, lang), offer.give, offer.want, lang))
    }

    /// Takes in what the person did.
    pub fn feel(&mut self, board: &Board, input: Input<'_>, manner: Manner) -> Reaction {
        match input {
            Input::Turn(_) => Reaction::Still,
            Input::Cancel => self.put_away(),
            Input::Done => self.finish(board, manner),
            Input::Tap(name) => match Target::read(name) {
                Some(target) => self.tap(board, target, manner),
                None => Reaction::Still,
            },
        }
    }

    /// What was decided beforehand and can be said now.
    pub fn answers(&mut self, board: &Board) -> Option<ListedAction> {
        self.spoken = None;
        match self.draft {
            Draft::Cards { picked, sure: true } => {
                let (kind, listed) = next_card(board, picked)?;
                self.sent(picked, kind);
                Some(listed)
            }
            Draft::Move { to, .. } => {
                let listed = board.can(Action::Ship { at: to })?.clone();
                self.draft = Draft::None;
                Some(listed)
            }
            _ => {
                let no = board.can(Action::Refuse)?.clone();
                self.spoken = self.has_said_no(board).zip(Refused::now(board));
                self.spoken.map(|_| no)
            }
        }
    }

    /// Was the offer on the table refused beforehand?
    fn has_said_no(&self, board: &Board) -> Option<Why> {
        let before = |now| self.refused.contains(&now);
        if self.muted == Some(board.view.turn) {
            Some(Why::Muted)
        } else if let Some(rule) = self.standing(board).refuses(board) {
            Some(Why::Rule(rule))
        } else {
            Refused::now(board).is_some_and(before).then_some(Why::Again)
        }
    }

    fn refuse(&mut self, board: &Board) -> Reaction {
        self.refused.extend(Refused::now(board));
        decide(board, Action::Refuse)
    }

    /// One of the picked cards is on its way.
    fn sent(&mut self, picked: Bundle, kind: Resource) {
        let rest = changed(picked, kind, false).unwrap_or_default();
        let over = rest.total() == 0;
        self.draft = if over { Draft::None } else { Draft::Cards { picked: rest, sure: true } };
    }

    /// The button that finishes a step. Who could still build or buy something is asked once more
    /// before the turn ends.
    fn finish(&mut self, board: &Board, manner: Manner) -> Reaction {
        let ending = Draft::Place { action: Action::End };
        let ends = self.draft.placed().is_none()
            && !matches!(self.draft, Draft::Offer { .. } | Draft::Cards { .. })
            && board.can(Action::End).is_some();
        if ends && manner.preview && board.affords() {
            return self.set(ending);
        }
        self.confirm(board)
    }

    fn confirm(&mut self, board: &Board) -> Reaction {
        let Some(listed) = self.draft.decision(board) else { return Reaction::Still };
        if let Draft::Cards { picked, .. } = self.draft
            && let Some((kind, _)) = next_card(board, picked)
        {
            self.sent(picked, kind);
        }
        Reaction::Decide(listed)
    }

    fn put_away(&mut self) -> Reaction {
        self.set(Draft::None)
    }

    fn set(&mut self, draft: Draft) -> Reaction {
        if self.draft == draft {
            return Reaction::Still;
        }
        self.draft = draft;
        Reaction::Redraw
    }

    fn set_if(&mut self, may: bool, draft: Draft) -> Reaction {
        if may { self.set(draft) } else { Reaction::Still }
    }

    fn tap(&mut self, board: &Board, target: Target, manner: Manner) -> Reaction {
        match target {
            Target::Act(Action::Refuse) => self.refuse(board),
            Target::Act(action) if is_harmless(action) => decide(board, action),
            Target::Act(action) | Target::Place(action) => self.place(board, action, manner),
            Target::Rob(victim, _) => self.place(board, Action::Rob { victim }, manner),
            Target::Sail(to) => self.sail(board, to, manner),
            Target::Send => self.confirm(board),
            Target::Close => self.put_away(),
            Target::Mute => self.mute(board),
            Target::Hear => redraw_if(self.muted.take().is_some()),
            Target::Always(rule) => self.say_always(board, rule),
            Target::Build(_)
            | Target::Answers
            | Target::Trade
            | Target::Counter
            | Target::Bank(_)
            | Target::Monopoly => self.open(board, target),
            Target::Reset => self.reset(),
            Target::Pick(kind) | Target::Unpick(kind) => self.pick(board, kind, target),
            Target::Give(_) | Target::Ungive(_) | Target::Want(_) | Target::Unwant(_) => {
                self.bargain(board, target)
            }
            _ => Reaction::Still,
        }
    }

    fn mute(&mut self, board: &Board) -> Reaction {
        self.muted = Some(board.view.turn);
        board.can(Action::Refuse).map_or(Reaction::Redraw, |no| Reaction::Decide(no.clone()))
    }

    /// Says something to offers once for all, or takes it back.
    fn say_always(&mut self, board: &Board, rule: Rule) -> Reaction {
        let Some(seat) = board.own() else { return Reaction::Still };
        self.standing[seat.index()].turn(rule);
        // What it says about the offer on the table counts at once.
        let refused = self.standing(board).refuses(board) == Some(rule);
        match board.can(Action::Refuse).filter(|_| refused) {
            Some(no) => {
                self.draft = Draft::None;
                Reaction::Decide(no.clone())
            }
            None => Reaction::Redraw,
        }
    }

    /// Tries a decision; a second touch, or the first of who likes it so, decides it.
    fn place(&mut self, board: &Board, action: Action, manner: Manner) -> Reaction {
        if board.can(action).is_none() {
            return Reaction::Still;
        }
        if let Action::Lift { from } = action {
            return self.weigh(from);
        }
        if self.draft == (Draft::Place { action }) || !manner.preview {
            return decide(board, action);
        }
        self.set(Draft::Place { action })
    }

    /// A ship that is to leave waits to be told where to: once lifted it cannot come back. A second
    /// touch leaves it where it is.
    fn weigh(&mut self, from: Side) -> Reaction {
        let same = self.draft.lifting() == Some(from);
        self.set(if same { Draft::None } else { Draft::Place { action: Action::Lift { from } } })
    }

    fn sail(&mut self, board: &Board, to: Side, manner: Manner) -> Reaction {
        let Some(from) = self.draft.lifting().filter(|from| step::may_sail(board, *from, to))
        else {
            return Reaction::Still;
        };
        let moves = Draft::Move { from, to };
        if self.draft == moves || !manner.preview {
            self.draft = moves;
            return decide(board, Action::Lift { from });
        }
        self.set(moves)
    }

    /// Opens a desk; the same touch closes it again.
    fn open(&mut self, board: &Board, target: Target) -> Reaction {
        let none = Bundle::default();
        let (may, draft) = match target {
            Target::Build(piece) => {
                (board.any(|action| builds(action) == Some(piece)), Draft::Build { piece })
            }
            Target::Answers => (Draft::Answers.still(board) == Draft::Answers, Draft::Answers),
            Target::Trade => (board.may_offer(), Draft::Offer { give: none, want: none }),
            Target::Counter => (board.may_counter(), mirrored(board)),
            Target::Monopoly => {
                (board.any(|action| matches!(action, Action::Monopoly { .. })), Draft::Monopoly)
            }
            Target::Bank(give) => {
                let any = board.any(|action| matches!(action, Action::Bank { .. }));
                (give.map_or(any, |kind| bank_takes(board, kind)), Draft::Bank { give })
            }
            _ => return Reaction::Still,
        };
        let open = std::mem::discriminant(&self.draft) == std::mem::discriminant(&draft);
        let other = matches!(target, Target::Bank(Some(_)) | Target::Build(_));
        let again = if other { self.draft == draft } else { open };
        self.set_if(may, if again { Draft::None } else { draft })
    }

    fn reset(&mut self) -> Reaction {
        let none = Bundle::default();
        self.set(match self.draft {
            Draft::Offer { .. } => Draft::Offer { give: none, want: none },
            Draft::Counter { .. } => Draft::Counter { give: none, want: none },
            Draft::Bank { .. } => Draft::Bank { give: None },
            _ => Draft::None,
        })
    }

    fn pick(&mut self, board: &Board, kind: Resource, target: Target) -> Reaction {
        let more = matches!(target, Target::Pick(_));
        let (picked, due) = (self.draft.picked(), u32::from(board.cards_due()));
        let Some(picked) = changed(picked, kind, more) else { return Reaction::Still };
        let there = step::stock(board).0.get(kind.index()) >= picked.0.get(kind.index());
        let over = picked.total() == 0;
        let draft = if over { Draft::None } else { Draft::Cards { picked, sure: false } };
        self.set_if(picked.total() <= due && there, draft)
    }

    fn bargain(&mut self, board: &Board, target: Target) -> Reaction {
        // A card of the hand that is touched without a desk opens one.
        let fresh = || (board.may_offer() && board.phase == Phase::Main).then(Default::default);
        let Some((give, want)) = self.draft.terms().or_else(fresh) else { return Reaction::Still };
        let (give, want) = match target {
            Target::Give(kind) => (changed(give, kind, true), Some(want)),
            Target::Ungive(kind) => (changed(give, kind, false), Some(want)),
            Target::Want(kind) => (Some(give), changed(want, kind, true)),
            Target::Unwant(kind) => (Some(give), changed(want, kind, false)),
            _ => (None, None),
        };
        let (Some(give), Some(want)) = (give, want) else { return Reaction::Still };
        let hand = board.hand().unwrap_or_default();
        let held = give.0.iter().zip(hand.0).all(|(count, most)| *count <= most);
        let likely = want.0.iter().all(|count| *count <= WANT_MOST) && !give.shares_kind(want);
        self.set_if(
            held && likely,
            match self.draft {
                Draft::Counter { .. } => Draft::Counter { give, want },
                _ => Draft::Offer { give, want },
            },
        )
    }
}

/// A counter-offer begins with the offer seen from the other side, as far as the hand goes.
fn mirrored(board: &Board) -> Draft {
    let hand = board.hand().unwrap_or_default();
    let (give, want) =
        board.offer().map_or_else(Default::default, |offer| (offer.want, offer.give));
    let mut held = Bundle::default();
    for (slot, (count, most)) in held.0.iter_mut().zip(give.0.into_iter().zip(hand.0)) {
        *slot = count.min(most);
    }
    Draft::Counter { give: held, want }
}

/// Is a decision made at the first touch in any case? Nothing changes hands by it and nothing comes to
/// light; and the dice are rolled in every turn, before or after anything else.
fn is_harmless(action: Action) -> bool {
    matches!(action, Action::Refuse | Action::Withdraw | Action::Roll)
}

fn decide(board: &Board, action: Action) -> Reaction {
    board.can(action).map_or(Reaction::Still, |listed| Reaction::Decide(listed.clone()))
}

fn redraw_if(changed: bool) -> Reaction {
    if changed { Reaction::Redraw } else { Reaction::Still }
}
