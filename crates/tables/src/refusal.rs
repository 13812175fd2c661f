//! What the server does not do, and the stable word for it.

use axum::http::StatusCode;
use game::erased::AnyError;
use game::fair::BadContribution;
use game::{Coded, Seat, SetupError};
use study::StudyError;
use wire::TableRefusal;

use crate::passkeys::PasskeyError;
use crate::store::StoreError;

/// A request that was not carried out; nothing changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// What a table inside a page would refuse too.
    #[error(transparent)]
    Table(#[from] TableRefusal),
    /// No table has that id.
    #[error("there is no such table")]
    NoSuchTable,
    /// The table was idle for too long.
    #[error("this table has been put away")]
    Archived,
    /// The table has as many connections as it may.
    #[error("too many are at this table")]
    TableFull,
    /// The server has as many connections as it may.
    #[error("too many are connected; try again later")]
    ServerFull,
    /// The server is about to stop.
    #[error("the server is stopping; come back in a moment")]
    Stopping,
    /// Something else than a greeting came first.
    #[error("say hello first")]
    HelloFirst,
    /// A second greeting.
    #[error("you have said hello already")]
    HelloTwice,
    /// A frame that is no frame.
    #[error("not a frame: {reason}")]
    BadFrame {
        /// What is wrong with it.
        reason: String,
    },
    /// A frame that is too long.
    #[error("a frame has at most {} bytes", wire::FRAME_BYTES_MAX)]
    FrameTooLong,
    /// A body that is too long.
    #[error("the body is too long")]
    BodyTooLong,
    /// The client does not read what it is sent.
    #[error("you read too slowly; come back for what you missed")]
    TooSlow,
    /// Too many frames a second.
    #[error("too many frames; slow down")]
    TooFast,
    /// A key that is no key.
    #[error("a key has 32 digits from 0-9 and a-f")]
    BadKey,
    /// A seat needs a key.
    #[error("say hello with a key to take a seat")]
    NoKey,
    /// A bot was to sit there.
    #[error("seat {0} is for a bot")]
    SeatForBot(Seat),
    /// Somebody is still to come.
    #[error("a seat is still open")]
    SeatsOpen,
    /// All pledges are there: the match begins in a moment.
    #[error("the match begins in a moment")]
    AboutToBegin,
    /// A share that does not belong into the dice.
    #[error(transparent)]
    Contribution(#[from] BadContribution),
    /// The match has begun.
    #[error("the match has begun")]
    AlreadyBegun,
    /// The match has not begun.
    #[error("the match has not begun")]
    NotBegun,
    /// A bot plays for the seat.
    #[error("a caretaker plays for seat {0}; take the seat back first")]
    CaretakerPlays(Seat),
    /// The game refuses.
    #[error(transparent)]
    Game(#[from] AnyError),
    /// The game cannot begin like this.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A line of chat that is empty or too long.
    #[error("a line of chat has 1 to {} characters", wire::CHAT_CHARS_MAX)]
    BadChat,
    /// The table does not let those talk who look on.
    #[error("at this table only seats talk")]
    SeatsTalk,
    /// A table that cannot be kept.
    #[error("the bank is 10 seconds to 30 days, the increment at most an hour")]
    BadClock,
    /// No such bot, or it would think too long.
    #[error("there is no level '{level}'")]
    BadLevel {
        /// What was asked for.
        level: String,
    },
    /// No such game.
    #[error("there is no game '{name}'")]
    UnknownGame {
        /// What was asked for.
        name: String,
    },
    /// A record whose dice are not known cannot be played on.
    #[error("the record does not tell its seed")]
    RecordWithoutSeed,
    /// Too many lines from one address.
    #[error("too many connections from your address")]
    TooManyLines,
    /// Too many tables from one address.
    #[error("too many tables from your address; try again later")]
    TooManyTables,
    /// A request for a server of another name.
    #[error("there is no server of that name here")]
    UnknownHost,
    /// A name that somebody else at the table has, or one that looks like it.
    #[error("somebody at this table already has that name")]
    NameTaken,
    /// What is stored of the table cannot be read.
    #[error("what is stored of this table cannot be read")]
    Unreadable,
    /// The table was laid under rules that this program no longer knows.
    #[error(
        "this table plays {game} by version {found} of its rules, which this program (version {ours}) does not know"
    )]
    OtherRules { game: &'static str, found: u32, ours: u32 },
    /// A request that a page of another site sent.
    #[error("requests from pages of other sites are not taken")]
    ForeignOrigin,
    /// Nobody has asked for the review of this match.
    #[error("this match has not been reviewed")]
    NoReview,
    /// Many reviews wait already.
    #[error("many reviews are being worked out; try again later")]
    ReviewsFull,
    /// Too many reviews from one address.
    #[error("too many reviews from your address; try again later")]
    TooManyReviews,
    /// There is nothing to draw, or nobody here who could.
    #[error("there is no such picture")]
    NoPicture,
    /// Many pictures wait already.
    #[error("many pictures are being drawn; try again later")]
    PicturesFull,
    /// Too many pictures for one address.
    #[error("too many pictures for your address; try again later")]
    TooManyPictures,
    /// A match that is being played here is judged for nobody.
    #[error("this match is being played here: nothing of it is judged before its end")]
    MatchRuns,
    /// A study that nobody has saved, or that is kept no longer.
    #[error("there is no such study")]
    NoSuchStudy,
    /// A study of which somebody else has the key.
    #[error("only whoever saved this study can change it")]
    NotYourStudy,
    /// Too many studies from one address.
    #[error("too many studies from your address; try again later")]
    TooManyStudies,
    /// A text that is no study.
    #[error(transparent)]
    Study(StudyError),
    /// A name that cannot be kept.
    #[error(
        "a name that is kept has 2 to {} characters, and a letter or digit among them",
        game::NAME_CHARS_MAX
    )]
    BadName,
    /// Somebody keeps a name that looks like it.
    #[error("somebody else keeps that name, or one that looks like it")]
    NameKept,
    /// Only for those who keep a name.
    #[error("sign in first")]
    NotSignedIn,
    /// A secret link that opens nothing.
    #[error("this link opens no name, or none any more")]
    WrongLink,
    /// What is to be let go is not there.
    #[error("there is nothing of that kind which opens your name")]
    NoSuchKey,
    /// More of that kind than anybody needs.
    #[error("you have as many of these as one can have; let one go first")]
    TooManyKeys,
    /// Too many requests about people from one address.
    #[error("too many requests from your address; try again later")]
    TooManyChanges,
    /// Passkeys are for names of servers, and for pages that say where they come from.
    #[error("passkeys work only on a page under the name of a server")]
    NoPasskeysHere,
    /// A passkey that is not believed.
    #[error(transparent)]
    Passkey(#[from] PasskeyError),
    /// Only the host chooses who may find the table.
    #[error("whoever sat down first chooses who may find the table")]
    NotHost,
    /// The table is for those who were sent its link.
    #[error("this table does not wait for strangers")]
    NotOpen,
    /// Somebody was faster.
    #[error("all seats of this table are taken")]
    SeatsTaken,
    /// This server has none.
    #[error("there is no lobby on this server")]
    NoLobby,
    /// More look at it than may.
    #[error("too many look at the lobby; try again later")]
    LobbyFull,
    /// The disk is full.
    #[error("the server's disk is full; nothing was stored")]
    StorageFull,
    /// The store failed.
    #[error("the server could not store this; nothing changed")]
    StorageFailed,
}

