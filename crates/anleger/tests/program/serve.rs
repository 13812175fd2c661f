//! The server as its operator meets it: the link, the page, the log, and how it ends.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use crate::support::{self, PATIENCE, Run, anleger, path};

/// A server that should not start says so at once.
const AT_ONCE: Duration = Duration::from_secs(60);

/// A server that runs.
pub struct Served {
    /// `None` once it was stopped.
    child: Option<Child>,
    port: u16,
    said: Vec<String>,
}

impl Served {
    /// Starts it on a port of its own; no subcommand, because serving is what the program does.
    pub fn start(folder: &Path, args: &[&str], settings: &[(&str, &str)]) -> Served {
        let mut child = Command::new(env!("CARGO_BIN_EXE_anleger"))
            .args(["--bind", "127.0.0.1:0", "--data"])
            .arg(folder)
            .args(args)
            .envs(settings.iter().copied())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let out = BufReader::new(child.stdout.take().expect("an output"));
        let mut served = Served { child: Some(child), port: 0, said: greeting(out) };
        let mut lines = served.said.iter();
        let link = lines.find_map(|line| line.trim().strip_prefix("http://localhost:"));
        served.port = link.and_then(|port| port.parse().ok()).expect("a link of its own line");
        served
    }

    fn get(&self, path: &str, headers: &str) -> (String, Vec<u8>) {
        self.ask(&format!("GET {path}"), headers, "")
    }

    pub fn ask(&self, what: &str, headers: &str, body: &str) -> (String, Vec<u8>) {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("a connection");
        let length = body.len();
        let request = format!(
            "{what} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: {length}\r\n\
             {headers}\r\n{body}"
        );
        stream.write_all(request.as_bytes()).expect("a request");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("an answer");
        let end = answer.windows(4).position(|four| four == b"\r\n\r\n").expect("a head");
        let head = String::from_utf8_lossy(&answer[..end]).to_lowercase();
        (head, answer[end + 4..].to_vec())
    }

    /// What the program says that ends by itself, with these settings around it.
    pub fn said(args: &[&str], settings: &[(&str, &str)]) -> Run {
        let mut command = Command::new(env!("CARGO_BIN_EXE_anleger"));
        command.args(args).envs(settings.iter().copied());
        refused(command)
    }

    /// Asks it to stop, and says what it left behind.
    pub fn stop(mut self) -> Run {
        let child = self.child.take().expect("a server that runs");
        let pid = child.id().to_string();
        let sent = Command::new("kill").args(["-TERM", &pid]).status().expect("a signal");
        assert!(sent.success());
        Run { out: self.said.join("\n"), ..support::ended(child, PATIENCE) }
    }
}

/// What it says until it is ready, or until it ends.
fn greeting(out: impl BufRead + Send + 'static) -> Vec<String> {
    let (lines, heard) = mpsc::channel();
    thread::spawn(move || {
        for line in out.lines().map_while(Result::ok) {
            let last = line.contains("Ctrl-C");
            if lines.send(line).is_err() || last {
                break;
            }
        }
    });
    let mut said = Vec::new();
    loop {
        match heard.recv_timeout(PATIENCE) {
            Ok(line) => said.push(line),
            Err(mpsc::RecvTimeoutError::Disconnected) => return said,
            Err(mpsc::RecvTimeoutError::Timeout) => unreachable!("it says nothing more: {said:?}"),
        }
    }
}

/// Runs a server that is not to start; one that does all the same is stopped.
#[track_caller]
fn refused(mut command: Command) -> Run {
    let piped = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    support::ended(piped.spawn().expect("the program starts"), AT_ONCE)
}

#[track_caller]
fn refused_in(folder: &Path) -> Run {
    let mut command = Command::new(env!("CARGO_BIN_EXE_anleger"));
    command.args(["serve", "--bind", "127.0.0.1:0", "--data"]).arg(folder);
    refused(command)
}

