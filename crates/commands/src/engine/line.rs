//! Reading lines from somebody who may send anything.

use std::io::{self, BufRead};

/// The most bytes in one line.
///
/// The longest honest line carries a whole record (a few hundred actions of some twenty bytes,
/// escaped): well below 100 kB. One megabyte leaves room for any game to come and keeps what
/// a stranger can make us hold in memory small.
pub const LINE_BYTES_MAX: usize = 1 << 20;

/// One line as it came in.
#[derive(Debug, PartialEq, Eq)]
pub enum Line<'a> {
    /// A line of text, without its end.
    Text(&'a str),
    /// More bytes than the limit; all of them were skipped.
    TooLong,
    /// Bytes that are not UTF-8.
    NotUtf8,
}

/// Where a part of a line ends.
enum Part {
    More,
    LineEnd,
    InputEnd,
}

/// Splits an input into lines and never holds more than `limit` bytes of it.
#[derive(Debug)]
pub struct Lines<R> {
    input: R,
    limit: usize,
    bytes: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    /// The lines of `input`, each of at most `limit` bytes.
    pub fn new(input: R, limit: usize) -> Lines<R> {
        Lines { input, limit, bytes: Vec::new() }
    }

    /// The next line, or `None` at the end of the input.
    pub fn next_line(&mut self) -> io::Result<Option<Line<'_>>> {
        self.bytes.clear();
        let mut length = 0;
        loop {
            match self.take_part(&mut length)? {
                Part::More => {}
                Part::InputEnd if length == 0 => return Ok(None),
                Part::LineEnd | Part::InputEnd => return Ok(Some(self.finish(length))),
            }
        }
    }

    /// Takes what the input has ready, at most to the end of the line, and adds to `length`
    /// how many bytes of that belong to the line.
    fn take_part(&mut self, length: &mut usize) -> io::Result<Part> {
        let chunk = match self.input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => return Ok(Part::More),
            chunk => chunk?,
        };
        if chunk.is_empty() {
            return Ok(Part::InputEnd);
        }
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        *length = length.saturating_add(part.len());
        if *length <= self.limit {
            self.bytes.extend_from_slice(part);
        }
        let taken = part.len() + usize::from(end.is_some());
        self.input.consume(taken);
        Ok(if end.is_some() { Part::LineEnd } else { Part::More })
    }

    fn finish(&self, length: usize) -> Line<'_> {
        if length > self.limit {
            return Line::TooLong;
        }
        std::str::from_utf8(&self.bytes).map_or(Line::NotUtf8, Line::Text)
    }
}

#[cfg(test)]
mod tests {
    use std::io::{BufReader, Read};

    use super::*;

    fn spell(input: impl Read, buffer: usize, limit: usize) -> Vec<String> {
        let mut lines = Lines::new(BufReader::with_capacity(buffer, input), limit);
        let mut spelt = Vec::new();
        while let Some(line) = lines.next_line().unwrap() {
            spelt.push(match line {
                Line::Text(text) => text.to_owned(),
                other => format!("<{other:?}>"),
            });
        }
        spelt
    }

    #[test]
    fn lines_come_whole_whatever_the_buffer() {
        for buffer in 1..9 {
            let got = spell("one\n\ntwo\r\nlast".as_bytes(), buffer, 100);
            assert_eq!(got, ["one", "", "two\r", "last"]);
        }
    }

    #[test]
    fn a_long_line_is_skipped_and_the_next_one_read() {
        for buffer in 1..9 {
            let got = spell("12345\n123456\nok\n1234567".as_bytes(), buffer, 5);
            assert_eq!(got, ["12345", "<TooLong>", "ok", "<TooLong>"]);
        }
    }

    #[test]
    fn bytes_that_are_no_text_are_named_so() {
        assert_eq!(spell(&b"\xff\xfe\nok\n"[..], 4, 100), ["<NotUtf8>", "ok"]);
    }

    #[test]
    fn an_endless_line_is_not_kept() {
        let endless = BufReader::new(io::repeat(b'x').take(1 << 24));
        let mut lines = Lines::new(endless, 10_000);
        assert_eq!(lines.next_line().unwrap(), Some(Line::TooLong));
        assert!(lines.bytes.capacity() <= 2 * 10_000, "{}", lines.bytes.capacity());
        assert_eq!(lines.next_line().unwrap(), None);
    }

    #[test]
    fn a_signal_is_not_the_end() {
        struct Startled(u8);
        impl Read for Startled {
            fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
                self.0 += 1;
                match self.0 {
                    1 | 3 => Err(io::ErrorKind::Interrupted.into()),
                    2 => {
                        into[..3].copy_from_slice(b"a\nb");
                        Ok(3)
                    }
                    _ => Ok(0),
                }
            }
        }
        assert_eq!(spell(Startled(0), 8, 10), ["a", "b"]);
    }
}
