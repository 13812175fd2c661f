//! Rulings N-01 to N-52, each proved by the tests that bear its id; every example number of the
//! book, and its page-8 example as a whole record.

#[cfg(test)]
mod bonus;
#[cfg(test)]
mod book;
#[cfg(test)]
mod ending;
#[cfg(test)]
mod finished;
#[cfg(test)]
mod laying;
#[cfg(test)]
mod order;
#[cfg(test)]
mod page_eight;
#[cfg(test)]
mod placing;
#[cfg(test)]
mod plains;
#[cfg(test)]
mod set_up;
#[cfg(test)]
mod surveying;
