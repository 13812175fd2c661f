//! A log that grows: most events have a line of their own, some are told together in one.

use serde_json::Value;

use crate::{Lang, LogLine, Stage};

/// The lines of a log, and those to which something may still be added.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Story {
    lines: Vec<LogLine>,
    open: Vec<Open>,
}

/// A line to which something may still be added.
#[derive(Clone, Debug, PartialEq)]
struct Open {
    thread: String,
    line: usize,
    events: Vec<Value>,
}

impl Story {
    /// The lines so far.
    pub fn lines(&self) -> &[LogLine] {
        &self.lines
    }

    /// Adds a line that is no event's of the game.
    pub fn add(&mut self, line: LogLine) {
        self.lines.push(line);
    }

    /// Tells an event; says which line tells it, where one does.
    pub fn tell(
        &mut self,
        stage: &dyn Stage,
        event: &Value,
        names: &[String],
        lang: Lang,
    ) -> Option<usize> {
        let Some(thread) = stage.thread(event) else {
            let line = stage.line(event, names, lang)?;
            self.open.clear();
            self.lines.push(line);
            return Some(self.lines.len() - 1);
        };
        let known = self.open.iter().position(|open| open.thread == thread);
        let at = known.unwrap_or_else(|| {
            self.open.push(Open { thread, line: self.lines.len(), events: Vec::new() });
            self.open.len() - 1
        });
        let open = self.open.get_mut(at)?;
        open.events.push(event.clone());
        let line = stage.line_of(&open.events, names, lang)?;
        match self.lines.get_mut(open.line) {
            Some(told) => *told = line,
            None => self.lines.push(line),
        }
        Some(open.line)
    }
}
