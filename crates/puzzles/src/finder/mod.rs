//! Looks for decisions of which one is clearly better than all others.
//!
//! What costs little comes first: the judgement at the end of the turn says whether one decision stands out, and
//! the game whether that is about anything. Only what is left is tried on lines of play, few at first.

mod difficulty;
mod look;
mod playing;
mod walk;

use std::collections::BTreeMap;

use game::{
    Audience, Chance, Game, Heuristics, Match, Player, PositionText, Quiet, Seat, Seed, SetupError,
    Step, options,
};
use serde_json::{Map, Value};

use self::look::{Look, Seen};
use self::playing::Bench;
use self::walk::Path;
pub use self::walk::Walk;
use crate::puzzle::{Puzzle, Source, name};

/// The most puzzles of one match: those who solve them should see many boards.
const OF_A_MATCH_MOST: usize = 6;

/// The theme of endings.
const ENDING: &str = "ending";

/// How puzzles are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Habits {
    /// What everything follows from.
    pub seed: u64,
    /// How many lines of play a decision is tried on in the end.
    pub lines: u32,
    /// How many puzzles of each theme are wanted.
    pub of_a_theme: usize,
    /// One decision of so many is tried on lines although none stands out at first sight; none with 0.
    pub second_sight: u32,
}

impl Default for Habits {
    fn default() -> Habits {
        Habits { seed: 1, lines: 400, of_a_theme: 40, second_sight: 3 }
    }
}

/// Looks for puzzles of one game.
pub struct Finder<G: Heuristics> {
    options: G::Options,
    seats: usize,
    habits: Habits,
    /// What is looked for; empty for everything.
    wanted: Vec<String>,
    bench: Bench<G>,
    look: Look<G>,
    /// How many of each theme were found, easy ones and those in the middle apart.
    found: BTreeMap<String, [usize; Band::ALL.len()]>,
}

/// How hard a puzzle is, roughly: of no theme there should be easy ones alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Band {
    Easy,
    Middle,
    Hard,
}

impl Band {
    const ALL: [Band; 3] = [Band::Easy, Band::Middle, Band::Hard];

    fn of(rating: u32) -> Band {
        match rating {
            ..1250 => Band::Easy,
            1250..1500 => Band::Middle,
            _ => Band::Hard,
        }
    }

    /// How many of it are wanted, of so many in all.
    fn most(self, of_a_theme: usize) -> usize {
        match self {
            Band::Easy | Band::Middle => (2 * of_a_theme).div_ceil(5),
            Band::Hard => of_a_theme,
        }
    }
}

/// With fewer choices a puzzle that most people solve is dull.
const CHOICES_LEAST: usize = 4;

/// What most people solve.
const SOLVED_BY_MOST: u32 = 1200;

impl<G: Heuristics> Finder<G> {
    /// One that has found nothing yet. Without themes it looks for all.
    pub fn new(
        options: G::Options,
        seats: usize,
        habits: Habits,
        themes: &[String],
    ) -> Result<Self, SetupError> {
        SetupError::check_seats_of::<G>(&options, seats)?;
        G::start(&options, seats)?;
        Ok(Finder {
            options,
            seats,
            habits,
            wanted: themes.to_vec(),
            bench: Bench::new(),
            look: Look::new(habits.lines),
            found: BTreeMap::new(),
        })
    }

    /// Takes into account what was found before.
    pub fn note(&mut self, source: &Source) {
        source.puzzles.iter().for_each(|puzzle| self.count(puzzle));
    }

    fn count(&mut self, puzzle: &Puzzle) {
        for theme in &puzzle.themes {
            let bands = self.found.entry(theme.clone()).or_default();
            bands[Band::of(puzzle.rating) as usize] += 1;
        }
    }

    /// How many of each theme were found.
    pub fn found(&self) -> BTreeMap<&str, usize> {
        let sum = |bands: &[usize; Band::ALL.len()]| bands.iter().sum();
        self.found.iter().map(|(theme, bands)| (theme.as_str(), sum(bands))).collect()
    }

    /// The puzzles of game number `number`, which bots play against each other; `None` where there are none.
    pub fn game(&mut self, number: u64) -> Option<Source> {
        let seed = seed_of(self.habits.seed, number);
        let players = vec![Player::person("?"); self.seats];
        let begun = Match::<G>::begin(self.options.clone(), players, Chance::Fair(seed));
        let mut played = begun.ok()?;
        self.bench.play(&mut played, self.habits.seed, number);
        let found = self.examine(&played, number);
        let last = found.iter().map(|(_, puzzle)| puzzle.at).max()?;
        let decisions = decisions(&played).take(last);
        let mut source = self.bare_source();
        source.seed = Some(seed.to_string());
        source.steps = Source::write_steps(decisions);
        let beginning = format!("{seed} {}", Value::Object(source.options.clone()));
        source.puzzles = found
            .into_iter()
            .map(|(_, puzzle)| Puzzle { id: name(G::NAME, &beginning, puzzle.at), ..puzzle })
            .collect();
        Some(source)
    }

    /// The puzzles of a match that others played, each with nothing but its position: who played, and what
    /// they did before, is nobody's business.
    pub fn of_match(&mut self, played: &Match<G>, number: u64) -> Vec<Source> {
        let found = self.examine(played, number);
        self.told(played, found)
    }

