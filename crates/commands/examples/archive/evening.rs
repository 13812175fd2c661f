//! An evening at a server: every kind of table, in every state in which a server may find it again.

use std::time::Duration;

use game::{Audience, RecordText, Seat, SeatSet, Share};
use serde_json::{Value, json};
use tables::limits::MIXING_MS_MAX;
use wire::rest::StudyKept;
use wire::{ClientFrame, Listing, Mixing, Presence, UndoOffer};

use crate::house::{House, PEOPLE, is_over, say};
use crate::visitor::{Fault, Seen, Visitor};

/// Makes all tables.
pub async fn spend(house: &mut House) -> Result<(), Fault> {
    put_away(house).await?;
    waiting(house).await?;
    undo(house).await?;
    caretaker(house).await?;
    clock(house).await?;
    bots(house).await?;
    bots_to_the_end(house).await?;
    let over = over(house).await?;
    let resigned = resigned(house).await?;
    played_on(house).await?;
    out_of_time(house).await?;
    from_record(house, &over).await?;
    retold(house, &resigned).await?;
    in_a_position(house, &over, "in-a-position", 4).await?;
    in_a_position(house, &over, "position-to-the-end", usize::MAX).await?;
    shared(house).await?;
    silent(house).await?;
    pledged(house).await?;
    found_by_strangers(house).await?;
    thinking(house).await?;
    judged(house, "resigned").await?;
    studied(house).await
}

fn wish(game: &str, people: usize, bots: usize, options: Value, settings: Value) -> Value {
    let person = json!({ "kind": "person" });
    let bot = json!({ "kind": "bot", "level": "greedy" });
    let seats = [vec![person; people], vec![bot; bots]].concat();
    json!({ "game": game, "seats": seats, "options": options, "settings": settings })
}

async fn gathered(
    house: &mut House,
    name: &'static str,
    wish: Value,
    people: usize,
) -> Result<Vec<Visitor>, Fault> {
    let id = house.table(name, "/api/tables", &wish).await?;
    house.company(&id, people).await
}

fn seat(number: usize) -> Result<Seat, Fault> {
    Seat::new(number).ok_or_else(|| "no seat".into())
}

/// Nobody has come for a long time. The first table: there is no other that is put away with it.
async fn put_away(house: &mut House) -> Result<(), Fault> {
    let wish = wish("carcassonne", 2, 0, json!({}), json!({}));
    let mut company = gathered(house, "put-away", wish, 2).await?;
    house.play(&mut company, 6).await?;
    for visitor in company {
        visitor.leave().await?;
    }
    house.clock.turn(1);
    let put_away = house.tables.store.archive_idle(house.tables.moment().at_ms).await?;
    if put_away == 1 { Ok(()) } else { Err(format!("{put_away} tables were put away").into()) }
}

/// Two seats are open, one of them again.
async fn waiting(house: &mut House) -> Result<(), Fault> {
    let wish = wish("newworld", 3, 1, json!({ "coast_cards": false }), json!({}));
    let id = house.table("waiting", "/api/tables", &wish).await?;
    for (person, name) in PEOPLE.into_iter().take(2).enumerate() {
        let mut visitor = Visitor::enter(&house.tables, &id, Some(person)).await?;
        visitor.sit(seat(person)?, name).await?;
        let text = format!("{name} is here");
        visitor.say(ClientFrame::Chat { seat: Some(seat(person)?), name: None, text }).await?;
        visitor.until(|seen| seen.said == person + 1).await?;
        if person == 1 {
            let number = visitor.seen.number;
            visitor.say(ClientFrame::Stand { seat: seat(person)? }).await?;
            visitor.until(|seen| seen.number > number).await?;
        }
        visitor.leave().await?;
    }
    Ok(())
}

/// Something was taken back freely, something with the consent of all, and something else is wanted back.
async fn undo(house: &mut House) -> Result<(), Fault> {
    let options = json!({ "sets": ["inns", "dragon"] });
    let wish = wish("carcassonne", 3, 0, options, json!({ "aid": "learner" }));
    let mut company = gathered(house, "undo", wish, 3).await?;
    take_back(house, &mut company, UndoOffer::Free).await?;
    house.play(&mut company, 5).await?;
    take_back(house, &mut company, UndoOffer::ByConsent).await?;
    for person in 1..3 {
        let consent = ClientFrame::Consent { seat: seat(person)?, agree: true };
        say(&mut company, person, consent).await?;
    }
    take_back(house, &mut company, UndoOffer::ByConsent).await?;
    say(&mut company, 1, ClientFrame::Consent { seat: seat(1)?, agree: true }).await
}

