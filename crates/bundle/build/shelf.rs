//! The files of the page. Each gets a name that changes with its content, so that browsers may
//! keep it for good, and `{{start.js}}` in a text becomes the name that `start.js` was given; so
//! does `{{start}}`.
//!
//! Style sheets are joined into one, `style.css`, in the order of their names; those in the folder `extras` into
//! another, `extras.css`, which is fetched with that part. Three
//! placeholders are for the service worker alone: `{{files}}`, a JSON list of the paths of all files
//! that every visitor needs, `{{spoken}}`, those of each language by its code, and `{{version}}`, which
//! changes whenever any file does.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use sha2::{Digest, Sha256};

use crate::cut::{LINKS, Part};
use crate::fault::Fault;

/// Files whose names others know by heart.
const FIXED: [&str; 6] =
    ["index.html", "manifest.webmanifest", "icon.svg", "worker.js", LINKS, SERVICE_WORKER];

/// Knows all other files, and so comes last.
const SERVICE_WORKER: &str = "sw.js";

/// The folder of what is said in each language.
const LANGUAGES: &str = "lang/";

/// What is said on every page.
const FRAME: &str = "frame";

/// The part of the page in which every game can be played.
const EXTRAS: &str = "extras";

/// Puzzles: fetched by whoever opens them.
const PUZZLES: &str = "puzzles";

/// All style sheets in one, but for those of the extras, which are another.
const STYLE: &str = "style.css";
const EXTRAS_STYLE: &str = "extras.css";

/// Digits of the digest that go into a name: 64 bits, no two files will meet.
const DIGITS: usize = 16;

/// The name that each file was given.
type Names = BTreeMap<String, String>;

/// Files that wait for their names.
#[derive(Default)]
pub struct Shelf {
    files: BTreeMap<String, Vec<u8>>,
    /// The parts of the page that need a file which is not fetched at first.
    parts: BTreeMap<String, Vec<String>>,
}

/// A file with its name.
pub struct Labelled {
    /// Its path behind the server's address, without the leading slash.
    pub path: String,
    /// What it holds.
    pub body: Vec<u8>,
    /// Its media type.
    pub media_type: &'static str,
    /// Whether its name changes with its content.
    pub immutable: bool,
    /// The parts of the page that need it; none for what is fetched at first.
    pub part_of: Vec<String>,
}

impl Shelf {
    /// Takes a file.
    pub fn take(&mut self, name: &str, body: Vec<u8>) {
        self.files.insert(name.to_owned(), body);
    }

    /// Takes a file that is fetched later.
    pub fn take_part(&mut self, part: Part) {
        self.parts.insert(part.name.clone(), part.of);
        self.take(&part.name, part.body);
    }

    /// Takes the sentences of all languages, which a page fetches in its own: the frame's at first, those
    /// of a part with that part. `index.html` says where each is, in place of `{{languages}}`.
    pub fn take_languages<'a>(&mut self, files: impl Iterator<Item = (String, &'a str)>) {
        let mut links = String::new();
        for (part, text) in files {
            let name = format!("{LANGUAGES}{part}.json");
            links += &format!("<link rel=\"words\" id=\"{part}\" href=\"/{{{{{name}}}}}\">\n  ");
            self.take(&name, text.as_bytes().to_vec());
            match part.rsplit_once('/') {
                Some((_, FRAME)) | None => {}
                Some((_, EXTRAS)) => drop(self.parts.insert(name, vec![EXTRAS.to_owned()])),
                Some((_, game)) => {
                    self.parts.insert(name, [game, EXTRAS].map(str::to_owned).to_vec());
                }
            }
        }
        if let Some(page) = self.files.get_mut("index.html") {
            let text = String::from_utf8_lossy(page).replace("{{languages}}", links.trim_end());
            *page = text.into_bytes();
        }
    }

    /// Takes the collection of puzzles. `index.html` says where it is.
    pub fn take_puzzles(&mut self, file: &Path) -> Result<(), Fault> {
        let name = format!("{PUZZLES}.jsonl");
        self.parts.insert(name.clone(), vec![PUZZLES.to_owned()]);
        self.take(&name, fs::read(file).map_err(Fault::at(file))?);
        Ok(())
    }

    /// Takes every file in a folder, by its path in it.
    pub fn take_folder(&mut self, folder: &Path) -> Result<(), Fault> {
        self.take_inside(folder, "")
    }

    fn take_inside(&mut self, folder: &Path, before: &str) -> Result<(), Fault> {
        for entry in fs::read_dir(folder).map_err(Fault::at(folder))? {
            let path = entry.map_err(Fault::at(folder))?.path();
            let Some(name) = path.file_name().and_then(|name| name.to_str()) else { continue };
            let name = format!("{before}{name}");
            match path.is_dir() {
                true => self.take_inside(&path, &format!("{name}/"))?,
                false => self.take(&name, fs::read(&path).map_err(Fault::at(&path))?),
            }
        }
        Ok(())
    }

    /// Gives every file its name, those first that name no other.
    pub fn label(mut self) -> Result<Vec<Labelled>, Fault> {
        self.join_styles();
        let worker = self.files.remove(SERVICE_WORKER);
        let mut names = Names::new();
        let mut done = Vec::new();
        while !self.files.is_empty() {
            let ready = self.ready(&names);
            if ready.is_empty() {
                return Err(self.stuck(&names));
            }
            for name in ready {
                let body = self.files.remove(&name).unwrap_or_default();
                let mut labelled = labelled(&name, filled(body, &names))?;
                labelled.part_of = self.parts.remove(&name).unwrap_or_default();
                names.insert(name, labelled.path.clone());
                done.push(labelled);
            }
        }
        if let Some(body) = worker {
            names.insert("files".to_owned(), list(&done));
            names.insert("spoken".to_owned(), languages(&done));
            names.insert("version".to_owned(), version(&done));
            done.push(labelled(SERVICE_WORKER, filled(body, &names))?);
        }
        Ok(done)
    }

    fn join_styles(&mut self) {
        let is_style = |name: &String| name.ends_with(".css");
        let names: Vec<String> = self.files.keys().filter(|name| is_style(name)).cloned().collect();
        let (later, first): (Vec<String>, Vec<String>) =
            names.into_iter().partition(|name| name.split('/').next() == Some(EXTRAS));
        for (style, names) in [(STYLE, first), (EXTRAS_STYLE, later)] {
            let all = names.iter().filter_map(|name| self.files.remove(name));
            let joined = all.collect::<Vec<_>>().join(&b'\n');
            self.take(style, joined);
        }
        self.parts.insert(EXTRAS_STYLE.to_owned(), vec![EXTRAS.to_owned()]);
    }

    /// Files all of whose placeholders can be filled.
    fn ready(&self, names: &Names) -> Vec<String> {
        let known = |body: &Vec<u8>| placeholders(body).all(|name| find(names, name).is_some());
        let ready = self.files.iter().filter(|(_, body)| known(body));
        ready.map(|(name, _)| name.clone()).collect()
    }

    /// Which placeholder names no file, or which files name each other in a circle.
    fn stuck(&self, names: &Names) -> Fault {
        let missing = self.files.iter().find_map(|(file, body)| {
            let unknown =
                |name: &&str| find(names, name).is_none() && find(&self.files, name).is_none();
            Some((file.clone(), placeholders(body).find(unknown)?.to_owned()))
        });
        match missing {
            Some((file, placeholder)) => Fault::Placeholder { file, placeholder },
            None => Fault::Circle(self.files.keys().cloned().collect()),
        }
    }
}

