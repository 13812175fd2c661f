//! Types whose JSON is their text.

/// Lets a type with `FromStr` and `Display` say `#[serde(try_from = "String", into = "String")]`: it
/// travels as it is written.
#[macro_export]
macro_rules! travels_as_text {
    ($type:ty) => {
        impl TryFrom<String> for $type {
            type Error = <$type as std::str::FromStr>::Err;

            fn try_from(text: String) -> Result<$type, Self::Error> {
                text.parse()
            }
        }

        impl From<$type> for String {
            fn from(value: $type) -> String {
                value.to_string()
            }
        }
    };
}