/// Plays on until Anna may take something back like this, and lets her want it.
async fn take_back(
    house: &mut House,
    company: &mut [Visitor],
    offer: UndoOffer,
) -> Result<(), Fault> {
    while company[0].seen.looks.first().is_some_and(|look| look.undo != offer) {
        house.play(company, 1).await?;
    }
    say(company, 0, ClientFrame::Undo { seat: seat(0)? }).await
}

/// Dora has left and a caretaker plays for her. Clara is away for the second time, and not all agree on one.
async fn caretaker(house: &mut House) -> Result<(), Fault> {
    let wish = wish("newworld", 4, 0, json!({}), json!({}));
    let mut company = gathered(house, "caretaker", wish, 4).await?;
    house.play(&mut company, 9).await?;
    say(&mut company, 3, ClientFrame::Stand { seat: seat(3)? }).await?;
    let dora = company.pop().ok_or("nobody")?;
    go_away(house, &mut company, dora, 3).await?;
    for voter in 0..3 {
        say(&mut company, voter, ClientFrame::Vote { seat: seat(voter)?, absent: seat(3)? })
            .await?;
    }
    house.play(&mut company, 12).await?;
    let id = company[0].seen.card.id.clone();
    for comes_back in [true, false] {
        let clara = company.pop().ok_or("nobody")?;
        go_away(house, &mut company, clara, 2).await?;
        let vote = ClientFrame::Vote { seat: seat(0)?, absent: seat(2)? };
        say(&mut company, 0, vote).await?;
        if comes_back {
            company.push(Visitor::enter(&house.tables, &id, Some(2)).await?);
            house.play(&mut company, 3).await?;
        }
    }
    Ok(())
}

/// Somebody hangs up, and the others have waited for long enough.
async fn go_away(
    house: &House,
    company: &mut [Visitor],
    who: Visitor,
    from: usize,
) -> Result<(), Fault> {
    who.leave().await?;
    let away = |presence: &Presence| matches!(presence, Presence::Away { .. });
    company[0].until(|seen| away(&seen.state.seats[from].presence)).await?;
    house.clock.turn(house.tables.config.grace_ms);
    Ok(())
}

/// Time is kept, and no aid is given.
async fn clock(house: &mut House) -> Result<(), Fault> {
    let bank = json!({ "kind": "bank", "bank_ms": 3_600_000, "increment_ms": 5_000 });
    let settings = json!({ "aid": "tournament", "clock": bank, "talk": "seats" });
    let wish =
        wish("settlers", 3, 0, json!({ "scenario": "new-shores", "pirate": true }), settings);
    let mut company = gathered(house, "clock", wish, 3).await?;
    house.play(&mut company, 60).await
}

/// Only bots play, and they wait for somebody to look on.
async fn bots(house: &mut House) -> Result<(), Fault> {
    let settings = json!({ "clock": { "kind": "count-up" } });
    let wish = wish("settlers", 0, 4, json!({ "scenario": "oceania-4" }), settings);
    let id = house.table("bots", "/api/tables", &wish).await?;
    let mut onlooker = Visitor::enter(&house.tables, &id, None).await?;
    onlooker.until(|seen| seen.number > 80).await?;
    onlooker.leave().await
}

/// Only bots have played.
async fn bots_to_the_end(house: &mut House) -> Result<(), Fault> {
    let wish = wish("settlers", 0, 3, json!({}), json!({}));
    let id = house.table("bots-to-the-end", "/api/tables", &wish).await?;
    let mut onlooker = Visitor::enter(&house.tables, &id, None).await?;
    onlooker.until(is_over).await
}

/// A whole match with a bot, in which somebody took something back, left, and came back from a caretaker;
/// Anna wants another one.
async fn over(house: &mut House) -> Result<RecordText, Fault> {
    let options = json!({ "sets": ["inns", "traders", "king"] });
    let wish = wish("carcassonne", 2, 1, options, json!({}));
    let mut company = gathered(house, "over", wish, 2).await?;
    take_back(house, &mut company, UndoOffer::Free).await?;
    house.play(&mut company, 10).await?;
    let ben = company.pop().ok_or("nobody")?;
    go_away(house, &mut company, ben, 1).await?;
    say(&mut company, 0, ClientFrame::Vote { seat: seat(0)?, absent: seat(1)? }).await?;
    house.play(&mut company, 10).await?;
    let id = company[0].seen.card.id.clone();
    company.push(Visitor::enter(&house.tables, &id, Some(1)).await?);
    company[1].say(ClientFrame::TakeBack { seat: seat(1)? }).await?;
    company[1].until(|seen| seen.state.seats[1].caretaker.is_none()).await?;
    house.play(&mut company, usize::MAX).await?;
    say(&mut company, 0, ClientFrame::Rematch { seat: seat(0)? }).await?;
    record(house, &id).await
}

