//! Passkeys: what an authenticator says is read and believed only as far as it has signed it (WebAuthn, level 3).
//!
//! Nobody is asked which authenticator they have: attestation proves that to those who want to know it. So the public key
//! is taken as the browser tells it; whoever lies about it has made a key that only lets a liar in under the liar's own name.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use ring::signature::{
    ECDSA_P256_SHA256_ASN1, ED25519, RSA_PKCS1_2048_8192_SHA256, UnparsedPublicKey,
    VerificationAlgorithm,
};
use serde::Deserialize;
use sha2::{Digest, Sha256};

/// The most bytes of an id that WebAuthn lets an authenticator choose.
const ID_BYTES_MAX: usize = 1023;

/// Flags of an authenticator: somebody was there; a new key is told.
const USER_PRESENT: u8 = 1;
const ATTESTED: u8 = 1 << 6;

/// What stands before a public key, byte for byte, and who can check its signatures. ES256 on P-256, Ed25519, and RS256
/// with 2,048 bits, which Windows has.
const KINDS: [(&[u8], &dyn VerificationAlgorithm); 3] = [
    (
        &[
            0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01, 0x06,
            0x08, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00,
        ],
        &ECDSA_P256_SHA256_ASN1,
    ),
    (&[0x30, 0x2a, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x03, 0x21, 0x00], &ED25519),
    (
        &[
            0x30, 0x82, 0x01, 0x22, 0x30, 0x0d, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d,
            0x01, 0x01, 0x01, 0x05, 0x00, 0x03, 0x82, 0x01, 0x0f, 0x00,
        ],
        &RSA_PKCS1_2048_8192_SHA256,
    ),
];

/// Why a passkey is not believed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PasskeyError {
    #[error("what the passkey says cannot be read")]
    Unreadable,
    #[error("the passkey was asked for something else")]
    OtherPurpose,
    #[error("the passkey answers another site")]
    OtherSite,
    #[error("nobody touched the passkey")]
    NobodyThere,
    #[error("keys of this kind are not known here")]
    UnknownKind,
    #[error("the passkey has not signed this")]
    NotSigned,
    #[error("too much time has passed, or this was used before")]
    TooLate,
    #[error("this passkey opens no name here")]
    Unknown,
    #[error("this passkey seems to be a copy")]
    Copied,
}

/// The page at which somebody stands, and its site: passkeys belong to the host, whatever its port.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site {
    pub origin: String,
    pub host: String,
}

impl Site {
    /// The site of an origin such as `https://play.example:8443`.
    pub fn of(origin: &str) -> Option<Site> {
        let url = url::Url::parse(origin).ok()?;
        // A passkey is for a name; browsers make none for an address.
        let url::Host::Domain(host) = url.host()? else { return None };
        Some(Site { origin: origin.to_owned(), host: host.to_owned() })
    }
}

/// What a new passkey says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    pub challenge: String,
    pub public_key: Vec<u8>,
    pub counter: u32,
}

/// Reads what was said of a new passkey.
pub fn made(said: &wire::people::NewPasskey, site: &Site) -> Result<Made, PasskeyError> {
    let challenge = challenge(&bytes(&said.client_data)?, "webauthn.create", site)?;
    let data = bytes(&said.authenticator_data)?;
    let about = About::read(&data, site)?;
    let id = bytes(&said.id)?;
    if about.flags & ATTESTED == 0 || about.new_id() != Some(&*id) || id.len() > ID_BYTES_MAX {
        return Err(PasskeyError::Unreadable);
    }
    let public_key = bytes(&said.public_key)?;
    kind_of(&public_key)?;
    Ok(Made { challenge, public_key, counter: about.counter })
}

/// What a passkey says that has signed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signed {
    pub challenge: String,
    pub counter: u32,
}

/// Checks that this key has signed what it says.
pub fn signed(
    said: &wire::people::Signature,
    public_key: &[u8],
    site: &Site,
) -> Result<Signed, PasskeyError> {
    let client_data = bytes(&said.client_data)?;
    let challenge = challenge(&client_data, "webauthn.get", site)?;
    let mut data = bytes(&said.authenticator_data)?;
    let counter = About::read(&data, site)?.counter;
    data.extend(Sha256::digest(&client_data));
    let (algorithm, key) = kind_of(public_key)?;
    let verified = UnparsedPublicKey::new(algorithm, key).verify(&data, &bytes(&said.signature)?);
    verified.map_err(|_| PasskeyError::NotSigned)?;
    Ok(Signed { challenge, counter })
}

