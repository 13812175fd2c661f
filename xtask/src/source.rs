//! Rust sources as tokens: comments and the insides of strings are out of the way, and lines
//! that only tests see are marked.
//!
//! Tokens rather than a syntax tree, because the insides of macros (`proptest!`) count too.

use std::fs;
use std::ops::RangeInclusive;
use std::path::{Display, Path, PathBuf};

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

use crate::{Failure, workspace};

/// A Rust source file.
#[derive(Debug)]
pub struct Source {
    /// Where it stands.
    pub path: PathBuf,
    tokens: TokenStream,
    lines: usize,
    tests: Vec<RangeInclusive<usize>>,
    test_files: Vec<PathBuf>,
}

/// A function with a body, or a test.
#[derive(Debug, PartialEq, Eq)]
pub struct Function {
    pub name: String,
    /// The line of the word `fn`.
    pub line: usize,
    /// How many lines it has, from the word `fn` to the closing brace.
    pub lines: usize,
    /// Whether `cargo test` runs it: marked as a test and not ignored.
    pub is_test: bool,
}

impl Source {
    /// Reads the text of the file at `path`.
    pub fn parse(path: &Path, text: &str) -> Result<Source, Failure> {
        let tokens: TokenStream = text.parse().map_err(|error: proc_macro2::LexError| {
            let line = error.span().start().line;
            Failure::NotRust { path: path.to_path_buf(), line, error: error.to_string() }
        })?;
        let lines = text.lines().count();
        let mut source = Source {
            path: path.to_path_buf(),
            tokens,
            lines,
            tests: Vec::new(),
            test_files: Vec::new(),
        };
        source.mark_tests();
        Ok(source)
    }

    /// Every Rust file under `folder`, sorted by path.
    pub fn read_all(folder: &Path) -> Result<Vec<Source>, Failure> {
        let mut paths = Vec::new();
        collect_paths(folder, &mut paths)?;
        paths.sort();
        paths
            .into_iter()
            .map(|path| match fs::read_to_string(&path) {
                Ok(text) => Source::parse(&path, &text),
                Err(error) => Err(Failure::File { path, error }),
            })
            .collect()
    }

    /// [`Source::read_all`] without the files that only tests see
    /// (`#[cfg(test)] mod name;`).
    pub fn read_code(folder: &Path) -> Result<Vec<Source>, Failure> {
        let mut sources = Source::read_all(folder)?;
        let tests: Vec<PathBuf> =
            sources.iter().flat_map(|source| source.test_files.iter().cloned()).collect();
        sources.retain(|source| {
            !tests.iter().any(|test| {
                source.path == test.with_extension("rs") || source.path.starts_with(test)
            })
        });
        Ok(sources)
    }

    /// The path from the root of the workspace, for people.
    pub fn name(&self) -> Display<'_> {
        self.path.strip_prefix(workspace::root()).unwrap_or(&self.path).display()
    }

    /// How many lines the file has besides its tests.
    pub fn code_lines(&self) -> usize {
        let tests = self.tests.iter().map(|range| range.clone().count()).sum();
        self.lines.saturating_sub(tests)
    }

    /// Whether only tests see that line.
    pub fn in_tests(&self, line: usize) -> bool {
        self.tests.iter().any(|range| range.contains(&line))
    }

    /// Every function with a name, in macros too, tests included.
    pub fn functions(&self) -> Vec<Function> {
        let mut functions = Vec::new();
        self.walk(&mut |trees, at| functions.extend(function(trees, at)));
        functions
    }

    /// Shows every token in its row of tokens, groups before their insides.
    pub fn walk(&self, see: &mut impl FnMut(&[TokenTree], usize)) {
        walk(self.tokens.clone(), see);
    }

    fn mark_tests(&mut self) {
        let (mut tests, mut test_files) = (Vec::new(), Vec::new());
        let children = folder_of_children(&self.path);
        self.walk(&mut |trees, at| {
            if attribute(trees, at).is_none_or(|group| spelled(group) != "cfg(test)") {
                return;
            }
            let end = item_end(trees, at + 2);
            tests.push(first_line(&trees[at])..=last_line(&trees[end - 1]));
            test_files.extend(outer_module(trees, end).map(|name| children.join(name)));
        });
        tests.sort_by_key(|range| *range.start());
        // A marked item inside a marked item is counted with the outer one.
        tests.dedup_by(|inner, outer| outer.contains(inner.start()));
        (self.tests, self.test_files) = (tests, test_files);
    }
}

