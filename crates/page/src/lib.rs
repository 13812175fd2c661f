//! The page, compiled to WebAssembly.
//!
//! The build script (`build/main.rs`) builds the crate `browser` with a cargo of its own and tells `bundle` where
//! the result lies. It needs next to nothing itself: the page is the longest part of a build, and so the first that is
//! begun, while the tools that pack it and the server are compiled beside it.
