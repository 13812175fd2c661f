//! The table inside a page and the one on a server are one table: the same decisions, undos and
//! resignations give the same looks, points, offers to take back, refusals and winners.

use bots::{BotRng, Thought, rng_from};
use client::{LocalTable, Plan, Start};
use game::erased::{ListedAction, Spelling};
use game::{Audience, Coded, Game, Notation, Player, RecordText, Seat, SeatSet, Seed, luck};
use serde_json::json;
use tables::store::{Agreed, TableRow};
use tables::table::{Entry, FoldedLog, Stored};
use tables::{Moment, Reading, Refusal};
use wire::{
    ActionInput, AidPolicy, ClientFrame, Look, PROTOCOL, Phase, Reads, SeatPlan, ServerFrame,
    Settings, TableState, UndoOffer, Withdrawal,
};

use crate::app::{TestApp, key, registry};
use crate::client::{Client, seat};

const GAMES: [&str; 4] = ["carcassonne", "lanterns", "newworld", "settlers"];

/// What somebody did at the page.
#[derive(Clone, Debug)]
enum Deed {
    Said(ClientFrame),
    /// A bot decided for a seat that is out.
    Thought(Seat, ListedAction),
}

/// A deed, and the looks and the state after it, or the code of its refusal.
struct Done {
    deed: Deed,
    came_to: Result<(Vec<Look>, TableState), String>,
}

/// A whole match at the page.
struct Script {
    plan: Plan,
    card: wire::rest::TableCard,
    deeds: Vec<Done>,
    record: String,
}

/// Plays a match at the page.
struct Writer {
    page: LocalTable,
    rng: BotRng,
    version: u64,
    looks: Vec<Look>,
    state: TableState,
    deeds: Vec<Done>,
}

/// How a match at the page goes.
#[derive(Clone, Copy)]
struct Course {
    /// Whether people give up while others play on.
    leaving: bool,
    /// After so many deeds all but one give up.
    deeds_max: usize,
}

impl Writer {
    fn open(plan: Plan, rng: BotRng) -> Writer {
        let mut page = LocalTable::found(plan, &registry(), || None, 0).unwrap();
        let hello = ClientFrame::Hello {
            protocol: PROTOCOL,
            key: None,
            last: None,
            reads: Reads::FIRST,
            shares: true,
        };
        let frames = page.hear(hello, 0);
        let [ServerFrame::Welcome { version, looks, state, .. }] = &frames[..] else {
            panic!("no welcome: {frames:?}")
        };
        let (version, looks, state) = (*version, looks.clone(), state.as_ref().clone());
        Writer { page, rng, version, looks, state, deeds: Vec::new() }
    }

    fn act(&mut self, deed: Deed) {
        let mut frames = match &deed {
            Deed::Said(frame) => self.page.hear(frame.clone(), 0),
            Deed::Thought(_, listed) => {
                let task = self.page.task().expect("a bot is asked");
                let thought = Thought { steps: vec![listed.clone()], ..Thought::default() };
                self.page.thought(&task, thought, 0)
            }
        };
        let came_to = match frames.pop() {
            Some(ServerFrame::Event { version, looks, state, .. }) => {
                (self.version, self.looks, self.state) = (version, looks, *state);
                Ok((self.looks.clone(), self.state.clone()))
            }
            Some(ServerFrame::Refused { code, .. }) => Err(code),
            other => panic!("{other:?} after {deed:?}"),
        };
        self.deeds.push(Done { deed, came_to });
    }

    fn anybody(&mut self) -> Seat {
        seat(luck::below(&mut self.rng, self.looks.len() as u32) as usize)
    }

    /// A decision of anybody who may make one, also of those whom nobody waits for.
    fn decision(&mut self) -> Deed {
        if let Some(task) = self.page.task() {
            let thought = client::think(&task, &registry(), task.version, &|| 0).unwrap();
            return Deed::Thought(task.seat, thought.steps[0].clone());
        }
        let able: Vec<&Look> = self.looks.iter().filter(|look| !look.actions.is_empty()).collect();
        let look = luck::pick(&mut self.rng, &able).expect("somebody decides");
        let Audience::Seat(seat) = look.audience else { panic!("a spectator decides") };
        let listed = luck::pick(&mut self.rng, &look.actions).expect("a decision").clone();
        // Pages say it in one spelling, people in the other.
        let chosen = match luck::below(&mut self.rng, 2) {
            0 => structured(&self.page.card().game, &listed.notation),
            _ => ActionInput::Text(listed.notation),
        };
        let client = format!("c-{}", self.deeds.len());
        // Sometimes it was made for what was a moment ago.
        let late = u64::from(luck::below(&mut self.rng, 30) == 0);
        Deed::Said(ClientFrame::Play { client, version: self.version - late, seat, chosen })
    }

