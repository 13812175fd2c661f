//! The JavaScript around the WebAssembly.

use std::path::Path;

use wasm_bindgen_cli_support::Bindgen;

use crate::fault::Fault;

/// Writes `page.js` and `page_bg.wasm`, and the snippets of crates that bring some.
pub fn generate(wasm: &Path, into: &Path) -> Result<(), Fault> {
    if into.exists() {
        // Snippets of crates that are no longer used would stay.
        std::fs::remove_dir_all(into).map_err(Fault::at(into))?;
    }
    let mut bindgen = Bindgen::new();
    let made = bindgen.input_path(wasm).out_name("page").typescript(false).web(true);
    let made = made.and_then(|bindgen| {
        // The parts that come later use the table of functions.
        bindgen.keep_lld_exports(true).demangle(false).remove_name_section(true).remove_producers_section(true);
        bindgen.generate(into)
    });
    made.map_err(|error| Fault::Bindings(format!("{error:#}")))
}
