//! A small reader of path data (absolute M, L, C, Q, Z), to ask whether a point lies inside.

use art::Point;

/// How finely curves are followed.
const STEPS: u8 = 12;

/// Closed outlines, each through many points.
#[derive(Debug, Default)]
pub struct Path {
    pub outlines: Vec<Vec<Point>>,
}

impl Path {
    /// Reads path data, or says what is wrong with it.
    pub fn read(data: &str) -> Result<Path, String> {
        let mut path = Path::default();
        let mut rest = data;
        while let Some(command) = rest.chars().next() {
            let end = rest[1..].find(|letter: char| letter.is_ascii_alphabetic());
            let end = end.map_or(rest.len(), |end| end + 1);
            let points = points(&rest[1..end])?;
            path.follow(command, &points)?;
            rest = &rest[end..];
        }
        Ok(path)
    }

    fn follow(&mut self, command: char, points: &[Point]) -> Result<(), String> {
        if command == 'M' {
            self.outlines.push(points.to_vec());
            return Ok(());
        }
        let outline = self.outlines.last_mut().ok_or("a path begins with M")?;
        let here = *outline.last().ok_or("M without a point")?;
        match (command, points) {
            ('L', points) if !points.is_empty() => outline.extend(points),
            ('C', &[a, b, to]) => outline.extend(parts().map(|t| cubic([here, a, b, to], t))),
            ('Q', &[a, to]) => {
                outline.extend(parts().map(|t| here.towards(a, t).towards(a.towards(to, t), t)))
            }
            ('Z', []) => {}
            _ => return Err(format!("`{command}` with {} points", points.len())),
        }
        Ok(())
    }

    /// Does it hold the point, holes left out?
    pub fn holds(&self, point: Point) -> bool {
        self.outlines.iter().filter(|outline| inside(outline, point)).count() % 2 == 1
    }
}

fn inside(outline: &[Point], point: Point) -> bool {
    let next = outline.iter().cycle().skip(1);
    let crossed = outline.iter().zip(next).filter(|(a, b)| {
        let part = (point.y - a.y) / (b.y - a.y);
        (a.y > point.y) != (b.y > point.y) && point.x < a.towards(**b, part).x
    });
    crossed.count() % 2 == 1
}

fn parts() -> impl Iterator<Item = f32> {
    (1..=STEPS).map(|step| f32::from(step) / f32::from(STEPS))
}

fn cubic([from, a, b, to]: [Point; 4], t: f32) -> Point {
    let (first, middle, last) = (from.towards(a, t), a.towards(b, t), b.towards(to, t));
    first.towards(middle, t).towards(middle.towards(last, t), t)
}

/// The points of a command; a number may begin without a gap, at its sign or second point.
fn points(text: &str) -> Result<Vec<Point>, String> {
    let mut spaced = String::new();
    for letter in text.chars() {
        let number = spaced.rsplit(' ').next().unwrap_or_default();
        if letter == '-' || letter == '.' && number.contains('.') {
            spaced.push(' ');
        }
        spaced.push(letter);
    }
    let numbers: Result<Vec<f32>, _> = spaced.split_whitespace().map(str::parse).collect();
    let numbers = numbers.map_err(|error| format!("{text:?}: {error}"))?;
    if numbers.len() % 2 == 1 {
        return Err(format!("{text:?}: half a point"));
    }
    Ok(numbers.chunks(2).map(|pair| Point::new(pair[0], pair[1])).collect())
}