    fn anything(&mut self, leaving: bool) -> Deed {
        match luck::below(&mut self.rng, 80) {
            0 if leaving => Deed::Said(ClientFrame::Resign { seat: self.anybody() }),
            1..6 => Deed::Said(ClientFrame::Undo { seat: self.anybody() }),
            _ => self.decision(),
        }
    }

    /// Somebody gives up, and first those whom nobody waits for: no bot decides in between.
    fn leave(&mut self) -> Deed {
        let still = |seat: &Seat| self.state.seats[seat.index()].out.is_none();
        let waits = |seat: &Seat| self.looks[seat.index()].actions.is_empty();
        let mut seats: Vec<Seat> = Seat::first(self.looks.len()).filter(still).collect();
        seats.sort_by_key(|seat| !waits(seat));
        Deed::Said(ClientFrame::Resign { seat: seats[0] })
    }
}

/// A random match at the page, to its end.
fn written(game: &str, number: u8, course: Course) -> Script {
    let seats = 3 + luck::below(&mut rng_from(number.into()), 2) as usize;
    written_from(Start::default(), game, seats, number, course)
}

/// The same from the middle of a match.
fn written_midway(through: &Script, number: u8, course: Course) -> Script {
    let record: RecordText = through.record.parse().unwrap();
    let game = registry().find(record.game()).unwrap().game();
    let position = game.load(&record).unwrap();
    let position = position.position(record.steps().len() / 2, Audience::Referee).unwrap();
    let start = Start::drawn(&position, game, 0).unwrap();
    written_from(start, record.game(), record.players().len(), number, course)
}

fn written_from(start: Start, game: &str, seats: usize, number: u8, course: Course) -> Script {
    let rng = rng_from(number.into());
    let aids = [AidPolicy::Learner, AidPolicy::Normal, AidPolicy::Tournament];
    let plan = Plan {
        game: game.to_owned(),
        start,
        players: (0..seats).map(|number| Player::person(format!("P{number}"))).collect(),
        aid: aids[usize::from(number) % 3],
        seed: Some(Seed([number; 32])),
    };
    let mut writer = Writer::open(plan.clone(), rng);
    while writer.state.phase == Phase::Playing {
        let deed = match writer.deeds.len() < course.deeds_max {
            true => writer.anything(course.leaving),
            false => writer.leave(),
        };
        writer.act(deed);
    }
    let (card, record) = (writer.page.card().clone(), writer.page.record().to_string());
    Script { plan, card, deeds: writer.deeds, record }
}

/// A decision in the spelling of programs that write no notation.
fn structured(game: &str, notation: &str) -> ActionInput {
    fn read<A: Notation>(notation: &str) -> ActionInput {
        let action: Result<A, _> = notation.parse();
        ActionInput::Json(json!(action.ok().expect("the notation of a listed action")))
    }
    match game {
        "carcassonne" => read::<carcassonne::Action>(notation),
        "newworld" => read::<newworld::Action>(notation),
        "settlers" => read::<settlers::Action>(notation),
        _ => read::<<game::toys::Lanterns as Game>::Action>(notation),
    }
}

/// A look of the server as a page shows it where all persons sit before one screen: whoever would
/// have to be asked is there.
fn at_one_screen(look: &Look) -> Look {
    let undo = match look.undo {
        UndoOffer::ByConsent => UndoOffer::Free,
        other => other,
    };
    Look { undo, ..look.clone() }
}

/// What a server keeps of a table, without its sockets.
struct Kept {
    folded: FoldedLog,
}

