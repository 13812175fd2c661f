//! The bell that calls somebody to a table.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

use crate::prefs::Prefs;

/// The two tones of the call: pitch in hertz, beginning in seconds.
const TONES: [(f32, f64); 2] = [(587.3, 0.0), (784.0, 0.13)];

/// How long a tone is, in seconds.
const TONE_SECONDS: f64 = 0.28;

/// How loud a tone is, of 1.
const LOUDNESS: f32 = 0.09;

/// What was touched is answered first: making a bell takes a while.
const AFTERWARDS: Duration = Duration::from_millis(400);

/// How long the bell stays awake after a call: longer than the tones, whenever they begin.
const AWAKE: Duration = Duration::from_millis(1500);

/// The bell. A browser lets a page sound only after the person has touched it, and complains about
/// any attempt before: so it is made at the first touch, on whatever page that is. It sleeps between
/// calls, since a browser works on silence as hard as on sound.
#[derive(Clone, Copy)]
pub struct Bell(StoredValue<Option<AudioContext>, LocalStorage>);

impl Bell {
    /// Waits for the first touch.
    pub fn provide() {
        let bell = Bell(StoredValue::new_local(None));
        let prefs = Prefs::get();
        let touched = move || {
            if prefs.peek().sound && bell.0.with_value(Option::is_none) {
                set_timeout(move || bell.make(), AFTERWARDS);
            }
        };
        let handles = [
            window_event_listener(ev::pointerup, move |_| touched()),
            window_event_listener(ev::keydown, move |_| touched()),
        ];
        on_cleanup(move || handles.into_iter().for_each(|handle| handle.remove()));
        provide_context(bell);
    }

    /// The bell of the app around this component.
    pub fn get() -> Option<Bell> {
        use_context()
    }

    fn make(self) {
        self.0.update_value(|audio| {
            if audio.is_none() {
                *audio = AudioContext::new().ok().inspect(sleep);
            }
        });
    }

    /// Rings; before the first touch it stays silent.
    pub fn ring(self) {
        self.0.with_value(|audio| audio.as_ref().map(sound));
    }
}

/// Nothing is lost where it cannot: it goes on in silence.
fn sleep(audio: &AudioContext) {
    audio.suspend().ok();
}

fn sound(audio: &AudioContext) -> Result<(), JsValue> {
    // Its clock stands still while it sleeps.
    let now = audio.current_time();
    // Where it does not wake, nobody hears it; there is nobody to tell.
    let _waking = audio.resume()?;
    let silent = {
        let audio = audio.clone();
        let over = TONES.iter().map(|(_, after)| now + after + TONE_SECONDS).fold(now, f64::max);
        move || {
            // Called again meanwhile, it has more to say.
            if audio.current_time() >= over {
                sleep(&audio);
            }
        }
    };
    set_timeout(silent, AWAKE);
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
