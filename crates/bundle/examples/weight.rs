//! What the page weighs: a line per file, then the sum.
//!
//! ```text
//! cargo run -p bundle --example weight
//! ```

fn main() {
    println!("{:>9} {:>9}  file", "bytes", "brotli");
    for file in bundle::FILES {
        println!("{:>9} {:>9}  {}", file.body.len(), file.weight(), file.path);
    }
    let sum = |weight: fn(&bundle::File) -> usize| bundle::FILES.iter().map(weight).sum::<usize>();
    println!("{:>9} {:>9}  all", sum(|file| file.body.len()), sum(bundle::File::weight));
}