/// These bytes as they travel.
pub fn letters(bytes: &[u8]) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

fn bytes(letters: &str) -> Result<Vec<u8>, PasskeyError> {
    BASE64_URL_SAFE_NO_PAD.decode(letters).map_err(|_| PasskeyError::Unreadable)
}

fn kind_of(public_key: &[u8]) -> Result<(&'static dyn VerificationAlgorithm, &[u8]), PasskeyError> {
    let found = KINDS
        .iter()
        .find_map(|(head, algorithm)| Some((*algorithm, public_key.strip_prefix(*head)?)));
    found.ok_or(PasskeyError::UnknownKind)
}

#[derive(Deserialize)]
struct ClientData {
    #[serde(rename = "type")]
    purpose: String,
    challenge: String,
    origin: String,
    #[serde(default, rename = "crossOrigin")]
    cross_origin: bool,
}

/// What the browser says that it asked for; the challenge is still to be compared.
fn challenge(client_data: &[u8], purpose: &str, site: &Site) -> Result<String, PasskeyError> {
    let data: ClientData =
        serde_json::from_slice(client_data).map_err(|_| PasskeyError::Unreadable)?;
    if data.purpose != purpose {
        return Err(PasskeyError::OtherPurpose);
    }
    if data.origin != site.origin || data.cross_origin {
        return Err(PasskeyError::OtherSite);
    }
    Ok(data.challenge)
}

/// What the authenticator says about itself.
struct About<'d> {
    flags: u8,
    counter: u32,
    rest: &'d [u8],
}

impl<'d> About<'d> {
    fn read(data: &'d [u8], site: &Site) -> Result<About<'d>, PasskeyError> {
        let (hash, rest) = data.split_first_chunk::<32>().ok_or(PasskeyError::Unreadable)?;
        let (&[flags, counter @ ..], rest) =
            rest.split_first_chunk::<5>().ok_or(PasskeyError::Unreadable)?;
        if hash[..] != Sha256::digest(site.host.as_bytes())[..] {
            return Err(PasskeyError::OtherSite);
        }
        if flags & USER_PRESENT == 0 {
            return Err(PasskeyError::NobodyThere);
        }
        Ok(About { flags, counter: u32::from_be_bytes(counter), rest })
    }

    /// The id of a key that was just made: behind the sort of the authenticator, with its length.
    fn new_id(&self) -> Option<&'d [u8]> {
        let (_sort, rest) = self.rest.split_first_chunk::<16>()?;
        let (length, rest) = rest.split_first_chunk::<2>()?;
        rest.get(..u16::from_be_bytes(*length).into())
    }
}

