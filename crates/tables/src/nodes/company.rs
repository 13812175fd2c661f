//! Says to the other nodes that this one is there, and hears it of them.

use std::sync::Arc;

use wire::rest::ReviewProgress;

use crate::limits::NODE_BEAT_MS;
use crate::news::{Heard, Line, OfNode, Topic};
use crate::open_tables::OpenTables;
use crate::thinkers::Places;

/// Keeps company until it is dropped.
pub(crate) async fn keep_company(tables: Arc<OpenTables>) {
    if tables.news.is_alone() {
        return;
    }
    let topic = Topic::nodes();
    let mut hearing = tables.news.listen(&topic);
    let mut line = tables.news.line();
    let mut last = Line::default();
    note_line(&tables, &mut last, *line.borrow_and_update());
    let mut next_ms = tables.clock.now_ms();
    loop {
        tables.metrics.nodes.set(tables.roster.len());
        tables.metrics.worker_threads.set(tables.roster.threads());
        let share = share(&tables);
        tables.outside.resize(Places { quick: 0, slow: 2 * share });
        tables.patient.resize(Places { quick: 0, slow: share });
        tokio::select! {
            heard = hearing.next() => match heard {
                Heard::Listening => beat(&tables, true),
                Heard::Letter(text) => hear(&tables, &text),
            },
            Ok(()) = line.changed() => {
                let now = *line.borrow_and_update();
                note_line(&tables, &mut last, now);
            }
            () = tables.clock.wait_until(next_ms) => {
                next_ms = tables.clock.now_ms() + NODE_BEAT_MS;
                beat(&tables, false);
                // Where nothing can be heard nobody is missed: they are where they were, as far as we know.
                if last.is_up {
                    tables.roster.miss(tables.clock.now_ms());
                }
            }
        }
    }
}

fn beat(tables: &OpenTables, asks: bool) {
    tables.tell(&Topic::nodes(), OfNode::Beat { asks, threads: tables.threads });
}

fn hear(tables: &OpenTables, text: &[u8]) {
    let Some(letter) = tables.open_letter::<OfNode>(text) else { return };
    match letter.says {
        OfNode::Beat { asks, threads } => {
            tables.roster.works(letter.mark.node, threads);
            if asks {
                beat(tables, false);
            }
        }
        OfNode::Reviews { table, done, steps, over } => {
            let (progress, now_ms) = (ReviewProgress { done, steps }, tables.clock.now_ms());
            tables.reviews.hear(table, progress, over, now_ms);
        }
        OfNode::Counted { what, from } => tables.note_counted(what, from),
        OfNode::Gone => tables.roster.gone(letter.mark.node),
    }
}

/// This node's share of the threads of all workers. It hands out so much of what can wait; of decisions as many more, so
/// that no worker has to wait for us.
fn share(tables: &OpenTables) -> usize {
    tables.roster.threads().div_ceil(tables.roster.doors() + 1)
}

/// The line was cut or mended.
fn note_line(tables: &OpenTables, last: &mut Line, line: Line) {
    if line.connected > last.connected {
        tables.metrics.news_connected.up();
        beat(tables, true);
    }
    // What was said faster than it was read is asked for as after a cut.
    if line.connected > last.connected || line.overrun > last.overrun {
        tables.roster.mended(tables.clock.now_ms());
    }
    tables.metrics.news_up.set(usize::from(line.is_up));
    for _ in last.overrun..line.overrun {
        tables.metrics.news_overrun.up();
    }
    *last = line;
}

/// Says goodbye to the other nodes.
pub(crate) async fn leave_company(tables: &OpenTables) {
    tables.tell(&Topic::nodes(), OfNode::Gone);
    tables.news.close().await;
}
