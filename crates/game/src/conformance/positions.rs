//! A moment that is written down and set up again is the same moment, and damaged writing does no harm.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

use super::chance;
use super::damage::endures;
use super::flaw::{Flaw, Law, same};
use super::legality::{actions, deciding};
use super::spelling::audiences;
use super::spoil::spoiled;
use super::twins::{invariants, unchecked};
use crate::contract::{Audience, Game, Turn};
use crate::luck;
use crate::position::PositionText;
use crate::referee::{Chance, Match, Step};
use crate::seat::Seat;
use crate::{Player, RecordText};

const SAME: &str = "a position set up again is the same game";
const KNOWN: &str = "a position known to a seat keeps what the seat knows";
const RECORD: &str = "the record of a match that began in a position";

/// How many steps a game and its twin from the written position go on together.
const STEPS: usize = 12;

/// How often a position is damaged.
const DAMAGES: usize = 4;

/// Writes a moment down, sets it up again and looks whether it is the same.
pub(super) fn hold<G: Game>(game: &G, rng: &mut ChaCha8Rng) -> Law {
    let text = PositionText::of(game, Audience::Referee).to_string();
    let again: G = set_up(SAME, &text, None)?;
    invariants(&again)?;
    looks_alike(SAME, game, &again, audiences(game.seats()))?;
    same(SAME, "the text", &PositionText::of(&again, Audience::Referee).to_string(), &text)?;
    comes_back(&again)?;
    goes_on_alike(game.clone(), again, rng)?;
    let whole = game.position(Audience::Referee);
    for audience in audiences(game.seats()).filter(|eyes| game.position(*eyes) != whole) {
        keeps_what_is_known(game, audience, rng)?;
    }
    let open = PositionText::of(game, Audience::Spectator).to_string();
    for _ in 0..DAMAGES {
        let text = if luck::below(rng, 2) == 0 { &text } else { &open };
        let spoiled = spoiled(text, &open, rng);
        let tried = endures::<G>(&spoiled, STEPS, rng);
        tried.map_err(|flaw| flaw.in_text(&spoiled))?;
    }
    Ok(())
}

pub(super) fn set_up<G: Game>(
    law: &'static str,
    text: &str,
    rng: Option<&mut dyn Rng>,
) -> Result<G, Flaw> {
    let read: Result<PositionText, _> = text.parse();
    let placed = read.and_then(|position| position.set_up(rng));
    placed.map_err(|error| Flaw::new(law, format!("{error}\n{text}")))
}

/// Nobody of these can tell two games apart.
pub(super) fn looks_alike<G: Game>(
    law: &'static str,
    one: &G,
    two: &G,
    audiences: impl IntoIterator<Item = Audience>,
) -> Law {
    same(law, "the turn", &two.turn(), &one.turn())?;
    same(law, "who may decide", &two.at_liberty(), &one.at_liberty())?;
    for audience in audiences {
        let what = |what: &str| format!("{what} for {audience:?}");
        same(law, &what("the view"), &two.view(audience), &one.view(audience))?;
        same(law, &what("the points"), &two.scores(audience), &one.scores(audience))?;
        let projections = (two.projection(audience), one.projection(audience));
        same(law, &what("the projection"), &projections.0, &projections.1)?;
        same(law, &what("the drawing"), &two.render(audience), &one.render(audience))?;
        match audience {
            Audience::Seat(seat) => {
                same(law, &what("the decisions"), &actions(two, seat), &actions(one, seat))?;
            }
            Audience::Referee => {
                let outcomes = (chance::outcomes(two), chance::outcomes(one));
                same(law, "what chance may bring", &outcomes.0, &outcomes.1)?;
            }
            Audience::Spectator => {}
        }
    }
    Ok(())
}

/// The same steps lead to the same, whichever of the two takes them.
fn goes_on_alike<G: Game>(mut one: G, mut two: G, rng: &mut ChaCha8Rng) -> Law {
    for _ in 0..STEPS {
        let Some(step) = some_step(&one, rng) else { break };
        let (here, there) = (unchecked(&one, step), unchecked(&two, step));
        same(SAME, &format!("the events of {step:?}"), &there.events, &here.events)?;
        (one, two) = (here.game, there.game);
        same(SAME, &format!("the turn after {step:?}"), &two.turn(), &one.turn())?;
    }
    looks_alike(SAME, &one, &two, audiences(one.seats()))
}

pub(super) fn some_step<G: Game>(game: &G, rng: &mut ChaCha8Rng) -> Option<Step<G>> {
    match game.turn() {
        Turn::Over => None,
        Turn::Chance => game.pick_outcome(rng, &mut Vec::new()).map(Step::Chance),
        Turn::Decide(seats) => {
            let seats: Vec<Seat> = seats.iter().collect();
            let &seat = luck::pick(rng, &seats)?;
            let action = game.pick_action(seat, rng, &mut Vec::new())?;
            Some(Step::Decision(seat, action))
        }
    }
}

/// What somebody knows is all in their position; a bot that is asked there thinks as it would here.
fn keeps_what_is_known<G: Game>(game: &G, eyes: Audience, rng: &mut ChaCha8Rng) -> Law {
    let text = PositionText::of(game, eyes).to_string();
    let world: G = set_up(KNOWN, &text, Some(rng))?;
    looks_alike(KNOWN, game, &world, [eyes, Audience::Spectator])?;
    same(KNOWN, "the text", &PositionText::of(&world, eyes).to_string(), &text)?;
    let Audience::Seat(seat) = eyes else { return Ok(()) };
    let seed = rng.next_u64();
    let redrawn = |game: &G| {
        let world = game.resample(seat, &mut ChaCha8Rng::seed_from_u64(seed));
        PositionText::of(&world, Audience::Referee).to_string()
    };
    same(KNOWN, "a world drawn anew", &redrawn(&world), &redrawn(game))
}

/// A match that begins here can be recorded, and its record read.
fn comes_back<G: Game>(game: &G) -> Law {
    let players = (0..game.seats()).map(|seat| Player::person(format!("P{seat}"))).collect();
    let wrong = |error: String| Flaw::new(RECORD, error);
    let mut table = Match::begin_at(game.clone(), players, Chance::External)
        .map_err(|error| wrong(error.to_string()))?;
    let first = deciding(game).iter().next();
    let action = first.and_then(|seat| actions(game, seat).first().copied());
    if let Some((seat, action)) = first.zip(action) {
        table.play(seat, action).map_err(|error| wrong(error.to_string()))?;
    }
    let text = table.record().to_string();
    let record: RecordText = text.parse().map_err(|error| wrong(format!("{error}\n{text}")))?;
    let loaded = Match::<G>::from_record(&record);
    let loaded = loaded.map_err(|error| wrong(format!("{error}\n{text}")))?;
    same(RECORD, "the text", &loaded.record().to_string(), &text)?;
    looks_alike(RECORD, table.game(), loaded.game(), audiences(game.seats()))
}
