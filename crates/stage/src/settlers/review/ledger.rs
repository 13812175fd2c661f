//! The books of a game: every roll, what it brought from where, and what changed hands.
//!
//! They are kept from the events alone. The chips at the start are found by going back from the
//! board as it lies now; who built what is told by the events; and where nobody has moved the robber
//! yet it stands where nothing grows.

use std::collections::BTreeMap;

use game::Seat;
use settlers::{Bundle, Corner, Event, Hex, Roll, pips};

use super::super::board::Board;

/// What a seat made and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Account {
    /// Cards from the bank that were not paid for, by resource.
    pub income: [u32; 5],
    /// Those of them that the dice brought.
    pub produced: u32,
    /// What the dice were to bring.
    pub expected: f32,
    /// What they would have brought but for the robber.
    pub blocked: u32,
    /// Cards drawn from the hand.
    pub robbed: u32,
    /// Cards drawn from other hands.
    pub stole: u32,
    /// Cards lost to a monopoly.
    pub monopolised: u32,
    /// Cards given up after a seven.
    pub discarded: u32,
    /// What was traded.
    pub trade: Dealings,
}

/// What was traded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dealings {
    pub offers: u32,
    /// Trades with other players.
    pub domestic: u32,
    /// Trades with the bank.
    pub bank: u32,
    pub given: u32,
    pub taken: u32,
}

impl Dealings {
    fn add(&mut self, give: Bundle, take: Bundle) {
        self.given += give.total();
        self.taken += take.total();
    }
}

/// A roll of somebody's and what it brought.
#[derive(Clone, Debug, PartialEq)]
pub struct Throw {
    pub seat: Seat,
    pub roll: Roll,
    /// What came from the bank, gold included.
    pub brought: Vec<(Seat, Bundle)>,
    /// Which hexes brought something to whom; the bank may have been short of it.
    pub sources: Vec<(Seat, Hex)>,
}

/// The books of a game.
#[derive(Clone, Debug, Default)]
pub struct Ledger {
    /// Every roll, in order.
    pub throws: Vec<Throw>,
    accounts: Vec<Account>,
}

impl Ledger {
    /// The books after these events, which led to this board.
    pub fn of(board: &Board, events: &[Event]) -> Ledger {
        let mut clerk = Clerk::new(board, events);
        events.iter().for_each(|event| clerk.note(event));
        clerk.books
    }

    /// The books of a seat.
    pub fn account(&self, seat: Seat) -> Option<&Account> {
        self.accounts.get(seat.index())
    }

    /// How often each sum from 2 to 12 was rolled.
    pub fn sums(&self) -> [u32; 11] {
        let mut sums = [0; 11];
        for Throw { roll, .. } in &self.throws {
            sums[usize::from(roll.sum()) - 2] += 1;
        }
        sums
    }

    /// How often each pair was rolled, by the first die and then the second; `None` where nobody knows
    /// any.
    pub fn pairs(&self) -> Option<[[u32; 6]; 6]> {
        let mut pairs = [[0; 6]; 6];
        let mut dice = self.throws.iter().filter_map(|throw| throw.roll.dice()).peekable();
        dice.peek()?;
        for [first, second] in dice {
            pairs[usize::from(first) - 1][usize::from(second) - 1] += 1;
        }
        Some(pairs)
    }
}

/// Who keeps the books, with what lies on the board at that time.
struct Clerk<'a> {
    board: &'a Board,
    books: Ledger,
    first_chips: Vec<Option<u8>>,
    chips: Vec<Option<u8>>,
    buildings: BTreeMap<Corner, (Seat, u32)>,
    robber: Option<Hex>,
    /// Whether what comes from the bank still comes from the last roll.
    paying: bool,
}

