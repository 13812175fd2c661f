//! Matches that were played beforehand, up to a moment that a test wants to see on the page. The
//! rules play them here; the server takes them as records, as anybody's.

use bots::{BotRng, rng_from};
use game::{Audience, Chance, Game, Match, Player, Seat, Seed, Turn, Withdrawal, luck};
use serde_json::{Value, json};
use settlers::{Action, Settlers, SettlersOptions, scenario};

use crate::server::Server;

/// Who does not come to the moment in so many decisions will not.
const DECISIONS_MAX: usize = 3_000;
/// So many matches are tried.
const MATCHES_MAX: u8 = 40;

/// A match up to a moment.
pub struct Prepared {
    table: Match<Settlers>,
    seed: Seed,
    decisions: usize,
    /// Who decides in that moment.
    pub seat: Seat,
}

/// Options that differ from the book in these.
pub fn scenario(id: &str) -> SettlersOptions {
    SettlersOptions { scenario: id.to_owned(), ..Default::default() }
}

/// The fewest for whom a scenario of the house is by the book.
pub fn seats(id: &str) -> usize {
    let board = scenario::board(id).expect("a scenario of the house");
    let counts = board.scenario.players.iter().copied().map(usize::from);
    counts.filter(|count| *count >= Settlers::SEATS_LEAST).min().unwrap_or(Settlers::SEATS_LEAST)
}

/// The first match that comes to such a moment.
pub fn prepare(
    options: &SettlersOptions,
    seats: usize,
    wanted: impl Fn(&Settlers, Seat) -> bool,
) -> Prepared {
    let tries = (0..MATCHES_MAX).find_map(|number| play(options, seats, number, &wanted));
    tries.unwrap_or_else(|| unreachable!("{}: never came about", options.scenario))
}

fn play(
    options: &SettlersOptions,
    seats: usize,
    number: u8,
    wanted: &impl Fn(&Settlers, Seat) -> bool,
) -> Option<Prepared> {
    let (seed, mut rng) = (Seed([number; 32]), rng_from(number.into()));
    let players = vec![Player::person("Somebody"); seats];
    let mut table = Match::begin(options.clone(), players, Chance::Fair(seed)).expect("a match");
    for decisions in 0..DECISIONS_MAX {
        let Turn::Decide(deciding) = table.turn() else { return None };
        let seat = deciding.iter().next()?;
        if wanted(table.game(), seat) {
            return Some(Prepared { table, seed, decisions, seat });
        }
        let action = choose(table.game(), seat, &mut rng);
        table.play(seat, action).expect("one of the legal decisions");
    }
    None
}

/// Who can build does, far shores first; offers are left alone.
fn choose(game: &Settlers, seat: Seat, rng: &mut BotRng) -> Action {
    let mut actions = legal(game, seat);
    actions.retain(|action| !matches!(action, Action::Offer { .. } | Action::Lift { .. }));
    let saves = luck::below(rng, 3) == 0;
    let rank = |action: &Action| match action {
        Action::City { .. } | Action::Settle { .. } => 0,
        Action::Ship { .. } if !saves => 1,
        Action::Road { .. } | Action::Buy | Action::Bank { .. } if !saves => 2,
        Action::End | Action::Roll => 3,
        _ => 4,
    };
    let first = actions.iter().map(rank).min();
    actions.retain(|action| Some(rank(action)) == first);
    *luck::pick(rng, &actions).expect("something can be done")
}

/// Everything that a seat may decide.
pub fn legal(game: &Settlers, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    actions
}

/// In the middle of a turn, after so many turns?
pub fn builds_in_turn(game: &Settlers, turn: u16) -> bool {
    let view = game.view(Audience::Spectator);
    view.phase == "main" && view.turn >= turn
}

impl Prepared {
    /// The game in that moment.
    pub fn game(&self) -> &Settlers {
        self.table.game()
    }

    /// Goes on: the first of those who decide plays what suits best, by rank.
    pub fn then(mut self, rank: impl Fn(&Action) -> u8) -> Prepared {
        let actions = legal(self.table.game(), self.seat);
        let action = actions.iter().min_by_key(|action| rank(action)).expect("something to do");
        self.table.play(self.seat, *action).expect("one of the legal decisions");
        let Turn::Decide(deciding) = self.table.turn() else { unreachable!("it goes on") };
        self.seat = deciding.iter().next().expect("somebody decides");
        self.decisions += 1;
        self
    }

    /// Its record; nobody went on after that moment.
    pub fn record(&self) -> String {
        let out = vec![Some(Withdrawal::Resigned); self.table.players().len()];
        self.table.record().after_withdrawals(&out, self.seed).to_string()
    }

    /// Lays it on a server's table, with bots on the other seats; says where to sit down.
    pub fn lay(&self, server: &Server) -> String {
        let (seats, record) = (self.table.players().len(), self.record());
        let plan = |seat: Seat| match seat == self.seat {
            true => json!({ "kind": "person" }),
            false => json!({ "kind": "bot", "level": "greedy" }),
        };
        let plans: Vec<Value> = Seat::first(seats).map(plan).collect();
        let wish = json!({ "record": record, "decisions": self.decisions, "seats": plans });
        let created = server.post("/api/records", &wish);
        let path = created["path"].as_str().unwrap_or_else(|| unreachable!("{created}"));
        format!("{path}/{}", self.seat)
    }
}
