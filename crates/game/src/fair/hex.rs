//! 32 bytes as text: 64 lower-case hexadecimal digits, high digit first.

use std::fmt;

use crate::illegal::Coded;

/// Text that is not 64 lower-case hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("64 digits from 0-9 and a-f are needed")]
pub struct BadHex;

impl Coded for BadHex {
    fn code(&self) -> &'static str {
        "bad-hex"
    }
}

/// Writes bytes as lower-case hexadecimal digits.
pub(crate) fn write_hex(f: &mut fmt::Formatter<'_>, bytes: &[u8]) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

/// Reads 32 bytes; only lower case, so that a record has one spelling.
pub(crate) fn read_hex(text: &str) -> Result<[u8; 32], BadHex> {
    let digits = text.as_bytes();
    if digits.len() != 64 {
        return Err(BadHex);
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = hex_digit(pair[0])? << 4 | hex_digit(pair[1])?;
    }
    Ok(bytes)
}

fn hex_digit(digit: u8) -> Result<u8, BadHex> {
    match digit {
        b'0'..=b'9' => Ok(digit - b'0'),
        b'a'..=b'f' => Ok(digit - b'a' + 10),
        _ => Err(BadHex),
    }
}

/// `Display` and `FromStr` of a type that is 32 bytes and nothing else.
macro_rules! text_of {
    ($name:ident) => {
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::fair::hex::write_hex(f, &self.0)
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::fair::hex::BadHex;

            fn from_str(text: &str) -> Result<$name, Self::Err> {
                $crate::fair::hex::read_hex(text).map($name)
            }
        }
    };
}

/// The same text in JSON, for types that are no secret once they are told.
macro_rules! json_of {
    ($name:ident) => {
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                <String as serde::Deserialize>::deserialize(from)?
                    .parse()
                    .map_err(serde::de::Error::custom)
            }
        }
    };
}

pub(crate) use {json_of, text_of};
