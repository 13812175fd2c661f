//! What the page weighs: a line per file, then sums: what is fetched at first, what with a part that
//! is fetched later, and all.
//!
//! ```text
//! cargo run -p anleger-bundle --example weight
//! ```

use bundle::{FILES, File, parts};

fn main() {
    println!("{:>9} {:>9}  file", "bytes", "brotli");
    for file in FILES {
        let of = file.part_of.join(", ");
        println!("{:>9} {:>9}  {} {of}", file.body.len(), file.weight(), file.path);
    }
    sum("at first", |file| file.part_of.is_empty());
    for part in parts() {
        sum(&format!("with {part}"), |file| file.is_for(part));
    }
    sum("all", |_| true);
}

fn sum(what: &str, counts: impl Fn(&File) -> bool) {
    let (bytes, brotli) = FILES
        .iter()
        .filter(|file| counts(file))
        .fold((0, 0), |(bytes, brotli), file| (bytes + file.body.len(), brotli + file.weight()));
    println!("{bytes:>9} {brotli:>9}  {what}");
}
