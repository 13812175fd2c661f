//! Points over time as lines to draw.

/// The most marks on the scale: more would be read by nobody.
const MARKS_MAX: i32 = 6;

/// A chart in a frame of its own units.
#[derive(Clone, Debug, PartialEq)]
pub struct Chart {
    width: f64,
    height: f64,
    moments: usize,
    least: i32,
    most: i32,
    lines: Vec<Vec<(f64, f64)>>,
}

impl Chart {
    /// A chart of the points per moment and seat, filling a frame of this size. Points change in
    /// steps, and so do the lines.
    pub fn new(points: &[Vec<i32>], width: f64, height: f64) -> Chart {
        let all = || points.iter().flatten().copied();
        let seats = points.first().map_or(0, Vec::len);
        let mut chart = Chart {
            width,
            height,
            moments: points.len(),
            least: all().min().unwrap_or(0).min(0),
            most: all().max().unwrap_or(0).max(1),
            lines: Vec::new(),
        };
        chart.lines = (0..seats).map(|seat| chart.line(points, seat)).collect();
        chart
    }

    fn line(&self, points: &[Vec<i32>], seat: usize) -> Vec<(f64, f64)> {
        let at = |moment: usize| points[moment].get(seat).copied().unwrap_or(0);
        let mut line = vec![(0.0, self.height_of(at(0)))];
        for moment in (1..points.len()).filter(|&moment| at(moment) != at(moment - 1)) {
            let across = self.place_of(moment);
            line.push((across, self.height_of(at(moment - 1))));
            line.push((across, self.height_of(at(moment))));
        }
        line.push((self.place_of(points.len() - 1), self.height_of(at(points.len() - 1))));
        line
    }

    /// The corners of each seat's line, left to right.
    pub fn lines(&self) -> &[Vec<(f64, f64)>] {
        &self.lines
    }

    /// How far to the right a moment stands.
    pub fn place_of(&self, moment: usize) -> f64 {
        let last = self.moments.saturating_sub(1).max(1);
        self.width * moment.min(last) as f64 / last as f64
    }

    /// The moment nearest to a place in the frame.
    pub fn moment_at(&self, across: f64) -> usize {
        let last = self.moments.saturating_sub(1);
        let share = (across / self.width).clamp(0.0, 1.0);
        (share * last as f64).round() as usize
    }

    /// How far down a number of points stands.
    pub fn height_of(&self, points: i32) -> f64 {
        let span = f64::from(self.most - self.least);
        self.height * f64::from(self.most - points) / span
    }

    /// The marks of the scale: round numbers, and how far down they stand.
    pub fn marks(&self) -> Vec<(i32, f64)> {
        let span = self.most - self.least;
        let fits = |step: &i32| span / step < MARKS_MAX;
        let steps = (0..9).flat_map(|power| [1, 2, 5].map(|first| first * 10_i32.pow(power)));
        let step = steps.into_iter().find(fits).expect("few of the largest fill any span");
        let (first, last) = (self.least.div_euclid(step), self.most.div_euclid(step));
        let marks = (first..=last).map(|count| count * step).filter(|mark| *mark >= self.least);
        marks.map(|mark| (mark, self.height_of(mark))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chart() -> Chart {
        Chart::new(&[vec![0, 0], vec![0, 4], vec![0, 4], vec![8, 4], vec![8, 4]], 400.0, 80.0)
    }

    #[test]
    fn lines_rise_in_steps() {
        assert_eq!(
            chart().lines(),
            [
                vec![(0.0, 80.0), (300.0, 80.0), (300.0, 0.0), (400.0, 0.0)],
                vec![(0.0, 80.0), (100.0, 80.0), (100.0, 40.0), (400.0, 40.0)],
            ]
        );
    }

    #[test]
    fn a_place_is_the_moment_nearest_to_it() {
        let chart = chart();
        for moment in 0..5 {
            assert_eq!(chart.moment_at(chart.place_of(moment)), moment);
        }
        assert_eq!(chart.moment_at(149.0), 1);
        assert_eq!(chart.moment_at(-7.0), 0);
        assert_eq!(chart.moment_at(9_000.0), 4);
    }

    #[test]
    fn marks_are_few_and_round() {
        let marks = |most| {
            let chart = Chart::new(&[vec![0], vec![most]], 1.0, 100.0);
            chart.marks().into_iter().map(|(mark, _)| mark).collect::<Vec<_>>()
        };
        assert_eq!(marks(1), [0, 1]);
        assert_eq!(marks(8), [0, 2, 4, 6, 8]);
        assert_eq!(marks(47), [0, 10, 20, 30, 40]);
        assert_eq!(marks(123), [0, 50, 100]);
        let below = Chart::new(&[vec![-12], vec![30]], 1.0, 42.0);
        assert_eq!(below.marks().first(), Some(&(-10, 40.0)));
    }

    #[test]
    fn a_match_without_decisions_is_a_level_line() {
        let chart = Chart::new(&[vec![0, 0]], 10.0, 10.0);
        assert_eq!(chart.lines(), [vec![(0.0, 10.0), (0.0, 10.0)], vec![(0.0, 10.0), (0.0, 10.0)]]);
        assert!(Chart::new(&[], 10.0, 10.0).lines().is_empty());
    }
}
