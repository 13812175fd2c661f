//! Prisoners: exchange at once, or ransom (W-08, W-13 to W-17).

use std::ops::ControlFlow;

use game::{Seat, Sink};

use super::{Captives, place};
use crate::action::{Action, Refusal};
use crate::event::Event;
use crate::expansions::{Each, Forbidden, Happening, Interlude, Move, Why, gain};
use crate::figure::Figure;
use crate::state::{Carcassonne, Phase};

/// What a prisoner costs, small or big (W-14, W-15).
const RANSOM: i32 = 3;

fn held(game: &Carcassonne, captor: Seat, owner: Seat) -> Captives {
    game.extras.tower.prisoners[captor.index()][owner.index()]
}

/// Lays a follower in front of the active seat, and exchanges it where its owner holds one of
/// theirs (W-13). Two seats never hold each other's for long, so only the captor may have a choice.
pub(super) fn imprison(
    game: &mut Carcassonne,
    owner: Seat,
    figure: Figure,
    sink: &mut impl Sink<Event>,
) {
    let captor = game.active;
    game.extras.tower.prisoners[captor.index()][owner.index()][place(figure)] += 1;
    match held(game, owner, captor) {
        [0, 0] => game.finish_step(sink),
        [0, _] => swap(game, owner, Figure::Big, sink),
        [_, 0] => swap(game, owner, Figure::Follower, sink),
        _ => game.phase = Phase::Interlude(Interlude::Exchange(owner)),
    }
}

/// One for one: what the active seat gets back, and the one it has just taken.
fn swap(game: &mut Carcassonne, with: Seat, back: Figure, sink: &mut impl Sink<Event>) {
    let captor = game.active;
    let taken =
        Figure::FOLLOWERS.into_iter().find(|&figure| held(game, captor, with)[place(figure)] > 0);
    free(game, captor, with, back, sink);
    free(game, with, captor, taken.expect("somebody was just taken"), sink);
    game.finish_step(sink);
}

fn free(
    game: &mut Carcassonne,
    owner: Seat,
    captor: Seat,
    figure: Figure,
    sink: &mut impl Sink<Event>,
) {
    let held = &mut game.extras.tower.prisoners[captor.index()][owner.index()][place(figure)];
    *held = held.checked_sub(1).expect("only who is held is freed");
    *game.supply[owner.index()].of_mut(figure) += 1;
    sink.tell(|| Event::Expansion(Happening::Freed { owner, captor, figure }));
}

pub(super) fn list_exchanges(game: &Carcassonne, with: Seat, into: &mut Vec<Action>) {
    let there = |&figure: &Figure| held(game, with, game.active)[place(figure)] > 0;
    let figures = Figure::FOLLOWERS.into_iter().filter(there);
    into.extend(figures.map(|figure| Action::Expansion(Move::Exchange { figure })));
}

pub(super) fn check_exchange(
    game: &Carcassonne,
    with: Seat,
    figure: Figure,
) -> Result<(), Refusal> {
    is_held(game, with, figure)
}

fn is_held(game: &Carcassonne, captor: Seat, figure: Figure) -> Result<(), Refusal> {
    if figure.is_follower() && held(game, captor, game.active)[place(figure)] > 0 {
        return Ok(());
    }
    Err(Forbidden::NotHeld(captor, figure).into())
}

/// The active seat has chosen which of its followers comes home.
pub(super) fn exchange(game: &mut Carcassonne, figure: Figure, sink: &mut impl Sink<Event>) {
    let Phase::Interlude(Interlude::Exchange(with)) = game.phase else {
        unreachable!("prisoners are chosen only where an exchange asks for it")
    };
    swap(game, with, figure, sink);
}

/// May the active seat buy somebody back: once a turn (W-15), and with the points for it (W-16)?
fn may_pay(game: &Carcassonne) -> Result<(), Forbidden> {
    if game.extras.tower.ransomed {
        return Err(Forbidden::RansomPaid);
    }
    let enough = game.scores[game.active.index()] >= RANSOM;
    if enough || game.rules.agreement.ransom_on_credit {
        return Ok(());
    }
    Err(Forbidden::TooPoor)
}

/// Every prisoner that the active seat can buy back (W-14).
pub(super) fn offer_ransoms(game: &Carcassonne, each: Each<'_>) -> ControlFlow<()> {
    if may_pay(game).is_err() {
        return ControlFlow::Continue(());
    }
    for from in Seat::first(game.rules.seats) {
        for figure in Figure::FOLLOWERS {
            if held(game, from, game.active)[place(figure)] > 0 {
                each(Action::Expansion(Move::Ransom { from, figure }))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Why the active seat may not buy that prisoner back.
pub(super) fn check_ransom(game: &Carcassonne, from: Seat, figure: Figure) -> Result<(), Refusal> {
    is_held(game, from, figure)?;
    Ok(may_pay(game)?)
}

/// Pays three points to the captor; the follower may be placed in this very turn (W-14).
pub(super) fn ransom(
    game: &mut Carcassonne,
    from: Seat,
    figure: Figure,
    sink: &mut impl Sink<Event>,
) {
    let owner = game.active;
    game.extras.tower.ransomed = true;
    game.pay(gain(owner, -RANSOM, Why::Ransom, None), sink);
    game.pay(gain(from, RANSOM, Why::Ransom, None), sink);
    free(game, owner, from, figure, sink);
}
