//! The Settlers keep the contract of every game.

use std::sync::Arc;

use game::position::{Lines, PositionError};
use game::{
    Audience, Game, Illegal, Points, Quiet, Rng, Seat, SeatSet, SetupError, Sink, Turn, Weighted,
};
use serde_json::{Map, Value};

use crate::action::{Action, Outcome};
use crate::event::Event;
use crate::options::{CUSTOM, SettlersOptions};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::scenario;
use crate::state::{Now, Settlers, Terms};
use crate::view::View;

fn bad(key: &str, reason: String) -> SetupError {
    SetupError::BadOption { key: key.to_owned(), reason }
}

/// The board that the options ask for.
fn board_of(options: &SettlersOptions) -> Result<Arc<crate::board::Board>, SetupError> {
    if options.scenario != CUSTOM {
        let unknown = || bad("scenario", format!("there is no scenario '{}'", options.scenario));
        return scenario::board(&options.scenario).ok_or_else(unknown);
    }
    scenario::read(&options.custom).map(Arc::new).map_err(|mistakes| {
        let all: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
        bad("custom", all.join("; "))
    })
}

impl Game for Settlers {
    const NAME: &'static str = "settlers";
    const RULES_VERSION: u32 = 3;
    const SEATS_LEAST: usize = 3;
    const SEATS_MOST: usize = 4;
    const FEWER_SEATS_BY: Option<&'static str> = Some("two_players");
    const HIDES: bool = true;

    type Options = SettlersOptions;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn seats_least(options: &SettlersOptions) -> usize {
        options.seats_least()
    }

    fn adopt(rules: u32, options: &mut Map<String, Value>) -> bool {
        if matches!(rules, 1 | 2) {
            options.entry("rolls").or_insert_with(|| "sums".into());
            options.entry("two_players").or_insert(Value::Bool(true));
        }
        if rules == 1 {
            options.entry("trade_lines").or_insert_with(|| "shortest".into());
            options.entry("start_ship_card").or_insert(Value::Bool(false));
            let goal = options.get("points_to_win").and_then(Value::as_u64);
            if matches!(goal, Some(1 | 2)) {
                options.insert("points_to_win".to_owned(), 3.into());
            }
        }
        (1..=Self::RULES_VERSION).contains(&rules)
    }

    fn start(options: &SettlersOptions, seats: usize) -> Result<Self, SetupError> {
        SetupError::check_seats_of::<Self>(options, seats)?;
        let board = board_of(options)?;
        let players = &board.scenario.players;
        if !players.contains(&(seats as u8)) {
            let known: Vec<String> = players.iter().map(ToString::to_string).collect();
            let reason = format!("'{}' is for {} players", board.scenario.id, known.join(" or "));
            return Err(bad("scenario", reason));
        }
        let goal = match options.points_to_win {
            0 => board.scenario.points,
            1 | 2 => return Err(bad("points_to_win", "the goal is 3 to 50, or 0".to_owned())),
            points => points,
        };
        let now = Box::new(Now::new(board.scenario.pieces));
        let terms = Arc::new(Terms { options: options.clone(), board, goal, seats });
        let mut game = Settlers { terms, now, lines: Vec::new(), beliefs: Default::default() };
        game.lay_printed(&mut Quiet);
        Ok(game)
    }

    fn options(&self) -> &SettlersOptions {
        &self.terms.options
    }

    fn seats(&self) -> usize {
        self.terms.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.whose_turn()
    }

    fn at_liberty(&self) -> SeatSet {
        self.may_close()
    }

