//! Is every option examined?

use crate::options::{Options, write};

/// The options that none of these agreements changes from what the book says: an examination that
/// leaves one out says nothing about it.
pub fn unexamined<O: Options>(agreements: &[O]) -> Vec<String> {
    let book = write(&O::default());
    let same = |place: usize| agreements.iter().all(|other| write(other)[place] == book[place]);
    let schema = O::schema().into_iter().enumerate();
    schema.filter(|&(place, _)| same(place)).map(|(_, spec)| spec.key).collect()
}