impl<'a> Clerk<'a> {
    fn new(board: &'a Board, events: &[Event]) -> Clerk<'a> {
        let chips = first_chips(board, events);
        let accounts = vec![Account::default(); board.view.players.len()];
        Clerk {
            board,
            books: Ledger { throws: Vec::new(), accounts },
            first_chips: chips.clone(),
            chips,
            buildings: BTreeMap::new(),
            robber: None,
            paying: false,
        }
    }

    fn on(&mut self, seat: Seat, note: impl FnOnce(&mut Account)) {
        if let Some(account) = self.books.accounts.get_mut(seat.index()) {
            note(account);
        }
    }

    fn note(&mut self, event: &Event) {
        match *event {
            Event::Rolled { seat, roll } => self.roll(seat, roll),
            Event::Received { seat, cards } => self.receive(seat, cards),
            Event::Short { .. } => {}
            _ => {
                self.paying = false;
                self.note_board(event);
                self.note_cards(event);
            }
        }
    }

    fn note_board(&mut self, event: &Event) {
        match *event {
            Event::DealtAgain => self.chips = self.first_chips.clone(),
            Event::ChipLaid { hex, number } => self.set_chip(hex, Some(number)),
            Event::ChipTaken { from, .. } => self.set_chip(from, None),
            Event::RobberMoved { hex, .. } => self.robber = Some(hex),
            Event::Settled { seat, corner } => drop(self.buildings.insert(corner, (seat, 1))),
            Event::CityBuilt { seat, corner } => drop(self.buildings.insert(corner, (seat, 2))),
            _ => {}
        }
    }

    fn set_chip(&mut self, hex: Hex, number: Option<u8>) {
        self.chips.get_mut(usize::from(hex.0)).into_iter().for_each(|chip| *chip = number);
    }

    fn note_cards(&mut self, event: &Event) {
        match *event {
            Event::Stolen { thief, victim, .. } => {
                self.on(thief, |account| account.stole += 1);
                self.on(victim, |account| account.robbed += 1);
            }
            Event::Monopolised { from, count, .. } => {
                self.on(from, |account| account.monopolised += u32::from(count));
            }
            Event::Discarded { seat, .. } => self.on(seat, |account| account.discarded += 1),
            Event::Offered { seat, .. } => self.on(seat, |account| account.trade.offers += 1),
            Event::BankTraded { seat, give, take } => self.on(seat, |account| {
                account.trade.bank += 1;
                account.trade.add(give, take);
            }),
            Event::Traded { seat, with, give, take } => {
                for (who, give, take) in [(seat, give, take), (with, take, give)] {
                    self.on(who, |account| {
                        account.trade.domestic += 1;
                        account.trade.add(give, take);
                    });
                }
            }
            _ => {}
        }
    }

    fn receive(&mut self, seat: Seat, cards: Bundle) {
        let paying = self.paying;
        self.on(seat, |account| {
            account.income.iter_mut().zip(cards.0).for_each(|(all, more)| *all += u32::from(more));
            account.produced += if paying { cards.total() } else { 0 };
        });
        if let (true, Some(throw)) = (paying, self.books.throws.last_mut()) {
            throw.brought.push((seat, cards));
        }
    }

    fn roll(&mut self, seat: Seat, roll: Roll) {
        let (sum, mut sources) = (roll.sum(), Vec::new());
        for claim in self.claims() {
            let free = self.robber != Some(claim.hex);
            self.on(claim.seat, |account| {
                if free {
                    account.expected += claim.cards as f32 * f32::from(pips(claim.chip)) / 36.0;
                } else if claim.chip == sum {
                    account.blocked += claim.cards;
                }
            });
            if free && claim.chip == sum && !sources.contains(&(claim.seat, claim.hex)) {
                sources.push((claim.seat, claim.hex));
            }
        }
        self.books.throws.push(Throw { seat, roll, brought: Vec::new(), sources });
        self.paying = true;
    }

    /// What every building promises, hex by hex.
    fn claims(&self) -> Vec<Claim> {
        let mut claims = Vec::new();
        for (&corner, &(seat, cards)) in &self.buildings {
            for hex in self.board.hexes_at(corner) {
                let chip = self.chips.get(usize::from(hex.0)).copied().flatten();
                claims.extend(chip.map(|chip| Claim { seat, hex, chip, cards }));
            }
        }
        claims
    }
}

/// A building at a hex with a chip.
struct Claim {
    seat: Seat,
    hex: Hex,
    chip: u8,
    cards: u32,
}

/// The chips before the first of these events.
fn first_chips(board: &Board, events: &[Event]) -> Vec<Option<u8>> {
    let mut chips: Vec<Option<u8>> = board.hexes().map(|(_, hex)| hex.chip).collect();
    for event in events.iter().rev() {
        let (hex, before) = match *event {
            Event::ChipLaid { hex, .. } => (hex, None),
            Event::ChipTaken { from, number, .. } => (from, Some(number)),
            _ => continue,
        };
        chips.get_mut(usize::from(hex.0)).into_iter().for_each(|chip| *chip = before);
    }
    chips
}
