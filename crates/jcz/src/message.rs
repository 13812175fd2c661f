//! What somebody did, in the other program's words.

use carcassonne::Figure;
use game::Seat;
use landscape::{Cell, Side, Terrain, TileCode, Turns};

use crate::error::{Fault, ImportError};
use crate::file::Sent;
use crate::json::At;
use crate::names;

/// A message of the saved game, as far as we play it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Message {
    Place { tile: TileCode, cell: Cell, turns: Turns },
    Deploy { at: Pointer, meeple: Meeple },
    Pass,
    Commit,
    Dragon { to: Cell },
    Fairy { to: FairyTo },
    Piece { cell: Cell },
    Capture { at: Pointer, meeple: Meeple },
    Exchange { meeple: Meeple },
    Ransom { meeple: Meeple },
    Princess { at: Pointer },
}

/// A part of a laid tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pointer {
    pub cell: Cell,
    pub place: Place,
}

/// What a pointer points to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// A piece of this terrain, with its location.
    Piece(Terrain, String),
    /// The tower on the tile.
    Tower,
}

/// A figure, as in `0.small.3`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Meeple {
    pub id: String,
    pub owner: Seat,
    pub figure: Figure,
}

/// Where the fairy goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum FairyTo {
    /// To a tile.
    Tile(Cell),
    /// To a follower.
    Follower(Pointer),
}

impl Message {
    /// Reads a message.
    pub fn read(sent: &Sent) -> Result<Message, Fault> {
        let payload = At::new("payload", &sent.payload);
        Ok(match sent.kind.as_str() {
            "PLACE_TILE" => read_tile(&payload)?,
            "DEPLOY_MEEPLE" => Message::Deploy {
                at: read_pointer(&payload.get("pointer"))?,
                meeple: read_meeple(&payload.get("meepleId"))?,
            },
            "PASS" => Message::Pass,
            "COMMIT" => Message::Commit,
            "MOVE_NEUTRAL_FIGURE" => read_neutral(&payload)?,
            "PLACE_TOKEN" => read_token(&payload)?,
            "CAPTURE_FOLLOWER" => Message::Capture {
                at: read_pointer(&payload.get("pointer"))?,
                meeple: read_meeple(&payload.get("pointer").get("meepleId"))?,
            },
            "EXCHANGE_FOLLOWER" => {
                Message::Exchange { meeple: read_meeple(&payload.get("meepleId"))? }
            }
            "PAY_RANSOM" => Message::Ransom { meeple: read_meeple(&payload.get("meepleId"))? },
            "RETURN_MEEPLE" => read_return(&payload)?,
            "UNDO" => {
                return Err(Fault::unread("nothing-to-undo", "there is no message before it"));
            }
            other => {
                let reason = format!("no message of the games that we play is called {other}");
                return Err(Fault::unread("unknown-message", reason));
            }
        })
    }
}

fn read_tile(payload: &At<'_>) -> Result<Message, Fault> {
    let tile = read_tile_name(&payload.get("tileId"))?;
    let turns = read_rotation(&payload.get("rotation"))?;
    Ok(Message::Place { tile, cell: read_cell(&payload.get("position"))?, turns })
}

/// The kind of a tile by its name.
pub(crate) fn read_tile_name(name: &At<'_>) -> Result<TileCode, Fault> {
    let name = name.text()?;
    let unknown = || Fault::unread("unknown-tile", format!("we have no tile {name}"));
    names::code(name).ok_or_else(unknown)
}

/// `R90`, or `90`, or nothing at all for a tile that is not turned.
pub(crate) fn read_rotation(rotation: &At<'_>) -> Result<Turns, ImportError> {
    let degrees = match rotation.value().as_str() {
        None if rotation.is_missing() => Some(0),
        None => Some(rotation.whole()?),
        Some(text) => text.strip_prefix('R').unwrap_or(text).parse().ok(),
    };
    match degrees {
        Some(0) => Ok(Turns::new(0)),
        Some(90) => Ok(Turns::new(1)),
        Some(180) => Ok(Turns::new(2)),
        Some(270) => Ok(Turns::new(3)),
        _ => Err(rotation.wrong("R0, R90, R180 or R270")),
    }
}

