//! Whom a visitor counts as.

use std::net::{IpAddr, Ipv6Addr};

use sha2::{Digest, Sha256};

/// What stands for an address between servers: an address of anybody is in no letter.
pub type Mark = u64;

/// The bits of an IPv6 address that its holder does not choose: a household gets 64 of them, and
/// with them more addresses than anybody could count.
const HELD: u128 = !0 << 64;

/// An address as quotas count it: of IPv6 the first half, which is one household's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Network(IpAddr);

impl Network {
    /// The network of this address.
    pub fn of(address: IpAddr) -> Network {
        match address.to_canonical() {
            IpAddr::V6(address) => Network(Ipv6Addr::from(u128::from(address) & HELD).into()),
            address => Network(address),
        }
    }

    /// What stands for it between servers.
    pub(crate) fn mark(self) -> Mark {
        let name = Sha256::new().chain_update("anleger address ").chain_update(self.0.to_string());
        let mut mark = [0; size_of::<Mark>()];
        mark.copy_from_slice(&name.finalize()[..size_of::<Mark>()]);
        Mark::from_be_bytes(mark)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(text: &str) -> Network {
        Network::of(text.parse().unwrap())
    }

    #[test]
    fn a_household_is_one_however_many_addresses_it_has() {
        assert_eq!(network("2001:db8:1:2::1"), network("2001:db8:1:2:ffff:ffff:ffff:ffff"));
        assert_ne!(network("2001:db8:1:2::1"), network("2001:db8:1:3::1"));
        assert_eq!(network("::ffff:192.0.2.7"), network("192.0.2.7"));
        assert_ne!(network("192.0.2.7"), network("192.0.2.8"));
    }
}
