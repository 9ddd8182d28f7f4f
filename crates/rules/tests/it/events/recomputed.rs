//! The draw, recomputed by another program from the octets that the documentation names.
use std::io::Write;
use std::process::{Command, Stdio};

use frcec_rules::club::event::draw::{Hash, Scope, Source, commitment, entry_list, link};

/// The documentation's own words in another language: nothing of this crate is asked.
const PYTHON: &str = r"
import hashlib, sys
digest = lambda text: hashlib.sha256(text.encode()).hexdigest()
seed, code, entries = sys.stdin.read().split('|')
links = {256: seed}
for round in range(255, -1, -1):
    links[round] = digest(links[round + 1])
print(links[0]); print(links[1]); print(links[7])
hashed = digest(entries)
print(hashed)
def position(round, what):
    for attempt in range(100):
        number = int(digest(f'frcec-draw-1 {links[round]} {hashed} {code} position {what} try {attempt}')[:4], 16)
        if number < 65280:
            return f'{number % 960} {attempt}'
print(position(1, 'event'))
for round in range(1, 30):
    for pairing in range(1, 30):
        print(position(round, f'round {round} pairing {pairing}'))
        print(position(round, f'round {round} pairing {pairing} game 2'))
count = entries.count('\n')
lot = lambda entry: digest(f'frcec-draw-1 {links[7]} {hashed} {code} lot entry {entry}')
print(' '.join(str(entry) for entry in sorted(range(1, count + 1), key=lot)))
";

#[test]
fn another_program_draws_the_same() {
    let Ok(mut python) =
        Command::new("python3").args(["-c", PYTHON]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()
    else {
        assert!(std::env::var_os("CI").is_none(), "python3 is not installed");
        eprintln!("skipped: python3 is not installed");
        return;
    };
    let seed = Hash::of("an even more secret seed");
    let handles: Vec<String> = (0..23).map(|number| format!("member{number}")).collect();
    let entries = entry_list(handles.iter().map(|handle| (handle.as_str(), 151_234)));
    let code = "DP0012";
    write!(python.stdin.take().unwrap(), "{seed}|{code}|{entries}").unwrap();
    let said = String::from_utf8(python.wait_with_output().unwrap().stdout).unwrap();

    let source = |round: usize| Source { link: link(seed, round), entries: Hash::of(&entries), code };
    let position = |scope: Scope| {
        let (start, attempt) = source(scope.round()).position(scope);
        format!("{} {attempt}", start.id())
    };
    let mut own = vec![
        commitment(seed).to_string(),
        link(seed, 1).to_string(),
        link(seed, 7).to_string(),
        Hash::of(&entries).to_string(),
        position(Scope::Event),
    ];
    for round in 1..30 {
        for pairing in 1..30 {
            own.push(position(Scope::Pair { round, pairing }));
            own.push(position(Scope::Game { round, pairing, game: 2 }));
        }
    }
    let lots = source(7).lots(23);
    own.push(lots.iter().map(|entry| (entry + 1).to_string()).collect::<Vec<_>>().join(" "));
    assert_eq!(said.lines().collect::<Vec<_>>(), own);
    assert!(own.iter().any(|line| line.ends_with(" 1")), "no draw was tried twice");
}
