//! What comes with an installed program: manual pages, and completions for shells. Both are made from
//! the command line itself, so they cannot fall behind it.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap::CommandFactory;
use clap_complete::Shell;

use crate::Cli;
use crate::failure::Failure;

/// Print completions for a shell
///
/// For example: anleger completions bash > ~/.local/share/bash-completion/completions/anleger
#[derive(Debug, clap::Args)]
pub struct Completions {
    /// The shell
    shell: Shell,
}

/// Write the manual pages into a folder, one for each command
#[derive(Debug, clap::Args)]
pub struct Manual {
    /// The folder, which is made where there is none
    folder: PathBuf,
}

impl Completions {
    /// Prints them.
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        // The generator gives up the whole program where it cannot write; memory always takes it.
        let mut text = Vec::new();
        clap_complete::generate(self.shell, &mut Cli::command(), "anleger", &mut text);
        Ok(out.write_all(&text)?)
    }
}

impl Manual {
    /// Writes them.
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let written = fs::create_dir_all(&self.folder)
            .and_then(|()| clap_mangen::generate_to(Cli::command(), &self.folder));
        let path = self.folder.display().to_string();
        written.map_err(|error| Failure::File { path: path.clone(), reason: error.to_string() })?;
        Ok(writeln!(out, "The manual pages are in {path}; try: man {path}/anleger.1")?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shell_learns_every_command() {
        for shell in [Shell::Bash, Shell::Elvish, Shell::Fish, Shell::PowerShell, Shell::Zsh] {
            let mut text = Vec::new();
            Completions { shell }.run(&mut text).unwrap();
            let text = String::from_utf8(text).unwrap();
            for command in Cli::command().get_subcommands().filter(|command| !command.is_hide_set())
            {
                assert!(text.contains(command.get_name()), "{shell}: {}", command.get_name());
            }
        }
    }

    #[test]
    fn every_command_has_a_manual_page() {
        let folder = tempfile::tempdir().unwrap();
        let manual = folder.path().join("man");
        Manual { folder: manual.clone() }.run(&mut Vec::new()).unwrap();
        let main = fs::read_to_string(manual.join("anleger.1")).unwrap();
        assert!(main.contains("anleger\\-sim"), "{main}");
        for command in Cli::command().get_subcommands().filter(|command| !command.is_hide_set()) {
            assert!(manual.join(format!("anleger-{}.1", command.get_name())).exists());
        }
    }

    #[test]
    fn a_folder_that_cannot_be_made_is_named() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let folder = file.path().join("man");
        let failure = Manual { folder: folder.clone() }.run(&mut Vec::new()).unwrap_err();
        assert!(failure.to_string().starts_with(&folder.display().to_string()), "{failure}");
    }
}
