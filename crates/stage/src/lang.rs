//! The languages of the house.

pub use words::Lang;

/// Around what only those with a keyboard need to read; nothing is seen of it.
const KEY_HINT: char = '\u{2063}';

/// A hint at a key within a sentence.
pub(crate) fn by_key(hint: &str) -> String {
    format!("{KEY_HINT}{hint}{KEY_HINT}")
}

/// A sentence for those who have keys, or only fingers: these are not told of keys.
pub fn for_hands(text: &str, fingers: bool) -> String {
    let parts = text.split(KEY_HINT).enumerate();
    parts.filter(|(part, _)| !fingers || part % 2 == 0).map(|(_, text)| text).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_those_with_keys_are_told_of_keys() {
        let text = format!("Tap{} to rotate", by_key(" or press R"));
        assert_eq!(for_hands(&text, false), "Tap or press R to rotate");
        assert_eq!(for_hands(&text, true), "Tap to rotate");
    }
}
