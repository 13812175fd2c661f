//! New World: tiles with palisades and plains, the coast, settlers and surveyors.
//!
//! The geometry is that of every tile game; what differs is what stands on the ground (`farm`,
//! `marks`, `sea`), how paints are mixed, and who walks there (`settler`, `surveyor`).

mod farm;
mod map;
mod marks;
mod sea;
mod settler;
mod surveyor;
mod tile;

pub use map::map;
pub use marks::{animal, flag, trading_post};
pub use sea::sea;
pub use settler::settler;
pub use surveyor::surveyor;
pub use tile::Plate;