impl Kept {
    fn lay(script: &Script) -> Kept {
        let card = script.card.clone();
        let agreed = Agreed {
            game: card.game,
            rules: card.rules,
            options: card.options,
            seats: vec![SeatPlan::Person; script.plan.players.len()],
            settings: Settings { aid: script.plan.aid, ..Settings::default() },
            seed_known: true,
            prelude: Vec::new(),
            contributions: Vec::new(),
            position: script.plan.start.position(),
        };
        let seed = script.plan.seed.unwrap();
        let row =
            TableRow { id: card.id, created_ms: 0, archived: false, seed, agreed, phase: None };
        let mut kept = Kept { folded: FoldedLog::new(row, &registry()).unwrap() };
        kept.happen(Entry::begun(script.plan.players.clone())).unwrap();
        kept
    }

    fn happen(&mut self, entry: Entry) -> Result<(), Refusal> {
        let (entry, prepared) = self.folded.prepare(entry)?;
        let moment = Moment { at_ms: 0, reading: Reading { run: 1, now_ms: 0 } };
        self.folded.commit(Stored::new(moment, entry), prepared);
        Ok(())
    }

    fn take(&mut self, deed: &Deed) -> Result<(), Refusal> {
        let played = self.folded.begun()?;
        let entry = match deed.clone() {
            Deed::Said(ClientFrame::Play { client, version, seat, chosen }) => {
                played.check_may_act(seat)?;
                played.check_answers(seat, version)?;
                Entry::played(seat, chosen, Some(client))
            }
            Deed::Said(ClientFrame::Undo { seat }) => {
                played.check_may_act(seat)?;
                Entry::Undone { seat, decisions: played.undo(seat)?.decisions }
            }
            Deed::Said(ClientFrame::Resign { seat }) => {
                played.check_may_act(seat)?;
                Entry::Withdrew { seat, why: Withdrawal::Resigned }
            }
            Deed::Thought(seat, listed) => {
                Entry::played(seat, ActionInput::Text(listed.notation), None)
            }
            Deed::Said(other) => panic!("{other:?}"),
        };
        self.happen(entry)
    }
}

#[test]
fn what_follows_from_a_log_is_what_the_page_shows() {
    let course = Course { leaving: true, deeds_max: 400 };
    let mut tried = Tried::default();
    for game in GAMES {
        for number in 0..3 {
            let script = written(game, number, course);
            let mut kept = Kept::lay(&script);
            let everybody =
                table_core::audiences_of(Seat::first(script.plan.players.len()).collect());
            for (at, Done { deed, came_to }) in script.deeds.iter().enumerate() {
                let context = format!("{game} {number}, deed {at}: {deed:?}");
                let taken = kept.take(deed).map_err(|refusal| refusal.code().to_owned());
                assert_eq!(taken.as_ref().err(), came_to.as_ref().err(), "{context}");
                tried.note(deed, came_to.is_ok());
                let Ok((looks, state)) = came_to else { continue };
                let played = kept.folded.begun().unwrap();
                let ours: Vec<Look> = played
                    .looks(&everybody, Spelling::Notation)
                    .iter()
                    .map(at_one_screen)
                    .collect();
                assert_eq!(ours, *looks, "{context}");
                assert_eq!(played.phase(), state.phase, "{context}");
                assert_eq!(Some(played.turn()), state.turn, "{context}");
                assert_eq!(played.winners(), state.winners, "{context}");
                let out: Vec<_> = state.seats.iter().map(|seat| seat.out).collect();
                assert_eq!(played.withdrawals(), out, "{context}");
            }
            assert_eq!(kept.folded.record().unwrap().to_string(), script.record);
        }
    }
    let Tried { decisions, by_bots, undos, resignations, refusals } = tried;
    assert!(decisions > 500 && by_bots > 50, "{decisions} {by_bots}");
    assert!(undos > 20 && resignations > 12 && refusals > 20, "{undos} {resignations} {refusals}");
}

/// What the scripts held: a law about nothing holds as well.
#[derive(Default)]
struct Tried {
    decisions: usize,
    by_bots: usize,
    undos: usize,
    resignations: usize,
    refusals: usize,
}

impl Tried {
    fn note(&mut self, deed: &Deed, done: bool) {
        let count = match deed {
            _ if !done => &mut self.refusals,
            Deed::Thought(..) => &mut self.by_bots,
            Deed::Said(ClientFrame::Undo { .. }) => &mut self.undos,
            Deed::Said(ClientFrame::Resign { .. }) => &mut self.resignations,
            Deed::Said(_) => &mut self.decisions,
        };
        *count += 1;
    }
}

