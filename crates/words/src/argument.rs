//! What is put into a sentence.

/// What is put into a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A number, which may choose the form of other words.
    Number(i64),
    /// Text, which may choose between variants of that name.
    Text(String),
}

/// What can be put into a sentence.
pub trait Fills {
    /// As the sentence takes it.
    fn argument(&self) -> Argument;
}

macro_rules! numbers_fill {
    ($($number:ty),*) => {$(
        impl Fills for $number {
            fn argument(&self) -> Argument {
                Argument::Number(i64::try_from(*self).unwrap_or(i64::MAX))
            }
        }
    )*};
}

numbers_fill!(u8, u16, u32, u64, usize, i8, i16, i32, i64);

impl Fills for str {
    fn argument(&self) -> Argument {
        Argument::Text(self.to_owned())
    }
}

impl Fills for String {
    fn argument(&self) -> Argument {
        Argument::Text(self.clone())
    }
}

impl<T: Fills + ?Sized> Fills for &T {
    fn argument(&self) -> Argument {
        (**self).argument()
    }
}
