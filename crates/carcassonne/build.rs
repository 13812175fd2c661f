//! Turns the tile files, which people read and write, into JSON, which the page reads anyway.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-changed=data");
    let out = env::var_os("OUT_DIR").ok_or("cargo runs this, and says where to write")?;
    for file in fs::read_dir("data")? {
        let path = file?.path();
        if path.extension().is_some_and(|kind| kind == "toml") {
            let tiles: serde_json::Value = toml::from_str(&fs::read_to_string(&path)?)?;
            let name = path.with_extension("json");
            fs::write(Path::new(&out).join(name.file_name().ok_or("no name")?), tiles.to_string())?;
        }
    }
    Ok(())
}
