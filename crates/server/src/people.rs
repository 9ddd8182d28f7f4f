//! Members as the rest of the server meets them: the stored row with its words read.
use frcec_rules::reading::Notation;
use frcec_store::{
    PlayerId, StoreError, Tx,
    players::{self, Address, PRACTICE_HANDLE, Player, PlayerStatus, Role, WithAddresses},
};

use crate::{
    settings::Settings,
    speech::{Lang, Speech},
};

/// A member, with settings read and the address that letters go to.
#[derive(Clone, Debug)]
pub struct Person {
    /// The number.
    pub id: PlayerId,
    /// The short name in addresses of pages.
    pub handle: String,
    /// The name as the member writes it; of somebody who has none here ([`nameless`]), what its readers call him.
    pub name: String,
    /// Language of letters and pages.
    pub lang: Lang,
    /// Language of the piece letters the member writes, if not English alone.
    pub notation: Option<Notation>,
    /// IANA name of the time zone.
    pub zone: String,
    /// The member's choices.
    pub settings: Settings,
    /// What the member may do.
    pub role: Role,
    /// Whether the member is there.
    pub status: PlayerStatus,
    /// Where letters go: the first verified address that mail reaches, or the first verified one.
    pub address: Option<String>,
    /// Whether mail reaches it, as far as known.
    pub reached: bool,
    /// All that the member has confirmed, as they were written: who writes from one of them is the member.
    pub confirmed: Vec<String>,
}

/// A stored member that cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum PersonError {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// No such member.
    #[error("there is no member {0}")]
    Missing(PlayerId),
    /// The settings are no JSON of ours.
    #[error("table players, column settings, key {key}: {source}")]
    Settings {
        /// Whose.
        key: PlayerId,
        /// What is wrong.
        source: serde_json::Error,
    },
}

/// Who has no name of his own, by the key of what each reader calls him in his own language: whoever has left, and the club's own
/// player.
pub fn nameless(status: PlayerStatus, handle: &str) -> Option<&'static str> {
    if status == PlayerStatus::Former {
        Some("former-member")
    } else if handle == PRACTICE_HANDLE {
        Some("practice-partner-name")
    } else {
        None
    }
}

impl Person {
    /// What somebody who reads `lang` calls this person.
    pub fn called(&self, lang: Lang) -> String {
        nameless(self.status, &self.handle)
            .map_or_else(|| self.name.clone(), |key| Speech::new().word(lang, key))
    }

    /// The letters of the pieces in what is written to the member: English unless the member chose others.
    pub fn written(&self) -> Notation {
        self.notation.unwrap_or(Notation::English)
    }

    /// The letters by which the member's moves are read beside the English ones: those chosen, else those of the language.
    /// `None` for whoever reads English: the letters of all languages, where they are no English ones.
    pub fn reads(&self) -> Option<Notation> {
        self.notation.or_else(|| self.lang.letters())
    }

    /// Loads the member with this number.
    pub async fn load(tx: &mut Tx, id: PlayerId) -> Result<Self, PersonError> {
        let [person, _] = Self::load_both(tx, id, id).await?;
        Ok(person)
    }

    /// Loads two members, the players of a game.
    pub async fn load_both(tx: &mut Tx, one: PlayerId, other: PlayerId) -> Result<[Self; 2], PersonError> {
        Self::both(&players::with_addresses(tx, one, other).await?, one, other)
    }

    /// Two of `members`, which may be the same. One without a name is called as the other one would.
    pub fn both(members: &[WithAddresses], one: PlayerId, other: PlayerId) -> Result<[Self; 2], PersonError> {
        let find = |id: PlayerId| {
            let (player, addresses) =
                members.iter().find(|(player, _)| player.id == id).ok_or(PersonError::Missing(id))?;
            Self::read(player.clone(), addresses)
        };
        let (mut one, mut other) = (find(one)?, find(other)?);
        // Whoever has no name gets no letters: it is the other one who reads of him.
        (one.name, other.name) = (one.called(other.lang), other.called(one.lang));
        Ok([one, other])
    }

    /// Completes a stored row.
    pub async fn of(tx: &mut Tx, player: Player) -> Result<Self, PersonError> {
        let addresses = players::addresses(tx, player.id).await?;
        Self::read(player, &addresses)
    }

    fn read(player: Player, addresses: &[Address]) -> Result<Self, PersonError> {
        let verified = || addresses.iter().filter(|address| address.verified_at.is_some());
        let good = verified().find(|address| address.works());
        let reached = good.is_some();
        let address = good.or_else(|| verified().next()).map(|address| address.address.clone());
        let settings = Settings::parse(&player.settings)
            .map_err(|source| PersonError::Settings { key: player.id, source })?;
        // A language whose catalogue is gone, or not there yet, is answered in English.
        let lang: Lang = player.lang.parse().unwrap_or_default();
        let name = nameless(player.status, &player.handle)
            .map_or(player.name, |key| Speech::new().word(Lang::default(), key));
        Ok(Self {
            id: player.id,
            handle: player.handle,
            name,
            lang,
            notation: player.notation.as_deref().and_then(|tag| tag.parse().ok()),
            zone: player.zone,
            settings,
            role: player.role,
            status: player.status,
            address,
            reached,
            confirmed: verified().map(|address| address.address.clone()).collect(),
        })
    }
}
