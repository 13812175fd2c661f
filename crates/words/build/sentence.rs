//! What is in a sentence.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

/// The names of all arguments of a sentence, in the order of the names.
pub fn arguments(pattern: &Pattern<String>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    collect(pattern, &mut found);
    found
}

fn collect(pattern: &Pattern<String>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_from(expression, found);
        }
    }
}

fn collect_from(expression: &Expression<String>, found: &mut BTreeSet<String>) {
    let inline = match expression {
        Expression::Select { selector, variants } => {
            variants.iter().for_each(|variant| collect(&variant.value, found));
            selector
        }
        Expression::Inline(inline) => inline,
    };
    match inline {
        InlineExpression::VariableReference { id } => drop(found.insert(id.name.clone())),
        InlineExpression::Placeable { expression } => collect_from(expression, found),
        _ => {}
    }
}

/// The text of a sentence on one line, to be read where its name is used.
pub fn sample(pattern: &Pattern<String>) -> String {
    let piece = |element: &PatternElement<String>| match element {
        PatternElement::TextElement { value } => value.clone(),
        PatternElement::Placeable { .. } => "…".to_owned(),
    };
    let text: String = pattern.elements.iter().map(piece).collect();
    let line: Vec<&str> = text.split_whitespace().collect();
    // What documentation would read as a link or as a tag.
    format!("“{}”", line.join(" ").replace(['[', ']', '<', '>', '`'], ""))
}
