//! What a teacher is asked on this side of the wire. Like a bot's, such a task says all that is needed, so that a
//! worker can do it beside the page.

use bots::UnknownGame;
use game::erased::AnyError;
use game::{Coded, RecordText, Seat};
use serde::{Deserialize, Serialize};
use teacher::{AnyReviewer, Candidates, Judged, Openings, Reason, Review, Teachers, Thought};

/// A question to the teacher about a recorded match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TeacherTask {
    /// The match.
    pub record: String,
    /// How carefully it is judged.
    pub thought: Thought,
    /// What is asked of it.
    pub question: TeacherQuestion,
}

/// What a teacher can be asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case")]
pub enum TeacherQuestion {
    /// Every decision and every stroke of luck judged.
    Review,
    /// What would have become of a decision after so many steps.
    WhyNot {
        /// The steps before it, chance included.
        steps: usize,
        /// Who might have decided so.
        seat: Seat,
        /// The decision, in notation.
        action: String,
    },
    /// What one decision has before another after so many steps.
    Compare {
        /// The steps before, chance included; beyond the last, the end of the record.
        steps: usize,
        /// Who decides.
        seat: Seat,
        /// The better decision, in notation.
        better: String,
        /// The other.
        worse: String,
    },
    /// What comes into question after so many steps.
    Candidates {
        /// The steps before, chance included; beyond the last, the end of the record.
        steps: usize,
        /// For whom; nobody named, for the first that has to decide.
        seat: Option<Seat>,
    },
    /// Where to begin, after so many steps.
    Openings {
        /// The steps before, chance included; beyond the last, the end of the record.
        steps: usize,
    },
}

/// What a teacher answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "is", content = "of", rename_all = "kebab-case")]
pub enum TeacherAnswer {
    /// The whole match.
    Review(Box<Review>),
    /// One decision.
    Judged(Box<Judged>),
    /// What comes into question.
    Candidates(Candidates),
    /// What one decision has before another.
    Reasons(Vec<Reason>),
    /// Where to begin; nothing where there is no such advice.
    Openings(Option<Openings>),
    /// It cannot be answered; a stable code says why.
    Refused {
        /// The code.
        code: String,
    },
}

impl TeacherAnswer {
    /// A refusal with this code.
    pub fn refused(code: &str) -> TeacherAnswer {
        TeacherAnswer::Refused { code: code.to_owned() }
    }
}

/// A task under way: taken step by step, so that whoever does it can say how far it is, and stop.
pub enum Teaching {
    /// A review, not yet whole.
    Reviewing(Box<dyn AnyReviewer>),
    /// The answer, for good.
    Answered(TeacherAnswer),
}

impl Teaching {
    /// Begins a task; what is a single question is answered at once.
    pub fn begin(task: &TeacherTask, teachers: &Teachers) -> Teaching {
        Teaching::try_begin(task, teachers)
            .unwrap_or_else(|fault| Teaching::Answered(TeacherAnswer::refused(fault.code())))
    }

    fn try_begin(task: &TeacherTask, teachers: &Teachers) -> Result<Teaching, TeachingFault> {
        let record: RecordText = task.record.parse().map_err(AnyError::Record)?;
        let teacher = teachers.find(record.game())?;
        let thought = task.thought;
        let answer = match &task.question {
            TeacherQuestion::Review => {
                return Ok(Teaching::Reviewing(teacher.reviewer(&record, thought)?));
            }
            TeacherQuestion::WhyNot { steps, seat, action } => TeacherAnswer::Judged(Box::new(
                teacher.why_not(&record, *steps, *seat, action, thought)?,
            )),
            TeacherQuestion::Compare { steps, seat, better, worse } => {
                let decisions = [better.as_str(), worse.as_str()];
                let seed = thought.seed;
                TeacherAnswer::Reasons(teacher.compare(&record, *steps, *seat, decisions, seed)?)
            }
            TeacherQuestion::Openings { steps } => {
                TeacherAnswer::Openings(teacher.openings(&record, *steps, thought.seed)?)
            }
            TeacherQuestion::Candidates { steps, seat } => {
                TeacherAnswer::Candidates(teacher.candidates(&record, *steps, *seat, thought)?)
            }
        };
        Ok(Teaching::Answered(answer))
    }

    /// How many steps are done, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        match self {
            Teaching::Reviewing(reviewer) => reviewer.progress(),
            Teaching::Answered(_) => (1, 1),
        }
    }

    /// Does the next step; the answer, once there is none.
    pub fn advance(self) -> Result<Teaching, TeacherAnswer> {
        match self {
            Teaching::Answered(answer) => Err(answer),
            Teaching::Reviewing(mut reviewer) => match reviewer.advance() {
                true => Ok(Teaching::Reviewing(reviewer)),
                false => Err(TeacherAnswer::Review(Box::new(reviewer.finish()))),
            },
        }
    }
}

