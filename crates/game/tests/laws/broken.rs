//! Lanterns with one fault each, to examine the examination.

use std::cell::Cell;
use std::fmt;
use std::str::FromStr;

use arbitrary::Arbitrary;
use game::position::{Lines, PositionError};
use game::toys::{
    Card, Lanterns, LanternsAction, LanternsEvent, LanternsOptions, LanternsOutcome,
    LanternsRefusal, LanternsView,
};
use game::{
    Audience, Game, Heuristics, Illegal, Outlook, Points, Quiet, Rng, Seat, SeatSet, SetupError,
    Sink, Turn, Weighted,
};
use serde::{Deserialize, Serialize};

/// What is wrong with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    Sound,
    LeakyView,
    LeakyDrawing,
    LeakyProjection,
    LeakyList,
    LeakyRefusal,
    LeakyEvent,
    MissingAction,
    IllegalActionListed,
    DoubleAction,
    ListOutOfTurn,
    ListClearsBuffer,
    SenselessChoice,
    NothingSensible,
    SensibleClearsBuffer,
    LossyNotation,
    LossyStructure,
    LossyView,
    WrongInvariant,
    RefusalChanges,
    UnequalTwins,
    ListenerMatters,
    WeightlessOutcome,
    DoubleOutcome,
    AnyOutcome,
    BroughtOutOfTurn,
    NothingBrought,
    ForgottenChance,
    ChanceTwice,
    ShortMemory,
    ResampleForgets,
    ResampleLosesCards,
    ResampleTellsTruth,
    ResampleIntoStale,
    ResampleFeelsTruth,
    RestlessSpelling,
    Panic,
    NobodyWins,
    ProjectionAfterEnd,
    PointsForNobody,
    UnheardReferee,
    NeverEnds,
    TooManySeats,
    OutlookNotANumber,
    LeakyPosition,
    ForgetfulPosition,
    PositionPanics,
}

thread_local! {
    /// One type for all faults keeps the tests small; each test has a thread of its own.
    static FAULT: Cell<Fault> = const { Cell::new(Fault::Sound) };
}

/// Gives [`Broken`] its fault, on this thread.
pub fn break_it(fault: Fault) {
    FAULT.set(fault);
}

fn has(fault: Fault) -> bool {
    FAULT.get() == fault
}

/// Lanterns with a fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    inner: Lanterns,
    /// What a faulty step leaves behind.
    dirt: u32,
}

/// A decision whose spellings may be lossy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Arbitrary)]
pub struct Action(LanternsAction);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            LanternsAction::Light(card) if has(Fault::LossyNotation) && card == Card::BRIGHTEST => {
                f.write_str("light 5")
            }
            action => action.fmt(f),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        text.parse().map(Action)
    }
}

impl Serialize for Action {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let lossy = has(Fault::LossyStructure) && matches!(self.0, LanternsAction::Swap(_));
        let told = if lossy { LanternsAction::Rest } else { self.0 };
        told.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        LanternsAction::deserialize(deserializer).map(Action)
    }
}

/// A view with something that does not travel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    view: LanternsView,
    #[serde(skip)]
    lost: bool,
}

impl Broken {
    /// Something that no seat but the owner of the hand may know.
    fn secret(&self, seat: Seat) -> bool {
        let other = seat.next(self.inner.seats());
        self.inner.hand(other).cards().iter().map(|card| card.light()).sum::<u8>() % 2 == 1
    }

    fn over(&self) -> bool {
        self.inner.turn() == Turn::Over
    }
}

fn eyes(audience: Audience, leaky: bool) -> Audience {
    if leaky { Audience::Referee } else { audience }
}

impl Game for Broken {
    const NAME: &'static str = "broken-lanterns";
    const RULES_VERSION: u32 = 1;
    const SEATS_LEAST: usize = 2;
    const SEATS_MOST: usize = 4;
    const HIDES: bool = true;

    type Options = LanternsOptions;
    type Action = Action;
    type Outcome = LanternsOutcome;
    type Event = LanternsEvent;
    type View = View;
    type Refusal = LanternsRefusal;

    fn start(options: &LanternsOptions, seats: usize) -> Result<Self, SetupError> {
        let seats = if has(Fault::TooManySeats) { seats.min(4) } else { seats };
        let mut options = options.clone();
        if has(Fault::ShortMemory) {
            options.toast = options.toast.chars().take(5).collect();
        }
        Ok(Broken { inner: Lanterns::start(&options, seats)?, dirt: 0 })
    }

    fn options(&self) -> &LanternsOptions {
        self.inner.options()
    }

