//! A random game by our rules, written down as the other program would.

use carcassonne::{
    Action, Agreement, Carcassonne, DragonMoves, Element, FairyStands, InterludeView, Move, Perch,
    PhaseView, Set, Spot, TwoTileCity, Word,
};
use game::{Audience, Game, Seat, Turn};
use jcz::names;
use landscape::{Cell, Port, Side};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

use crate::figures::Figures;

const NAMES: [&str; 6] = ["Anna", "Ben", "Chris", "Dora Maar", "Emil", "Finn"];

/// A game and its messages.
pub struct Exporter {
    pub game: Carcassonne,
    pub messages: Vec<Value>,
    pub draws: Vec<String>,
    pub decisions: Vec<String>,
    /// The points after every committed turn, with the number of messages until then.
    pub checkpoints: Vec<(usize, Vec<i32>)>,
    figures: Figures,
    portal: Option<Cell>,
    committed: bool,
    cell: Cell,
}

impl Exporter {
    pub fn begin(options: Agreement, seats: usize) -> Exporter {
        Exporter {
            game: Carcassonne::start(&options, seats).unwrap(),
            messages: Vec::new(),
            draws: Vec::new(),
            decisions: Vec::new(),
            checkpoints: Vec::new(),
            figures: Figures::default(),
            portal: None,
            committed: true,
            cell: Cell::default(),
        }
    }

    /// One random step; whether there was one.
    pub fn step(&mut self, rng: &mut ChaCha8Rng) -> bool {
        match self.game.turn() {
            Turn::Over => return false,
            Turn::Chance => {
                let draw = self.game.pick_outcome(rng, &mut Vec::new()).unwrap();
                self.draws.push(draw.0.to_string());
                let events = self.game.settle(draw).unwrap();
                self.figures.follow(&events);
            }
            Turn::Decide(seats) => {
                let seat = seats.iter().next().unwrap();
                let action = self.game.pick_action(seat, rng, &mut Vec::new()).unwrap();
                self.decide(seat, action);
            }
        }
        true
    }

    fn decide(&mut self, seat: Seat, action: Action) {
        self.decisions.push(format!("{seat} {action}"));
        if let Some((kind, payload)) = self.message(seat, action) {
            self.send(seat, kind, payload);
        }
        let dragon = matches!(action, Action::Expansion(Move::Dragon { .. }));
        let events = self.game.play(seat, action).unwrap();
        self.figures.follow(&events);
        let step_is_over = matches!(
            self.phase(),
            PhaseView::Draw | PhaseView::Over | PhaseView::Interlude(InterludeView::Dragon)
        );
        if step_is_over && !self.committed {
            self.send(seat, "COMMIT", json!({ "random": 0.25 }));
            self.committed = true;
        }
        if self.committed && (dragon || step_is_over) {
            self.checkpoints.push((self.messages.len(), self.scores()));
        }
    }

    fn phase(&self) -> PhaseView {
        self.game.view(Audience::Referee).phase
    }

    /// Was there a tile that fitted nowhere?
    pub fn set_tiles_aside(&self) -> bool {
        let laid = self.messages.iter().filter(|message| message["type"] == "PLACE_TILE").count();
        self.draws.len() > laid
    }

    pub fn scores(&self) -> Vec<i32> {
        self.game.scores(Audience::Referee)[..self.game.seats()].to_vec()
    }

    fn send(&mut self, seat: Seat, kind: &str, payload: Value) {
        let message = json!({ "type": kind, "payload": payload, "player": seat, "clock": 1 });
        self.messages.push(message);
    }

    fn message(&mut self, seat: Seat, action: Action) -> Option<(&'static str, Value)> {
        Some(match action {
            Action::Lay { cell, turns } => {
                let PhaseView::Lay(tile) = self.phase() else { panic!("a tile in hand") };
                self.committed = false;
                self.cell = cell;
                let rotation = ["R0", "R90", "R180", "R270"][turns.index()];
                let name = names::name(tile).unwrap();
                let position = [cell.x, cell.y];
                let place = json!({ "tileId": name, "rotation": rotation, "position": position });
                ("PLACE_TILE", place)
            }
            Action::Place { figure, spot } => {
                let cell = self.portal.take().unwrap_or(self.cell);
                let id = self.figures.free(seat, figure);
                let pointer = self.pointer(cell, Perch::Spot(spot));
                ("DEPLOY_MEEPLE", json!({ "pointer": pointer, "meepleId": id }))
            }
            Action::Pass => ("PASS", json!({})),
            Action::Expansion(Move::Portal { cell }) => {
                self.portal = Some(cell);
                return None;
            }
            Action::Expansion(step) => self.expansion(seat, step),
        })
    }

