//! Rulings B-01 to B-24, each proved by the tests that bear its id.

#[cfg(test)]
mod ending;
#[cfg(test)]
mod farming;
#[cfg(test)]
mod placing;
#[cfg(test)]
mod scoring;
#[cfg(test)]
mod sharing;
#[cfg(test)]
mod start;
#[cfg(test)]
mod turn;
