//! Opening the club: what every command that needs it begins with.

use frcec_store::Db;

use super::ClubArgs;
use crate::clock::Clock;
use crate::config::Config;
use crate::door::{Door, Opening};
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
        let secret = config.secret(|| ids.octets())?;
        let db = open_record(&config).await?;
        let door = Door::new(Opening {
            db,
            clock,
            ids,
            signer: Signer::new(secret.bytes()),
            club: view::Club { name: config.name.clone(), public_url: config.public_url.clone() },
            domain: config.domain.clone(),
        });
        Ok(Self { config, door })
    }
}

/// The record alone, for commands that change nothing of a game.
pub async fn open_record(config: &Config) -> anyhow::Result<Db> {
    Ok(Db::open(config.database.as_str()).await?)
}
