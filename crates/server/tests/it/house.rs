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

/// One reader, one way of writing: a page that spoke with a voice of its own would write `R` where the reader's letters write `T`.
/// `mail-read` never asks DNS: nothing does but the reception of a club that is open, and `mail-read` opens none.
#[test]
fn only_the_reception_asks_dns() {
    let asks = |text: &str| text.contains("Checker::dns(");
    for (path, text) in rust("") {
        let own = path.ends_with("cli/reception.rs") || path.ends_with("mail/auth.rs");
        assert!(own || !asks(&text), "{} asks DNS", path.display());
        let read = path.ends_with("cli/mail_read.rs");
        assert!(!read || !text.contains("reception"), "mail-read opens a reception");
    }
    assert!(rust("cli").iter().any(|(path, text)| path.ends_with("reception.rs") && asks(text)));
}

#[test]
fn pages_write_moves_in_the_readers_letters() {
    for (path, text) in rust("web") {
        if path.ends_with("web/talk.rs") {
            continue;
        }
        for word in ["Speech::new()", "Notation::English", "diagram.text(Notation"] {
            assert!(
                !text.contains(word),
                "{} writes with {word}, not with the reader's voice",
                path.display()
            );
        }
    }
}

/// Rule 3: every change that a person or the clock makes.
#[test]
fn nothing_but_the_door_writes_a_game() {
    let verbs = [
        "games::create(",
        "games::append(",
        "games::append_later(",
        "matches::create(",
        "matches::update(",
        "ratings::record(",
        "tournaments::create(",
        "tournaments::update(",
        "tournaments::enter(",
        "tournaments::remove_entry(",
        "tournaments::update_entry(",
        "tournaments::wait(",
        "tournaments::settle_waits(",
        "tournaments::ask_deputy(",
        "rounds::insert(",
        "rounds::update(",
        "draws::insert(",
        "draws::close(",
        "draws::publish_last(",
        "draws::seed(",
        "players::create(",
        "players::update(",
        "players::add_address(",
        "held::insert(",
        "held::settle(",
        "held::void_later(",
        "notices::insert_later(",
        "letters::insert(",
        "letters::insert_all(",
        "letters::insert_later(",
        "origins::insert(",
        "origins::insert_later(",
        "inbox::insert(",
        "inbox::insert_later(",
        "audit::insert(",
    ];
    for (path, text) in rust("") {
        if path.strip_prefix(source()).unwrap().starts_with("door") {
            continue;
        }
        for verb in verbs {
            assert!(!text.contains(verb), "{} calls {verb}…)", path.display());
        }
    }
}

/// Rule 5: a game's fold is made by its events alone, and a position by its moves.
#[test]
fn a_row_is_made_of_the_fold_alone() {
    for (path, text) in rust("") {
        let own = path.ends_with("door/row.rs");
        assert_eq!(text.contains("Game::restore("), own, "{} makes a game, or does not", path.display());
        assert!(own || !text.contains("Snapshot {"), "{} puts a game together", path.display());
    }
    let mut files_seen = 0;
    for entry in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../migrations")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|end| end == "sql") {
            let text = fs::read_to_string(&path).unwrap().to_lowercase();
            let columns = text.lines().filter_map(|line| line.split_whitespace().next());
            assert!(columns.into_iter().all(|word| word != "fen"), "{} stores a position", path.display());
            files_seen += 1;
        }
    }
    assert!(files_seen >= 2);
}

/// Of an unfinished game others may see less than its players: what a page or an export shows comes from `seen`.
#[test]
fn pages_get_their_games_from_one_place() {
    let raw = [
        "load_game(",
        "view_of(",
        "load::complete(",
        "door::complete",
        "row::game_of(",
        "row.moves",
        "StoredGame",
        "row.last_move_at",
        "row.told_at",
    ];
    // What is only for the player of the games that are loaded, or reads no more than how a game ended.
    let own = [
        "web/export.rs",
        "web/calendar.rs",
        "web/mailroom.rs",
        "web/tournament/cross.rs",
        "web/tournament/rounds.rs",
        "life/people.rs",
    ];
    let mut checked = 0;
    for (path, text) in rust("web").into_iter().chain(rust("life")).chain(rust("cli")) {
        let inner = path.strip_prefix(source()).unwrap();
        let demo = inner.starts_with("cli/demo");
        if demo || own.iter().any(|own| inner == Path::new(own)) {
            continue;
        }
        for word in raw {
            let seen = text.contains("Reader::visitor().sees(") && word == "view_of(";
            assert!(
                seen || !text.contains(word),
                "{} reads {word} of a game that it may not show",
                path.display()
            );
        }
        checked += 1;
    }
    assert!(checked > 80, "{checked}");
}

/// Rule 6: what is there already is asked for, never caught.
#[test]
fn conflicts_are_asked_for() {
    let store = Path::new(env!("CARGO_MANIFEST_DIR")).join("../store/src");
    let mut found = Vec::new();
    files(&store, "rs", &mut found);
    assert!(found.len() > 10);
    for path in found {
        let text = fs::read_to_string(&path).unwrap();
        for word in ["is_unique_violation", "UniqueViolation", "constraint()"] {
            assert!(!text.contains(word), "{} catches a conflict", path.display());
        }
        // Rule 11 holds there too; only what makes databases for tests may look at the machine.
        if !path.components().any(|part| part.as_os_str() == "testing") {
            for word in ["SystemTime::now", "Instant::now", "rand::", "OsRng"] {
                assert!(!text.contains(word), "{} reads {word}", path.display());
            }
        }
    }
}

/// Rule 12: an error keeps its type up to the command line.
#[test]
fn errors_have_types_up_to_the_command_line() {
    for (path, text) in rust("") {
        let inner = path.strip_prefix(source()).unwrap();
        if inner.starts_with("cli") || inner == Path::new("main.rs") {
            continue;
        }
        assert!(!text.contains("anyhow"), "{} forgets what went wrong", path.display());
    }
    for krate in ["rules", "store"] {
        let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(krate).join("Cargo.toml");
        let text = fs::read_to_string(manifest).unwrap();
        let normal = text.split("[dev-dependencies]").next().unwrap_or_default();
        assert!(!normal.contains("anyhow"), "frcec-{krate} depends on anyhow");
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
