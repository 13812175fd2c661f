//! Who else serves the tables of this store.
//!
//! Each node says every second that it is there, and what its clock shows. No node is chosen for anything: whoever
//! does what any of them may do first is decided by the log, and [`first`](roster) spares them the race.

mod company;
mod roster;

pub(crate) use company::{keep_company, leave_company};
pub(crate) use roster::{Changes, Roster};
