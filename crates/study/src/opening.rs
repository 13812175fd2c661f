//! How a study begins.

use bots::{Playable, Registry};
use game::erased::{AnyError, AnyMatch};
use game::{Audience, Chance, Player, PositionText, RecordText};
use serde_json::{Map, Value};
use table_core::Start;

use crate::{Heading, NodeId, Study, StudyError, StudyFault, StudyText, Tree};

/// How a study begins.
#[derive(Clone, Debug)]
pub enum Opening<'a> {
    /// As the book says.
    Book {
        /// The name of the game.
        game: &'a str,
        /// What is agreed on; what is left out is the book's.
        options: Map<String, Value>,
        /// What the players are called: as many as play.
        names: Vec<String>,
    },
    /// In a position.
    Position {
        /// Its text.
        text: &'a str,
        /// From what all is drawn that the position leaves open.
        entropy: u64,
    },
    /// As a recorded match did, with all its steps as the main line.
    Record(&'a str),
}

impl Study {
    /// A new study.
    pub fn begin(opening: Opening<'_>, registry: &Registry) -> Result<Study, StudyError> {
        match opening {
            Opening::Book { game, options, names } => {
                let playable = registry.find(game)?;
                Study::at_start(playable, &Start::Book(options), Audience::Referee, names)
            }
            Opening::Position { text, entropy } => {
                let position: PositionText =
                    text.parse().map_err(|it| bad(AnyError::Position(it)))?;
                let playable = registry.find(position.game())?;
                let start = Start::drawn(&position, playable.game(), entropy).map_err(bad)?;
                let names = vec![String::new(); position.seats()];
                Study::at_start(playable, &start, position.known_to(), names)
            }
            Opening::Record(text) => Study::of_record(text, registry),
        }
    }

    fn of_record(text: &str, registry: &Registry) -> Result<Study, StudyError> {
        let record: RecordText = text.parse().map_err(|it| bad(AnyError::Record(it)))?;
        let playable = registry.find(record.game())?;
        // Checks every line, and says how the rules of today spell the beginning.
        let start = Start::of(playable.game().load(&record).map_err(bad)?.as_ref());
        let names = record.players().iter().map(|player| player.name.clone()).collect();
        let mut study = Study::at_start(playable, &start, Audience::Referee, names)?;
        study.follow(record.steps())?;
        Ok(study)
    }

    fn at_start(
        playable: &'static dyn Playable,
        start: &Start,
        known_to: Audience,
        players: Vec<String>,
    ) -> Result<Study, StudyError> {
        let begun = begin(playable, start, &players)?;
        let heading = Heading {
            game: begun.name().to_owned(),
            rules: begun.rules_version(),
            title: String::new(),
            players,
            options: match start {
                Start::Book(_) => begun.options(),
                Start::Position(_) => Map::new(),
            },
            position: start.position(),
            known_to,
        };
        heading.check()?;
        Ok(Study::new(playable, heading, begun, Tree::default()))
    }

    /// Sets a study up that was read: its beginning must be one, and every step legal.
    pub fn open(text: StudyText, registry: &Registry) -> Result<Study, StudyError> {
        const HEADING_LINE: usize = 2;
        let StudyText { heading, tree } = text;
        let found = registry.find(&heading.game);
        let playable = found.map_err(|error| StudyFault::from(error).at(HEADING_LINE))?;
        let started = start_of(&heading, playable)
            .and_then(|start| begin(playable, &start, &heading.players));
        let begun = started.map_err(|error| error.fault.at(HEADING_LINE))?;
        let heading = Heading {
            rules: begun.rules_version(),
            options: if heading.position.is_none() { begun.options() } else { Map::new() },
            ..heading
        };
        let mut study = Study::new(playable, heading, begun, tree);
        let line_of = |id: NodeId| StudyText::ROOT_LINE + id.number() as usize;
        study.play_all().map_err(|(id, fault)| fault.at(line_of(id)))?;
        Ok(study)
    }
}

/// The beginning that a heading describes, in the words of today.
fn start_of(heading: &Heading, playable: &dyn Playable) -> Result<Start, StudyError> {
    let game = playable.game();
    if heading.position.is_some() {
        return Start::kept(Map::new(), heading.position.as_deref()).map_err(bad);
    }
    let options = match heading.rules == game.rules_version() {
        true => Some(heading.options.clone()),
        false => game.adopt(heading.rules, &heading.options),
    };
    let other = || StudyFault::OtherRules { game: game.name(), found: heading.rules };
    Ok(Start::Book(options.ok_or_else(other)?))
}

fn begin(
    playable: &dyn Playable,
    start: &Start,
    names: &[String],
) -> Result<Box<dyn AnyMatch>, StudyError> {
    let player = |name: &String| Player::person(if name.trim().is_empty() { "?" } else { name });
    let players = names.iter().map(player).collect();
    start.begin(playable.game(), players, Chance::External, None).map_err(bad)
}

fn bad(error: AnyError) -> StudyError {
    StudyFault::BadStart(Box::new(error)).into()
}
