//! A review as one file for a browser: no script, nothing to be fetched.

use std::fmt::Write;

use game::{Heuristics, Match, Seat};
use teacher::{Judged, Review, Spoken};
use words::Lang;
use words::extras::review as say;

use super::graph;
use super::pictures::{escaped, pair};
use super::showing::Showing;
use super::telling::Telling;

/// How many decisions are shown with pictures: those that lost most. More would make the file too heavy to send.
const PICTURED_MOST: usize = 6;

const STYLE: &str = "
body{font:16px/1.5 system-ui,sans-serif;color:#3b2f26;background:#efe4cd;margin:0 auto;max-width:60rem;padding:1rem}
h1,h2,h3{font-family:Georgia,serif}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.25rem .5rem;border-bottom:1px solid #c9bda4}
td{font-variant-numeric:tabular-nums}
.wide{overflow-x:auto}
article{background:#faf5ea;border-radius:.5rem;padding:.5rem 1rem;margin:1rem 0}
.boards{display:flex;flex-wrap:wrap;gap:1rem}
figure{flex:1 1 20rem;margin:0}
img{width:100%}
pre{overflow-x:auto;font-size:.7rem}
.key{display:inline-block;width:1rem;height:1rem;border-radius:50%;vertical-align:middle}
@media(prefers-color-scheme:dark){body{background:#221d19;color:#efe4cd}article{background:#332b24}svg text{fill:#efe4cd}a{color:#9cc0cf}}
";

/// The report in one language.
pub fn html<G: Heuristics>(played: &Match<G>, review: &Review, lang: Lang) -> String {
    let tell = Telling { review, players: played.players(), lang };
    let showing = Showing::new(played, lang);
    let title = escaped(&say::ReportTitle { game: showing.title() }.of(lang));
    let mut html = format!(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title>\
         <style>{STYLE}</style></head><body><h1>{title}</h1>",
        lang.code()
    );
    if !review.over {
        paragraph(&mut html, say::UNFINISHED.of(lang));
    }
    summary(&mut html, tell);
    let chances = escaped(say::CHANCES.of(lang));
    let graph = graph::svg(review, played.players().len(), &chances);
    let _ = write!(html, "<h2>{chances}</h2>{graph}");
    turning_points(&mut html, tell);
    lessons(&mut html, &showing, tell);
    paragraph(&mut html, &say::JudgedByLines { lines: review.lines }.of(lang));
    html.push_str("</body></html>\n");
    html
}

fn paragraph(html: &mut String, text: &str) {
    let _ = write!(html, "<p>{}</p>", escaped(text));
}

/// A column for every seat. Verdicts that one never got are a dash.
fn summary(html: &mut String, tell: Telling<'_>) {
    let columns: Vec<_> = tell.review.seats.iter().map(|seat| tell.figures(seat)).collect();
    let mut labels: Vec<&String> = Vec::new();
    for (label, _) in columns.iter().flatten() {
        if !labels.contains(&label) {
            labels.push(label);
        }
    }
    let _ = write!(html, "<div class=wide><table><tr><th>{}</th>", say::PLAYER.of(tell.lang));
    for seat in Seat::first(columns.len()) {
        let (colour, name) = (graph::colour(seat), escaped(tell.name(seat)));
        let _ =
            write!(html, "<th><span class=key style=\"background:{colour}\"></span> {name}</th>");
    }
    for label in labels {
        let _ = write!(html, "</tr><tr><th>{}</th>", escaped(label));
        for column in &columns {
            let value = column.iter().find(|(other, _)| other == label);
            let _ = write!(html, "<td>{}</td>", value.map_or("–", |(_, value)| value));
        }
    }
    html.push_str("</tr></table></div>");
}

fn turning_points(html: &mut String, tell: Telling<'_>) {
    if tell.review.turning_points.is_empty() {
        return;
    }
    let _ = write!(html, "<h2>{}</h2><ul>", escaped(say::TURNING_POINTS.of(tell.lang)));
    for point in &tell.review.turning_points {
        let said = escaped(&tell.turning_point(point));
        // Luck has no article of its own: the mark lies here.
        let _ = match point.by_chance {
            true => write!(html, "<li id=\"step-{}\">{said}</li>", point.step),
            false => write!(html, "<li><a href=\"#step-{}\">{said}</a></li>", point.step),
        };
    }
    html.push_str("</ul>");
}

fn lessons<G: Heuristics>(html: &mut String, showing: &Showing<'_, G>, tell: Telling<'_>) {
    let _ = write!(html, "<h2>{}</h2>", escaped(say::TO_LEARN_FROM.of(tell.lang)));
    let mut worst: Vec<&Judged> = tell.worth_learning_from().collect();
    if worst.is_empty() {
        paragraph(html, say::NONE_TO_LEARN_FROM.of(tell.lang));
    }
    worst.sort_by(|a, b| b.loss.total_cmp(&a.loss));
    let pictured: Vec<usize> = worst.iter().take(PICTURED_MOST).map(|judged| judged.step).collect();
    for judged in tell.worth_learning_from() {
        lesson(html, judged, showing, tell);
        if pictured.contains(&judged.step) {
            boards(html, pair(showing, judged), tell.lang);
        }
        html.push_str("</article>");
    }
}

/// What is said of one decision; its article stays open.
fn lesson<G: Heuristics>(
    html: &mut String,
    judged: &Judged,
    showing: &Showing<'_, G>,
    tell: Telling<'_>,
) {
    let in_words = |notation: &str| showing.said(judged.step, judged.seat, notation);
    let heading = escaped(&tell.heading(judged, &in_words));
    let _ = write!(html, "<article id=\"step-{}\"><h3>{heading}</h3><ul>", judged.step);
    for detail in tell.details(judged, &in_words) {
        let _ = write!(html, "<li>{}</li>", escaped(&detail));
    }
    html.push_str("</ul>");
    if let Some(better) = judged.alternatives.first() {
        let label = escaped(say::MAY_GO_ON.of(tell.lang));
        let mut steps = vec![Spoken { seat: Some(judged.seat), notation: better.notation.clone() }];
        steps.extend(better.line.iter().cloned());
        let line = escaped(&showing.line(judged.step, judged.seat, &steps).join(" → "));
        let _ = write!(html, "<p><b>{label}</b>: {line}</p>");
    }
}

fn boards(html: &mut String, boards: Option<[String; 2]>, lang: Lang) {
    let Some([played, better]) = boards else { return };
    let [played_label, better_label] =
        [say::AS_PLAYED, say::INSTEAD].map(|word| escaped(word.of(lang)));
    let _ = write!(
        html,
        "<div class=boards><figure><figcaption>{played_label}</figcaption>{played}</figure>\
         <figure><figcaption>{better_label}</figcaption>{better}</figure></div>"
    );
}
