//! The letters by which a box calls its tiles.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The letters of a tile kind: `V`, `EH`, `B1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TileCode([u8; TileCode::LENGTH_MAX]);

impl TileCode {
    /// Long enough for a box letter and a number.
    pub const LENGTH_MAX: usize = 4;

    /// A number that is seldom the same for two codes, even its last bits alone.
    #[inline]
    pub(crate) const fn scattered(self) -> u32 {
        // The golden ratio of 32 bits, after Knuth: its products differ most in their upper bits.
        u32::from_le_bytes(self.0).wrapping_mul(0x9E37_79B1) >> 16
    }
}

impl fmt::Display for TileCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let length = self.0.iter().position(|&byte| byte == 0).unwrap_or(self.0.len());
        f.pad(std::str::from_utf8(&self.0[..length]).expect("letters and digits only"))
    }
}

impl fmt::Debug for TileCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Text that cannot be the code of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a tile code is 1 to 4 letters and digits")]
pub struct NotACode;

impl FromStr for TileCode {
    type Err = NotACode;

    fn from_str(text: &str) -> Result<TileCode, NotACode> {
        let fits = (1..=TileCode::LENGTH_MAX).contains(&text.len());
        if !fits || !text.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(NotACode);
        }
        let mut code = [0; TileCode::LENGTH_MAX];
        code[..text.len()].copy_from_slice(text.as_bytes());
        Ok(TileCode(code))
    }
}

game::travels_as_text!(TileCode);

#[cfg(feature = "arbitrary")]
impl<'a> arbitrary::Arbitrary<'a> for TileCode {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<TileCode> {
        let mut code = [0; TileCode::LENGTH_MAX];
        for byte in code.iter_mut().take(u.int_in_range(1..=TileCode::LENGTH_MAX)?) {
            *byte = *u.choose(b"ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")?;
        }
        Ok(TileCode(code))
    }
}

/// What chance brings: the kind of the next tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[serde(transparent)]
pub struct Draw(pub TileCode);

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Draw {
    type Err = NotACode;

    fn from_str(text: &str) -> Result<Draw, NotACode> {
        text.parse().map(Draw)
    }
}

/// Copies of a kind that are still face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StockView {
    /// The letters of the kind.
    pub tile: TileCode,
    /// Copies still face down; at least one.
    pub count: u16,
}
