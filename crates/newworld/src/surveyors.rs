//! The two surveyors: whom they reward, how they move, whom they leave behind (N-33 to N-45).

/// What a surveyor in the column of a settler that scores adds (N-33).
pub const BONUS: i32 = 4;

/// Where the surveyors stand. Only columns matter (N-39), so they have no names and are kept in
/// order; the one nearer to the coast is at most one column behind (N-41).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Surveyors {
    nearer: i16,
    is_behind: bool,
}

impl Surveyors {
    /// Surveyors in these columns, if they can have come to stand there.
    pub fn at(columns: [i16; 2]) -> Option<Surveyors> {
        let (nearer, further) = (columns[0].min(columns[1]), columns[0].max(columns[1]));
        let apart = further.checked_sub(nearer)?;
        (nearer >= 0 && apart <= 1).then_some(Surveyors { nearer, is_behind: apart == 1 })
    }

    /// Their columns, the one nearer to the coast first.
    pub fn columns(self) -> [i16; 2] {
        [self.nearer, self.nearer + i16::from(self.is_behind)]
    }

    /// How many of them stand in a column.
    #[inline]
    pub fn in_column(self, column: i16) -> i32 {
        self.columns().into_iter().filter(|&own| own == column).count() as i32
    }

    /// Is a column east of both (N-43)?
    #[inline]
    pub fn have_passed(self, column: i16) -> bool {
        column < self.nearer
    }

    /// How many moves it takes until both have passed a column.
    pub fn moves_past(self, column: i16) -> i32 {
        self.columns().into_iter().map(|own| (i32::from(column) + 1 - i32::from(own)).max(0)).sum()
    }

    /// One surveyor moves a column west: the one behind; of two in the same column either, if a
    /// card lies further west (N-39, N-40, N-42). Says from where to where; `None` if they stay.
    #[inline]
    pub fn advance(&mut self, westmost: i16) -> Option<(i16, i16)> {
        let from = self.nearer;
        if self.is_behind {
            *self = Surveyors { nearer: from + 1, is_behind: false };
        } else if westmost > from {
            self.is_behind = true;
        } else {
            return None;
        }
        Some((from, from + 1))
    }
}
