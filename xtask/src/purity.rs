//! What code below the server may not touch: clocks, files, the environment, the network,
//! processes, the terminal and random sources. Time and chance come in as parameters.

use proc_macro2::TokenTree;

use crate::Failure;
use crate::rooms::{self, Depth};
use crate::source::{self, Source};
use crate::workspace::Workspace;

/// Paths of the standard library that lead outside, with all that lies behind them.
const PATHS: [&str; 9] = [
    "std::env",
    "std::fs",
    "std::io::stderr",
    "std::io::stdin",
    "std::io::stdout",
    "std::net",
    "std::os",
    "std::process",
    "std::time",
];

/// A length of time is a number; only reading a clock is not allowed.
const HARMLESS: &str = "std::time::Duration";

/// Allowed where rooms may think on several threads.
const THREADS: &str = "std::thread";

/// Names that mean a clock or a random source wherever they come from. The standard hash
/// tables are among them: each draws the order of its entries from the system's random source,
/// and a replay must not depend on it.
const WORDS: [&str; 8] = [
    "HashMap",
    "HashSet",
    "Instant",
    "OsRng",
    "RandomState",
    "SystemTime",
    "getrandom",
    "thread_rng",
];

/// Macros that write to the terminal.
const MACROS: [&str; 5] = ["dbg", "eprint", "eprintln", "print", "println"];

/// One line for each place in the code below the server that touches the world outside.
pub fn worldly_code(workspace: &Workspace) -> Result<Vec<String>, Failure> {
    let mut faults = Vec::new();
    for room in rooms::ROOMS.iter().filter(|room| room.depth.is_below_the_server()) {
        let Some(folder) = workspace.ours.get(room.name) else { continue };
        for source in Source::read_code(&folder.join("src"))? {
            faults.extend(worldly_places(&source, room.depth));
        }
    }
    Ok(faults)
}

/// One line for each place in `source`, tests aside, that touches the world outside.
pub fn worldly_places(source: &Source, depth: Depth) -> Vec<String> {
    let mut faults = Vec::new();
    source.walk(&mut |trees, at| {
        let line = source::first_line(&trees[at]);
        if !source.in_tests(line) {
            for what in worldly_names(trees, at, depth) {
                faults.push(format!("{}:{line}: `{what}` below the server", source.name()));
            }
        }
    });
    faults
}

fn worldly_names(trees: &[TokenTree], at: usize, depth: Depth) -> Vec<String> {
    let TokenTree::Ident(ident) = &trees[at] else { return Vec::new() };
    let name = ident.to_string();
    if name == "std" {
        let mut paths = Vec::new();
        spell_paths(trees, at, "", &mut paths);
        return paths.into_iter().filter(|path| is_worldly(path, depth)).collect();
    }
    let is_macro = MACROS.contains(&name.as_str()) && source::is_mark(trees, at + 1, '!');
    let is_file = name == "File" && follows(trees, at).is_some();
    if is_macro || is_file || WORDS.contains(&name.as_str()) { vec![name] } else { Vec::new() }
}

fn is_worldly(path: &str, depth: Depth) -> bool {
    let behind = |door: &str| {
        path.strip_prefix(door).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
    };
    let threads = depth != Depth::Thinking && behind(THREADS);
    !behind(HARMLESS) && (threads || PATHS.iter().any(|door| behind(door)))
}

/// Where the path goes on after `::`, if it does.
fn follows(trees: &[TokenTree], at: usize) -> Option<usize> {
    let joined = source::is_mark(trees, at + 1, ':') && source::is_mark(trees, at + 2, ':');
    joined.then_some(at + 3)
}

/// Spells out every path that begins with the word at `at`: `a::{b, c::d}` is `a::b`, `a::c::d`.
fn spell_paths(trees: &[TokenTree], at: usize, before: &str, into: &mut Vec<String>) {
    let Some(TokenTree::Ident(word)) = trees.get(at) else { return into.push(before.to_owned()) };
    let path = if before.is_empty() { word.to_string() } else { format!("{before}::{word}") };
    let Some(next) = follows(trees, at) else { return into.push(path) };
    let Some(group) = source::braces(trees, next) else {
        return spell_paths(trees, next, &path, into);
    };
    let inside: Vec<TokenTree> = group.stream().into_iter().collect();
    for branch in (0..inside.len()).filter(|&at| at == 0 || source::is_mark(&inside, at - 1, ',')) {
        spell_paths(&inside, branch, &path, into);
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    fn found(text: &str, depth: Depth) -> Vec<String> {
        let source = Source::parse(Path::new("x.rs"), text).expect("the sample is Rust");
        worldly_places(&source, depth)
    }

    fn check(text: &str, names: &[&str]) {
        let expected: Vec<String> =
            names.iter().map(|name| format!("x.rs:1: `{name}` below the server")).collect();
        assert_eq!(found(text, Depth::Rules), expected, "{text}");
    }

    #[test]
    fn finds_clocks() {
        check("use std::time::Instant;", &["std::time::Instant", "Instant"]);
        check(
            "fn now() -> u64 { std::time::SystemTime::now() }",
            &["std::time::SystemTime::now", "SystemTime"],
        );
        check("use std::time;", &["std::time"]);
    }

    #[test]
    fn finds_files_network_environment_and_processes() {
        check("fn f() { std::fs::read(\"x\"); }", &["std::fs::read"]);
        check("fn f() { File::open(\"x\"); }", &["File"]);
        check("use ::std::net::*;", &["std::net"]);
        check("fn f() { std::env::var(\"SEED\"); }", &["std::env::var"]);
        check("fn f() { std::process::exit(1) }", &["std::process::exit"]);
    }

    #[test]
    fn finds_what_hides_in_a_group() {
        check("use std::{fmt, fs, io::{self, stdin}};", &["std::fs", "std::io::stdin"]);
    }

    #[test]
    fn finds_random_sources_and_the_terminal() {
        check("fn f() { rand::thread_rng(); }", &["thread_rng"]);
        check("fn f(b: &mut [u8]) { getrandom::fill(b); }", &["getrandom"]);
        check("use std::collections::{BTreeMap, HashMap};", &["HashMap"]);
        check("fn f() { println!(\"x\"); dbg!(1); }", &["println", "dbg"]);
    }

    #[test]
    fn leaves_harmless_code_alone() {
        check("use std::{fmt, collections::BTreeMap, time::Duration};", &[]);
        check("fn f() -> String { include_str!(\"tiles.toml\").into() } // std::fs", &[]);
        check("/// Never reads `std::env`.\nfn f() { say(\"println!\"); file.print(); }", &[]);
    }

    #[test]
    fn leaves_tests_alone_but_not_what_follows_them() {
        let text = "#[cfg(test)]\nmod tests {\n use std::fs;\n}\nuse std::fs;";
        assert_eq!(found(text, Depth::Rules), ["x.rs:5: `std::fs` below the server"]);
    }

    #[test]
    fn only_bots_may_use_threads() {
        let text = "fn f() { std::thread::scope(|s| {}); }";
        assert_eq!(found(text, Depth::Rules), ["x.rs:1: `std::thread::scope` below the server"]);
        assert_eq!(found(text, Depth::Thinking), [""; 0]);
    }
}
