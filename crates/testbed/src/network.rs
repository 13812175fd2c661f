//! Machines with a network of their own, each with two lines: one to those who visit it, one to the servers that it
//! needs, which can be pulled out. Linux's network namespaces, where we may make them.

use std::net::Ipv4Addr;
use std::path::Path;
use std::process::{self, Child, Command, Stdio};

use crate::Missing;
use crate::programs::carry_out;

/// Both switches, to which every machine is connected: for visitors, and for servers.
#[derive(Debug)]
pub struct Network {
    /// What all names of ours begin with.
    name: String,
    /// The third number of all addresses of ours: those of another test program are others.
    net: u8,
    machines: u8,
    /// Clears up when we are gone, however we go: it waits for the end of its input.
    watch: Child,
}

/// A machine of its own, as far as its network goes.
#[derive(Clone, Debug)]
pub struct Apart {
    name: String,
    net: u8,
    number: u8,
}

/// The second number of an address: on which switch. The first is 198: both networks are kept free for tests of
/// networks (RFC 2544), so nobody reaches anything else there.
const DOOR: u8 = 18;
const BACK: u8 = 19;

/// What clears up: all machines, then both switches.
const CLEAR_UP: &str = "trap '' INT TERM HUP; cat; \
    for it in $(ip netns list | cut -d' ' -f1 | grep \"^$1m\"); do ip netns del \"$it\"; done; \
    ip link del \"$1d\"; ip link del \"$1b\"";

impl Network {
    /// A network without machines; why not, where it may not be.
    pub fn new() -> Result<Network, Missing> {
        let number = process::id() % 100_000;
        let (name, net) = (format!("an{number}"), (number % 250) as u8);
        let mut watch = Command::new("sh");
        watch.args(["-c", CLEAR_UP, "sh", &name]).stdin(Stdio::piped());
        let watch = watch.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        let watch = watch.map_err(|error| crate::programs::failed("sh", &error))?;
        let network = Network { name, net, machines: 0, watch };
        for (switch, second) in [("d", DOOR), ("b", BACK)] {
            let switch = format!("{}{switch}", network.name);
            ip(&["link", "add", &switch, "type", "bridge"])?;
            ip(&["addr", "add", &format!("198.{second}.{net}.1/24"), "dev", &switch])?;
            ip(&["link", "set", &switch, "up"])?;
        }
        Ok(network)
    }

    /// One more machine, connected to both switches.
    pub fn join(&mut self) -> Result<Apart, Missing> {
        let (net, number) = (self.net, self.machines);
        self.machines += 1;
        let machine = Apart { name: self.name.clone(), net, number };
        let space = machine.space();
        ip(&["netns", "add", &space])?;
        ip(&["-n", &space, "link", "set", "lo", "up"])?;
        for (switch, second) in [("d", DOOR), ("b", BACK)] {
            let (end, inner) = (machine.end(switch), format!("to-{switch}"));
            let peer = ["type", "veth", "peer", "name", &inner, "netns", &space];
            ip(&[&["link", "add", &end][..], &peer].concat())?;
            let address = format!("198.{second}.{net}.{}/24", 10 + number);
            ip(&["-n", &space, "addr", "add", &address, "dev", &inner])?;
            ip(&["-n", &space, "link", "set", &inner, "up"])?;
            ip(&["link", "set", &end, "master", &format!("{}{switch}", self.name), "up"])?;
        }
        Ok(machine)
    }
}

impl Drop for Network {
    fn drop(&mut self) {
        drop(self.watch.stdin.take());
        self.watch.wait().ok();
    }
}

impl Apart {
    fn space(&self) -> String {
        format!("{}m{}", self.name, self.number)
    }

    /// The end of a line at the switch.
    fn end(&self, switch: &str) -> String {
        format!("{}{switch}{}", self.name, self.number)
    }

    /// Where it is visited.
    pub fn door(&self) -> Ipv4Addr {
        Ipv4Addr::new(198, DOOR, self.net, 10 + self.number)
    }

    /// Where it finds what we serve to it.
    pub fn gateway(&self) -> Ipv4Addr {
        Ipv4Addr::new(198, BACK, self.net, 1)
    }

    /// A program that runs there.
    pub fn command(&self, program: &Path) -> Command {
        let mut command = Command::new("ip");
        command.args(["netns", "exec", &self.space()]).arg(program);
        command
    }

    /// Pulls out its line to the servers: what is on its way is lost, and nobody is told.
    pub fn unplug(&self) -> Result<(), Missing> {
        ip(&["link", "set", &self.end("b"), "nomaster"])
    }

    /// Puts it back.
    pub fn plug(&self) -> Result<(), Missing> {
        ip(&["link", "set", &self.end("b"), "master", &format!("{}b", self.name)])
    }
}

fn ip(words: &[&str]) -> Result<(), Missing> {
    carry_out(Command::new("ip").args(words)).map(|_| ())
}
