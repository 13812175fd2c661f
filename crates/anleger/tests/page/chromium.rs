//! Chromium, driven over WebDriver.

use std::io::Write;
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use fantoccini::wd::{Capabilities, WebDriverCompatibleCommand};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tempfile::TempDir;

/// How the window of a browser is.
#[derive(Clone, Copy, Debug)]
pub struct Window {
    pub size: Size,
    /// The language the browser asks for.
    pub lang: &'static str,
    pub dark: bool,
    /// Whether its owner likes pages that move. Drawing every step of a movement costs more than all else, so
    /// most tests look only at what comes of it.
    pub moves: bool,
}

/// A desk or a pocket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    Desktop,
    Phone,
    /// The smallest phone that is still about.
    SmallPhone,
    /// A phone held sideways.
    Sideways,
    Tablet,
    /// A desk on which pages are shown at twice their size.
    Zoomed,
    /// A desk with a very large screen.
    Wide,
}

impl Window {
    pub const DESKTOP: Window =
        Window { size: Size::Desktop, lang: "en", dark: false, moves: false };
    pub const PHONE: Window = Window { size: Size::Phone, ..Window::DESKTOP };

    /// The same for somebody who likes pages that move.
    pub const fn moving(self) -> Window {
        Window { moves: true, ..self }
    }
}

impl Size {
    pub const ALL: [Size; 7] = [
        Size::Sideways,
        Size::Zoomed,
        Size::SmallPhone,
        Size::Phone,
        Size::Tablet,
        Size::Wide,
        Size::Desktop,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Size::Desktop => "desktop",
            Size::Phone => "phone",
            Size::SmallPhone => "small-phone",
            Size::Sideways => "sideways",
            Size::Tablet => "tablet",
            Size::Zoomed => "zoomed",
            Size::Wide => "wide",
        }
    }

    /// Width, height, points of the screen for a point of the page, and whether it feels fingers.
    fn measures(self) -> (u32, u32, u32, bool) {
        match self {
            Size::Desktop => (1440, 900, 1, false),
            Size::Phone => (390, 844, 2, true),
            Size::SmallPhone => (360, 640, 2, true),
            Size::Sideways => (844, 390, 2, true),
            Size::Tablet => (820, 1180, 1, true),
            Size::Zoomed => (720, 450, 2, false),
            Size::Wide => (2560, 1440, 1, false),
        }
    }

    fn metrics(self) -> Value {
        let (width, height, ratio, touch) = self.measures();
        json!({ "width": width, "height": height, "pixelRatio": ratio, "touch": touch, "mobile": touch })
    }

    /// The same for a window that is open already.
    pub fn of_open_window(self) -> Value {
        let (width, height, ratio, touch) = self.measures();
        json!({ "width": width, "height": height, "deviceScaleFactor": ratio, "mobile": touch })
    }
}

/// How long a script may take, on a machine that may be busy with other things.
const SCRIPT_MS: u32 = 300_000;

/// What keeps Chromium quiet, small and away from the network.
const FLAGS: [&str; 12] = [
    "--headless=new",
    // Tests may run as root, in containers without user namespaces.
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    // Two browsers stand side by side; neither is in the background.
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
];

/// What a page may do after a click without asking. Chromium knows; its shell has to be told.
const PERMISSIONS: [&str; 1] = ["clipboardSanitizedWrite"];

/// Chromium without a window to open: the same page costs half as much.
const SHELL: &str = "chromium-headless-shell";

/// A browser with its driver; both end when it is dropped, also in a test that fails.
pub struct Chromium {
    pub client: Client,
    driver: Child,
    port: u16,
    profile: TempDir,
}

impl Chromium {
    pub async fn start(window: Window) -> Chromium {
        let profile = tempfile::tempdir().expect("a folder for the profile");
        let port = free_port();
        let driver = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver starts; `cargo xtask test` installs it");
        let address = format!("http://127.0.0.1:{port}");
        let client = connect(&address, capabilities(window, &profile)).await;
        let chromium = Chromium { client, driver, port, profile };
        chromium.tools("Browser.grantPermissions", json!({ "permissions": PERMISSIONS })).await;
        chromium
    }