/// Why a teacher does not answer.
#[derive(Debug, thiserror::Error)]
enum TeachingFault {
    /// A game that is not taught here.
    #[error(transparent)]
    UnknownGame(#[from] UnknownGame),
    /// A record that does not hold, or a decision that the rules forbid.
    #[error(transparent)]
    Game(#[from] AnyError),
}

impl TeachingFault {
    fn code(&self) -> &'static str {
        match self {
            TeachingFault::UnknownGame(error) => error.code(),
            TeachingFault::Game(error) => error.code(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::toys::Lanterns;
    use game::{Chance, Match, Player, Seed};

    fn teachers() -> Teachers {
        Teachers::default().with::<Lanterns>()
    }

    fn record() -> String {
        let players = vec![Player::person("Anna"), Player::person("Ben")];
        let mut played =
            Match::<Lanterns>::begin(Default::default(), players, Chance::Fair(Seed([3; 32])))
                .unwrap();
        for _ in 0..3 {
            let game::Turn::Decide(seats) = played.turn() else { break };
            let seat = seats.iter().next().unwrap();
            let mut actions = Vec::new();
            game::Game::actions(played.game(), seat, &mut actions);
            played.play(seat, actions[0]).unwrap();
        }
        played.record().to_string()
    }

    fn answered(question: TeacherQuestion) -> TeacherAnswer {
        let thought = Thought { lines: 4, wide: 2, seed: 1 };
        let task = TeacherTask { record: record(), thought, question };
        let travelled: TeacherTask =
            serde_json::from_str(&serde_json::to_string(&task).unwrap()).unwrap();
        assert_eq!(travelled, task);
        let mut teaching = Teaching::begin(&task, &teachers());
        loop {
            let (done, all) = teaching.progress();
            assert!(done <= all);
            match teaching.advance() {
                Ok(next) => teaching = next,
                Err(answer) => {
                    let text = serde_json::to_string(&answer).unwrap();
                    assert_eq!(serde_json::from_str::<TeacherAnswer>(&text).unwrap(), answer);
                    return answer;
                }
            }
        }
    }

    #[test]
    fn a_review_is_taken_step_by_step() {
        let TeacherAnswer::Review(review) = answered(TeacherQuestion::Review) else { panic!() };
        assert_eq!(review.decisions.len(), 3);
    }

    #[test]
    fn of_the_candidates_any_can_be_asked_about() {
        let question = TeacherQuestion::Candidates { steps: usize::MAX, seat: None };
        let TeacherAnswer::Candidates(found) = answered(question) else { panic!() };
        assert_eq!(found.candidates[0].loss, 0.0);
        assert!(found.candidates.is_sorted_by(|a, b| a.loss <= b.loss), "{found:?}");
        let steps = record().parse::<RecordText>().unwrap().steps().len();
        let action = found.candidates[0].notation.clone();
        let question = TeacherQuestion::WhyNot { steps, seat: found.seat, action: action.clone() };
        let TeacherAnswer::Judged(judged) = answered(question) else { panic!() };
        assert_eq!(judged.played, action);
        assert_eq!(judged.seat, found.seat);
    }

    #[test]
    fn two_decisions_can_be_compared() {
        let question = TeacherQuestion::Candidates { steps: usize::MAX, seat: None };
        let TeacherAnswer::Candidates(found) = answered(question) else { panic!() };
        let (seat, play) = (found.seat, found.candidates[0].notation.clone());
        let compare = |better: &str| {
            answered(TeacherQuestion::Compare {
                steps: usize::MAX,
                seat,
                better: better.to_owned(),
                worse: play.clone(),
            })
        };
        assert_eq!(compare(&play), TeacherAnswer::Reasons(Vec::new()), "nothing differs");
        assert_eq!(compare("nonsense"), TeacherAnswer::refused("bad-action"));
    }

    #[test]
    fn what_the_rules_forbid_is_refused_with_their_code() {
        let seat = Seat::FIRST;
        for action in ["nonsense", ""] {
            let question = TeacherQuestion::WhyNot { steps: 0, seat, action: action.to_owned() };
            assert_eq!(answered(question), TeacherAnswer::refused("bad-action"));
        }
        let task = TeacherTask {
            record: "no record".into(),
            thought: Thought::default(),
            question: TeacherQuestion::Review,
        };
        let Teaching::Answered(TeacherAnswer::Refused { .. }) = Teaching::begin(&task, &teachers())
        else {
            panic!("no record is no match")
        };
    }
}
