//! The game once more, slow and obvious: everything is flooded and counted anew from the view of
//! the table, and must come out as the rules say.

#[cfg(test)]
mod alarms;
#[cfg(test)]
mod games;
#[cfg(test)]
mod rules;
#[cfg(test)]
mod world;