/// The line on which a token begins.
pub fn first_line(tree: &TokenTree) -> usize {
    tree.span().start().line
}

/// Whether the token at `at` is this word.
pub fn is_word(trees: &[TokenTree], at: usize, word: &str) -> bool {
    matches!(trees.get(at), Some(TokenTree::Ident(ident)) if ident == word)
}

/// Whether the token at `at` is this punctuation character.
pub fn is_mark(trees: &[TokenTree], at: usize, mark: char) -> bool {
    matches!(trees.get(at), Some(TokenTree::Punct(punct)) if punct.as_char() == mark)
}

/// The insides of the group in braces at `at`.
pub fn braces(trees: &[TokenTree], at: usize) -> Option<&Group> {
    group(trees, at, Delimiter::Brace)
}

fn group(trees: &[TokenTree], at: usize, delimiter: Delimiter) -> Option<&Group> {
    match trees.get(at) {
        Some(TokenTree::Group(group)) if group.delimiter() == delimiter => Some(group),
        _ => None,
    }
}

fn last_line(tree: &TokenTree) -> usize {
    tree.span().end().line
}

fn collect_paths(folder: &Path, into: &mut Vec<PathBuf>) -> Result<(), Failure> {
    let unreadable = |error| Failure::File { path: folder.to_path_buf(), error };
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.is_dir() {
            collect_paths(&path, into)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            into.push(path);
        }
    }
    Ok(())
}

fn walk(stream: TokenStream, see: &mut impl FnMut(&[TokenTree], usize)) {
    let trees: Vec<TokenTree> = stream.into_iter().collect();
    for (at, tree) in trees.iter().enumerate() {
        see(&trees, at);
        if let TokenTree::Group(group) = tree {
            walk(group.stream(), see);
        }
    }
}

/// The brackets of the attribute `#[…]` that begins at `at`.
fn attribute(trees: &[TokenTree], at: usize) -> Option<&Group> {
    if is_mark(trees, at, '#') { group(trees, at + 1, Delimiter::Bracket) } else { None }
}

fn spelled(group: &Group) -> String {
    group.stream().to_string().replace(' ', "")
}

/// Where the item ends whose attributes, visibility or first word stand at `at`.
fn item_end(trees: &[TokenTree], mut at: usize) -> usize {
    while attribute(trees, at).is_some() {
        at += 2;
    }
    if is_word(trees, at, "pub") {
        at += 1 + usize::from(group(trees, at + 1, Delimiter::Parenthesis).is_some());
    }
    let is_item = ITEM_WORDS.iter().any(|word| is_word(trees, at, word));
    let is_statement = ["use", "static", "type", "let"].iter().any(|word| is_word(trees, at, word))
        || is_word(trees, at, "const") && !is_word(trees, at + 1, "fn");
    let ends = |&here: &usize| {
        is_mark(trees, here, ';')
            || !is_statement && braces(trees, here).is_some()
            || !is_statement && !is_item && is_mark(trees, here, ',')
    };
    (at..trees.len()).find(ends).map_or(trees.len(), |last| last + 1)
}

/// Words that begin an item with a body in braces; fields and variants end at a comma instead.
const ITEM_WORDS: [&str; 11] = [
    "async",
    "const",
    "enum",
    "extern",
    "fn",
    "impl",
    "macro_rules",
    "mod",
    "struct",
    "trait",
    "unsafe",
];

/// The name in `mod name;` when these tokens end at `end`.
fn outer_module(trees: &[TokenTree], end: usize) -> Option<String> {
    let start = end.checked_sub(3)?;
    match &trees[start..end] {
        [_, TokenTree::Ident(name), _]
            if is_word(trees, start, "mod") && is_mark(trees, end - 1, ';') =>
        {
            Some(name.to_string())
        }
        _ => None,
    }
}

