//! What stands beside a link: the board, what is played, who plays, and how it stands.

use stage::{Lang, Rect, extras};
use wire::{Look, Sight, SightScene};
use words::Word;
use words::extras::pictures as say;

use crate::board::Board;
use crate::lettering::{Weight, fitting, lines, width};
use crate::players::{Rows, rows};
use crate::sheet::{ACCENT, Anchor, LINE, Line, PAPER, QUIET, Sheet, sign};
use crate::telling::titles;

/// As messengers and networks like it: nearly twice as wide as high.
pub const CARD_WIDTH: u32 = 1_200;
/// See [`CARD_WIDTH`].
pub const CARD_HEIGHT: u32 = 630;

/// How wide the board is, and the paper beside it.
const BOARD: f32 = 790.0;
const PAPER_WIDE: f32 = CARD_WIDTH as f32 - BOARD;
/// From the rim of the paper to what is written on it.
const MARGIN: f32 = 30.0;
/// Where what is written begins, and how much room a line has.
const LEFT: f32 = BOARD + MARGIN;
const ROOM: f32 = PAPER_WIDE - 2.0 * MARGIN;

/// The card of a table as SVG; `None` for a game without pictures.
pub fn card(sight: &Sight, lang: Lang) -> Option<String> {
    let board = match sight.look() {
        Some(look) => of_look(&sight.game, look, lang)?,
        None => of_a_game(sight, lang)?,
    };
    let mut card = Card::new(&board);
    card.head(&titles(&sight.game, &sight.options, lang)?);
    let state = match &sight.scene {
        SightScene::Waiting => say::JOIN_IN,
        SightScene::Playing(_) | SightScene::Unseen => say::RUNNING,
        SightScene::Over { .. } => say::FINISHED,
    };
    card.state(state, sight.look().is_none(), lang);
    card.players(sight, lang);
    Some(card.finished())
}

/// The card of a puzzle: the board at which it is asked.
pub fn asking(game: &str, look: &Look, lang: Lang) -> Option<String> {
    let mut card = Card::new(&of_look(game, look, lang)?);
    card.head(&titles(game, &Default::default(), lang)?);
    card.question(say::PUZZLE.of(lang));
    Some(card.finished())
}

/// The card of a study, with the name that its maker gave it.
pub fn study(game: &str, name: &str, look: &Look, lang: Lang) -> Option<String> {
    let mut card = Card::new(&of_look(game, look, lang)?);
    let (title, _) = titles(game, &Default::default(), lang)?;
    card.head(&(title.clone(), title.clone()));
    let study = say::Study { game: &title }.of(lang);
    card.question(&crate::lettering::readable(name).unwrap_or(study));
    Some(card.finished())
}

fn frame() -> Rect {
    let at = stage::Point { x: 14.0, y: 14.0 };
    Rect { at, width: BOARD - 28.0, height: CARD_HEIGHT as f32 - 28.0 }
}

fn of_look(game: &str, look: &Look, lang: Lang) -> Option<String> {
    Some(Board::of(game, look, lang)?.fitted(frame(), 1.0))
}

/// What a game looks like before there is a board: what is agreed on has a map, or the game its emblem.
fn of_a_game(sight: &Sight, lang: Lang) -> Option<String> {
    let game = extras(&sight.game)?;
    let Rect { at, width, height } = frame();
    let map = game.main_option().and_then(|key| {
        let value = sight.options.get(key)?.as_str()?;
        let art = game.preview(key, value, lang)?.art;
        // A map is a document of its own that says how large it is.
        art.starts_with("<svg").then_some(art)
    });
    if let Some(map) = map {
        let place = format!("<svg x='{}' y='{}' width='{width}' height='{height}' ", at.x, at.y);
        return Some(map.replacen("<svg ", &place, 1));
    }
    let grown = width / 2.0 / stage::UNIT;
    let down = at.y + (height - grown * stage::UNIT) / 2.0;
    let emblem = game.emblem();
    Some(format!("<g transform='translate({} {down}) scale({grown})'>{emblem}</g>", at.x))
}

