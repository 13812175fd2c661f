//! The program takes every command and every variable that a file gives it.

use std::collections::BTreeSet;

use clap::{CommandFactory, Parser};
use commands::Cli;

use crate::files::{UNITS, container, field, of_kind, ours, setting, text, words, yaml};

#[track_caller]
fn takes(words: &[&str]) {
    assert!(words[0].ends_with("anleger"), "{words:?}");
    if let Err(error) = Cli::try_parse_from(words) {
        panic!("{words:?}: {error}");
    }
}

#[test]
fn the_program_takes_the_commands_of_the_compose_file() {
    let compose = yaml("compose/compose.yaml");
    let ours = ours(&compose[0]);
    for (_, service) in &ours {
        takes(&words(field(service, "entrypoint")));
    }
    assert_eq!(ours.len(), 5);
}

#[test]
fn the_program_takes_the_commands_of_the_units() {
    for name in UNITS {
        let unit = text(name).replace("%i", "8081");
        takes(&setting(&unit, "ExecStart").split(' ').collect::<Vec<_>>());
    }
}

#[test]
fn the_program_takes_the_commands_of_the_manifest() {
    let manifest = yaml("kubernetes/anleger.yaml");
    let deployments = of_kind(&manifest, "Deployment");
    for deployment in &deployments {
        takes(&words(&container(deployment)["command"]));
    }
    assert_eq!(deployments.len(), 2);
}

#[test]
fn every_variable_is_one_of_the_program() {
    let cli = Cli::command();
    let known: BTreeSet<String> = ["serve", "work"]
        .iter()
        .flat_map(|name| cli.find_subcommand(name).unwrap().get_arguments())
        .filter_map(|argument| Some(argument.get_env()?.to_str()?.to_owned()))
        .collect();
    for name in ["compose/compose.yaml", "kubernetes/anleger.yaml", "systemd/example.env"] {
        let text = text(name);
        let ends = |c: char| !c.is_ascii_uppercase() && c != '_';
        let used: BTreeSet<&str> = text
            .match_indices("ANLEGER_")
            .filter_map(|(at, _)| text[at..].split(ends).next())
            .collect();
        assert_eq!(used, BTreeSet::from(["ANLEGER_DATABASE", "ANLEGER_NATS"]), "{name}");
        assert!(used.iter().all(|variable| known.contains(*variable)), "{name}");
    }
}
