//! One option of a game that is being chosen.

use game::{OptionSpec, Values};
use leptos::prelude::*;
use serde_json::{Map, Value};
use stage::{GameExtras, OptionWords};
use wire::rest::GameCard;

use crate::prefs::Prefs;

/// One option that is being chosen.
#[derive(Clone, Copy)]
pub struct Knob {
    pub game_info: &'static dyn GameExtras,
    spec: StoredValue<OptionSpec>,
    /// As the book plays it.
    book: StoredValue<Value>,
    /// Options that differ from the book.
    chosen: RwSignal<Map<String, Value>>,
    /// Everything that the table agrees on.
    agreed: Memo<Map<String, Value>>,
    prefs: Prefs,
}

impl Knob {
    /// The options of a game that are meant for people.
    pub fn all(card: GameCard, chosen: RwSignal<Map<String, Value>>) -> Vec<Knob> {
        let prefs = Prefs::get();
        let GameCard { name, schema, book, .. } = card;
        let Some(game_info) = stage::extras(&name) else { return Vec::new() };
        let whole = book.clone();
        let agreed = Memo::new(move |_| {
            let mut all = whole.clone();
            all.extend(chosen.get());
            all
        });
        // An option without words is not for people.
        let meant = |spec: &OptionSpec| game_info.option(&spec.key, prefs.peek().lang).is_some();
        let knob = |spec: OptionSpec| {
            let book = StoredValue::new(book.get(&spec.key).cloned().unwrap_or_default());
            Knob { game_info, spec: StoredValue::new(spec), book, chosen, agreed, prefs }
        };
        schema.into_iter().filter(meant).map(knob).collect()
    }

    /// Its name on the wire.
    pub fn key(self) -> String {
        self.spec.with_value(|spec| spec.key.clone())
    }

    /// What it takes.
    pub fn values(self) -> Values {
        self.spec.with_value(|spec| spec.values.clone())
    }

    /// Its value now, tracked.
    pub fn value(self) -> Value {
        let chosen = self.chosen.with(|chosen| chosen.get(&self.key()).cloned());
        chosen.unwrap_or_else(|| self.book.get_value())
    }

    /// Is this its value unless somebody chooses another?
    pub fn is_usual(self, value: &Value) -> bool {
        self.book.with_value(|book| book == value)
    }

    /// Makes this its value.
    pub fn set(self, value: Value) {
        self.chosen.update(|chosen| match self.is_usual(&value) {
            true => drop(chosen.remove(&self.key())),
            false => drop(chosen.insert(self.key(), value)),
        });
    }

    /// Is this word the value, or one of several? Tracked.
    pub fn has(self, word: &str) -> bool {
        match self.value() {
            Value::Array(all) => all.iter().any(|one| one == word),
            value => value == word,
        }
    }

    /// Takes a word in or out where there may be several; else it becomes the value.
    pub fn choose(self, word: &str, on: bool) {
        let Values::Several { of } = self.values() else {
            return self.set(Value::String(word.to_owned()));
        };
        // In the order of the schema, so that taking one out and in again changes nothing.
        let keeps = |one: &String| if one == word { on } else { self.has(one) };
        self.set(of.into_iter().filter(keeps).map(Value::String).collect());
    }

    /// May it have several values at once?
    pub fn takes_several(self) -> bool {
        self.spec.with_value(|spec| matches!(spec.values, Values::Several { .. }))
    }

    /// Does it matter at this table? Tracked.
    pub fn is_asked(self) -> bool {
        self.agreed.with(|all| self.game_info.asks(&self.key(), all))
    }

    /// What it is about, tracked.
    pub fn label(self) -> &'static str {
        self.words().map_or("", |words| words.label)
    }

    /// Its words, tracked.
    pub fn words(self) -> Option<OptionWords> {
        self.game_info.option(&self.key(), self.prefs.lang())
    }

    /// A value in words, tracked.
    pub fn value_words(self, value: &str) -> String {
        let found = self.game_info.value(&self.key(), value, self.prefs.lang());
        found.map_or_else(|| value.to_owned(), str::to_owned)
    }

    /// A value in words that need no label, tracked.
    pub fn meaning(self, value: &Value) -> Option<String> {
        let lang = self.prefs.lang();
        self.agreed.with(|all| self.game_info.meaning(&self.key(), value, all, lang))
    }

    /// The values of an option that has pictures of them; one without is not for the set-up.
    pub fn pictured(self) -> Option<Vec<String>> {
        let of = match self.values() {
            Values::Choice { of } | Values::Several { of } => of,
            _ => return None,
        };
        let lang = self.prefs.peek().lang;
        let shown = |value: &String| self.game_info.preview(&self.key(), value, lang).is_some();
        let shown: Vec<String> = of.into_iter().filter(shown).collect();
        (!shown.is_empty()).then_some(shown)
    }
}
