//! Bodies about people who keep a name.

use serde::{Deserialize, Serialize};

/// `POST /api/people`: somebody wants to keep a name. `PUT /api/me`: and this one from now on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NameWish {
    /// How the others call them.
    pub name: String,
}

/// The answer to `POST /api/people`: the name is theirs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NameKept {
    /// All that opens it.
    pub me: Me,
    /// The secret of a link that opens the name on any device; shown this once.
    pub key: String,
}

/// The answer to `POST /api/me/links`: another such secret. `POST /api/people/enter`: somebody shows one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LinkKey {
    /// The secret, of the form of a seat’s key.
    pub key: String,
}

/// `GET /api/me`: all that opens the name of whoever asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Me {
    /// How the others call them.
    pub name: String,
    /// Since when it is kept.
    pub created_ms: u64,
    /// Browsers that are signed in.
    pub devices: Vec<Way>,
    /// Secret links.
    pub links: Vec<Way>,
    /// Passkeys.
    pub passkeys: Vec<Way>,
}

/// `GET /api/me/tables`: a table at which whoever asks has sat down under their name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SatTable {
    /// Its id.
    pub table: String,
    /// When that was.
    pub sat_down_ms: u64,
}

/// Something that opens a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Way {
    /// By which it can be let go; opens nothing.
    pub tag: String,
    /// How its owner knows it.
    pub label: String,
    /// When it was made.
    pub made_ms: u64,
    /// When it was last used, to the day.
    pub seen_ms: u64,
    /// Whether it is the browser that asks.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub here: bool,
}

/// The answer to `POST /api/me/passkeys/wish`: what a browser needs to make a passkey. Bytes are base64url.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PasskeyWish {
    /// What is to be signed.
    pub challenge: String,
    /// For which site.
    pub rp: String,
    /// For whom: bytes that stand for the person.
    pub user: String,
    /// How the others call them.
    pub name: String,
    /// Passkeys that are there already.
    pub known: Vec<String>,
}

/// `POST /api/me/passkeys`: a passkey that was made. Bytes are base64url.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewPasskey {
    /// The id that the authenticator gave it.
    pub id: String,
    /// What the browser says that it asked for.
    pub client_data: String,
    /// What the authenticator says.
    pub authenticator_data: String,
    /// As `getPublicKey()` tells it.
    pub public_key: String,
}

/// The answer to `POST /api/people/passkey/wish`: what any passkey of this site is to sign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SignatureWish {
    /// What is to be signed.
    pub challenge: String,
    /// For which site.
    pub rp: String,
}

/// `POST /api/people/passkey`: it has signed. Bytes are base64url.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Signature {
    /// The id that the authenticator gave it.
    pub id: String,
    /// What the browser says that it asked for.
    pub client_data: String,
    /// What the authenticator says.
    pub authenticator_data: String,
    /// What the authenticator has signed both with.
    pub signature: String,
}
