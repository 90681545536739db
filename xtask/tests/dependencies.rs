//! What the tree stands on may be what `deny.toml` allows: licences, sources, and crates that it does without.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use serde_json::Value;
use spdx::{Expression, ParseMode};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace")
}

fn allowed() -> toml::Table {
    let text = std::fs::read_to_string(root().join("deny.toml")).expect("deny.toml is there");
    text.parse().expect("deny.toml can be read")
}

fn list(section: &str, name: &str) -> BTreeSet<String> {
    let table = allowed();
    let list = table[section][name].as_array().expect("a list").clone();
    list.iter().map(|item| item.as_str().expect("a word").to_owned()).collect()
}

/// The licences that one crate alone may have, by its name.
fn exceptions() -> Vec<(String, String)> {
    let table = allowed();
    let mut exceptions = Vec::new();
    for exception in table["licenses"]["exceptions"].as_array().expect("a list") {
        let name = exception["crate"].as_str().expect("a name");
        let licences = exception["allow"].as_array().expect("a list");
        exceptions
            .extend(licences.iter().map(|licence| (name.to_owned(), licence.as_str().expect("a word").to_owned())));
    }
    exceptions
}

/// Every package that is not ours, of the tree and of the fuzzer.
fn packages() -> Vec<Value> {
    let mut packages = Vec::new();
    for manifest in ["Cargo.toml", "fuzz/Cargo.toml"] {
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["metadata", "--format-version", "1", "--locked", "--all-features", "--manifest-path"]);
        let said = cargo.arg(root().join(manifest)).output().expect("cargo runs");
        assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stderr));
        let metadata: Value = serde_json::from_slice(&said.stdout).expect("cargo speaks JSON");
        let all = metadata["packages"].as_array().expect("packages").clone();
        packages.extend(all.into_iter().filter(|package| !package["source"].is_null()));
    }
    assert!(packages.len() > 200, "{} packages", packages.len());
    packages
}

fn word<'a>(package: &'a Value, name: &str) -> &'a str {
    package[name].as_str().unwrap_or_default()
}

/// Whether one of the licences that are offered is allowed.
fn may_be_used(licence: &str, allowed: &BTreeSet<String>) -> bool {
    let expression = Expression::parse_mode(licence, ParseMode::LAX);
    expression.is_ok_and(|expression| expression.evaluate(|wanted| allowed.contains(&wanted.to_string())))
}

#[test]
fn every_licence_is_one_that_is_allowed() {
    let allowed = list("licenses", "allow");
    let exceptions = exceptions();
    for package in packages() {
        let (name, licence) = (word(&package, "name"), word(&package, "license"));
        let more = exceptions.iter().filter(|(crate_name, _)| crate_name == name).map(|(_, licence)| licence.clone());
        let allowed = allowed.iter().cloned().chain(more).collect();
        assert!(may_be_used(licence, &allowed), "{name} is under `{licence}`");
    }
}

#[test]
fn a_licence_is_judged_by_what_it_offers() {
    let allowed = BTreeSet::from(["MIT".to_owned(), "Apache-2.0 WITH LLVM-exception".to_owned(), "Zlib".to_owned()]);
    for good in
        ["MIT", "GPL-3.0 OR MIT", "MIT/Apache-2.0", "Apache-2.0 WITH LLVM-exception", "(GPL-3.0 OR Zlib) AND MIT"]
    {
        assert!(may_be_used(good, &allowed), "{good}");
    }
    for bad in ["", "GPL-3.0", "MIT AND GPL-3.0", "Apache-2.0", "no licence at all"] {
        assert!(!may_be_used(bad, &allowed), "{bad}");
    }
}

#[test]
fn everything_comes_from_the_registry_of_crates() {
    for package in packages() {
        let source = word(&package, "source");
        assert_eq!(source, "registry+https://github.com/rust-lang/crates.io-index", "{}", word(&package, "name"));
    }
}

#[test]
fn nothing_is_there_that_the_tree_does_without() {
    let denied = list("bans", "deny");
    assert!(denied.contains("openssl-sys"), "the list is read");
    for package in packages() {
        assert!(!denied.contains(word(&package, "name")), "{} is banned", word(&package, "name"));
    }
}

#[test]
fn every_version_that_is_asked_for_is_named() {
    let table: toml::Table =
        std::fs::read_to_string(root().join("Cargo.toml")).expect("a manifest").parse().expect("TOML");
    for (name, wish) in table["workspace"]["dependencies"].as_table().expect("dependencies") {
        let version = wish.as_str().or_else(|| wish.get("version").and_then(toml::Value::as_str));
        assert!(wish.get("path").is_some() || version.is_some_and(|version| version != "*"), "{name} has no version");
    }
}
