//! Who else serves the tables of this store.
//!
//! Each node says every second that it is there, and what its clock shows. No node is elected for anything: what any
//! of them may do is decided by the log, and the order in which they try only spares them the race.

mod company;
mod roster;

pub(crate) use company::{keep_company, leave_company};
pub(crate) use roster::{Changes, Roster};
