//! Running the binary.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// No command of these tests takes nearly as long, also on a machine with other things to do.
pub const PATIENCE: Duration = Duration::from_secs(300);

/// What the program left behind.
pub struct Run {
    pub out: String,
    pub err: String,
    /// The exit code.
    pub code: i32,
}

/// Runs the program with these arguments and nothing to read.
pub fn anleger(args: &[&str]) -> Run {
    feed(args, b"")
}

/// Runs the program with this input.
pub fn feed(args: &[&str], input: &[u8]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_anleger"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("there is an input");
    let input = input.to_vec();
    // In a thread of its own: an answer may be due before all input is taken.
    let writer = thread::spawn(move || stdin.write_all(&input));
    let run = ended(child, PATIENCE);
    // It may have ended without reading all; that is its right.
    let _ = writer.join();
    run
}

/// What the program leaves behind; one that does not end in time is killed, and the test fails.
#[track_caller]
pub fn ended(mut child: Child, patience: Duration) -> Run {
    let (out, err) = (drained(child.stdout.take()), drained(child.stderr.take()));
    let deadline = Instant::now() + patience;
    let status = loop {
        if let Some(status) = child.try_wait().expect("a program of ours") {
            break Some(status);
        }
        if Instant::now() > deadline {
            child.kill().expect("a program to kill");
            child.wait().expect("it ends");
            break None;
        }
        thread::sleep(Duration::from_millis(5));
    };
    let [out, err] = [out, err].map(|text| text.join().expect("text from the program"));
    let Some(status) = status else { unreachable!("it does not end: {out}{err}") };
    Run { out, err, code: status.code().expect("no signal") }
}

/// Reads in a thread of its own, so that the program never waits for us.
fn drained(from: Option<impl Read + Send + 'static>) -> JoinHandle<String> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        if let Some(mut from) = from {
            from.read_to_end(&mut bytes).expect("an open pipe");
        }
        String::from_utf8(bytes).expect("text")
    })
}

/// A conversation with `anleger engine`, one line at a time.
pub struct Talk {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Talk {
    /// Starts the program.
    pub fn begin() -> Talk {
        let mut child = Command::new(env!("CARGO_BIN_EXE_anleger"))
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let to = child.stdin.take().expect("an input");
        let from = BufReader::new(child.stdout.take().expect("an output"));
        Talk { child, to, from }
    }

    /// Says one line and waits for the answer.
    pub fn say(&mut self, line: &str) -> String {
        writeln!(self.to, "{line}").expect("the program listens");
        let mut answer = String::new();
        self.from.read_line(&mut answer).expect("the program answers");
        answer
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        // A test that failed half-way leaves the program waiting; nothing to save in it.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A path for a file of this test, in the folder that cargo keeps for tests.
pub fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("program-{name}"))
}

/// A file of this test with this text.
pub fn file(name: &str, text: impl AsRef<[u8]>) -> String {
    let path = path(name);
    std::fs::write(&path, text).expect("the file can be written");
    path.to_str().expect("a plain path").to_owned()
}

impl Run {
    /// That it failed with one clear sentence that says `what`, and without a backtrace.
    #[track_caller]
    pub fn complains(&self, what: &str) {
        assert_ne!(self.code, 0, "{}", self.out);
        assert!(self.err.contains(what), "'{what}' is not in: {}", self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        assert_eq!(self.err.trim_end().lines().count(), 1, "{}", self.err);
    }
}
