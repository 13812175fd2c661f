//! What the replay of a record tells, by the rules alone: one short line for the start and one for every
//! step. Nothing in it depends on words of views or events, which may grow.

use std::fmt::Display;

use commands::games::{self, UnknownGame, Visitor};
use game::record::{RecordError, RecordText};
use game::{Audience, Game, Heuristics, Match, Seat, SeatSet, Turn, Weighted};
use sha2::{Digest, Sha256};

/// Why a record cannot be replayed.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError {
    #[error(transparent)]
    Game(#[from] UnknownGame),
    #[error(transparent)]
    Record(#[from] RecordError),
}

/// Replays a record and tells a line for each step: its number, whose turn it is then, the points, how
/// much can be decided or happen then, and the digest of all that.
pub fn retell(record: &RecordText) -> Result<String, ReplayError> {
    Ok(games::visit(record.game(), Retelling(record))??)
}

struct Retelling<'a>(&'a RecordText);

impl Visitor for Retelling<'_> {
    type Out = Result<String, RecordError>;

    fn visit<G: Heuristics>(self) -> Self::Out {
        let replayed = Match::<G>::from_record(self.0)?;
        let mut lines = line(0, replayed.start());
        replayed.retell(|moment| lines += &line(moment.number, moment.game));
        Ok(lines)
    }
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
