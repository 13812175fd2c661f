//! What lies in `deploy/` can be read, and fits the program and itself.

#[cfg(test)]
mod board;
#[cfg(test)]
mod files;
#[cfg(test)]
mod orders;
#[cfg(test)]
mod patience;
#[cfg(test)]
mod places;
