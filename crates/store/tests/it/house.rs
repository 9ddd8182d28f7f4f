//! The walls between the crates.
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files(directory: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs" || end == "toml") {
            found.push(path);
        }
    }
}

#[test]
fn only_the_store_names_sqlx() {
    let mut found = Vec::new();
    for other in ["rules", "server"] {
        files(&root().join("crates").join(other), &mut found);
    }
    assert!(found.len() > 10);
    for file in found {
        let text = fs::read_to_string(&file).unwrap();
        assert!(!text.contains("sqlx"), "{} names sqlx", file.display());
    }
}

#[test]
fn the_rules_depend_on_little_and_do_nothing() {
    // Chess, its PGN tokens and its Elo formula; matching; the hash of the draw; data as text; and what those are made of.
    let allowed = BTreeSet::from([
        "frcec-rules",
        "shakmaty",
        "skillratings",
        "integer-blossom",
        "sha2",
        "serde",
        "thiserror",
        "arrayvec",
        "bitflags",
        "btoi",
        "memchr",
        "num-traits",
        "serde_core",
        "serde_derive",
        "thiserror-impl",
        "proc-macro2",
        "quote",
        "syn",
        "unicode-ident",
        "digest",
        "block-buffer",
        "crypto-common",
        "hybrid-array",
        "typenum",
        "const-oid",
        "cfg-if",
        "cpufeatures",
        "libc",
    ]);
    let tree = Command::new(env!("CARGO"))
        .args(["tree", "--offline", "-p", "frcec-rules", "--edges", "normal"])
        .args(["--prefix", "none", "--format", "{p}"])
        .current_dir(root())
        .output()
        .unwrap();
    assert!(tree.status.success(), "{}", String::from_utf8_lossy(&tree.stderr));
    let text = String::from_utf8(tree.stdout).unwrap();
    for line in text.lines() {
        let name = line.split(' ').next().unwrap();
        assert!(allowed.contains(name), "frcec-rules depends on {name}");
    }
}

#[test]
fn the_store_does_not_know_the_server() {
    let manifest = fs::read_to_string(root().join("crates/store/Cargo.toml")).unwrap();
    assert!(!manifest.contains("frcec-server"));
    let manifest = fs::read_to_string(root().join("crates/rules/Cargo.toml")).unwrap();
    assert!(!manifest.contains("frcec-store") && !manifest.contains("frcec-server"));
}

/// The dialect rules that a look at the text can hold up.
#[test]
fn the_migrations_are_portable() {
    let banned = [
        "AUTOINCREMENT",
        "SERIAL",
        "JSONB",
        "TIMESTAMP",
        " BLOB",
        "VARCHAR",
        " LIKE ",
        "INTEGER",
        "[]",
        "NOW()",
    ];
    let mut seen = 0;
    for entry in fs::read_dir(root().join("migrations")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|end| end == "sql") {
            let text = fs::read_to_string(&path).unwrap().to_uppercase();
            for word in banned {
                assert!(!text.contains(word), "{} says {word}", path.display());
            }
            seen += 1;
        }
    }
    assert!(seen > 0);
}
