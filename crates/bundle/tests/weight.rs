//! The page as it was packed: whole, named by its content, and light.

use std::io::Read;

use bundle::{FILES, File, find, languages, parts};

/// What may travel to somebody who joins a table, whatever is played there.
const TABLE_BYTES_MAX: usize = 675_000;

/// What may travel in all, in one language: every stage, every page, and the rules and bots of every game
/// with what they have learned.
const BYTES_MAX: usize = 2_050_000;

/// What may travel to somebody who opens the puzzles, besides the page.
const PUZZLES_BYTES_MAX: usize = 600_000;

/// The folder of what is said in each language, of which a page fetches one.
const LANGUAGES: &str = "lang/";

/// The part with every page that is no table.
const EXTRAS: &str = "extras";

/// The part with the puzzles.
const PUZZLES: &str = "puzzles";

fn is_puzzles(file: &File) -> bool {
    file.part_of == [PUZZLES]
}

fn file(path: &str) -> &'static File {
    let found = find(path);
    assert!(found.is_some(), "there is no {path}");
    found.expect("just asserted")
}

fn text(path: &str) -> &'static str {
    std::str::from_utf8(file(path).body).expect("text")
}

/// Everything between quotes that looks like a path of ours.
fn paths_in(text: &str) -> Vec<&str> {
    let quoted = text.split('"').skip(1).step_by(2);
    quoted.filter_map(|quoted| quoted.strip_prefix('/')).filter(|path| path.contains('.')).collect()
}

#[test]
fn the_page_finds_all_it_asks_for() {
    for start in ["index.html", "manifest.webmanifest"] {
        let paths = paths_in(text(start));
        assert!(!paths.is_empty(), "{start} asks for nothing");
        // Signs of the house are drawn by the server.
        let kept = paths.into_iter().filter(|path| !path.starts_with("icons/"));
        kept.for_each(|path| assert!(!file(path).body.is_empty(), "{path} is empty"));
    }
    let start = FILES.iter().find(|file| file.path.starts_with("start-")).unwrap();
    assert!(text("index.html").contains(start.path), "index.html does not start the page");
    let start = std::str::from_utf8(start.body).unwrap();
    let [script, wasm] = ["page-", "page_bg-"].map(|stem| {
        FILES
            .iter()
            .find(|file| file.path.starts_with(stem) && !file.path.ends_with("css"))
            .unwrap()
    });
    assert!(start.contains(script.path) && start.contains(wasm.path), "{start}");
    assert!(wasm.body.starts_with(b"\0asm"));
    assert_eq!(wasm.media_type, "application/wasm");
}

#[test]
fn the_service_worker_knows_every_other_file_and_keeps_languages_later() {
    let worker = text("sw.js");
    let (_, files) = worker.split_once("const FILES = ").expect("what is kept at once");
    let (files, _) = files.split_once(';').expect("its end");
    for file in FILES.iter().filter(|file| file.path != "sw.js" && !is_puzzles(file)) {
        let known = worker.contains(&format!("\"/{}\"", file.path));
        assert!(known, "{}", file.path);
        let at_once = files.contains(&format!("\"/{}\"", file.path));
        assert_eq!(at_once, !file.path.starts_with(LANGUAGES), "{}", file.path);
    }
    assert!(!worker.contains("{{"), "{worker}");
}

#[test]
fn no_script_and_no_style_is_written_inside_the_page() {
    let page = text("index.html");
    for part in page.split("<script").skip(1) {
        let (tag, rest) = part.split_once('>').unwrap();
        assert!(tag.contains("src="), "{tag}");
        assert!(rest.trim_start().starts_with("</script>"), "{rest}");
    }
    for forbidden in ["<style", " style=", "onclick=", "onload=", "javascript:"] {
        assert!(!page.contains(forbidden), "{forbidden}");
    }
}

