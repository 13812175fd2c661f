//! `anleger position`: one moment of a game as text; checked, drawn, saved, and asked about.

mod ask;
pub mod file;

use std::io::Write;
use std::path::{Path, PathBuf};

use bots::rng_from;
use game::{Audience, Game, Match, Player, PositionText, RecordText, Seat, Turn};

use crate::failure::Failure;
use crate::games::{self, Visitor};
use crate::{entropy, record_file, replay, score_board};

/// What to do with a position; docs/positions.md describes the form
#[derive(Clone, Debug, clap::Subcommand)]
pub enum Command {
    /// List every mistake in a position, with its line and reason
    Check {
        /// The position
        file: PathBuf,
    },
    /// Draw the board of a position as text, with the scores
    Draw {
        /// The position
        file: PathBuf,
        /// Also draw the map as a picture into this file
        #[arg(long, value_name = "FILE")]
        svg: Option<PathBuf>,
    },
    /// Save the position of a recorded match, at its end or after any step
    Save(Save),
    Ask(ask::Args),
}

/// Which moment of which record, and whose knowledge
#[derive(Clone, Debug, clap::Args)]
pub struct Save {
    /// The record
    pub record: PathBuf,
    /// After this many steps (chance included) instead of at the end
    #[arg(long, value_name = "N")]
    pub steps: Option<usize>,
    /// Only what this seat knows [default: everything]
    #[arg(long, value_name = "SEAT")]
    pub seat: Option<usize>,
    /// Write it to this file instead of showing it
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

impl Command {
    /// Does it.
    pub fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        match self {
            Command::Check { file } => visit(file, Check { path: file, out }),
            Command::Draw { file, svg } => visit(file, Draw { svg: svg.as_deref(), out }),
            Command::Save(save) => {
                let record = record_file::read(&save.record)?;
                games::visit(record.game(), Take { save, record: &record, out })?
            }
            Command::Ask(args) => args.run(out),
        }
    }
}

/// Something to do with a game in its position.
trait Use {
    fn with<G: game::Heuristics>(self, game: &G, known_to: Audience) -> Result<(), Failure>;
}

/// Sets up the position of a file and hands it over.
fn visit(path: &Path, purpose: impl Use) -> Result<(), Failure> {
    struct SetUp<'a, U> {
        path: &'a Path,
        position: &'a PositionText,
        purpose: U,
    }

    impl<U: Use> Visitor for SetUp<'_, U> {
        type Out = Result<(), Failure>;

        fn visit<G: game::Heuristics>(self) -> Result<(), Failure> {
            let mut rng = rng_from(entropy::number()?);
            let game = self.position.set_up::<G>(Some(&mut rng));
            let game = game.map_err(|error| file::refused(self.path, &error))?;
            self.purpose.with(&game, self.position.known_to())
        }
    }

    let position = file::read(path)?;
    games::visit(position.game(), SetUp { path, position: &position, purpose })?
}

struct Check<'a> {
    path: &'a Path,
    out: &'a mut dyn Write,
}

impl Use for Check<'_> {
    fn with<G: game::Heuristics>(self, game: &G, _: Audience) -> Result<(), Failure> {
        let next = match game.turn() {
            Turn::Over => "the game is over".to_owned(),
            Turn::Chance => "chance is next".to_owned(),
            Turn::Decide(seats) => {
                let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
                format!("seat {} decides", seats.join(" and seat "))
            }
        };
        let (name, seats) = (G::NAME, game.seats());
        writeln!(self.out, "{}: no mistakes; {name}, {seats} seats, {next}", self.path.display())?;
        Ok(())
    }
}

struct Draw<'a> {
    svg: Option<&'a Path>,
    out: &'a mut dyn Write,
}

impl Use for Draw<'_> {
    fn with<G: game::Heuristics>(self, game: &G, known_to: Audience) -> Result<(), Failure> {
        writeln!(self.out, "{}", game.render(known_to))?;
        let players: Vec<_> = (0..game.seats()).map(unnamed).collect();
        score_board::write(game, &players, self.out)?;
        self.svg.map_or(Ok(()), |path| replay::save_picture(game, path))
    }
}

fn unnamed(seat: usize) -> Player {
    Player::person(format!("Seat {seat}"))
}

struct Take<'a> {
    save: &'a Save,
    record: &'a RecordText,
    out: &'a mut dyn Write,
}

impl Visitor for Take<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: game::Heuristics>(self) -> Result<(), Failure> {
        let replayed = Match::<G>::from_record(self.record)
            .map_err(|error| record_file::failure(&self.save.record, error.to_string()))?;
        let game = replayed.at(self.save.steps.unwrap_or(usize::MAX));
        let audience = match self.save.seat {
            None => Audience::Referee,
            Some(number) => Audience::Seat(seat_of(&game, number)?),
        };
        let text = PositionText::of(&game, audience).to_string();
        match &self.save.output {
            None => Ok(write!(self.out, "{text}")?),
            Some(path) => record_file::write(path, &text),
        }
    }
}

/// A seat of the table by its number.
fn seat_of<G: Game>(game: &G, number: usize) -> Result<Seat, Failure> {
    let seats = game.seats();
    let seat = Seat::new(number).filter(|seat| seat.index() < seats);
    seat.ok_or(Failure::NoSuchSeat { seat: number, seats })
}
