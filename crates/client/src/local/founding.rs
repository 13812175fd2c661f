//! A new table.

use bots::{Level, Playable, Registry};
use game::erased::AnyMatch;
use game::{Chance, Player, Seat, Seed};
use table_core::{Asides, Company, Start, TableMatch, Terms};
use wire::rest::TableCard;
use wire::{AidPolicy, SeatPlan, Settings, TableRefusal};

use super::{LocalFault, LocalTable};

/// Where new dice come from; `None` where the browser has no random numbers.
pub type Entropy = fn() -> Option<[u8; 32]>;

/// How many digits of the commitment name the table.
const ID_DIGITS: usize = 20;

/// What a table agrees on before the first move.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The name of the game.
    pub game: String,
    /// Where the match begins: with options that differ from the book, or in a position.
    pub start: Start,
    /// Who sits where: persons with their names, bots with their levels.
    pub players: Vec<Player>,
    /// How much the table helps.
    pub aid: AidPolicy,
    /// The seed of a match whose dice are known before, such as a lesson.
    pub seed: Option<Seed>,
}

/// What holds for a whole match, and is handed on to the next.
pub(super) struct Frame {
    pub playable: &'static dyn Playable,
    pub entropy: Entropy,
    pub aid: AidPolicy,
    pub seed: Seed,
    pub seed_known: bool,
    pub created_ms: u64,
}

impl LocalTable {
    /// A table at which the match has begun.
    pub fn found(
        plan: Plan,
        registry: &Registry,
        entropy: Entropy,
        now_ms: u64,
    ) -> Result<LocalTable, LocalFault> {
        let playable = registry.find(&plan.game)?;
        let seed_known = plan.seed.is_some();
        let seed = plan.seed.or_else(|| entropy().map(Seed)).ok_or(TableRefusal::NoEntropy)?;
        let game = plan.start.begin(playable.game(), plan.players, Chance::Fair(seed), None)?;
        let aid = plan.aid;
        let frame = Frame { playable, entropy, aid, seed, seed_known, created_ms: now_ms };
        LocalTable::around(game, frame, [])
    }

    /// A table in the middle of a match whose seed is known: after these decisions.
    pub fn found_after(
        plan: Plan,
        decided: impl IntoIterator<Item = (Seat, String)>,
        registry: &Registry,
        entropy: Entropy,
        now_ms: u64,
    ) -> Result<LocalTable, LocalFault> {
        let playable = registry.find(&plan.game)?;
        let seed = plan.seed.ok_or(TableRefusal::NoEntropy)?;
        let game = plan.start.begin(playable.game(), plan.players, Chance::Fair(seed), None)?;
        let (aid, seed_known) = (plan.aid, true);
        let frame = Frame { playable, entropy, aid, seed, seed_known, created_ms: now_ms };
        LocalTable::around(game, frame, decided)
    }

    /// The table around a match that has just begun, after these decisions.
    pub(super) fn around(
        game: Box<dyn AnyMatch>,
        frame: Frame,
        prelude: impl IntoIterator<Item = (Seat, String)>,
    ) -> Result<LocalTable, LocalFault> {
        let bot = |player: &Player| player.bot.as_deref().map(str::parse::<Level>).transpose();
        let terms = Terms {
            bots: game.players().iter().map(bot).collect::<Result<_, _>>()?,
            aids: frame.aid.aids(),
            seed: frame.seed,
            company: Company::AtOneScreen,
        };
        let card = card(game.as_ref(), &frame);
        let prelude = prelude.into_iter().map(|(seat, notation)| (seat, notation, None));
        let mut played = TableMatch::begin(game, terms, prelude)?.begun;
        // The match began with number 1; each decision was one more.
        let number = 1 + played.decisions() as u64;
        played.number_beginning(number);
        Ok(LocalTable {
            playable: frame.playable,
            entropy: frame.entropy,
            card,
            played,
            number,
            asides: Asides::default(),
            curious: None,
        })
    }
}

fn card(game: &dyn AnyMatch, frame: &Frame) -> TableCard {
    let commitment = frame.seed.commitment().to_string();
    let plan = |player: &Player| match &player.bot {
        None => SeatPlan::Person,
        Some(level) => SeatPlan::Bot { level: level.clone() },
    };
    TableCard {
        id: commitment.chars().take(ID_DIGITS).collect(),
        game: game.name().to_owned(),
        rules: game.rules_version(),
        options: game.options(),
        seats: game.players().iter().map(plan).collect(),
        settings: Settings { aid: frame.aid, ..Settings::default() },
        commitment,
        seed_known: frame.seed_known,
        set_up: !game.record().position().is_empty(),
        created_ms: frame.created_ms,
    }
}
