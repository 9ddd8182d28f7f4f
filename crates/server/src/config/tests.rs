use std::os::unix::fs::PermissionsExt as _;

use super::*;

fn parse(text: &str) -> Result<Config, String> {
    Config::parse(text, Path::new("club/frcec.toml"), Path::new("/srv/club"))
        .map_err(|error| error.to_string())
}

#[test]
fn an_empty_file_is_a_club_on_this_machine() {
    let config = parse("").unwrap();
    assert_eq!(config.database.as_str(), "sqlite:/srv/club/club.db");
    assert_eq!(config.secret_file, Path::new("/srv/club/secret.key"));
    assert_eq!(config.outgoing.directory.as_deref(), Some(Path::new("/srv/club/outbox")));
    assert!(config.mail_host.is_none());
}

#[test]
fn a_password_goes_to_another_machine_by_tls_alone() {
    for smtp in
        ["smtp://a:587?tls=required", "smtps://a", "smtp://127.0.0.1:25", "smtp://[::1]", "smtp://localhost"]
    {
        let text = format!("[outgoing]\nsmtp = \"{smtp}\"\nuser = \"b\"\npassword_file = \"c\"");
        assert!(parse(&text).is_ok(), "{smtp}");
    }
    assert!(parse("[outgoing]\nsmtp = \"smtp://a\"").is_ok(), "nothing to be kept secret");
}

#[test]
fn an_unknown_key_is_named() {
    for (text, key) in [
        ("databse = \"x\"", "databse"),
        ("[lmtp]\nport = 1", "port"),
        ("[outgoing]\nsmpt = \"x\"", "smpt"),
        ("[dkim]\nselector = \"a\"\nkey_file = \"b\"\nkey = 1", "key"),
        ("[dkim]\nselector = \"a\"", "key_file"),
    ] {
        let error = parse(text).unwrap_err();
        assert!(error.contains(key) && error.contains("club/frcec.toml"), "{error}");
    }
}

#[test]
fn wrong_values_name_their_key() {
    for (text, key) in [
        ("domain = \"two words\"", "domain"),
        ("public_url = \"club.example\"", "public_url"),
        ("database = \"mysql://u:geheim@h\"", "database"),
        ("[lmtp]\nlisten = \"localhost\"", "listen"),
        ("[web]\nlisten = \"8960\"", "listen"),
        ("[outgoing]\nsmtp = \"smtp://a\"\ndirectory = \"b\"", "outgoing"),
        ("[outgoing]\nsmtp = \"localhost:25\"", "smtp"),
        ("[outgoing]\nsmtp = \"smtp://a\"\nuser = \"b\"", "password_file"),
        ("name = \"a\\nb\"", "name"),
        ("[outgoing]\nsmtp = \"smtp://a:587\"\nuser = \"b\"\npassword_file = \"c\"", "tls=required"),
        (
            "[outgoing]\nsmtp = \"smtp://a:587?tls=opportunistic\"\nuser = \"b\"\npassword_file = \"c\"",
            "tls=required",
        ),
        (
            "[imap]\nserver = \"mail.example\"\nuser = \"a\"\npassword_file = \"b\"\ntls = \"none\"",
            "imap.tls",
        ),
        ("[imap]\nserver = \"mail.example\"\nuser = \"a\"\npassword_file = \"b\"\ntls = \"maybe\"", "tls"),
        ("[dkim]\nselector = \"a b\"\nkey_file = \"k\"", "dkim.selector"),
        ("public_url = \"https://\"", "public_url"),
        ("public_url = \"https://club.example/x y\"", "public_url"),
        ("public_url = \"https://club.example/?z\"", "public_url"),
        ("public_url = \"https://club.example/#z\"", "public_url"),
        (
            "[imap]\nserver = \"mail.example\"\nuser = \"a\"\npassword_file = \"b\"\nmailbox = \"\"",
            "imap.mailbox",
        ),
        (
            "[imap]\nserver = \"mail.example\"\nuser = \"a\"\npassword_file = \"b\"\nrecipient_field = \"X Bad: f\"",
            "imap.recipient_field",
        ),
    ] {
        let error = parse(text).unwrap_err();
        assert!(error.contains(key), "{text}: {error}");
        assert!(!error.contains("geheim"), "{error}");
    }
}

