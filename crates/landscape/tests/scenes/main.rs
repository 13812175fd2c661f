//! Small scenes on the landscape itself, without the rules of any game.

#[cfg(test)]
mod free_cells;
#[cfg(test)]
mod growth;
#[cfg(test)]
mod joining;
#[cfg(test)]
mod monasteries;
#[cfg(test)]
mod recount;
#[cfg(test)]
mod shapes;
#[cfg(test)]
mod shore;
#[cfg(test)]
mod table;
#[cfg(test)]
mod twins;
