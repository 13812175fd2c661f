//! Where NATS is. An address may hold a password: it is never shown.

use std::fmt;
use std::str::FromStr;

use serde::Deserialize;
use url::Url;

/// The servers of NATS, and how to log in.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct NatsAddress {
    /// Without names and passwords.
    servers: Vec<Url>,
    pub(super) login: Login,
}

/// An address as it was given, not looked at yet: what is wrong with it is said without repeating it.
#[derive(Clone, PartialEq, Eq)]
pub struct NatsText(String);

impl NatsText {
    /// The address that it is.
    pub fn read(&self) -> Result<NatsAddress, BadNatsAddress> {
        self.0.parse()
    }
}

impl From<&str> for NatsText {
    fn from(text: &str) -> NatsText {
        NatsText(text.to_owned())
    }
}

impl fmt::Debug for NatsText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("NatsText(…)")
    }
}

/// How a node logs in.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum Login {
    Nobody,
    Token(String),
    User { name: String, password: String },
}

/// An address that cannot be one. It does not repeat what it was given: that may hold a password.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadNatsAddress {
    #[error(
        "an address of NATS looks like nats://host:4222, or tls://host:4222; several stand with commas between them"
    )]
    NoAddress,
    #[error("several servers of NATS share one login: name it once, with the first")]
    TwoLogins,
}

impl NatsAddress {
    /// As addresses that nobody need hide.
    pub fn servers(&self) -> impl Iterator<Item = &Url> {
        self.servers.iter()
    }
}

impl FromStr for NatsAddress {
    type Err = BadNatsAddress;

    fn from_str(text: &str) -> Result<NatsAddress, BadNatsAddress> {
        let (mut servers, mut login) = (Vec::new(), Login::Nobody);
        for part in text.split(',') {
            let mut url = Url::parse(part.trim()).map_err(|_| BadNatsAddress::NoAddress)?;
            let is_nats = matches!(url.scheme(), "nats" | "tls");
            if !is_nats || url.host_str().is_none_or(str::is_empty) {
                return Err(BadNatsAddress::NoAddress);
            }
            match (take_login(&mut url)?, &login) {
                (Login::Nobody, _) => {}
                (found, Login::Nobody) => login = found,
                _ => return Err(BadNatsAddress::TwoLogins),
            }
            servers.push(url);
        }
        Ok(NatsAddress { servers, login })
    }
}

/// Takes name and password out of an address.
fn take_login(url: &mut Url) -> Result<Login, BadNatsAddress> {
    let plain = |text: &str| percent_decoded(text).ok_or(BadNatsAddress::NoAddress);
    let login = match (url.username(), url.password()) {
        ("", None) => Login::Nobody,
        (token, None) => Login::Token(plain(token)?),
        (name, Some(password)) => Login::User { name: plain(name)?, password: plain(password)? },
    };
    let emptied = url.set_username("").and_then(|()| url.set_password(None));
    emptied.map_err(|()| BadNatsAddress::NoAddress)?;
    Ok(login)
}

/// What stands in an address behind signs of percent.
fn percent_decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let digits = [rest.next()?, rest.next()?];
                u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?
            }
            plain => plain,
        });
    }
    String::from_utf8(bytes).ok()
}

impl TryFrom<String> for NatsAddress {
    type Error = BadNatsAddress;

    fn try_from(text: String) -> Result<NatsAddress, BadNatsAddress> {
        text.parse()
    }
}

impl fmt::Display for NatsAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, server) in self.servers.iter().enumerate() {
            let comma = if place == 0 { "" } else { "," };
            write!(f, "{comma}{server}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for NatsAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "NatsAddress({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_used_and_never_shown() {
        let address: NatsAddress = "nats://anna:se%3Acret@one:4222,tls://two".parse().unwrap();
        assert!(address.login == Login::User { name: "anna".into(), password: "se:cret".into() });
        let text = NatsText::from("nats://anna:se%3Acret@one:4222,tls://two");
        assert_eq!((text.read(), format!("{text:?}")), (Ok(address.clone()), "NatsText(…)".into()));
        for shown in [address.to_string(), format!("{address:?}")] {
            assert!(shown.contains("nats://one:4222,tls://two"), "{shown}");
            assert!(!shown.contains("anna") && !shown.contains("cret"), "{shown}");
        }
        let address: NatsAddress = "nats://token@one".parse().unwrap();
        assert!(address.login == Login::Token("token".into()));
        assert!("nats://one".parse::<NatsAddress>().unwrap().login == Login::Nobody);
    }

    #[test]
    fn what_is_no_address_is_refused_and_not_repeated() {
        for text in ["", "one:4222", "http://one", "nats://", "nats://a,", "nats://%zz@a", "secret"]
        {
            let error = text.parse::<NatsAddress>().unwrap_err();
            assert_eq!(error, BadNatsAddress::NoAddress, "{text}");
            assert!(!error.to_string().contains("secret"));
        }
        let two = "nats://a:b@one,nats://c:d@two".parse::<NatsAddress>();
        assert_eq!(two, Err(BadNatsAddress::TwoLogins));
    }
}
