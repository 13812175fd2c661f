//! The server over real sockets.

mod app;
mod client;
mod hostile;
mod house;
mod people;
mod playing;
mod returning;
mod secrets;
mod time;
