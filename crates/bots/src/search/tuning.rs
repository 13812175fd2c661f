//! The numbers that make `search` strong.

/// How `search` divides its attention. The default is what won most games; see each field for
/// what it trades.
///
/// Worth is a chance of winning from 0 to 1, and the numbers below are in that unit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tuning {
    /// How many times the scale of the estimate fits into a lead that all but decides.
    ///
    /// With 3, a decisive lead is worth a 95 % chance of winning.
    pub steepness: f32,
    /// How much promising but little tried actions are favoured over well tried ones.
    ///
    /// Too small, and a good action that looks bad at first is never found; too large, and
    /// playouts go to actions that are known to be worse.
    pub curiosity: f32,
    /// How much worse than the best an action may look before it gets e times less attention.
    pub tolerance: f32,
    /// How many playouts the look one turn ahead counts for in the worth of an action.
    pub trust: f32,
    /// How many follow-ups within a turn are looked at when a position is first reached.
    ///
    /// Enough for a tile's places times what to do with a figure; beyond, playouts get rare.
    pub nodes: usize,
    /// How many turns a line is played on by habit, beyond the tree or from the decision on; `None` as the
    /// game says ([`Heuristics::FORESIGHT`](game::Heuristics::FORESIGHT),
    /// [`Judgement::horizon`](game::Judgement::horizon)).
    pub foresight: Option<u32>,
    /// How many times the uncertainty an action may be better than it looks while lines are
    /// compared one by one: the larger, the longer doubtful ones stay in the race.
    pub doubt: f32,
    /// How many times the uncertainty of the difference an action must be ahead of every rival
    /// for the decision to count as settled before time is up.
    pub certainty: f32,
    /// What a question to the others must add to the chance of winning for `mind` to ask it; `None` as
    /// usual.
    pub question: Option<f32>,
}

impl Default for Tuning {
    fn default() -> Self {
        Tuning::CLASSIC
    }
}

impl Tuning {
    /// The numbers of November 2026. They stay, whatever wins more games one day: a yardstick must not grow.
    pub const CLASSIC: Tuning = Tuning {
        steepness: 3.0,
        curiosity: 0.4,
        tolerance: 0.06,
        trust: 1.0,
        nodes: 512,
        foresight: None,
        doubt: 2.0,
        certainty: 4.0,
        question: None,
    };

    /// Those of a learned judgement: what it says at the end of the turn is worth more than a few lines.
    pub const MIND: Tuning = Tuning { trust: 10.0, ..Tuning::CLASSIC };

    /// These numbers but for those given, as in `curiosity=0.2:trust=4`; `None` where one of
    /// them is no number of a search.
    pub fn read(self, numbers: &str) -> Option<Tuning> {
        let mut tuning = self;
        for number in numbers.split(':') {
            let (key, value) = number.split_once('=')?;
            match key {
                "nodes" => tuning.nodes = value.parse().ok()?,
                "foresight" => tuning.foresight = Some(value.parse().ok()?),
                "question" => tuning.question = Some(value.parse().ok()?),
                _ => *tuning.share(key)? = value.parse().ok().filter(|share| *share >= 0.0)?,
            }
        }
        Some(tuning)
    }

    /// The number with a fraction that has this name.
    fn share(&mut self, key: &str) -> Option<&mut f32> {
        match key {
            "steepness" => Some(&mut self.steepness),
            "curiosity" => Some(&mut self.curiosity),
            "tolerance" => Some(&mut self.tolerance),
            "trust" => Some(&mut self.trust),
            "doubt" => Some(&mut self.doubt),
            "certainty" => Some(&mut self.certainty),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_by_name() {
        let read = Tuning::CLASSIC.read("foresight=3:doubt=1.5:nodes=7");
        let expected = Tuning { foresight: Some(3), doubt: 1.5, nodes: 7, ..Tuning::default() };
        assert_eq!(read, Some(expected));
    }

    #[test]
    fn what_is_no_number_of_a_search_is_refused() {
        for wrong in
            ["", "doubt", "doubt=", "doubt=much", "doubt=-1", "doubt=NaN", "nodes=1.5", "luck=1"]
        {
            assert_eq!(Tuning::CLASSIC.read(wrong), None, "{wrong}");
        }
    }
}
