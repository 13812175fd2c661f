//! The laws of the house, tested through its public doors.

#[cfg(test)]
mod broken;
#[cfg(test)]
mod common;
#[cfg(test)]
mod conformance;
#[cfg(test)]
mod documents;
#[cfg(test)]
mod erased;
#[cfg(test)]
mod record;
#[cfg(test)]
mod referee;
#[cfg(test)]
mod shares;
