//! What is told at the end, to people or to programs.

use serde_json::{Value, json};

use crate::audit::Findings;
use crate::plan::{Blow, NODES, Target, WORKERS};
use crate::world::{World, read};

/// What was done to the house.
#[derive(Debug, Default)]
pub struct Done {
    pub killed_nodes: usize,
    pub killed_workers: usize,
    pub killed_nats: usize,
    pub killed_postgres: usize,
    pub stopped: usize,
    pub cut: usize,
    pub unplugged: usize,
    pub replaced: usize,
}

impl Done {
    pub fn count(&mut self, blow: Blow) {
        let counter = match blow {
            Blow::KillAll => {
                self.killed_nodes += NODES;
                self.killed_workers += WORKERS;
                self.killed_nats += 1;
                &mut self.killed_postgres
            }
            Blow::Kill(Target::Node(_)) => &mut self.killed_nodes,
            Blow::Kill(Target::Worker(_)) => &mut self.killed_workers,
            Blow::Kill(Target::Nats) => &mut self.killed_nats,
            Blow::Kill(Target::Postgres) => &mut self.killed_postgres,
            Blow::Stop(_) => &mut self.stopped,
            Blow::Cut { .. } => &mut self.cut,
            Blow::Unplug(_) => &mut self.unplugged,
        };
        *counter += 1;
    }

    fn kills(&self) -> usize {
        self.killed_nodes + self.killed_workers + self.killed_nats + self.killed_postgres
    }
}

/// Everything that is told.
pub struct Report<'a> {
    pub seed: u64,
    pub seconds: u64,
    pub done: Done,
    pub world: &'a World,
    pub findings: &'a Findings,
}

impl Report<'_> {
    /// For programs.
    pub fn json(&self) -> Value {
        let Report { seed, seconds, done, world, findings } = self;
        let tally = &world.tally;
        json!({
            "seed": seed,
            "seconds": seconds,
            "kills": done.kills(),
            "killed": {
                "nodes": done.killed_nodes,
                "workers": done.killed_workers,
                "nats": done.killed_nats,
                "postgres": done.killed_postgres,
            },
            "cuts": done.cut + done.unplugged,
            "stopped": done.stopped,
            "replaced": done.replaced,
            "acknowledged": read(&tally.acknowledged),
            "in_doubt": read(&tally.in_doubt),
            "sent_again": read(&tally.again),
            "refused_for_now": read(&tally.refused),
            "lines_gone": read(&tally.moved),
            "behind_at_first": read(&tally.behind),
            "longest_wait_ms": tally.longest_ms(),
            "matches_over": read(&tally.over),
            "tables": findings.tables,
            "entries": findings.entries,
            "views_compared": findings.views,
            "records_proven": findings.records,
            "lost": findings.lost,
            "doubled": findings.doubled,
            "wrong": findings.wrong,
        })
    }

    /// For people.
    pub fn text(&self) -> String {
        let Report { seed, seconds, done, world, findings } = self;
        let tally = &world.tally;
        let lines = [
            format!("seed {seed}, {seconds} s"),
            format!(
                "{} kills: {} of nodes, {} of workers, {} of NATS, {} of PostgreSQL; {} nodes stopped, {} replaced",
                done.kills(),
                done.killed_nodes,
                done.killed_workers,
                done.killed_nats,
                done.killed_postgres,
                done.stopped,
                done.replaced,
            ),
            format!(
                "{} cuts: {} of one line, {} of all of a node",
                done.cut + done.unplugged,
                done.cut,
                done.unplugged
            ),
            format!(
                "{} actions acknowledged, {} of them only when sent again; {} refused for a while, {} lines gone; \
                 the longest wait for an acknowledgement {:.1} s",
                read(&tally.acknowledged),
                read(&tally.in_doubt),
                read(&tally.refused),
                read(&tally.moved),
                tally.longest_ms() as f64 / 1000.0,
            ),
            format!("{} acknowledged actions sent again, none made again", read(&tally.again)),
            format!("{} lost, {} doubled", findings.lost, findings.doubled),
            format!(
                "{} views the same, {} matches over and proven, {} entries of {} tables are what was written",
                findings.views, findings.records, findings.entries, findings.tables,
            ),
        ];
        lines.join("\n")
    }
}