impl Coded for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Refusal::Table(refusal) => refusal.code(),
            Refusal::NoSuchTable => "no-such-table",
            Refusal::Archived => "table-archived",
            Refusal::TableFull => "table-full",
            Refusal::ServerFull => "server-full",
            Refusal::Stopping => "server-stopping",
            Refusal::HelloFirst => "hello-first",
            Refusal::HelloTwice => "hello-twice",
            Refusal::BadFrame { .. } => "bad-frame",
            Refusal::FrameTooLong => "frame-too-long",
            Refusal::BodyTooLong => "body-too-long",
            Refusal::TooSlow => "too-slow",
            Refusal::TooFast => "too-fast",
            Refusal::BadKey => "bad-key",
            Refusal::NoKey => "no-key",
            Refusal::SeatForBot(_) => "seat-for-bot",
            Refusal::SeatsOpen => "seats-open",
            Refusal::AboutToBegin => "about-to-begin",
            Refusal::Contribution(error) => error.code(),
            Refusal::AlreadyBegun => "already-begun",
            Refusal::NotBegun => "not-begun",
            Refusal::CaretakerPlays(_) => "caretaker-plays",
            Refusal::Game(error) => error.code(),
            Refusal::Setup(error) => error.code(),
            Refusal::BadChat => "bad-chat",
            Refusal::SeatsTalk => "seats-talk",
            Refusal::BadClock => "bad-clock",
            Refusal::BadLevel { .. } => "bad-level",
            Refusal::UnknownGame { .. } => "unknown-game",
            Refusal::RecordWithoutSeed => "record-without-seed",
            Refusal::TooManyLines => "too-many-lines",
            Refusal::TooManyTables => "too-many-tables",
            Refusal::UnknownHost => "unknown-host",
            Refusal::NameTaken => "name-taken",
            Refusal::Unreadable => "table-unreadable",
            Refusal::OtherRules { .. } => "other-rules",
            Refusal::ForeignOrigin => "foreign-origin",
            Refusal::NoReview => "no-review",
            Refusal::ReviewsFull => "reviews-full",
            Refusal::TooManyReviews => "too-many-reviews",
            Refusal::NoPicture => "no-picture",
            Refusal::PicturesFull => "pictures-full",
            Refusal::TooManyPictures => "too-many-pictures",
            Refusal::MatchRuns => "match-runs",
            Refusal::NoSuchStudy => "no-such-study",
            Refusal::NotYourStudy => "not-your-study",
            Refusal::TooManyStudies => "too-many-studies",
            Refusal::Study(error) => error.code(),
            Refusal::BadName => "bad-name",
            Refusal::NameKept => "name-kept",
            Refusal::NotSignedIn => "not-signed-in",
            Refusal::WrongLink => "wrong-link",
            Refusal::NoSuchKey => "no-such-key",
            Refusal::TooManyKeys => "too-many-keys",
            Refusal::TooManyChanges => "too-many-changes",
            Refusal::NoPasskeysHere => "no-passkeys-here",
            Refusal::Passkey(_) => "passkey-refused",
            Refusal::NotHost => "not-host",
            Refusal::NotOpen => "table-not-open",
            Refusal::SeatsTaken => "seats-taken",
            Refusal::NoLobby => "no-lobby",
            Refusal::LobbyFull => "lobby-full",
            Refusal::StorageFull => "storage-full",
            Refusal::StorageFailed => "storage-failed",
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        match self {
            Refusal::Game(error) => error.ruling(),
            _ => None,
        }
    }
}

