//! How New World keeps the contract of the house.

use std::sync::Arc;

use game::position::{Lines, PositionError};
use game::{
    Audience, Award, Game, Points, Rng, Seat, SeatSet, SetupError, Sink, Turn, Weighted, luck,
};
use landscape::Draw;
use serde_json::{Map, Value};

use crate::action::{Action, Refusal};
use crate::event::{Event, bonus_line};
use crate::options::Agreement;
use crate::place::Place;
use crate::position::DrawingError;
use crate::reading;
use crate::state::{NewWorld, Phase};
use crate::tiles::TileSet;
use crate::view::View;

impl Game for NewWorld {
    const NAME: &'static str = "newworld";
    const RULES_VERSION: u32 = 2;
    const SEATS_LEAST: usize = 2;
    const SEATS_MOST: usize = 5;

    type Options = Agreement;
    type Action = Action;
    type Outcome = Draw;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    /// Since rules 2 settlers leave unfinished structures at the end (N-49): nothing that was agreed on.
    fn adopt(rules: u32, _options: &mut Map<String, Value>) -> bool {
        (1..=Self::RULES_VERSION).contains(&rules)
    }

    fn start(options: &Agreement, seats: usize) -> Result<NewWorld, SetupError> {
        NewWorld::with_tiles(NewWorld::box_of(options)?, options, seats)
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
            Phase::Lay(_) | Phase::Settle(_) | Phase::Score(_) => {
                Turn::Decide(SeatSet::only(self.active))
            }
            Phase::Over => Turn::Over,
        }
    }

    #[inline]
    fn actions(&self, seat: Seat, into: &mut Vec<Action>) {
        match self.phase {
            _ if seat != self.active => {}
            Phase::Lay(kind) => self.list_placements(kind, into),
            Phase::Settle(tile) => self.list_spots(tile, into),
            Phase::Score(tile) => self.list_due(tile, into),
            Phase::Draw | Phase::Over => {}
        }
    }

    fn check(&self, _seat: Seat, action: Action) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::Lay(kind), Action::Lay { place, turns }) => self.check_lay(kind, place, turns),
            (Phase::Lay(_), _) => Err(Refusal::LayFirst),
            (_, Action::Lay { .. }) => Err(Refusal::AlreadyLaid),
            (Phase::Settle(tile), Action::Settle { spot }) => self.check_settle(tile, spot),
            (Phase::Settle(_), Action::Score { .. }) => Err(Refusal::SettleFirst),
            (Phase::Score(tile), Action::Score { place, spot }) => {
                self.check_score(tile, place, spot)
            }
            (Phase::Score(_), _) => Err(Refusal::ScoringBegun),
            (Phase::Settle(_), Action::Pass) | (Phase::Draw | Phase::Over, _) => Ok(()),
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
        if let Phase::Lay(kind) = self.phase
            && seat == self.active
        {
            let drawn = self.map.pick_placement(self.rules.tiles.atlas(), kind, rng);
            return drawn.map(|(cell, turns)| Action::Lay { place: Place::of(cell), turns });
        }
        scratch.clear();
        self.actions(seat, scratch);
        luck::pick(rng, scratch).copied()
    }

    #[inline]
    fn pick_outcome(&self, rng: &mut impl Rng, _scratch: &mut Vec<Weighted<Draw>>) -> Option<Draw> {
        let kind = if self.phase == Phase::Draw { self.stock.pick(rng) } else { None };
        self.rules.tiles.code(kind?).map(Draw)
    }

    #[inline]
    fn play_unchecked(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        debug_assert_eq!(self.check(seat, action), Ok(()));
        match (self.phase, action) {
            (Phase::Lay(kind), Action::Lay { place, turns }) => {
                self.lay_tile(kind, place, turns, sink);
            }
            (Phase::Settle(tile), Action::Settle { spot }) => self.settle_on(tile, spot, sink),
            (Phase::Settle(tile), Action::Pass) => self.go_on_scoring(tile, sink),
            (Phase::Score(tile), Action::Score { place, spot }) => {
                if let Some(piece) = self.piece_at(place, spot) {
                    self.score_picked(tile, piece, sink);
                }
            }
            _ => {}
        }
    }

    #[inline]
    fn settle_unchecked(&mut self, Draw(code): Draw, sink: &mut impl Sink<Event>) {
        let kind = self.rules.tiles.find(code).filter(|&kind| self.stock.has(kind));
        if let Some(kind) = kind {
            self.draw_tile(kind, sink);
        }
    }

    fn view(&self, _audience: Audience) -> View {
        self.look()
    }

    game::nothing_is_hidden!();

    fn award(event: &Event) -> Option<Award> {
        match event {
            Event::Scored(scoring) => {
                let (points, to) = (scoring.points, scoring.holders);
                Some(Award { points, to, why: scoring.to_string() })
            }
            &Event::Bonus { seat, surveyors, points } => {
                Some(Award { points, to: SeatSet::only(seat), why: bonus_line(surveyors) })
            }
            _ => None,
        }
    }

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
    ) -> Result<NewWorld, PositionError> {
        let tiles = NewWorld::box_of(options).map_err(DrawingError::from)?;
        let position = reading::read(lines.iter(), &tiles).map_err(DrawingError::all)?;
        Ok(position.playable(tiles, options, seats)?)
    }

    fn canonical(&self, _seat: Seat, action: Action) -> Action {
        self.canonical_action(action)
    }
}

impl NewWorld {
    /// The tiles that a table with these options plays with.
    fn box_of(options: &Agreement) -> Result<Arc<TileSet>, SetupError> {
        TileSet::corrected(&options.tiles).map_err(|error| SetupError::BadOption {
            key: "tiles".to_owned(),
            reason: error.to_string(),
        })
    }
}
