//! What code embeds lies in its own crate: a package is packed with nothing from beside its folder.

use std::path::{Component, Path, PathBuf};

use proc_macro2::{TokenStream, TokenTree};

use crate::Failure;
use crate::source::{self, Source};
use crate::workspace::Workspace;

/// Macros that put a file into the program.
const MACROS: [&str; 2] = ["include_bytes", "include_str"];

/// One line for each file that code of ours, tests aside, embeds from outside its crate.
pub fn strays(workspace: &Workspace) -> Result<Vec<String>, Failure> {
    let mut faults = Vec::new();
    for folder in workspace.ours.values() {
        for source in Source::read_code(&folder.join("src"))? {
            faults.extend(strays_in(&source, folder));
        }
    }
    Ok(faults)
}

fn strays_in(source: &Source, folder: &Path) -> Vec<String> {
    let here = source.path.parent().unwrap_or(folder);
    let mut faults = Vec::new();
    source.walk(&mut |trees, at| {
        let line = source::first_line(&trees[at]);
        let path = embedded(trees, at).filter(|_| !source.in_tests(line));
        if let Some(path) = path.filter(|path| !joined(here, path).starts_with(folder)) {
            faults.push(format!("{}:{line}: `{path}` lies outside its crate", source.name()));
        }
    });
    faults
}

/// The file that the macro at `at` embeds, or the beginning of its name where that is put together.
fn embedded(trees: &[TokenTree], at: usize) -> Option<String> {
    let TokenTree::Ident(name) = &trees[at] else { return None };
    if !MACROS.iter().any(|known| name == known) || !source::is_mark(trees, at + 1, '!') {
        return None;
    }
    let TokenTree::Group(inside) = trees.get(at + 2)? else { return None };
    first_text(inside.stream())
}

fn first_text(stream: TokenStream) -> Option<String> {
    stream.into_iter().find_map(|tree| match tree {
        TokenTree::Literal(text) => Some(text.to_string().trim_matches('"').to_owned()),
        TokenTree::Group(inside) => first_text(inside.stream()),
        _ => None,
    })
}

/// Where a path leads that is written from `folder` on, without asking the disk.
fn joined(folder: &Path, path: &str) -> PathBuf {
    let mut place = folder.to_path_buf();
    for step in Path::new(path).components() {
        match step {
            Component::ParentDir => {
                place.pop();
            }
            step => place.push(step),
        }
    }
    place
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &[&str]) {
        let source = Source::parse(Path::new("room/src/deep/x.rs"), text).expect("Rust");
        assert_eq!(strays_in(&source, Path::new("room")), expected, "{text}");
    }

    #[test]
    fn finds_what_lies_beside_the_crate() {
        check(
            "const A: &str = include_str!(\"../../../data/a.toml\");",
            &["room/src/deep/x.rs:1: `../../../data/a.toml` lies outside its crate"],
        );
        check(
            "m! { include_bytes!(concat!(\"../../../\", $id)) }",
            &["room/src/deep/x.rs:1: `../../../` lies outside its crate"],
        );
    }

    #[test]
    fn leaves_alone_what_lies_in_it_and_what_only_tests_embed() {
        check("const A: &str = include_str!(\"../../data/a.toml\");", &[]);
        check("const A: &[u8] = include_bytes!(concat!(env!(\"OUT_DIR\"), \"/a\"));", &[]);
        check("#[cfg(test)]\nconst PAGE: &str = include_str!(\"../../../../docs/page.md\");", &[]);
    }
}
