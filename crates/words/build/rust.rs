//! Writes the names of languages and sentences in Rust.

use std::fmt::Write as _;

use fluent_syntax::ast::{Pattern, PatternElement};

use crate::fault::Fault;
use crate::folder::{File, Language, Part};
use crate::sentence::{arguments, sample};

/// Where each language says its own name.
const NAME: (&str, &str) = ("frame/language.ftl", "language-name");

/// The enum of all languages, and their files for programs that bring them along.
pub fn languages(languages: &[Language]) -> Result<String, Fault> {
    let [mut variants, mut codes, mut names, mut embedded] = [const { String::new() }; 4];
    for language in languages {
        let (code, variant) = (&language.code, camel(&language.code));
        let default = if code == crate::ORIGINAL { "#[default]\n" } else { "" };
        let name = name_of(language)?;
        let _ = writeln!(variants, "/// {name}.\n{default}#[serde(rename = {code:?})]\n{variant},");
        let _ = writeln!(codes, "Lang::{variant} => {code:?},");
        let _ = writeln!(names, "Lang::{variant} => {name:?},");
        let _ = writeln!(embedded, "[{}],", files(language));
    }
    let count = languages.len();
    let all: Vec<String> =
        languages.iter().map(|language| format!("Lang::{}", camel(&language.code))).collect();
    Ok(format!(
        "/// A language of the interface: a folder of sentences.\n\
         #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]\n\
         pub enum Lang {{\n{variants}}}\n\
         impl Lang {{\n\
         /// All of them: English, then the others in the order of their codes.\n\
         pub const ALL: [Lang; {count}] = [{all}];\n\
         /// The code for HTML, and for the language a browser asks for.\n\
         pub const fn code(self) -> &'static str {{ match self {{ {codes} }} }}\n\
         /// The name of the language in itself.\n\
         pub const fn name(self) -> &'static str {{ match self {{ {names} }} }}\n\
         }}\n\
         #[cfg(feature = \"embedded\")]\n\
         pub(crate) const EMBEDDED: [[&str; PARTS]; {count}] = [{embedded}];\n",
        all = all.join(", "),
    ))
}

fn name_of(language: &Language) -> Result<String, Fault> {
    let key = (NAME.0.to_owned(), NAME.1.to_owned());
    match language.sentences().get(&key).map(|pattern| pattern.elements.as_slice()) {
        Some([PatternElement::TextElement { value }]) => Ok(value.clone()),
        _ => Err(Fault::Nameless { code: language.code.clone() }),
    }
}

fn files(language: &Language) -> String {
    let file = |part: &Part| {
        let (code, name) = (&language.code, &part.name);
        format!("include_str!(concat!(env!(\"OUT_DIR\"), \"/lang/{code}/{name}.json\"))")
    };
    language.parts.iter().map(file).collect::<Vec<_>>().join(", ")
}

/// The parts, and a module for each with a module for each of its files.
pub fn messages(original: &Language) -> String {
    let names: Vec<String> = original.parts.iter().map(|part| format!("{:?}", part.name)).collect();
    let mut text = format!(
        "/// How many parts each language has.\npub(crate) const PARTS: usize = {};\n\
         /// Their names.\npub(crate) const PART_NAMES: [&str; PARTS] = [{}];\n",
        names.len(),
        names.join(", ")
    );
    for (number, part) in original.parts.iter().enumerate() {
        text += &module(number, part);
    }
    text
}

fn module(number: usize, part: &Part) -> String {
    let name = &part.name;
    let mut text = format!(
        "/// `{name}/`.\npub mod {} {{\n/// These files.\npub const PART: crate::Part = crate::Part({number});\n",
        snake(name)
    );
    let mut place = 0;
    for file in &part.files {
        let _ = writeln!(
            text,
            "/// `{name}/{file}.ftl`.\npub mod {module} {{\nuse crate::Key;",
            file = file.name,
            module = snake(&file.name),
        );
        text += &named(file);
        for (message, pattern) in &file.messages {
            text += &item(number, place, message, pattern);
            place += 1;
        }
        text += "}\n";
    }
    text + "}\n"
}

/// Finds a sentence by a name that comes from elsewhere, such as the code of a refusal.
fn named(file: &File) -> String {
    let plain = file.messages.iter().filter(|(_, pattern)| arguments(pattern).is_empty());
    let arm = |name: &str| format!("{name:?} => Some({}),\n", snake(name).to_uppercase());
    let arms: String = plain.map(|(name, _)| arm(name)).collect();
    if arms.is_empty() {
        return arms;
    }
    format!(
        "/// The sentence without arguments that has this name in the file.\n\
         pub fn named(name: &str) -> Option<crate::Word> {{\nmatch name {{\n{arms}_ => None,\n}}\n}}\n"
    )
}

fn item(part: usize, place: usize, message: &str, pattern: &Pattern<String>) -> String {
    let key = format!("Key {{ part: {part}, place: {place} }}");
    let sample = sample(pattern);
    let arguments: Vec<String> = arguments(pattern).into_iter().collect();
    if arguments.is_empty() {
        let name = snake(message).to_uppercase();
        return format!("/// {sample}\npub const {name}: crate::Word = crate::Word({key});\n");
    }
    let types: Vec<String> = (0..arguments.len()).map(|n| format!("A{n}")).collect();
    let bounds: Vec<String> = types.iter().map(|name| format!("{name}: crate::Fills")).collect();
    let fields: Vec<String> = (arguments.iter().zip(&types))
        .map(|(name, kind)| format!("/// For `{{ ${name} }}`.\npub {}: {kind},", snake(name)))
        .collect();
    let values: Vec<String> =
        arguments.iter().map(|name| format!("self.{}.argument()", snake(name))).collect();
    format!(
        "/// {sample}\npub struct {name}<{types}> {{ {fields} }}\n\
         impl<{bounds}> {name}<{types}> {{\n/// In this language.\n\
         pub fn of(&self, lang: crate::Lang) -> String {{ {key}.fill(lang, &[{values}]) }}\n}}\n",
        name = camel(message),
        types = types.join(", "),
        fields = fields.join("\n"),
        bounds = bounds.join(", "),
        values = values.join(", "),
    )
}

fn snake(name: &str) -> String {
    name.replace('-', "_")
}

fn camel(name: &str) -> String {
    let word = |word: &str| {
        let mut letters = word.chars();
        let first = letters.next().into_iter().flat_map(char::to_uppercase);
        first.chain(letters).collect::<String>()
    };
    name.split('-').map(word).collect()
}
