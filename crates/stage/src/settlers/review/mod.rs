//! What can be told after the game beyond the points.

pub mod ledger;

use ::words::extras::settlers_review as say;
use game::Seat;
use serde_json::Value;
use settlers::Resource;

use self::ledger::{Account, Ledger};
use super::board::Board;
use super::names;
use super::panels::{histogram, read_all};
use crate::{Lang, Panel, Row, Spot};

/// Income, luck, losses, trades and the dice of a game.
pub fn review(board: &Board, names: &[String], told: &[Value], lang: Lang) -> Vec<Panel> {
    let ledger = Ledger::of(board, &read_all(told));
    let table = Table { board, ledger: &ledger, names, lang };
    let panel = |key, (english, german), rows| Panel {
        key,
        title: lang.pick::<&str>(english, german).to_owned(),
        spot: Spot::Tab,
        rows,
    };
    vec![
        panel("income", ("Income", "Erträge"), vec![table.income()]),
        panel("luck", ("Luck of the dice", "Würfelglück"), vec![table.luck_help(), table.luck()]),
        panel("losses", ("Losses", "Verluste"), vec![table.losses()]),
        panel("trades", ("Trades", "Tausch"), vec![table.trades()]),
        panel("rolls", ("Rolls", "Würfe"), vec![histogram(&ledger.sums(), None, lang)]),
    ]
}

/// A line per seat under some headings.
struct Table<'a> {
    board: &'a Board,
    ledger: &'a Ledger,
    names: &'a [String],
    lang: Lang,
}

impl Table<'_> {
    fn of(&self, columns: &[(&str, &str)], cells: impl Fn(&Account) -> Vec<String>) -> Row {
        let who = [("Player", "Wer")];
        let columns = who.iter().chain(columns);
        let head = columns.map(|(english, german)| self.lang.pick(*english, *german).to_owned());
        let line = |seat: Seat| {
            let name = names::player(seat, self.names, self.lang).to_owned();
            let account = self.ledger.account(seat);
            [name].into_iter().chain(account.map(&cells).unwrap_or_default()).collect()
        };
        let lines = self.board.players().map(|(seat, _)| line(seat)).collect();
        Row::Table { head: head.collect(), lines }
    }

    fn income(&self) -> Row {
        let kinds = Resource::ALL
            .map(|kind| (names::resource(kind, Lang::En), names::resource(kind, Lang::De)));
        let columns: Vec<(&str, &str)> = kinds.into_iter().chain([("total", "gesamt")]).collect();
        self.of(&columns, |account| {
            let total: u32 = account.income.iter().sum();
            account.income.iter().chain([&total]).map(ToString::to_string).collect()
        })
    }

    fn luck_help(&self) -> Row {
        let text = say::WHAT_THE_DICE_BROUGHT_COMPARED_WITH.of(self.lang);
        Row::Text(text.to_owned())
    }

    fn luck(&self) -> Row {
        let columns = [("brought", "gebracht"), ("expected", "erwartet"), ("luck", "Glück")];
        self.of(&columns, |account| {
            let brought = account.produced as f32;
            let luck = brought - account.expected;
            vec![brought.to_string(), format!("{:.1}", account.expected), format!("{luck:+.1}")]
        })
    }

    fn losses(&self) -> Row {
        let columns = [
            ("blocked by the robber", "vom Räuber blockiert"),
            ("stolen from you", "gestohlen"),
            ("taken by monopoly", "durch Monopol verloren"),
            ("discarded after a 7", "nach einer 7 abgeworfen"),
            ("stolen from others", "selbst gestohlen"),
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
            ("offers", "Angebote"),
            ("with players", "mit anderen"),
            ("with the bank", "mit der Bank"),
            ("cards given", "gegeben"),
            ("cards taken", "bekommen"),
        ];
        self.of(&columns, |account| {
            let trade = account.trade;
            let all = [trade.offers, trade.domestic, trade.bank, trade.given, trade.taken];
            all.map(|count| count.to_string()).to_vec()
        })
    }
}
