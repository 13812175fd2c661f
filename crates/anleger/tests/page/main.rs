//! The page in a real browser: the program is started, Chromium is driven over WebDriver, and
//! everything is found by its `data-test` name. `cargo xtask screens` keeps pictures of every
//! screen in `target/screens`; what fails leaves one there as well.

mod against_bots;
mod all_screens;
mod around;
mod arranging;
mod axe;
mod chromium;
mod company;
mod ears;
mod expansions;
mod expected;
mod fairness;
mod keys;
mod languages;
mod late;
mod lobby;
mod manners;
mod moments;
mod names;
mod newworld;
mod person;
mod playing;
mod positions;
mod puzzles;
mod readme;
mod reviewing;
mod screens;
mod server;
mod settlers;
mod sharing;
mod sizes;
mod studying;
mod teaching;
mod together;
mod tour;
mod words;
