//! What an operator copies works: the compose file, the configuration beside it, the one in README.md.

use std::path::{Path, PathBuf};
use std::process::Command;

use frcec_server::config::{Config, Listen};

use crate::need::need;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

fn read(file: &str) -> String {
    std::fs::read_to_string(root().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

#[test]
fn a_compose_client_reads_docker_compose_yml() {
    let Some(compose) = need("docker-compose") else { return };
    let out = Command::new(compose)
        .args(["-f", "docker-compose.yml", "config"])
        .current_dir(root())
        .output()
        .unwrap();
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let config = String::from_utf8(out.stdout).unwrap();
    for service in ["server:", "database:", "mail:"] {
        assert!(config.contains(service), "{service} is missing in {config}");
    }
}

#[test]
fn the_composed_club_has_a_configuration_that_fits_its_services() {
    let dir = root().join("deploy");
    let config = Config::load(&dir.join("frcec.toml")).unwrap();
    let compose = read("docker-compose.yml");
    assert_eq!(config.database.as_str(), "postgres://frcec@database/frcec");
    assert!(compose.contains("POSTGRES_USER: frcec") && compose.contains("POSTGRES_DB: frcec"));
    let Listen::Tcp(lmtp) = config.lmtp.listen else { panic!("a container needs a port") };
    let postfix = read("deploy/postfix/main.cf");
    assert!(postfix.contains(&format!("virtual_transport = lmtp:inet:server:{}\n", lmtp.port())));
    let relay = config.outgoing.smtp.expect("letters go out through the mail service").to_string();
    let port = relay.rsplit(':').next().unwrap().to_owned();
    assert!(
        relay.starts_with("smtp://mail:")
            && read("deploy/postfix/Dockerfile").contains(&format!("{port}/inet"))
    );
    assert!(!compose.contains(&format!("{port}:{port}")), "the port that relays is not published");
    assert!(compose.contains(&format!("127.0.0.1:{0}:{0}", config.web.listen.port())));
    for file in ["Dockerfile", "deploy/postfix/Dockerfile", "deploy/postfix/main.cf"] {
        assert!(root().join(file).is_file(), "{file}");
    }
    let user = "useradd --system --uid 960";
    assert!(read("Dockerfile").contains(user), "the server does not run as root");
}

#[test]
fn the_configuration_in_the_readme_is_one() {
    let readme = read("README.md");
    let text = readme
        .split("cat > frcec.toml <<'EOF'\n")
        .nth(1)
        .expect("a configuration")
        .split("EOF")
        .next()
        .unwrap();
    let config = Config::parse(text, Path::new("README.md"), Path::new("/srv/club")).unwrap();
    assert_eq!(config.domain, "club.example");
    assert!(config.outgoing.smtp.is_some());
    // The lines for Postfix are those of the tested file, its address apart.
    let tested = read("deploy/postfix/main.cf");
    let lines = readme
        .split("```\n")
        .find(|block| block.starts_with("virtual_mailbox_domains"))
        .expect("Postfix's lines");
    for line in lines.lines().filter(|line| !line.starts_with("virtual_transport")) {
        assert!(tested.contains(line), "README.md says {line}, deploy/postfix/main.cf does not");
    }
}
