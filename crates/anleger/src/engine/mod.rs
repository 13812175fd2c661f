//! `anleger engine`: a game driven from outside, line by line, in the spirit of UCI.
//!
//! One request per line, one answer per line, both JSON; `docs/protocol.md` describes them all.
//! Whatever comes in, an answer goes out and the conversation goes on.

mod fault;
mod house;
mod limits;
mod line;
mod looks;
mod matches;
mod moves;
mod session;
mod thinking;
mod wire;

use std::io::{self, BufRead, Write};

pub use fault::Fault;
pub use limits::Limits;
pub use line::{LINE_BYTES_MAX, Line, Lines};

use session::{Reply, Session};

/// Raised whenever a caller of before could misunderstand an answer.
pub const PROTOCOL_VERSION: u32 = 1;

/// How a conversation ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The caller said `quit`.
    Quit,
    /// The caller said no more.
    InputEnd,
}

/// Answers every line of `input` on `output` until `quit` or the end of the input.
pub fn converse(input: impl BufRead, mut output: impl Write, limits: Limits) -> io::Result<Ending> {
    let mut lines = Lines::new(input, limits.line_bytes);
    let mut session = Session::new(limits);
    while let Some(line) = lines.next_line()? {
        let (id, request) = match line {
            Line::TooLong => (None, Err(Fault::LineTooLong(limits.line_bytes))),
            Line::NotUtf8 => (None, Err(Fault::NotUtf8)),
            Line::Text(text) if text.trim().is_empty() => continue,
            Line::Text(text) => wire::parse(text),
        };
        let reply = request.and_then(|request| session.answer(request));
        let quit = matches!(reply, Ok(Reply::Quit));
        let answer = wire::answer(id, reply.map(Reply::into_value));
        serde_json::to_writer(&mut output, &answer)?;
        output.write_all(b"\n")?;
        output.flush()?;
        if quit {
            return Ok(Ending::Quit);
        }
    }
    Ok(Ending::InputEnd)
}
