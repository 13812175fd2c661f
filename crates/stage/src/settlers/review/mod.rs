//! What can be told after the game beyond the points.

pub mod ledger;

use ::words::Word;
use ::words::settlers::review as say;
use game::Seat;
use serde_json::Value;
use settlers::Resource;

use self::ledger::{Account, Ledger};
use super::board::Board;
use super::names;
use super::panels::{histogram, read_all};
use crate::{Lang, Panel, PanelPlace, Row};

/// Income, luck, losses, trades and the dice of a game.
pub fn review(board: &Board, names: &[String], told: &[Value], lang: Lang) -> Vec<Panel> {
    let ledger = Ledger::of(board, &read_all(told));
    let table = Table { board, ledger: &ledger, names, lang };
    let panel = |key, title: Word, rows| Panel {
        key,
        title: title.of(lang).to_owned(),
        spot: PanelPlace::Tab,
        rows,
    };
    vec![
        panel("income", say::INCOME, vec![table.income()]),
        panel("luck", say::LUCK_OF_THE_DICE, vec![table.luck_help(), table.luck()]),
        panel("losses", say::LOSSES, vec![table.losses()]),
        panel("trades", say::TRADES, vec![table.trades()]),
        panel("rolls", say::ROLLS, rolls(&ledger, lang)),
    ]
}

/// How often each sum came, and each pair where the dice are known.
fn rolls(ledger: &Ledger, lang: Lang) -> Vec<Row> {
    let sums = histogram(&ledger.sums(), None, lang);
    [sums].into_iter().chain(ledger.pairs().into_iter().flat_map(|all| pairs(all, lang))).collect()
}

fn pairs(all: [[u32; 6]; 6], lang: Lang) -> [Row; 2] {
    let help = say::HOW_OFTEN_EACH_PAIR_CAME.of(lang).to_owned();
    let faces = (1..=6).map(|face: u8| face.to_string());
    let head = [say::DICE.of(lang).to_owned()].into_iter().chain(faces.clone()).collect();
    let line = |(face, counts): (String, [u32; 6])| {
        [face].into_iter().chain(counts.map(|count| count.to_string())).collect()
    };
    [Row::Text(help), Row::Table { head, lines: faces.zip(all).map(line).collect() }]
}

/// A line per seat under some headings.
struct Table<'a> {
    board: &'a Board,
    ledger: &'a Ledger,
    names: &'a [String],
    lang: Lang,
}

impl Table<'_> {
    fn of(&self, columns: &[Word], cells: impl Fn(&Account) -> Vec<String>) -> Row {
        self.under(columns.iter().map(|word| word.of(self.lang)), cells)
    }

    fn under<'b>(
        &self,
        columns: impl Iterator<Item = &'b str>,
        cells: impl Fn(&Account) -> Vec<String>,
    ) -> Row {
        let head = [say::PLAYER.of(self.lang)].into_iter().chain(columns).map(str::to_owned);
        let line = |seat: Seat| {
            let name = names::player(seat, self.names, self.lang).to_owned();
            let account = self.ledger.account(seat);
            [name].into_iter().chain(account.map(&cells).unwrap_or_default()).collect()
        };
        let lines = self.board.players().map(|(seat, _)| line(seat)).collect();
        Row::Table { head: head.collect(), lines }
    }

    fn income(&self) -> Row {
        let kinds = Resource::ALL.map(|kind| names::resource(kind, self.lang));
        let columns = kinds.into_iter().chain([say::TOTAL.of(self.lang)]);
        self.under(columns, |account| {
            let total: u32 = account.income.iter().sum();
            account.income.iter().chain([&total]).map(ToString::to_string).collect()
        })
    }

    fn luck_help(&self) -> Row {
        let text = say::WHAT_THE_DICE_BROUGHT_COMPARED_WITH.of(self.lang);
        Row::Text(text.to_owned())
    }

    fn luck(&self) -> Row {
        self.of(&[say::BROUGHT, say::EXPECTED, say::LUCK], |account| {
            let luck = account.produced as f32 - account.expected;
            let sign = if luck < 0.0 { '-' } else { '+' };
            let [expected, luck] =
                [account.expected, luck].map(|number| names::decimal(number, self.lang));
            vec![account.produced.to_string(), expected, format!("{sign}{luck}")]
        })
    }

    fn losses(&self) -> Row {
        let columns = [
            say::BLOCKED_BY_THE_ROBBER,
            say::STOLEN_FROM_YOU,
            say::TAKEN_BY_MONOPOLY,
            say::DISCARDED_AFTER_A_SEVEN,
            say::STOLEN_FROM_OTHERS,
        ];
        self.of(&columns, |account| {
            let all = [
                account.blocked,
                account.robbed,
                account.monopolised,
                account.discarded,
                account.stole,
            ];
            all.map(|count| count.to_string()).to_vec()
        })
    }

    fn trades(&self) -> Row {
        let columns = [
            say::OFFERS,
            say::WITH_PLAYERS,
            say::WITH_THE_BANK,
            say::CARDS_GIVEN,
            say::CARDS_TAKEN,
        ];
        self.of(&columns, |account| {
            let trade = account.trade;
            let all = [trade.offers, trade.domestic, trade.bank, trade.given, trade.taken];
            all.map(|count| count.to_string()).to_vec()
        })
    }
}
