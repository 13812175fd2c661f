//! Programs that a chore runs: printed as typed, run at the root of the workspace.

use std::env;
use std::ffi::OsString;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::Failure;
use crate::workspace;

/// Runs cargo with these arguments and demands success.
pub fn cargo(args: &[&str]) -> Result<(), Failure> {
    run(Command::new(cargo_program()).args(args))
}

/// The cargo that runs this chore, so that all steps use the same toolchain.
pub fn cargo_program() -> OsString {
    env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

/// Prints the command, runs it at the root of the workspace and demands success.
pub fn run(command: &mut Command) -> Result<(), Failure> {
    wait(start(command)?)
}

/// Runs the commands side by side, waits for all of them and demands that each succeeds.
pub fn run_together<const N: usize>(mut commands: [Command; N]) -> Result<(), Failure> {
    let started: Vec<_> = commands.iter_mut().map(start).collect();
    let ended: Vec<_> = started.into_iter().map(|started| started.and_then(wait)).collect();
    ended.into_iter().collect()
}

/// A command that runs, with the line that started it.
pub type Running = (String, Child);

/// Prints the command and starts it at the root of the workspace.
pub fn start(command: &mut Command) -> Result<Running, Failure> {
    let line = command_line(command);
    println!("   {line}");
    let child = command.current_dir(workspace::root()).spawn();
    let child = child.map_err(|error| Failure::Start { command: line.clone(), error })?;
    Ok((line, child))
}

/// Waits for a command's end and demands success.
pub fn wait((command, mut child): Running) -> Result<(), Failure> {
    match child.wait() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Failure::Command { command, status }),
        Err(error) => Err(Failure::Start { command, error }),
    }
}

/// What a quiet command prints, or nothing where it fails.
pub fn answer(command: &mut Command) -> Result<Option<String>, Failure> {
    let output = command.current_dir(workspace::root()).stderr(Stdio::null()).output();
    let output =
        output.map_err(|error| Failure::Start { command: command_line(command), error })?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    Ok(output.status.success().then_some(text))
}

/// The command as a person would type it, settings first and `cargo` without its folder.
fn command_line(command: &Command) -> String {
    let settings = command.get_envs().filter_map(|(name, value)| {
        Some(format!("{}='{}'", name.to_string_lossy(), value?.to_string_lossy()))
    });
    let program = Path::new(command.get_program()).file_stem().unwrap_or_default();
    let args = command.get_args().map(|arg| arg.to_string_lossy().into_owned());
    let words = settings.chain([program.to_string_lossy().into_owned()]).chain(args);
    words.collect::<Vec<String>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prints_commands_as_typed() {
        let mut command = Command::new("/opt/bin/cargo");
        command.args(["doc", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings");
        assert_eq!(command_line(&command), "RUSTDOCFLAGS='-D warnings' cargo doc --no-deps");
    }

    #[test]
    fn a_failing_command_is_named() {
        let mut command = Command::new(cargo_program());
        let failure = run(command.arg("no-such-chore").stderr(Stdio::null())).unwrap_err();
        assert!(failure.to_string().starts_with("`cargo no-such-chore` failed"), "{failure}");
    }

    #[test]
    fn of_several_commands_the_one_that_fails_is_named() {
        let failing = |word: &str| {
            let mut command = Command::new(cargo_program());
            command.arg(word).stdout(Stdio::null()).stderr(Stdio::null());
            command
        };
        let failure = run_together([failing("--version"), failing("no-such-chore")]).unwrap_err();
        assert!(failure.to_string().starts_with("`cargo no-such-chore` failed"), "{failure}");
        run_together([failing("--version"), failing("--help")]).unwrap();
    }

    #[test]
    fn a_missing_program_is_named() {
        let failure = run(&mut Command::new("no-such-program")).unwrap_err();
        assert!(failure.to_string().starts_with("cannot start `no-such-program`"), "{failure}");
    }
}