#[cfg(test)]
mod tests {
    use ring::rand::SystemRandom;
    use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, Ed25519KeyPair, KeyPair};
    use serde_json::json;
    use wire::people::{NewPasskey, Signature};

    use super::*;

    const ORIGIN: &str = "https://play.example";

    fn site() -> Site {
        Site::of(ORIGIN).unwrap()
    }

    fn client_data(purpose: &str, origin: &str) -> Vec<u8> {
        let data = json!({ "type": purpose, "challenge": "c2lnbg", "origin": origin });
        data.to_string().into_bytes()
    }

    fn about(host: &str, flags: u8, counter: u32) -> Vec<u8> {
        let mut data = Sha256::digest(host.as_bytes()).to_vec();
        data.push(flags);
        data.extend(counter.to_be_bytes());
        data
    }

    fn pair() -> EcdsaKeyPair {
        let random = SystemRandom::new();
        let pair = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random).unwrap();
        EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, pair.as_ref(), &random).unwrap()
    }

    fn public(pair: &EcdsaKeyPair) -> Vec<u8> {
        [KINDS[0].0, pair.public_key().as_ref()].concat()
    }

    /// Signs that, and asks whether it is believed.
    fn check(client: &[u8], data: &[u8], expected: Result<u32, PasskeyError>) {
        let pair = pair();
        let all = [data, &Sha256::digest(client)].concat();
        let signature = pair.sign(&SystemRandom::new(), &all).unwrap();
        let said = Signature {
            id: letters(b"id"),
            client_data: letters(client),
            authenticator_data: letters(data),
            signature: letters(signature.as_ref()),
        };
        let found = signed(&said, &public(&pair), &site());
        assert_eq!(found.map(|signed| signed.counter), expected);
        let changed =
            Signature { authenticator_data: letters(&about("play.example", 1, 99)), ..said };
        assert!(signed(&changed, &public(&pair), &site()).is_err());
    }

    #[test]
    fn only_what_was_signed_here_and_for_this_is_believed() {
        let right = client_data("webauthn.get", ORIGIN);
        check(&right, &about("play.example", 5, 7), Ok(7));
        check(&right, &about("play.example", 4, 7), Err(PasskeyError::NobodyThere));
        check(&right, &about("evil.example", 5, 7), Err(PasskeyError::OtherSite));
        check(&right, b"short", Err(PasskeyError::Unreadable));
        let other = client_data("webauthn.get", "https://evil.example");
        check(&other, &about("play.example", 5, 7), Err(PasskeyError::OtherSite));
        let other = client_data("webauthn.create", ORIGIN);
        check(&other, &about("play.example", 5, 7), Err(PasskeyError::OtherPurpose));
        check(b"{", &about("play.example", 5, 7), Err(PasskeyError::Unreadable));
    }

    #[test]
    fn somebody_elses_signature_opens_nothing() {
        let (mine, other) = (pair(), pair());
        let (client, data) = (client_data("webauthn.get", ORIGIN), about("play.example", 1, 0));
        let all = [&*data, &Sha256::digest(&client)].concat();
        let signature = other.sign(&SystemRandom::new(), &all).unwrap();
        let said = Signature {
            id: letters(b"id"),
            client_data: letters(&client),
            authenticator_data: letters(&data),
            signature: letters(signature.as_ref()),
        };
        assert_eq!(signed(&said, &public(&mine), &site()), Err(PasskeyError::NotSigned));
        let unsigned = Signature { signature: String::new(), ..said };
        assert_eq!(signed(&unsigned, &public(&mine), &site()), Err(PasskeyError::NotSigned));
    }

    #[test]
    fn a_key_of_edwards_curve_signs_as_well() {
        let random = SystemRandom::new();
        let pair = Ed25519KeyPair::generate_pkcs8(&random).unwrap();
        let pair = Ed25519KeyPair::from_pkcs8(pair.as_ref()).unwrap();
        let (client, data) = (client_data("webauthn.get", ORIGIN), about("play.example", 1, 0));
        let signature = pair.sign(&[&*data, &Sha256::digest(&client)].concat());
        let said = Signature {
            id: letters(b"id"),
            client_data: letters(&client),
            authenticator_data: letters(&data),
            signature: letters(signature.as_ref()),
        };
        let public = [KINDS[1].0, pair.public_key().as_ref()].concat();
        assert!(signed(&said, &public, &site()).is_ok());
    }

    fn new(id: &[u8], told: &[u8], flags: u8) -> NewPasskey {
        let mut data = about("play.example", flags, 3);
        data.extend([0; 16]);
        data.extend((told.len() as u16).to_be_bytes());
        data.extend(told);
        NewPasskey {
            id: letters(id),
            client_data: letters(&client_data("webauthn.create", ORIGIN)),
            authenticator_data: letters(&data),
            public_key: letters(&public(&pair())),
        }
    }

    #[test]
    fn a_new_passkey_is_what_it_says_it_is() {
        let right = new(b"mine", b"mine", 0x41);
        let told = made(&right, &site()).unwrap();
        assert_eq!((&*told.challenge, told.counter), ("c2lnbg", 3));
        let no = |said: &NewPasskey| made(said, &site()).unwrap_err();
        assert_eq!(no(&new(b"mine", b"yours", 0x41)), PasskeyError::Unreadable);
        assert_eq!(no(&new(b"mine", b"mine", 0x01)), PasskeyError::Unreadable);
        assert_eq!(no(&new(b"mine", b"mine", 0x40)), PasskeyError::NobodyThere);
        let other = NewPasskey { public_key: letters(b"a key"), ..right.clone() };
        assert_eq!(no(&other), PasskeyError::UnknownKind);
        let other = NewPasskey { id: "%%%".to_owned(), ..right };
        assert_eq!(no(&other), PasskeyError::Unreadable);
    }

    #[test]
    fn a_site_is_a_name_and_no_address() {
        let host = |origin| Site::of(origin).map(|site| site.host);
        assert_eq!(host("http://localhost:8080").as_deref(), Some("localhost"));
        assert_eq!(host("https://Play.Example").as_deref(), Some("play.example"));
        assert_eq!(host("http://127.0.0.1:8080"), None);
        assert_eq!(host("null"), None);
    }
}
