//! Powers that estimates need again and again.

/// How many are kept: hardly anything has more open sides.
const KEPT: usize = 16;

/// The powers of a number, worked out once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Powers {
    base: f32,
    first: [f32; KEPT],
}

impl Powers {
    /// Those of `base`.
    pub const fn of(base: f32) -> Powers {
        let mut first = [1.0; KEPT];
        let mut exponent = 0;
        while exponent < KEPT {
            first[exponent] = power(base, exponent);
            exponent += 1;
        }
        Powers { base, first }
    }

    /// The base to this power.
    #[inline]
    pub fn raised(&self, exponent: u16) -> f32 {
        match self.first.get(usize::from(exponent)) {
            Some(&power) => power,
            None => self.base.powi(exponent.into()),
        }
    }
}

/// By squaring, as `powi` goes about it: another order of multiplying would round otherwise.
const fn power(mut base: f32, mut exponent: usize) -> f32 {
    let mut product = 1.0;
    while exponent > 0 {
        if exponent % 2 == 1 {
            product *= base;
        }
        base *= base;
        exponent /= 2;
    }
    product
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_what_would_be_worked_out() {
        for base in [0.45, 0.7] {
            let powers = Powers::of(base);
            for exponent in 0..40 {
                assert_eq!(powers.raised(exponent), base.powi(exponent.into()), "{exponent}");
            }
        }
    }
}
