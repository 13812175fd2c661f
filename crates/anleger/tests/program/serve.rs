//! The server as its operator meets it: the link, the page, the log, and how it ends.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::support::{Run, anleger, path};

/// A server that runs.
struct Served {
    child: Child,
    port: u16,
    said: Vec<String>,
}

impl Served {
    /// Starts it on a port of its own; no subcommand, because serving is what the program does.
    fn start(folder: &Path, args: &[&str], settings: &[(&str, &str)]) -> Served {
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
        let mut said = Vec::new();
        for line in out.lines().map_while(Result::ok) {
            let last = line.contains("Ctrl-C");
            said.push(line);
            if last {
                break;
            }
        }
        let link = said.iter().find_map(|line| line.trim().strip_prefix("http://localhost:"));
        let port = link.and_then(|port| port.parse().ok()).expect("a link of its own line");
        Served { child, port, said }
    }

    fn get(&self, path: &str, headers: &str) -> (String, Vec<u8>) {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("a connection");
        let request =
            format!("GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n{headers}\r\n");
        stream.write_all(request.as_bytes()).expect("a request");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("an answer");
        let end = answer.windows(4).position(|four| four == b"\r\n\r\n").expect("a head");
        let head = String::from_utf8_lossy(&answer[..end]).to_lowercase();
        (head, answer[end + 4..].to_vec())
    }

    /// Asks it to stop, and says what it left behind.
    fn stop(mut self) -> Run {
        let pid = self.child.id().to_string();
        let sent = Command::new("kill").args(["-TERM", &pid]).status().expect("a signal");
        assert!(sent.success());
        let status = self.child.wait().expect("the program ends");
        let mut err = String::new();
        let stderr = self.child.stderr.as_mut().expect("its errors");
        stderr.read_to_string(&mut err).expect("text");
        Run { out: self.said.join("\n"), err, code: status.code().unwrap_or(-1) }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // For a test that failed half-way; a server that was stopped is gone already.
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
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
    let below = below.to_str().expect("a plain path");
    anleger(&["serve", "--data", below, "--bind", "127.0.0.1:0"]).complains("cannot be used");

    let data = folder.path().join("no-database");
    std::fs::create_dir_all(data.join("anleger.sqlite")).expect("a folder in the file's place");
    let data = data.to_str().expect("a plain path");
    anleger(&["serve", "--data", data, "--bind", "127.0.0.1:0"])
        .complains("cannot be opened for writing");

    anleger(&["--config", "nowhere.toml"]).complains("the settings file nowhere.toml");
}

#[test]
fn a_database_of_a_newer_program_is_left_alone() {
    let folder = folder();
    assert_eq!(Served::start(folder.path(), &[], &[]).stop().code, 0);
    let file = folder.path().join("anleger.sqlite");
    // What SQLite has not yet moved into the file would speak louder than its header.
    for beside in ["anleger.sqlite-wal", "anleger.sqlite-shm"] {
        std::fs::remove_file(folder.path().join(beside)).ok();
    }
    let mut bytes = std::fs::read(&file).expect("a database");
    // Where SQLite's header keeps the number.
    bytes[60..64].copy_from_slice(&99u32.to_be_bytes());
    std::fs::write(&file, &bytes).expect("the file can be written");
    let data = folder.path().to_str().expect("a plain path");
    anleger(&["serve", "--data", data, "--bind", "127.0.0.1:0"]).complains("has version 99");
    assert_eq!(std::fs::read(&file).expect("a database"), bytes);
}

#[test]
fn nonsense_about_the_log_is_told() {
    let run = Command::new(env!("CARGO_BIN_EXE_anleger"))
        .args(["serve", "--bind", "127.0.0.1:0"])
        .env("ANLEGER_LOG", "tables=loud")
        .output()
        .expect("the program runs");
    assert!(!run.status.success());
    let err = String::from_utf8_lossy(&run.stderr);
    assert!(err.starts_with("anleger: ANLEGER_LOG: "), "{err}");
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
