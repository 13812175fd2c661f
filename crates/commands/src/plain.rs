//! Text of others on somebody's terminal: nothing in it moves the cursor or turns the line around, and
//! nobody has to scroll past it.

use std::borrow::Cow;

/// So many characters of a line are shown: more than any sentence of ours has.
const LINE_CHARS_MAX: usize = 400;

/// A text in one line.
pub fn line(text: &str) -> Cow<'_, str> {
    let fine = |c: char| !is_unseen(c) && c != '\n';
    if text.len() <= LINE_CHARS_MAX && text.chars().all(fine) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::new();
    for c in text.chars().take(LINE_CHARS_MAX) {
        match fine(c) {
            true => shown.push(c),
            false => shown.extend(c.escape_default()),
        }
    }
    if text.chars().nth(LINE_CHARS_MAX).is_some() {
        shown.push('…');
    }
    Cow::Owned(shown)
}

/// A text of several lines.
pub fn lines(text: &str) -> String {
    text.split('\n').map(line).collect::<Vec<_>>().join("\n")
}

/// Control characters, and those that turn the direction of writing.
fn is_unseen(c: char) -> bool {
    let turns =
        matches!(c, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    c.is_control() || turns
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_terminal_would_obey_is_shown_instead() {
        assert_eq!(line("Änne the 2nd"), "Änne the 2nd");
        assert_eq!(line("\u{1b}[2Jgone\r\n\u{9b}1m"), "\\u{1b}[2Jgone\\r\\n\\u{9b}1m");
        assert_eq!(line("Anna\u{202e}nneB"), "Anna\\u{202e}nneB");
        assert_eq!(lines("one\ntwo\u{7}\n"), "one\ntwo\\u{7}\n");
    }

    #[test]
    fn long_lines_are_cut() {
        let long = "é".repeat(LINE_CHARS_MAX + 1);
        assert_eq!(line(&long).chars().count(), LINE_CHARS_MAX + 1);
        assert!(line(&long).ends_with("é…"));
        assert_eq!(line(&long[2..]), &long[2..]);
    }
}