    fn seats(&self) -> usize {
        self.inner.seats()
    }

    fn turn(&self) -> Turn {
        match self.inner.turn() {
            Turn::Over if has(Fault::NeverEnds) => Turn::Decide(SeatSet::only(Seat::FIRST)),
            turn => turn,
        }
    }

    fn actions(&self, seat: Seat, into: &mut Vec<Action>) {
        let mut list = Vec::new();
        self.inner.actions(seat, &mut list);
        match FAULT.get() {
            Fault::MissingAction if list.len() > 1 => drop(list.pop()),
            Fault::IllegalActionListed if !list.is_empty() => {
                let missing = Card::kinds().find(|&card| !self.inner.hand(seat).contains(card));
                list.extend(missing.map(LanternsAction::Light));
            }
            Fault::DoubleAction => list.extend_from_within(..1.min(list.len())),
            Fault::ListOutOfTurn if list.is_empty() => list.push(LanternsAction::Rest),
            Fault::LeakyList if self.secret(seat) => list.reverse(),
            Fault::ListClearsBuffer => into.clear(),
            Fault::NeverEnds if self.over() && seat == Seat::FIRST => {
                list.push(LanternsAction::Rest)
            }
            _ => {}
        }
        into.extend(list.into_iter().map(Action));
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), LanternsRefusal> {
        assert!(
            !has(Fault::Panic) || action.0 != LanternsAction::Swap(Card::BRIGHTEST),
            "a slip of the pen"
        );
        if has(Fault::NeverEnds) && self.over() {
            let rests = action.0 == LanternsAction::Rest;
            return if rests { Ok(()) } else { Err(LanternsRefusal::SwapNow) };
        }
        let verdict = self.inner.check(seat, action.0);
        match verdict {
            Err(_) if has(Fault::LeakyRefusal) && self.secret(seat) => {
                Err(LanternsRefusal::EmptyHand)
            }
            verdict => verdict,
        }
    }

    fn outcomes(&self, into: &mut Vec<Weighted<LanternsOutcome>>) {
        self.inner.outcomes(into);
        match (FAULT.get(), into.first().copied()) {
            (Fault::WeightlessOutcome, Some(first)) => into[0] = Weighted { weight: 0, ..first },
            (Fault::DoubleOutcome, Some(first)) => into.push(first),
            _ => {}
        }
    }

    fn judge_brought(&self, outcome: LanternsOutcome) -> Result<(), Illegal<LanternsRefusal>> {
        match FAULT.get() {
            Fault::BroughtOutOfTurn if self.turn() != Turn::Chance => Ok(()),
            Fault::NothingBrought => Err(Illegal::ImpossibleOutcome),
            _ => self.judge_outcome(outcome),
        }
    }

    fn play_unchecked(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<LanternsEvent>) {
        if has(Fault::ListenerMatters) && told(sink) {
            self.dirt += 1;
        }
        if !has(Fault::NeverEnds) || !self.over() {
            self.inner.play_unchecked(seat, action.0, sink);
        }
    }

    fn settle_unchecked(&mut self, outcome: LanternsOutcome, sink: &mut impl Sink<LanternsEvent>) {
        self.inner.settle_unchecked(outcome, sink);
    }

    fn view(&self, audience: Audience) -> View {
        let view = self.inner.view(eyes(audience, has(Fault::LeakyView)));
        View { view, lost: has(Fault::LossyView) }
    }

    fn redact(event: &LanternsEvent, audience: Audience) -> Option<LanternsEvent> {
        let laid = matches!(event, LanternsEvent::Laid { .. });
        match audience {
            Audience::Referee if has(Fault::UnheardReferee) && laid => None,
            _ => Lanterns::redact(event, eyes(audience, has(Fault::LeakyEvent) && laid)),
        }
    }

    fn resample(&self, seat: Seat, rng: &mut dyn Rng) -> Self {
        let mut world = self.clone();
        match FAULT.get() {
            Fault::ResampleTellsTruth => {}
            Fault::ResampleForgets => {
                world.inner = self.inner.resample(seat.next(self.inner.seats()), rng);
            }
            Fault::ResampleLosesCards if matches!(self.inner.turn(), Turn::Chance) => {
                let mut possible = Vec::new();
                self.inner.outcomes(&mut possible);
                world.dirt = u32::from(possible.len() > 3);
            }
            Fault::ResampleFeelsTruth if self.secret(seat) => {
                rng.next_u32();
                world.inner = self.inner.resample(seat, rng);
            }
            _ => world.inner = self.inner.resample(seat, rng),
        }
        world
    }

