//! What a client says.

use game::erased::ActionInput;
use game::{Pledge, Seat, Share};
use serde::{Deserialize, Serialize};

use crate::{Listing, Reads};

/// A frame from a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ClientFrame {
    /// The first frame: who is here, and what they saw last.
    Hello {
        /// The version of the conversation, [`PROTOCOL`](crate::PROTOCOL).
        protocol: u32,
        /// The secret key of this browser, 32 hexadecimal digits; spectators need none.
        key: Option<String>,
        /// The number of the last event this client saw; `None` on the first visit.
        last: Option<u64>,
        /// Which forms of later versions it reads.
        #[serde(flatten)]
        reads: Reads,
        /// Whether it adds a share to the dice when it is asked; older clients cannot.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        shares: bool,
    },
    /// Takes an open seat; the key of the greeting becomes the key of the seat.
    Sit {
        /// Which seat.
        seat: Seat,
        /// How the others call them.
        name: String,
    },
    /// Gives a seat up before the match, or leaves it for a while during it.
    Stand {
        /// Which seat.
        seat: Seat,
    },
    /// Chooses before the match who may find the table.
    List {
        /// Who chooses: the host's seat.
        seat: Seat,
        /// What.
        #[serde(flatten)]
        listing: Listing,
    },
    /// Begins the match although one visitor has several of its seats; every seat must be taken.
    Start {
        /// Who wants it.
        seat: Seat,
    },
    /// Promises a share of the dice, when the table asks for pledges; the last one of a seat counts.
    Pledge {
        /// Whose.
        seat: Seat,
        /// What binds the share and does not show it.
        pledge: Pledge,
    },
    /// Tells the share that was promised, once the table has closed its list of pledges.
    Share {
        /// Whose.
        seat: Seat,
        /// What.
        share: Share,
    },
    /// A decision.
    Play {
        /// An id of the client's choice; the same id is played once, however often it is sent.
        client: String,
        /// The version of the match the decision was made for. Others may have decided side by side
        /// since then; nothing else may have happened.
        version: u64,
        /// Who decides.
        seat: Seat,
        /// What, in one of its two spellings.
        #[serde(flatten)]
        chosen: ActionInput,
    },
    /// Wants this seat's last decision back, and all that came after it.
    Undo {
        /// Who asks.
        seat: Seat,
    },
    /// Answers the wish of another to take something back.
    Consent {
        /// Who answers.
        seat: Seat,
        /// What.
        agree: bool,
    },
    /// Wants a caretaker bot for a seat whose person is away.
    Vote {
        /// Who votes.
        seat: Seat,
        /// Whose seat is to be looked after.
        absent: Seat,
    },
    /// Takes the own seat back from its caretaker.
    TakeBack {
        /// Which seat.
        seat: Seat,
    },
    /// Gives the match up.
    Resign {
        /// Who.
        seat: Seat,
    },
    /// Wants another match with the same people.
    Rematch {
        /// Who.
        seat: Seat,
    },
    /// Says something to the table.
    Chat {
        /// Who; nobody's seat for somebody who looks on.
        #[serde(default)]
        seat: Option<Seat>,
        /// How somebody without a seat is called; seats have names.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// What.
        text: String,
    },
    /// Asks what a bot would do; answered at tables for learners.
    Hint {
        /// For whom.
        seat: Seat,
    },
    /// Is anybody there?
    Ping {
        /// Comes back in the answer.
        count: u64,
    },
}

