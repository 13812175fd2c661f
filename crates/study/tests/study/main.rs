//! Studies of a game with secrets, of a large one and of one with dealt boards.

#[cfg(test)]
mod branching;
#[cfg(test)]
mod damaged;
#[cfg(test)]
mod desk;
#[cfg(test)]
mod knowing;
#[cfg(test)]
mod openings;
#[cfg(test)]
mod random_trees;
