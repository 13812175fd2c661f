//! `anleger engine`: a game driven from outside, line by line, in the spirit of UCI.
//!
//! One request per line, one answer per line, both JSON; `docs/protocol.md` describes them all.
//! Whatever comes in, an answer goes out and the conversation goes on.

mod analysing;
mod fault;
mod house;
mod limits;
mod line;
mod looks;
mod matches;
mod moves;
mod session;
mod thinking;
#[cfg(test)]
mod vocabulary;
mod wire;

use std::io::{self, BufRead, Write};

pub use fault::Fault;
pub use limits::Limits;
pub use line::{LINE_BYTES_MAX, Line, Lines};

use session::{Reply, Session};
use wire::Answer;

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
        let answer = Answer::new(id, reply.map(Reply::into_value));
        serde_json::to_writer(&mut output, &answer)?;
        output.write_all(b"\n")?;
        output.flush()?;
        if quit {
            return Ok(Ending::Quit);
        }
    }
    Ok(Ending::InputEnd)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    /// Answers about the toy, in which several decide at once and hands are secret.
    fn talk(requests: &[Value]) -> Vec<Value> {
        let input: String = requests.iter().map(|request| format!("{request}\n")).collect();
        let mut output = Vec::new();
        converse(input.as_bytes(), &mut output, Limits::default()).unwrap();
        let answers = output.split(|&byte| byte == b'\n').filter(|line| !line.is_empty());
        answers.map(|line| serde_json::from_slice(line).unwrap()).collect()
    }

    fn new() -> Value {
        json!({ "method": "new", "game": "lanterns", "seats": 3, "seed": "ab".repeat(32) })
    }

    #[test]
    fn where_several_decide_a_seat_must_be_named() {
        let answers = talk(&[new(), json!({ "method": "actions" })]);
        let deciding = answers[0]["ok"]["turn"]["decide"].as_array().unwrap().len();
        assert!(deciding > 1, "the toy has changed: {}", answers[0]);
        assert_eq!(answers[1]["error"]["code"], "which-seat");
    }

    #[test]
    fn eyes_differ() {
        let look = |seat: Value| json!({ "method": "view", "seat": seat });
        let views = talk(&[
            new(),
            look(0.into()),
            look(1.into()),
            look("spectator".into()),
            json!({ "method": "view" }),
            json!({ "method": "state" }),
        ]);
        assert_ne!(views[1]["ok"]["view"], views[2]["ok"]["view"]);
        assert_ne!(views[1]["ok"]["view"], views[3]["ok"]["view"]);
        assert_eq!(views[3], views[4]);
        assert_ne!(views[3]["ok"]["view"], views[5]["ok"]["state"]);
    }

    #[test]
    fn a_blank_line_is_no_request_and_the_end_is_an_ending() {
        let mut output = Vec::new();
        let ending = converse(&b"\n  \r\n"[..], &mut output, Limits::default()).unwrap();
        assert_eq!((ending, output), (Ending::InputEnd, Vec::new()));
        let quit = &b"{\"method\":\"quit\"}\nnever read"[..];
        let ending = converse(quit, &mut Vec::new(), Limits::default()).unwrap();
        assert_eq!(ending, Ending::Quit);
    }

    #[test]
    fn every_bot_plays_the_toy_to_its_end() {
        for name in bots::NAMES.map(|known| known.name) {
            let mut requests = vec![new()];
            for seat in (0..3).cycle().take(300) {
                let budget = json!({ "playouts": 5 });
                requests.push(json!({ "method": "bot", "name": name, "seat": seat, "seed": 1,
                    "play": true, "budget": budget }));
            }
            requests.push(json!({ "method": "scores" }));
            let answers = talk(&requests);
            let scores = &answers.last().unwrap()["ok"];
            assert!(scores["final"].is_array() && scores["seed"].is_string(), "{name}: {scores}");
        }
    }
}
