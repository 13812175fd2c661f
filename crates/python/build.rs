//! Tells the linker of a Mac that Python's own functions are found when the extension is loaded.

fn main() {
    pyo3_build_config::add_extension_module_link_args();
}
