//! Matches between quick bots, the same whenever they are played.

use bots::{Bot, BotRng};
use commands::Budget;
use commands::games::{self, Visitor};
use game::{
    Chance, Heuristics, Match, Player, RecordText, Seat, Seed, Turn, Window, luck, options,
};
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

use crate::visitor::Fault;

/// A match that is to be archived.
#[derive(Clone, Debug)]
pub struct Planned {
    /// The name of its file.
    pub name: String,
    pub game: &'static str,
    pub seats: usize,
    /// Who plays, in turn: one thinks a little, one tries anything.
    pub bots: [&'static str; 2],
    /// What differs from the book.
    pub options: Map<String, Value>,
    pub dice: DiceOf,
    /// Which of the many matches of its name.
    pub deal: u32,
    /// It breaks off after so many decisions.
    pub decisions_most: usize,
}

/// Whose dice are thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiceOf {
    /// The table's own, which can be proven.
    TheTable,
    /// Somebody else's, who says what they show.
    Others,
}

impl Planned {
    /// Plays it.
    pub fn play(&self) -> Result<RecordText, Fault> {
        games::visit(self.game, Play(self))?
    }

    /// All chance in it follows from its name.
    fn seed(&self) -> Seed {
        Seed(Sha256::digest(format!("{} {} {}", self.game, self.name, self.deal)).into())
    }

    fn players(&self) -> Vec<Player> {
        self.bots.iter().cycle().take(self.seats).map(|&kind| Player::bot(kind)).collect()
    }
}

struct Play<'a>(&'a Planned);

impl Visitor for Play<'_> {
    type Out = Result<RecordText, Fault>;

    fn visit<G: Heuristics>(self) -> Self::Out {
        let seed = self.0.seed();
        let chance = match self.0.dice {
            DiceOf::TheTable => Chance::Fair(seed),
            DiceOf::Others => Chance::External,
        };
        let agreed: G::Options = options::read(&self.0.options)?;
        let mut table = Match::<G>::begin(agreed, self.0.players(), chance)?;
        let mut company = Company::<G>::gather(table.players(), seed)?;
        let mut decisions = 0;
        while decisions < self.0.decisions_most && table.turn() != Turn::Over {
            decisions += usize::from(company.step(&mut table)?);
        }
        Ok(table.record())
    }
}

/// The bots of a match, and whoever throws the dice where the table does not.
struct Company<G: Heuristics> {
    bots: Vec<Box<dyn Bot<G>>>,
    rng: BotRng,
}

impl<G: Heuristics> Company<G> {
    fn gather(players: &[Player], seed: Seed) -> Result<Company<G>, Fault> {
        let kinds = players.iter().filter_map(|player| player.bot.as_deref());
        let bots = kinds.map(bots::by_name).collect::<Result<_, _>>()?;
        let [a, b, c, d, e, f, g, h, ..] = seed.0;
        Ok(Company { bots, rng: bots::rng_from(u64::from_le_bytes([a, b, c, d, e, f, g, h])) })
    }

    /// One step; whether it was a decision.
    fn step(&mut self, table: &mut Match<G>) -> Result<bool, Fault> {
        let Turn::Decide(deciding) = table.turn() else {
            let drawn = table.game().pick_outcome(&mut self.rng, &mut Vec::new());
            table.settle(drawn.ok_or("chance has nothing to draw")?)?;
            return Ok(false);
        };
        let deciding: Vec<Seat> = deciding.iter().collect();
        let seat = *luck::pick(&mut self.rng, &deciding).ok_or("nobody decides")?;
        let window = Window::new(table.game(), seat);
        let bot = self.bots[seat.index()].as_mut();
        let action = Budget::default().ask(bot, window, &mut self.rng);
        table.play(seat, action.ok_or("a bot has nothing to play")?)?;
        Ok(true)
    }
}
