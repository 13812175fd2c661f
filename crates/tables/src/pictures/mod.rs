//! Pictures of what stands here, drawn when somebody asks for one, behind everybody who plays. What a game looks like the
//! program knows that starts the server; here is kept who may see what, how much is drawn, and what was.

mod gallery;
mod sighted;

use bytes::Bytes;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use wire::Sight;

use crate::limits::{PICTURE_ASKED_MS_MAX, PICTURES_WAITING_MAX};
use crate::network::Network;
use crate::open_tables::OpenTables;
use crate::refusal::Refusal;
use crate::thinkers::{Rank, Thinker};

pub(crate) use gallery::{Gallery, Mark};
pub(crate) use sighted::numbered_sight;

/// How wide and high a card is.
pub(crate) const CARD_POINTS: (u32, u32) = (1_200, 630);

/// Draws pictures, and says in words what is on them.
pub trait Painter: Send + Sync {
    /// The language to speak with somebody whose browser asks for these, best first: `de-AT`, `en`.
    fn language(&self, asked: &[&str]) -> &'static str;

    /// What stands beside a link; `None` where there is nothing to say.
    fn tell(&self, subject: &Subject, language: &str) -> Option<Told>;

    /// A picture; `None` where there is none.
    fn paint(&self, subject: &Subject, wish: Wish, language: &str) -> Option<Vec<u8>>;
}

/// What is drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum Subject {
    /// A table, as whoever looks on may see it.
    Table(Box<Sight>),
    /// A study, by its text.
    Study(String),
    /// A puzzle, by its name.
    Puzzle(String),
    /// Nothing that stands here: the house itself.
    House,
    /// A match that is over, by its record, with what was found out about it where somebody asked.
    Match {
        /// The text of the record.
        record: String,
        /// The review, as the teacher wrote it.
        review: Option<String>,
    },
}

/// What it is drawn as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wish {
    /// What messengers show beside a link: PNG, 1200 by 630 points.
    Card,
    /// The map for the wall, on this paper.
    Poster(Paper, Press),
    /// The best moment of a match: an animated GIF.
    Moment,
    /// The sign of the house, where it is installed as an app.
    Icon(Icon),
}

/// The sign of the house, as devices want it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Icon {
    /// So many points wide and high.
    Square(u16),
    /// The same, for devices that cut the rim off as they like.
    Maskable(u16),
}

/// What a poster is printed on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Paper {
    A3,
    #[default]
    A4,
    Letter,
}

/// For what a poster is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Press {
    Pdf,
    Svg,
}

impl Wish {
    /// The media type of what is drawn.
    pub fn media_type(self) -> &'static str {
        match self {
            Wish::Card | Wish::Icon(_) => "image/png",
            Wish::Poster(_, Press::Pdf) => "application/pdf",
            Wish::Poster(_, Press::Svg) => "image/svg+xml",
            Wish::Moment => "image/gif",
        }
    }
}

/// What stands beside a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// One line.
    pub title: String,
    /// A sentence or two.
    pub description: String,
}

/// A number for the text of a study: another text, another number.
pub(crate) fn study_version(text: &str) -> u64 {
    let digest = Sha256::digest(text.as_bytes());
    digest.iter().take(8).fold(0, |number, byte| (number << 8) | u64::from(*byte))
}

/// A picture that is wanted, and for whom.
pub(crate) struct Order {
    /// What and which version of it.
    pub mark: Mark,
    pub subject: Subject,
    pub network: Network,
}

impl OpenTables {
    /// The picture, as it was drawn before or drawn now: when nobody who plays waits for a bot.
    pub(crate) async fn picture(&self, order: Order) -> Result<Bytes, Refusal> {
        if let Some(kept) = self.gallery.kept(&order.mark) {
            return Ok(kept);
        }
        let painter = self.painter.clone().ok_or(Refusal::NoPicture)?;
        if !self.gallery.count(order.network, self.clock.now_ms()) {
            return Err(Refusal::TooManyPictures);
        }
        let _waits = self.gallery.enter(PICTURES_WAITING_MAX).ok_or(Refusal::PicturesFull)?;
        let thinker = Thinker {
            rank: Rank::Review,
            network: Some(order.network),
            table: order.mark.subject.clone(),
        };
        let patience = self.clock.wait_until(self.clock.now_ms() + PICTURE_ASKED_MS_MAX);
        let place = tokio::select! {
            place = self.thinkers.admit(thinker) => place,
            () = patience => None,
        };
        let place = place.ok_or(Refusal::PicturesFull)?;
        // Somebody may have asked for the same a moment before.
        if let Some(kept) = self.gallery.kept(&order.mark) {
            return Ok(kept);
        }
        let Order { mark, subject, .. } = order;
        let (wish, language) = (mark.wish, mark.language);
        let drawn = tokio::task::spawn_blocking(move || {
            let _place = place;
            painter.paint(&subject, wish, language)
        });
        let drawn: Bytes = drawn.await.ok().flatten().ok_or(Refusal::NoPicture)?.into();
        self.gallery.keep(mark, drawn.clone());
        Ok(drawn)
    }
}
