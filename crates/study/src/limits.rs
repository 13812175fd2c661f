//! How large a study may be: it may come from anybody, and a server keeps it.

/// The most bytes of a study as text: as much as the largest position it can begin with, and thousands of steps
/// with their comments beside an ordinary one.
pub const STUDY_BYTES_MAX: usize = 512 * 1024;

/// The most nodes of a tree: several times the longest match of a record that people bring, chance included.
pub const NODES_MAX: usize = 10_000;

/// The most bytes of a step in notation: several times the longest offer of the Settlers.
pub const STEP_BYTES_MAX: usize = 256;

/// The most characters of a title: a line on a screen.
pub const TITLE_CHARS_MAX: usize = 100;

/// The most characters of a comment: a page of a book.
pub const COMMENT_CHARS_MAX: usize = 2_000;

/// The most marks and arrows at one node: beyond that nobody sees the board.
pub const DRAWINGS_MAX: usize = 64;

/// The most bytes of the name of a thing on a board: twice the longest of our games.
pub const TARGET_BYTES_MAX: usize = 80;

/// How many deletions and promotions can be taken back.
pub const UNDO_MAX: usize = 20;

/// How many matches are kept at hand, so that the neighbours of a node need no replay from the start.
pub(crate) const MATCHES_KEPT: usize = 24;

/// How many steps lie between two matches that are kept on the way to a far node.
pub(crate) const STRIDE: usize = 64;

/// The most outcomes that are drawn in a row: dealing the largest board takes some two hundred.
pub(crate) const DRAWS_MAX: usize = 1_000;
