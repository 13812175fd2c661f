//! What the operator reads first: where to point the browser.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use tables::store::Address;

/// The links, and what else is good to know.
pub(super) fn text(address: SocketAddr, database: &Address) -> String {
    let link = own_link(address);
    let friends = friends(address);
    format!(
        "Anleger is ready. Open this link in a browser:\n\n    {link}\n\n{friends}\
         Tables are kept in {database}. Ctrl-C stops the server.\n"
    )
}

/// How others reach it.
fn friends(address: SocketAddr) -> String {
    let port = address.port();
    match (address.ip(), own_address()) {
        (ip, _) if ip.is_loopback() => {
            format!("Only this machine can reach it; --bind 0.0.0.0:{port} lets friends in.\n")
        }
        (ip, Some(own)) if ip.is_unspecified() => {
            format!("Friends in your network: {}\n", link(own, port))
        }
        (ip, None) if ip.is_unspecified() => {
            "Friends in your network use this machine's address.\n".to_owned()
        }
        _ => String::new(),
    }
}

/// The link for a browser on this machine.
fn own_link(address: SocketAddr) -> String {
    match address.ip() {
        // Also what browsers take for a safe place, which offline play needs.
        ip if ip.is_unspecified() || ip.is_loopback() => {
            format!("http://localhost:{}", address.port())
        }
        ip => link(ip, address.port()),
    }
}

fn link(ip: IpAddr, port: u16) -> String {
    format!("http://{}", SocketAddr::new(ip, port))
}

/// The address by which this machine would speak to others. Nothing is sent: the system is only
/// asked which way a packet to an address reserved for examples would take.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let found = socket.local_addr().ok()?.ip();
    (!found.is_unspecified() && !found.is_loopback()).then_some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(address: &str) -> String {
        text(address.parse().unwrap(), &Address::from("data/anleger.sqlite"))
    }

    #[test]
    fn the_link_stands_alone_on_its_line() {
        for (address, link) in [
            ("127.0.0.1:8080", "http://localhost:8080"),
            ("0.0.0.0:80", "http://localhost:80"),
            ("[::1]:9000", "http://localhost:9000"),
            ("192.0.2.7:9000", "http://192.0.2.7:9000"),
            ("[2001:db8::1]:9000", "http://[2001:db8::1]:9000"),
        ] {
            let text = written(address);
            assert!(text.lines().any(|line| line.trim() == link), "{link}: {text}");
        }
    }

    #[test]
    fn says_how_friends_come_in() {
        assert!(written("127.0.0.1:8080").contains("--bind 0.0.0.0:8080"));
        assert!(written("0.0.0.0:8080").contains("Friends in your network"));
        assert!(!written("192.0.2.7:80").contains("Friends"));
    }
}
