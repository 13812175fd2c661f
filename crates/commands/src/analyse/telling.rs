//! A review for a person at a terminal.

use std::io::{self, Write};

use game::{Player, Seat};
use teacher::wording::{self, percent, signed_percent};
use teacher::{Judged, Reason, Review, SeatReview, TurningPoint};
use words::Lang;
use words::extras::review as say;

use crate::plain;

/// Tells who played how well, where the game turned and what there is to learn.
pub fn write(
    review: &Review,
    players: &[Player],
    lang: Lang,
    in_words: &InWords<'_>,
    out: &mut dyn Write,
) -> io::Result<()> {
    let tell = Telling { review, players, lang };
    if !review.over {
        writeln!(out, "{}\n", say::UNFINISHED.of(lang))?;
    }
    for (seat, summary) in Seat::first(players.len()).zip(&review.seats) {
        writeln!(out, "{}", plain::line(tell.name(seat)))?;
        for (label, value) in tell.figures(summary) {
            writeln!(out, "  {label}: {value}")?;
        }
    }
    for point in &review.turning_points {
        writeln!(out, "\n{}", plain::line(&tell.turning_point(point)))?;
    }
    for judged in tell.worth_learning_from() {
        writeln!(
            out,
            "\n{}",
            plain::line(&tell.heading(judged, &|notation| in_words(judged, notation)))
        )?;
        for line in tell.details(judged, &|notation| in_words(judged, notation)) {
            writeln!(out, "  {}", plain::line(&line))?;
        }
    }
    writeln!(out, "\n{}", say::JudgedByLines { lines: review.lines }.of(lang))
}

/// A decision in place of the one that was judged, or that one, in words.
pub type InWords<'a> = dyn Fn(&Judged, &str) -> String + 'a;

/// What is said of a review, in one language.
#[derive(Clone, Copy, Debug)]
pub struct Telling<'a> {
    pub review: &'a Review,
    pub players: &'a [Player],
    pub lang: Lang,
}

impl<'a> Telling<'a> {
    pub fn name(&self, seat: Seat) -> &'a str {
        self.players.get(seat.index()).map_or("", |player| player.name.as_str())
    }

    /// The decisions that lost most, in the order of the match.
    pub fn worth_learning_from(&self) -> impl Iterator<Item = &'a Judged> {
        self.review.decisions.iter().filter(|judged| judged.verdict.is_a_mistake())
    }

    /// What a seat's part of the review says, label by label.
    pub fn figures(&self, seat: &SeatReview) -> Vec<(String, String)> {
        let lang = self.lang;
        let share = |share: f64| format!("{} %", percent(share, lang).replace('-', "−"));
        let gained = |share: f64| format!("{} %", signed_percent(share, lang));
        let maybe = |part: Option<f64>| part.map_or_else(|| "–".to_owned(), share);
        let phases = [say::OPENING, say::MIDDLE, say::ENDING].into_iter().zip(&seat.phases);
        let mut figures = vec![(say::ACCURACY, maybe(seat.accuracy))];
        figures.extend(phases.map(|(word, part)| (word, maybe(*part))));
        figures.extend([
            (say::START, share(seat.start)),
            (say::LOST, gained(-seat.lost)),
            (say::GIVEN, gained(seat.given)),
            (say::LUCK, gained(seat.luck)),
            (say::RESULT, share(seat.result)),
            (say::ADJUSTED, share(seat.adjusted)),
        ]);
        let counts = seat
            .verdicts
            .iter()
            .map(|count| (wording::verdict(count.verdict), count.times.to_string()));
        let all = figures.into_iter().chain(counts);
        all.map(|(word, value)| (word.of(lang).to_string(), value)).collect()
    }

    pub fn turning_point(&self, point: &TurningPoint) -> String {
        let (step, name) = (point.step, self.name(point.seat));
        let change = signed_percent(point.change, self.lang);
        match point.by_chance {
            true => say::TurnedByChance { change, name, step }.of(self.lang),
            false => say::TurnedByDecision { change, name, step }.of(self.lang),
        }
    }

    pub fn heading(&self, judged: &Judged, in_words: &dyn Fn(&str) -> String) -> String {
        let (step, played) = (judged.step, in_words(&judged.played));
        let verdict = wording::verdict(judged.verdict).of(self.lang);
        let heading = say::MoveHeading { played, step }.of(self.lang);
        format!("{heading} ({verdict})")
    }

    /// What was lost, what was better, and why.
    pub fn details(&self, judged: &Judged, in_words: &dyn Fn(&str) -> String) -> Vec<String> {
        let (lang, own) = (self.lang, judged.seat.index());
        let share = |share: f64| percent(share, lang);
        let (before, after) = (share(judged.before[own]), share(judged.after[own]));
        let mut details =
            vec![say::LostSoMuch { after, before, loss: share(judged.loss) }.of(lang)];
        if let Some(better) = judged.alternatives.first() {
            details.push(say::BetterWas { notation: in_words(&better.notation) }.of(lang));
        }
        let why = |reason: &Reason| wording::reason(reason, self.name(reason.seat), lang);
        let (speaks, costs): (Vec<&Reason>, Vec<&Reason>) =
            judged.reasons.iter().partition(|reason| reason.is_for_it());
        details.extend(speaks.into_iter().map(why));
        details.extend(costs.into_iter().map(|it| say::But { what: why(it) }.of(lang)));
        if judged.exact {
            details.push(say::JUDGED_EXACTLY.of(lang).to_string());
        }
        details
    }
}
