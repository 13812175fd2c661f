//! The laws of the house, tested through its public doors.

#[cfg(test)]
mod common;
#[cfg(test)]
mod record;
#[cfg(test)]
mod referee;
