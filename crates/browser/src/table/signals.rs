//! How the page calls somebody to the table: by sound, in the window's title, and aloud.

use std::time::Duration;

use game::Seat;
use leptos::prelude::*;
use parlour::{Known, News};
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

use super::playing::Play;
use super::room::Room;
use crate::words::table as words;

/// The two tones of the call: pitch in hertz, beginning in seconds.
const TONES: [(f32, f64); 2] = [(587.3, 0.0), (784.0, 0.13)];

/// How long a tone is, in seconds.
const TONE_SECONDS: f64 = 0.28;

/// How loud a tone is, of 1.
const LOUDNESS: f32 = 0.09;

/// Calls when it is the person's turn, as they like to be called.
pub fn call_to_table(room: Room) {
    let audio = StoredValue::new_local(None);
    room.on_news(move |news| {
        if matches!(news, News::MyTurn(_)) && room.prefs.peek().sound {
            // A browser that may not sound yet stays silent.
            audio.update_value(|audio| ring(audio).unwrap_or_default());
        }
    });
    let called = Memo::new(move |_| room.known(is_called) == Some(true));
    Effect::new(move || {
        let wishes = room.prefs.now();
        let title = match called.get() && wishes.title_signal {
            true => words::TITLE_MY_TURN.of(wishes.lang),
            false => words::TITLE,
        };
        document().set_title(title);
    });
    on_cleanup(|| document().set_title(words::TITLE));
}

fn is_called(known: &Known) -> bool {
    known.my_seat().is_some_and(|seat| known.decides(seat))
}

/// Rings; what makes the sound is made once, because that takes a while.
fn ring(audio: &mut Option<AudioContext>) -> Result<(), JsValue> {
    let audio = match audio {
        Some(audio) => audio,
        none => none.insert(AudioContext::new()?),
    };
    // Made before the person touched the page, it sleeps until it is woken.
    let _waking = audio.resume()?;
    let now = audio.current_time();
    for (pitch, after) in TONES {
        let (tone, volume) = (audio.create_oscillator()?, audio.create_gain()?);
        tone.set_type(OscillatorType::Sine);
        tone.frequency().set_value(pitch);
        let (begin, end) = (now + after, now + after + TONE_SECONDS);
        volume.gain().set_value_at_time(0.0001, begin)?;
        volume.gain().exponential_ramp_to_value_at_time(LOUDNESS, begin + 0.02)?;
        volume.gain().exponential_ramp_to_value_at_time(0.0001, end)?;
        tone.connect_with_audio_node(&volume)?.connect_with_audio_node(&audio.destination())?;
        tone.start_with_when(begin)?;
        tone.stop_with_when(end)?;
    }
    Ok(())
}

/// Reads out whose turn it is and what happened, for those who do not see it.
#[component]
pub fn LiveRegion() -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let said = RwSignal::new(String::new());
    let pending = StoredValue::new(Vec::<String>::new());
    let speak = move || {
        // News of one frame are read out together; the next would cut the first short.
        let texts = pending.try_update_value(std::mem::take).unwrap_or_default();
        if !texts.is_empty() {
            said.try_set(texts.join(". "));
        }
    };
    room.on_news(move |news| {
        let text = untrack(|| match news {
            News::Told(events) => aloud(room, play, events),
            News::MyTurn(seat) => call(room, play, *seat),
            _ => String::new(),
        });
        if !text.is_empty() {
            pending.update_value(|pending| pending.push(text));
            set_timeout(speak, Duration::ZERO);
        }
    });
    view! { <p class="unseen" aria-live="polite" data-test="live">{move || said.get()}</p> }
}

fn aloud(room: Room, play: Play, events: &[serde_json::Value]) -> String {
    let names = room.names();
    let lang = room.prefs.lang();
    let line = |event| {
        let line = play.hand.line(event, &names, lang)?;
        let name = line.seat.and_then(|seat| names.get(seat.index()));
        Some(name.map_or(line.text.clone(), |name| format!("{name} {}", line.text)))
    };
    let lines: Vec<String> = events.iter().filter_map(line).collect();
    lines.join(". ")
}

fn call(room: Room, play: Play, seat: Seat) -> String {
    let prompt = play.hand.ask(|stage, lang| stage.prompt(lang));
    let call = words::YOUR_TURN.of(room.prefs.lang());
    format!("{}: {call}. {}. {}", room.name(seat), prompt.title, prompt.detail)
}
