//! What we attach, as other programs take it: pgn-extract, and XBoard's cmail, which is given a game that came by mail.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command as Process, Stdio};

use frcec_server::mail::compose::picture::letter_bytes;
use frcec_server::speech::Lang;

use crate::letter_kinds::written;
use crate::need;

/// Takes every attachment of the mails in the first folder out into the second, as a mail program does; it must have the type
/// that IANA knows, a name that ends in .pgn, and hold games.
const SAVE: &str = "import email, email.policy, pathlib, sys
for path in sorted(pathlib.Path(sys.argv[1]).glob('*.eml')):
    mail = email.message_from_bytes(path.read_bytes(), policy=email.policy.default)
    for part in mail.iter_attachments():
        assert part.get_content_type() == 'application/vnd.chess-pgn', part.get_content_type()
        name = part.get_filename()
        assert name.endswith('.pgn') and '/' not in name, name
        saved = pathlib.Path(sys.argv[2]) / (path.stem + '-' + name)
        saved.write_bytes(part.get_payload(decode=True))
        print(saved)";

/// Every attachment of letters of every kind, saved.
async fn saved(lang: Lang, folder: &Path) -> Vec<PathBuf> {
    let (mails, files) = (folder.join("mails"), folder.join("files"));
    std::fs::create_dir_all(&mails).unwrap();
    std::fs::create_dir_all(&files).unwrap();
    let letters = Box::pin(written(lang)).await;
    let mut with_file = 0;
    for letter in &letters {
        with_file += usize::from(letter.attachment.is_some());
        std::fs::write(
            mails.join(format!("{}-{}.eml", letter.kind, letter.id)),
            letter_bytes(letter).unwrap(),
        )
        .unwrap();
    }
    assert!(with_file > 3, "receipts, an end, an answer to `pgn`: {with_file}");
    let output = Process::new("python3").args(["-c", SAVE]).arg(&mails).arg(&files).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let saved: Vec<PathBuf> = String::from_utf8_lossy(&output.stdout).lines().map(PathBuf::from).collect();
    assert_eq!(saved.len(), with_file, "each attachment is one for the mail program too");
    saved
}

#[tokio::test]
async fn pgn_extract_reads_every_attachment() {
    if need::need("python3").is_none() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    for lang in [Lang::En, Lang::Ru] {
        for file in saved(lang, &folder.path().join(lang.tag())).await {
            need::pgn_extract(&file, 1);
        }
    }
}

/// cmail reads a mail from its standard input and gives what it finds to XBoard. It must find the game, and XBoard show it.
#[tokio::test]
async fn cmail_loads_what_we_attach() {
    let (Some(cmail), Some(run)) = (need::need("cmail"), need::need("xvfb-run")) else { return };
    if need::need("python3").is_none() || need::need("xboard").is_none() || need::need("perl").is_none() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let files = saved(Lang::En, folder.path()).await;
    let file =
        files.iter().find(|file| std::fs::read_to_string(file).unwrap().contains("1. ")).expect("moves");
    let game = std::fs::read_to_string(file).unwrap();
    let chess = folder.path().join("Chess");
    // Made before: cmail asks at a terminal whether it may.
    std::fs::create_dir(&chess).unwrap();
    let log = folder.path().join("xboard.debug");
    // XBoard goes on when cmail has ended, so that the display is kept for a while.
    let script = format!(
        "'{}' -xv -ncp -variant fischerandom -debug -nameOfDebugFile '{}'; sleep 5",
        cmail.display(),
        log.display()
    );
    let mut child = Process::new("timeout")
        .args(["--kill-after=5", "20"])
        .arg(run)
        .args(["-a", "sh", "-c", &script])
        .env("HOME", folder.path())
        .env("CMAIL_DIR", &chess)
        .env("PATH", format!("{}:/usr/games", std::env::var("PATH").unwrap_or_default()))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(game.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let said =
        format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(said.contains("Loading xboard for game"), "{said}");
    assert_eq!(std::fs::read_to_string(chess.join("unknown.cmail")).unwrap(), game, "{said}");
    let xboard = std::fs::read_to_string(&log).unwrap_or_default();
    let last = game.split_whitespace().rev().find(|word| word.contains(|c: char| ('1'..='8').contains(&c)));
    let last = last.expect("a move").trim_end_matches(['+', '#']);
    assert!(xboard.contains(last), "XBoard has read {last}: {said}\n{xboard}");
    for complaint in ["llegal", "mbiguous move"] {
        let complaining = xboard.lines().chain(said.lines()).find(|line| line.contains(complaint));
        assert_eq!(complaining, None, "{said}");
    }
}