/// A column or row that a map can have.
pub(crate) fn read_coordinate(number: &At<'_>) -> Result<i16, ImportError> {
    let near = i64::from(Cell::REACH);
    let whole = number.whole()?;
    match i16::try_from(whole) {
        Ok(short) if (-near..=near).contains(&whole) => Ok(short),
        _ => Err(number.wrong("a column or row near the middle of the table")),
    }
}

fn read_cell(position: &At<'_>) -> Result<Cell, ImportError> {
    let numbers = position.list()?;
    let [x, y] = numbers.as_slice() else { return Err(position.wrong("a column and a row")) };
    Ok(Cell::new(read_coordinate(x)?, read_coordinate(y)?))
}

/// A pointer to a feature, or to a figure in one.
fn read_pointer(pointer: &At<'_>) -> Result<Pointer, ImportError> {
    let inner = pointer.get("featurePointer");
    let pointer = if inner.is_missing() { pointer } else { &inner };
    let cell = read_cell(&pointer.get("position"))?;
    let feature = pointer.get("feature");
    let terrain = match feature.text()? {
        "Tower" => return Ok(Pointer { cell, place: Place::Tower }),
        "Road" => Terrain::Road,
        "City" => Terrain::Town,
        "Field" | "Farm" => Terrain::Land,
        "Monastery" | "Cloister" => Terrain::Monastery,
        _ => return Err(feature.wrong("Road, City, Field, Monastery or Tower")),
    };
    let location = pointer.get("location").text()?.to_owned();
    Ok(Pointer { cell, place: Place::Piece(terrain, location) })
}

fn read_meeple(id: &At<'_>) -> Result<Meeple, ImportError> {
    let wrong = || id.wrong("seat, kind and number, as in 0.small.3");
    let text = id.text()?;
    let mut parts = text.split('.');
    let (Some(owner), Some(kind)) = (parts.next(), parts.next()) else { return Err(wrong()) };
    let owner = owner.parse().ok().and_then(Seat::new).ok_or_else(wrong)?;
    let figure = match kind {
        "small" | "small-follower" => Figure::Follower,
        "big" | "big-follower" => Figure::Big,
        "builder" => Figure::Builder,
        "pig" => Figure::Pig,
        _ => return Err(id.wrong("small, big, builder or pig")),
    };
    Ok(Meeple { id: text.to_owned(), owner, figure })
}

fn read_neutral(payload: &At<'_>) -> Result<Message, Fault> {
    let (figure, to) = (payload.get("figureId"), payload.get("to"));
    let tile = match to.value().is_array() {
        true => Some(read_cell(&to)?),
        false if to.get("featurePointer").is_missing() && to.get("feature").is_missing() => {
            Some(read_cell(&to.get("position"))?)
        }
        false => None,
    };
    match (figure.text()?.split('.').next(), tile) {
        (Some("dragon"), Some(to)) => Ok(Message::Dragon { to }),
        (Some("dragon"), None) => Ok(Message::Dragon { to: read_pointer(&to)?.cell }),
        (Some("fairy"), Some(cell)) => Ok(Message::Fairy { to: FairyTo::Tile(cell) }),
        (Some("fairy"), None) => Ok(Message::Fairy { to: FairyTo::Follower(read_pointer(&to)?) }),
        _ => Err(figure.wrong("fairy.1 or dragon.1").into()),
    }
}

fn read_token(payload: &At<'_>) -> Result<Message, Fault> {
    let token = payload.get("token");
    if token.text()? != "TOWER_PIECE" {
        return Err(token.wrong("TOWER_PIECE").into());
    }
    Ok(Message::Piece { cell: read_cell(&payload.get("pointer").get("position"))? })
}

fn read_return(payload: &At<'_>) -> Result<Message, Fault> {
    let source = payload.get("source");
    if !source.is_missing() && source.text()? != "PRINCESS" {
        return Err(source.wrong("PRINCESS").into());
    }
    Ok(Message::Princess { at: read_pointer(&payload.get("pointer"))? })
}

