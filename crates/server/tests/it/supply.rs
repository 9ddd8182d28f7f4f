//! What the program is built from keeps to `deny.toml`, whether cargo-deny is installed or not.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn strings(value: &toml::Value) -> Vec<&str> {
    value.as_array().unwrap().iter().map(|item| item.as_str().unwrap()).collect()
}

/// Whether a licence expression (SPDX, or the old form with a slash) can be met by what is allowed: AND of ORs of names,
/// with brackets. Precedence as in SPDX: WITH, then AND, then OR.
fn met(expression: &str, allowed: &[&str]) -> bool {
    let text = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let mut tokens = text.split_whitespace().collect::<Vec<_>>().into_iter().peekable();
    either(&mut tokens, allowed)
}

type Tokens<'a> = std::iter::Peekable<std::vec::IntoIter<&'a str>>;

fn either(tokens: &mut Tokens, allowed: &[&str]) -> bool {
    let mut result = both(tokens, allowed);
    while tokens.next_if_eq(&"OR").is_some() {
        result |= both(tokens, allowed);
    }
    result
}

fn both(tokens: &mut Tokens, allowed: &[&str]) -> bool {
    let mut result = one(tokens, allowed);
    while tokens.next_if_eq(&"AND").is_some() {
        result &= one(tokens, allowed);
    }
    result
}

fn one(tokens: &mut Tokens, allowed: &[&str]) -> bool {
    let first = tokens.next().expect("a licence expression that ends");
    if first == "(" {
        let result = either(tokens, allowed);
        assert_eq!(tokens.next(), Some(")"));
        return result;
    }
    if tokens.next_if_eq(&"WITH").is_some() {
        let exception = tokens.next().expect("an exception");
        return allowed.contains(&format!("{first} WITH {exception}").as_str());
    }
    allowed.contains(&first)
}

#[test]
fn licence_expressions_are_read_as_spdx_means_them() {
    let allowed = ["MIT", "ISC", "Apache-2.0 WITH LLVM-exception"];
    for (expression, expected) in [
        ("MIT", true),
        ("GPL-2.0-only", false),
        ("GPL-2.0-only OR MIT", true),
        ("GPL-2.0-only AND MIT", false),
        ("ISC AND (GPL-2.0-only OR MIT)", true),
        ("MIT AND GPL-2.0-only OR ISC", true),
        ("Unlicense/MIT", true),
        ("Apache-2.0 WITH LLVM-exception", true),
        ("Apache-2.0", false),
    ] {
        assert_eq!(met(expression, &allowed), expected, "{expression}");
    }
}

#[test]
fn every_crate_keeps_to_deny_toml() {
    let deny: toml::Value =
        toml::from_str(&std::fs::read_to_string(root().join("deny.toml")).unwrap()).unwrap();
    let allowed = strings(&deny["licenses"]["allow"]);
    let registries = strings(&deny["sources"]["allow-registry"]);
    let banned: BTreeSet<&str> =
        deny["bans"]["deny"].as_array().unwrap().iter().map(|ban| ban["crate"].as_str().unwrap()).collect();

    let out = Command::new(env!("CARGO"))
        .args([
            "metadata",
            "--format-version",
            "1",
            "--offline",
            "--locked",
            "--filter-platform",
            "x86_64-unknown-linux-gnu",
        ])
        .current_dir(root())
        .output()
        .unwrap();
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let metadata: serde_json::Value = serde_json::from_slice(&out.stdout).unwrap();
    let packages = metadata["packages"].as_array().unwrap();
    assert!(packages.len() > 100);
    for package in packages {
        let name = package["name"].as_str().unwrap();
        assert!(!banned.contains(name), "{name} is banned by deny.toml");
        let licence = package["license"].as_str().unwrap_or("none");
        assert!(met(licence, &allowed), "{name}: licence {licence} is not allowed by deny.toml");
        if let Some(source) = package["source"].as_str() {
            let registry = source.strip_prefix("registry+").unwrap_or(source);
            assert!(registries.contains(&registry), "{name} comes from {source}");
        }
    }
}