async fn record(house: &House, id: &str) -> Result<RecordText, Fault> {
    let record = house.tables.inspect(id, |folded| folded.record()).await?;
    record.ok_or_else(|| "the match is not over".into())
}

/// Ben gave up; both play again, with seats changed.
async fn resigned(house: &mut House) -> Result<RecordText, Fault> {
    let wish = wish("newworld", 2, 0, json!({}), json!({}));
    let mut company = gathered(house, "resigned", wish, 2).await?;
    house.play(&mut company, 9).await?;
    say(&mut company, 1, ClientFrame::Resign { seat: seat(1)? }).await?;
    for person in 0..2 {
        say(&mut company, person, ClientFrame::Rematch { seat: seat(person)? }).await?;
    }
    let next = company[0].seen.state.rematch.clone().ok_or("no rematch")?;
    house.made.push(("rematch", next.clone()));
    let mut again = Vec::new();
    for person in [1, 0] {
        again.push(Visitor::enter(&house.tables, &next, Some(person)).await?);
    }
    house.play(&mut again, 5).await?;
    record(house, &company[0].seen.card.id).await
}

/// Clara gave up and a bot plays her seat.
async fn played_on(house: &mut House) -> Result<(), Fault> {
    let wish = wish("settlers", 3, 1, json!({ "dice": "levelled" }), json!({}));
    let mut company = gathered(house, "played-on", wish, 3).await?;
    house.play(&mut company, 12).await?;
    say(&mut company, 2, ClientFrame::Resign { seat: seat(2)? }).await?;
    company.truncate(2);
    house.play(&mut company, 30).await
}

/// Somebody thought for too long.
async fn out_of_time(house: &mut House) -> Result<(), Fault> {
    let bank = json!({ "kind": "bank", "bank_ms": 30_000, "increment_ms": 0 });
    let wish = wish("carcassonne", 2, 0, json!({}), json!({ "clock": bank }));
    let mut company = gathered(house, "out-of-time", wish, 2).await?;
    house.play(&mut company, 7).await?;
    house.clock.turn(30_000);
    company[0].until(is_over).await
}

/// People play on from the middle of a match that others have played.
async fn from_record(house: &mut House, record: &RecordText) -> Result<(), Fault> {
    let wish = json!({ "record": record.to_string(), "decisions": 25 });
    let id = house.table("from-record", "/api/records", &wish).await?;
    let mut company = house.company(&id, 3).await?;
    house.play(&mut company, 4).await
}

/// People go on from a position of which only what Anna knew was told, for so many decisions.
async fn in_a_position(
    house: &mut House,
    record: &RecordText,
    name: &'static str,
    decisions: usize,
) -> Result<(), Fault> {
    let played = house.tables.registry.find(record.game())?.game().load(record)?;
    let middle = played.position(played.steps() / 2, Audience::Seat(seat(0)?))?;
    let seats = vec![json!({ "kind": "person" }); middle.seats()];
    let wish = json!({ "position": middle.to_string(), "seats": seats });
    let id = house.table(name, "/api/positions", &wish).await?;
    let mut company = house.company(&id, middle.seats()).await?;
    house.play(&mut company, decisions).await
}

/// Anna and Ben, with pages that add to the dice, have pledged; and Anna has told her share.
async fn half_mixed(house: &mut House, name: &'static str) -> Result<Vec<Visitor>, Fault> {
    let wish = wish("newworld", 2, 1, json!({}), json!({}));
    let id = house.table(name, "/api/tables", &wish).await?;
    let mut company = Vec::new();
    for (person, name) in PEOPLE.into_iter().take(2).enumerate() {
        let mut visitor = Visitor::enter_with(&house.tables, &id, Some(person), true, None).await?;
        visitor.sit(seat(person)?, name).await?;
        company.push(visitor);
    }
    let table = company[0].seen.card.commitment.parse()?;
    for (person, visitor) in company.iter_mut().enumerate() {
        visitor.until(|seen| matches!(seen.state.mixing, Some(Mixing::Pledge { .. }))).await?;
        let pledge = share_of(person).pledge(seat(person)?, &table);
        visitor.say(ClientFrame::Pledge { seat: seat(person)?, pledge }).await?;
    }
    for visitor in &mut company {
        visitor.until(|seen| matches!(seen.state.mixing, Some(Mixing::Share { .. }))).await?;
    }
    company[0].say(ClientFrame::Share { seat: seat(0)?, share: share_of(0) }).await?;
    let ben = SeatSet::only(seat(1)?);
    let waits =
        |seen: &Seen| seen.state.mixing.as_ref().is_some_and(|asked| asked.missing() == ben);
    company[0].until(waits).await?;
    Ok(company)
}

