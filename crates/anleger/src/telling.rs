//! Events of any game in words, made from their serialised form.

use std::fmt;

use game::Game;
use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};

/// The name that every game gives to an event of scoring.
const SCORED: &str = "scored";

/// A serialised value that keeps the order in which its fields were declared.
enum Telling {
    Word(String),
    List(Vec<Telling>),
    Fields(Vec<(String, Telling)>),
}

/// Why points were made, in one line, where `event` is about that.
pub fn scoring<G: Game>(event: &G::Event) -> Option<String> {
    let json = serde_json::to_string(event).ok()?;
    match serde_json::from_str(&json).ok()? {
        Telling::Fields(fields) => {
            let (name, why) = fields.into_iter().next()?;
            (name == SCORED).then(|| why.to_string())
        }
        _ => None,
    }
}

impl fmt::Display for Telling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Telling::Word(word) => f.write_str(word),
            Telling::List(items) if items.is_empty() => f.write_str("none"),
            Telling::List(items) => join(f, items.iter(), " "),
            Telling::Fields(fields) => match fields.as_slice() {
                // A place on a map, as notation spells it.
                [(x, column), (y, row)] if x == "x" && y == "y" => write!(f, "{column},{row}"),
                fields => join(f, fields.iter().map(Field), ", "),
            },
        }
    }
}

struct Field<'a>(&'a (String, Telling));

impl fmt::Display for Field<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0.0, self.0.1)
    }
}

fn join(
    f: &mut fmt::Formatter<'_>,
    items: impl Iterator<Item = impl fmt::Display>,
    between: &str,
) -> fmt::Result {
    for (place, item) in items.enumerate() {
        if place > 0 {
            f.write_str(between)?;
        }
        item.fmt(f)?;
    }
    Ok(())
}

impl<'de> Deserialize<'de> for Telling {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Telling, D::Error> {
        deserializer.deserialize_any(Listener)
    }
}

struct Listener;

impl<'de> Visitor<'de> for Listener {
    type Value = Telling;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("anything")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Telling, E> {
        Ok(Telling::Word(if value { "yes" } else { "no" }.to_owned()))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Telling, E> {
        Ok(Telling::Word(value.to_string()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Telling, E> {
        Ok(Telling::Word(value.to_string()))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Telling, E> {
        Ok(Telling::Word(value.to_string()))
    }

    fn visit_str<E>(self, value: &str) -> Result<Telling, E> {
        Ok(Telling::Word(value.to_owned()))
    }

    fn visit_unit<E>(self) -> Result<Telling, E> {
        Ok(Telling::Word("none".to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Telling, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = seq.next_element()? {
            items.push(item);
        }
        Ok(Telling::List(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Telling, A::Error> {
        let mut fields = Vec::new();
        while let Some(field) = map.next_entry()? {
            fields.push(field);
        }
        Ok(Telling::Fields(fields))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(json: &str) -> String {
        serde_json::from_str::<Telling>(json).unwrap().to_string()
    }

    #[test]
    fn fields_keep_their_order_and_cells_look_like_notation() {
        let json = r#"{"feature":"city","finished":true,"tiles":[{"x":1,"y":-2},{"x":0,"y":0}],
            "cities":[],"points":8,"holders":[0,1]}"#;
        let told = "feature city, finished yes, tiles 1,-2 0,0, cities none, points 8, holders 0 1";
        assert_eq!(words(json), told);
    }

    #[test]
    fn odd_values_are_told_as_well() {
        assert_eq!(words(r#"[null, 1.5, false, "a"]"#), "none 1.5 no a");
    }
}
