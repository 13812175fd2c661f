//! How big files and functions may grow: a room that outgrows them wants a wall.

use crate::Failure;
use crate::source::Source;
use crate::workspace::Workspace;

/// Lines a file may have without its tests: what a reader can hold in one sitting.
pub const FILE_LINES_MAX: usize = 500;

/// Lines after which a function is pointed out. Not a fault: a flat `match` with a line per
/// arm may be longer and still be read at a glance.
pub const FUNCTION_LINES_LONG: usize = 70;

/// The sizes of a set of sources.
#[derive(Debug, Default)]
pub struct Sizes {
    functions: Vec<usize>,
    /// One line for each function that is pointed out.
    pub long_functions: Vec<String>,
    /// One line for each file that is too long.
    pub long_files: Vec<String>,
}

impl Sizes {
    /// Measures the code of every crate of ours.
    pub fn read(workspace: &Workspace) -> Result<Sizes, Failure> {
        let mut sizes = Sizes::default();
        for folder in workspace.ours.values() {
            for source in Source::read_code(&folder.join("src"))? {
                sizes.measure(&source);
            }
        }
        sizes.functions.sort_unstable();
        Ok(sizes)
    }

    fn measure(&mut self, source: &Source) {
        let path = source.name();
        let lines = source.code_lines();
        if lines > FILE_LINES_MAX {
            self.long_files.push(format!("{path}: {lines} lines without tests"));
        }
        let functions = source.functions();
        for function in functions.iter().filter(|function| !source.in_tests(function.line)) {
            self.functions.push(function.lines);
            if function.lines > FUNCTION_LINES_LONG {
                let (line, name, lines) = (function.line, &function.name, function.lines);
                self.long_functions.push(format!("{path}:{line}: `{name}` has {lines} lines"));
            }
        }
    }

    /// The length that this share of the functions does not exceed.
    fn quantile(&self, percent: usize) -> usize {
        let last = self.functions.len().saturating_sub(1);
        self.functions.get(last * percent / 100).copied().unwrap_or(0)
    }
}

/// Fails on files that are too long; prints the sizes and the long functions.
pub fn check() -> Result<(), Failure> {
    let sizes = Sizes::read(&Workspace::read()?)?;
    println!(
        "  {} functions: median {} lines, nine of ten within {}, longest {}",
        sizes.functions.len(),
        sizes.quantile(50),
        sizes.quantile(90),
        sizes.quantile(100),
    );
    for function in &sizes.long_functions {
        println!("  warning: {function}");
    }
    Failure::unless_empty("files that want to be split", sizes.long_files)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    fn sizes(text: &str) -> Sizes {
        let mut sizes = Sizes::default();
        sizes.measure(&Source::parse(Path::new("x.rs"), text).expect("the sample is Rust"));
        sizes
    }

    #[test]
    fn points_out_long_functions() {
        let body = "    call();\n".repeat(FUNCTION_LINES_LONG - 1);
        let text = format!("fn fits() {{\n{}}}\nfn long() {{\n{body}}}\n", &body[12..]);
        assert_eq!(sizes(&text).long_functions, ["x.rs:71: `long` has 71 lines"]);
    }

    #[test]
    fn fails_on_long_files_but_lets_tests_grow() {
        let code = "//\n".repeat(FILE_LINES_MAX);
        let tests = format!("#[cfg(test)]\nmod tests {{\n{code}}}\n");
        assert_eq!(sizes(&format!("{code}{tests}")).long_files, [""; 0]);
        assert_eq!(sizes(&format!("{code}//\n")).long_files, ["x.rs: 501 lines without tests"]);
    }

    #[test]
    fn finds_quantiles() {
        let sizes = Sizes { functions: (1..=11).collect(), ..Sizes::default() };
        assert_eq!([50, 90, 100].map(|percent| sizes.quantile(percent)), [6, 10, 11]);
        assert_eq!(Sizes::default().quantile(50), 0);
    }
}
