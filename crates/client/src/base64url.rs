//! Bytes as letters that an address can hold: base64url without padding (RFC 4648, section 5).

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// These bytes as letters.
pub fn write(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let joined = three.iter().fold(0, |joined: u32, &byte| joined << 8 | u32::from(byte));
        let joined = joined << (8 * (3 - three.len()));
        for place in 0..=three.len() {
            let six = joined >> (18 - 6 * place) & 63;
            text.push(char::from(LETTERS[six as usize]));
        }
    }
    text
}

/// The bytes behind these letters; `None` where they are none of ours.
pub fn read(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3 + 2);
    for four in text.as_bytes().chunks(4) {
        let mut joined: u32 = 0;
        for letter in four {
            let six = LETTERS.iter().position(|known| known == letter)?;
            joined = joined << 6 | six as u32;
        }
        let joined = joined << (6 * (4 - four.len()));
        // One letter alone holds no byte.
        let count = four.len().checked_sub(1).filter(|&count| count > 0)?;
        bytes.extend(joined.to_be_bytes().iter().skip(1).take(count));
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_pairs_agree() {
        for (bytes, text) in [
            (&b""[..], ""),
            (b"f", "Zg"),
            (b"fo", "Zm8"),
            (b"foo", "Zm9v"),
            (b"foobar", "Zm9vYmFy"),
            (&[0xfb, 0xff, 0xfe], "-__-"),
        ] {
            assert_eq!(write(bytes), text);
            assert_eq!(read(text).as_deref(), Some(bytes));
        }
    }

    #[test]
    fn every_length_comes_back_as_it_went() {
        for length in 0..70_usize {
            let bytes: Vec<u8> = (0..length).map(|at| (at * 97 + length) as u8).collect();
            assert_eq!(read(&write(&bytes)), Some(bytes));
        }
    }

    #[test]
    fn what_is_none_of_ours_is_refused() {
        for text in ["A", "ab+c", "ab/c", "abc=", "Zm9vY", "ä"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
