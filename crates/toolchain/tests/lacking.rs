//! A toolchain that lacks the WebAssembly target: the compiler in use with a root of its own, in which
//! only what the host needs is to be found.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;
use toolchain::{Lack, Toolchain, WASM};

/// The lacking toolchain, in a folder of its own.
struct Lacking {
    folder: TempDir,
}

fn said_by_rustc(args: &[&str]) -> String {
    let said = Command::new("rustc").args(args).output().expect("rustc starts");
    String::from_utf8(said.stdout).expect("text").trim().to_owned()
}

impl Lacking {
    fn new() -> Lacking {
        let lacking = Lacking { folder: tempfile::tempdir().expect("a folder") };
        let library = lacking.root().join("lib/rustlib");
        fs::create_dir_all(&library).expect("a folder");
        let host = said_by_rustc(&["--print", "host-tuple"]);
        let real = PathBuf::from(said_by_rustc(&["--print", "sysroot"])).join("lib/rustlib");
        symlink(real.join(&host), library.join(&host)).expect("a link");
        let root = lacking.root();
        lacking.script("rustc", &format!("exec rustc --sysroot '{}' \"$@\"", root.display()));
        lacking
    }

    fn root(&self) -> PathBuf {
        self.folder.path().join("root")
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn script(&self, name: &str, body: &str) {
        let path = self.path(name);
        fs::write(&path, format!("#!/bin/sh\n{body}\n")).expect("a script");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("a script that runs");
    }

    /// With a rustup that does this when it is asked for a target.
    fn with_rustup(&self, body: &str) -> Toolchain {
        self.script("rustup", body);
        Toolchain::of(&self.path("rustc"), &self.path("rustup"))
    }
}

#[test]
fn rustup_is_asked_for_what_is_missing() {
    let lacking = Lacking::new();
    let library = lacking.root().join("lib/rustlib").join(WASM).join("lib");
    let fetch = format!("[ \"$*\" = 'target add {WASM}' ] && mkdir -p '{}'", library.display());
    let toolchain = lacking.with_rustup(&fetch);
    assert!(!toolchain.has(WASM).expect("rustc answers"));
    toolchain.ensure(WASM).expect("rustup fetches it");
    assert!(toolchain.has(WASM).expect("rustc answers"));
}

#[test]
fn without_rustup_it_is_said_what_to_install() {
    let lacking = Lacking::new();
    let toolchain = Toolchain::of(&lacking.path("rustc"), &lacking.path("no-rustup"));
    let lack = toolchain.ensure(WASM).expect_err("nobody can fetch it");
    assert!(matches!(lack, Lack::NoRustup { .. }), "{lack}");
    assert!(lack.to_string().contains("install rustup"), "{lack}");
    assert_eq!(lack.to_string().lines().count(), 1, "one sentence: {lack}");
}

#[test]
fn a_rustup_that_fails_or_serves_another_toolchain_is_no_success() {
    let lacking = Lacking::new();
    let failing = lacking.with_rustup("exit 3").ensure(WASM).expect_err("rustup failed");
    assert!(matches!(failing, Lack::Rustup { .. }), "{failing}");
    let elsewhere = lacking.with_rustup("true").ensure(WASM).expect_err("it is still missing");
    assert!(matches!(elsewhere, Lack::NoRustup { .. }), "{elsewhere}");
}

#[test]
fn what_is_there_is_not_asked_for() {
    let lacking = Lacking::new();
    let host = said_by_rustc(&["--print", "host-tuple"]);
    lacking.with_rustup("exit 3").ensure(&host).expect("the host's library is there");
}

#[test]
fn a_compiler_that_does_not_start_or_does_not_know_the_target_is_named() {
    let nobody = Toolchain::of(Path::new("/no/such/rustc"), Path::new("rustup"));
    let lack = nobody.ensure(WASM).expect_err("no compiler");
    assert!(lack.to_string().contains("/no/such/rustc"), "{lack}");
    let lacking = Lacking::new();
    let toolchain = Toolchain::of(&lacking.path("rustc"), &lacking.path("rustup"));
    let lack = toolchain.ensure("no-such-target").expect_err("no such target");
    assert!(matches!(lack, Lack::Rustc { .. }), "{lack}");
}