#[test]
fn listeners_are_addresses_or_paths() {
    let config = parse("[lmtp]\nlisten = \"run/lmtp.sock\"").unwrap();
    assert_eq!(config.lmtp.listen, Listen::Unix(PathBuf::from("/srv/club/run/lmtp.sock")));
    let config = parse("[lmtp]\nlisten = \"[::1]:24\"").unwrap();
    assert_eq!(config.lmtp.listen.to_string(), "[::1]:24");
}

#[test]
fn an_imap_server_has_a_port_of_its_own_kind() {
    for (server, tls, expected) in [
        ("mail.example", "implicit", ("mail.example", 993)),
        ("mail.example", "starttls", ("mail.example", 143)),
        ("[::1]:1143", "none", ("::1", 1143)),
        ("::1", "none", ("::1", 143)),
        ("localhost:1", "none", ("localhost", 1)),
    ] {
        let text =
            format!("[imap]\nserver = \"{server}\"\nuser = \"club\"\npassword_file = \"p\"\ntls = \"{tls}\"");
        let imap = parse(&text).unwrap().imap.unwrap();
        assert_eq!(imap.address(), expected);
        assert_eq!(imap.mailbox, "INBOX");
        assert_eq!(imap.password_file, Path::new("/srv/club/p"));
    }
}

#[test]
fn in_memory_and_remote_databases_keep_their_names() {
    for name in ["sqlite::memory:", "postgres://club@db/club"] {
        assert_eq!(parse(&format!("database = \"{name}\"")).unwrap().database.as_str(), name);
    }
    assert_eq!(
        parse("database = \"sqlite:///var/club.db\"").unwrap().database.as_str(),
        "sqlite:/var/club.db"
    );
}

#[test]
fn a_password_in_the_database_address_is_not_shown() {
    let config = parse("database = \"postgres://club:geheim@db/club\"").unwrap();
    assert_eq!(config.database.as_str(), "postgres://club:geheim@db/club");
    assert!(!format!("{config:?}").contains("geheim"));
    assert_eq!(config.database.to_string(), "postgres://club:…@db/club");
}

#[test]
fn the_secret_is_made_once_and_only_its_owner_reads_it() {
    let dir = tempfile::tempdir().unwrap();
    let config = Config::parse("", Path::new("frcec.toml"), dir.path()).unwrap();
    let fresh = |first: u8| std::array::from_fn(|at| first.wrapping_add(u8::try_from(at).unwrap()));
    let first = config.secret(|| fresh(7)).unwrap();
    let second = config.secret(|| fresh(9)).unwrap();
    assert_eq!(first.bytes(), &fresh(7));
    assert_eq!(second.bytes(), &fresh(7));
    let mode = fs::metadata(&config.secret_file).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 1, "no temporary file is left");
    assert_eq!(format!("{first:?}"), "Secret(…)");
}

#[test]
fn a_damaged_secret_is_an_error_not_a_new_key() {
    let dir = tempfile::tempdir().unwrap();
    let config = Config::parse("", Path::new("frcec.toml"), dir.path()).unwrap();
    fs::write(&config.secret_file, "").unwrap();
    assert!(config.secret(|| [7; 32]).unwrap_err().to_string().contains("secret.key"));
    fs::write(&config.secret_file, "0".repeat(64)).unwrap();
    assert!(config.secret(|| [7; 32]).unwrap_err().to_string().contains("same octet"));
}

#[test]
fn an_empty_password_is_none() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("password");
    let error = password("outgoing.password_file", &file).unwrap_err().to_string();
    assert!(error.contains("outgoing.password_file"), "{error}");
    fs::write(&file, "\n").unwrap();
    let error = password("outgoing.password_file", &file).unwrap_err().to_string();
    assert!(error.contains("empty"), "{error}");
    fs::write(&file, " pass word \r\n").unwrap();
    assert_eq!(password("outgoing.password_file", &file).unwrap(), " pass word ");
}
