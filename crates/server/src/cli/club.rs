//! Opening the club: what every command that needs it begins with.

use frcec_store::{Db, players};

use super::ClubArgs;
use crate::clock::Clock;
use crate::config::{Config, ConfigError};
use crate::door::{Door, Opening, record_number};
use crate::ids::Ids;
use crate::mail::address::Signer;
use crate::view;

/// An open club.
pub struct Club {
    pub config: Config,
    pub door: Door,
}

impl Club {
    /// Reads the configuration, makes what is missing (SQLite file, secret), runs the migrations.
    pub async fn open(args: &ClubArgs) -> anyhow::Result<Self> {
        let config = Config::load(&args.config)?;
        Self::with(config, Clock::System, Ids::system()).await
    }

    /// The same with a configuration at hand, and time and randomness of the caller's.
    pub async fn with(config: Config, clock: Clock, ids: Ids) -> anyhow::Result<Self> {
        // What can be found wrong without the record is said before one is made.
        let known = if config.secret_file.exists() { Some(config.secret(|| ids.octets())?) } else { None };
        let db = open_record(&config).await?;
        let secret = match known {
            Some(secret) => secret,
            None if players::count(&mut db.read().await?).await? > 0 => {
                return Err(ConfigError::SecretLost { path: config.secret_file.clone() }.into());
            }
            None => config.secret(|| ids.octets())?,
        };
        // 40 bits, never 0.
        let drawn = ids.octets::<5>().iter().fold(0, |number, octet| number << 8 | i64::from(*octet)).max(1);
        let record = record_number(&db, drawn).await?;
        let door = Door::new(Opening {
            db,
            clock,
            ids,
            signer: Signer::new(secret.bytes()),
            club: view::Club { name: config.name.clone(), public_url: config.public_url.clone() },
            domain: config.domain.clone(),
            record,
        });
        Ok(Self { config, door })
    }
}

/// An error that says what to do if the record's file cannot be read.
pub async fn sound(db: &Db) -> anyhow::Result<()> {
    match db.broken().await? {
        None => Ok(()),
        Some(said) => anyhow::bail!(
            "the record is damaged ({said}): keep its file, and put the last copy that `frcec backup` made in its place"
        ),
    }
}

/// The record alone, for commands that change nothing of a game.
pub async fn open_record(config: &Config) -> anyhow::Result<Db> {
    Ok(Db::open(config.database.as_str()).await?)
}
