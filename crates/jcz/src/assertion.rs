//! The sentences that a file claims, and what we say to them.

use carcassonne::{DragonMoves, Feature, InterludeView, PhaseView, Title};
use game::{Audience, Game, Seat, Turn};
use serde::Serialize;

use crate::error::Halt;
use crate::ledger::For;
use crate::replay::Replay;

/// A sentence and whether it is so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Judged {
    /// The sentence, as it stands in the file.
    pub text: String,
    /// What we say to it.
    #[serde(flatten)]
    pub verdict: Verdict,
}

/// What we say to a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "verdict", content = "because")]
pub enum Verdict {
    /// It is so by our rules.
    Holds,
    /// It is not so; what is instead.
    Fails(String),
    /// We cannot say; why not.
    NotJudged(String),
}

impl Verdict {
    /// Is it so?
    pub fn holds(&self) -> bool {
        *self == Verdict::Holds
    }

    /// Is it certainly not so?
    pub fn fails(&self) -> bool {
        matches!(self, Verdict::Fails(_))
    }

    fn so(is_so: bool, instead: impl FnOnce() -> String) -> Verdict {
        if is_so { Verdict::Holds } else { Verdict::Fails(instead()) }
    }
}

impl Judged {
    /// Nothing can be said when the replay has stopped before the end.
    pub(crate) fn after(halt: &Halt, text: &str) -> Judged {
        let why = format!("the replay stopped at message {}", halt.number);
        Judged { text: text.to_owned(), verdict: Verdict::NotJudged(why) }
    }
}

