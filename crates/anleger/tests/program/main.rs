//! The program as its users meet it: the real binary, its files, its exit codes.

mod command_line;
mod contest;
mod engine;
mod import;
mod newworld;
#[cfg(test)]
mod positions;
#[cfg(test)]
mod postgres;
mod protocol_doc;
mod records;
mod serve;
mod settlers;
mod sim;
mod support;
