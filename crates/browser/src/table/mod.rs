//! A table: live on a server, in the page itself, or being learnt at.
//!
//! [`TableRoom`] is the room around it. Before the match it shows `waiting`, then `playing`:
//! `players` and `side` (log, chat, stock, dice) beside the board, `bar` below it with what is asked,
//! the hand, undo and done, `over` when it has ended. What a frame brings is told to all parts as
//! news by [`Room`].

mod agreed;
mod bar;
mod breakdown;
mod chat;
mod chronicle;
mod desk;
mod fair;
mod flights;
mod joining;
mod listing;
mod log;
mod menu;
mod mixing;
mod next_steps;
mod notices;
mod over;
mod players;
mod playing;
mod position;
mod qr;
mod record;
mod rematch;
mod room;
mod server;
mod sharing;
mod side;
mod signals;
mod toasts;
mod unread;
mod verdict;
mod waiting;

pub use playing::Play;
pub use position::{PositionButtons, copy_text, file_name};
pub use qr::Qr;
pub use record::{save_blob, save_text};
pub use room::{Desk, Room, RoomKind, TableRoom};
pub use server::ServerTable;
pub use sharing::address;
