//! Proxies in front of the server, and what they say of where a visitor comes from.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use axum::http::HeaderMap;
use serde::Deserialize;

/// Where each hop writes from whom it has a request: the last entry is the word of the last.
const FORWARDED: &str = "x-forwarded-for";

/// A proxy that is believed, or a network of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Proxy {
    network: IpAddr,
    /// How many bits from the left are the network's.
    bits: u8,
}

/// What is no address and no network.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0:?} is neither an address (10.0.0.1, 2001:db8::1) nor a network (10.0.0.0/8, 2001:db8::/32) of proxies"
)]
pub struct BadProxy(String);

/// The most of a wrong one that is repeated.
const SHOWN_CHARS_MAX: usize = 60;

impl FromStr for Proxy {
    type Err = BadProxy;

    fn from_str(text: &str) -> Result<Proxy, BadProxy> {
        Proxy::read(text).ok_or_else(|| BadProxy(text.chars().take(SHOWN_CHARS_MAX).collect()))
    }
}

impl TryFrom<String> for Proxy {
    type Error = BadProxy;

    fn try_from(text: String) -> Result<Proxy, BadProxy> {
        text.parse()
    }
}

impl fmt::Display for Proxy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.bits == width(self.network) {
            true => write!(f, "{}", self.network),
            false => write!(f, "{}/{}", self.network, self.bits),
        }
    }
}

fn width(address: IpAddr) -> u8 {
    if address.is_ipv4() { 32 } else { 128 }
}

/// The first bits of an address, and nothing of the rest.
fn first_bits(address: IpAddr, bits: u8) -> IpAddr {
    let rest = u32::from(width(address) - bits);
    match address {
        IpAddr::V4(address) => {
            let kept = u32::MAX.checked_shl(rest).unwrap_or_default();
            IpAddr::V4((u32::from(address) & kept).into())
        }
        IpAddr::V6(address) => {
            let kept = u128::MAX.checked_shl(rest).unwrap_or_default();
            IpAddr::V6(Ipv6Addr::from(u128::from(address) & kept))
        }
    }
}

impl Proxy {
    fn read(text: &str) -> Option<Proxy> {
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().ok()?;
        let whole = width(address);
        // A sign or a zero in front is no number of bits.
        let number = |bits: &str| bits.parse::<u8>().ok().filter(|n| n.to_string() == bits);
        let bits = bits.map_or(Some(whole), number).filter(|bits| *bits <= whole)?;
        // An IPv4 address in the form of IPv6 is the IPv4 address.
        let canonical = address.to_canonical();
        let bits = bits.checked_sub(whole - width(canonical))?;
        Some(Proxy { network: first_bits(canonical, bits), bits })
    }

    fn has(&self, address: IpAddr) -> bool {
        width(address) == width(self.network) && first_bits(address, self.bits) == self.network
    }
}

/// Is this address one of them?
pub(crate) fn is_trusted(proxies: &[Proxy], address: IpAddr) -> bool {
    let address = address.to_canonical();
    proxies.iter().any(|proxy| proxy.has(address))
}

/// Where a request comes from that a proxy which is believed has passed on, as far as it can be known; nothing where it
/// says nothing of it.
///
/// Anybody can write the header, and each proxy adds to its end. So it is read from the end: as long as the entry is a
/// proxy of ours the one before it is its word, and the first that is none is the visitor. Whatever stands before that
/// is the visitor's own claim.
pub(crate) fn visitor(proxies: &[Proxy], peer: IpAddr, headers: &HeaderMap) -> Option<IpAddr> {
    let lines: Vec<_> = headers.get_all(FORWARDED).iter().collect();
    let texts = lines.iter().rev().map(|line| line.to_str().unwrap_or("unreadable"));
    let entries = texts.flat_map(|text| text.rsplit(',')).map(str::trim);
    let mut nearest = None;
    for entry in entries.filter(|entry| !entry.is_empty()) {
        let Some(address) = address(entry) else {
            // A proxy of ours says that it does not know: then it counts itself.
            return nearest.or(Some(peer));
        };
        nearest = Some(address);
        if !is_trusted(proxies, address) {
            break;
        }
    }
    nearest
}

