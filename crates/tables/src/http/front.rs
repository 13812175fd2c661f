//! What the page says of itself to those that only look at its head: messengers, networks, readers of links. It is the
//! same page for everybody, with a few lines put in.

use std::time::Duration;

use axum::http::{HeaderMap, header};

use super::door::Caller;
use super::pictures::languages;
use super::router::Shared;
use crate::keys::is_table_id;
use crate::limits::FRONT_MS_MAX;
use crate::pictures::{self, CARD_POINTS, Subject, Told, study_version};

/// Something that a link may lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown<'a> {
    Table(&'a str),
    Study(&'a str),
    Puzzle(&'a str),
}

impl<'a> Shown<'a> {
    fn at(path: &'a str) -> Option<Shown<'a>> {
        let steps: Vec<&str> = path.split('/').filter(|step| !step.is_empty()).collect();
        match steps[..] {
            ["t", id] | ["t", id, _] | ["embed", "t", id] if is_table_id(id) => {
                Some(Shown::Table(id))
            }
            ["study", id] if is_table_id(id) => Some(Shown::Study(id)),
            ["puzzles", id] => Some(Shown::Puzzle(id)),
            _ => None,
        }
    }

    /// The address of its card.
    fn card(self) -> String {
        match self {
            Shown::Table(id) => format!("/api/tables/{id}/picture.png"),
            Shown::Study(id) => format!("/api/studies/{id}/picture.png"),
            Shown::Puzzle(id) => format!("/api/puzzles/{id}/picture.png"),
        }
    }

    /// What it is now, and how often it has changed; nothing where it is not there.
    async fn subject(self, shared: &Shared) -> Option<(u64, Subject)> {
        let tables = &shared.tables;
        match self {
            Shown::Table(id) => {
                let (version, sight) = tables.inspect(id, pictures::numbered_sight).await.ok()?;
                Some((version, Subject::Table(Box::new(sight))))
            }
            Shown::Study(id) => {
                let text = tables.store.study(id).await.ok()??.study;
                Some((study_version(&text), Subject::Study(text)))
            }
            Shown::Puzzle(id) => Some((0, Subject::Puzzle(id.to_owned()))),
        }
    }
}

/// The page at this path with what is to be said of it; nothing where that is no more than the page says by itself, or
/// cannot be had at once.
pub(super) async fn told(
    shared: &Shared,
    page: &str,
    path: &str,
    caller: Caller,
    headers: &HeaderMap,
) -> Option<String> {
    let painter = shared.tables.painter.clone()?;
    let shown = Shown::at(path)?;
    let patience = Duration::from_millis(FRONT_MS_MAX);
    let found = tokio::time::timeout(patience, shown.subject(shared));
    let (version, subject) = found.await.ok()??;
    let language = painter.language(&languages(None, headers));
    let told = painter.tell(&subject, language)?;
    let site = site(shared, caller, headers)?;
    let card = format!("{site}{}?lang={language}&v={version}", shown.card());
    Some(with(page, &lines(&told, &format!("{site}{path}"), &card, language)))
}

/// The lines for the head. A link to a table is a secret of those who have it: nobody shall list it.
fn lines(told: &Told, address: &str, card: &str, language: &str) -> String {
    let (title, description) = (escaped(&told.title), escaped(&told.description));
    let (address, card) = (escaped(address), escaped(card));
    let (width, height) = CARD_POINTS;
    format!(
        "  <meta name=\"robots\" content=\"noindex\">\n  \
         <meta property=\"og:type\" content=\"website\">\n  \
         <meta property=\"og:site_name\" content=\"Anleger\">\n  \
         <meta property=\"og:locale\" content=\"{language}\">\n  \
         <meta property=\"og:title\" content=\"{title}\">\n  \
         <meta property=\"og:description\" content=\"{description}\">\n  \
         <meta property=\"og:url\" content=\"{address}\">\n  \
         <meta property=\"og:image\" content=\"{card}\">\n  \
         <meta property=\"og:image:type\" content=\"image/png\">\n  \
         <meta property=\"og:image:width\" content=\"{width}\">\n  \
         <meta property=\"og:image:height\" content=\"{height}\">\n  \
         <meta property=\"og:image:alt\" content=\"{description}\">\n  \
         <meta name=\"twitter:card\" content=\"summary_large_image\">\n"
    )
}

fn with(page: &str, lines: &str) -> String {
    page.replacen("</head>", &format!("{lines}</head>"), 1)
}

/// As it may stand between quotes.
fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    text.replace('"', "&quot;").replace('\'', "&#39;")
}

/// Where this server is reached, as whoever asks knows it: by the name in the request, and by what a proxy that is
/// trusted says of the way to it, or the settings know.
fn site(shared: &Shared, caller: Caller, headers: &HeaderMap) -> Option<String> {
    let host = headers.get(header::HOST)?.to_str().ok()?;
    let plain = |letter: char| letter.is_ascii_alphanumeric() || ".-:[]_".contains(letter);
    if host.is_empty() || !host.chars().all(plain) {
        return None;
    }
    let forwarded = headers.get("x-forwarded-proto").filter(|_| caller.is_believed);
    let forwarded = forwarded.and_then(|scheme| scheme.to_str().ok());
    let safe = format!("https://{host}");
    let is_safe = match forwarded {
        Some(scheme) => scheme.trim().eq_ignore_ascii_case("https"),
        None => shared.tables.config.origins.contains(&safe),
    };
    Some(if is_safe { safe } else { format!("http://{host}") })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::keys::ID_CHARS;

    #[test]
    fn links_to_something_are_told_from_the_rest() {
        let id = "b".repeat(ID_CHARS);
        for path in [format!("/t/{id}"), format!("/t/{id}/replay"), format!("/embed/t/{id}/")] {
            assert_eq!(Shown::at(&path), Some(Shown::Table(&id)), "{path}");
        }
        assert_eq!(Shown::at(&format!("/study/{id}")), Some(Shown::Study(&id)));
        assert_eq!(Shown::at("/puzzles/abcd2345"), Some(Shown::Puzzle("abcd2345")));
        for path in ["/", "/t", "/t/../..", "/puzzles", "/new", "/t/x/y/z"] {
            assert_eq!(Shown::at(path), None, "{path}");
        }
    }

    #[test]
    fn what_people_call_themselves_stays_text() {
        let told = Told {
            title: "<script>\"Anna\" & 'Ben'</script>".to_owned(),
            description: "</head>".to_owned(),
        };
        let page = with("<head></head><body>", &lines(&told, "http://a/t/b", "http://a/c", "en"));
        assert!(page.contains("&lt;script&gt;&quot;Anna&quot; &amp; &#39;Ben&#39;&lt;/script&gt;"));
        assert_eq!(page.matches("</head>").count(), 1, "{page}");
        assert!(page.ends_with("</head><body>"));
    }
}