    fn actions(&self, seat: Seat, into: &mut Vec<Action>) {
        if self.acts(seat) {
            self.list(seat, into);
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.judge(seat, action)
    }

    fn outcomes(&self, into: &mut Vec<Weighted<Outcome>>) {
        self.possible(into);
    }

    fn judge_brought(&self, outcome: Outcome) -> Result<(), Illegal<Refusal>> {
        match outcome {
            Outcome::Dice(roll) if roll.dice().is_none() && self.may_add_up(roll) => Ok(()),
            _ => self.judge_outcome(outcome),
        }
    }

    #[inline]
    fn pick_action(
        &self,
        seat: Seat,
        rng: &mut impl Rng,
        scratch: &mut Vec<Action>,
    ) -> Option<Action> {
        if self.acts(seat) { self.draw_decision(seat, rng, scratch) } else { None }
    }

    fn pick_outcome(
        &self,
        rng: &mut impl Rng,
        scratch: &mut Vec<Weighted<Outcome>>,
    ) -> Option<Outcome> {
        self.draw_outcome(rng, scratch)
    }

    fn play_unchecked(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        debug_assert_eq!(self.judge(seat, action), Ok(()), "{action} in {:?}", self.now.phase);
        self.carry_out(seat, action, sink);
        self.refresh_standings();
    }

    fn settle_unchecked(&mut self, outcome: Outcome, sink: &mut impl Sink<Event>) {
        self.come_about(outcome, sink);
        self.refresh_standings();
    }

    fn view(&self, audience: Audience) -> View {
        View::new(self, audience)
    }

    fn redact(event: &Event, audience: Audience) -> Option<Event> {
        Some(event.redact(audience))
    }

    fn resample(&self, seat: Seat, rng: &mut dyn Rng) -> Self {
        let mut world = self.clone();
        world.redraw_hidden(seat, rng);
        world.keep_standings();
        world
    }

    fn resample_into(&self, seat: Seat, rng: &mut dyn Rng, world: &mut Self) {
        world.clone_from(self);
        world.redraw_hidden(seat, rng);
        world.keep_standings();
    }

    fn scores(&self, audience: Audience) -> Points {
        self.points_for(audience)
    }

    fn projection(&self, audience: Audience) -> Points {
        self.points_for(audience)
    }

    fn winners(&self) -> SeatSet {
        self.now.winners
    }

    fn invariants(&self) -> Result<(), String> {
        self.check_invariants()
    }

    fn render(&self, audience: Audience) -> String {
        self.draw_for(audience)
    }

    fn position(&self, audience: Audience) -> String {
        self.position_for(audience).to_string()
    }

    fn set_up(
        lines: Lines<'_>,
        options: &SettlersOptions,
        seats: usize,
        rng: Option<&mut dyn Rng>,
    ) -> Result<Self, PositionError> {
        Position::read(lines)?.place(options, seats, rng)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_goal_that_settlements_at_the_start_reach_is_refused() {
        let start = |points_to_win| {
            Settlers::start(&SettlersOptions { points_to_win, ..Default::default() }, 3)
        };
        let said = start(2).expect_err("no goal").to_string();
        assert!(said.contains("points_to_win") && said.contains("3 to 50"), "{said}");
        assert_eq!(start(3).map(|game| game.terms.goal), Ok(3));
    }

    #[test]
    fn s_57_s_44_matches_of_rules_1_go_on_as_they_were_meant() {
        let mut agreed = Map::new();
        assert!(Settlers::adopt(1, &mut agreed));
        assert_eq!(agreed["trade_lines"], "shortest");
        assert_eq!(agreed["start_ship_card"], false);
        agreed.insert("points_to_win".to_owned(), 2.into());
        assert!(Settlers::adopt(1, &mut agreed) && agreed["points_to_win"] == 3);
    }

    #[test]
    fn matches_of_before_know_sums_and_may_be_of_two() {
        for rules in [1, 2] {
            let mut agreed = Map::new();
            assert!(Settlers::adopt(rules, &mut agreed));
            assert_eq!((&agreed["rolls"], &agreed["two_players"]), (&"sums".into(), &true.into()));
        }
        let mut today = Map::new();
        assert!(Settlers::adopt(3, &mut today) && today.is_empty());
        assert!(!Settlers::adopt(0, &mut today) && !Settlers::adopt(4, &mut today));
    }

    #[test]
    fn two_play_where_the_table_agreed_on_it_or_the_map_is_its_own() {
        let start = |scenario: &str, two_players| {
            let (scenario, custom) = (scenario.to_owned(), scenario::text("base").expect("ours"));
            let options = SettlersOptions {
                scenario,
                two_players,
                custom: custom.to_owned(),
                ..Default::default()
            };
            Settlers::start(&options, 2)
        };
        let said = start("base", false).expect_err("the book is for three").to_string();
        assert!(said.contains("3 to 4 seats") && said.contains("two_players"), "{said}");
        for (map, agreed) in [("base", true), ("new-shores", true), (CUSTOM, false)] {
            assert!(start(map, agreed).is_ok(), "{map}");
        }
        let said = start("oceania-3", true).expect_err("for three").to_string();
        assert!(said.contains("'oceania-3' is for 3 players"), "{said}");
    }
}