/// Where the files of the modules stand that the file at `path` declares.
fn folder_of_children(path: &Path) -> PathBuf {
    match path.file_stem().and_then(|stem| stem.to_str()) {
        Some("lib" | "main" | "mod") => path.with_file_name(""),
        _ => path.with_extension(""),
    }
}

fn function(trees: &[TokenTree], at: usize) -> Option<Function> {
    if !is_word(trees, at, "fn") {
        return None;
    }
    let TokenTree::Ident(name) = trees.get(at + 1)? else { return None };
    let end = (at..trees.len())
        .find(|&here| is_mark(trees, here, ';') || braces(trees, here).is_some())?;
    braces(trees, end)?;
    let line = first_line(&trees[at]);
    Some(Function {
        name: name.to_string(),
        line,
        lines: last_line(&trees[end]) - line + 1,
        is_test: is_test(trees, at),
    })
}

/// Whether the attributes before the `fn` at `at` make it a test that runs.
fn is_test(trees: &[TokenTree], mut at: usize) -> bool {
    while at > 0 && matches!(trees[at - 1], TokenTree::Ident(_)) {
        at -= 1;
    }
    let mut test = false;
    while let Some(start) = at.checked_sub(2) {
        let Some(attribute) = attribute(trees, start) else { break };
        let text = spelled(attribute);
        if text.starts_with("ignore") {
            return false;
        }
        test |= text == "test" || text.ends_with("::test");
        at = start;
    }
    test
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(text: &str) -> Source {
        Source::parse(Path::new("src/room.rs"), text).expect("the sample is Rust")
    }

    fn tests_in(text: &str) -> Vec<String> {
        let functions = source(text).functions();
        functions.into_iter().filter(|function| function.is_test).map(|it| it.name).collect()
    }

    #[test]
    fn finds_tests_behind_other_attributes_and_in_macros() {
        let text = "
            #[test] #[should_panic(expected = \"no\")] fn one() {}
            #[allow(dead_code)] #[test] pub async fn two() {}
            proptest! { #![config] #[test] fn three(seed in 0..9_u8) { } }
            mod deep { #[test] fn four() -> Result<(), ()> { Ok(()) } }";
        assert_eq!(tests_in(text), ["one", "two", "three", "four"]);
    }

    #[test]
    fn leaves_out_what_does_not_run() {
        let text = "
            fn helper() {}
            // #[test] fn commented() {}
            const SAMPLE: &str = \"#[test] fn quoted() {}\";
            #[test] #[ignore = \"slow\"] fn late() {}
            #[ignore] #[test] fn early() {}
            fn after() {}";
        assert_eq!(tests_in(text), [""; 0]);
    }

    #[test]
    fn counts_code_lines_without_test_items() {
        let text = "fn code() {}\n#[cfg(test)]\nuse std::{fs, io};\nfn more() {}\n\
                    #[cfg(test)]\nmod tests {\n    fn inner() {}\n}\n";
        let source = source(text);
        assert_eq!(source.code_lines(), 2);
        assert!(source.in_tests(3) && !source.in_tests(4) && source.in_tests(7));
    }

    #[test]
    fn ends_a_test_only_field_at_its_comma() {
        let source = source("struct Room {\n#[cfg(test)]\nseen: u8,\nreal: u8,\n}\n");
        assert!(source.in_tests(3) && !source.in_tests(4));
    }

    #[test]
    fn measures_functions_from_the_word_fn_to_the_brace() {
        let functions =
            source("trait T { fn no_body(); }\n/// Said.\nfn long(\n    a: u8,\n) {\n}")
                .functions();
        let expected = Function { name: "long".into(), line: 3, lines: 4, is_test: false };
        assert_eq!(functions, [expected]);
    }

    #[test]
    fn knows_test_modules_in_files_of_their_own() {
        let source = source("#[cfg(test)]\nmod oracle;\nmod real;");
        assert_eq!(source.test_files, [Path::new("src/room/oracle")]);
    }

    #[test]
    fn says_where_a_file_is_not_rust() {
        let error = Source::parse(Path::new("x.rs"), "fn a() {}\nfn b( {}\n").unwrap_err();
        assert!(error.to_string().starts_with("x.rs:"), "{error}");
    }
}
