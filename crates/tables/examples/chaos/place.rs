//! Where a process of ours runs: here, or behind a network of its own that can be unplugged.

use std::net::Ipv4Addr;
use std::path::Path;
use std::process::Command;

use testbed::Apart;

/// Where a process runs.
pub enum Place {
    Here,
    Apart(Apart),
}

impl Place {
    /// The address under which it is reached.
    pub fn inside(&self) -> Ipv4Addr {
        match self {
            Place::Here => Ipv4Addr::LOCALHOST,
            Place::Apart(apart) => apart.door(),
        }
    }

    /// The address under which it reaches us.
    pub fn outside(&self) -> Ipv4Addr {
        match self {
            Place::Here => Ipv4Addr::LOCALHOST,
            Place::Apart(apart) => apart.gateway(),
        }
    }

    /// A program that runs there.
    pub fn command(&self, program: &Path) -> Command {
        match self {
            Place::Here => Command::new(program),
            Place::Apart(apart) => apart.command(program),
        }
    }
}
