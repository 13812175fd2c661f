//! Random games per second.
fn main() {}
