//! A scene as markup, for pictures of it.

use crate::scene::Item;

/// What lies on a board only for those who play at it.
const FOR_PLAYERS: [&str; 6] = ["cell", "vacant", "ghost", "preview", "lit", "advice"];

/// How many times as large some things are drawn as they are, so that they can be told in a small picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Growth {
    /// Numbers and signs.
    pub signs: f32,
    /// Figures that stand on something; what lies along a side keeps to it.
    pub figures: f32,
}

impl Growth {
    /// Everything as it is.
    pub const NONE: Growth = Growth { signs: 1.0, figures: 1.0 };
}

/// The items as SVG, back to front, without what is only for those who play.
pub fn still<'a>(items: impl IntoIterator<Item = &'a Item>, growth: Growth) -> String {
    items.into_iter().filter(|item| !is_for_players(item)).map(|item| drawn(item, growth)).collect()
}

fn is_for_players(item: &Item) -> bool {
    FOR_PLAYERS.contains(&item.class.split_whitespace().next().unwrap_or_default())
}

fn drawn(item: &Item, growth: Growth) -> String {
    let Item { class, at, turned, art, .. } = item;
    let words: Vec<&str> = class.split_whitespace().collect();
    // What the page's style sheet says of the figures around a board.
    let style = match words.first() {
        Some(&"ruler") => " fill='#fdf8ec' stroke='#8a7355' stroke-width='1.5' color='#3b2f26'",
        _ => "",
    };
    let grown = match words[..] {
        ["tile", "chip", ..] => growth.signs,
        ["figure", "road" | "ship", ..] => 1.0,
        ["figure", ..] => growth.figures,
        _ => 1.0,
    };
    let scale = if grown == 1.0 { String::new() } else { format!(" scale({grown})") };
    let place = format!("translate({} {}) rotate({turned} 50 50){scale}", at.x, at.y);
    if growth.signs == 1.0 {
        return format!("<g transform='{place}'{style}>{art}</g>");
    }
    let sign = format!("<g class='sign' transform='scale({})'>", growth.signs);
    let art = art.replace("<g class='sign'>", &sign);
    format!("<g transform='{place}'{style}>{art}</g>")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Point;

    fn item(class: &str, art: &str) -> Item {
        let class = class.to_owned();
        let at = Point { x: 100.0, y: 0.0 };
        Item { key: "a".to_owned(), class, at, turned: 90, art: art.into(), touch: None }
    }

    #[test]
    fn what_is_only_for_those_who_play_is_left_out() {
        let items = [item("tile", "<a/>"), item("ghost strong", "<b/>"), item("figure", "<c/>")];
        let svg = still(&items, Growth::NONE);
        assert!(svg.contains("<a/>") && svg.contains("<c/>") && !svg.contains("<b/>"), "{svg}");
        assert!(svg.starts_with("<g transform='translate(100 0) rotate(90 50 50)'>"), "{svg}");
    }

    #[test]
    fn signs_and_figures_grow_and_nothing_else_does() {
        let harbour = item("tile harbour", "<g class='sign'>3:1</g>");
        let road = item("figure road seat-0", "<r/>");
        let items = [item("tile chip", "<a/>"), harbour, item("tile", "<b/>"), road];
        let svg = still(&items, Growth { signs: 1.5, figures: 2.0 });
        assert_eq!(svg.matches("scale(1.5)").count(), 2, "{svg}");
        assert!(!svg.contains("scale(2)"), "{svg}");
        let svg = still(&[item("figure city", "<c/>")], Growth { signs: 1.0, figures: 2.0 });
        assert!(svg.contains("rotate(90 50 50) scale(2)"), "{svg}");
    }
}