/// What is claimed.
#[derive(Debug, PartialEq, Eq)]
enum Claim<'a> {
    Points { name: &'a str, points: i64 },
    Scored { name: &'a str, feature: &'a str, points: i64 },
    Pass { possible: bool },
    Phase(&'a str),
}

impl<'a> Claim<'a> {
    fn read(text: &'a str) -> Option<Claim<'a>> {
        let text = text.trim().trim_end_matches('.').trim_end();
        if let Some(phase) = text.strip_prefix("phase is ").or(text.strip_prefix("Phase is ")) {
            return Some(Claim::Phase(phase.trim()));
        }
        for (ending, possible) in [
            (" can't pass", false),
            (" cannot pass", false),
            (" can’t pass", false),
            (" can pass", true),
        ] {
            if text.strip_suffix(ending).is_some_and(|who| who.eq_ignore_ascii_case("player")) {
                return Some(Claim::Pass { possible });
            }
        }
        let counted = text.strip_suffix("points").or_else(|| text.strip_suffix("point"))?;
        let (rest, number) = counted.trim_end().rsplit_once(' ')?;
        let points = number.parse().ok()?;
        if let Some((name, feature)) =
            rest.strip_suffix(" for").and_then(|rest| rest.rsplit_once(" scored "))
        {
            return Some(Claim::Scored { name: name.trim(), feature: feature.trim(), points });
        }
        let name = rest.strip_suffix(" has")?;
        Some(Claim::Points { name: name.trim(), points })
    }
}

/// Says whether a sentence is so.
pub(crate) fn judge(text: &str, replay: &Replay) -> Judged {
    let verdict = match Claim::read(text) {
        None => Verdict::NotJudged("we do not know this kind of sentence".to_owned()),
        Some(Claim::Points { name, points }) => with_player(replay, name, |seat| {
            let ours = replay.points(seat);
            Verdict::so(i64::from(ours) == points, || format!("{name} has {ours}"))
        }),
        Some(Claim::Scored { name, feature, points }) => match read_feature(feature) {
            None => Verdict::NotJudged(format!("we do not know what '{feature}' is")),
            Some(what) => with_player(replay, name, |seat| scored(replay, seat, what, points)),
        },
        Some(Claim::Pass { possible }) => {
            let ours = can_pass(replay);
            let instead = if ours { "passing is possible" } else { "passing is not possible" };
            Verdict::so(ours == possible, || instead.to_owned())
        }
        Some(Claim::Phase(phase)) => in_phase(replay, phase),
    };
    Judged { text: text.to_owned(), verdict }
}

/// The player of that name; upper and lower case matter only where they tell two players apart.
fn with_player(replay: &Replay, name: &str, judge: impl FnOnce(Seat) -> Verdict) -> Verdict {
    let named = |same: fn(&str, &str) -> bool| {
        let seats = Seat::first(replay.sitters.len()).zip(&replay.sitters);
        let mut found = seats.filter(|(_, sitter)| same(&sitter.name, name)).map(|(seat, _)| seat);
        (found.next(), found.next())
    };
    let alike = |a: &str, b: &str| a.to_lowercase() == b.to_lowercase();
    match (named(|a, b| a == b), named(alike)) {
        ((Some(seat), None), _) | ((None, _), (Some(seat), None)) => judge(seat),
        ((None, _), (None, _)) => Verdict::NotJudged(format!("nobody is called {name}")),
        _ => Verdict::NotJudged(format!("several players are called {name}")),
    }
}

fn read_feature(word: &str) -> Option<For> {
    let word = word.to_lowercase();
    let first =
        word.split(['.', ' ', '-', '_']).next().expect("splitting leaves at least one part");
    Some(match first {
        "road" => For::Feature(Feature::Road),
        "city" => For::Feature(Feature::City),
        "field" | "farm" => For::Feature(Feature::Field),
        "monastery" | "cloister" => For::Feature(Feature::Monastery),
        "fairy" => For::Fairy,
        "goods" | "traders" | "trade" => For::Goods,
        "ransom" => For::Ransom,
        "king" => For::Title(Title::King),
        "robber" => For::Title(Title::Robber),
        _ => return None,
    })
}

fn scored(replay: &Replay, seat: Seat, what: For, points: i64) -> Verdict {
    let paid = replay.ledger.made().filter(|paid| paid.seat == seat && paid.what == what);
    let paid: Vec<i32> = paid.map(|paid| paid.points).collect();
    let said = || match paid.as_slice() {
        [] => "there was no such scoring".to_owned(),
        paid => {
            let paid: Vec<String> = paid.iter().map(ToString::to_string).collect();
            format!("such scorings paid {}", paid.join(", "))
        }
    };
    Verdict::so(paid.iter().any(|&paid| i64::from(paid) == points), said)
}

/// A turn whose decisions are made waits to be committed.
fn waits_for_commit(replay: &Replay) -> bool {
    use InterludeView::{Capture, Exchange, Portal};
    let deciding = matches!(
        replay.phase(),
        PhaseView::Lay(_)
            | PhaseView::Figure(_)
            | PhaseView::Interlude(Capture(_) | Exchange(_) | Portal(_))
    );
    !replay.committed && !deciding
}

fn can_pass(replay: &Replay) -> bool {
    let game = replay.game();
    let Turn::Decide(seats) = game.turn() else { return false };
    let passing = |seat| game.judge(seat, carcassonne::Action::Pass).is_ok();
    !waits_for_commit(replay) && seats.iter().any(passing)
}

fn in_phase(replay: &Replay, phase: &str) -> Verdict {
    use InterludeView::{Capture, Dragon, Exchange, Portal};
    let waits = waits_for_commit(replay);
    let ours = match replay.phase() {
        // A commit may come before the run or after it, unless scoring comes first.
        PhaseView::Interlude(Dragon) if waits && !has_run(replay) && runs_first(replay) => {
            return Verdict::NotJudged("a turn with the dragon's run is not committed".to_owned());
        }
        _ if waits && !has_run(replay) => "CommitActionPhase",
        PhaseView::Draw | PhaseView::Lay(_) => "TilePhase",
        PhaseView::Figure(_) | PhaseView::Interlude(Portal(_)) => "ActionPhase",
        PhaseView::Interlude(Capture(_) | Exchange(_)) => "TowerCapturePhase",
        PhaseView::Interlude(Dragon) => "DragonPhase",
        PhaseView::Over => "GameOverPhase",
    };
    let asked = match phase {
        "DragonMovePhase" => "DragonPhase".to_owned(),
        phase if phase.ends_with("Phase") => phase.to_owned(),
        phase => format!("{phase}Phase"),
    };
    const WAITS_IN: [&str; 6] = [
        "TilePhase",
        "ActionPhase",
        "CommitActionPhase",
        "TowerCapturePhase",
        "DragonPhase",
        "GameOverPhase",
    ];
    match WAITS_IN.contains(&asked.as_str()) {
        true => Verdict::so(asked == ours, || format!("by our rules it is {ours}")),
        false => Verdict::NotJudged(format!("our turns have no {phase}")),
    }
}

/// Does the dragon run before scoring?
fn runs_first(replay: &Replay) -> bool {
    replay.game().options().dragon_moves == DragonMoves::BeforeScoring
}

/// Has the dragon made a step of its run?
fn has_run(replay: &Replay) -> bool {
    let view = replay.game().view(Audience::Referee);
    let run = view.expansions.and_then(|expansions| expansions.run);
    run.is_some_and(|run| run.visited.len() > 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_are_read() {
        let points = |name, points| Some(Claim::Points { name, points });
        assert_eq!(Claim::read("Anna has 4 points"), points("Anna", 4));
        assert_eq!(Claim::read(" Anna Lisa has 1 point."), points("Anna Lisa", 1));
        assert_eq!(Claim::read("A has b has -3 points"), points("A has b", -3));
        let scored = Claim::Scored { name: "Ben", feature: "City", points: 12 };
        assert_eq!(Claim::read("Ben scored City for 12 points"), Some(scored));
        assert_eq!(Claim::read("Player can pass"), Some(Claim::Pass { possible: true }));
        assert_eq!(Claim::read("Player can't pass"), Some(Claim::Pass { possible: false }));
        assert_eq!(Claim::read("phase is TilePhase"), Some(Claim::Phase("TilePhase")));
        for other in ["", "points", "Anna has points", "Anna has x points", "Anna wins", "1 point"]
        {
            assert_eq!(Claim::read(other), None, "{other}");
        }
    }

    #[test]
    fn features_go_by_several_names() {
        assert_eq!(read_feature("Cloister"), Some(For::Feature(Feature::Monastery)));
        assert_eq!(read_feature("Farm"), Some(For::Feature(Feature::Field)));
        assert_eq!(read_feature("city.incomplete"), Some(For::Feature(Feature::City)));
        assert_eq!(read_feature("Trade Goods"), Some(For::Goods));
        assert_eq!(read_feature("Robber Baron"), Some(For::Title(Title::Robber)));
        assert_eq!(read_feature("Castle"), None);
    }
}
