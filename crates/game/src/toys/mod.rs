//! Small games to test the house with: bots, tables and the conformance suite itself.
//!
//! They keep the whole contract, in plain code. Enable the feature `toys`, as a
//! dev-dependency.

mod lanterns;

pub use lanterns::{
    Card, Gift, Hand, Lanterns, LanternsAction, LanternsEvent, LanternsOptions, LanternsOutcome,
    LanternsPhase, LanternsRefusal, LanternsView, PlaceView, Ties, Wind,
};