/// An address, to which some proxies add the port.
fn address(entry: &str) -> Option<IpAddr> {
    let with_port = || entry.parse::<SocketAddr>().ok().map(|address| address.ip());
    let in_brackets = || entry.strip_prefix('[')?.strip_suffix(']')?.parse().ok().map(IpAddr::V6);
    let address = entry.parse().ok().or_else(with_port).or_else(in_brackets)?;
    Some(address.to_canonical())
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn proxies(texts: &[&str]) -> Vec<Proxy> {
        texts.iter().map(|text| text.parse().unwrap()).collect()
    }

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn an_address_is_in_a_network_or_it_is_not() {
        for (network, inside, outside) in [
            ("10.0.0.1", "10.0.0.1", "10.0.0.2"),
            ("10.0.0.0/8", "10.255.0.9", "11.0.0.0"),
            ("10.1.2.3/8", "10.9.9.9", "9.255.255.255"),
            ("192.0.2.128/25", "192.0.2.200", "192.0.2.127"),
            ("192.0.2.7/32", "::ffff:192.0.2.7", "192.0.2.6"),
            ("::ffff:192.0.2.0/120", "192.0.2.9", "192.0.3.9"),
            ("0.0.0.0/0", "203.0.113.5", "2001:db8::1"),
            ("2001:db8::1", "2001:db8::1", "2001:db8::2"),
            ("2001:db8::/32", "2001:db8:ffff::9", "2001:db9::"),
            ("fd00:1:2:3::/65", "fd00:1:2:3:7fff::", "fd00:1:2:3:8000::"),
            ("::/0", "2001:db8::1", "203.0.113.5"),
        ] {
            let proxies = proxies(&[network]);
            assert!(is_trusted(&proxies, ip(inside)), "{inside} in {network}");
            assert!(!is_trusted(&proxies, ip(outside)), "{outside} in {network}");
        }
        assert!(!is_trusted(&[], ip("127.0.0.1")));
    }

    #[test]
    fn what_is_neither_an_address_nor_a_network_is_refused() {
        let wrong = [
            "",
            "/",
            "10.0.0.0/",
            "/8",
            "10.0.0.0/33",
            "10.0.0.0/-1",
            "10.0.0.0/+8",
            "10.0.0.0/08",
            "10.0.0.0/8/8",
            "10.0.0",
            "10.0.0.0/256",
            "2001:db8::/129",
            "::ffff:10.0.0.0/80",
            "proxy.example",
            "10.0.0.1:80",
            " 10.0.0.1",
            "10.0.0.0/8 ",
        ];
        for text in wrong {
            assert!(text.parse::<Proxy>().is_err(), "{text:?}");
        }
        let error = "x".repeat(500).parse::<Proxy>().unwrap_err().to_string();
        assert!(error.len() < 250, "{error}");
        for text in ["10.0.0.0/8", "10.0.0.1", "2001:db8::/32", "::/0"] {
            assert_eq!(text.parse::<Proxy>().unwrap().to_string(), text);
        }
    }

    /// Whom these lines of the header name, where they come from the proxy 10.0.0.1 and 10.0.0.0/24 and fd00::/8 are
    /// believed.
    fn check(lines: &[&[u8]], expected: Option<&str>) {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(FORWARDED, HeaderValue::from_bytes(line).unwrap());
        }
        let trusted = proxies(&["10.0.0.0/24", "fd00::/8"]);
        let found = visitor(&trusted, ip("10.0.0.1"), &headers);
        assert_eq!(found, expected.map(ip), "{headers:?}");
    }

    #[test]
    fn the_visitor_is_the_last_who_is_no_proxy_of_ours() {
        check(&[], None);
        check(&[b"192.0.2.7"], Some("192.0.2.7"));
        check(&[b"198.51.100.1, 192.0.2.7"], Some("192.0.2.7"));
        check(&[b"198.51.100.1", b"192.0.2.7"], Some("192.0.2.7"));
        check(&[b"192.0.2.7, 10.0.0.9"], Some("192.0.2.7"));
        check(&[b"192.0.2.7", b"fd00::2,10.0.0.9 , 10.0.0.3"], Some("192.0.2.7"));
        check(&[b"192.0.2.7:4711, 10.0.0.9:80"], Some("192.0.2.7"));
        check(&[b"[2001:db8::7]:4711"], Some("2001:db8::7"));
        check(&[b"[2001:db8::7]"], Some("2001:db8::7"));
        check(&[b"::ffff:192.0.2.7, ::ffff:10.0.0.9"], Some("192.0.2.7"));
        check(&[b"192.0.2.7,, ,"], Some("192.0.2.7"));
    }

    #[test]
    fn who_lies_in_the_header_counts_as_who_they_are() {
        // As many as they like, also such as look like a proxy of ours.
        check(&[b"127.0.0.1, 10.0.0.9, 192.0.2.7"], Some("192.0.2.7"));
        check(&[b"10.0.0.1", b"10.0.0.2, 192.0.2.7, 10.0.0.9"], Some("192.0.2.7"));
        check(&[b"nonsense, 192.0.2.7"], Some("192.0.2.7"));
        check(&[b"\xff\xfe", b"192.0.2.7"], Some("192.0.2.7"));
        check(&[b"\"192.0.2.9\";--, 10.0.0.8, 192.0.2.7, 10.0.0.9"], Some("192.0.2.7"));
        let many = b"203.0.113.9, ".repeat(2_000);
        check(&[&many, b"192.0.2.7"], Some("192.0.2.7"));
    }

    #[test]
    fn where_nobody_can_be_named_the_nearest_proxy_counts_for_them() {
        check(&[b"nonsense"], Some("10.0.0.1"));
        check(&[b"unknown, 10.0.0.9"], Some("10.0.0.9"));
        check(&[b"192.0.2.7, \xff"], Some("10.0.0.1"));
        check(&[b"192.0.2.7, 300.1.1.1"], Some("10.0.0.1"));
        check(&[b"192.0.2.7, 2001:db8::7%eth0"], Some("10.0.0.1"));
        check(&[b"10.0.0.7, 10.0.0.9"], Some("10.0.0.7"));
        check(&[b" , ,"], None);
    }
}
