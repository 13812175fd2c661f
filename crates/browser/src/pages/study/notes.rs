//! What is said about a step: a sign, and a comment.

use leptos::html;
use leptos::prelude::*;
use study::Glyph;
use study::limits::COMMENT_CHARS_MAX;
use words::extras::study as words;

use super::desk::{Desk, Tool};
use super::drawing::ink;
use crate::prefs::Prefs;
use crate::words::Word;
use study::Colour;

/// Sign and comment of the step where one is.
#[component]
pub fn NotesPanel(desk: Desk) -> impl IntoView {
    let prefs = Prefs::get();
    let course = desk.course;
    let notes = Memo::new(move |_| {
        course.tree(|tree| tree.node(course.here()).map(|node| node.notes().clone()))
    });
    let comment = move || notes.get().map(|notes| notes.comment).unwrap_or_default();
    let field = NodeRef::<html::Textarea>::new();
    // What was typed belongs to the step at which it was typed.
    Effect::new(move || {
        let said = comment();
        if let Some(field) = field.get() {
            field.set_value(&said);
        }
    });
    let glyph = move |glyph: Glyph| {
        let chosen = move || notes.get().is_some_and(|notes| notes.glyph == Some(glyph));
        view! {
            <button
                class="study-glyph"
                data-test=format!("glyph-{}", glyph_word(glyph).1)
                aria-pressed=move || chosen().to_string()
                aria-label=move || glyph_word(glyph).0.of(prefs.lang())
                title=move || glyph_word(glyph).0.of(prefs.lang())
                on:click=move |_| course.sign(glyph)
            >
                {glyph.sign()}
            </button>
        }
    };
    view! {
        <section class="panel">
            <h2><label for="study-comment">{move || words::COMMENT.of(prefs.lang())}</label></h2>
            <div class="study-glyphs" role="group" aria-label=move || words::SIGNS.of(prefs.lang())>
                {Glyph::ALL.map(glyph)}
            </div>
            <textarea
                id="study-comment"
                class="input study-comment"
                data-test="study-comment"
                rows="3"
                maxlength=COMMENT_CHARS_MAX.to_string()
                placeholder=move || words::COMMENT_HINT.of(prefs.lang())
                node_ref=field
                on:change=move |event| course.comment(event_target_value(&event).trim_end())
            ></textarea>
        </section>
    }
}

/// What a sign means, and what tests call it.
fn glyph_word(glyph: Glyph) -> (Word, &'static str) {
    match glyph {
        Glyph::Brilliant => (words::GLYPH_BRILLIANT, "brilliant"),
        Glyph::Good => (words::GLYPH_GOOD, "good"),
        Glyph::Interesting => (words::GLYPH_INTERESTING, "interesting"),
        Glyph::Doubtful => (words::GLYPH_DOUBTFUL, "doubtful"),
        Glyph::Mistake => (words::GLYPH_MISTAKE, "mistake"),
        Glyph::Blunder => (words::GLYPH_BLUNDER, "blunder"),
    }
}

/// What a touch on the board means, and the colours of what is drawn.
#[component]
pub fn Pens(desk: Desk) -> impl IntoView {
    let prefs = Prefs::get();
    let course = desk.course;
    let drawn = move || {
        course.tree(|tree| {
            tree.node(course.here()).is_some_and(|node| !node.notes().drawings.is_empty())
        })
    };
    let tools = [
        (Tool::Play, words::TOOL_PLAY, "tool-play"),
        (Tool::Mark, words::TOOL_MARK, "tool-mark"),
        (Tool::Arrow, words::TOOL_ARROW, "tool-arrow"),
    ];
    let tool = move |(tool, word, test): (Tool, Word, &'static str)| {
        view! {
            <button
                class="chip"
                data-test=test
                aria-pressed=move || (desk.tool.get() == tool).to_string()
                on:click=move |_| desk.take(tool)
            >
                {move || word.of(prefs.lang())}
            </button>
        }
    };
    let colour = move |colour: Colour| {
        view! {
            <button
                class="chip study-colour"
                data-test=format!("colour-{}", colour.key())
                aria-label=move || colour_word(colour).of(prefs.lang())
                title=move || colour_word(colour).of(prefs.lang())
                aria-pressed=move || (desk.colour.get() == colour).to_string()
                on:click=move |_| desk.colour.set(colour)
            >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d=colour_sign(colour) fill="none" stroke-width="3.4" stroke=ink(colour)></path>
                </svg>
            </button>
        }
    };
    let draws = move || desk.tool.get() != Tool::Play;
    let hint = move || match (desk.tool.get(), desk.is_drawing()) {
        (Tool::Play, _) => None,
        (Tool::Mark, _) => Some(words::MARK_HINT),
        (Tool::Arrow, false) => Some(words::ARROW_FROM),
        (Tool::Arrow, true) => Some(words::ARROW_TO),
    };
    view! {
        <div class="tools study-pens" role="toolbar" aria-label=move || words::TOOLS.of(prefs.lang())>
            {tools.map(tool)}
            <Show when=draws>
                {Colour::ALL.map(colour)}
                <button class="chip" data-test="study-wipe" disabled=move || !drawn() on:click=move |_| course.wipe()>
                    {move || words::WIPE.of(prefs.lang())}
                </button>
            </Show>
            <span class="study-pen-hint" role="status">
                {move || hint().map(|hint| view! { <span class="chip">{hint.of(prefs.lang())}</span> })}
            </span>
        </div>
    }
}

fn colour_word(colour: Colour) -> Word {
    match colour {
        Colour::Green => words::GREEN,
        Colour::Red => words::RED,
        Colour::Blue => words::BLUE,
        Colour::Yellow => words::YELLOW,
    }
}

/// The form of a colour's marks.
fn colour_sign(colour: Colour) -> &'static str {
    match colour {
        Colour::Green => "M4 12A8 8 0 1 1 20 12A8 8 0 1 1 4 12Z",
        Colour::Red => "M5 5L19 19M19 5L5 19",
        Colour::Blue => "M5 5H19V19H5Z",
        Colour::Yellow => "M12 3L21 12L12 21L3 12Z",
    }
}
