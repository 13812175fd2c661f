//! The page in windows of all sizes: nothing lies on anything else, nothing is cut off, everything can be
//! hit with a finger, and half of the window is the board's.

use serde_json::json;

use crate::axe;
use crate::chromium::Size;
use crate::person::Person;
use crate::screens::{AT_REST, Visitor};
use crate::tour::lines;

/// Looks at the same screen in every size, lets Axe look where that matters, and collects what is wrong. A
/// window is laid out once for both: that costs more than most of what is looked for.
pub async fn in_every_size(visitor: &Visitor, name: &str) {
    let mut all = Vec::new();
    for size in Size::ALL {
        visitor.person.resizes(size).await;
        says(visitor, "").await;
        visitor.person.picture(&format!("size-{name}-{}", size.name())).await;
        let mut found = lines(visitor.person.ask(BOARD, vec![]).await);
        says(visitor, MESSAGE).await;
        found.extend(faults(&visitor.person).await);
        found.extend(axe::finds(visitor, size).await);
        all.extend(found.into_iter().map(|fault| format!("{} {fault}", size.name())));
    }
    assert!(all.is_empty(), "{name}:\n{}", all.join("\n"));
}

/// Shows a message, or none, and waits until nothing moves any more.
async fn says(visitor: &Visitor, message: &str) {
    let shown = visitor.person.client().execute_async(SAY, vec![json!(message)]).await;
    shown.unwrap_or_else(|error| unreachable!("{message}: {error}"));
    visitor.person.until("a page at rest", AT_REST, vec![]).await;
}

/// What is wrong with a screen as it is.
pub async fn faults(person: &Person) -> Vec<String> {
    lines(person.ask(FAULTS, vec![]).await)
}

/// Pushes everything back to where it begins, shows a message, and waits until the page has been laid out
/// and the board has heard of its new window.
const SAY: &str = r#"
    const [message, done] = arguments;
    for (const part of document.querySelectorAll('.below')) part.scrollTop = 0;
    for (const place of document.querySelectorAll('.toasts')) {
        place.innerHTML = message && '<p class="toast"></p>';
        if (!message) continue;
        place.firstChild.textContent = message;
        // What a finger would go through still hides what lies below it from the eye.
        place.firstChild.style.pointerEvents = 'auto';
    }
    const frames = count => count ? requestAnimationFrame(() => frames(count - 1)) : setTimeout(done, 60);
    frames(4);
"#;

/// A message as long as the longest: it must hide nothing that can be pressed.
const MESSAGE: &str = "Diese Seite und der Server verstehen einander nicht. Bitte lade die Seite neu, \
    dann geht es an derselben Stelle weiter.";

/// What is seen of the board, where less than half of the window shows it with its own chips, tools and tabs:
/// whatever else lies on it hides it. A window or sheet that somebody opened covers it as long as they want,
/// and so does the result.
const BOARD: &str = r#"
    const board = document.querySelector('.board');
    const opened = document.querySelector('dialog[open], .closed, .game-over');
    const sheet = document.querySelector('.side.raised');
    if (!board || opened || sheet && getComputedStyle(sheet).position === 'fixed') return [];
    scrollTo(0, 0);
    const STEPS = 60;
    const middles = [...Array(STEPS).keys()].map(step => (step + 0.5) / STEPS);
    const grid = middles.flatMap(x => middles.map(y => [x * innerWidth, y * innerHeight]));
    const rim = board.getBoundingClientRect();
    const own = '.board, .corner, .tools, .side';
    const seen = grid.filter(([x, y]) => x >= rim.left && x <= rim.right && y >= rim.top && y <= rim.bottom
        && document.elementFromPoint(x, y)?.closest(`.answer, ${own}`)?.matches(own));
    const share = Math.round(1000 * seen.length / grid.length) / 10;
    return share < 50 ? [`the board has ${share} % of the window`] : [];
"#;