impl ClientFrame {
    /// The word in the frame's `type`, for refusals and logs.
    pub fn kind(&self) -> &'static str {
        match self {
            ClientFrame::Hello { .. } => "hello",
            ClientFrame::Sit { .. } => "sit",
            ClientFrame::Stand { .. } => "stand",
            ClientFrame::List { .. } => "list",
            ClientFrame::Start { .. } => "start",
            ClientFrame::Pledge { .. } => "pledge",
            ClientFrame::Share { .. } => "share",
            ClientFrame::Play { .. } => "play",
            ClientFrame::Undo { .. } => "undo",
            ClientFrame::Consent { .. } => "consent",
            ClientFrame::Vote { .. } => "vote",
            ClientFrame::TakeBack { .. } => "take-back",
            ClientFrame::Resign { .. } => "resign",
            ClientFrame::Rematch { .. } => "rematch",
            ClientFrame::Chat { .. } => "chat",
            ClientFrame::Hint { .. } => "hint",
            ClientFrame::Ping { .. } => "ping",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn check(frame: ClientFrame, expected: Value) {
        assert_eq!(serde_json::to_value(&frame).unwrap(), expected);
        assert_eq!(serde_json::from_value::<ClientFrame>(expected).unwrap(), frame);
    }

    #[test]
    fn every_frame_says_its_kind_in_its_type() {
        let seat = Seat::FIRST;
        for frame in [
            ClientFrame::Sit { seat, name: "Anna".into() },
            ClientFrame::List { seat, listing: Listing { open: true, watch: false } },
            ClientFrame::Start { seat },
            ClientFrame::Consent { seat, agree: true },
            ClientFrame::TakeBack { seat },
            ClientFrame::Share { seat, share: Share([1; 32]) },
            ClientFrame::Ping { count: 3 },
        ] {
            assert_eq!(serde_json::to_value(&frame).unwrap()["type"], frame.kind());
        }
    }

    #[test]
    fn a_decision_travels_in_either_spelling() {
        let play = |chosen| ClientFrame::Play {
            client: "c-1".into(),
            version: 4,
            seat: Seat::FIRST,
            chosen,
        };
        check(
            play(ActionInput::Text("rest".into())),
            json!({ "type": "play", "client": "c-1", "version": 4, "seat": 0, "notation": "rest" }),
        );
        check(
            play(ActionInput::Json(json!({ "light": 3 }))),
            json!({ "type": "play", "client": "c-1", "version": 4, "seat": 0,
                    "action": { "light": 3 } }),
        );
    }

    #[test]
    fn a_greeting_of_before_adds_nothing_to_the_dice() {
        let greeting = |shares| ClientFrame::Hello {
            protocol: 1,
            key: None,
            last: None,
            reads: Reads::FIRST,
            shares,
        };
        let before = json!({ "type": "hello", "protocol": 1, "key": null, "last": null });
        check(greeting(false), before.clone());
        let mut today = before;
        today["shares"] = true.into();
        check(greeting(true), today);
    }

    #[test]
    fn pledge_and_share_travel_as_digits() {
        let (seat, share) = (Seat::FIRST, Share([0xab; 32]));
        let digits = "ab".repeat(32);
        check(
            ClientFrame::Share { seat, share },
            json!({ "type": "share", "seat": 0, "share": digits }),
        );
        check(
            ClientFrame::Pledge { seat, pledge: digits.parse().unwrap() },
            json!({ "type": "pledge", "seat": 0, "pledge": digits }),
        );
        let short = json!({ "type": "share", "seat": 0, "share": "ab" });
        assert!(serde_json::from_value::<ClientFrame>(short).is_err());
    }

    #[test]
    fn a_line_of_chat_comes_from_a_seat_or_from_somebody_by_name() {
        let said = |seat, name| ClientFrame::Chat { seat, name, text: "hello".into() };
        check(said(Some(Seat::FIRST), None), json!({ "type": "chat", "seat": 0, "text": "hello" }));
        check(
            said(None, Some("Eve".into())),
            json!({ "type": "chat", "seat": null, "name": "Eve", "text": "hello" }),
        );
    }

    #[test]
    fn seats_that_no_table_has_are_refused() {
        let wrong = json!({ "type": "stand", "seat": 6 });
        assert!(serde_json::from_value::<ClientFrame>(wrong).is_err());
    }
}
