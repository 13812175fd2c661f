//! The best moment of a match, as an animated picture (GIF): what led to it, and what came of it.

use client::Replay;
use game::{Audience, Seat};
use gif::{Encoder, Frame, Repeat};
use stage::{Lang, Point, Rect};
use wire::Occupant;

use crate::board::{Board, badge};
use crate::few_colours::FewColours;
use crate::lettering::{Weight, fitting, width};
use crate::players::names;
use crate::points::{Undrawn, painted};
use crate::sheet::{ACCENT, Anchor, LINE, Line, PAPER, Sheet};
use crate::sight::occupants;

/// How wide the picture is, and how high, in points.
pub const MOMENT_WIDTH: u32 = 640;
const WIDE: f32 = MOMENT_WIDTH as f32;
const HIGH: f32 = 520.0;
/// How high the players stand below the board.
const STRIP: f32 = 64.0;

/// Decisions before the best one that are shown, and after it.
const BEFORE: usize = 6;
const AFTER: usize = 3;

/// How long a frame stays, in hundredths of a second; the best one, and the last.
const STAYS: u16 = 70;
const STAYS_LONG: u16 = 200;

/// The moment in which somebody made most points at once; of several the last. What is counted at the end is nobody's
/// doing, so the last decision is none, unless there is no other.
pub fn best_moment(replay: &Replay) -> usize {
    let gain = |moment: usize| {
        let (before, now) = (replay.points(moment - 1), replay.points(moment));
        let gains = before.iter().zip(now).map(|(before, now)| now - before);
        gains.max().unwrap_or_default()
    };
    let last = replay.decisions();
    (1..last.max(2)).max_by_key(|&moment| (gain(moment), moment)).unwrap_or(last).min(last)
}

/// The moments around this one as an animated picture; `None` for a game without pictures.
pub fn moment(replay: &Replay, best: usize, lang: Lang) -> Option<Result<Vec<u8>, Undrawn>> {
    let last = replay.decisions().min(best + AFTER);
    let shown: Vec<usize> = (best.saturating_sub(BEFORE)..=last).collect();
    let film = Film { replay, lang, seats: occupants(replay.players()) };
    let frame = film.board(last)?.frame();
    let mut drawn = Vec::with_capacity(shown.len());
    for moment in &shown {
        let (svg, is_news) = film.svg(*moment, frame)?;
        // Where somebody placed nothing there is nothing to see.
        if !is_news && !drawn.is_empty() && *moment != best {
            continue;
        }
        match painted(&svg, MOMENT_WIDTH) {
            Ok(points) => drawn.push((*moment, points.data().to_vec())),
            Err(error) => return Some(Err(error)),
        }
    }
    Some(bound(&drawn, best))
}

/// A match being filmed.
struct Film<'a> {
    replay: &'a Replay,
    lang: Lang,
    seats: Vec<Occupant>,
}