/// What is wrong with the screen as it is, one line each. A control is what can be pressed or filled in;
/// those on a sheet or in a window over the page are looked at instead of those below it.
const FAULTS: &str = r#"
    const LEAST = 40;
    const faults = [];
    const round = number => Math.round(number * 10) / 10;
    const called = thing => `${thing.tagName.toLowerCase()}.${thing.getAttribute('class') || ''}`
        + ` "${(thing.getAttribute('aria-label') || thing.textContent || '').trim().slice(0, 30)}"`;
    // A script can scroll what no finger can: whatever had to be scrolled so was out of reach.
    const bringIntoSight = (whole, control) => {
        whole.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        for (let up = whole.parentElement; up; up = up.parentElement) {
            const style = getComputedStyle(up);
            const still = { left: style.overflowX === 'hidden', top: style.overflowY === 'hidden' };
            const moved = still.left && up.scrollLeft || still.top && up.scrollTop;
            if (!moved) continue;
            faults.push(`${called(control)} is beyond the edge of ${called(up).slice(0, 40)} by ${round(moved)}`);
            if (still.left) up.scrollLeft = 0;
            if (still.top) up.scrollTop = 0;
        }
    };
    const sheet = document.querySelector('.side.raised');
    const raised = sheet && getComputedStyle(sheet).position === 'fixed' ? sheet : null;
    const top = document.querySelector('dialog[open]') || document.querySelector('.closed') || raised;

    scrollTo(0, 0);
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
        faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
    const tall = document.documentElement.scrollHeight;
    if (document.querySelector('.table') && tall > document.documentElement.clientHeight)
        faults.push(`the table is ${tall} high`);

    const board = document.querySelector('.board');
    const rim = board && board.getBoundingClientRect();

    const controls = [...(top || document).querySelectorAll(
        'button, a[href], select, input, textarea, summary, [role=button]')];
    for (const control of controls) {
        if (!control.checkVisibility({ visibilityProperty: true })) continue;
        const onBoard = !!control.ownerSVGElement;
        // What is ticked or filled in can be pressed on its words as well.
        const whole = control.closest('label') || control;
        if (!onBoard) bringIntoSight(whole, control);
        const box = whole.getBoundingClientRect();
        const x = box.left + box.width / 2, y = box.top + box.height / 2;
        if (onBoard && (x < rim.left || x > rim.right || y < rim.top || y > rim.bottom)) continue;
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) {
            faults.push(`${called(control)} is out of sight at ${round(x)},${round(y)}`);
            continue;
        }
        const upper = document.elementFromPoint(x, y);
        // On the board the nearest of those that crowd is meant, whichever lies on top.
        const fits = upper && (onBoard ? board.contains(upper) : whole.contains(upper));
        if (!fits) faults.push(`${called(control)} lies under ${upper ? called(upper) : 'nothing'}`);
        const words = getComputedStyle(control).display === 'inline';
        if (!words && Math.min(box.width, box.height) < LEAST - 0.1)
            faults.push(`${called(control)} is ${round(box.width)} x ${round(box.height)}`);
        // Counts hang over the edge of their pictures.
        const cut = control.matches('button:not(.token), a') && !onBoard
            && (control.scrollWidth > control.clientWidth + 1 || control.scrollHeight > control.clientHeight + 1);
        if (cut && !words) faults.push(`${called(control)} is cut off`);
    }

    for (const name of document.querySelectorAll('.player-row .name-text')) {
        const box = name.getBoundingClientRect();
        if (box.width < 14 || box.height < 10) faults.push(`nobody can read ${called(name)}`);
    }
    const lines = new Set([...document.querySelectorAll('.tab')].map(tab => tab.offsetTop));
    if (lines.size > 1) faults.push(`the tabs are in ${lines.size} lines`);

    for (const row of document.querySelectorAll('.sideways')) {
        const more = getComputedStyle(row).getPropertyValue('--more-after');
        const left = row.scrollWidth - row.clientWidth - row.scrollLeft;
        if (left > 4 && !(parseFloat(more) > 10)) faults.push(`${called(row)} hides that it goes on`);
    }
    document.querySelectorAll('.toast').forEach(toast => toast.remove());
    return faults;
"#;
