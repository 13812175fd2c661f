//! Games of another program: files of our own making, and games of ours that are written down as the
//! other program would and read back.

#[cfg(test)]
mod export;
#[cfg(test)]
mod figures;
#[cfg(test)]
mod games;
#[cfg(test)]
mod samples;
