//! How Carcassonne keeps the contract of the house.

use std::sync::Arc;

use game::position::{Lines, PositionError};
use game::{
    Audience, Award, Game, Points, Rng, Seat, SeatSet, SetupError, Sink, Turn, Weighted, luck,
};
use landscape::{Draw, Kind};
use serde_json::{Map, Value};

use crate::action::{Action, Refusal};
use crate::event::Event;
use crate::expansions::{self, Happening};
use crate::options::Agreement;
use crate::position::DrawingError;
use crate::reading;
use crate::state::{Carcassonne, Phase};
use crate::tiles::TileSet;
use crate::view::View;

impl Game for Carcassonne {
    const NAME: &'static str = "carcassonne";
    const RULES_VERSION: u32 = 2;
    const SEATS_LEAST: usize = 2;
    const SEATS_MOST: usize = 6;
    const FEWER_SEATS_BY: Option<&'static str> = Some("alone");

    type Options = Agreement;
    type Action = Action;
    type Outcome = Draw;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    /// Under rules 1 whoever came to stand in the place of the fairy's follower was that follower (D-32).
    fn adopt(rules: u32, options: &mut Map<String, Value>) -> bool {
        match options.get_mut("fairy_point") {
            Some(point) if rules == 1 && point == "follower" => *point = "place".into(),
            _ => {}
        }
        (1..=Self::RULES_VERSION).contains(&rules)
    }

    fn seats_least(options: &Agreement) -> usize {
        if options.alone { 1 } else { Self::SEATS_LEAST }
    }

    fn start(options: &Agreement, seats: usize) -> Result<Carcassonne, SetupError> {
        Carcassonne::with_tiles(Carcassonne::box_of(options)?, options, seats)
    }

    fn options(&self) -> &Agreement {
        &self.rules.agreement
    }

    fn seats(&self) -> usize {
        self.rules.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Draw => Turn::Chance,
            Phase::Lay(_) | Phase::Figure(_) => Turn::Decide(SeatSet::only(self.active)),
            Phase::Interlude(interlude) => {
                Turn::Decide(SeatSet::only(expansions::mover(self, interlude)))
            }
            Phase::Over => Turn::Over,
        }
    }

    #[inline]
    fn actions(&self, seat: Seat, into: &mut Vec<Action>) {
        match self.phase {
            Phase::Lay(kind) if seat == self.active => self.list_placements(kind, into),
            Phase::Figure(tile) if seat == self.active => self.list_figures(tile, into),
            Phase::Interlude(interlude) if seat == expansions::mover(self, interlude) => {
                expansions::list_interlude(self, interlude, into);
            }
            _ => {}
        }
    }

    fn check(&self, _seat: Seat, action: Action) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::Lay(kind), Action::Lay { cell, turns }) => self.check_lay(kind, cell, turns),
            (Phase::Interlude(_), _) | (_, Action::Expansion(_)) => expansions::check(self, action),
            (Phase::Lay(_), _) => Err(Refusal::LayFirst),
            (_, Action::Lay { .. }) => Err(Refusal::AlreadyLaid),
            (Phase::Figure(tile), Action::Place { figure, spot }) => {
                self.check_place(tile, figure, spot)
            }
            (Phase::Figure(tile), Action::Pass) => expansions::check_duty(self, tile, action),
            (_, Action::Place { .. } | Action::Pass) => Ok(()),
        }
    }

    /// The kinds that are left, in the order of the tile file, each with its copies.
    #[inline]
    fn outcomes(&self, into: &mut Vec<Weighted<Draw>>) {
        if self.phase == Phase::Draw {
            into.extend(self.rules.tiles.draws(&self.stock));
        }
    }

    #[inline]
    fn pick_action(
        &self,
        seat: Seat,
        rng: &mut impl Rng,
        scratch: &mut Vec<Action>,
    ) -> Option<Action> {
        scratch.clear();
        if let Phase::Lay(kind) = self.phase
            && seat == self.active
        {
            return self.pick_placement(kind, rng, scratch);
        }
        self.actions(seat, scratch);
        luck::pick(rng, scratch).copied()
    }

    #[inline]
    fn pick_outcome(&self, rng: &mut impl Rng, _scratch: &mut Vec<Weighted<Draw>>) -> Option<Draw> {
        if self.phase != Phase::Draw {
            return None;
        }
        self.stock.pick(rng).map(|kind| Draw(self.rules.tiles.codes()[kind.index()]))
    }

    #[inline]
    fn play_unchecked(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        debug_assert_eq!(self.check(seat, action), Ok(()));
        match (self.phase, action) {
            (Phase::Lay(kind), Action::Lay { cell, turns }) => {
                self.lay_tile(kind, cell, turns, sink);
            }
            (Phase::Figure(tile), Action::Place { figure, spot }) => {
                self.place_figure(tile, figure, spot, sink);
            }
            (Phase::Figure(_), Action::Pass) => self.finish_step(sink),
            _ => expansions::play(self, action, sink),
        }
    }

    #[inline]
    fn settle_unchecked(&mut self, Draw(code): Draw, sink: &mut impl Sink<Event>) {
        let left = |kind: &Kind| self.stock.has(*kind);
        let kind = self.rules.tiles.find(code).filter(left);
        self.draw_tile(kind.expect("chance draws what is left"), sink);
    }

    fn view(&self, _audience: Audience) -> View {
        self.look()
    }

    fn award(event: &Event) -> Option<Award> {
        match event {
            Event::Scored(scoring) => Some(Award {
                points: scoring.points,
                to: scoring.holders,
                why: scoring.to_string(),
            }),
            Event::Expansion(Happening::Gained(gain)) => {
                Some(Award { points: gain.points, to: gain.to, why: gain.why.to_string() })
            }
            _ => None,
        }
    }

    game::nothing_is_hidden!();

    fn scores(&self, _audience: Audience) -> Points {
        self.scores
    }

    fn projection(&self, _audience: Audience) -> Points {
        self.projected()
    }

    fn winners(&self) -> SeatSet {
        if self.phase == Phase::Over { self.leaders() } else { SeatSet::EMPTY }
    }

    fn invariants(&self) -> Result<(), String> {
        self.check_invariants()
    }

    fn render(&self, _audience: Audience) -> String {
        self.drawing()
    }

    /// All of this game lies open: everybody knows the whole position.
    fn position(&self, _audience: Audience) -> String {
        self.written()
    }

    fn set_up(
        lines: Lines<'_>,
        options: &Agreement,
        seats: usize,
        _rng: Option<&mut dyn Rng>,
    ) -> Result<Carcassonne, PositionError> {
        let tiles = Carcassonne::box_of(options).map_err(DrawingError::from)?;
        let position = reading::read(lines.iter(), &tiles).map_err(DrawingError::all)?;
        Ok(position.playable(tiles, options, seats)?)
    }

    fn canonical(&self, _seat: Seat, action: Action) -> Action {
        self.canonical_action(action)
    }
}

impl Carcassonne {
    /// The tiles that a table with these options plays with.
    fn box_of(options: &Agreement) -> Result<Arc<TileSet>, SetupError> {
        TileSet::with(options.sets).map_err(|error| SetupError::BadOption {
            key: "sets".to_owned(),
            reason: error.to_string(),
        })
    }
}
