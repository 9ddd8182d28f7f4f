//! Members, as the club's keeper enters them.
use frcec_store::{
    StoreError,
    players::{self, NewPlayer, Role},
};

use super::{Door, Invalid, Receipt, Submission, SubmitError, commit::Undone};
use crate::settings::Settings;

/// A member to be entered, with an address that counts as verified.
#[derive(Clone, Debug)]
pub struct AddMember {
    /// The address.
    pub address: String,
    /// The name; the address's local part if `None`.
    pub name: Option<String>,
    /// The handle; made from the name if `None`.
    pub handle: Option<String>,
    /// What the member may do.
    pub role: Role,
    /// IANA name of the zone.
    pub zone: String,
    /// BCP 47 tag of the language.
    pub lang: String,
    /// ISO 3166 code of the country.
    pub country: Option<String>,
}

impl Door {
    pub(super) async fn submit_member(
        &self,
        submission: &Submission,
        add: &AddMember,
    ) -> Result<Receipt, SubmitError> {
        let address = add.address.trim().to_owned();
        if address.parse::<lettre::Address>().is_err() {
            return Err(SubmitError::Invalid(Invalid::Address(address)));
        }
        let local = address.split('@').next().unwrap_or_default();
        let name = add.name.clone().unwrap_or_else(|| local.to_owned());
        let name = name.trim().to_owned();
        if name.is_empty() || name.chars().count() > 80 || name.chars().any(char::is_control) {
            return Err(SubmitError::Invalid(Invalid::Name));
        }
        let handle = match &add.handle {
            Some(handle) => handle.trim().to_owned(),
            None => self.free_handle(&handle_from(local)).await?,
        };
        if !is_handle(&handle) {
            return Err(SubmitError::Invalid(Invalid::Handle(handle)));
        }
        let new = NewPlayer {
            handle,
            name,
            country: add.country.clone(),
            lang: add.lang.clone(),
            notation: None,
            zone: add.zone.clone(),
            settings: Settings::default().to_text(),
            role: add.role,
        };
        let at = submission.at;
        let mut commit = self.commit_for(submission, Receipt::Kept, None);
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    let id = players::create(tx, &new, at).await?;
                    players::add_address(tx, id, &address, Some(at), at).await?;
                    let receipt = Receipt::Member { id };
                    if let Some((_, stored)) = &mut commit.origin {
                        *stored = receipt.clone();
                    }
                    commit.begin(tx).await?;
                    Ok::<_, Undone>(receipt)
                })
            })
            .await;
        written.map_err(|error| match error {
            frcec_store::WriteError::Refused(Undone::Store(StoreError::Taken { what, value })) => {
                SubmitError::Invalid(Invalid::Taken { what, value })
            }
            frcec_store::WriteError::Refused(undone) => self.undone(undone),
            frcec_store::WriteError::Store(error) => error.into(),
        })
    }

    /// `wanted`, or `wanted2`, `wanted3` … if it is in use.
    async fn free_handle(&self, wanted: &str) -> Result<String, SubmitError> {
        let mut tx = self.db().read().await?;
        let mut handle = wanted.to_owned();
        let mut number = 1;
        while players::by_handle(&mut tx, &handle).await?.is_some() {
            number += 1;
            handle = format!("{wanted}{number}");
        }
        Ok(handle)
    }
}

/// Whether a text can be a handle: it stands in addresses of pages.
pub fn is_handle(text: &str) -> bool {
    let length = text.len();
    (2..=30).contains(&length)
        && text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_'))
}

/// A handle made from an address's local part.
fn handle_from(local: &str) -> String {
    let letters: String =
        local.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' }).collect();
    let trimmed =
        letters.trim_matches(|c: char| !c.is_ascii_alphabetic()).chars().take(26).collect::<String>();
    if is_handle(&trimmed) { trimmed } else { "member".to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn handles_fit_into_addresses_of_pages() {
        for good in ["anna", "Jo", "max-2", "a_b"] {
            assert!(is_handle(good), "{good}");
        }
        for bad in ["", "a", "2max", "an na", "änne", "a/b", &"x".repeat(31)] {
            assert!(!is_handle(bad), "{bad}");
        }
        assert_eq!(handle_from("anna.alder"), "anna-alder");
        assert_eq!(handle_from("007"), "member");
    }
}
