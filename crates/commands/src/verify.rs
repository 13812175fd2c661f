//! `anleger verify`: was this match played by the rules, with untouched dice?

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use game::{Proof, RecordText, Seat, Verdict};

use crate::failure::Failure;
use crate::{games, plain, record_file};

/// The exit code for a record that holds but cannot be proven.
const NOT_PROVABLE: u8 = 3;

/// Check a recorded match in full: commitment, seed, every outcome, every action, final scores
///
/// Says who added a share to the dice, and checks each by its pledge.
///
/// Exits with 0 only if all of it is proven; with 3 if the record holds but chance cannot be
/// proven (the match is not over, or its outcomes came from outside); with 1 if it does not hold.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// The record
    pub file: PathBuf,
}

impl Args {
    /// Checks the record and prints what was checked.
    pub fn run(&self, out: &mut dyn Write) -> Result<ExitCode, Failure> {
        let record = record_file::read(&self.file)?;
        let verdict = games::find(record.game())?
            .verify(&record)
            .map_err(|error| record_file::failure(&self.file, error.to_string()))?;
        write(&record, &verdict, out)?;
        Ok(match verdict.proof {
            Proof::Proven => ExitCode::SUCCESS,
            Proof::SeedNotRevealed | Proof::ExternalChance => ExitCode::from(NOT_PROVABLE),
        })
    }
}

fn write(record: &RecordText, verdict: &Verdict, out: &mut dyn Write) -> io::Result<()> {
    let Verdict { steps, decisions, .. } = verdict;
    let chance = steps - decisions;
    writeln!(out, "record       {}, rules {}, {steps} steps", record.game(), record.rules())?;
    match (record.commitment(), record.seed()) {
        (Some(commitment), Some(seed)) => {
            writeln!(out, "commitment   {commitment}")?;
            writeln!(out, "seed         {seed}, as promised")?;
            write_shares(record, verdict, out)?;
            let and_shares = if verdict.shared.is_empty() { "" } else { " and the shares" };
            writeln!(
                out,
                "outcomes     {chance}, each as the dice of the seed{and_shares} give it"
            )?;
        }
        (Some(commitment), None) => {
            writeln!(out, "commitment   {commitment}")?;
            writeln!(out, "seed         not revealed")?;
            write_shares(record, verdict, out)?;
            writeln!(out, "outcomes     {chance}, each possible")?;
        }
        (None, _) => writeln!(out, "outcomes     {chance} from outside, each possible")?,
    }
    writeln!(out, "actions      {decisions}, each legal")?;
    match &verdict.scores {
        Some(scores) => {
            let scores: Vec<String> = scores.iter().map(ToString::to_string).collect();
            writeln!(out, "final score  {}, as recorded", scores.join(" : "))?;
        }
        None => writeln!(out, "final score  none: the match is not over")?,
    }
    writeln!(out, "{}", verdict.proof)
}

/// Who added to the dice, and who did not.
fn write_shares(record: &RecordText, verdict: &Verdict, out: &mut dyn Write) -> io::Result<()> {
    if record.contributions().is_empty() {
        return writeln!(out, "shares       none: whoever ran the table picked the dice alone");
    }
    let seats = Seat::first(record.players().len()).zip(record.players());
    for (seat, player) in seats.filter(|(_, player)| player.bot.is_none()) {
        let what = match () {
            () if verdict.shared.contains(seat) => "as pledged",
            () if verdict.withheld.contains(seat) => "pledged and never told",
            () => "none",
        };
        writeln!(out, "share        seat {seat}, {}: {what}", plain::line(&player.name))?;
    }
    Ok(())
}
