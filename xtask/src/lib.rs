//! Chores: the test command and the checks that keep the workspace in order.
//!
//! - [`steps`]: what `cargo xtask test` runs, in order;
//! - [`measure`]: load on the server, weight and speed of the page;
//! - [`pictures`]: those of the README;
//! - [`rulings`]: every ruling of a finished set has a test that bears its id;
//! - [`rooms`], [`arrows`], [`purity`]: which crate may know which, and what the crates below
//!   the server may not touch;
//! - [`sentences`]: what stands in the language files is said somewhere;
//! - [`embedded`]: files in a program lie in the crate that puts them there;
//! - [`deny`]: licences and sources of what we depend on;
//! - [`licences`]: their texts, for whoever passes the program on;
//! - [`limits`]: how big files and functions may grow;
//! - [`dist`]: the archive that people download;
//! - [`archive`]: matches and tables that every later program has to replay;
//! - [`python`]: the package for Python, its wheel, its tests and its speed;
//! - [`commands`]: programs that a chore runs;
//! - [`art`]: the sheet of all tiles and figures;
//! - [`chromium`], [`axe`], [`in_chromium`]: the browser that the tests drive, what they look through
//!   pages with, and how they are run;
//! - [`servers`]: the servers that the tests start;
//! - [`workspace`], [`source`]: the workspace and its Rust sources, as the checks see them.

pub mod archive;
pub mod arrows;
pub mod art;
pub mod axe;
pub mod chromium;
pub mod commands;
pub mod deny;
pub mod dist;
pub mod embedded;
mod failure;
pub mod in_chromium;
pub mod licences;
pub mod limits;
pub mod measure;
pub mod pictures;
pub mod postgres;
pub mod purity;
pub mod python;
pub mod rooms;
pub mod rulings;
pub mod sentences;
pub mod servers;
pub mod source;
pub mod steps;
pub mod workspace;

pub use failure::Failure;