impl Refusal {
    /// The status of the answer over HTTP.
    pub fn status(&self) -> StatusCode {
        match self {
            Refusal::NoSuchTable
            | Refusal::NoReview
            | Refusal::NoPicture
            | Refusal::NoSuchStudy
            | Refusal::NoSuchKey
            | Refusal::NoLobby => StatusCode::NOT_FOUND,
            Refusal::NotSignedIn => StatusCode::UNAUTHORIZED,
            Refusal::Archived => StatusCode::GONE,
            Refusal::TooFast
            | Refusal::TooManyTables
            | Refusal::TooManyReviews
            | Refusal::TooManyPictures
            | Refusal::TooManyStudies
            | Refusal::TooManyChanges
            | Refusal::TooManyLines => StatusCode::TOO_MANY_REQUESTS,
            Refusal::ForeignOrigin
            | Refusal::NotYourStudy
            | Refusal::WrongLink
            | Refusal::Passkey(_) => StatusCode::FORBIDDEN,
            Refusal::UnknownHost => StatusCode::MISDIRECTED_REQUEST,
            Refusal::BodyTooLong => StatusCode::PAYLOAD_TOO_LARGE,
            Refusal::Table(TableRefusal::NotOver)
            | Refusal::NotBegun
            | Refusal::MatchRuns
            | Refusal::NameKept => StatusCode::CONFLICT,
            Refusal::ServerFull
            | Refusal::TableFull
            | Refusal::LobbyFull
            | Refusal::ReviewsFull
            | Refusal::PicturesFull
            | Refusal::Stopping => StatusCode::SERVICE_UNAVAILABLE,
            Refusal::StorageFull
            | Refusal::Unreadable
            | Refusal::StorageFailed
            | Refusal::Table(TableRefusal::NoEntropy) => StatusCode::INTERNAL_SERVER_ERROR,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Refusal {
        match error {
            StoreError::Full => Refusal::StorageFull,
            StoreError::Damaged(_) => Refusal::Unreadable,
            _ => Refusal::StorageFailed,
        }
    }
}
