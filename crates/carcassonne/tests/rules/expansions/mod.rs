//! Rulings I, T, D, W, K and X, each proved by the tests that bear its id, and the worked examples of
//! the books. Red, blue, yellow and black are seats 0 to 3.

#[cfg(test)]
mod dragon;
#[cfg(test)]
mod fairy;
#[cfg(test)]
mod inns;
#[cfg(test)]
mod king;
#[cfg(test)]
mod mixes;
#[cfg(test)]
mod portal;
#[cfg(test)]
mod prisoners;
#[cfg(test)]
mod table;
#[cfg(test)]
mod tiles;
#[cfg(test)]
mod tower;
#[cfg(test)]
mod traders;
#[cfg(test)]
mod views;