/// The side of a cell beyond which another lies.
pub(crate) fn side_towards(from: Cell, to: Cell) -> Option<Side> {
    Side::ALL.into_iter().find(|&side| from.neighbour(side) == to)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn read(kind: &str, payload: Value) -> Result<Message, Fault> {
        Message::read(&Sent { number: 1, kind: kind.to_owned(), payload, player: None })
    }

    #[test]
    fn messages_are_read() {
        let place = json!({ "tileId": "BA/RCr", "rotation": "R270", "position": [-1, 2] });
        let tile = "D".parse().unwrap();
        let (cell, turns) = (Cell::new(-1, 2), Turns::new(3));
        assert_eq!(read("PLACE_TILE", place), Ok(Message::Place { tile, cell, turns }));
        let feature = json!({ "position": [-1, 2], "feature": "Farm", "location": "NL.ER" });
        let piece = Place::Piece(Terrain::Land, "NL.ER".to_owned());
        let at = Pointer { cell, place: piece };
        let owner = Seat::new(1).unwrap();
        let meeple = Meeple { id: "1.big.1".to_owned(), owner, figure: Figure::Big };
        let deploy = json!({ "pointer": feature, "meepleId": "1.big.1" });
        let expected = Message::Deploy { at: at.clone(), meeple: meeple.clone() };
        assert_eq!(read("DEPLOY_MEEPLE", deploy), Ok(expected));
        let beside = json!({ "featurePointer": feature, "meepleId": "1.big.1" });
        let taken = Message::Capture { at: at.clone(), meeple };
        assert_eq!(read("CAPTURE_FOLLOWER", json!({ "pointer": beside })), Ok(taken));
        let fairy = json!({ "figureId": "fairy.1", "to": beside });
        let fairy_to = Message::Fairy { to: FairyTo::Follower(at.clone()) };
        assert_eq!(read("MOVE_NEUTRAL_FIGURE", fairy), Ok(fairy_to));
        let dragon = json!({ "figureId": "dragon.1", "to": [-1, 2] });
        assert_eq!(read("MOVE_NEUTRAL_FIGURE", dragon), Ok(Message::Dragon { to: cell }));
        let princess = json!({ "pointer": beside, "source": "PRINCESS" });
        assert_eq!(read("RETURN_MEEPLE", princess), Ok(Message::Princess { at }));
        assert_eq!(read("PASS", Value::Null), Ok(Message::Pass));
    }

    #[test]
    fn what_cannot_be_read_says_what_is_wanted() {
        let said = |kind, payload| read(kind, payload).unwrap_err().reason;
        let tile = |name: &str, rotation: Value, position: Value| json!({ "tileId": name, "rotation": rotation, "position": position });
        let place = |name, rotation, position| said("PLACE_TILE", tile(name, rotation, position));
        assert_eq!(place("AM/X", json!("R0"), json!([0, 0])), "we have no tile AM/X");
        assert!(place("BA/C", json!("R45"), json!([0, 0])).contains("wants R0, R90, R180 or R270"));
        assert!(place("BA/C", json!(90), json!([0])).contains("wants a column and a row"));
        assert!(place("BA/C", json!(90), json!([0, 1e9])).contains("near the middle"));
        for id in ["", "0", "7.small.1", "x.small.1", "0.abbot.1", "-1.big.1"] {
            let said = said("PAY_RANSOM", json!({ "meepleId": id }));
            assert!(said.starts_with("payload.meepleId: wants"), "{id}: {said}");
        }
        assert!(said("BAZAAR_BID", json!({})).contains("BAZAAR_BID"));
        assert!(said("UNDO", json!({})).contains("no message before it"));
        assert!(
            said("MOVE_NEUTRAL_FIGURE", json!({ "figureId": "mage.1", "to": [0, 0] }))
                .contains("fairy.1 or dragon.1")
        );
        assert!(said("PLACE_TOKEN", json!({ "token": "TUNNEL_A" })).contains("TOWER_PIECE"));
        assert!(said("RETURN_MEEPLE", json!({ "source": "FESTIVAL" })).contains("PRINCESS"));
        let garden = json!({ "position": [0, 0], "feature": "Garden", "location": "I" });
        let deploy = json!({ "pointer": garden, "meepleId": "0.small.1" });
        assert!(said("DEPLOY_MEEPLE", deploy).contains("Road, City, Field, Monastery or Tower"));
    }
}