/// The people of a script, each with a socket of their own.
struct Company {
    clients: Vec<Client>,
}

impl Company {
    /// At a table with the same dice.
    async fn gather(app: &TestApp, script: &Script) -> Company {
        let wish = json!({ "record": script.record, "decisions": 0,
            "settings": { "aid": script.plan.aid } });
        let answer = app.post("/api/records", &wish).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        let table = answer.json()["card"]["id"].as_str().unwrap().to_owned();
        let mut clients = Vec::new();
        for (number, player) in script.plan.players.iter().enumerate() {
            let mut client =
                Client::enter(app.address, &table, Some(&key(number as u8)), None).await;
            client.sit(number, &player.name).await;
            clients.push(client);
        }
        for client in &mut clients {
            client.until(|client| !client.looks.is_empty()).await;
        }
        Company { clients }
    }

    /// Lets somebody say it and everybody hear what came of it, or gives the code of the refusal.
    async fn take(&mut self, frame: &ClientFrame) -> Result<(), String> {
        let number = match frame.clone() {
            ClientFrame::Play { seat, chosen, client, .. } => {
                // A decision for a moment ago is one here as well, by other numbers.
                let speaker = &mut self.clients[seat.index()];
                let version = speaker.version;
                speaker.say(&ClientFrame::Play { client, version, seat, chosen }).await;
                settled(speaker).await?
            }
            ClientFrame::Resign { seat } => {
                self.clients[seat.index()].say(frame).await;
                settled(&mut self.clients[seat.index()]).await?
            }
            ClientFrame::Undo { seat } => {
                self.clients[seat.index()].say(frame).await;
                let number = settled(&mut self.clients[seat.index()]).await?;
                self.consent(seat, number).await
            }
            other => panic!("{other:?}"),
        };
        for client in &mut self.clients {
            client.until_number(number).await;
        }
        Ok(())
    }

    /// Everybody who is asked agrees; returns the number of the last event.
    async fn consent(&mut self, wisher: Seat, mut number: u64) -> u64 {
        let asked = self.clients[wisher.index()].state().proposal;
        for seat in asked.map_or(SeatSet::EMPTY, |proposal| proposal.missing).iter() {
            let client = &mut self.clients[seat.index()];
            client.until_number(number).await;
            client.say(&ClientFrame::Consent { seat, agree: true }).await;
            number += 1;
            client.until_number(number).await;
        }
        number
    }
}

/// Reads on to the event that answers what was just said, and gives its number.
async fn settled(client: &mut Client) -> Result<u64, String> {
    client
        .find(|frame| match frame {
            ServerFrame::Event { numbered, .. } => Some(Ok(numbered.number)),
            ServerFrame::Refused { code, .. } => Some(Err(code)),
            _ => None,
        })
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_server_says_is_what_the_page_says() {
    let app = TestApp::start().await;
    let course = Course { leaving: false, deeds_max: 70 };
    for (number, game) in (10..).zip(GAMES) {
        let from_the_start = written(game, number, course);
        let midway = written_midway(&from_the_start, number + 20, course);
        for script in [from_the_start, midway] {
            compare(&app, &script).await;
        }
    }
}

/// What everybody is told at a server's table, held against what the page told.
async fn compare(app: &TestApp, script: &Script) {
    let mut company = Company::gather(app, script).await;
    for (at, Done { deed, came_to }) in script.deeds.iter().enumerate() {
        let Deed::Said(frame) = deed else { panic!("nobody has left: {deed:?}") };
        if came_to.as_ref().is_err_and(|code| code == "version-conflict") {
            continue;
        }
        let context = format!("{}, deed {at}: {deed:?}", script.plan.game);
        let taken = company.take(frame).await;
        assert_eq!(taken.as_ref().err(), came_to.as_ref().err(), "{context}");
        let Ok((looks, state)) = came_to else { continue };
        for (client, look) in company.clients.iter().zip(looks) {
            assert_eq!(client.looks.len(), 1, "{context}");
            assert_eq!(at_one_screen(&client.looks[0]), *look, "{context}");
            let ours = client.state();
            assert_eq!((ours.phase, ours.turn), (state.phase, state.turn), "{context}");
            assert_eq!(ours.winners, state.winners, "{context}");
            assert_eq!(ours.seed, state.seed, "{context}");
        }
    }
}
