//! What the replay of a record tells, by the rules alone: one short line for the start and one for every
//! step. Nothing in it depends on words of views or events, which may grow.

use std::fmt::Display;
use std::str::FromStr;

use commands::games::{self, UnknownGame, Visitor};
use game::record::{RawStep, RecordText};
use game::{
    Audience, Chance, Game, Heuristics, Match, PositionError, PositionText, Seat, SeatSet,
    SetupError, Turn, Weighted, options,
};
use sha2::{Digest, Sha256};

/// Why a record cannot be replayed at all.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError {
    #[error(transparent)]
    Game(#[from] UnknownGame),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error(transparent)]
    Position(#[from] PositionError),
}

/// Plays the steps of a record once more and tells a line after each: its number, whose turn it is then,
/// the points, how much can be decided or happen then, and the digest of all that. A step that is refused
/// is the last. Whether dice and scores are what the record says is not asked here.
pub fn retell(record: &RecordText) -> Result<String, ReplayError> {
    games::visit(record.game(), Retelling(record))?
}

struct Retelling<'a>(&'a RecordText);

impl Visitor for Retelling<'_> {
    type Out = Result<String, ReplayError>;

    fn visit<G: Heuristics>(self) -> Self::Out {
        let mut table = begun::<G>(self.0)?;
        let mut lines = line(0, table.game());
        for (place, step) in self.0.steps().iter().enumerate() {
            let number = place + 1;
            if let Err(refusal) = take(&mut table, step) {
                lines += &format!("{number} refused: {refusal}\n");
                break;
            }
            lines += &line(number, table.game());
        }
        Ok(lines)
    }
}

/// The match before its first step.
fn begun<G: Game>(record: &RecordText) -> Result<Match<G>, ReplayError> {
    let players = record.players().to_vec();
    if !record.position().is_empty() {
        let game = position_of(record)?.set_up(None)?;
        return Ok(Match::begin_at(game, players, Chance::External)?);
    }
    let mut agreed = record.options();
    // By the rules of its own time; whether those are still known, `verify` asks.
    G::adopt(record.rules(), &mut agreed);
    Ok(Match::begin(options::read(&agreed)?, players, Chance::External)?)
}

/// The position in which it began.
fn position_of(record: &RecordText) -> Result<PositionText, PositionError> {
    let agreed = record.options();
    let agreed: String =
        agreed.iter().map(|(key, value)| format!("option {key} {value}\n")).collect();
    let (game, rules, seats) = (record.game(), record.rules(), record.players().len());
    let lines = record.position().join("\n");
    format!("anleger position 1\ngame {game}\nrules {rules}\n{agreed}seats {seats}\n\n{lines}\n")
        .parse()
}

fn take<G: Game>(table: &mut Match<G>, step: &RawStep) -> Result<(), String> {
    let taken = match step.seat {
        None => table.settle(read(&step.notation)?),
        Some(seat) => table.play(seat, read(&step.notation)?),
    };
    taken.map(|_| ()).map_err(|refusal| refusal.to_string())
}

fn read<T: FromStr<Err: Display>>(notation: &str) -> Result<T, String> {
    notation.parse().map_err(|error: T::Err| error.to_string())
}

fn line<G: Game>(number: usize, game: &G) -> String {
    let points = joined(game.scores(Audience::Referee)[..game.seats()].iter());
    match game.turn() {
        Turn::Over => format!("{number} over {points} won {}\n", seats(game.winners())),
        Turn::Chance => format!("{number} * {points} {}\n", summary(&possible(game))),
        Turn::Decide(deciding) => {
            let able = game.at_liberty().iter().fold(deciding, SeatSet::with);
            let mut legal: Vec<String> = able.iter().flat_map(|seat| legal(game, seat)).collect();
            // In which order they are listed is no rule.
            legal.sort_unstable();
            format!("{number} {} {points} {}\n", seats(deciding), summary(&legal))
        }
    }
}

fn legal<G: Game>(game: &G, seat: Seat) -> Vec<String> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    actions.iter().map(|action| format!("{seat} {action}")).collect()
}

/// In the order of the rules, on which fair dice depend.
fn possible<G: Game>(game: &G) -> Vec<String> {
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    outcomes.iter().map(|Weighted { outcome, weight }| format!("{outcome} {weight}")).collect()
}

/// How many there are, and the beginning of their SHA-256.
fn summary(listed: &[String]) -> String {
    let digest = Sha256::digest(listed.join("\n"));
    let digits: String = digest.iter().take(4).map(|byte| format!("{byte:02x}")).collect();
    format!("{} {digits}", listed.len())
}

fn seats(seats: SeatSet) -> String {
    joined(seats.iter())
}

fn joined(things: impl Iterator<Item = impl Display>) -> String {
    things.map(|thing| thing.to_string()).collect::<Vec<_>>().join(",")
}