    fn resample_into(&self, seat: Seat, rng: &mut dyn Rng, world: &mut Self) {
        if !has(Fault::ResampleIntoStale) {
            *world = self.resample(seat, rng);
        }
    }

    fn scores(&self, audience: Audience) -> Points {
        let mut points = self.inner.scores(audience);
        if has(Fault::PointsForNobody) {
            points[5] = 1;
        }
        points
    }

    fn projection(&self, audience: Audience) -> Points {
        let mut points = self.inner.projection(eyes(audience, has(Fault::LeakyProjection)));
        points[0] += i32::from(has(Fault::ProjectionAfterEnd) && self.over());
        points
    }

    fn winners(&self) -> SeatSet {
        if has(Fault::NobodyWins) { SeatSet::EMPTY } else { self.inner.winners() }
    }

    fn invariants(&self) -> Result<(), String> {
        if has(Fault::WrongInvariant) && self.inner.scores(Audience::Referee)[0] > 0 {
            return Err("seat 0 has points".into());
        }
        if has(Fault::ResampleLosesCards) && self.dirt > 0 {
            return Err("cards are lost".into());
        }
        self.inner.invariants()
    }

    fn render(&self, audience: Audience) -> String {
        self.inner.render(eyes(audience, has(Fault::LeakyDrawing)))
    }

    fn position(&self, audience: Audience) -> String {
        let position = self.inner.position(eyes(audience, has(Fault::LeakyPosition)));
        match has(Fault::ForgetfulPosition) {
            true => {
                let kept = position.lines().filter(|line| !line.starts_with("scores"));
                kept.map(|line| format!("{line}\n")).collect()
            }
            false => position,
        }
    }

    fn set_up(
        lines: Lines<'_>,
        options: &LanternsOptions,
        seats: usize,
        rng: Option<&mut dyn Rng>,
    ) -> Result<Self, PositionError> {
        let whole = lines.iter().any(|(_, line)| line.starts_with("night"));
        assert!(whole || !has(Fault::PositionPanics), "a slip of the pen");
        Ok(Broken { inner: Lanterns::set_up(lines, options, seats, rng)?, dirt: 0 })
    }

    fn canonical(&self, seat: Seat, action: Action) -> Action {
        match action.0 {
            LanternsAction::Rest if has(Fault::RestlessSpelling) => {
                Action(LanternsAction::LightBest)
            }
            other => Action(self.inner.canonical(seat, other)),
        }
    }

    fn play(
        &mut self,
        seat: Seat,
        action: Action,
    ) -> Result<Vec<LanternsEvent>, Illegal<LanternsRefusal>> {
        if has(Fault::RefusalChanges)
            || (has(Fault::UnequalTwins) && self.judge(seat, action).is_ok())
        {
            self.dirt += 1;
        }
        self.judge(seat, action)?;
        let mut events = Vec::new();
        self.play_unchecked(seat, action, &mut events);
        Ok(events)
    }

    fn settle(
        &mut self,
        outcome: LanternsOutcome,
    ) -> Result<Vec<LanternsEvent>, Illegal<LanternsRefusal>> {
        if !has(Fault::AnyOutcome) {
            self.judge_outcome(outcome)?;
        } else if self.judge_outcome(outcome).is_err() {
            return Ok(vec![]);
        }
        let mut events = Vec::new();
        self.settle_unchecked(outcome, &mut events);
        Ok(events)
    }
}

impl Heuristics for Broken {
    const DECISIVE_LEAD: f32 = 6.0;

    fn sensible(&self, seat: Seat, into: &mut Vec<Action>) {
        match FAULT.get() {
            Fault::SenselessChoice => into.push(Action(LanternsAction::Rest)),
            Fault::NothingSensible => return,
            Fault::SensibleClearsBuffer => into.clear(),
            _ => {}
        }
        self.actions(seat, into);
    }

    fn chances(&self, into: &mut Vec<Weighted<LanternsOutcome>>) {
        self.outcomes(into);
        match FAULT.get() {
            Fault::ForgottenChance if into.len() > 2 => drop(into.pop()),
            Fault::ChanceTwice if into.len() > 2 => into.extend(into.last().copied()),
            _ => {}
        }
    }

    fn outlook(&self) -> Outlook {
        let mut outlook = self.inner.outlook();
        if has(Fault::OutlookNotANumber) {
            outlook[0] = f32::NAN;
        }
        outlook
    }
}

fn told<S: Sink<LanternsEvent>>(_sink: &S) -> bool {
    S::WANTED && !<Quiet as Sink<LanternsEvent>>::WANTED
}
