//! The walls inside the server, and the catalogue's completeness.
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

fn files(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, ending, found);
        } else if path.extension().is_some_and(|end| end == ending) {
            found.push(path);
        }
    }
}

fn rust(folder: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    files(&source().join(folder), "rs", &mut found);
    assert!(!found.is_empty(), "{folder} has no files");
    found.into_iter().map(|path| (path.clone(), fs::read_to_string(path).unwrap())).collect()
}

#[test]
fn mail_and_web_never_import_each_other() {
    for (folder, other) in [("mail", "crate::web"), ("web", "crate::mail")] {
        for (path, text) in rust(folder) {
            assert!(!text.contains(other), "{} names {other}", path.display());
        }
    }
}

#[test]
fn time_and_randomness_come_in_by_one_door_each() {
    let banned =
        ["SystemTime::now", "Instant::now", "Timestamp::now", "Zoned::now", "rand::rng", "Utc::now", "OsRng"];
    for (path, text) in rust("") {
        let name = path.file_name().unwrap().to_str().unwrap();
        if name == "clock.rs" || name == "ids.rs" {
            continue;
        }
        for word in banned {
            assert!(!text.contains(word), "{} reads {word}", path.display());
        }
    }
}

#[test]
fn nothing_but_the_door_writes_a_game() {
    let verbs =
        ["games::create(", "games::append(", "matches::create(", "matches::update(", "ratings::record("];
    for (path, text) in rust("") {
        if path.strip_prefix(source()).unwrap().starts_with("door") {
            continue;
        }
        for verb in verbs {
            assert!(!text.contains(verb), "{} calls {verb}…)", path.display());
        }
    }
}

/// The keys of all messages of one language.
fn keys(lang: &str) -> BTreeSet<String> {
    let mut found = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(lang), "ftl", &mut found);
    let mut keys = BTreeSet::new();
    for path in found {
        for line in fs::read_to_string(&path).unwrap().lines() {
            if let Some((key, _)) = line.split_once(" =")
                && line.starts_with(|c: char| c.is_ascii_lowercase())
            {
                assert!(keys.insert(key.to_owned()), "{key} stands twice, again in {}", path.display());
            }
        }
    }
    keys
}

#[test]
fn every_key_that_is_said_by_name_is_in_the_catalogue() {
    let known = keys("en");
    let mut checked = 0;
    for (path, text) in rust("") {
        for call in [".word(lang, \"", ".say(lang, \"", "say(\"", ".s(\"", ".s1(\"", ".word(self.lang, \""] {
            for (at, _) in text.match_indices(call) {
                let key = text[at + call.len()..].split('"').next().unwrap_or_default();
                let plain = !key.is_empty()
                    && key.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
                if !plain || key == "no-such-key" || !key.contains('-') {
                    continue;
                }
                assert!(known.contains(key), "{}: the catalogue has no {key}", path.display());
                checked += 1;
            }
        }
    }
    assert!(checked > 200, "only {checked} keys were found in the source");
}