fn share_of(person: usize) -> Share {
    Share([17 * (person as u8 + 1); 32])
}

/// Both have added to the dice, and Ben gave up.
async fn shared(house: &mut House) -> Result<(), Fault> {
    let mut company = half_mixed(house, "shared").await?;
    company[1].say(ClientFrame::Share { seat: seat(1)?, share: share_of(1) }).await?;
    house.play(&mut company, 12).await?;
    say(&mut company, 1, ClientFrame::Resign { seat: seat(1)? }).await?;
    say(&mut company, 0, ClientFrame::Resign { seat: seat(0)? }).await?;
    // What is heard next may still be a bot's.
    company[0].until(is_over).await
}

/// Ben has pledged and told nothing; the match began without his share.
async fn silent(house: &mut House) -> Result<(), Fault> {
    let mut company = half_mixed(house, "silent").await?;
    house.clock.turn(MIXING_MS_MAX);
    house.play(&mut company, 12).await
}

/// The server stops between pledge and share.
async fn pledged(house: &mut House) -> Result<(), Fault> {
    half_mixed(house, "pledged").await.map(|_| ())
}

/// Anna keeps her name and opens the table to strangers; Ben finds it, looks no longer as the match begins, and a bot
/// keeps to itself what it expects.
async fn found_by_strangers(house: &mut House) -> Result<(), Fault> {
    let anna = house.keeps_a_name(PEOPLE[0]).await?;
    let wish = wish("settlers", 2, 1, json!({}), json!({}));
    let id = house.table("found-by-strangers", "/api/tables", &wish).await?;
    let mut company = Vec::new();
    for (person, name) in PEOPLE.into_iter().take(2).enumerate() {
        let signed = (person == 0).then(|| anna.clone());
        let mut visitor =
            Visitor::enter_with(&house.tables, &id, Some(person), false, signed).await?;
        visitor.sit(seat(person)?, name).await?;
        company.push(visitor);
        if person == 0 {
            let listing = Listing { open: true, watch: true };
            say(&mut company, 0, ClientFrame::List { seat: seat(0)?, listing }).await?;
        }
    }
    house.play(&mut company, 30).await
}

/// A bot thinks while the server stops: after it nothing more can be done.
async fn thinking(house: &mut House) -> Result<(), Fault> {
    let mut wish = wish("carcassonne", 1, 1, json!({}), json!({}));
    wish["seats"][1]["level"] = "search:1500ms".into();
    let mut company = gathered(house, "thinking", wish, 1).await?;
    while company[0].seen.deciding().contains(seat(0)?) {
        house.play(&mut company, 1).await?;
    }
    Ok(())
}

/// A match that somebody has brought along, to be looked at.
async fn retold(house: &mut House, record: &RecordText) -> Result<(), Fault> {
    let wish = json!({ "record": record.to_string() });
    house.table("retold", "/api/records", &wish).await.map(|_| ())
}

/// How often somebody looks whether the teacher has done: enough for a slow machine.
const LOOKS_MOST: usize = 15_000;

/// A match that is over is judged, and what was found is kept.
async fn judged(house: &House, name: &str) -> Result<(), Fault> {
    let found = house.made.iter().find(|(made, _)| *made == name);
    let id = &found.ok_or("no such table")?.1;
    for _ in 0..LOOKS_MOST {
        let answer =
            house.post(&format!("/api/tables/{id}/review"), "application/json", "").await?;
        if answer.starts_with("{\"code\"") {
            return Err(answer.into());
        }
        if house.tables.store.review(id).await?.is_some() {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    Err("the review did not come".into())
}

/// Somebody saves a study.
async fn studied(house: &House) -> Result<(), Fault> {
    let kept = house.post("/api/studies", "text/plain", STUDY).await?;
    serde_json::from_str::<StudyKept>(&kept).map(|_| ()).map_err(|_| kept.into())
}

/// With everything that a study may have.
const STUDY: &str = r#"anleger study 1
{"game":"carcassonne","rules":2,"title":"Two ways","players":["Anna","Ben"]}
{"comment":"Which tile would you like to see?"}
{"step":"U"}
{"seat":0,"step":"lay 1,0 0","glyph":"!?","comment":"Why not?","drawings":[{"at":"tile:0,0"},{"at":"tile:0,0","to":"tile:1,0","colour":"red"}]}
{"seat":0,"step":"lay -1,0 0","after":1}
"#;