#[test]
fn only_files_named_by_their_content_may_be_kept_for_good() {
    for file in FILES.iter().filter(|file| file.immutable) {
        let stem = file.path.rsplit_once('.').unwrap().0;
        let digits = stem.rsplit_once('-').unwrap().1;
        assert!(digits.len() == 16 && digits.chars().all(|c| c.is_ascii_hexdigit()), "{stem}");
    }
    for fixed in ["index.html", "sw.js", "manifest.webmanifest"] {
        assert!(!file(fixed).immutable, "{fixed} has one name for ever");
    }
}

#[test]
fn packed_files_unfold_to_the_same() {
    for file in FILES {
        if let Some(packed) = file.brotli {
            let mut body = Vec::new();
            brotli::Decompressor::new(packed, 4096).read_to_end(&mut body).unwrap();
            assert_eq!(body, file.body, "{}", file.path);
        }
        if let Some(packed) = file.gzip {
            let mut body = Vec::new();
            flate2::read::GzDecoder::new(packed).read_to_end(&mut body).unwrap();
            assert_eq!(body, file.body, "{}", file.path);
        }
    }
    let wasm = FILES.iter().find(|file| file.path.ends_with(".wasm")).unwrap();
    assert!(wasm.brotli.is_some() && wasm.gzip.is_some());
}

fn weight(counts: impl Fn(&File) -> bool) -> usize {
    FILES.iter().filter(|file| counts(file)).map(File::weight).sum()
}

#[test]
fn a_table_is_light_whatever_is_played_there() {
    let is_game = |part: &&str| ![EXTRAS, PUZZLES].contains(part);
    let games: Vec<&str> = parts().into_iter().filter(is_game).collect();
    assert!(!games.is_empty(), "no stage is fetched with its game");
    assert!(languages().len() > 1, "{:?}", languages());
    for (game, language) in
        games.iter().flat_map(|game| languages().into_iter().map(move |l| (game, l)))
    {
        let weight = weight(|file| file.is_for(game) && file.is_in(language));
        assert!(
            weight <= TABLE_BYTES_MAX,
            "{game} in {language}: {weight} bytes; see `cargo xtask weight`"
        );
    }
}

#[test]
fn the_whole_page_has_a_bound_as_well() {
    for language in languages() {
        let weight = weight(|file| file.is_in(language) && !is_puzzles(file));
        assert!(weight <= BYTES_MAX, "{language}: {weight} bytes; see `cargo xtask weight`");
    }
}

#[test]
fn puzzles_come_when_they_are_opened_and_are_not_heavy() {
    let puzzles: Vec<&File> = FILES.iter().filter(|file| is_puzzles(file)).collect();
    assert_eq!(puzzles.len(), 1);
    assert!(
        text("index.html")
            .contains(&format!("<link rel=\"puzzles\" href=\"/{}\">", puzzles[0].path))
    );
    let weight = puzzles[0].weight();
    assert!(weight <= PUZZLES_BYTES_MAX, "{weight} bytes");
}

#[test]
fn what_comes_later_is_fetched_by_name() {
    let links = text("parts.js");
    let later = FILES.iter().filter(|file| !file.part_of.is_empty() && !is_puzzles(file));
    let (said, code): (Vec<&File>, Vec<&File>) =
        later.partition(|file| file.path.starts_with(LANGUAGES) || file.path.ends_with(".css"));
    assert!(said.iter().all(|file| text("index.html").contains(file.path)));
    assert!(
        code.iter().any(|file| file.part_of == [EXTRAS]),
        "the extras have no file of their own"
    );
    for file in code {
        assert!(links.contains(&format!("\"./{}\"", file.path)), "{} is missing", file.path);
        assert!(file.body.starts_with(b"\0asm"), "{}", file.path);
    }
}

#[test]
fn the_manifest_is_readable() {
    let manifest: serde_json::Value = serde_json::from_str(text("manifest.webmanifest")).unwrap();
    assert_eq!(manifest["start_url"], "/");
}