fn labelled(name: &str, body: Vec<u8>) -> Result<Labelled, Fault> {
    let media_type = media_type(name).ok_or_else(|| Fault::UnknownKind(name.to_owned()))?;
    // Snippets are imported by the names that the generator gave them.
    let immutable = !FIXED.contains(&name) && !name.starts_with("snippets/");
    let path = match (immutable, name.rsplit_once('.')) {
        (true, Some((stem, kind))) => format!("{stem}-{}.{kind}", digest(&[&body])),
        _ => name.to_owned(),
    };
    Ok(Labelled { path, body, media_type, immutable, part_of: Vec::new() })
}

fn media_type(name: &str) -> Option<&'static str> {
    Some(match name.rsplit_once('.')?.1 {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        "jsonl" => "application/jsonl",
        "txt" => "text/plain; charset=utf-8",
        _ => return None,
    })
}

/// What is known under a placeholder, whose ending may be left out.
fn find<'a, T>(known: &'a BTreeMap<String, T>, placeholder: &str) -> Option<&'a T> {
    let endings = ["", ".js", ".css"];
    endings.into_iter().find_map(|ending| known.get(&format!("{placeholder}{ending}")))
}

/// What stands between double braces in a text; nothing in files that are no text.
fn placeholders(body: &[u8]) -> impl Iterator<Item = &str> {
    let text = std::str::from_utf8(body).unwrap_or_default();
    let inside = text.split("{{").skip(1).filter_map(|rest| rest.split_once("}}"));
    // Braces meet in scripts as well; a name has neither spaces nor signs.
    let is_name = |c: char| c.is_ascii_alphanumeric() || "._-/".contains(c);
    inside.map(|(name, _)| name).filter(move |name| !name.is_empty() && name.chars().all(is_name))
}

fn filled(body: Vec<u8>, names: &Names) -> Vec<u8> {
    let found: Vec<String> = placeholders(&body).map(str::to_owned).collect();
    if found.is_empty() {
        return body;
    }
    let mut text = String::from_utf8_lossy(&body).into_owned();
    for name in found {
        if let Some(path) = find(names, &name) {
            text = text.replace(&format!("{{{{{name}}}}}"), path);
        }
    }
    text.into_bytes()
}

/// What is kept for times without a server before anybody asks for it. Of the languages only those are
/// kept that were spoken, and puzzles once they were opened.
fn list(done: &[Labelled]) -> String {
    let is_puzzles = |file: &Labelled| file.part_of.iter().any(|part| part == PUZZLES);
    let at_once = |file: &&Labelled| !file.path.starts_with(LANGUAGES) && !is_puzzles(file);
    let kept = done.iter().filter(at_once);
    let paths: Vec<String> = kept.map(|file| format!("\"/{}\"", file.path)).collect();
    format!("[{}]", paths.join(", "))
}

/// The files of each language, by its code.
fn languages(done: &[Labelled]) -> String {
    let mut all: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for file in done {
        let code = file.path.strip_prefix(LANGUAGES).and_then(|path| path.split('/').next());
        if let Some(code) = code {
            all.entry(code).or_default().push(format!("\"/{}\"", file.path));
        }
    }
    let all = all.iter().map(|(code, paths)| format!("\"{code}\": [{}]", paths.join(", ")));
    format!("{{{}}}", all.collect::<Vec<_>>().join(", "))
}

fn version(done: &[Labelled]) -> String {
    let parts: Vec<&[u8]> =
        done.iter().flat_map(|file| [file.path.as_bytes(), file.body.as_slice()]).collect();
    digest(&parts)
}

fn digest(parts: &[&[u8]]) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    let mut digits: String = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    digits.truncate(DIGITS);
    digits
}