impl Drop for Served {
    fn drop(&mut self) {
        // For a test that failed half-way; a server that was stopped is gone already.
        if let Some(child) = &mut self.child {
            child.kill().ok();
            child.wait().ok();
        }
    }
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

#[test]
fn the_operator_copies_checks_and_clears_the_database_while_it_is_used() {
    let folder = folder();
    let data = folder.path().join("data");
    let served = Served::start(&data, &[], &[]);
    let seats = r#"[{"kind":"person"},{"kind":"person"}]"#;
    let wish = format!(r#"{{"game":"carcassonne","seats":{seats}}}"#);
    let json = "content-type: application/json\r\n";
    let (head, _) = served.ask("POST /api/tables", json, &wish);
    assert!(head.contains("201"), "{head}");
    let data = data.to_str().expect("a path");
    let copy = folder.path().join("copy.sqlite");
    let copy = copy.to_str().expect("a path");
    assert_eq!(anleger(&["backup", copy, "--data", data]).code, 0);
    anleger(&["backup", copy, "--data", data]).complains("there is such a file already");
    for database in [&["--data", data], &["--database", copy]] {
        let checked = anleger(&[&["check-database"], &database[..]].concat());
        assert_eq!(checked.code, 0, "{}", checked.err);
        assert_eq!(checked.out, "1 tables, 0 entries as they were written, 0 faults\n");
    }
    let settings = folder.path().join("settings.toml");
    std::fs::write(&settings, "keep_waiting_days = 1").expect("a file");
    let settings = settings.to_str().expect("a path");
    let pruned = anleger(&["prune", "--dry-run", "--data", data, "--config", settings]);
    assert_eq!((pruned.code, pruned.out.as_str()), (0, "0 tables would be removed\n"));
    assert_eq!(served.stop().code, 0);
    std::fs::write(copy, "nonsense").expect("a file");
    let checked = anleger(&["check-database", "--database", copy]);
    assert_eq!(checked.code, 1, "{}{}", checked.out, checked.err);
}

#[test]
fn a_dry_run_leaves_the_database_of_an_older_program_as_it_is() {
    let folder = folder();
    let database = folder.path().join("tables.sqlite");
    let older =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/archive/database-2/tables.sqlite");
    std::fs::copy(&older, &database).expect("a copy");
    let shown = database.to_str().expect("a path");
    for dry_run in [&["--dry-run"][..], &[]] {
        let pruned = anleger(&[&["prune", "--database", shown], dry_run].concat());
        pruned.complains("start the server with it once");
    }
    assert_eq!(std::fs::read(database).expect("a file"), std::fs::read(older).expect("a file"));
}

#[test]
fn without_a_command_it_serves_prints_the_link_and_stops_in_order() {
    let folder = folder();
    let served = Served::start(&folder.path().join("new"), &[], &[]);
    let (head, body) = served.get("/healthz", "");
    assert!(head.contains("200") && body == b"ok\n", "{head}");
    let (_, games) = served.get("/api/games", "");
    let games = String::from_utf8_lossy(&games).into_owned();
    assert!(games.contains("\"carcassonne\"") && games.contains("\"settlers\""), "{games}");
    let run = served.stop();
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("--bind 0.0.0.0:"), "{}", run.out);
    assert!(folder.path().join("new/anleger.sqlite").exists());
    assert!(
        run.err.contains("server started") && run.err.contains("server stopped"),
        "{}",
        run.err
    );
    assert!(!run.err.contains("\u{1b}["), "no colours where there is no terminal: {}", run.err);
}

#[test]
fn it_brings_the_page_along() {
    let folder = folder();
    let served = Served::start(folder.path(), &[], &[]);
    let (head, page) = served.get("/", "");
    assert!(head.contains("content-type: text/html"), "{head}");
    assert!(head.contains("content-security-policy: default-src 'none'"), "{head}");
    let page = String::from_utf8(page).expect("text");
    let start = page.split('"').find(|part| part.starts_with("/start-")).expect("a script");
    let (head, script) = served.get(start, "accept-encoding: gzip, br\r\n");
    assert!(head.contains("text/javascript") && head.contains("immutable"), "{head}");
    assert!(!script.is_empty());
    let (head, _) = served.get("/t/somewhere", "");
    assert!(head.contains("content-type: text/html"), "the page itself knows its paths: {head}");
    let (head, _) = served.get("/no-such-file.js", "");
    assert!(head.starts_with("http/1.1 404"), "{head}");
}

#[test]
fn the_log_can_be_read_by_programs_and_silenced() {
    let folder = folder();
    let served = Served::start(folder.path(), &["--log", "json"], &[]);
    let run = served.stop();
    let lines: Vec<serde_json::Value> =
        run.err.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert!(lines.iter().any(|line| line["message"] == "server started"), "{}", run.err);
    let quiet = Served::start(folder.path(), &[], &[("ANLEGER_LOG", "error")]).stop();
    assert_eq!(quiet.err, "");
}

#[test]
fn what_keeps_it_from_starting_is_said_in_a_sentence() {
    let folder = folder();
    let data = folder.path().to_str().expect("a plain path");
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    anleger(&["serve", "--data", data, "--bind", &address])
        .complains(&format!("the address {address} is taken"));

    let file = path("serve-no-folder");
    std::fs::write(&file, "a file").expect("the file can be written");
    let below = file.join("data");
    refused_in(&below).complains("cannot be used");

    let data = folder.path().join("no-database");
    std::fs::create_dir_all(data.join("anleger.sqlite")).expect("a folder in the file's place");
    refused_in(&data).complains("cannot be opened for writing");

    anleger(&["--config", "nowhere.toml"]).complains("the settings file nowhere.toml");
}

#[test]
fn several_servers_need_what_they_share_and_no_password_is_repeated() {
    let folder = folder();
    let data = folder.path().to_str().expect("a plain path");
    let serve = |nats| anleger(&["serve", "--bind", "127.0.0.1:0", "--data", data, "--nats", nats]);
    for (nats, complaint) in [
        ("nats://anna:secret@127.0.0.1:1", "--nats is for several servers that share a database"),
        ("http://anna:secret@127.0.0.1:1", "--nats is wrong"),
    ] {
        let run = serve(nats);
        assert!(!run.err.contains("secret"), "{}", run.err);
        run.complains(complaint);
    }
    anleger(&["work"]).complains("a worker needs --nats");
    let help = Command::new(env!("CARGO_BIN_EXE_anleger"))
        .args(["serve", "--help"])
        .env("ANLEGER_NATS", "nats://anna:secret@127.0.0.1:1")
        .output()
        .expect("the program runs");
    let help = String::from_utf8_lossy(&help.stdout);
    assert!(help.contains("ANLEGER_NATS") && !help.contains("secret"), "{help}");
}

#[test]
fn a_database_of_a_newer_program_is_left_alone() {
    let folder = folder();
    assert_eq!(Served::start(folder.path(), &[], &[]).stop().code, 0);
    let file = folder.path().join("anleger.sqlite");
    // What SQLite has not yet moved into the file would speak louder than its header.
    let files = std::fs::read_dir(folder.path()).expect("a folder");
    let files: Vec<_> = files.map(|entry| entry.expect("a file").file_name()).collect();
    assert_eq!(files, ["anleger.sqlite"], "a server that stopped leaves one file");
    let mut bytes = std::fs::read(&file).expect("a database");
    // Where SQLite's header keeps the number.
    bytes[60..64].copy_from_slice(&99u32.to_be_bytes());
    std::fs::write(&file, &bytes).expect("the file can be written");
    refused_in(folder.path()).complains("has version 99");
    assert_eq!(std::fs::read(&file).expect("a database"), bytes);
}

#[test]
fn a_disk_without_room_is_told_in_a_sentence() {
    let folder = folder();
    // A limit on the size of files is to a write what a full disk is, and needs no disk.
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -f 8; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_anleger")]);
    command.args(["serve", "--bind", "127.0.0.1:0", "--data"]).arg(folder.path());
    refused(command).complains("anleger.sqlite cannot be opened for writing");
}

#[test]
fn nonsense_about_the_log_is_told() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_anleger"));
    command.args(["serve", "--bind", "127.0.0.1:0"]).env("ANLEGER_LOG", "tables=loud");
    refused(command).complains("anleger: ANLEGER_LOG: ");
}