    /// Each with nothing but its position.
    fn told(&self, played: &Match<G>, found: Vec<(G, Puzzle)>) -> Vec<Source> {
        let bare = self.source_of(played.game());
        let told = |(game, puzzle): (G, Puzzle)| {
            let position = PositionText::of(&game, Audience::Referee).to_string();
            let id = name(G::NAME, &position, 0);
            let puzzle = Puzzle { id, at: 0, ..puzzle };
            Source { position: Some(position), puzzles: vec![puzzle], ..bare.clone() }
        };
        found.into_iter().map(told).collect()
    }

    fn bare_source(&self) -> Source {
        bare::<G>(&self.options, self.seats)
    }

    fn source_of(&self, game: &G) -> Source {
        bare::<G>(game.options(), game.seats())
    }

    /// Every puzzle of a match, with the game there.
    fn examine(&mut self, played: &Match<G>, number: u64) -> Vec<(G, Puzzle)> {
        let mut path = Path::of(played);
        while self.go_on(&mut path, played, number) {}
        path.found
    }

    /// Goes one step further; `false` at the end of the match.
    fn go_on(&mut self, path: &mut Path<G>, played: &Match<G>, number: u64) -> bool {
        let Some(&step) = played.steps().get(path.place) else { return false };
        match step {
            Step::Chance(outcome) => path.game.settle_unchecked(outcome, &mut Quiet),
            Step::Decision(seat, action) => {
                let full = path.found.len() >= OF_A_MATCH_MOST;
                if !full && path.game.turns() >= path.quiet_until {
                    let (place, decided) = (path.place as u64, path.decided);
                    if let Some(puzzle) =
                        self.puzzle(&path.game, Moment { number, place, decided, seat })
                    {
                        path.quiet_until = path.game.turns() + 1;
                        self.count(&puzzle);
                        path.found.push((path.game.clone(), puzzle));
                    }
                }
                path.game.play_unchecked(seat, action, &mut Quiet);
                path.decided += 1;
            }
        }
        path.place += 1;
        true
    }

    /// Is this moment a puzzle?
    fn puzzle(&mut self, game: &G, moment: Moment) -> Option<Puzzle> {
        let Moment { number, place, decided, seat } = moment;
        let seed = self.habits.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ number << 20 ^ place;
        let lucky = self.habits.second_sight > 0
            && seed.wrapping_mul(0xD129_0F6F_0F1D_A5A5) >> 33 & 0x7FFF_FFFF
                < (1 << 31) / u64::from(self.habits.second_sight);
        let first = self.look.at_first_sight(game, seat, seed, lucky)?;
        if !Band::ALL.iter().any(|band| self.is_wanted(&themes_of(game, seat, &first), *band)) {
            return None;
        }
        let seen = self.look.closely(game, seat, seed)?;
        let played: Vec<G::Action> = seen.iter().map(|step| step.action).collect();
        let themes = themes_of(game, seat, &played);
        let rating = difficulty::rating(game, seat, &seen, seed);
        let choices = seen.iter().map(|step| step.choices).max()?;
        let is_dull = choices < CHOICES_LEAST && rating < SOLVED_BY_MOST;
        if is_dull || !self.is_wanted(&themes, Band::of(rating)) {
            return None;
        }
        Some(Puzzle {
            id: String::new(),
            at: decided,
            seat,
            themes,
            rating,
            answer: seen.into_iter().map(Seen::told).collect(),
        })
    }

    /// Is there a theme of which there are not enough of this band yet?
    fn is_wanted(&self, themes: &[String], band: Band) -> bool {
        let most = self.habits.of_a_theme;
        let is_open = |theme: &String| {
            let bands = self.found.get(theme).copied().unwrap_or_default();
            bands.iter().sum::<usize>() < most && bands[band as usize] < band.most(most)
        };
        let asked = |theme: &&String| self.wanted.is_empty() || self.wanted.contains(theme);
        themes.iter().filter(asked).any(is_open)
    }
}

/// What it is about when `seat` decides so.
pub(crate) fn themes_of<G: Heuristics>(game: &G, seat: Seat, decided: &[G::Action]) -> Vec<String> {
    let own = game.themes(seat, decided).into_iter().map(str::to_owned);
    let ending = game.turns_to_come().is_some_and(|turns| turns <= 1);
    own.chain(ending.then(|| ENDING.to_owned())).collect()
}

/// Where a decision stands.
#[derive(Clone, Copy)]
struct Moment {
    /// The number of the match.
    number: u64,
    /// The number of the step.
    place: u64,
    /// How many decisions were made before.
    decided: usize,
    seat: Seat,
}

fn bare<G: Game>(agreed: &G::Options, seats: usize) -> Source {
    let book: BTreeMap<String, Value> =
        options::write(&G::Options::default()).into_iter().collect();
    let mine: Map<String, Value> = options::write(agreed)
        .into_iter()
        .filter(|(key, value)| book.get(key) != Some(value))
        .collect();
    Source {
        game: G::NAME.to_owned(),
        rules: G::RULES_VERSION,
        options: mine,
        seats,
        seed: None,
        steps: String::new(),
        position: None,
        puzzles: Vec::new(),
    }
}

fn decisions<G: Game>(played: &Match<G>) -> impl Iterator<Item = (Seat, G::Action)> {
    played.steps().iter().filter_map(|step| match step {
        Step::Decision(seat, action) => Some((*seat, *action)),
        Step::Chance(_) => None,
    })
}

/// The seed of a game of bots: plain, since nobody is to be surprised.
fn seed_of(seed: u64, number: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..16].copy_from_slice(&number.to_le_bytes());
    Seed(bytes)
}
