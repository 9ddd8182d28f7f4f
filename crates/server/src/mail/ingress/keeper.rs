//! Mail to `postmaster@` and `abuse@`: passed on to the admins, as every domain owes it to the others (RFC 5321, 4.5.1).

use frcec_store::inbox;

use super::{DAY_MS, Ingress};
use crate::door::{Answer, Command, SubmitError};
use crate::mail::read::Mail;

/// So many such mails a day are passed on; the rest is only kept, so that nobody floods an admin through us.
const A_DAY: u32 = 20;

/// Characters of a text that are passed on.
const LONGEST: usize = 4_000;

impl Ingress {
    /// What becomes of such a mail.
    pub(super) async fn to_the_keeper(
        &self,
        mail: Option<&Mail>,
        to: &str,
        now: i64,
    ) -> Result<Command, SubmitError> {
        let Some(mail) = mail else { return Ok(Command::Keep) };
        let mut tx = self.door.db().read().await?;
        let passed = inbox::of_disposition(&mut tx, inbox::FOR_KEEPER, now - DAY_MS, A_DAY).await?;
        drop(tx);
        if passed.len() >= A_DAY as usize {
            tracing::warn!(to, "too many mails for the admins within a day: kept and not passed on");
            return Ok(Command::Keep);
        }
        let lines = mail.plain.as_ref().or(mail.html.as_ref());
        let text: Vec<&str> =
            lines.iter().flat_map(|lines| lines.iter().map(|line| line.text.as_str())).collect();
        Ok(Command::Answer(Answer::Keepers {
            from: mail.sender.address().unwrap_or_default().to_owned(),
            to: to.trim_matches(['<', '>']).to_lowercase(),
            about: mail.subject.chars().take(200).collect(),
            text: text.join("\n").trim().chars().take(LONGEST).collect(),
        }))
    }
}
