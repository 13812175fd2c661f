//! A value in a JSON text, with its path for whoever must be told that it is wrong.

use serde_json::{Map, Value};

use crate::error::ImportError;

/// A value and where it stands.
#[derive(Clone, Debug)]
pub(crate) struct At<'a> {
    path: String,
    value: &'a Value,
}

/// More characters of a strange value than anybody wants to read.
const SHOWN_CHARS: usize = 60;

impl<'a> At<'a> {
    /// The whole of something that goes by this name.
    pub fn new(path: impl Into<String>, value: &'a Value) -> At<'a> {
        At { path: path.into(), value }
    }

    /// A field of an object; `null` where it is missing.
    pub fn get(&self, key: &str) -> At<'a> {
        At::new(format!("{}.{key}", self.path), self.value.get(key).unwrap_or(&Value::Null))
    }

    /// The value itself.
    pub fn value(&self) -> &'a Value {
        self.value
    }

    /// Is it missing?
    pub fn is_missing(&self) -> bool {
        self.value.is_null()
    }

    /// The value as text; anything else is refused.
    pub fn text(&self) -> Result<&'a str, ImportError> {
        self.value.as_str().ok_or_else(|| self.wrong("text"))
    }

    /// The value as an object; anything else is refused.
    pub fn object(&self) -> Result<&'a Map<String, Value>, ImportError> {
        self.value.as_object().ok_or_else(|| self.wrong("an object"))
    }

    /// Every entry of a list.
    pub fn list(&self) -> Result<Vec<At<'a>>, ImportError> {
        let all = self.value.as_array().ok_or_else(|| self.wrong("a list"))?;
        let entry = |(place, value)| At::new(format!("{}[{place}]", self.path), value);
        Ok(all.iter().enumerate().map(entry).collect())
    }

    /// A whole number; `3.0` is one too.
    pub fn whole(&self) -> Result<i64, ImportError> {
        let fraction = |number: f64| {
            let small = number.abs() < 1e15 && number.fract() == 0.0;
            small.then_some(number as i64)
        };
        let number = self.value.as_i64().or_else(|| self.value.as_f64().and_then(fraction));
        number.ok_or_else(|| self.wrong("a whole number"))
    }

    /// What should stand here instead.
    pub fn wrong(&self, wanted: &str) -> ImportError {
        let path = self.path.clone();
        if self.is_missing() {
            return ImportError::Field { path, reason: format!("is missing, wants {wanted}") };
        }
        let text = self.value.to_string();
        let cut = text.char_indices().nth(SHOWN_CHARS).map_or(text.len(), |(place, _)| place);
        let dots = if cut < text.len() { "…" } else { "" };
        let reason = format!("wants {wanted}, not {}{dots}", &text[..cut]);
        ImportError::Field { path, reason }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_is_wrong_is_said_with_its_path() {
        let value = json!({ "a": [{ "b": 1.5 }], "c": "x".repeat(100) });
        let root = At::new("file", &value);
        let [entry] = &root.get("a").list().unwrap()[..] else { panic!("one entry") };
        let said = |error: ImportError| error.to_string();
        assert_eq!(
            said(entry.get("b").whole().unwrap_err()),
            "file.a[0].b: wants a whole number, not 1.5"
        );
        assert_eq!(said(root.get("d").text().unwrap_err()), "file.d: is missing, wants text");
        assert!(said(root.get("c").list().unwrap_err()).chars().count() < 100);
        assert_eq!(At::new("n", &json!(3.0)).whole(), Ok(3));
        assert!(At::new("n", &json!(1e300)).whole().is_err());
        assert!(At::new("n", &json!(u64::MAX)).whole().is_err());
    }
}
