//! Which page an address means; read and written where it can be tested without a browser.

pub use client::Route;