/// A card being drawn, from the top of its paper down.
struct Card {
    sheet: Sheet,
    /// How far down the paper is written on.
    down: f32,
}

impl Card {
    fn new(board: &str) -> Card {
        let (width, height) = (CARD_WIDTH as f32, CARD_HEIGHT as f32);
        let mut sheet = Sheet::new(width, height, art::TABLE);
        sheet.draw(board);
        sheet.draw(&format!(
            "<rect x='{BOARD}' width='{PAPER_WIDE}' height='{height}' fill='{PAPER}'/>\
             <path d='M{BOARD} 0V{height}' stroke='{LINE}' stroke-width='3'/>"
        ));
        let mut card = Card { sheet, down: 0.0 };
        card.house();
        card
    }

    /// The name of the house, at the foot.
    fn house(&mut self) {
        let foot = CARD_HEIGHT as f32 - 40.0;
        let sign = sign().replacen("<svg ", "<svg width='44' height='44' ", 1);
        self.sheet.put(LEFT, foot - 24.0, &sign);
        let line = Line {
            text: "Anleger",
            size: 30.0,
            weight: Weight::Bold,
            fill: QUIET,
            anchor: Anchor::Start,
        };
        self.sheet.write(LEFT + 58.0, foot + 8.0, &line);
    }

    fn line(&mut self, text: &str, size: f32, weight: Weight, fill: &str) {
        self.down += size * 1.12;
        let line = Line { text, size, weight, fill, anchor: Anchor::Start };
        self.sheet.write(LEFT, self.down, &line);
    }

    /// What is played, and with what.
    fn head(&mut self, (game, title): &(String, String)) {
        self.down = 28.0;
        let size = 54.0_f32.min(54.0 * ROOM / width(game, 54.0, Weight::Bold));
        self.line(game, size, Weight::Bold, art::INK);
        self.down += 6.0;
        let more = title.strip_prefix(game.as_str()).unwrap_or(title);
        let more = more.trim_start_matches([' ', '·', ':']);
        for line in lines(more, 27.0, Weight::Medium, ROOM, 2) {
            self.line(&line, 27.0, Weight::Medium, QUIET);
        }
        self.down += 22.0;
    }

    /// How far it is; an invitation looks like something to press.
    fn state(&mut self, state: Word, invites: bool, lang: Lang) {
        let text = state.of(lang);
        if !invites {
            self.line(&fitting(text, 30.0, Weight::Bold, ROOM), 30.0, Weight::Bold, ACCENT);
            self.down += 14.0;
            return;
        }
        let middle = LEFT + ROOM / 2.0;
        self.sheet.draw(&format!(
            "<rect x='{LEFT}' y='{}' width='{ROOM}' height='62' rx='31' fill='{ACCENT}'/>",
            self.down
        ));
        let line =
            Line { text, size: 32.0, weight: Weight::Bold, fill: "#fff", anchor: Anchor::Middle };
        self.sheet.write(middle, self.down + 42.0, &line);
        self.down += 82.0;
    }

    fn players(&mut self, sight: &Sight, lang: Lang) {
        let rows = rows(sight, lang);
        let room = CARD_HEIGHT as f32 - 84.0 - self.down;
        let high = 60.0_f32.min(room / rows.len().max(1) as f32);
        let size = high * 0.54;
        let laid = Rows { x: LEFT, y: self.down, width: ROOM, high, size };
        laid.write(&rows, lang, &mut self.sheet);
    }

    fn question(&mut self, text: &str) {
        self.down += 10.0;
        for line in lines(text, 44.0, Weight::Bold, ROOM, 5) {
            self.line(&line, 44.0, Weight::Bold, ACCENT);
        }
    }

    fn finished(self) -> String {
        self.sheet.finished()
    }
}
