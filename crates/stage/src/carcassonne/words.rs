//! What the game says to people, apart from names, the log and the rules.

use carcassonne::{Event, Feature, Gain, Good, Happening, Title, Why};

use super::target::FEATURES;
use crate::tiles;
use crate::{About, Choice, Lang};

/// What the set-up says about the game.
pub const fn about(lang: Lang) -> About {
    lang.pick(
        About {
            title: "Carcassonne",
            blurb: "Lay tile upon tile until a landscape of cities, roads and fields covers the \
                    table. Send your followers out to claim it, and mind who else has an eye on it.",
            length: "2–6 players · 40 min",
        },
        About {
            title: "Carcassonne",
            blurb: "Plättchen für Plättchen wächst eine Landschaft aus Städten, Straßen und \
                    Wiesen. Schick deine Gefolgsleute aus und behalte im Auge, wer es auf \
                    dasselbe abgesehen hat.",
            length: "2–6 Personen · 40 Min.",
        },
    )
}

/// The overlays to choose from.
pub fn overlays(outlook: bool, lang: Lang) -> Vec<Choice> {
    let fields = lang.pick(
        ("Fields", "Every field in a tint of its own, with the farmers who hold it."),
        ("Wiesen", "Jede Wiese in eigener Tönung, mit den Bauern, denen sie gehört."),
    );
    let owners = lang.pick(
        ("Owners", "Who holds which city, road, monastery and field."),
        ("Besitz", "Wem welche Stadt, Straße, Wiese und welches Kloster gehört."),
    );
    let all = [("fields", fields), ("owners", owners), tiles::words::odds(lang)];
    tiles::words::choices(&all, 2, outlook)
}

/// Under which heading the points of an event are added up.
pub const fn heading(event: &Event, lang: Lang) -> Option<&'static str> {
    match event {
        Event::Scored(scoring) => Some(of_feature(scoring.feature, lang)),
        Event::Expansion(Happening::Gained(Gain { why, .. })) => Some(of_gain(*why, lang)),
        _ => None,
    }
}

/// The headings in the order of the summary.
pub fn headings(lang: Lang) -> Vec<&'static str> {
    let features = FEATURES.into_iter().map(|feature| of_feature(feature, lang));
    // One reason of each heading stands for all of them.
    let gains = [Why::Goods(Good::Wine), Why::Title(Title::King), Why::Fairy, Why::Ransom];
    features.chain(gains.into_iter().map(|why| of_gain(why, lang))).collect()
}

const fn of_feature(feature: Feature, lang: Lang) -> &'static str {
    match feature {
        Feature::City => lang.pick("Cities", "Städte"),
        Feature::Road => lang.pick("Roads", "Straßen"),
        Feature::Monastery => lang.pick("Monasteries", "Klöster"),
        Feature::Field => lang.pick("Fields", "Wiesen"),
    }
}

const fn of_gain(why: Why, lang: Lang) -> &'static str {
    match why {
        Why::Pig => of_feature(Feature::Field, lang),
        Why::Goods(_) => lang.pick("Goods", "Waren"),
        Why::Title(_) => lang.pick("Titles", "Titel"),
        Why::Fairy | Why::FairyScored => lang.pick("Fairy", "Fee"),
        Why::Ransom => lang.pick("Ransom", "Lösegeld"),
    }
}
