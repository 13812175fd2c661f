//! landscape
