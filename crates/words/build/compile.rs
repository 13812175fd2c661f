//! Writes the sentences of a part as the program reads them: a JSON list in the order of the English
//! names. A plain sentence is a string. One with arguments is a list of strings, of numbers (the place of
//! an argument among the names of all arguments) and of choices: `[argument, default, key, sentence, …]`.

use fluent_syntax::ast::{
    Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::unicode::unescape_unicode_to_string;
use serde_json::{Value, json};

use crate::fault::Fault;
use crate::folder::{Language, Part};
use crate::sentence::arguments;

/// A sentence on its way.
struct Compiler<'a> {
    language: &'a Language,
    message: &'a str,
    arguments: Vec<String>,
}

/// A part of a language, file after file.
pub fn part(language: &Language, part: &Part, plurals: &str) -> Result<String, Fault> {
    let messages = part.files.iter().flat_map(|file| &file.messages);
    let sentences: Result<Vec<Value>, Fault> = messages
        .map(|(message, pattern)| {
            let arguments = arguments(pattern).into_iter().collect();
            Compiler { language, message, arguments }.sentence(pattern)
        })
        .collect();
    Ok(json!({ "plurals": plurals, "messages": sentences? }).to_string())
}

impl Compiler<'_> {
    fn sentence(&self, pattern: &Pattern<String>) -> Result<Value, Fault> {
        let mut pieces = Vec::new();
        self.pieces(pattern, &mut pieces)?;
        Ok(match pieces.as_mut_slice() {
            [] => json!(""),
            [Value::String(text)] => Value::String(std::mem::take(text)),
            _ => Value::Array(pieces),
        })
    }

    fn pieces(&self, pattern: &Pattern<String>, pieces: &mut Vec<Value>) -> Result<(), Fault> {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => add_text(pieces, value),
                PatternElement::Placeable { expression } => self.expression(expression, pieces)?,
            }
        }
        Ok(())
    }

    fn expression(
        &self,
        expression: &Expression<String>,
        pieces: &mut Vec<Value>,
    ) -> Result<(), Fault> {
        match expression {
            Expression::Select { selector, variants } => {
                pieces.push(self.choice(selector, variants)?);
            }
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                pieces.push(json!(self.place(&id.name)));
            }
            Expression::Inline(InlineExpression::StringLiteral { value }) => {
                add_text(pieces, &unescape_unicode_to_string(value));
            }
            Expression::Inline(InlineExpression::NumberLiteral { value }) => {
                add_text(pieces, value)
            }
            Expression::Inline(InlineExpression::TermReference {
                id,
                arguments: None,
                attribute: None,
            }) => {
                let term = self.language.terms.get(&id.name);
                let term = term.ok_or_else(|| self.fault("no such term in this language"))?;
                self.pieces(term, pieces)?;
            }
            Expression::Inline(InlineExpression::Placeable { expression }) => {
                self.expression(expression, pieces)?;
            }
            Expression::Inline(_) => {
                return Err(self.fault(
                    "functions, attributes and other sentences cannot stand in a sentence",
                ));
            }
        }
        Ok(())
    }

    fn choice(
        &self,
        selector: &InlineExpression<String>,
        variants: &[Variant<String>],
    ) -> Result<Value, Fault> {
        let InlineExpression::VariableReference { id } = selector else {
            return Err(self.fault("only an argument can choose between variants"));
        };
        let fallback = variants.iter().find(|variant| variant.default);
        let fallback = fallback.ok_or_else(|| self.fault("no variant is the default"))?;
        let mut choice = vec![json!(self.place(&id.name)), self.sentence(&fallback.value)?];
        for variant in variants {
            let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) =
                &variant.key;
            choice.extend([json!(name), self.sentence(&variant.value)?]);
        }
        Ok(Value::Array(choice))
    }

    fn place(&self, argument: &str) -> usize {
        self.arguments
            .iter()
            .position(|name| name == argument)
            .expect("collected from this sentence")
    }

    fn fault(&self, why: &'static str) -> Fault {
        let (code, message) = (self.language.code.clone(), self.message.to_owned());
        Fault::Unsupported { code, message, why }
    }
}

/// Adds text to what is there; neighbours become one.
fn add_text(pieces: &mut Vec<Value>, text: &str) {
    match pieces.last_mut() {
        Some(Value::String(before)) => before.push_str(text),
        _ => pieces.push(json!(text)),
    }
}