    /// What the page complained about since it was last asked.
    pub async fn complaints(&self) -> Vec<String> {
        let log = self.client.issue_cmd(BrowserLog).await.expect("the browser's log");
        let lines = log.as_array().cloned().unwrap_or_default();
        let severe = lines.iter().filter(|line| line["level"] == "SEVERE");
        severe.map(|line| line["message"].as_str().unwrap_or_default().to_owned()).collect()
    }

    /// Asks Chromium's own tools.
    pub async fn tools(&self, command: &'static str, params: Value) -> Value {
        let asked = self.client.issue_cmd(Tools { command, params }).await;
        asked.unwrap_or_else(|error| unreachable!("{command}: {error}"))
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        // A driver that is told to shut down takes its browser along; one that is only killed,
        // whatever the signal, leaves it behind.
        let told = TcpStream::connect(("127.0.0.1", self.port))
            .and_then(|mut driver| driver.write_all(b"GET /shutdown HTTP/1.0\r\n\r\n"));
        let until = Instant::now() + Duration::from_secs(if told.is_ok() { 5 } else { 0 });
        while matches!(self.driver.try_wait(), Ok(None)) && Instant::now() < until {
            std::thread::sleep(Duration::from_millis(20));
        }
        self.driver.kill().ok();
        self.driver.wait().ok();
        let profile = self.profile.path().to_string_lossy().into_owned();
        Command::new("pkill").args(["-KILL", "-f", &profile]).status().ok();
    }
}

async fn connect(address: &str, capabilities: Capabilities) -> Client {
    let until = Instant::now() + Duration::from_secs(30);
    loop {
        let mut builder = ClientBuilder::new(HttpConnector::new());
        match builder.capabilities(capabilities.clone()).connect(address).await {
            Ok(client) => return client,
            Err(error) if Instant::now() > until => {
                unreachable!("no browser: {error}")
            }
            Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
        }
    }
}

fn capabilities(window: Window, profile: &TempDir) -> Capabilities {
    let mut args: Vec<String> = FLAGS.map(str::to_owned).to_vec();
    args.push(format!("--user-data-dir={}", profile.path().display()));
    args.push(format!("--accept-lang={}", window.lang));
    if !window.moves {
        args.push("--force-prefers-reduced-motion".to_owned());
    }
    let scheme = if window.dark { 0 } else { 1 };
    args.push(format!("--blink-settings=preferredColorScheme={scheme}"));
    let mut options =
        json!({ "args": args, "mobileEmulation": { "deviceMetrics": window.size.metrics() } });
    let shell = shell();
    if let Some(shell) = &shell {
        options["binary"] = json!(shell);
    }
    let wishes = json!({
        "browserName": if shell.is_some() { "chrome-headless-shell" } else { "chrome" },
        "goog:chromeOptions": options,
        "goog:loggingPrefs": { "browser": "ALL" },
        "timeouts": { "script": SCRIPT_MS },
    });
    let Value::Object(wishes) = wishes else { unreachable!("an object") };
    wishes
}

/// Where the shell is; where it is not, the driver finds Chromium.
fn shell() -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    std::env::split_paths(&folders).map(|folder| folder.join(SHELL)).find(|shell| shell.is_file())
}

/// A port that nobody uses just now.
pub fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("an address").port()
}

/// Chromium's own command: what was written to the console.
#[derive(Debug)]
struct BrowserLog;

impl WebDriverCompatibleCommand for BrowserLog {
    fn endpoint(
        &self,
        base: &url::Url,
        session: Option<&str>,
    ) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _url: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(json!({ "type": "browser" }).to_string()))
    }
}

/// Chromium's own command: asks its developer tools.
#[derive(Debug)]
struct Tools {
    command: &'static str,
    params: Value,
}

impl WebDriverCompatibleCommand for Tools {
    fn endpoint(
        &self,
        base: &url::Url,
        session: Option<&str>,
    ) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _url: &url::Url) -> (http::Method, Option<String>) {
        let body = json!({ "cmd": self.command, "params": self.params });
        (http::Method::POST, Some(body.to_string()))
    }
}
