//! How much one caller may ask for.

use serde::Serialize;

use super::fault::Fault;

/// The most that may be asked for in one request. A caller learns them from `hello`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Limits {
    /// Bytes in a line.
    pub line_bytes: usize,
    /// Milliseconds for one decision of a bot: longer than a person would wait for it.
    pub ms: u64,
    /// Playouts for one decision of a bot: some minutes of thinking.
    pub playouts: u64,
    /// Threads for one decision of a bot: more than most machines have cores.
    pub threads: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        let line_bytes = super::line::LINE_BYTES_MAX;
        Limits { line_bytes, ms: 120_000, playouts: 10_000_000, threads: 64 }
    }
}

impl Limits {
    /// `asked`, or the complaint that it is too much.
    pub fn check(what: &'static str, asked: u64, most: u64) -> Result<u64, Fault> {
        if asked > most { Err(Fault::OverLimit { what, most, asked }) } else { Ok(asked) }
    }
}