    fn expansion(&self, seat: Seat, step: Move) -> (&'static str, Value) {
        match step {
            Move::Fairy { cell, perch: Perch::Tile } => {
                let to = [cell.x, cell.y];
                ("MOVE_NEUTRAL_FIGURE", json!({ "figureId": "fairy.1", "to": to }))
            }
            Move::Fairy { cell, perch } => {
                let to = self.beside(cell, perch);
                ("MOVE_NEUTRAL_FIGURE", json!({ "figureId": "fairy.1", "to": to }))
            }
            Move::Princess { cell, spot } => {
                let pointer = self.beside(cell, Perch::Spot(spot));
                ("RETURN_MEEPLE", json!({ "pointer": pointer, "source": "PRINCESS" }))
            }
            Move::Dragon { side } => {
                let view = self.game.view(Audience::Referee);
                let to = view.expansions.unwrap().dragon.unwrap().neighbour(side);
                let to = [to.x, to.y];
                ("MOVE_NEUTRAL_FIGURE", json!({ "figureId": "dragon.1", "to": to }))
            }
            Move::Tower { cell } => {
                let pointer = self.pointer(cell, Perch::Tower);
                ("PLACE_TOKEN", json!({ "token": "TOWER_PIECE", "pointer": pointer }))
            }
            Move::Close { cell, figure } => {
                let pointer = self.pointer(cell, Perch::Tower);
                let id = self.figures.free(seat, figure);
                ("DEPLOY_MEEPLE", json!({ "pointer": pointer, "meepleId": id }))
            }
            Move::Capture { cell, perch } => {
                ("CAPTURE_FOLLOWER", json!({ "pointer": self.beside(cell, perch) }))
            }
            Move::Exchange { figure } => {
                ("EXCHANGE_FOLLOWER", json!({ "meepleId": self.figures.held(seat, figure) }))
            }
            Move::Ransom { from, figure } => {
                let id = self.figures.held_by(from, seat, figure);
                ("PAY_RANSOM", json!({ "meepleId": id }))
            }
            Move::Portal { .. } => unreachable!("sent with the figure"),
        }
    }

    fn beside(&self, cell: Cell, perch: Perch) -> Value {
        let id = self.figures.at(cell, perch);
        json!({ "featurePointer": self.pointer(cell, perch), "meepleId": id })
    }

    fn pointer(&self, cell: Cell, perch: Perch) -> Value {
        let (feature, location) = match perch {
            Perch::Tower | Perch::Tile => ("Tower", "I".to_owned()),
            Perch::Spot(spot @ Spot::City(_)) => ("City", self.location(cell, spot)),
            Perch::Spot(spot @ Spot::Road(_)) => ("Road", self.location(cell, spot)),
            Perch::Spot(Spot::Monastery) => ("Monastery", "I".to_owned()),
            Perch::Spot(spot) => ("Field", self.location(cell, spot)),
        };
        json!({ "position": [cell.x, cell.y], "feature": feature, "location": location })
    }

    /// All that the piece reaches. A tile in the hand of the last message may not lie yet.
    fn location(&self, cell: Cell, spot: Spot) -> String {
        let laid = self.game.map().tile(self.game.map().at(cell).unwrap());
        let tiles = self.game.tiles();
        let piece = tiles.piece_at(laid.kind, laid.turns, spot).unwrap();
        let turned = tiles.atlas().turned(laid.kind, laid.turns);
        let ports = Port::all().filter(|port| turned.piece_at[port.index()] == piece);
        if let Spot::Field(_) | Spot::Courtyard = spot {
            let halves = ports.filter_map(Port::as_half);
            let halves: Vec<String> = halves.map(|half| half.to_string().to_uppercase()).collect();
            return if halves.is_empty() { "I".to_owned() } else { halves.join(".") };
        }
        let sides: Vec<Side> = ports.map(Port::side).collect();
        let missing = Side::ALL.into_iter().filter(|side| !sides.contains(side));
        let missing: Vec<char> = missing.map(Side::letter).collect();
        if let [one] = missing[..] {
            return format!("_{}", one.to_ascii_uppercase());
        }
        // The other program counts against the clock.
        sides.iter().rev().map(|side| side.letter().to_ascii_uppercase()).collect()
    }