#[test]
fn variables_for_the_server_do_not_disturb_other_commands() {
    let run = Command::new(env!("CARGO_BIN_EXE_anleger"))
        .arg("bots")
        .env("ANLEGER_BIND", "127.0.0.1:1")
        .output()
        .expect("the program runs");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
}

#[test]
fn corrected_tiles_are_played_and_a_wrong_file_is_refused() {
    let ours = newworld::TILE_FILE;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("mine.toml");
    let name = file.to_str().expect("a plain path").to_owned();
    std::fs::write(&file, ours.replacen("animals = 3", "animals = 4", 1)).expect("a file");
    for (args, settings) in
        [(vec!["--tiles", name.as_str()], vec![]), (vec![], vec![("ANLEGER_TILES", name.as_str())])]
    {
        let served = Served::start(&folder.path().join("data"), &args, &settings);
        let (_, games) = served.get("/api/games", "");
        let games = String::from_utf8(games).expect("text");
        assert!(games.contains("code='AR'") && games.contains("animals=4"), "{games}");
        served.stop();
    }
    std::fs::write(&file, ours.replacen("count = 2", "count = -2", 1)).expect("a file");
    let mut command = Command::new(env!("CARGO_BIN_EXE_anleger"));
    command.args(["serve", "--bind", "127.0.0.1:0", "--tiles", &name, "--data"]);
    command.arg(folder.path().join("data"));
    refused(command).complains("mine.toml: tile A, field 'count'");
}