impl Film<'_> {
    fn board(&self, moment: usize) -> Option<Board> {
        let look = self.replay.look(moment, Audience::Spectator).ok()?;
        Board::of(self.replay.record().game(), &look, self.lang)
    }

    /// A moment, and whether it shows anything new.
    fn svg(&self, moment: usize, frame: Rect) -> Option<(String, bool)> {
        let board = self.board(moment)?.seen_through(frame);
        let before = self.board(moment.saturating_sub(1))?;
        let mut sheet = Sheet::new(WIDE, HIGH, art::TABLE);
        let at = Point { x: 6.0, y: 6.0 };
        let room = Rect { at, width: WIDE - 12.0, height: HIGH - STRIP - 12.0 };
        sheet.draw(&board.fitted(room, 1.0));
        let news = board.news_since(&before, room);
        news.iter().for_each(|rings| sheet.draw(rings));
        let top = HIGH - STRIP;
        sheet.draw(&format!(
            "<rect y='{top}' width='{WIDE}' height='{STRIP}' fill='{PAPER}'/>\
             <path d='M0 {top}H{WIDE}' stroke='{LINE}' stroke-width='2'/>"
        ));
        self.players(moment, &mut sheet);
        let gained = self.replay.points(moment) != self.replay.points(moment.saturating_sub(1));
        Some((sheet.finished(), news.is_some() || gained))
    }

    /// Who plays and what they have, in a row; whoever has just made points is seen to have.
    fn players(&self, moment: usize, sheet: &mut Sheet) {
        let names = names(&self.seats, self.lang);
        let wide = WIDE / names.len().max(1) as f32;
        let before = self.replay.points(moment.saturating_sub(1));
        for (seat, name) in Seat::first(names.len()).zip(&names) {
            let points = self.replay.points(moment).get(seat.index()).copied().unwrap_or_default();
            let gained = points - before.get(seat.index()).copied().unwrap_or_default();
            let left = wide * seat.index() as f32 + 10.0;
            self.player(seat, name, [points, gained], [left, wide - 16.0], sheet);
        }
    }

    fn player(
        &self,
        seat: Seat,
        name: &str,
        [points, gained]: [i32; 2],
        [left, room]: [f32; 2],
        sheet: &mut Sheet,
    ) {
        let middle = HIGH - STRIP / 2.0;
        sheet.put(left + 17.0, middle, &badge(seat, 16.0));
        let (size, weight) = (26.0, Weight::Bold);
        let text = &points.to_string();
        let at = left + 42.0;
        let line = Line { text, size, weight, fill: art::INK, anchor: Anchor::Start };
        sheet.write(at, middle + 9.0, &line);
        let more = at + width(text, size, weight) + 8.0;
        let rest = left + room - more;
        let (text, fill, weight) = match gained {
            0 => (fitting(name, 18.0, Weight::Medium, rest), art::INK, Weight::Medium),
            gained => (format!("{gained:+}"), ACCENT, Weight::Bold),
        };
        let size = if gained == 0 { 18.0 } else { 26.0 };
        let line = Line { text: &text, size, weight, fill, anchor: Anchor::Start };
        sheet.write(more, middle + if gained == 0 { 6.0 } else { 9.0 }, &line);
    }
}

/// The frames as one file: each only where it differs from the one before.
fn bound(drawn: &[(usize, Vec<u8>)], best: usize) -> Result<Vec<u8>, Undrawn> {
    let all: Vec<&[u8]> = drawn.iter().map(|(_, points)| points.as_slice()).collect();
    let mut colours = FewColours::of(&all);
    let (wide, high) = (MOMENT_WIDTH as u16, HIGH as u16);
    let mut file = Vec::new();
    let unpacked = |_| Undrawn::Unpacked;
    let mut encoder = Encoder::new(&mut file, wide, high, &colours.palette()).map_err(unpacked)?;
    encoder.set_repeat(Repeat::Infinite).map_err(unpacked)?;
    let mut before: Option<Vec<u8>> = None;
    for (at, (moment, points)) in drawn.iter().enumerate() {
        let now = colours.indices(points);
        let stays = *moment == best || at + 1 == drawn.len();
        let mut frame = changed(before.as_deref(), &now, [wide, high].map(usize::from));
        frame.delay = if stays { STAYS_LONG } else { STAYS };
        encoder.write_frame(&frame).map_err(unpacked)?;
        before = Some(now);
    }
    drop(encoder);
    Ok(file)
}

/// The rectangle in which a picture differs from the one before; a single point where it does not.
fn changed<'a>(before: Option<&[u8]>, now: &[u8], [wide, high]: [usize; 2]) -> Frame<'a> {
    let differs = |x: usize, y: usize| {
        before.is_none_or(|before| before.get(y * wide + x) != now.get(y * wide + x))
    };
    let column = |x: usize| (0..high).any(|y| differs(x, y));
    let row = |y: usize| (0..wide).any(|x| differs(x, y));
    let left = (0..wide).find(|&x| column(x)).unwrap_or(0);
    let right = (0..wide).rev().find(|&x| column(x)).unwrap_or(0);
    let top = (0..high).find(|&y| row(y)).unwrap_or(0);
    let bottom = (0..high).rev().find(|&y| row(y)).unwrap_or(0);
    let line = |y: usize| now.get(y * wide + left..=y * wide + right).unwrap_or_default();
    let buffer: Vec<u8> = (top..=bottom).flat_map(line).copied().collect();
    let number = |at: usize| u16::try_from(at).unwrap_or(u16::MAX);
    Frame {
        left: number(left),
        top: number(top),
        width: number(right - left + 1),
        height: number(bottom - top + 1),
        buffer: buffer.into(),
        ..Frame::default()
    }
}