    pub fn notation(&self) -> String {
        self.decisions.join("\n")
    }

    /// The file after so many messages, with or without the order of the draws.
    pub fn file(&self, with_order: bool, messages: usize) -> Value {
        let options = self.game.options();
        let seats = self.game.seats();
        let players: Vec<Value> =
            (0..seats).map(|seat| json!({ "name": NAMES[seat], "slot": seat })).collect();
        let all = self.messages.len();
        let mut file = json!({
            "appVersion": "5.8.0", "gameId": "abc", "name": "", "initialRandom": 0.5,
            "created": "2024-01-01T00:00:00.000Z", "clock": 0,
            "players": players,
            "setup": self.setup(options),
            "replay": self.messages[..messages.min(all)],
        });
        let mut notes = serde_json::Map::new();
        if with_order {
            let code = |code: &String| names::name(code.parse().unwrap()).unwrap();
            let order: Vec<&str> = self.draws.iter().map(code).collect();
            notes.insert("drawOrder".to_owned(), json!(order));
        }
        if options.left_over > 0 {
            let kinds = self.game.tiles().kinds();
            let tiles: u16 = kinds.iter().map(|kind| kind.count).sum();
            let start = options.start.tiles().len() as u16;
            let drawn = tiles - start - options.left_over;
            notes.insert("endTurn".to_owned(), json!(drawn));
        }
        file["gameAnnotations"] = notes.into();
        if messages >= all && with_order {
            file["test"] = json!({ "description": "our own", "assertions": self.assertions() });
        }
        file
    }

    fn assertions(&self) -> Vec<String> {
        let points = self.scores().into_iter().enumerate();
        let points = points.map(|(seat, points)| format!("{} has {points} points", NAMES[seat]));
        let end = ["phase is GameOverPhase".to_owned(), "Player can't pass".to_owned()];
        points.chain(end).collect()
    }

    fn setup(&self, options: &Agreement) -> Value {
        let mut sets = serde_json::Map::new();
        sets.insert("basic:1".to_owned(), json!(1));
        for set in options.sets.iter() {
            let name = match set {
                Set::Inns => "inns-and-cathedrals:1",
                Set::Traders => "traders-and-builders:1",
                Set::Dragon => "princess-and-dragon:1",
                Set::Tower => "tower:1",
                // Its titles are elements there; the set would be tiles.
                Set::King => continue,
            };
            sets.insert(name.to_owned(), json!(1));
        }
        let start = options.start.tiles().iter().map(|view| {
            let (name, cell) = (names::name(view.tile), view.cell);
            json!({ "tile": name, "x": cell.x, "y": cell.y, "rotation": 90 * view.turns.index() })
        });
        json!({
            "sets": sets,
            "elements": elements(options),
            "rules": rules(options),
            "start": start.collect::<Vec<_>>(),
        })
    }
}

fn elements(options: &Agreement) -> Value {
    let mut elements = serde_json::Map::new();
    elements.insert("small-follower".to_owned(), json!(options.followers));
    elements.insert("pig-herd".to_owned(), json!(true));
    if options.farmers {
        elements.insert("farmers".to_owned(), json!(true));
    }
    for element in options.elements_played().iter() {
        let word = if element == Element::Goods { "traders" } else { element.word() };
        elements.insert(word.to_owned(), json!(1));
    }
    elements.into()
}

fn rules(options: &Agreement) -> Value {
    let city = if options.two_tile_city == TwoTileCity::Four { "4" } else { "2" };
    let princess = if options.princess_must { "must" } else { "may" };
    let fairy = match options.fairy_stands {
        FairyStands::ByFollower => "next-follower",
        FairyStands::OnTile => "on-tile",
    };
    let dragon = match options.dragon_moves {
        DragonMoves::BeforeScoring => "before-scoring",
        DragonMoves::AfterScoring => "after-scoring",
    };
    json!({ "tiny-city-scoring": city, "princess-action": princess, "fairy-placement": fairy,
        "dragon-move": dragon })
}
