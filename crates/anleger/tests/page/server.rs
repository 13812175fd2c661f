//! The program as a server, in a process of its own.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;
use tempfile::TempDir;

use crate::chromium::free_port;

/// A server with a folder and a port that outlive it.
pub struct Server {
    child: Option<Child>,
    folder: TempDir,
    port: u16,
}

impl Server {
    pub fn start() -> Server {
        let folder = tempfile::tempdir().expect("a folder");
        let mut server = Server { child: None, folder, port: free_port() };
        server.start_again();
        server
    }

    /// Starts on the same data and the same port.
    pub fn start_again(&mut self) {
        let mut child = run(self.folder.path(), self.port);
        let out = BufReader::new(child.stdout.take().expect("its output"));
        let link = self.address();
        let ready = out.lines().map_while(Result::ok).any(|line| line.trim() == link);
        self.child = Some(child);
        assert!(ready, "the server did not print {link}");
    }

    /// Where it is: localhost, as the program says itself.
    pub fn address(&self) -> String {
        format!("http://localhost:{}", self.port)
    }

    pub fn link(&self, path: &str) -> String {
        format!("{}{path}", self.address())
    }

    /// SIGKILL: no handler runs, no buffer is written.
    pub fn kill(&mut self) {
        let mut child = self.child.take().expect("a server that runs");
        child.kill().expect("a process to kill");
        child.wait().expect("a process that ends");
    }

    /// SIGTERM, and waits until it has stopped in order.
    pub fn stop(&mut self) {
        let mut child = self.child.take().expect("a server that runs");
        let pid = child.id().to_string();
        Command::new("kill").args(["-TERM", &pid]).status().expect("a signal is sent");
        let until = Instant::now() + Duration::from_secs(30);
        while child.try_wait().expect("a process").is_none() {
            assert!(Instant::now() < until, "the server does not stop");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    pub fn post(&self, path: &str, body: &Value) -> Value {
        let head = format!("POST {path} HTTP/1.1\r\ncontent-type: application/json");
        self.request(&head, &body.to_string())
    }

    fn request(&self, head: &str, body: &str) -> Value {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("a connection");
        let (port, length) = (self.port, body.len());
        let text = format!(
            "{head}\r\nhost: localhost:{port}\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n{body}"
        );
        stream.write_all(text.as_bytes()).expect("a request");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        let body = answer.split_once("\r\n\r\n").expect("a body").1;
        serde_json::from_str(body).unwrap_or_else(|_| unreachable!("no JSON: {answer}"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().ok();
            child.wait().ok();
        }
    }
}

fn run(folder: &Path, port: u16) -> Child {
    Command::new(env!("CARGO_BIN_EXE_anleger"))
        .arg("--data")
        .arg(folder)
        .args(["--bind", &format!("127.0.0.1:{port}")])
        .env("ANLEGER_LOG", "warn")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts")
}
