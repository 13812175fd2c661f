//! What the page weighs: a line per file, then sums for each language: what is fetched at first, what
//! with a part that is fetched later, and all.
//!
//! ```text
//! cargo run -p anleger-bundle --example weight
//! ```

use bundle::{FILES, File, languages, parts};

fn main() {
    println!("{:>9} {:>9}  file", "bytes", "brotli");
    for file in FILES {
        let of = file.part_of.join(", ");
        println!("{:>9} {:>9}  {} {of}", file.body.len(), file.weight(), file.path);
    }
    for language in languages() {
        let spoken = |file: &File| file.is_in(language);
        sum(&format!("at first, {language}"), |file| file.part_of.is_empty() && spoken(file));
        for part in parts() {
            sum(&format!("with {part}, {language}"), |file| file.is_for(part) && spoken(file));
        }
        sum(&format!("all, {language}"), spoken);
    }
}

fn sum(what: &str, counts: impl Fn(&File) -> bool) {
    let (bytes, brotli) = FILES
        .iter()
        .filter(|file| counts(file))
        .fold((0, 0), |(bytes, brotli), file| (bytes + file.body.len(), brotli + file.weight()));
    println!("{bytes:>9} {brotli:>9}  {what}");
}
