//! The program as its users meet it: the real binary, its files, its exit codes.

mod command_line;
mod contest;
mod engine;
mod import;
mod newworld;
mod protocol_doc;
mod records;
mod serve;
mod settlers;
mod sim;
mod support;
